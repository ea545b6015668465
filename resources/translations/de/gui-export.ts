<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-export</name>
    <message>
        <source>&amp;All solutions found ({listed:,})</source>
        <translation>&amp;Alle gefundenen Lösungen ({listed:,})</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Durchsu&amp;chen…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export anyway</source>
        <translation>Trotzdem &amp;exportieren</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Druc&amp;ken…</translation>
    </message>
    <message>
        <source>A file for each piece, in a f&amp;older</source>
        <translation>Eine Datei &amp;je Teil, in einem Ordner</translation>
    </message>
    <message>
        <source>Add a file name to it.</source>
        <translation>Fügen Sie einen Dateinamen an.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Copied a link to {name} with this solution and its plan.</source>
        <translation>Link zu {name} mit dieser Lösung und ihrem Plan kopiert.</translation>
    </message>
    <message>
        <source>Copied a link to {name} with this solution.</source>
        <translation>Link zu {name} mit dieser Lösung kopiert.</translation>
    </message>
    <message>
        <source>Copied a link to {name} with {solutions}.</source>
        <translation>Link zu {name} mit {solutions} kopiert.</translation>
    </message>
    <message>
        <source>Copied a link to {name}, without a solution.</source>
        <translation>Link zu {name} ohne Lösung kopiert.</translation>
    </message>
    <message>
        <source>Copied {name} as text.</source>
        <translation>{name} wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Direction of the 3D &amp;view</source>
        <translation>&amp;Richtung der 3D-Ansicht</translation>
    </message>
    <message>
        <source>Drawing the pages</source>
        <translation>Die Seiten werden gezeichnet</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported {name}.</source>
        <translation>{name} wurde exportiert.</translation>
    </message>
    <message>
        <source>Exported {what} to {name}.</source>
        <translation>{what} wurde nach {name} exportiert.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>For&amp;mat:</translation>
    </message>
    <message>
        <source>Name a file first</source>
        <translation>Zuerst eine Datei angeben</translation>
    </message>
    <message>
        <source>No solutions are listed</source>
        <translation>Keine Lösungen sind aufgelistet</translation>
    </message>
    <message>
        <source>Nothing was copied: {error}.</source>
        <translation>Es wurde nichts kopiert: {error}.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Preparing the preview: {share}</source>
        <translation>Vorschau wird vorbereitet: {share}</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview the pages and print them</source>
        <translation>Die Seiten zeigen, wie sie gedruckt werden, und drucken</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Select solutions first</source>
        <translation>Zuerst Lösungen auswählen</translation>
    </message>
    <message>
        <source>Show the next page</source>
        <translation>Nächste Seite zeigen</translation>
    </message>
    <message>
        <source>Show the previous page</source>
        <translation>Vorige Seite zeigen</translation>
    </message>
    <message>
        <source>The &amp;listed solutions ({listed:,} of {found:,})</source>
        <translation>Die aufge&amp;listeten Lösungen ({listed:,} von {found:,})</translation>
    </message>
    <message>
        <source>The &amp;selected solution (0)</source>
        <translation>Die au&amp;sgewählte Lösung (0)</translation>
    </message>
    <message numerus="yes">
        <source>The &amp;selected solutions ({n:,})</source>
        <translation>
            <numerusform>Die au&amp;sgewählte Lösung ({n:,})</numerusform>
            <numerusform>Die au&amp;sgewählten Lösungen ({n:,})</numerusform>
        </translation>
    </message>
    <message>
        <source>The &amp;whole project ({problems})</source>
        <translation>Das &amp;ganze Projekt ({problems})</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The figure is empty, so nothing was copied.</source>
        <translation>Die Figur ist leer, es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>The file has one problem</source>
        <translation>Die Datei hat ein Problem</translation>
    </message>
    <message>
        <source>The p&amp;roblem “{name}”</source>
        <translation>Das Pro&amp;blem „{name}“</translation>
    </message>
    <message>
        <source>The preview shows no page</source>
        <translation>Die Vorschau zeigt keine Seite</translation>
    </message>
    <message>
        <source>The w&amp;hole file ({problems})</source>
        <translation>Die &amp;ganze Datei ({problems})</translation>
    </message>
    <message>
        <source>This format is a text and has no preview.</source>
        <translation>Dieses Format ist ein Text und hat keine Vorschau.</translation>
    </message>
    <message>
        <source>Use Save to write it, or choose another name for the export.</source>
        <translation>Zum Schreiben „Speichern“ verwenden oder einen anderen Namen für den Export wählen.</translation>
    </message>
    <message>
        <source>Use the current direction of the 3D view</source>
        <translation>Die Richtung verwenden, aus der die 3D-Ansicht gerade blickt</translation>
    </message>
    <message>
        <source>What do you want to export?</source>
        <translation>Was soll exportiert werden?</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>{name} wird geschrieben</translation>
    </message>
    <message>
        <source>the layers of {name}</source>
        <translation>die Ebenen von {name}</translation>
    </message>
    <message>
        <source>the preview</source>
        <translation>die Vorschau</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>das Projekt</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} Problem</numerusform>
            <numerusform>{n:,} Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was not exported.</source>
        <translation>{name} wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>{name} was not printed.</source>
        <translation>{name} wurde nicht gedruckt.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>„{name}“ ist ein Ordner.</translation>
    </message>
    <message>
        <source>“{name}” is the open file.</source>
        <translation>„{name}“ ist die geöffnete Datei.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-export</name>
    <message>
        <source>&amp;Direction of the 3D view</source>
        <translation>&amp;Richtung der 3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>A file for &amp;each piece, in a folder</source>
        <translation>&amp;Eine Datei je Teil, in einem Ordner</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Copied {name} as a picture and as text.</source>
        <translation>{name} wurde als Bild und als Text kopiert.</translation>
    </message>
    <message>
        <source>Copied {name} as text.</source>
        <translation>{name} wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Exported {name}.</source>
        <translation>{name} wurde exportiert.</translation>
    </message>
    <message>
        <source>Making the preview: {share:.0%}</source>
        <translation>Vorschau wird erstellt: {share:.0%}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Show the next page</source>
        <translation>Nächste Seite zeigen</translation>
    </message>
    <message>
        <source>Show the pages as they will be printed, and print them</source>
        <translation>Die Seiten zeigen, wie sie gedruckt werden, und drucken</translation>
    </message>
    <message>
        <source>Show the previous page</source>
        <translation>Vorige Seite zeigen</translation>
    </message>
    <message>
        <source>The figure is empty, so nothing was copied.</source>
        <translation>Die Figur ist leer, es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>This format is a text and has no preview.</source>
        <translation>Dieses Format ist ein Text und hat keine Vorschau.</translation>
    </message>
    <message>
        <source>Use the direction from which the 3D view looks now</source>
        <translation>Die Richtung verwenden, aus der die 3D-Ansicht gerade blickt</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} Figur</numerusform>
            <numerusform>{n:,} Figuren</numerusform>
        </translation>
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
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
</context>
</TS>

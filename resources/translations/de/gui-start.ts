<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-start</name>
    <message>
        <source>&amp;Discard this search</source>
        <translation>Diese Suche &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>A burr from numbers</source>
        <translation>Ein Burr aus Nummern</translation>
    </message>
    <message>
        <source>A figure to fill</source>
        <translation>Eine Figur zum Füllen</translation>
    </message>
    <message>
        <source>A workbench for packing puzzles</source>
        <translation>Eine Werkbank für Packpuzzles</translation>
    </message>
    <message>
        <source>All recent files…</source>
        <translation>Alle letzten Dateien…</translation>
    </message>
    <message>
        <source>Continue: {percent:.1f}% searched</source>
        <translation>Fortsetzen: {percent:.1f} % durchsucht</translation>
    </message>
    <message>
        <source>Draw a figure, and find every way to fill it with pieces</source>
        <translation>Eine Figur zeichnen und alle Wege finden, sie mit Teilen zu füllen</translation>
    </message>
    <message>
        <source>Draw the pieces that you have, and see which shapes they build</source>
        <translation>Die Teile zeichnen, die Sie haben, und sehen, welche Formen sie bilden</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>Leeres Gitter</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Figuren der Bibliothek</translation>
    </message>
    <message>
        <source>Figures, projects, and BurrTools files (.xmpuzzle)</source>
        <translation>Figuren, Projekte und BurrTools-Dateien (.xmpuzzle)</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here.</source>
        <translation>Dateien, die Sie öffnen oder speichern, stehen hier.</translation>
    </message>
    <message>
        <source>Interrupted search</source>
        <translation>Unterbrochene Suche</translation>
    </message>
    <message>
        <source>Leave this page; File &gt; Start page shows it again</source>
        <translation>Diese Seite verlassen; Datei &gt; Startseite zeigt sie wieder</translation>
    </message>
    <message>
        <source>My own pieces</source>
        <translation>Meine eigenen Teile</translation>
    </message>
    <message>
        <source>No figure matches “{text}”. Try a name, a file such as burrs, pieces such as pentominoes, or a number of cubelets.</source>
        <translation>Keine Figur passt zu „{text}“. Versuchen Sie einen Namen, eine Datei wie burrs, Teile wie pentominoes oder eine Anzahl von Würfelchen.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Search by name, file, pieces or numbers</source>
        <translation>Nach Name, Datei, Teilen oder Zahlen suchen</translation>
    </message>
    <message>
        <source>Search by name, file, pieces, cubelets or solutions</source>
        <translation>Nach Name, Datei, Teilen, Würfelchen oder Lösungen suchen</translation>
    </message>
    <message>
        <source>Show the recent files with a picture of each</source>
        <translation>Die zuletzt benutzten Dateien mit je einem Bild zeigen</translation>
    </message>
    <message>
        <source>Skip (Esc)</source>
        <translation>Überspringen (Esc)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Start with an empty figure: {grid}</source>
        <translation>Mit einer leeren Figur beginnen: {grid}</translation>
    </message>
    <message>
        <source>Type the numbers of six sticks, and take their burr apart</source>
        <translation>Die Nummern von sechs Stäben eingeben und den Burr zerlegen</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>its disk or network does not answer</source>
        <translation>Laufwerk oder Netzwerk antwortet nicht</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} Figur</numerusform>
            <numerusform>{n:,} Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown:,} of {figures}</source>
        <translation>{shown:,} von {figures}</translation>
    </message>
</context>
</TS>

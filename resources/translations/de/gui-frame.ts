<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-frame</name>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All puzzle files (*.cubewright *.fig *.txt *.xmpuzzle *.toml *.scad *.search *.search.gz)</source>
        <translation>Alle Puzzledateien (*.cubewright *.fig *.txt *.xmpuzzle *.toml *.scad *.search *.search.gz)</translation>
    </message>
    <message>
        <source>Arrangement of the window</source>
        <translation>Anordnung des Fensters</translation>
    </message>
    <message>
        <source>BurrTools files (*.xmpuzzle)</source>
        <translation>BurrTools-Dateien (*.xmpuzzle)</translation>
    </message>
    <message>
        <source>Choose the pieces that fill the figure</source>
        <translation>Die Teile wählen, die die Figur füllen</translation>
    </message>
    <message>
        <source>Choose which solutions count as one in the next search</source>
        <translation>Wählen, welche Lösungen bei der nächsten Suche als eine zählen</translation>
    </message>
    <message>
        <source>Choose “{name}” first</source>
        <translation>Wählen Sie zuerst „{name}“</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Fortsetze&amp;n</translation>
    </message>
    <message>
        <source>Count as</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>Cubewright projects (*.cubewright)</source>
        <translation>Cubewright-Projekte (*.cubewright)</translation>
    </message>
    <message>
        <source>Effect of the command</source>
        <translation>Wirkung des Befehls</translation>
    </message>
    <message>
        <source>Figures (*.fig *.txt)</source>
        <translation>Figuren (*.fig *.txt)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Fraction of the search that is done</source>
        <translation>Anteil der Suche, der erledigt ist</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Key for the same command</source>
        <translation>Taste für denselben Befehl</translation>
    </message>
    <message>
        <source>Menu or panel with the same command</source>
        <translation>Menü oder Bereich mit demselben Befehl</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>Nichts gefunden. Weniger Wörter versuchen.</translation>
    </message>
    <message>
        <source>Number of solutions found so far, as chosen under “Count as”</source>
        <translation>Anzahl der bisher gefundenen Lösungen in der gewählten Zählweise</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Piece sets (*.toml *.scad)</source>
        <translation>Teilesätze (*.toml *.scad)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Saved searches (*.search *.search.gz)</source>
        <translation>Gespeicherte Suchen (*.search *.search.gz)</translation>
    </message>
    <message>
        <source>Show the items that do not fit in the toolbar</source>
        <translation>Zeigen, was nicht in die Werkzeugleiste passt</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Type words of a command, figure, piece set or setting</source>
        <translation>Wörter eines Befehls, einer Figur, eines Teilesatzes oder einer Einstellung eingeben</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <comment>option</comment>
        <translation>ohne</translation>
    </message>
    <message>
        <source>only those that come apart</source>
        <translation>nur zerlegbare</translation>
    </message>
    <message>
        <source>{help} ({minimum:,g} to {maximum:,g})</source>
        <translation>{help} ({minimum:,g} bis {maximum:,g})</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} found</source>
        <translation>
            <numerusform>{n:,} gefunden</numerusform>
            <numerusform>{n:,} gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>„{name}“ existiert bereits.</translation>
    </message>
</context>
</TS>

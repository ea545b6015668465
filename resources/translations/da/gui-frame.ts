<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-frame</name>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstat</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Begynd</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>All puzzle files (*.cubewright *.fig *.txt *.xmpuzzle *.toml *.scad *.search *.search.gz)</source>
        <translation>Alle puslespilsfiler (*.cubewright *.fig *.txt *.xmpuzzle *.toml *.scad *.search *.search.gz)</translation>
    </message>
    <message>
        <source>Arrangement of the window</source>
        <translation>Vinduets indretning</translation>
    </message>
    <message>
        <source>BurrTools files (*.xmpuzzle)</source>
        <translation>BurrTools-filer (*.xmpuzzle)</translation>
    </message>
    <message>
        <source>Choose the pieces that fill the figure</source>
        <translation>Vælg de brikker, der udfylder figuren</translation>
    </message>
    <message>
        <source>Choose which solutions count as one in the next search</source>
        <translation>Vælg, hvilke løsninger der tæller som én i næste søgning</translation>
    </message>
    <message>
        <source>Choose “{name}” first</source>
        <translation>Vælg først “{name}”</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandoer</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Forts&amp;æt</translation>
    </message>
    <message>
        <source>Count as</source>
        <translation>Tællemåde</translation>
    </message>
    <message>
        <source>Cubewright projects (*.cubewright)</source>
        <translation>Cubewright-projekter (*.cubewright)</translation>
    </message>
    <message>
        <source>Effect of the command</source>
        <translation>Kommandoens virkning</translation>
    </message>
    <message>
        <source>Figures (*.fig *.txt)</source>
        <translation>Figurer (*.fig *.txt)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Find kommando</translation>
    </message>
    <message>
        <source>Fraction of the search that is done</source>
        <translation>Den del af søgningen, der er udført</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tast</translation>
    </message>
    <message>
        <source>Key for the same command</source>
        <translation>Tast til den samme kommando</translation>
    </message>
    <message>
        <source>Menu or panel with the same command</source>
        <translation>Menu eller panel med den samme kommando</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>Intet fundet. Prøv færre ord.</translation>
    </message>
    <message>
        <source>Number of solutions found so far, as chosen under “Count as”</source>
        <translation>Antal løsninger fundet indtil nu, talt på den valgte måde</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Piece sets (*.toml *.scad)</source>
        <translation>Briksæt (*.toml *.scad)</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Søgningens fremskridt</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>Saved searches (*.search *.search.gz)</source>
        <translation>Gemte søgninger (*.search *.search.gz)</translation>
    </message>
    <message>
        <source>Show the items that do not fit in the toolbar</source>
        <translation>Vis det, der ikke er plads til på værktøjslinjen</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabeller (*.csv);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Værktøjer</translation>
    </message>
    <message>
        <source>Type words of a command, figure, piece set or setting</source>
        <translation>Skriv ord fra en kommando, figur, et briksæt eller en indstilling</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hvor</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <comment>option</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>only those that come apart</source>
        <translation>kun dem, der kan skilles ad</translation>
    </message>
    <message>
        <source>{help} ({minimum:,g} to {maximum:,g})</source>
        <translation>{help} ({minimum:,g} til {maximum:,g})</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} found</source>
        <translation>
            <numerusform>{n:,} fundet</numerusform>
            <numerusform>{n:,} fundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
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
        <translation>”{name}” findes allerede.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-start</name>
    <message>
        <source>&amp;Discard this search</source>
        <translation>&amp;Kassér denne søgning</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>Fje&amp;rn fra listen</translation>
    </message>
    <message>
        <source>A burr from numbers</source>
        <translation>En burr ud fra numre</translation>
    </message>
    <message>
        <source>A figure to fill</source>
        <translation>En figur at fylde</translation>
    </message>
    <message>
        <source>A workbench for packing puzzles</source>
        <translation>En arbejdsbænk til pakkepuslespil</translation>
    </message>
    <message>
        <source>All recent files…</source>
        <translation>Alle seneste filer…</translation>
    </message>
    <message>
        <source>Continue: {percent:.1f}% searched</source>
        <translation>Fortsæt: {percent:.1f} % gennemsøgt</translation>
    </message>
    <message>
        <source>Draw a figure, and find every way to fill it with pieces</source>
        <translation>Tegn en figur, og find alle måder at fylde den med brikker på</translation>
    </message>
    <message>
        <source>Draw the pieces that you have, and see which shapes they build</source>
        <translation>Tegn de brikker, du har, og se, hvilke former de danner</translation>
    </message>
    <message>
        <source>Empty grid</source>
        <translation>Tomt gitter</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurer</translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Bibliotekets figurer</translation>
    </message>
    <message>
        <source>Figures, projects, and BurrTools files (.xmpuzzle)</source>
        <translation>Figurer, projekter og BurrTools-filer (.xmpuzzle)</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here.</source>
        <translation>Filer, som du åbner eller gemmer, står her.</translation>
    </message>
    <message>
        <source>Interrupted search</source>
        <translation>Afbrudt søgning</translation>
    </message>
    <message>
        <source>Leave this page; File &gt; Start page shows it again</source>
        <translation>Forlad denne side; Fil &gt; Startside viser den igen</translation>
    </message>
    <message>
        <source>My own pieces</source>
        <translation>Mine egne brikker</translation>
    </message>
    <message>
        <source>No figure matches “{text}”. Try a name, a file such as burrs, pieces such as pentominoes, or a number of cubelets.</source>
        <translation>Ingen figur passer til “{text}”. Prøv et navn, en fil som burrs, brikker som pentominoes eller et antal småterninger.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Åbn en fil</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Seneste</translation>
    </message>
    <message>
        <source>Search by name, file, pieces or numbers</source>
        <translation>Søg efter navn, fil, brikker eller tal</translation>
    </message>
    <message>
        <source>Search by name, file, pieces, cubelets or solutions</source>
        <translation>Søg efter navn, fil, brikker, småterninger eller løsninger</translation>
    </message>
    <message>
        <source>Show the recent files with a picture of each</source>
        <translation>Vis de seneste filer med et billede af hver</translation>
    </message>
    <message>
        <source>Skip (Esc)</source>
        <translation>Spring over (Esc)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startside</translation>
    </message>
    <message>
        <source>Start with an empty figure: {grid}</source>
        <translation>Begynd med en tom figur: {grid}</translation>
    </message>
    <message>
        <source>Type the numbers of six sticks, and take their burr apart</source>
        <translation>Skriv numrene på seks stave, og skil deres burr ad</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unavngivet</translation>
    </message>
    <message>
        <source>its disk or network does not answer</source>
        <translation>drevet eller netværket svarer ikke</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mangler</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown:,} of {figures}</source>
        <translation>{shown:,} af {figures}</translation>
    </message>
</context>
</TS>

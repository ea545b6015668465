<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-shell</name>
    <message>
        <source> and </source>
        <translation> og </translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farver</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Copy {noun}</source>
        <translation>&amp;Kopiér {noun}</translation>
    </message>
    <message>
        <source>&amp;Count solutions</source>
        <translation>&amp;Tæl løsninger</translation>
    </message>
    <message>
        <source>&amp;Piece colours</source>
        <translation>&amp;Brikfarver</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Brikker</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Gentag: {change}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Fortryd: {change}</translation>
    </message>
    <message>
        <source>Before the first change</source>
        <translation>Før den første ændring</translation>
    </message>
    <message>
        <source>Changes, the first at the top</source>
        <translation>Ændringer, den første øverst</translation>
    </message>
    <message>
        <source>Close note</source>
        <translation>Luk besked</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Luk denne besked</translation>
    </message>
    <message>
        <source>Colours of pieces</source>
        <translation>Brikkernes farver</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Vinduets farver</translation>
    </message>
    <message>
        <source>Copied {title}.</source>
        <translation>Kopierede {title}.</translation>
    </message>
    <message>
        <source>Counting, starting with the next search</source>
        <translation>Tællemåde fra næste søgning</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;lip</translation>
    </message>
    <message>
        <source>Cu&amp;t {noun}</source>
        <translation>K&amp;lip {noun}</translation>
    </message>
    <message>
        <source>Cubewright cannot be started.</source>
        <translation>Cubewright kan ikke startes.</translation>
    </message>
    <message>
        <source>Cut {title}.</source>
        <translation>Klippede {title}.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Søgemetode</translation>
    </message>
    <message>
        <source>Figure in this file</source>
        <translation>Figur i denne fil</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Filer, der ikke kunne læses</translation>
    </message>
    <message>
        <source>Go to this figure</source>
        <translation>Gå til denne figur</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Seneste meddelelse</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>New &amp;figure of</source>
        <translation>Ny &amp;figur af</translation>
    </message>
    <message>
        <source>New from a &amp;puzzle</source>
        <translation>Ny fra et &amp;puslespil</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Intet at gentage</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Intet at fortryde</translation>
    </message>
    <message>
        <source>Number of processors, starting with the next search</source>
        <translation>Antal processorer fra næste søgning</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Åbn &amp;seneste</translation>
    </message>
    <message>
        <source>Open a &amp;collection</source>
        <translation>Åbn en sa&amp;mling</translation>
    </message>
    <message>
        <source>Parts of the window</source>
        <translation>Dele af vinduet</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Processorer</translation>
    </message>
    <message>
        <source>Save your work before you quit?</source>
        <translation>Gem arbejdet, før programmet afsluttes?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søgning</translation>
    </message>
    <message>
        <source>Select a change to go back to it. The icon marks the saved state.</source>
        <translation>Vælg en ændring for at gå tilbage til den. Ikonet markerer den gemte tilstand.</translation>
    </message>
    <message>
        <source>Show or fold the list of solutions (Ctrl+Shift+2)</source>
        <translation>Vis eller fold listen over løsninger (Ctrl+Skift+2)</translation>
    </message>
    <message>
        <source>Show or fold the stages of the search (Ctrl+T)</source>
        <translation>Vis eller fold søgningens trin (Ctrl+T)</translation>
    </message>
    <message>
        <source>Show this panel</source>
        <translation>Vis dette panel</translation>
    </message>
    <message>
        <source>Show {title}: {summary}</source>
        <translation>Vis {title}: {summary}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Løsninger</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Løs</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is saved, and you can continue.</source>
        <translation>Noget gik galt. Arbejdet er gemt, og du kan fortsætte.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Undersøg</translation>
    </message>
    <message>
        <source>The clipboard has no figure. Copy a figure, a piece, or the text of one.</source>
        <translation>Udklipsholderen har ingen figur. Kopiér en figur, en brik eller teksten til en.</translation>
    </message>
    <message>
        <source>The {noun} is empty, so nothing was copied.</source>
        <translation>Intet blev kopieret, for det valgte er tomt: {noun}.</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Fortrydelseshistorik</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Uventet fejl</translation>
    </message>
    <message>
        <source>Use the pieces of</source>
        <translation>Brug brikkerne fra</translation>
    </message>
    <message>
        <source>{error}

Details were written to
{path}</source>
        <translation>{error}

Detaljer er skrevet til
{path}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} more files could not be read.</source>
        <translation>
            <numerusform>{n:,} fil mere kunne ikke læses.</numerusform>
            <numerusform>{n:,} filer mere kunne ikke læses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} were not opened, because your earlier work was recovered.</source>
        <translation>
            <numerusform>{names} blev ikke åbnet, fordi tidligere arbejde blev gendannet.</numerusform>
            <numerusform>{names} blev ikke åbnet, fordi tidligere arbejde blev gendannet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (read-only)</source>
        <translation>{title} (skrivebeskyttet)</translation>
    </message>
</context>
</TS>

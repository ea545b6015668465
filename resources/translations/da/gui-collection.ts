<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-collection</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Lent to:</source>
        <translation>Ud&amp;lånt til:</translation>
    </message>
    <message>
        <source>&amp;Save again</source>
        <translation>Gem &amp;igen</translation>
    </message>
    <message>
        <source>&amp;Year:</source>
        <translation>&amp;År:</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 løsning</translation>
    </message>
    <message>
        <source>A computation is running: stop it first (Esc)</source>
        <translation>En beregning kører: stop den først (Esc)</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Tilfø&amp;j filer…</translation>
    </message>
    <message>
        <source>Add a folder to the collection</source>
        <translation>Tilføj en mappe til samlingen</translation>
    </message>
    <message>
        <source>Add a photo or another file to this puzzle</source>
        <translation>Tilføj et foto eller en anden fil til dette puslespil</translation>
    </message>
    <message>
        <source>Add a puzzle</source>
        <translation>Tilføj et puslespil</translation>
    </message>
    <message>
        <source>Add a puzzle without a file</source>
        <translation>Tilføj et puslespil uden fil</translation>
    </message>
    <message>
        <source>Add folde&amp;r…</source>
        <translation>Tilføj m&amp;appe…</translation>
    </message>
    <message>
        <source>Add open &amp;puzzle</source>
        <translation>Tilføj å&amp;bent puslespil</translation>
    </message>
    <message>
        <source>Add photos or files to the puzzle</source>
        <translation>Tilføj fotos eller filer til puslespillet</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>Tilføj puslespil</translation>
    </message>
    <message>
        <source>Add puzzles to the collection</source>
        <translation>Tilføj puslespil til samlingen</translation>
    </message>
    <message>
        <source>Add the puzzle in the main window to the collection</source>
        <translation>Tilføj puslespillet i hovedvinduet til samlingen</translation>
    </message>
    <message>
        <source>Add the puzzles in a folder and its subfolders</source>
        <translation>Tilføj puslespillene i en mappe og dens undermapper</translation>
    </message>
    <message>
        <source>Add the puzzles in files</source>
        <translation>Tilføj puslespillene i filer</translation>
    </message>
    <message>
        <source>Added {puzzles}.</source>
        <translation>Tilføjede {puzzles}.</translation>
    </message>
    <message>
        <source>Adding puzzles…</source>
        <translation>Tilføjer puslespil…</translation>
    </message>
    <message>
        <source>Atta&amp;ch…</source>
        <translation>Ved&amp;hæft…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annullér</translation>
    </message>
    <message>
        <source>Catalogue numbers</source>
        <translation>Katalognumre</translation>
    </message>
    <message>
        <source>Change “{name}”</source>
        <translation>Ændr “{name}”</translation>
    </message>
    <message>
        <source>Completed {puzzles} with a file.</source>
        <translation>Supplerede {puzzles} med en fil.</translation>
    </message>
    <message>
        <source>Compute missing</source>
        <translation>Beregn manglende</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Continue with the next puzzle after this time; 0 means no limit</source>
        <translation>Fortsæt med det næste puslespil efter denne tid; 0 betyder ingen grænse</translation>
    </message>
    <message>
        <source>Descen&amp;ding</source>
        <translation>Fal&amp;dende</translation>
    </message>
    <message>
        <source>Desi&amp;gner:</source>
        <translation>Designe&amp;r:</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Designer</translation>
    </message>
    <message>
        <source>Detac&amp;h</source>
        <translation>&amp;Fjern</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;ksportér…</translation>
    </message>
    <message>
        <source>Everything, with files (*.json)</source>
        <translation>Alt, med filer (*.json)</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Eksportér samlingen</translation>
    </message>
    <message>
        <source>Exported collections (*.csv *.json)</source>
        <translation>Eksporterede samlinger (*.csv *.json)</translation>
    </message>
    <message>
        <source>Exported {puzzles} to {name}.</source>
        <translation>Eksporterede {puzzles} til {name}.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Eksporterer…</translation>
    </message>
    <message>
        <source>Files are still being added or exported. Cancel it or wait.</source>
        <translation>Filer tilføjes eller eksporteres stadig. Annuller det eller vent.</translation>
    </message>
    <message>
        <source>Find the missing numbers of solutions and levels of the selected puzzles, or of all (F5)</source>
        <translation>Find manglende antal løsninger og niveauer for de valgte puslespil eller for alle (F5)</translation>
    </message>
    <message>
        <source>Fraction of the import or export that is done</source>
        <translation>Andel af importen eller eksporten, der er færdig</translation>
    </message>
    <message>
        <source>Fraction of the puzzles that is computed</source>
        <translation>Andel af puslespillene, der er beregnet</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Udlånt til</translation>
    </message>
    <message>
        <source>Ma&amp;ker:</source>
        <translation>Prod&amp;ucent:</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Producent</translation>
    </message>
    <message>
        <source>My collection</source>
        <translation>Min samling</translation>
    </message>
    <message>
        <source>My collection — Cubewright</source>
        <translation>Min samling — Cubewright</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>N&amp;oter:</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>N&amp;umre:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Navn:</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name, designer, maker, number or note</source>
        <translation>Navn, designer, producent, nummer eller note</translation>
    </message>
    <message>
        <source>New pu&amp;zzle</source>
        <translation>Nyt &amp;puslespil</translation>
    </message>
    <message>
        <source>No computation is running</source>
        <translation>Der kører ingen beregning</translation>
    </message>
    <message>
        <source>No puzzle matches.
Change the search or the kind of puzzles.</source>
        <translation>Intet puslespil passer.
Skift søgningen eller slagsen af puslespil.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Nothing is missing, as far as this time limit allows. Give a longer one.</source>
        <translation>Der mangler intet, så vidt denne tidsgrænse rækker. Angiv en længere.</translation>
    </message>
    <message>
        <source>O&amp;wned</source>
        <translation>&amp;Ejet</translation>
    </message>
    <message>
        <source>One number for each line, with its catalogue: PWBP: 12</source>
        <translation>Ét nummer på hver linje, med sit katalog: PWBP: 12</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>Åbn i editoren</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the main window (Enter)</source>
        <translation>Åbn det valgte puslespil i hovedvinduet (Enter)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause or resume the computation (F6)</source>
        <translation>Sæt beregningen på pause, eller fortsæt den (F6)</translation>
    </message>
    <message>
        <source>Photo of the puzzle</source>
        <translation>Foto af puslespillet</translation>
    </message>
    <message>
        <source>Photos and files</source>
        <translation>Fotos og filer</translation>
    </message>
    <message>
        <source>Prin&amp;ted</source>
        <translation>Udskre&amp;vet</translation>
    </message>
    <message>
        <source>Printed catalogue (*.pdf)</source>
        <translation>Trykt katalog (*.pdf)</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puslespil</translation>
    </message>
    <message>
        <source>Puzzles (*.xmpuzzle *.fig *.cubewright)</source>
        <translation>Puslespil (*.xmpuzzle *.fig *.cubewright)</translation>
    </message>
    <message>
        <source>Puzzles of the collection</source>
        <translation>Samlingens puslespil</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Gentag ændringen, der blev fortrudt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove puzzles</source>
        <translation>Fjern puslespil</translation>
    </message>
    <message>
        <source>Remove the selected file from this puzzle</source>
        <translation>Fjern den valgte fil fra dette puslespil</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the collection (Delete)</source>
        <translation>Fjern de valgte puslespil fra samlingen (Delete)</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>&amp;Gem som…</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Gem filen</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>Gemte {name}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gemt.</translation>
    </message>
    <message>
        <source>Search by name, designer, maker, number or note</source>
        <translation>Søg efter navn, designer, producent, nummer eller note</translation>
    </message>
    <message>
        <source>Select a file in the list first</source>
        <translation>Vælg først en fil på listen</translation>
    </message>
    <message>
        <source>Select a puzzle first</source>
        <translation>Vælg et puslespil først</translation>
    </message>
    <message>
        <source>Select one puzzle first, to which the file belongs.</source>
        <translation>Vælg først det puslespil, som filen hører til.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Show statistics of the puzzles in the list</source>
        <translation>Vis statistik over puslespillene på listen</translation>
    </message>
    <message>
        <source>Sol&amp;ved</source>
        <translation>Løs&amp;t</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortér efter</translation>
    </message>
    <message>
        <source>Spreadsheet, without files (*.csv)</source>
        <translation>Regneark, uden filer (*.csv)</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop adding or exporting; puzzles already added stay (Esc)</source>
        <translation>Stop tilføjelse eller eksport; puslespil, der er tilføjet, bliver (Esc)</translation>
    </message>
    <message>
        <source>Stop the computation, and keep the results so far (Esc)</source>
        <translation>Stop beregningen, og behold resultaterne indtil nu (Esc)</translation>
    </message>
    <message>
        <source>The collection is empty</source>
        <translation>Samlingen er tom</translation>
    </message>
    <message>
        <source>The collection is empty.

Add files or a folder of puzzles, drop them here, or add the open puzzle.</source>
        <translation>Samlingen er tom.

Tilføj filer eller en mappe med puslespil, slip dem her, eller tilføj det åbne puslespil.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Eksporten blev stoppet. Intet blev skrevet.</translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation>Listen er tom</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Der er intet at gentage</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Der er intet at fortryde</translation>
    </message>
    <message>
        <source>They are shown already</source>
        <translation>Den vises allerede</translation>
    </message>
    <message>
        <source>This file contains the puzzle</source>
        <translation>Denne fil indeholder puslespillet</translation>
    </message>
    <message>
        <source>This puzzle has no file to open</source>
        <translation>Dette puslespil har ingen fil at åbne</translation>
    </message>
    <message>
        <source>This puzzle has no file to open.</source>
        <translation>Dette puslespil har ingen fil at åbne.</translation>
    </message>
    <message>
        <source>Time limit for each puzzle, in seconds</source>
        <translation>Tidsgrænse for hvert puslespil, i sekunder</translation>
    </message>
    <message>
        <source>Time limit:</source>
        <translation>Tidsgrænse:</translation>
    </message>
    <message>
        <source>Try again to save the last changes</source>
        <translation>Prøv igen at gemme de seneste ændringer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Undo the last change of the collection</source>
        <translation>Fortryd den seneste ændring af samlingen</translation>
    </message>
    <message>
        <source>Wa&amp;nted</source>
        <translation>&amp;Ønsket</translation>
    </message>
    <message>
        <source>Web page to publish (*.html)</source>
        <translation>Webside til offentliggørelse (*.html)</translation>
    </message>
    <message>
        <source>Write the puzzles that the list shows</source>
        <translation>Skriv de puslespil, som listen viser</translation>
    </message>
    <message>
        <source>Write the selected file to a folder</source>
        <translation>Skriv den valgte fil til en mappe</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>it has gone; connect its disk, or copy a backup to its place</source>
        <translation>den er der ikke længere; tilslut dens disk, eller kopiér en sikkerhedskopi til dens plads</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>niveau: {level}</translation>
    </message>
    <message>
        <source>my collection.csv</source>
        <translation>min samling.csv</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>order of adding</source>
        <translation>tilføjelsesrækkefølge</translation>
    </message>
    <message>
        <source>solutions: {number}</source>
        <translation>løsninger: {number}</translation>
    </message>
    <message>
        <source>time: {time}</source>
        <translation>tid: {time}</translation>
    </message>
    <message>
        <source>{error}.</source>
        <translation>{error}.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} puzzles</source>
        <translation>
            <numerusform>{n:,} puslespil</numerusform>
            <numerusform>{n:,} puslespil</numerusform>
        </translation>
    </message>
    <message>
        <source>{number:,} already in the collection, such as “{name}” as “{other}”.</source>
        <translation>{number:,} er allerede i samlingen, for eksempel “{name}” som “{other}”.</translation>
    </message>
    <message>
        <source>{number:,} not added: {problem}</source>
        <translation>{number:,} ikke tilføjet: {problem}</translation>
    </message>
    <message>
        <source>{number:,} of {total:,} drawn</source>
        <translation>{number:,} af {total:,} tegnet</translation>
    </message>
    <message>
        <source>{number:,} of {total:,}: {name}</source>
        <translation>{number:,} af {total:,}: {name}</translation>
    </message>
    <message>
        <source>{number} solutions</source>
        <translation>{number} løsninger</translation>
    </message>
    <message>
        <source>{shown:,} of {puzzles}</source>
        <translation>{shown:,} af {puzzles}</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-design</name>
    <message>
        <source>&amp;Add to the file</source>
        <translation>&amp;Tilføj til filen</translation>
    </message>
    <message>
        <source>&amp;Box:</source>
        <translation>&amp;Kasse:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Kopier:</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Kassér</translation>
    </message>
    <message>
        <source>&amp;Even sizes</source>
        <translation>&amp;Ens størrelser</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Find:</translation>
    </message>
    <message>
        <source>&amp;Holes at most:</source>
        <translation>&amp;Huller højst:</translation>
    </message>
    <message>
        <source>&amp;Keep colours together</source>
        <translation>&amp;Hold farver sammen</translation>
    </message>
    <message>
        <source>&amp;Level at least</source>
        <translation>&amp;Niveau mindst</translation>
    </message>
    <message>
        <source>&amp;Nothing falls out</source>
        <translation>&amp;Intet falder ud</translation>
    </message>
    <message>
        <source>&amp;Number of pieces:</source>
        <translation>A&amp;ntal brikker:</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>Åbn &amp;kørsel…</translation>
    </message>
    <message>
        <source>&amp;Pool:</source>
        <translation>&amp;Pulje:</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Genoptag</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>En kørsel er i gang</translation>
    </message>
    <message>
        <source>A s&amp;ymmetrical solution</source>
        <translation>En s&amp;ymmetrisk løsning</translation>
    </message>
    <message>
        <source>A search is running</source>
        <translation>En søgning kører</translation>
    </message>
    <message>
        <source>A&amp;dd to the file</source>
        <translation>&amp;Føj til filen</translation>
    </message>
    <message>
        <source>Add the selected burrs to the open file, with their pieces (Enter)</source>
        <translation>Føj de valgte burr med deres brikker til den åbne fil (Enter)</translation>
    </message>
    <message>
        <source>Add the selected cut to the open file, with its solution and plan (Enter)</source>
        <translation>Tilføj det valgte snit med løsning og plan til den åbne fil (Enter)</translation>
    </message>
    <message>
        <source>Add the selected puzzles to the open file, with their pieces (Enter)</source>
        <translation>Føj de valgte puslespil med deres brikker til den åbne fil (Enter)</translation>
    </message>
    <message>
        <source>Added {burrs} to the file.</source>
        <translation>Føjede {burrs} til filen.</translation>
    </message>
    <message>
        <source>Added {puzzles} to the file.</source>
        <translation>{puzzles} føjet til filen.</translation>
    </message>
    <message>
        <source>Added “{name}” to the file.</source>
        <translation>”{name}” er tilføjet til filen.</translation>
    </message>
    <message>
        <source>All pieces &amp;different</source>
        <translation>Alle brikker &amp;forskellige</translation>
    </message>
    <message>
        <source>All six-piece burrs that your sticks or boards can build.

Tick the pieces that you own, then press Start.</source>
        <translation>Alle seksbrikkede burr, der kan bygges af dine stave eller brædder.

Sæt flueben ved de brikker, du ejer, og tryk på Begynd.</translation>
    </message>
    <message>
        <source>Also find which piece of this set, added to yours, allows the most further burrs</source>
        <translation>Find også den brik i dette sæt, der sammen med dine giver flest nye burr</translation>
    </message>
    <message>
        <source>Another seed starts from other cuts</source>
        <translation>Et andet starttal begynder med andre snit</translation>
    </message>
    <message>
        <source>As many as &amp;possible:</source>
        <translation>F&amp;lest mulige:</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Burrs from my sticks</source>
        <translation>Burr af mine stave</translation>
    </message>
    <message>
        <source>Burrs from my sticks — Cubewright</source>
        <translation>Burr af mine stave — Cubewright</translation>
    </message>
    <message>
        <source>Burrs of your pieces</source>
        <translation>Burr af dine brikker</translation>
    </message>
    <message>
        <source>Cells o&amp;f a piece:</source>
        <translation>&amp;Celler i en brik:</translation>
    </message>
    <message>
        <source>Choose a number of faces with support first</source>
        <translation>Vælg først et antal flader med støtte</translation>
    </message>
    <message>
        <source>Choose at least one piece for the pool.</source>
        <translation>Vælg mindst én brik til puljen.</translation>
    </message>
    <message>
        <source>Complete the conditions first</source>
        <translation>Gør betingelserne færdige først</translation>
    </message>
    <message>
        <source>Continue the search where it was stopped</source>
        <translation>Fortsæt søgningen, hvor den blev stoppet</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>Current pieces: {title}</source>
        <translation>Aktuelle brikker: {title}</translation>
    </message>
    <message>
        <source>Cut this figure into pieces that interlock (F5)</source>
        <translation>Skær figuren i brikker, der griber ind i hinanden (F5)</translation>
    </message>
    <message>
        <source>Cutting the figure…</source>
        <translation>Figuren skæres…</translation>
    </message>
    <message>
        <source>Depth of the box</source>
        <translation>Kassens dybde</translation>
    </message>
    <message>
        <source>Design a puzzle — Cubewright</source>
        <translation>Design et puslespil — Cubewright</translation>
    </message>
    <message>
        <source>Discard the current run?</source>
        <translation>Kassér den aktuelle kørsel?</translation>
    </message>
    <message>
        <source>Draw a figure, or open one.</source>
        <translation>Tegn en figur, eller åbn en.</translation>
    </message>
    <message>
        <source>E&amp;mpty cells:</source>
        <translation>To&amp;mme celler:</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;ksporter CSV…</translation>
    </message>
    <message>
        <source>Export fi&amp;gures…</source>
        <translation>Eksportér fi&amp;gurer…</translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>Eksportér figurer</translation>
    </message>
    <message>
        <source>Export the puzzles of the table as a figure file</source>
        <translation>Eksportér tabellens puslespil som en figurfil</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Eksportér tabellen</translation>
    </message>
    <message>
        <source>Export the table as comma-separated values</source>
        <translation>Eksportér tabellen som kommaseparerede værdier</translation>
    </message>
    <message>
        <source>Exported {name}.</source>
        <translation>{name} blev eksporteret.</translation>
    </message>
    <message>
        <source>Faces wit&amp;h support:</source>
        <translation>Flader me&amp;d støtte:</translation>
    </message>
    <message>
        <source>Figure without a name</source>
        <translation>Figur uden navn</translation>
    </message>
    <message>
        <source>Figures inside a box that the pieces can fill</source>
        <translation>Figurer i en kasse, som brikkerne kan fylde</translation>
    </message>
    <message>
        <source>Figures inside the current figure that the pieces can fill</source>
        <translation>Figurer inden i den aktuelle figur, som brikkerne kan fylde</translation>
    </message>
    <message>
        <source>Find all burrs of your pieces (F5)</source>
        <translation>Find alle burr af dine brikker (F5)</translation>
    </message>
    <message>
        <source>Find puzzles</source>
        <translation>Find puslespil</translation>
    </message>
    <message>
        <source>Find puzzles nobody has made yet.

Choose what to look for, the pieces and the conditions for the solutions, then press Start.</source>
        <translation>Find puslespil, som ingen har lavet endnu.

Vælg, hvad der skal søges efter, hvilke brikker der må bruges, og hvordan løsningerne skal være, og tryk på Begynd.</translation>
    </message>
    <message>
        <source>Find puzzles that meet these conditions (F5)</source>
        <translation>Søg efter puslespil med disse betingelser (F5)</translation>
    </message>
    <message>
        <source>Find puzzles — Cubewright</source>
        <translation>Find puslespil — Cubewright</translation>
    </message>
    <message>
        <source>Fraction of the run that is done</source>
        <translation>Den del af søgningen, der er udført</translation>
    </message>
    <message>
        <source>Fraction of the search that is done</source>
        <translation>Den del af søgningen, der er udført</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Height of the box</source>
        <translation>Kassens højde</translation>
    </message>
    <message>
        <source>Kind of puzzle to find</source>
        <translation>Hvad der søges efter</translation>
    </message>
    <message>
        <source>Longest bridge in cells:</source>
        <translation>Længste bro i celler:</translation>
    </message>
    <message>
        <source>Looking for burrs…</source>
        <translation>Søger efter burr…</translation>
    </message>
    <message>
        <source>Looking for puzzles…</source>
        <translation>Søger efter puslespil…</translation>
    </message>
    <message>
        <source>Mirror ima&amp;ges count</source>
        <translation>S&amp;pejlbilleder gælder</translation>
    </message>
    <message>
        <source>Name, pieces, difficulty, or a number</source>
        <translation>Navn, brikker, sværhed eller et tal</translation>
    </message>
    <message>
        <source>No cut has been found yet</source>
        <translation>Der er ikke fundet noget snit endnu</translation>
    </message>
    <message>
        <source>No cut has been found yet.</source>
        <translation>Der er ikke fundet noget snit endnu.</translation>
    </message>
    <message>
        <source>No part is free in one move, so the puzzle can be turned over in the hand</source>
        <translation>Ingen del er fri i ét træk, så puslespillet kan vendes i hånden</translation>
    </message>
    <message>
        <source>No puzzle meets these conditions.</source>
        <translation>Intet puslespil opfylder disse betingelser.</translation>
    </message>
    <message>
        <source>No run is in progress</source>
        <translation>Ingen kørsel er i gang</translation>
    </message>
    <message>
        <source>No search is running</source>
        <translation>Ingen søgning er i gang</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Intet fundet endnu.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Numbers of pieces, level, or a condition such as solutions&lt;3</source>
        <translation>Numre på brikker, niveau eller en betingelse som solutions&lt;3</translation>
    </message>
    <message>
        <source>Only puzzles with a symmetrical solution</source>
        <translation>Kun puslespil med en symmetrisk løsning</translation>
    </message>
    <message>
        <source>Op&amp;en run…</source>
        <translation>Åbn søg&amp;ning…</translation>
    </message>
    <message>
        <source>Open a saved run and continue it</source>
        <translation>Åbn en gemt kørsel, og fortsæt den</translation>
    </message>
    <message>
        <source>Open a saved run, to resume it</source>
        <translation>Åbn en gemt søgning for at fortsætte den</translation>
    </message>
    <message>
        <source>Open or draw a figure first</source>
        <translation>Åbn eller tegn først en figur</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Åbn søgning</translation>
    </message>
    <message>
        <source>Pause or resume the search (F6)</source>
        <translation>Sæt søgningen på pause, eller fortsæt den (F6)</translation>
    </message>
    <message>
        <source>Pie&amp;ces:</source>
        <translation>B&amp;rikker:</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Brik</translation>
    </message>
    <message>
        <source>Pieces for every figure of the file</source>
        <translation>Brikker til hver figur i filen</translation>
    </message>
    <message>
        <source>Pieces for the figure</source>
        <translation>Brikker til figuren</translation>
    </message>
    <message>
        <source>Pieces of the pool</source>
        <translation>Puljens brikker</translation>
    </message>
    <message>
        <source>Pieces to choose from</source>
        <translation>Brikkerne, der vælges iblandt</translation>
    </message>
    <message>
        <source>Press Start. The best cut found so far will be shown here.</source>
        <translation>Tryk på ”Begynd”. Det hidtil bedste snit vises her.</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Fundne puslespil</translation>
    </message>
    <message>
        <source>Remove all ticks of this set</source>
        <translation>Fjern alle flueben i dette sæt</translation>
    </message>
    <message>
        <source>Resume the run where it was stopped</source>
        <translation>Genoptag søgningen, hvor den blev stoppet</translation>
    </message>
    <message>
        <source>Runs (*.json)</source>
        <translation>Søgninger (*.json)</translation>
    </message>
    <message>
        <source>S&amp;et:</source>
        <translation>&amp;Sæt:</translation>
    </message>
    <message>
        <source>S&amp;olutions:</source>
        <translation>L&amp;øsninger:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;ymmetri:</translation>
    </message>
    <message>
        <source>Sa&amp;ve run…</source>
        <translation>&amp;Gem søgning…</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>Gem søgning</translation>
    </message>
    <message>
        <source>Save this run, to resume it later</source>
        <translation>Gem denne søgning for at fortsætte den senere</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>Gemte {name}.</translation>
    </message>
    <message>
        <source>Search the burrs</source>
        <translation>Søg i burrene</translation>
    </message>
    <message>
        <source>Search the puzzles found</source>
        <translation>Søg i de fundne puslespil</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Startt&amp;al:</translation>
    </message>
    <message>
        <source>Select a burr first</source>
        <translation>Vælg først en burr</translation>
    </message>
    <message>
        <source>Select a puzzle first</source>
        <translation>Vælg et puslespil først</translation>
    </message>
    <message>
        <source>Stop at &amp;level:</source>
        <translation>Stop ved ni&amp;veau:</translation>
    </message>
    <message>
        <source>Stop at a puzzle of this level, such as 6, or of these levels, such as 6.3.2</source>
        <translation>Stop ved et puslespil på dette niveau, f.eks. 6, eller disse niveauer, f.eks. 6.3.2</translation>
    </message>
    <message>
        <source>Stop, and keep the burrs found so far (Esc)</source>
        <translation>Stop, og behold de burr, der er fundet indtil nu (Esc)</translation>
    </message>
    <message>
        <source>Stop, and keep the cuts found so far (Esc)</source>
        <translation>Stop, og behold de fundne snit (Esc)</translation>
    </message>
    <message>
        <source>Stop, and keep the puzzles found so far (Esc)</source>
        <translation>Stop, og behold det fundne (Esc)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppet.</translation>
    </message>
    <message>
        <source>Suggest one &amp;more piece</source>
        <translation>Foreslå en brik &amp;mere</translation>
    </message>
    <message>
        <source>Take the solutions apart, and keep puzzles that need this number of moves</source>
        <translation>Skil løsningerne ad, og behold puslespil, der kræver dette antal træk</translation>
    </message>
    <message>
        <source>The best cuts, all different</source>
        <translation>De bedste snit, alle forskellige</translation>
    </message>
    <message>
        <source>The cells of each colour in the figure become one piece</source>
        <translation>Cellerne af hver farve i figuren bliver én brik</translation>
    </message>
    <message>
        <source>The cut in 3D</source>
        <translation>Snittet i 3D</translation>
    </message>
    <message>
        <source>The fewest moves that remove the first piece</source>
        <translation>Det mindste antal træk, der fjerner den første brik</translation>
    </message>
    <message>
        <source>The figure does not allow these settings</source>
        <translation>Figuren tillader ikke disse valg</translation>
    </message>
    <message>
        <source>The figures have {cells}.</source>
        <translation>Figurerne har {cells}.</translation>
    </message>
    <message>
        <source>The level is reached.</source>
        <translation>Niveauet er nået.</translation>
    </message>
    <message>
        <source>The maximum number of cells in a piece</source>
        <translation>Det største antal celler i en brik</translation>
    </message>
    <message>
        <source>The maximum number of cells that the printer can bridge without support</source>
        <translation>Det største antal celler, som printeren kan spænde over uden støtte</translation>
    </message>
    <message>
        <source>The maximum number of copies of each piece</source>
        <translation>Højeste antal eksemplarer af hver brik</translation>
    </message>
    <message>
        <source>The maximum number of copies to use</source>
        <translation>Det største antal kopier, der bruges</translation>
    </message>
    <message>
        <source>The maximum number of empty cells inside a burr</source>
        <translation>Det største antal tomme celler inde i en burr</translation>
    </message>
    <message>
        <source>The maximum number of faces of a piece that a printer must support</source>
        <translation>Det største antal flader på en brik, som en printer skal støtte</translation>
    </message>
    <message>
        <source>The maximum number of pieces in a puzzle</source>
        <translation>Det største antal brikker i et puslespil</translation>
    </message>
    <message>
        <source>The maximum number of solutions of a puzzle</source>
        <translation>Det største antal løsninger på et puslespil</translation>
    </message>
    <message>
        <source>The minimum number of cells in a piece</source>
        <translation>Det mindste antal celler i en brik</translation>
    </message>
    <message>
        <source>The minimum number of copies to use</source>
        <translation>Det mindste antal kopier, der bruges</translation>
    </message>
    <message>
        <source>The minimum number of pieces in a puzzle</source>
        <translation>Det mindste antal brikker i et puslespil</translation>
    </message>
    <message>
        <source>The minimum number of solutions of a puzzle</source>
        <translation>Det mindste antal løsninger på et puslespil</translation>
    </message>
    <message>
        <source>The mirror image of the assembly counts as a second assembly</source>
        <translation>Samlingens spejlbillede tæller som endnu en samling</translation>
    </message>
    <message>
        <source>The number of copies that you own</source>
        <translation>Antallet, du ejer</translation>
    </message>
    <message>
        <source>The number of empty cells: optional cells, or else cells inside</source>
        <translation>Antallet af tomme celler: valgfrie celler eller ellers celler indeni</translation>
    </message>
    <message>
        <source>The number of pieces</source>
        <translation>Antallet af brikker</translation>
    </message>
    <message>
        <source>The number of the piece; tick the pieces that you own</source>
        <translation>Brikkens nummer; sæt flueben ved de brikker, du ejer</translation>
    </message>
    <message>
        <source>The number that the search maximises</source>
        <translation>Det tal, som søgningen gør så stort som muligt</translation>
    </message>
    <message>
        <source>The piece, with its picture</source>
        <translation>Brikken med sit billede</translation>
    </message>
    <message>
        <source>The pieces have {cells}, too many for the container. Choose fewer pieces.</source>
        <translation>Brikkerne har {cells}, for mange til beholderen. Vælg færre brikker.</translation>
    </message>
    <message>
        <source>The run is not complete. Save it to resume it later.</source>
        <translation>Den er ikke fuldført. Gem den for at fortsætte senere.</translation>
    </message>
    <message>
        <source>The set from which sticks or boards are listed and suggested</source>
        <translation>Det sæt, som stave eller brædder vises og foreslås fra</translation>
    </message>
    <message>
        <source>The sizes of two pieces differ by one cell at most</source>
        <translation>To brikkers størrelser afviger højst med én celle</translation>
    </message>
    <message>
        <source>The symmetry of the cut, and of its pieces</source>
        <translation>Opdelingens og brikkernes symmetri</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Tabellen er tom</translation>
    </message>
    <message>
        <source>There is no run to resume</source>
        <translation>Der er ingen kørsel at fortsætte</translation>
    </message>
    <message>
        <source>There is no run to save</source>
        <translation>Der er ingen kørsel at gemme</translation>
    </message>
    <message>
        <source>These boards build no burr that comes apart.

Allow more holes.</source>
        <translation>Disse brædder giver ingen burr, der kan skilles ad.

Tillad flere huller.</translation>
    </message>
    <message>
        <source>These pieces build no burr that comes apart.</source>
        <translation>Disse brikker giver ingen burr, der kan skilles ad.</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>Vælg &amp;alle</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Vælg i&amp;ngen</translation>
    </message>
    <message>
        <source>Tick all pieces of this set</source>
        <translation>Sæt flueben ved alle brikker i dette sæt</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Afkryds feltet før dette tal først</translation>
    </message>
    <message>
        <source>Tick the pieces that you own first</source>
        <translation>Sæt først flueben ved de brikker, du ejer</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Use each piece at most once</source>
        <translation>Brug hver brik højst én gang</translation>
    </message>
    <message>
        <source>Width of the box</source>
        <translation>Kassens bredde</translation>
    </message>
    <message>
        <source>With even sizes, the number of pieces determines the sizes</source>
        <translation>Ved ens størrelser bestemmer antallet af brikker størrelserne</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Arbejder {note}</translation>
    </message>
    <message>
        <source>You own {boards:,} boards, {different:,} of them different.</source>
        <translation>Du ejer {boards:,} brædder, {different:,} af dem forskellige.</translation>
    </message>
    <message>
        <source>You own {sticks:,} sticks, {different:,} of them different.</source>
        <translation>Du ejer {sticks:,} stave, {different:,} af dem forskellige.</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>Dine brikker</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>som anført</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldrig</translation>
    </message>
    <message>
        <source>to</source>
        <translation>til</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} burrs</source>
        <translation>
            <numerusform>{n:,} burr</numerusform>
            <numerusform>{n:,} burr</numerusform>
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
        <source>{name} was not opened.</source>
        <translation>{name} blev ikke åbnet.</translation>
    </message>
    <message>
        <source>{name} was not written.</source>
        <translation>{name} blev ikke skrevet.</translation>
    </message>
    <message>
        <source>{name}, level {levels}</source>
        <translation>{name}, niveau {levels}</translation>
    </message>
    <message>
        <source>{name}, {cells}</source>
        <translation>{name}, {cells}</translation>
    </message>
    <message>
        <source>{name}: the first number is larger than the second.</source>
        <translation>{name}: Det første tal er større end det andet.</translation>
    </message>
    <message>
        <source>{shown:,} of {all_rows:,}</source>
        <translation>{shown:,} af {all_rows:,}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
</context>
</TS>

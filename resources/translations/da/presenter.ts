<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>presenter</name>
    <message>
        <source>'{field}' can be yes or no, not '{text}'</source>
        <translation>'{field}' kan være yes eller no, ikke '{text}'</translation>
    </message>
    <message>
        <source>'{text}' is not a catalogue number such as 'PWBP: 12'</source>
        <translation>'{text}' er ikke et katalognummer som 'PWBP: 12'</translation>
    </message>
    <message>
        <source>'{text}' is not a year from {least} to {most}</source>
        <translation>'{text}' er ikke et årstal fra {least} til {most}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(uden navn)</translation>
    </message>
    <message>
        <source>369 sticks for burrs without holes</source>
        <translation>369 stave til burr uden huller</translation>
    </message>
    <message>
        <source>42 notchable sticks for burrs without holes</source>
        <translation>42 stave til burr uden huller, der kan saves</translation>
    </message>
    <message>
        <source>581 boards in one piece</source>
        <translation>581 brædder i ét stykke</translation>
    </message>
    <message>
        <source>59 notchable sticks</source>
        <translation>59 stave, der kan saves</translation>
    </message>
    <message>
        <source>837 sticks in one piece</source>
        <translation>837 stave i ét stykke</translation>
    </message>
    <message>
        <source>87 boards with large notches</source>
        <translation>87 brædder med store udskæringer</translation>
    </message>
    <message>
        <source>&lt; {share:.4f} %</source>
        <translation>&lt; {share:.4f} %</translation>
    </message>
    <message>
        <source>A boo&amp;klet of all figures</source>
        <translation>Et h&amp;æfte med alle figurer</translation>
    </message>
    <message>
        <source>A coloured cell of a piece lies only on cells without a colour.</source>
        <translation>En farvet celle af en brik ligger kun på celler uden farve.</translation>
    </message>
    <message>
        <source>A cutting list of wood, with si&amp;zes</source>
        <translation>En skæreliste til træarbe&amp;jde, med mål</translation>
    </message>
    <message>
        <source>A figure file cannot contain the symbol “{symbol}”.</source>
        <translation>En figurfil kan ikke indeholde tegnet ”{symbol}”.</translation>
    </message>
    <message>
        <source>A further file has the test of clearances.</source>
        <translation>Endnu en fil indeholder prøven af frigangen.</translation>
    </message>
    <message>
        <source>A mo&amp;del to print in 3D</source>
        <translation>En mo&amp;del til 3D-print</translation>
    </message>
    <message>
        <source>A note of mine</source>
        <translation>En note fra mig</translation>
    </message>
    <message>
        <source>A p&amp;icture</source>
        <translation>Et b&amp;illede</translation>
    </message>
    <message>
        <source>A part can be removed at once</source>
        <translation>En del kan fjernes med det samme</translation>
    </message>
    <message>
        <source>A piece is in a place that this puzzle forbids.</source>
        <translation>En brik ligger et sted, som dette puslespil forbyder.</translation>
    </message>
    <message>
        <source>A s&amp;heet to print</source>
        <translation>Et ar&amp;k til udskrift</translation>
    </message>
    <message>
        <source>A solution comes apart in {moves}; the longest search passes {positions}.</source>
        <translation>En løsning skilles ad på {moves}; den længste søgning går gennem {positions}.</translation>
    </message>
    <message>
        <source>A solution uses {choice}.</source>
        <translation>En løsning bruger {choice}.</translation>
    </message>
    <message>
        <source>A text can have at most {count:,} characters.</source>
        <translation>En tekst må højst have {count:,} tegn.</translation>
    </message>
    <message>
        <source>A tls:// address needs all three files.</source>
        <translation>En adresse med tls:// kræver alle tre filer.</translation>
    </message>
    <message>
        <source>A web pa&amp;ge or QR code</source>
        <translation>En &amp;webside eller QR-kode</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Efter</translation>
    </message>
    <message numerus="yes">
        <source>After a wrong choice, up to {n:,} more pieces still fit ({mean:.1f} on average).</source>
        <translation>
            <numerusform>Efter et forkert valg passer stadig op til {n:,} brik mere ({mean:.1f} i gennemsnit).</numerusform>
            <numerusform>Efter et forkert valg passer stadig op til {n:,} brikker mere ({mean:.1f} i gennemsnit).</numerusform>
        </translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle sider</translation>
    </message>
    <message>
        <source>All pieces fit on the bed up to a cell size of {size:g} mm.</source>
        <translation>Alle brikker passer på printbordet op til en cellestørrelse på {size:g} mm.</translation>
    </message>
    <message>
        <source>Allow the mirror image of piece {symbol}</source>
        <translation>Tillad spejlbilledet af brik {symbol}</translation>
    </message>
    <message>
        <source>Along the longest</source>
        <translation>Langs den længste akse</translation>
    </message>
    <message>
        <source>An a&amp;nimation</source>
        <translation>En a&amp;nimation</translation>
    </message>
    <message>
        <source>An analysis starts from the beginning: {reason}</source>
        <translation>En analyse begynder forfra: {reason}</translation>
    </message>
    <message>
        <source>Analyse it to see whether it comes apart</source>
        <translation>Analysér den for at se, om den kan skilles ad</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analyseret</translation>
    </message>
    <message numerus="yes">
        <source>Analysing {n:,} assemblies…</source>
        <translation>
            <numerusform>Analyserer {n:,} samling…</numerusform>
            <numerusform>Analyserer {n:,} samlinger…</numerusform>
        </translation>
    </message>
    <message>
        <source>As a burr stick: {stick}.</source>
        <translation>Som burrstav: {stick}.</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Som angivet</translation>
    </message>
    <message>
        <source>Assembled</source>
        <translation>Samlet</translation>
    </message>
    <message>
        <source>Assemblies</source>
        <translation>Samlinger</translation>
    </message>
    <message>
        <source>At depths with many positions, a sample of the choices was examined.</source>
        <translation>I dybder med mange stillinger blev en stikprøve af valgene undersøgt.</translation>
    </message>
    <message>
        <source>At most {cells} may stay empty.</source>
        <translation>Højst {cells} må forblive tomme.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Broer</translation>
    </message>
    <message>
        <source>Burr</source>
        <translation>Burr</translation>
    </message>
    <message>
        <source>CPU time of all threads: {time}</source>
        <translation>CPU-tid for alle tråde: {time}</translation>
    </message>
    <message>
        <source>Catalogue numbers</source>
        <translation>Katalognumre</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celler</translation>
    </message>
    <message>
        <source>Cells (x to the right, y to the back, z up):</source>
        <translation>Celler (x mod højre, y bagud, z opad):</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ændring</translation>
    </message>
    <message>
        <source>Change the weight of piece {symbol}</source>
        <translation>Skift vægten af brik {symbol}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Tegn</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Chart of pieces</source>
        <translation>Oversigt over brikker</translation>
    </message>
    <message>
        <source>Chequered, first cell dark</source>
        <translation>Skakbræt, første celle mørk</translation>
    </message>
    <message>
        <source>Chequered, first cell light</source>
        <translation>Skakbræt, første celle lys</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Clear layer {number}</source>
        <translation>Ryd lag {number}</translation>
    </message>
    <message>
        <source>Clear the figure</source>
        <translation>Ryd figuren</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farve</translation>
    </message>
    <message>
        <source>Colour {cells} inside with colour {colour}</source>
        <translation>Farv {cells} indeni med farve {colour}</translation>
    </message>
    <message>
        <source>Colour {cells} outside with colour {colour}</source>
        <translation>Farv {cells} udenpå med farve {colour}</translation>
    </message>
    <message>
        <source>Colour {cells} with colour {colour}</source>
        <translation>Farv {cells} med farve {colour}</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolonner</translation>
    </message>
    <message>
        <source>Come apart</source>
        <translation>Kan skilles ad</translation>
    </message>
    <message>
        <source>Complete after {time}</source>
        <translation>Fuldført efter {time}</translation>
    </message>
    <message>
        <source>Connecting to the cluster…</source>
        <translation>Forbinder til klyngen…</translation>
    </message>
    <message>
        <source>Copy layer {number} down</source>
        <translation>Kopiér lag {number} ned</translation>
    </message>
    <message>
        <source>Copy layer {number} up</source>
        <translation>Kopiér lag {number} op</translation>
    </message>
    <message>
        <source>Count only (F8) would give the number in {time}.</source>
        <translation>”Tæl kun” (F8) ville give antallet på {time}.</translation>
    </message>
    <message>
        <source>Count or measurement</source>
        <translation>Det talte eller målte</translation>
    </message>
    <message>
        <source>Cubelets</source>
        <translation>Småterninger</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Blindgyder</translation>
    </message>
    <message>
        <source>Decades</source>
        <translation>Årtier</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Designer</translation>
    </message>
    <message>
        <source>Designers</source>
        <translation>Designere</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Forskel</translation>
    </message>
    <message>
        <source>Difference from the selected solution</source>
        <translation>Forskel fra den valgte løsning</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Sværhed</translation>
    </message>
    <message>
        <source>Difficulty: {grade}.</source>
        <translation>Sværhedsgrad: {grade}.</translation>
    </message>
    <message>
        <source>Disallow the mirror image of piece {symbol}</source>
        <translation>Forbyd spejlbilledet af brik {symbol}</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Draw {cells}</source>
        <translation>Tegn {cells}</translation>
    </message>
    <message>
        <source>Empty rows are left out; otherwise the grid would become too large.</source>
        <translation>Tomme rækker udelades; ellers ville gitteret blive for stort.</translation>
    </message>
    <message>
        <source>Enter the address of the scheduler, such as tcp://computer:8786.</source>
        <translation>Indtast schedulerens adresse, for eksempel tcp://computer:8786.</translation>
    </message>
    <message>
        <source>Erase {cells}</source>
        <translation>Visk {cells} ud</translation>
    </message>
    <message>
        <source>Every wrong choice shows at once.</source>
        <translation>Ethvert forkert valg viser sig straks.</translation>
    </message>
    <message>
        <source>Examining choices: {percent} %</source>
        <translation>Valg undersøges: {percent} %</translation>
    </message>
    <message>
        <source>Exclude piece {symbol}</source>
        <translation>Udelad brik {symbol}</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Undersøgt</translation>
    </message>
    <message>
        <source>Explored placements rejected by rules: {rules}. Kept: {share}.</source>
        <translation>Af alle undersøgte placeringer skar regler bort: {rules}. Beholdt: {share}.</translation>
    </message>
    <message>
        <source>Fewest first</source>
        <translation>Færrest først</translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation>Færrest tilbage</translation>
    </message>
    <message>
        <source>Fewest moves that remove the first piece; a dash if no solution comes apart</source>
        <translation>Færrest træk, der fjerner den første brik; en streg, hvis ingen løsning kan skilles ad</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Figure {number:,}</source>
        <translation>Figur {number:,}</translation>
    </message>
    <message>
        <source>Figure: add {cells}</source>
        <translation>Figur: tilføj {cells}</translation>
    </message>
    <message>
        <source>Figure: move {cells}</source>
        <translation>Figur: flyt {cells}</translation>
    </message>
    <message>
        <source>Figure: remove {cells}</source>
        <translation>Figur: fjern {cells}</translation>
    </message>
    <message>
        <source>Figures that differ: {names}.</source>
        <translation>Figurer, der afviger: {names}.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Fill holes of {cells}</source>
        <translation>Udfyld huller på {cells}</translation>
    </message>
    <message>
        <source>Fill layer {number}</source>
        <translation>Fyld lag {number}</translation>
    </message>
    <message>
        <source>Finding all solutions: {percent} %</source>
        <translation>Alle løsninger findes: {percent} %</translation>
    </message>
    <message>
        <source>Fit the grid to the figure</source>
        <translation>Tilpas gitteret til figuren</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Uendeligt</translation>
    </message>
    <message>
        <source>Found earlier by an unfinished search: {found}.</source>
        <translation>Fundet tidligere af en ufuldstændig søgning: {found}.</translation>
    </message>
    <message>
        <source>Found earlier: {found}.</source>
        <translation>Fundet tidligere: {found}.</translation>
    </message>
    <message>
        <source>Found earlier: {found}; the search is paused at {share}.</source>
        <translation>Fundet tidligere: {found}; søgningen er sat på pause ved {share}.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generel</translation>
    </message>
    <message>
        <source>Grow the grid at the back</source>
        <translation>Udvid gitteret bagtil</translation>
    </message>
    <message>
        <source>Grow the grid at the bottom</source>
        <translation>Udvid gitteret forneden</translation>
    </message>
    <message>
        <source>Grow the grid at the front</source>
        <translation>Udvid gitteret fortil</translation>
    </message>
    <message>
        <source>Grow the grid at the left</source>
        <translation>Udvid gitteret til venstre</translation>
    </message>
    <message>
        <source>Grow the grid at the right</source>
        <translation>Udvid gitteret til højre</translation>
    </message>
    <message>
        <source>Grow the grid at the top</source>
        <translation>Udvid gitteret foroven</translation>
    </message>
    <message>
        <source>Hardest: level {level}, {solutions}, numbers {numbers}</source>
        <translation>Sværest: niveau {level}, {solutions}, numre {numbers}</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Her</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Højeste niveau</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Huller</translation>
    </message>
    <message>
        <source>Hollow out {cells}</source>
        <translation>Udhul {cells}</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>I rummet</translation>
    </message>
    <message>
        <source>Include piece {symbol}</source>
        <translation>Medtag brik {symbol}</translation>
    </message>
    <message>
        <source>It cannot be taken apart by whole steps along the axes.</source>
        <translation>Den kan ikke skilles ad med hele skridt langs akserne.</translation>
    </message>
    <message>
        <source>It cannot be taken apart by whole steps and quarter turns ({allowance}).</source>
        <translation>Den kan ikke skilles ad med hele skridt og kvarte drejninger ({allowance}).</translation>
    </message>
    <message>
        <source>It comes apart, and its moves are stored: play them</source>
        <translation>Den kan skilles ad, og dens træk er gemt: afspil dem</translation>
    </message>
    <message>
        <source>It comes apart; only the numbers of moves are stored</source>
        <translation>Den kan skilles ad; kun antallene af træk er gemt</translation>
    </message>
    <message>
        <source>It consists of {parts} separate parts.</source>
        <translation>Den består af {parts} adskilte stykker.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a solution of this figure: {cells} lie outside it.</source>
        <translation>
            <numerusform>Det er ikke en løsning af denne figur: {cells} ligger udenfor.</numerusform>
            <numerusform>Det er ikke en løsning af denne figur: {cells} ligger udenfor.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a solution: '{symbol}' is not a piece of {set}.</source>
        <translation>Det er ikke en løsning: ”{symbol}” er ikke en brik i {set}.</translation>
    </message>
    <message>
        <source>It is not a solution: a piece is in a forbidden place.</source>
        <translation>Det er ikke en løsning: en brik ligger på et forbudt sted.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is missing.</source>
        <translation>Det er ikke en løsning: brik {symbol} mangler.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used once.</source>
        <translation>Det er ikke en løsning: brik {symbol} bruges én gang.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used twice.</source>
        <translation>Det er ikke en løsning: brik {symbol} bruges to gange.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used {number} times.</source>
        <translation>Det er ikke en løsning: brik {symbol} bruges {number} gange.</translation>
    </message>
    <message>
        <source>It is not a solution: two pieces fill the same cell.</source>
        <translation>Det er ikke en løsning: to brikker fylder den samme celle.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a solution: {cells} are not filled.</source>
        <translation>
            <numerusform>Det er ikke en løsning: {cells} er ikke fyldt.</numerusform>
            <numerusform>Det er ikke en løsning: {cells} er ikke fyldt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a solution: {reason}.</source>
        <translation>Det er ikke en løsning: {reason}.</translation>
    </message>
    <message>
        <source>It is the mirror image of piece {symbol}.</source>
        <translation>Den er spejlbilledet af brik {symbol}.</translation>
    </message>
    <message>
        <source>It is the same as piece {symbol}.</source>
        <translation>Den er magen til brik {symbol}.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Beholdt</translation>
    </message>
    <message>
        <source>Kept divided by explored</source>
        <translation>Beholdt divideret med undersøgt</translation>
    </message>
    <message>
        <source>Last first</source>
        <translation>Sidste først</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Layers, from the top</source>
        <translation>Lag, fra oven</translation>
    </message>
    <message>
        <source>Layers, the top one on the left:</source>
        <translation>Lag, det øverste til venstre:</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>Udlånt</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Udlånt til</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level {levels}, {moves}, one assembly; pieces of {sizes} cells</source>
        <translation>Niveau {levels}, {moves}, én samling; brikker på {sizes} celler</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Limit reached after {time}</source>
        <translation>Grænse nået efter {time}</translation>
    </message>
    <message>
        <source>Limit reached: {found} in {time}. There may be more.</source>
        <translation>Grænse nået: {found} på {time}. Der kan være flere.</translation>
    </message>
    <message>
        <source>Line {line} is neither cells such as (0,0,0) (1,0,0), nor a row of layers such as ##. | .#., nor burr numbers.</source>
        <translation>Linje {line} er hverken celler som (0,0,0) (1,0,0), en række af lag som ##. | .#. eller burr-numre.</translation>
    </message>
    <message>
        <source>Line {line}: ({x}, {y}, {z}) is not a cell of this grid.</source>
        <translation>Linje {line}: ({x}, {y}, {z}) er ikke en celle i dette gitter.</translation>
    </message>
    <message>
        <source>Line {line}: a text can have at most {count} pieces.</source>
        <translation>Linje {line}: en tekst må højst have {count} brikker.</translation>
    </message>
    <message>
        <source>Line {line}: burr sticks have numbers from 1 to 4,096, not {number}.</source>
        <translation>Linje {line}: burrstave har numre fra 1 til 4.096, ikke {number}.</translation>
    </message>
    <message>
        <source>Line {line}: cells need three numbers each, and {count} do not divide by three.</source>
        <translation>Linje {line}: hver celle kræver tre tal, og {count} kan ikke deles med tre.</translation>
    </message>
    <message>
        <source>Line {line}: the piece is larger than the largest grid.</source>
        <translation>Linje {line}: brikken er større end det største gitter.</translation>
    </message>
    <message>
        <source>Line {line}: the rows of a piece have different numbers of layers.</source>
        <translation>Linje {line}: rækkerne i en brik har ikke lige mange lag.</translation>
    </message>
    <message>
        <source>Line {line}: these pieces consist of cubes, but the set has another grid.</source>
        <translation>Linje {line}: Disse brikker består af terninger, men sættet har et andet gitter.</translation>
    </message>
    <message>
        <source>Make {cells} inside optional</source>
        <translation>Gør {cells} indeni valgfri</translation>
    </message>
    <message>
        <source>Make {cells} inside required</source>
        <translation>Gør {cells} indeni påkrævet</translation>
    </message>
    <message>
        <source>Make {cells} outside optional</source>
        <translation>Gør {cells} udenpå valgfri</translation>
    </message>
    <message>
        <source>Make {cells} outside required</source>
        <translation>Gør {cells} udenpå påkrævet</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Producent</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Producenter</translation>
    </message>
    <message>
        <source>Mark {cells} as optional</source>
        <translation>Markér {cells} som valgfri</translation>
    </message>
    <message>
        <source>Mark {cells} as required</source>
        <translation>Markér {cells} som påkrævet</translation>
    </message>
    <message>
        <source>Matching colours, piece on figure: {pairs}.</source>
        <translation>Farver, der passer, brik på figur: {pairs}.</translation>
    </message>
    <message>
        <source>Mirror images of {pieces} may be used.</source>
        <translation>Spejlbilleder af {pieces} må bruges.</translation>
    </message>
    <message>
        <source>Most solutions</source>
        <translation>Flest løsninger</translation>
    </message>
    <message>
        <source>Move {cells}</source>
        <translation>Flyt {cells}</translation>
    </message>
    <message>
        <source>Move {number:,} removes the first pieces</source>
        <translation>Træk {number:,} fjerner de første brikker</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Moves that take all pieces apart</source>
        <translation>Træk, der skiller alle brikker ad</translation>
    </message>
    <message>
        <source>Moves to the first separation, then to separate each part: 2.2 is two moves, then two</source>
        <translation>Træk til den første adskillelse, derefter for hver del: 2.2 er to træk og så to</translation>
    </message>
    <message>
        <source>Moves until the first part is free, then until the next parts are free</source>
        <translation>Træk, til den første del er fri, og derefter til de næste dele er fri</translation>
    </message>
    <message>
        <source>My sets</source>
        <translation>Mine sæt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Needs support</source>
        <translation>Kræver støtte</translation>
    </message>
    <message>
        <source>Neither a single change nor a pair of changes is right.</source>
        <translation>Hverken en enkelt ændring eller et par af ændringer hjælper.</translation>
    </message>
    <message>
        <source>Nets to c&amp;ut out and fold</source>
        <translation>&amp;Udfoldninger til at klippe ud og folde</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nyt sæt</translation>
    </message>
    <message>
        <source>No change of so few cells meets your wishes.</source>
        <translation>Ingen ændring af så få celler opfylder ønsket.</translation>
    </message>
    <message>
        <source>No piece leaves through the ground.</source>
        <translation>Ingen brik bevæger sig gennem underlaget.</translation>
    </message>
    <message>
        <source>No piece needs support.</source>
        <translation>Ingen brik kræver støtte.</translation>
    </message>
    <message>
        <source>No solution {conditions}.</source>
        <translation>Ingen løsning {conditions}.</translation>
    </message>
    <message>
        <source>No solutions.</source>
        <translation>Ingen løsninger.</translation>
    </message>
    <message>
        <source>No solutions. The search is complete ({time}).</source>
        <translation>Ingen løsninger. Søgningen er fuldført ({time}).</translation>
    </message>
    <message>
        <source>No {cells} yet</source>
        <translation>Ingen {cells} endnu</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>No: there is no solution with these pieces. Remove a piece.</source>
        <translation>Nej: der er ingen løsning med disse brikker. Fjern en brik.</translation>
    </message>
    <message>
        <source>No: there is no solution.</source>
        <translation>Nej: der er ingen løsning.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knuder</translation>
    </message>
    <message>
        <source>Nodes of the search tree that were visited: the root, and one for each placement kept</source>
        <translation>Besøgte knuder i søgetræet: roden og en for hver beholdt placering</translation>
    </message>
    <message>
        <source>Nodes visited</source>
        <translation>Besøgte knuder</translation>
    </message>
    <message>
        <source>Nodes visited: the root of the search tree and one node for each placement kept.</source>
        <translation>Besøgte knuder: søgetræets rod og én knude for hver beholdt placering.</translation>
    </message>
    <message>
        <source>None of the choices examined is wrong.</source>
        <translation>Ingen af de undersøgte valg er forkert.</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Ikke beregnet</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Ikke afgjort</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Ikke færdig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Now: level {level}, {assemblies}.</source>
        <translation>Nu: niveau {level}, {assemblies}.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of assemblies that come apart, rotations and reflections counted as one</source>
        <translation>Antal samlinger, der kan skilles ad; drejninger og spejlinger tæller som én</translation>
    </message>
    <message>
        <source>Number of assemblies, rotations and reflections counted as one</source>
        <translation>Antal samlinger; drejninger og spejlinger tæller som én</translation>
    </message>
    <message>
        <source>Number of cubelets</source>
        <translation>Antal småterninger</translation>
    </message>
    <message>
        <source>Number of empty cells inside the burr</source>
        <translation>Antal tomme celler inde i burren</translation>
    </message>
    <message>
        <source>Number of solutions analysed; + means there may be more</source>
        <translation>Antal analyserede løsninger; + betyder, at der kan være flere</translation>
    </message>
    <message>
        <source>Number of solutions that come apart; + means there may be more</source>
        <translation>Antal løsninger, der kan skilles ad; + betyder, at der kan være flere</translation>
    </message>
    <message>
        <source>Number of solutions whose analysis reached a limit</source>
        <translation>Antal løsninger, hvis analyse nåede en grænse</translation>
    </message>
    <message>
        <source>Number of solutions, as the run counts them</source>
        <translation>Antal løsninger, talt på kørslens måde</translation>
    </message>
    <message>
        <source>Number of solutions, rotations and reflections counted as one</source>
        <translation>Antal løsninger; drejninger og spejlinger tæller som én</translation>
    </message>
    <message>
        <source>Number of solutions, rotations and reflections counted as one, or why there are none</source>
        <translation>Antal løsninger (drejninger og spejlinger tæller som én), eller hvorfor der ikke er nogen</translation>
    </message>
    <message>
        <source>Number of symmetrical solutions</source>
        <translation>Antal symmetriske løsninger</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numre</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>On the bed</source>
        <translation>På printpladen</translation>
    </message>
    <message>
        <source>On the plate</source>
        <translation>På pladen</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Én gang</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Én farve</translation>
    </message>
    <message>
        <source>Only comments or spaces differ.</source>
        <translation>Kun kommentarer eller mellemrum er forskellige.</translation>
    </message>
    <message>
        <source>Only equal colours match.</source>
        <translation>Kun ens farver mødes.</translation>
    </message>
    <message>
        <source>Other colours, unchanged</source>
        <translation>Andre farver, uændret</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Udfald</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Ejet</translation>
    </message>
    <message>
        <source>Owned, not solved</source>
        <translation>Ejet, ikke løst</translation>
    </message>
    <message>
        <source>Paste {cells}</source>
        <translation>Sæt {cells} ind</translation>
    </message>
    <message>
        <source>Paused at {share}.</source>
        <translation>Sat på pause ved {share}.</translation>
    </message>
    <message>
        <source>Paused at {share}: {estimate}.</source>
        <translation>Sat på pause ved {share}: {estimate}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Sat på pause.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Billede</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Brik</translation>
    </message>
    <message>
        <source>Piece {piece}: add {cells}</source>
        <translation>Brik {piece}: tilføj {cells}</translation>
    </message>
    <message>
        <source>Piece {piece}: move {cells}</source>
        <translation>Brik {piece}: flyt {cells}</translation>
    </message>
    <message>
        <source>Piece {piece}: remove {cells}</source>
        <translation>Brik {piece}: fjern {cells}</translation>
    </message>
    <message>
        <source>Piece {piece}: turn it into its mirror image</source>
        <translation>Brik {piece}: erstat med spejlbilledet</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Pieces of group {number} need not come apart: {pieces}.</source>
        <translation>Brikker i gruppe {number} behøver ikke at skilles: {pieces}.</translation>
    </message>
    <message>
        <source>Pieces used</source>
        <translation>Brugte brikker</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placeret</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>Placeringer</translation>
    </message>
    <message>
        <source>Placements explored, as a multiple of the ticked run with the fewest</source>
        <translation>Undersøgte placeringer som et multiplum af den markerede kørsel med færrest</translation>
    </message>
    <message>
        <source>Placements rejected here by the rule “{rule}”</source>
        <translation>Placeringer skåret bort her af reglen ”{rule}”</translation>
    </message>
    <message>
        <source>Placements that passed all tests, in all stages</source>
        <translation>Placeringer, der bestod alle prøver, i alle trin</translation>
    </message>
    <message>
        <source>Placements that survived; at the last stage these are solutions, before symmetric copies are merged</source>
        <translation>Placeringer, der overlevede; på sidste trin er det løsninger, før symmetriske slås sammen</translation>
    </message>
    <message>
        <source>Placements tried at this stage</source>
        <translation>Placeringer forsøgt på dette trin</translation>
    </message>
    <message>
        <source>Placements tried for each solution found: under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard</source>
        <translation>Forsøgte placeringer for hver fundet løsning: under 25 let, under 50 middel, under 100 svær, under 1.000 meget svær</translation>
    </message>
    <message>
        <source>Placements tried in all stages</source>
        <translation>Placeringer forsøgt i alle trin</translation>
    </message>
    <message>
        <source>Placements, in the whole search, after which a cell or a piece has no placement left</source>
        <translation>Placeringer i hele søgningen, hvorefter en celle eller en brik ikke har nogen placering tilbage</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ensfarvet</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Printplade</translation>
    </message>
    <message>
        <source>Preparing the search: {share}</source>
        <translation>Forbereder søgningen: {share}</translation>
    </message>
    <message>
        <source>Preparing the search…</source>
        <translation>Forbereder søgningen…</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Udskrevet</translation>
    </message>
    <message>
        <source>Problems that differ: {names}.</source>
        <translation>Problemer, der afviger: {names}.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Offentliggjort</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puslespil</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puslespil</translation>
    </message>
    <message>
        <source>Raw (all)</source>
        <translation>Rå (alle)</translation>
    </message>
    <message>
        <source>Raw: nothing merged</source>
        <translation>Rå: intet slået sammen</translation>
    </message>
    <message>
        <source>Rejected by</source>
        <translation>Udelukket af</translation>
    </message>
    <message>
        <source>Reload discards your changes.</source>
        <translation>Genindlæsning kasserer dine ændringer.</translation>
    </message>
    <message>
        <source>Remove colour {colour} from {cells}</source>
        <translation>Fjern farve {colour} fra {cells}</translation>
    </message>
    <message>
        <source>Remove the star (S)</source>
        <translation>Fjern stjernen (S)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result of taking the solution apart</source>
        <translation>Resultat af at skille løsningen ad</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rigtige</translation>
    </message>
    <message>
        <source>Rotation (figure)</source>
        <translation>Drejning (figur)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kørsel</translation>
    </message>
    <message>
        <source>S&amp;tatistics of the search</source>
        <translation>S&amp;tatistik over søgningen</translation>
    </message>
    <message>
        <source>Scale the figure by {factor}</source>
        <translation>Forstør figuren {factor} gange</translation>
    </message>
    <message>
        <source>Scale the figure down by {factor}</source>
        <translation>Formindsk figuren {factor} gange</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søgning</translation>
    </message>
    <message>
        <source>Search complete: {found} in {time}, {counts}.</source>
        <translation>Søgning fuldført: {found} på {time}, {counts}.</translation>
    </message>
    <message>
        <source>Search complete: {found} in {time}.</source>
        <translation>Søgning fuldført: {found} på {time}.</translation>
    </message>
    <message>
        <source>Search saved to {name}. Use Solve &gt; Resume search to continue.</source>
        <translation>Søgningen er gemt i {name}. Brug Løs &gt; Genoptag søgning for at fortsætte.</translation>
    </message>
    <message>
        <source>Searching for {time}</source>
        <translation>Har søgt i {time}</translation>
    </message>
    <message>
        <source>Searching on a cluster needs the package 'distributed'. Install it with: {command}</source>
        <translation>Søgning på en klynge kræver pakken »distributed«. Installer den med: {command}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Shift the figure down</source>
        <translation>Flyt figuren ned</translation>
    </message>
    <message>
        <source>Shift the figure left</source>
        <translation>Flyt figuren til venstre</translation>
    </message>
    <message>
        <source>Shift the figure right</source>
        <translation>Flyt figuren til højre</translation>
    </message>
    <message>
        <source>Shift the figure to the back</source>
        <translation>Flyt figuren bagud</translation>
    </message>
    <message>
        <source>Shift the figure to the front</source>
        <translation>Flyt figuren fremad</translation>
    </message>
    <message>
        <source>Shift the figure up</source>
        <translation>Flyt figuren op</translation>
    </message>
    <message>
        <source>Shows at once</source>
        <translation>Viser sig straks</translation>
    </message>
    <message>
        <source>Shows later</source>
        <translation>Viser sig senere</translation>
    </message>
    <message>
        <source>Shows whether the search is complete. Only complete runs are compared.</source>
        <translation>Om søgningen er fuldført. Kun fuldførte kørsler sammenlignes.</translation>
    </message>
    <message>
        <source>Shows whether the two numbers match</source>
        <translation>Om de to tal stemmer overens</translation>
    </message>
    <message>
        <source>Six rows</source>
        <translation>Seks rækker</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>Størrelse (mm)</translation>
    </message>
    <message>
        <source>So far, no assembly is known to come apart.</source>
        <translation>Indtil nu kendes ingen, der kan skilles ad.</translation>
    </message>
    <message>
        <source>Solid, because only uncut pieces of large enough cubes can be hollow: {names}.</source>
        <translation>Massive, fordi kun udelte brikker af tilstrækkeligt store terninger kan være hule: {names}.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Løsning</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Løsninger</translation>
    </message>
    <message>
        <source>Solutions found per second, before symmetric duplicates are merged</source>
        <translation>Løsninger fundet pr. sekund, før symmetriske dubletter slås sammen</translation>
    </message>
    <message>
        <source>Solutions/s</source>
        <translation>Løsninger/s</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Løst</translation>
    </message>
    <message>
        <source>Sort by number, in the order in which they were found</source>
        <translation>Sortér efter nummer, i den rækkefølge de blev fundet</translation>
    </message>
    <message>
        <source>Sort by the first letters of the notes</source>
        <translation>Sortér efter noternes første bogstaver</translation>
    </message>
    <message>
        <source>Sort by the moves to the first separation, then by the moves for each part</source>
        <translation>Sortér efter trækkene til den første adskillelse, derefter efter trækkene for hver del</translation>
    </message>
    <message>
        <source>Sort by the number of pieces that lie elsewhere in the selected solution</source>
        <translation>Sortér efter antallet af brikker, der ligger et andet sted i den valgte løsning</translation>
    </message>
    <message>
        <source>Sort by the number of pieces used</source>
        <translation>Sortér efter antallet af brugte brikker</translation>
    </message>
    <message>
        <source>Sort by the number of symmetries</source>
        <translation>Sortér efter antallet af symmetrier</translation>
    </message>
    <message>
        <source>Sort by the result of taking apart</source>
        <translation>Sortér efter resultatet af adskillelsen</translation>
    </message>
    <message>
        <source>Sort by the total number of moves</source>
        <translation>Sortér efter antallet af alle træk</translation>
    </message>
    <message>
        <source>Sort the solutions with a star from those without</source>
        <translation>Sortér løsninger med stjerne fra dem uden</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stjerne</translation>
    </message>
    <message>
        <source>Star this solution (S)</source>
        <translation>Giv løsningen en stjerne (S)</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Med stjerne</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Step 1 of 2: {figures} so far</source>
        <translation>Trin 1 af 2: {figures} indtil nu</translation>
    </message>
    <message>
        <source>Step 2 of 2: {done:,} of {figures:,} figures searched, {found:,} found</source>
        <translation>Trin 2 af 2: {done:,} af {figures:,} figurer gennemsøgt, {found:,} fundet</translation>
    </message>
    <message>
        <source>Still fit</source>
        <translation>Passer endnu</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>Stoppet efter {time}</translation>
    </message>
    <message>
        <source>Stopped at {share} of the count after {time}.</source>
        <translation>Stoppet ved {share} af optællingen efter {time}.</translation>
    </message>
    <message>
        <source>Stopped at {share}: {found} in {time}.</source>
        <translation>Stoppet ved {share}: {found} på {time}.</translation>
    </message>
    <message>
        <source>Stopped before a right change was found.</source>
        <translation>Stoppet, før en rigtig ændring blev fundet.</translation>
    </message>
    <message>
        <source>Stopped before an answer was found.</source>
        <translation>Stoppet, før et svar blev fundet.</translation>
    </message>
    <message>
        <source>Stopped before an improvement was found.</source>
        <translation>Stoppet, før en forbedring blev fundet.</translation>
    </message>
    <message>
        <source>Stopped while the search was being prepared.</source>
        <translation>Stoppet, mens søgningen blev forberedt.</translation>
    </message>
    <message>
        <source>Symmetric duplicates are skipped, so these counts are the same for every counting mode.</source>
        <translation>Symmetriske dubletter springes over, så disse tal er ens for alle tællemåder.</translation>
    </message>
    <message>
        <source>Symmetrical</source>
        <translation>Symmetriske</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetri</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}</source>
        <translation>Symmetri: {symmetry}</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}; this solution: {of_solution}</source>
        <translation>Symmetri: {symmetry}; denne løsning: {of_solution}</translation>
    </message>
    <message>
        <source>Taking apart</source>
        <translation>Adskillelse</translation>
    </message>
    <message>
        <source>Taking apart was tried for the first {number:,} solutions only.</source>
        <translation>Det blev kun forsøgt at skille de første {number:,} løsninger ad.</translation>
    </message>
    <message>
        <source>Taking solutions apart: {percent} %</source>
        <translation>Løsninger skilles ad: {percent} %</translation>
    </message>
    <message>
        <source>Test of clearances</source>
        <translation>Prøve af frigangen</translation>
    </message>
    <message>
        <source>The address must look like tcp://computer:8786.</source>
        <translation>Adressen skal have formen tcp://computer:8786.</translation>
    </message>
    <message>
        <source>The analysis reached a limit, so it is unknown whether the solution comes apart</source>
        <translation>Analysen nåede en grænse, så det vides ikke, om løsningen kan skilles ad</translation>
    </message>
    <message>
        <source>The analysis was stopped: analyse the solution again to resume</source>
        <translation>Analysen blev stoppet: analysér løsningen igen for at genoptage den</translation>
    </message>
    <message>
        <source>The average number of placements to choose from at the cell or piece that has the fewest</source>
        <translation>Det gennemsnitlige antal placeringer at vælge mellem ved den celle eller brik, der har færrest</translation>
    </message>
    <message>
        <source>The change; the most likely one comes first</source>
        <translation>Ændringen; den mest sandsynlige står først</translation>
    </message>
    <message>
        <source>The choices: right, wrong and shown at once, wrong and shown later</source>
        <translation>Valgene: rigtige, forkerte, der viser sig straks, og forkerte, der viser sig senere</translation>
    </message>
    <message>
        <source>The chosen number of these pieces can never fill as many cells as the figure has</source>
        <translation>Det valgte antal af disse brikker kan aldrig fylde så mange celler, som figuren har</translation>
    </message>
    <message>
        <source>The fewest moves that remove a first part</source>
        <translation>De færreste træk, der fjerner en første del</translation>
    </message>
    <message>
        <source>The figure is empty. Draw some cubelets first.</source>
        <translation>Figuren er tom. Tegn først nogle småterninger.</translation>
    </message>
    <message>
        <source>The figure's name</source>
        <translation>Figurens navn</translation>
    </message>
    <message>
        <source>The figure's name. Double-click or press Enter to open it.</source>
        <translation>Figurens navn. Dobbeltklik, eller tryk på Enter for at åbne den.</translation>
    </message>
    <message>
        <source>The figure's symmetry</source>
        <translation>Figurens symmetri</translation>
    </message>
    <message>
        <source>The figure, or the pieces that fill it</source>
        <translation>Figuren, eller brikkerne, der fylder den</translation>
    </message>
    <message>
        <source>The file has {found}.</source>
        <translation>Filen har {found}.</translation>
    </message>
    <message>
        <source>The file that contains the figure</source>
        <translation>Filen, der indeholder figuren</translation>
    </message>
    <message>
        <source>The highest level of a solution</source>
        <translation>Det højeste niveau for en løsning</translation>
    </message>
    <message numerus="yes">
        <source>The labels of {n} pieces may show on the assembled puzzle.</source>
        <translation>
            <numerusform>Mærket på {n} brik kan være synligt på det samlede puslespil.</numerusform>
            <numerusform>Mærkerne på {n} brikker kan være synlige på det samlede puslespil.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest number of further pieces that fit after a wrong choice</source>
        <translation>Det største antal brikker mere, der passer efter et forkert valg</translation>
    </message>
    <message>
        <source>The layers of the solution, the top one on the left</source>
        <translation>Løsningens lag, det øverste til venstre</translation>
    </message>
    <message numerus="yes">
        <source>The lids of {n} pieces may show on the assembled puzzle.</source>
        <translation>
            <numerusform>Låget på {n} brik kan være synligt på det samlede puslespil.</numerusform>
            <numerusform>Lågene på {n} brikker kan være synlige på det samlede puslespil.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is full, and not complete: {results}</source>
        <translation>Listen er fuld og ikke komplet: {results}</translation>
    </message>
    <message>
        <source>The moves that are turns, and the allowance for rounded edges of the analysis</source>
        <translation>De træk, der er drejninger, og analysens spillerum for afrundede kanter</translation>
    </message>
    <message>
        <source>The next search runs on a cluster on this computer with {workers}.</source>
        <translation>Den næste søgning kører på en klynge på denne computer med {workers}.</translation>
    </message>
    <message>
        <source>The next search runs on a cluster on this computer.</source>
        <translation>Den næste søgning kører på en klynge på denne computer.</translation>
    </message>
    <message>
        <source>The next search runs on the cluster at {address}.</source>
        <translation>Den næste søgning kører på klyngen på {address}.</translation>
    </message>
    <message>
        <source>The next search runs on this computer.</source>
        <translation>Den næste søgning kører på denne computer.</translation>
    </message>
    <message>
        <source>The number in the source document</source>
        <translation>Tallet i kildedokumentet</translation>
    </message>
    <message>
        <source>The number of all moves until every part is taken apart</source>
        <translation>Antallet af alle træk, indtil alt er skilt ad</translation>
    </message>
    <message>
        <source>The number of cells of each piece</source>
        <translation>Antallet af celler i hver brik</translation>
    </message>
    <message>
        <source>The number of faces that hang in the air and need support</source>
        <translation>Antallet af flader, der hænger i luften og kræver støtte</translation>
    </message>
    <message>
        <source>The number of faces that lie on the plate</source>
        <translation>Antallet af flader, der ligger på pladen</translation>
    </message>
    <message>
        <source>The number of faces that the printer bridges without support</source>
        <translation>Antallet af flader, som printeren bygger bro over uden støtte</translation>
    </message>
    <message>
        <source>The number of pieces that are already in their right places</source>
        <translation>Antallet af brikker, der allerede er på deres rigtige pladser</translation>
    </message>
    <message>
        <source>The number of solutions up to rotation and reflection</source>
        <translation>Antallet af løsninger uden drejninger og spejlbilleder</translation>
    </message>
    <message>
        <source>The number of the plate with the piece</source>
        <translation>Nummeret på printpladen med brikken</translation>
    </message>
    <message>
        <source>The number of the solution; numbers follow the order in which solutions were found</source>
        <translation>Løsningens nummer; numrene følger den rækkefølge, løsningerne blev fundet i</translation>
    </message>
    <message>
        <source>The number of this run</source>
        <translation>Denne kørsels tal</translation>
    </message>
    <message>
        <source>The numbers of the six pieces</source>
        <translation>Numrene på de seks brikker</translation>
    </message>
    <message numerus="yes">
        <source>The pages show {n:,} solutions, not {chosen:,}: there are no more.</source>
        <translation>
            <numerusform>{n:,} løsning i stedet for {chosen:,}: der er ikke flere.</numerusform>
            <numerusform>{n:,} løsninger i stedet for {chosen:,}: der er ikke flere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece needs a symbol: one character.</source>
        <translation>Brikken skal have et symbol: ét tegn.</translation>
    </message>
    <message>
        <source>The piece set that fills the figure</source>
        <translation>Briksættet, der udfylder figuren</translation>
    </message>
    <message>
        <source>The pieces in the file have an error: {problem}. Choose pieces first.</source>
        <translation>Brikkerne i filen har en fejl: {problem}. Vælg brikker først.</translation>
    </message>
    <message>
        <source>The pieces that the solution uses</source>
        <translation>De brikker, som løsningen bruger</translation>
    </message>
    <message>
        <source>The present file cannot be read ({reason}). To keep it, move it elsewhere before you save.</source>
        <translation>Den nuværende fil kan ikke læses ({reason}). Flyt den, før du gemmer, hvis du vil beholde den.</translation>
    </message>
    <message>
        <source>The preview shows the first {shown} of {figures:,} figures.</source>
        <translation>Forhåndsvisningen viser de første {shown} af {figures:,} figurer.</translation>
    </message>
    <message>
        <source>The problems are the same; comments or solutions differ.</source>
        <translation>Problemerne er ens; kommentarer eller løsninger er forskellige.</translation>
    </message>
    <message>
        <source>The puzzle already has a solution.</source>
        <translation>Puslespillet har allerede en løsning.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Puslespillet har ingen løsning.</translation>
    </message>
    <message>
        <source>The puzzle is already right.</source>
        <translation>Puslespillet er allerede rigtigt.</translation>
    </message>
    <message>
        <source>The puzzle that was solved</source>
        <translation>Puslespillet, der blev løst</translation>
    </message>
    <message numerus="yes">
        <source>The search for all {n:,} solutions meets {dead_ends}.</source>
        <translation>
            <numerusform>Søgningen efter den eneste løsning møder {dead_ends}.</numerusform>
            <numerusform>Søgningen efter alle {n:,} løsninger møder {dead_ends}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shape after the change; new cells are green</source>
        <translation>Formen efter ændringen; nye celler er grønne</translation>
    </message>
    <message>
        <source>The shape before the change; cells that disappear are red</source>
        <translation>Formen før ændringen; celler, der forsvinder, er røde</translation>
    </message>
    <message>
        <source>The share of all choices: wrong ones after which more pieces still fit</source>
        <translation>Andelen af alle valg: forkerte, hvorefter der stadig passer flere brikker</translation>
    </message>
    <message>
        <source>The share of all choices: wrong ones after which no further piece fits</source>
        <translation>Andelen af alle valg: forkerte, hvorefter der ikke passer flere brikker</translation>
    </message>
    <message>
        <source>The share of the choices that lead to a solution</source>
        <translation>Andelen af valgene, der fører til en løsning</translation>
    </message>
    <message>
        <source>The six pieces</source>
        <translation>De seks brikker</translation>
    </message>
    <message>
        <source>The solutions that you starred: to star one, click its cell here or press S</source>
        <translation>De løsninger, der har en stjerne: klik i løsningens celle her, eller tryk på S, for at give den en</translation>
    </message>
    <message>
        <source>The stage of the search: the number of the piece that is placed</source>
        <translation>Søgningens trin: nummeret på den brik, der placeres</translation>
    </message>
    <message>
        <source>The symbol of the piece, and the number of its copy</source>
        <translation>Brikkens tegn og eksemplarets nummer</translation>
    </message>
    <message>
        <source>The symbols of the pieces</source>
        <translation>Brikkernes symboler</translation>
    </message>
    <message>
        <source>The symmetry of the solution: turns and mirrors that map every piece onto a piece</source>
        <translation>Løsningens symmetri: drejninger og spejlinger, der fører hver brik over i en brik</translation>
    </message>
    <message>
        <source>The volume of the piece</source>
        <translation>Brikkens rumfang</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Der er ingen fil {name}.</translation>
    </message>
    <message>
        <source>There is no solution in the text. Paste its layers as in a figure file, or a solution that was exported as a figure file, as layers, CSV or JSON.</source>
        <translation>Der er ingen løsning i teksten. Indsæt dens lag som i en figurfil, eller en løsning, der er eksporteret som figurfil, lag, CSV eller JSON.</translation>
    </message>
    <message>
        <source>Tick the runs to compare. Press F2 to rename a run.</source>
        <translation>Markér de kørsler, der skal sammenlignes. Tryk på F2 for at omdøbe en kørsel.</translation>
    </message>
    <message>
        <source>Tightest</source>
        <translation>Snævreste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Time of this stage: the search's time divided in proportion to the work</source>
        <translation>Dette trins tid: søgningens tid fordelt i forhold til arbejdet</translation>
    </message>
    <message>
        <source>Time spent searching</source>
        <translation>Tid brugt på at søge</translation>
    </message>
    <message>
        <source>Time spent searching, pauses excluded</source>
        <translation>Tid brugt på at søge, uden pauser</translation>
    </message>
    <message>
        <source>Time, as a multiple of the fastest ticked run</source>
        <translation>Tid som et multiplum af den hurtigste markerede kørsel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Gennemsigtig</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bakke</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Drejninger</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unikke</translation>
    </message>
    <message>
        <source>Unique (figure)</source>
        <translation>Unikke (figur)</translation>
    </message>
    <message>
        <source>Unique solutions</source>
        <translation>Unikke løsninger</translation>
    </message>
    <message>
        <source>Unique, by all symmetries of the figure</source>
        <translation>Unikke, efter alle figurens symmetrier</translation>
    </message>
    <message>
        <source>Unique: rotations and reflections counted as one</source>
        <translation>Unikke: drejninger og spejlinger tæller som én</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unavngivet</translation>
    </message>
    <message>
        <source>Up to rotation</source>
        <translation>På nær drejning</translation>
    </message>
    <message>
        <source>Up to rotation, by all rotations of the figure</source>
        <translation>På nær drejning, efter alle figurens drejninger</translation>
    </message>
    <message>
        <source>Use {least} to {most} of piece {symbol}</source>
        <translation>Brug {least} til {most} af brik {symbol}</translation>
    </message>
    <message>
        <source>Use {number} of piece {symbol}</source>
        <translation>Brug {number} af brik {symbol}</translation>
    </message>
    <message>
        <source>Volume (cm³)</source>
        <translation>Rumfang (cm³)</translation>
    </message>
    <message>
        <source>Volume {volume:,.1f} cm³: {metres:,.1f} m of filament of {diameter:g} mm at 100 % infill.</source>
        <translation>Rumfang {volume:,.1f} cm³: {metres:,.1f} m filament på {diameter:g} mm ved 100 % fyld.</translation>
    </message>
    <message>
        <source>Walls, which never move: {pieces}.</source>
        <translation>Vægge, som aldrig bevæger sig: {pieces}.</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Ønsket</translation>
    </message>
    <message>
        <source>Weights: {weights}.</source>
        <translation>Vægte: {weights}.</translation>
    </message>
    <message>
        <source>When a puzzle comes apart, the half with the heaviest piece stays in place. The usual weight is 1. A piece of weight 99 is a wall: it never moves, and all walls stay together. A change applies to new analyses.</source>
        <translation>Når et puslespil skilles ad, bliver halvdelen med den tungeste brik liggende. Den sædvanlige vægt er 1. En brik med vægten 99 er en væg: Den bevæger sig aldrig, og alle vægge bliver sammen. En ændring gælder for nye analyser.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Hele</translation>
    </message>
    <message>
        <source>Width, depth and height of the piece as it lies on the plate</source>
        <translation>Brikkens bredde, dybde og højde, som den ligger på pladen</translation>
    </message>
    <message>
        <source>With {piece} as well, you can build {burrs} more, up to level {level}</source>
        <translation>Med {piece} kan du bygge {burrs} mere, op til niveau {level}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Yes: there is a solution with these pieces.</source>
        <translation>Ja: der er en løsning med disse brikker.</translation>
    </message>
    <message>
        <source>Yes: there is a solution.</source>
        <translation>Ja: der er en løsning.</translation>
    </message>
    <message>
        <source>Your note about the solution: press F2 to write one</source>
        <translation>Din note om løsningen: tryk på F2 for at skrive den</translation>
    </message>
    <message>
        <source>a figure or piece would have more than {most:,} cells</source>
        <translation>en figur eller brik ville få mere end {most:,} celler</translation>
    </message>
    <message>
        <source>a piece set has no figure and no solutions; name a puzzle or a figure file</source>
        <translation>et briksæt har ingen figur og ingen løsninger; angiv et puslespil eller en figurfil</translation>
    </message>
    <message>
        <source>a puzzle can have at most {most} catalogue numbers</source>
        <translation>et puslespil kan højst have {most} katalognumre</translation>
    </message>
    <message>
        <source>a puzzle of {before} has no equal of {after}; only cubes become rhombic tetrahedra exactly</source>
        <translation>et puslespil af {before} har intet lige af {after}; kun terninger bliver præcis til rombiske tetraedre</translation>
    </message>
    <message>
        <source>about {number:,}</source>
        <translation>ca. {number:,}</translation>
    </message>
    <message>
        <source>about {time:,} {unit}</source>
        <translation>ca. {time:,} {unit}</translation>
    </message>
    <message>
        <source>all puzzles</source>
        <translation>alle puslespil</translation>
    </message>
    <message>
        <source>all {number} {pieces}</source>
        <translation>alle {number} {pieces}</translation>
    </message>
    <message>
        <source>allowance {number}</source>
        <translation>spillerum {number}</translation>
    </message>
    <message>
        <source>already exists; choose another folder, or use --force</source>
        <translation>findes allerede; vælg en anden mappe, eller brug --force</translation>
    </message>
    <message>
        <source>already exists; choose another name, or use --force</source>
        <translation>findes allerede; vælg et andet navn, eller brug --force</translation>
    </message>
    <message>
        <source>anticlockwise from above</source>
        <translation>mod uret, set oppefra</translation>
    </message>
    <message>
        <source>anticlockwise from the front</source>
        <translation>mod uret, set forfra</translation>
    </message>
    <message>
        <source>anticlockwise from the right</source>
        <translation>mod uret, set fra højre</translation>
    </message>
    <message>
        <source>any subset of {set} that fits</source>
        <translation>enhver delmængde af {set}, der passer</translation>
    </message>
    <message>
        <source>any {number} of the {pieces}</source>
        <translation>vilkårlige {number} af {pieces}</translation>
    </message>
    <message>
        <source>at {angle}°, edges of {pieces} pass {others}</source>
        <translation>ved {angle}° passerer kanter af {pieces} {others}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>bagside</translation>
    </message>
    <message>
        <source>back {count}</source>
        <translation>{count} bagud</translation>
    </message>
    <message>
        <source>being prepared</source>
        <comment>search</comment>
        <translation>forberedes</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bund</translation>
    </message>
    <message>
        <source>cannot</source>
        <translation>kan ikke</translation>
    </message>
    <message>
        <source>cannot be resumed by this version: {error}</source>
        <translation>kan ikke genoptages af denne version: {error}</translation>
    </message>
    <message>
        <source>changed since solved</source>
        <translation>ændret siden løsningen</translation>
    </message>
    <message>
        <source>clockwise from above</source>
        <translation>med uret, set oppefra</translation>
    </message>
    <message>
        <source>clockwise from the front</source>
        <translation>med uret, set forfra</translation>
    </message>
    <message>
        <source>clockwise from the right</source>
        <translation>med uret, set fra højre</translation>
    </message>
    <message>
        <source>comes apart</source>
        <translation>kan skilles ad</translation>
    </message>
    <message>
        <source>comes apart with turns</source>
        <translation>kan skilles ad med drejninger</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dage</translation>
    </message>
    <message>
        <source>down</source>
        <translation>ned</translation>
    </message>
    <message>
        <source>down {count}</source>
        <translation>{count} ned</translation>
    </message>
    <message>
        <source>field</source>
        <translation>felt</translation>
    </message>
    <message>
        <source>front</source>
        <translation>forside</translation>
    </message>
    <message>
        <source>front {count}</source>
        <translation>{count} frem</translation>
    </message>
    <message>
        <source>h</source>
        <translation>t</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>har en note</translation>
    </message>
    <message>
        <source>has a note with {text}</source>
        <translation>har en note med {text}</translation>
    </message>
    <message>
        <source>has a number from {first:,}</source>
        <translation>har et nummer fra {first:,}</translation>
    </message>
    <message>
        <source>has a number from {first:,} to {last:,}</source>
        <translation>har et nummer fra {first:,} til {last:,}</translation>
    </message>
    <message>
        <source>has level {least:,} or more</source>
        <translation>har niveau {least:,} eller mere</translation>
    </message>
    <message>
        <source>has the number {number:,}</source>
        <translation>har nummer {number:,}</translation>
    </message>
    <message>
        <source>has {pieces} at {cell}</source>
        <translation>har {pieces} ved {cell}</translation>
    </message>
    <message>
        <source>has {pieces} placed as in solution {number:,}</source>
        <translation>har {pieces} placeret som i løsning {number:,}</translation>
    </message>
    <message>
        <source>held by hand until other pieces support it</source>
        <translation>holdt i hånden, indtil andre brikker støtter den</translation>
    </message>
    <message>
        <source>impossible: {reason}</source>
        <translation>umulig: {reason}</translation>
    </message>
    <message>
        <source>is asymmetrical</source>
        <translation>er asymmetrisk</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>er slettet</translation>
    </message>
    <message>
        <source>is known not to come apart</source>
        <translation>kan bevisligt ikke skilles ad</translation>
    </message>
    <message>
        <source>is not analysed</source>
        <translation>er ikke analyseret</translation>
    </message>
    <message>
        <source>is starred</source>
        <translation>har en stjerne</translation>
    </message>
    <message>
        <source>is symmetrical</source>
        <translation>er symmetrisk</translation>
    </message>
    <message>
        <source>is undecided</source>
        <translation>er ikke afgjort</translation>
    </message>
    <message>
        <source>is without a star</source>
        <translation>er uden stjerne</translation>
    </message>
    <message>
        <source>it contains no solutions; convert it to a project and solve that with --keep</source>
        <translation>indeholder ingen løsninger; lav et projekt af den, og løs med --keep</translation>
    </message>
    <message>
        <source>it contains {solutions} of this problem, which a new search would discard; to search anyway, use --restart (in a script restart=True)</source>
        <translation>indeholder {solutions} af dette problem, som en ny søgning kasserer; brug --restart for at søge alligevel (i et script restart=True)</translation>
    </message>
    <message>
        <source>it has no unfinished search; open it as a project</source>
        <translation>den har ingen ufuldstændig søgning; åbn den som projekt</translation>
    </message>
    <message>
        <source>it has {number:,} unfinished searches; open it as a project, and choose one</source>
        <translation>den har {number:,} ufuldstændige søgninger; åbn den som projekt, og vælg en</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>den er beskadiget ({error})</translation>
    </message>
    <message>
        <source>it is not a recovery copy</source>
        <translation>det er ikke en gendannelseskopi</translation>
    </message>
    <message>
        <source>its ending names no format; end it in one of {known}</source>
        <translation>endelsen angiver intet format; brug en af {known}</translation>
    </message>
    <message>
        <source>larger {cells} do not consist of {cells}</source>
        <translation>større {cells} består ikke af {cells}</translation>
    </message>
    <message>
        <source>leaning on a piece</source>
        <translation>lænet mod en brik</translation>
    </message>
    <message>
        <source>leaves out {pieces}</source>
        <translation>undværer {pieces}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>left {count}</source>
        <translation>{count} til venstre</translation>
    </message>
    <message>
        <source>lent</source>
        <translation>udlånt</translation>
    </message>
    <message>
        <source>lent to {name}</source>
        <translation>udlånt til {name}</translation>
    </message>
    <message>
        <source>less than 1 ms</source>
        <translation>mindre end 1 ms</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>mindre end 1 s</translation>
    </message>
    <message>
        <source>level only</source>
        <translation>kun niveau</translation>
    </message>
    <message>
        <source>level {level}, {moves}</source>
        <translation>niveau {level}, {moves}</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>niveau: {level}</translation>
    </message>
    <message>
        <source>limit reached at {share}</source>
        <translation>grænse nået ved {share}</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>move of one piece</source>
        <translation>træk med én brik</translation>
    </message>
    <message>
        <source>moves of one piece</source>
        <translation>træk med én brik</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>ingen brik</translation>
    </message>
    <message>
        <source>no pieces yet</source>
        <translation>ingen brikker endnu</translation>
    </message>
    <message>
        <source>no plan was found for this solution</source>
        <translation>der blev ikke fundet en plan for denne løsning</translation>
    </message>
    <message>
        <source>no solutions</source>
        <translation>ingen løsninger</translation>
    </message>
    <message>
        <source>no subset of the pieces fits</source>
        <translation>ingen delmængde af brikkerne passer</translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation>ingen symmetri</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>solutions</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none so far</source>
        <comment>solutions</comment>
        <translation>ingen indtil nu</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation>ikke analyseret</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>ikke beregnet</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>ikke afgjort</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>ikke færdig</translation>
    </message>
    <message>
        <source>not finished in {limit:g} s</source>
        <translation>ikke færdig på {limit:g} s</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>ikke søgt endnu</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>ikke løst</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>én brik</translation>
    </message>
    <message>
        <source>onto a piece</source>
        <translation>på en brik</translation>
    </message>
    <message>
        <source>onto the ground</source>
        <translation>på underlaget</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>ejet</translation>
    </message>
    <message>
        <source>owned, not solved</source>
        <translation>ejet, ikke løst</translation>
    </message>
    <message>
        <source>paused at {share}</source>
        <translation>på pause ved {share}</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>brik</translation>
    </message>
    <message>
        <source>piece {symbol}</source>
        <translation>brik {symbol}</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>brikker</translation>
    </message>
    <message>
        <source>plan kept</source>
        <translation>plan gemt</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>printplade</translation>
    </message>
    <message>
        <source>plates</source>
        <translation>printplader</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>udskrevet</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problem</translation>
    </message>
    <message>
        <source>right</source>
        <translation>højre</translation>
    </message>
    <message>
        <source>right {count}</source>
        <translation>{count} til højre</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>searched earlier</source>
        <translation>søgt tidligere</translation>
    </message>
    <message>
        <source>searching {share}</source>
        <translation>søger {share}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>søger…</translation>
    </message>
    <message>
        <source>sharp edges</source>
        <translation>skarpe kanter</translation>
    </message>
    <message>
        <source>solution {number:,}</source>
        <translation>løsning {number:,}</translation>
    </message>
    <message>
        <source>solutions: {number}</source>
        <translation>løsninger: {number}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>løst</translation>
    </message>
    <message>
        <source>step of one cell</source>
        <translation>skridt på én celle</translation>
    </message>
    <message>
        <source>steps of one cell</source>
        <translation>skridt på én celle</translation>
    </message>
    <message>
        <source>stick {number}</source>
        <translation>stav {number}</translation>
    </message>
    <message>
        <source>stopped at {share}</source>
        <translation>stoppet ved {share}</translation>
    </message>
    <message>
        <source>stopped while figures were collected; {figures:,} so far</source>
        <translation>stoppet under indsamling af figurer; {figures:,} indtil nu</translation>
    </message>
    <message>
        <source>straight move</source>
        <translation>lige træk</translation>
    </message>
    <message>
        <source>straight moves</source>
        <translation>lige træk</translation>
    </message>
    <message>
        <source>the analysis reached a limit before it was known whether this solution comes apart; animate its build-up instead</source>
        <translation>om denne løsning kan skilles ad, blev ikke afgjort (grænse); animér opbygningen i stedet</translation>
    </message>
    <message>
        <source>the goal “{goal}” is unknown</source>
        <translation>målet ”{goal}” er ukendt</translation>
    </message>
    <message>
        <source>the limit of empty cells does not fit cells of different sizes</source>
        <translation>grænsen for tomme celler passer ikke til celler af forskellig størrelse</translation>
    </message>
    <message>
        <source>the pieces are {shapes}</source>
        <translation>brikkerne er {shapes}</translation>
    </message>
    <message>
        <source>the plans of {problem}; analyse it again</source>
        <translation>planerne for {problem}; analyser det igen</translation>
    </message>
    <message>
        <source>the problem has no pieces; choose some</source>
        <translation>problemet har ingen brikker; vælg nogle</translation>
    </message>
    <message>
        <source>the symmetry “{symmetry}” is unknown</source>
        <translation>symmetrien “{symmetry}” er ukendt</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>teksten</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>den {piece}</translation>
    </message>
    <message>
        <source>then {pieces}</source>
        <translation>derefter {pieces}</translation>
    </message>
    <message>
        <source>there is no figure in it</source>
        <translation>der er ingen figur i den</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>indeholder intet puslespil</translation>
    </message>
    <message>
        <source>there is no puzzle in it that can be solved</source>
        <translation>indeholder intet puslespil, der kan løses</translation>
    </message>
    <message>
        <source>there is no solution to show: solve the puzzle first</source>
        <translation>der er ingen løsning at vise: løs puslespillet først</translation>
    </message>
    <message>
        <source>there is no solution {number}: {puzzle} has {known}</source>
        <translation>der er ingen løsning {number}: {puzzle} har {known}</translation>
    </message>
    <message>
        <source>this solution cannot be taken apart, so it has no plan</source>
        <translation>denne løsning kan ikke skilles ad, så den har ingen plan</translation>
    </message>
    <message>
        <source>this solution cannot be taken apart; animate its build-up instead</source>
        <translation>denne løsning kan ikke skilles ad; animér opbygningen i stedet</translation>
    </message>
    <message>
        <source>time left unknown</source>
        <translation>resttid ukendt</translation>
    </message>
    <message>
        <source>to the back</source>
        <translation>bagud</translation>
    </message>
    <message>
        <source>to the back and down</source>
        <translation>bagud og ned</translation>
    </message>
    <message>
        <source>to the back and up</source>
        <translation>bagud og op</translation>
    </message>
    <message>
        <source>to the back left</source>
        <translation>bagud til venstre</translation>
    </message>
    <message>
        <source>to the back left and down</source>
        <translation>bagud til venstre og ned</translation>
    </message>
    <message>
        <source>to the back left and up</source>
        <translation>bagud til venstre og op</translation>
    </message>
    <message>
        <source>to the back right</source>
        <translation>bagud til højre</translation>
    </message>
    <message>
        <source>to the back right and down</source>
        <translation>bagud til højre og ned</translation>
    </message>
    <message>
        <source>to the back right and up</source>
        <translation>bagud til højre og op</translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>fremad</translation>
    </message>
    <message>
        <source>to the front and down</source>
        <translation>fremad og ned</translation>
    </message>
    <message>
        <source>to the front and up</source>
        <translation>fremad og op</translation>
    </message>
    <message>
        <source>to the front left</source>
        <translation>fremad til venstre</translation>
    </message>
    <message>
        <source>to the front left and down</source>
        <translation>fremad til venstre og ned</translation>
    </message>
    <message>
        <source>to the front left and up</source>
        <translation>fremad til venstre og op</translation>
    </message>
    <message>
        <source>to the front right</source>
        <translation>fremad til højre</translation>
    </message>
    <message>
        <source>to the front right and down</source>
        <translation>fremad til højre og ned</translation>
    </message>
    <message>
        <source>to the front right and up</source>
        <translation>fremad til højre og op</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>til venstre</translation>
    </message>
    <message>
        <source>to the left and down</source>
        <translation>til venstre og ned</translation>
    </message>
    <message>
        <source>to the left and up</source>
        <translation>til venstre og op</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>til højre</translation>
    </message>
    <message>
        <source>to the right and down</source>
        <translation>til højre og ned</translation>
    </message>
    <message>
        <source>to the right and up</source>
        <translation>til højre og op</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>turns, the least allowance</source>
        <translation>drejninger, mindste spillerum</translation>
    </message>
    <message>
        <source>turns, {allowance}</source>
        <translation>drejninger, {allowance}</translation>
    </message>
    <message>
        <source>under 0.1 s</source>
        <translation>under 0,1 s</translation>
    </message>
    <message>
        <source>unexpected error ({kind}: {error})</source>
        <translation>uventet fejl ({kind}: {error})</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>ikke færdig</translation>
    </message>
    <message>
        <source>up</source>
        <translation>op</translation>
    </message>
    <message>
        <source>up to {pieces}</source>
        <translation>op til {pieces}</translation>
    </message>
    <message>
        <source>up to {time:,} {unit}</source>
        <translation>op til {time:,} {unit}</translation>
    </message>
    <message>
        <source>up {count}</source>
        <translation>{count} op</translation>
    </message>
    <message>
        <source>uses {pieces}</source>
        <translation>bruger {pieces}</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>ønsket</translation>
    </message>
    <message>
        <source>was replaced by another program; reload it or save it under its name first</source>
        <translation>blev erstattet af et andet program; genindlæs den, eller gem den først under dens navn</translation>
    </message>
    <message>
        <source>was saved by a version that numbers the placements differently</source>
        <translation>blev gemt af en version, der nummererer placeringerne anderledes</translation>
    </message>
    <message>
        <source>years</source>
        <translation>år</translation>
    </message>
    <message>
        <source>{analysed:,.0f} assemblies analysed per second; {states}, {share:.1f} % of distances already known</source>
        <translation>{analysed:,.0f} samlinger analyseret pr. sekund; {states}, {share:.1f} % af afstandene kendt i forvejen</translation>
    </message>
    <message>
        <source>{analysed}: {outcomes}</source>
        <translation>{analysed}: {outcomes}</translation>
    </message>
    <message>
        <source>{a} on {b}</source>
        <translation>{a} på {b}</translation>
    </message>
    <message>
        <source>{burrs}; {solutions:,} of {assemblies} can be taken apart</source>
        <translation>{burrs}; {solutions:,} af {assemblies} kan skilles ad</translation>
    </message>
    <message>
        <source>{cells} too few</source>
        <translation>{cells} for lidt</translation>
    </message>
    <message>
        <source>{cells} too many</source>
        <translation>{cells} for meget</translation>
    </message>
    <message>
        <source>{cells}, and no pieces yet</source>
        <translation>{cells}, og ingen brikker endnu</translation>
    </message>
    <message>
        <source>{cells}, {optional:words} optional: none stays empty</source>
        <translation>{cells}, {optional} valgfri: ingen forbliver tom</translation>
    </message>
    <message numerus="yes">
        <source>{cells}, {optional:words} optional: {n:words} stay empty</source>
        <translation>
            <numerusform>{cells}, {optional} valgfri: {n} forbliver tom</numerusform>
            <numerusform>{cells}, {optional} valgfri: {n} forbliver tomme</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells}: no subset of the pieces of {set} fits</source>
        <translation>{cells}: ingen delmængde af brikkerne i {set} passer</translation>
    </message>
    <message>
        <source>{cells}: {done:,} of {total:,} changes tried, {found:,} found</source>
        <translation>{cells}: {done:,} af {total:,} ændringer prøvet, {found:,} fundet</translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too few for {set}</source>
        <translation>{cells}: {gap} for lidt til {set}</translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too few for {set}, and no subset of its pieces fills {number}</source>
        <translation>{cells}: {gap} for lidt til {set}, og ingen delmængde af brikkerne fylder {number}</translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too many for {set}</source>
        <translation>{cells}: {gap} for meget til {set}</translation>
    </message>
    <message>
        <source>{cells}: {pieces}</source>
        <translation>{cells}: {pieces}</translation>
    </message>
    <message>
        <source>{cells}; the pieces of {set} are {shapes}</source>
        <translation>{cells}; brikkerne i {set} er {shapes}</translation>
    </message>
    <message>
        <source>{cells}; the pieces of {set} have {volume}</source>
        <translation>{cells}; brikkerne i {set} har {volume}</translation>
    </message>
    <message>
        <source>{changes} (as in {set})</source>
        <translation>{changes} (som i {set})</translation>
    </message>
    <message>
        <source>{changes} found, the most likely first.</source>
        <translation>{changes} fundet, den mest sandsynlige først.</translation>
    </message>
    <message>
        <source>{changes} took too long to decide.</source>
        <translation>{changes} ikke afgjort, fordi søgningen tog for lang tid.</translation>
    </message>
    <message>
        <source>{changes}. Level {level}, {assemblies}</source>
        <translation>{changes}. Niveau {level}, {assemblies}</translation>
    </message>
    <message>
        <source>{counts} (up to the figure's symmetry: not counted)</source>
        <translation>{counts} (efter figurens symmetri: ikke talt)</translation>
    </message>
    <message>
        <source>{counts} (up to the figure's symmetry: {unique:,} unique, {rotations:,} up to rotation)</source>
        <translation>{counts} (efter figurens symmetri: {unique:,} unikke, {rotations:,} på nær drejning)</translation>
    </message>
    <message>
        <source>{cuts} had several assemblies</source>
        <translation>{cuts} havde flere samlinger</translation>
    </message>
    <message>
        <source>{cuts} tried, {speed} a second</source>
        <translation>{cuts} prøvet, {speed} i sekundet</translation>
    </message>
    <message>
        <source>{days} d {hours:02} h</source>
        <translation>{days} d {hours:02} t</translation>
    </message>
    <message>
        <source>{done:,} of {total:,} changes tried, {found:,} found</source>
        <translation>{done:,} af {total:,} ændringer prøvet, {found:,} fundet</translation>
    </message>
    <message>
        <source>{done:,} of {total:,} choices, {found:,} found</source>
        <translation>{done:,} af {total:,} udvalg, {found:,} fundet</translation>
    </message>
    <message>
        <source>{done:,} of {total:,} pairs of changes tried, {found:,} found</source>
        <translation>{done:,} af {total:,} par af ændringer prøvet, {found:,} fundet</translation>
    </message>
    <message>
        <source>{engine}: {searched}</source>
        <translation>{engine}: {searched}</translation>
    </message>
    <message>
        <source>{error}; details are in {path}</source>
        <translation>{error}; detaljer findes i {path}</translation>
    </message>
    <message>
        <source>{files:,} of {total:,} files, {puzzles:,} new puzzles</source>
        <translation>{files:,} af {total:,} filer, {puzzles:,} nye puslespil</translation>
    </message>
    <message>
        <source>{file} has no puzzle for a booklet: {reason}</source>
        <translation>{file} har intet puslespil til et hæfte: {reason}</translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation>{filled} af {cells}</translation>
    </message>
    <message>
        <source>{first:,} to {last:,} {unit}</source>
        <translation>{first:,} til {last:,} {unit}</translation>
    </message>
    <message>
        <source>{format} cannot hold {title}: {reason}</source>
        <translation>{format} kan ikke rumme {title}: {reason}</translation>
    </message>
    <message>
        <source>{found:,.0f} assemblies found and {analysed:,.0f} analysed per second; {states}, {share:.1f} % of distances already known</source>
        <translation>{found:,.0f} samlinger fundet og {analysed:,.0f} analyseret pr. sekund; {states}, {share:.1f} % af afstandene kendt i forvejen</translation>
    </message>
    <message>
        <source>{found:,} found in {done:,} of {total:,} choices</source>
        <translation>{found:,} fundet i {done:,} af {total:,} udvalg</translation>
    </message>
    <message>
        <source>{found:,} of {count:,} figures found</source>
        <translation>{found:,} af {count:,} figurer fundet</translation>
    </message>
    <message>
        <source>{found:,} of {done:,} figures found; {figures:,} are known</source>
        <translation>{found:,} af {done:,} figurer fundet; {figures:,} er kendt</translation>
    </message>
    <message>
        <source>{found:,} of {total:,} choices found</source>
        <translation>{found:,} af {total:,} udvalg fundet</translation>
    </message>
    <message>
        <source>{found} ({kind})</source>
        <translation>{found} ({kind})</translation>
    </message>
    <message>
        <source>{found} so far</source>
        <translation>{found} indtil nu</translation>
    </message>
    <message>
        <source>{found}, {deleted:,} deleted</source>
        <translation>{found}, {deleted:,} slettet</translation>
    </message>
    <message>
        <source>{found}; {rest}</source>
        <translation>{found}; {rest}</translation>
    </message>
    <message>
        <source>{hours} h {minutes:02} min</source>
        <translation>{hours} t {minutes:02} min</translation>
    </message>
    <message>
        <source>{improvements} found, the best first.</source>
        <translation>{improvements} fundet, den bedste først.</translation>
    </message>
    <message>
        <source>{label} has no solutions; solve it with --keep</source>
        <translation>{label} har ingen løsninger; løs med --keep</translation>
    </message>
    <message>
        <source>{least:,} to {moves}</source>
        <translation>{least:,} til {moves}</translation>
    </message>
    <message>
        <source>{least} to {most} of {pieces}</source>
        <translation>{least} til {most} af {pieces}</translation>
    </message>
    <message>
        <source>{least} to {most} {cells}</source>
        <translation>{least} til {most} {cells}</translation>
    </message>
    <message>
        <source>{listed:,} of {number:,}</source>
        <translation>{listed:,} af {number:,}</translation>
    </message>
    <message>
        <source>{low:,} to {high:,}</source>
        <translation>{low:,} til {high:,}</translation>
    </message>
    <message>
        <source>{milliseconds:.0f} ms</source>
        <translation>{milliseconds:.0f} ms</translation>
    </message>
    <message>
        <source>{milliseconds:.3f} ms</source>
        <translation>{milliseconds:.3f} ms</translation>
    </message>
    <message>
        <source>{milliseconds:.3g} ms</source>
        <translation>{milliseconds:.3g} ms</translation>
    </message>
    <message>
        <source>{minutes} min {seconds:02} s</source>
        <translation>{minutes} min {seconds:02} s</translation>
    </message>
    <message>
        <source>{move}; needs allowance {number}</source>
        <translation>{move}; kræver spillerum {number}</translation>
    </message>
    <message>
        <source>{n:,.1f}</source>
        <translation>{n:,.1f}</translation>
    </message>
    <message>
        <source>{n:,.1f} dead ends for each solution</source>
        <translation>{n:,.1f} blindgyder pr. løsning</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} are not decided because the analysis reached a limit.</source>
        <translation>
            <numerusform>{n:,} er ikke afgjort: en grænse for analysen blev nået.</numerusform>
            <numerusform>{n:,} er ikke afgjort: en grænse for analysen blev nået.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies</source>
        <translation>
            <numerusform>{n:,} samling</numerusform>
            <numerusform>{n:,} samlinger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies analysed</source>
        <translation>
            <numerusform>{n:,} samling analyseret</numerusform>
            <numerusform>{n:,} samlinger analyseret</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies analysed, {speed} per second</source>
        <translation>
            <numerusform>{n:,} samling analyseret, {speed} pr. sekund</numerusform>
            <numerusform>{n:,} samlinger analyseret, {speed} pr. sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies found, {speed} per second</source>
        <translation>
            <numerusform>{n:,} samling fundet, {speed} pr. sekund</numerusform>
            <numerusform>{n:,} samlinger fundet, {speed} pr. sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies were found, but none comes apart.</source>
        <translation>
            <numerusform>{n:,} samling blev fundet, men den kan ikke skilles ad.</numerusform>
            <numerusform>{n:,} samlinger blev fundet, men ingen kan skilles ad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies were found. None is known to come apart.</source>
        <translation>
            <numerusform>{n:,} samling blev fundet. Det vides ikke, om den kan skilles ad.</numerusform>
            <numerusform>{n:,} samlinger blev fundet. Ingen vides at kunne skilles ad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} burrs</source>
        <translation>
            <numerusform>{n:,} burr</numerusform>
            <numerusform>{n:,} burr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cannot be taken apart</source>
        <translation>
            <numerusform>{n:,} kan ikke skilles ad</numerusform>
            <numerusform>{n:,} kan ikke skilles ad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells</source>
        <translation>
            <numerusform>{n:,} celle</numerusform>
            <numerusform>{n:,} celler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} changes</source>
        <translation>
            <numerusform>{n:,} ændring</numerusform>
            <numerusform>{n:,} ændringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} come apart</source>
        <translation>
            <numerusform>{n:,} kan skilles ad</numerusform>
            <numerusform>{n:,} kan skilles ad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cuts</source>
        <translation>
            <numerusform>{n:,} snit</numerusform>
            <numerusform>{n:,} snit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} dead ends</source>
        <translation>
            <numerusform>{n:,} blindgyde</numerusform>
            <numerusform>{n:,} blindgyder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} good cuts</source>
        <translation>
            <numerusform>{n:,} godt snit</numerusform>
            <numerusform>{n:,} gode snit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} improvements</source>
        <translation>
            <numerusform>{n:,} forbedring</numerusform>
            <numerusform>{n:,} forbedringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} moves</source>
        <translation>
            <numerusform>{n:,} træk</numerusform>
            <numerusform>{n:,} træk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} moves of one piece</source>
        <translation>
            <numerusform>{n:,} træk med én brik</numerusform>
            <numerusform>{n:,} træk med én brik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} not decided (limit)</source>
        <translation>
            <numerusform>{n:,} ikke afgjort (grænse)</numerusform>
            <numerusform>{n:,} ikke afgjort (grænse)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} orientations</source>
        <translation>
            <numerusform>{n:,} orientering</numerusform>
            <numerusform>{n:,} orienteringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other problems use this piece and keep the unchanged shape.</source>
        <translation>
            <numerusform>{n:,} andet problem bruger denne brik og beholder den uændrede form.</numerusform>
            <numerusform>{n:,} andre problemer bruger denne brik og beholder den uændrede form.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} placements</source>
        <translation>
            <numerusform>{n:,} placering</numerusform>
            <numerusform>{n:,} placeringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} plates</source>
        <translation>
            <numerusform>{n:,} printplade</numerusform>
            <numerusform>{n:,} printplader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} positions</source>
        <translation>
            <numerusform>{n:,} stilling</numerusform>
            <numerusform>{n:,} stillinger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} possible changes</source>
        <translation>
            <numerusform>{n:,} mulig ændring</numerusform>
            <numerusform>{n:,} mulige ændringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} puzzles</source>
        <translation>
            <numerusform>{n:,} puslespil</numerusform>
            <numerusform>{n:,} puslespil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} slides</source>
        <translation>
            <numerusform>{n:,} skub</numerusform>
            <numerusform>{n:,} skub</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions cannot be taken apart.</source>
        <translation>
            <numerusform>{n:,} løsning kan ikke skilles ad.</numerusform>
            <numerusform>{n:,} løsninger kan ikke skilles ad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions.</source>
        <translation>
            <numerusform>{n:,} løsning.</numerusform>
            <numerusform>{n:,} løsninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} stages</source>
        <translation>
            <numerusform>{n:,} trin</numerusform>
            <numerusform>{n:,} trin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} states</source>
        <translation>
            <numerusform>{n:,} tilstand</numerusform>
            <numerusform>{n:,} tilstande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} states, {share} % of distances already known</source>
        <translation>
            <numerusform>{n:,} tilstand, {share} % af afstandene kendt i forvejen</numerusform>
            <numerusform>{n:,} tilstande, {share} % af afstandene kendt i forvejen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} steps of one cell</source>
        <translation>
            <numerusform>{n:,} skridt på én celle</numerusform>
            <numerusform>{n:,} skridt på én celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} straight moves</source>
        <translation>
            <numerusform>{n:,} lige træk</numerusform>
            <numerusform>{n:,} lige træk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} turns</source>
        <translation>
            <numerusform>{n:,} drejning</numerusform>
            <numerusform>{n:,} drejninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} workers</source>
        <translation>
            <numerusform>{n:,} arbejder</numerusform>
            <numerusform>{n:,} arbejdere</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:.1f} pieces fit after a wrong choice</source>
        <translation>{n:.1f} brikker passer efter et forkert valg</translation>
    </message>
    <message numerus="yes">
        <source>{n:words} moves of one piece</source>
        <translation>
            <numerusform>{n:words} træk med én brik</numerusform>
            <numerusform>{n:words} træk med én brik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} pieces</source>
        <translation>
            <numerusform>{n:words} brik</numerusform>
            <numerusform>{n:words} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} plates</source>
        <translation>
            <numerusform>{n:words} printplade</numerusform>
            <numerusform>{n:words} printplader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} steps of one cell</source>
        <translation>
            <numerusform>{n:words} skridt på én celle</numerusform>
            <numerusform>{n:words} skridt på én celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} straight moves</source>
        <translation>
            <numerusform>{n:words} lige træk</numerusform>
            <numerusform>{n:words} lige træk</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation>{names} og {more} andre</translation>
    </message>
    <message>
        <source>{names}, and {more:,} more</source>
        <translation>{names} og {more:,} flere</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} kopi</translation>
    </message>
    <message>
        <source>{name}, assembled</source>
        <translation>{name}, samlet</translation>
    </message>
    <message>
        <source>{number:,} cannot be taken apart</source>
        <translation>{number:,} kan ikke skilles ad</translation>
    </message>
    <message>
        <source>{number:,} explored</source>
        <translation>{number:,} undersøgt</translation>
    </message>
    <message>
        <source>{number:,} listed</source>
        <translation>{number:,} på listen</translation>
    </message>
    <message>
        <source>{number:,} mirror images of others</source>
        <translation>{number:,} spejlbilleder af andre</translation>
    </message>
    <message>
        <source>{number:,} not decided (limit)</source>
        <translation>{number:,} ikke afgjort (grænse)</translation>
    </message>
    <message>
        <source>{number:,} refuted by parity</source>
        <translation>{number:,} afvist ved paritet</translation>
    </message>
    <message>
        <source>{number:,} with too many solutions</source>
        <translation>{number:,} med for mange løsninger</translation>
    </message>
    <message>
        <source>{number:,} without a solution</source>
        <translation>{number:,} uden løsning</translation>
    </message>
    <message numerus="yes">
        <source>{numbers} solutions expected</source>
        <translation>
            <numerusform>{numbers} løsning forventet</numerusform>
            <numerusform>{numbers} løsninger forventet</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {pieces}</source>
        <translation>{number} af {pieces}</translation>
    </message>
    <message>
        <source>{number} threads</source>
        <translation>{number} tråde</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces are cut into parts: join them with the dowels and glue.</source>
        <translation>
            <numerusform>{n} brik er delt: saml stykkerne med dyvlerne og lim.</numerusform>
            <numerusform>{n} brikker er delt: saml stykkerne med dyvlerne og lim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces are cut into parts: press them together with the pins.</source>
        <translation>
            <numerusform>{n} brik er delt: tryk stykkerne sammen med stifterne.</numerusform>
            <numerusform>{n} brikker er delt: tryk stykkerne sammen med stifterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces are hollow: glue each lid on its ledge.</source>
        <translation>
            <numerusform>{n} brik er hul: lim låget på kanten.</numerusform>
            <numerusform>{n} brikker er hule: lim hvert låg på sin kant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces need support.</source>
        <translation>
            <numerusform>{n} brik kræver støtte.</numerusform>
            <numerusform>{n} brikker kræver støtte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} og {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} eller {other}</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one}, eller {other}</translation>
    </message>
    <message>
        <source>{ordinal} piece</source>
        <translation>{ordinal} brik</translation>
    </message>
    <message>
        <source>{own:,} up to the puzzle's own symmetry, {of_figure:,} up to the figure's</source>
        <translation>{own:,} efter puslespillets egen symmetri, {of_figure:,} efter figurens</translation>
    </message>
    <message>
        <source>{own:,} up to the puzzle's own symmetry; the number up to the figure's needs a full search</source>
        <translation>{own:,} efter puslespillets egen symmetri; antallet efter figurens kræver en fuld søgning</translation>
    </message>
    <message>
        <source>{part} of the placements explored here</source>
        <translation>{part} af de placeringer, der er undersøgt her</translation>
    </message>
    <message>
        <source>{pieces} must be placed; there are {placements} of single pieces.</source>
        <translation>{pieces} skal placeres; for enkelte brikker er der {placements}.</translation>
    </message>
    <message>
        <source>{pieces} on {plates} of {bed} mm.</source>
        <translation>{pieces} på {plates} på {bed} mm.</translation>
    </message>
    <message>
        <source>{pieces} {from_side}</source>
        <translation>{pieces} {from_side}</translation>
    </message>
    <message numerus="yes">
        <source>{pieces} {from_side}, in {n:,} moves; other pieces make way</source>
        <translation>
            <numerusform>{pieces} {from_side}, i {n:,} træk</numerusform>
            <numerusform>{pieces} {from_side}, i {n:,} træk; andre brikker viger</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}: turn by {angle}° about the axis through {line}, {sense}</source>
        <translation>{pieces}: drejning på {angle}° om aksen gennem {line}, {sense}</translation>
    </message>
    <message>
        <source>{pieces}: {distance} {towards}</source>
        <translation>{pieces}: {distance} {towards}</translation>
    </message>
    <message>
        <source>{pieces}: {towards} and out</source>
        <translation>{pieces}: {towards} og ud</translation>
    </message>
    <message>
        <source>{piece}, apart from the others for now</source>
        <translation>{piece}, foreløbig adskilt fra de andre</translation>
    </message>
    <message>
        <source>{piece}, the first piece</source>
        <translation>{piece}, den første brik</translation>
    </message>
    <message>
        <source>{piece}, which stays together with {others}</source>
        <translation>{piece}, som bliver sammen med {others}</translation>
    </message>
    <message>
        <source>{piece}: {weight}</source>
        <translation>{piece}: {weight}</translation>
    </message>
    <message>
        <source>{rate} placements per second</source>
        <translation>{rate} placeringer pr. sekund</translation>
    </message>
    <message>
        <source>{rate} unique solutions per second</source>
        <translation>{rate} unikke løsninger pr. sekund</translation>
    </message>
    <message>
        <source>{reason}; animate their build-up instead</source>
        <translation>{reason}; vis opbygningen i stedet</translation>
    </message>
    <message>
        <source>{reason}; start a new search</source>
        <translation>{reason}; start en ny søgning</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{share:.0f} %</source>
        <translation>{share:.0f} %</translation>
    </message>
    <message>
        <source>{share:.1f} %</source>
        <translation>{share:.1f} %</translation>
    </message>
    <message>
        <source>{share:.2g} %</source>
        <translation>{share:.2g} %</translation>
    </message>
    <message>
        <source>{size}-cell piece</source>
        <translation>brik på {size} celler</translation>
    </message>
    <message>
        <source>{size}-cell pieces</source>
        <translation>brikker på {size} celler</translation>
    </message>
    <message>
        <source>{size}-cube piece</source>
        <translation>brik på {size} terninger</translation>
    </message>
    <message>
        <source>{size}-cube pieces</source>
        <translation>brikker på {size} terninger</translation>
    </message>
    <message>
        <source>{slides} and {turns}, {allowance}. Such levels cannot be compared with others.</source>
        <translation>{slides} og {turns}, {allowance}. Sådanne niveauer kan ikke sammenlignes med andre.</translation>
    </message>
    <message>
        <source>{states:,} positions examined to depth {depth}, {front:,} waiting</source>
        <translation>{states:,} stillinger undersøgt til dybde {depth}, {front:,} venter</translation>
    </message>
    <message>
        <source>{symbol} {from_where}, {support}</source>
        <translation>{symbol} {from_where}, {support}</translation>
    </message>
    <message>
        <source>{symbol}, which cannot be moved in straight</source>
        <translation>{symbol}, som ikke kan føres lige ind</translation>
    </message>
    <message>
        <source>{text} ({name})</source>
        <translation>{text} ({name})</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} tilbage</translation>
    </message>
    <message>
        <source>{title}, plate {number}</source>
        <translation>{title}, printplade {number}</translation>
    </message>
    <message>
        <source>{turns} ({number})</source>
        <translation>{turns} ({number})</translation>
    </message>
    <message>
        <source>{unique:,} unique, {rotations:,} up to rotation, {raw:,} raw</source>
        <translation>{unique:,} unikke, {rotations:,} på nær drejning, {raw:,} rå</translation>
    </message>
    <message>
        <source>{visited:,} nodes visited, {complete:,} with a solution</source>
        <translation>{visited:,} knuder besøgt, {complete:,} med en løsning</translation>
    </message>
    <message>
        <source>{word} is neither a piece nor a number nor {other}.</source>
        <translation>{word} er hverken en brik, et nummer eller {other}.</translation>
    </message>
    <message>
        <source>× fastest</source>
        <translation>× hurtigste</translation>
    </message>
    <message>
        <source>× fewest explored</source>
        <translation>× færrest undersøgt</translation>
    </message>
    <message>
        <source>“{symbol}” is already the symbol of {piece}.</source>
        <translation>”{symbol}” er allerede symbolet for {piece}.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>”{text}”</translation>
    </message>
    <message>
        <source>“{title}” was changed by another program since you opened it.</source>
        <translation>”{title}” er ændret af et andet program, siden den blev åbnet.</translation>
    </message>
    <message>
        <source>“{title}” was replaced by another program since you opened it.</source>
        <translation>”{title}” er erstattet af et andet program, siden den blev åbnet.</translation>
    </message>
</context>
</TS>

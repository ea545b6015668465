<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>solver</name>
    <message>
        <source>'{figure}' is not a board with an even number of equal rows</source>
        <translation>”{figure}” er ikke et bræt med et lige antal ens rækker</translation>
    </message>
    <message>
        <source>'{setting}' set to {value}</source>
        <translation>”{setting}” sat til {value}</translation>
    </message>
    <message>
        <source>A comparison needs two complete runs of the same puzzle.</source>
        <translation>En sammenligning kræver to fuldførte kørsler af det samme puslespil.</translation>
    </message>
    <message>
        <source>A separate part of {cells} cannot be filled by any subset of the pieces.</source>
        <translation>En adskilt del på {cells} kan ikke fyldes af nogen delmængde af brikkerne.</translation>
    </message>
    <message>
        <source>A separate part of {cells} is smaller than every piece.</source>
        <translation>En adskilt del på {cells} er mindre end enhver brik.</translation>
    </message>
    <message>
        <source>A single piece has no level. Leave the level out.</source>
        <translation>En enkelt brik har intet niveau. Udelad niveauet.</translation>
    </message>
    <message>
        <source>All cubelets coverable</source>
        <translation>Alle småterninger kan dækkes</translation>
    </message>
    <message>
        <source>All pieces placeable</source>
        <translation>Alle brikker kan placeres</translation>
    </message>
    <message>
        <source>All runs explored the same number of possibilities; their times are too short to compare.</source>
        <translation>Alle kørsler undersøgte det samme antal muligheder; deres tider er for korte til at sammenligne.</translation>
    </message>
    <message>
        <source>All runs explored the same number of possibilities; {fast} was {times} as fast as {slow}.</source>
        <translation>Alle kørsler undersøgte det samme antal muligheder; {fast} var {times} så hurtig som {slow}.</translation>
    </message>
    <message>
        <source>Always continues with the cell or piece that has the fewest placements left, and rejects a placement at once if it leaves a cell or a piece without placements.</source>
        <translation>Fortsætter altid med den celle eller brik, der har færrest placeringer tilbage, og forkaster straks en placering, hvis den efterlader en celle eller brik uden nogen.</translation>
    </message>
    <message>
        <source>At least two pieces are needed.</source>
        <translation>Der skal mindst to brikker til.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisk</translation>
    </message>
    <message>
        <source>Automatic: the engine that suits the puzzle</source>
        <translation>Automatisk: den søgemetode, der passer til puslespillet</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>Backtracking with BCSolve's rules</source>
        <translation>Backtracking med BCSolves regler</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Udtømmende søgning</translation>
    </message>
    <message>
        <source>Brute force (slow, for tests)</source>
        <translation>Udtømmende søgning (langsom, til test)</translation>
    </message>
    <message>
        <source>Cell order</source>
        <translation>Cellernes rækkefølge</translation>
    </message>
    <message>
        <source>Choose what should be better.</source>
        <translation>Vælg, hvad der skal blive bedre.</translation>
    </message>
    <message>
        <source>Chooses next-cell for narrow flat boards, such as 6x10 squares, and most-constrained for all other puzzles. The statistics name the engine chosen.</source>
        <translation>Vælger next-cell til smalle flade brætter, såsom 6x10 kvadrater, og most-constrained til alle andre puslespil. Statistikken nævner den valgte søgemetode.</translation>
    </message>
    <message>
        <source>Coloured like a chessboard, the figure has {cells} of one colour and {others} of the other; these pieces cannot cover exactly these numbers.</source>
        <translation>Farvet som et skakbræt har figuren {cells} af den ene farve og {others} af den anden; disse brikker kan ikke dække præcis disse antal.</translation>
    </message>
    <message>
        <source>Coloured like a chessboard, the figure has {cells} of one colour and {others} of the other; these pieces cover at most {bound} of one colour.</source>
        <translation>Farvet som et skakbræt har figuren {cells} af den ene farve og {others} af den anden; disse brikker dækker højst {bound} af én farve.</translation>
    </message>
    <message>
        <source>Counted on this computer, because that took only a short time.</source>
        <translation>Talt på denne computer, fordi det kun tog kort tid.</translation>
    </message>
    <message>
        <source>Drop a branch if some free cell can no longer be covered.</source>
        <translation>Forkast en gren, hvis en fri celle ikke længere kan dækkes.</translation>
    </message>
    <message>
        <source>Drop a branch if some piece has no placement left.</source>
        <translation>Forkast en gren, hvis en brik ikke har nogen placering tilbage.</translation>
    </message>
    <message>
        <source>Drop a branch if the remaining pieces cannot match the chessboard colours of the free cells.</source>
        <translation>Forkast en gren, hvis de resterende brikker ikke kan passe til de frie cellers skakbrætfarver.</translation>
    </message>
    <message>
        <source>Drop placements that cut off an island which no pieces can fill exactly: check each placement once before the search, and look for isolated cells or, on narrow boards, small islands during it (cells); check after each placement (nodes); only before the search (placements); or never (off).</source>
        <translation>Forkast placeringer, der afskærer en ø, som ingen brikker kan fylde præcist: kontrollér hver placering én gang før søgningen, og se efter isolerede celler eller, på smalle brætter, små øer under den (celler); kontrollér efter hver placering (knuder); kun før søgningen (placeringer); eller aldrig (fra).</translation>
    </message>
    <message>
        <source>Fills the cells in a fixed order. Tries every placement whose first cell is the next free one, as in the Meteor articles.</source>
        <translation>Fylder cellerne i en fast rækkefølge. Prøver hver placering, hvis første celle er den næste frie, som i Meteor-artiklerne.</translation>
    </message>
    <message>
        <source>How partial solutions are stored: as bit patterns or, more slowly, as characters (as in the article “When Simpler Isn't Better”).</source>
        <translation>Hvordan delløsninger gemmes: som bitmønstre eller, hvilket er langsommere, som tegn (som i artiklen ”When Simpler Isn't Better”).</translation>
    </message>
    <message>
        <source>Identical pieces in order</source>
        <translation>Ens brikker i rækkefølge</translation>
    </message>
    <message>
        <source>If only one piece can still reach a cell, keep only its placements that cover it.</source>
        <translation>Hvis kun én brik stadig kan nå en celle, så behold kun dens placeringer, der dækker den.</translation>
    </message>
    <message>
        <source>Islands pruned</source>
        <translation>Beskårne øer</translation>
    </message>
    <message>
        <source>More than {max_choices:,} choices of pieces fit the figure, and the engine '{engine}' would search each one separately; use 'most-constrained'.</source>
        <translation>Flere end {max_choices:,} valg af brikker passer til figuren, og søgemetoden ”{engine}” ville gennemsøge hvert for sig; brug ”most-constrained”.</translation>
    </message>
    <message>
        <source>Most constrained</source>
        <translation>Mest begrænset</translation>
    </message>
    <message>
        <source>Most constrained: fewest placements first</source>
        <translation>Mest begrænset: færrest placeringer først</translation>
    </message>
    <message>
        <source>Next free cell</source>
        <translation>Næste frie celle</translation>
    </message>
    <message>
        <source>No assembly order was found in which each piece is supported.</source>
        <translation>Der blev ikke fundet en rækkefølge, hvor hver brik støttes.</translation>
    </message>
    <message>
        <source>On this grid, assemblies cannot be taken apart, so they have no level.</source>
        <translation>På dette gitter kan samlinger ikke skilles ad, så de har intet niveau.</translation>
    </message>
    <message>
        <source>Only puzzles that use every piece can be improved.</source>
        <translation>Kun puslespil, der bruger alle brikker, kan forbedres.</translation>
    </message>
    <message>
        <source>Only puzzles without colours can be improved.</source>
        <translation>Kun puslespil uden farver kan forbedres.</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Paritet</translation>
    </message>
    <message>
        <source>Part of the board in a pattern</source>
        <translation>Del af brættet i et mønster</translation>
    </message>
    <message>
        <source>Piece must cover</source>
        <translation>Brik skal dække</translation>
    </message>
    <message>
        <source>Piece order</source>
        <translation>Brikkernes rækkefølge</translation>
    </message>
    <message>
        <source>Piece {name} is pre-placed more times than the set has copies.</source>
        <translation>Brik {name} er fastlagt flere gange, end sættet har eksemplarer.</translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere in the figure.</source>
        <translation>Brik {piece} passer ingen steder i figuren.</translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere in the space that the pre-placed pieces leave.</source>
        <translation>Brik {piece} passer ingen steder i den plads, som de fastlagte brikker levner.</translation>
    </message>
    <message>
        <source>Piece {piece} has too few places in the space that the pre-placed pieces leave.</source>
        <translation>Brik {piece} har for få pladser i det rum, som de fastlagte brikker levner.</translation>
    </message>
    <message>
        <source>Piece {piece} has too few places.</source>
        <translation>Brik {piece} har for få pladser.</translation>
    </message>
    <message>
        <source>Place identical pieces in one order only, so that no solution is found twice.</source>
        <translation>Placér ens brikker i kun én rækkefølge, så ingen løsning findes to gange.</translation>
    </message>
    <message>
        <source>Places one piece after another, depth first. After each placement it checks by several rules whether the remaining pieces can still fit, as BCSolve 0.82 does.</source>
        <translation>Placerer én brik efter en anden, i dybden først. Efter hver placering kontrollerer den med flere regler, om de resterende brikker stadig kan passe, som BCSolve 0.82 gør.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} cannot fill the cells marked for it.</source>
        <translation>Fastlagt brik {name} kan ikke fylde de celler, der er markeret til den.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} cannot lie in its place; move or remove it.</source>
        <translation>Fastlagt brik {name} kan ikke ligge på sin plads; flyt eller fjern den.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} covers a cell that is forbidden for it.</source>
        <translation>Fastlagt brik {name} dækker en celle, der er forbudt for den.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} is not within the figure.</source>
        <translation>Fastlagt brik {name} er ikke inde i figuren.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} overlaps another pre-placed piece.</source>
        <translation>Fastlagt brik {name} overlapper en anden fastlagt brik.</translation>
    </message>
    <message>
        <source>Remove pre-placed pieces and forbidden cells first.</source>
        <translation>Fjern først fastlagte brikker og forbudte celler.</translation>
    </message>
    <message>
        <source>Representation</source>
        <translation>Repræsentation</translation>
    </message>
    <message>
        <source>Slice by slice along the longest axis; layer by layer from below; column by column from the left; by diagonals from a corner; or the cells with the fewest placements first.</source>
        <translation>Skive for skive langs den længste akse; lag for lag nedefra; kolonne for kolonne fra venstre; ad diagonaler fra et hjørne; eller cellerne med færrest placeringer først.</translation>
    </message>
    <message>
        <source>Stagewise</source>
        <translation>Trinvis</translation>
    </message>
    <message>
        <source>Stagewise: piece after piece</source>
        <translation>Trinvis: brik for brik</translation>
    </message>
    <message>
        <source>Straight moves alone cannot put {pieces} together: perhaps pieces have to move out of the way.</source>
        <translation>Lige træk alene kan ikke samle {pieces}: måske skal brikker vige.</translation>
    </message>
    <message>
        <source>Symmetry breaking</source>
        <translation>Symmetribrydning</translation>
    </message>
    <message>
        <source>Takes one piece after another, tests each of its placements against every partial solution, and keeps those that do not overlap.</source>
        <translation>Tager én brik efter en anden, prøver hver placering mod hver delløsning og beholder dem, der ikke overlapper.</translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: no subset of the pieces that fits the figure has this number of them.</source>
        <translation>Valget ”{choice}” kan aldrig opfyldes: ingen delmængde af brikkerne, der passer til figuren, har så mange af dem.</translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: there are only {number} of these pieces.</source>
        <translation>Valget ”{choice}” kan aldrig opfyldes: der er kun {number} af disse brikker.</translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: {number} of these pieces must be used.</source>
        <translation>Valget ”{choice}” kan aldrig opfyldes: {number} af disse brikker skal bruges.</translation>
    </message>
    <message>
        <source>The count needs too much memory even in parts. The search continues.</source>
        <translation>Optællingen kræver for meget hukommelse, selv i dele. Søgningen fortsætter.</translation>
    </message>
    <message>
        <source>The count needs too much memory for one computer. The workers count in parts ({parts:,}).</source>
        <translation>Optællingen kræver for meget hukommelse for én computer. Arbejderne tæller i dele ({parts:,}).</translation>
    </message>
    <message>
        <source>The count runs on this computer. Counting in parts on the workers would not be faster.</source>
        <translation>Der tælles på denne computer. Det ville ikke være hurtigere at tælle i dele på arbejderne.</translation>
    </message>
    <message>
        <source>The count runs on this computer: {reason}</source>
        <translation>Der tælles på denne computer: {reason}</translation>
    </message>
    <message>
        <source>The document's symmetry rule is for the Soma cube (four placements of L) or for Meteor's board (half of the orientations of piece 5); use symmetry=general for other puzzles.</source>
        <translation>Dokumentets symmetriregel er til Soma-terningen (fire placeringer af L) eller Meteors bræt (halvdelen af orienteringerne af brik 5); brug symmetry=general til andre puslespil.</translation>
    </message>
    <message>
        <source>The figure has no {cells} yet.</source>
        <translation>Figuren har ingen {cells} endnu.</translation>
    </message>
    <message>
        <source>The figure has {cells}, {gap:words} too few for {set}, which fills {volume}.</source>
        <translation>Figuren har {cells}, {gap} for lidt til {set}, som fylder {volume}.</translation>
    </message>
    <message>
        <source>The figure has {cells}, {gap:words} too many for {set}, which fills {volume}.</source>
        <translation>Figuren har {cells}, {gap} for meget til {set}, som fylder {volume}.</translation>
    </message>
    <message>
        <source>The figure has {cells}. The engine '{engine}' takes at most {most:,}, so '{taking}' searches instead.</source>
        <translation>Figuren har {cells}. Metoden “{engine}” tager højst {most:,}, så “{taking}” søger i stedet.</translation>
    </message>
    <message>
        <source>The figure has {cells}; all pieces of {set} together fill {number}.</source>
        <translation>Figuren har {cells}; alle brikker i {set} fylder tilsammen {number}.</translation>
    </message>
    <message>
        <source>The figure has {cells}; no subset of the pieces of {set} fits.</source>
        <translation>Figuren har {cells}; ingen delmængde af brikkerne i {set} passer.</translation>
    </message>
    <message>
        <source>The figure has {cells}; the pieces of {set} that must be used fill {number}.</source>
        <translation>Figuren har {cells}; de brikker i {set}, der skal bruges, fylder {number}.</translation>
    </message>
    <message>
        <source>The figure is made of {shapes}, but the pieces of {set} are made of {others}.</source>
        <translation>Figuren består af {shapes}, men brikkerne i {set} består af {others}.</translation>
    </message>
    <message>
        <source>The moving window of six rows does not apply: {why}. It is for boards of at least six equal rows, such as Meteor's; search the whole board instead (board=whole).</source>
        <translation>Det bevægelige vindue på seks rækker kan ikke bruges: {why}. Det er til brætter med mindst seks ens rækker, som Meteors; gennemsøg i stedet hele brættet (board=whole).</translation>
    </message>
    <message>
        <source>The order '{order}' must name each of the pieces {symbols} once.</source>
        <translation>Rækkefølgen ”{order}” skal nævne hver af brikkerne {symbols} én gang.</translation>
    </message>
    <message>
        <source>The part of the board in one bit pattern: the whole figure; or, on a board of equal rows such as Meteor's, a window of six rows that moves along as rows are filled. The window fits rows of five cells in 30 bits, but tries more placements.</source>
        <translation>Hold hele figuren; eller, på et bræt med ens rækker som Meteors, et vindue på seks rækker, der flytter med, efterhånden som de fyldes, og vender tilbage fra den anden ende. Vinduet rummer rækker på fem i 30 bit, men prøver flere placeringer.</translation>
    </message>
    <message>
        <source>The puzzle has more than {number:,} solutions.</source>
        <translation>Puslespillet har flere end {number:,} løsninger.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: find the changes that give it one first.</source>
        <translation>Puslespillet har ingen løsning: find først de ændringer, der giver det en.</translation>
    </message>
    <message>
        <source>The saved analysis belongs to another assembly or to other settings.</source>
        <translation>Den gemte analyse hører til en anden samling eller til andre indstillinger.</translation>
    </message>
    <message>
        <source>The saved analysis is damaged.</source>
        <translation>Den gemte analyse er beskadiget.</translation>
    </message>
    <message>
        <source>The saved search does not fit this puzzle, engine and settings; start a new search.</source>
        <translation>Den gemte søgning passer ikke til dette puslespil, denne søgemetode og disse indstillinger; start en ny søgning.</translation>
    </message>
    <message>
        <source>The window of six rows fixes the order of the cells; use cells={longest}, or hold the whole board (board={whole}).</source>
        <translation>Vinduet på seks rækker fastlægger cellernes rækkefølge; brug cells={longest}, eller hold hele brættet (board={whole}).</translation>
    </message>
    <message>
        <source>The workers count in parts ({parts:,}).</source>
        <translation>Arbejderne tæller i dele ({parts:,}).</translation>
    </message>
    <message>
        <source>There are no pieces. Choose or draw them first.</source>
        <translation>Der er ingen brikker. Vælg eller tegn dem først.</translation>
    </message>
    <message>
        <source>These runs are of different puzzles. Compare runs of the same puzzle.</source>
        <translation>Disse kørsler er af forskellige puslespil. Sammenlign kørsler af det samme puslespil.</translation>
    </message>
    <message>
        <source>This search cannot be sent to another machine.</source>
        <translation>Denne søgning kan ikke sendes til en anden maskine.</translation>
    </message>
    <message>
        <source>This search has no tasks.</source>
        <translation>Denne søgning har ingen opgaver.</translation>
    </message>
    <message>
        <source>a complete search found no solution</source>
        <translation>en fuldført søgning fandt ingen løsning</translation>
    </message>
    <message>
        <source>a figure can be cut into 2 to {most} pieces</source>
        <translation>en figur kan skæres i 2 til {most} brikker</translation>
    </message>
    <message>
        <source>a figure in several parts cannot be cut</source>
        <translation>en figur i flere dele kan ikke skæres op</translation>
    </message>
    <message>
        <source>a figure to cut can have {cells:,} cells, and {side} along each axis</source>
        <translation>en figur kan skæres op, hvis den har højst {cells:,} celler og højst {side} langs hver akse</translation>
    </message>
    <message>
        <source>a figure to cut needs at least two cells</source>
        <translation>en figur, der skal skæres, skal have mindst to celler</translation>
    </message>
    <message>
        <source>a message of {size} MiB is longer than the {most} MiB that workers may exchange; solve this puzzle without a cluster</source>
        <translation>en besked på {size} MiB er længere end de {most} MiB, som arbejdere må udveksle; løs dette puslespil uden klynge</translation>
    </message>
    <message numerus="yes">
        <source>a part of this figure always leaves in one move, unless {n} cells are empty</source>
        <translation>
            <numerusform>en del af denne figur kommer altid fri i ét træk, medmindre {n} celle er tom</numerusform>
            <numerusform>en del af denne figur kommer altid ud i ét træk, medmindre {n} celler er tomme</numerusform>
        </translation>
    </message>
    <message>
        <source>a process of this program ended; the solutions found so far are kept</source>
        <translation>en af programmets processer blev afsluttet; det fundne er bevaret</translation>
    </message>
    <message numerus="yes">
        <source>a puzzle of {pieces} pieces has {n} levels at most</source>
        <translation>
            <numerusform>et puslespil med {pieces} brikker har {n} niveau</numerusform>
            <numerusform>et puslespil med {pieces} brikker har højst {n} niveauer</numerusform>
        </translation>
    </message>
    <message>
        <source>a search for the levels of later parts cannot maximise the moves in all</source>
        <translation>en søgning efter senere deles niveauer kan ikke maksimere alle træk</translation>
    </message>
    <message>
        <source>a turn maps the cut to itself</source>
        <translation>en drejning afbilder opdelingen på sig selv</translation>
    </message>
    <message>
        <source>a worker failed: {error}</source>
        <translation>der opstod en fejl hos en arbejder: {error}</translation>
    </message>
    <message>
        <source>against a piece</source>
        <translation>mod en brik</translation>
    </message>
    <message>
        <source>all cubelets coverable</source>
        <translation>alle småterninger kan dækkes</translation>
    </message>
    <message>
        <source>all different</source>
        <translation>alle forskellige</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>alle ens</translation>
    </message>
    <message>
        <source>all pieces placeable</source>
        <translation>alle brikker kan placeres</translation>
    </message>
    <message>
        <source>another program answers there</source>
        <translation>et andet program svarer der</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>som de er</translation>
    </message>
    <message>
        <source>cell not coverable</source>
        <translation>celle kan ikke dækkes</translation>
    </message>
    <message>
        <source>cells and pieces do not add up</source>
        <translation>celler og brikker går ikke op</translation>
    </message>
    <message>
        <source>colours not balanced</source>
        <translation>farver ikke i balance</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>fuldført</translation>
    </message>
    <message>
        <source>continuing with the piece that has the fewest placements left</source>
        <translation>at fortsætte med den brik, der har færrest placeringer tilbage</translation>
    </message>
    <message>
        <source>cuts off an island</source>
        <translation>afskærer en ø</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>forskel</translation>
    </message>
    <message>
        <source>each in one part</source>
        <translation>hver i ét stykke</translation>
    </message>
    <message>
        <source>each piece of fewer than 5 cubes is symmetrical</source>
        <translation>hver brik med færre end 5 terninger er symmetrisk</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>let</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>søgemetode</translation>
    </message>
    <message>
        <source>every second row of '{figure}' must be the same</source>
        <translation>rækkerne i ”{figure}” gentager sig ikke for hver anden</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>ekstrem</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>færre</translation>
    </message>
    <message>
        <source>fewest-first starts with the piece that has the fewest placements. Or spell out an order by the pieces' symbols, such as LPZTABV.</source>
        <translation>fewest-first begynder med den brik, der har færrest placeringer. Eller skriv en rækkefølge med brikkernes symboler, såsom LPZTABV.</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>fra oven</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>fra neden</translation>
    </message>
    <message>
        <source>from the back</source>
        <translation>bagfra</translation>
    </message>
    <message>
        <source>from the back and above</source>
        <translation>bagfra og fra oven</translation>
    </message>
    <message>
        <source>from the back and below</source>
        <translation>bagfra og fra neden</translation>
    </message>
    <message>
        <source>from the back left</source>
        <translation>bagfra til venstre</translation>
    </message>
    <message>
        <source>from the back left and above</source>
        <translation>bagfra til venstre og fra oven</translation>
    </message>
    <message>
        <source>from the back left and below</source>
        <translation>bagfra til venstre og fra neden</translation>
    </message>
    <message>
        <source>from the back right</source>
        <translation>bagfra til højre</translation>
    </message>
    <message>
        <source>from the back right and above</source>
        <translation>bagfra til højre og fra oven</translation>
    </message>
    <message>
        <source>from the back right and below</source>
        <translation>bagfra til højre og fra neden</translation>
    </message>
    <message>
        <source>from the front</source>
        <translation>forfra</translation>
    </message>
    <message>
        <source>from the front and above</source>
        <translation>forfra og fra oven</translation>
    </message>
    <message>
        <source>from the front and below</source>
        <translation>forfra og fra neden</translation>
    </message>
    <message>
        <source>from the front left</source>
        <translation>forfra til venstre</translation>
    </message>
    <message>
        <source>from the front left and above</source>
        <translation>forfra til venstre og fra oven</translation>
    </message>
    <message>
        <source>from the front left and below</source>
        <translation>forfra til venstre og fra neden</translation>
    </message>
    <message>
        <source>from the front right</source>
        <translation>forfra til højre</translation>
    </message>
    <message>
        <source>from the front right and above</source>
        <translation>forfra til højre og fra oven</translation>
    </message>
    <message>
        <source>from the front right and below</source>
        <translation>forfra til højre og fra neden</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>fra venstre</translation>
    </message>
    <message>
        <source>from the left and above</source>
        <translation>fra venstre og fra oven</translation>
    </message>
    <message>
        <source>from the left and below</source>
        <translation>fra venstre og fra neden</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>fra højre</translation>
    </message>
    <message>
        <source>from the right and above</source>
        <translation>fra højre og fra oven</translation>
    </message>
    <message>
        <source>from the right and below</source>
        <translation>fra højre og fra neden</translation>
    </message>
    <message>
        <source>general places one piece at only one of each set of symmetric placements. document uses the source documents' rule: on the Soma cube, four placements of L; on Meteor's board, half of the orientations of piece 5. off searches every symmetric copy.</source>
        <translation>general placerer én brik på kun én af hvert sæt symmetriske placeringer. document bruger kildedokumenternes regel: på Soma-terningen fire placeringer af L; på Meteors bræt halvdelen af orienteringerne af brik 5. off gennemsøger hver symmetrisk kopi.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>svær</translation>
    </message>
    <message>
        <source>held by hand</source>
        <translation>holdt i hånden</translation>
    </message>
    <message>
        <source>however this figure is cut, a part leaves in one move</source>
        <translation>uanset hvordan denne figur skæres, kommer en del fri i ét træk</translation>
    </message>
    <message>
        <source>identical pieces in order</source>
        <translation>ens brikker i rækkefølge</translation>
    </message>
    <message>
        <source>impossible: {reason}</source>
        <translation>umulig: {reason}</translation>
    </message>
    <message>
        <source>infinitely many times</source>
        <translation>uendeligt mange gange</translation>
    </message>
    <message>
        <source>isolates a cell</source>
        <translation>isolerer en celle</translation>
    </message>
    <message>
        <source>it has version {version} of the program, but {needed} is needed</source>
        <translation>den har version {version} af programmet, men {needed} er nødvendig</translation>
    </message>
    <message>
        <source>it numbers the placements of this puzzle in another way</source>
        <translation>den nummererer dette puslespils placeringer på en anden måde</translation>
    </message>
    <message>
        <source>leaves a dead island</source>
        <translation>efterlader en død ø</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>grænse nået</translation>
    </message>
    <message>
        <source>match</source>
        <translation>ens</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mellem</translation>
    </message>
    <message>
        <source>moves in all</source>
        <translation>træk i alt</translation>
    </message>
    <message>
        <source>moves until the first part is free</source>
        <translation>træk, til den første del er fri</translation>
    </message>
    <message>
        <source>no compiled search fits this processor; install Cubewright again</source>
        <translation>ingen oversat søgning passer til denne processor; installer Cubewright igen</translation>
    </message>
    <message>
        <source>no cut that meets these wishes was found</source>
        <translation>der blev ikke fundet en opdeling, som opfylder disse ønsker</translation>
    </message>
    <message>
        <source>no scheduler of a cluster answers at {address} ({reason}); start one with: {command}</source>
        <translation>ingen scheduler for en klynge svarer på {address} ({reason}); start en med: {command}</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>ingen løsning</translation>
    </message>
    <message>
        <source>no symmetrical or equal pieces</source>
        <translation>ingen symmetriske eller ens brikker</translation>
    </message>
    <message>
        <source>no turn maps this figure to itself</source>
        <translation>ingen drejning afbilder denne figur på sig selv</translation>
    </message>
    <message>
        <source>no turn of this figure maps each colour to itself</source>
        <translation>ingen drejning af denne figur afbilder hver farve på sig selv</translation>
    </message>
    <message numerus="yes">
        <source>no turn of this figure maps {n} empty cells to empty cells</source>
        <translation>
            <numerusform>ingen drejning af denne figur afbilder {n} tom celle på sig selv</numerusform>
            <numerusform>ingen drejning af denne figur afbilder {n} tomme celler på tomme celler</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker can be used: {reasons}</source>
        <translation>ingen arbejder kan bruges: {reasons}</translation>
    </message>
    <message>
        <source>nodes visited</source>
        <translation>besøgte knuder</translation>
    </message>
    <message>
        <source>nodes visited, at most</source>
        <translation>besøgte knuder, højst</translation>
    </message>
    <message>
        <source>nodes visited, without solutions</source>
        <translation>besøgte knuder, uden løsninger</translation>
    </message>
    <message>
        <source>none solved</source>
        <translation>ingen løst</translation>
    </message>
    <message>
        <source>not finished in {seconds:.1f} s: {solutions} so far</source>
        <translation>ikke færdig på {seconds:.1f} s: {solutions} indtil nu</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>ikke fastlagt</translation>
    </message>
    <message>
        <source>on a piece</source>
        <translation>på en brik</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>på underlaget</translation>
    </message>
    <message numerus="yes">
        <source>only {n} cells of this figure can stay empty</source>
        <translation>
            <numerusform>kun {n} celle i denne figur kan være tom</numerusform>
            <numerusform>kun {n} celler i denne figur kan være tomme</numerusform>
        </translation>
    </message>
    <message>
        <source>overlaps</source>
        <translation>overlapper</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>paritet</translation>
    </message>
    <message>
        <source>piece must cover</source>
        <translation>brik skal dække</translation>
    </message>
    <message>
        <source>piece not placeable</source>
        <translation>brik kan ikke placeres</translation>
    </message>
    <message>
        <source>piece {symbol} can span more than six rows</source>
        <translation>brik {symbol} kan strække sig over mere end seks rækker</translation>
    </message>
    <message>
        <source>pieces of balls always need support</source>
        <translation>brikker af kugler har altid brug for støtte</translation>
    </message>
    <message>
        <source>placing the pieces as given</source>
        <translation>at placere brikkerne som angivet</translation>
    </message>
    <message>
        <source>placing the pieces in the order {order}</source>
        <translation>at placere brikkerne i rækkefølgen {order}</translation>
    </message>
    <message>
        <source>placing the pieces with the fewest forms first</source>
        <translation>at placere brikkerne med færrest former først</translation>
    </message>
    <message>
        <source>published run</source>
        <translation>offentliggjort kørsel</translation>
    </message>
    <message>
        <source>searching every symmetric copy</source>
        <translation>at gennemsøge hver symmetrisk kopi</translation>
    </message>
    <message>
        <source>searching on a cluster needs the package 'distributed'; install it with: {command}</source>
        <translation>søgning på en klynge kræver pakken »distributed«; installer den med: {command}</translation>
    </message>
    <message>
        <source>setting of engine '{engine}':</source>
        <translation>indstilling af søgemetoden ”{engine}”:</translation>
    </message>
    <message>
        <source>six rows of {width} cells need more than {word} bits</source>
        <translation>seks rækker på {width} celler kræver mere end {word} bit</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>løsninger</translation>
    </message>
    <message>
        <source>solutions per second</source>
        <translation>løsninger pr. sekund</translation>
    </message>
    <message>
        <source>stage {number} (explored, kept)</source>
        <translation>trin {number} (undersøgt, beholdt)</translation>
    </message>
    <message>
        <source>stick {number} needs its mirror image, {mirror}</source>
        <translation>stav {number} kræver sit spejlbillede, {mirror}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppet</translation>
    </message>
    <message>
        <source>stopped after {number:,} of {figures}</source>
        <translation>stoppet efter {number:,} af {figures}</translation>
    </message>
    <message>
        <source>the allowance must be 0 or more, and less than 1/2</source>
        <translation>spillerummet skal være mindst 0 og mindre end 1/2</translation>
    </message>
    <message>
        <source>the analysis handles at most {shapes:,} oriented shapes</source>
        <translation>analysen klarer højst {shapes:,} orienterede former</translation>
    </message>
    <message>
        <source>the cluster on this computer did not start ({reason})</source>
        <translation>klyngen på denne computer startede ikke ({reason})</translation>
    </message>
    <message>
        <source>the figure has {colours} colours, more than the {pieces} pieces</source>
        <translation>figuren har {colours} farver, flere end de {pieces} brikker</translation>
    </message>
    <message>
        <source>the last worker, {worker}, has left; the search waits</source>
        <translation>den sidste arbejder, {worker}, er væk; søgningen venter</translation>
    </message>
    <message>
        <source>the pieces can be arranged in more than {most} ways; search a smaller room</source>
        <translation>brikkerne kan anbringes på mere end {most} måder; søg i et mindre rum</translation>
    </message>
    <message>
        <source>the pieces fill more than {max_figures:,} figures here; take a smaller container or fewer pieces</source>
        <translation>brikkerne fylder mere end {max_figures:,} figurer her; tag en mindre beholder eller færre brikker</translation>
    </message>
    <message>
        <source>the program cannot be loaded there ({error})</source>
        <translation>programmet kan ikke indlæses der ({error})</translation>
    </message>
    <message>
        <source>the run '{name}'</source>
        <translation>kørslen ”{name}”</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers; start one with: {command}</source>
        <translation>scheduleren på {address} har ingen arbejdere; start en med: {command}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster can no longer be reached; the solutions found so far are kept</source>
        <translation>klyngens scheduler kan ikke længere nås; det fundne er bevaret</translation>
    </message>
    <message>
        <source>the search cannot be compiled; run it in a terminal to see why</source>
        <translation>søgningen kan ikke oversættes; start programmet i en terminal for at se hvorfor</translation>
    </message>
    <message>
        <source>the {engine} engine</source>
        <translation>søgemetoden {engine}</translation>
    </message>
    <message>
        <source>there are too many choices of pieces; state the number of pieces, or take a smaller pool</source>
        <translation>der er for mange valg af brikker; angiv antallet af brikker, eller tag et mindre forråd</translation>
    </message>
    <message>
        <source>total explored</source>
        <translation>undersøgt i alt</translation>
    </message>
    <message>
        <source>total kept</source>
        <translation>beholdt i alt</translation>
    </message>
    <message>
        <source>turns are for cubes: {cells} cannot turn yet</source>
        <translation>drejninger er kun for kuber: {cells} kan endnu ikke drejes</translation>
    </message>
    <message>
        <source>value of setting '{name}':</source>
        <translation>værdi af indstillingen ”{name}”:</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>meget svær</translation>
    </message>
    <message>
        <source>without an empty cell, a part of this figure always leaves in one move</source>
        <translation>uden en tom celle kommer en del af denne figur altid fri i ét træk</translation>
    </message>
    <message>
        <source>working on bit patterns</source>
        <translation>at arbejde med bitmønstre</translation>
    </message>
    <message>
        <source>working on characters</source>
        <translation>at arbejde med tegn</translation>
    </message>
    <message>
        <source>{cells} cannot be reached by any piece.</source>
        <translation>{cells} kan ikke nås af nogen brik.</translation>
    </message>
    <message>
        <source>{cells} cells of one colour do not fit in a piece of {high} cells</source>
        <translation>{cells} celler af én farve passer ikke i en brik med {high} celler</translation>
    </message>
    <message>
        <source>{cells} have no directions in which pieces could be taken apart</source>
        <translation>{cells} har ingen retninger, i hvilke brikker kunne skilles ad</translation>
    </message>
    <message>
        <source>{cells} have no flat bottom, so walls of them cannot stand on the ground</source>
        <translation>{cells} har ingen flad underside; vægge af dem kan ikke stå på underlaget</translation>
    </message>
    <message>
        <source>{factor:,.0f} times</source>
        <translation>{factor:,.0f} gange</translation>
    </message>
    <message>
        <source>{factor:.1f} times</source>
        <translation>{factor:.1f} gange</translation>
    </message>
    <message>
        <source>{figures}: {results}; {seconds:.2f} s of searching</source>
        <translation>{figures}: {results}; {seconds:.2f} s søgning</translation>
    </message>
    <message>
        <source>{file}: cannot be loaded: {error}</source>
        <translation>{file}: kan ikke indlæses: {error}</translation>
    </message>
    <message>
        <source>{least} to {most} {cells}</source>
        <translation>{least} til {most} {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{number:,} impossible</source>
        <translation>{number:,} umulige</translation>
    </message>
    <message>
        <source>{number:,} not finished</source>
        <translation>{number:,} ikke færdige</translation>
    </message>
    <message>
        <source>{number:,} solvable</source>
        <translation>{number:,} løselige</translation>
    </message>
    <message>
        <source>{number:,} with nothing to solve</source>
        <translation>{number:,} uden noget at løse</translation>
    </message>
    <message>
        <source>{number} workers ended while they searched the same part; the solutions found so far are kept</source>
        <translation>{number} arbejdere sluttede, mens de gennemsøgte den samme del; det fundne er bevaret</translation>
    </message>
    <message>
        <source>{one} explored {times} fewer possibilities than {other}</source>
        <translation>{one} undersøgte {times} færre muligheder end {other}</translation>
    </message>
    <message>
        <source>{pieces} interlock: straight moves alone cannot put them together.</source>
        <translation>{pieces} griber ind i hinanden: lige træk alene kan ikke samle dem.</translation>
    </message>
    <message>
        <source>{pieces} pieces of {low} or more cells need {needed} cells, but only {filled} can be filled</source>
        <translation>{pieces} brikker med {low} eller flere celler kræver {needed} celler, men kun {filled} kan fyldes</translation>
    </message>
    <message>
        <source>{pieces} pieces of {low} to {high} cells cannot fill {filled} cells</source>
        <translation>{pieces} brikker med {low} til {high} celler kan ikke fylde {filled} celler</translation>
    </message>
    <message>
        <source>{sentence}, and took {times} less time.</source>
        <translation>{sentence}, og tog {times} mindre tid.</translation>
    </message>
    <message>
        <source>{sentence}, but took {times} as long.</source>
        <translation>{sentence}, men tog {times} så lang tid.</translation>
    </message>
    <message>
        <source>{sentence}; their times are too short to compare.</source>
        <translation>{sentence}; deres tider er for korte til at sammenligne.</translation>
    </message>
    <message>
        <source>{set} has no piece that may be used.</source>
        <translation>{set} har ingen brik, der må bruges.</translation>
    </message>
    <message>
        <source>{variable} is '{value}'; use one of {names}</source>
        <translation>{variable} er “{value}”; brug en af {names}</translation>
    </message>
    <message>
        <source>{worker} has left; another one repeats its part</source>
        <translation>{worker} er væk; en anden arbejder gentager dens del</translation>
    </message>
    <message>
        <source>{worker} uses {used:,} MB of the {limit:,} MB that it may use</source>
        <translation>{worker} bruger {used:,} MB af de {limit:,} MB, den må bruge</translation>
    </message>
    <message>
        <source>{worker} was refused: {reason}</source>
        <translation>{worker} blev afvist: {reason}</translation>
    </message>
</context>
</TS>

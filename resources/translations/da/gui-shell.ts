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
        <source>&amp;About Cubewright</source>
        <translation>Om &amp;Cubewright</translation>
    </message>
    <message>
        <source>&amp;Add problem</source>
        <translation>Tilf&amp;øj problem</translation>
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
        <source>&amp;Count as</source>
        <translation>Tællemåde</translation>
    </message>
    <message>
        <source>&amp;Delete solution</source>
        <translation>Slet løs&amp;ning</translation>
    </message>
    <message>
        <source>&amp;Design this figure…</source>
        <translation>&amp;Design denne figur…</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Tegn</translation>
    </message>
    <message>
        <source>&amp;Draw in 3D</source>
        <translation>&amp;Tegn i 3D</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplikér</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigér</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation>&amp;Find kommando…</translation>
    </message>
    <message>
        <source>&amp;Find fewest total moves</source>
        <translation>Find f&amp;ærrest træk i alt</translation>
    </message>
    <message>
        <source>&amp;Find problem</source>
        <translation>&amp;Find problem</translation>
    </message>
    <message>
        <source>&amp;First solution</source>
        <translation>&amp;Første løsning</translation>
    </message>
    <message>
        <source>&amp;Fix this piece and solve again</source>
        <translation>&amp;Lås denne brik, og løs igen</translation>
    </message>
    <message>
        <source>&amp;Go to solution…</source>
        <translation>G&amp;å til løsning…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastaturgenveje</translation>
    </message>
    <message>
        <source>&amp;Last solution</source>
        <translation>S&amp;idste løsning</translation>
    </message>
    <message>
        <source>&amp;Make it…</source>
        <translation>Fremst&amp;il…</translation>
    </message>
    <message>
        <source>&amp;My collection</source>
        <translation>Mi&amp;n samling</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Ny</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åbn…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Sæt ind</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Pause playing</source>
        <translation>Sæt p&amp;å pause</translation>
    </message>
    <message>
        <source>&amp;Pieces panel</source>
        <translation>Panelet &amp;Brikker</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Placér</translation>
    </message>
    <message>
        <source>&amp;Place piece by hand</source>
        <translation>Placér brik i &amp;hånden</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Afspil</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
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
        <source>&amp;Remove this piece</source>
        <translation>&amp;Fjern denne brik</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>O&amp;mdøb…</translation>
    </message>
    <message>
        <source>&amp;Reset 3D view</source>
        <translation>&amp;Nulstil 3D-visning</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>I&amp;ndstillinger…</translation>
    </message>
    <message>
        <source>&amp;Sliding puzzles…</source>
        <translation>S&amp;kydepuslespil…</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Løs</translation>
    </message>
    <message>
        <source>&amp;Star solution</source>
        <translation>Giv løsningen s&amp;tjerne</translation>
    </message>
    <message>
        <source>&amp;Take apart</source>
        <translation>&amp;Skil ad</translation>
    </message>
    <message>
        <source>&amp;Test this installation</source>
        <translation>Test denne &amp;installation</translation>
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
        <source>&amp;User guide</source>
        <translation>&amp;Brugervejledning</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Whole window</source>
        <translation>Hele vinduet</translation>
    </message>
    <message>
        <source>A file needs at least one problem</source>
        <translation>En fil har mindst ét problem</translation>
    </message>
    <message>
        <source>A file needs at least one problem, so nothing was deleted.</source>
        <translation>En fil har mindst ét problem, så intet blev slettet.</translation>
    </message>
    <message>
        <source>Add &amp;next piece of the solution</source>
        <translation>Tilføj løsningens &amp;næste brik</translation>
    </message>
    <message>
        <source>Add a copy of this problem to the file</source>
        <translation>Føj en kopi af dette problem til filen</translation>
    </message>
    <message>
        <source>Add a problem in which the solid pieces of this solution are one piece</source>
        <translation>Tilføj et problem, hvor denne løsnings massive brikker er én brik</translation>
    </message>
    <message>
        <source>Add a problem with an empty figure to this file</source>
        <translation>Føj et problem med en tom figur til denne fil</translation>
    </message>
    <message>
        <source>Add a problem with the pieces of this solution and the cells that they fill</source>
        <translation>Tilføj et problem med denne løsnings brikker og de celler, de fylder</translation>
    </message>
    <message>
        <source>Add to collectio&amp;n…</source>
        <translation>Føj til samling…</translation>
    </message>
    <message>
        <source>All pieces and layers are shown</source>
        <translation>Alle brikker og lag vises</translation>
    </message>
    <message>
        <source>All pieces are placed</source>
        <translation>Alle brikker er placeret</translation>
    </message>
    <message>
        <source>All pieces are taken apart</source>
        <translation>Alt er skilt ad</translation>
    </message>
    <message>
        <source>Allow quarter &amp;turns</source>
        <translation>&amp;Tillad kvarte drejninger</translation>
    </message>
    <message>
        <source>Allow quarter turns of cube pieces in analyses and when you move pieces by hand</source>
        <translation>Tillad kvarte drejninger af brikker af terninger i analyser, og når du flytter brikker med hånden</translation>
    </message>
    <message>
        <source>An analysis is running: stop it first</source>
        <translation>En analyse kører: stop den først</translation>
    </message>
    <message>
        <source>Analyse &amp;selected</source>
        <translation>Analysér &amp;valgte</translation>
    </message>
    <message>
        <source>Analyse all a&amp;gain</source>
        <translation>Analysér alle &amp;igen</translation>
    </message>
    <message>
        <source>Analyse all solutions again</source>
        <translation>Analysér alle løsninger igen</translation>
    </message>
    <message>
        <source>Analyse m&amp;issing</source>
        <translation>Analysér &amp;manglende</translation>
    </message>
    <message>
        <source>Analyse the solution first: no plan is known</source>
        <translation>Analysér først løsningen: der kendes ingen plan</translation>
    </message>
    <message>
        <source>Analyse the solutions that are not analysed yet</source>
        <translation>Analysér de løsninger, der ikke er analyseret endnu</translation>
    </message>
    <message>
        <source>Append this figure to another figure file</source>
        <translation>Tilføj denne figur sidst i en anden figurfil</translation>
    </message>
    <message>
        <source>Arrange the window to compare searches</source>
        <translation>Indret vinduet til at sammenligne søgninger</translation>
    </message>
    <message>
        <source>Arrange the window to draw a puzzle</source>
        <translation>Indret vinduet til at tegne et puslespil</translation>
    </message>
    <message>
        <source>Arrange the window to look at solutions</source>
        <translation>Indret vinduet til at se på løsninger</translation>
    </message>
    <message>
        <source>Before the first change</source>
        <translation>Før den første ændring</translation>
    </message>
    <message>
        <source>Browse pictures of all figures in the library</source>
        <translation>Se billeder af alle figurer i biblioteket</translation>
    </message>
    <message>
        <source>Burrs from m&amp;y sticks…</source>
        <translation>Burr af &amp;mine stave…</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>&amp;Luk vindue</translation>
    </message>
    <message>
        <source>C&amp;ollapse</source>
        <translation>Skub &amp;sammen</translation>
    </message>
    <message>
        <source>Change some cells to raise the level or remove assemblies</source>
        <translation>Ændr nogle celler for at hæve niveauet eller fjerne løsninger</translation>
    </message>
    <message>
        <source>Changes, oldest first</source>
        <translation>Ændringer, den første øverst</translation>
    </message>
    <message>
        <source>Check solvabil&amp;ity</source>
        <translation>Kontrollér løsbarhed</translation>
    </message>
    <message>
        <source>Check whether the pre-placed pieces can be completed to a solution</source>
        <translation>Kontrollér, om de fastlagte brikker kan fuldendes til en løsning</translation>
    </message>
    <message>
        <source>Choose &amp;where to search…</source>
        <translation>Vælg, &amp;hvor der søges…</translation>
    </message>
    <message>
        <source>Choose theme, text size, processors and what to remember</source>
        <translation>Vælg farvetema, tekststørrelse, processorer og hvad der huskes</translation>
    </message>
    <message>
        <source>Choose what to print, preview the pages and print them</source>
        <translation>Vælg, hvad der skal udskrives, se siderne, og udskriv dem</translation>
    </message>
    <message>
        <source>Choose whether searches run on this computer or on a cluster</source>
        <translation>Vælg, om søgninger kører på denne computer eller på en klynge</translation>
    </message>
    <message>
        <source>Close all windows of the program</source>
        <translation>Luk alle programmets vinduer</translation>
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
        <source>Close this window and its file</source>
        <translation>Luk dette vindue og dets fil</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>Sa&amp;mmenlign med…</translation>
    </message>
    <message>
        <source>Colourin&amp;g of cells</source>
        <translation>&amp;Cellernes farver</translation>
    </message>
    <message>
        <source>Compare en&amp;gines…</source>
        <translation>Sammenlign søgemeto&amp;der…</translation>
    </message>
    <message>
        <source>Compare one or two selected solutions side by side</source>
        <translation>Sammenlign en eller to valgte løsninger side om side</translation>
    </message>
    <message>
        <source>Copied {title}.</source>
        <translation>Kopierede {title}.</translation>
    </message>
    <message>
        <source>Copy a link that contains the puzzle, the selected solution and its plan</source>
        <translation>Kopiér et link, som indeholder puslespillet, den valgte løsning og dens plan</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>K&amp;opiér som tekst</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>Kopié&amp;r link</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Kopiér som b&amp;illede</translation>
    </message>
    <message>
        <source>Copy the figure or solution as text: block, layers, coordinates</source>
        <translation>Kopiér figuren eller løsningen som tekst: blok, lag, koordinater</translation>
    </message>
    <message>
        <source>Copy the focused picture, or the 3D view, with its figure text</source>
        <translation>Kopiér billedet med fokus, eller 3D-visningen, med figurens tekst</translation>
    </message>
    <message>
        <source>Copy the selected box, layer, figure or piece as text, and remove it</source>
        <translation>Kopiér det valgte område, lag, den valgte figur eller brik som tekst, og fjern det</translation>
    </message>
    <message>
        <source>Copy the selected box, layer, figure or piece as the text of a figure file</source>
        <translation>Kopiér det valgte område, lag, den valgte figur eller brik som teksten i en figurfil</translation>
    </message>
    <message>
        <source>Count onl&amp;y</source>
        <translation>&amp;Kun antal</translation>
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
        <source>Cubewright {newer} has been published. This is {own}.</source>
        <translation>Cubewright {newer} er udkommet. Dette er {own}.</translation>
    </message>
    <message>
        <source>Cut piece {symbol}</source>
        <translation>Klip brik {symbol}</translation>
    </message>
    <message>
        <source>Cut this figure into pieces that interlock and need many moves</source>
        <translation>Skær denne figur i brikker, der griber ind i hinanden og kræver mange træk</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>Klip {cells}</translation>
    </message>
    <message>
        <source>Cut {title}.</source>
        <translation>Klippede {title}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Delete all solutions before or after the selected one, or without a star</source>
        <translation>Slet alle løsninger før eller efter den valgte, eller uden stjerne</translation>
    </message>
    <message>
        <source>Delete man&amp;y…</source>
        <translation>Slet man&amp;ge…</translation>
    </message>
    <message>
        <source>Delete the selected solutions from the list, or restore them (Del in the list)</source>
        <translation>Slet de valgte løsninger fra listen, eller gendan dem (Del på listen)</translation>
    </message>
    <message>
        <source>Delete this problem from the file</source>
        <translation>Slet dette problem fra filen</translation>
    </message>
    <message>
        <source>Draw a figure first</source>
        <translation>Tegn en figur først</translation>
    </message>
    <message>
        <source>Draw a new piece and add it to the set</source>
        <translation>Tegn en ny brik, og føj den til sættet</translation>
    </message>
    <message>
        <source>Draw in the 3D view: click a face to add a cell there, Ctrl-click to remove one</source>
        <translation>Tegn i 3D-visningen: et klik på en flade tilføjer en celle, Ctrl+klik fjerner en</translation>
    </message>
    <message>
        <source>E&amp;xplode</source>
        <translation>Træk fra &amp;hinanden</translation>
    </message>
    <message>
        <source>Empty the search field to move problems</source>
        <translation>Tøm søgefeltet for at flytte problemer</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Søgemetode</translation>
    </message>
    <message>
        <source>Export the figure or its solutions to a new file</source>
        <translation>Eksportér figuren eller dens løsninger til en ny fil</translation>
    </message>
    <message>
        <source>F11 shows the other panels again.</source>
        <translation>F11 viser de andre paneler igen.</translation>
    </message>
    <message>
        <source>Fi&amp;gure</source>
        <translation>Fi&amp;gur</translation>
    </message>
    <message>
        <source>Figure &amp;library</source>
        <translation>Figurb&amp;ibliotek</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Filer, der ikke kunne læses</translation>
    </message>
    <message>
        <source>Filte&amp;r solutions</source>
        <translation>Filt&amp;rer løsninger</translation>
    </message>
    <message>
        <source>Find a command, figure, piece set or setting by words</source>
        <translation>Find en kommando, figur, et briksæt eller en indstilling ud fra ord</translation>
    </message>
    <message>
        <source>Find a problem in this file by part of its name</source>
        <translation>Find et problem i denne fil ud fra en del af dets navn</translation>
    </message>
    <message>
        <source>Find all six-piece burrs that the sticks or boards you own can build</source>
        <translation>Find alle seksbrikkede burr, der kan bygges af de stave eller brædder, du ejer</translation>
    </message>
    <message>
        <source>Find and show the plan with the fewest total moves for the shown solution</source>
        <translation>Find og vis planen med færrest træk i alt for den viste løsning</translation>
    </message>
    <message>
        <source>Find dupl&amp;icates</source>
        <translation>Find d&amp;ubletter</translation>
    </message>
    <message>
        <source>Find out whether the selected solutions can be taken apart, and how</source>
        <translation>Find ud af, om de valgte løsninger kan skilles ad, og hvordan</translation>
    </message>
    <message>
        <source>Find pasted sol&amp;ution…</source>
        <translation>Find in&amp;dsat løsning…</translation>
    </message>
    <message>
        <source>Find pieces that make a good puzzle, or figures that the pieces fill</source>
        <translation>Søg efter brikker, der giver et godt puslespil, eller efter figurer, som brikkerne fylder</translation>
    </message>
    <message>
        <source>Find pu&amp;zzles…</source>
        <translation>Find &amp;puslespil…</translation>
    </message>
    <message>
        <source>Find smallest scale</source>
        <translation>Find mindste skala</translation>
    </message>
    <message>
        <source>Find the &amp;mistake…</source>
        <translation>&amp;Find fejlen…</translation>
    </message>
    <message>
        <source>Find the smallest changes that give this puzzle a solution</source>
        <translation>Find de mindste ændringer, der giver dette puslespil en løsning</translation>
    </message>
    <message>
        <source>Find the solution in a text, such as the layers on the clipboard</source>
        <translation>Find løsningen i en tekst, f.eks. lagene i udklipsholderen</translation>
    </message>
    <message>
        <source>Fold or unfold the pieces panel</source>
        <translation>Fold brikpanelet ind eller ud</translation>
    </message>
    <message>
        <source>Fold or unfold the problems panel</source>
        <translation>Fold problempanelet ind eller ud</translation>
    </message>
    <message>
        <source>Fold or unfold the search panel</source>
        <translation>Fold søgepanelet ind eller ud</translation>
    </message>
    <message>
        <source>Fold or unfold the search panel (Ctrl+T)</source>
        <translation>Fold søgepanelet ind eller ud (Ctrl+T)</translation>
    </message>
    <message>
        <source>Fold or unfold the solutions panel</source>
        <translation>Fold løsningspanelet ind eller ud</translation>
    </message>
    <message>
        <source>Fold or unfold the solutions panel (Ctrl+Shift+2)</source>
        <translation>Fold løsningspanelet ind eller ud (Ctrl+Skift+2)</translation>
    </message>
    <message>
        <source>Give the layers or the 3D view the whole window</source>
        <translation>Giv lagene eller 3D-visningen hele vinduet</translation>
    </message>
    <message>
        <source>Go back a move</source>
        <translation>Gå et træk tilbage</translation>
    </message>
    <message>
        <source>Go to a number in the list of solutions</source>
        <translation>Gå til et nummer på listen over løsninger</translation>
    </message>
    <message>
        <source>Go to en&amp;d</source>
        <translation>Gå til slutningen</translation>
    </message>
    <message>
        <source>Go to st&amp;art</source>
        <translation>Gå til starten</translation>
    </message>
    <message>
        <source>Go to the next problem in this file</source>
        <translation>Gå til det næste problem i denne fil</translation>
    </message>
    <message>
        <source>Go to the previous problem in this file</source>
        <translation>Gå til det forrige problem i denne fil</translation>
    </message>
    <message>
        <source>Go to this problem</source>
        <translation>Gå til dette problem</translation>
    </message>
    <message>
        <source>How the next search counts solutions</source>
        <translation>Tællemåde i næste søgning</translation>
    </message>
    <message>
        <source>Imp&amp;rove the puzzle…</source>
        <translation>Fo&amp;rbedr puslespillet…</translation>
    </message>
    <message>
        <source>In the next search, count solutions without listing them</source>
        <translation>Tæl løsninger uden at vise dem i næste søgning</translation>
    </message>
    <message>
        <source>K&amp;eep plans of all solutions</source>
        <translation>B&amp;ehold planer for alle løsninger</translation>
    </message>
    <message>
        <source>Keep the moves of each analysed solution, not only the level</source>
        <translation>Behold trækkene for hver analyseret løsning, ikke kun dens niveau</translation>
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
        <source>Let the shown pieces be the targets of a sliding puzzle, and remove them</source>
        <translation>Lad de viste brikker være målene i et skydepuslespil, og fjern dem</translation>
    </message>
    <message>
        <source>Limit pieces and empty cells; choose matching colours, mirror images and groups</source>
        <translation>Begræns brikker og tomme celler; vælg farver, der passer, spejlbilleder og grupper</translation>
    </message>
    <message>
        <source>List &amp;only solutions that come apart</source>
        <translation>Vis k&amp;un løsninger, der kan skilles ad</translation>
    </message>
    <message>
        <source>List all changes, and go back to any of them</source>
        <translation>Vis alle ændringer, og gå tilbage til en af dem</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts</source>
        <translation>Vis alle tastaturgenveje</translation>
    </message>
    <message>
        <source>List all ways to separate the pieces of the shown solution in the fewest moves</source>
        <translation>Vis alle måder at skille brikkerne i den viste løsning ad med færrest træk</translation>
    </message>
    <message>
        <source>List fi&amp;rst separations…</source>
        <translation>Vis f&amp;ørste adskillelser…</translation>
    </message>
    <message>
        <source>List only solutions that come apart, and analyse solutions as they are found</source>
        <translation>Vis kun løsninger, der kan skilles ad, og analysér dem, efterhånden som de findes</translation>
    </message>
    <message>
        <source>List only the solutions that match words</source>
        <translation>Vis kun de løsninger, der matcher søgeordene</translation>
    </message>
    <message>
        <source>List the parts and the moves below the player</source>
        <translation>Vis delene og trækkene under afspilleren</translation>
    </message>
    <message>
        <source>List the puzzles that you own, want, have solved or have lent</source>
        <translation>Vis de puslespil, som du ejer, ønsker, har løst eller har udlånt</translation>
    </message>
    <message>
        <source>Ma&amp;ke figure…</source>
        <translation>Lav fi&amp;gur…</translation>
    </message>
    <message>
        <source>Make &amp;pieces…</source>
        <translation>Lav &amp;brikker…</translation>
    </message>
    <message>
        <source>Make a box, ball, pyramid, burr, hexagon or cross-section by its sizes</source>
        <translation>Lav en kasse, kugle, pyramide, burr, sekskant eller et tværsnit ud fra mål</translation>
    </message>
    <message>
        <source>Make a piece from the connected part of the figure at the cursor</source>
        <translation>Lav en brik af figurens sammenhængende del ved markøren</translation>
    </message>
    <message>
        <source>Make all shapes with a given number of cells, or burr sticks by number</source>
        <translation>Lav alle former med et givet antal celler, eller burrstave efter nummer</translation>
    </message>
    <message>
        <source>Make pi&amp;ece from this part</source>
        <translation>Lav brik af d&amp;enne del</translation>
    </message>
    <message>
        <source>Make the dark cells of the figure light, and the light ones dark</source>
        <translation>Gør figurens mørke celler lyse og de lyse mørke</translation>
    </message>
    <message>
        <source>Make the figure and all pieces larger together, for example to cut finer</source>
        <translation>Gør figuren og alle brikker større sammen, for eksempel for at skære finere</translation>
    </message>
    <message>
        <source>Make the next move</source>
        <translation>Udfør næste træk</translation>
    </message>
    <message>
        <source>Make the shown pieces &amp;targets</source>
        <translation>Gør de viste brikker til &amp;mål</translation>
    </message>
    <message>
        <source>Mat&amp;erial</source>
        <translation>Mate&amp;riale</translation>
    </message>
    <message>
        <source>Material of the pieces in 3D</source>
        <translation>Brikkernes materiale i 3D</translation>
    </message>
    <message>
        <source>Move &amp;up in the list</source>
        <translation>Flyt op p&amp;å listen</translation>
    </message>
    <message>
        <source>Move a piece over the figure, turn it with the keys and place it</source>
        <translation>Flyt en brik hen over figuren, drej den med tasterne, og placér den</translation>
    </message>
    <message>
        <source>Move do&amp;wn in the list</source>
        <translation>Flyt &amp;ned på listen</translation>
    </message>
    <message>
        <source>Move pieces by &amp;hand</source>
        <translation>Flyt brikker i &amp;hånden</translation>
    </message>
    <message>
        <source>Move the pieces of the solution apart by one step</source>
        <translation>Flyt løsningens brikker et trin fra hinanden</translation>
    </message>
    <message>
        <source>Move the pieces of the solution together by one step</source>
        <translation>Flyt løsningens brikker et trin sammen</translation>
    </message>
    <message>
        <source>Move this problem down in the list</source>
        <translation>Flyt dette problem ned på listen</translation>
    </message>
    <message>
        <source>Move this problem up in the list</source>
        <translation>Flyt dette problem op på listen</translation>
    </message>
    <message>
        <source>N&amp;ote about solution…</source>
        <translation>Note om l&amp;øsning…</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>&amp;Næste træk</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>N&amp;æste problem</translation>
    </message>
    <message>
        <source>Ne&amp;xt solution</source>
        <translation>N&amp;æste løsning</translation>
    </message>
    <message>
        <source>New &amp;figure of</source>
        <translation>Ny &amp;figur af</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nyt &amp;vindue</translation>
    </message>
    <message>
        <source>New from a &amp;puzzle</source>
        <translation>Ny fra et &amp;puslespil</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Ny brik</translation>
    </message>
    <message>
        <source>New six-piece &amp;burr…</source>
        <translation>Ny &amp;burr med seks brikker…</translation>
    </message>
    <message>
        <source>No hint is shown: press Hint first</source>
        <translation>Der vises intet hint: tryk først på Hint</translation>
    </message>
    <message>
        <source>No move has been made yet</source>
        <translation>Intet træk er udført endnu</translation>
    </message>
    <message>
        <source>No piece is placed</source>
        <translation>Ingen brik er placeret</translation>
    </message>
    <message>
        <source>No piece is pre-placed: place one by hand first</source>
        <translation>Ingen brik er fastlagt: placér først en i hånden</translation>
    </message>
    <message>
        <source>No pieces are shown: place pieces or select a solution</source>
        <translation>Ingen brikker vises: placér brikker, eller vælg en løsning</translation>
    </message>
    <message>
        <source>No search is running</source>
        <translation>Ingen søgning er i gang</translation>
    </message>
    <message>
        <source>No solution is shown: select one</source>
        <translation>Der vises ingen løsning: vælg en</translation>
    </message>
    <message>
        <source>No solution matches the filter</source>
        <translation>Ingen løsning passer til filteret</translation>
    </message>
    <message>
        <source>No solutions are listed: press Solve first</source>
        <translation>Ingen løsninger er vist: tryk først på Løs</translation>
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
        <source>Nothing was copied: {reason}.</source>
        <translation>Intet blev kopieret: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was pasted. {error}</source>
        <translation>Intet blev indsat. {error}</translation>
    </message>
    <message>
        <source>Number of processors for the next search</source>
        <translation>Antal processorer til næste søgning</translation>
    </message>
    <message>
        <source>On this lattice, solutions cannot be analysed</source>
        <translation>På dette gitter kan løsninger ikke analyseres</translation>
    </message>
    <message>
        <source>Only a figure with light and dark cells has two colours</source>
        <translation>Kun en figur med lyse og mørke celler har to farver</translation>
    </message>
    <message>
        <source>Only cubes can turn</source>
        <translation>Kun kuber kan drejes</translation>
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
        <source>Open a file in a new window</source>
        <translation>Åbn en fil i et nyt vindue</translation>
    </message>
    <message>
        <source>Open a file of figures</source>
        <translation>Åbn en fil med figurer</translation>
    </message>
    <message>
        <source>Open another window of the program</source>
        <translation>Åbn endnu et vindue i programmet</translation>
    </message>
    <message>
        <source>Open in new win&amp;dow…</source>
        <translation>Åbn i nyt vin&amp;due…</translation>
    </message>
    <message>
        <source>Open or draw a figure first</source>
        <translation>Åbn eller tegn først en figur</translation>
    </message>
    <message>
        <source>Open the user guide</source>
        <translation>Åbn brugervejledningen</translation>
    </message>
    <message>
        <source>P&amp;iece colours</source>
        <translation>Brikfar&amp;ver</translation>
    </message>
    <message>
        <source>Panels of the window</source>
        <translation>Dele af vinduet</translation>
    </message>
    <message>
        <source>Par&amp;allel lines</source>
        <translation>&amp;Parallelle linjer</translation>
    </message>
    <message>
        <source>Paste copied cells at the cursor, figures into the list, or pieces into the set</source>
        <translation>Sæt kopierede celler ind ved markøren, figurer i listen eller brikker i sættet</translation>
    </message>
    <message numerus="yes">
        <source>Paste pieces {symbols}</source>
        <translation>
            <numerusform>Indsæt brik {symbols}</numerusform>
            <numerusform>Indsæt brikker {symbols}</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste {names}</source>
        <translation>Sæt {names} ind</translation>
    </message>
    <message numerus="yes">
        <source>Pasted pieces {symbols}.</source>
        <translation>
            <numerusform>Indsatte brik {symbols}.</numerusform>
            <numerusform>Indsatte brikker {symbols}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted {cells}.</source>
        <translation>Indsatte {cells}.</translation>
    </message>
    <message>
        <source>Pasted {names}.</source>
        <translation>Satte {names} ind.</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation>Sæt søgningen på pause</translation>
    </message>
    <message>
        <source>Piece colours</source>
        <translation>Brikkernes farver</translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Briksæt</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Place all pieces as s&amp;hown</source>
        <translation>Placér alle brikker som &amp;vist</translation>
    </message>
    <message>
        <source>Place the pieces that the hint shows</source>
        <translation>Placér de brikker, hintet viser</translation>
    </message>
    <message>
        <source>Plan plates for a 3D printer, and write them</source>
        <translation>Planlæg printplader til en 3D-printer, og skriv dem</translation>
    </message>
    <message>
        <source>Play how the solution is taken apart, or pause (Space in the player)</source>
        <translation>Afspil, hvordan løsningen skilles ad, eller sæt på pause (Mellemrum i afspilleren)</translation>
    </message>
    <message>
        <source>Pr&amp;ocessors</source>
        <translation>Pr&amp;ocessorer</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>F&amp;orrige problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious solution</source>
        <translation>F&amp;orrige løsning</translation>
    </message>
    <message>
        <source>Pre-place every piece of the solution that is shown</source>
        <translation>Fastlæg hver brik i den viste løsning</translation>
    </message>
    <message>
        <source>Pre-place the piece at the cursor as in this solution, then solve again</source>
        <translation>Fastlæg brikken ved markøren som i denne løsning, og løs så igen</translation>
    </message>
    <message>
        <source>Previous &amp;move</source>
        <translation>&amp;Forrige træk</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>Pro&amp;blem</source>
        <translation>Pro&amp;blem</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problem from this solution</source>
        <translation>Problem af denne løsning</translation>
    </message>
    <message>
        <source>Problem with solid pieces as one</source>
        <translation>Problem med massive brikker samlet til én</translation>
    </message>
    <message>
        <source>Problems panel</source>
        <translation>Panelet Problemer</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>Genoptag</translation>
    </message>
    <message>
        <source>Recent files as p&amp;ictures…</source>
        <translation>Senes&amp;te filer som billeder…</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Gentag ændringen, der blev fortrudt</translation>
    </message>
    <message>
        <source>Remove &amp;all pieces</source>
        <translation>Fjern &amp;alle brikker</translation>
    </message>
    <message>
        <source>Remove all pre-placed pieces, forbidden cells and targets</source>
        <translation>Fjern alle fastlagte brikker, forbudte celler og mål</translation>
    </message>
    <message>
        <source>Remove la&amp;st piece of the solution</source>
        <translation>Fjern løsningens &amp;sidste brik</translation>
    </message>
    <message>
        <source>Remove the piece that was added last</source>
        <translation>Fjern brikken, der blev tilføjet sidst</translation>
    </message>
    <message>
        <source>Remove the pre-placed piece at the cursor</source>
        <translation>Fjern den fastlagte brik ved markøren</translation>
    </message>
    <message>
        <source>Rename this problem</source>
        <translation>Omdøb dette problem</translation>
    </message>
    <message>
        <source>Res&amp;ume search…</source>
        <translation>&amp;Genoptag søgning…</translation>
    </message>
    <message>
        <source>Reset the direction and fit the figure to the view</source>
        <translation>Nulstil retningen, og tilpas figuren til visningen</translation>
    </message>
    <message>
        <source>Resume a saved search</source>
        <translation>Genoptag en gemt søgning</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>Genoptag søgningen</translation>
    </message>
    <message>
        <source>Rule&amp;s…</source>
        <translation>Regler (&amp;k)…</translation>
    </message>
    <message>
        <source>Run several engines on this puzzle and compare them</source>
        <translation>Kør flere søgemetoder på dette puslespil, og sammenlign dem</translation>
    </message>
    <message>
        <source>S&amp;ave search…</source>
        <translation>G&amp;em søgning…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>S&amp;tudy</source>
        <translation>Analysér</translation>
    </message>
    <message>
        <source>S&amp;wap the two colours</source>
        <translation>&amp;Byt de to farver</translation>
    </message>
    <message>
        <source>S&amp;ymbols on pieces</source>
        <translation>S&amp;ymboler på brikker</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Gem s&amp;om…</translation>
    </message>
    <message>
        <source>Save the file under another name</source>
        <translation>Gem filen under et andet navn</translation>
    </message>
    <message>
        <source>Save the file. Unchanged lines stay as they are.</source>
        <translation>Gem filen. Uændrede linjer bliver, som de er.</translation>
    </message>
    <message>
        <source>Save the unfinished search and its solutions to a file, to resume later</source>
        <translation>Gem den ufærdige søgning og dens løsninger i en fil for at genoptage den senere</translation>
    </message>
    <message>
        <source>Save your work before you quit?</source>
        <translation>Gem arbejdet, før programmet afsluttes?</translation>
    </message>
    <message>
        <source>Scale figure and pieces…</source>
        <translation>Skalér figur og brikker…</translation>
    </message>
    <message>
        <source>Searc&amp;h panel</source>
        <translation>Pan&amp;elet Søgning</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søgning</translation>
    </message>
    <message>
        <source>Search for all solutions</source>
        <translation>Søg efter alle løsninger</translation>
    </message>
    <message>
        <source>Search the library for this figure, turned or reflected</source>
        <translation>Søg i biblioteket efter denne figur, også drejet eller spejlet</translation>
    </message>
    <message>
        <source>See how har&amp;d it is…</source>
        <translation>Se, hvor s&amp;vært det er…</translation>
    </message>
    <message>
        <source>See which pieces can move, and drag them in the 3D view</source>
        <translation>Se, hvilke brikker der kan flyttes, og træk dem i 3D-visningen</translation>
    </message>
    <message>
        <source>Select a change to go back to it. The icon marks the saved state.</source>
        <translation>Vælg en ændring for at gå tilbage til den. Ikonet markerer den gemte tilstand.</translation>
    </message>
    <message>
        <source>Select a solution first</source>
        <translation>Vælg først en løsning</translation>
    </message>
    <message>
        <source>Select a solution whose pieces can move</source>
        <translation>Vælg en løsning, hvis brikker kan flyttes</translation>
    </message>
    <message>
        <source>Set how much rounded edges cut from each cube, so that pieces can turn</source>
        <translation>Angiv, hvor meget afrundede kanter fjerner fra hver terning, så brikker kan drejes</translation>
    </message>
    <message>
        <source>Set options of the engine, such as the order of the pieces</source>
        <translation>Indstil søgemetoden, f.eks. brikkernes rækkefølge</translation>
    </message>
    <message>
        <source>Set t&amp;urn allowance…</source>
        <translation>Angiv s&amp;pillerum for drejninger…</translation>
    </message>
    <message>
        <source>Set up e&amp;ngine…</source>
        <translation>Ind&amp;stil søgemetoden…</translation>
    </message>
    <message>
        <source>Sho&amp;w all panels</source>
        <translation>Vis alle panele&amp;r</translation>
    </message>
    <message>
        <source>Sho&amp;w moves</source>
        <translation>Vis træk</translation>
    </message>
    <message>
        <source>Show &amp;figure without pieces</source>
        <translation>Vis &amp;figur uden brikker</translation>
    </message>
    <message>
        <source>Show all pieces &amp;solid</source>
        <translation>Vis alle brikker &amp;massive</translation>
    </message>
    <message>
        <source>Show all pieces of the puzzle beside each other in 3D</source>
        <translation>Vis alle puslespillets brikker ved siden af hinanden i 3D</translation>
    </message>
    <message>
        <source>Show all pieces side &amp;by side</source>
        <translation>Vis alle bri&amp;kker ved siden af hinanden</translation>
    </message>
    <message>
        <source>Show all pieces taken apart</source>
        <translation>Vis alle brikker skilt ad</translation>
    </message>
    <message>
        <source>Show one more piece of the solution, in an order for assembly by hand</source>
        <translation>Vis endnu en brik af løsningen, i en rækkefølge til at samle i hånden</translation>
    </message>
    <message>
        <source>Show outlined and hidden pieces and layers again</source>
        <translation>Vis igen brikker og lag, der er vist som omrids eller skjult</translation>
    </message>
    <message>
        <source>Show the assembled solution</source>
        <translation>Vis den samlede løsning</translation>
    </message>
    <message>
        <source>Show the choices, dead ends and moves that a person faces</source>
        <translation>Vis, hvad et menneske møder: valg, blindgyder og træk</translation>
    </message>
    <message>
        <source>Show the colours of the cells on the pieces of a solution</source>
        <translation>Vis cellernes farver på brikkerne i en løsning</translation>
    </message>
    <message>
        <source>Show the figure instead of the selected solution</source>
        <translation>Vis figuren i stedet for den valgte løsning</translation>
    </message>
    <message>
        <source>Show the first solution</source>
        <translation>Vis den første løsning</translation>
    </message>
    <message>
        <source>Show the last solution found so far</source>
        <translation>Vis den sidste løsning, der er fundet indtil nu</translation>
    </message>
    <message>
        <source>Show the next piece to place. Press again for the one after it.</source>
        <translation>Vis den næste brik, der skal placeres. Tryk igen for den efter.</translation>
    </message>
    <message>
        <source>Show the next solution</source>
        <translation>Vis den næste løsning</translation>
    </message>
    <message>
        <source>Show the other panels again</source>
        <translation>Vis de andre paneler igen</translation>
    </message>
    <message>
        <source>Show the previous solution</source>
        <translation>Vis den forrige løsning</translation>
    </message>
    <message>
        <source>Show the recent files with a picture of each</source>
        <translation>Vis de seneste filer med et billede af hver</translation>
    </message>
    <message>
        <source>Show the scene without perspective</source>
        <translation>Vis scenen uden perspektiv</translation>
    </message>
    <message>
        <source>Show the symbol of each piece on it</source>
        <translation>Vis hver briks symbol på den</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <translation>Vis version og licens</translation>
    </message>
    <message>
        <source>Show this panel</source>
        <translation>Vis dette panel</translation>
    </message>
    <message>
        <source>Show undo &amp;history…</source>
        <translation>Vis fortrydelses&amp;historik…</translation>
    </message>
    <message>
        <source>Show ways to begin, the recent files and the library as pictures</source>
        <translation>Vis måder at begynde på, de seneste filer og biblioteket som billeder</translation>
    </message>
    <message>
        <source>Show {title}: {summary}</source>
        <translation>Vis {title}: {summary}</translation>
    </message>
    <message>
        <source>Shrink the figure and all pieces to the smallest possible scale</source>
        <translation>Formindsk figuren og alle brikker til den mindst mulige målestok</translation>
    </message>
    <message>
        <source>Slide pieces in a room by hand, and see a shortest way to their targets</source>
        <translation>Skyd brikker i et rum med hånden, og se en korteste vej til deres mål</translation>
    </message>
    <message>
        <source>So&amp;lutions</source>
        <translation>Løs&amp;ninger</translation>
    </message>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Løs</translation>
    </message>
    <message>
        <source>Solutio&amp;ns panel</source>
        <translation>P&amp;anelet Løsninger</translation>
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
        <source>Solve a &amp;batch…</source>
        <translation>Løs en bat&amp;ch…</translation>
    </message>
    <message>
        <source>Solve all figures in files or in a folder</source>
        <translation>Løs alle figurer i filer eller i en mappe</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is saved, and you can continue.</source>
        <translation>Noget gik galt. Arbejdet er gemt, og du kan fortsætte.</translation>
    </message>
    <message>
        <source>Spa&amp;cing</source>
        <translation>Mellemr&amp;um</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Star the selected solutions, or remove their stars (S in the list)</source>
        <translation>Giv de valgte løsninger stjerner, eller fjern stjernerne (S på listen)</translation>
    </message>
    <message>
        <source>Start a new figure</source>
        <translation>Begynd på en ny figur</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Sta&amp;rtside</translation>
    </message>
    <message>
        <source>Start with a burr of six sticks, which you choose by number</source>
        <translation>Begynd med en burr af seks stave, som du vælger efter nummer</translation>
    </message>
    <message>
        <source>Stop at the current position</source>
        <translation>Stop, hvor brikkerne er</translation>
    </message>
    <message>
        <source>Stop the search and keep the solutions found so far</source>
        <translation>Stop søgningen, og behold de løsninger, der er fundet</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Analysér</translation>
    </message>
    <message>
        <source>T&amp;urntable</source>
        <translation>&amp;Drejeskive</translation>
    </message>
    <message>
        <source>Ta&amp;ke hint</source>
        <translation>Br&amp;ug hint</translation>
    </message>
    <message>
        <source>The 3D view shows no solution with movable pieces</source>
        <translation>3D-visningen viser ingen løsning med flytbare brikker</translation>
    </message>
    <message>
        <source>The clipboard has no figure. Copy a figure, a piece, or the text of a figure.</source>
        <translation>Udklipsholderen har ingen figur. Kopiér en figur, en brik eller teksten til en.</translation>
    </message>
    <message>
        <source>The copied cells belong to another grid. This one needs {cells}.</source>
        <translation>De kopierede celler hører til et andet gitter. Dette kræver {cells}.</translation>
    </message>
    <message>
        <source>The copied part is larger than the largest grid.</source>
        <translation>Det kopierede er større end det største gitter.</translation>
    </message>
    <message>
        <source>The link was not pasted: {reason}.</source>
        <translation>Linket blev ikke sat ind: {reason}.</translation>
    </message>
    <message>
        <source>The {noun} is empty, so nothing was copied.</source>
        <translation>Intet blev kopieret, for det valgte er tomt: {noun}.</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>Farvetema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farvetema</translation>
    </message>
    <message>
        <source>There are no pre-placed pieces, forbidden cells or targets</source>
        <translation>Der er ingen fastlagte brikker, forbudte celler eller mål</translation>
    </message>
    <message>
        <source>There are no solutions to filter</source>
        <translation>Der er ingen løsninger at filtrere</translation>
    </message>
    <message>
        <source>There are no solutions yet: press Solve</source>
        <translation>Der er ingen løsninger endnu: tryk på Løs</translation>
    </message>
    <message>
        <source>There is no unfinished search</source>
        <translation>Der er ingen ufuldstændig søgning</translation>
    </message>
    <message>
        <source>This engine has no settings: choose another one first</source>
        <translation>Denne søgemetode har ingen indstillinger: vælg først en anden</translation>
    </message>
    <message>
        <source>This is the first problem of the file</source>
        <translation>Dette er filens første problem</translation>
    </message>
    <message>
        <source>This is the first solution</source>
        <translation>Dette er den første løsning</translation>
    </message>
    <message>
        <source>This is the last problem of the file</source>
        <translation>Dette er filens sidste problem</translation>
    </message>
    <message>
        <source>This is the last solution found so far</source>
        <translation>Dette er den sidste løsning fundet indtil nu</translation>
    </message>
    <message>
        <source>This solution is being analysed</source>
        <translation>Denne løsning er ved at blive analyseret</translation>
    </message>
    <message>
        <source>Try each part of the program on small puzzles, and show a report to copy</source>
        <translation>Prøver hver del af programmet på små opgaver og viser en rapport, der kan kopieres</translation>
    </message>
    <message>
        <source>Turn the scene slowly until you drag it</source>
        <translation>Drej scenen langsomt, indtil du trækker i den</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Fortrydelseshistorik</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Fortryd den seneste ændring</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Uventet fejl</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unavngivet</translation>
    </message>
    <message>
        <source>Use the pieces of</source>
        <translation>Brug brikkerne fra</translation>
    </message>
    <message>
        <source>Write a note about the selected solution (F2 in the list)</source>
        <translation>Skriv en note om den valgte løsning (F2 på listen)</translation>
    </message>
    <message>
        <source>box</source>
        <translation>kasse</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>lag</translation>
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
        <source>problem</source>
        <translation>problem</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problemer</translation>
    </message>
    <message>
        <source>the box, {cells}</source>
        <translation>kassen, {cells}</translation>
    </message>
    <message>
        <source>the layer, {cells}</source>
        <translation>laget, {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} more files could not be read.</source>
        <translation>
            <numerusform>{n:,} fil mere kunne ikke læses.</numerusform>
            <numerusform>{n:,} filer mere kunne ikke læses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} problem</numerusform>
            <numerusform>{n:,} problemer</numerusform>
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
        <source>{sentence}

{error}

Copy the report below if you want to report the error. Nothing is sent. Details were also written to
{path}</source>
        <translation>{sentence}

{error}

Kopiér rapporten nedenfor, hvis du vil melde fejlen. Intet bliver sendt. Detaljerne står også i
{path}</translation>
    </message>
    <message>
        <source>{title} (read-only)</source>
        <translation>{title} (skrivebeskyttet)</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
</context>
</TS>

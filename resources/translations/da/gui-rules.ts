<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-rules</name>
    <message>
        <source>&amp;Add choice</source>
        <translation>&amp;Tilføj udvalg</translation>
    </message>
    <message>
        <source>&amp;Equal</source>
        <translation>&amp;Ens</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppér</translation>
    </message>
    <message>
        <source>&amp;Limit empty cells to</source>
        <translation>&amp;Begræns tomme celler til</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ingen</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>&amp;Ophæv gruppe</translation>
    </message>
    <message>
        <source>A piece of “{problem}”: enter a number of copies to use it here too</source>
        <translation>En brik fra ”{problem}”: Indtast et antal for også at bruge den her</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>A&amp;lle</translation>
    </message>
    <message>
        <source>Add a choice of pieces</source>
        <translation>Tilføj et udvalg af brikker</translation>
    </message>
    <message>
        <source>Add piece {symbol}</source>
        <translation>Tilføj brik {symbol}</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle brikker</translation>
    </message>
    <message>
        <source>Allow &amp;mirror images of all pieces</source>
        <translation>Tillad &amp;spejlbilleder af alle brikker</translation>
    </message>
    <message>
        <source>Allow the mirror image of every piece that differs from it</source>
        <translation>Tillad spejlbilledet af hver brik, der er forskellig fra det</translation>
    </message>
    <message>
        <source>Allow the mirror image of {symbol} (Space)</source>
        <translation>Tillad spejlbilledet af {symbol} (Mellemrum)</translation>
    </message>
    <message>
        <source>C&amp;hange a colour</source>
        <translation>Ski&amp;ft en farve</translation>
    </message>
    <message>
        <source>Change a choice of pieces</source>
        <translation>Ændr et udvalg af brikker</translation>
    </message>
    <message>
        <source>Change mirror images</source>
        <translation>Ændr spejlbilleder</translation>
    </message>
    <message>
        <source>Change the ground</source>
        <translation>Ændr underlaget</translation>
    </message>
    <message>
        <source>Change the groups of {symbol}</source>
        <translation>Ændr grupperne for {symbol}</translation>
    </message>
    <message>
        <source>Change the matching colours</source>
        <translation>Ændr de farver, der passer</translation>
    </message>
    <message>
        <source>Change the total number of pieces</source>
        <translation>Ændr det samlede antal brikker</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Tomme celler</translation>
    </message>
    <message>
        <source>Every colour of a piece may lie on every colour of the figure</source>
        <translation>Hver farve på en brik må ligge på hver farve i figuren</translation>
    </message>
    <message>
        <source>Every piece of this set is its own mirror image</source>
        <translation>Alle brikker i dette sæt er deres eget spejlbillede</translation>
    </message>
    <message>
        <source>Every solution that fills the figure counts.</source>
        <translation>Hver løsning, der udfylder figuren, tæller.</translation>
    </message>
    <message>
        <source>Figure: colour {n}</source>
        <translation>Figur: farve {n}</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindst</translation>
    </message>
    <message>
        <source>Limit empty cells</source>
        <translation>Begræns tomme celler</translation>
    </message>
    <message>
        <source>Limit how many optional cells may stay empty</source>
        <translation>Begræns, hvor mange valgfri celler der må forblive tomme</translation>
    </message>
    <message>
        <source>Limit the number of copies of some pieces together</source>
        <translation>Begræns antallet af eksemplarer af nogle brikker tilsammen</translation>
    </message>
    <message>
        <source>Make a group of pieces</source>
        <translation>Gruppér brikker</translation>
    </message>
    <message>
        <source>Make a group of the selected pieces</source>
        <translation>Lav en gruppe af de valgte brikker</translation>
    </message>
    <message>
        <source>Matching colours</source>
        <translation>Farver, der passer</translation>
    </message>
    <message>
        <source>Matching colours: rows for pieces, columns for the figure</source>
        <translation>Farver, der passer: rækker for brikker, kolonner for figuren</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Højst</translation>
    </message>
    <message>
        <source>Maximum number of copies in a solution</source>
        <translation>Største antal i en løsning</translation>
    </message>
    <message>
        <source>Maximum number of copies of {pieces} in a solution</source>
        <translation>Største antal eksemplarer i en løsning: {pieces}</translation>
    </message>
    <message>
        <source>Maximum number of optional cells that may stay empty in a solution</source>
        <translation>Det største antal valgfri celler, der forbliver tomme i en løsning</translation>
    </message>
    <message>
        <source>Maximum of {pieces}</source>
        <translation>Højst: {pieces}</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindst</translation>
    </message>
    <message>
        <source>Minimum number of copies in a solution</source>
        <translation>Mindste antal i en løsning</translation>
    </message>
    <message>
        <source>Minimum number of copies of {pieces} in a solution</source>
        <translation>Mindste antal eksemplarer i en løsning: {pieces}</translation>
    </message>
    <message>
        <source>Minimum of {pieces}</source>
        <translation>Mindst: {pieces}</translation>
    </message>
    <message>
        <source>Mirror image</source>
        <translation>Spejlbillede</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Højst</translation>
    </message>
    <message>
        <source>No cell of the figure is optional</source>
        <translation>Ingen celle i figuren er valgfri</translation>
    </message>
    <message>
        <source>No colours match</source>
        <translation>Ingen farver mødes</translation>
    </message>
    <message>
        <source>Number of cells that may stay empty</source>
        <translation>Antal celler, der må forblive tomme</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Antal brikker</translation>
    </message>
    <message>
        <source>Numbers, mirror images, weights and groups of the pieces</source>
        <translation>Brikkernes antal, spejlbilleder, vægte og grupper</translation>
    </message>
    <message>
        <source>Only equal colours match</source>
        <translation>Kun ens farver mødes</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Brik</translation>
    </message>
    <message>
        <source>Piece cells of colour {piece} on figure cells of colour {figure}</source>
        <translation>Brikkers celler med farve {piece} på figurens celler med farve {figure}</translation>
    </message>
    <message>
        <source>Piece: colour {n}</source>
        <translation>Brik: farve {n}</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Pieces of a group need not come apart. Choose a group, or type numbers such as 1, 2 or 1x2 for two copies in group 1.</source>
        <translation>Brikker i en gruppe behøver ikke at komme fra hinanden. Vælg en gruppe, eller skriv numre som 1, 2 eller 1x2 for to eksemplarer i gruppe 1.</translation>
    </message>
    <message>
        <source>Pieces of choice {number}</source>
        <translation>Brikker i udvalg {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove a choice of pieces</source>
        <translation>Fjern et udvalg af brikker</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>Fjern udvalg {number}</translation>
    </message>
    <message>
        <source>Remove pieces from their groups</source>
        <translation>Tag brikker ud af deres grupper</translation>
    </message>
    <message>
        <source>Remove the selected pieces from all groups</source>
        <translation>Tag de valgte brikker ud af alle grupper</translation>
    </message>
    <message>
        <source>Remove this choice</source>
        <translation>Fjern dette udvalg</translation>
    </message>
    <message>
        <source>Rows are colours of pieces, columns are colours of the figure. A cell without a colour matches any colour.</source>
        <translation>Rækker er brikkernes farver, kolonner er figurens farver. En celle uden farve passer til alle.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Select pieces in the table first; Ctrl selects several</source>
        <translation>Vælg først brikker i tabellen; med Ctrl flere</translation>
    </message>
    <message>
        <source>Show the cells of a colour number in another colour</source>
        <translation>Vis et farvenummers celler i en anden farve</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <translation>Oversigt over reglerne</translation>
    </message>
    <message>
        <source>Symbols, such as L T Z</source>
        <translation>Symboler, f.eks. L T Z</translation>
    </message>
    <message>
        <source>Taking apart</source>
        <translation>Adskillelse</translation>
    </message>
    <message>
        <source>The figure stands on the gr&amp;ound</source>
        <translation>Figuren står på &amp;underlaget</translation>
    </message>
    <message>
        <source>The selected pieces are in no group</source>
        <translation>De valgte brikker er ikke i nogen gruppe</translation>
    </message>
    <message>
        <source>The set has no pieces yet</source>
        <translation>Sættet har ingen brikker endnu</translation>
    </message>
    <message>
        <source>The symbols of the pieces; pieces of equal shape count together</source>
        <translation>Brikkernes symboler; brikker med samme form tæller sammen</translation>
    </message>
    <message>
        <source>The table has no effect until cells of the figure and of a piece have colours.</source>
        <translation>Tabellen udelukker først noget, når celler i figuren og i en brik har farver.</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Afkryds feltet før dette tal først</translation>
    </message>
    <message>
        <source>Tick the colours of the figure on which each colour of a piece may lie (Space)</source>
        <translation>Markér de farver på figuren, som hver farve på en brik må ligge på (Mellemrum)</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Vægt</translation>
    </message>
    <message>
        <source>When the puzzle comes apart, no piece moves through the ground below the figure. A change applies to new analyses.</source>
        <translation>Når puslespillet skilles ad, bevæger ingen brik sig gennem underlaget under figuren. En ændring gælder for nye analyser.</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>alle brikker</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>ingen gruppe</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grænse</translation>
    </message>
    <message>
        <source>same</source>
        <translation>ens</translation>
    </message>
    <message>
        <source>the pieces of choice {number}</source>
        <translation>brikkerne i udvalg {number}</translation>
    </message>
    <message>
        <source>{cells} cannot be taken apart yet</source>
        <translation>{cells} kan endnu ikke skilles ad</translation>
    </message>
    <message>
        <source>{symbol} equals its mirror image</source>
        <translation>{symbol} er lig med sit spejlbillede</translation>
    </message>
</context>
</TS>

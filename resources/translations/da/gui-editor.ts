<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-editor</name>
    <message>
        <source>&amp;Block</source>
        <translation>&amp;Blok</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Legeme</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>&amp;Kasse</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Tøm</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>Tøm &amp;alt</translation>
    </message>
    <message>
        <source>&amp;Colour inside</source>
        <translation>&amp;Farv det indre</translation>
    </message>
    <message>
        <source>&amp;Colour pen</source>
        <translation>&amp;Farvepen</translation>
    </message>
    <message>
        <source>&amp;Draw with</source>
        <translation>&amp;Tegn med</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Viskelæder</translation>
    </message>
    <message>
        <source>&amp;Fill area</source>
        <translation>&amp;Fyld område</translation>
    </message>
    <message>
        <source>&amp;Fill holes</source>
        <translation>&amp;Fyld hulrum</translation>
    </message>
    <message>
        <source>&amp;Fill pen</source>
        <translation>F&amp;yldepen</translation>
    </message>
    <message>
        <source>&amp;Grow the grid</source>
        <translation>Ud&amp;vid gitteret</translation>
    </message>
    <message>
        <source>&amp;Hollow out</source>
        <translation>&amp;Udhul</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linje</translation>
    </message>
    <message>
        <source>&amp;Live mirror</source>
        <translation>&amp;Spejl samtidig</translation>
    </message>
    <message>
        <source>&amp;Pen</source>
        <translation>&amp;Pen</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <translation>&amp;Blyant</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Dre&amp;j</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the back</source>
        <translation>Tilføj en række, søjle eller et lag af tomme celler bagest</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the bottom</source>
        <translation>Tilføj en række, søjle eller et lag af tomme celler nederst</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the front</source>
        <translation>Tilføj en række, søjle eller et lag af tomme celler forrest</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the left</source>
        <translation>Tilføj en række, søjle eller et lag af tomme celler til venstre</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the right</source>
        <translation>Tilføj en række, søjle eller et lag af tomme celler til højre</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the top</source>
        <translation>Tilføj en række, søjle eller et lag af tomme celler øverst</translation>
    </message>
    <message>
        <source>Allow solutions that leave outside cells empty</source>
        <translation>Tillad løsninger, hvor ydre celler er tomme</translation>
    </message>
    <message>
        <source>Along {axis}</source>
        <translation>Langs {axis}</translation>
    </message>
    <message>
        <source>At the back</source>
        <translation>Bagest</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>At the front</source>
        <translation>Forrest</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Til venstre</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Til højre</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Øverst</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>C&amp;hange a colour</source>
        <translation>Ski&amp;ft en farve</translation>
    </message>
    <message>
        <source>Change this layer</source>
        <translation>Ændr dette lag</translation>
    </message>
    <message>
        <source>Click a cell to fill or empty it, and drag to continue.
Right button: erase. Shift-drag: draw a box. Wheel: change layers. Ctrl-wheel: zoom.
Ctrl-drag: select a box to copy, cut or clear.
Turn the wheel while you draw a box to extend it through more layers.
Keys: arrows move the cursor, Space draws or erases, Shift-arrows select a box, and Shift-PgUp and Shift-PgDown extend it through layers.</source>
        <translation>Klik på en celle for at fylde eller tømme den, og træk for at fortsætte.
Højre knap: visk ud. Skift og træk: tegn en kasse. Hjulet: skift lag. Ctrl og hjulet: zoom.
Ctrl og træk: marker en kasse for at kopiere, klippe eller tømme den.
Drej hjulet, mens en kasse tegnes, for at udvide den gennem flere lag.
Taster: piletaster flytter markøren, mellemrum tegner eller visker ud, Skift og piletaster markerer en kasse, og Skift og Page Up eller Page Down udvider den gennem lag.</translation>
    </message>
    <message>
        <source>Click or drag
to draw {cells}</source>
        <translation>Klik eller træk
for at tegne {cells}</translation>
    </message>
    <message>
        <source>Colo&amp;ur of the pen</source>
        <translation>Pennens f&amp;arve</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farve</translation>
    </message>
    <message>
        <source>Colour &amp;{number}</source>
        <translation>Farve &amp;{number}</translation>
    </message>
    <message>
        <source>Colour cells with colour {number}</source>
        <translation>Farv celler med farve {number}</translation>
    </message>
    <message>
        <source>Colour cells: only pieces with matching colours fit there</source>
        <translation>Farv celler: kun brikker med passende farver kan ligge der</translation>
    </message>
    <message>
        <source>Colour o&amp;utside</source>
        <translation>Farv det yd&amp;re</translation>
    </message>
    <message>
        <source>Colour the cells inside with the colour of the pen</source>
        <translation>Farv cellerne indeni med pennens farve</translation>
    </message>
    <message>
        <source>Colour the cells outside with the colour of the pen</source>
        <translation>Farv cellerne udenpå med pennens farve</translation>
    </message>
    <message>
        <source>Copy d&amp;own</source>
        <translation>Kopiér &amp;ned</translation>
    </message>
    <message>
        <source>Copy u&amp;p</source>
        <translation>Kopiér &amp;op</translation>
    </message>
    <message>
        <source>Depth of the grid</source>
        <translation>Gitterets dybde</translation>
    </message>
    <message>
        <source>Depth of the grid (rows), {least} to {most}</source>
        <translation>Gitterets dybde (rækker), {least} til {most}</translation>
    </message>
    <message>
        <source>Depth of the grid (rows), {least} to {most}; the figure needs {least}</source>
        <translation>Gitterets dybde (rækker), {least} til {most}; figuren kræver {least}</translation>
    </message>
    <message>
        <source>Depth of the grid, rows</source>
        <translation>Gitterets dybde, rækker</translation>
    </message>
    <message>
        <source>Double-click to give the layers the whole window (F11)</source>
        <translation>Dobbeltklik for at give lagene hele vinduet (F11)</translation>
    </message>
    <message>
        <source>Drag: draw or erase. Right drag: erase. Shift and drag: draw a box. Ctrl and drag: select. Wheel: other layers.</source>
        <translation>Træk: tegn eller visk ud. Højretræk: visk ud. Skift og træk: tegn en kasse. Ctrl og træk: marker. Hjulet: andre lag.</translation>
    </message>
    <message>
        <source>Draw a box; turn the wheel while you drag to extend it through more layers</source>
        <translation>Tegn en kasse; drej hjulet, mens du trækker, for at tage flere lag med</translation>
    </message>
    <message>
        <source>Draw a figure, or open one (Ctrl+O)</source>
        <translation>Tegn en figur, eller åbn en (Ctrl+O)</translation>
    </message>
    <message>
        <source>Draw a straight line of cells</source>
        <translation>Tegn en lige linje af celler</translation>
    </message>
    <message>
        <source>Draw and erase single cells</source>
        <translation>Tegn og visk enkelte celler ud</translation>
    </message>
    <message>
        <source>Draw and erase whole blocks of {number} cells, here and in the 3D view</source>
        <translation>Tegn og visk hele blokke på {number} celler ud, her og i 3D-visningen</translation>
    </message>
    <message>
        <source>Draw cells one by one, or erase them if you begin on a filled cell</source>
        <translation>Tegn celler en for en, eller visk ud, hvis den første er fyldt</translation>
    </message>
    <message>
        <source>Draw cells that every solution must fill</source>
        <translation>Tegn celler, som enhver løsning fylder</translation>
    </message>
    <message>
        <source>Draw the mirror image too, so that {sides} are alike</source>
        <translation>Tegn også spejlbilledet: {sides} er ens</translation>
    </message>
    <message>
        <source>Draw the same in all layers</source>
        <translation>Tegn det samme i alle lag</translation>
    </message>
    <message>
        <source>Draw through &amp;all layers</source>
        <translation>Tegn gennem &amp;alle lag</translation>
    </message>
    <message>
        <source>Draw {cells}</source>
        <translation>Tegn {cells}</translation>
    </message>
    <message>
        <source>Drawing tools</source>
        <translation>Tegneværktøjer</translation>
    </message>
    <message>
        <source>Empty every cell</source>
        <translation>Tøm alle celler</translation>
    </message>
    <message>
        <source>Empty the selected box, or every cell of this layer</source>
        <translation>Tøm den markerede kasse eller alle celler i laget</translation>
    </message>
    <message>
        <source>Enlarge the layer (Ctrl++, or Ctrl and the wheel)</source>
        <translation>Forstør laget (Ctrl++ eller Ctrl og hjulet)</translation>
    </message>
    <message>
        <source>Erase cells; with other tools, use the right button</source>
        <translation>Slet celler; brug højre knap med andre værktøjer</translation>
    </message>
    <message>
        <source>Erase {cells}</source>
        <translation>Visk {cells} ud</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Viskelæder</translation>
    </message>
    <message>
        <source>Every cell already has an empty neighbour</source>
        <translation>Alle celler har allerede en tom nabo</translation>
    </message>
    <message>
        <source>Every cell of a piece is filled</source>
        <translation>Hver celle i en brik er fyldt</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>F&amp;yld</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Fyld</translation>
    </message>
    <message>
        <source>Fill area</source>
        <translation>Område</translation>
    </message>
    <message>
        <source>Fill or erase all connected cells of the layer</source>
        <translation>Fyld eller visk alle sammenhængende celler i laget ud</translation>
    </message>
    <message>
        <source>Fill the empty cells that the figure encloses</source>
        <translation>Fyld de tomme celler, som figuren omslutter</translation>
    </message>
    <message>
        <source>Fill the selected box, or every cell of this layer</source>
        <translation>Fyld den markerede kasse eller alle celler i laget</translation>
    </message>
    <message>
        <source>Fit the grid</source>
        <translation>&amp;Tilpas gitteret</translation>
    </message>
    <message>
        <source>Fit the layer to its space (Ctrl+0)</source>
        <translation>Tilpas laget til pladsen (Ctrl+0)</translation>
    </message>
    <message>
        <source>Further tools</source>
        <translation>Flere værktøjer</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>G&amp;itter</translation>
    </message>
    <message>
        <source>Go to the layer above</source>
        <translation>Gå til laget over</translation>
    </message>
    <message>
        <source>Go to the layer below</source>
        <translation>Gå til laget under</translation>
    </message>
    <message>
        <source>Height of the grid</source>
        <translation>Gitterets højde</translation>
    </message>
    <message>
        <source>Height of the grid (layers), {least} to {most}</source>
        <translation>Gitterets højde (lag), {least} til {most}</translation>
    </message>
    <message>
        <source>Height of the grid (layers), {least} to {most}; the figure needs {least}</source>
        <translation>Gitterets højde (lag), {least} til {most}; figuren kræver {least}</translation>
    </message>
    <message>
        <source>Height of the grid, layers</source>
        <translation>Gitterets højde, lag</translation>
    </message>
    <message>
        <source>Inside and outside</source>
        <translation>Indeni og udenpå</translation>
    </message>
    <message>
        <source>Inside cells have no empty neighbour</source>
        <translation>Celler indeni har ingen tom nabo</translation>
    </message>
    <message>
        <source>Keep only the cells that have an empty neighbour; a neighbour shares a face with the cell</source>
        <translation>Behold kun celler med en tom nabo; en nabo har en flade fælles med cellen</translation>
    </message>
    <message>
        <source>Keep only the cells that have an empty neighbour; a neighbour touches the cell</source>
        <translation>Behold kun celler med en tom nabo; en nabo rører cellen</translation>
    </message>
    <message>
        <source>Larger {cells} do not consist of {cells}</source>
        <translation>Større {cells} består ikke af {cells}</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Layer &amp;down</source>
        <translation>Lag &amp;ned</translation>
    </message>
    <message>
        <source>Layer &amp;up</source>
        <translation>Lag &amp;op</translation>
    </message>
    <message>
        <source>Layer down</source>
        <translation>Lag ned</translation>
    </message>
    <message>
        <source>Layer of the figure</source>
        <translation>Figurens lag</translation>
    </message>
    <message>
        <source>Layer up</source>
        <translation>Lag op</translation>
    </message>
    <message>
        <source>Layer {number}</source>
        <translation>Lag {number}</translation>
    </message>
    <message>
        <source>Layer {number} of {count}</source>
        <translation>Lag {number} af {count}</translation>
    </message>
    <message>
        <source>Layer {number} of {count} is the current layer</source>
        <translation>Lag {number} af {count} er det aktuelle lag</translation>
    </message>
    <message>
        <source>Layer {number}: {cells}</source>
        <translation>Lag {number}: {cells}</translation>
    </message>
    <message>
        <source>Layers seen from {place}</source>
        <translation>Lag set {place}</translation>
    </message>
    <message>
        <source>Layers, the top one first</source>
        <translation>Lag, det øverste først</translation>
    </message>
    <message>
        <source>Let solutions leave the cells inside empty</source>
        <translation>Lad løsninger efterlade cellerne indeni tomme</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linje</translation>
    </message>
    <message>
        <source>Make inside &amp;optional</source>
        <translation>Gør det indre &amp;valgfrit</translation>
    </message>
    <message>
        <source>Make inside &amp;required</source>
        <translation>Gør det indre &amp;påkrævet</translation>
    </message>
    <message>
        <source>Make outside o&amp;ptional</source>
        <translation>Gør det &amp;ydre valgfrit</translation>
    </message>
    <message>
        <source>Make outside re&amp;quired</source>
        <translation>Gør det ydre på&amp;krævet</translation>
    </message>
    <message>
        <source>Make the figure {word} times as wide, deep and high</source>
        <translation>Gør figuren {word} gange så bred, dyb og høj</translation>
    </message>
    <message>
        <source>Mark &amp;optional cells</source>
        <translation>Marker &amp;valgfri celler</translation>
    </message>
    <message>
        <source>Mark cells as optional: a solution may leave them empty</source>
        <translation>Marker celler som valgfri: en løsning må lade dem stå tomme</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>&amp;Spejl</translation>
    </message>
    <message>
        <source>Mirror {axis}</source>
        <translation>Spejl {axis}</translation>
    </message>
    <message>
        <source>Mirror {sides}</source>
        <translation>Spejl: {sides}</translation>
    </message>
    <message>
        <source>Mirror {sides} while drawing</source>
        <translation>Spejl ved tegning: {sides}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Flere</translation>
    </message>
    <message>
        <source>Move the whole figure by one cell {direction}</source>
        <translation>Flyt hele figuren en celle {direction}</translation>
    </message>
    <message>
        <source>No cell changes</source>
        <translation>Ingen celle ændres</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Valgfri</translation>
    </message>
    <message>
        <source>Outside cells have an empty neighbour</source>
        <translation>Celler udenpå har en tom nabo</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Blyant</translation>
    </message>
    <message>
        <source>Reflect the figure: swap {sides}</source>
        <translation>Spejl figuren: byt {sides}</translation>
    </message>
    <message>
        <source>Replace the layer above with a copy of this one</source>
        <translation>Erstat laget over med en kopi af dette</translation>
    </message>
    <message>
        <source>Replace the layer below with a copy of this one</source>
        <translation>Erstat laget under med en kopi af dette</translation>
    </message>
    <message>
        <source>Require solutions to fill the cells inside</source>
        <translation>Kræv, at løsninger fylder cellerne indeni</translation>
    </message>
    <message>
        <source>Require solutions to fill the cells outside</source>
        <translation>Kræv, at løsninger fylder cellerne udenpå</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>Fl&amp;yt</translation>
    </message>
    <message>
        <source>Scale by {word}</source>
        <translation>Skaler op {word} gange</translation>
    </message>
    <message>
        <source>Scale down by {word}</source>
        <translation>Del med {word}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Select a box, and drag it to move its cells</source>
        <translation>Marker en kasse, og træk den for at flytte dens celler</translation>
    </message>
    <message>
        <source>Shade the cells of the layer below</source>
        <translation>Vis cellerne i laget under som skygge</translation>
    </message>
    <message>
        <source>Shift {direction}</source>
        <translation>Flyt {direction}</translation>
    </message>
    <message>
        <source>Show all layers side by side</source>
        <translation>Vis alle lag ved siden af hinanden</translation>
    </message>
    <message>
        <source>Show all layers side by side, or one layer enlarged; you can draw in both</source>
        <translation>Vis alle lag side om side eller ét lag stort; du kan tegne i begge</translation>
    </message>
    <message>
        <source>Show the &amp;whole layer</source>
        <translation>Vis hele &amp;laget</translation>
    </message>
    <message>
        <source>Show the cells of the layer above as rings</source>
        <translation>Vis cellerne i laget over som ringe</translation>
    </message>
    <message>
        <source>Show the layer &amp;below</source>
        <translation>Vis laget &amp;under</translation>
    </message>
    <message>
        <source>Show the layer abo&amp;ve</source>
        <translation>Vis laget o&amp;ver</translation>
    </message>
    <message>
        <source>Show the layers along {axis}, as seen from {place}</source>
        <translation>Vis lagene langs {axis}, set {place}</translation>
    </message>
    <message>
        <source>Shrink the grid to the size of the figure</source>
        <translation>Formindsk gitteret til figurens størrelse</translation>
    </message>
    <message>
        <source>Shrink the layer (Ctrl+-, or Ctrl and the wheel)</source>
        <translation>Formindsk laget (Ctrl+- eller Ctrl og hjulet)</translation>
    </message>
    <message>
        <source>Single &amp;cell</source>
        <translation>Enkelt &amp;celle</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Alle lag</translation>
    </message>
    <message>
        <source>The figure cannot move further in this direction</source>
        <translation>Figuren kan ikke flyttes længere i denne retning</translation>
    </message>
    <message>
        <source>The figure does not consist of whole blocks, 2 cells wide, deep and high</source>
        <translation>Figuren består ikke af hele blokke på 2 celler i bredde, dybde og højde</translation>
    </message>
    <message>
        <source>The figure does not consist of whole blocks, 3 cells wide, deep and high</source>
        <translation>Figuren består ikke af hele blokke på 3 celler i bredde, dybde og højde</translation>
    </message>
    <message>
        <source>The figure encloses no empty cell</source>
        <translation>Figuren omslutter ingen tomme celler</translation>
    </message>
    <message>
        <source>The figure is empty</source>
        <translation>Figuren er tom</translation>
    </message>
    <message>
        <source>The figure needs a depth of at least {number}, not {refused}.</source>
        <translation>Figuren kræver en dybde på mindst {number}, ikke {refused}.</translation>
    </message>
    <message>
        <source>The figure needs a height of at least {number}, not {refused}.</source>
        <translation>Figuren kræver en højde på mindst {number}, ikke {refused}.</translation>
    </message>
    <message>
        <source>The figure needs a width of at least {number}, not {refused}.</source>
        <translation>Figuren kræver en bredde på mindst {number}, ikke {refused}.</translation>
    </message>
    <message>
        <source>The grid cannot grow further in this direction</source>
        <translation>Gitteret kan ikke vokse mere i denne retning</translation>
    </message>
    <message>
        <source>The grid cannot hold the larger figure</source>
        <translation>Der er ikke plads til den større figur i gitteret</translation>
    </message>
    <message>
        <source>The grid's depth can be at most {number}, not {refused}.</source>
        <translation>Gitteret kan højst være {number} dybt, ikke {refused}.</translation>
    </message>
    <message>
        <source>The grid's depth must be at least 1.</source>
        <translation>Gitteret skal være mindst 1 dybt.</translation>
    </message>
    <message>
        <source>The grid's height can be at most {number}, not {refused}.</source>
        <translation>Gitteret kan højst være {number} højt, ikke {refused}.</translation>
    </message>
    <message>
        <source>The grid's height must be at least 1.</source>
        <translation>Gitteret skal være mindst 1 højt.</translation>
    </message>
    <message>
        <source>The grid's width can be at most {number}, not {refused}.</source>
        <translation>Gitteret kan højst være {number} bredt, ikke {refused}.</translation>
    </message>
    <message>
        <source>The grid's width must be at least 1.</source>
        <translation>Gitteret skal være mindst 1 bredt.</translation>
    </message>
    <message>
        <source>There is no further layer in this direction</source>
        <translation>Der er ikke flere lag i denne retning</translation>
    </message>
    <message>
        <source>There is no layer above</source>
        <translation>Der er intet lag ovenover</translation>
    </message>
    <message>
        <source>There is no layer below</source>
        <translation>Der er intet lag nedenunder</translation>
    </message>
    <message>
        <source>Turn the figure back by {part} about the {axis} axis</source>
        <translation>Drej figuren {part} omgang tilbage om {axis}-aksen</translation>
    </message>
    <message>
        <source>Turn the figure by {part} about the {axis} axis, {direction}</source>
        <translation>Drej figuren {part} omgang om {axis}-aksen, {direction}</translation>
    </message>
    <message>
        <source>Turn {part} about {axis}</source>
        <translation>Drej {part} omgang om {axis}</translation>
    </message>
    <message>
        <source>Turn {part} back about {axis}</source>
        <translation>Drej {part} omgang om {axis}, tilbage</translation>
    </message>
    <message>
        <source>Undo scaling by {word}, if the figure consists of whole blocks</source>
        <translation>Gør figuren {word} gange mindre, hvis den består af hele blokke</translation>
    </message>
    <message>
        <source>Width of the grid</source>
        <translation>Gitterets bredde</translation>
    </message>
    <message>
        <source>Width of the grid (to the right), {least} to {most}</source>
        <translation>Gitterets bredde (mod højre), {least} til {most}</translation>
    </message>
    <message>
        <source>Width of the grid (to the right), {least} to {most}; the figure needs {least}</source>
        <translation>Gitterets bredde (mod højre), {least} til {most}; figuren kræver {least}</translation>
    </message>
    <message>
        <source>Width of the grid, to the right</source>
        <translation>Gitterets bredde, mod højre</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>a half</source>
        <translation>en halv</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>en del af en</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>en kvart</translation>
    </message>
    <message>
        <source>a sixth</source>
        <translation>en sjettedel</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>en tredjedel</translation>
    </message>
    <message>
        <source>above</source>
        <translation>ovenfra</translation>
    </message>
    <message>
        <source>anticlockwise as seen from above</source>
        <translation>mod uret set ovenfra</translation>
    </message>
    <message>
        <source>anticlockwise as seen from the back</source>
        <translation>mod uret set bagfra</translation>
    </message>
    <message>
        <source>anticlockwise as seen from the right</source>
        <translation>mod uret set fra højre</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bund</translation>
    </message>
    <message>
        <source>box of {cells}</source>
        <translation>kasse på {cells}</translation>
    </message>
    <message>
        <source>cell {place}</source>
        <translation>celle {place}</translation>
    </message>
    <message>
        <source>colour {number}</source>
        <translation>farve {number}</translation>
    </message>
    <message>
        <source>down</source>
        <translation>ned</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tom</translation>
    </message>
    <message>
        <source>front</source>
        <translation>forside</translation>
    </message>
    <message>
        <source>front and back</source>
        <translation>for og bag</translation>
    </message>
    <message>
        <source>layer {number}</source>
        <translation>lag {number}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>venstre og højre</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>valgfri</translation>
    </message>
    <message>
        <source>the front</source>
        <translation>forfra</translation>
    </message>
    <message>
        <source>the right</source>
        <translation>fra højre</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>to the back</source>
        <translation>bagud</translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>fremad</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>til venstre</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>til højre</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>top og bund</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>up</source>
        <translation>op</translation>
    </message>
    <message>
        <source>{change}. Ctrl+Z undoes it.</source>
        <translation>{change}. Ctrl+Z fortryder det.</translation>
    </message>
    <message>
        <source>{lattice} have layers only as seen from above</source>
        <translation>{lattice}: lag findes kun set ovenfra</translation>
    </message>
    <message>
        <source>{lattice} have no mirror between {sides}</source>
        <translation>{lattice}: ingen spejling mellem {sides}</translation>
    </message>
    <message>
        <source>{layer}: {cells}</source>
        <translation>{layer}: {cells}</translation>
    </message>
    <message>
        <source>{size} selected, {cells}</source>
        <translation>{size} markeret, {cells}</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <source>{tip}. {why}</source>
        <translation>{tip}. {why}</translation>
    </message>
</context>
</TS>

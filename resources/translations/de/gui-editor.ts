<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-editor</name>
    <message>
        <source>&amp;Block</source>
        <translation>&amp;Block</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Körper</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>&amp;Quader</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>&amp;Alles leeren</translation>
    </message>
    <message>
        <source>&amp;Colour inside</source>
        <translation>Innen Innen fä&amp;rbenamp;färben</translation>
    </message>
    <message>
        <source>&amp;Colour pen</source>
        <translation>&amp;Farbstift</translation>
    </message>
    <message>
        <source>&amp;Draw with</source>
        <translation>&amp;Zeichnen mit</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Radierer</translation>
    </message>
    <message>
        <source>&amp;Fill area</source>
        <translation>Fläche &amp;füllen</translation>
    </message>
    <message>
        <source>&amp;Fill holes</source>
        <translation>&amp;Hohlräume füllen</translation>
    </message>
    <message>
        <source>&amp;Fill pen</source>
        <translation>F&amp;üllstift</translation>
    </message>
    <message>
        <source>&amp;Grow the grid</source>
        <translation>Gitter er&amp;weitern</translation>
    </message>
    <message>
        <source>&amp;Hollow out</source>
        <translation>&amp;Aushöhlen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Live mirror</source>
        <translation>Mit&amp;spiegeln</translation>
    </message>
    <message>
        <source>&amp;Pen</source>
        <translation>&amp;Stift</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <translation>&amp;Bleistift</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Dr&amp;ehen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the back</source>
        <translation>Hinten eine Reihe, Spalte oder Ebene leerer Zellen anfügen</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the bottom</source>
        <translation>Unten eine Reihe, Spalte oder Ebene leerer Zellen anfügen</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the front</source>
        <translation>Vorn eine Reihe, Spalte oder Ebene leerer Zellen anfügen</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the left</source>
        <translation>Links eine Reihe, Spalte oder Ebene leerer Zellen anfügen</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the right</source>
        <translation>Rechts eine Reihe, Spalte oder Ebene leerer Zellen anfügen</translation>
    </message>
    <message>
        <source>Add a row, column or layer of empty cells at the top</source>
        <translation>Oben eine Reihe, Spalte oder Ebene leerer Zellen anfügen</translation>
    </message>
    <message>
        <source>Allow solutions that leave outside cells empty</source>
        <translation>Lösungen dürfen die Zellen außen leer lassen</translation>
    </message>
    <message>
        <source>Along {axis}</source>
        <translation>Längs {axis}</translation>
    </message>
    <message>
        <source>At the back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>At the front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>C&amp;hange a colour</source>
        <translation>Farbe än&amp;dern</translation>
    </message>
    <message>
        <source>Change this layer</source>
        <translation>Diese Ebene ändern</translation>
    </message>
    <message>
        <source>Click a cell to fill or empty it, and drag to continue.
Right button: erase. Shift-drag: draw a box. Wheel: change layers. Ctrl-wheel: zoom.
Ctrl-drag: select a box to copy, cut or clear.
Turn the wheel while you draw a box to extend it through more layers.
Keys: arrows move the cursor, Space draws or erases, Shift-arrows select a box, and Shift-PgUp and Shift-PgDown extend it through layers.</source>
        <translation>Zelle anklicken, um sie zu füllen oder zu leeren; weiterziehen für mehrere.
Rechte Taste: radieren. Umschalt und ziehen: Quader zeichnen. Mausrad: Ebene wechseln. Strg und Mausrad: vergrößern oder verkleinern.
Strg und ziehen: Quader auswählen, um ihn zu kopieren, auszuschneiden oder zu leeren.
Beim Zeichnen eines Quaders das Mausrad drehen, um ihn durch weitere Ebenen auszudehnen.
Tasten: Pfeile bewegen den Cursor, die Leertaste zeichnet oder radiert, Umschalt und Pfeile wählen einen Quader aus, Umschalt und Bild auf oder Bild ab dehnen ihn über Ebenen aus.</translation>
    </message>
    <message>
        <source>Click or drag
to draw {cells}</source>
        <translation>Klicken oder ziehen,
um {cells} zu zeichnen</translation>
    </message>
    <message>
        <source>Colo&amp;ur of the pen</source>
        <translation>Farbe des S&amp;tifts</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour &amp;{number}</source>
        <translation>Farbe &amp;{number}</translation>
    </message>
    <message>
        <source>Colour cells with colour {number}</source>
        <translation>Zellen mit Farbe {number} färben</translation>
    </message>
    <message>
        <source>Colour cells: only pieces with matching colours fit there</source>
        <translation>Zellen färben: Nur Teile mit passenden Farben können dort liegen</translation>
    </message>
    <message>
        <source>Colour o&amp;utside</source>
        <translation>A&amp;ußen färben</translation>
    </message>
    <message>
        <source>Colour the cells inside with the colour of the pen</source>
        <translation>Die Zellen innen mit der Farbe des Stifts färben</translation>
    </message>
    <message>
        <source>Colour the cells outside with the colour of the pen</source>
        <translation>Die Zellen außen mit der Farbe des Stifts färben</translation>
    </message>
    <message>
        <source>Copy d&amp;own</source>
        <translation>Nach &amp;unten kopieren</translation>
    </message>
    <message>
        <source>Copy u&amp;p</source>
        <translation>Nach &amp;oben kopieren</translation>
    </message>
    <message>
        <source>Depth of the grid</source>
        <translation>Tiefe des Gitters</translation>
    </message>
    <message>
        <source>Depth of the grid (rows), {least} to {most}</source>
        <translation>Tiefe des Gitters (Reihen), {least} bis {most}</translation>
    </message>
    <message>
        <source>Depth of the grid (rows), {least} to {most}; the figure needs {least}</source>
        <translation>Tiefe des Gitters (Reihen), {least} bis {most}; die Figur braucht {least}</translation>
    </message>
    <message>
        <source>Depth of the grid, rows</source>
        <translation>Tiefe des Gitters, Reihen</translation>
    </message>
    <message>
        <source>Double-click to give the layers the whole window (F11)</source>
        <translation>Doppelklicken, um den Ebenen das ganze Fenster zu geben (F11)</translation>
    </message>
    <message>
        <source>Drag: draw or erase. Right drag: erase. Shift and drag: draw a box. Ctrl and drag: select. Wheel: other layers.</source>
        <translation>Ziehen: zeichnen oder radieren. Rechts ziehen: radieren. Umschalt und ziehen: Quader. Strg und ziehen: auswählen. Mausrad: andere Ebenen.</translation>
    </message>
    <message>
        <source>Draw a box; turn the wheel while you drag to extend it through more layers</source>
        <translation>Einen Quader zeichnen; beim Ziehen das Rad drehen, um weitere Ebenen einzuschließen</translation>
    </message>
    <message>
        <source>Draw a figure, or open one (Ctrl+O)</source>
        <translation>Eine Figur zeichnen oder öffnen (Strg+O)</translation>
    </message>
    <message>
        <source>Draw a straight line of cells</source>
        <translation>Gerade Linie aus Zellen zeichnen</translation>
    </message>
    <message>
        <source>Draw and erase single cells</source>
        <translation>Einzelne Zellen zeichnen und radieren</translation>
    </message>
    <message>
        <source>Draw and erase whole blocks of {number} cells, here and in the 3D view</source>
        <translation>Ganze Blöcke aus {number} Zellen zeichnen und radieren, hier und in der 3D-Ansicht</translation>
    </message>
    <message>
        <source>Draw cells one by one, or erase them if you begin on a filled cell</source>
        <translation>Zellen einzeln zeichnen; radieren, wenn die erste gefüllt ist</translation>
    </message>
    <message>
        <source>Draw cells that every solution must fill</source>
        <translation>Zellen zeichnen, die jede Lösung füllt</translation>
    </message>
    <message>
        <source>Draw the mirror image too, so that {sides} are alike</source>
        <translation>Auch das Spiegelbild zeichnen: {sides} gleich</translation>
    </message>
    <message>
        <source>Draw the same in all layers</source>
        <translation>In allen Ebenen dasselbe zeichnen</translation>
    </message>
    <message>
        <source>Draw through &amp;all layers</source>
        <translation>Durch &amp;alle Ebenen zeichnen</translation>
    </message>
    <message>
        <source>Draw {cells}</source>
        <translation>{cells} zeichnen</translation>
    </message>
    <message>
        <source>Drawing tools</source>
        <translation>Zeichenwerkzeuge</translation>
    </message>
    <message>
        <source>Empty every cell</source>
        <translation>Alle Zellen leeren</translation>
    </message>
    <message>
        <source>Empty the selected box, or every cell of this layer</source>
        <translation>Ausgewählten Quader oder die ganze Ebene leeren</translation>
    </message>
    <message>
        <source>Enlarge the layer (Ctrl++, or Ctrl and the wheel)</source>
        <translation>Ebene vergrößern (Strg++ oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Erase cells; with other tools, use the right button</source>
        <translation>Zellen löschen; mit anderen Werkzeugen die rechte Taste verwenden</translation>
    </message>
    <message>
        <source>Erase {cells}</source>
        <translation>{cells} radieren</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Every cell already has an empty neighbour</source>
        <translation>Jede Zelle hat bereits eine leere Nachbarzelle</translation>
    </message>
    <message>
        <source>Every cell of a piece is filled</source>
        <translation>Jede Zelle eines Teils ist gefüllt</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>F&amp;üllen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fill area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Fill or erase all connected cells of the layer</source>
        <translation>Alle zusammenhängenden Zellen der Ebene füllen oder radieren</translation>
    </message>
    <message>
        <source>Fill the empty cells that the figure encloses</source>
        <translation>Leere Zellen füllen, die die Figur umschließt</translation>
    </message>
    <message>
        <source>Fill the selected box, or every cell of this layer</source>
        <translation>Ausgewählten Quader oder die ganze Ebene füllen</translation>
    </message>
    <message>
        <source>Fit the grid</source>
        <translation>&amp;Gitter anpassen</translation>
    </message>
    <message>
        <source>Fit the layer to its space (Ctrl+0)</source>
        <translation>Ebene an den verfügbaren Platz anpassen (Strg+0)</translation>
    </message>
    <message>
        <source>Further tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>G&amp;itter</translation>
    </message>
    <message>
        <source>Go to the layer above</source>
        <translation>Zur Ebene darüber gehen</translation>
    </message>
    <message>
        <source>Go to the layer below</source>
        <translation>Zur Ebene darunter gehen</translation>
    </message>
    <message>
        <source>Height of the grid</source>
        <translation>Höhe des Gitters</translation>
    </message>
    <message>
        <source>Height of the grid (layers), {least} to {most}</source>
        <translation>Höhe des Gitters (Ebenen), {least} bis {most}</translation>
    </message>
    <message>
        <source>Height of the grid (layers), {least} to {most}; the figure needs {least}</source>
        <translation>Höhe des Gitters (Ebenen), {least} bis {most}; die Figur braucht {least}</translation>
    </message>
    <message>
        <source>Height of the grid, layers</source>
        <translation>Höhe des Gitters, Ebenen</translation>
    </message>
    <message>
        <source>Inside and outside</source>
        <translation>Innen und außen</translation>
    </message>
    <message>
        <source>Inside cells have no empty neighbour</source>
        <translation>Zellen innen haben keinen leeren Nachbarn</translation>
    </message>
    <message>
        <source>Keep only the cells that have an empty neighbour; a neighbour shares a face with the cell</source>
        <translation>Nur Zellen mit leerer Nachbarzelle behalten; Nachbarn haben eine gemeinsame Fläche</translation>
    </message>
    <message>
        <source>Keep only the cells that have an empty neighbour; a neighbour touches the cell</source>
        <translation>Nur Zellen mit leerer Nachbarzelle behalten; Nachbarn berühren einander</translation>
    </message>
    <message>
        <source>Larger {cells} do not consist of {cells}</source>
        <translation>Größere {cells} bestehen nicht aus {cells}</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Layer &amp;down</source>
        <translation>Ebene nach &amp;unten</translation>
    </message>
    <message>
        <source>Layer &amp;up</source>
        <translation>Ebene nach &amp;oben</translation>
    </message>
    <message>
        <source>Layer down</source>
        <translation>Ebene nach unten</translation>
    </message>
    <message>
        <source>Layer of the figure</source>
        <translation>Ebene der Figur</translation>
    </message>
    <message>
        <source>Layer up</source>
        <translation>Ebene nach oben</translation>
    </message>
    <message>
        <source>Layer {number}</source>
        <translation>Ebene {number}</translation>
    </message>
    <message>
        <source>Layer {number} of {count}</source>
        <translation>Ebene {number} von {count}</translation>
    </message>
    <message>
        <source>Layer {number} of {count} is the current layer</source>
        <translation>Ebene {number} von {count} ist die aktuelle Ebene</translation>
    </message>
    <message>
        <source>Layer {number}: {cells}</source>
        <translation>Ebene {number}: {cells}</translation>
    </message>
    <message>
        <source>Layers seen from {place}</source>
        <translation>Ebenen von {place} gesehen</translation>
    </message>
    <message>
        <source>Layers, the top one first</source>
        <translation>Ebenen, die oberste zuerst</translation>
    </message>
    <message>
        <source>Let solutions leave the cells inside empty</source>
        <translation>Lösungen dürfen die Zellen innen leer lassen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Make inside &amp;optional</source>
        <translation>Innen Innen &amp;freistellenamp;optional machen</translation>
    </message>
    <message>
        <source>Make inside &amp;required</source>
        <translation>Innen Innen &amp;verlangenamp;erforderlich machen</translation>
    </message>
    <message>
        <source>Make outside o&amp;ptional</source>
        <translation>Außen oAußen freis&amp;tellenamp;ptional machen</translation>
    </message>
    <message>
        <source>Make outside re&amp;quired</source>
        <translation>Außen eAußen v&amp;erlangenamp;rforderlich machen</translation>
    </message>
    <message>
        <source>Make the figure {word} times as wide, deep and high</source>
        <translation>Figur {word}mal so breit, tief und hoch machen</translation>
    </message>
    <message>
        <source>Mark &amp;optional cells</source>
        <translation>Zellen als &amp;optional markieren</translation>
    </message>
    <message>
        <source>Mark cells as optional: a solution may leave them empty</source>
        <translation>Zellen als optional markieren: eine Lösung darf sie leer lassen</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>Sp&amp;iegeln</translation>
    </message>
    <message>
        <source>Mirror {axis}</source>
        <translation>{axis} spiegeln</translation>
    </message>
    <message>
        <source>Mirror {sides}</source>
        <translation>Spiegeln: {sides}</translation>
    </message>
    <message>
        <source>Mirror {sides} while drawing</source>
        <translation>Beim Zeichnen spiegeln: {sides}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Move the whole figure by one cell {direction}</source>
        <translation>Ganze Figur um eine Zelle verschieben: {direction}</translation>
    </message>
    <message>
        <source>No cell changes</source>
        <translation>Keine Zelle ändert sich</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Outside cells have an empty neighbour</source>
        <translation>Zellen außen haben einen leeren Nachbarn</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Bleistift</translation>
    </message>
    <message>
        <source>Reflect the figure: swap {sides}</source>
        <translation>Figur spiegeln: {sides} vertauschen</translation>
    </message>
    <message>
        <source>Replace the layer above with a copy of this one</source>
        <translation>Ebene darüber durch eine Kopie dieser Ebene ersetzen</translation>
    </message>
    <message>
        <source>Replace the layer below with a copy of this one</source>
        <translation>Ebene darunter durch eine Kopie dieser Ebene ersetzen</translation>
    </message>
    <message>
        <source>Require solutions to fill the cells inside</source>
        <translation>Lösungen müssen die Zellen innen füllen</translation>
    </message>
    <message>
        <source>Require solutions to fill the cells outside</source>
        <translation>Lösungen müssen die Zellen außen füllen</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>Vers&amp;chieben</translation>
    </message>
    <message>
        <source>Scale by {word}</source>
        <translation>{word}mal so groß</translation>
    </message>
    <message>
        <source>Scale down by {word}</source>
        <translation>Durch {word} teilen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select a box, and drag it to move its cells</source>
        <translation>Quader auswählen und ziehen, um seine Zellen zu verschieben</translation>
    </message>
    <message>
        <source>Shade the cells of the layer below</source>
        <translation>Die Zellen der Ebene darunter schattieren</translation>
    </message>
    <message>
        <source>Shift {direction}</source>
        <translation>Verschieben {direction}</translation>
    </message>
    <message>
        <source>Show all layers side by side</source>
        <translation>Alle Ebenen nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Show all layers side by side, or one layer enlarged; you can draw in both</source>
        <translation>Alle Ebenen nebeneinander oder eine Ebene groß zeigen; in beiden kann gezeichnet werden</translation>
    </message>
    <message>
        <source>Show the &amp;whole layer</source>
        <translation>Ganze Ebene &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the cells of the layer above as rings</source>
        <translation>Zellen der Ebene darüber als Ringe zeigen</translation>
    </message>
    <message>
        <source>Show the layer &amp;below</source>
        <translation>Ebene &amp;darunter zeigen</translation>
    </message>
    <message>
        <source>Show the layer abo&amp;ve</source>
        <translation>Ebene darü&amp;ber zeigen</translation>
    </message>
    <message>
        <source>Show the layers along {axis}, as seen from {place}</source>
        <translation>Ebenen längs {axis} zeigen, von {place} gesehen</translation>
    </message>
    <message>
        <source>Shrink the grid to the size of the figure</source>
        <translation>Gitter auf die Größe der Figur verkleinern</translation>
    </message>
    <message>
        <source>Shrink the layer (Ctrl+-, or Ctrl and the wheel)</source>
        <translation>Ebene verkleinern (Strg+- oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Single &amp;cell</source>
        <translation>Einzelne &amp;Zelle</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Durch alle</translation>
    </message>
    <message>
        <source>The figure cannot move further in this direction</source>
        <translation>Die Figur kann in dieser Richtung nicht weiter verschoben werden</translation>
    </message>
    <message>
        <source>The figure does not consist of whole blocks, 2 cells wide, deep and high</source>
        <translation>Die Figur besteht nicht aus ganzen Blöcken, 2 Zellen breit, tief und hoch</translation>
    </message>
    <message>
        <source>The figure does not consist of whole blocks, 3 cells wide, deep and high</source>
        <translation>Die Figur besteht nicht aus ganzen Blöcken, 3 Zellen breit, tief und hoch</translation>
    </message>
    <message>
        <source>The figure encloses no empty cell</source>
        <translation>Die Figur umschließt keine leere Zelle</translation>
    </message>
    <message>
        <source>The figure is empty</source>
        <translation>Die Figur ist leer</translation>
    </message>
    <message>
        <source>The figure needs a depth of at least {number}, not {refused}.</source>
        <translation>Die Figur braucht eine Tiefe von mindestens {number}, nicht {refused}.</translation>
    </message>
    <message>
        <source>The figure needs a height of at least {number}, not {refused}.</source>
        <translation>Die Figur braucht eine Höhe von mindestens {number}, nicht {refused}.</translation>
    </message>
    <message>
        <source>The figure needs a width of at least {number}, not {refused}.</source>
        <translation>Die Figur braucht eine Breite von mindestens {number}, nicht {refused}.</translation>
    </message>
    <message>
        <source>The grid cannot grow further in this direction</source>
        <translation>Das Gitter kann in dieser Richtung nicht weiter wachsen</translation>
    </message>
    <message>
        <source>The grid cannot hold the larger figure</source>
        <translation>Die größere Figur passt nicht in das Gitter</translation>
    </message>
    <message>
        <source>The grid's depth can be at most {number}, not {refused}.</source>
        <translation>Das Gitter kann höchstens {number} tief sein, nicht {refused}.</translation>
    </message>
    <message>
        <source>The grid's depth must be at least 1.</source>
        <translation>Das Gitter muss mindestens 1 tief sein.</translation>
    </message>
    <message>
        <source>The grid's height can be at most {number}, not {refused}.</source>
        <translation>Das Gitter kann höchstens {number} hoch sein, nicht {refused}.</translation>
    </message>
    <message>
        <source>The grid's height must be at least 1.</source>
        <translation>Das Gitter muss mindestens 1 hoch sein.</translation>
    </message>
    <message>
        <source>The grid's width can be at most {number}, not {refused}.</source>
        <translation>Das Gitter kann höchstens {number} breit sein, nicht {refused}.</translation>
    </message>
    <message>
        <source>The grid's width must be at least 1.</source>
        <translation>Das Gitter muss mindestens 1 breit sein.</translation>
    </message>
    <message>
        <source>There is no further layer in this direction</source>
        <translation>In dieser Richtung gibt es keine weitere Ebene</translation>
    </message>
    <message>
        <source>There is no layer above</source>
        <translation>Darüber ist keine Ebene</translation>
    </message>
    <message>
        <source>There is no layer below</source>
        <translation>Darunter ist keine Ebene</translation>
    </message>
    <message>
        <source>Turn the figure back by {part} about the {axis} axis</source>
        <translation>Figur zurückdrehen: {part} Drehung um die {axis}-Achse</translation>
    </message>
    <message>
        <source>Turn the figure by {part} about the {axis} axis, {direction}</source>
        <translation>Figur drehen: {part} Drehung um die {axis}-Achse, {direction}</translation>
    </message>
    <message>
        <source>Turn {part} about {axis}</source>
        <translation>{part} Drehung um {axis}</translation>
    </message>
    <message>
        <source>Turn {part} back about {axis}</source>
        <translation>{part} Drehung um {axis}, zurück</translation>
    </message>
    <message>
        <source>Undo scaling by {word}, if the figure consists of whole blocks</source>
        <translation>Figur {word}mal so klein machen, wenn sie aus ganzen Blöcken besteht</translation>
    </message>
    <message>
        <source>Width of the grid</source>
        <translation>Breite des Gitters</translation>
    </message>
    <message>
        <source>Width of the grid (to the right), {least} to {most}</source>
        <translation>Breite des Gitters (nach rechts), {least} bis {most}</translation>
    </message>
    <message>
        <source>Width of the grid (to the right), {least} to {most}; the figure needs {least}</source>
        <translation>Breite des Gitters (nach rechts), {least} bis {most}; die Figur braucht {least}</translation>
    </message>
    <message>
        <source>Width of the grid, to the right</source>
        <translation>Breite des Gitters, nach rechts</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>a half</source>
        <translation>½</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>ein Teil einer</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>¼</translation>
    </message>
    <message>
        <source>a sixth</source>
        <translation>⅙</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>⅓</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>anticlockwise as seen from above</source>
        <translation>von oben gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise as seen from the back</source>
        <translation>von hinten gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise as seen from the right</source>
        <translation>von rechts gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>box of {cells}</source>
        <translation>Quader aus {cells}</translation>
    </message>
    <message>
        <source>cell {place}</source>
        <translation>Zelle {place}</translation>
    </message>
    <message>
        <source>colour {number}</source>
        <translation>Farbe {number}</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>front and back</source>
        <translation>vorn und hinten</translation>
    </message>
    <message>
        <source>layer {number}</source>
        <translation>Ebene {number}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>links und rechts</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>the front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>to the back</source>
        <translation>nach hinten</translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>nach vorn</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>oben und unten</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>{change}. Ctrl+Z undoes it.</source>
        <translation>{change}. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>{lattice} have layers only as seen from above</source>
        <translation>{lattice}: Ebenen nur von oben gesehen</translation>
    </message>
    <message>
        <source>{lattice} have no mirror between {sides}</source>
        <translation>{lattice}: keine Spiegelung zwischen {sides}</translation>
    </message>
    <message>
        <source>{layer}: {cells}</source>
        <translation>{layer}: {cells}</translation>
    </message>
    <message>
        <source>{size} selected, {cells}</source>
        <translation>{size} ausgewählt, {cells}</translation>
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

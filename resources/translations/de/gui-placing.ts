<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-placing</name>
    <message>
        <source>&amp;Fix piece {symbol} and solve again</source>
        <translation>Teil {symbol} &amp;festlegen und neu lösen</translation>
    </message>
    <message>
        <source>&amp;Place a piece here</source>
        <translation>&amp;Hier ein Teil platzieren</translation>
    </message>
    <message>
        <source>&amp;Remove piece {symbol}</source>
        <translation>Teil {symbol} &amp;entfernen</translation>
    </message>
    <message>
        <source>All pieces are already placed.</source>
        <translation>Alle Teile sind schon platziert.</translation>
    </message>
    <message>
        <source>All pieces are placed</source>
        <translation>Alle Teile sind platziert</translation>
    </message>
    <message>
        <source>All pieces are placed.</source>
        <translation>Alle Teile sind platziert.</translation>
    </message>
    <message>
        <source>Choose a piece to place by hand</source>
        <translation>Ein Teil wählen, um es von Hand zu platzieren</translation>
    </message>
    <message>
        <source>Draw a figure first</source>
        <translation>Zuerst eine Figur zeichnen</translation>
    </message>
    <message>
        <source>F&amp;orbid piece {symbol} here</source>
        <translation>Teil {symbol} hier &amp;verbieten</translation>
    </message>
    <message>
        <source>Fi&amp;x piece {symbol}</source>
        <translation>Teil {symbol} fest&amp;legen</translation>
    </message>
    <message>
        <source>Fix piece {symbol}</source>
        <translation>Teil {symbol} festlegen</translation>
    </message>
    <message>
        <source>For&amp;bid a piece here</source>
        <translation>Hier ein Teil ver&amp;bieten</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {step}.</source>
        <translation>Hinweis {number} von {count}: {step}.</translation>
    </message>
    <message>
        <source>No piece at the cursor: select a solution and move the cursor to a cell of the piece</source>
        <translation>Kein Teil am Cursor: eine Lösung auswählen und den Cursor auf eine Zelle des Teils setzen</translation>
    </message>
    <message>
        <source>No pre-placed piece at the cursor.</source>
        <translation>Kein festgelegtes Teil am Cursor.</translation>
    </message>
    <message>
        <source>No pre-placed pieces</source>
        <translation>Keine festgelegten Teile</translation>
    </message>
    <message>
        <source>Number of pre-placed pieces, forbidden cells and targets</source>
        <translation>Anzahl festgelegter Teile, verbotener Zellen und Ziele</translation>
    </message>
    <message>
        <source>Only solutions &amp;with {symbol} here</source>
        <translation>Nur Lösungen &amp;mit {symbol} hier</translation>
    </message>
    <message>
        <source>Only solutions with {symbol} placed &amp;as here</source>
        <translation>Nur Lösungen, in denen {symbol} &amp;so liegt</translation>
    </message>
    <message>
        <source>Optional &amp;cell</source>
        <translation>Optionale &amp;Zelle</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Place all pieces</source>
        <translation>Alle Teile platzieren</translation>
    </message>
    <message>
        <source>Place {symbols}</source>
        <translation>{symbols} platzieren</translation>
    </message>
    <message>
        <source>Place {symbol} by hand</source>
        <translation>{symbol} von Hand platzieren</translation>
    </message>
    <message>
        <source>Placed {symbols}.</source>
        <translation>{symbols} platziert.</translation>
    </message>
    <message>
        <source>Placing {symbol}: X, Y, Z turn it, F mirrors it, Page Up and Page Down change the layer, Enter or a click places it, Tab takes the next piece, Esc cancels.</source>
        <translation>{symbol} platzieren: X, Y, Z drehen, F spiegelt, Bild auf und Bild ab wechseln die Ebene, Eingabe oder ein Klick platziert es, Tab nimmt das nächste Teil, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Placing {symbol}: X, Y, Z turn it, Page Up and Page Down change the layer, Enter or a click places it, Tab takes the next piece, Esc cancels.</source>
        <translation>{symbol} platzieren: X, Y, Z drehen, Bild auf und Bild ab wechseln die Ebene, Eingabe oder ein Klick platziert es, Tab nimmt das nächste Teil, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Pre-placed pieces, forbidden cells and targets</source>
        <translation>Festgelegte Teile, verbotene Zellen und Ziele</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected row (Delete)</source>
        <translation>Ausgewählte Zeile entfernen (Entf)</translation>
    </message>
    <message>
        <source>Still looking after {seconds:.0f} s. Press Esc to stop.</source>
        <translation>Suche läuft seit {seconds:.0f} s. Esc hält sie an.</translation>
    </message>
    <message>
        <source>Swap the two colours</source>
        <translation>Die beiden Farben tauschen</translation>
    </message>
    <message>
        <source>Target of {symbol}</source>
        <translation>Ziel von {symbol}</translation>
    </message>
    <message>
        <source>Target of {symbol} no longer fits</source>
        <translation>Ziel von {symbol} passt nicht mehr</translation>
    </message>
    <message>
        <source>Targets are set. Place the pieces where they start, then choose Sliding puzzles.</source>
        <translation>Die Ziele sind gesetzt. Platzieren Sie die Teile am Start, und wählen Sie dann Schiebepuzzles.</translation>
    </message>
    <message>
        <source>cell {x}, {y} of layer {z}</source>
        <translation>Zelle {x}, {y} in Ebene {z}</translation>
    </message>
    <message>
        <source>column {x}, row {y}, layer {z}</source>
        <translation>Spalte {x}, Reihe {y}, Ebene {z}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} targets</source>
        <translation>
            <numerusform>{n:,} Ziel</numerusform>
            <numerusform>{n:,} Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} forbidden</source>
        <translation>{number} verboten</translation>
    </message>
    <message>
        <source>{number} pre-placed</source>
        <translation>{number} festgelegt</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{symbols} and {symbol}</source>
        <translation>{symbols} und {symbol}</translation>
    </message>
    <message>
        <source>{symbol} cannot be fixed: it is not a piece of the current figure.</source>
        <translation>{symbol} kann nicht festgelegt werden: es ist kein Teil der aktuellen Figur.</translation>
    </message>
    <message>
        <source>{symbol} cannot be mirrored. Tick “Allow mirror images” in the pieces panel.</source>
        <translation>{symbol} kann nicht gespiegelt werden. Dazu „Spiegelbilder erlauben“ bei den Teilen ankreuzen.</translation>
    </message>
    <message>
        <source>{symbol} does not fit there.</source>
        <translation>{symbol} passt dort nicht.</translation>
    </message>
    <message>
        <source>{symbol} forbidden at {place}</source>
        <translation>{symbol} verboten: {place}</translation>
    </message>
    <message>
        <source>{symbol} is already placed.</source>
        <translation>{symbol} ist schon platziert.</translation>
    </message>
    <message>
        <source>{symbol} is fixed. Solve finds the solutions that contain it.</source>
        <translation>{symbol} ist festgelegt. „Lösen“ findet die Lösungen, die es so enthalten.</translation>
    </message>
    <message>
        <source>{symbol} is placed. Now place {following}, or press Esc to stop.</source>
        <translation>{symbol} ist platziert. Jetzt {following} platzieren oder mit Esc aufhören.</translation>
    </message>
    <message>
        <source>{symbol} is placed. Solve finds the solutions that contain it.</source>
        <translation>{symbol} ist platziert. „Lösen“ findet die Lösungen, die es so enthalten.</translation>
    </message>
    <message>
        <source>{symbol} no longer fits</source>
        <translation>{symbol} passt nicht mehr</translation>
    </message>
    <message>
        <source>{symbol} placed</source>
        <translation>{symbol} festgelegt</translation>
    </message>
    <message>
        <source>{text} {reason}</source>
        <translation>{text} {reason}</translation>
    </message>
</context>
</TS>

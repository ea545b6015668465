<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-pieces</name>
    <message>
        <source>&amp;Allow mirror image</source>
        <translation>Spie&amp;gelbild erlauben</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>&amp;Farbe…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;New piece</source>
        <translation>&amp;Neues Teil</translation>
    </message>
    <message>
        <source>&amp;New set</source>
        <translation>&amp;Neuer Satz</translation>
    </message>
    <message>
        <source>&amp;Piece from the figure</source>
        <translation>&amp;Teil aus der Figur</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save as my set…</source>
        <translation>Als eigenen Satz &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Use {set}</source>
        <translation>{set} &amp;benutzen</translation>
    </message>
    <message>
        <source>&amp;Weight…</source>
        <translation>Gew&amp;icht…</translation>
    </message>
    <message>
        <source>A piece needs at least one cell. To delete the piece, use the pieces panel.</source>
        <translation>Ein Teil hat mindestens eine Zelle. Das Teil selbst im Bereich „Teile“ löschen.</translation>
    </message>
    <message>
        <source>Add a copy of the piece to the set</source>
        <translation>Dem Satz eine Kopie des Teils hinzufügen</translation>
    </message>
    <message>
        <source>Add piece {symbol}</source>
        <translation>Teil {symbol} hinzufügen</translation>
    </message>
    <message>
        <source>Add piece {symbol} from the figure</source>
        <translation>Teil {symbol} aus der Figur hinzufügen</translation>
    </message>
    <message>
        <source>Add pieces &amp;of</source>
        <translation>Teile &amp;hinzufügen aus</translation>
    </message>
    <message>
        <source>Add the pieces of “{name}”</source>
        <translation>Die Teile von „{name}“ hinzufügen</translation>
    </message>
    <message>
        <source>Allow &amp;mirror images</source>
        <translation>&amp;Spiegelbilder erlauben</translation>
    </message>
    <message>
        <source>Allow mirror images</source>
        <translation>Spiegelbilder erlauben</translation>
    </message>
    <message>
        <source>An&amp;y subset that fits</source>
        <translation>&amp;Jede passende Teilmenge</translation>
    </message>
    <message>
        <source>Back to the figure</source>
        <translation>Zurück zur Figur</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Zurück zu {name}</translation>
    </message>
    <message>
        <source>Change the colour of piece {symbol}</source>
        <translation>Farbe von Teil {symbol} ändern</translation>
    </message>
    <message>
        <source>Change the piece</source>
        <translation>Teil ändern</translation>
    </message>
    <message>
        <source>Change the set</source>
        <translation>Satz ändern</translation>
    </message>
    <message>
        <source>Choose a piece set by its pictures</source>
        <translation>Einen Teilesatz nach Bildern auswählen</translation>
    </message>
    <message>
        <source>Choose another colour for the piece</source>
        <translation>Eine andere Farbe für das Teil wählen</translation>
    </message>
    <message>
        <source>Choose the pieces</source>
        <translation>Teile auswählen</translation>
    </message>
    <message>
        <source>Choose which half stays in place when the puzzle comes apart</source>
        <translation>Wählen, welche Hälfte beim Zerlegen liegen bleibt</translation>
    </message>
    <message>
        <source>Colour of the piece</source>
        <translation>Farbe des Teils</translation>
    </message>
    <message>
        <source>Colour the cells of the piece light and dark</source>
        <translation>Zellen des Teils hell und dunkel färben</translation>
    </message>
    <message>
        <source>Colouring of the piece</source>
        <translation>Färbung des Teils</translation>
    </message>
    <message>
        <source>Current piece set</source>
        <translation>Aktueller Teilesatz</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete piece {symbol}</source>
        <translation>Teil {symbol} löschen</translation>
    </message>
    <message>
        <source>Delete the piece from the set</source>
        <translation>Teil aus dem Satz löschen</translation>
    </message>
    <message>
        <source>Delete your set and its file</source>
        <translation>Eigenen Satz und seine Datei löschen</translation>
    </message>
    <message>
        <source>Delete your set “{title}”?</source>
        <translation>Eigenen Satz „{title}“ löschen?</translation>
    </message>
    <message>
        <source>Deleted “{title}”. Its pieces are still in use.</source>
        <translation>„{title}“ gelöscht. Seine Teile sind noch in Gebrauch.</translation>
    </message>
    <message>
        <source>Disallow mirror images</source>
        <translation>Spiegelbilder verbieten</translation>
    </message>
    <message>
        <source>Draw a new piece and add it to the set</source>
        <translation>Ein neues Teil zeichnen und dem Satz hinzufügen</translation>
    </message>
    <message>
        <source>Draw a new piece and add it to the set (Ins)</source>
        <translation>Ein neues Teil zeichnen und dem Satz hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Draw piece {symbol}</source>
        <translation>Teil {symbol} zeichnen</translation>
    </message>
    <message>
        <source>Draw the new piece first.</source>
        <translation>Zeichnen Sie zuerst das neue Teil.</translation>
    </message>
    <message>
        <source>Draw the piece on the layers, and change its name</source>
        <translation>Das Teil in den Ebenen zeichnen und benennen</translation>
    </message>
    <message>
        <source>Draw the piece: it has no cells yet.</source>
        <translation>Das Teil zeichnen: es hat noch keine Zellen.</translation>
    </message>
    <message>
        <source>Duplicate piece {symbol}</source>
        <translation>Teil {symbol} duplizieren</translation>
    </message>
    <message>
        <source>Every piece of this set is its own mirror image</source>
        <translation>Jedes Teil dieses Satzes ist sein eigenes Spiegelbild</translation>
    </message>
    <message>
        <source>Fill the figure with the pieces of {set}</source>
        <translation>Figur mit den Teilen von {set} füllen</translation>
    </message>
    <message>
        <source>Find piece sets</source>
        <translation>Teilesätze suchen</translation>
    </message>
    <message>
        <source>Fold or unfold the pieces panel (Ctrl+Shift+3)</source>
        <translation>Den Bereich „Teile“ ein- oder ausklappen (Strg+Umschalt+3)</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Its file is deleted. The pieces stay in use until you choose another set.</source>
        <translation>Seine Datei wird entfernt. Die Teile bleiben in Gebrauch, bis ein anderer Satz gewählt wird.</translation>
    </message>
    <message>
        <source>Let pieces turn over</source>
        <translation>Teile dürfen sich wenden</translation>
    </message>
    <message>
        <source>Let pieces turn within their layer, but not over</source>
        <translation>Teile dürfen sich in ihrer Ebene drehen, aber nicht wenden</translation>
    </message>
    <message>
        <source>Let solutions use any subset of the pieces that fits the figure</source>
        <translation>Lösungen dürfen jede Teilmenge der Teile benutzen, die in die Figur passt</translation>
    </message>
    <message>
        <source>Let solutions use the mirror image of the piece</source>
        <translation>Lösungen dürfen das Spiegelbild des Teils benutzen</translation>
    </message>
    <message>
        <source>Let solutions use the mirror images of the pieces</source>
        <translation>Lösungen dürfen die Spiegelbilder der Teile benutzen</translation>
    </message>
    <message>
        <source>Let the piece turn within its layer, but not over</source>
        <translation>Das Teil darf sich in seiner Ebene drehen, aber nicht wenden</translation>
    </message>
    <message>
        <source>List the problems that use this shape as a piece, and go to one of them</source>
        <translation>Die Probleme auflisten, die diese Form als Teil verwenden, und zu einem gehen</translation>
    </message>
    <message>
        <source>Make a piece from the connected part of the figure at the cursor</source>
        <translation>Ein Teil aus dem zusammenhängenden Stück der Figur am Cursor erzeugen</translation>
    </message>
    <message>
        <source>Make piece {symbol} one-sided</source>
        <translation>Teil {symbol} einseitig machen</translation>
    </message>
    <message>
        <source>Make piece {symbol} two-sided</source>
        <translation>Teil {symbol} zweiseitig machen</translation>
    </message>
    <message>
        <source>Menu of piece {symbol}</source>
        <translation>Menü von Teil {symbol}</translation>
    </message>
    <message>
        <source>Mirror image</source>
        <translation>Spiegelbild</translation>
    </message>
    <message>
        <source>Mirror piece {symbol}</source>
        <translation>Teil {symbol} spiegeln</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move piece {symbol}</source>
        <translation>Teil {symbol} verschieben</translation>
    </message>
    <message>
        <source>Move the piece down in the list</source>
        <translation>Das Teil in der Liste nach hinten verschieben</translation>
    </message>
    <message>
        <source>Move the piece up in the list</source>
        <translation>Das Teil in der Liste nach vorn verschieben</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Name des Teils</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Name des Satzes:</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Neues Teil</translation>
    </message>
    <message>
        <source>New piece set</source>
        <translation>Neuer Teilesatz</translation>
    </message>
    <message>
        <source>No other problem has a figure on this grid</source>
        <translation>Kein anderes Problem hat eine Figur in diesem Gitter</translation>
    </message>
    <message>
        <source>No other problem has further pieces on this grid</source>
        <translation>Kein anderes Problem hat weitere Teile in diesem Gitter</translation>
    </message>
    <message>
        <source>No piece set matches.</source>
        <translation>Kein Teilesatz passt.</translation>
    </message>
    <message>
        <source>No pieces yet. Draw one, paste some, or choose a set.</source>
        <translation>Noch keine Teile. Zeichnen Sie eines, fügen Sie welche ein oder wählen Sie einen Satz.</translation>
    </message>
    <message>
        <source>Not read from {folder}: {problem}</source>
        <translation>Nicht gelesen aus {folder}: {problem}</translation>
    </message>
    <message>
        <source>Num&amp;ber of copies</source>
        <translation>&amp;Anzahl Exemplare</translation>
    </message>
    <message>
        <source>Number of copies of piece {symbol}</source>
        <translation>Anzahl Exemplare von Teil {symbol}</translation>
    </message>
    <message>
        <source>Number of copies. Type 2, or 1-3 for a range (keys of the tile: + and -)</source>
        <translation>Anzahl Exemplare. 2 eintippen oder 1-3 für einen Bereich (Tasten der Kachel: + und -)</translation>
    </message>
    <message>
        <source>Number of sets</source>
        <translation>Anzahl Sätze</translation>
    </message>
    <message>
        <source>One character that represents the piece in text</source>
        <translation>Ein Zeichen, das im Text für das Teil steht</translation>
    </message>
    <message>
        <source>One copy fewer (-)</source>
        <translation>Ein Exemplar weniger (-)</translation>
    </message>
    <message>
        <source>One copy fewer of piece {symbol}</source>
        <translation>Ein Exemplar weniger von Teil {symbol}</translation>
    </message>
    <message>
        <source>One copy more (+)</source>
        <translation>Ein Exemplar mehr (+)</translation>
    </message>
    <message>
        <source>One more copy of piece {symbol}</source>
        <translation>Ein Exemplar mehr von Teil {symbol}</translation>
    </message>
    <message>
        <source>One-si&amp;ded pieces</source>
        <translation>&amp;Einseitige Teile</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Open the menu of this piece (right click)</source>
        <translation>Menü dieses Teils öffnen (Rechtsklick)</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Piece being drawn</source>
        <translation>Teil, das gezeichnet wird</translation>
    </message>
    <message>
        <source>Piece menu</source>
        <translation>Menü „Teil“</translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Teilesatz</translation>
    </message>
    <message>
        <source>Piece sets</source>
        <translation>Teilesätze</translation>
    </message>
    <message>
        <source>Piece {symbol} of {name}</source>
        <translation>Teil {symbol} von {name}</translation>
    </message>
    <message>
        <source>Piece {symbol}: {change}</source>
        <translation>Teil {symbol}: {change}</translation>
    </message>
    <message>
        <source>Piece {title}</source>
        <translation>Teil {title}</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Re&amp;load my sets</source>
        <translation>Eigene Sätze neu &amp;laden</translation>
    </message>
    <message>
        <source>Read the folder of your sets again</source>
        <translation>Ordner der eigenen Sätze neu lesen</translation>
    </message>
    <message>
        <source>Rename piece {symbol}</source>
        <translation>Teil {symbol} umbenennen</translation>
    </message>
    <message>
        <source>Rename the set</source>
        <translation>Satz umbenennen</translation>
    </message>
    <message>
        <source>Rename the set to “{title}”</source>
        <translation>Satz in „{title}“ umbenennen</translation>
    </message>
    <message>
        <source>Rename your set</source>
        <translation>Eigenen Satz umbenennen</translation>
    </message>
    <message>
        <source>Renamed “{before}” to “{title}”.</source>
        <translation>„{before}“ in „{title}“ umbenannt.</translation>
    </message>
    <message>
        <source>Replace the piece with its mirror image</source>
        <translation>Teil durch sein Spiegelbild ersetzen</translation>
    </message>
    <message>
        <source>Replace your set “{title}” with these pieces?</source>
        <translation>Eigenen Satz „{title}“ durch diese Teile ersetzen?</translation>
    </message>
    <message>
        <source>Save as your set</source>
        <translation>Als eigenen Satz speichern</translation>
    </message>
    <message>
        <source>Save the pieces as “{title}”</source>
        <translation>Teile als „{title}“ speichern</translation>
    </message>
    <message>
        <source>Save these pieces as a set of your own</source>
        <translation>Diese Teile als eigenen Satz speichern</translation>
    </message>
    <message>
        <source>Saved “{title}” to your piece sets.</source>
        <translation>„{title}“ bei den eigenen Teilesätzen gespeichert.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Set menu</source>
        <translation>Menü „Satz“</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Show the figure of the problem again (Esc)</source>
        <translation>Figur des Problems wieder zeigen (Esc)</translation>
    </message>
    <message>
        <source>Start a piece set without pieces</source>
        <translation>Einen Teilesatz ohne Teile beginnen</translation>
    </message>
    <message>
        <source>Symbol of the piece</source>
        <translation>Symbol des Teils</translation>
    </message>
    <message>
        <source>Take figure fro&amp;m</source>
        <translation>Fi&amp;gur übernehmen von</translation>
    </message>
    <message>
        <source>Take the figure from “{name}”</source>
        <translation>Die Figur von „{name}“ übernehmen</translation>
    </message>
    <message>
        <source>The figure and the pieces have different cell shapes</source>
        <translation>Figur und Teile haben verschiedene Zellformen</translation>
    </message>
    <message>
        <source>The figure is empty</source>
        <translation>Die Figur ist leer</translation>
    </message>
    <message>
        <source>The figure is smaller than the set, so any subset of the pieces that fits is used</source>
        <translation>Die Figur ist kleiner als der Satz; deshalb wird jede passende Teilmenge der Teile benutzt</translation>
    </message>
    <message>
        <source>The piece is its own mirror image</source>
        <translation>Das Teil ist sein eigenes Spiegelbild</translation>
    </message>
    <message>
        <source>The set has no pieces yet</source>
        <translation>Der Satz hat noch keine Teile</translation>
    </message>
    <message>
        <source>There are no copies to remove</source>
        <translation>Es gibt kein Exemplar zum Entfernen</translation>
    </message>
    <message>
        <source>There are no pieces to save yet.</source>
        <translation>Noch gibt es keine Teile zu speichern.</translation>
    </message>
    <message>
        <source>There are no pieces yet.</source>
        <translation>Noch gibt es keine Teile.</translation>
    </message>
    <message>
        <source>This is not a set of your own. Save it as your set first.</source>
        <translation>Das ist kein eigener Satz. Zuerst als eigenen Satz speichern.</translation>
    </message>
    <message>
        <source>This is the largest possible number of copies</source>
        <translation>Mehr Exemplare sind nicht möglich</translation>
    </message>
    <message>
        <source>Type the number of copies of the piece, or a range such as 1-3</source>
        <translation>Anzahl der Exemplare des Teils eintippen oder einen Bereich wie 1-3</translation>
    </message>
    <message>
        <source>Use all pieces</source>
        <translation>Alle Teile benutzen</translation>
    </message>
    <message>
        <source>Use any subset that fits</source>
        <translation>Jede passende Teilmenge benutzen</translation>
    </message>
    <message>
        <source>Use as f&amp;igure</source>
        <translation>Als Figur &amp;verwenden</translation>
    </message>
    <message>
        <source>Use one set</source>
        <translation>Einen Satz benutzen</translation>
    </message>
    <message>
        <source>Use one-sided pieces</source>
        <translation>Einseitige Teile benutzen</translation>
    </message>
    <message>
        <source>Use piece {symbol} as the figure</source>
        <translation>Teil {symbol} als Figur verwenden</translation>
    </message>
    <message>
        <source>Use this many copies of the whole set</source>
        <translation>So viele Exemplare des ganzen Satzes benutzen</translation>
    </message>
    <message>
        <source>Use this shape as the figure of the problem, and not as a piece</source>
        <translation>Diese Form als Figur des Problems verwenden und nicht als Teil</translation>
    </message>
    <message>
        <source>Use {number} sets</source>
        <translation>{number} Sätze benutzen</translation>
    </message>
    <message>
        <source>Weight of piece {symbol}</source>
        <translation>Gewicht von Teil {symbol}</translation>
    </message>
    <message>
        <source>Where it is &amp;used</source>
        <translation>&amp;Wo es benutzt wird</translation>
    </message>
    <message>
        <source>and {number:,} more</source>
        <translation>und {number:,} weitere</translation>
    </message>
    <message>
        <source>mirror image allowed</source>
        <translation>Spiegelbild erlaubt</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>einseitig</translation>
    </message>
    <message>
        <source>the figure</source>
        <translation>die Figur</translation>
    </message>
    <message>
        <source>weight {weight}</source>
        <translation>Gewicht {weight}</translation>
    </message>
    <message>
        <source>your set, {size}</source>
        <translation>Ihr Satz, {size}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} copies</source>
        <translation>{number} Exemplare</translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of your own in {folder}, and {bad} with an error.</source>
        <translation>
            <numerusform>{n} eigener Satz in {folder} und {bad} mit einem Fehler.</numerusform>
            <numerusform>{n} eigene Sätze in {folder} und {bad} mit einem Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of your own in {folder}.</source>
        <translation>
            <numerusform>{n} eigener Satz in {folder}.</numerusform>
            <numerusform>{n} eigene Sätze in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: {size}</source>
        <translation>{piece}: {size}</translation>
    </message>
    <message>
        <source>{text} {further}</source>
        <translation>{text} {further}</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>“{title}” was not deleted.</source>
        <translation>„{title}“ wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” was not renamed.</source>
        <translation>„{title}“ wurde nicht umbenannt.</translation>
    </message>
    <message>
        <source>“{title}” was not saved.</source>
        <translation>„{title}“ wurde nicht gespeichert.</translation>
    </message>
</context>
</TS>

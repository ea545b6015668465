<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-rules</name>
    <message>
        <source>&amp;Add choice</source>
        <translation>&amp;Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Equal</source>
        <translation>&amp;Gleiche</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppieren</translation>
    </message>
    <message>
        <source>&amp;Limit empty cells to</source>
        <translation>&amp;Leere Zellen begrenzen auf</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Gruppierung au&amp;fheben</translation>
    </message>
    <message>
        <source>A piece of “{problem}”: enter a number of copies to use it here too</source>
        <translation>Ein Teil von „{problem}“: Gib eine Anzahl ein, um es auch hier zu verwenden</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>Al&amp;le</translation>
    </message>
    <message>
        <source>Add a choice of pieces</source>
        <translation>Eine Auswahl von Teilen hinzufügen</translation>
    </message>
    <message>
        <source>Add piece {symbol}</source>
        <translation>Teil {symbol} hinzufügen</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle Teile</translation>
    </message>
    <message>
        <source>Allow &amp;mirror images of all pieces</source>
        <translation>&amp;Spiegelbilder aller Teile erlauben</translation>
    </message>
    <message>
        <source>Allow the mirror image of every piece that differs from it</source>
        <translation>Das Spiegelbild jedes Teils erlauben, das sich davon unterscheidet</translation>
    </message>
    <message>
        <source>Allow the mirror image of {symbol} (Space)</source>
        <translation>Das Spiegelbild von {symbol} erlauben (Leertaste)</translation>
    </message>
    <message>
        <source>C&amp;hange a colour</source>
        <translation>Farbe än&amp;dern</translation>
    </message>
    <message>
        <source>Change a choice of pieces</source>
        <translation>Eine Auswahl von Teilen ändern</translation>
    </message>
    <message>
        <source>Change mirror images</source>
        <translation>Spiegelbilder ändern</translation>
    </message>
    <message>
        <source>Change the ground</source>
        <translation>Boden ändern</translation>
    </message>
    <message>
        <source>Change the groups of {symbol}</source>
        <translation>Die Gruppen von {symbol} ändern</translation>
    </message>
    <message>
        <source>Change the matching colours</source>
        <translation>Passende Farben ändern</translation>
    </message>
    <message>
        <source>Change the total number of pieces</source>
        <translation>Die Gesamtzahl der Teile ändern</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Leere Zellen</translation>
    </message>
    <message>
        <source>Every colour of a piece may lie on every colour of the figure</source>
        <translation>Jede Farbe eines Teils darf auf jeder Farbe der Figur liegen</translation>
    </message>
    <message>
        <source>Every piece of this set is its own mirror image</source>
        <translation>Jedes Teil dieses Satzes ist sein eigenes Spiegelbild</translation>
    </message>
    <message>
        <source>Every solution that fills the figure counts.</source>
        <translation>Jede Lösung, die die Figur füllt, zählt.</translation>
    </message>
    <message>
        <source>Figure: colour {n}</source>
        <translation>Figur: Farbe {n}</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Limit empty cells</source>
        <translation>Leere Zellen begrenzen</translation>
    </message>
    <message>
        <source>Limit how many optional cells may stay empty</source>
        <translation>Begrenzen, wie viele optionale Zellen leer bleiben dürfen</translation>
    </message>
    <message>
        <source>Limit the number of copies of some pieces together</source>
        <translation>Die Anzahl der Exemplare einiger Teile zusammen begrenzen</translation>
    </message>
    <message>
        <source>Make a group of pieces</source>
        <translation>Teile gruppieren</translation>
    </message>
    <message>
        <source>Make a group of the selected pieces</source>
        <translation>Aus den ausgewählten Teilen eine Gruppe bilden</translation>
    </message>
    <message>
        <source>Matching colours</source>
        <translation>Passende Farben</translation>
    </message>
    <message>
        <source>Matching colours: rows for pieces, columns for the figure</source>
        <translation>Passende Farben: Zeilen für Teile, Spalten für die Figur</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Maximum number of copies in a solution</source>
        <translation>Höchste Anzahl in einer Lösung</translation>
    </message>
    <message>
        <source>Maximum number of copies of {pieces} in a solution</source>
        <translation>Höchstzahl der Exemplare in einer Lösung: {pieces}</translation>
    </message>
    <message>
        <source>Maximum number of optional cells that may stay empty in a solution</source>
        <translation>Die größte Anzahl optionaler Zellen, die in einer Lösung leer bleiben</translation>
    </message>
    <message>
        <source>Maximum of {pieces}</source>
        <translation>Höchstens: {pieces}</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Minimum number of copies in a solution</source>
        <translation>Kleinste Anzahl in einer Lösung</translation>
    </message>
    <message>
        <source>Minimum number of copies of {pieces} in a solution</source>
        <translation>Mindestzahl der Exemplare in einer Lösung: {pieces}</translation>
    </message>
    <message>
        <source>Minimum of {pieces}</source>
        <translation>Mindestens: {pieces}</translation>
    </message>
    <message>
        <source>Mirror image</source>
        <translation>Spiegelbild</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>No cell of the figure is optional</source>
        <translation>Keine Zelle der Figur ist optional</translation>
    </message>
    <message>
        <source>No colours match</source>
        <translation>Keine Farben treffen sich</translation>
    </message>
    <message>
        <source>Number of cells that may stay empty</source>
        <translation>Anzahl der Zellen, die leer bleiben dürfen</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Anzahl der Teile</translation>
    </message>
    <message>
        <source>Numbers, mirror images, weights and groups of the pieces</source>
        <translation>Anzahlen, Spiegelbilder, Gewichte und Gruppen der Teile</translation>
    </message>
    <message>
        <source>Only equal colours match</source>
        <translation>Nur gleiche Farben treffen sich</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Piece cells of colour {piece} on figure cells of colour {figure}</source>
        <translation>Zellen der Teile mit Farbe {piece} auf Zellen der Figur mit Farbe {figure}</translation>
    </message>
    <message>
        <source>Piece: colour {n}</source>
        <translation>Teil: Farbe {n}</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pieces of a group need not come apart. Choose a group, or type numbers such as 1, 2 or 1x2 for two copies in group 1.</source>
        <translation>Teile einer Gruppe müssen nicht auseinanderkommen. Wähle eine Gruppe oder gib Nummern ein, etwa 1, 2 oder 1x2 für zwei Exemplare in Gruppe 1.</translation>
    </message>
    <message>
        <source>Pieces of choice {number}</source>
        <translation>Teile der Auswahl {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a choice of pieces</source>
        <translation>Eine Auswahl von Teilen entfernen</translation>
    </message>
    <message>
        <source>Remove choice {number}</source>
        <translation>Auswahl {number} entfernen</translation>
    </message>
    <message>
        <source>Remove pieces from their groups</source>
        <translation>Teile aus ihren Gruppen nehmen</translation>
    </message>
    <message>
        <source>Remove the selected pieces from all groups</source>
        <translation>Die ausgewählten Teile aus allen Gruppen nehmen</translation>
    </message>
    <message>
        <source>Remove this choice</source>
        <translation>Diese Auswahl entfernen</translation>
    </message>
    <message>
        <source>Rows are colours of pieces, columns are colours of the figure. A cell without a colour matches any colour.</source>
        <translation>Zeilen sind Farben der Teile, Spalten Farben der Figur. Eine Zelle ohne Farbe passt zu jeder.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Select pieces in the table first; Ctrl selects several</source>
        <translation>Wähle zuerst Teile in der Tabelle; mit Strg mehrere</translation>
    </message>
    <message>
        <source>Show the cells of a colour number in another colour</source>
        <translation>Die Zellen einer Farbnummer in einer anderen Farbe zeigen</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <translation>Zusammenfassung der Regeln</translation>
    </message>
    <message>
        <source>Symbols, such as L T Z</source>
        <translation>Symbole, etwa L T Z</translation>
    </message>
    <message>
        <source>Taking apart</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>The figure stands on the gr&amp;ound</source>
        <translation>Die Figur steht auf dem B&amp;oden</translation>
    </message>
    <message>
        <source>The selected pieces are in no group</source>
        <translation>Die ausgewählten Teile sind in keiner Gruppe</translation>
    </message>
    <message>
        <source>The set has no pieces yet</source>
        <translation>Der Satz hat noch keine Teile</translation>
    </message>
    <message>
        <source>The symbols of the pieces; pieces of equal shape count together</source>
        <translation>Die Symbole der Teile; Teile gleicher Form zählen zusammen</translation>
    </message>
    <message>
        <source>The table has no effect until cells of the figure and of a piece have colours.</source>
        <translation>Die Tabelle schließt erst etwas aus, wenn Zellen der Figur und eines Teils Farben haben.</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Zuerst das Kästchen vor dieser Zahl ankreuzen</translation>
    </message>
    <message>
        <source>Tick the colours of the figure on which each colour of a piece may lie (Space)</source>
        <translation>Die Farben der Figur ankreuzen, auf denen jede Farbe eines Teils liegen darf (Leertaste)</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>When the puzzle comes apart, no piece moves through the ground below the figure. A change applies to new analyses.</source>
        <translation>Beim Zerlegen bewegt sich kein Teil durch den Boden unter der Figur. Eine Änderung gilt für neue Analysen.</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>alle Teile</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the pieces of choice {number}</source>
        <translation>die Teile der Auswahl {number}</translation>
    </message>
    <message>
        <source>{cells} cannot be taken apart yet</source>
        <translation>{cells} lassen sich noch nicht zerlegen</translation>
    </message>
    <message>
        <source>{symbol} equals its mirror image</source>
        <translation>{symbol} ist gleich seinem Spiegelbild</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>solver</name>
    <message>
        <source>'{figure}' is not a board with an even number of equal rows</source>
        <translation>„{figure}“ ist kein Brett mit einer geraden Anzahl gleicher Reihen</translation>
    </message>
    <message>
        <source>'{setting}' set to {value}</source>
        <translation>„{setting}“ auf {value}</translation>
    </message>
    <message>
        <source>A comparison needs two complete runs of the same puzzle.</source>
        <translation>Ein Vergleich braucht zwei vollständige Läufe desselben Puzzles.</translation>
    </message>
    <message>
        <source>A separate part of {cells} cannot be filled by any subset of the pieces.</source>
        <translation>Ein getrennter Teil aus {cells} lässt sich mit keiner Teilmenge der Teile füllen.</translation>
    </message>
    <message>
        <source>A separate part of {cells} is smaller than every piece.</source>
        <translation>Ein getrennter Teil aus {cells} ist kleiner als jedes Teil.</translation>
    </message>
    <message>
        <source>A single piece has no level. Leave the level out.</source>
        <translation>Ein einzelnes Teil hat keine Stufe. Lassen Sie die Stufe weg.</translation>
    </message>
    <message>
        <source>All cubelets coverable</source>
        <translation>Alle Würfelchen überdeckbar</translation>
    </message>
    <message>
        <source>All pieces placeable</source>
        <translation>Alle Teile platzierbar</translation>
    </message>
    <message>
        <source>All runs explored the same number of possibilities; their times are too short to compare.</source>
        <translation>Alle Läufe haben gleich viele Möglichkeiten geprüft; ihre Zeiten sind zu kurz für einen Vergleich.</translation>
    </message>
    <message>
        <source>All runs explored the same number of possibilities; {fast} was {times} as fast as {slow}.</source>
        <translation>Alle Läufe haben gleich viele Möglichkeiten geprüft; {fast} war {times} so schnell wie {slow}.</translation>
    </message>
    <message>
        <source>Always continues with the cell or piece that has the fewest placements left, and rejects a placement at once if it leaves a cell or a piece without placements.</source>
        <translation>Macht immer mit der Zelle oder dem Teil weiter, für das am wenigsten Platzierungen übrig sind, und verwirft eine Platzierung sofort, wenn sie einer Zelle oder einem Teil keine mehr lässt.</translation>
    </message>
    <message>
        <source>At least two pieces are needed.</source>
        <translation>Es sind mindestens zwei Teile nötig.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic: the engine that suits the puzzle</source>
        <translation>Automatisch: das Suchverfahren, das zum Puzzle passt</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>Backtracking with BCSolve's rules</source>
        <translation>Backtracking mit den Regeln von BCSolve</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Brute Force</translation>
    </message>
    <message>
        <source>Brute force (slow, for tests)</source>
        <translation>Brute Force (langsam, für Tests)</translation>
    </message>
    <message>
        <source>Cell order</source>
        <translation>Reihenfolge der Zellen</translation>
    </message>
    <message>
        <source>Choose what should be better.</source>
        <translation>Wählen Sie, was besser werden soll.</translation>
    </message>
    <message>
        <source>Chooses next-cell for narrow flat boards, such as 6x10 squares, and most-constrained for all other puzzles. The statistics name the engine chosen.</source>
        <translation>Wählt next-cell für schmale flache Bretter, etwa aus 6x10 Quadraten, und most-constrained für alle anderen Puzzles. Die Statistik nennt das gewählte Suchverfahren.</translation>
    </message>
    <message>
        <source>Coloured like a chessboard, the figure has {cells} of one colour and {others} of the other; these pieces cannot cover exactly these numbers.</source>
        <translation>Wie ein Schachbrett gefärbt hat die Figur {cells} der einen Farbe und {others} der anderen; diese Teile können nicht genau diese Anzahlen überdecken.</translation>
    </message>
    <message>
        <source>Coloured like a chessboard, the figure has {cells} of one colour and {others} of the other; these pieces cover at most {bound} of one colour.</source>
        <translation>Wie ein Schachbrett gefärbt hat die Figur {cells} der einen Farbe und {others} der anderen; diese Teile überdecken höchstens {bound} von einer Farbe.</translation>
    </message>
    <message>
        <source>Counted on this computer, because that took only a short time.</source>
        <translation>Auf diesem Computer gezählt, weil das nur kurz dauerte.</translation>
    </message>
    <message>
        <source>Drop a branch if some free cell can no longer be covered.</source>
        <translation>Einen Zweig verwerfen, wenn eine freie Zelle nicht mehr überdeckt werden kann.</translation>
    </message>
    <message>
        <source>Drop a branch if some piece has no placement left.</source>
        <translation>Einen Zweig verwerfen, wenn ein Teil keine Platzierung mehr hat.</translation>
    </message>
    <message>
        <source>Drop a branch if the remaining pieces cannot match the chessboard colours of the free cells.</source>
        <translation>Einen Zweig verwerfen, wenn die übrigen Teile nicht zu den Schachbrettfarben der freien Zellen passen.</translation>
    </message>
    <message>
        <source>Drop placements that cut off an island which no pieces can fill exactly: check each placement once before the search, and look for isolated cells or, on narrow boards, small islands during it (cells); check after each placement (nodes); only before the search (placements); or never (off).</source>
        <translation>Platzierungen verwerfen, die eine Insel abtrennen, die keine Teile genau füllen können: jede Platzierung einmal vor der Suche prüfen und während der Suche nach isolierten Zellen oder, auf schmalen Brettern, nach kleinen Inseln suchen (Zellen); nach jeder Platzierung prüfen (Knoten); nur vor der Suche (Platzierungen); oder nie (Aus).</translation>
    </message>
    <message>
        <source>Fills the cells in a fixed order. Tries every placement whose first cell is the next free one, as in the Meteor articles.</source>
        <translation>Füllt die Zellen in fester Reihenfolge. Probiert jede Platzierung, deren erste Zelle die nächste freie ist, wie in den Meteor-Artikeln.</translation>
    </message>
    <message>
        <source>How partial solutions are stored: as bit patterns or, more slowly, as characters (as in the article “When Simpler Isn't Better”).</source>
        <translation>Wie Teillösungen gespeichert werden: als Bitmuster oder, was langsamer ist, als Zeichen (wie im Artikel „When Simpler Isn't Better“).</translation>
    </message>
    <message>
        <source>Identical pieces in order</source>
        <translation>Gleiche Teile in Reihenfolge</translation>
    </message>
    <message>
        <source>If only one piece can still reach a cell, keep only its placements that cover it.</source>
        <translation>Wenn nur noch ein Teil eine Zelle erreichen kann, nur seine Platzierungen behalten, die sie überdecken.</translation>
    </message>
    <message>
        <source>Islands pruned</source>
        <translation>Beschnittene Inseln</translation>
    </message>
    <message>
        <source>More than {max_choices:,} choices of pieces fit the figure, and the engine '{engine}' would search each one separately; use 'most-constrained'.</source>
        <translation>Mehr als {max_choices:,} Auswahlen von Teilen passen zur Figur, und das Suchverfahren „{engine}“ würde jede einzeln durchsuchen; „most-constrained“ verwenden.</translation>
    </message>
    <message>
        <source>Most constrained</source>
        <translation>Am stärksten eingeschränkt</translation>
    </message>
    <message>
        <source>Most constrained: fewest placements first</source>
        <translation>Am stärksten eingeschränkt: wenigste Platzierungen zuerst</translation>
    </message>
    <message>
        <source>Next free cell</source>
        <translation>Nächste freie Zelle</translation>
    </message>
    <message>
        <source>No assembly order was found in which each piece is supported.</source>
        <translation>Keine Reihenfolge wurde gefunden, in der jedes Teil gestützt wird.</translation>
    </message>
    <message>
        <source>On this grid, assemblies cannot be taken apart, so they have no level.</source>
        <translation>Auf diesem Gitter lassen sich Zusammensetzungen nicht zerlegen, daher haben sie keine Stufe.</translation>
    </message>
    <message>
        <source>Only puzzles that use every piece can be improved.</source>
        <translation>Nur Puzzles, die jedes Teil verwenden, lassen sich verbessern.</translation>
    </message>
    <message>
        <source>Only puzzles without colours can be improved.</source>
        <translation>Nur Puzzles ohne Farben lassen sich verbessern.</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Parität</translation>
    </message>
    <message>
        <source>Part of the board in a pattern</source>
        <translation>Teil des Bretts in einem Muster</translation>
    </message>
    <message>
        <source>Piece must cover</source>
        <translation>Teil muss überdecken</translation>
    </message>
    <message>
        <source>Piece order</source>
        <translation>Reihenfolge der Teile</translation>
    </message>
    <message>
        <source>Piece {name} is pre-placed more times than the set has copies.</source>
        <translation>Teil {name} ist öfter festgelegt, als der Satz Exemplare hat.</translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere in the figure.</source>
        <translation>Teil {piece} passt nirgends in die Figur.</translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere in the space that the pre-placed pieces leave.</source>
        <translation>Teil {piece} passt nirgends in den Platz, den die festgelegten Teile lassen.</translation>
    </message>
    <message>
        <source>Piece {piece} has too few places in the space that the pre-placed pieces leave.</source>
        <translation>Teil {piece} hat zu wenige Plätze in dem Raum, den die festgelegten Teile lassen.</translation>
    </message>
    <message>
        <source>Piece {piece} has too few places.</source>
        <translation>Teil {piece} hat zu wenige Plätze.</translation>
    </message>
    <message>
        <source>Place identical pieces in one order only, so that no solution is found twice.</source>
        <translation>Gleiche Teile nur in einer Reihenfolge platzieren, damit keine Lösung zweimal gefunden wird.</translation>
    </message>
    <message>
        <source>Places one piece after another, depth first. After each placement it checks by several rules whether the remaining pieces can still fit, as BCSolve 0.82 does.</source>
        <translation>Platziert ein Teil nach dem anderen, in die Tiefe. Nach jeder Platzierung prüft es mit mehreren Regeln, ob die übrigen Teile noch passen können, wie BCSolve 0.82.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} cannot fill the cells marked for it.</source>
        <translation>Das festgelegte Teil {name} kann die dafür markierten Zellen nicht füllen.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} cannot lie in its place; move or remove it.</source>
        <translation>Das festgelegte Teil {name} kann an seinem Platz nicht liegen; verschieben oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} covers a cell that is forbidden for it.</source>
        <translation>Das festgelegte Teil {name} überdeckt eine Zelle, die dafür verboten ist.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} is not within the figure.</source>
        <translation>Das festgelegte Teil {name} liegt nicht in der Figur.</translation>
    </message>
    <message>
        <source>Pre-placed piece {name} overlaps another pre-placed piece.</source>
        <translation>Das festgelegte Teil {name} überlappt ein anderes festgelegtes Teil.</translation>
    </message>
    <message>
        <source>Remove pre-placed pieces and forbidden cells first.</source>
        <translation>Entfernen Sie zuerst festgelegte Teile und verbotene Zellen.</translation>
    </message>
    <message>
        <source>Representation</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Slice by slice along the longest axis; layer by layer from below; column by column from the left; by diagonals from a corner; or the cells with the fewest placements first.</source>
        <translation>Scheibe für Scheibe entlang der längsten Achse; Ebene für Ebene von unten; Spalte für Spalte von links; nach Diagonalen von einer Ecke aus; oder die Zellen mit den wenigsten Platzierungen zuerst.</translation>
    </message>
    <message>
        <source>Stagewise</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>Stagewise: piece after piece</source>
        <translation>Schrittweise: Teil für Teil</translation>
    </message>
    <message>
        <source>Straight moves alone cannot put {pieces} together: perhaps pieces have to move out of the way.</source>
        <translation>Gerade Züge allein können {pieces} nicht zusammensetzen: Vielleicht müssen Teile ausweichen.</translation>
    </message>
    <message>
        <source>Symmetry breaking</source>
        <translation>Symmetriebrechung</translation>
    </message>
    <message>
        <source>Takes one piece after another, tests each of its placements against every partial solution, and keeps those that do not overlap.</source>
        <translation>Nimmt ein Teil nach dem anderen, prüft jede Platzierung gegen jede Teillösung und behält die, die sich nicht überlappen.</translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: no subset of the pieces that fits the figure has this number of them.</source>
        <translation>Die Auswahl „{choice}“ kann nie erfüllt werden: Keine Teilmenge der Teile, die zur Figur passt, hat so viele davon.</translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: there are only {number} of these pieces.</source>
        <translation>Die Auswahl „{choice}“ kann nie erfüllt werden: Es gibt nur {number} dieser Teile.</translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: {number} of these pieces must be used.</source>
        <translation>Die Auswahl „{choice}“ kann nie erfüllt werden: {number} dieser Teile müssen verwendet werden.</translation>
    </message>
    <message>
        <source>The count needs too much memory even in parts. The search continues.</source>
        <translation>Das Zählen braucht auch in Teilen zu viel Speicher. Die Suche geht weiter.</translation>
    </message>
    <message>
        <source>The count needs too much memory for one computer. The workers count in parts ({parts:,}).</source>
        <translation>Das Zählen braucht zu viel Speicher für einen Computer. Die Worker zählen in Teilen ({parts:,}).</translation>
    </message>
    <message>
        <source>The count runs on this computer. Counting in parts on the workers would not be faster.</source>
        <translation>Gezählt wird auf diesem Computer. In Teilen auf den Workern zu zählen wäre nicht schneller.</translation>
    </message>
    <message>
        <source>The count runs on this computer: {reason}</source>
        <translation>Gezählt wird auf diesem Computer: {reason}</translation>
    </message>
    <message>
        <source>The document's symmetry rule is for the Soma cube (four placements of L) or for Meteor's board (half of the orientations of piece 5); use symmetry=general for other puzzles.</source>
        <translation>Die Symmetrieregel des Dokuments ist für den Somawürfel (vier Platzierungen von L) oder das Brett von Meteor (die Hälfte der Lagen von Teil 5); für andere Puzzles symmetry=general verwenden.</translation>
    </message>
    <message>
        <source>The figure has no {cells} yet.</source>
        <translation>Die Figur hat noch keine {cells}.</translation>
    </message>
    <message>
        <source>The figure has {cells}, {gap:words} too few for {set}, which fills {volume}.</source>
        <translation>Die Figur hat {cells}, {gap} zu wenig für {set} mit {volume}.</translation>
    </message>
    <message>
        <source>The figure has {cells}, {gap:words} too many for {set}, which fills {volume}.</source>
        <translation>Die Figur hat {cells}, {gap} zu viel für {set} mit {volume}.</translation>
    </message>
    <message>
        <source>The figure has {cells}. The engine '{engine}' takes at most {most:,}, so '{taking}' searches instead.</source>
        <translation>Die Figur hat {cells}. Das Verfahren „{engine}“ nimmt höchstens {most:,}, daher sucht stattdessen „{taking}“.</translation>
    </message>
    <message>
        <source>The figure has {cells}; all pieces of {set} together fill {number}.</source>
        <translation>Die Figur hat {cells}; alle Teile von {set} zusammen füllen {number}.</translation>
    </message>
    <message>
        <source>The figure has {cells}; no subset of the pieces of {set} fits.</source>
        <translation>Die Figur hat {cells}; keine Teilmenge der Teile von {set} passt.</translation>
    </message>
    <message>
        <source>The figure has {cells}; the pieces of {set} that must be used fill {number}.</source>
        <translation>Die Figur hat {cells}; die Teile von {set}, die verwendet werden müssen, füllen {number}.</translation>
    </message>
    <message>
        <source>The figure is made of {shapes}, but the pieces of {set} are made of {others}.</source>
        <translation>Die Figur besteht aus: {shapes}, aber die Teile von {set} bestehen aus: {others}.</translation>
    </message>
    <message>
        <source>The moving window of six rows does not apply: {why}. It is for boards of at least six equal rows, such as Meteor's; search the whole board instead (board=whole).</source>
        <translation>Das wandernde Fenster aus sechs Reihen ist nicht anwendbar: {why}. Es ist für Bretter mit mindestens sechs gleichen Reihen, wie das von Meteor; stattdessen das ganze Brett durchsuchen (board=whole).</translation>
    </message>
    <message>
        <source>The order '{order}' must name each of the pieces {symbols} once.</source>
        <translation>Die Reihenfolge „{order}“ muss jedes der Teile {symbols} einmal nennen.</translation>
    </message>
    <message>
        <source>The part of the board in one bit pattern: the whole figure; or, on a board of equal rows such as Meteor's, a window of six rows that moves along as rows are filled. The window fits rows of five cells in 30 bits, but tries more placements.</source>
        <translation>Die ganze Figur halten; oder, auf einem Brett mit gleichen Reihen wie dem von Meteor, ein Fenster aus sechs Reihen, das mitwandert, während sie sich füllen, und vom anderen Ende zurückkehrt. Das Fenster fasst Fünferreihen in 30 Bits, probiert aber mehr Platzierungen.</translation>
    </message>
    <message>
        <source>The puzzle has more than {number:,} solutions.</source>
        <translation>Das Puzzle hat mehr als {number:,} Lösungen.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: find the changes that give it one first.</source>
        <translation>Das Puzzle hat keine Lösung: Suchen Sie zuerst die Änderungen, die ihm eine geben.</translation>
    </message>
    <message>
        <source>The saved analysis belongs to another assembly or to other settings.</source>
        <translation>Die gespeicherte Analyse gehört zu einer anderen Zusammensetzung oder zu anderen Einstellungen.</translation>
    </message>
    <message>
        <source>The saved analysis is damaged.</source>
        <translation>Die gespeicherte Analyse ist beschädigt.</translation>
    </message>
    <message>
        <source>The saved search does not fit this puzzle, engine and settings; start a new search.</source>
        <translation>Die gespeicherte Suche passt nicht zu diesem Puzzle, Suchverfahren und diesen Einstellungen; eine neue Suche starten.</translation>
    </message>
    <message>
        <source>The window of six rows fixes the order of the cells; use cells={longest}, or hold the whole board (board={whole}).</source>
        <translation>Das Fenster aus sechs Reihen legt die Reihenfolge der Zellen fest; cells={longest} verwenden oder das ganze Brett halten (board={whole}).</translation>
    </message>
    <message>
        <source>The workers count in parts ({parts:,}).</source>
        <translation>Die Worker zählen in Teilen ({parts:,}).</translation>
    </message>
    <message>
        <source>There are no pieces. Choose or draw them first.</source>
        <translation>Es gibt keine Teile. Wählen oder zeichnen Sie zuerst welche.</translation>
    </message>
    <message>
        <source>These runs are of different puzzles. Compare runs of the same puzzle.</source>
        <translation>Diese Läufe sind von verschiedenen Puzzles. Läufe desselben Puzzles vergleichen.</translation>
    </message>
    <message>
        <source>This search cannot be sent to another machine.</source>
        <translation>Diese Suche kann nicht an einen anderen Rechner geschickt werden.</translation>
    </message>
    <message>
        <source>This search has no tasks.</source>
        <translation>Diese Suche hat keine Aufgaben.</translation>
    </message>
    <message>
        <source>a complete search found no solution</source>
        <translation>eine vollständige Suche hat keine Lösung gefunden</translation>
    </message>
    <message>
        <source>a figure can be cut into 2 to {most} pieces</source>
        <translation>eine Figur kann in 2 bis {most} Teile zerschnitten werden</translation>
    </message>
    <message>
        <source>a figure in several parts cannot be cut</source>
        <translation>eine Figur aus mehreren Stücken kann nicht zerschnitten werden</translation>
    </message>
    <message>
        <source>a figure to cut can have {cells:,} cells, and {side} along each axis</source>
        <translation>eine Figur kann zerschnitten werden, wenn sie höchstens {cells:,} Zellen hat und höchstens {side} entlang jeder Achse</translation>
    </message>
    <message>
        <source>a figure to cut needs at least two cells</source>
        <translation>eine Figur zum Zerschneiden braucht mindestens zwei Zellen</translation>
    </message>
    <message>
        <source>a message of {size} MiB is longer than the {most} MiB that workers may exchange; solve this puzzle without a cluster</source>
        <translation>eine Nachricht von {size} MiB ist länger als die {most} MiB, die Worker austauschen dürfen; lösen Sie dieses Puzzle ohne Cluster</translation>
    </message>
    <message numerus="yes">
        <source>a part of this figure always leaves in one move, unless {n} cells are empty</source>
        <translation>
            <numerusform>ein Teil dieser Figur löst sich immer in einem Zug, wenn nicht {n} Zelle leer ist</numerusform>
            <numerusform>ein Teil dieser Figur kommt immer in einem Zug heraus, wenn nicht {n} Zellen leer sind</numerusform>
        </translation>
    </message>
    <message>
        <source>a process of this program ended; the solutions found so far are kept</source>
        <translation>ein Prozess dieses Programms wurde beendet; das Gefundene bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>a puzzle of {pieces} pieces has {n} levels at most</source>
        <translation>
            <numerusform>ein Puzzle aus {pieces} Teilen hat {n} Stufe</numerusform>
            <numerusform>ein Puzzle aus {pieces} Teilen hat höchstens {n} Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>a search for the levels of later parts cannot maximise the moves in all</source>
        <translation>eine Suche nach den Stufen späterer Teile kann nicht alle Züge maximieren</translation>
    </message>
    <message>
        <source>a turn maps the cut to itself</source>
        <translation>eine Drehung bildet den Schnitt auf sich ab</translation>
    </message>
    <message>
        <source>a worker failed: {error}</source>
        <translation>bei einem Worker trat ein Fehler auf: {error}</translation>
    </message>
    <message>
        <source>against a piece</source>
        <translation>an einem Teil</translation>
    </message>
    <message>
        <source>all cubelets coverable</source>
        <translation>alle Würfelchen überdeckbar</translation>
    </message>
    <message>
        <source>all different</source>
        <translation>alle verschieden</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>all pieces placeable</source>
        <translation>alle Teile platzierbar</translation>
    </message>
    <message>
        <source>another program answers there</source>
        <translation>dort antwortet ein anderes Programm</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>cell not coverable</source>
        <translation>Zelle nicht überdeckbar</translation>
    </message>
    <message>
        <source>cells and pieces do not add up</source>
        <translation>Zellen und Teile gehen nicht auf</translation>
    </message>
    <message>
        <source>colours not balanced</source>
        <translation>Farben nicht ausgeglichen</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>continuing with the piece that has the fewest placements left</source>
        <translation>das Fortsetzen mit dem Teil, für das am wenigsten Platzierungen übrig sind</translation>
    </message>
    <message>
        <source>cuts off an island</source>
        <translation>trennt eine Insel ab</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>each in one part</source>
        <translation>jedes in einem Stück</translation>
    </message>
    <message>
        <source>each piece of fewer than 5 cubes is symmetrical</source>
        <translation>jedes Teil aus weniger als 5 Würfeln ist symmetrisch</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Suchverfahren</translation>
    </message>
    <message>
        <source>every second row of '{figure}' must be the same</source>
        <translation>die Reihen von „{figure}“ wiederholen sich nicht alle zwei</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>extrem</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>fewest-first starts with the piece that has the fewest placements. Or spell out an order by the pieces' symbols, such as LPZTABV.</source>
        <translation>fewest-first beginnt mit dem Teil mit den wenigsten Platzierungen. Oder eine Reihenfolge mit den Symbolen der Teile ausschreiben, etwa LPZTABV.</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>von unten</translation>
    </message>
    <message>
        <source>from the back</source>
        <translation>von hinten</translation>
    </message>
    <message>
        <source>from the back and above</source>
        <translation>von hinten oben</translation>
    </message>
    <message>
        <source>from the back and below</source>
        <translation>von hinten unten</translation>
    </message>
    <message>
        <source>from the back left</source>
        <translation>von hinten links</translation>
    </message>
    <message>
        <source>from the back left and above</source>
        <translation>von hinten links oben</translation>
    </message>
    <message>
        <source>from the back left and below</source>
        <translation>von hinten links unten</translation>
    </message>
    <message>
        <source>from the back right</source>
        <translation>von hinten rechts</translation>
    </message>
    <message>
        <source>from the back right and above</source>
        <translation>von hinten rechts oben</translation>
    </message>
    <message>
        <source>from the back right and below</source>
        <translation>von hinten rechts unten</translation>
    </message>
    <message>
        <source>from the front</source>
        <translation>von vorn</translation>
    </message>
    <message>
        <source>from the front and above</source>
        <translation>von vorn oben</translation>
    </message>
    <message>
        <source>from the front and below</source>
        <translation>von vorn unten</translation>
    </message>
    <message>
        <source>from the front left</source>
        <translation>von vorn links</translation>
    </message>
    <message>
        <source>from the front left and above</source>
        <translation>von vorn links oben</translation>
    </message>
    <message>
        <source>from the front left and below</source>
        <translation>von vorn links unten</translation>
    </message>
    <message>
        <source>from the front right</source>
        <translation>von vorn rechts</translation>
    </message>
    <message>
        <source>from the front right and above</source>
        <translation>von vorn rechts oben</translation>
    </message>
    <message>
        <source>from the front right and below</source>
        <translation>von vorn rechts unten</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>von links</translation>
    </message>
    <message>
        <source>from the left and above</source>
        <translation>von links oben</translation>
    </message>
    <message>
        <source>from the left and below</source>
        <translation>von links unten</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>von rechts</translation>
    </message>
    <message>
        <source>from the right and above</source>
        <translation>von rechts oben</translation>
    </message>
    <message>
        <source>from the right and below</source>
        <translation>von rechts unten</translation>
    </message>
    <message>
        <source>general places one piece at only one of each set of symmetric placements. document uses the source documents' rule: on the Soma cube, four placements of L; on Meteor's board, half of the orientations of piece 5. off searches every symmetric copy.</source>
        <translation>general legt ein Teil nur auf eine von jeder Menge symmetrischer Platzierungen. document verwendet die Regel der Quelldokumente: beim Somawürfel vier Platzierungen von L; auf dem Brett von Meteor die Hälfte der Lagen von Teil 5. off durchsucht jede symmetrische Kopie.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>held by hand</source>
        <translation>von Hand gehalten</translation>
    </message>
    <message>
        <source>however this figure is cut, a part leaves in one move</source>
        <translation>wie man diese Figur auch zerschneidet, löst sich ein Teil in einem Zug</translation>
    </message>
    <message>
        <source>identical pieces in order</source>
        <translation>gleiche Teile in Reihenfolge</translation>
    </message>
    <message>
        <source>impossible: {reason}</source>
        <translation>unmöglich: {reason}</translation>
    </message>
    <message>
        <source>infinitely many times</source>
        <translation>unendlich viele Male</translation>
    </message>
    <message>
        <source>isolates a cell</source>
        <translation>isoliert eine Zelle</translation>
    </message>
    <message>
        <source>it has version {version} of the program, but {needed} is needed</source>
        <translation>er hat Version {version} des Programms, nötig ist aber {needed}</translation>
    </message>
    <message>
        <source>it numbers the placements of this puzzle in another way</source>
        <translation>er nummeriert die Lagen dieses Puzzles anders</translation>
    </message>
    <message>
        <source>leaves a dead island</source>
        <translation>lässt eine tote Insel</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>match</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>moves in all</source>
        <translation>Züge insgesamt</translation>
    </message>
    <message>
        <source>moves until the first part is free</source>
        <translation>Züge, bis das erste Stück frei ist</translation>
    </message>
    <message>
        <source>no compiled search fits this processor; install Cubewright again</source>
        <translation>keine übersetzte Suche passt zu diesem Prozessor; installieren Sie Cubewright neu</translation>
    </message>
    <message>
        <source>no cut that meets these wishes was found</source>
        <translation>es wurde kein Schnitt gefunden, der diese Wünsche erfüllt</translation>
    </message>
    <message>
        <source>no scheduler of a cluster answers at {address} ({reason}); start one with: {command}</source>
        <translation>an {address} antwortet kein Scheduler eines Clusters ({reason}); zu starten mit: {command}</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>no symmetrical or equal pieces</source>
        <translation>keine symmetrischen oder gleichen Teile</translation>
    </message>
    <message>
        <source>no turn maps this figure to itself</source>
        <translation>keine Drehung bildet diese Figur auf sich ab</translation>
    </message>
    <message>
        <source>no turn of this figure maps each colour to itself</source>
        <translation>keine Drehung dieser Figur bildet jede Farbe auf sich ab</translation>
    </message>
    <message numerus="yes">
        <source>no turn of this figure maps {n} empty cells to empty cells</source>
        <translation>
            <numerusform>keine Drehung dieser Figur bildet {n} leere Zelle auf sich ab</numerusform>
            <numerusform>keine Drehung dieser Figur bildet {n} leere Zellen auf leere Zellen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>no worker can be used: {reasons}</source>
        <translation>kein Worker ist verwendbar: {reasons}</translation>
    </message>
    <message>
        <source>nodes visited</source>
        <translation>besuchte Knoten</translation>
    </message>
    <message>
        <source>nodes visited, at most</source>
        <translation>besuchte Knoten, höchstens</translation>
    </message>
    <message>
        <source>nodes visited, without solutions</source>
        <translation>besuchte Knoten, ohne Lösungen</translation>
    </message>
    <message>
        <source>none solved</source>
        <translation>keine gelöst</translation>
    </message>
    <message>
        <source>not finished in {seconds:.1f} s: {solutions} so far</source>
        <translation>nicht fertig in {seconds:.1f} s: bisher {solutions}</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>nicht festgelegt</translation>
    </message>
    <message>
        <source>on a piece</source>
        <translation>auf einem Teil</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>auf dem Boden</translation>
    </message>
    <message numerus="yes">
        <source>only {n} cells of this figure can stay empty</source>
        <translation>
            <numerusform>nur {n} Zelle dieser Figur kann leer bleiben</numerusform>
            <numerusform>nur {n} Zellen dieser Figur können leer bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>overlaps</source>
        <translation>überlappt</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>Parität</translation>
    </message>
    <message>
        <source>piece must cover</source>
        <translation>Teil muss überdecken</translation>
    </message>
    <message>
        <source>piece not placeable</source>
        <translation>Teil nicht platzierbar</translation>
    </message>
    <message>
        <source>piece {symbol} can span more than six rows</source>
        <translation>Teil {symbol} kann sich über mehr als sechs Reihen erstrecken</translation>
    </message>
    <message>
        <source>pieces of balls always need support</source>
        <translation>Teile aus Kugeln brauchen immer Stützen</translation>
    </message>
    <message>
        <source>placing the pieces as given</source>
        <translation>das Platzieren der Teile wie gegeben</translation>
    </message>
    <message>
        <source>placing the pieces in the order {order}</source>
        <translation>das Platzieren der Teile in der Reihenfolge {order}</translation>
    </message>
    <message>
        <source>placing the pieces with the fewest forms first</source>
        <translation>das Platzieren der Teile mit den wenigsten Lagen zuerst</translation>
    </message>
    <message>
        <source>published run</source>
        <translation>veröffentlichter Lauf</translation>
    </message>
    <message>
        <source>searching every symmetric copy</source>
        <translation>das Durchsuchen jeder symmetrischen Kopie</translation>
    </message>
    <message>
        <source>searching on a cluster needs the package 'distributed'; install it with: {command}</source>
        <translation>die Suche auf einem Cluster braucht das Paket „distributed“; zu installieren mit: {command}</translation>
    </message>
    <message>
        <source>setting of engine '{engine}':</source>
        <translation>Einstellung des Suchverfahrens „{engine}“:</translation>
    </message>
    <message>
        <source>six rows of {width} cells need more than {word} bits</source>
        <translation>sechs Reihen aus {width} Zellen brauchen mehr als {word} Bits</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>solutions per second</source>
        <translation>Lösungen pro Sekunde</translation>
    </message>
    <message>
        <source>stage {number} (explored, kept)</source>
        <translation>Schritt {number} (untersucht, behalten)</translation>
    </message>
    <message>
        <source>stick {number} needs its mirror image, {mirror}</source>
        <translation>Stab {number} braucht sein Spiegelbild, {mirror}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>stopped after {number:,} of {figures}</source>
        <translation>gestoppt nach {number:,} von {figures}</translation>
    </message>
    <message>
        <source>the allowance must be 0 or more, and less than 1/2</source>
        <translation>das Spiel muss mindestens 0 und kleiner als 1/2 sein</translation>
    </message>
    <message>
        <source>the analysis handles at most {shapes:,} oriented shapes</source>
        <translation>die Analyse bewältigt höchstens {shapes:,} orientierte Formen</translation>
    </message>
    <message>
        <source>the cluster on this computer did not start ({reason})</source>
        <translation>der Cluster auf diesem Rechner ist nicht gestartet ({reason})</translation>
    </message>
    <message>
        <source>the figure has {colours} colours, more than the {pieces} pieces</source>
        <translation>die Figur hat {colours} Farben, mehr als die {pieces} Teile</translation>
    </message>
    <message>
        <source>the last worker, {worker}, has left; the search waits</source>
        <translation>der letzte Worker, {worker}, ist nicht mehr da; die Suche wartet</translation>
    </message>
    <message>
        <source>the pieces can be arranged in more than {most} ways; search a smaller room</source>
        <translation>die Teile lassen sich auf mehr als {most} Arten anordnen; suchen Sie in einem kleineren Raum</translation>
    </message>
    <message>
        <source>the pieces fill more than {max_figures:,} figures here; take a smaller container or fewer pieces</source>
        <translation>die Teile füllen hier mehr als {max_figures:,} Figuren; einen kleineren Behälter oder weniger Teile nehmen</translation>
    </message>
    <message>
        <source>the program cannot be loaded there ({error})</source>
        <translation>das Programm lässt sich dort nicht laden ({error})</translation>
    </message>
    <message>
        <source>the run '{name}'</source>
        <translation>der Lauf „{name}“</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers; start one with: {command}</source>
        <translation>der Scheduler an {address} hat keine Worker; zu starten mit: {command}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster can no longer be reached; the solutions found so far are kept</source>
        <translation>der Scheduler des Clusters ist nicht mehr erreichbar; alles bisher Gefundene bleibt erhalten</translation>
    </message>
    <message>
        <source>the search cannot be compiled; run it in a terminal to see why</source>
        <translation>die Suche kann nicht übersetzt werden; starten Sie das Programm in einem Terminal, um den Grund zu sehen</translation>
    </message>
    <message>
        <source>the {engine} engine</source>
        <translation>das Suchverfahren {engine}</translation>
    </message>
    <message>
        <source>there are too many choices of pieces; state the number of pieces, or take a smaller pool</source>
        <translation>es gibt zu viele Auswahlen von Teilen; die Anzahl der Teile angeben oder einen kleineren Vorrat nehmen</translation>
    </message>
    <message>
        <source>total explored</source>
        <translation>insgesamt untersucht</translation>
    </message>
    <message>
        <source>total kept</source>
        <translation>insgesamt behalten</translation>
    </message>
    <message>
        <source>turns are for cubes: {cells} cannot turn yet</source>
        <translation>Drehungen gibt es nur für Würfel: {cells} können sich noch nicht drehen</translation>
    </message>
    <message>
        <source>value of setting '{name}':</source>
        <translation>Wert der Einstellung „{name}“:</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>sehr schwer</translation>
    </message>
    <message>
        <source>without an empty cell, a part of this figure always leaves in one move</source>
        <translation>ohne leere Zelle löst sich ein Teil dieser Figur immer in einem Zug</translation>
    </message>
    <message>
        <source>working on bit patterns</source>
        <translation>das Arbeiten mit Bitmustern</translation>
    </message>
    <message>
        <source>working on characters</source>
        <translation>das Arbeiten mit Zeichen</translation>
    </message>
    <message>
        <source>{cells} cannot be reached by any piece.</source>
        <translation>{cells} können von keinem Teil erreicht werden.</translation>
    </message>
    <message>
        <source>{cells} cells of one colour do not fit in a piece of {high} cells</source>
        <translation>{cells} Zellen einer Farbe passen nicht in ein Teil mit {high} Zellen</translation>
    </message>
    <message>
        <source>{cells} have no directions in which pieces could be taken apart</source>
        <translation>{cells} haben keine Richtungen, in denen sich Teile auseinandernehmen ließen</translation>
    </message>
    <message>
        <source>{cells} have no flat bottom, so walls of them cannot stand on the ground</source>
        <translation>{cells} haben keine flache Unterseite; Wände daraus können nicht auf dem Boden stehen</translation>
    </message>
    <message>
        <source>{factor:,.0f} times</source>
        <translation>{factor:,.0f}-mal</translation>
    </message>
    <message>
        <source>{factor:.1f} times</source>
        <translation>{factor:.1f}-mal</translation>
    </message>
    <message>
        <source>{figures}: {results}; {seconds:.2f} s of searching</source>
        <translation>{figures}: {results}; {seconds:.2f} s gesucht</translation>
    </message>
    <message>
        <source>{file}: cannot be loaded: {error}</source>
        <translation>{file}: kann nicht geladen werden: {error}</translation>
    </message>
    <message>
        <source>{least} to {most} {cells}</source>
        <translation>{least} bis {most} {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} Figur</numerusform>
            <numerusform>{n:,} Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number:,} impossible</source>
        <translation>{number:,} unmöglich</translation>
    </message>
    <message>
        <source>{number:,} not finished</source>
        <translation>{number:,} nicht fertig</translation>
    </message>
    <message>
        <source>{number:,} solvable</source>
        <translation>{number:,} lösbar</translation>
    </message>
    <message>
        <source>{number:,} with nothing to solve</source>
        <translation>{number:,} ohne etwas zu lösen</translation>
    </message>
    <message>
        <source>{number} workers ended while they searched the same part; the solutions found so far are kept</source>
        <translation>{number} Worker endeten, während sie denselben Teil durchsuchten; alles bisher Gefundene bleibt erhalten</translation>
    </message>
    <message>
        <source>{one} explored {times} fewer possibilities than {other}</source>
        <translation>{one} hat {times} weniger Möglichkeiten geprüft als {other}</translation>
    </message>
    <message>
        <source>{pieces} interlock: straight moves alone cannot put them together.</source>
        <translation>{pieces} sind ineinander verhakt: Gerade Züge allein können sie nicht zusammensetzen.</translation>
    </message>
    <message>
        <source>{pieces} pieces of {low} or more cells need {needed} cells, but only {filled} can be filled</source>
        <translation>{pieces} Teile aus {low} oder mehr Zellen brauchen {needed} Zellen, aber nur {filled} können gefüllt werden</translation>
    </message>
    <message>
        <source>{pieces} pieces of {low} to {high} cells cannot fill {filled} cells</source>
        <translation>{pieces} Teile aus {low} bis {high} Zellen können {filled} Zellen nicht füllen</translation>
    </message>
    <message>
        <source>{sentence}, and took {times} less time.</source>
        <translation>{sentence} und brauchte {times} weniger Zeit.</translation>
    </message>
    <message>
        <source>{sentence}, but took {times} as long.</source>
        <translation>{sentence}, brauchte aber {times} so lange.</translation>
    </message>
    <message>
        <source>{sentence}; their times are too short to compare.</source>
        <translation>{sentence}; die Zeiten sind zu kurz für einen Vergleich.</translation>
    </message>
    <message>
        <source>{set} has no piece that may be used.</source>
        <translation>{set} hat kein Teil, das verwendet werden darf.</translation>
    </message>
    <message>
        <source>{variable} is '{value}'; use one of {names}</source>
        <translation>{variable} ist „{value}“; möglich sind {names}</translation>
    </message>
    <message>
        <source>{worker} has left; another one repeats its part</source>
        <translation>{worker} ist nicht mehr da; ein anderer Worker wiederholt seinen Teil</translation>
    </message>
    <message>
        <source>{worker} uses {used:,} MB of the {limit:,} MB that it may use</source>
        <translation>{worker} belegt {used:,} MB von {limit:,} MB, die er belegen darf</translation>
    </message>
    <message>
        <source>{worker} was refused: {reason}</source>
        <translation>{worker} wurde abgelehnt: {reason}</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-taking_apart</name>
    <message>
        <source>&amp;Rounded edges:</source>
        <translation>&amp;Runde Kanten:</translation>
    </message>
    <message>
        <source>&amp;Sharp edges</source>
        <translation>&amp;Scharfe Kanten</translation>
    </message>
    <message>
        <source>A cube with sharp edges cannot turn in a hole one cube wide. Rounded edges let it turn. The allowance is the width that rounding removes on each side of a cube, as a fraction of the edge. Every result states its allowance.</source>
        <translation>Ein Würfel mit scharfen Kanten kann sich in einem Loch von einem Würfel Breite nicht drehen, mit runden Kanten schon. Das Spiel ist die Breite, die das Runden auf jeder Seite eines Würfels wegnimmt, als Bruchteil der Kante. Jedes Ergebnis nennt sein Spiel.</translation>
    </message>
    <message>
        <source>A number such as 0.05 or a fraction such as 1/20, below 1/2</source>
        <translation>Eine Zahl wie 0,05 oder ein Bruch wie 1/20, kleiner als 1/2</translation>
    </message>
    <message>
        <source>Add the pieces of the solution one by one, in an order for assembly by hand</source>
        <translation>Teile der Lösung einzeln hinzufügen, in einer Reihenfolge zum Zusammenbauen von Hand</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle Teile</translation>
    </message>
    <message>
        <source>All pieces are taken apart.</source>
        <translation>Alles ist zerlegt.</translation>
    </message>
    <message>
        <source>Allowance, as a number or a fraction</source>
        <translation>Spiel, als Zahl oder Bruch</translation>
    </message>
    <message>
        <source>Analysing: {done:,} of {total:,}</source>
        <translation>Analyse läuft: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>Analysis paused: {done:,} of {total:,}</source>
        <translation>Analyse angehalten: {done:,} von {total:,}</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Choose a piece, here or by a click on it. In the 3D view, the arrow keys, PgUp and PgDn then move it along the axes.</source>
        <translation>Ein Teil wählen, hier oder durch einen Klick darauf. In der 3D-Ansicht bewegen es dann die Pfeiltasten, Bild auf und Bild ab entlang der Achsen.</translation>
    </message>
    <message>
        <source>Choose how fast moves are played</source>
        <translation>Wählen, wie schnell Züge abgespielt werden</translation>
    </message>
    <message>
        <source>Choose which of the separated parts to take apart next; the others are set aside</source>
        <translation>Wählen, welche der getrennten Gruppen als nächste zerlegt wird; die anderen liegen daneben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter a number from 0 to less than 0.5</source>
        <translation>Geben Sie eine Zahl ab 0 und unter 0,5 ein</translation>
    </message>
    <message>
        <source>Enter or a double click makes a move. Or drag a piece in the 3D view.</source>
        <translation>Eingabe oder ein Doppelklick macht einen Zug. Oder ein Teil in der 3D-Ansicht ziehen.</translation>
    </message>
    <message>
        <source>Fewest total moves: {moves}, level {levels}.</source>
        <translation>Wenigste Züge insgesamt: {moves}, Stufe {levels}.</translation>
    </message>
    <message>
        <source>Find moves that take the puzzle apart from this position</source>
        <translation>Züge finden, die das Puzzle aus dieser Stellung zerlegen</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Ausweg finden</translation>
    </message>
    <message>
        <source>First separations</source>
        <translation>Erste Trennungen</translation>
    </message>
    <message>
        <source>Level {levels}</source>
        <translation>Stufe {levels}</translation>
    </message>
    <message>
        <source>Level {levels}: moves to the first separation, then moves to separate each part. The numbers after the first can differ between equally short plans.</source>
        <translation>Stufe {levels}: Züge bis zur ersten Trennung, dann Züge für jeden Bestandteil. Die Zahlen nach der ersten können sich zwischen gleich kurzen Plänen unterscheiden.</translation>
    </message>
    <message>
        <source>Looking for all first separations</source>
        <translation>Suche alle ersten Trennungen</translation>
    </message>
    <message>
        <source>Looking for the fewest moves</source>
        <translation>Suche die wenigsten Züge</translation>
    </message>
    <message>
        <source>Looking for the way out…</source>
        <translation>Ausweg wird gesucht …</translation>
    </message>
    <message>
        <source>Move {made} of {moves}: {move}.</source>
        <translation>Zug {made} von {moves}: {move}.</translation>
    </message>
    <message>
        <source>Move {moment} / {moves}</source>
        <translation>Zug {moment} / {moves}</translation>
    </message>
    <message>
        <source>Moves that take the solution apart</source>
        <translation>Züge der Zerlegung</translation>
    </message>
    <message>
        <source>No move was undone</source>
        <translation>Kein Zug wurde zurückgenommen</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Noch liegt kein Teil.</translation>
    </message>
    <message>
        <source>No plan has fewer total moves than the current plan: {moves}.</source>
        <translation>Kein Plan hat insgesamt weniger Züge als der jetzige: {moves}.</translation>
    </message>
    <message>
        <source>No solution is shown: select one</source>
        <translation>Keine Lösung ist zu sehen: eine auswählen</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>Nicht analysiert.</translation>
    </message>
    <message>
        <source>Not decided: the analysis reached a limit.</source>
        <translation>Nicht entschieden: eine Grenze der Analyse wurde erreicht.</translation>
    </message>
    <message>
        <source>Nothing can move.</source>
        <translation>Nichts lässt sich bewegen.</translation>
    </message>
    <message>
        <source>Nothing can move. Undo a move.</source>
        <translation>Nichts lässt sich bewegen. Einen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>Number of pieces shown</source>
        <translation>Anzahl gezeigter Teile</translation>
    </message>
    <message>
        <source>On this lattice, solutions cannot be analysed.</source>
        <translation>Auf diesem Gitter lassen sich Lösungen nicht analysieren.</translation>
    </message>
    <message>
        <source>Only the level is stored: {levels}. Analyse the solution to see the moves.</source>
        <translation>Nur die Stufe ist gespeichert: {levels}. Die Lösung analysieren, um die Züge zu sehen.</translation>
    </message>
    <message>
        <source>Part to continue with</source>
        <translation>Gruppe, mit der es weitergeht</translation>
    </message>
    <message>
        <source>Part {pieces}</source>
        <translation>Gruppe {pieces}</translation>
    </message>
    <message>
        <source>Parts and moves</source>
        <translation>Gruppen und Züge</translation>
    </message>
    <message>
        <source>Pause the analysis</source>
        <translation>Analyse anhalten</translation>
    </message>
    <message>
        <source>Piece to move</source>
        <translation>Teil, das bewegt wird</translation>
    </message>
    <message>
        <source>Piece {symbol}</source>
        <translation>Teil {symbol}</translation>
    </message>
    <message>
        <source>Pieces may turn ({allowance}). Analyse the solutions again.</source>
        <translation>Teile dürfen sich drehen ({allowance}). Analysieren Sie die Lösungen noch einmal.</translation>
    </message>
    <message>
        <source>Pieces may turn, with the least allowance. Analyse the solutions again.</source>
        <translation>Teile dürfen sich drehen, mit dem kleinsten Spiel. Analysieren Sie die Lösungen noch einmal.</translation>
    </message>
    <message>
        <source>Pieces only slide.</source>
        <translation>Teile werden nur verschoben.</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Züge</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the move that was undone last</source>
        <translation>Den zuletzt zurückgenommenen Zug wiederholen</translation>
    </message>
    <message>
        <source>Resume the analysis</source>
        <translation>Analyse fortsetzen</translation>
    </message>
    <message>
        <source>Show the plan again (Esc)</source>
        <translation>Den Plan wieder zeigen (Esc)</translation>
    </message>
    <message>
        <source>Space: play or pause. Left, Right: a move. Shift and Left, Right: a separation. Home, End: assembled, apart. Up, Down: another solution.</source>
        <translation>Leertaste: abspielen oder anhalten. Links, Rechts: ein Zug. Umschalt und Links, Rechts: eine Trennung. Pos1, Ende: zusammengesetzt, zerlegt. Auf, Ab: eine andere Lösung.</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Stop the analysis and keep its results</source>
        <translation>Analyse beenden und ihre Ergebnisse behalten</translation>
    </message>
    <message>
        <source>The analysis has ended: {error}</source>
        <translation>Die Analyse wurde beendet: {error}</translation>
    </message>
    <message>
        <source>The analysis reached the time limit in the settings.</source>
        <translation>Die Analyse hat die Zeitgrenze aus den Einstellungen erreicht.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Die Analyse wurde angehalten.</translation>
    </message>
    <message>
        <source>The analysis was stopped. Analyse the solution again to resume.</source>
        <translation>Die Analyse wurde beendet. Zum Fortsetzen die Lösung erneut analysieren.</translation>
    </message>
    <message>
        <source>The fewest total moves can be found only if all pieces come apart. Some pieces are in groups.</source>
        <translation>Die wenigsten Züge lassen sich nur finden, wenn alle Teile auseinandergehen. Einige Teile sind in Gruppen.</translation>
    </message>
    <message numerus="yes">
        <source>The pieces separate after {moves}, the minimum, in {n:,} ways:</source>
        <translation>
            <numerusform>Nach {moves}, den wenigsten, trennen sich die Teile auf {n:,} Art:</numerusform>
            <numerusform>Nach {moves}, den wenigsten, trennen sich die Teile auf {n:,} Arten:</numerusform>
        </translation>
    </message>
    <message>
        <source>The program looks for a way out</source>
        <translation>Das Programm sucht einen Ausweg</translation>
    </message>
    <message>
        <source>The puzzle cannot be taken apart from this position.</source>
        <translation>Aus dieser Stellung lässt sich das Puzzle nicht zerlegen.</translation>
    </message>
    <message>
        <source>The s&amp;mallest allowance that each solution needs, up to {most}</source>
        <translation>Das &amp;kleinste Spiel, das jede Lösung braucht, bis {most}</translation>
    </message>
    <message>
        <source>The way out: {moves}.</source>
        <translation>Der Ausweg: {moves}.</translation>
    </message>
    <message>
        <source>This is a single piece</source>
        <translation>Das ist ein einzelnes Teil</translation>
    </message>
    <message>
        <source>This part is taken apart. Choose another part.</source>
        <translation>Diese Gruppe ist zerlegt. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>This solution cannot be taken apart.</source>
        <translation>Diese Lösung lässt sich nicht zerlegen.</translation>
    </message>
    <message>
        <source>This solution is a single piece.</source>
        <translation>Diese Lösung ist ein einziges Teil.</translation>
    </message>
    <message>
        <source>Turn allowance</source>
        <translation>Spiel für Drehungen</translation>
    </message>
    <message>
        <source>Undo all moves</source>
        <translation>Alle Züge zurücknehmen</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last move (Backspace or Ctrl+Z)</source>
        <translation>Den letzten Zug zurücknehmen (Rücktaste oder Strg+Z)</translation>
    </message>
    <message>
        <source>You chose another solution, so this analysis was stopped.</source>
        <translation>Eine andere Lösung wurde gewählt, deshalb wurde diese Analyse beendet.</translation>
    </message>
    <message>
        <source>You have not moved a piece yet</source>
        <translation>Sie haben noch kein Teil bewegt</translation>
    </message>
    <message>
        <source>{count} of {total}: pre-placed.</source>
        <translation>{count} von {total}: festgelegt.</translation>
    </message>
    <message>
        <source>{count} of {total}: {step}.</source>
        <translation>{count} von {total}: {step}.</translation>
    </message>
    <message>
        <source>{half} from {rest}</source>
        <translation>{half} von {rest}</translation>
    </message>
    <message>
        <source>{moves} made. Choose a move, or drag a piece.</source>
        <translation>{moves} gemacht. Einen Zug wählen oder ein Teil ziehen.</translation>
    </message>
    <message>
        <source>{moves}, {turns}</source>
        <translation>{moves}, {turns}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} moves</source>
        <translation>
            <numerusform>{n:,} Zug</numerusform>
            <numerusform>{n:,} Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} states</source>
        <translation>
            <numerusform>{n:,} Zustand</numerusform>
            <numerusform>{n:,} Zustände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} turns</source>
        <translation>
            <numerusform>{n:,} Drehung</numerusform>
            <numerusform>{n:,} Drehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pieces}: {n:,} moves</source>
        <translation>
            <numerusform>{pieces}: {n:,} Zug</numerusform>
            <numerusform>{pieces}: {n:,} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} cannot move.</source>
        <translation>{piece} kann sich nicht bewegen.</translation>
    </message>
    <message>
        <source>{piece} is blocked there.</source>
        <translation>{piece} ist dort blockiert.</translation>
    </message>
    <message>
        <source>{speed:g}× speed</source>
        <translation>Tempo {speed:g}×</translation>
    </message>
    <message>
        <source>{status} Turns are not listed: there are too many pieces, or they are too far apart.</source>
        <translation>{status} Drehungen werden nicht aufgeführt: Es sind zu viele Teile, oder sie liegen zu weit auseinander.</translation>
    </message>
    <message>
        <source>{status} Turns: {allowance}.</source>
        <translation>{status} Drehungen: {allowance}.</translation>
    </message>
    <message>
        <source>{text} Least allowance for turns: {number}.</source>
        <translation>{text} Kleinstes Spiel für Drehungen: {number}.</translation>
    </message>
    <message>
        <source>{text} The current plan has {kept:,}.</source>
        <translation>{text} Der jetzige Plan hat {kept:,}.</translation>
    </message>
    <message>
        <source>{text} {reason}</source>
        <translation>{text} {reason}</translation>
    </message>
    <message>
        <source>{text}: {states}</source>
        <translation>{text}: {states}</translation>
    </message>
    <message>
        <source>{tip} Found with {turns}; such levels cannot be compared with others.</source>
        <translation>{tip} Mit {turns}; mit anderen Stufen nicht vergleichbar.</translation>
    </message>
    <message numerus="yes">
        <source>{turn}, or about {n:,} other axes</source>
        <translation>
            <numerusform>{turn}, oder um {n:,} andere Achse</numerusform>
            <numerusform>{turn}, oder um {n:,} andere Achsen</numerusform>
        </translation>
    </message>
</context>
</TS>

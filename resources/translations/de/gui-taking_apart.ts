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
        <source>A number such as 0.05 or a fraction such as 1/20, below 1/2</source>
        <translation>Eine Zahl wie 0,05 oder ein Bruch wie 1/20, kleiner als 1/2</translation>
    </message>
    <message>
        <source>A sharp cube cannot turn in a hole one cube wide. Rounded edges give way: the allowance is what they cut from each side of a cube, in its edges. Every result shows it.</source>
        <translation>Ein scharfkantiger Würfel kann sich in einem Loch von einem Würfel Breite nicht drehen. Runde Kanten geben nach: Das Spiel ist, was sie von jeder Seite eines Würfels wegnehmen, in Kantenlängen. Jedes Ergebnis nennt es.</translation>
    </message>
    <message>
        <source>Add the pieces of the solution one by one, in an order for assembly by hand</source>
        <translation>Teile der Lösung einzeln hinzufügen, in einer Reihenfolge zum Zusammenbauen von Hand</translation>
    </message>
    <message numerus="yes">
        <source>After {moves}, the fewest, the pieces separate in {n:,} ways:</source>
        <translation>
            <numerusform>Nach {moves}, den wenigsten, trennen sich die Teile auf {n:,} Art:</numerusform>
            <numerusform>Nach {moves}, den wenigsten, trennen sich die Teile auf {n:,} Arten:</numerusform>
        </translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle Teile</translation>
    </message>
    <message>
        <source>Allowance for turns</source>
        <translation>Spiel für Drehungen</translation>
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
        <source>Another solution is shown: its analysis is dropped.</source>
        <translation>Eine andere Lösung wird gezeigt: Die Untersuchung wurde verworfen.</translation>
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
        <source>Choose which of the separated parts to take apart next; the others are parked</source>
        <translation>Wählen, welche der getrennten Gruppen als nächste zerlegt wird; die anderen liegen daneben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue the analysis</source>
        <translation>Analyse fortsetzen</translation>
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
        <source>Everything is taken apart.</source>
        <translation>Alles ist zerlegt.</translation>
    </message>
    <message>
        <source>First separations</source>
        <translation>Erste Trennungen</translation>
    </message>
    <message>
        <source>From here it cannot be taken apart.</source>
        <translation>Von hier aus lässt es sich nicht zerlegen.</translation>
    </message>
    <message>
        <source>How do I get out from here?</source>
        <translation>Wie geht es von hier weiter?</translation>
    </message>
    <message>
        <source>It cannot be taken apart.</source>
        <translation>Sie lässt sich nicht zerlegen.</translation>
    </message>
    <message>
        <source>It is a single piece.</source>
        <translation>Es ist ein einzelnes Teil.</translation>
    </message>
    <message>
        <source>Level {levels}</source>
        <translation>Stufe {levels}</translation>
    </message>
    <message>
        <source>Level {levels}: the moves to the first separation, then those of the parts. Numbers after the first depend on which of equally short plans is found.</source>
        <translation>Stufe {levels}: die Züge bis zur ersten Trennung, dann die der Teile. Zahlen nach der ersten hängen davon ab, welcher von gleich kurzen Plänen gefunden wird.</translation>
    </message>
    <message>
        <source>Look for moves that take it apart from here</source>
        <translation>Züge suchen, die es von hier aus zerlegen</translation>
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
        <source>Make the move again that was undone last</source>
        <translation>Den zuletzt zurückgenommenen Zug wiederholen</translation>
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
        <source>Moves of taking apart</source>
        <translation>Züge der Zerlegung</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Noch liegt kein Teil.</translation>
    </message>
    <message>
        <source>No plan has fewer moves in all than the one that is kept: {moves}.</source>
        <translation>Kein Plan hat insgesamt weniger Züge als der gespeicherte: {moves}.</translation>
    </message>
    <message>
        <source>No solution is shown: select one</source>
        <translation>Keine Lösung ist zu sehen: eine auswählen</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>Nicht untersucht.</translation>
    </message>
    <message>
        <source>Not decided: a limit of the analysis was reached.</source>
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
        <source>Only the level is kept: {levels}. Analyse it to see the moves.</source>
        <translation>Nur die Stufe ist gespeichert: {levels}. Analysieren, um die Züge zu sehen.</translation>
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
        <source>Show the plan again (Esc)</source>
        <translation>Den Plan wieder zeigen (Esc)</translation>
    </message>
    <message>
        <source>Space: play or pause. Left, Right: a move. Shift and Left, Right: assembled, apart. Up, Down: another solution.</source>
        <translation>Leertaste: abspielen oder anhalten. Links, Rechts: ein Zug. Umschalt und Links, Rechts: zusammengesetzt, zerlegt. Auf, Ab: andere Lösung.</translation>
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
        <source>The &amp;least of each solution, up to {most}</source>
        <translation>Das &amp;kleinste jeder Lösung, bis {most}</translation>
    </message>
    <message>
        <source>The analysis has ended: {error}</source>
        <translation>Die Analyse wurde beendet: {error}</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Die Untersuchung wurde angehalten.</translation>
    </message>
    <message>
        <source>The analysis was stopped. Analyse it to continue.</source>
        <translation>Die Analyse wurde angehalten. Zum Fortsetzen erneut untersuchen.</translation>
    </message>
    <message>
        <source>The fewest moves are known only where all pieces come apart: some have groups.</source>
        <translation>Die wenigsten Züge sind nur bekannt, wo alle Teile auseinanderkommen: Einige haben Gruppen.</translation>
    </message>
    <message>
        <source>The fewest moves in all: {moves}, as {levels}.</source>
        <translation>Die wenigsten Züge insgesamt: {moves}, als {levels}.</translation>
    </message>
    <message>
        <source>The way out from here: {moves}.</source>
        <translation>Der Ausweg von hier: {moves}.</translation>
    </message>
    <message>
        <source>This part is taken apart. Choose another part.</source>
        <translation>Diese Gruppe ist zerlegt. Wählen Sie eine andere.</translation>
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
        <source>{moves} made. Choose one, or drag a piece.</source>
        <translation>{moves} gemacht. Einen wählen oder ein Teil ziehen.</translation>
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
        <source>{status} Turns are not listed: the pieces are too far apart.</source>
        <translation>{status} Drehungen werden nicht aufgeführt: Die Teile liegen zu weit auseinander.</translation>
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
        <source>{text} The plan that is kept has {kept:,}.</source>
        <translation>{text} Der gespeicherte Plan hat {kept:,}.</translation>
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

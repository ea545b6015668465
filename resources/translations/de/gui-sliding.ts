<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-sliding</name>
    <message>
        <source>&amp;Hint</source>
        <translation>Hin&amp;weis</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Play solution</source>
        <translation>Lösung ab&amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Board of {title}</source>
        <translation>Brett von {title}</translation>
    </message>
    <message>
        <source>Count each piece that moves, each straight line, or each step of one cell</source>
        <translation>Jedes bewegte Teil, jede gerade Strecke oder jeden Schritt um eine Zelle zählen</translation>
    </message>
    <message>
        <source>Count moves as</source>
        <translation>Züge zählen als</translation>
    </message>
    <message>
        <source>Go back to the start</source>
        <translation>Zum Start zurückgehen</translation>
    </message>
    <message>
        <source>Make the next move of a shortest solution</source>
        <translation>Den nächsten Zug einer kürzesten Lösung ausführen</translation>
    </message>
    <message>
        <source>No move has been made yet</source>
        <translation>Noch kein Zug gemacht</translation>
    </message>
    <message>
        <source>No move has been taken back</source>
        <translation>Kein Zug wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Open a file of sliding puzzles (.toml)</source>
        <translation>Eine Datei mit Schiebepuzzles öffnen (.toml)</translation>
    </message>
    <message>
        <source>Open sliding puzzles</source>
        <translation>Schiebepuzzles öffnen</translation>
    </message>
    <message>
        <source>Play a shortest solution from here</source>
        <translation>Eine kürzeste Lösung von hier abspielen</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Repeat the move that was taken back</source>
        <translation>Den zurückgenommenen Zug wieder ausführen</translation>
    </message>
    <message>
        <source>Searching: {moves} moves, {arrangements} arrangements</source>
        <translation>Suche: {moves} Züge, {arrangements} Anordnungen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Sucht…</translation>
    </message>
    <message>
        <source>Show in &amp;3D</source>
        <translation>In &amp;3D zeigen</translation>
    </message>
    <message>
        <source>Show the room with its pieces in 3D beside the layers</source>
        <translation>Den Raum mit seinen Teilen neben den Ebenen in 3D zeigen</translation>
    </message>
    <message>
        <source>Sliding puzzles</source>
        <translation>Schiebepuzzles</translation>
    </message>
    <message>
        <source>Sliding puzzles (*.toml)</source>
        <translation>Schiebepuzzles (*.toml)</translation>
    </message>
    <message>
        <source>Sliding puzzles — Cubewright</source>
        <translation>Schiebepuzzles — Cubewright</translation>
    </message>
    <message>
        <source>Solved: {moves}</source>
        <translation>Gelöst: {moves}</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>Das Puzzle ist gelöst</translation>
    </message>
    <message>
        <source>The room in 3D</source>
        <translation>Der Raum in 3D</translation>
    </message>
    <message>
        <source>The shortest way from here: {moves}</source>
        <translation>Der kürzeste Weg von hier: {moves}</translation>
    </message>
    <message>
        <source>The solution is being played</source>
        <translation>Die Lösung wird gerade abgespielt</translation>
    </message>
    <message>
        <source>The targets cannot be reached.</source>
        <translation>Die Ziele sind nicht erreichbar.</translation>
    </message>
    <message>
        <source>This problem is not a sliding puzzle yet.</source>
        <translation>Dieses Problem ist noch kein Schiebepuzzle.</translation>
    </message>
    <message>
        <source>{error}.</source>
        <translation>{error}.</translation>
    </message>
    <message>
        <source>{name} (this problem)</source>
        <translation>{name} (dieses Problem)</translation>
    </message>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>{piece}: {way}</source>
        <translation>{piece}: {way}</translation>
    </message>
    <message>
        <source>{title} takes {moves}</source>
        <translation>{title} braucht {moves}</translation>
    </message>
</context>
</TS>

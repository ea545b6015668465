<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-mending</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Higher level</source>
        <translation>&amp;Höhere Stufe</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>Stu&amp;fe:</translation>
    </message>
    <message>
        <source>A property that the pieces should have</source>
        <translation>Eine Eigenschaft, die die Teile haben sollen</translation>
    </message>
    <message>
        <source>A search is running: stop it first (Esc)</source>
        <translation>Eine Suche läuft: zuerst anhalten (Esc)</translation>
    </message>
    <message>
        <source>C&amp;ells:</source>
        <translation>&amp;Zellen:</translation>
    </message>
    <message>
        <source>Change the puzzle as in the selected row (Enter)</source>
        <translation>Das Puzzle wie in der gewählten Zeile ändern (Eingabe)</translation>
    </message>
    <message>
        <source>Changed the puzzle. Press Solve to list its solutions.</source>
        <translation>Das Puzzle ist geändert. „Lösen“ listet seine Lösungen auf.</translation>
    </message>
    <message>
        <source>Changes of some cells that make the puzzle better. The outside stays the same.</source>
        <translation>Änderungen einiger Zellen, die das Puzzle besser machen. Außen bleibt es gleich.</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Fe&amp;wer solutions</source>
        <translation>&amp;Weniger Lösungen</translation>
    </message>
    <message>
        <source>Find the mistake — Cubewright</source>
        <translation>Fehler finden — Cubewright</translation>
    </message>
    <message>
        <source>Fraction of the changes that were tried</source>
        <translation>Anteil der probierten Änderungen</translation>
    </message>
    <message>
        <source>Improve the puzzle — Cubewright</source>
        <translation>Das Puzzle verbessern — Cubewright</translation>
    </message>
    <message>
        <source>Keep changes that give the puzzle the level on its box</source>
        <translation>Nur Änderungen, mit denen das Puzzle die Stufe auf seiner Schachtel hat</translation>
    </message>
    <message>
        <source>Look for changes (F5)</source>
        <translation>Änderungen suchen (F5)</translation>
    </message>
    <message>
        <source>Looking for changes…</source>
        <translation>Änderungen werden gesucht …</translation>
    </message>
    <message>
        <source>Lower the number of solutions, to one if possible</source>
        <translation>Die Zahl der Lösungen senken, möglichst auf eine</translation>
    </message>
    <message>
        <source>No search is running</source>
        <translation>Keine Suche läuft</translation>
    </message>
    <message>
        <source>P&amp;ieces:</source>
        <translation>T&amp;eile:</translation>
    </message>
    <message>
        <source>Pause or resume the search (F6)</source>
        <translation>Die Suche anhalten oder fortsetzen (F6)</translation>
    </message>
    <message>
        <source>Possible changes</source>
        <translation>Mögliche Änderungen</translation>
    </message>
    <message>
        <source>Raise the number of moves that free the first part</source>
        <translation>Die Zahl der Züge erhöhen, die das erste Stück befreien</translation>
    </message>
    <message>
        <source>S&amp;olutions:</source>
        <translation>L&amp;ösungen:</translation>
    </message>
    <message>
        <source>Select a change first</source>
        <translation>Zuerst eine Änderung auswählen</translation>
    </message>
    <message>
        <source>Stop, and keep the changes found so far (Esc)</source>
        <translation>Anhalten und die bisher gefundenen Änderungen behalten (Esc)</translation>
    </message>
    <message>
        <source>The fewest moves that remove the first piece</source>
        <translation>Die wenigsten Züge, die das erste Teil entfernen</translation>
    </message>
    <message>
        <source>The first number of solutions is larger than the second.</source>
        <translation>Die erste Anzahl der Lösungen ist größer als die zweite.</translation>
    </message>
    <message>
        <source>The maximum number of solutions that the puzzle should have</source>
        <translation>Höchstzahl der Lösungen des Puzzles</translation>
    </message>
    <message>
        <source>The minimum number of solutions that the puzzle should have</source>
        <translation>Mindestzahl der Lösungen des Puzzles</translation>
    </message>
    <message>
        <source>The most cells to move, empty or fill</source>
        <translation>Wie viele Zellen höchstens bewegt, geleert oder gefüllt werden</translation>
    </message>
    <message>
        <source>The puzzle has changed: press Start to search again</source>
        <translation>Das Puzzle wurde geändert: „Starten“ sucht erneut</translation>
    </message>
    <message>
        <source>The smallest changes that give the puzzle these solutions. Rotations and reflections count as one.</source>
        <translation>Die kleinsten Änderungen, mit denen das Puzzle diese Lösungen hat. Drehungen und Spiegelungen zählen als eine.</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Zuerst das Kästchen vor dieser Zahl ankreuzen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
</TS>

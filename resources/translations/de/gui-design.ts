<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-design</name>
    <message>
        <source>&amp;Add to the file</source>
        <translation>Zur Datei &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Box:</source>
        <translation>&amp;Quader:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>E&amp;xemplare:</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Finden:</translation>
    </message>
    <message>
        <source>&amp;Level at least</source>
        <translation>&amp;Stufe mindestens</translation>
    </message>
    <message>
        <source>&amp;Number of pieces:</source>
        <translation>A&amp;nzahl der Teile:</translation>
    </message>
    <message>
        <source>&amp;Pool:</source>
        <translation>&amp;Vorrat:</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Ein Lauf ist im Gang</translation>
    </message>
    <message>
        <source>A s&amp;ymmetrical solution</source>
        <translation>Eine s&amp;ymmetrische Lösung</translation>
    </message>
    <message>
        <source>Add the selected puzzles to the open file, with their pieces (Enter)</source>
        <translation>Die ausgewählten Puzzles mit ihren Teilen zur offenen Datei hinzufügen (Eingabe)</translation>
    </message>
    <message>
        <source>Added {puzzles} to the file.</source>
        <translation>{puzzles} zur Datei hinzugefügt.</translation>
    </message>
    <message>
        <source>All pieces &amp;different</source>
        <translation>Alle Teile verschie&amp;den</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Choose at least one piece for the pool.</source>
        <translation>Mindestens ein Teil für den Vorrat wählen.</translation>
    </message>
    <message>
        <source>Complete the conditions first</source>
        <translation>Zuerst die Bedingungen vervollständigen</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>Fortsetze&amp;n</translation>
    </message>
    <message>
        <source>Current pieces: {title}</source>
        <translation>Aktuelle Teile: {title}</translation>
    </message>
    <message>
        <source>Depth of the box</source>
        <translation>Tiefe des Quaders</translation>
    </message>
    <message>
        <source>Discard the current run?</source>
        <translation>Den aktuellen Lauf verwerfen?</translation>
    </message>
    <message>
        <source>Draw a figure, or open one.</source>
        <translation>Eine Figur zeichnen oder öffnen.</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>CSV e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export fi&amp;gures…</source>
        <translation>Fi&amp;guren exportieren…</translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>Figuren exportieren</translation>
    </message>
    <message>
        <source>Export the puzzles of the table as a figure file</source>
        <translation>Die Puzzles der Tabelle als Figurendatei exportieren</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Die Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export the table as comma-separated values</source>
        <translation>Die Tabelle als durch Kommas getrennte Werte exportieren</translation>
    </message>
    <message>
        <source>Exported {name}.</source>
        <translation>{name} wurde exportiert.</translation>
    </message>
    <message>
        <source>Figures that the pieces fill, inside a box</source>
        <translation>Figuren, die die Teile füllen, in einem Quader</translation>
    </message>
    <message>
        <source>Figures that the pieces fill, inside the current figure</source>
        <translation>Figuren, die die Teile füllen, in der aktuellen Figur</translation>
    </message>
    <message>
        <source>Find puzzles</source>
        <translation>Puzzles finden</translation>
    </message>
    <message>
        <source>Find puzzles nobody has made yet.

Choose what to look for, the pieces and the conditions for the solutions, then press Start.</source>
        <translation>Puzzles finden, die noch niemand gemacht hat.

Wählen, was gesucht wird, welche Teile verwendet werden dürfen und wie die Lösungen sein müssen, dann auf Beginnen klicken.</translation>
    </message>
    <message>
        <source>Find puzzles that meet these conditions (F5)</source>
        <translation>Puzzles mit diesen Bedingungen suchen (F5)</translation>
    </message>
    <message>
        <source>Find puzzles — Cubewright</source>
        <translation>Puzzles finden — Cubewright</translation>
    </message>
    <message>
        <source>Fraction of the run that is done</source>
        <translation>Anteil der Suche, der erledigt ist</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Height of the box</source>
        <translation>Höhe des Quaders</translation>
    </message>
    <message>
        <source>Kind of puzzle to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>Looking for puzzles…</source>
        <translation>Puzzles werden gesucht…</translation>
    </message>
    <message>
        <source>Name, pieces, difficulty, or a number</source>
        <translation>Name, Teile, Schwierigkeit oder eine Zahl</translation>
    </message>
    <message>
        <source>No puzzle meets these conditions.</source>
        <translation>Kein Puzzle erfüllt diese Bedingungen.</translation>
    </message>
    <message>
        <source>No run is in progress</source>
        <translation>Kein Lauf ist im Gang</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Noch nichts gefunden.</translation>
    </message>
    <message>
        <source>Only puzzles with a symmetrical solution</source>
        <translation>Nur Puzzles mit einer symmetrischen Lösung</translation>
    </message>
    <message>
        <source>Op&amp;en run…</source>
        <translation>Suche öffn&amp;en…</translation>
    </message>
    <message>
        <source>Open a saved run, to resume it</source>
        <translation>Eine gespeicherte Suche öffnen, um sie fortzusetzen</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Suche öffnen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Pause or resume the search (F6)</source>
        <translation>Die Suche anhalten oder fortsetzen (F6)</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Pieces for every figure of the file</source>
        <translation>Teile für jede Figur der Datei</translation>
    </message>
    <message>
        <source>Pieces for the figure</source>
        <translation>Teile für die Figur</translation>
    </message>
    <message>
        <source>Pieces of the pool</source>
        <translation>Teile des Vorrats</translation>
    </message>
    <message>
        <source>Pieces to choose from</source>
        <translation>Die Teile, aus denen gewählt wird</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Gefundene Puzzles</translation>
    </message>
    <message>
        <source>Resume the run where it was stopped</source>
        <translation>Die Suche dort fortsetzen, wo sie angehalten wurde</translation>
    </message>
    <message>
        <source>Runs (*.json)</source>
        <translation>Suchen (*.json)</translation>
    </message>
    <message>
        <source>S&amp;olutions:</source>
        <translation>L&amp;ösungen:</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Sa&amp;ve run…</source>
        <translation>Suche s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Save this run, to resume it later</source>
        <translation>Diese Suche speichern, um sie später fortzusetzen</translation>
    </message>
    <message>
        <source>Search the puzzles found</source>
        <translation>Die gefundenen Puzzles durchsuchen</translation>
    </message>
    <message>
        <source>Select a puzzle first</source>
        <translation>Zuerst ein Puzzle auswählen</translation>
    </message>
    <message>
        <source>Stop, and keep the puzzles found so far (Esc)</source>
        <translation>Anhalten und das Gefundene behalten (Esc)</translation>
    </message>
    <message>
        <source>Take the solutions apart, and keep puzzles that need this number of moves</source>
        <translation>Die Lösungen zerlegen und Puzzles behalten, die so viele Züge brauchen</translation>
    </message>
    <message>
        <source>The fewest copies to use</source>
        <translation>Die wenigsten Exemplare, die verwendet werden</translation>
    </message>
    <message>
        <source>The fewest moves that remove the first piece</source>
        <translation>Die wenigsten Züge, die das erste Teil entfernen</translation>
    </message>
    <message>
        <source>The fewest pieces of a puzzle</source>
        <translation>Die wenigsten Teile eines Puzzles</translation>
    </message>
    <message>
        <source>The fewest solutions of a puzzle</source>
        <translation>Die wenigsten Lösungen eines Puzzles</translation>
    </message>
    <message>
        <source>The figures have {cells}.</source>
        <translation>Die Figuren haben {cells}.</translation>
    </message>
    <message>
        <source>The most copies of each piece to use</source>
        <translation>Höchstzahl der Exemplare jedes Teils</translation>
    </message>
    <message>
        <source>The most copies to use</source>
        <translation>Höchstzahl der verwendeten Exemplare</translation>
    </message>
    <message>
        <source>The most pieces of a puzzle</source>
        <translation>Höchstzahl der Teile eines Puzzles</translation>
    </message>
    <message>
        <source>The most solutions of a puzzle</source>
        <translation>Höchstzahl der Lösungen eines Puzzles</translation>
    </message>
    <message>
        <source>The piece, with its picture</source>
        <translation>Das Teil mit seinem Bild</translation>
    </message>
    <message>
        <source>The pieces have {cells}, too many for the container. Choose fewer pieces.</source>
        <translation>Die Teile haben {cells}, zu viele für den Behälter. Weniger Teile wählen.</translation>
    </message>
    <message>
        <source>The run is not complete. Save it to resume it later.</source>
        <translation>Sie ist nicht vollständig. Gespeichert lässt sie sich später fortsetzen.</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Die Tabelle ist leer</translation>
    </message>
    <message>
        <source>There is no run to resume</source>
        <translation>Es gibt keinen Lauf zum Fortsetzen</translation>
    </message>
    <message>
        <source>There is no run to save</source>
        <translation>Es gibt keinen Lauf zum Speichern</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Zuerst das Kästchen vor dieser Zahl ankreuzen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Use each piece at most once</source>
        <translation>Jedes Teil höchstens einmal verwenden</translation>
    </message>
    <message>
        <source>Width of the box</source>
        <translation>Breite des Quaders</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Worker {note}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} puzzles</source>
        <translation>
            <numerusform>{n:,} Puzzle</numerusform>
            <numerusform>{n:,} Puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>{name} was not written.</source>
        <translation>{name} wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>{name}: the first number is larger than the second.</source>
        <translation>{name}: Die erste Zahl ist größer als die zweite.</translation>
    </message>
    <message>
        <source>{shown:,} of {all_rows:,}</source>
        <translation>{shown:,} von {all_rows:,}</translation>
    </message>
</context>
</TS>

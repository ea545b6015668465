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
        <source>&amp;Even sizes</source>
        <translation>&amp;Gleiche Größen</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Finden:</translation>
    </message>
    <message>
        <source>&amp;Holes at most:</source>
        <translation>&amp;Löcher höchstens:</translation>
    </message>
    <message>
        <source>&amp;Keep colours together</source>
        <translation>F&amp;arben zusammenhalten</translation>
    </message>
    <message>
        <source>&amp;Level at least</source>
        <translation>&amp;Stufe mindestens</translation>
    </message>
    <message>
        <source>&amp;Nothing falls out</source>
        <translation>Nichts &amp;fällt heraus</translation>
    </message>
    <message>
        <source>&amp;Number of pieces:</source>
        <translation>A&amp;nzahl der Teile:</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>Suche &amp;öffnen…</translation>
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
        <source>A run is in progress</source>
        <translation>Ein Lauf ist im Gang</translation>
    </message>
    <message>
        <source>A s&amp;ymmetrical solution</source>
        <translation>Eine s&amp;ymmetrische Lösung</translation>
    </message>
    <message>
        <source>A search is running</source>
        <translation>Eine Suche läuft</translation>
    </message>
    <message>
        <source>A&amp;dd to the file</source>
        <translation>&amp;Zur Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add the selected burrs to the open file, with their pieces (Enter)</source>
        <translation>Die ausgewählten Burrs mit ihren Teilen zur geöffneten Datei hinzufügen (Eingabe)</translation>
    </message>
    <message>
        <source>Add the selected cut to the open file, with its solution and plan (Enter)</source>
        <translation>Den gewählten Schnitt mit Lösung und Plan zur offenen Datei hinzufügen (Enter)</translation>
    </message>
    <message>
        <source>Add the selected puzzles to the open file, with their pieces (Enter)</source>
        <translation>Die ausgewählten Puzzles mit ihren Teilen zur offenen Datei hinzufügen (Eingabe)</translation>
    </message>
    <message>
        <source>Added {burrs} to the file.</source>
        <translation>{burrs} zur Datei hinzugefügt.</translation>
    </message>
    <message>
        <source>Added {puzzles} to the file.</source>
        <translation>{puzzles} zur Datei hinzugefügt.</translation>
    </message>
    <message>
        <source>Added “{name}” to the file.</source>
        <translation>„{name}“ zur Datei hinzugefügt.</translation>
    </message>
    <message>
        <source>All pieces &amp;different</source>
        <translation>Alle Teile verschie&amp;den</translation>
    </message>
    <message>
        <source>All six-piece burrs that your sticks or boards can build.

Tick the pieces that you own, then press Start.</source>
        <translation>Alle sechsteiligen Burrs, die sich aus den vorhandenen Stäben oder Brettern bauen lassen.

Die vorhandenen Teile ankreuzen, dann „Starten“ drücken.</translation>
    </message>
    <message>
        <source>Also find which piece of this set, added to yours, allows the most further burrs</source>
        <translation>Auch das Teil dieses Satzes finden, das zusätzlich zu den eigenen die meisten weiteren Burrs ermöglicht</translation>
    </message>
    <message>
        <source>Another seed starts from other cuts</source>
        <translation>Ein anderer Startwert beginnt mit anderen Schnitten</translation>
    </message>
    <message>
        <source>As many as &amp;possible:</source>
        <translation>&amp;Möglichst viele:</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Burrs from my sticks</source>
        <translation>Burrs aus meinen Stäben</translation>
    </message>
    <message>
        <source>Burrs from my sticks — Cubewright</source>
        <translation>Burrs aus meinen Stäben — Cubewright</translation>
    </message>
    <message>
        <source>Burrs of your pieces</source>
        <translation>Burrs aus den vorhandenen Teilen</translation>
    </message>
    <message>
        <source>Cells o&amp;f a piece:</source>
        <translation>Zellen &amp;je Teil:</translation>
    </message>
    <message>
        <source>Choose a number of faces with support first</source>
        <translation>Wählen Sie zuerst eine Zahl von Flächen mit Stützen</translation>
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
        <source>Continue the search where it was stopped</source>
        <translation>Die Suche dort fortsetzen, wo sie angehalten wurde</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Current pieces: {title}</source>
        <translation>Aktuelle Teile: {title}</translation>
    </message>
    <message>
        <source>Cut this figure into pieces that interlock (F5)</source>
        <translation>Diese Figur in Teile zerschneiden, die ineinandergreifen (F5)</translation>
    </message>
    <message>
        <source>Cutting the figure…</source>
        <translation>Die Figur wird zerschnitten…</translation>
    </message>
    <message>
        <source>Depth of the box</source>
        <translation>Tiefe des Quaders</translation>
    </message>
    <message>
        <source>Design a puzzle — Cubewright</source>
        <translation>Ein Puzzle entwerfen — Cubewright</translation>
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
        <source>E&amp;mpty cells:</source>
        <translation>Leere &amp;Zellen:</translation>
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
        <source>Faces wit&amp;h support:</source>
        <translation>Flächen m&amp;it Stützen:</translation>
    </message>
    <message>
        <source>Figure without a name</source>
        <translation>Figur ohne Namen</translation>
    </message>
    <message>
        <source>Figures inside a box that the pieces can fill</source>
        <translation>Figuren in einem Quader, die die Teile füllen</translation>
    </message>
    <message>
        <source>Figures inside the current figure that the pieces can fill</source>
        <translation>Figuren innerhalb der aktuellen Figur, die die Teile füllen</translation>
    </message>
    <message>
        <source>Find all burrs of your pieces (F5)</source>
        <translation>Alle Burrs aus den vorhandenen Teilen finden (F5)</translation>
    </message>
    <message>
        <source>Find puzzles</source>
        <translation>Puzzles finden</translation>
    </message>
    <message>
        <source>Find puzzles nobody has made yet.

Choose what to look for, the pieces and the conditions for the solutions, then press Start.</source>
        <translation>Puzzles finden, die noch niemand gemacht hat.

Wählen, was gesucht wird, welche Teile verwendet werden dürfen und wie die Lösungen sein müssen, dann „Starten“ drücken.</translation>
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
        <source>Fraction of the search that is done</source>
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
        <source>Longest bridge in cells:</source>
        <translation>Längste Brücke in Zellen:</translation>
    </message>
    <message>
        <source>Looking for burrs…</source>
        <translation>Burrs werden gesucht…</translation>
    </message>
    <message>
        <source>Looking for puzzles…</source>
        <translation>Puzzles werden gesucht…</translation>
    </message>
    <message>
        <source>Mirror ima&amp;ges count</source>
        <translation>Spiegel&amp;bilder zählen</translation>
    </message>
    <message>
        <source>Name, pieces, difficulty, or a number</source>
        <translation>Name, Teile, Schwierigkeit oder eine Zahl</translation>
    </message>
    <message>
        <source>No cut has been found yet</source>
        <translation>Noch ist kein Schnitt gefunden</translation>
    </message>
    <message>
        <source>No cut has been found yet.</source>
        <translation>Noch ist kein Schnitt gefunden.</translation>
    </message>
    <message>
        <source>No part is free in one move, so the puzzle can be turned over in the hand</source>
        <translation>Kein Stück ist mit einem Zug frei, das Puzzle lässt sich also in der Hand umdrehen</translation>
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
        <source>No search is running</source>
        <translation>Keine Suche läuft</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Noch nichts gefunden.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Numbers of pieces, level, or a condition such as solutions&lt;3</source>
        <translation>Nummern von Teilen, Stufe oder eine Bedingung wie solutions&lt;3</translation>
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
        <source>Open a saved run and continue it</source>
        <translation>Einen gespeicherten Lauf öffnen und fortsetzen</translation>
    </message>
    <message>
        <source>Open a saved run, to resume it</source>
        <translation>Eine gespeicherte Suche öffnen, um sie fortzusetzen</translation>
    </message>
    <message>
        <source>Open or draw a figure first</source>
        <translation>Zuerst eine Figur öffnen oder zeichnen</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Suche öffnen</translation>
    </message>
    <message>
        <source>Pause or resume the search (F6)</source>
        <translation>Die Suche anhalten oder fortsetzen (F6)</translation>
    </message>
    <message>
        <source>Pie&amp;ces:</source>
        <translation>Tei&amp;le:</translation>
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
        <source>Press Start. The best cut found so far will be shown here.</source>
        <translation>„Starten“ drücken. Der bisher beste Schnitt ist dann hier zu sehen.</translation>
    </message>
    <message>
        <source>Puzzles found</source>
        <translation>Gefundene Puzzles</translation>
    </message>
    <message>
        <source>Remove all ticks of this set</source>
        <translation>Alle Häkchen dieses Satzes entfernen</translation>
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
        <source>S&amp;et:</source>
        <translation>&amp;Satz:</translation>
    </message>
    <message>
        <source>S&amp;olutions:</source>
        <translation>L&amp;ösungen:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;ymmetrie:</translation>
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
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <source>Search the burrs</source>
        <translation>Burrs durchsuchen</translation>
    </message>
    <message>
        <source>Search the puzzles found</source>
        <translation>Die gefundenen Puzzles durchsuchen</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Sta&amp;rtwert:</translation>
    </message>
    <message>
        <source>Select a burr first</source>
        <translation>Zuerst einen Burr auswählen</translation>
    </message>
    <message>
        <source>Select a puzzle first</source>
        <translation>Zuerst ein Puzzle auswählen</translation>
    </message>
    <message>
        <source>Stop at &amp;level:</source>
        <translation>Stopp bei Stuf&amp;e:</translation>
    </message>
    <message>
        <source>Stop at a puzzle of this level, such as 6, or of these levels, such as 6.3.2</source>
        <translation>Bei einem Puzzle dieser Stufe, etwa 6, oder dieser Stufen, etwa 6.3.2, anhalten</translation>
    </message>
    <message>
        <source>Stop, and keep the burrs found so far (Esc)</source>
        <translation>Stoppen und die bisher gefundenen Burrs behalten (Esc)</translation>
    </message>
    <message>
        <source>Stop, and keep the cuts found so far (Esc)</source>
        <translation>Aufhören und die bisherigen Schnitte behalten (Esc)</translation>
    </message>
    <message>
        <source>Stop, and keep the puzzles found so far (Esc)</source>
        <translation>Anhalten und das Gefundene behalten (Esc)</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Suggest one &amp;more piece</source>
        <translation>Ein &amp;weiteres Teil vorschlagen</translation>
    </message>
    <message>
        <source>Take the solutions apart, and keep puzzles that need this number of moves</source>
        <translation>Die Lösungen zerlegen und Puzzles behalten, die so viele Züge brauchen</translation>
    </message>
    <message>
        <source>The best cuts, all different</source>
        <translation>Die besten Schnitte, alle verschieden</translation>
    </message>
    <message>
        <source>The cells of each colour in the figure become one piece</source>
        <translation>Die Zellen jeder Farbe der Figur werden ein Teil</translation>
    </message>
    <message>
        <source>The cut in 3D</source>
        <translation>Der Schnitt in 3D</translation>
    </message>
    <message>
        <source>The fewest moves that remove the first piece</source>
        <translation>Die wenigsten Züge, die das erste Teil entfernen</translation>
    </message>
    <message>
        <source>The figure does not allow these settings</source>
        <translation>Die Figur lässt diese Angaben nicht zu</translation>
    </message>
    <message>
        <source>The figures have {cells}.</source>
        <translation>Die Figuren haben {cells}.</translation>
    </message>
    <message>
        <source>The level is reached.</source>
        <translation>Die Stufe ist erreicht.</translation>
    </message>
    <message>
        <source>The maximum number of cells in a piece</source>
        <translation>Höchstzahl der Zellen eines Teils</translation>
    </message>
    <message>
        <source>The maximum number of cells that the printer can bridge without support</source>
        <translation>Die größte Zahl von Zellen, die der Drucker ohne Stützen überbrückt</translation>
    </message>
    <message>
        <source>The maximum number of copies of each piece</source>
        <translation>Höchstzahl der Exemplare jedes Teils</translation>
    </message>
    <message>
        <source>The maximum number of copies to use</source>
        <translation>Höchstzahl der verwendeten Exemplare</translation>
    </message>
    <message>
        <source>The maximum number of empty cells inside a burr</source>
        <translation>Höchstzahl der leeren Zellen im Inneren eines Burrs</translation>
    </message>
    <message>
        <source>The maximum number of faces of a piece that a printer must support</source>
        <translation>Die größte Zahl von Flächen eines Teils, die ein Drucker stützen muss</translation>
    </message>
    <message>
        <source>The maximum number of pieces in a puzzle</source>
        <translation>Höchstzahl der Teile eines Puzzles</translation>
    </message>
    <message>
        <source>The maximum number of solutions of a puzzle</source>
        <translation>Höchstzahl der Lösungen eines Puzzles</translation>
    </message>
    <message>
        <source>The minimum number of cells in a piece</source>
        <translation>Mindestzahl der Zellen eines Teils</translation>
    </message>
    <message>
        <source>The minimum number of copies to use</source>
        <translation>Mindestzahl der verwendeten Exemplare</translation>
    </message>
    <message>
        <source>The minimum number of pieces in a puzzle</source>
        <translation>Mindestzahl der Teile eines Puzzles</translation>
    </message>
    <message>
        <source>The minimum number of solutions of a puzzle</source>
        <translation>Mindestzahl der Lösungen eines Puzzles</translation>
    </message>
    <message>
        <source>The mirror image of the assembly counts as a second assembly</source>
        <translation>Das Spiegelbild des Zusammenbaus zählt als zweiter Zusammenbau</translation>
    </message>
    <message>
        <source>The number of copies that you own</source>
        <translation>Anzahl der vorhandenen Stäbe</translation>
    </message>
    <message>
        <source>The number of empty cells: optional cells, or else cells inside</source>
        <translation>Die Zahl der leeren Zellen: optionale Zellen oder sonst Zellen im Innern</translation>
    </message>
    <message>
        <source>The number of pieces</source>
        <translation>Die Zahl der Teile</translation>
    </message>
    <message>
        <source>The number of the piece; tick the pieces that you own</source>
        <translation>Nummer des Teils; die vorhandenen Teile ankreuzen</translation>
    </message>
    <message>
        <source>The number that the search maximises</source>
        <translation>Die Zahl, die bei der Suche möglichst groß werden soll</translation>
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
        <source>The set from which sticks or boards are listed and suggested</source>
        <translation>Der Satz, aus dem Stäbe oder Bretter aufgelistet und vorgeschlagen werden</translation>
    </message>
    <message>
        <source>The sizes of two pieces differ by one cell at most</source>
        <translation>Die Größen zweier Teile unterscheiden sich höchstens um eine Zelle</translation>
    </message>
    <message>
        <source>The symmetry of the cut, and of its pieces</source>
        <translation>Die Symmetrie des Schnitts und seiner Teile</translation>
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
        <source>These boards build no burr that comes apart.

Allow more holes.</source>
        <translation>Aus diesen Brettern lässt sich kein zerlegbarer Burr bauen.

Mehr Löcher erlauben.</translation>
    </message>
    <message>
        <source>These pieces build no burr that comes apart.</source>
        <translation>Aus diesen Teilen lässt sich kein zerlegbarer Burr bauen.</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Keinen ankreuzen</translation>
    </message>
    <message>
        <source>Tick all pieces of this set</source>
        <translation>Alle Teile dieses Satzes ankreuzen</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Zuerst das Kästchen vor dieser Zahl ankreuzen</translation>
    </message>
    <message>
        <source>Tick the pieces that you own first</source>
        <translation>Zuerst die vorhandenen Teile ankreuzen</translation>
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
        <source>With even sizes, the number of pieces determines the sizes</source>
        <translation>Bei gleichen Größen bestimmt die Zahl der Teile die Größen</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Worker {note}</translation>
    </message>
    <message>
        <source>You own {boards:,} boards, {different:,} of them different.</source>
        <translation>Vorhanden: {boards:,} Bretter, davon {different:,} verschiedene.</translation>
    </message>
    <message>
        <source>You own {sticks:,} sticks, {different:,} of them different.</source>
        <translation>Vorhanden: {sticks:,} Stäbe, davon {different:,} verschiedene.</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>Vorhandene Teile</translation>
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
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} burrs</source>
        <translation>
            <numerusform>{n:,} Burr</numerusform>
            <numerusform>{n:,} Burrs</numerusform>
        </translation>
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
        <source>{name}, level {levels}</source>
        <translation>{name}, Stufe {levels}</translation>
    </message>
    <message>
        <source>{name}, {cells}</source>
        <translation>{name}, {cells}</translation>
    </message>
    <message>
        <source>{name}: the first number is larger than the second.</source>
        <translation>{name}: Die erste Zahl ist größer als die zweite.</translation>
    </message>
    <message>
        <source>{shown:,} of {all_rows:,}</source>
        <translation>{shown:,} von {all_rows:,}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
</context>
</TS>

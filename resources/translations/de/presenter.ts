<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>presenter</name>
    <message>
        <source>'{field}' can be yes or no, not '{text}'</source>
        <translation>'{field}' kann yes oder no sein, nicht '{text}'</translation>
    </message>
    <message>
        <source>'{text}' is not a catalogue number such as 'PWBP: 12'</source>
        <translation>'{text}' ist keine Katalognummer wie 'PWBP: 12'</translation>
    </message>
    <message>
        <source>'{text}' is not a year from {least} to {most}</source>
        <translation>'{text}' ist keine Jahreszahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>369 sticks for burrs without holes</source>
        <translation>369 Stäbe für Burrs ohne Löcher</translation>
    </message>
    <message>
        <source>42 notchable sticks for burrs without holes</source>
        <translation>42 sägbare Stäbe für Burrs ohne Löcher</translation>
    </message>
    <message>
        <source>581 boards in one piece</source>
        <translation>581 Bretter aus einem Stück</translation>
    </message>
    <message>
        <source>59 notchable sticks</source>
        <translation>59 sägbare Stäbe</translation>
    </message>
    <message>
        <source>837 sticks in one piece</source>
        <translation>837 Stäbe aus einem Stück</translation>
    </message>
    <message>
        <source>87 boards with large notches</source>
        <translation>87 Bretter mit großen Aussparungen</translation>
    </message>
    <message>
        <source>&lt; {share:.4f} %</source>
        <translation>&lt; {share:.4f} %</translation>
    </message>
    <message>
        <source>A boo&amp;klet of all figures</source>
        <translation>Ein &amp;Heft mit allen Figuren</translation>
    </message>
    <message>
        <source>A coloured cell of a piece lies only on cells without a colour.</source>
        <translation>Eine farbige Zelle eines Teils liegt nur auf Zellen ohne Farbe.</translation>
    </message>
    <message>
        <source>A cutting list of wood, with si&amp;zes</source>
        <translation>Eine Schnittliste &amp;für Holz, mit Maßen</translation>
    </message>
    <message>
        <source>A figure file cannot contain the symbol “{symbol}”.</source>
        <translation>Eine Figurdatei kann das Zeichen „{symbol}“ nicht enthalten.</translation>
    </message>
    <message>
        <source>A further file has the test of clearances.</source>
        <translation>Eine weitere Datei enthält die Probe des Spiels.</translation>
    </message>
    <message>
        <source>A mo&amp;del to print in 3D</source>
        <translation>Ein M&amp;odell für den 3D-Druck</translation>
    </message>
    <message>
        <source>A note of mine</source>
        <translation>Eine Notiz von mir</translation>
    </message>
    <message>
        <source>A p&amp;icture</source>
        <translation>Ein B&amp;ild</translation>
    </message>
    <message>
        <source>A part can be removed at once</source>
        <translation>Eine Gruppe lässt sich sofort herausnehmen</translation>
    </message>
    <message>
        <source>A piece is in a place that this puzzle forbids.</source>
        <translation>Ein Teil liegt an einer Stelle, die dieses Puzzle verbietet.</translation>
    </message>
    <message>
        <source>A s&amp;heet to print</source>
        <translation>Ein Blatt &amp;zum Drucken</translation>
    </message>
    <message>
        <source>A solution comes apart in {moves}; the longest search passes {positions}.</source>
        <translation>Das Zerlegen einer Lösung braucht {moves}; die längste Suche geht durch {positions}.</translation>
    </message>
    <message>
        <source>A solution uses {choice}.</source>
        <translation>Eine Lösung verwendet {choice}.</translation>
    </message>
    <message>
        <source>A text can have at most {count:,} characters.</source>
        <translation>Ein Text darf höchstens {count:,} Zeichen haben.</translation>
    </message>
    <message>
        <source>A tls:// address needs all three files.</source>
        <translation>Eine Adresse mit tls:// braucht alle drei Dateien.</translation>
    </message>
    <message>
        <source>A web pa&amp;ge or QR code</source>
        <translation>Eine &amp;Webseite oder ein QR-Code</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message numerus="yes">
        <source>After a wrong choice, up to {n:,} more pieces still fit ({mean:.1f} on average).</source>
        <translation>
            <numerusform>Nach einer falschen Wahl passt noch bis zu {n:,} weiteres Teil (im Mittel {mean:.1f}).</numerusform>
            <numerusform>Nach einer falschen Wahl passen noch bis zu {n:,} weitere Teile (im Mittel {mean:.1f}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>All pieces fit on the bed up to a cell size of {size:g} mm.</source>
        <translation>Alle Teile passen bis zu einer Zellgröße von {size:g} mm auf das Druckbett.</translation>
    </message>
    <message>
        <source>Allow the mirror image of piece {symbol}</source>
        <translation>Spiegelbild von Teil {symbol} erlauben</translation>
    </message>
    <message>
        <source>Along the longest</source>
        <translation>Entlang der längsten Achse</translation>
    </message>
    <message>
        <source>An a&amp;nimation</source>
        <translation>Eine A&amp;nimation</translation>
    </message>
    <message>
        <source>An analysis starts from the beginning: {reason}</source>
        <translation>Eine Analyse beginnt von vorn: {reason}</translation>
    </message>
    <message>
        <source>Analyse it to see whether it comes apart</source>
        <translation>Eine Analyse zeigt, ob sie sich zerlegen lässt</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analysiert</translation>
    </message>
    <message numerus="yes">
        <source>Analysing {n:,} assemblies…</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung wird analysiert…</numerusform>
            <numerusform>{n:,} Zusammensetzungen werden analysiert…</numerusform>
        </translation>
    </message>
    <message>
        <source>As a burr stick: {stick}.</source>
        <translation>Als Burr-Stab: {stick}.</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Wie gegeben</translation>
    </message>
    <message>
        <source>Assembled</source>
        <translation>Zusammengesetzt</translation>
    </message>
    <message>
        <source>Assemblies</source>
        <translation>Zusammensetzungen</translation>
    </message>
    <message>
        <source>At depths with many positions, a sample of the choices was examined.</source>
        <translation>In Tiefen mit vielen Stellungen wurde eine Stichprobe der Wahlen untersucht.</translation>
    </message>
    <message>
        <source>At most {cells} may stay empty.</source>
        <translation>Höchstens {cells} dürfen leer bleiben.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Burr</source>
        <translation>Burr</translation>
    </message>
    <message>
        <source>CPU time of all threads: {time}</source>
        <translation>Prozessorzeit aller Threads: {time}</translation>
    </message>
    <message>
        <source>Catalogue numbers</source>
        <translation>Katalognummern</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Cells (x to the right, y to the back, z up):</source>
        <translation>Zellen (x nach rechts, y nach hinten, z nach oben):</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change the weight of piece {symbol}</source>
        <translation>Gewicht von Teil {symbol} ändern</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chart of pieces</source>
        <translation>Übersicht der Teile</translation>
    </message>
    <message>
        <source>Chequered, first cell dark</source>
        <translation>Schachbrett, erste Zelle dunkel</translation>
    </message>
    <message>
        <source>Chequered, first cell light</source>
        <translation>Schachbrett, erste Zelle hell</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Wahlen</translation>
    </message>
    <message>
        <source>Clear layer {number}</source>
        <translation>Ebene {number} leeren</translation>
    </message>
    <message>
        <source>Clear the figure</source>
        <translation>Figur leeren</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour {cells} inside with colour {colour}</source>
        <translation>{cells} innen mit Farbe {colour} färben</translation>
    </message>
    <message>
        <source>Colour {cells} outside with colour {colour}</source>
        <translation>{cells} außen mit Farbe {colour} färben</translation>
    </message>
    <message>
        <source>Colour {cells} with colour {colour}</source>
        <translation>{cells} mit Farbe {colour} färben</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Come apart</source>
        <translation>Zerlegbar</translation>
    </message>
    <message>
        <source>Complete after {time}</source>
        <translation>Vollständig nach {time}</translation>
    </message>
    <message>
        <source>Connecting to the cluster…</source>
        <translation>Verbindung zum Cluster wird aufgebaut…</translation>
    </message>
    <message>
        <source>Copy layer {number} down</source>
        <translation>Ebene {number} nach unten kopieren</translation>
    </message>
    <message>
        <source>Copy layer {number} up</source>
        <translation>Ebene {number} nach oben kopieren</translation>
    </message>
    <message>
        <source>Count only (F8) would give the number in {time}.</source>
        <translation>„Nur zählen“ (F8) würde die Anzahl in {time} ergeben.</translation>
    </message>
    <message>
        <source>Count or measurement</source>
        <translation>Gezähltes oder Gemessenes</translation>
    </message>
    <message>
        <source>Cubelets</source>
        <translation>Würfelchen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Decades</source>
        <translation>Jahrzehnte</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Designers</source>
        <translation>Entwürfe von</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Difference from the selected solution</source>
        <translation>Unterschied zur ausgewählten Lösung</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Difficulty: {grade}.</source>
        <translation>Schwierigkeit: {grade}.</translation>
    </message>
    <message>
        <source>Disallow the mirror image of piece {symbol}</source>
        <translation>Spiegelbild von Teil {symbol} verbieten</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Draw {cells}</source>
        <translation>{cells} zeichnen</translation>
    </message>
    <message>
        <source>Empty rows are left out; otherwise the grid would become too large.</source>
        <translation>Leere Reihen fallen weg; sonst würde das Gitter zu groß.</translation>
    </message>
    <message>
        <source>Enter the address of the scheduler, such as tcp://computer:8786.</source>
        <translation>Die Adresse des Schedulers eingeben, etwa tcp://rechner:8786.</translation>
    </message>
    <message>
        <source>Erase {cells}</source>
        <translation>{cells} radieren</translation>
    </message>
    <message>
        <source>Every wrong choice shows at once.</source>
        <translation>Jede falsche Wahl zeigt sich sofort.</translation>
    </message>
    <message>
        <source>Examining choices: {percent} %</source>
        <translation>Wahlen werden untersucht: {percent} %</translation>
    </message>
    <message>
        <source>Exclude piece {symbol}</source>
        <translation>Teil {symbol} ausschließen</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Untersucht</translation>
    </message>
    <message>
        <source>Explored placements rejected by rules: {rules}. Kept: {share}.</source>
        <translation>Von allen untersuchten Platzierungen schnitten Regeln ab: {rules}. Behalten: {share}.</translation>
    </message>
    <message>
        <source>Fewest first</source>
        <translation>Wenigste zuerst</translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation>Wenigste übrig</translation>
    </message>
    <message>
        <source>Fewest moves that remove the first piece; a dash if no solution comes apart</source>
        <translation>Mindestzahl der Züge bis zum ersten Teil; ein Strich, wenn sich keine Lösung zerlegen lässt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Figure {number:,}</source>
        <translation>Figur {number:,}</translation>
    </message>
    <message>
        <source>Figure: add {cells}</source>
        <translation>Figur: {cells} hinzufügen</translation>
    </message>
    <message>
        <source>Figure: move {cells}</source>
        <translation>Figur: {cells} versetzen</translation>
    </message>
    <message>
        <source>Figure: remove {cells}</source>
        <translation>Figur: {cells} entfernen</translation>
    </message>
    <message>
        <source>Figures that differ: {names}.</source>
        <translation>Abweichende Figuren: {names}.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Fill holes of {cells}</source>
        <translation>Löcher mit {cells} füllen</translation>
    </message>
    <message>
        <source>Fill layer {number}</source>
        <translation>Ebene {number} füllen</translation>
    </message>
    <message>
        <source>Finding all solutions: {percent} %</source>
        <translation>Alle Lösungen werden gesucht: {percent} %</translation>
    </message>
    <message>
        <source>Fit the grid to the figure</source>
        <translation>Gitter an die Figur anpassen</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Endlos</translation>
    </message>
    <message>
        <source>Found earlier by an unfinished search: {found}.</source>
        <translation>Früher bei einer unvollständigen Suche gefunden: {found}.</translation>
    </message>
    <message>
        <source>Found earlier: {found}.</source>
        <translation>Früher gefunden: {found}.</translation>
    </message>
    <message>
        <source>Found earlier: {found}; the search is paused at {share}.</source>
        <translation>Früher gefunden: {found}; die Suche ist bei {share} angehalten.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Grow the grid at the back</source>
        <translation>Gitter hinten erweitern</translation>
    </message>
    <message>
        <source>Grow the grid at the bottom</source>
        <translation>Gitter unten erweitern</translation>
    </message>
    <message>
        <source>Grow the grid at the front</source>
        <translation>Gitter vorn erweitern</translation>
    </message>
    <message>
        <source>Grow the grid at the left</source>
        <translation>Gitter links erweitern</translation>
    </message>
    <message>
        <source>Grow the grid at the right</source>
        <translation>Gitter rechts erweitern</translation>
    </message>
    <message>
        <source>Grow the grid at the top</source>
        <translation>Gitter oben erweitern</translation>
    </message>
    <message>
        <source>Hardest: level {level}, {solutions}, numbers {numbers}</source>
        <translation>Am schwersten: Stufe {level}, {solutions}, Nummern {numbers}</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Höchste Stufe</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Hollow out {cells}</source>
        <translation>{cells} aushöhlen</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Räumlich</translation>
    </message>
    <message>
        <source>Include piece {symbol}</source>
        <translation>Teil {symbol} einschließen</translation>
    </message>
    <message>
        <source>It cannot be taken apart by whole steps along the axes.</source>
        <translation>Sie lässt sich nicht mit ganzen Schritten entlang der Achsen zerlegen.</translation>
    </message>
    <message>
        <source>It cannot be taken apart by whole steps and quarter turns ({allowance}).</source>
        <translation>Sie lässt sich nicht mit ganzen Schritten und Vierteldrehungen zerlegen ({allowance}).</translation>
    </message>
    <message>
        <source>It comes apart, and its moves are stored: play them</source>
        <translation>Sie lässt sich zerlegen, und ihre Züge sind gespeichert: abspielen</translation>
    </message>
    <message>
        <source>It comes apart; only the numbers of moves are stored</source>
        <translation>Sie lässt sich zerlegen; nur die Anzahlen der Züge sind gespeichert</translation>
    </message>
    <message>
        <source>It consists of {parts} separate parts.</source>
        <translation>Es besteht aus {parts} getrennten Stücken.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a solution of this figure: {cells} lie outside it.</source>
        <translation>
            <numerusform>Das ist keine Lösung dieser Figur: {cells} liegt außerhalb.</numerusform>
            <numerusform>Das ist keine Lösung dieser Figur: {cells} liegen außerhalb.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a solution: '{symbol}' is not a piece of {set}.</source>
        <translation>Das ist keine Lösung: „{symbol}“ ist kein Teil von {set}.</translation>
    </message>
    <message>
        <source>It is not a solution: a piece is in a forbidden place.</source>
        <translation>Das ist keine Lösung: Ein Teil liegt an einer verbotenen Stelle.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is missing.</source>
        <translation>Das ist keine Lösung: Teil {symbol} fehlt.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used once.</source>
        <translation>Das ist keine Lösung: Teil {symbol} wird einmal verwendet.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used twice.</source>
        <translation>Das ist keine Lösung: Teil {symbol} wird zweimal verwendet.</translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used {number} times.</source>
        <translation>Das ist keine Lösung: Teil {symbol} wird {number}-mal verwendet.</translation>
    </message>
    <message>
        <source>It is not a solution: two pieces fill the same cell.</source>
        <translation>Das ist keine Lösung: Zwei Teile füllen dieselbe Zelle.</translation>
    </message>
    <message numerus="yes">
        <source>It is not a solution: {cells} are not filled.</source>
        <translation>
            <numerusform>Das ist keine Lösung: {cells} ist nicht gefüllt.</numerusform>
            <numerusform>Das ist keine Lösung: {cells} sind nicht gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a solution: {reason}.</source>
        <translation>Das ist keine Lösung: {reason}.</translation>
    </message>
    <message>
        <source>It is the mirror image of piece {symbol}.</source>
        <translation>Es ist das Spiegelbild von Teil {symbol}.</translation>
    </message>
    <message>
        <source>It is the same as piece {symbol}.</source>
        <translation>Es ist dasselbe wie Teil {symbol}.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept divided by explored</source>
        <translation>Behalten geteilt durch untersucht</translation>
    </message>
    <message>
        <source>Last first</source>
        <translation>Letzte zuerst</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Layers, from the top</source>
        <translation>Ebenen, von oben</translation>
    </message>
    <message>
        <source>Layers, the top one on the left:</source>
        <translation>Schichten, die oberste links:</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>Verliehen</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Verliehen an</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level {levels}, {moves}, one assembly; pieces of {sizes} cells</source>
        <translation>Stufe {levels}, {moves}, eine Zusammensetzung; Teile mit {sizes} Zellen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Limit reached after {time}</source>
        <translation>Grenze erreicht nach {time}</translation>
    </message>
    <message>
        <source>Limit reached: {found} in {time}. There may be more.</source>
        <translation>Grenze erreicht: {found} in {time}. Es kann mehr geben.</translation>
    </message>
    <message>
        <source>Line {line} is neither cells such as (0,0,0) (1,0,0), nor a row of layers such as ##. | .#., nor burr numbers.</source>
        <translation>Zeile {line} enthält weder Zellen wie (0,0,0) (1,0,0) noch eine Reihe von Schichten wie ##. | .#. noch Burr-Nummern.</translation>
    </message>
    <message>
        <source>Line {line}: ({x}, {y}, {z}) is not a cell of this grid.</source>
        <translation>Zeile {line}: ({x}, {y}, {z}) ist keine Zelle dieses Gitters.</translation>
    </message>
    <message>
        <source>Line {line}: a text can have at most {count} pieces.</source>
        <translation>Zeile {line}: Ein Text darf höchstens {count} Teile enthalten.</translation>
    </message>
    <message>
        <source>Line {line}: burr sticks have numbers from 1 to 4,096, not {number}.</source>
        <translation>Zeile {line}: Burrstäbe haben Nummern von 1 bis 4.096, nicht {number}.</translation>
    </message>
    <message>
        <source>Line {line}: cells need three numbers each, and {count} do not divide by three.</source>
        <translation>Zeile {line}: Jede Zelle braucht drei Zahlen, und {count} ist nicht durch drei teilbar.</translation>
    </message>
    <message>
        <source>Line {line}: the piece is larger than the largest grid.</source>
        <translation>Zeile {line}: Das Teil ist größer als das größte Gitter.</translation>
    </message>
    <message>
        <source>Line {line}: the rows of a piece have different numbers of layers.</source>
        <translation>Zeile {line}: Die Reihen eines Teils haben verschieden viele Schichten.</translation>
    </message>
    <message>
        <source>Line {line}: these pieces consist of cubes, but the set has another grid.</source>
        <translation>Zeile {line}: Diese Teile bestehen aus Würfeln, aber der Satz hat ein anderes Gitter.</translation>
    </message>
    <message>
        <source>Make {cells} inside optional</source>
        <translation>{cells} innen als optional markieren</translation>
    </message>
    <message>
        <source>Make {cells} inside required</source>
        <translation>{cells} innen als erforderlich markieren</translation>
    </message>
    <message>
        <source>Make {cells} outside optional</source>
        <translation>{cells} außen als optional markieren</translation>
    </message>
    <message>
        <source>Make {cells} outside required</source>
        <translation>{cells} außen als erforderlich markieren</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Makers</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Mark {cells} as optional</source>
        <translation>{cells} als optional markieren</translation>
    </message>
    <message>
        <source>Mark {cells} as required</source>
        <translation>{cells} als erforderlich markieren</translation>
    </message>
    <message>
        <source>Matching colours, piece on figure: {pairs}.</source>
        <translation>Passende Farben, Teil auf Figur: {pairs}.</translation>
    </message>
    <message>
        <source>Mirror images of {pieces} may be used.</source>
        <translation>Spiegelbilder von {pieces} sind erlaubt.</translation>
    </message>
    <message>
        <source>Most solutions</source>
        <translation>Meiste Lösungen</translation>
    </message>
    <message>
        <source>Move {cells}</source>
        <translation>{cells} verschieben</translation>
    </message>
    <message>
        <source>Move {number:,} removes the first pieces</source>
        <translation>Zug {number:,} entfernt die ersten Teile</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Moves that take all pieces apart</source>
        <translation>Züge, die alle Teile auseinandernehmen</translation>
    </message>
    <message>
        <source>Moves to the first separation, then to separate each part: 2.2 is two moves, then two</source>
        <translation>Züge bis zur ersten Trennung, dann für jeden Bestandteil: 2.2 sind zwei Züge, dann zwei</translation>
    </message>
    <message>
        <source>Moves until the first part is free, then until the next parts are free</source>
        <translation>Züge, bis das erste Stück frei ist, dann bis die nächsten frei sind</translation>
    </message>
    <message>
        <source>My sets</source>
        <translation>Meine Sätze</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Needs support</source>
        <translation>Braucht Stützen</translation>
    </message>
    <message>
        <source>Neither a single change nor a pair of changes is right.</source>
        <translation>Weder eine einzelne Änderung noch ein Paar von Änderungen hilft.</translation>
    </message>
    <message>
        <source>Nets to c&amp;ut out and fold</source>
        <translation>Netze zum A&amp;usschneiden und Falten</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <source>No change of so few cells meets your wishes.</source>
        <translation>Keine Änderung so weniger Zellen erfüllt den Wunsch.</translation>
    </message>
    <message>
        <source>No piece leaves through the ground.</source>
        <translation>Kein Teil bewegt sich durch den Boden.</translation>
    </message>
    <message>
        <source>No piece needs support.</source>
        <translation>Kein Teil braucht Stützen.</translation>
    </message>
    <message>
        <source>No solution {conditions}.</source>
        <translation>Keine Lösung {conditions}.</translation>
    </message>
    <message>
        <source>No solutions.</source>
        <translation>Keine Lösungen.</translation>
    </message>
    <message>
        <source>No solutions. The search is complete ({time}).</source>
        <translation>Keine Lösungen. Die Suche ist vollständig ({time}).</translation>
    </message>
    <message>
        <source>No {cells} yet</source>
        <translation>Noch keine {cells}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>No: there is no solution with these pieces. Remove a piece.</source>
        <translation>Nein: Mit diesen Teilen gibt es keine Lösung. Ein Teil entfernen.</translation>
    </message>
    <message>
        <source>No: there is no solution.</source>
        <translation>Nein: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes of the search tree that were visited: the root, and one for each placement kept</source>
        <translation>Besuchte Knoten des Suchbaums: die Wurzel und einer für jede behaltene Platzierung</translation>
    </message>
    <message>
        <source>Nodes visited</source>
        <translation>Besuchte Knoten</translation>
    </message>
    <message>
        <source>Nodes visited: the root of the search tree and one node for each placement kept.</source>
        <translation>Besuchte Knoten: die Wurzel des Suchbaums und ein Knoten für jede behaltene Platzierung.</translation>
    </message>
    <message>
        <source>None of the choices examined is wrong.</source>
        <translation>Keine der untersuchten Wahlen ist falsch.</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht fertig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Now: level {level}, {assemblies}.</source>
        <translation>Jetzt: Stufe {level}, {assemblies}.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of assemblies that come apart, rotations and reflections counted as one</source>
        <translation>Anzahl der zerlegbaren Zusammensetzungen; Drehungen und Spiegelungen zählen als eine</translation>
    </message>
    <message>
        <source>Number of assemblies, rotations and reflections counted as one</source>
        <translation>Anzahl der Zusammensetzungen; Drehungen und Spiegelungen zählen als eine</translation>
    </message>
    <message>
        <source>Number of cubelets</source>
        <translation>Anzahl der Würfelchen</translation>
    </message>
    <message>
        <source>Number of empty cells inside the burr</source>
        <translation>Anzahl der leeren Zellen im Inneren des Burrs</translation>
    </message>
    <message>
        <source>Number of solutions analysed; + means there may be more</source>
        <translation>Anzahl der analysierten Lösungen; + heißt, es kann mehr geben</translation>
    </message>
    <message>
        <source>Number of solutions that come apart; + means there may be more</source>
        <translation>Anzahl der zerlegbaren Lösungen; + heißt, es kann mehr geben</translation>
    </message>
    <message>
        <source>Number of solutions whose analysis reached a limit</source>
        <translation>Anzahl der Lösungen, deren Analyse an eine Grenze stieß</translation>
    </message>
    <message>
        <source>Number of solutions, as the run counts them</source>
        <translation>Anzahl der Lösungen in der Zählweise des Laufs</translation>
    </message>
    <message>
        <source>Number of solutions, rotations and reflections counted as one</source>
        <translation>Anzahl der Lösungen; Drehungen und Spiegelungen zählen als eine</translation>
    </message>
    <message>
        <source>Number of solutions, rotations and reflections counted as one, or why there are none</source>
        <translation>Anzahl der Lösungen (Drehungen und Spiegelungen zählen als eine), oder warum es keine gibt</translation>
    </message>
    <message>
        <source>Number of symmetrical solutions</source>
        <translation>Anzahl der symmetrischen Lösungen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>On the bed</source>
        <translation>Auf dem Druckbett</translation>
    </message>
    <message>
        <source>On the plate</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Eine Farbe</translation>
    </message>
    <message>
        <source>Only comments or spaces differ.</source>
        <translation>Nur Kommentare oder Leerzeichen unterscheiden sich.</translation>
    </message>
    <message>
        <source>Only equal colours match.</source>
        <translation>Nur gleiche Farben berühren sich.</translation>
    </message>
    <message>
        <source>Other colours, unchanged</source>
        <translation>Andere Farben, unverändert</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Owned, not solved</source>
        <translation>Vorhanden, nicht gelöst</translation>
    </message>
    <message>
        <source>Paste {cells}</source>
        <translation>{cells} einfügen</translation>
    </message>
    <message>
        <source>Paused at {share}.</source>
        <translation>Angehalten bei {share}.</translation>
    </message>
    <message>
        <source>Paused at {share}: {estimate}.</source>
        <translation>Angehalten bei {share}: {estimate}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Piece {piece}: add {cells}</source>
        <translation>Teil {piece}: {cells} hinzufügen</translation>
    </message>
    <message>
        <source>Piece {piece}: move {cells}</source>
        <translation>Teil {piece}: {cells} versetzen</translation>
    </message>
    <message>
        <source>Piece {piece}: remove {cells}</source>
        <translation>Teil {piece}: {cells} entfernen</translation>
    </message>
    <message>
        <source>Piece {piece}: turn it into its mirror image</source>
        <translation>Teil {piece}: durch sein Spiegelbild ersetzen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pieces of group {number} need not come apart: {pieces}.</source>
        <translation>Teile der Gruppe {number} müssen nicht auseinanderkommen: {pieces}.</translation>
    </message>
    <message>
        <source>Pieces used</source>
        <translation>Verwendete Teile</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>Platzierungen</translation>
    </message>
    <message>
        <source>Placements explored, as a multiple of the ticked run with the fewest</source>
        <translation>Untersuchte Platzierungen als Vielfaches des angekreuzten Laufs mit den wenigsten</translation>
    </message>
    <message>
        <source>Placements rejected here by the rule “{rule}”</source>
        <translation>Hier von der Regel „{rule}“ abgeschnittene Platzierungen</translation>
    </message>
    <message>
        <source>Placements that passed all tests, in all stages</source>
        <translation>Platzierungen, die alle Prüfungen bestanden, in allen Schritten</translation>
    </message>
    <message>
        <source>Placements that survived; at the last stage these are solutions, before symmetric copies are merged</source>
        <translation>Platzierungen, die übrig blieben; im letzten Schritt sind es Lösungen, bevor symmetrische zusammengefasst werden</translation>
    </message>
    <message>
        <source>Placements tried at this stage</source>
        <translation>In diesem Schritt versuchte Platzierungen</translation>
    </message>
    <message>
        <source>Placements tried for each solution found: under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard</source>
        <translation>Versuchte Platzierungen je gefundener Lösung: unter 25 leicht, unter 50 mittel, unter 100 schwer, unter 1.000 sehr schwer</translation>
    </message>
    <message>
        <source>Placements tried in all stages</source>
        <translation>In allen Schritten versuchte Platzierungen</translation>
    </message>
    <message>
        <source>Placements, in the whole search, after which a cell or a piece has no placement left</source>
        <translation>Platzierungen in der ganzen Suche, nach denen eine Zelle oder ein Teil keine Platzierung mehr hat</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Druckplatte</translation>
    </message>
    <message>
        <source>Preparing the search: {share}</source>
        <translation>Suche wird vorbereitet: {share}</translation>
    </message>
    <message>
        <source>Preparing the search…</source>
        <translation>Suche wird vorbereitet…</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Problems that differ: {names}.</source>
        <translation>Abweichende Probleme: {names}.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Raw (all)</source>
        <translation>Roh (alle)</translation>
    </message>
    <message>
        <source>Raw: nothing merged</source>
        <translation>Roh: nichts zusammengefasst</translation>
    </message>
    <message>
        <source>Rejected by</source>
        <translation>Verworfen durch</translation>
    </message>
    <message>
        <source>Reload discards your changes.</source>
        <translation>Neu laden verwirft die eigenen Änderungen.</translation>
    </message>
    <message>
        <source>Remove colour {colour} from {cells}</source>
        <translation>Farbe {colour} von {cells} entfernen</translation>
    </message>
    <message>
        <source>Remove the star (S)</source>
        <translation>Stern entfernen (S)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result of taking the solution apart</source>
        <translation>Ergebnis der Zerlegung der Lösung</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Rotation (figure)</source>
        <translation>Drehung (Figur)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>S&amp;tatistics of the search</source>
        <translation>S&amp;tatistik der Suche</translation>
    </message>
    <message>
        <source>Scale the figure by {factor}</source>
        <translation>Figur um Faktor {factor} vergrößern</translation>
    </message>
    <message>
        <source>Scale the figure down by {factor}</source>
        <translation>Figur um Faktor {factor} verkleinern</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search complete: {found} in {time}, {counts}.</source>
        <translation>Suche vollständig: {found} in {time}, {counts}.</translation>
    </message>
    <message>
        <source>Search complete: {found} in {time}.</source>
        <translation>Suche vollständig: {found} in {time}.</translation>
    </message>
    <message>
        <source>Search saved to {name}. Use Solve &gt; Resume search to continue.</source>
        <translation>Suche in {name} gespeichert. Weiter mit „Lösen &gt; Suche fortsetzen“.</translation>
    </message>
    <message>
        <source>Searching for {time}</source>
        <translation>Suche läuft seit {time}</translation>
    </message>
    <message>
        <source>Searching on a cluster needs the package 'distributed'. Install it with: {command}</source>
        <translation>Die Suche auf einem Cluster braucht das Paket „distributed“. Zu installieren mit: {command}</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Shift the figure down</source>
        <translation>Figur nach unten verschieben</translation>
    </message>
    <message>
        <source>Shift the figure left</source>
        <translation>Figur nach links verschieben</translation>
    </message>
    <message>
        <source>Shift the figure right</source>
        <translation>Figur nach rechts verschieben</translation>
    </message>
    <message>
        <source>Shift the figure to the back</source>
        <translation>Figur nach hinten verschieben</translation>
    </message>
    <message>
        <source>Shift the figure to the front</source>
        <translation>Figur nach vorn verschieben</translation>
    </message>
    <message>
        <source>Shift the figure up</source>
        <translation>Figur nach oben verschieben</translation>
    </message>
    <message>
        <source>Shows at once</source>
        <translation>Zeigt sich sofort</translation>
    </message>
    <message>
        <source>Shows later</source>
        <translation>Zeigt sich später</translation>
    </message>
    <message>
        <source>Shows whether the search is complete. Only complete runs are compared.</source>
        <translation>Ob die Suche vollständig ist. Nur vollständige Läufe werden verglichen.</translation>
    </message>
    <message>
        <source>Shows whether the two numbers match</source>
        <translation>Ob die beiden Zahlen übereinstimmen</translation>
    </message>
    <message>
        <source>Six rows</source>
        <translation>Sechs Reihen</translation>
    </message>
    <message>
        <source>Size (mm)</source>
        <translation>Größe (mm)</translation>
    </message>
    <message>
        <source>So far, no assembly is known to come apart.</source>
        <translation>Bisher ist keine bekannt, die sich zerlegen lässt.</translation>
    </message>
    <message>
        <source>Solid, because only uncut pieces of large enough cubes can be hollow: {names}.</source>
        <translation>Massiv, weil nur ungeteilte Teile aus genügend großen Würfeln hohl sein können: {names}.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Solutions found per second, before symmetric duplicates are merged</source>
        <translation>Gefundene Lösungen pro Sekunde, bevor symmetrische Doppelte zusammengefasst werden</translation>
    </message>
    <message>
        <source>Solutions/s</source>
        <translation>Lösungen/s</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Sort by number, in the order in which they were found</source>
        <translation>Nach Nummer sortieren, in der Reihenfolge, in der sie gefunden wurden</translation>
    </message>
    <message>
        <source>Sort by the first letters of the notes</source>
        <translation>Nach den ersten Buchstaben der Notizen sortieren</translation>
    </message>
    <message>
        <source>Sort by the moves to the first separation, then by the moves for each part</source>
        <translation>Nach den Zügen bis zur ersten Trennung sortieren, dann nach den Zügen für jeden Bestandteil</translation>
    </message>
    <message>
        <source>Sort by the number of pieces that lie elsewhere in the selected solution</source>
        <translation>Nach der Anzahl der Teile sortieren, die in der ausgewählten Lösung anderswo liegen</translation>
    </message>
    <message>
        <source>Sort by the number of pieces used</source>
        <translation>Nach der Anzahl der verwendeten Teile sortieren</translation>
    </message>
    <message>
        <source>Sort by the number of symmetries</source>
        <translation>Nach der Anzahl der Symmetrien sortieren</translation>
    </message>
    <message>
        <source>Sort by the result of taking apart</source>
        <translation>Nach dem Ergebnis der Zerlegung sortieren</translation>
    </message>
    <message>
        <source>Sort by the total number of moves</source>
        <translation>Nach der Anzahl aller Züge sortieren</translation>
    </message>
    <message>
        <source>Sort the solutions with a star from those without</source>
        <translation>Lösungen mit Stern von denen ohne trennen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Star this solution (S)</source>
        <translation>Lösung mit einem Stern markieren (S)</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Step 1 of 2: {figures} so far</source>
        <translation>Schritt 1 von 2: bisher {figures}</translation>
    </message>
    <message>
        <source>Step 2 of 2: {done:,} of {figures:,} figures searched, {found:,} found</source>
        <translation>Schritt 2 von 2: {done:,} von {figures:,} Figuren durchsucht, {found:,} gefunden</translation>
    </message>
    <message>
        <source>Still fit</source>
        <translation>Passen noch</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>Gestoppt nach {time}</translation>
    </message>
    <message>
        <source>Stopped at {share} of the count after {time}.</source>
        <translation>Gestoppt bei {share} der Zählung nach {time}.</translation>
    </message>
    <message>
        <source>Stopped at {share}: {found} in {time}.</source>
        <translation>Gestoppt bei {share}: {found} in {time}.</translation>
    </message>
    <message>
        <source>Stopped before a right change was found.</source>
        <translation>Angehalten, bevor eine passende Änderung gefunden wurde.</translation>
    </message>
    <message>
        <source>Stopped before an answer was found.</source>
        <translation>Gestoppt, bevor eine Antwort gefunden wurde.</translation>
    </message>
    <message>
        <source>Stopped before an improvement was found.</source>
        <translation>Beendet, bevor eine Verbesserung gefunden wurde.</translation>
    </message>
    <message>
        <source>Stopped while the search was being prepared.</source>
        <translation>Gestoppt, während die Suche vorbereitet wurde.</translation>
    </message>
    <message>
        <source>Symmetric duplicates are skipped, so these counts are the same for every counting mode.</source>
        <translation>Symmetrische Duplikate werden übersprungen, daher sind diese Zahlen für jede Zählweise gleich.</translation>
    </message>
    <message>
        <source>Symmetrical</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}</source>
        <translation>Symmetrie: {symmetry}</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}; this solution: {of_solution}</source>
        <translation>Symmetrie: {symmetry}; diese Lösung: {of_solution}</translation>
    </message>
    <message>
        <source>Taking apart</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>Taking apart was tried for the first {number:,} solutions only.</source>
        <translation>Das Zerlegen wurde nur für die ersten {number:,} Lösungen versucht.</translation>
    </message>
    <message>
        <source>Taking solutions apart: {percent} %</source>
        <translation>Lösungen werden zerlegt: {percent} %</translation>
    </message>
    <message>
        <source>Test of clearances</source>
        <translation>Probe des Spiels</translation>
    </message>
    <message>
        <source>The address must look like tcp://computer:8786.</source>
        <translation>Die Adresse muss die Form tcp://rechner:8786 haben.</translation>
    </message>
    <message>
        <source>The analysis reached a limit, so it is unknown whether the solution comes apart</source>
        <translation>Die Analyse stieß an eine Grenze; ob sich die Lösung zerlegen lässt, ist unbekannt</translation>
    </message>
    <message>
        <source>The analysis was stopped: analyse the solution again to resume</source>
        <translation>Die Analyse wurde beendet: zum Fortsetzen die Lösung erneut analysieren</translation>
    </message>
    <message>
        <source>The average number of placements to choose from at the cell or piece that has the fewest</source>
        <translation>Die mittlere Zahl der Platzierungen, die bei der Zelle oder dem Teil mit den wenigsten zur Wahl stehen</translation>
    </message>
    <message>
        <source>The change; the most likely one comes first</source>
        <translation>Die Änderung; die wahrscheinlichste steht zuerst</translation>
    </message>
    <message>
        <source>The choices: right, wrong and shown at once, wrong and shown later</source>
        <translation>Die Wahlen: richtig, falsch mit sofortigem und falsch mit späterem Zeichen</translation>
    </message>
    <message>
        <source>The chosen number of these pieces can never fill as many cells as the figure has</source>
        <translation>Die gewählte Anzahl dieser Teile kann nie so viele Zellen füllen, wie die Figur hat</translation>
    </message>
    <message>
        <source>The fewest moves that remove a first part</source>
        <translation>Die wenigsten Züge, die ein erstes Stück entfernen</translation>
    </message>
    <message>
        <source>The figure is empty. Draw some cubelets first.</source>
        <translation>Die Figur ist leer. Zuerst einige Würfelchen zeichnen.</translation>
    </message>
    <message>
        <source>The figure's name</source>
        <translation>Der Name der Figur</translation>
    </message>
    <message>
        <source>The figure's name. Double-click or press Enter to open it.</source>
        <translation>Der Name der Figur. Doppelklick oder Enter öffnet sie.</translation>
    </message>
    <message>
        <source>The figure's symmetry</source>
        <translation>Die Symmetrie der Figur</translation>
    </message>
    <message>
        <source>The figure, or the pieces that fill it</source>
        <translation>Die Figur oder die Teile, die sie füllen</translation>
    </message>
    <message>
        <source>The file has {found}.</source>
        <translation>Die Datei hat {found}.</translation>
    </message>
    <message>
        <source>The file that contains the figure</source>
        <translation>Die Datei, die die Figur enthält</translation>
    </message>
    <message>
        <source>The highest level of a solution</source>
        <translation>Die höchste Stufe einer Lösung</translation>
    </message>
    <message numerus="yes">
        <source>The labels of {n} pieces may show on the assembled puzzle.</source>
        <translation>
            <numerusform>Die Beschriftung von {n} Teil kann am zusammengesetzten Puzzle zu sehen sein.</numerusform>
            <numerusform>Die Beschriftungen von {n} Teilen können am zusammengesetzten Puzzle zu sehen sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest number of further pieces that fit after a wrong choice</source>
        <translation>Die größte Zahl weiterer Teile, die nach einer falschen Wahl passen</translation>
    </message>
    <message>
        <source>The layers of the solution, the top one on the left</source>
        <translation>Die Ebenen der Lösung, die oberste links</translation>
    </message>
    <message numerus="yes">
        <source>The lids of {n} pieces may show on the assembled puzzle.</source>
        <translation>
            <numerusform>Der Deckel von {n} Teil könnte am zusammengesetzten Puzzle sichtbar sein.</numerusform>
            <numerusform>Die Deckel von {n} Teilen könnten am zusammengesetzten Puzzle sichtbar sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is full, and not complete: {results}</source>
        <translation>Die Liste ist voll und nicht vollständig: {results}</translation>
    </message>
    <message>
        <source>The moves that are turns, and the allowance for rounded edges of the analysis</source>
        <translation>Die Züge, die Drehungen sind, und das Spiel für runde Kanten bei der Analyse</translation>
    </message>
    <message>
        <source>The next search runs on a cluster on this computer with {workers}.</source>
        <translation>Die nächste Suche läuft auf einem Cluster auf diesem Rechner mit {workers}.</translation>
    </message>
    <message>
        <source>The next search runs on a cluster on this computer.</source>
        <translation>Die nächste Suche läuft auf einem Cluster auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The next search runs on the cluster at {address}.</source>
        <translation>Die nächste Suche läuft auf dem Cluster an {address}.</translation>
    </message>
    <message>
        <source>The next search runs on this computer.</source>
        <translation>Die nächste Suche läuft auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The number in the source document</source>
        <translation>Die Zahl im Quelldokument</translation>
    </message>
    <message>
        <source>The number of all moves until every part is taken apart</source>
        <translation>Die Anzahl aller Züge, bis alles zerlegt ist</translation>
    </message>
    <message>
        <source>The number of cells of each piece</source>
        <translation>Die Zahl der Zellen jedes Teils</translation>
    </message>
    <message>
        <source>The number of faces that hang in the air and need support</source>
        <translation>Die Zahl der Flächen, die in der Luft hängen und Stützen brauchen</translation>
    </message>
    <message>
        <source>The number of faces that lie on the plate</source>
        <translation>Die Zahl der Flächen, die auf der Platte liegen</translation>
    </message>
    <message>
        <source>The number of faces that the printer bridges without support</source>
        <translation>Die Zahl der Flächen, die der Drucker ohne Stützen überbrückt</translation>
    </message>
    <message>
        <source>The number of pieces that are already in their right places</source>
        <translation>Die Zahl der Teile, die schon an ihren richtigen Plätzen sind</translation>
    </message>
    <message>
        <source>The number of solutions up to rotation and reflection</source>
        <translation>Die Zahl der Lösungen ohne Drehungen und Spiegelbilder</translation>
    </message>
    <message>
        <source>The number of the plate with the piece</source>
        <translation>Die Nummer der Druckplatte mit dem Teil</translation>
    </message>
    <message>
        <source>The number of the solution; numbers follow the order in which solutions were found</source>
        <translation>Die Nummer der Lösung; gezählt wird in der Reihenfolge, in der Lösungen gefunden wurden</translation>
    </message>
    <message>
        <source>The number of this run</source>
        <translation>Die Zahl dieses Laufs</translation>
    </message>
    <message>
        <source>The numbers of the six pieces</source>
        <translation>Die Nummern der sechs Teile</translation>
    </message>
    <message numerus="yes">
        <source>The pages show {n:,} solutions, not {chosen:,}: there are no more.</source>
        <translation>
            <numerusform>{n:,} Lösung statt {chosen:,}: Es gibt keine weitere.</numerusform>
            <numerusform>{n:,} Lösungen statt {chosen:,}: Es gibt keine weiteren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece needs a symbol: one character.</source>
        <translation>Das Teil braucht ein Symbol: ein Zeichen.</translation>
    </message>
    <message>
        <source>The piece set that fills the figure</source>
        <translation>Der Teilesatz, der die Figur füllt</translation>
    </message>
    <message>
        <source>The pieces in the file have an error: {problem}. Choose pieces first.</source>
        <translation>Die Teile in der Datei haben einen Fehler: {problem}. Erst Teile wählen.</translation>
    </message>
    <message>
        <source>The pieces that the solution uses</source>
        <translation>Die Teile, die die Lösung verwendet</translation>
    </message>
    <message>
        <source>The present file cannot be read ({reason}). To keep it, move it elsewhere before you save.</source>
        <translation>Die vorhandene Datei kann nicht gelesen werden ({reason}). Um sie zu behalten, verschieben Sie sie vor dem Speichern.</translation>
    </message>
    <message>
        <source>The preview shows the first {shown} of {figures:,} figures.</source>
        <translation>Die Vorschau zeigt die ersten {shown} von {figures:,} Figuren.</translation>
    </message>
    <message>
        <source>The problems are the same; comments or solutions differ.</source>
        <translation>Die Probleme sind gleich; Kommentare oder Lösungen unterscheiden sich.</translation>
    </message>
    <message>
        <source>The puzzle already has a solution.</source>
        <translation>Das Puzzle hat schon eine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Puzzle hat keine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle is already right.</source>
        <translation>Das Puzzle stimmt schon.</translation>
    </message>
    <message>
        <source>The puzzle that was solved</source>
        <translation>Das gelöste Puzzle</translation>
    </message>
    <message numerus="yes">
        <source>The search for all {n:,} solutions meets {dead_ends}.</source>
        <translation>
            <numerusform>Die Suche nach der einzigen Lösung trifft auf {dead_ends}.</numerusform>
            <numerusform>Die Suche nach allen {n:,} Lösungen trifft auf {dead_ends}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shape after the change; new cells are green</source>
        <translation>Die Form nach der Änderung; neue Zellen sind grün</translation>
    </message>
    <message>
        <source>The shape before the change; cells that disappear are red</source>
        <translation>Die Form vor der Änderung; entfallende Zellen sind rot</translation>
    </message>
    <message>
        <source>The share of all choices: wrong ones after which more pieces still fit</source>
        <translation>Der Anteil an allen Wahlen: falsche, nach denen noch weitere Teile passen</translation>
    </message>
    <message>
        <source>The share of all choices: wrong ones after which no further piece fits</source>
        <translation>Der Anteil an allen Wahlen: falsche, nach denen kein weiteres Teil passt</translation>
    </message>
    <message>
        <source>The share of the choices that lead to a solution</source>
        <translation>Der Anteil der Wahlen, die zu einer Lösung führen</translation>
    </message>
    <message>
        <source>The six pieces</source>
        <translation>Die sechs Teile</translation>
    </message>
    <message>
        <source>The solutions that you starred: to star one, click its cell here or press S</source>
        <translation>Die mit einem Stern markierten Lösungen: zum Markieren hier in ihre Zelle klicken oder S drücken</translation>
    </message>
    <message>
        <source>The stage of the search: the number of the piece that is placed</source>
        <translation>Der Schritt der Suche: die Nummer des platzierten Teils</translation>
    </message>
    <message>
        <source>The symbol of the piece, and the number of its copy</source>
        <translation>Das Zeichen des Teils und die Nummer des Exemplars</translation>
    </message>
    <message>
        <source>The symbols of the pieces</source>
        <translation>Die Symbole der Teile</translation>
    </message>
    <message>
        <source>The symmetry of the solution: turns and mirrors that map every piece onto a piece</source>
        <translation>Die Symmetrie der Lösung: Drehungen und Spiegelungen, die jedes Teil auf ein Teil abbilden</translation>
    </message>
    <message>
        <source>The volume of the piece</source>
        <translation>Das Volumen des Teils</translation>
    </message>
    <message>
        <source>There is no file {name}.</source>
        <translation>Es gibt keine Datei {name}.</translation>
    </message>
    <message>
        <source>There is no solution in the text. Paste its layers as in a figure file, or a solution that was exported as a figure file, as layers, CSV or JSON.</source>
        <translation>Der Text enthält keine Lösung. Ihre Ebenen wie in einer Figurdatei einfügen, oder eine Lösung, die als Figurdatei, Ebenen, CSV oder JSON exportiert wurde.</translation>
    </message>
    <message>
        <source>Tick the runs to compare. Press F2 to rename a run.</source>
        <translation>Die zu vergleichenden Läufe ankreuzen. F2 benennt einen Lauf um.</translation>
    </message>
    <message>
        <source>Tightest</source>
        <translation>Engste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of this stage: the search's time divided in proportion to the work</source>
        <translation>Zeit dieses Schritts: die Zeit der Suche im Verhältnis zur Arbeit geteilt</translation>
    </message>
    <message>
        <source>Time spent searching</source>
        <translation>Für die Suche benötigte Zeit</translation>
    </message>
    <message>
        <source>Time spent searching, pauses excluded</source>
        <translation>Zeit der Suche ohne Pausen</translation>
    </message>
    <message>
        <source>Time, as a multiple of the fastest ticked run</source>
        <translation>Zeit als Vielfaches des schnellsten angekreuzten Laufs</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Schale</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Drehungen</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>Unique (figure)</source>
        <translation>Verschiedene (Figur)</translation>
    </message>
    <message>
        <source>Unique solutions</source>
        <translation>Verschiedene Lösungen</translation>
    </message>
    <message>
        <source>Unique, by all symmetries of the figure</source>
        <translation>Verschiedene, nach allen Symmetrien der Figur</translation>
    </message>
    <message>
        <source>Unique: rotations and reflections counted as one</source>
        <translation>Verschiedene: Drehungen und Spiegelungen zählen als eine</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Up to rotation</source>
        <translation>Bis auf Drehung</translation>
    </message>
    <message>
        <source>Up to rotation, by all rotations of the figure</source>
        <translation>Bis auf Drehung, nach allen Drehungen der Figur</translation>
    </message>
    <message>
        <source>Use {least} to {most} of piece {symbol}</source>
        <translation>{least} bis {most} von Teil {symbol} verwenden</translation>
    </message>
    <message>
        <source>Use {number} of piece {symbol}</source>
        <translation>{number} von Teil {symbol} verwenden</translation>
    </message>
    <message>
        <source>Volume (cm³)</source>
        <translation>Volumen (cm³)</translation>
    </message>
    <message>
        <source>Volume {volume:,.1f} cm³: {metres:,.1f} m of filament of {diameter:g} mm at 100 % infill.</source>
        <translation>Volumen {volume:,.1f} cm³: {metres:,.1f} m Filament von {diameter:g} mm bei 100 % Füllung.</translation>
    </message>
    <message>
        <source>Walls, which never move: {pieces}.</source>
        <translation>Wände, die sich nie bewegen: {pieces}.</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Weights: {weights}.</source>
        <translation>Gewichte: {weights}.</translation>
    </message>
    <message>
        <source>When a puzzle comes apart, the half with the heaviest piece stays in place. The usual weight is 1. A piece of weight 99 is a wall: it never moves, and all walls stay together. A change applies to new analyses.</source>
        <translation>Beim Zerlegen bleibt die Hälfte mit dem schwersten Teil liegen. Das übliche Gewicht ist 1. Ein Teil mit Gewicht 99 ist eine Wand: Es bewegt sich nie, und alle Wände bleiben zusammen. Eine Änderung gilt für neue Analysen.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Width, depth and height of the piece as it lies on the plate</source>
        <translation>Breite, Tiefe und Höhe des Teils, so wie es auf der Platte liegt</translation>
    </message>
    <message>
        <source>With {piece} as well, you can build {burrs} more, up to level {level}</source>
        <translation>Zusätzlich mit {piece} lassen sich {burrs} mehr bauen, bis Stufe {level}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Yes: there is a solution with these pieces.</source>
        <translation>Ja: Mit diesen Teilen gibt es eine Lösung.</translation>
    </message>
    <message>
        <source>Yes: there is a solution.</source>
        <translation>Ja: Es gibt eine Lösung.</translation>
    </message>
    <message>
        <source>Your note about the solution: press F2 to write one</source>
        <translation>Eigene Notiz zur Lösung: mit F2 schreiben</translation>
    </message>
    <message>
        <source>a figure or piece would have more than {most:,} cells</source>
        <translation>eine Figur oder ein Teil hätte mehr als {most:,} Zellen</translation>
    </message>
    <message>
        <source>a piece set has no figure and no solutions; name a puzzle or a figure file</source>
        <translation>Ein Teilesatz hat keine Figur und keine Lösungen; ein Puzzle oder eine Figurdatei angeben</translation>
    </message>
    <message>
        <source>a puzzle can have at most {most} catalogue numbers</source>
        <translation>ein Puzzle kann höchstens {most} Katalognummern haben</translation>
    </message>
    <message>
        <source>a puzzle of {before} has no equal of {after}; only cubes become rhombic tetrahedra exactly</source>
        <translation>ein Puzzle aus {before} hat kein gleiches aus {after}; nur Würfel werden genau zu rhombischen Tetraedern</translation>
    </message>
    <message>
        <source>about {number:,}</source>
        <translation>etwa {number:,}</translation>
    </message>
    <message>
        <source>about {time:,} {unit}</source>
        <translation>etwa {time:,} {unit}</translation>
    </message>
    <message>
        <source>all puzzles</source>
        <translation>alle Puzzles</translation>
    </message>
    <message>
        <source>all {number} {pieces}</source>
        <translation>alle {number} {pieces}</translation>
    </message>
    <message>
        <source>allowance {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>already exists; choose another folder, or use --force</source>
        <translation>gibt es schon; einen anderen Ordner wählen, oder --force verwenden</translation>
    </message>
    <message>
        <source>already exists; choose another name, or use --force</source>
        <translation>ist schon vorhanden; einen anderen Namen wählen oder --force verwenden</translation>
    </message>
    <message>
        <source>anticlockwise from above</source>
        <translation>gegen den Uhrzeigersinn, von oben gesehen</translation>
    </message>
    <message>
        <source>anticlockwise from the front</source>
        <translation>gegen den Uhrzeigersinn, von vorn gesehen</translation>
    </message>
    <message>
        <source>anticlockwise from the right</source>
        <translation>gegen den Uhrzeigersinn, von rechts gesehen</translation>
    </message>
    <message>
        <source>any subset of {set} that fits</source>
        <translation>jede passende Teilmenge von {set}</translation>
    </message>
    <message>
        <source>any {number} of the {pieces}</source>
        <translation>beliebige {number} der {pieces}</translation>
    </message>
    <message>
        <source>at {angle}°, edges of {pieces} pass {others}</source>
        <translation>bei {angle}° gehen Kanten von {pieces} an {others} vorbei</translation>
    </message>
    <message>
        <source>back</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>back {count}</source>
        <translation>{count} nach hinten</translation>
    </message>
    <message>
        <source>being prepared</source>
        <comment>search</comment>
        <translation>wird vorbereitet</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>cannot</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>cannot be resumed by this version: {error}</source>
        <translation>kann mit dieser Version nicht fortgesetzt werden: {error}</translation>
    </message>
    <message>
        <source>changed since solved</source>
        <translation>seit dem Lösen geändert</translation>
    </message>
    <message>
        <source>clockwise from above</source>
        <translation>im Uhrzeigersinn, von oben gesehen</translation>
    </message>
    <message>
        <source>clockwise from the front</source>
        <translation>im Uhrzeigersinn, von vorn gesehen</translation>
    </message>
    <message>
        <source>clockwise from the right</source>
        <translation>im Uhrzeigersinn, von rechts gesehen</translation>
    </message>
    <message>
        <source>comes apart</source>
        <translation>lässt sich zerlegen</translation>
    </message>
    <message>
        <source>comes apart with turns</source>
        <translation>lässt sich mit Drehungen zerlegen</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>down {count}</source>
        <translation>{count} nach unten</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>front {count}</source>
        <translation>{count} nach vorn</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>hat eine Notiz</translation>
    </message>
    <message>
        <source>has a note with {text}</source>
        <translation>hat eine Notiz mit {text}</translation>
    </message>
    <message>
        <source>has a number from {first:,}</source>
        <translation>hat eine Nummer ab {first:,}</translation>
    </message>
    <message>
        <source>has a number from {first:,} to {last:,}</source>
        <translation>hat eine Nummer von {first:,} bis {last:,}</translation>
    </message>
    <message>
        <source>has level {least:,} or more</source>
        <translation>hat Stufe {least:,} oder mehr</translation>
    </message>
    <message>
        <source>has the number {number:,}</source>
        <translation>hat die Nummer {number:,}</translation>
    </message>
    <message>
        <source>has {pieces} at {cell}</source>
        <translation>hat {pieces} bei {cell}</translation>
    </message>
    <message>
        <source>has {pieces} placed as in solution {number:,}</source>
        <translation>hat {pieces} an der Stelle wie in Lösung {number:,}</translation>
    </message>
    <message>
        <source>held by hand until other pieces support it</source>
        <translation>von Hand gehalten, bis andere Teile es stützen</translation>
    </message>
    <message>
        <source>impossible: {reason}</source>
        <translation>unmöglich: {reason}</translation>
    </message>
    <message>
        <source>is asymmetrical</source>
        <translation>ist asymmetrisch</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>ist gelöscht</translation>
    </message>
    <message>
        <source>is known not to come apart</source>
        <translation>lässt sich nachweislich nicht zerlegen</translation>
    </message>
    <message>
        <source>is not analysed</source>
        <translation>ist nicht analysiert</translation>
    </message>
    <message>
        <source>is starred</source>
        <translation>hat einen Stern</translation>
    </message>
    <message>
        <source>is symmetrical</source>
        <translation>ist symmetrisch</translation>
    </message>
    <message>
        <source>is undecided</source>
        <translation>ist nicht entschieden</translation>
    </message>
    <message>
        <source>is without a star</source>
        <translation>hat keinen Stern</translation>
    </message>
    <message>
        <source>it contains no solutions; convert it to a project and solve that with --keep</source>
        <translation>enthält keine Lösungen; ein Projekt daraus machen und mit --keep lösen</translation>
    </message>
    <message>
        <source>it contains {solutions} of this problem, which a new search would discard; to search anyway, use --restart (in a script restart=True)</source>
        <translation>enthält {solutions} dieses Problems, die eine neue Suche verwirft; um trotzdem zu suchen, --restart verwenden (im Skript restart=True)</translation>
    </message>
    <message>
        <source>it has no unfinished search; open it as a project</source>
        <translation>enthält keine unfertige Suche; als Projekt öffnen</translation>
    </message>
    <message>
        <source>it has {number:,} unfinished searches; open it as a project, and choose one</source>
        <translation>enthält {number:,} unfertige Suchen; als Projekt öffnen und eine wählen</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>sie ist beschädigt ({error})</translation>
    </message>
    <message>
        <source>it is not a recovery copy</source>
        <translation>es ist keine Wiederherstellungskopie</translation>
    </message>
    <message>
        <source>its ending names no format; end it in one of {known}</source>
        <translation>die Endung bezeichnet kein Format; mit einer davon enden lassen: {known}</translation>
    </message>
    <message>
        <source>larger {cells} do not consist of {cells}</source>
        <translation>größere {cells} bestehen nicht aus {cells}</translation>
    </message>
    <message>
        <source>leaning on a piece</source>
        <translation>an ein Teil gelehnt</translation>
    </message>
    <message>
        <source>leaves out {pieces}</source>
        <translation>kommt ohne {pieces} aus</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>left {count}</source>
        <translation>{count} nach links</translation>
    </message>
    <message>
        <source>lent</source>
        <translation>verliehen</translation>
    </message>
    <message>
        <source>lent to {name}</source>
        <translation>verliehen an {name}</translation>
    </message>
    <message>
        <source>less than 1 ms</source>
        <translation>weniger als 1 ms</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>weniger als 1 s</translation>
    </message>
    <message>
        <source>level only</source>
        <translation>nur Stufe</translation>
    </message>
    <message>
        <source>level {level}, {moves}</source>
        <translation>Stufe {level}, {moves}</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>Stufe: {level}</translation>
    </message>
    <message>
        <source>limit reached at {share}</source>
        <translation>Grenze erreicht bei {share}</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>move of one piece</source>
        <translation>Zug eines Teils</translation>
    </message>
    <message>
        <source>moves of one piece</source>
        <translation>Züge eines Teils</translation>
    </message>
    <message>
        <source>no piece</source>
        <translation>kein Teil</translation>
    </message>
    <message>
        <source>no pieces yet</source>
        <translation>noch keine Teile</translation>
    </message>
    <message>
        <source>no plan was found for this solution</source>
        <translation>für diese Lösung wurde kein Plan gefunden</translation>
    </message>
    <message>
        <source>no solutions</source>
        <translation>keine Lösungen</translation>
    </message>
    <message>
        <source>no subset of the pieces fits</source>
        <translation>keine Teilmenge der Teile passt</translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation>keine Symmetrie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>solutions</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none so far</source>
        <comment>solutions</comment>
        <translation>bisher keine</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation>nicht analysiert</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>not finished in {limit:g} s</source>
        <translation>nicht fertig in {limit:g} s</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>noch nicht gesucht</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>onto a piece</source>
        <translation>auf ein Teil</translation>
    </message>
    <message>
        <source>onto the ground</source>
        <translation>auf den Boden</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>owned, not solved</source>
        <translation>vorhanden, nicht gelöst</translation>
    </message>
    <message>
        <source>paused at {share}</source>
        <translation>angehalten bei {share}</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>piece {symbol}</source>
        <translation>Teil {symbol}</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>plan kept</source>
        <translation>Plan vorhanden</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>Druckplatte</translation>
    </message>
    <message>
        <source>plates</source>
        <translation>Druckplatten</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>right {count}</source>
        <translation>{count} nach rechts</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>searched earlier</source>
        <translation>früher gesucht</translation>
    </message>
    <message>
        <source>searching {share}</source>
        <translation>Suche: {share}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>sucht…</translation>
    </message>
    <message>
        <source>sharp edges</source>
        <translation>scharfe Kanten</translation>
    </message>
    <message>
        <source>solution {number:,}</source>
        <translation>Lösung {number:,}</translation>
    </message>
    <message>
        <source>solutions: {number}</source>
        <translation>Lösungen: {number}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>step of one cell</source>
        <translation>Schritt um eine Zelle</translation>
    </message>
    <message>
        <source>steps of one cell</source>
        <translation>Schritte um eine Zelle</translation>
    </message>
    <message>
        <source>stick {number}</source>
        <translation>Stab {number}</translation>
    </message>
    <message>
        <source>stopped at {share}</source>
        <translation>gestoppt bei {share}</translation>
    </message>
    <message>
        <source>stopped while figures were collected; {figures:,} so far</source>
        <translation>beim Sammeln der Figuren angehalten; bisher {figures:,}</translation>
    </message>
    <message>
        <source>straight move</source>
        <translation>gerader Zug</translation>
    </message>
    <message>
        <source>straight moves</source>
        <translation>gerade Züge</translation>
    </message>
    <message>
        <source>the analysis reached a limit before it was known whether this solution comes apart; animate its build-up instead</source>
        <translation>ob sich diese Lösung zerlegen lässt, wurde nicht entschieden (Grenze); stattdessen den Aufbau animieren</translation>
    </message>
    <message>
        <source>the goal “{goal}” is unknown</source>
        <translation>das Ziel „{goal}“ ist unbekannt</translation>
    </message>
    <message>
        <source>the limit of empty cells does not fit cells of different sizes</source>
        <translation>die Grenze für leere Zellen passt nicht zu Zellen verschiedener Größe</translation>
    </message>
    <message>
        <source>the pieces are {shapes}</source>
        <translation>die Teile sind {shapes}</translation>
    </message>
    <message>
        <source>the plans of {problem}; analyse it again</source>
        <translation>die Pläne von {problem}; analysieren Sie es erneut</translation>
    </message>
    <message>
        <source>the problem has no pieces; choose some</source>
        <translation>das Problem hat keine Teile; wählen Sie welche</translation>
    </message>
    <message>
        <source>the symmetry “{symmetry}” is unknown</source>
        <translation>die Symmetrie „{symmetry}“ ist unbekannt</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>das {piece}</translation>
    </message>
    <message>
        <source>then {pieces}</source>
        <translation>dann {pieces}</translation>
    </message>
    <message>
        <source>there is no figure in it</source>
        <translation>enthält keine Figur</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>enthält kein Puzzle</translation>
    </message>
    <message>
        <source>there is no puzzle in it that can be solved</source>
        <translation>enthält kein Puzzle, das sich lösen lässt</translation>
    </message>
    <message>
        <source>there is no solution to show: solve the puzzle first</source>
        <translation>es gibt keine Lösung zum Zeigen: das Puzzle zuerst lösen</translation>
    </message>
    <message>
        <source>there is no solution {number}: {puzzle} has {known}</source>
        <translation>es gibt keine Lösung {number}: {puzzle} hat {known}</translation>
    </message>
    <message>
        <source>this solution cannot be taken apart, so it has no plan</source>
        <translation>diese Lösung lässt sich nicht zerlegen, daher hat sie keinen Plan</translation>
    </message>
    <message>
        <source>this solution cannot be taken apart; animate its build-up instead</source>
        <translation>diese Lösung lässt sich nicht zerlegen; stattdessen den Aufbau animieren</translation>
    </message>
    <message>
        <source>time left unknown</source>
        <translation>Restzeit unbekannt</translation>
    </message>
    <message>
        <source>to the back</source>
        <translation>nach hinten</translation>
    </message>
    <message>
        <source>to the back and down</source>
        <translation>nach hinten und unten</translation>
    </message>
    <message>
        <source>to the back and up</source>
        <translation>nach hinten und oben</translation>
    </message>
    <message>
        <source>to the back left</source>
        <translation>nach hinten links</translation>
    </message>
    <message>
        <source>to the back left and down</source>
        <translation>nach hinten links und unten</translation>
    </message>
    <message>
        <source>to the back left and up</source>
        <translation>nach hinten links und oben</translation>
    </message>
    <message>
        <source>to the back right</source>
        <translation>nach hinten rechts</translation>
    </message>
    <message>
        <source>to the back right and down</source>
        <translation>nach hinten rechts und unten</translation>
    </message>
    <message>
        <source>to the back right and up</source>
        <translation>nach hinten rechts und oben</translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>nach vorn</translation>
    </message>
    <message>
        <source>to the front and down</source>
        <translation>nach vorn und unten</translation>
    </message>
    <message>
        <source>to the front and up</source>
        <translation>nach vorn und oben</translation>
    </message>
    <message>
        <source>to the front left</source>
        <translation>nach vorn links</translation>
    </message>
    <message>
        <source>to the front left and down</source>
        <translation>nach vorn links und unten</translation>
    </message>
    <message>
        <source>to the front left and up</source>
        <translation>nach vorn links und oben</translation>
    </message>
    <message>
        <source>to the front right</source>
        <translation>nach vorn rechts</translation>
    </message>
    <message>
        <source>to the front right and down</source>
        <translation>nach vorn rechts und unten</translation>
    </message>
    <message>
        <source>to the front right and up</source>
        <translation>nach vorn rechts und oben</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the left and down</source>
        <translation>nach links und unten</translation>
    </message>
    <message>
        <source>to the left and up</source>
        <translation>nach links und oben</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>to the right and down</source>
        <translation>nach rechts und unten</translation>
    </message>
    <message>
        <source>to the right and up</source>
        <translation>nach rechts und oben</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>turns, the least allowance</source>
        <translation>Drehungen, das kleinste Spiel</translation>
    </message>
    <message>
        <source>turns, {allowance}</source>
        <translation>Drehungen, {allowance}</translation>
    </message>
    <message>
        <source>under 0.1 s</source>
        <translation>unter 0,1 s</translation>
    </message>
    <message>
        <source>unexpected error ({kind}: {error})</source>
        <translation>unerwarteter Fehler ({kind}: {error})</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unvollendet</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>up to {pieces}</source>
        <translation>bis zu {pieces}</translation>
    </message>
    <message>
        <source>up to {time:,} {unit}</source>
        <translation>bis zu {time:,} {unit}</translation>
    </message>
    <message>
        <source>up {count}</source>
        <translation>{count} nach oben</translation>
    </message>
    <message>
        <source>uses {pieces}</source>
        <translation>verwendet {pieces}</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>was replaced by another program; reload it or save it under its name first</source>
        <translation>wurde von einem anderen Programm ersetzt; neu laden oder zuerst unter diesem Namen speichern</translation>
    </message>
    <message>
        <source>was saved by a version that numbers the placements differently</source>
        <translation>wurde mit einer Version gespeichert, die die Platzierungen anders nummeriert</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>{analysed:,.0f} assemblies analysed per second; {states}, {share:.1f} % of distances already known</source>
        <translation>{analysed:,.0f} Zusammensetzungen pro Sekunde analysiert; {states}, {share:.1f} % der Abstände schon bekannt</translation>
    </message>
    <message>
        <source>{analysed}: {outcomes}</source>
        <translation>{analysed}: {outcomes}</translation>
    </message>
    <message>
        <source>{a} on {b}</source>
        <translation>{a} auf {b}</translation>
    </message>
    <message>
        <source>{burrs}; {solutions:,} of {assemblies} can be taken apart</source>
        <translation>{burrs}; {solutions:,} von {assemblies} zerlegbar</translation>
    </message>
    <message>
        <source>{cells} too few</source>
        <translation>{cells} zu wenig</translation>
    </message>
    <message>
        <source>{cells} too many</source>
        <translation>{cells} zu viel</translation>
    </message>
    <message>
        <source>{cells}, and no pieces yet</source>
        <translation>{cells}, und noch keine Teile</translation>
    </message>
    <message>
        <source>{cells}, {optional:words} optional: none stays empty</source>
        <translation>{cells}, {optional} optional: keine Zelle bleibt leer</translation>
    </message>
    <message numerus="yes">
        <source>{cells}, {optional:words} optional: {n:words} stay empty</source>
        <translation>
            <numerusform>{cells}, {optional} optional: {n} bleibt leer</numerusform>
            <numerusform>{cells}, {optional} optional: {n} bleiben leer</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells}: no subset of the pieces of {set} fits</source>
        <translation>{cells}: keine Teilmenge der Teile von {set} passt</translation>
    </message>
    <message>
        <source>{cells}: {done:,} of {total:,} changes tried, {found:,} found</source>
        <translation>{cells}: {done:,} von {total:,} Änderungen versucht, {found:,} gefunden</translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too few for {set}</source>
        <translation>{cells}: {gap} zu wenig für {set}</translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too few for {set}, and no subset of its pieces fills {number}</source>
        <translation>{cells}: {gap} zu wenig für {set}, und keine Teilmenge der Teile füllt {number}</translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too many for {set}</source>
        <translation>{cells}: {gap} zu viel für {set}</translation>
    </message>
    <message>
        <source>{cells}: {pieces}</source>
        <translation>{cells}: {pieces}</translation>
    </message>
    <message>
        <source>{cells}; the pieces of {set} are {shapes}</source>
        <translation>{cells}; die Teile von {set} sind {shapes}</translation>
    </message>
    <message>
        <source>{cells}; the pieces of {set} have {volume}</source>
        <translation>{cells}; die Teile von {set} haben {volume}</translation>
    </message>
    <message>
        <source>{changes} (as in {set})</source>
        <translation>{changes} (wie in {set})</translation>
    </message>
    <message>
        <source>{changes} found, the most likely first.</source>
        <translation>{changes} gefunden, die wahrscheinlichste zuerst.</translation>
    </message>
    <message>
        <source>{changes} took too long to decide.</source>
        <translation>{changes} nicht entschieden, da die Suche zu lange dauerte.</translation>
    </message>
    <message>
        <source>{changes}. Level {level}, {assemblies}</source>
        <translation>{changes}. Stufe {level}, {assemblies}</translation>
    </message>
    <message>
        <source>{counts} (up to the figure's symmetry: not counted)</source>
        <translation>{counts} (nach der Symmetrie der Figur: nicht gezählt)</translation>
    </message>
    <message>
        <source>{counts} (up to the figure's symmetry: {unique:,} unique, {rotations:,} up to rotation)</source>
        <translation>{counts} (nach der Symmetrie der Figur: {unique:,} verschiedene, {rotations:,} bis auf Drehung)</translation>
    </message>
    <message>
        <source>{cuts} had several assemblies</source>
        <translation>{cuts} mit mehreren Zusammensetzungen</translation>
    </message>
    <message>
        <source>{cuts} tried, {speed} a second</source>
        <translation>{cuts} versucht, {speed} pro Sekunde</translation>
    </message>
    <message>
        <source>{days} d {hours:02} h</source>
        <translation>{days} d {hours:02} h</translation>
    </message>
    <message>
        <source>{done:,} of {total:,} changes tried, {found:,} found</source>
        <translation>{done:,} von {total:,} Änderungen probiert, {found:,} gefunden</translation>
    </message>
    <message>
        <source>{done:,} of {total:,} choices, {found:,} found</source>
        <translation>{done:,} von {total:,} Auswahlen, {found:,} gefunden</translation>
    </message>
    <message>
        <source>{done:,} of {total:,} pairs of changes tried, {found:,} found</source>
        <translation>{done:,} von {total:,} Paaren von Änderungen probiert, {found:,} gefunden</translation>
    </message>
    <message>
        <source>{engine}: {searched}</source>
        <translation>{engine}: {searched}</translation>
    </message>
    <message>
        <source>{error}; details are in {path}</source>
        <translation>{error}; Einzelheiten stehen in {path}</translation>
    </message>
    <message>
        <source>{files:,} of {total:,} files, {puzzles:,} new puzzles</source>
        <translation>{files:,} von {total:,} Dateien, {puzzles:,} neue Puzzles</translation>
    </message>
    <message>
        <source>{file} has no puzzle for a booklet: {reason}</source>
        <translation>{file} hat kein Puzzle für ein Heft: {reason}</translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation>{filled} von {cells}</translation>
    </message>
    <message>
        <source>{first:,} to {last:,} {unit}</source>
        <translation>{first:,} bis {last:,} {unit}</translation>
    </message>
    <message>
        <source>{format} cannot hold {title}: {reason}</source>
        <translation>{format} kann {title} nicht aufnehmen: {reason}</translation>
    </message>
    <message>
        <source>{found:,.0f} assemblies found and {analysed:,.0f} analysed per second; {states}, {share:.1f} % of distances already known</source>
        <translation>{found:,.0f} Zusammensetzungen gefunden und {analysed:,.0f} analysiert pro Sekunde; {states}, {share:.1f} % der Abstände schon bekannt</translation>
    </message>
    <message>
        <source>{found:,} found in {done:,} of {total:,} choices</source>
        <translation>{found:,} gefunden in {done:,} von {total:,} Auswahlen</translation>
    </message>
    <message>
        <source>{found:,} of {count:,} figures found</source>
        <translation>{found:,} von {count:,} Figuren gefunden</translation>
    </message>
    <message>
        <source>{found:,} of {done:,} figures found; {figures:,} are known</source>
        <translation>{found:,} von {done:,} Figuren gefunden; {figures:,} sind bekannt</translation>
    </message>
    <message>
        <source>{found:,} of {total:,} choices found</source>
        <translation>{found:,} von {total:,} Auswahlen gefunden</translation>
    </message>
    <message>
        <source>{found} ({kind})</source>
        <translation>{found} ({kind})</translation>
    </message>
    <message>
        <source>{found} so far</source>
        <translation>bisher {found}</translation>
    </message>
    <message>
        <source>{found}, {deleted:,} deleted</source>
        <translation>{found}, {deleted:,} gelöscht</translation>
    </message>
    <message>
        <source>{found}; {rest}</source>
        <translation>{found}; {rest}</translation>
    </message>
    <message>
        <source>{hours} h {minutes:02} min</source>
        <translation>{hours} h {minutes:02} min</translation>
    </message>
    <message>
        <source>{improvements} found, the best first.</source>
        <translation>{improvements} gefunden, die beste zuerst.</translation>
    </message>
    <message>
        <source>{label} has no solutions; solve it with --keep</source>
        <translation>{label} hat keine Lösungen; mit --keep lösen</translation>
    </message>
    <message>
        <source>{least:,} to {moves}</source>
        <translation>{least:,} bis {moves}</translation>
    </message>
    <message>
        <source>{least} to {most} of {pieces}</source>
        <translation>{least} bis {most} von {pieces}</translation>
    </message>
    <message>
        <source>{least} to {most} {cells}</source>
        <translation>{least} bis {most} {cells}</translation>
    </message>
    <message>
        <source>{listed:,} of {number:,}</source>
        <translation>{listed:,} von {number:,}</translation>
    </message>
    <message>
        <source>{low:,} to {high:,}</source>
        <translation>{low:,} bis {high:,}</translation>
    </message>
    <message>
        <source>{milliseconds:.0f} ms</source>
        <translation>{milliseconds:.0f} ms</translation>
    </message>
    <message>
        <source>{milliseconds:.3f} ms</source>
        <translation>{milliseconds:.3f} ms</translation>
    </message>
    <message>
        <source>{milliseconds:.3g} ms</source>
        <translation>{milliseconds:.3g} ms</translation>
    </message>
    <message>
        <source>{minutes} min {seconds:02} s</source>
        <translation>{minutes} min {seconds:02} s</translation>
    </message>
    <message>
        <source>{move}; needs allowance {number}</source>
        <translation>{move}; braucht Spiel {number}</translation>
    </message>
    <message>
        <source>{n:,.1f}</source>
        <translation>{n:,.1f}</translation>
    </message>
    <message>
        <source>{n:,.1f} dead ends for each solution</source>
        <translation>{n:,.1f} Sackgassen je Lösung</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} are not decided because the analysis reached a limit.</source>
        <translation>
            <numerusform>{n:,} ist nicht entschieden: Eine Grenze der Analyse wurde erreicht.</numerusform>
            <numerusform>{n:,} sind nicht entschieden: Eine Grenze der Analyse wurde erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung</numerusform>
            <numerusform>{n:,} Zusammensetzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies analysed</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung analysiert</numerusform>
            <numerusform>{n:,} Zusammensetzungen analysiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies analysed, {speed} per second</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung analysiert, {speed} pro Sekunde</numerusform>
            <numerusform>{n:,} Zusammensetzungen analysiert, {speed} pro Sekunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies found, {speed} per second</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung gefunden, {speed} pro Sekunde</numerusform>
            <numerusform>{n:,} Zusammensetzungen gefunden, {speed} pro Sekunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies were found, but none comes apart.</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung wurde gefunden, lässt sich aber nicht zerlegen.</numerusform>
            <numerusform>{n:,} Zusammensetzungen wurden gefunden, aber keine lässt sich zerlegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies were found. None is known to come apart.</source>
        <translation>
            <numerusform>{n:,} Zusammensetzung wurde gefunden. Ob sie sich zerlegen lässt, ist nicht bekannt.</numerusform>
            <numerusform>{n:,} Zusammensetzungen wurden gefunden. Von keinem ist bekannt, dass er sich zerlegen lässt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} burrs</source>
        <translation>
            <numerusform>{n:,} Burr</numerusform>
            <numerusform>{n:,} Burrs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cannot be taken apart</source>
        <translation>
            <numerusform>{n:,} lässt sich nicht zerlegen</numerusform>
            <numerusform>{n:,} lassen sich nicht zerlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells</source>
        <translation>
            <numerusform>{n:,} Zelle</numerusform>
            <numerusform>{n:,} Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} changes</source>
        <translation>
            <numerusform>{n:,} Änderung</numerusform>
            <numerusform>{n:,} Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} come apart</source>
        <translation>
            <numerusform>{n:,} lässt sich zerlegen</numerusform>
            <numerusform>{n:,} lassen sich zerlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cuts</source>
        <translation>
            <numerusform>{n:,} Schnitt</numerusform>
            <numerusform>{n:,} Schnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} dead ends</source>
        <translation>
            <numerusform>{n:,} Sackgasse</numerusform>
            <numerusform>{n:,} Sackgassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} Figur</numerusform>
            <numerusform>{n:,} Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} good cuts</source>
        <translation>
            <numerusform>{n:,} guter Schnitt</numerusform>
            <numerusform>{n:,} gute Schnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} improvements</source>
        <translation>
            <numerusform>{n:,} Verbesserung</numerusform>
            <numerusform>{n:,} Verbesserungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} moves</source>
        <translation>
            <numerusform>{n:,} Zug</numerusform>
            <numerusform>{n:,} Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} moves of one piece</source>
        <translation>
            <numerusform>{n:,} Zug eines Teils</numerusform>
            <numerusform>{n:,} Züge eines Teils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} not decided (limit)</source>
        <translation>
            <numerusform>{n:,} nicht entschieden (Grenze)</numerusform>
            <numerusform>{n:,} nicht entschieden (Grenze)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} orientations</source>
        <translation>
            <numerusform>{n:,} Lage</numerusform>
            <numerusform>{n:,} Lagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other problems use this piece and keep the unchanged shape.</source>
        <translation>
            <numerusform>{n:,} anderes Problem verwendet dieses Teil und behält die unveränderte Form.</numerusform>
            <numerusform>{n:,} andere Probleme verwenden dieses Teil und behalten die unveränderte Form.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} placements</source>
        <translation>
            <numerusform>{n:,} Platzierung</numerusform>
            <numerusform>{n:,} Platzierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} plates</source>
        <translation>
            <numerusform>{n:,} Druckplatte</numerusform>
            <numerusform>{n:,} Druckplatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} positions</source>
        <translation>
            <numerusform>{n:,} Stellung</numerusform>
            <numerusform>{n:,} Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} possible changes</source>
        <translation>
            <numerusform>{n:,} mögliche Änderung</numerusform>
            <numerusform>{n:,} mögliche Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} puzzles</source>
        <translation>
            <numerusform>{n:,} Puzzle</numerusform>
            <numerusform>{n:,} Puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} slides</source>
        <translation>
            <numerusform>{n:,} Verschiebung</numerusform>
            <numerusform>{n:,} Verschiebungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions cannot be taken apart.</source>
        <translation>
            <numerusform>{n:,} Lösung lässt sich nicht zerlegen.</numerusform>
            <numerusform>{n:,} Lösungen lassen sich nicht zerlegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions.</source>
        <translation>
            <numerusform>{n:,} Lösung.</numerusform>
            <numerusform>{n:,} Lösungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} stages</source>
        <translation>
            <numerusform>{n:,} Schritt</numerusform>
            <numerusform>{n:,} Schritte</numerusform>
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
        <source>{n:,} states, {share} % of distances already known</source>
        <translation>
            <numerusform>{n:,} Zustand, {share} % der Abstände schon bekannt</numerusform>
            <numerusform>{n:,} Zustände, {share} % der Abstände schon bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} steps of one cell</source>
        <translation>
            <numerusform>{n:,} Schritt um eine Zelle</numerusform>
            <numerusform>{n:,} Schritte um eine Zelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} straight moves</source>
        <translation>
            <numerusform>{n:,} gerader Zug</numerusform>
            <numerusform>{n:,} gerade Züge</numerusform>
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
        <source>{n:,} workers</source>
        <translation>
            <numerusform>{n:,} Worker</numerusform>
            <numerusform>{n:,} Workern</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:.1f} pieces fit after a wrong choice</source>
        <translation>{n:.1f} Teile passen nach einer falschen Wahl</translation>
    </message>
    <message numerus="yes">
        <source>{n:words} moves of one piece</source>
        <translation>
            <numerusform>{n:words} Zug eines Teils</numerusform>
            <numerusform>{n:words} Züge eines Teils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} pieces</source>
        <translation>
            <numerusform>{n:words} Teil</numerusform>
            <numerusform>{n:words} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} plates</source>
        <translation>
            <numerusform>{n:words} Druckplatte</numerusform>
            <numerusform>{n:words} Druckplatten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} steps of one cell</source>
        <translation>
            <numerusform>{n:words} Schritt um eine Zelle</numerusform>
            <numerusform>{n:words} Schritte um eine Zelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} straight moves</source>
        <translation>
            <numerusform>{n:words} gerader Zug</numerusform>
            <numerusform>{n:words} gerade Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation>{names} und {more} weitere</translation>
    </message>
    <message>
        <source>{names}, and {more:,} more</source>
        <translation>{names} und {more:,} weitere</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} Kopie</translation>
    </message>
    <message>
        <source>{name}, assembled</source>
        <translation>{name}, zusammengesetzt</translation>
    </message>
    <message>
        <source>{number:,} cannot be taken apart</source>
        <translation>{number:,} nicht zerlegbar</translation>
    </message>
    <message>
        <source>{number:,} explored</source>
        <translation>{number:,} untersucht</translation>
    </message>
    <message>
        <source>{number:,} listed</source>
        <translation>{number:,} aufgelistet</translation>
    </message>
    <message>
        <source>{number:,} mirror images of others</source>
        <translation>{number:,} Spiegelbilder anderer</translation>
    </message>
    <message>
        <source>{number:,} not decided (limit)</source>
        <translation>{number:,} nicht entschieden (Grenze)</translation>
    </message>
    <message>
        <source>{number:,} refuted by parity</source>
        <translation>{number:,} durch Parität widerlegt</translation>
    </message>
    <message>
        <source>{number:,} with too many solutions</source>
        <translation>{number:,} mit zu vielen Lösungen</translation>
    </message>
    <message>
        <source>{number:,} without a solution</source>
        <translation>{number:,} ohne Lösung</translation>
    </message>
    <message numerus="yes">
        <source>{numbers} solutions expected</source>
        <translation>
            <numerusform>{numbers} Lösung erwartet</numerusform>
            <numerusform>{numbers} Lösungen erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {pieces}</source>
        <translation>{number} von {pieces}</translation>
    </message>
    <message>
        <source>{number} threads</source>
        <translation>{number} Threads</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces are cut into parts: join them with the dowels and glue.</source>
        <translation>
            <numerusform>{n} Teil ist zerschnitten: die Stücke mit den Dübeln und Leim verbinden.</numerusform>
            <numerusform>{n} Teile sind zerschnitten: die Stücke mit den Dübeln und Leim verbinden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces are cut into parts: press them together with the pins.</source>
        <translation>
            <numerusform>{n} Teil ist geteilt: die Stücke mit den Stiften zusammendrücken.</numerusform>
            <numerusform>{n} Teile sind geteilt: die Stücke mit den Stiften zusammendrücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces are hollow: glue each lid on its ledge.</source>
        <translation>
            <numerusform>{n} Teil ist hohl: den Deckel auf den Absatz leimen.</numerusform>
            <numerusform>{n} Teile sind hohl: jeden Deckel auf seinen Absatz leimen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces need support.</source>
        <translation>
            <numerusform>{n} Teil braucht Stützen.</numerusform>
            <numerusform>{n} Teile brauchen Stützen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one}, oder {other}</translation>
    </message>
    <message>
        <source>{ordinal} piece</source>
        <translation>{ordinal} Teil</translation>
    </message>
    <message>
        <source>{own:,} up to the puzzle's own symmetry, {of_figure:,} up to the figure's</source>
        <translation>{own:,} nach der Symmetrie des Puzzles, {of_figure:,} nach der der Figur</translation>
    </message>
    <message>
        <source>{own:,} up to the puzzle's own symmetry; the number up to the figure's needs a full search</source>
        <translation>{own:,} nach der Symmetrie des Puzzles; die Anzahl nach der der Figur braucht eine vollständige Suche</translation>
    </message>
    <message>
        <source>{part} of the placements explored here</source>
        <translation>{part} der hier untersuchten Platzierungen</translation>
    </message>
    <message>
        <source>{pieces} must be placed; there are {placements} of single pieces.</source>
        <translation>{pieces} sind zu setzen; für einzelne Teile gibt es {placements}.</translation>
    </message>
    <message>
        <source>{pieces} on {plates} of {bed} mm.</source>
        <translation>{pieces} auf {plates} von {bed} mm.</translation>
    </message>
    <message>
        <source>{pieces} {from_side}</source>
        <translation>{pieces} {from_side}</translation>
    </message>
    <message numerus="yes">
        <source>{pieces} {from_side}, in {n:,} moves; other pieces make way</source>
        <translation>
            <numerusform>{pieces} {from_side}, in {n:,} Zug</numerusform>
            <numerusform>{pieces} {from_side}, in {n:,} Zügen; andere Teile weichen aus</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}: turn by {angle}° about the axis through {line}, {sense}</source>
        <translation>{pieces}: Drehung um {angle}° um die Achse durch {line}, {sense}</translation>
    </message>
    <message>
        <source>{pieces}: {distance} {towards}</source>
        <translation>{pieces}: {distance} {towards}</translation>
    </message>
    <message>
        <source>{pieces}: {towards} and out</source>
        <translation>{pieces}: {towards} und hinaus</translation>
    </message>
    <message>
        <source>{piece}, apart from the others for now</source>
        <translation>{piece}, vorerst getrennt von den anderen</translation>
    </message>
    <message>
        <source>{piece}, the first piece</source>
        <translation>{piece}, das erste Teil</translation>
    </message>
    <message>
        <source>{piece}, which stays together with {others}</source>
        <translation>{piece}, das mit {others} zusammenbleibt</translation>
    </message>
    <message>
        <source>{piece}: {weight}</source>
        <translation>{piece}: {weight}</translation>
    </message>
    <message>
        <source>{rate} placements per second</source>
        <translation>{rate} Platzierungen pro Sekunde</translation>
    </message>
    <message>
        <source>{rate} unique solutions per second</source>
        <translation>{rate} verschiedene Lösungen pro Sekunde</translation>
    </message>
    <message>
        <source>{reason}; animate their build-up instead</source>
        <translation>{reason}; stattdessen den Aufbau zeigen</translation>
    </message>
    <message>
        <source>{reason}; start a new search</source>
        <translation>{reason}; eine neue Suche starten</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation>{seconds:.1f} s</translation>
    </message>
    <message>
        <source>{share:.0f} %</source>
        <translation>{share:.0f} %</translation>
    </message>
    <message>
        <source>{share:.1f} %</source>
        <translation>{share:.1f} %</translation>
    </message>
    <message>
        <source>{share:.2g} %</source>
        <translation>{share:.2g} %</translation>
    </message>
    <message>
        <source>{size}-cell piece</source>
        <translation>{size}-Zellen-Teil</translation>
    </message>
    <message>
        <source>{size}-cell pieces</source>
        <translation>{size}-Zellen-Teile</translation>
    </message>
    <message>
        <source>{size}-cube piece</source>
        <translation>{size}-Würfel-Teil</translation>
    </message>
    <message>
        <source>{size}-cube pieces</source>
        <translation>{size}-Würfel-Teile</translation>
    </message>
    <message>
        <source>{slides} and {turns}, {allowance}. Such levels cannot be compared with others.</source>
        <translation>{slides} und {turns}, {allowance}. Solche Stufen sind mit anderen nicht vergleichbar.</translation>
    </message>
    <message>
        <source>{states:,} positions examined to depth {depth}, {front:,} waiting</source>
        <translation>{states:,} Stellungen bis Tiefe {depth} untersucht, {front:,} warten</translation>
    </message>
    <message>
        <source>{symbol} {from_where}, {support}</source>
        <translation>{symbol} {from_where}, {support}</translation>
    </message>
    <message>
        <source>{symbol}, which cannot be moved in straight</source>
        <translation>{symbol}, lässt sich nicht gerade hineinbewegen</translation>
    </message>
    <message>
        <source>{text} ({name})</source>
        <translation>{text} ({name})</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{title}, plate {number}</source>
        <translation>{title}, Druckplatte {number}</translation>
    </message>
    <message>
        <source>{turns} ({number})</source>
        <translation>{turns} ({number})</translation>
    </message>
    <message>
        <source>{unique:,} unique, {rotations:,} up to rotation, {raw:,} raw</source>
        <translation>{unique:,} verschiedene, {rotations:,} bis auf Drehung, {raw:,} roh</translation>
    </message>
    <message>
        <source>{visited:,} nodes visited, {complete:,} with a solution</source>
        <translation>{visited:,} Knoten besucht, {complete:,} mit einer Lösung</translation>
    </message>
    <message>
        <source>{word} is neither a piece nor a number nor {other}.</source>
        <translation>{word} ist weder ein Teil noch eine Nummer noch {other}.</translation>
    </message>
    <message>
        <source>× fastest</source>
        <translation>× schnellster</translation>
    </message>
    <message>
        <source>× fewest explored</source>
        <translation>× wenigste untersucht</translation>
    </message>
    <message>
        <source>“{symbol}” is already the symbol of {piece}.</source>
        <translation>„{symbol}“ ist schon das Symbol von {piece}.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>“{title}” was changed by another program since you opened it.</source>
        <translation>„{title}“ wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>“{title}” was replaced by another program since you opened it.</source>
        <translation>„{title}“ wurde seit dem Öffnen von einem anderen Programm ersetzt.</translation>
    </message>
</context>
</TS>

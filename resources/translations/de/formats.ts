<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>formats</name>
    <message>
        <source> under a name that ends in .toml</source>
        <translation> unter einem Namen, der mit .toml endet</translation>
    </message>
    <message>
        <source> when unpacked</source>
        <translation> in entpackter Form</translation>
    </message>
    <message>
        <source>'minimum' for all pieces must be 0, all or none, not '{short}'</source>
        <translation>„minimum“ aller Teile muss 0, all oder none sein, nicht „{short}“</translation>
    </message>
    <message>
        <source>'sets' needs a whole number from 1 to 999, not '{short}'</source>
        <translation>„sets“ braucht eine ganze Zahl von 1 bis 999, nicht „{short}“</translation>
    </message>
    <message>
        <source>'{block}', which has no pieces that fit it</source>
        <translation>„{block}“, wozu keine Teile passen</translation>
    </message>
    <message>
        <source>'{format}' is needed</source>
        <translation>nötig ist '{format}'</translation>
    </message>
    <message>
        <source>'{mark}' is not a colour: write '{dark}' for a dark cell, '{light}' for a light one</source>
        <translation>„{mark}“ ist keine der Farben: „{dark}“ für eine dunkle Zelle schreiben, „{light}“ für eine helle</translation>
    </message>
    <message>
        <source>'{mark}' is not a piece of {pieces}</source>
        <translation>„{mark}“ ist kein Teil von {pieces}</translation>
    </message>
    <message>
        <source>'{mark}' stands for the pieces {owner} and {symbol}</source>
        <translation>„{mark}“ steht für die Teile {owner} und {symbol}</translation>
    </message>
    <message>
        <source>'{name}' needs true or false, not '{short}'</source>
        <translation>„{name}“ braucht true oder false, nicht „{short}“</translation>
    </message>
    <message>
        <source>'{short}' cannot be read; write fields such as count=2</source>
        <translation>„{short}“ kann nicht gelesen werden; Felder wie count=2 schreiben</translation>
    </message>
    <message>
        <source>; draw them below it between bars, as in '|1 1|'</source>
        <translation>; sie darunter zwischen Strichen zeichnen, wie in '|1 1|'</translation>
    </message>
    <message>
        <source>&lt;{tag}&gt; has no attribute '{name}'; add it</source>
        <translation>&lt;{tag}&gt; hat kein Attribut „{name}“; es hinzufügen</translation>
    </message>
    <message>
        <source>&lt;{tag}&gt; has {name}="{text}"; a whole number from {least} to {most} is needed</source>
        <translation>&lt;{tag}&gt; hat {name}="{text}"; eine ganze Zahl von {least} bis {most} ist nötig</translation>
    </message>
    <message>
        <source>A plate for each colour</source>
        <translation>Eine Druckplatte für jede Farbe</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>Animiertes WebP</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>Azimut</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Bed</source>
        <translation>Druckbett</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>BurrTools cannot mirror pieces ({mirrored}); choose another format</source>
        <translation>BurrTools kann Teile nicht spiegeln ({mirrored}); ein anderes Format wählen</translation>
    </message>
    <message>
        <source>BurrTools does not document how it numbers the turns of {grid}; choose another format</source>
        <translation>BurrTools dokumentiert nicht, wie es die Drehungen nummeriert ({grid}); ein anderes Format wählen</translation>
    </message>
    <message>
        <source>BurrTools file</source>
        <translation>BurrTools-Datei</translation>
    </message>
    <message>
        <source>BurrTools file with stored solutions</source>
        <translation>BurrTools-Datei mit gespeicherten Lösungen</translation>
    </message>
    <message>
        <source>BurrTools has no {cells}</source>
        <translation>BurrTools hat keine {cells}</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Verbinder</translation>
    </message>
    <message>
        <source>Cubewright cannot write to this folder. {lost}; give Cubewright permission to write to the folder</source>
        <translation>in diesen Ordner kann Cubewright nicht schreiben. {lost}; Cubewright das Schreiben in den Ordner erlauben</translation>
    </message>
    <message>
        <source>Cubewright project</source>
        <translation>Cubewright-Projekt</translation>
    </message>
    <message>
        <source>Cut along solid lines. Fold dashed lines backwards, dotted lines forwards.</source>
        <translation>An durchgezogenen Linien schneiden. Gestrichelte Linien nach hinten falten, gepunktete nach vorn.</translation>
    </message>
    <message>
        <source>Cut pieces that need support</source>
        <translation>Teile zerschneiden, die Stützen brauchen</translation>
    </message>
    <message>
        <source>Dowels</source>
        <translation>Dübel</translation>
    </message>
    <message>
        <source>Drain hole</source>
        <translation>Ablaufloch</translation>
    </message>
    <message>
        <source>Drawn with OpenGL by {name}.</source>
        <translation>Mit OpenGL von {name} gezeichnet.</translation>
    </message>
    <message>
        <source>Drawn without OpenGL: {reason}.</source>
        <translation>Ohne OpenGL gezeichnet: {reason}.</translation>
    </message>
    <message>
        <source>Drill each hole {diameter:g} mm wide and {depth:.1f} mm deep. Glue with dowels of {length:.1f} mm.</source>
        <translation>Jedes Loch {diameter:g} mm weit und {depth:.1f} mm tief bohren. Mit Dübeln von {length:.1f} mm verleimen.</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Höhenwinkel</translation>
    </message>
    <message>
        <source>Engraved symbol</source>
        <translation>Eingraviertes Symbol</translation>
    </message>
    <message>
        <source>Explored and kept per stage</source>
        <translation>Untersucht und behalten je Schritt</translation>
    </message>
    <message>
        <source>Figure file</source>
        <translation>Figurdatei</translation>
    </message>
    <message>
        <source>Figures with their pieces</source>
        <translation>Figuren mit ihren Teilen</translation>
    </message>
    <message>
        <source>Fill the figure with the pieces of {set}.</source>
        <translation>Die Figur mit den Teilen von {set} füllen.</translation>
    </message>
    <message>
        <source>Glue each tab below the side with the same number.</source>
        <translation>Jede Klebelasche unter die Seite mit derselben Nummer kleben.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>JSON for other programs</source>
        <translation>JSON für andere Programme</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Lid</source>
        <translation>Deckel</translation>
    </message>
    <message>
        <source>Longest bridge</source>
        <translation>Längste Brücke</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed; install it, or choose GIF</source>
        <translation>MP4 braucht das Programm ffmpeg, das nicht installiert ist; es installieren oder GIF wählen</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Only piece</source>
        <translation>Nur Teil</translation>
    </message>
    <message>
        <source>OpenSCAD text has no tray; choose another format</source>
        <translation>OpenSCAD-Text hat keine Schale; ein anderes Format wählen</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt ({error}); SVG works without it</source>
        <translation>PNG und PDF brauchen Qt ({error}); SVG geht ohne</translation>
    </message>
    <message>
        <source>PNG chart</source>
        <translation>PNG-Diagramm</translation>
    </message>
    <message>
        <source>Page to solve the puzzle</source>
        <translation>Seite zum Lösen des Puzzles</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Teilesatz</translation>
    </message>
    <message>
        <source>Pins that snap in</source>
        <translation>Stifte, die einrasten</translation>
    </message>
    <message>
        <source>QR code of the puzzle</source>
        <translation>QR-Code des Puzzles</translation>
    </message>
    <message>
        <source>Qt is not installed ({error})</source>
        <translation>Qt ist nicht installiert ({error})</translation>
    </message>
    <message>
        <source>Round edges</source>
        <translation>Kanten runden</translation>
    </message>
    <message>
        <source>SVG chart</source>
        <translation>SVG-Diagramm</translation>
    </message>
    <message>
        <source>Settings are not kept</source>
        <translation>Einstellungen werden nicht behalten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Größe einer Zelle</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Solution {number:,}</source>
        <translation>Lösung {number:,}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Stage: number of placed pieces</source>
        <translation>Schritt: Anzahl platzierter Teile</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>Stereo</translation>
    </message>
    <message>
        <source>Summary in the form of the Meteor contest</source>
        <translation>Zusammenfassung in der Form des Meteor-Wettbewerbs</translation>
    </message>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Tabelle für Tabellenkalkulationen (CSV)</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>Zerlegen</translation>
    </message>
    <message>
        <source>Test of clearances</source>
        <translation>Probe des Spiels</translation>
    </message>
    <message>
        <source>Text pictures of the layers</source>
        <translation>Textbilder der Ebenen</translation>
    </message>
    <message>
        <source>The file was renamed to {target}: delete that file, or correct it and rename it back</source>
        <translation>Die Datei wurde in {target} umbenannt: diese Datei löschen, oder berichtigen und zurückbenennen</translation>
    </message>
    <message>
        <source>The line below is 50 mm long on paper if the page is printed in true size.</source>
        <translation>Die Linie unten ist auf Papier 50 mm lang, wenn die Seite in wahrer Größe gedruckt ist.</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Drehteller</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Wide bars: explored. Narrow bars: kept. Logarithmic scale.</source>
        <translation>Breite Balken: untersucht. Schmale Balken: behalten. Logarithmische Skala.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Work is not kept for recovery, and your piece sets cannot be saved</source>
        <translation>Arbeit wird nicht zur Wiederherstellung aufbewahrt, und eigene Teilesätze können nicht gespeichert werden</translation>
    </message>
    <message>
        <source>a BurrTools file</source>
        <translation>eine BurrTools-Datei</translation>
    </message>
    <message>
        <source>a SHA-256 checksum</source>
        <translation>eine SHA-256-Prüfsumme</translation>
    </message>
    <message>
        <source>a booklet can have up to {most:,} puzzles, but these are {n:,}</source>
        <translation>ein Heft kann bis zu {most:,} Puzzles haben, dies sind aber {n:,}</translation>
    </message>
    <message>
        <source>a box of {width}x{depth}x{height} has {width2:,} positions, but there are {number:,}</source>
        <translation>eine Box von {width}x{depth}x{height} hat {width2:,} Positionen, aber es sind {number:,}</translation>
    </message>
    <message>
        <source>a cell of three whole numbers</source>
        <translation>eine Zelle aus drei ganzen Zahlen</translation>
    </message>
    <message>
        <source>a colour number up to 1000</source>
        <translation>eine Farbnummer bis 1000</translation>
    </message>
    <message>
        <source>a colour such as #4c86ee</source>
        <translation>eine Farbe wie #4c86ee</translation>
    </message>
    <message>
        <source>a colour such as #4c86ee is needed, not '{short}'</source>
        <translation>eine Farbe wie #4c86ee ist nötig, nicht „{short}“</translation>
    </message>
    <message>
        <source>a colour such as '#4c86ee'</source>
        <translation>eine Farbe wie '#4c86ee'</translation>
    </message>
    <message>
        <source>a cutting list cannot hold {title}: {reason}</source>
        <translation>eine Schnittliste kann {title} nicht aufnehmen: {reason}</translation>
    </message>
    <message>
        <source>a face has no room for a symbol; reduce {engrave} or increase {unit}</source>
        <translation>eine Fläche hat keinen Platz für ein Symbol; {engrave} verkleinern oder {unit} vergrößern</translation>
    </message>
    <message>
        <source>a face of piece {piece} is larger than the page; reduce {unit}</source>
        <translation>eine Fläche des Teils {piece} ist größer als die Seite; {unit} verkleinern</translation>
    </message>
    <message>
        <source>a figure file</source>
        <translation>eine Figurdatei</translation>
    </message>
    <message>
        <source>a figure file cannot show a piece as '{mark}'</source>
        <translation>eine Figurdatei kann ein Teil nicht als „{mark}“ zeigen</translation>
    </message>
    <message>
        <source>a figure of cubes needs a header '/SOMA Name', and rows without bars</source>
        <translation>eine Figur aus Würfeln braucht eine Kopfzeile '/SOMA Name' und Zeilen ohne Striche</translation>
    </message>
    <message>
        <source>a figure without a name</source>
        <translation>eine Figur ohne Namen</translation>
    </message>
    <message>
        <source>a file in a collection</source>
        <translation>eine Datei in einer Sammlung</translation>
    </message>
    <message>
        <source>a header names its lattice in brackets, as in '[hexagonal] Name'</source>
        <translation>eine Kopfzeile nennt ihre Gitterart in Klammern, wie in '[hexagonal] Name'</translation>
    </message>
    <message>
        <source>a later version made it; install the newest version to open it</source>
        <translation>eine spätere Version hat ihn erzeugt; installieren Sie die neueste Version, um ihn zu öffnen</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>ein Link</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of [[puzzles]] with at most 1000 entries</source>
        <translation>eine Liste von [[puzzles]] mit höchstens 1000 Einträgen</translation>
    </message>
    <message>
        <source>a list of cells</source>
        <translation>eine Liste von Zellen</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>eine Liste von vier Zahlen</translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation>eine Liste von Teilen</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>eine Liste von Puzzles</translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it (format {version}; this program reads {version2}); update Cubewright to use it</source>
        <translation>eine neuere Version von Cubewright hat die Datei geschrieben (Format {version}; dieses Programm liest {version2}); Cubewright aktualisieren, um sie zu benutzen</translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it (format {version}; this program writes {version2}); update Cubewright to change it</source>
        <translation>eine neuere Version von Cubewright hat es geschrieben (Format {version}; dieses Programm schreibt {version2}); Cubewright aktualisieren, um es zu ändern</translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it; update Cubewright to read it</source>
        <translation>eine neuere Version von Cubewright hat die Datei geschrieben; Cubewright aktualisieren, um sie zu lesen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>a number from {least} to {most} is needed</source>
        <translation>nötig ist eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>a number has more than {digits} digits; correct it</source>
        <translation>eine Zahl hat mehr als {digits} Ziffern; sie berichtigen</translation>
    </message>
    <message>
        <source>a number is needed, not '{text}'</source>
        <translation>nötig ist eine Zahl, nicht '{text}'</translation>
    </message>
    <message>
        <source>a number of copies</source>
        <translation>eine Anzahl von Exemplaren</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>eine nicht negative Zahl</translation>
    </message>
    <message>
        <source>a piece is a text such as "xx|x.", a list of such layers, or the number of a stick</source>
        <translation>ein Teil ist ein Text wie "xx|x.", eine Liste solcher Schichten oder die Nummer eines Stabs</translation>
    </message>
    <message>
        <source>a piece set</source>
        <translation>ein Teilesatz</translation>
    </message>
    <message>
        <source>a piece set has no figure; convert it to .toml only</source>
        <translation>ein Teilesatz hat keine Figur; nur in .toml umwandeln</translation>
    </message>
    <message>
        <source>a plan contains turns, which BurrTools does not support</source>
        <translation>ein Plan enthält Drehungen, die BurrTools nicht kennt</translation>
    </message>
    <message>
        <source>a plan is damaged; analyse the solution again</source>
        <translation>ein Plan ist beschädigt; die Lösung erneut analysieren</translation>
    </message>
    <message>
        <source>a problem contradicts itself ({error})</source>
        <translation>ein Problem widerspricht sich selbst ({error})</translation>
    </message>
    <message>
        <source>a project file</source>
        <translation>eine Projektdatei</translation>
    </message>
    <message>
        <source>a puzzle of a collection</source>
        <translation>ein Puzzle einer Sammlung</translation>
    </message>
    <message>
        <source>a recovery copy</source>
        <translation>eine Wiederherstellungskopie</translation>
    </message>
    <message>
        <source>a row cannot be read; write it as in '/XX/X.'</source>
        <translation>eine Zeile kann nicht gelesen werden; wie in '/XX/X.' schreiben</translation>
    </message>
    <message>
        <source>a saved search</source>
        <translation>eine gespeicherte Suche</translation>
    </message>
    <message>
        <source>a separation has a value that is not a number</source>
        <translation>eine Trennung enthält etwas anderes als Zahlen</translation>
    </message>
    <message>
        <source>a separation has positions of the wrong pieces, or no positions</source>
        <translation>eine Trennung hat Stellungen falscher Teile oder keine Stellungen</translation>
    </message>
    <message>
        <source>a separation moves a piece {error} that the solution does not use</source>
        <translation>eine Trennung bewegt ein Teil {error}, das die Lösung nicht verwendet</translation>
    </message>
    <message>
        <source>a separation removes pieces before its last move, or none at all</source>
        <translation>eine Trennung entfernt Teile vor ihrem letzten Zug oder gar keine</translation>
    </message>
    <message>
        <source>a set that is included with the program</source>
        <translation>einem Satz, der zum Programm gehört</translation>
    </message>
    <message>
        <source>a stereo picture shows one solution in space: choose {view} space, {count} 1</source>
        <translation>ein Stereobild zeigt eine Lösung im Raum: {view} space und {count} 1 wählen</translation>
    </message>
    <message>
        <source>a stick is longer than the paper; reduce {unit}</source>
        <translation>ein Stab ist länger als das Papier; {unit} verkleinern</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text in it is damaged; open a backup copy of it</source>
        <translation>ein Text darin ist beschädigt; eine Sicherungskopie öffnen</translation>
    </message>
    <message>
        <source>a text of at most 100000 characters</source>
        <translation>ein Text von höchstens 100000 Zeichen</translation>
    </message>
    <message>
        <source>a text of at most 500 characters</source>
        <translation>ein Text von höchstens 500 Zeichen</translation>
    </message>
    <message>
        <source>a tray needs a figure whose layers all have the same outline</source>
        <translation>eine Schale braucht eine Figur, deren Ebenen alle denselben Umriss haben</translation>
    </message>
    <message>
        <source>a wall of the room is in the place of the piece {symbol!r}</source>
        <translation>am Platz des Teils {symbol!r} ist eine Wand des Raums</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from 0 to 999</source>
        <translation>eine ganze Zahl von 0 bis 999</translation>
    </message>
    <message>
        <source>a whole number from 0 to {count}, the count, is needed, not {minimum}</source>
        <translation>eine ganze Zahl von 0 bis {count}, der Anzahl, ist nötig, nicht {minimum}</translation>
    </message>
    <message>
        <source>a whole number from 0 to {max_copies}</source>
        <translation>eine ganze Zahl von 0 bis {max_copies}</translation>
    </message>
    <message>
        <source>a whole number greater than 0</source>
        <translation>eine ganze Zahl größer als 0</translation>
    </message>
    <message>
        <source>a whole number is needed, not '{text}'</source>
        <translation>nötig ist eine ganze Zahl, nicht '{text}'</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>eine nicht negative ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number up to 1000000</source>
        <translation>eine ganze Zahl bis 1000000</translation>
    </message>
    <message>
        <source>a year</source>
        <translation>eine Jahreszahl</translation>
    </message>
    <message>
        <source>a {noun} has no volume left: its faces are {room:.2f} mm from its centre; reduce {clearance} or {bevel}, or increase {unit}</source>
        <translation>es bleibt nichts übrig ({noun}): Die Flächen sind {room:.2f} mm von der Mitte; {clearance} oder {bevel} verkleinern oder {unit} vergrößern</translation>
    </message>
    <message>
        <source>a {noun} has no volume left: its faces are {room:.2f} mm from its centre; reduce {clearance}, {bevel} or {wall}, or increase {unit}</source>
        <translation>es bleibt nichts übrig ({noun}): Die Flächen sind {room:.2f} mm von der Mitte; {clearance}, {bevel} oder {wall} verkleinern oder {unit} vergrößern</translation>
    </message>
    <message>
        <source>add a block with five holes and a plug, to find the right clearance</source>
        <translation>einen Block mit fünf Löchern und einen Stöpsel hinzufügen, um das richtige Spiel zu finden</translation>
    </message>
    <message>
        <source>add a lid that slips over the tray</source>
        <translation>einen Deckel hinzufügen, der über die Schale passt</translation>
    </message>
    <message>
        <source>an alternative to the figure above</source>
        <translation>eine Alternative zur Figur darüber</translation>
    </message>
    <message>
        <source>an exported collection</source>
        <translation>eine exportierte Sammlung</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>anaglyph: for red and cyan glasses; pair: side by side, for a parallel gaze or a viewer</source>
        <translation>anaglyph: für eine Rot-Cyan-Brille; pair: nebeneinander, für den Parallelblick oder einen Betrachter</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>einem anderen Prozess</translation>
    </message>
    <message>
        <source>another program is writing it; try again when it has finished</source>
        <translation>ein anderes Programm schreibt es gerade; danach noch einmal versuchen</translation>
    </message>
    <message>
        <source>any subset that fits</source>
        <translation>jede passende Teilmenge</translation>
    </message>
    <message>
        <source>at least one [[pieces]]</source>
        <translation>mindestens ein [[pieces]]</translation>
    </message>
    <message>
        <source>back</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>balls have no flat face for a symbol; set {engrave} to 0</source>
        <translation>Kugeln haben keine ebene Fläche für ein Symbol; {engrave} auf 0 setzen</translation>
    </message>
    <message>
        <source>bed: the pieces of the set beside each other; assembled: a solution; tray: an open tray for the figure</source>
        <translation>bed: die Teile des Satzes nebeneinander; assembled: eine Lösung; tray: eine offene Schale für die Figur</translation>
    </message>
    <message>
        <source>black: patterns instead of colours</source>
        <translation>black: Muster statt Farben</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>brackets are nested more than {depth} deep; check that it is the right file</source>
        <translation>Klammern sind mehr als {depth} tief geschachtelt; prüfen, ob es die richtige Datei ist</translation>
    </message>
    <message>
        <source>bricks</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>built-in puzzle</source>
        <translation>mitgeliefertes Puzzle</translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation>kann nicht angelegt werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: check that you may change the file and its folder</source>
        <translation>kann nicht gelesen werden: prüfen, ob die Datei und ihr Ordner geändert werden dürfen</translation>
    </message>
    <message>
        <source>cannot be read: save it as UTF-8 text</source>
        <translation>kann nicht gelesen werden: als UTF-8-Text speichern</translation>
    </message>
    <message>
        <source>cannot be read: the disk reports an error</source>
        <translation>kann nicht gelesen werden: Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>cannot be read: {newer}</source>
        <translation>kann nicht gelesen werden: {newer}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be used: {reason}</source>
        <translation>kann nicht verwendet werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: check that you may change the file and its folder</source>
        <translation>kann nicht geschrieben werden: prüfen, ob die Datei und ihr Ordner geändert werden dürfen</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full; the file as last saved is unchanged</source>
        <translation>kann nicht geschrieben werden: Der Datenträger ist voll; was vorher gespeichert war, bleibt erhalten</translation>
    </message>
    <message>
        <source>cannot be written: the disk reports an error</source>
        <translation>kann nicht geschrieben werden: Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>challenge: the figure and its pieces; solution: on a separate page; pieces: a chart</source>
        <translation>challenge: die Figur und ihre Teile; solution: eine eigene Seite; pieces: eine Übersicht</translation>
    </message>
    <message>
        <source>changes of pieces need {needed}</source>
        <translation>Änderungen von Teilen brauchen {needed}</translation>
    </message>
    <message>
        <source>characters of pieces with the same shape are needed, not {group!r}</source>
        <translation>nötig sind Zeichen von Teilen mit derselben Form, nicht {group!r}</translation>
    </message>
    <message>
        <source>column '{column}': {reason}</source>
        <translation>Spalte '{column}': {reason}</translation>
    </message>
    <message>
        <source>commented out in the file</source>
        <translation>in der Datei auskommentiert</translation>
    </message>
    <message>
        <source>cut pieces that need support into parts, with dowels to join them</source>
        <translation>Teile, die Stützen brauchen, in Stücke schneiden, mit Dübeln zum Verbinden</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>depth of the engraved symbol; 0: none</source>
        <translation>Tiefe des eingravierten Symbols; 0: keines</translation>
    </message>
    <message>
        <source>diameter of the connectors between balls, in percent of the balls</source>
        <translation>Durchmesser der Verbinder zwischen Kugeln, in Prozent der Kugeln</translation>
    </message>
    <message>
        <source>diameter of the dowels; 0: glue only</source>
        <translation>Durchmesser der Dübel; 0: nur leimen</translation>
    </message>
    <message>
        <source>diameter of the hole in hollow pieces; 0: none</source>
        <translation>Durchmesser des Lochs in hohlen Teilen; 0: keines</translation>
    </message>
    <message>
        <source>did you mean '[{close}]'?</source>
        <translation>vielleicht „[{close}]“?</translation>
    </message>
    <message>
        <source>did you mean '{name}'?</source>
        <translation>vielleicht „{name}“?</translation>
    </message>
    <message>
        <source>direction of view: -90 from the front, 0 from the right</source>
        <translation>Blickrichtung: -90 von vorn, 0 von rechts</translation>
    </message>
    <message>
        <source>does not determine the turns of its spheres; solve the problem again</source>
        <translation>die Drehungen ihrer Kugeln nicht bestimmt; das Problem erneut lösen</translation>
    </message>
    <message>
        <source>dowels need a {unit} of at least {least:.1f} mm; increase it or omit {joints}</source>
        <translation>Dübel brauchen {unit} von mindestens {least:.1f} mm; vergrößern oder {joints} weglassen</translation>
    </message>
    <message>
        <source>draw all cells as '{filled}' or colour numbers, or as '{dark}' and '{light}'</source>
        <translation>alle Zellen als „{filled}“ oder mit Farbnummern zeichnen, oder als „{dark}“ und „{light}“</translation>
    </message>
    <message>
        <source>draw at least one piece at its target</source>
        <translation>zeichnen Sie mindestens ein Teil an seinem Ziel</translation>
    </message>
    <message>
        <source>each file in it can have at most {size} MiB</source>
        <translation>jede Datei darin darf höchstens {size} MiB haben</translation>
    </message>
    <message>
        <source>edge of a cube or height of a layer</source>
        <translation>Kante eines Würfels oder Höhe einer Ebene</translation>
    </message>
    <message>
        <source>elements are nested more than {max_depth} deep</source>
        <translation>Elemente sind tiefer als {max_depth} Ebenen geschachtelt</translation>
    </message>
    <message>
        <source>export only the piece with this symbol</source>
        <translation>nur das Teil mit diesem Symbol exportieren</translation>
    </message>
    <message>
        <source>ffmpeg cannot make the video: {lines}</source>
        <translation>ffmpeg kann das Video nicht erstellen: {lines}</translation>
    </message>
    <message>
        <source>field 'name': '{found}' is the name of {other}; choose another</source>
        <translation>Feld „name“: „{found}“ ist der Name von {other}; einen anderen wählen</translation>
    </message>
    <message>
        <source>field '{name}'</source>
        <translation>Feld „{name}“</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>figure '{name}'</source>
        <translation>Figur „{name}“</translation>
    </message>
    <message>
        <source>figure '{name}' is made of {own}, but the pieces of {piece_set} are made of {other}</source>
        <translation>Figur „{name}“ besteht aus: {own}, aber die Teile von {piece_set} bestehen aus: {other}</translation>
    </message>
    <message>
        <source>figure: without pieces; solution: with its pieces</source>
        <translation>figure: ohne Teile; solution: mit ihren Teilen</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>gap between two assembled pieces</source>
        <translation>Spalt zwischen zwei zusammengesetzten Teilen</translation>
    </message>
    <message>
        <source>glTF (binary)</source>
        <translation>glTF (binär)</translation>
    </message>
    <message>
        <source>has no pieces; add some in BurrTools</source>
        <translation>hat keine Teile; in BurrTools einige hinzufügen</translation>
    </message>
    <message>
        <source>has no result shape; choose one in BurrTools</source>
        <translation>hat keine Ergebnisform; in BurrTools eine wählen</translation>
    </message>
    <message>
        <source>height of view: 90 from above</source>
        <translation>Höhe des Blicks: 90 von oben</translation>
    </message>
    <message>
        <source>holds fewer solutions than the search had found</source>
        <translation>enthält weniger Lösungen, als die Suche gefunden hatte</translation>
    </message>
    <message>
        <source>holds the solutions of another search</source>
        <translation>enthält die Lösungen einer anderen Suche</translation>
    </message>
    <message>
        <source>is on a grid of {grid}, which Cubewright cannot solve yet</source>
        <translation>hat ein Gitter, das Cubewright noch nicht lösen kann: {grid}</translation>
    </message>
    <message>
        <source>is too long; solve the problem again</source>
        <translation>zu lang ist; das Problem noch einmal lösen</translation>
    </message>
    <message>
        <source>is too short or too long; solve the problem again</source>
        <translation>zu kurz oder zu lang ist; das Problem erneut lösen</translation>
    </message>
    <message>
        <source>is too short, or is not made of numbers; solve the problem again</source>
        <translation>zu kurz ist oder nicht aus Zahlen besteht; das Problem noch einmal lösen</translation>
    </message>
    <message>
        <source>it can be read in two ways; draw the edges between the cells, as in '/1\1/'</source>
        <translation>sie lässt sich auf zwei Arten lesen; die Kanten zwischen den Zellen zeichnen, wie in '/1\1/'</translation>
    </message>
    <message>
        <source>it can contain at most {maximum:,} puzzles</source>
        <translation>kann höchstens {maximum:,} Puzzles enthalten</translation>
    </message>
    <message>
        <source>it can hold only pieces of cubes</source>
        <translation>es sind nur Teile aus Würfeln möglich</translation>
    </message>
    <message>
        <source>it contains more than any link to a puzzle; open a file instead</source>
        <translation>er enthält mehr als jeder Link zu einem Puzzle; öffnen Sie stattdessen eine Datei</translation>
    </message>
    <message>
        <source>it contains no list of files and folders</source>
        <translation>enthält keine Liste von Dateien und Ordnern</translation>
    </message>
    <message>
        <source>it contains no saved search</source>
        <translation>enthält keine gespeicherte Suche</translation>
    </message>
    <message>
        <source>it contains no solutions of a search ({reason})</source>
        <translation>enthält keine Lösungen einer Suche ({reason})</translation>
    </message>
    <message>
        <source>it contains {kinds}, not only tables</source>
        <translation>enthält {kinds}, nicht nur Tabellen</translation>
    </message>
    <message>
        <source>it has a document type (&lt;!DOCTYPE …&gt;), which no puzzle file needs; remove it</source>
        <translation>enthält einen Dokumenttyp (&lt;!DOCTYPE …&gt;), den keine Puzzledatei braucht; ihn entfernen</translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation>hat ein anderes Format</translation>
    </message>
    <message>
        <source>it has been changed since it was saved</source>
        <translation>wurde seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>it has more than {max_elements:,} elements</source>
        <translation>hat mehr als {max_elements:,} Elemente</translation>
    </message>
    <message>
        <source>it has more than {max_rows:,} {table}s</source>
        <translation>hat mehr als {max_rows:,} Einträge in „{table}“</translation>
    </message>
    <message>
        <source>it has more than {most:,} figures; divide it</source>
        <translation>sie hat mehr als {most:,} Figuren; teilen Sie sie auf</translation>
    </message>
    <message>
        <source>it has more than {most:,} lines; divide it</source>
        <translation>sie hat mehr als {most:,} Zeilen; teilen Sie sie auf</translation>
    </message>
    <message>
        <source>it has more values than {noun} may hold; check that it is the right file</source>
        <translation>sie hat mehr Werte, als {noun} haben darf; prüfen Sie, ob es die richtige Datei ist</translation>
    </message>
    <message>
        <source>it has no figure</source>
        <translation>es hat keine Figur</translation>
    </message>
    <message>
        <source>it has no pieces</source>
        <translation>es hat keine Teile</translation>
    </message>
    <message>
        <source>it has no positions; delete the shape, or give it a size of 1x1x1</source>
        <translation>hat keine Positionen; die Form löschen oder ihr eine Größe von 1x1x1 geben</translation>
    </message>
    <message>
        <source>it has no problem; add one in BurrTools</source>
        <translation>hat kein Problem; in BurrTools eines hinzufügen</translation>
    </message>
    <message>
        <source>it has version {version}; save it in version 1 or 2, which can be read</source>
        <translation>hat Version {version}; in Version 1 oder 2 speichern, die gelesen werden können</translation>
    </message>
    <message>
        <source>it has {number:,} shapes; at most {most:,} are read</source>
        <translation>sie hat {number:,} Formen; höchstens {most:,} werden gelesen</translation>
    </message>
    <message>
        <source>it has {number} colours; at most {max_colour} are read</source>
        <translation>hat {number} Farben; höchstens {max_colour} werden gelesen</translation>
    </message>
    <message>
        <source>it holds the solutions of a saved search; open the search, {which}</source>
        <translation>enthält die Lösungen einer gespeicherten Suche; die Suche öffnen, {which}</translation>
    </message>
    <message>
        <source>it is TOML, not a figure file: {reason}</source>
        <translation>ist keine Figurdatei, sondern TOML: {reason}</translation>
    </message>
    <message>
        <source>it is a file, but a folder is needed; move the file away</source>
        <translation>ist eine Datei, nötig ist aber ein Ordner; die Datei verschieben</translation>
    </message>
    <message>
        <source>it is a folder and not a file; move it away</source>
        <translation>ist ein Ordner und keine Datei; ihn verschieben</translation>
    </message>
    <message>
        <source>it is a folder; name a file in it</source>
        <translation>ist ein Ordner; eine Datei darin angeben</translation>
    </message>
    <message>
        <source>it is a piece set, “{title}”. Open it in the window{named}, or name it with --pieces at the terminal</source>
        <translation>ist ein Teilesatz, „{title}“. Im Fenster öffnen{named}, oder am Terminal mit --pieces angeben</translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file</source>
        <translation>ist eine Pipe oder ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file; move it away</source>
        <translation>ist eine Pipe oder ein Gerät und keine Datei; verschieben</translation>
    </message>
    <message>
        <source>it is a project: resume its search with Solve &gt; Resume search in the window or 'cubewright solve --resume FILE' at the terminal, or rename it to end in .cubewright</source>
        <translation>ist ein Projekt: seine Suche im Fenster mit „Lösen &gt; Suche fortsetzen“ oder am Terminal mit 'cubewright solve --resume FILE' fortsetzen, oder so umbenennen, dass der Name auf .cubewright endet</translation>
    </message>
    <message>
        <source>it is a saved search; resume it with Solve &gt; Resume search in the window, or with 'cubewright solve --resume FILE' at the terminal</source>
        <translation>ist eine gespeicherte Suche; im Fenster mit „Lösen &gt; Suche fortsetzen“ oder am Terminal mit 'cubewright solve --resume FILE' fortsetzen</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>es ist geschlossen</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>sie ist beschädigt ({error})</translation>
    </message>
    <message>
        <source>it is damaged; open a backup copy of it</source>
        <translation>ist beschädigt; eine Sicherungskopie öffnen</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>it is incomplete or damaged; copy the whole link</source>
        <translation>er ist unvollständig oder beschädigt; kopieren Sie den ganzen Link</translation>
    </message>
    <message>
        <source>it is incomplete, or not {noun}: {msg} (column {colno})</source>
        <translation>ist unvollständig oder nicht {noun}: {msg} (Spalte {colno})</translation>
    </message>
    <message>
        <source>it is larger than {shown}{unpacked}, the most that {noun} may hold</source>
        <translation>ist größer als {shown}{unpacked}, das Äußerste für {noun}</translation>
    </message>
    <message>
        <source>it is longer than any link to a puzzle; open a file instead</source>
        <translation>er ist länger als jeder Link zu einem Puzzle; öffnen Sie stattdessen eine Datei</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>it is not CSV: {error}</source>
        <translation>ist kein CSV: {error}</translation>
    </message>
    <message>
        <source>it is not XML, or incomplete: {reason}</source>
        <translation>ist kein XML oder unvollständig: {reason}</translation>
    </message>
    <message>
        <source>it is not a Cubewright collection</source>
        <translation>ist keine Cubewright-Sammlung</translation>
    </message>
    <message>
        <source>it is not a Cubewright project</source>
        <translation>ist kein Cubewright-Projekt</translation>
    </message>
    <message>
        <source>it is not a link to a puzzle; copy the whole link</source>
        <translation>das ist kein Link zu einem Puzzle; kopieren Sie den ganzen Link</translation>
    </message>
    <message>
        <source>it is not a puzzle file: it begins with &lt;{tag}&gt;, not &lt;puzzle&gt;</source>
        <translation>ist keine Puzzledatei: beginnt mit &lt;{tag}&gt;, nicht mit &lt;puzzle&gt;</translation>
    </message>
    <message>
        <source>it is not a recovery copy</source>
        <translation>es ist keine Wiederherstellungskopie</translation>
    </message>
    <message>
        <source>it is not a saved run of 'cubewright design'; check the name</source>
        <translation>ist kein gespeicherter Lauf von 'cubewright design'; den Namen prüfen</translation>
    </message>
    <message>
        <source>it is not a saved run of “Design this figure”; check the name</source>
        <translation>ist kein gespeicherter Lauf von „Diese Figur zerschneiden“; den Namen prüfen</translation>
    </message>
    <message>
        <source>it is not a text file, so there is no figure in it</source>
        <translation>ist keine Textdatei und enthält daher keine Figur</translation>
    </message>
    <message>
        <source>it is not {noun}: a text in it contains an incomplete character</source>
        <translation>ist nicht {noun}: Ein Text darin enthält ein unvollständiges Zeichen</translation>
    </message>
    <message>
        <source>it is not {noun}: {error}</source>
        <translation>ist nicht {noun}: {error}</translation>
    </message>
    <message>
        <source>it is on a grid of {grid}, which Cubewright cannot solve yet</source>
        <translation>hat ein Gitter, das Cubewright noch nicht lösen kann: {grid}</translation>
    </message>
    <message>
        <source>it is open for writing in {who}</source>
        <translation>ist zum Schreiben geöffnet in {who}</translation>
    </message>
    <message>
        <source>it was saved in version {version} of this format, and this program reads versions up to {version2}; resume it with the program that saved it</source>
        <translation>wurde in Version {version} dieses Formats gespeichert, und dieses Programm liest Versionen bis {version2}; mit dem Programm fortsetzen, das sie gespeichert hat</translation>
    </message>
    <message>
        <source>its encoding cannot be read ({error}); save it as UTF-8</source>
        <translation>die Kodierung kann nicht gelesen werden ({error}); als UTF-8 speichern</translation>
    </message>
    <message>
        <source>its ending does not name a format; end the name in {known}</source>
        <translation>die Endung bezeichnet kein Format; den Namen so enden lassen: {known}</translation>
    </message>
    <message>
        <source>its ending names no {kind} format; end the name in one of {endings}</source>
        <translation>die Endung bezeichnet kein Format für {kind}; den Namen mit einer davon enden lassen: {endings}</translation>
    </message>
    <message>
        <source>its figures cannot be written in this order; save it as a Cubewright project</source>
        <translation>die Figuren können nicht in dieser Reihenfolge geschrieben werden; als Cubewright-Projekt speichern</translation>
    </message>
    <message>
        <source>its figures have more than {most:,} cells together; divide it</source>
        <translation>ihre Figuren haben zusammen mehr als {most:,} Zellen; teilen Sie sie auf</translation>
    </message>
    <message>
        <source>its first line has no column 'name'; name the columns there</source>
        <translation>die erste Zeile hat keine Spalte 'name'; dort die Spalten benennen</translation>
    </message>
    <message>
        <source>its folder cannot be written: {reason}</source>
        <translation>der Ordner kann nicht beschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>its piece set “{set}” is unknown</source>
        <translation>der Teilesatz „{set}“ ist unbekannt</translation>
    </message>
    <message>
        <source>its solution places a piece in a wrong position; copy the link again</source>
        <translation>seine Lösung setzt ein Teil an eine falsche Stelle; kopieren Sie den Link noch einmal</translation>
    </message>
    <message>
        <source>its solutions are damaged; solve the problem again</source>
        <translation>die Lösungen sind beschädigt; das Problem noch einmal lösen</translation>
    </message>
    <message>
        <source>its table '{table}' is incomplete; {damaged}</source>
        <translation>die Tabelle „{table}“ ist unvollständig; {damaged}</translation>
    </message>
    <message>
        <source>join the parts of cut pieces with pins that snap in, instead of dowels and glue</source>
        <translation>die Stücke geteilter Teile mit Stiften verbinden, die einrasten, statt mit Dübeln und Leim</translation>
    </message>
    <message>
        <source>lacquer or wood in soft light, or a drawing with outlines</source>
        <translation>Lack oder Holz in weichem Licht, oder eine Zeichnung mit Umrissen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>level {group} of the row is missing</source>
        <translation>Höhe {group} der Zeile fehlt</translation>
    </message>
    <message>
        <source>light or dark colours</source>
        <translation>helle oder dunkle Farben</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>lines such as 'PWBP: 12' are needed</source>
        <translation>nötig sind Zeilen wie 'PWBP: 12'</translation>
    </message>
    <message>
        <source>longest gap that the printer can bridge without support</source>
        <translation>größte Lücke, die der Drucker ohne Stützen überbrückt</translation>
    </message>
    <message>
        <source>needs a value, as in {name}=…</source>
        <translation>braucht einen Wert, wie in {name}=…</translation>
    </message>
    <message>
        <source>new figure</source>
        <translation>neue Figur</translation>
    </message>
    <message>
        <source>no pieces are known for '{block}'; state them in the file</source>
        <translation>für „{block}“ sind keine Teile bekannt; sie in der Datei angeben</translation>
    </message>
    <message>
        <source>none of these is a piece</source>
        <translation>keines davon ist ein Teil</translation>
    </message>
    <message>
        <source>not valid TOML: {error}</source>
        <translation>kein gültiges TOML: {error}</translation>
    </message>
    <message>
        <source>number of solutions on a contact sheet</source>
        <translation>Anzahl der Lösungen auf einem Kontaktbogen</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>one character that can be seen</source>
        <translation>ein sichtbares Zeichen</translation>
    </message>
    <message>
        <source>one character that can be seen is needed, not {mark!r}</source>
        <translation>ein sichtbares Zeichen ist nötig, nicht {mark!r}</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>eine Höhe</translation>
    </message>
    <message>
        <source>one of {needed} is needed, not '{value}'</source>
        <translation>eines davon ist nötig: {needed}, nicht „{value}“</translation>
    </message>
    <message>
        <source>only a piece of the set can be deleted, and no field may follow 'deleted'</source>
        <translation>nur ein Teil des Satzes kann gelöscht werden, und auf „deleted“ darf kein Feld folgen</translation>
    </message>
    <message>
        <source>or .json, .csv or .txt for solutions</source>
        <translation>oder .json, .csv oder .txt für Lösungen</translation>
    </message>
    <message>
        <source>other lines would change their meaning; save the figure in a new file</source>
        <translation>andere Zeilen würden ihre Bedeutung ändern; die Figur in einer neuen Datei speichern</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>piece of this solution</source>
        <translation>Teil dieser Lösung</translation>
    </message>
    <message>
        <source>piece of {set}</source>
        <translation>Teil von {set}</translation>
    </message>
    <message>
        <source>piece set</source>
        <translation>Teilesatz</translation>
    </message>
    <message>
        <source>piece set of your own</source>
        <translation>eigener Teilesatz</translation>
    </message>
    <message>
        <source>piece {mark} has only {number} of its {size} {nouns}</source>
        <translation>Teil {mark} hat nur {number} von {size} {nouns}</translation>
    </message>
    <message>
        <source>piece {mark} has the shape of piece {mark2}</source>
        <translation>Teil {mark} hat die Form von Teil {mark2}</translation>
    </message>
    <message>
        <source>piece {mark} has {cells_there} instead of {size}</source>
        <translation>Teil {mark} hat {cells_there} statt {size}</translation>
    </message>
    <message>
        <source>piece {mark} has {number} {nouns} instead of {belongs}</source>
        <translation>Teil {mark} hat {number} {nouns} statt {belongs}</translation>
    </message>
    <message>
        <source>piece {mark} is not connected</source>
        <translation>Teil {mark} hängt nicht zusammen</translation>
    </message>
    <message>
        <source>piece {mark} occurs {times} times, but {set} has {count}</source>
        <translation>Teil {mark} kommt {times}-mal vor, aber {set} hat {count}</translation>
    </message>
    <message>
        <source>piece {number}</source>
        <translation>Teil {number}</translation>
    </message>
    <message>
        <source>piece {number} ({symbol})</source>
        <translation>Teil {number} ({symbol})</translation>
    </message>
    <message>
        <source>piece {number} of {problem}</source>
        <translation>Teil {number} von {problem}</translation>
    </message>
    <message>
        <source>piece {piece} cannot be placed there</source>
        <translation>Teil {piece} kann dort nicht liegen</translation>
    </message>
    <message>
        <source>piece {piece} does not fill {cells} in any orientation</source>
        <translation>Teil {piece} füllt {cells} in keiner Lage</translation>
    </message>
    <message>
        <source>piece {piece} has {faces:,} faces; nets are for pieces of up to {most:,}</source>
        <translation>Teil {piece} hat {faces:,} Flächen; Netze gibt es für Teile mit bis zu {most:,}</translation>
    </message>
    <message>
        <source>piece {piece} is used {number} times; the maximum is {maximum}</source>
        <translation>Teil {piece} wird {number}-mal verwendet, erlaubt sind höchstens {maximum}</translation>
    </message>
    <message>
        <source>piece {piece} is {size} mm, larger than the bed of {bed} mm; reduce {unit} to {largest:g}</source>
        <translation>Teil {piece} misst {size} mm und ist größer als das Druckbett von {bed} mm; {unit} auf {largest:g} verkleinern</translation>
    </message>
    <message>
        <source>piece {symbol} has no shape; draw it in lines such as</source>
        <translation>Teil {symbol} hat keine Form; sie zeichnen in Zeilen wie</translation>
    </message>
    <message>
        <source>piece {symbol}: '{name}' needs {needed}, not '{short}'</source>
        <translation>Teil {symbol}: „{name}“ braucht {needed}, nicht „{short}“</translation>
    </message>
    <message>
        <source>piece {symbol}: a mark has to be visible; change {mark!r}</source>
        <translation>Teil {symbol}: Ein Zeichen muss sichtbar sein; {mark!r} ändern</translation>
    </message>
    <message>
        <source>piece {symbol}: the minimum {minimum} is more than its count</source>
        <translation>Teil {symbol}: Das Minimum {minimum} ist größer als die Anzahl</translation>
    </message>
    <message>
        <source>piece {symbol}: {reason}</source>
        <translation>Teil {symbol}: {reason}</translation>
    </message>
    <message>
        <source>pieces of a separation do not move together in one direction</source>
        <translation>Teile einer Trennung bewegen sich nicht gemeinsam in eine Richtung</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>play it repeatedly, or once</source>
        <translation>immer wieder abspielen oder einmal</translation>
    </message>
    <message>
        <source>position {before} is '{text}'; a position is _, # or +, with a colour of at most two digits</source>
        <translation>Position {before} ist „{text}“; eine Position ist _, # oder +, mit einer Farbe aus höchstens zwei Ziffern</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>Problem {number}</translation>
    </message>
    <message>
        <source>problem {number} ('{name}')</source>
        <translation>Problem {number} („{name}“)</translation>
    </message>
    <message>
        <source>problem {number} is missing</source>
        <translation>Problem {number} fehlt</translation>
    </message>
    <message>
        <source>process {process} on {computer} since {time}</source>
        <translation>Prozess {process} auf {computer} seit {time}</translation>
    </message>
    <message>
        <source>put each level between two bars, as in '|1 1|  |1 .|'</source>
        <translation>jede Höhe zwischen zwei Striche setzen, wie in '|1 1|  |1 .|'</translation>
    </message>
    <message>
        <source>put only one colour on a plate</source>
        <translation>nur eine Farbe auf jede Druckplatte legen</translation>
    </message>
    <message>
        <source>put the rows of a drawing between bars, as in '|1 1|'</source>
        <translation>die Zeilen einer Zeichnung zwischen Striche setzen, wie in '|1 1|'</translation>
    </message>
    <message>
        <source>refers to placements that do not exist</source>
        <translation>verweist auf Platzierungen, die es nicht gibt</translation>
    </message>
    <message>
        <source>rhombic tetrahedra</source>
        <translation>rhombische Tetraeder</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>round the edges instead of bevelling them</source>
        <translation>die Kanten runden, statt sie zu fasen</translation>
    </message>
    <message>
        <source>rows between bars need a header such as '[hexagonal] Name'</source>
        <translation>Zeilen zwischen Strichen brauchen eine Kopfzeile wie '[hexagonal] Name'</translation>
    </message>
    <message>
        <source>shape {number}</source>
        <translation>Form {number}</translation>
    </message>
    <message>
        <source>shape {number} ('{name}')</source>
        <translation>Form {number} („{name}“)</translation>
    </message>
    <message>
        <source>show how the solution is taken apart, not its build-up</source>
        <translation>zeigen, wie die Lösung zerlegt wird, nicht ihren Aufbau</translation>
    </message>
    <message>
        <source>sliding puzzle</source>
        <translation>Schiebepuzzle</translation>
    </message>
    <message>
        <source>small letters, digits and dashes are needed, not {table!r}</source>
        <translation>kleine Buchstaben, Ziffern und Bindestriche sind nötig, nicht {table!r}</translation>
    </message>
    <message>
        <source>snaps need a {unit} of at least {least:.1f} mm; increase it or omit {snap}</source>
        <translation>Stifte, die einrasten, brauchen {unit} von mindestens {least:.1f} mm; vergrößern oder {snap} weglassen</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>some of its solutions are missing; solve again</source>
        <translation>einige Lösungen fehlen; noch einmal lösen</translation>
    </message>
    <message>
        <source>space: from outside; layers: side by side</source>
        <translation>space: von außen; layers: nebeneinander</translation>
    </message>
    <message>
        <source>speed of the moves; 2 is twice as fast</source>
        <translation>Tempo der Züge; 2 ist doppelt so schnell</translation>
    </message>
    <message>
        <source>spheres</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>spheres have no flat faces</source>
        <translation>Kugeln haben keine ebenen Flächen</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>hat keinen Wert</translation>
    </message>
    <message>
        <source>tetrahedra and octahedra</source>
        <translation>Tetraeder und Oktaeder</translation>
    </message>
    <message>
        <source>the choice “{choice}” of {problem}</source>
        <translation>die Auswahl „{choice}“ von {problem}</translation>
    </message>
    <message>
        <source>the collection</source>
        <translation>die Sammlung</translation>
    </message>
    <message>
        <source>the collection has no puzzle with the number {number}</source>
        <translation>die Sammlung hat kein Puzzle mit der Nummer {number}</translation>
    </message>
    <message>
        <source>the colour numbers above {most} of {problem}</source>
        <translation>die Farbnummern über {most} von {problem}</translation>
    </message>
    <message>
        <source>the colours of the pieces; own: the colours given in the set</source>
        <translation>die Farben der Teile; own: die im Satz angegebenen Farben</translation>
    </message>
    <message>
        <source>the comment '{short}{changes}' in the same block</source>
        <translation>den Kommentar '{short}{changes}' im selben Block</translation>
    </message>
    <message>
        <source>the comment, which would be read as directives</source>
        <translation>der Kommentar, der als Anweisungen gelesen würde</translation>
    </message>
    <message>
        <source>the compressed file is incomplete or damaged; copy it again</source>
        <translation>die komprimierte Datei ist unvollständig oder beschädigt; sie noch einmal kopieren</translation>
    </message>
    <message>
        <source>the content is damaged or too large</source>
        <translation>der Inhalt ist beschädigt oder zu groß</translation>
    </message>
    <message>
        <source>the content of '{name}' is missing</source>
        <translation>der Inhalt von '{name}' fehlt</translation>
    </message>
    <message>
        <source>the counts and runs of {problem}</source>
        <translation>die Anzahlen und Läufe von {problem}</translation>
    </message>
    <message>
        <source>the display colours of colour numbers</source>
        <translation>die Farben, die für Farbnummern gezeigt werden</translation>
    </message>
    <message>
        <source>the field 'minimum' replaces it; remove one of the two</source>
        <translation>das Feld „minimum“ ersetzt es; eines der beiden entfernen</translation>
    </message>
    <message>
        <source>the field '{name}' has two values; remove one</source>
        <translation>das Feld „{name}“ hat zwei Werte; einen entfernen</translation>
    </message>
    <message>
        <source>the field '{name}' is stated twice; remove one</source>
        <translation>das Feld „{name}“ ist zweimal angegeben; eines entfernen</translation>
    </message>
    <message>
        <source>the field '{name}' {needed}</source>
        <translation>das Feld „{name}“ {needed}</translation>
    </message>
    <message>
        <source>the figure</source>
        <translation>die Figur</translation>
    </message>
    <message>
        <source>the figure could not be found in the file after it was written</source>
        <translation>die Figur war nach dem Schreiben nicht in der Datei zu finden</translation>
    </message>
    <message>
        <source>the figure is {width} x {depth} x {height}, larger than {max_box} cells</source>
        <translation>die Figur ist {width} x {depth} x {height}, größer als {max_box} Zellen</translation>
    </message>
    <message>
        <source>the figures {names}</source>
        <translation>die Figuren {names}</translation>
    </message>
    <message>
        <source>the file may not be changed</source>
        <translation>die Datei darf nicht geändert werden</translation>
    </message>
    <message>
        <source>the files in it have {size} MiB, and an export can contain {most}; copy the file of the collection instead, which contains everything</source>
        <translation>ihre Dateien haben {size} MiB, und ein Export kann {most} enthalten; stattdessen die Datei der Sammlung kopieren, die alles enthält</translation>
    </message>
    <message>
        <source>the folder does not exist; create it first</source>
        <translation>den Ordner gibt es nicht; ihn zuerst anlegen</translation>
    </message>
    <message>
        <source>the grid has type {number}; the types are 0 to {number2}</source>
        <translation>das Gitter hat Typ {number}; die Typen sind 0 bis {number2}</translation>
    </message>
    <message>
        <source>the ground below {problem}</source>
        <translation>der Boden unter {problem}</translation>
    </message>
    <message>
        <source>the header of saved solutions</source>
        <translation>die Kopfdaten gespeicherter Lösungen</translation>
    </message>
    <message>
        <source>the hole is {diameter:g} mm wide, but a cell has room for only {room:.1f} mm; reduce {drain} or increase {unit}</source>
        <translation>das Loch ist {diameter:g} mm weit, aber eine Zelle hat nur Platz für {room:.1f} mm; {drain} verkleinern oder {unit} vergrößern</translation>
    </message>
    <message>
        <source>the installed trimesh has no three.js for web pages; reinstall it with pip install --force-reinstall trimesh</source>
        <translation>dem installierten trimesh fehlt three.js für Webseiten; neu installieren mit pip install --force-reinstall trimesh</translation>
    </message>
    <message>
        <source>the line ';{line}' states no choice; write {example}</source>
        <translation>die Zeile ';{line}' gibt keine Auswahl an; {example} schreiben</translation>
    </message>
    <message>
        <source>the line ';{line}' states no group; write the number of a group and its pieces, such as {example}</source>
        <translation>die Zeile ';{line}' gibt keine Gruppe an; die Nummer einer Gruppe und ihre Teile schreiben, etwa {example}</translation>
    </message>
    <message>
        <source>the link</source>
        <translation>der Link</translation>
    </message>
    <message>
        <source>the link has {number:,} characters, too many for a QR code; use the link itself</source>
        <translation>der Link hat {number:,} Zeichen, zu viele für einen QR-Code; verwenden Sie den Link selbst</translation>
    </message>
    <message>
        <source>the list of examined puzzles</source>
        <translation>die Liste der untersuchten Puzzles</translation>
    </message>
    <message>
        <source>the list of known counts</source>
        <translation>die Liste bekannter Anzahlen</translation>
    </message>
    <message>
        <source>the list of library folders</source>
        <translation>die Liste der Bibliotheksordner</translation>
    </message>
    <message>
        <source>the model would be {longest:.1f} m long; reduce {unit}</source>
        <translation>das Modell wäre {longest:.1f} m lang; {unit} verkleinern</translation>
    </message>
    <message>
        <source>the moves, but not the levels, of {disassemblies}</source>
        <translation>die Züge, aber nicht die Stufen, von {disassemblies}</translation>
    </message>
    <message>
        <source>the note of the project</source>
        <translation>die Notiz des Projekts</translation>
    </message>
    <message>
        <source>the note of {problem}</source>
        <translation>die Notiz von {problem}</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>die Notizen</translation>
    </message>
    <message>
        <source>the notes of {shapes}</source>
        <translation>die Notizen von {shapes}</translation>
    </message>
    <message>
        <source>the number of a piece, or -1</source>
        <translation>die Nummer eines Teils oder -1</translation>
    </message>
    <message>
        <source>the permission to mirror the pieces {pieces} of {problem}</source>
        <translation>die Erlaubnis, die Teile {pieces} von {problem} zu spiegeln</translation>
    </message>
    <message>
        <source>the picture would be {height:,.0f} pixels high; choose a {width} of at most {most:,} pixels</source>
        <translation>das Bild wäre {height:,.0f} Pixel hoch; für {width} höchstens {most:,} Pixel wählen</translation>
    </message>
    <message>
        <source>the piece set, field '{name}'</source>
        <translation>der Teilesatz, Feld „{name}“</translation>
    </message>
    <message>
        <source>the piece {symbol!r} has one shape at the start and another at the target</source>
        <translation>das Teil {symbol!r} hat am Start eine andere Form als am Ziel</translation>
    </message>
    <message>
        <source>the piece {symbol!r} is in several parts; give each part its own character</source>
        <translation>das Teil {symbol!r} besteht aus mehreren Stücken; geben Sie jedem Stück ein eigenes Zeichen</translation>
    </message>
    <message>
        <source>the pieces of all figures but the first; choose one problem</source>
        <translation>die Teile aller Figuren außer der ersten; ein Problem wählen</translation>
    </message>
    <message>
        <source>the pieces of figure '{block}' cannot be written</source>
        <translation>die Teile von Figur „{block}“ können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the pre-placed pieces and forbidden cells of {problem}</source>
        <translation>die festgelegten Teile und verbotenen Zellen von {problem}</translation>
    </message>
    <message>
        <source>the puzzle '{name}' has too much text</source>
        <translation>das Puzzle '{name}' hat zu viel Text</translation>
    </message>
    <message>
        <source>the puzzle is too large for a link; send a file instead</source>
        <translation>das Puzzle ist zu groß für einen Link; senden Sie stattdessen eine Datei</translation>
    </message>
    <message>
        <source>the room has more than {most} cells</source>
        <translation>der Raum hat mehr als {most} Zellen</translation>
    </message>
    <message>
        <source>the row has {length:,} characters, more than {longest_row:,}</source>
        <translation>die Zeile hat {length:,} Zeichen, mehr als {longest_row:,}</translation>
    </message>
    <message>
        <source>the row shows {levels}, but other rows show {height}</source>
        <translation>die Zeile zeigt {levels}, andere Zeilen zeigen aber {height}</translation>
    </message>
    <message>
        <source>the row shows {shown}, but the first row shows {height}</source>
        <translation>die Zeile zeigt {shown}, die erste Zeile zeigt aber {height}</translation>
    </message>
    <message>
        <source>the rows of ';{keyword}' do not draw the figure, and are ignored</source>
        <translation>die Zeilen von ';{keyword}' zeichnen die Figur nicht und werden ignoriert</translation>
    </message>
    <message>
        <source>the rule that the pieces {pieces} of {problem} cannot be turned over</source>
        <translation>die Regel, dass die Teile {pieces} von {problem} nicht umgedreht werden können</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>die Einstellungen</translation>
    </message>
    <message>
        <source>the shape has no filled cell</source>
        <translation>die Form hat keine gefüllte Zelle</translation>
    </message>
    <message>
        <source>the shape is empty</source>
        <translation>die Form ist leer</translation>
    </message>
    <message>
        <source>the shape of piece {symbol}</source>
        <translation>die Form von Teil {symbol}</translation>
    </message>
    <message>
        <source>the shape's rows are not equally long</source>
        <translation>die Zeilen der Form sind nicht gleich lang</translation>
    </message>
    <message>
        <source>the shape's rows show different numbers of layers</source>
        <translation>die Zeilen der Form zeigen verschieden viele Ebenen</translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation>die Größe des Papiers</translation>
    </message>
    <message>
        <source>the solution that the marks of '{figure}' show</source>
        <translation>die Lösung, die die Zeichen von „{figure}“ zeigen</translation>
    </message>
    <message>
        <source>the stars, notes and deletions of solutions of {problem}</source>
        <translation>die Sterne, Notizen und Löschungen von Lösungen von {problem}</translation>
    </message>
    <message>
        <source>the start contains no piece {symbol!r}</source>
        <translation>der Start enthält kein Teil {symbol!r}</translation>
    </message>
    <message>
        <source>the stored moves of its solutions are damaged; open a backup copy of it</source>
        <translation>die gespeicherten Züge ihrer Lösungen sind beschädigt; eine Sicherungskopie der Datei öffnen</translation>
    </message>
    <message>
        <source>the stored solutions of {problem}, which has changed</source>
        <translation>die gespeicherten Lösungen von {problem}, das sich geändert hat</translation>
    </message>
    <message>
        <source>the symbols and colours of {pieces}, and the names of their sets</source>
        <translation>die Symbole und Farben von {pieces} und die Namen der Sätze</translation>
    </message>
    <message>
        <source>the targets of {problem}</source>
        <translation>die Ziele von {problem}</translation>
    </message>
    <message>
        <source>the text is {depth:g} mm deep, but the wall is only {thickness:g} mm thick; reduce {engrave} or increase {wall}</source>
        <translation>der Text ist {depth:g} mm tief, aber die Wand ist nur {thickness:g} mm dick; {engrave} verkleinern oder {wall} vergrößern</translation>
    </message>
    <message>
        <source>the unfinished search of {problem}</source>
        <translation>die unfertige Suche von {problem}</translation>
    </message>
    <message>
        <source>the value of '{name}' is not a text: {short}</source>
        <translation>der Wert von „{name}“ ist kein Text: {short}</translation>
    </message>
    <message>
        <source>the weights and notes of {shapes}</source>
        <translation>die Gewichte und Notizen von {shapes}</translation>
    </message>
    <message>
        <source>the weights of {shapes}</source>
        <translation>die Gewichte von {shapes}</translation>
    </message>
    <message>
        <source>the {nouns} of piece {mark} have another shape</source>
        <translation>die {nouns} von Teil {mark} haben eine andere Form</translation>
    </message>
    <message>
        <source>the {number} {nouns} of {mark} cannot be divided into {number2} pieces {mark}</source>
        <translation>die {number} {nouns} von {mark} lassen sich nicht in {number2} Teile {mark} teilen</translation>
    </message>
    <message>
        <source>there are more than {most} pieces</source>
        <translation>es gibt mehr als {most} Teile</translation>
    </message>
    <message>
        <source>there are no counts in it</source>
        <translation>enthält keine Anzahlen</translation>
    </message>
    <message>
        <source>there are no examined puzzles in it</source>
        <translation>sie enthält keine untersuchten Puzzles</translation>
    </message>
    <message>
        <source>there are no figures in this folder</source>
        <translation>in diesem Ordner sind keine Figuren</translation>
    </message>
    <message>
        <source>there are no problems in this file</source>
        <translation>in dieser Datei sind keine Probleme</translation>
    </message>
    <message>
        <source>there are no puzzle files in this folder</source>
        <translation>in diesem Ordner sind keine Puzzledateien</translation>
    </message>
    <message>
        <source>there are no puzzles with pieces for a booklet</source>
        <translation>es gibt keine Puzzles mit Teilen für ein Heft</translation>
    </message>
    <message>
        <source>there are no statistics of a search yet: solve the puzzle first</source>
        <translation>es gibt noch keine Statistik einer Suche: zuerst das Puzzle lösen</translation>
    </message>
    <message>
        <source>there are only {number} figures, counted from 0</source>
        <translation>es gibt nur {number} Figuren, von 0 an gezählt</translation>
    </message>
    <message>
        <source>there are only {number} pieces, counted from 0</source>
        <translation>es gibt nur {number} Teile, von 0 an gezählt</translation>
    </message>
    <message>
        <source>there are too many comments between rows; begin each figure with a header, as in '/SOMA Name'</source>
        <translation>zwischen Zeilen stehen zu viele Kommentare; beginnen Sie jede Figur mit einer Kopfzeile wie in '/SOMA Name'</translation>
    </message>
    <message>
        <source>there are {listed}</source>
        <translation>vorhanden: {listed}</translation>
    </message>
    <message>
        <source>there are {names}</source>
        <translation>vorhanden: {names}</translation>
    </message>
    <message>
        <source>there can be at most {max_copies} copies of a piece; use fewer sets</source>
        <translation>von einem Teil kann es höchstens {max_copies} Exemplare geben; weniger Sätze verwenden</translation>
    </message>
    <message>
        <source>there is no burr_piece and no burr_plate in it</source>
        <translation>sie enthält weder burr_piece noch burr_plate</translation>
    </message>
    <message>
        <source>there is no field '{short}'; use {listed}</source>
        <translation>es gibt kein Feld „{short}“; {listed} verwenden</translation>
    </message>
    <message>
        <source>there is no figure in it</source>
        <translation>enthält keine Figur</translation>
    </message>
    <message>
        <source>there is no figure under it</source>
        <translation>darunter ist keine Figur</translation>
    </message>
    <message>
        <source>there is no included piece set '{set}' that could be changed</source>
        <translation>es gibt keinen mitgelieferten Teilesatz „{set}“, der geändert werden könnte</translation>
    </message>
    <message>
        <source>there is no lattice '{name}' ({hint})</source>
        <translation>es gibt keine Gitterart „{name}“ ({hint})</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>enthält kein Puzzle</translation>
    </message>
    <message>
        <source>there is no solution to show on the page</source>
        <translation>es gibt keine Lösung, die die Seite zeigen könnte</translation>
    </message>
    <message>
        <source>there is no such field ({hint})</source>
        <translation>ein solches Feld gibt es nicht ({hint})</translation>
    </message>
    <message>
        <source>these are not figures of {cells} cells</source>
        <translation>das sind keine Figuren mit {cells} Zellen</translation>
    </message>
    <message>
        <source>they are not cells of the figure</source>
        <translation>das sind keine Zellen der Figur</translation>
    </message>
    <message>
        <source>thickness of the walls of hollow pieces, which get a lid; 0: solid</source>
        <translation>Dicke der Wände hohler Teile, die einen Deckel bekommen; 0: massiv</translation>
    </message>
    <message>
        <source>thickness of the walls of hollow pieces; 0: solid</source>
        <translation>Dicke der Wände hohler Teile; 0: massiv</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>diesem Computer</translation>
    </message>
    <message>
        <source>this file and those after it are not read: a folder may hold {files} figure files and {size} MiB; add smaller folders, or single files</source>
        <translation>diese und die folgenden Dateien werden nicht gelesen: Ein Ordner darf {files} Figurdateien und {size} MiB haben; fügen Sie kleinere Ordner oder einzelne Dateien hinzu</translation>
    </message>
    <message>
        <source>this file and those after it are not read: a folder may hold {files} puzzle files and {size} MiB; add smaller folders, or single files</source>
        <translation>diese Datei und die danach werden nicht gelesen: Ein Ordner darf {files} Puzzledateien und {size} MiB enthalten; kleinere Ordner oder einzelne Dateien hinzufügen</translation>
    </message>
    <message>
        <source>this is not a piece set; a set has the fields name, lattice and pieces</source>
        <translation>das ist kein Teilesatz; ein Satz hat die Felder name, lattice und pieces</translation>
    </message>
    <message>
        <source>this program reads version {version} of the format</source>
        <translation>dieses Programm liest Version {version} des Formats</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>transparent, or plain: in the background colour of the scheme</source>
        <translation>durchsichtig oder einfarbig (plain): in der Hintergrundfarbe des Farbschemas</translation>
    </message>
    <message>
        <source>triangular prisms</source>
        <translation>Dreiecksprismen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>turn the view while it plays</source>
        <translation>die Ansicht während des Abspielens drehen</translation>
    </message>
    <message>
        <source>uses shape {shape} as a piece, but some of its cells may stay empty (+); make them cells (#)</source>
        <translation>verwendet Form {shape} als Teil, aber einige Zellen davon dürfen leer bleiben (+); sie zu Zellen (#) machen</translation>
    </message>
    <message>
        <source>uses shape {shape}, which has no cells; remove it</source>
        <translation>verwendet Form {shape}, die keine Zellen hat; sie entfernen</translation>
    </message>
    <message>
        <source>uses turn {turn}; the turns are 0 to {number}</source>
        <translation>Drehung {turn} verwendet; die Drehungen sind 0 bis {number}</translation>
    </message>
    <message>
        <source>was replaced by another program; save the project to write it again</source>
        <translation>wurde von einem anderen Programm ersetzt; das Projekt speichern, um es wieder zu schreiben</translation>
    </message>
    <message>
        <source>which is in the same folder</source>
        <translation>die im selben Ordner liegt</translation>
    </message>
    <message>
        <source>width and depth of the bed, such as 220x220; with the height: 220x220x250 (default height: the larger of the two)</source>
        <translation>Breite und Tiefe des Druckbetts, zum Beispiel 220x220; mit der Höhe: 220x220x250 (Höhe ohne Angabe: die größere der beiden)</translation>
    </message>
    <message>
        <source>width and height of the animation</source>
        <translation>Breite und Höhe der Animation</translation>
    </message>
    <message>
        <source>width of bevelled edges</source>
        <translation>Breite der Fasen</translation>
    </message>
    <message>
        <source>width of the picture</source>
        <translation>Breite des Bildes</translation>
    </message>
    <message>
        <source>write the symbols of the pieces into layers</source>
        <translation>die Symbole der Teile in die Ebenen schreiben</translation>
    </message>
    <message>
        <source>{cells}: no piece set has this size; choose one</source>
        <translation>{cells}: kein Teilesatz hat diese Größe; einen wählen</translation>
    </message>
    <message>
        <source>{count} of {length:.1f} x {width:.1f} x {thickness:.1f} mm: {names}</source>
        <translation>{count} von {length:.1f} x {width:.1f} x {thickness:.1f} mm: {names}</translation>
    </message>
    <message>
        <source>{dowel} {diameter:g} mm: too thick for cells of {size:g} mm</source>
        <translation>{dowel} {diameter:g} mm: zu dick für Zellen von {size:g} mm</translation>
    </message>
    <message>
        <source>{figure} has {cells}, but {problems}</source>
        <translation>{figure} hat {cells}, aber {problems}</translation>
    </message>
    <message>
        <source>{file}, puzzle {number}</source>
        <translation>{file}, Puzzle {number}</translation>
    </message>
    <message>
        <source>{format} has no option --{option} (it has {known})</source>
        <translation>{format} hat keine Option --{option} (vorhanden: {known})</translation>
    </message>
    <message>
        <source>{frames:,} frames of {pixels:g} pixels are too many; choose a {size} of at most {most:,} pixels, or increase {speed}</source>
        <translation>{frames:,} Bilder von {pixels:g} Pixeln sind zu viele; für {size} höchstens {most:,} Pixel wählen oder {speed} erhöhen</translation>
    </message>
    <message>
        <source>{kind} format</source>
        <translation>Format für {kind}</translation>
    </message>
    <message>
        <source>{label} cannot lie in its place</source>
        <translation>{label} kann an seinem Platz nicht liegen</translation>
    </message>
    <message>
        <source>{label} has &lt;{tag}&gt; before its &lt;assembly&gt;; put the assembly first</source>
        <translation>{label} hat &lt;{tag}&gt; vor &lt;assembly&gt;; &lt;assembly&gt; zuerst schreiben</translation>
    </message>
    <message>
        <source>{label} has an assembly that {reason}</source>
        <translation>{label} hat eine Zusammensetzung, die {reason}</translation>
    </message>
    <message>
        <source>{label} is not on its grid, {grid}</source>
        <translation>{label} liegt nicht auf seinem Gitter, {grid}</translation>
    </message>
    <message>
        <source>{label}: a box of {width}x{depth}x{height} is too large; all shapes together may have {max_positions:,} positions</source>
        <translation>{label}: Eine Box von {width}x{depth}x{height} ist zu groß; alle Formen zusammen dürfen {max_positions:,} Positionen haben</translation>
    </message>
    <message>
        <source>{label}: a cell has colour {largest}, but the file has {colours} colours</source>
        <translation>{label}: Eine Zelle hat Farbe {largest}, aber die Datei hat {colours} Farben</translation>
    </message>
    <message>
        <source>{label}: a pair has colour {max}, but the file has {colours} colours</source>
        <translation>{label}: Ein Paar hat Farbe {max}, aber die Datei hat {colours} Farben</translation>
    </message>
    <message>
        <source>{label}: a piece has min {minimum}, which is more than its max {maximum}</source>
        <translation>{label}: Ein Teil hat min {minimum}, mehr als max {maximum}</translation>
    </message>
    <message>
        <source>{label}: it uses shape {number}, but there are only {shapes} shapes</source>
        <translation>{label}: verwendet Form {number}, aber es gibt nur {shapes} Formen</translation>
    </message>
    <message>
        <source>{label}: solution {number}</source>
        <translation>{label}: Lösung {number}</translation>
    </message>
    <message>
        <source>{label}: there is no cell at {wrong} in a grid of {grid}</source>
        <translation>{label}: Bei {wrong} ist keine Zelle in diesem Gitter ({grid})</translation>
    </message>
    <message>
        <source>{letter!r} in column {column} {rule}</source>
        <translation>{letter!r} in Spalte {column} {rule}</translation>
    </message>
    <message>
        <source>{mark!r} is taken already; choose another</source>
        <translation>{mark!r} ist schon vergeben; ein anderes wählen</translation>
    </message>
    <message>
        <source>{mark!r} stands for piece {owner} already</source>
        <translation>{mark!r} steht schon für Teil {owner}</translation>
    </message>
    <message>
        <source>{minimum} is more than the count</source>
        <translation>{minimum} ist mehr als die Anzahl</translation>
    </message>
    <message>
        <source>{minimum} is more than the maximum</source>
        <translation>{minimum} ist mehr als das Maximum</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} alternatives</source>
        <translation>
            <numerusform>{n:,} Alternative</numerusform>
            <numerusform>{n:,} Alternativen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} disassemblies of {problem}</source>
        <translation>
            <numerusform>{n:,} Zerlegung von {problem}</numerusform>
            <numerusform>{n:,} Zerlegungen von {problem}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other figures</source>
        <translation>
            <numerusform>{n:,} andere Figur</numerusform>
            <numerusform>{n:,} andere Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other problems</source>
        <translation>
            <numerusform>{n:,} anderes Problem</numerusform>
            <numerusform>{n:,} andere Probleme</numerusform>
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
        <source>{n:,} shapes</source>
        <translation>
            <numerusform>{n:,} Form</numerusform>
            <numerusform>{n:,} Formen</numerusform>
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
        <source>{n:,} stored solutions</source>
        <translation>
            <numerusform>{n:,} gespeicherte Lösung</numerusform>
            <numerusform>{n:,} gespeicherte Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be removed: {reason}</source>
        <translation>{name} kann nicht entfernt werden: {reason}</translation>
    </message>
    <message>
        <source>{name} is not a number</source>
        <translation>{name} ist keine Zahl</translation>
    </message>
    <message>
        <source>{name}: {explored:,} explored, {kept:,} kept</source>
        <translation>{name}: {explored:,} untersucht, {kept:,} behalten</translation>
    </message>
    <message>
        <source>{needed} is needed, not {shown}</source>
        <translation>{needed} ist nötig, nicht {shown}</translation>
    </message>
    <message>
        <source>{number:,} billion</source>
        <translation>{number:,} Mrd.</translation>
    </message>
    <message>
        <source>{number:,} million</source>
        <translation>{number:,} Mio.</translation>
    </message>
    <message>
        <source>{number:,} trillion</source>
        <translation>{number:,} Bio.</translation>
    </message>
    <message>
        <source>{number} levels</source>
        <translation>{number} Höhen</translation>
    </message>
    <message>
        <source>{number} more are wrong</source>
        <translation>{number} weitere sind falsch</translation>
    </message>
    <message>
        <source>{number} numbers are needed, one for each cell of the figure</source>
        <translation>nötig sind {number} Zahlen, eine für jede Zelle der Figur</translation>
    </message>
    <message>
        <source>{number} numbers are needed, one for each piece of the pool</source>
        <translation>{number} Zahlen sind nötig, eine für jedes Teil des Vorrats</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{option} {value} is not a number</source>
        <translation>{option} {value} ist keine Zahl</translation>
    </message>
    <message>
        <source>{option} {value}: choose a number from {minimum:g} to {maximum:g}{unit}</source>
        <translation>{option} {value}: eine Zahl von {minimum:g} bis {maximum:g}{unit} wählen</translation>
    </message>
    <message>
        <source>{option} {value}: choose a whole number</source>
        <translation>{option} {value}: eine ganze Zahl wählen</translation>
    </message>
    <message>
        <source>{option} {value}: choose lengths from {minimum:g} to {maximum:g} mm</source>
        <translation>{option} {value}: Längen von {minimum:g} bis {maximum:g} mm wählen</translation>
    </message>
    <message>
        <source>{option} {value}: choose one of {known}</source>
        <translation>{option} {value}: eines davon wählen: {known}</translation>
    </message>
    <message>
        <source>{option} {value}: give two or three lengths in millimetres, such as 220x220</source>
        <translation>{option} {value}: zwei oder drei Längen in Millimetern angeben, zum Beispiel 220x220</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, Zeile {line}</translation>
    </message>
    <message>
        <source>{pieces} of {problem} without copies</source>
        <translation>{pieces} von {problem} ohne Exemplare</translation>
    </message>
    <message>
        <source>{piece}, part {number} of {parts}</source>
        <translation>{piece}, Abschnitt {number} von {parts}</translation>
    </message>
    <message>
        <source>{place}: {name} ({how})</source>
        <translation>{place}: {name} ({how})</translation>
    </message>
    <message>
        <source>{problem}, which has no figure</source>
        <translation>{problem}, das keine Figur hat</translation>
    </message>
    <message>
        <source>{problem}, which is not on the lattice of the first problem</source>
        <translation>{problem}, das eine andere Gitterart hat als das erste Problem</translation>
    </message>
    <message>
        <source>{reason} ';shape {symbol} /XX/X.'</source>
        <translation>{reason} ';shape {symbol} /XX/X.'</translation>
    </message>
    <message>
        <source>{reason}, {count}; change one of them</source>
        <translation>{reason}, {count}; eines davon ändern</translation>
    </message>
    <message>
        <source>{reason}. It was ignored</source>
        <translation>{reason}. Sie wurde ignoriert</translation>
    </message>
    <message>
        <source>{reason}. The set was left out</source>
        <translation>{reason}. Der Satz wurde ausgelassen</translation>
    </message>
    <message>
        <source>{reason}; check that it is the right file</source>
        <translation>{reason}; prüfen, ob es die richtige Datei ist</translation>
    </message>
    <message>
        <source>{reason}; choose another mark</source>
        <translation>{reason}; ein anderes Zeichen wählen</translation>
    </message>
    <message>
        <source>{shapes} that no problem uses</source>
        <translation>{shapes}, die kein Problem verwendet</translation>
    </message>
    <message>
        <source>{source} has no figure; a tray needs one</source>
        <translation>{source} hat keine Figur; eine Schale braucht eine</translation>
    </message>
    <message>
        <source>{source} has no figure; set {pages} to the chart of pieces</source>
        <translation>{source} hat keine Figur; bei {pages} die Übersicht der Teile wählen</translation>
    </message>
    <message>
        <source>{stick}, {face}: glue {others}</source>
        <translation>{stick}, {face}: {others} anleimen</translation>
    </message>
    <message>
        <source>{text}; name one of those that 'cubewright list' shows</source>
        <translation>{text}; einen nennen, den 'cubewright list' zeigt</translation>
    </message>
    <message>
        <source>{things} of {problem}</source>
        <translation>{things} von {problem}</translation>
    </message>
    <message>
        <source>{title} has no pieces to print</source>
        <translation>{title} hat keine Teile zum Drucken</translation>
    </message>
    <message>
        <source>{title} has {count:,} pieces; plates take at most {most:,}</source>
        <translation>{title} hat {count:,} Teile; Druckplatten nehmen höchstens {most:,} auf</translation>
    </message>
    <message>
        <source>{title}, page {page:,} of {pages:,}</source>
        <translation>{title}, Seite {page:,} von {pages:,}</translation>
    </message>
    <message>
        <source>{wall} {thickness:g} mm: choose 0 or at least {least:g} mm</source>
        <translation>{wall} {thickness:g} mm: 0 oder mindestens {least:g} mm wählen</translation>
    </message>
    <message>
        <source>{whose} has no cell; draw its cells as '{filled}'</source>
        <translation>{whose} hat keine Zelle; die Zellen als „{filled}“ zeichnen</translation>
    </message>
    <message>
        <source>{whose} has no rows{hint}</source>
        <translation>{whose} hat keine Zeilen{hint}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-collection</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Lent to:</source>
        <translation>&amp;Verliehen an:</translation>
    </message>
    <message>
        <source>&amp;Save again</source>
        <translation>&amp;Erneut speichern</translation>
    </message>
    <message>
        <source>&amp;Year:</source>
        <translation>&amp;Jahr:</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 Lösung</translation>
    </message>
    <message>
        <source>A computation is running: stop it first (Esc)</source>
        <translation>Eine Berechnung läuft: erst anhalten (Esc)</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder to the collection</source>
        <translation>Einen Ordner zur Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Add a photo or another file to this puzzle</source>
        <translation>Ein Foto oder eine andere Datei zu diesem Puzzle hinzufügen</translation>
    </message>
    <message>
        <source>Add a puzzle</source>
        <translation>Puzzle hinzufügen</translation>
    </message>
    <message>
        <source>Add a puzzle without a file</source>
        <translation>Ein Puzzle ohne Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add folde&amp;r…</source>
        <translation>Ordner h&amp;inzufügen…</translation>
    </message>
    <message>
        <source>Add open &amp;puzzle</source>
        <translation>Offenes &amp;Puzzle hinzufügen</translation>
    </message>
    <message>
        <source>Add photos or files to the puzzle</source>
        <translation>Fotos oder Dateien zum Puzzle hinzufügen</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>Puzzles hinzufügen</translation>
    </message>
    <message>
        <source>Add puzzles to the collection</source>
        <translation>Puzzles zur Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Add the puzzle in the main window to the collection</source>
        <translation>Das Puzzle im Hauptfenster zur Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Add the puzzles in a folder and its subfolders</source>
        <translation>Die Puzzles in einem Ordner und seinen Unterordnern hinzufügen</translation>
    </message>
    <message>
        <source>Add the puzzles in files</source>
        <translation>Die Puzzles in Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Added {puzzles}.</source>
        <translation>{puzzles} hinzugefügt.</translation>
    </message>
    <message>
        <source>Adding puzzles…</source>
        <translation>Puzzles werden hinzugefügt…</translation>
    </message>
    <message>
        <source>Atta&amp;ch…</source>
        <translation>Anhän&amp;gen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Catalogue numbers</source>
        <translation>Katalognummern</translation>
    </message>
    <message>
        <source>Change “{name}”</source>
        <translation>„{name}“ ändern</translation>
    </message>
    <message>
        <source>Completed {puzzles} with a file.</source>
        <translation>{puzzles} durch eine Datei ergänzt.</translation>
    </message>
    <message>
        <source>Compute missing</source>
        <translation>Fehlendes berechnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue with the next puzzle after this time; 0 means no limit</source>
        <translation>Nach dieser Zeit mit dem nächsten Puzzle weitermachen; 0 bedeutet kein Limit</translation>
    </message>
    <message>
        <source>Descen&amp;ding</source>
        <translation>A&amp;bsteigend</translation>
    </message>
    <message>
        <source>Desi&amp;gner:</source>
        <translation>Ent&amp;wurf:</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Detac&amp;h</source>
        <translation>Abtre&amp;nnen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Everything, with files (*.json)</source>
        <translation>Alles, mit Dateien (*.json)</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Die Sammlung exportieren</translation>
    </message>
    <message>
        <source>Exported collections (*.csv *.json)</source>
        <translation>Exportierte Sammlungen (*.csv *.json)</translation>
    </message>
    <message>
        <source>Exported {puzzles} to {name}.</source>
        <translation>{puzzles} nach {name} exportiert.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert…</translation>
    </message>
    <message>
        <source>Files are still being added or exported. Cancel it or wait.</source>
        <translation>Es werden noch Dateien hinzugefügt oder exportiert. Brechen Sie es ab oder warten Sie.</translation>
    </message>
    <message>
        <source>Find the missing numbers of solutions and levels of the selected puzzles, or of all (F5)</source>
        <translation>Fehlende Anzahlen von Lösungen und Stufen der ausgewählten oder aller Puzzles bestimmen (F5)</translation>
    </message>
    <message>
        <source>Fraction of the import or export that is done</source>
        <translation>Anteil des Imports oder Exports, der fertig ist</translation>
    </message>
    <message>
        <source>Fraction of the puzzles that is computed</source>
        <translation>Anteil der berechneten Puzzles</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Verliehen an</translation>
    </message>
    <message>
        <source>Ma&amp;ker:</source>
        <translation>&amp;Hersteller:</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>My collection</source>
        <translation>Meine Sammlung</translation>
    </message>
    <message>
        <source>My collection — Cubewright</source>
        <translation>Meine Sammlung — Cubewright</translation>
    </message>
    <message>
        <source>N&amp;otes:</source>
        <translation>N&amp;otizen:</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>N&amp;ummern:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name, designer, maker, number or note</source>
        <translation>Name, Entwurf, Hersteller, Nummer oder Notiz</translation>
    </message>
    <message>
        <source>New pu&amp;zzle</source>
        <translation>Neues Pu&amp;zzle</translation>
    </message>
    <message>
        <source>No computation is running</source>
        <translation>Es läuft keine Berechnung</translation>
    </message>
    <message>
        <source>No puzzle matches.
Change the search or the kind of puzzles.</source>
        <translation>Kein Puzzle passt.
Die Suche oder die Art der Puzzles ändern.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing is missing, as far as this time limit allows. Give a longer one.</source>
        <translation>Es fehlt nichts, soweit dieses Zeitlimit reicht. Ein längeres angeben.</translation>
    </message>
    <message>
        <source>O&amp;wned</source>
        <translation>Vo&amp;rhanden</translation>
    </message>
    <message>
        <source>One number for each line, with its catalogue: PWBP: 12</source>
        <translation>Eine Nummer in jeder Zeile, mit ihrem Katalog: PWBP: 12</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
    <message>
        <source>Open the selected puzzle in the main window (Enter)</source>
        <translation>Das gewählte Puzzle im Hauptfenster öffnen (Eingabe)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause or resume the computation (F6)</source>
        <translation>Die Berechnung anhalten oder fortsetzen (F6)</translation>
    </message>
    <message>
        <source>Photo of the puzzle</source>
        <translation>Foto des Puzzles</translation>
    </message>
    <message>
        <source>Photos and files</source>
        <translation>Fotos und Dateien</translation>
    </message>
    <message>
        <source>Prin&amp;ted</source>
        <translation>Gedru&amp;ckt</translation>
    </message>
    <message>
        <source>Printed catalogue (*.pdf)</source>
        <translation>Gedruckter Katalog (*.pdf)</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Puzzles (*.xmpuzzle *.fig *.cubewright)</source>
        <translation>Puzzles (*.xmpuzzle *.fig *.cubewright)</translation>
    </message>
    <message>
        <source>Puzzles of the collection</source>
        <translation>Puzzles der Sammlung</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Die rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove puzzles</source>
        <translation>Puzzles entfernen</translation>
    </message>
    <message>
        <source>Remove the selected file from this puzzle</source>
        <translation>Die gewählte Datei von diesem Puzzle entfernen</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the collection (Delete)</source>
        <translation>Die gewählten Puzzles aus der Sammlung entfernen (Entf)</translation>
    </message>
    <message>
        <source>S&amp;ave as…</source>
        <translation>Speichern &amp;als…</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Die Datei speichern</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Search by name, designer, maker, number or note</source>
        <translation>Nach Name, Entwurf, Hersteller, Nummer oder Notiz suchen</translation>
    </message>
    <message>
        <source>Select a file in the list first</source>
        <translation>Erst eine Datei in der Liste wählen</translation>
    </message>
    <message>
        <source>Select a puzzle first</source>
        <translation>Zuerst ein Puzzle auswählen</translation>
    </message>
    <message>
        <source>Select one puzzle first, to which the file belongs.</source>
        <translation>Erst das Puzzle wählen, zu dem die Datei gehört.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show statistics of the puzzles in the list</source>
        <translation>Die Statistik der Puzzles in der Liste zeigen</translation>
    </message>
    <message>
        <source>Sol&amp;ved</source>
        <translation>Ge&amp;löst</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Spreadsheet, without files (*.csv)</source>
        <translation>Tabelle, ohne Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop adding or exporting; puzzles already added stay (Esc)</source>
        <translation>Hinzufügen oder Exportieren stoppen; schon hinzugefügte Puzzles bleiben (Esc)</translation>
    </message>
    <message>
        <source>Stop the computation, and keep the results so far (Esc)</source>
        <translation>Die Berechnung anhalten und die bisherigen Ergebnisse behalten (Esc)</translation>
    </message>
    <message>
        <source>The collection is empty</source>
        <translation>Die Sammlung ist leer</translation>
    </message>
    <message>
        <source>The collection is empty.

Add files or a folder of puzzles, drop them here, or add the open puzzle.</source>
        <translation>Die Sammlung ist leer.

Dateien oder einen Ordner mit Puzzles hinzufügen, sie hier ablegen oder das offene Puzzle hinzufügen.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Der Export wurde gestoppt. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation>Die Liste ist leer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>They are shown already</source>
        <translation>Sie wird schon gezeigt</translation>
    </message>
    <message>
        <source>This file contains the puzzle</source>
        <translation>Diese Datei enthält das Puzzle</translation>
    </message>
    <message>
        <source>This puzzle has no file to open</source>
        <translation>Dieses Puzzle hat keine Datei zum Öffnen</translation>
    </message>
    <message>
        <source>This puzzle has no file to open.</source>
        <translation>Dieses Puzzle hat keine Datei zum Öffnen.</translation>
    </message>
    <message>
        <source>Time limit for each puzzle, in seconds</source>
        <translation>Zeitlimit für jedes Puzzle, in Sekunden</translation>
    </message>
    <message>
        <source>Time limit:</source>
        <translation>Zeitlimit:</translation>
    </message>
    <message>
        <source>Try again to save the last changes</source>
        <translation>Noch einmal versuchen, die letzten Änderungen zu speichern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of the collection</source>
        <translation>Die letzte Änderung der Sammlung rückgängig machen</translation>
    </message>
    <message>
        <source>Wa&amp;nted</source>
        <translation>Gesuch&amp;t</translation>
    </message>
    <message>
        <source>Web page to publish (*.html)</source>
        <translation>Webseite zum Veröffentlichen (*.html)</translation>
    </message>
    <message>
        <source>Write the puzzles that the list shows</source>
        <translation>Die Puzzles schreiben, die die Liste zeigt</translation>
    </message>
    <message>
        <source>Write the selected file to a folder</source>
        <translation>Die gewählte Datei in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>it has gone; connect its disk, or copy a backup to its place</source>
        <translation>sie ist nicht mehr da; schließen Sie ihren Datenträger an, oder kopieren Sie eine Sicherung an ihre Stelle</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>Stufe: {level}</translation>
    </message>
    <message>
        <source>my collection.csv</source>
        <translation>meine Sammlung.csv</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>order of adding</source>
        <translation>Aufnahmezeit</translation>
    </message>
    <message>
        <source>solutions: {number}</source>
        <translation>Lösungen: {number}</translation>
    </message>
    <message>
        <source>time: {time}</source>
        <translation>Zeit: {time}</translation>
    </message>
    <message>
        <source>{error}.</source>
        <translation>{error}.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
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
        <source>{number:,} already in the collection, such as “{name}” as “{other}”.</source>
        <translation>{number:,} schon in der Sammlung, etwa „{name}“ als „{other}“.</translation>
    </message>
    <message>
        <source>{number:,} not added: {problem}</source>
        <translation>{number:,} nicht hinzugefügt: {problem}</translation>
    </message>
    <message>
        <source>{number:,} of {total:,} drawn</source>
        <translation>{number:,} von {total:,} gezeichnet</translation>
    </message>
    <message>
        <source>{number:,} of {total:,}: {name}</source>
        <translation>{number:,} von {total:,}: {name}</translation>
    </message>
    <message>
        <source>{number} solutions</source>
        <translation>{number} Lösungen</translation>
    </message>
    <message>
        <source>{shown:,} of {puzzles}</source>
        <translation>{shown:,} von {puzzles}</translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
</context>
</TS>

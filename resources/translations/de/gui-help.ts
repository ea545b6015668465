<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-help</name>
    <message>
        <source>0, Home</source>
        <translation>0, Pos1</translation>
    </message>
    <message>
        <source>A workbench for packing puzzles: draw a figure, solve it, view every solution in 3D, and see where the search spent its time.&lt;br&gt;&lt;br&gt;Free software, MIT licence.</source>
        <translation>Eine Werkbank für Packpuzzles: eine Figur zeichnen, sie lösen, jede Lösung in 3D ansehen und sehen, womit die Suche ihre Zeit verbracht hat.&lt;br&gt;&lt;br&gt;Freie Software, MIT-Lizenz.</translation>
    </message>
    <message>
        <source>About Cubewright</source>
        <translation>Über Cubewright</translation>
    </message>
    <message>
        <source>Add the selected puzzles to the file</source>
        <translation>Die ausgewählten Puzzles zur Datei hinzufügen</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Hoch, Alt+Herunter</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrow keys, PgUp, PgDown</source>
        <translation>Pfeiltasten, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Clear the search text, or close the window</source>
        <translation>Den Suchtext löschen oder schließen</translation>
    </message>
    <message>
        <source>Comma, full stop</source>
        <translation>Komma, Punkt</translation>
    </message>
    <message>
        <source>Compare the run with others</source>
        <translation>Den Lauf mit anderen vergleichen</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation>Strg++, Strg+-, Strg+0</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Ctrl+column number</source>
        <translation>Strg+Spaltennummer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Down, Up</source>
        <translation>Ab, Auf</translation>
    </message>
    <message>
        <source>Draw or erase the cubelet at the cursor</source>
        <translation>Das Würfelchen am Cursor zeichnen oder löschen</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>Das Teil bearbeiten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter, F4</source>
        <translation>Enter, F4</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Find a keyboard shortcut</source>
        <translation>Ein Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Find by words or by the key</source>
        <translation>Nach Wörtern oder der Taste suchen</translation>
    </message>
    <message>
        <source>Find figures</source>
        <translation>Figuren suchen</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Erste, letzte</translation>
    </message>
    <message>
        <source>Fit to the view</source>
        <translation>In die Ansicht einpassen</translation>
    </message>
    <message>
        <source>Flip it</source>
        <translation>Es umklappen</translation>
    </message>
    <message>
        <source>Go to another piece</source>
        <translation>Zu einem anderen Teil gehen</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>In the 3D view</source>
        <translation>In der 3D-Ansicht</translation>
    </message>
    <message>
        <source>In the batch window</source>
        <translation>Im Stapelfenster</translation>
    </message>
    <message>
        <source>In the figure library</source>
        <translation>In der Figurenbibliothek</translation>
    </message>
    <message>
        <source>In the layer editor</source>
        <translation>Im Ebeneneditor</translation>
    </message>
    <message>
        <source>In the list of pre-placed pieces and forbidden cells</source>
        <translation>In der Liste der festgelegten Teile und verbotenen Zellen</translation>
    </message>
    <message>
        <source>In the list of runs</source>
        <translation>In der Liste der Läufe</translation>
    </message>
    <message>
        <source>In the list of solutions</source>
        <translation>In der Liste der Lösungen</translation>
    </message>
    <message>
        <source>In the pieces panel</source>
        <translation>Im Bereich Teile</translation>
    </message>
    <message>
        <source>In the window that finds puzzles</source>
        <translation>Im Fenster, das Puzzles findet</translation>
    </message>
    <message>
        <source>Include or exclude the piece</source>
        <translation>Das Teil verwenden oder weglassen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>M, D, Del</source>
        <translation>M, D, Entf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Mirror, duplicate, delete</source>
        <translation>Spiegeln, duplizieren, löschen</translation>
    </message>
    <message>
        <source>More copies, fewer copies</source>
        <translation>Mehr Exemplare, weniger Exemplare</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Es bewegen</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>Move the piece before or after another</source>
        <translation>Das Teil vor oder hinter ein anderes verschieben</translation>
    </message>
    <message>
        <source>New piece from the figure</source>
        <translation>Neues Teil aus der Figur</translation>
    </message>
    <message>
        <source>Next move, previous move of a solution with a plan</source>
        <translation>Nächster, voriger Zug einer Lösung mit Plan</translation>
    </message>
    <message>
        <source>Next piece, previous piece</source>
        <translation>Nächstes Teil, voriges Teil</translation>
    </message>
    <message>
        <source>Next separation, previous separation</source>
        <translation>Nächste Trennung, vorige Trennung</translation>
    </message>
    <message>
        <source>Next, previous</source>
        <translation>Nächste, vorige</translation>
    </message>
    <message>
        <source>No shortcut matches. Try fewer words.</source>
        <translation>Kein Tastenkürzel gefunden. Weniger Wörter versuchen.</translation>
    </message>
    <message>
        <source>Open the figure</source>
        <translation>Die Figur öffnen</translation>
    </message>
    <message>
        <source>Open the menu of the cell at the cursor</source>
        <translation>Das Menü der Zelle am Cursor öffnen</translation>
    </message>
    <message>
        <source>Pages of the user guide</source>
        <translation>Seiten des Benutzerhandbuchs</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Es platzieren</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Ihn entfernen</translation>
    </message>
    <message>
        <source>Remove the selected entry</source>
        <translation>Den gewählten Eintrag entfernen</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Ihn umbenennen</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>Roll the view</source>
        <translation>Die Ansicht rollen</translation>
    </message>
    <message>
        <source>Rotate the view</source>
        <translation>Die Ansicht drehen</translation>
    </message>
    <message>
        <source>Select a box to draw or erase</source>
        <translation>Einen Bereich zum Zeichnen oder Löschen wählen</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Mehrere wählen</translation>
    </message>
    <message>
        <source>Shift+Arrow keys, then Space</source>
        <translation>Umschalt+Pfeiltasten, dann Leertaste</translation>
    </message>
    <message>
        <source>Shift+Ins</source>
        <translation>Umschalt+Einfg</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Umschalt+Rechts, Umschalt+Links</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Umschalt+Hoch, Umschalt+Herunter</translation>
    </message>
    <message>
        <source>Shift+X, Shift+Y, Shift+Z</source>
        <translation>Umschalt+X, Umschalt+Y, Umschalt+Z</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Sort by a column; press again to reverse</source>
        <translation>Nach einer Spalte sortieren; erneut drücken zum Umkehren</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Enter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Test this installation</source>
        <translation>Diese Installation testen</translation>
    </message>
    <message>
        <source>Testing… Nothing is sent.</source>
        <translation>Test läuft … Es wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The test has ended. Copy its report if you want to report a problem.</source>
        <translation>Der Test ist beendet. Kopieren Sie den Bericht, wenn Sie ein Problem melden möchten.</translation>
    </message>
    <message>
        <source>The test is still running</source>
        <translation>Der Test läuft noch</translation>
    </message>
    <message>
        <source>This page is missing from this installation. Ctrl+F1 lists all keys, and “cubewright --help” in a terminal lists its commands.</source>
        <translation>Diese Seite fehlt in dieser Installation. Strg+F1 listet alle Tasten auf, und „cubewright --help“ in einem Terminal dessen Befehle.</translation>
    </message>
    <message>
        <source>Turn it about x, y, z</source>
        <translation>Es um x, y, z drehen</translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation>Es zurückdrehen</translation>
    </message>
    <message>
        <source>Turn the piece</source>
        <translation>Das Teil drehen</translation>
    </message>
    <message>
        <source>Type the number of copies</source>
        <translation>Die Anzahl der Exemplare eingeben</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>User guide — Cubewright</source>
        <translation>Benutzerhandbuch — Cubewright</translation>
    </message>
    <message>
        <source>View from the front, the side, above</source>
        <translation>Ansicht von vorn, von der Seite, von oben</translation>
    </message>
    <message>
        <source>While placing a piece by hand</source>
        <translation>Beim Platzieren eines Teils von Hand</translation>
    </message>
    <message>
        <source>X, Y, Z or R</source>
        <translation>X, Y, Z oder R</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show the whole layer</source>
        <translation>Vergrößern, verkleinern, die ganze Ebene zeigen</translation>
    </message>
    <message>
        <source>from a source folder</source>
        <translation>aus einem Quellordner</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-shell</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>&amp;About Cubewright</source>
        <translation>&amp;Über Cubewright</translation>
    </message>
    <message>
        <source>&amp;Add problem</source>
        <translation>Problem &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy {noun}</source>
        <translation>{noun} &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Count as</source>
        <translation>Z&amp;ählweise</translation>
    </message>
    <message>
        <source>&amp;Delete solution</source>
        <translation>Lösung lös&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Design this figure…</source>
        <translation>Diese Figur zer&amp;schneiden…</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>Zei&amp;chnen</translation>
    </message>
    <message>
        <source>&amp;Draw in 3D</source>
        <translation>In 3D &amp;zeichnen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>&amp;Find fewest total moves</source>
        <translation>&amp;Wenigste Züge insgesamt finden</translation>
    </message>
    <message>
        <source>&amp;Find problem</source>
        <translation>Problem &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;First solution</source>
        <translation>&amp;Erste Lösung</translation>
    </message>
    <message>
        <source>&amp;Fix this piece and solve again</source>
        <translation>Dieses Teil &amp;festlegen und neu lösen</translation>
    </message>
    <message>
        <source>&amp;Go to solution…</source>
        <translation>&amp;Gehe zu Lösung…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Hin&amp;weis</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Last solution</source>
        <translation>Letzte L&amp;ösung</translation>
    </message>
    <message>
        <source>&amp;Make it…</source>
        <translation>&amp;Herstellen…</translation>
    </message>
    <message>
        <source>&amp;My collection</source>
        <translation>Mei&amp;ne Sammlung</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Pause playing</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Pieces panel</source>
        <translation>Bereich &amp;Teile</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Platzieren</translation>
    </message>
    <message>
        <source>&amp;Place piece by hand</source>
        <translation>Teil von &amp;Hand platzieren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Wiederholen: {change}</translation>
    </message>
    <message>
        <source>&amp;Remove this piece</source>
        <translation>Dieses Teil &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Reset 3D view</source>
        <translation>3D-Ansicht &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>&amp;Sliding puzzles…</source>
        <translation>Schiebep&amp;uzzles…</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Star solution</source>
        <translation>Lösung &amp;mit Stern versehen</translation>
    </message>
    <message>
        <source>&amp;Take apart</source>
        <translation>&amp;Zerlegen</translation>
    </message>
    <message>
        <source>&amp;Test this installation</source>
        <translation>Diese &amp;Installation testen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Rückgängig: {change}</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>Ben&amp;utzerhandbuch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>&amp;Whole window</source>
        <translation>Ganzes Fenster</translation>
    </message>
    <message>
        <source>A file needs at least one problem</source>
        <translation>Eine Datei enthält mindestens ein Problem</translation>
    </message>
    <message>
        <source>A file needs at least one problem, so nothing was deleted.</source>
        <translation>Eine Datei enthält mindestens ein Problem, also wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>Add &amp;next piece of the solution</source>
        <translation>&amp;Nächstes Teil der Lösung hinzufügen</translation>
    </message>
    <message>
        <source>Add a copy of this problem to the file</source>
        <translation>Der Datei eine Kopie dieses Problems hinzufügen</translation>
    </message>
    <message>
        <source>Add a problem in which the solid pieces of this solution are one piece</source>
        <translation>Ein Problem hinzufügen, in dem die massiv gezeigten Teile dieser Lösung ein Teil sind</translation>
    </message>
    <message>
        <source>Add a problem with an empty figure to this file</source>
        <translation>Dieser Datei ein Problem mit einer leeren Figur hinzufügen</translation>
    </message>
    <message>
        <source>Add a problem with the pieces of this solution and the cells that they fill</source>
        <translation>Ein Problem mit den Teilen dieser Lösung und den Zellen, die sie füllen, hinzufügen</translation>
    </message>
    <message>
        <source>Add to collectio&amp;n…</source>
        <translation>Zu Sa&amp;mmlung hinzufügen…</translation>
    </message>
    <message>
        <source>All pieces and layers are shown</source>
        <translation>Alle Teile und Ebenen sind sichtbar</translation>
    </message>
    <message>
        <source>All pieces are placed</source>
        <translation>Alle Teile sind platziert</translation>
    </message>
    <message>
        <source>All pieces are taken apart</source>
        <translation>Alles ist zerlegt</translation>
    </message>
    <message>
        <source>Allow quarter &amp;turns</source>
        <translation>Vier&amp;teldrehungen erlauben</translation>
    </message>
    <message>
        <source>Allow quarter turns of cube pieces in analyses and when you move pieces by hand</source>
        <translation>Vierteldrehungen von Würfelteilen erlauben: in der Analyse und beim Bewegen von Hand</translation>
    </message>
    <message>
        <source>An analysis is running: stop it first</source>
        <translation>Eine Analyse läuft: zuerst beenden</translation>
    </message>
    <message>
        <source>Analyse &amp;selected</source>
        <translation>&amp;Gewählte analysieren</translation>
    </message>
    <message>
        <source>Analyse all a&amp;gain</source>
        <translation>Alle erneut analy&amp;sieren</translation>
    </message>
    <message>
        <source>Analyse all solutions again</source>
        <translation>Alle Lösungen erneut analysieren</translation>
    </message>
    <message>
        <source>Analyse m&amp;issing</source>
        <translation>&amp;Fehlende analysieren</translation>
    </message>
    <message>
        <source>Analyse the solution first: no plan is known</source>
        <translation>Zuerst die Lösung analysieren: kein Plan ist bekannt</translation>
    </message>
    <message>
        <source>Analyse the solutions that are not analysed yet</source>
        <translation>Die noch nicht analysierten Lösungen analysieren</translation>
    </message>
    <message>
        <source>Append this figure to another figure file</source>
        <translation>Diese Figur an eine andere Figurendatei anhängen</translation>
    </message>
    <message>
        <source>Arrange the window to compare searches</source>
        <translation>Das Fenster zum Vergleichen von Suchen anordnen</translation>
    </message>
    <message>
        <source>Arrange the window to draw a puzzle</source>
        <translation>Das Fenster zum Zeichnen eines Puzzles anordnen</translation>
    </message>
    <message>
        <source>Arrange the window to look at solutions</source>
        <translation>Das Fenster zum Ansehen von Lösungen anordnen</translation>
    </message>
    <message>
        <source>Before the first change</source>
        <translation>Vor der ersten Änderung</translation>
    </message>
    <message>
        <source>Browse pictures of all figures in the library</source>
        <translation>Bilder aller Figuren der Bibliothek ansehen</translation>
    </message>
    <message>
        <source>Burrs from m&amp;y sticks…</source>
        <translation>Bu&amp;rrs aus meinen Stäben…</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>C&amp;ollapse</source>
        <translation>Zusa&amp;mmenschieben</translation>
    </message>
    <message>
        <source>Change some cells to raise the level or remove assemblies</source>
        <translation>Einige Zellen ändern, um die Stufe zu erhöhen oder Lösungen zu entfernen</translation>
    </message>
    <message>
        <source>Changes, oldest first</source>
        <translation>Änderungen, die erste oben</translation>
    </message>
    <message>
        <source>Check solvabil&amp;ity</source>
        <translation>Lös&amp;barkeit prüfen</translation>
    </message>
    <message>
        <source>Check whether the pre-placed pieces can be completed to a solution</source>
        <translation>Prüfen, ob sich die festgelegten Teile zu einer Lösung ergänzen lassen</translation>
    </message>
    <message>
        <source>Choose &amp;where to search…</source>
        <translation>Ort &amp;der Suche wählen…</translation>
    </message>
    <message>
        <source>Choose theme, text size, processors and what to remember</source>
        <translation>Farbschema, Textgröße, Prozessoren und was gemerkt wird wählen</translation>
    </message>
    <message>
        <source>Choose what to print, preview the pages and print them</source>
        <translation>Auswählen, was gedruckt wird, die Seiten ansehen und drucken</translation>
    </message>
    <message>
        <source>Choose whether searches run on this computer or on a cluster</source>
        <translation>Wählen, ob Suchen auf diesem Rechner oder auf einem Cluster laufen</translation>
    </message>
    <message>
        <source>Close all windows of the program</source>
        <translation>Alle Fenster des Programms schließen</translation>
    </message>
    <message>
        <source>Close note</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Close this window and its file</source>
        <translation>Dieses Fenster und seine Datei schließen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <source>Colourin&amp;g of cells</source>
        <translation>E&amp;infärbung der Zellen</translation>
    </message>
    <message>
        <source>Compare en&amp;gines…</source>
        <translation>Suchverfahren vergle&amp;ichen…</translation>
    </message>
    <message>
        <source>Compare one or two selected solutions side by side</source>
        <translation>Eine oder zwei ausgewählte Lösungen nebeneinander vergleichen</translation>
    </message>
    <message>
        <source>Copied {title}.</source>
        <translation>Kopiert: {title}.</translation>
    </message>
    <message>
        <source>Copy a link that contains the puzzle, the selected solution and its plan</source>
        <translation>Einen Link kopieren, der das Puzzle, die gewählte Lösung und ihren Plan enthält</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy the figure or solution as text: block, layers, coordinates</source>
        <translation>Figur oder Lösung als Text kopieren: Block, Schichten, Koordinaten</translation>
    </message>
    <message>
        <source>Copy the focused picture, or the 3D view, with its figure text</source>
        <translation>Das Bild mit dem Fokus oder die 3D-Ansicht kopieren, samt Figurentext</translation>
    </message>
    <message>
        <source>Copy the selected box, layer, figure or piece as text, and remove it</source>
        <translation>Den gewählten Bereich, die Ebene, die Figur oder das Teil als Text kopieren und entfernen</translation>
    </message>
    <message>
        <source>Copy the selected box, layer, figure or piece as the text of a figure file</source>
        <translation>Den gewählten Bereich, die Ebene, die Figur oder das Teil als Text einer Figurendatei kopieren</translation>
    </message>
    <message>
        <source>Count onl&amp;y</source>
        <translation>Nur &amp;zählen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cu&amp;t {noun}</source>
        <translation>{noun} &amp;ausschneiden</translation>
    </message>
    <message>
        <source>Cubewright cannot be started.</source>
        <translation>Cubewright kann nicht gestartet werden.</translation>
    </message>
    <message>
        <source>Cubewright {newer} has been published. This is {own}.</source>
        <translation>Cubewright {newer} ist erschienen. Dies ist {own}.</translation>
    </message>
    <message>
        <source>Cut piece {symbol}</source>
        <translation>Teil {symbol} ausschneiden</translation>
    </message>
    <message>
        <source>Cut this figure into pieces that interlock and need many moves</source>
        <translation>Diese Figur in Teile zerschneiden, die ineinandergreifen und viele Züge brauchen</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>{cells} ausschneiden</translation>
    </message>
    <message>
        <source>Cut {title}.</source>
        <translation>Ausgeschnitten: {title}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete all solutions before or after the selected one, or without a star</source>
        <translation>Alle Lösungen vor oder nach der gewählten löschen, oder alle ohne Stern</translation>
    </message>
    <message>
        <source>Delete man&amp;y…</source>
        <translation>V&amp;iele löschen…</translation>
    </message>
    <message>
        <source>Delete the selected solutions from the list, or restore them (Del in the list)</source>
        <translation>Die gewählten Lösungen aus der Liste löschen oder wiederherstellen (Entf in der Liste)</translation>
    </message>
    <message>
        <source>Delete this problem from the file</source>
        <translation>Dieses Problem aus der Datei löschen</translation>
    </message>
    <message>
        <source>Draw a figure first</source>
        <translation>Zuerst eine Figur zeichnen</translation>
    </message>
    <message>
        <source>Draw a new piece and add it to the set</source>
        <translation>Ein neues Teil zeichnen und dem Satz hinzufügen</translation>
    </message>
    <message>
        <source>Draw in the 3D view: click a face to add a cell there, Ctrl-click to remove one</source>
        <translation>In der 3D-Ansicht zeichnen: ein Klick auf eine Fläche setzt dort eine Zelle, Strg+Klick entfernt eine</translation>
    </message>
    <message>
        <source>E&amp;xplode</source>
        <translation>&amp;Auseinanderziehen</translation>
    </message>
    <message>
        <source>Empty the search field to move problems</source>
        <translation>Zum Verschieben von Problemen das Suchfeld leeren</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Suchverfahren</translation>
    </message>
    <message>
        <source>Export the figure or its solutions to a new file</source>
        <translation>Die Figur oder ihre Lösungen in eine neue Datei exportieren</translation>
    </message>
    <message>
        <source>F11 shows the other panels again.</source>
        <translation>F11 zeigt die anderen Bereiche wieder.</translation>
    </message>
    <message>
        <source>Fi&amp;gure</source>
        <translation>Fi&amp;gur</translation>
    </message>
    <message>
        <source>Figure &amp;library</source>
        <translation>Figuren&amp;bibliothek</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Dateien, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>Filte&amp;r solutions</source>
        <translation>Lösungen &amp;filtern</translation>
    </message>
    <message>
        <source>Find a command, figure, piece set or setting by words</source>
        <translation>Einen Befehl, eine Figur, einen Teilesatz oder eine Einstellung an Wörtern finden</translation>
    </message>
    <message>
        <source>Find a problem in this file by part of its name</source>
        <translation>Ein Problem dieser Datei an einem Teil seines Namens finden</translation>
    </message>
    <message>
        <source>Find all six-piece burrs that the sticks or boards you own can build</source>
        <translation>Alle sechsteiligen Burrs finden, die sich aus den vorhandenen Stäben oder Brettern bauen lassen</translation>
    </message>
    <message>
        <source>Find and show the plan with the fewest total moves for the shown solution</source>
        <translation>Zur gezeigten Lösung den Plan mit den insgesamt wenigsten Zügen finden und zeigen</translation>
    </message>
    <message>
        <source>Find dupl&amp;icates</source>
        <translation>Doppe&amp;lte suchen</translation>
    </message>
    <message>
        <source>Find out whether the selected solutions can be taken apart, and how</source>
        <translation>Herausfinden, ob und wie sich die gewählten Lösungen zerlegen lassen</translation>
    </message>
    <message>
        <source>Find pasted sol&amp;ution…</source>
        <translation>Eingefügte Lösung s&amp;uchen…</translation>
    </message>
    <message>
        <source>Find pieces that make a good puzzle, or figures that the pieces fill</source>
        <translation>Nach Teilen suchen, die ein gutes Puzzle ergeben, oder nach Figuren, die die Teile füllen</translation>
    </message>
    <message>
        <source>Find pu&amp;zzles…</source>
        <translation>&amp;Puzzles finden…</translation>
    </message>
    <message>
        <source>Find smallest scale</source>
        <translation>Kleinsten Maßstab finden</translation>
    </message>
    <message>
        <source>Find the &amp;mistake…</source>
        <translation>&amp;Fehler finden…</translation>
    </message>
    <message>
        <source>Find the smallest changes that give this puzzle a solution</source>
        <translation>Die kleinsten Änderungen finden, mit denen dieses Puzzle eine Lösung hat</translation>
    </message>
    <message>
        <source>Find the solution in a text, such as the layers on the clipboard</source>
        <translation>Die Lösung in einem Text finden, etwa den Ebenen in der Zwischenablage</translation>
    </message>
    <message>
        <source>Fold or unfold the pieces panel</source>
        <translation>Den Bereich „Teile“ ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Fold or unfold the problems panel</source>
        <translation>Den Bereich „Probleme“ ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Fold or unfold the search panel</source>
        <translation>Den Bereich „Suche“ ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Fold or unfold the search panel (Ctrl+T)</source>
        <translation>Den Bereich „Suche“ ein- oder ausklappen (Strg+T)</translation>
    </message>
    <message>
        <source>Fold or unfold the solutions panel</source>
        <translation>Den Bereich „Lösungen“ ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Fold or unfold the solutions panel (Ctrl+Shift+2)</source>
        <translation>Den Bereich „Lösungen“ ein- oder ausklappen (Strg+Umschalt+2)</translation>
    </message>
    <message>
        <source>Give the layers or the 3D view the whole window</source>
        <translation>Den Ebenen oder der 3D-Ansicht das ganze Fenster geben</translation>
    </message>
    <message>
        <source>Go back a move</source>
        <translation>Einen Zug zurückgehen</translation>
    </message>
    <message>
        <source>Go to a number in the list of solutions</source>
        <translation>Zu einer Nummer in der Liste der Lösungen gehen</translation>
    </message>
    <message>
        <source>Go to en&amp;d</source>
        <translation>Zum &amp;Ende gehen</translation>
    </message>
    <message>
        <source>Go to st&amp;art</source>
        <translation>Zum Anfang gehen</translation>
    </message>
    <message>
        <source>Go to the next problem in this file</source>
        <translation>Zum nächsten Problem dieser Datei gehen</translation>
    </message>
    <message>
        <source>Go to the previous problem in this file</source>
        <translation>Zum vorigen Problem dieser Datei gehen</translation>
    </message>
    <message>
        <source>Go to this problem</source>
        <translation>Zu diesem Problem gehen</translation>
    </message>
    <message>
        <source>How the next search counts solutions</source>
        <translation>Zählweise der nächsten Suche</translation>
    </message>
    <message>
        <source>Imp&amp;rove the puzzle…</source>
        <translation>Puzzle &amp;verbessern…</translation>
    </message>
    <message>
        <source>In the next search, count solutions without listing them</source>
        <translation>Bei der nächsten Suche Lösungen zählen, ohne sie aufzulisten</translation>
    </message>
    <message>
        <source>K&amp;eep plans of all solutions</source>
        <translation>Pl&amp;äne aller Lösungen behalten</translation>
    </message>
    <message>
        <source>Keep the moves of each analysed solution, not only the level</source>
        <translation>Von jeder analysierten Lösung die Züge behalten, nicht nur die Stufe</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Letzte Meldung</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Let the shown pieces be the targets of a sliding puzzle, and remove them</source>
        <translation>Die gezeigten Teile als Ziele eines Schiebepuzzles setzen und wegnehmen</translation>
    </message>
    <message>
        <source>Limit pieces and empty cells; choose matching colours, mirror images and groups</source>
        <translation>Teile und leere Zellen begrenzen; passende Farben, Spiegelbilder und Gruppen wählen</translation>
    </message>
    <message>
        <source>List &amp;only solutions that come apart</source>
        <translation>N&amp;ur zerlegbare Lösungen auflisten</translation>
    </message>
    <message>
        <source>List all changes, and go back to any of them</source>
        <translation>Alle Änderungen auflisten und zu einer davon zurückgehen</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel auflisten</translation>
    </message>
    <message>
        <source>List all ways to separate the pieces of the shown solution in the fewest moves</source>
        <translation>Alle Möglichkeiten auflisten, die Teile der gezeigten Lösung mit den wenigsten Zügen zu trennen</translation>
    </message>
    <message>
        <source>List fi&amp;rst separations…</source>
        <translation>Erste T&amp;rennungen auflisten…</translation>
    </message>
    <message>
        <source>List only solutions that come apart, and analyse solutions as they are found</source>
        <translation>Nur Lösungen auflisten, die sich zerlegen lassen, und sie gleich beim Finden analysieren</translation>
    </message>
    <message>
        <source>List only the solutions that match words</source>
        <translation>Nur die Lösungen auflisten, die zu Wörtern passen</translation>
    </message>
    <message>
        <source>List the parts and the moves below the player</source>
        <translation>Die Bestandteile und Züge unter dem Abspieler auflisten</translation>
    </message>
    <message>
        <source>List the puzzles that you own, want, have solved or have lent</source>
        <translation>Die Puzzles auflisten, die du hast, suchst, gelöst oder verliehen hast</translation>
    </message>
    <message>
        <source>Ma&amp;ke figure…</source>
        <translation>Figur er&amp;zeugen…</translation>
    </message>
    <message>
        <source>Make &amp;pieces…</source>
        <translation>&amp;Teile erzeugen…</translation>
    </message>
    <message>
        <source>Make a box, ball, pyramid, burr, hexagon or cross-section by its sizes</source>
        <translation>Einen Quader, eine Kugel, eine Pyramide, einen Burr, ein Sechseck oder einen Querschnitt aus Maßen erzeugen</translation>
    </message>
    <message>
        <source>Make a piece from the connected part of the figure at the cursor</source>
        <translation>Ein Teil aus dem zusammenhängenden Stück der Figur am Cursor erzeugen</translation>
    </message>
    <message>
        <source>Make all shapes with a given number of cells, or burr sticks by number</source>
        <translation>Alle Formen aus einer gegebenen Anzahl Zellen oder Burr-Stäbe nach Nummer erzeugen</translation>
    </message>
    <message>
        <source>Make pi&amp;ece from this part</source>
        <translation>Teil aus diesem St&amp;ück erzeugen</translation>
    </message>
    <message>
        <source>Make the dark cells of the figure light, and the light ones dark</source>
        <translation>Die dunklen Zellen der Figur hell und die hellen dunkel machen</translation>
    </message>
    <message>
        <source>Make the figure and all pieces larger together, for example to cut finer</source>
        <translation>Die Figur und alle Teile zusammen vergrößern, etwa um sie feiner zu zerschneiden</translation>
    </message>
    <message>
        <source>Make the next move</source>
        <translation>Den nächsten Zug ausführen</translation>
    </message>
    <message>
        <source>Make the shown pieces &amp;targets</source>
        <translation>Gezeigte Teile zu &amp;Zielen machen</translation>
    </message>
    <message>
        <source>Mat&amp;erial</source>
        <translation>Mate&amp;rial</translation>
    </message>
    <message>
        <source>Material of the pieces in 3D</source>
        <translation>Material der Teile in 3D</translation>
    </message>
    <message>
        <source>Move &amp;up in the list</source>
        <translation>In der Liste nach &amp;oben</translation>
    </message>
    <message>
        <source>Move a piece over the figure, turn it with the keys and place it</source>
        <translation>Ein Teil über die Figur bewegen, mit Tasten drehen und platzieren</translation>
    </message>
    <message>
        <source>Move do&amp;wn in the list</source>
        <translation>In der Liste nach u&amp;nten</translation>
    </message>
    <message>
        <source>Move pieces by &amp;hand</source>
        <translation>Teile von &amp;Hand bewegen</translation>
    </message>
    <message>
        <source>Move the pieces of the solution apart by one step</source>
        <translation>Die Teile der Lösung um einen Schritt auseinanderziehen</translation>
    </message>
    <message>
        <source>Move the pieces of the solution together by one step</source>
        <translation>Die Teile der Lösung um einen Schritt zusammenschieben</translation>
    </message>
    <message>
        <source>Move this problem down in the list</source>
        <translation>Dieses Problem in der Liste nach unten verschieben</translation>
    </message>
    <message>
        <source>Move this problem up in the list</source>
        <translation>Dieses Problem in der Liste nach oben verschieben</translation>
    </message>
    <message>
        <source>N&amp;ote about solution…</source>
        <translation>N&amp;otiz zur Lösung…</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>N&amp;ächstes Problem</translation>
    </message>
    <message>
        <source>Ne&amp;xt solution</source>
        <translation>&amp;Nächste Lösung</translation>
    </message>
    <message>
        <source>New &amp;figure of</source>
        <translation>Neue Fi&amp;gur aus</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues Fens&amp;ter</translation>
    </message>
    <message>
        <source>New from a &amp;puzzle</source>
        <translation>Neu aus einem &amp;Puzzle</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Neues Teil</translation>
    </message>
    <message>
        <source>New six-piece &amp;burr…</source>
        <translation>Neue&amp;r sechsteiliger Burr…</translation>
    </message>
    <message>
        <source>No hint is shown: press Hint first</source>
        <translation>Kein Hinweis ist zu sehen: zuerst „Hinweis“ drücken</translation>
    </message>
    <message>
        <source>No move has been made yet</source>
        <translation>Noch kein Zug gemacht</translation>
    </message>
    <message>
        <source>No piece is placed</source>
        <translation>Kein Teil ist platziert</translation>
    </message>
    <message>
        <source>No piece is pre-placed: place one by hand first</source>
        <translation>Kein Teil ist festgelegt: zuerst eines von Hand platzieren</translation>
    </message>
    <message>
        <source>No pieces are shown: place pieces or select a solution</source>
        <translation>Es sind keine Teile zu sehen: Teile platzieren oder eine Lösung auswählen</translation>
    </message>
    <message>
        <source>No search is running</source>
        <translation>Keine Suche läuft</translation>
    </message>
    <message>
        <source>No solution is shown: select one</source>
        <translation>Keine Lösung ist zu sehen: eine auswählen</translation>
    </message>
    <message>
        <source>No solution matches the filter</source>
        <translation>Der Filter trifft auf keine Lösung zu</translation>
    </message>
    <message>
        <source>No solutions are listed: press Solve first</source>
        <translation>Keine Lösungen aufgelistet: zuerst „Lösen“ drücken</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Nothing was copied: {reason}.</source>
        <translation>Nichts wurde kopiert: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was pasted. {error}</source>
        <translation>Nichts wurde eingefügt. {error}</translation>
    </message>
    <message>
        <source>Number of processors for the next search</source>
        <translation>Anzahl der Prozessoren für die nächste Suche</translation>
    </message>
    <message>
        <source>On this lattice, solutions cannot be analysed</source>
        <translation>Auf diesem Gitter lassen sich Lösungen nicht analysieren</translation>
    </message>
    <message>
        <source>Only a figure with light and dark cells has two colours</source>
        <translation>Nur eine Figur mit hellen und dunklen Zellen hat zwei Farben</translation>
    </message>
    <message>
        <source>Only cubes can turn</source>
        <translation>Nur Würfel können gedreht werden</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt ben&amp;utzte öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;collection</source>
        <translation>Eine Sa&amp;mmlung öffnen</translation>
    </message>
    <message>
        <source>Open a file in a new window</source>
        <translation>Eine Datei in einem neuen Fenster öffnen</translation>
    </message>
    <message>
        <source>Open a file of figures</source>
        <translation>Eine Datei mit Figuren öffnen</translation>
    </message>
    <message>
        <source>Open another window of the program</source>
        <translation>Ein weiteres Fenster des Programms öffnen</translation>
    </message>
    <message>
        <source>Open in new win&amp;dow…</source>
        <translation>In neuem F&amp;enster öffnen…</translation>
    </message>
    <message>
        <source>Open or draw a figure first</source>
        <translation>Zuerst eine Figur öffnen oder zeichnen</translation>
    </message>
    <message>
        <source>Open the user guide</source>
        <translation>Das Benutzerhandbuch öffnen</translation>
    </message>
    <message>
        <source>P&amp;iece colours</source>
        <translation>Teilefar&amp;ben</translation>
    </message>
    <message>
        <source>Panels of the window</source>
        <translation>Teile des Fensters</translation>
    </message>
    <message>
        <source>Par&amp;allel lines</source>
        <translation>&amp;Parallele Linien</translation>
    </message>
    <message>
        <source>Paste copied cells at the cursor, figures into the list, or pieces into the set</source>
        <translation>Kopierte Zellen am Cursor, Figuren in die Liste oder Teile in den Satz einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Paste pieces {symbols}</source>
        <translation>
            <numerusform>Teil {symbols} einfügen</numerusform>
            <numerusform>Teile {symbols} einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste {names}</source>
        <translation>{names} einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Pasted pieces {symbols}.</source>
        <translation>
            <numerusform>Teil {symbols} eingefügt.</numerusform>
            <numerusform>Teile {symbols} eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted {cells}.</source>
        <translation>{cells} eingefügt.</translation>
    </message>
    <message>
        <source>Pasted {names}.</source>
        <translation>{names} eingefügt.</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation>Die Suche anhalten</translation>
    </message>
    <message>
        <source>Piece colours</source>
        <translation>Farben der Teile</translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Teilesatz</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Place all pieces as s&amp;hown</source>
        <translation>Alle Teile wie &amp;gezeigt platzieren</translation>
    </message>
    <message>
        <source>Place the pieces that the hint shows</source>
        <translation>Die Teile platzieren, die der Hinweis zeigt</translation>
    </message>
    <message>
        <source>Plan plates for a 3D printer, and write them</source>
        <translation>Druckplatten für einen 3D-Drucker planen und schreiben</translation>
    </message>
    <message>
        <source>Play how the solution is taken apart, or pause (Space in the player)</source>
        <translation>Abspielen, wie die Lösung zerlegt wird, oder anhalten (Leertaste im Abspieler)</translation>
    </message>
    <message>
        <source>Pr&amp;ocessors</source>
        <translation>Pr&amp;ozessoren</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious solution</source>
        <translation>Vorige Lö&amp;sung</translation>
    </message>
    <message>
        <source>Pre-place every piece of the solution that is shown</source>
        <translation>Jedes Teil der gezeigten Lösung festlegen</translation>
    </message>
    <message>
        <source>Pre-place the piece at the cursor as in this solution, then solve again</source>
        <translation>Das Teil am Cursor wie in dieser Lösung festlegen und neu lösen</translation>
    </message>
    <message>
        <source>Previous &amp;move</source>
        <translation>&amp;Voriger Zug</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Pro&amp;blem</source>
        <translation>Pr&amp;oblem</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problem from this solution</source>
        <translation>Problem aus dieser Lösung</translation>
    </message>
    <message>
        <source>Problem with solid pieces as one</source>
        <translation>Problem mit vereinten massiven Teilen</translation>
    </message>
    <message>
        <source>Problems panel</source>
        <translation>Bereich Probleme</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Recent files as p&amp;ictures…</source>
        <translation>&amp;Zuletzt benutzte Dateien als Bilder…</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Die rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Remove &amp;all pieces</source>
        <translation>&amp;Alle Teile entfernen</translation>
    </message>
    <message>
        <source>Remove all pre-placed pieces, forbidden cells and targets</source>
        <translation>Alle festgelegten Teile, verbotenen Zellen und Ziele entfernen</translation>
    </message>
    <message>
        <source>Remove la&amp;st piece of the solution</source>
        <translation>&amp;Letztes Teil der Lösung entfernen</translation>
    </message>
    <message>
        <source>Remove the piece that was added last</source>
        <translation>Das zuletzt hinzugefügte Teil entfernen</translation>
    </message>
    <message>
        <source>Remove the pre-placed piece at the cursor</source>
        <translation>Das festgelegte Teil am Cursor entfernen</translation>
    </message>
    <message>
        <source>Rename this problem</source>
        <translation>Dieses Problem umbenennen</translation>
    </message>
    <message>
        <source>Res&amp;ume search…</source>
        <translation>Suche fo&amp;rtsetzen…</translation>
    </message>
    <message>
        <source>Reset the direction and fit the figure to the view</source>
        <translation>Die Richtung zurücksetzen und die Figur einpassen</translation>
    </message>
    <message>
        <source>Resume a saved search</source>
        <translation>Eine gespeicherte Suche fortsetzen</translation>
    </message>
    <message>
        <source>Resume the search</source>
        <translation>Suche fortsetzen</translation>
    </message>
    <message>
        <source>Rule&amp;s…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>Run several engines on this puzzle and compare them</source>
        <translation>Mehrere Suchverfahren auf dieses Puzzle anwenden und vergleichen</translation>
    </message>
    <message>
        <source>S&amp;ave search…</source>
        <translation>Suc&amp;he speichern…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>S&amp;tudy</source>
        <translation>A&amp;uswerten</translation>
    </message>
    <message>
        <source>S&amp;wap the two colours</source>
        <translation>Die beiden Farben &amp;tauschen</translation>
    </message>
    <message>
        <source>S&amp;ymbols on pieces</source>
        <translation>S&amp;ymbole auf Teilen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spe&amp;ichern unter…</translation>
    </message>
    <message>
        <source>Save the file under another name</source>
        <translation>Die Datei unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Save the file. Unchanged lines stay as they are.</source>
        <translation>Die Datei speichern. Unveränderte Zeilen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Save the unfinished search and its solutions to a file, to resume later</source>
        <translation>Die unfertige Suche und ihre Lösungen in einer Datei speichern, um später fortzufahren</translation>
    </message>
    <message>
        <source>Save your work before you quit?</source>
        <translation>Arbeit vor dem Beenden speichern?</translation>
    </message>
    <message>
        <source>Scale figure and pieces…</source>
        <translation>Figur und Teile skalieren…</translation>
    </message>
    <message>
        <source>Searc&amp;h panel</source>
        <translation>Bereich Suc&amp;he</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search for all solutions</source>
        <translation>Nach allen Lösungen suchen</translation>
    </message>
    <message>
        <source>Search the library for this figure, turned or reflected</source>
        <translation>Die Bibliothek nach dieser Figur durchsuchen, auch gedreht oder gespiegelt</translation>
    </message>
    <message>
        <source>See how har&amp;d it is…</source>
        <translation>Schwierigk&amp;eit ansehen…</translation>
    </message>
    <message>
        <source>See which pieces can move, and drag them in the 3D view</source>
        <translation>Sehen, welche Teile sich bewegen lassen, und sie in der 3D-Ansicht ziehen</translation>
    </message>
    <message>
        <source>Select a change to go back to it. The icon marks the saved state.</source>
        <translation>Eine Änderung wählen, um zu ihr zurückzugehen. Das Symbol kennzeichnet den gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Select a solution first</source>
        <translation>Zuerst eine Lösung auswählen</translation>
    </message>
    <message>
        <source>Select a solution whose pieces can move</source>
        <translation>Eine Lösung auswählen, deren Teile sich bewegen können</translation>
    </message>
    <message>
        <source>Set how much rounded edges cut from each cube, so that pieces can turn</source>
        <translation>Festlegen, wie viel runde Kanten von jedem Würfel wegnehmen, damit sich Teile drehen können</translation>
    </message>
    <message>
        <source>Set options of the engine, such as the order of the pieces</source>
        <translation>Optionen des Suchverfahrens einstellen, etwa die Reihenfolge der Teile</translation>
    </message>
    <message>
        <source>Set t&amp;urn allowance…</source>
        <translation>Spiel f&amp;ür Drehungen festlegen…</translation>
    </message>
    <message>
        <source>Set up e&amp;ngine…</source>
        <translation>Suchverf&amp;ahren einstellen…</translation>
    </message>
    <message>
        <source>Sho&amp;w all panels</source>
        <translation>Alle Bereic&amp;he zeigen</translation>
    </message>
    <message>
        <source>Sho&amp;w moves</source>
        <translation>Züge &amp;zeigen</translation>
    </message>
    <message>
        <source>Show &amp;figure without pieces</source>
        <translation>&amp;Figur ohne Teile zeigen</translation>
    </message>
    <message>
        <source>Show all pieces &amp;solid</source>
        <translation>All&amp;e Teile massiv zeigen</translation>
    </message>
    <message>
        <source>Show all pieces of the puzzle beside each other in 3D</source>
        <translation>Alle Teile des Puzzles nebeneinander in 3D zeigen</translation>
    </message>
    <message>
        <source>Show all pieces side &amp;by side</source>
        <translation>Alle Teile nebeneinander zei&amp;gen</translation>
    </message>
    <message>
        <source>Show all pieces taken apart</source>
        <translation>Alle Teile zerlegt zeigen</translation>
    </message>
    <message>
        <source>Show one more piece of the solution, in an order for assembly by hand</source>
        <translation>Ein weiteres Teil der Lösung zeigen, in einer Reihenfolge zum Zusammenbauen</translation>
    </message>
    <message>
        <source>Show outlined and hidden pieces and layers again</source>
        <translation>Als Umriss gezeigte und verborgene Teile und Ebenen wieder zeigen</translation>
    </message>
    <message>
        <source>Show the assembled solution</source>
        <translation>Die zusammengebaute Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the choices, dead ends and moves that a person faces</source>
        <translation>Zeigen, was einen Menschen erwartet: Wahlen, Sackgassen und Züge</translation>
    </message>
    <message>
        <source>Show the colours of the cells on the pieces of a solution</source>
        <translation>Die Farben der Zellen auf den Teilen einer Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the figure instead of the selected solution</source>
        <translation>Die Figur statt der gewählten Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the first solution</source>
        <translation>Die erste Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the last solution found so far</source>
        <translation>Die letzte bisher gefundene Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the next piece to place. Press again for the one after it.</source>
        <translation>Das nächste zu platzierende Teil zeigen. Erneut drücken für das danach.</translation>
    </message>
    <message>
        <source>Show the next solution</source>
        <translation>Die nächste Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the other panels again</source>
        <translation>Die anderen Bereiche wieder zeigen</translation>
    </message>
    <message>
        <source>Show the previous solution</source>
        <translation>Die vorige Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the recent files with a picture of each</source>
        <translation>Die zuletzt benutzten Dateien mit je einem Bild zeigen</translation>
    </message>
    <message>
        <source>Show the scene without perspective</source>
        <translation>Die Szene ohne Perspektive zeigen</translation>
    </message>
    <message>
        <source>Show the symbol of each piece on it</source>
        <translation>Auf jedem Teil sein Symbol zeigen</translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <translation>Version und Lizenz zeigen</translation>
    </message>
    <message>
        <source>Show this panel</source>
        <translation>Diesen Bereich zeigen</translation>
    </message>
    <message>
        <source>Show undo &amp;history…</source>
        <translation>Änderungs&amp;verlauf zeigen…</translation>
    </message>
    <message>
        <source>Show ways to begin, the recent files and the library as pictures</source>
        <translation>Anfänge, die zuletzt benutzten Dateien und die Bibliothek als Bilder zeigen</translation>
    </message>
    <message>
        <source>Show {title}: {summary}</source>
        <translation>{title} zeigen: {summary}</translation>
    </message>
    <message>
        <source>Shrink the figure and all pieces to the smallest possible scale</source>
        <translation>Die Figur und alle Teile auf den kleinstmöglichen Maßstab verkleinern</translation>
    </message>
    <message>
        <source>Slide pieces in a room by hand, and see a shortest way to their targets</source>
        <translation>Teile in einem Raum von Hand schieben und einen kürzesten Weg zu ihren Zielen sehen</translation>
    </message>
    <message>
        <source>So&amp;lutions</source>
        <translation>Lös&amp;ungen</translation>
    </message>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Solutio&amp;ns panel</source>
        <translation>Bereich Lösu&amp;ngen</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve a &amp;batch…</source>
        <translation>Stapel lösen…</translation>
    </message>
    <message>
        <source>Solve all figures in files or in a folder</source>
        <translation>Alle Figuren in Dateien oder einem Ordner lösen</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is saved, and you can continue.</source>
        <translation>Etwas ist schiefgegangen. Die Arbeit ist gespeichert und kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Spa&amp;cing</source>
        <translation>Ab&amp;stände</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>Star the selected solutions, or remove their stars (S in the list)</source>
        <translation>Die gewählten Lösungen mit Sternen versehen oder die Sterne entfernen (S in der Liste)</translation>
    </message>
    <message>
        <source>Start a new figure</source>
        <translation>Eine neue Figur beginnen</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>Start with a burr of six sticks, which you choose by number</source>
        <translation>Mit einem Burr aus sechs Stäben beginnen, die Sie nach Nummern wählen</translation>
    </message>
    <message>
        <source>Stop at the current position</source>
        <translation>Anhalten, wo die Teile gerade sind</translation>
    </message>
    <message>
        <source>Stop the search and keep the solutions found so far</source>
        <translation>Die Suche beenden und die gefundenen Lösungen behalten</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>T&amp;urntable</source>
        <translation>&amp;Drehteller</translation>
    </message>
    <message>
        <source>Ta&amp;ke hint</source>
        <translation>Hinweis &amp;übernehmen</translation>
    </message>
    <message>
        <source>The 3D view shows no solution with movable pieces</source>
        <translation>Die 3D-Ansicht zeigt keine Lösung mit beweglichen Teilen</translation>
    </message>
    <message>
        <source>The clipboard has no figure. Copy a figure, a piece, or the text of a figure.</source>
        <translation>Die Zwischenablage enthält keine Figur. Eine Figur, ein Teil oder deren Text kopieren.</translation>
    </message>
    <message>
        <source>The copied cells belong to another grid. This one needs {cells}.</source>
        <translation>Die kopierten Zellen gehören zu einem anderen Gitter. Dieses braucht {cells}.</translation>
    </message>
    <message>
        <source>The copied part is larger than the largest grid.</source>
        <translation>Der kopierte Teil ist größer als das größte Gitter.</translation>
    </message>
    <message>
        <source>The link was not pasted: {reason}.</source>
        <translation>Der Link wurde nicht eingefügt: {reason}.</translation>
    </message>
    <message>
        <source>The {noun} is empty, so nothing was copied.</source>
        <translation>Nichts kopiert, denn die Auswahl ist leer: {noun}.</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>There are no pre-placed pieces, forbidden cells or targets</source>
        <translation>Es gibt keine festgelegten Teile, verbotenen Zellen oder Ziele</translation>
    </message>
    <message>
        <source>There are no solutions to filter</source>
        <translation>Es gibt keine Lösungen zum Filtern</translation>
    </message>
    <message>
        <source>There are no solutions yet: press Solve</source>
        <translation>Noch gibt es keine Lösungen: „Lösen“ drücken</translation>
    </message>
    <message>
        <source>There is no unfinished search</source>
        <translation>Es gibt keine unvollständige Suche</translation>
    </message>
    <message>
        <source>This engine has no settings: choose another one first</source>
        <translation>Dieses Suchverfahren hat keine Einstellungen: zuerst ein anderes wählen</translation>
    </message>
    <message>
        <source>This is the first problem of the file</source>
        <translation>Dies ist das erste Problem der Datei</translation>
    </message>
    <message>
        <source>This is the first solution</source>
        <translation>Das ist die erste Lösung</translation>
    </message>
    <message>
        <source>This is the last problem of the file</source>
        <translation>Dies ist das letzte Problem der Datei</translation>
    </message>
    <message>
        <source>This is the last solution found so far</source>
        <translation>Das ist die letzte bisher gefundene Lösung</translation>
    </message>
    <message>
        <source>This solution is being analysed</source>
        <translation>Diese Lösung wird gerade analysiert</translation>
    </message>
    <message>
        <source>Try each part of the program on small puzzles, and show a report to copy</source>
        <translation>Probiert jeden Teil des Programms an kleinen Puzzles aus und zeigt einen Bericht zum Kopieren</translation>
    </message>
    <message>
        <source>Turn the scene slowly until you drag it</source>
        <translation>Die Szene langsam drehen, bis sie mit der Maus gezogen wird</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Änderungsverlauf</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Unerwarteter Fehler</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Use the pieces of</source>
        <translation>Die Teile verwenden von</translation>
    </message>
    <message>
        <source>Write a note about the selected solution (F2 in the list)</source>
        <translation>Eine Notiz zur gewählten Lösung schreiben (F2 in der Liste)</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Ebene</translation>
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
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>the box, {cells}</source>
        <translation>der Quader, {cells}</translation>
    </message>
    <message>
        <source>the layer, {cells}</source>
        <translation>die Ebene, {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} more files could not be read.</source>
        <translation>
            <numerusform>{n:,} weitere Datei konnte nicht gelesen werden.</numerusform>
            <numerusform>{n:,} weitere Dateien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} Problem</numerusform>
            <numerusform>{n:,} Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} were not opened, because your earlier work was recovered.</source>
        <translation>
            <numerusform>{names} wurde nicht geöffnet, weil frühere Arbeit wiederhergestellt wurde.</numerusform>
            <numerusform>{names} wurden nicht geöffnet, weil frühere Arbeit wiederhergestellt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence}

{error}

Copy the report below if you want to report the error. Nothing is sent. Details were also written to
{path}</source>
        <translation>{sentence}

{error}

Kopieren Sie den Bericht unten, wenn Sie den Fehler melden möchten. Es wird nichts gesendet. Einzelheiten stehen auch in
{path}</translation>
    </message>
    <message>
        <source>{title} (read-only)</source>
        <translation>{title} (schreibgeschützt)</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
</context>
</TS>

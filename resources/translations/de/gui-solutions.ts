<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-solutions</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Keep right side</source>
        <translation>&amp;Rechte Seite behalten</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Text of the solution:</source>
        <translation>&amp;Text der Lösung:</translation>
    </message>
    <message>
        <source>1 to {count:,}</source>
        <translation>1 bis {count:,}</translation>
    </message>
    <message>
        <source>&lt;p&gt;List only the solutions that match all words (Ctrl+Shift+F):&lt;/p&gt;&lt;p&gt;&lt;b&gt;T&lt;/b&gt;, &lt;b&gt;no T&lt;/b&gt;: with or without piece T&lt;br&gt;&lt;b&gt;T at 2,1,3&lt;/b&gt;: T at column 2, row 1, layer 3&lt;br&gt;&lt;b&gt;T as in 120&lt;/b&gt;: T placed as in solution 120&lt;br&gt;&lt;b&gt;symmetrical&lt;/b&gt;, &lt;b&gt;asymmetrical&lt;/b&gt;&lt;br&gt;&lt;b&gt;apart&lt;/b&gt;, &lt;b&gt;cannot&lt;/b&gt;, &lt;b&gt;undecided&lt;/b&gt;, &lt;b&gt;unanalysed&lt;/b&gt;, &lt;b&gt;turns&lt;/b&gt;, &lt;b&gt;level&amp;gt;=5&lt;/b&gt;: taking apart&lt;br&gt;&lt;b&gt;starred&lt;/b&gt;, &lt;b&gt;unstarred&lt;/b&gt;, &lt;b&gt;deleted&lt;/b&gt;&lt;br&gt;&lt;b&gt;note:&lt;/b&gt;, &lt;b&gt;note:nice&lt;/b&gt;: with a note, with this word in it&lt;br&gt;&lt;b&gt;120&lt;/b&gt;, &lt;b&gt;100-200&lt;/b&gt;: numbers in the list&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nur Lösungen auflisten, auf die alle Wörter zutreffen (Strg+Umschalt+F). Die Wörter sind englisch:&lt;/p&gt;&lt;p&gt;&lt;b&gt;T&lt;/b&gt;, &lt;b&gt;no T&lt;/b&gt;: mit oder ohne Teil T&lt;br&gt;&lt;b&gt;T at 2,1,3&lt;/b&gt;: T in Spalte 2, Reihe 1, Ebene 3&lt;br&gt;&lt;b&gt;T as in 120&lt;/b&gt;: T liegt wie in Lösung 120&lt;br&gt;&lt;b&gt;symmetrical&lt;/b&gt;, &lt;b&gt;asymmetrical&lt;/b&gt;: symmetrisch oder nicht&lt;br&gt;&lt;b&gt;apart&lt;/b&gt;, &lt;b&gt;cannot&lt;/b&gt;, &lt;b&gt;undecided&lt;/b&gt;, &lt;b&gt;unanalysed&lt;/b&gt;, &lt;b&gt;turns&lt;/b&gt;, &lt;b&gt;level&amp;gt;=5&lt;/b&gt;: Zerlegen&lt;br&gt;&lt;b&gt;starred&lt;/b&gt;, &lt;b&gt;unstarred&lt;/b&gt;, &lt;b&gt;deleted&lt;/b&gt;: mit Stern, ohne Stern, gelöscht&lt;br&gt;&lt;b&gt;note:&lt;/b&gt;, &lt;b&gt;note:nice&lt;/b&gt;: mit einer Notiz, mit diesem Wort darin&lt;br&gt;&lt;b&gt;120&lt;/b&gt;, &lt;b&gt;100-200&lt;/b&gt;: Nummern in der Liste&lt;/p&gt;</translation>
    </message>
    <message>
        <source>All &amp;after the selected solution</source>
        <translation>Alle &amp;nach der gewählten Lösung</translation>
    </message>
    <message>
        <source>All &amp;before the selected solution</source>
        <translation>Alle &amp;vor der gewählten Lösung</translation>
    </message>
    <message>
        <source>All solutions are deleted. The filter word “deleted” lists them.</source>
        <translation>Alle Lösungen sind gelöscht. Das Filterwort „deleted“ listet sie auf.</translation>
    </message>
    <message>
        <source>All without a &amp;star</source>
        <translation>Alle ohne &amp;Stern</translation>
    </message>
    <message>
        <source>All {number:,} subsets of pieces: {total:,}</source>
        <translation>Alle {number:,} Teilmengen der Teile: {total:,}</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Jede Stufe</translation>
    </message>
    <message>
        <source>At most {solutions} can have stars, notes or deletions. Select fewer, or filter the list instead.</source>
        <translation>Höchstens {solutions} können einen Stern oder eine Notiz haben oder gelöscht sein. Weniger auswählen oder die Liste filtern.</translation>
    </message>
    <message>
        <source>At most {solutions} can have stars, notes or deletions: filter the list instead</source>
        <translation>Höchstens {solutions} können Sterne, Notizen oder Löschungen haben: stattdessen die Liste filtern</translation>
    </message>
    <message>
        <source>Both are the same solution.</source>
        <translation>Beide sind dieselbe Lösung.</translation>
    </message>
    <message>
        <source>Choose the listed solutions and their order</source>
        <translation>Die aufgelisteten Lösungen und ihre Reihenfolge wählen</translation>
    </message>
    <message>
        <source>Choose the solutions to delete.</source>
        <translation>Wählen Sie die Lösungen, die gelöscht werden sollen.</translation>
    </message>
    <message>
        <source>Click to go to a number in the list (Ctrl+J)</source>
        <translation>Klicken, um zu einer Nummer der Liste zu gehen (Strg+J)</translation>
    </message>
    <message>
        <source>Columns of the solutions</source>
        <translation>Spalten der Lösungen</translation>
    </message>
    <message>
        <source>Compare solutions</source>
        <translation>Lösungen vergleichen</translation>
    </message>
    <message>
        <source>Counted {counts}.</source>
        <translation>Gezählt: {counts}.</translation>
    </message>
    <message>
        <source>Counting without listing solutions.</source>
        <translation>Zählt, ohne Lösungen aufzulisten.</translation>
    </message>
    <message>
        <source>Delete many solutions</source>
        <translation>Viele Lösungen löschen</translation>
    </message>
    <message>
        <source>Delete {solutions}</source>
        <translation>Löschen: {solutions}</translation>
    </message>
    <message>
        <source>Deleted {solutions} from the list. To restore them, undo, or filter by the word “deleted” and press Del.</source>
        <translation>Aus der Liste gelöscht: {solutions}. Zum Wiederherstellen rückgängig machen, oder nach dem Wort „deleted“ filtern und Entf drücken.</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
    <message>
        <source>Enter a number from 1 to {count:,}</source>
        <translation>Eine Zahl von 1 bis {count:,} eingeben</translation>
    </message>
    <message>
        <source>Filter solutions by words</source>
        <translation>Lösungen nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Filter: starred, level&gt;=5, 1-20…</source>
        <translation>Filter: starred, level&gt;=5, 1-20…</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtert</translation>
    </message>
    <message>
        <source>Filtering…
No solution matches so far.</source>
        <translation>Filtert…
Bisher trifft es auf keine Lösung zu.</translation>
    </message>
    <message>
        <source>Find pasted solution</source>
        <translation>Eingefügte Lösung suchen</translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Erste Lösung</translation>
    </message>
    <message>
        <source>First solution (Home in the list)</source>
        <translation>Erste Lösung (Pos1 in der Liste)</translation>
    </message>
    <message>
        <source>It is a solution, but not among the {solutions} found.</source>
        <translation>Es ist eine Lösung, aber keine der gefundenen ({solutions}).</translation>
    </message>
    <message>
        <source>It is solution {number:,}, now selected in the list.</source>
        <translation>Es ist Lösung {number:,}, die jetzt in der Liste ausgewählt ist.</translation>
    </message>
    <message>
        <source>It is solution {number:,}. It is not listed because it is filtered out or deleted.</source>
        <translation>Es ist Lösung {number:,}, die jetzt nicht in der Liste steht: sie ist ausgefiltert oder gelöscht.</translation>
    </message>
    <message>
        <source>Keep the solution on the right and compare the next ones with it</source>
        <translation>Die rechte Lösung behalten und die nächsten mit ihr vergleichen</translation>
    </message>
    <message>
        <source>Last solution found so far</source>
        <translation>Letzte bisher gefundene Lösung</translation>
    </message>
    <message>
        <source>Last solution found so far (End in the list)</source>
        <translation>Letzte bisher gefundene Lösung (Ende in der Liste)</translation>
    </message>
    <message>
        <source>Layers of solution {number:,}</source>
        <translation>Ebenen von Lösung {number:,}</translation>
    </message>
    <message>
        <source>Left and Right choose a column, Alt+Left and Alt+Right move it, Enter sorts by it, and the menu key shows and hides columns.</source>
        <translation>Links und Rechts wählen eine Spalte, Alt+Links und Alt+Rechts verschieben sie, Eingabe sortiert nach ihr, und die Menütaste blendet Spalten ein und aus.</translation>
    </message>
    <message>
        <source>Level at least</source>
        <translation>Stufe mindestens</translation>
    </message>
    <message>
        <source>Level ≥ </source>
        <translation>Stufe ≥ </translation>
    </message>
    <message>
        <source>List all solutions again</source>
        <translation>Wieder alle Lösungen auflisten</translation>
    </message>
    <message>
        <source>List only solutions whose first separation needs this many moves or more</source>
        <translation>Nur Lösungen auflisten, deren erste Trennung mindestens so viele Züge braucht</translation>
    </message>
    <message>
        <source>List only the solutions that use these pieces</source>
        <translation>Nur Lösungen aus diesen Teilen auflisten</translation>
    </message>
    <message>
        <source>List solutions that differ in this way, without solving again</source>
        <translation>Lösungen auflisten, die sich so unterscheiden, ohne neu zu lösen</translation>
    </message>
    <message>
        <source>Looking for the solution…</source>
        <translation>Lösung wird gesucht…</translation>
    </message>
    <message>
        <source>Next solution</source>
        <translation>Nächste Lösung</translation>
    </message>
    <message>
        <source>Next solution (Down in the list)</source>
        <translation>Nächste Lösung (Ab in der Liste)</translation>
    </message>
    <message>
        <source>No solution matches the filter.</source>
        <translation>Der Filter trifft auf keine Lösung zu.</translation>
    </message>
    <message>
        <source>No solutions are listed</source>
        <translation>Keine Lösungen sind aufgelistet</translation>
    </message>
    <message>
        <source>No solutions are listed yet. Press Solve first.</source>
        <translation>Noch sind keine Lösungen aufgelistet. Zuerst „Lösen“ drücken.</translation>
    </message>
    <message>
        <source>No solutions yet.

1. Draw a figure in the layers.
2. Choose the pieces.
3. Press Solve.</source>
        <translation>Noch keine Lösungen.

1. Eine Figur in den Ebenen zeichnen.
2. Die Teile wählen.
3. „Lösen“ drücken.</translation>
    </message>
    <message>
        <source>No solutions.
The search is complete.</source>
        <translation>Keine Lösungen.
Die Suche ist vollständig.</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>Ohne Stern</translation>
    </message>
    <message>
        <source>Note about this solution</source>
        <translation>Notiz zu dieser Lösung</translation>
    </message>
    <message>
        <source>Note about {solutions}</source>
        <translation>Notiz zu {solutions}</translation>
    </message>
    <message>
        <source>Number in the list</source>
        <translation>Nummer in der Liste</translation>
    </message>
    <message>
        <source>Paste layers as in a figure file, or a solution that was exported as a figure file, as layers, CSV or JSON</source>
        <translation>Ebenen wie in einer Figurendatei einfügen oder eine Lösung, die als Figurendatei, Ebenen, CSV oder JSON exportiert wurde</translation>
    </message>
    <message>
        <source>Pieces that lie in the same place in both solutions are faded</source>
        <translation>Teile, die in beiden Lösungen gleich liegen, sind blass</translation>
    </message>
    <message>
        <source>Pieces used</source>
        <translation>Verwendete Teile</translation>
    </message>
    <message>
        <source>Press Enter to keep the note</source>
        <translation>Eingabe übernimmt die Notiz</translation>
    </message>
    <message>
        <source>Previous solution</source>
        <translation>Vorige Lösung</translation>
    </message>
    <message>
        <source>Previous solution (Up in the list)</source>
        <translation>Vorige Lösung (Auf in der Liste)</translation>
    </message>
    <message>
        <source>Remove the star of {solutions}</source>
        <translation>Stern entfernen: {solutions}</translation>
    </message>
    <message>
        <source>Restore the columns, their order and their widths</source>
        <translation>Spalten, Reihenfolge und Breiten wiederherstellen</translation>
    </message>
    <message>
        <source>Restore {solutions}</source>
        <translation>Wiederherstellen: {solutions}</translation>
    </message>
    <message>
        <source>Save the file as a project (.cubewright) to keep stars and notes.</source>
        <translation>Die Datei als Projekt (.cubewright) speichern, um Sterne und Notizen zu behalten.</translation>
    </message>
    <message>
        <source>Searching…
No solutions so far.</source>
        <translation>Sucht…
Bisher keine Lösungen.</translation>
    </message>
    <message>
        <source>Select another solution in the list to compare it.</source>
        <translation>Eine andere Lösung der Liste auswählen, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Select this solution in the list (Ctrl+Enter)</source>
        <translation>Diese Lösung in der Liste auswählen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show all solutions</source>
        <translation>Alle Lösungen zeigen</translation>
    </message>
    <message>
        <source>So far {counts}.</source>
        <translation>Bisher {counts}.</translation>
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
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Star {solutions}</source>
        <translation>Stern: {solutions}</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Text der Lösung</translation>
    </message>
    <message>
        <source>The count was stopped at {counts}.</source>
        <translation>Die Zählung wurde angehalten bei {counts}.</translation>
    </message>
    <message>
        <source>The count was stopped before its end, so the number is unknown.</source>
        <translation>Die Zählung wurde vor ihrem Ende angehalten: keine Zahl ist bekannt.</translation>
    </message>
    <message>
        <source>The list contains no such solution</source>
        <translation>Die Liste enthält keine solche Lösung</translation>
    </message>
    <message>
        <source>The number will be known when the count is complete.</source>
        <translation>Die Anzahl steht fest, sobald die Zählung vollständig ist.</translation>
    </message>
    <message>
        <source>The search was stopped before it found a solution.</source>
        <translation>Die Suche wurde angehalten, bevor sie eine Lösung fand.</translation>
    </message>
    <message>
        <source>The solution on the right follows the list: press N or P, or select another one. Drag to turn both.</source>
        <translation>Die rechte Lösung folgt der Liste: N oder P drücken oder eine andere auswählen. Ziehen dreht beide.</translation>
    </message>
    <message>
        <source>The solutions cannot be filtered: {problem}</source>
        <translation>Die Lösungen können nicht gefiltert werden: {problem}</translation>
    </message>
    <message>
        <source>The solutions cannot be read: {problem}</source>
        <translation>Die Lösungen können nicht gelesen werden: {problem}</translation>
    </message>
    <message>
        <source>There is no number {text} in the list: enter 1 to {count:,}.</source>
        <translation>Nummer {text} gibt es in der Liste nicht: 1 bis {count:,} eingeben.</translation>
    </message>
    <message>
        <source>These solutions belong to a figure that has changed: undo the change first.</source>
        <translation>Diese Lösungen gehören zu einer Figur, die geändert wurde: zuerst die Änderung rückgängig machen.</translation>
    </message>
    <message>
        <source>This is the first solution</source>
        <translation>Das ist die erste Lösung</translation>
    </message>
    <message>
        <source>This is the last solution found so far</source>
        <translation>Das ist die letzte bisher gefundene Lösung</translation>
    </message>
    <message>
        <source>This removes {solutions} from the list. Ctrl+Z restores them.</source>
        <translation>Das entfernt {solutions} aus der Liste. Strg+Z stellt sie wieder her.</translation>
    </message>
    <message>
        <source>To list the solutions, turn “Count only” off (F8) and solve again.</source>
        <translation>Um die Lösungen aufzulisten, „Nur zählen“ ausschalten (F8) und neu lösen.</translation>
    </message>
    <message>
        <source>Type “deleted” to list the solutions that you deleted</source>
        <translation>„deleted“ eintippen, um gelöschte Lösungen aufzulisten</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Was gelöscht wird</translation>
    </message>
    <message>
        <source>the comparison</source>
        <translation>der Vergleich</translation>
    </message>
    <message>
        <source>{choice} ({number:,})</source>
        <translation>{choice} ({number:,})</translation>
    </message>
    <message>
        <source>{head}: {text}</source>
        <translation>{head}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number:,} deleted</source>
        <translation>{number:,} gelöscht</translation>
    </message>
    <message>
        <source>{number:,} of {count:,}</source>
        <translation>{number:,} von {count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {total} pieces lie elsewhere.</source>
        <translation>
            <numerusform>{n} von {total} Teilen liegt anderswo.</numerusform>
            <numerusform>{n} von {total} Teilen liegen anderswo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}: {number:,}</source>
        <translation>{pieces}: {number:,}</translation>
    </message>
    <message>
        <source>{text} solutions are listed</source>
        <translation>{text} Lösungen sind aufgelistet</translation>
    </message>
    <message>
        <source>{tip}; {number:,} are deleted</source>
        <translation>{tip}; {number:,} sind gelöscht</translation>
    </message>
    <message>
        <source>{title} in 3D</source>
        <translation>{title} in 3D</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-compare</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>&amp;Time limit per run:</source>
        <translation>&amp;Zeitgrenze je Lauf:</translation>
    </message>
    <message>
        <source>A comparison is running: stop it first (Esc)</source>
        <translation>Ein Vergleich läuft: zuerst anhalten (Esc)</translation>
    </message>
    <message>
        <source>A search is running</source>
        <translation>Eine Suche läuft</translation>
    </message>
    <message>
        <source>A search is running: stop it first (Esc)</source>
        <translation>Eine Suche läuft: zuerst anhalten (Esc)</translation>
    </message>
    <message>
        <source>Add a copy of this run</source>
        <translation>Eine Kopie dieses Laufs hinzufügen</translation>
    </message>
    <message>
        <source>Add a run with an engine</source>
        <translation>Einen Lauf mit einem Suchverfahren hinzufügen</translation>
    </message>
    <message>
        <source>Add a run with default settings for every engine except brute force</source>
        <translation>Für jedes Suchverfahren außer Brute Force einen Lauf mit Standardeinstellungen hinzufügen</translation>
    </message>
    <message>
        <source>Add an engine first</source>
        <translation>Zuerst ein Suchverfahren hinzufügen</translation>
    </message>
    <message>
        <source>All &amp;engines</source>
        <translation>&amp;Alle Suchverfahren</translation>
    </message>
    <message>
        <source>All numbers match “{document}”.</source>
        <translation>Alle Zahlen stimmen mit „{document}“ überein.</translation>
    </message>
    <message>
        <source>At least as many solutions per second as in “{document}”.</source>
        <translation>Mindestens so viele Lösungen pro Sekunde wie in „{document}“.</translation>
    </message>
    <message>
        <source>Change the settings of this run</source>
        <translation>Die Einstellungen dieses Laufs ändern</translation>
    </message>
    <message>
        <source>Compare engines</source>
        <translation>Suchverfahren vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>Copied the table of stages, {n:,} rows.</source>
        <translation>
            <numerusform>Die Tabelle der Schritte kopiert, {n:,} Zeile.</numerusform>
            <numerusform>Die Tabelle der Schritte kopiert, {n:,} Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy c&amp;hart</source>
        <translation>&amp;Diagramm kopieren</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>Das Diagramm als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the stages, for a spreadsheet</source>
        <translation>Die Schritte für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Different from “{document}”: {numbers}.</source>
        <translation>Anders als in „{document}“: {numbers}.</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>CSV e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Engine {engine}: {settings}</source>
        <translation>Suchverfahren {engine}: {settings}</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Dia&amp;gramm exportieren…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export the chart as an SVG or PNG picture</source>
        <translation>Das Diagramm als SVG- oder PNG-Bild exportieren</translation>
    </message>
    <message>
        <source>Export the stages as CSV</source>
        <translation>Die Schritte als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the ticked runs</source>
        <translation>Die angekreuzten Läufe exportieren</translation>
    </message>
    <message>
        <source>Export the ticked runs and their stages as CSV</source>
        <translation>Die angekreuzten Läufe und ihre Schritte als CSV exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Exported {n:,} runs to {name}.</source>
        <translation>
            <numerusform>Einen Lauf nach {name} exportiert.</numerusform>
            <numerusform>{n:,} Läufe nach {name} exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer nodes visited than in “{document}”. All other numbers match.</source>
        <translation>Weniger besuchte Knoten als in „{document}“. Alle anderen Zahlen stimmen überein.</translation>
    </message>
    <message>
        <source>Here: {time}.</source>
        <translation>Hier: {time}.</translation>
    </message>
    <message>
        <source>No run is selected</source>
        <translation>Kein Lauf gewählt</translation>
    </message>
    <message>
        <source>No runs yet. Press Solve for one run, or Compare for several.</source>
        <translation>Noch keine Läufe. Lösen für einen Lauf oder Vergleichen für mehrere wählen.</translation>
    </message>
    <message>
        <source>Progress of this run</source>
        <translation>Fortschritt dieses Laufs</translation>
    </message>
    <message>
        <source>Published in “{document}”</source>
        <translation>Veröffentlicht in „{document}“</translation>
    </message>
    <message>
        <source>Published numbers</source>
        <translation>Veröffentlichte Zahlen</translation>
    </message>
    <message>
        <source>Published numbers and numbers of this run</source>
        <translation>Veröffentlichte Zahlen und Zahlen dieses Laufs</translation>
    </message>
    <message>
        <source>Published: {time} ({machine}).</source>
        <translation>Veröffentlicht: {time} ({machine}).</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>Remove all runs from the list</source>
        <translation>Alle Läufe aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Remove the selected runs from the list (Delete)</source>
        <translation>Die gewählten Läufe aus der Liste entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove this run</source>
        <translation>Diesen Lauf entfernen</translation>
    </message>
    <message>
        <source>Rename the selected run (F2)</source>
        <translation>Den gewählten Lauf umbenennen (F2)</translation>
    </message>
    <message>
        <source>Rename, remove or export runs; copy or export the chart or the table</source>
        <translation>Läufe umbenennen, entfernen oder exportieren; Diagramm oder Tabelle kopieren oder exportieren</translation>
    </message>
    <message>
        <source>Repeat a &amp;published run</source>
        <translation>Einen ver&amp;öffentlichten Lauf wiederholen</translation>
    </message>
    <message>
        <source>Repeat a published run</source>
        <translation>Publizierte Läufe</translation>
    </message>
    <message>
        <source>Repeat a search from a published document and compare the numbers</source>
        <translation>Eine Suche aus einem veröffentlichten Dokument wiederholen und die Zahlen vergleichen</translation>
    </message>
    <message>
        <source>Repeat this run of “{document}” and compare the numbers</source>
        <translation>Diesen Lauf aus „{document}“ wiederholen und die Zahlen vergleichen</translation>
    </message>
    <message>
        <source>Run {position} of {count}: {name}</source>
        <translation>Lauf {position} von {count}: {name}</translation>
    </message>
    <message>
        <source>Run: {name}</source>
        <translation>Lauf: {name}</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs of the comparison, in their order</source>
        <translation>Läufe des Vergleichs in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>SVG picture (*.svg);;PNG picture (*.png)</source>
        <translation>SVG-Bild (*.svg);;PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <source>Select a run first</source>
        <translation>Zuerst einen Lauf auswählen</translation>
    </message>
    <message>
        <source>Select an engine first</source>
        <translation>Zuerst ein Suchverfahren auswählen</translation>
    </message>
    <message>
        <source>Solving “{name}”. The bars show the search so far.</source>
        <translation>„{name}“ wird gelöst. Die Balken zeigen die bisherige Suche.</translation>
    </message>
    <message>
        <source>Solving: {name}</source>
        <translation>Löst: {name}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stop a run after this time; 0 means no limit. Stopped runs are listed, but not compared.</source>
        <translation>Einen Lauf nach dieser Zeit beenden; 0 heißt keine Grenze. Beendete Läufe werden aufgelistet, aber nicht verglichen.</translation>
    </message>
    <message>
        <source>The analysis of the listed solutions, which runs during the search</source>
        <translation>Die Analyse der aufgelisteten Lösungen, die während der Suche läuft</translation>
    </message>
    <message>
        <source>There are no runs yet</source>
        <translation>Es gibt noch keine Läufe</translation>
    </message>
    <message>
        <source>This engine has no settings</source>
        <translation>Dieses Suchverfahren hat keine Einstellungen</translation>
    </message>
    <message>
        <source>This run was stopped before it could be compared with “{document}”.</source>
        <translation>Dieser Lauf wurde angehalten, bevor er mit „{document}“ verglichen werden konnte.</translation>
    </message>
    <message>
        <source>Tick a run first</source>
        <translation>Zuerst einen Lauf ankreuzen</translation>
    </message>
    <message>
        <source>Tick two finished runs of one puzzle to compare them.</source>
        <translation>Zwei beendete Läufe eines Puzzles ankreuzen, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Time limit for each run, in seconds</source>
        <translation>Zeitgrenze je Lauf in Sekunden</translation>
    </message>
    <message>
        <source>default settings</source>
        <translation>Standardeinstellungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the chart</source>
        <translation>das Diagramm</translation>
    </message>
    <message>
        <source>{figure} runs</source>
        <translation>{figure} Läufe</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} threads</source>
        <translation>
            <numerusform>ein Thread</numerusform>
            <numerusform>{n:,} Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>{ours} Published: {machine}.</source>
        <translation>{ours} Veröffentlicht: {machine}.</translation>
    </message>
    <message>
        <source>{outcome}: {counts}</source>
        <translation>{outcome}: {counts}</translation>
    </message>
    <message>
        <source>{rate} solutions found per second, {placements}</source>
        <translation>{rate} gefundene Lösungen pro Sekunde, {placements}</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{name}” is solved with each of these, one after the other, on one thread.</source>
        <translation>„{name}“ wird nacheinander mit jedem von diesen gelöst, auf einem Thread.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-batch</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Take solutions apart</source>
        <translation>Lösungen &amp;zerlegen</translation>
    </message>
    <message>
        <source>A batch is running</source>
        <translation>Ein Stapel läuft</translation>
    </message>
    <message>
        <source>A batch solves many figures, one after the other.

Choose files or a folder, or solve the open file.</source>
        <translation>Ein Stapel löst viele Figuren nacheinander.

Dateien oder einen Ordner wählen oder die offene Datei lösen.</translation>
    </message>
    <message>
        <source>Batch — Cubewright</source>
        <translation>Stapel — Cubewright</translation>
    </message>
    <message>
        <source>Choose a folder and solve all figures in its files</source>
        <translation>Einen Ordner wählen und alle Figuren in seinen Dateien lösen</translation>
    </message>
    <message>
        <source>Choose files and solve all their figures</source>
        <translation>Dateien wählen und alle ihre Figuren lösen</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>CSV e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
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
        <source>Exported {rows} to {name}.</source>
        <translation>{rows} nach {name} exportiert.</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>Figures of the batch</source>
        <translation>Figuren des Stapels</translation>
    </message>
    <message>
        <source>Files to solve</source>
        <translation>Dateien zum Lösen</translation>
    </message>
    <message>
        <source>Folder to solve</source>
        <translation>Ordner zum Lösen</translation>
    </message>
    <message>
        <source>Fraction of the batch that is done</source>
        <translation>Anteil des Stapels, der erledigt ist</translation>
    </message>
    <message>
        <source>From the next figure on, analyse the solutions: count those that come apart, and find the highest level</source>
        <translation>Ab der nächsten Figur die Lösungen analysieren: zählen, wie viele sich zerlegen lassen, und die höchste Stufe finden</translation>
    </message>
    <message>
        <source>Name, pieces, difficulty, or a number</source>
        <translation>Name, Teile, Schwierigkeit oder eine Zahl</translation>
    </message>
    <message>
        <source>Open fi&amp;gure</source>
        <translation>Fi&amp;gur öffnen</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Figuren werden gelesen…</translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation>Gezeigte Ergebnisse</translation>
    </message>
    <message>
        <source>Resume with the next figure</source>
        <translation>Mit der nächsten Figur fortfahren</translation>
    </message>
    <message>
        <source>Search the table by name, pieces or difficulty</source>
        <translation>Die Tabelle nach Name, Teilen oder Schwierigkeit durchsuchen</translation>
    </message>
    <message>
        <source>Select a figure first</source>
        <translation>Zuerst eine Figur auswählen</translation>
    </message>
    <message>
        <source>Show the selected figure in the main window (Enter)</source>
        <translation>Die gewählte Figur im Hauptfenster zeigen (Enter)</translation>
    </message>
    <message>
        <source>Solve all figures of the open file</source>
        <translation>Alle Figuren der offenen Datei lösen</translation>
    </message>
    <message>
        <source>Solve open fi&amp;le</source>
        <translation>Offene Datei &amp;lösen</translation>
    </message>
    <message>
        <source>Stop solving a figure after this time; 0 means no limit. A change applies from the next figure on.</source>
        <translation>Die Lösung einer Figur nach dieser Zeit abbrechen; 0 heißt keine Grenze. Eine Änderung gilt ab der nächsten Figur.</translation>
    </message>
    <message>
        <source>Stop the batch and keep the results so far (Esc)</source>
        <translation>Den Stapel anhalten und die bisherigen Ergebnisse behalten (Esc)</translation>
    </message>
    <message>
        <source>The open file cannot be solved.</source>
        <translation>Die offene Datei kann nicht gelöst werden.</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Die Tabelle ist leer</translation>
    </message>
    <message>
        <source>There is no batch to resume</source>
        <translation>Es gibt keinen Stapel zum Fortsetzen</translation>
    </message>
    <message>
        <source>Time limit for each figure, in seconds</source>
        <translation>Zeitgrenze je Figur in Sekunden</translation>
    </message>
    <message>
        <source>Time limit per figu&amp;re:</source>
        <translation>&amp;Zeitgrenze je Figur:</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Worker {note}</translation>
    </message>
    <message>
        <source>all results</source>
        <translation>alle Ergebnisse</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>noch nicht gelöst</translation>
    </message>
    <message>
        <source>nothing to solve</source>
        <translation>nichts zu lösen</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>lösbar</translation>
    </message>
    <message>
        <source>{count:,} of {all:,} rows</source>
        <translation>{count:,} von {all:,} Zeilen</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <source>{n:,} of {count:,} figures solved on the cluster</source>
        <translation>{n:,} von {count:,} Figuren auf dem Cluster gelöst</translation>
    </message>
    <message>
        <source>{n:,} of {count:,}: {name}</source>
        <translation>{n:,} von {count:,}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows</source>
        <translation>
            <numerusform>{n:,} Zeile</numerusform>
            <numerusform>{n:,} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has changed on disk. Load the batch again.</source>
        <translation>{name} wurde auf dem Datenträger geändert. Den Stapel neu laden.</translation>
    </message>
    <message>
        <source>{name} was not written.</source>
        <translation>{name} wurde nicht geschrieben.</translation>
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

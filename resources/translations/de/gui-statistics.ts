<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-statistics</name>
    <message>
        <source>Chart of explored and kept per stage</source>
        <translation>Diagramm der untersuchten und behaltenen je Schritt</translation>
    </message>
    <message>
        <source>Counting for {time}</source>
        <translation>Zählt seit {time}</translation>
    </message>
    <message>
        <source>Every solution counts</source>
        <translation>Jede Lösung zählt</translation>
    </message>
    <message>
        <source>No search yet.
Press Solve to see the work at each stage of the search.</source>
        <translation>Noch keine Suche.
Lösen zeigt die Arbeit je Schritt der Suche.</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Rotations and reflections of a solution count once</source>
        <translation>Drehungen und Spiegelungen einer Lösung zählen einmal</translation>
    </message>
    <message>
        <source>Rotations of a solution count once</source>
        <translation>Drehungen einer Lösung zählen einmal</translation>
    </message>
    <message>
        <source>Stages of the search</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>The numbers will be known when the count is complete</source>
        <translation>Die Zahlen sind am Ende der Zählung bekannt</translation>
    </message>
    <message>
        <source>The work at each stage is shown only for searches since the program was started.</source>
        <translation>Die Arbeit je Schritt wird für Suchen dieser Sitzung gezeigt.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>verschiedene</translation>
    </message>
    <message>
        <source>up to rotation</source>
        <translation>bis auf Drehung</translation>
    </message>
    <message>
        <source>{name}: {explored:,} explored, {kept:,} kept</source>
        <translation>{name}: {explored:,} untersucht, {kept:,} behalten</translation>
    </message>
</context>
</TS>

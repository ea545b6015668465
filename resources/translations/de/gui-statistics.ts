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
        <source>Cut by</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Every solution counts</source>
        <translation>Jede Lösung zählt</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Untersucht</translation>
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
        <source>Of all explored placements, rules cut: {rules}. Kept: {share}.</source>
        <translation>Von allen untersuchten Platzierungen schnitten Regeln ab: {rules}. Behalten: {share}.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Placements cut here by the rule “{rule}”</source>
        <translation>Hier von der Regel „{rule}“ abgeschnittene Platzierungen</translation>
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
        <source>Rotations and reflections of a solution count once</source>
        <translation>Drehungen und Spiegelungen einer Lösung zählen einmal</translation>
    </message>
    <message>
        <source>Rotations of a solution count once</source>
        <translation>Drehungen einer Lösung zählen einmal</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Stages of the search</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>The numbers are known at the end of the count</source>
        <translation>Die Zahlen sind am Ende der Zählung bekannt</translation>
    </message>
    <message>
        <source>The stage of the search: the number of the piece that is placed</source>
        <translation>Der Schritt der Suche: die Nummer des platzierten Teils</translation>
    </message>
    <message>
        <source>The work at each stage is shown for searches of this session.</source>
        <translation>Die Arbeit je Schritt wird für Suchen dieser Sitzung gezeigt.</translation>
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
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>eindeutig</translation>
    </message>
    <message>
        <source>up to rotation</source>
        <translation>bis auf Drehung</translation>
    </message>
    <message>
        <source>{name}: {explored:,} explored, {kept:,} kept</source>
        <translation>{name}: {explored:,} untersucht, {kept:,} behalten</translation>
    </message>
    <message>
        <source>{part} of the placements explored here</source>
        <translation>{part} der hier untersuchten Platzierungen</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-display</name>
    <message>
        <source>Added “{name}” with {pieces}.</source>
        <translation>„{name}“ mit {pieces} hinzugefügt.</translation>
    </message>
    <message>
        <source>Choose the side from which layers are hidden</source>
        <translation>Seite wählen, von der aus Ebenen verborgen werden</translation>
    </message>
    <message>
        <source>Cut above</source>
        <translation>Schnitt oben</translation>
    </message>
    <message>
        <source>Cut front</source>
        <translation>Schnitt vorn</translation>
    </message>
    <message>
        <source>Cut right</source>
        <translation>Schnitt rechts</translation>
    </message>
    <message>
        <source>Distance between the pieces</source>
        <translation>Abstand zwischen den Teilen</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Auseinanderziehen</translation>
    </message>
    <message>
        <source>Hide outer layers to see inside</source>
        <translation>Äußere Ebenen verbergen, um hineinzusehen</translation>
    </message>
    <message>
        <source>In the file: {problem}</source>
        <translation>In der Datei: {problem}</translation>
    </message>
    <message>
        <source>In the file: {problem}.</source>
        <translation>In der Datei: {problem}.</translation>
    </message>
    <message>
        <source>Move the pieces apart to see the inner ones</source>
        <translation>Teile auseinanderrücken, um die inneren zu sehen</translation>
    </message>
    <message>
        <source>No solution is shown in 3D</source>
        <translation>In 3D wird keine Lösung gezeigt</translation>
    </message>
    <message>
        <source>Not solvable: {reason}</source>
        <translation>Nicht lösbar: {reason}</translation>
    </message>
    <message>
        <source>Number of hidden layers</source>
        <translation>Anzahl verborgener Ebenen</translation>
    </message>
    <message>
        <source>Piece {name}, hidden</source>
        <translation>Teil {name}, verborgen</translation>
    </message>
    <message>
        <source>Piece {name}, outlined</source>
        <translation>Teil {name}, nur Umriss</translation>
    </message>
    <message>
        <source>Piece {name}, solid</source>
        <translation>Teil {name}, massiv</translation>
    </message>
    <message>
        <source>Piece {name}: hidden; click to show it. You can also hold Shift and click the piece in the 3D view.</source>
        <translation>Teil {name}: verborgen; ein Klick zeigt es. Oder in der 3D-Ansicht mit Umschalt auf das Teil klicken.</translation>
    </message>
    <message>
        <source>Piece {name}: outlined; click to hide it. You can also hold Shift and click the piece in the 3D view.</source>
        <translation>Teil {name}: nur Umriss; ein Klick verbirgt es. Oder in der 3D-Ansicht mit Umschalt auf das Teil klicken.</translation>
    </message>
    <message>
        <source>Piece {name}: solid; click to outline it. You can also hold Shift and click the piece in the 3D view.</source>
        <translation>Teil {name}: massiv; ein Klick zeigt nur den Umriss. Oder in der 3D-Ansicht mit Umschalt auf das Teil klicken.</translation>
    </message>
    <message>
        <source>Pieces in the 3D view</source>
        <translation>Teile in der 3D-Ansicht</translation>
    </message>
    <message>
        <source>Resize the grid to {width} by {depth} by {height}</source>
        <translation>Gittergröße auf {width} × {depth} × {height} ändern</translation>
    </message>
    <message>
        <source>Select a solution first</source>
        <translation>Zuerst eine Lösung auswählen</translation>
    </message>
    <message>
        <source>Select a solution to move its pieces apart</source>
        <translation>Eine Lösung auswählen, um ihre Teile auseinanderzurücken</translation>
    </message>
    <message>
        <source>Show all pieces</source>
        <translation>Alle Teile zeigen</translation>
    </message>
    <message>
        <source>Show all pieces of the solution to move them apart</source>
        <translation>Alle Teile der Lösung zeigen, um sie auseinanderzurücken</translation>
    </message>
    <message>
        <source>Show at least two pieces of the solution as solid</source>
        <translation>Mindestens zwei Teile der Lösung massiv zeigen</translation>
    </message>
    <message>
        <source>Show each piece solid, outlined or hidden: click its chip</source>
        <translation>Jedes Teil massiv, als Umriss oder gar nicht zeigen: auf sein Kärtchen klicken</translation>
    </message>
    <message>
        <source>Side from which layers are hidden</source>
        <translation>Seite, von der aus Ebenen verborgen werden</translation>
    </message>
    <message>
        <source>There are no layers to hide</source>
        <translation>Es gibt keine Ebenen auszublenden</translation>
    </message>
    <message>
        <source>These are solutions of “{name}”.</source>
        <translation>Dies sind Lösungen von „{name}“.</translation>
    </message>
    <message>
        <source>These solutions use the pieces of {set}.</source>
        <translation>Diese Lösungen verwenden die Teile von {set}.</translation>
    </message>
    <message>
        <source>These solutions were found before your last change to the figure.</source>
        <translation>Diese Lösungen wurden vor der letzten Änderung der Figur gefunden.</translation>
    </message>
    <message>
        <source>These solutions were found with other forbidden cells.</source>
        <translation>Diese Lösungen wurden mit anderen verbotenen Zellen gefunden.</translation>
    </message>
    <message>
        <source>These solutions were found with other optional cells or colours.</source>
        <translation>Diese Lösungen wurden mit anderen optionalen Zellen oder Farben gefunden.</translation>
    </message>
    <message>
        <source>These solutions were found with other pre-placed pieces.</source>
        <translation>Diese Lösungen wurden mit anderen festgelegten Teilen gefunden.</translation>
    </message>
    <message>
        <source>placed as in the file</source>
        <translation>platziert wie in der Datei</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
</context>
</TS>

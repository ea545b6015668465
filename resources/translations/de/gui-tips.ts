<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-tips</name>
    <message>
        <source>Click cells to draw. Click a filled cell to empty it.</source>
        <translation>Auf Zellen klicken, um zu zeichnen. Ein Klick auf eine gefüllte Zelle leert sie.</translation>
    </message>
    <message>
        <source>Click to close this tip</source>
        <translation>Klicken, um diesen Tipp zu schließen</translation>
    </message>
    <message>
        <source>Drag to turn. Turn the wheel to zoom.</source>
        <translation>Ziehen dreht die Ansicht, das Mausrad zoomt.</translation>
    </message>
    <message>
        <source>Press Solve to look for solutions (F5).</source>
        <translation>„Lösen“ sucht Lösungen (F5).</translation>
    </message>
    <message>
        <source>Press the arrow keys, or N and P, to see other solutions.</source>
        <translation>Die Pfeiltasten oder N und P zeigen andere Lösungen.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Tipp</translation>
    </message>
</context>
</TS>

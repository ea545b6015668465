<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-drawing3d</name>
    <message>
        <source>Click a face or drag over faces: add a {noun} at each. With Ctrl: remove. Right or middle drag: turn. Wheel: zoom. Esc: stop drawing in 3D.</source>
        <translation>Fläche anklicken oder über Flächen ziehen: jeweils {noun} hinzufügen. Mit Strg: entfernen. Rechts oder Mitte ziehen: drehen. Mausrad: zoomen. Esc: Zeichnen in 3D beenden.</translation>
    </message>
    <message>
        <source>Drawing in 3D. {controls}</source>
        <translation>Zeichnen in 3D. {controls}</translation>
    </message>
    <message>
        <source>The grid cannot grow further in this direction.</source>
        <translation>Das Gitter kann in dieser Richtung nicht weiter wachsen.</translation>
    </message>
    <message>
        <source>There is no 3D view to draw in. Draw in the layers.</source>
        <translation>Es gibt keine 3D-Ansicht zum Zeichnen. In den Ebenen zeichnen.</translation>
    </message>
    <message>
        <source>{text} This file is read-only ({reason}): Save asks for another name.</source>
        <translation>{text} Diese Datei ist schreibgeschützt ({reason}): Speichern fragt nach einem anderen Namen.</translation>
    </message>
</context>
</TS>

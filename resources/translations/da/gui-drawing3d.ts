<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-drawing3d</name>
    <message>
        <source>Click a face or drag over faces: add a {noun} at each. With Ctrl: remove. Right or middle drag: turn. Wheel: zoom. Esc: stop drawing in 3D.</source>
        <translation>Klik på en flade, eller træk hen over flader: tilføj {noun} på hver. Med Ctrl: fjern. Højre- eller midtertræk: drej. Hjulet: zoom. Esc: stop med at tegne i 3D.</translation>
    </message>
    <message>
        <source>Drawing in 3D. {controls}</source>
        <translation>Tegning i 3D. {controls}</translation>
    </message>
    <message>
        <source>The grid cannot grow further in this direction.</source>
        <translation>Gitteret kan ikke vokse mere i denne retning.</translation>
    </message>
    <message>
        <source>There is no 3D view to draw in. Draw in the layers.</source>
        <translation>Der er ingen 3D-visning at tegne i. Tegn i lagene.</translation>
    </message>
    <message>
        <source>{text} This file is read-only ({reason}): Save asks for another name.</source>
        <translation>{text} Filen er skrivebeskyttet ({reason}): Gem spørger om et andet navn.</translation>
    </message>
</context>
</TS>

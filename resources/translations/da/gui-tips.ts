<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-tips</name>
    <message>
        <source>Click cells to draw. Click a filled cell to empty it.</source>
        <translation>Klik på celler for at tegne. Klik på en fyldt celle for at tømme den.</translation>
    </message>
    <message>
        <source>Click to close this tip</source>
        <translation>Klik for at lukke dette tip</translation>
    </message>
    <message>
        <source>Drag to turn. Turn the wheel to zoom.</source>
        <translation>Træk for at dreje. Drej hjulet for at zoome.</translation>
    </message>
    <message>
        <source>Press Solve to look for solutions (F5).</source>
        <translation>Tryk på Løs for at søge efter løsninger (F5).</translation>
    </message>
    <message>
        <source>Press the arrow keys, or N and P, to see other solutions.</source>
        <translation>Tryk på piletasterne eller N og P for at se andre løsninger.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Tip</translation>
    </message>
</context>
</TS>

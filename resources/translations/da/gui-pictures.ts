<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-pictures</name>
    <message>
        <source>Drag to turn the piece</source>
        <translation>Træk for at dreje brikken</translation>
    </message>
    <message>
        <source>piece {symbol}</source>
        <translation>brik {symbol}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
</context>
</TS>

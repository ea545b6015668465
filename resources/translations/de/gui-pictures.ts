<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-pictures</name>
    <message>
        <source>Drag to turn the piece</source>
        <translation>Ziehen, um das Teil zu drehen</translation>
    </message>
    <message>
        <source>piece {symbol}</source>
        <translation>Teil {symbol}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
</context>
</TS>

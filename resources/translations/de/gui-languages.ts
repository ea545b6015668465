<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-languages</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>a file of translations</source>
        <translation>eine Datei mit Übersetzungen</translation>
    </message>
    <message>
        <source>dd MMMM</source>
        <comment>the format of a day</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>sie ist beschädigt ({error})</translation>
    </message>
</context>
</TS>

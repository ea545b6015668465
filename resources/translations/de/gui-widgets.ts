<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-widgets</name>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Den Text löschen</translation>
    </message>
    <message>
        <source>{title}: {summary}</source>
        <translation>{title}: {summary}</translation>
    </message>
    <message>
        <source>{what}: {choice}</source>
        <translation>{what}: {choice}</translation>
    </message>
    <message>
        <source>“{name}” already exists.</source>
        <translation>„{name}“ existiert bereits.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-painters</name>
    <message>
        <source>Qt cannot paint the picture: {reason}</source>
        <translation>Qt kann das Bild nicht zeichnen: {reason}</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund genannt</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture; choose a smaller size</source>
        <translation>der Speicher reicht nicht für das Bild; eine kleinere Größe wählen</translation>
    </message>
</context>
</TS>

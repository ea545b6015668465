<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-painters</name>
    <message>
        <source>Qt cannot paint the picture: {reason}</source>
        <translation>Qt kan ikke tegne billedet: {reason}</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>ingen grund angivet</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture; choose a smaller size</source>
        <translation>der er ikke nok hukommelse til billedet; vælg en mindre størrelse</translation>
    </message>
</context>
</TS>

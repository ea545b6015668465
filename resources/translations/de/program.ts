<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>program</name>
    <message>
        <source>no {kind} '{name}' (did you mean '{other}'?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {kind} '{name}' (there are {names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>program</name>
    <message>
        <source>no {kind} '{name}' (did you mean '{other}'?)</source>
        <translation>{kind} ”{name}” findes ikke (mente du ”{other}”?)</translation>
    </message>
    <message>
        <source>no {kind} '{name}' (there are {names})</source>
        <translation>{kind} ”{name}” findes ikke (der er {names})</translation>
    </message>
    <message>
        <source>{listed} and {last}</source>
        <translation>{listed} og {last}</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, linje {line}</translation>
    </message>
</context>
</TS>

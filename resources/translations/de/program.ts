<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>program</name>
    <message>
        <source>no {kind} '{name}' (did you mean '{other}'?)</source>
        <translation>{kind} „{name}“ gibt es nicht (gemeint ist vielleicht „{other}“?)</translation>
    </message>
    <message>
        <source>no {kind} '{name}' (there are {names})</source>
        <translation>{kind} „{name}“ gibt es nicht (vorhanden: {names})</translation>
    </message>
    <message>
        <source>{listed} and {last}</source>
        <translation>{listed} und {last}</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, Zeile {line}</translation>
    </message>
</context>
</TS>

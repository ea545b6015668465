<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>formats</name>
    <message>
        <source>built-in puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of this solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece set of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} format</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n:,} alternatives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} shapes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} stored solutions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>

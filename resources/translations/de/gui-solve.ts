<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-solve</name>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
</context>
</TS>

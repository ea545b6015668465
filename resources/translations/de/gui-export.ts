<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-export</name>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} Figur</numerusform>
            <numerusform>{n:,} Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} Problem</numerusform>
            <numerusform>{n:,} Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
</context>
</TS>

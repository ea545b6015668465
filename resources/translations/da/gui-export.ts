<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-export</name>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} problem</numerusform>
            <numerusform>{n:,} problemer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
</context>
</TS>

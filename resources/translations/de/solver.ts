<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>solver</name>
    <message>
        <source>from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back left and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back left and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back right and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back right and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front left and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front left and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front right and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front right and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right and below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

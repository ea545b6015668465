<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-widgets</name>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiér rapport</translation>
    </message>
    <message>
        <source>Change {colour} to another colour</source>
        <translation>Erstat {colour} med en anden farve</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Ryd teksten</translation>
    </message>
    <message>
        <source>Colour {number}…</source>
        <translation>Farve {number}…</translation>
    </message>
    <message>
        <source>Copied {name} as a picture and as text.</source>
        <translation>Kopieret som billede og som tekst: {name}.</translation>
    </message>
    <message>
        <source>Copied {name} as a picture.</source>
        <translation>Kopieret som billede: {name}.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Kopiér som b&amp;illede</translation>
    </message>
    <message>
        <source>Copy the report, to paste it where you report the problem</source>
        <translation>Kopierer rapporten, så du kan indsætte den dér, hvor du melder problemet</translation>
    </message>
    <message>
        <source>Copy this picture</source>
        <translation>Kopiér dette billede</translation>
    </message>
    <message>
        <source>There is no picture to copy.</source>
        <translation>Der er intet billede at kopiere.</translation>
    </message>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}: {choice}</translation>
    </message>
    <message>
        <source>{title}: {summary}</source>
        <translation>{title}: {summary}</translation>
    </message>
    <message>
        <source>{what}: {choice}</source>
        <translation>{what}: {choice}</translation>
    </message>
</context>
</TS>

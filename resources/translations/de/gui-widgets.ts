<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-widgets</name>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Change {colour} to another colour</source>
        <translation>{colour} durch eine andere Farbe ersetzen</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>Den Text löschen</translation>
    </message>
    <message>
        <source>Colour {number}…</source>
        <translation>Farbe {number}…</translation>
    </message>
    <message>
        <source>Copied {name} as a picture and as text.</source>
        <translation>Als Bild und als Text kopiert: {name}.</translation>
    </message>
    <message>
        <source>Copied {name} as a picture.</source>
        <translation>Als Bild kopiert: {name}.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy the report, to paste it where you report the problem</source>
        <translation>Kopiert den Bericht, damit Sie ihn dort einfügen können, wo Sie das Problem melden</translation>
    </message>
    <message>
        <source>Copy this picture</source>
        <translation>Dieses Bild kopieren</translation>
    </message>
    <message>
        <source>There is no picture to copy.</source>
        <translation>Es gibt kein Bild zum Kopieren.</translation>
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

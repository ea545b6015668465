<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-hints</name>
    <message>
        <source>All pieces are placed.</source>
        <translation>Alle Teile liegen.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {step}.</source>
        <translation>Hinweis {number} von {count}: {step}.</translation>
    </message>
    <message>
        <source>Place {symbols}</source>
        <translation>{symbols} legen</translation>
    </message>
    <message>
        <source>Placed {symbols}.</source>
        <translation>{symbols} gelegt.</translation>
    </message>
    <message>
        <source>Still looking after {seconds:.0f} s. Press Esc to stop.</source>
        <translation>Suche läuft seit {seconds:.0f} s. Esc hält sie an.</translation>
    </message>
    <message>
        <source>The figure is empty. Draw it first.</source>
        <translation>Die Figur ist leer. Zuerst eine zeichnen.</translation>
    </message>
    <message>
        <source>{symbols} and {symbol}</source>
        <translation>{symbols} und {symbol}</translation>
    </message>
    <message>
        <source>{text} {reason}</source>
        <translation>{text} {reason}</translation>
    </message>
</context>
</TS>

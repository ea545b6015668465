<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-hints</name>
    <message>
        <source>Add the pieces of the solution one by one, in an order for assembly by hand</source>
        <translation>Teile der Lösung einzeln hinzufügen, in einer Reihenfolge zum Zusammenbauen von Hand</translation>
    </message>
    <message>
        <source>All pieces are placed</source>
        <translation>Alle Teile liegen</translation>
    </message>
    <message>
        <source>All pieces are placed.</source>
        <translation>Alle Teile liegen.</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {step}.</source>
        <translation>Hinweis {number} von {count}: {step}.</translation>
    </message>
    <message>
        <source>No hint is shown: press Hint first</source>
        <translation>Kein Hinweis ist zu sehen: zuerst „Hinweis“ drücken</translation>
    </message>
    <message>
        <source>No piece is placed</source>
        <translation>Kein Teil liegt</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Noch liegt kein Teil.</translation>
    </message>
    <message>
        <source>No solution is shown: select one</source>
        <translation>Keine Lösung ist zu sehen: eine auswählen</translation>
    </message>
    <message>
        <source>Number of pieces shown</source>
        <translation>Anzahl gezeigter Teile</translation>
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
        <source>{count} of {total}: pre-placed.</source>
        <translation>{count} von {total}: festgelegt.</translation>
    </message>
    <message>
        <source>{count} of {total}: {step}.</source>
        <translation>{count} von {total}: {step}.</translation>
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

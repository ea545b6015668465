<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-hints</name>
    <message>
        <source>All pieces are placed.</source>
        <translation>Alle brikker er placeret.</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {step}.</source>
        <translation>Hint {number} af {count}: {step}.</translation>
    </message>
    <message>
        <source>Place {symbols}</source>
        <translation>Placer {symbols}</translation>
    </message>
    <message>
        <source>Placed {symbols}.</source>
        <translation>Placerede {symbols}.</translation>
    </message>
    <message>
        <source>Still looking after {seconds:.0f} s. Press Esc to stop.</source>
        <translation>Søger stadig efter {seconds:.0f} s. Tryk på Esc for at stoppe.</translation>
    </message>
    <message>
        <source>The figure is empty. Draw it first.</source>
        <translation>Figuren er tom. Tegn den først.</translation>
    </message>
    <message>
        <source>{symbols} and {symbol}</source>
        <translation>{symbols} og {symbol}</translation>
    </message>
    <message>
        <source>{text} {reason}</source>
        <translation>{text} {reason}</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-hardness</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>An examination is running: stop it first (Esc)</source>
        <translation>En undersøgelse kører: stop den først (Esc)</translation>
    </message>
    <message>
        <source>Choices by the number of placed pieces</source>
        <translation>Valg efter antallet af placerede brikker</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Luk dette vindue</translation>
    </message>
    <message>
        <source>Examine the current puzzle (F5)</source>
        <translation>Undersøg det aktuelle puslespil (F5)</translation>
    </message>
    <message>
        <source>Fraction of the current step</source>
        <translation>Andel af det aktuelle trin</translation>
    </message>
    <message>
        <source>How hard is it? — Cubewright</source>
        <translation>Hvor svært er det? — Cubewright</translation>
    </message>
    <message>
        <source>No examination is running</source>
        <translation>Der kører ingen undersøgelse</translation>
    </message>
    <message>
        <source>Pause or resume the examination (F6)</source>
        <translation>Sæt undersøgelsen på pause, eller genoptag den (F6)</translation>
    </message>
    <message>
        <source>Stop, and keep the results so far (Esc)</source>
        <translation>Stop, og behold resultaterne indtil nu (Esc)</translation>
    </message>
    <message>
        <source>Stopped: the results are not complete.</source>
        <translation>Stoppet: resultaterne er ikke fuldstændige.</translation>
    </message>
    <message>
        <source>The puzzle has changed: press Start to examine it.</source>
        <translation>Puslespillet er ændret: tryk på Begynd for at undersøge det.</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>rigtigt</translation>
    </message>
    <message>
        <source>wrong, shows at once</source>
        <translation>forkert, viser sig straks</translation>
    </message>
    <message>
        <source>wrong, shows later</source>
        <translation>forkert, viser sig senere</translation>
    </message>
</context>
</TS>

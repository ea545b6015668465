<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-hardness</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>An examination is running: stop it first (Esc)</source>
        <translation>Eine Untersuchung läuft: zuerst anhalten (Esc)</translation>
    </message>
    <message>
        <source>Choices by the number of placed pieces</source>
        <translation>Wahlen nach der Zahl der gesetzten Teile</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Examine the current puzzle (F5)</source>
        <translation>Das aktuelle Puzzle untersuchen (F5)</translation>
    </message>
    <message>
        <source>Fraction of the current step</source>
        <translation>Anteil des aktuellen Schritts</translation>
    </message>
    <message>
        <source>How hard is it? — Cubewright</source>
        <translation>Wie schwer ist es? — Cubewright</translation>
    </message>
    <message>
        <source>No examination is running</source>
        <translation>Es läuft keine Untersuchung</translation>
    </message>
    <message>
        <source>Pause or resume the examination (F6)</source>
        <translation>Die Untersuchung anhalten oder fortsetzen (F6)</translation>
    </message>
    <message>
        <source>Stop, and keep the results so far (Esc)</source>
        <translation>Beenden und die bisherigen Ergebnisse behalten (Esc)</translation>
    </message>
    <message>
        <source>Stopped: the results are not complete.</source>
        <translation>Beendet: Die Ergebnisse sind nicht vollständig.</translation>
    </message>
    <message>
        <source>The puzzle has changed: press Start to examine it.</source>
        <translation>Das Puzzle hat sich geändert: „Starten“ untersucht es.</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong, shows at once</source>
        <translation>falsch, zeigt sich sofort</translation>
    </message>
    <message>
        <source>wrong, shows later</source>
        <translation>falsch, zeigt sich später</translation>
    </message>
</context>
</TS>

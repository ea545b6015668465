<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-plates</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save plates…</source>
        <translation>Druckplatten &amp;speichern…</translation>
    </message>
    <message>
        <source>Choose a folder, and write a file for each plate</source>
        <translation>Einen Ordner wählen und für jede Druckplatte eine Datei schreiben</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Folder for the plates</source>
        <translation>Ordner für die Druckplatten</translation>
    </message>
    <message>
        <source>Fraction of the plan that is ready</source>
        <translation>Anteil des Plans, der fertig ist</translation>
    </message>
    <message>
        <source>Make it — Cubewright</source>
        <translation>Herstellen — Cubewright</translation>
    </message>
    <message>
        <source>Pieces on the plates</source>
        <translation>Teile auf den Druckplatten</translation>
    </message>
    <message>
        <source>Planning the plates…</source>
        <translation>Die Druckplatten werden geplant…</translation>
    </message>
    <message>
        <source>Plate {number}</source>
        <translation>Druckplatte {number}</translation>
    </message>
    <message>
        <source>Plates from above</source>
        <translation>Druckplatten von oben</translation>
    </message>
    <message>
        <source>Replace the files in “{folder}”?</source>
        <translation>Die Dateien in „{folder}“ ersetzen?</translation>
    </message>
    <message>
        <source>The format of the files</source>
        <translation>Das Format der Dateien</translation>
    </message>
    <message>
        <source>The plates are being written</source>
        <translation>Die Druckplatten werden gerade geschrieben</translation>
    </message>
    <message>
        <source>The plates were not written.</source>
        <translation>Die Druckplatten wurden nicht geschrieben.</translation>
    </message>
    <message>
        <source>There is no plan: see the message below</source>
        <translation>Es gibt keinen Plan: siehe die Meldung unten</translation>
    </message>
    <message>
        <source>Wait until the plates are planned</source>
        <translation>Warten, bis die Druckplatten geplant sind</translation>
    </message>
    <message>
        <source>Writing the plates…</source>
        <translation>Die Druckplatten werden geschrieben…</translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} files into {folder}.</source>
        <translation>
            <numerusform>{n} Datei in {folder} geschrieben.</numerusform>
            <numerusform>{n} Dateien in {folder} geschrieben.</numerusform>
        </translation>
    </message>
</context>
</TS>

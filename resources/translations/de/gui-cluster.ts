<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-cluster</name>
    <message>
        <source>&amp;This computer</source>
        <translation>&amp;Dieser Rechner</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>A&amp;rbeiter:</translation>
    </message>
    <message>
        <source>A &amp;cluster on this computer</source>
        <translation>Ein &amp;Cluster auf diesem Rechner</translation>
    </message>
    <message>
        <source>A cluster at an &amp;address</source>
        <translation>Ein Cluster an einer &amp;Adresse</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>A&amp;dresse:</translation>
    </message>
    <message>
        <source>Address of the scheduler</source>
        <translation>Adresse des Schedulers</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Certificate authority:</source>
        <translation>Zertifizierungsstelle:</translation>
    </message>
    <message>
        <source>Certificate:</source>
        <translation>Zertifikat:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Schlüssel:</translation>
    </message>
    <message>
        <source>Number of workers</source>
        <translation>Anzahl der Arbeiter</translation>
    </message>
    <message>
        <source>One for each processor</source>
        <translation>Einer je Prozessor</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Ort der Suche</translation>
    </message>
    <message>
        <source>Whoever can reach the scheduler can run programs on its workers. Without certificates (tls://), use it only in a network that you trust.</source>
        <translation>Wer den Scheduler erreicht, kann auf dessen Arbeitern Programme ausführen. Ohne Zertifikate (tls://) nur in einem vertrauenswürdigen Netz verwenden.</translation>
    </message>
</context>
</TS>

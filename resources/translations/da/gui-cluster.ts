<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-cluster</name>
    <message>
        <source>&amp;This computer</source>
        <translation>&amp;Denne computer</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>A&amp;rbejdere:</translation>
    </message>
    <message>
        <source>A &amp;cluster on this computer</source>
        <translation>En &amp;klynge på denne computer</translation>
    </message>
    <message>
        <source>A cluster at an &amp;address</source>
        <translation>En klynge på en &amp;adresse</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>A&amp;dresse:</translation>
    </message>
    <message>
        <source>Address of the scheduler</source>
        <translation>Schedulerens adresse</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Gennemse…</translation>
    </message>
    <message>
        <source>Certificate authority:</source>
        <translation>Certifikatudsteder:</translation>
    </message>
    <message>
        <source>Certificate:</source>
        <translation>Certifikat:</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Nøgle:</translation>
    </message>
    <message>
        <source>Number of workers</source>
        <translation>Antal arbejdere</translation>
    </message>
    <message>
        <source>One for each processor</source>
        <translation>En for hver processor</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Hvor der søges</translation>
    </message>
    <message>
        <source>Whoever can reach the scheduler can run programs on its workers. Without certificates (tls://), use it only in a network that you trust.</source>
        <translation>Enhver, der kan nå scheduleren, kan køre programmer på dens arbejdere. Uden certifikater (tls://) bør den kun bruges i et netværk, man har tillid til.</translation>
    </message>
</context>
</TS>

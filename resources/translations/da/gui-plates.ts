<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-plates</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstat</translation>
    </message>
    <message>
        <source>&amp;Save plates…</source>
        <translation>&amp;Gem printplader…</translation>
    </message>
    <message>
        <source>Choose a folder, and write a file for each plate</source>
        <translation>Vælg en mappe, og skriv en fil for hver printplade</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Luk dette vindue</translation>
    </message>
    <message>
        <source>Folder for the plates</source>
        <translation>Mappe til printpladerne</translation>
    </message>
    <message>
        <source>Fraction of the plan that is ready</source>
        <translation>Den del af planen, der er færdig</translation>
    </message>
    <message>
        <source>Make it — Cubewright</source>
        <translation>Fremstil — Cubewright</translation>
    </message>
    <message>
        <source>Pieces on the plates</source>
        <translation>Brikker på printpladerne</translation>
    </message>
    <message>
        <source>Planning the plates…</source>
        <translation>Printpladerne planlægges…</translation>
    </message>
    <message>
        <source>Plate {number}</source>
        <translation>Printplade {number}</translation>
    </message>
    <message>
        <source>Plates from above</source>
        <translation>Printplader set fra oven</translation>
    </message>
    <message>
        <source>Replace the files in “{folder}”?</source>
        <translation>Erstat filerne i “{folder}”?</translation>
    </message>
    <message>
        <source>The format of the files</source>
        <translation>Filernes format</translation>
    </message>
    <message>
        <source>The plates are being written</source>
        <translation>Printpladerne er ved at blive skrevet</translation>
    </message>
    <message>
        <source>The plates were not written.</source>
        <translation>Printpladerne blev ikke skrevet.</translation>
    </message>
    <message>
        <source>There is no plan: see the message below</source>
        <translation>Der er ingen plan: se meddelelsen nedenfor</translation>
    </message>
    <message>
        <source>Wait until the plates are planned</source>
        <translation>Vent, til printpladerne er planlagt</translation>
    </message>
    <message>
        <source>Writing the plates…</source>
        <translation>Printpladerne skrives…</translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} files into {folder}.</source>
        <translation>
            <numerusform>Skrev {n} fil i {folder}.</numerusform>
            <numerusform>Skrev {n} filer i {folder}.</numerusform>
        </translation>
    </message>
</context>
</TS>

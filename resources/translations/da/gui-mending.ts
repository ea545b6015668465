<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-mending</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anvend</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Higher level</source>
        <translation>&amp;Højere niveau</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Niveau:</translation>
    </message>
    <message>
        <source>A property that the pieces should have</source>
        <translation>En egenskab, som brikkerne skal have</translation>
    </message>
    <message>
        <source>A search is running: stop it first (Esc)</source>
        <translation>En søgning kører: stop den først (Esc)</translation>
    </message>
    <message>
        <source>C&amp;ells:</source>
        <translation>&amp;Celler:</translation>
    </message>
    <message>
        <source>Change the puzzle as in the selected row (Enter)</source>
        <translation>Ændr puslespillet som i den valgte række (Enter)</translation>
    </message>
    <message>
        <source>Changed the puzzle. Press Solve to list its solutions.</source>
        <translation>Puslespillet er ændret. Tryk på Løs for at vise dets løsninger.</translation>
    </message>
    <message>
        <source>Changes of some cells that make the puzzle better. The outside stays the same.</source>
        <translation>Ændringer af nogle celler, der gør puslespillet bedre. Ydersiden forbliver den samme.</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Luk dette vindue</translation>
    </message>
    <message>
        <source>Fe&amp;wer solutions</source>
        <translation>Fæ&amp;rre løsninger</translation>
    </message>
    <message>
        <source>Find the mistake — Cubewright</source>
        <translation>Find fejlen — Cubewright</translation>
    </message>
    <message>
        <source>Fraction of the changes that were tried</source>
        <translation>Andel af prøvede ændringer</translation>
    </message>
    <message>
        <source>Improve the puzzle — Cubewright</source>
        <translation>Forbedr puslespillet — Cubewright</translation>
    </message>
    <message>
        <source>Keep changes that give the puzzle the level on its box</source>
        <translation>Kun ændringer, der giver puslespillet niveauet på æsken</translation>
    </message>
    <message>
        <source>Look for changes (F5)</source>
        <translation>Søg efter ændringer (F5)</translation>
    </message>
    <message>
        <source>Looking for changes…</source>
        <translation>Søger efter ændringer …</translation>
    </message>
    <message>
        <source>Lower the number of solutions, to one if possible</source>
        <translation>Sænk antallet af løsninger, helst til én</translation>
    </message>
    <message>
        <source>No search is running</source>
        <translation>Ingen søgning er i gang</translation>
    </message>
    <message>
        <source>P&amp;ieces:</source>
        <translation>Br&amp;ikker:</translation>
    </message>
    <message>
        <source>Pause or resume the search (F6)</source>
        <translation>Sæt søgningen på pause, eller fortsæt den (F6)</translation>
    </message>
    <message>
        <source>Possible changes</source>
        <translation>Mulige ændringer</translation>
    </message>
    <message>
        <source>Raise the number of moves that free the first part</source>
        <translation>Hæv antallet af træk, der frigør den første del</translation>
    </message>
    <message>
        <source>S&amp;olutions:</source>
        <translation>L&amp;øsninger:</translation>
    </message>
    <message>
        <source>Select a change first</source>
        <translation>Vælg først en ændring</translation>
    </message>
    <message>
        <source>Stop, and keep the changes found so far (Esc)</source>
        <translation>Stop, og behold de ændringer, der er fundet (Esc)</translation>
    </message>
    <message>
        <source>The fewest moves that remove the first piece</source>
        <translation>Det mindste antal træk, der fjerner den første brik</translation>
    </message>
    <message>
        <source>The first number of solutions is larger than the second.</source>
        <translation>Det første antal løsninger er større end det andet.</translation>
    </message>
    <message>
        <source>The maximum number of solutions that the puzzle should have</source>
        <translation>Det største antal løsninger, puslespillet skal have</translation>
    </message>
    <message>
        <source>The minimum number of solutions that the puzzle should have</source>
        <translation>Det mindste antal løsninger, puslespillet skal have</translation>
    </message>
    <message>
        <source>The most cells to move, empty or fill</source>
        <translation>Hvor mange celler der højst flyttes, tømmes eller fyldes</translation>
    </message>
    <message>
        <source>The puzzle has changed: press Start to search again</source>
        <translation>Puslespillet er ændret: tryk på Begynd for at søge igen</translation>
    </message>
    <message>
        <source>The smallest changes that give the puzzle these solutions. Rotations and reflections count as one.</source>
        <translation>De mindste ændringer, der giver puslespillet disse løsninger. Rotationer og spejlinger tæller som én.</translation>
    </message>
    <message>
        <source>Tick the box before this number</source>
        <translation>Afkryds feltet før dette tal først</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>to</source>
        <translation>til</translation>
    </message>
</context>
</TS>

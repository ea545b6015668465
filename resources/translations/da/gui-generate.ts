<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-generate</name>
    <message>
        <source>&amp;Add figure</source>
        <translation>Tilf&amp;øj figur</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Flade</translation>
    </message>
    <message>
        <source>&amp;Grid:</source>
        <translation>&amp;Gitter:</translation>
    </message>
    <message>
        <source>&amp;Notchable only</source>
        <translation>Kun med &amp;sav</translation>
    </message>
    <message>
        <source>&amp;One-sided</source>
        <translation>&amp;Ensidige</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Brikker:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Begynd</translation>
    </message>
    <message>
        <source>&amp;Symmetry:</source>
        <translation>S&amp;ymmetri:</translation>
    </message>
    <message>
        <source>&amp;Use pieces</source>
        <translation>Br&amp;ug brikker</translation>
    </message>
    <message>
        <source>Allow cells connected only at corners</source>
        <translation>Tillad celler, der kun hænger sammen i hjørner</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Burr sticks by number</source>
        <translation>Burrstave efter nummer</translation>
    </message>
    <message>
        <source>C&amp;ells:</source>
        <translation>&amp;Celler:</translation>
    </message>
    <message>
        <source>Cells in a &amp;row:</source>
        <translation>Celler i en &amp;række:</translation>
    </message>
    <message>
        <source>Connected at &amp;corners</source>
        <translation>Forbundet ved &amp;hjørner</translation>
    </message>
    <message>
        <source>Cross-section of the current figure</source>
        <translation>Tværsnit af den aktuelle figur</translation>
    </message>
    <message>
        <source>Depth of the box</source>
        <translation>Kassens dybde</translation>
    </message>
    <message>
        <source>Fits in a &amp;box:</source>
        <translation>Passer i &amp;kasse:</translation>
    </message>
    <message>
        <source>For example 1 1024 1024. If empty: all sticks in one piece</source>
        <translation>F.eks. 1 1024 1024. Hvis tomt: alle i ét stykke</translation>
    </message>
    <message>
        <source>Height of the box</source>
        <translation>Kassens højde</translation>
    </message>
    <message>
        <source>Keep only shapes with some symmetry, or only those with none</source>
        <translation>Behold kun former med symmetri eller kun dem uden</translation>
    </message>
    <message>
        <source>Make figure</source>
        <translation>Lav figur</translation>
    </message>
    <message>
        <source>Make pieces</source>
        <translation>Lav brikker</translation>
    </message>
    <message>
        <source>Make {title}</source>
        <translation>Lav {title}</translation>
    </message>
    <message>
        <source>Making pieces…</source>
        <translation>Laver brikker…</translation>
    </message>
    <message>
        <source>Making pieces… {count:,} shapes of {cells}</source>
        <translation>Laver brikker… {count:,} former af {cells}</translation>
    </message>
    <message>
        <source>Maximum number of cells in a row</source>
        <translation>Største antal celler i en række</translation>
    </message>
    <message>
        <source>Minimum number of cells in a row</source>
        <translation>Mindste antal celler i en række</translation>
    </message>
    <message>
        <source>Mirror images are two pieces</source>
        <translation>Spejlbilleder er to brikker</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>N&amp;umre:</translation>
    </message>
    <message>
        <source>New six-piece burr</source>
        <translation>Ny burr med seks brikker</translation>
    </message>
    <message>
        <source>No shape passes the filters.</source>
        <translation>Ingen form opfylder betingelserne.</translation>
    </message>
    <message>
        <source>Number of cells</source>
        <translation>Antal celler</translation>
    </message>
    <message>
        <source>Number of cells of each piece</source>
        <translation>Antal celler i hver brik</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Antal brikker</translation>
    </message>
    <message>
        <source>Numbers of sticks from 1 to 4,096; repeat one for a second copy</source>
        <translation>Numre på stave fra 1 til 4.096; gentag et for endnu et eksemplar</translation>
    </message>
    <message>
        <source>Only shapes within one layer</source>
        <translation>Kun former i ét lag</translation>
    </message>
    <message>
        <source>Only sticks that can be made with straight saw cuts</source>
        <translation>Kun stave, der kan laves med lige savsnit</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvisning</translation>
    </message>
    <message>
        <source>Six-piece burr</source>
        <translation>Burr med seks brikker</translation>
    </message>
    <message>
        <source>Symmetrical only</source>
        <translation>Kun symmetriske</translation>
    </message>
    <message>
        <source>The grid of the figure</source>
        <translation>Figurens gitter</translation>
    </message>
    <message>
        <source>The grid of the pieces, or sticks of six-piece burrs</source>
        <translation>Brikkernes gitter, eller stave til burrer med seks brikker</translation>
    </message>
    <message>
        <source>The numbers choose the sticks</source>
        <translation>Numrene bestemmer stavene</translation>
    </message>
    <message>
        <source>The rule that makes the figure</source>
        <translation>Reglen, der laver figuren</translation>
    </message>
    <message>
        <source>The {size}, from 1 to {most}</source>
        <translation>{size}, fra 1 til {most}</translation>
    </message>
    <message>
        <source>Width of the box</source>
        <translation>Kassens bredde</translation>
    </message>
    <message>
        <source>Without symmetry</source>
        <translation>Uden symmetri</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>lag</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>brikkerne</translation>
    </message>
    <message>
        <source>to</source>
        <translation>til</translation>
    </message>
    <message>
        <source>type numbers of sticks from 1 to 4,096, separated by spaces</source>
        <translation>skriv numre på stave fra 1 til 4.096, adskilt af mellemrum</translation>
    </message>
    <message>
        <source>{count:,} pieces; the list of pieces holds at most {most:,}. Choose fewer cells or more filters.</source>
        <translation>{count:,} brikker; listen over brikker rummer højst {most:,}. Vælg færre celler eller flere betingelser.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
</context>
</TS>

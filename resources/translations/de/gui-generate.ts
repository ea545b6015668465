<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-generate</name>
    <message>
        <source>&amp;Add figure</source>
        <translation>Figur &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Flach</translation>
    </message>
    <message>
        <source>&amp;Grid:</source>
        <translation>&amp;Gitter:</translation>
    </message>
    <message>
        <source>&amp;Notchable only</source>
        <translation>Nur &amp;sägbare</translation>
    </message>
    <message>
        <source>&amp;One-sided</source>
        <translation>&amp;Einseitig</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Teile:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Symmetry:</source>
        <translation>S&amp;ymmetrie:</translation>
    </message>
    <message>
        <source>&amp;Use pieces</source>
        <translation>Teile &amp;verwenden</translation>
    </message>
    <message>
        <source>Allow cells connected only at corners</source>
        <translation>Zellen erlauben, die nur an Ecken verbunden sind</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Burr sticks by number</source>
        <translation>Burr-Stäbe nach Nummer</translation>
    </message>
    <message>
        <source>C&amp;ells:</source>
        <translation>&amp;Zellen:</translation>
    </message>
    <message>
        <source>Cells in a &amp;row:</source>
        <translation>Zellen in einer &amp;Reihe:</translation>
    </message>
    <message>
        <source>Connected at &amp;corners</source>
        <translation>An E&amp;cken verbunden</translation>
    </message>
    <message>
        <source>Cross-section of the current figure</source>
        <translation>Querschnitt der aktuellen Figur</translation>
    </message>
    <message>
        <source>Depth of the box</source>
        <translation>Tiefe des Quaders</translation>
    </message>
    <message>
        <source>Fits in a &amp;box:</source>
        <translation>Passt in &amp;Quader:</translation>
    </message>
    <message>
        <source>For example 1 1024 1024. If empty: all sticks in one piece</source>
        <translation>Etwa 1 1024 1024. Wenn leer: alle aus einem Stück</translation>
    </message>
    <message>
        <source>Height of the box</source>
        <translation>Höhe des Quaders</translation>
    </message>
    <message>
        <source>Keep only shapes with some symmetry, or only those with none</source>
        <translation>Nur Formen mit Symmetrie oder nur solche ohne behalten</translation>
    </message>
    <message>
        <source>Make figure</source>
        <translation>Figur erzeugen</translation>
    </message>
    <message>
        <source>Make pieces</source>
        <translation>Teile erzeugen</translation>
    </message>
    <message>
        <source>Make {title}</source>
        <translation>{title} erzeugen</translation>
    </message>
    <message>
        <source>Making pieces…</source>
        <translation>Teile werden erzeugt…</translation>
    </message>
    <message>
        <source>Making pieces… {count:,} shapes of {cells}</source>
        <translation>Teile werden erzeugt… {count:,} Formen aus {cells}</translation>
    </message>
    <message>
        <source>Maximum number of cells in a row</source>
        <translation>Größte Anzahl Zellen in einer Reihe</translation>
    </message>
    <message>
        <source>Minimum number of cells in a row</source>
        <translation>Kleinste Anzahl Zellen in einer Reihe</translation>
    </message>
    <message>
        <source>Mirror images are two pieces</source>
        <translation>Spiegelbilder sind zwei Teile</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>N&amp;ummern:</translation>
    </message>
    <message>
        <source>New six-piece burr</source>
        <translation>Neuer sechsteiliger Burr</translation>
    </message>
    <message>
        <source>No shape passes the filters.</source>
        <translation>Keine Form erfüllt die Bedingungen.</translation>
    </message>
    <message>
        <source>Number of cells</source>
        <translation>Anzahl der Zellen</translation>
    </message>
    <message>
        <source>Number of cells of each piece</source>
        <translation>Anzahl der Zellen jedes Teils</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Anzahl der Teile</translation>
    </message>
    <message>
        <source>Numbers of sticks from 1 to 4,096; repeat one for a second copy</source>
        <translation>Nummern von Stäben von 1 bis 4.096; für ein zweites Exemplar wiederholen</translation>
    </message>
    <message>
        <source>Only shapes within one layer</source>
        <translation>Nur Formen innerhalb einer Ebene</translation>
    </message>
    <message>
        <source>Only sticks that can be made with straight saw cuts</source>
        <translation>Nur Stäbe, die sich sägen lassen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Six-piece burr</source>
        <translation>Sechsteiliger Burr</translation>
    </message>
    <message>
        <source>Symmetrical only</source>
        <translation>Nur symmetrische</translation>
    </message>
    <message>
        <source>The grid of the figure</source>
        <translation>Das Gitter der Figur</translation>
    </message>
    <message>
        <source>The grid of the pieces, or sticks of six-piece burrs</source>
        <translation>Das Gitter der Teile, oder Stäbe sechsteiliger Burrs</translation>
    </message>
    <message>
        <source>The numbers choose the sticks</source>
        <translation>Die Nummern bestimmen die Stäbe</translation>
    </message>
    <message>
        <source>The rule that makes the figure</source>
        <translation>Die Regel, die die Figur erzeugt</translation>
    </message>
    <message>
        <source>The {size}, from 1 to {most}</source>
        <translation>{size}, von 1 bis {most}</translation>
    </message>
    <message>
        <source>Width of the box</source>
        <translation>Breite des Quaders</translation>
    </message>
    <message>
        <source>Without symmetry</source>
        <translation>Ohne Symmetrie</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>die Teile</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>type numbers of sticks from 1 to 4,096, separated by spaces</source>
        <translation>geben Sie Nummern von Stäben von 1 bis 4.096 ein, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>{count:,} pieces; the list of pieces holds at most {most:,}. Choose fewer cells or more filters.</source>
        <translation>{count:,} Teile; die Liste der Teile fasst höchstens {most:,}. Weniger Zellen oder mehr Bedingungen wählen.</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
</context>
</TS>

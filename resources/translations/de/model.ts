<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>Ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Bright colours like painted Soma cubes</source>
        <translation>Kräftige Farben wie von bemalten Somawürfeln</translation>
    </message>
    <message>
        <source>Burr</source>
        <translation>Burr</translation>
    </message>
    <message>
        <source>Burr boards</source>
        <translation>Burrbretter</translation>
    </message>
    <message>
        <source>Burr sticks</source>
        <translation>Burrstäbe</translation>
    </message>
    <message>
        <source>Classic Soma</source>
        <translation>Klassischer Soma</translation>
    </message>
    <message>
        <source>Colours of the pieces</source>
        <translation>Farben der Teile</translation>
    </message>
    <message>
        <source>Colours of woods such as maple, cherry, walnut and padauk</source>
        <translation>Farben von Hölzern wie Ahorn, Kirsche, Nussbaum und Padouk</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation>Für Farbenblinde</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Sechsecke</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Lack</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>Oktaeder</translation>
    </message>
    <message>
        <source>Octahedron across a face</source>
        <translation>Oktaeder über eine Fläche</translation>
    </message>
    <message>
        <source>Octahedron and two tetrahedra</source>
        <translation>Oktaeder und zwei Tetraeder</translation>
    </message>
    <message>
        <source>Octahedron around an edge</source>
        <translation>Oktaeder um eine Kante</translation>
    </message>
    <message>
        <source>Pure colours, far apart in lightness and hue</source>
        <translation>Reine Farben, weit auseinander in Helligkeit und Farbton</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Rhombic dodecahedron around a corner</source>
        <translation>Rhombendodekaeder um eine Ecke</translation>
    </message>
    <message>
        <source>Rhombic dodecahedron around a cube</source>
        <translation>Rhombendodekaeder um einen Würfel</translation>
    </message>
    <message>
        <source>Rhombic tetrahedra</source>
        <translation>Rhombische Tetraeder</translation>
    </message>
    <message>
        <source>Rhombus</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Show each piece in its own colour, which you can change in the pieces panel</source>
        <translation>Jedes Teil in seiner eigenen Farbe zeigen, die sich im Teile-Editor ändern lässt</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Tetrahedra and octahedra</source>
        <translation>Tetraeder und Oktaeder</translation>
    </message>
    <message>
        <source>Thirteen colours that differ for colour-blind eyes too</source>
        <translation>Dreizehn Farben, die sich auch für Farbenblinde unterscheiden</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>a figure has at most {most:,} cells; choose smaller sizes</source>
        <translation>eine Figur hat höchstens {most:,} Zellen; kleinere Maße wählen</translation>
    </message>
    <message>
        <source>a shape has at least one cell</source>
        <translation>eine Form hat mindestens eine Zelle</translation>
    </message>
    <message>
        <source>a {figure} has {needed} ({names}), not {given}</source>
        <translation>{figure}: {needed} nötig ({names}), nicht {given}</translation>
    </message>
    <message>
        <source>all four turns and four mirrors</source>
        <translation>alle vier Drehungen und vier Spiegelungen</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>alle Teile</translation>
    </message>
    <message>
        <source>all six turns and six mirrors</source>
        <translation>alle sechs Drehungen und sechs Spiegelungen</translation>
    </message>
    <message>
        <source>at least {least} of {pieces}</source>
        <translation>mindestens {least} von {pieces}</translation>
    </message>
    <message>
        <source>at most {most} of {pieces}</source>
        <translation>höchstens {most} von {pieces}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>Brett {number}</translation>
    </message>
    <message>
        <source>boards have numbers from 1 to {most:,}, not {number:,}</source>
        <translation>Bretter haben Nummern von 1 bis {most:,}, nicht {number:,}</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>burr</source>
        <translation>Burr</translation>
    </message>
    <message>
        <source>burr sticks have numbers from 1 to {most:,}, not {number:,}</source>
        <translation>Burrstäbe haben Nummern von 1 bis {most:,}, nicht {number:,}</translation>
    </message>
    <message>
        <source>burrs have 3, 6, 12 or 18 sticks, not {sticks}</source>
        <translation>Burrs haben 3, 6, 12 oder 18 Stäbe, nicht {sticks}</translation>
    </message>
    <message>
        <source>cannot be taken apart</source>
        <translation>lässt sich nicht zerlegen</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>comes apart</source>
        <translation>lässt sich zerlegen</translation>
    </message>
    <message>
        <source>cubelet</source>
        <translation>Würfelchen</translation>
    </message>
    <message>
        <source>cubelets</source>
        <translation>Würfelchen</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>does not belong to a cell: draw whole cubes of five columns, rows and levels</source>
        <translation>liegt nicht auf einer Zelle: ganze Würfel aus fünf Spalten, Zeilen und Höhen zeichnen</translation>
    </message>
    <message>
        <source>does not belong to a cell: draw whole cubes of three columns, rows and levels</source>
        <translation>liegt nicht auf einer Zelle: ganze Würfel aus drei Spalten, Zeilen und Höhen zeichnen</translation>
    </message>
    <message>
        <source>exactly {number} of {pieces}</source>
        <translation>genau {number} von {pieces}</translation>
    </message>
    <message>
        <source>from {least} to {most} of {pieces}</source>
        <translation>{least} bis {most} von {pieces}</translation>
    </message>
    <message>
        <source>full brick</source>
        <translation>voller Quader</translation>
    </message>
    <message>
        <source>full cube</source>
        <translation>voller Würfel</translation>
    </message>
    <message>
        <source>full hexagonal prism</source>
        <translation>volles Sechseckprisma</translation>
    </message>
    <message>
        <source>full square prism</source>
        <translation>volles Quadratprisma</translation>
    </message>
    <message>
        <source>full tetrahedron</source>
        <translation>volles Tetraeder</translation>
    </message>
    <message>
        <source>full triangular prism</source>
        <translation>volles Dreiecksprisma</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>half turn and a mirror at right angles to its axis</source>
        <translation>halbe Drehung und ein Spiegel senkrecht zu ihrer Achse</translation>
    </message>
    <message>
        <source>half turn and two mirrors</source>
        <translation>halbe Drehung und zwei Spiegelungen</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>hexagons</source>
        <translation>Sechsecke</translation>
    </message>
    <message>
        <source>is between two cells: put a blank between the cells of a row, and shift each row by half a cell, one column, against the next</source>
        <translation>liegt zwischen zwei Zellen: zwischen die Zellen einer Zeile ein Leerzeichen setzen und jede Zeile um eine halbe Zelle, also eine Spalte, gegen die nächste verschieben</translation>
    </message>
    <message>
        <source>is out of place: cells and edges alternate, as in '/1\1/' and, in the next row, '\1/1\'</source>
        <translation>ist am falschen Platz: Zellen und Kanten wechseln sich ab, wie in '/1\1/' und, in der nächsten Zeile, '\1/1\'</translation>
    </message>
    <message>
        <source>lattice</source>
        <translation>Gitterart</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>no piece has a target; set targets first</source>
        <translation>kein Teil hat ein Ziel; setzen Sie zuerst Ziele</translation>
    </message>
    <message>
        <source>no piece is placed; place the pieces where they start</source>
        <translation>kein Teil ist platziert; platzieren Sie die Teile am Start</translation>
    </message>
    <message>
        <source>no placed piece {symbol!r} can slide to its target: pieces keep their orientation, and each copy reaches one target</source>
        <translation>kein platziertes Teil {symbol!r} kann sein Ziel erreichen: Teile drehen sich nicht, und jedes Exemplar erreicht ein Ziel</translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation>keine Symmetrie</translation>
    </message>
    <message>
        <source>not decided (limit)</source>
        <translation>nicht entschieden (Grenze)</translation>
    </message>
    <message>
        <source>number of sticks</source>
        <translation>Anzahl der Stäbe</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>pieces slide only in figures of cubes</source>
        <translation>Teile lassen sich nur in Figuren aus Würfeln schieben</translation>
    </message>
    <message>
        <source>point symmetry</source>
        <translation>Punktsymmetrie</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>Problem {number}</translation>
    </message>
    <message>
        <source>problem {number} ('{name}')</source>
        <translation>Problem {number} („{name}“)</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>quarter turn and a mirror at right angles to its axis</source>
        <translation>Vierteldrehung und ein Spiegel senkrecht zu ihrer Achse</translation>
    </message>
    <message>
        <source>quarter turn and four half turns</source>
        <translation>Vierteldrehung und vier halbe Drehungen</translation>
    </message>
    <message>
        <source>quarter turn and four mirrors</source>
        <translation>Vierteldrehung und vier Spiegelungen</translation>
    </message>
    <message>
        <source>quarter turn with reflection</source>
        <translation>Vierteldrehung mit Spiegelung</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>reflected</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>rhombic tetrahedra</source>
        <translation>rhombische Tetraeder</translation>
    </message>
    <message>
        <source>rhombus</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>bis auf Drehung</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>sixth turn</source>
        <translation>Sechsteldrehung</translation>
    </message>
    <message>
        <source>sixth turn and a mirror at right angles to its axis</source>
        <translation>Sechsteldrehung und ein Spiegel senkrecht zu ihrer Achse</translation>
    </message>
    <message>
        <source>sixth turn and six half turns</source>
        <translation>Sechsteldrehung und sechs halbe Drehungen</translation>
    </message>
    <message>
        <source>sixth turn and six mirrors</source>
        <translation>Sechsteldrehung und sechs Spiegelungen</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>spheres</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>stick {number}</source>
        <translation>Stab {number}</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>tetrahedra and octahedra</source>
        <translation>Tetraeder und Oktaeder</translation>
    </message>
    <message>
        <source>the figure has no cell in layer {layer}</source>
        <translation>die Figur hat keine Zelle in Ebene {layer}</translation>
    </message>
    <message>
        <source>the piece {symbol!r} does not fit in its place</source>
        <translation>das Teil {symbol!r} passt nicht an seinen Platz</translation>
    </message>
    <message>
        <source>the piece {symbol!r} is in several parts</source>
        <translation>das Teil {symbol!r} besteht aus mehreren Stücken</translation>
    </message>
    <message>
        <source>the project has no problem; add one</source>
        <translation>das Projekt hat kein Problem; eines hinzufügen</translation>
    </message>
    <message>
        <source>the radius of a ball is at most {most}, not {radius}</source>
        <translation>der Radius einer Kugel ist höchstens {most}, nicht {radius}</translation>
    </message>
    <message>
        <source>the room has more than {most} cells</source>
        <translation>der Raum hat mehr als {most} Zellen</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the {name} of a {figure} must be from 1 to {most}, not {size:,}</source>
        <translation>{figure}: {name} von 1 bis {most}, nicht {size:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} shapes of {cells}; ask for fewer {nouns}</source>
        <translation>es gibt mehr als {most:,} Formen aus {cells}; weniger {nouns} verlangen</translation>
    </message>
    <message>
        <source>third turn</source>
        <translation>Dritteldrehung</translation>
    </message>
    <message>
        <source>third turn and a mirror at right angles to its axis</source>
        <translation>Dritteldrehung und ein Spiegel senkrecht zu ihrer Achse</translation>
    </message>
    <message>
        <source>third turn and point symmetry</source>
        <translation>Dritteldrehung und Punktsymmetrie</translation>
    </message>
    <message>
        <source>third turn and three half turns</source>
        <translation>Dritteldrehung und drei halbe Drehungen</translation>
    </message>
    <message>
        <source>third turn and three mirrors</source>
        <translation>Dritteldrehung und drei Spiegelungen</translation>
    </message>
    <message>
        <source>third turn, three mirrors and half turns</source>
        <translation>Dritteldrehung, drei Spiegelungen und halbe Drehungen</translation>
    </message>
    <message>
        <source>three half turns</source>
        <translation>drei halbe Drehungen</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>turns of the cube</source>
        <translation>Drehungen des Würfels</translation>
    </message>
    <message>
        <source>turns of the tetrahedron</source>
        <translation>Drehungen des Tetraeders</translation>
    </message>
    <message>
        <source>turns of the tetrahedron and mirrors</source>
        <translation>Drehungen des Tetraeders und Spiegelungen</translation>
    </message>
    <message>
        <source>two mirrors</source>
        <translation>zwei Spiegelungen</translation>
    </message>
    <message>
        <source>two mirrors and crossed half turns</source>
        <translation>zwei Spiegelungen und gekreuzte halbe Drehungen</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>verschiedene</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>gesucht</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells</source>
        <translation>
            <numerusform>{n:,} Zelle</numerusform>
            <numerusform>{n:,} Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cubelets</source>
        <translation>
            <numerusform>{n:,} Würfelchen</numerusform>
            <numerusform>{n:,} Würfelchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} hexagons</source>
        <translation>
            <numerusform>{n:,} Sechseck</numerusform>
            <numerusform>{n:,} Sechsecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} sizes</source>
        <translation>
            <numerusform>{n:,} Maß</numerusform>
            <numerusform>{n:,} Maße</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} spheres</source>
        <translation>
            <numerusform>{n:,} Kugel</numerusform>
            <numerusform>{n:,} Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} triangles</source>
        <translation>
            <numerusform>{n:,} Dreieck</numerusform>
            <numerusform>{n:,} Dreiecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} cells</source>
        <translation>
            <numerusform>{n:,} Zelle</numerusform>
            <numerusform>{n:,} Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} cubelets</source>
        <translation>
            <numerusform>{n:,} Würfelchen</numerusform>
            <numerusform>{n:,} Würfelchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} hexagons</source>
        <translation>
            <numerusform>{n:,} Sechseck</numerusform>
            <numerusform>{n:,} Sechsecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} spheres</source>
        <translation>
            <numerusform>{n:,} Kugel</numerusform>
            <numerusform>{n:,} Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} triangles</source>
        <translation>
            <numerusform>{n:,} Dreieck</numerusform>
            <numerusform>{n:,} Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {cells}</source>
        <translation>{pieces} aus {cells}</translation>
    </message>
    <message>
        <source>{problem} has no figure; choose one</source>
        <translation>{problem} hat keine Figur; eine wählen</translation>
    </message>
    <message>
        <source>{problem} has no pieces; add some</source>
        <translation>{problem} hat keine Teile; einige hinzufügen</translation>
    </message>
    <message>
        <source>{problem} uses shape {number} as a piece, but some of its cells may stay empty; fill them</source>
        <translation>{problem} verwendet Form {number} als Teil, aber einige Zellen davon dürfen leer bleiben; sie zu gefüllten machen</translation>
    </message>
    <message>
        <source>{problem} uses shape {number}, which has no cells; remove it</source>
        <translation>{problem} verwendet Form {number}, die keine Zellen hat; sie entfernen</translation>
    </message>
    <message>
        <source>{symmetry} ({short}, {order})</source>
        <translation>{symmetry} ({short}, {order})</translation>
    </message>
    <message>
        <source>{symmetry}, {directions}</source>
        <translation>{symmetry}, {directions}</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>Ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Bright colours as of painted Soma cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burr sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic Soma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of woods such as maple, cherry, walnut and padauk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Octahedron across a face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Octahedron and two tetrahedra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Octahedron around an edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pure colours, far apart in lightness and hue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rhombic dodecahedron around a corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rhombic dodecahedron around a cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rhombic tetrahedra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rhombus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each piece in its own colour, which you can change in the piece editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tetrahedra and octahedra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen colours that differ for colour-blind eyes too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure has at most {most:,} cells; choose smaller sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shape has at least one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {figure} has {needed} ({names}), not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all four turns and four mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>alle brikker</translation>
    </message>
    <message>
        <source>all six turns and six mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {least} of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most} of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box</source>
        <translation>kasse</translation>
    </message>
    <message>
        <source>burr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burr sticks have numbers from 1 to {sticks:,}, not {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burrs have 3, 6, 12 or 18 sticks, not {sticks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be taken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cubelet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cubelets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly {number} of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {least} to {most} of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full hexagonal prism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full square prism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full tetrahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full triangular prism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half turn and a mirror across it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half turn and two mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is between two cells: put a blank between the cells of a row, and shift each row by half a cell, one column, against the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not at a cell: draw whole cubes of five columns, rows and levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not at a cell: draw whole cubes of three columns, rows and levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is out of place: cells and edges alternate, as in '/1\1/' and, in the next row, '\1/1\'</source>
        <translation>er på en forkert plads: celler og kanter skiftes, som i '/1\1/' og, i den næste række, '\1/1\'</translation>
    </message>
    <message>
        <source>lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation>ingen symmetri</translation>
    </message>
    <message>
        <source>not decided (limit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problem</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem {number} ('{name}')</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarter turn and a mirror across it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarter turn and four half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarter turn and four mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarter turn with reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rhombic tetrahedra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rhombus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth turn and a mirror across it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth turn and six half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth turn and six mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spheres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tetrahedra and octahedra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure has no cell in layer {layer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no problem; add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the radius of a ball is at most {most}, not {radius}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {name} of a {figure} is from 1 to {most}, not {size:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {most:,} shapes of {cells}; ask for fewer {nouns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third turn and a mirror across it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third turn and point symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third turn and three half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third turn and three mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third turn, three mirrors and half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of the tetrahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns of the tetrahedron and mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two mirrors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two mirrors and crossed half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cubelets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} hexagons</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} sizes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} spheres</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} triangles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} cubelets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} hexagons</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} spheres</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} triangles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} has no figure; choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} has no pieces; add some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} uses shape {number} as a piece, but some of its cells may stay empty; make them filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} uses shape {number}, which has no cells; remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symmetry} ({short}, {order})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symmetry}, {directions}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

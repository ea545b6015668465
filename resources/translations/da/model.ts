<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>Ball</source>
        <translation>Kugle</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Bright colours like painted Soma cubes</source>
        <translation>Stærke farver som på malede Soma-terninger</translation>
    </message>
    <message>
        <source>Burr</source>
        <translation>Burr</translation>
    </message>
    <message>
        <source>Burr boards</source>
        <translation>Burrbrædder</translation>
    </message>
    <message>
        <source>Burr sticks</source>
        <translation>Burrstave</translation>
    </message>
    <message>
        <source>Classic Soma</source>
        <translation>Klassisk Soma</translation>
    </message>
    <message>
        <source>Colours of the pieces</source>
        <translation>Brikkernes farver</translation>
    </message>
    <message>
        <source>Colours of woods such as maple, cherry, walnut and padauk</source>
        <translation>Farver fra træsorter som ahorn, kirsebær, valnød og padouk</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Terning</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Tegning</translation>
    </message>
    <message>
        <source>For colour-blind eyes</source>
        <translation>For farveblinde</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sekskant</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Sekskanter</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Lak</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>Oktaeder</translation>
    </message>
    <message>
        <source>Octahedron across a face</source>
        <translation>Oktaeder over en flade</translation>
    </message>
    <message>
        <source>Octahedron and two tetrahedra</source>
        <translation>Oktaeder og to tetraedre</translation>
    </message>
    <message>
        <source>Octahedron around an edge</source>
        <translation>Oktaeder om en kant</translation>
    </message>
    <message>
        <source>Pure colours, far apart in lightness and hue</source>
        <translation>Rene farver, langt fra hinanden i lyshed og farvetone</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Rhombic dodecahedron around a corner</source>
        <translation>Rombedodekaeder om et hjørne</translation>
    </message>
    <message>
        <source>Rhombic dodecahedron around a cube</source>
        <translation>Rombedodekaeder om en terning</translation>
    </message>
    <message>
        <source>Rhombic tetrahedra</source>
        <translation>Rombiske tetraedre</translation>
    </message>
    <message>
        <source>Rhombus</source>
        <translation>Rombe</translation>
    </message>
    <message>
        <source>Show each piece in its own colour, which you can change in the pieces panel</source>
        <translation>Vis hver brik i dens egen farve, som kan ændres i brikeditoren</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Kugler</translation>
    </message>
    <message>
        <source>Tetrahedra and octahedra</source>
        <translation>Tetraedre og oktaedre</translation>
    </message>
    <message>
        <source>Thirteen colours that differ for colour-blind eyes too</source>
        <translation>Tretten farver, der også er forskellige for farveblinde</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Trekant</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Trekanter</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Træ</translation>
    </message>
    <message>
        <source>a figure has at most {most:,} cells; choose smaller sizes</source>
        <translation>en figur har højst {most:,} celler; vælg mindre mål</translation>
    </message>
    <message>
        <source>a shape has at least one cell</source>
        <translation>en form har mindst én celle</translation>
    </message>
    <message>
        <source>a {figure} has {needed} ({names}), not {given}</source>
        <translation>{figure}: {needed} er nødvendige ({names}), ikke {given}</translation>
    </message>
    <message>
        <source>all four turns and four mirrors</source>
        <translation>alle fire drejninger og fire spejlinger</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>alle brikker</translation>
    </message>
    <message>
        <source>all six turns and six mirrors</source>
        <translation>alle seks drejninger og seks spejlinger</translation>
    </message>
    <message>
        <source>at least {least} of {pieces}</source>
        <translation>mindst {least} af {pieces}</translation>
    </message>
    <message>
        <source>at most {most} of {pieces}</source>
        <translation>højst {most} af {pieces}</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>kugle</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>bræt {number}</translation>
    </message>
    <message>
        <source>boards have numbers from 1 to {most:,}, not {number:,}</source>
        <translation>brædder har numre fra 1 til {most:,}, ikke {number:,}</translation>
    </message>
    <message>
        <source>box</source>
        <translation>kasse</translation>
    </message>
    <message>
        <source>burr</source>
        <translation>burr</translation>
    </message>
    <message>
        <source>burr sticks have numbers from 1 to {most:,}, not {number:,}</source>
        <translation>burrstave har numre fra 1 til {most:,}, ikke {number:,}</translation>
    </message>
    <message>
        <source>burrs have 3, 6, 12 or 18 sticks, not {sticks}</source>
        <translation>burrer har 3, 6, 12 eller 18 stave, ikke {sticks}</translation>
    </message>
    <message>
        <source>cannot be taken apart</source>
        <translation>kan ikke skilles ad</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celle</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celler</translation>
    </message>
    <message>
        <source>comes apart</source>
        <translation>kan skilles ad</translation>
    </message>
    <message>
        <source>cubelet</source>
        <translation>småterning</translation>
    </message>
    <message>
        <source>cubelets</source>
        <translation>småterninger</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>terninger</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>dybde</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>does not belong to a cell: draw whole cubes of five columns, rows and levels</source>
        <translation>hører ikke til en celle: tegn hele terninger på fem kolonner, rækker og niveauer</translation>
    </message>
    <message>
        <source>does not belong to a cell: draw whole cubes of three columns, rows and levels</source>
        <translation>hører ikke til en celle: tegn hele terninger på tre kolonner, rækker og niveauer</translation>
    </message>
    <message>
        <source>exactly {number} of {pieces}</source>
        <translation>præcis {number} af {pieces}</translation>
    </message>
    <message>
        <source>from {least} to {most} of {pieces}</source>
        <translation>fra {least} til {most} af {pieces}</translation>
    </message>
    <message>
        <source>full brick</source>
        <translation>hel kasse</translation>
    </message>
    <message>
        <source>full cube</source>
        <translation>hel terning</translation>
    </message>
    <message>
        <source>full hexagonal prism</source>
        <translation>helt sekskantet prisme</translation>
    </message>
    <message>
        <source>full square prism</source>
        <translation>helt kvadratisk prisme</translation>
    </message>
    <message>
        <source>full tetrahedron</source>
        <translation>helt tetraeder</translation>
    </message>
    <message>
        <source>full triangular prism</source>
        <translation>helt trekantet prisme</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halv drejning</translation>
    </message>
    <message>
        <source>half turn and a mirror at right angles to its axis</source>
        <translation>halv drejning og et spejl vinkelret på dens akse</translation>
    </message>
    <message>
        <source>half turn and two mirrors</source>
        <translation>halv drejning og to spejlinger</translation>
    </message>
    <message>
        <source>height</source>
        <translation>højde</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>sekskant</translation>
    </message>
    <message>
        <source>hexagons</source>
        <translation>sekskanter</translation>
    </message>
    <message>
        <source>is between two cells: put a blank between the cells of a row, and shift each row by half a cell, one column, against the next</source>
        <translation>er mellem to celler: sæt et mellemrum mellem cellerne i en række, og forskyd hver række en halv celle, én kolonne, i forhold til den næste</translation>
    </message>
    <message>
        <source>is out of place: cells and edges alternate, as in '/1\1/' and, in the next row, '\1/1\'</source>
        <translation>er på en forkert plads: celler og kanter skiftes, som i '/1\1/' og, i den næste række, '\1/1\'</translation>
    </message>
    <message>
        <source>lattice</source>
        <translation>gittertype</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>spejling</translation>
    </message>
    <message>
        <source>no piece has a target; set targets first</source>
        <translation>ingen brik har et mål; sæt først mål</translation>
    </message>
    <message>
        <source>no piece is placed; place the pieces where they start</source>
        <translation>ingen brik er placeret; placér brikkerne, hvor de starter</translation>
    </message>
    <message>
        <source>no placed piece {symbol!r} can slide to its target: pieces keep their orientation, and each copy reaches one target</source>
        <translation>ingen placeret brik {symbol!r} kan nå sit mål: brikker drejer ikke, og hvert eksemplar når ét mål</translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation>ingen symmetri</translation>
    </message>
    <message>
        <source>not decided (limit)</source>
        <translation>ikke afgjort (grænse)</translation>
    </message>
    <message>
        <source>number of sticks</source>
        <translation>antal stave</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>ejet</translation>
    </message>
    <message>
        <source>pieces slide only in figures of cubes</source>
        <translation>brikker kan kun skydes i figurer af terninger</translation>
    </message>
    <message>
        <source>point symmetry</source>
        <translation>punktsymmetri</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>udskrevet</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problem</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>problem {number}</translation>
    </message>
    <message>
        <source>problem {number} ('{name}')</source>
        <translation>problem {number} (”{name}”)</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>pyramide</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>kvart drejning</translation>
    </message>
    <message>
        <source>quarter turn and a mirror at right angles to its axis</source>
        <translation>kvart drejning og et spejl vinkelret på dens akse</translation>
    </message>
    <message>
        <source>quarter turn and four half turns</source>
        <translation>kvart drejning og fire halve drejninger</translation>
    </message>
    <message>
        <source>quarter turn and four mirrors</source>
        <translation>kvart drejning og fire spejlinger</translation>
    </message>
    <message>
        <source>quarter turn with reflection</source>
        <translation>kvart drejning med spejling</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radius</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>rå</translation>
    </message>
    <message>
        <source>reflected</source>
        <translation>spejlet</translation>
    </message>
    <message>
        <source>rhombic tetrahedra</source>
        <translation>rombiske tetraedre</translation>
    </message>
    <message>
        <source>rhombus</source>
        <translation>rombe</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>på nær drejning</translation>
    </message>
    <message>
        <source>side</source>
        <translation>side</translation>
    </message>
    <message>
        <source>sixth turn</source>
        <translation>sjettedels drejning</translation>
    </message>
    <message>
        <source>sixth turn and a mirror at right angles to its axis</source>
        <translation>sjettedels drejning og et spejl vinkelret på dens akse</translation>
    </message>
    <message>
        <source>sixth turn and six half turns</source>
        <translation>sjettedels drejning og seks halve drejninger</translation>
    </message>
    <message>
        <source>sixth turn and six mirrors</source>
        <translation>sjettedels drejning og seks spejlinger</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>løst</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>kugle</translation>
    </message>
    <message>
        <source>spheres</source>
        <translation>kugler</translation>
    </message>
    <message>
        <source>stick {number}</source>
        <translation>stav {number}</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>lige</translation>
    </message>
    <message>
        <source>tetrahedra and octahedra</source>
        <translation>tetraedre og oktaedre</translation>
    </message>
    <message>
        <source>the figure has no cell in layer {layer}</source>
        <translation>figuren har ingen celle i lag {layer}</translation>
    </message>
    <message>
        <source>the piece {symbol!r} does not fit in its place</source>
        <translation>brikken {symbol!r} passer ikke på sin plads</translation>
    </message>
    <message>
        <source>the piece {symbol!r} is in several parts</source>
        <translation>brikken {symbol!r} er i flere stykker</translation>
    </message>
    <message>
        <source>the project has no problem; add one</source>
        <translation>projektet har intet problem; tilføj et</translation>
    </message>
    <message>
        <source>the radius of a ball is at most {most}, not {radius}</source>
        <translation>en kugles radius er højst {most}, ikke {radius}</translation>
    </message>
    <message>
        <source>the room has more than {most} cells</source>
        <translation>rummet har mere end {most} celler</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>ens</translation>
    </message>
    <message>
        <source>the {name} of a {figure} must be from 1 to {most}, not {size:,}</source>
        <translation>{figure}: {name} fra 1 til {most}, ikke {size:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} shapes of {cells}; ask for fewer {nouns}</source>
        <translation>der er mere end {most:,} former på {cells}; bed om færre {nouns}</translation>
    </message>
    <message>
        <source>third turn</source>
        <translation>tredjedels drejning</translation>
    </message>
    <message>
        <source>third turn and a mirror at right angles to its axis</source>
        <translation>tredjedels drejning og et spejl vinkelret på dens akse</translation>
    </message>
    <message>
        <source>third turn and point symmetry</source>
        <translation>tredjedels drejning og punktsymmetri</translation>
    </message>
    <message>
        <source>third turn and three half turns</source>
        <translation>tredjedels drejning og tre halve drejninger</translation>
    </message>
    <message>
        <source>third turn and three mirrors</source>
        <translation>tredjedels drejning og tre spejlinger</translation>
    </message>
    <message>
        <source>third turn, three mirrors and half turns</source>
        <translation>tredjedels drejning, tre spejlinger og halve drejninger</translation>
    </message>
    <message>
        <source>three half turns</source>
        <translation>tre halve drejninger</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trekant</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>trekanter</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>drejet</translation>
    </message>
    <message>
        <source>turns of the cube</source>
        <translation>terningens drejninger</translation>
    </message>
    <message>
        <source>turns of the tetrahedron</source>
        <translation>tetraederets drejninger</translation>
    </message>
    <message>
        <source>turns of the tetrahedron and mirrors</source>
        <translation>tetraederets drejninger og spejlinger</translation>
    </message>
    <message>
        <source>two mirrors</source>
        <translation>to spejlinger</translation>
    </message>
    <message>
        <source>two mirrors and crossed half turns</source>
        <translation>to spejlinger og krydsede halve drejninger</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>unikke</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>lodret</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>ønsket</translation>
    </message>
    <message>
        <source>width</source>
        <translation>bredde</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cells</source>
        <translation>
            <numerusform>{n:,} celle</numerusform>
            <numerusform>{n:,} celler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cubelets</source>
        <translation>
            <numerusform>{n:,} småterning</numerusform>
            <numerusform>{n:,} småterninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} hexagons</source>
        <translation>
            <numerusform>{n:,} sekskant</numerusform>
            <numerusform>{n:,} sekskanter</numerusform>
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
        <translation>
            <numerusform>{n:,} mål</numerusform>
            <numerusform>{n:,} mål</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} spheres</source>
        <translation>
            <numerusform>{n:,} kugle</numerusform>
            <numerusform>{n:,} kugler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} triangles</source>
        <translation>
            <numerusform>{n:,} trekant</numerusform>
            <numerusform>{n:,} trekanter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} cells</source>
        <translation>
            <numerusform>{n:,} celle</numerusform>
            <numerusform>{n:,} celler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} cubelets</source>
        <translation>
            <numerusform>{n:,} småterning</numerusform>
            <numerusform>{n:,} småterninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} hexagons</source>
        <translation>
            <numerusform>{n:,} sekskant</numerusform>
            <numerusform>{n:,} sekskanter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} spheres</source>
        <translation>
            <numerusform>{n:,} kugle</numerusform>
            <numerusform>{n:,} kugler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:words} triangles</source>
        <translation>
            <numerusform>{n:,} trekant</numerusform>
            <numerusform>{n:,} trekanter</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces} of {cells}</source>
        <translation>{pieces} på {cells}</translation>
    </message>
    <message>
        <source>{problem} has no figure; choose one</source>
        <translation>{problem} har ingen figur; vælg en</translation>
    </message>
    <message>
        <source>{problem} has no pieces; add some</source>
        <translation>{problem} har ingen brikker; tilføj nogle</translation>
    </message>
    <message>
        <source>{problem} uses shape {number} as a piece, but some of its cells may stay empty; fill them</source>
        <translation>{problem} bruger form {number} som brik, men nogle af dens celler må forblive tomme; gør dem fyldte</translation>
    </message>
    <message>
        <source>{problem} uses shape {number}, which has no cells; remove it</source>
        <translation>{problem} bruger form {number}, som ingen celler har; fjern den</translation>
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

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-viewer</name>
    <message>
        <source>3D view</source>
        <translation>3D-visning</translation>
    </message>
    <message>
        <source>All solid</source>
        <translation>Alle massive</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>BAG</translation>
    </message>
    <message>
        <source>BOTTOM</source>
        <translation>BUND</translation>
    </message>
    <message>
        <source>Choose the side from which layers are hidden</source>
        <translation>Vælg den side, hvorfra lag skjules</translation>
    </message>
    <message>
        <source>Cut above</source>
        <translation>Snit øverst</translation>
    </message>
    <message>
        <source>Cut front</source>
        <translation>Snit foran</translation>
    </message>
    <message>
        <source>Cut right</source>
        <translation>Snit til højre</translation>
    </message>
    <message>
        <source>Distance between the pieces</source>
        <translation>Afstand mellem brikkerne</translation>
    </message>
    <message>
        <source>Drag: turn. Shift and drag, or two fingers: move. Wheel or pinch: zoom. 1 to 6: sides. 0: reset. O: parallel lines. T: turntable.</source>
        <translation>Træk: drej. Skift og træk eller to fingre: flyt. Hjulet eller knib: zoom. 1 til 6: sider. 0: nulstil. O: parallelle linjer. T: drejeskive.</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Adskil</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>FORAN</translation>
    </message>
    <message>
        <source>Hide the outer layers of what is shown, to see inside</source>
        <translation>Skjul de yderste lag for at se indeni</translation>
    </message>
    <message>
        <source>In the file: {problem}</source>
        <translation>I filen: {problem}</translation>
    </message>
    <message>
        <source>In the file: {problem}.</source>
        <translation>I filen: {problem}.</translation>
    </message>
    <message>
        <source>LEFT</source>
        <translation>VENSTRE</translation>
    </message>
    <message>
        <source>Move the pieces apart to see those inside</source>
        <translation>Flyt brikkerne fra hinanden for at se de inderste</translation>
    </message>
    <message>
        <source>No solution is shown in 3D</source>
        <translation>Der vises ingen løsning i 3D</translation>
    </message>
    <message>
        <source>Not solvable: {reason}</source>
        <translation>Kan ikke løses: {reason}</translation>
    </message>
    <message>
        <source>Nothing to show yet.
Draw {cells} in a layer, or open a figure.</source>
        <translation>Intet at vise endnu.
Tegn {cells} i et lag, eller åbn en figur.</translation>
    </message>
    <message>
        <source>Number of hidden layers</source>
        <translation>Antal skjulte lag</translation>
    </message>
    <message>
        <source>OpenGL {version} is too old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece {name}, hidden</source>
        <translation>Brik {name}, skjult</translation>
    </message>
    <message>
        <source>Piece {name}, outlined</source>
        <translation>Brik {name}, kun omrids</translation>
    </message>
    <message>
        <source>Piece {name}, solid</source>
        <translation>Brik {name}, massiv</translation>
    </message>
    <message>
        <source>Piece {name}: hidden; click to show it. You can also hold Shift and click the piece in the 3D view.</source>
        <translation>Brik {name}: skjult; klik for at vise den. Eller hold Skift nede, og klik på brikken i 3D-visningen.</translation>
    </message>
    <message>
        <source>Piece {name}: outlined; click to hide it. You can also hold Shift and click the piece in the 3D view.</source>
        <translation>Brik {name}: kun omrids; klik for at skjule den. Eller hold Skift nede, og klik på brikken i 3D-visningen.</translation>
    </message>
    <message>
        <source>Piece {name}: solid; click to outline it. You can also hold Shift and click the piece in the 3D view.</source>
        <translation>Brik {name}: massiv; klik for kun at vise omridset. Eller hold Skift nede, og klik på brikken i 3D-visningen.</translation>
    </message>
    <message>
        <source>Pieces in the 3D view</source>
        <translation>Brikker i 3D-visningen</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>HØJRE</translation>
    </message>
    <message>
        <source>Select a solution to move its pieces apart</source>
        <translation>Vælg en løsning for at flytte dens brikker fra hinanden</translation>
    </message>
    <message>
        <source>Show all pieces of the solution to move them apart</source>
        <translation>Vis alle løsningens brikker for at flytte dem fra hinanden</translation>
    </message>
    <message>
        <source>Show each piece solid, outlined or hidden: click its chip</source>
        <translation>Vis hver brik massiv, som omrids eller skjult: klik på dens mærkat</translation>
    </message>
    <message>
        <source>Side from which layers are hidden</source>
        <translation>Side, hvorfra lag skjules</translation>
    </message>
    <message>
        <source>TOP</source>
        <translation>TOP</translation>
    </message>
    <message>
        <source>The 3D view is not available: {problem}</source>
        <translation>3D-visningen er ikke tilgængelig: {problem}</translation>
    </message>
    <message>
        <source>The 3D view is not available: {problem}. Everything else works without it.</source>
        <translation>3D-visningen er ikke tilgængelig: {problem}. Alt andet virker uden den.</translation>
    </message>
    <message>
        <source>These solutions are for other forbidden cells.</source>
        <translation>Disse løsninger hører til andre forbudte celler.</translation>
    </message>
    <message>
        <source>These solutions are for other optional cells or colours.</source>
        <translation>Disse løsninger hører til andre valgfri celler eller farver.</translation>
    </message>
    <message>
        <source>These solutions are for other pre-placed pieces.</source>
        <translation>Disse løsninger hører til andre fastlagte brikker.</translation>
    </message>
    <message>
        <source>These solutions are for the figure before your last change.</source>
        <translation>Disse løsninger hører til figuren før den seneste ændring.</translation>
    </message>
    <message>
        <source>These solutions are for the pieces of {set}.</source>
        <translation>Disse løsninger hører til brikkerne i {set}.</translation>
    </message>
    <message>
        <source>These solutions are for “{name}”.</source>
        <translation>Disse løsninger hører til ”{name}”.</translation>
    </message>
    <message>
        <source>its OpenGL library cannot be loaded ({error})</source>
        <translation>dens OpenGL-bibliotek kan ikke indlæses ({error})</translation>
    </message>
    <message>
        <source>placed as in the file</source>
        <translation>placeret som i filen</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture; choose a smaller size</source>
        <translation>der er ikke nok hukommelse til billedet; vælg en mindre størrelse</translation>
    </message>
    <message>
        <source>this display offers OpenGL {version}, and 2.1 is needed</source>
        <translation>skærmen tilbyder OpenGL {version}, men 2.1 er nødvendig</translation>
    </message>
    <message>
        <source>this display offers no OpenGL</source>
        <translation>skærmen tilbyder ikke OpenGL</translation>
    </message>
    <message>
        <source>this display's OpenGL cannot be used</source>
        <translation>skærmens OpenGL kan ikke bruges</translation>
    </message>
</context>
</TS>

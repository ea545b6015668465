<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-display</name>
    <message>
        <source>Added “{name}” with {pieces}.</source>
        <translation>Tilføjede “{name}” med {pieces}.</translation>
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
        <source>Explode</source>
        <translation>Træk fra hinanden</translation>
    </message>
    <message>
        <source>Hide outer layers to see inside</source>
        <translation>Skjul de yderste lag for at se ind</translation>
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
        <source>Move the pieces apart to see the inner ones</source>
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
        <source>Number of hidden layers</source>
        <translation>Antal skjulte lag</translation>
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
        <source>Resize the grid to {width} by {depth} by {height}</source>
        <translation>Ændr gitterets størrelse til {width} × {depth} × {height}</translation>
    </message>
    <message>
        <source>Select a solution first</source>
        <translation>Vælg først en løsning</translation>
    </message>
    <message>
        <source>Select a solution to move its pieces apart</source>
        <translation>Vælg en løsning for at flytte dens brikker fra hinanden</translation>
    </message>
    <message>
        <source>Show all pieces</source>
        <translation>Vis alle brikker</translation>
    </message>
    <message>
        <source>Show all pieces of the solution to move them apart</source>
        <translation>Vis alle løsningens brikker for at flytte dem fra hinanden</translation>
    </message>
    <message>
        <source>Show at least two pieces of the solution as solid</source>
        <translation>Vis mindst to af løsningens brikker massivt</translation>
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
        <source>There are no layers to hide</source>
        <translation>Der er ingen lag at skjule</translation>
    </message>
    <message>
        <source>These are solutions of “{name}”.</source>
        <translation>Dette er løsninger af ”{name}”.</translation>
    </message>
    <message>
        <source>These solutions use the pieces of {set}.</source>
        <translation>Disse løsninger bruger brikkerne fra {set}.</translation>
    </message>
    <message>
        <source>These solutions were found before your last change to the figure.</source>
        <translation>Disse løsninger blev fundet før din seneste ændring af figuren.</translation>
    </message>
    <message>
        <source>These solutions were found with other forbidden cells.</source>
        <translation>Disse løsninger blev fundet med andre forbudte celler.</translation>
    </message>
    <message>
        <source>These solutions were found with other optional cells or colours.</source>
        <translation>Disse løsninger blev fundet med andre valgfri celler eller farver.</translation>
    </message>
    <message>
        <source>These solutions were found with other pre-placed pieces.</source>
        <translation>Disse løsninger blev fundet med andre fastlagte brikker.</translation>
    </message>
    <message>
        <source>placed as in the file</source>
        <translation>placeret som i filen</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
</context>
</TS>

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
        <source>BACK</source>
        <translation>BAG</translation>
    </message>
    <message>
        <source>BOTTOM</source>
        <translation>BUND</translation>
    </message>
    <message>
        <source>Drag: turn. Shift and drag, or two fingers: move. Wheel or pinch: zoom. 1 to 6: sides. 0: reset. O: parallel lines. T: turntable.</source>
        <translation>Træk: drej. Skift og træk eller to fingre: flyt. Hjulet eller knib: zoom. 1 til 6: sider. 0: nulstil. O: parallelle linjer. T: drejeskive.</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>FORAN</translation>
    </message>
    <message>
        <source>LEFT</source>
        <translation>VENSTRE</translation>
    </message>
    <message>
        <source>Nothing to show yet.
Draw {cells} in a layer, or open a figure.</source>
        <translation>Intet at vise endnu.
Tegn {cells} i et lag, eller åbn en figur.</translation>
    </message>
    <message>
        <source>OpenGL {version} is too old</source>
        <translation>OpenGL {version} er for gammel</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>HØJRE</translation>
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
        <source>its OpenGL library cannot be loaded ({error})</source>
        <translation>dens OpenGL-bibliotek kan ikke indlæses ({error})</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture; choose a smaller size</source>
        <translation>der er ikke nok hukommelse til billedet; vælg en mindre størrelse</translation>
    </message>
    <message>
        <source>this display offers OpenGL {version}, but 2.1 is needed</source>
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

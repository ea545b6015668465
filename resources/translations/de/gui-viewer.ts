<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-viewer</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>BACK</source>
        <translation>HINTEN</translation>
    </message>
    <message>
        <source>BOTTOM</source>
        <translation>UNTEN</translation>
    </message>
    <message>
        <source>Drag: turn. Shift and drag, or two fingers: move. Wheel or pinch: zoom. 1 to 6: sides. 0: reset. O: parallel lines. T: turntable.</source>
        <translation>Ziehen: drehen. Umschalt und ziehen oder zwei Finger: verschieben. Mausrad oder Spreizen: zoomen. 1 bis 6: Seiten. 0: zurücksetzen. O: parallele Linien. T: Drehteller.</translation>
    </message>
    <message>
        <source>FRONT</source>
        <translation>VORN</translation>
    </message>
    <message>
        <source>LEFT</source>
        <translation>LINKS</translation>
    </message>
    <message>
        <source>Nothing to show yet.
Draw {cells} in a layer, or open a figure.</source>
        <translation>Noch nichts zu sehen.
{cells} in einer Ebene zeichnen oder eine Figur öffnen.</translation>
    </message>
    <message>
        <source>OpenGL {version} is too old</source>
        <translation>OpenGL {version} ist zu alt</translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation>RECHTS</translation>
    </message>
    <message>
        <source>TOP</source>
        <translation>OBEN</translation>
    </message>
    <message>
        <source>The 3D view is not available: {problem}</source>
        <translation>Die 3D-Ansicht ist nicht verfügbar: {problem}</translation>
    </message>
    <message>
        <source>The 3D view is not available: {problem}. Everything else works without it.</source>
        <translation>Die 3D-Ansicht ist nicht verfügbar: {problem}. Alles andere funktioniert ohne sie.</translation>
    </message>
    <message>
        <source>its OpenGL library cannot be loaded ({error})</source>
        <translation>ihre OpenGL-Bibliothek kann nicht geladen werden ({error})</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture; choose a smaller size</source>
        <translation>der Speicher reicht nicht für das Bild; eine kleinere Größe wählen</translation>
    </message>
    <message>
        <source>this display offers OpenGL {version}, but 2.1 is needed</source>
        <translation>dieser Bildschirm bietet OpenGL {version}, nötig ist aber 2.1</translation>
    </message>
    <message>
        <source>this display offers no OpenGL</source>
        <translation>dieser Bildschirm bietet kein OpenGL</translation>
    </message>
    <message>
        <source>this display's OpenGL cannot be used</source>
        <translation>das OpenGL dieses Bildschirms kann nicht benutzt werden</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-help</name>
    <message>
        <source>0, Home</source>
        <translation>0, Home</translation>
    </message>
    <message>
        <source>A workbench for packing puzzles: draw a figure, solve it, view every solution in 3D, and see where the search spent its time.&lt;br&gt;&lt;br&gt;Free software, MIT licence.</source>
        <translation>En arbejdsbænk til pakkepuslespil: tegn en figur, løs den, se hver løsning i 3D, og se, hvad søgningen brugte tiden på.&lt;br&gt;&lt;br&gt;Fri software, MIT-licens.</translation>
    </message>
    <message>
        <source>About Cubewright</source>
        <translation>Om Cubewright</translation>
    </message>
    <message>
        <source>Add the selected puzzles to the file</source>
        <translation>Føj de valgte puslespil til filen</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Op, Alt+Ned</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piletaster</translation>
    </message>
    <message>
        <source>Arrow keys, PgUp, PgDown</source>
        <translation>Piletaster, PgUp, PgDown</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annullér</translation>
    </message>
    <message>
        <source>Clear the search text, or close the window</source>
        <translation>Ryd søgeteksten, eller luk</translation>
    </message>
    <message>
        <source>Comma, full stop</source>
        <translation>Komma, punktum</translation>
    </message>
    <message>
        <source>Compare the run with others</source>
        <translation>Sammenlign kørslen med andre</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Ctrl+column number</source>
        <translation>Ctrl+kolonnenummer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Down, Up</source>
        <translation>Ned, Op</translation>
    </message>
    <message>
        <source>Draw or erase the cubelet at the cursor</source>
        <translation>Tegn eller slet småterningen ved markøren</translation>
    </message>
    <message>
        <source>Edit the piece</source>
        <translation>Redigér brikken</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter, F4</source>
        <translation>Enter, F4</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Mellemrum</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Find a keyboard shortcut</source>
        <translation>Find en tastaturgenvej</translation>
    </message>
    <message>
        <source>Find by words or by the key</source>
        <translation>Find ud fra ord eller tasten</translation>
    </message>
    <message>
        <source>Find figures</source>
        <translation>Find figurer</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Første, sidste</translation>
    </message>
    <message>
        <source>Fit to the view</source>
        <translation>Tilpas til visningen</translation>
    </message>
    <message>
        <source>Flip it</source>
        <translation>Vend den</translation>
    </message>
    <message>
        <source>Go to another piece</source>
        <translation>Gå til en anden brik</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>In the 3D view</source>
        <translation>I 3D-visningen</translation>
    </message>
    <message>
        <source>In the batch window</source>
        <translation>I batchvinduet</translation>
    </message>
    <message>
        <source>In the figure library</source>
        <translation>I figurbiblioteket</translation>
    </message>
    <message>
        <source>In the layer editor</source>
        <translation>I lageditoren</translation>
    </message>
    <message>
        <source>In the list of pre-placed pieces and forbidden cells</source>
        <translation>På listen over fastlagte brikker og forbudte celler</translation>
    </message>
    <message>
        <source>In the list of runs</source>
        <translation>På listen over kørsler</translation>
    </message>
    <message>
        <source>In the list of solutions</source>
        <translation>På listen over løsninger</translation>
    </message>
    <message>
        <source>In the pieces panel</source>
        <translation>I panelet Brikker</translation>
    </message>
    <message>
        <source>In the window that finds puzzles</source>
        <translation>I vinduet, der finder puslespil</translation>
    </message>
    <message>
        <source>Include or exclude the piece</source>
        <translation>Medtag eller udelad brikken</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>M, D, Del</source>
        <translation>M, D, Del</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Mirror, duplicate, delete</source>
        <translation>Spejl, duplikér, slet</translation>
    </message>
    <message>
        <source>More copies, fewer copies</source>
        <translation>Flere eksemplarer, færre eksemplarer</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Flyt den</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Flyt markøren</translation>
    </message>
    <message>
        <source>Move the piece before or after another</source>
        <translation>Flyt brikken foran eller efter en anden</translation>
    </message>
    <message>
        <source>New piece from the figure</source>
        <translation>Ny brik fra figuren</translation>
    </message>
    <message>
        <source>Next move, previous move of a solution with a plan</source>
        <translation>Næste træk, forrige træk i en løsning med en plan</translation>
    </message>
    <message>
        <source>Next piece, previous piece</source>
        <translation>Næste brik, forrige brik</translation>
    </message>
    <message>
        <source>Next separation, previous separation</source>
        <translation>Næste adskillelse, forrige adskillelse</translation>
    </message>
    <message>
        <source>Next, previous</source>
        <translation>Næste, forrige</translation>
    </message>
    <message>
        <source>No shortcut matches. Try fewer words.</source>
        <translation>Ingen genvej fundet. Prøv færre ord.</translation>
    </message>
    <message>
        <source>Open the figure</source>
        <translation>Åbn figuren</translation>
    </message>
    <message>
        <source>Open the menu of the cell at the cursor</source>
        <translation>Åbn menuen for cellen ved markøren</translation>
    </message>
    <message>
        <source>Pages of the user guide</source>
        <translation>Brugervejledningens sider</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pause eller fortsæt</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Placér den</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Fjern den</translation>
    </message>
    <message>
        <source>Remove the selected entry</source>
        <translation>Fjern den valgte post</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Omdøb den</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Højre, Venstre</translation>
    </message>
    <message>
        <source>Roll the view</source>
        <translation>Rul visningen</translation>
    </message>
    <message>
        <source>Rotate the view</source>
        <translation>Drej visningen</translation>
    </message>
    <message>
        <source>Select a box to draw or erase</source>
        <translation>Vælg et område, der skal tegnes eller slettes</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Vælg flere</translation>
    </message>
    <message>
        <source>Shift+Arrow keys, then Space</source>
        <translation>Skift+piletaster, derefter Mellemrum</translation>
    </message>
    <message>
        <source>Shift+Ins</source>
        <translation>Skift+Ins</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Skift+Højre, Skift+Venstre</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Skift+Op, Skift+Ned</translation>
    </message>
    <message>
        <source>Shift+X, Shift+Y, Shift+Z</source>
        <translation>Skift+X, Skift+Y, Skift+Z</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Skift+piletaster</translation>
    </message>
    <message>
        <source>Sort by a column; press again to reverse</source>
        <translation>Sortér efter en kolonne; tryk igen for at vende om</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Mellemrum, Enter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Skift+Tab</translation>
    </message>
    <message>
        <source>Test this installation</source>
        <translation>Test denne installation</translation>
    </message>
    <message>
        <source>Testing… Nothing is sent.</source>
        <translation>Tester … Intet bliver sendt.</translation>
    </message>
    <message>
        <source>The test has ended. Copy its report if you want to report a problem.</source>
        <translation>Testen er færdig. Kopiér rapporten, hvis du vil melde et problem.</translation>
    </message>
    <message>
        <source>The test is still running</source>
        <translation>Testen kører stadig</translation>
    </message>
    <message>
        <source>This page is missing from this installation. Ctrl+F1 lists all keys, and “cubewright --help” in a terminal lists its commands.</source>
        <translation>Denne side mangler i installationen. Ctrl+F1 viser alle taster, og “cubewright --help” i en terminal viser dens kommandoer.</translation>
    </message>
    <message>
        <source>Turn it about x, y, z</source>
        <translation>Drej den om x, y, z</translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation>Drej den tilbage</translation>
    </message>
    <message>
        <source>Turn the piece</source>
        <translation>Drej brikken</translation>
    </message>
    <message>
        <source>Type the number of copies</source>
        <translation>Skriv antallet af eksemplarer</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Brugervejledning</translation>
    </message>
    <message>
        <source>User guide — Cubewright</source>
        <translation>Brugervejledning — Cubewright</translation>
    </message>
    <message>
        <source>View from the front, the side, above</source>
        <translation>Se forfra, fra siden, ovenfra</translation>
    </message>
    <message>
        <source>While placing a piece by hand</source>
        <translation>Når en brik placeres i hånden</translation>
    </message>
    <message>
        <source>X, Y, Z or R</source>
        <translation>X, Y, Z eller R</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Zoom ind, zoom ud</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show the whole layer</source>
        <translation>Zoom ind, zoom ud, vis hele laget</translation>
    </message>
    <message>
        <source>from a source folder</source>
        <translation>fra en kildemappe</translation>
    </message>
</context>
</TS>

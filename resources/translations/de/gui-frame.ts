<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-frame</name>
    <message>
        <source>&amp;About Cubewright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Assembled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Batch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw in 3D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Engine settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fix this piece and solve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to solution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only what comes apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pieces panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place piece by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove this piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset 3D view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Add &amp;next piece of the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a copy of this figure to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an empty figure to this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to collectio&amp;n…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse &amp;selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse all a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse all solutions again, and keep their plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse m&amp;issing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse the solutions that are not analysed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append this figure to another figure file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the window to compare searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the window to draw a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the window to look at solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrangement of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assemblies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse pictures of all figures in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ollapse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check whether the pre-placed pieces can be completed to a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose colours, size of text, processors and what is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the pieces that fill the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which solutions count as the same, starting with the next search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all windows of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this window and its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare engines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected box, layer, figure or piece as text, and remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected box, layer, figure or piece as the text of a figure file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count &amp;only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count solutions without listing them, starting with the next search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected solutions from the list, or restore them (Del in the list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw in the 3D view: click a face to add a cell there, Ctrl-click to remove one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xplode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the figure or its solutions to a new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;igures panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;gure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure &amp;library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filte&amp;r solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command, figure, piece set or setting by its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a figure in this file by part of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find dupl&amp;icates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out whether the selected solutions can be taken apart, and how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find paste&amp;d solution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the solution in a text, such as the layers on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraction of the search that is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a number in the list of solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next figure in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous figure in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How solutions are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is &amp;it still solvable?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit pieces and empty cells, choose colours that may meet, mirror images, groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all changes, and go back to any of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List only assemblies that come apart, and analyse them while they are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List only the solutions that match words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the parts and the moves below the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make &amp;pieces…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a box, ball, pyramid, burr, hexagon or cross-section by its sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a piece from the connected part of the figure at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all shapes of a number of cells, or burr sticks by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make fi&amp;gure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make pi&amp;ece from this part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the dark cells of the figure light, and the light ones dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a piece over the figure, turn it with the keys and place it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move do&amp;wn in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the pieces of the solution apart by one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the pieces of the solution together by one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this figure after the next one of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this figure before the previous one of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote about solution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of solutions found so far, in the chosen way of counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file in a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file of figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another window of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in new win&amp;dow…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par&amp;allel lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste copied cells at the cursor, figures into the list, or pieces into the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the pieces that the hint shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play how the solution is taken apart, or pause (Space in the player)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-place the piece at the cursor as in this solution, then solve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous &amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read how to use the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files as p&amp;ictures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &amp;all pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all pre-placed pieces and forbidden cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove la&amp;st piece of the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the piece that was added last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the pre-placed piece at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this figure from the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename this figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the direction and fit the figure to the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded &amp;edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule&amp;s…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run several engines on this puzzle and compare them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tar solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tudy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap the two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ymbols on pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file. Unchanged lines stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the unfinished search and its solutions to a file, to continue later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searc&amp;h panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for all solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the library for this figure, turned or reflected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set options of the engine, such as the order of the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;figure without pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all pieces &amp;solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all pieces taken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its letter on each piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one more piece of the solution, in an order for assembly by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show outlined and hidden pieces and layers again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rounded edges with fine lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the assembled solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the figure instead of the selected solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the first solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last solution found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the list of figures, or only its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the list of pieces, or only its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next piece to place. Press again for the one after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the previous solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recent files with a picture of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the scene without perspective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the solutions, or only its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the stages of the search, or only its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version and the licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show two solutions side by side, and what differs: select one or two first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So&amp;lve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutio&amp;ns panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions that are wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve all figures in files or in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star the selected solutions, or remove their stars (S in the list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the search and keep the solutions found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;urntable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;ke hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;ken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That come apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the scene until you drag it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo &amp;history…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note about the selected solution (F2 in the list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n:,} found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
</context>
</TS>

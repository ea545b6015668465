<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>formats</name>
    <message>
        <source> under a name that ends in .toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> when unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'minimum' of all pieces needs 0, all or none, not '{short}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'sets' needs a whole number from 1 to 999, not '{short}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{block}', which has no pieces that fit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{mark}' is neither colour: write '{dark}' for a dark cell, '{light}' for a light one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{mark}' is no piece of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{mark}' stands for the pieces {owner} and {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{name}' needs true or false, not '{short}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{short}' cannot be read; write fields such as count=2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{name} {value}: choose a number from {minimum:g} to {maximum:g}{unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{name} {value}: choose a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{name} {value}: choose one of {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--{name} {value}: it is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: twice as fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; draw them below it between bars, as in '|1 1|'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;{tag}&gt; has no attribute '{name}'; add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;{tag}&gt; has {name}="{text}"; a whole number from {least} to {most} is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BurrTools cannot mirror pieces ({mirrored}); choose another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BurrTools file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BurrTools file with stored solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BurrTools has no {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubewright project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engraved symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures with their pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the figure with the pieces of {set}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was renamed to {target}: delete it, or correct it and rename it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON for other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed; install it, or choose GIF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenSCAD text has no tray; choose another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG and PDF need Qt ({error}); SVG works without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Teilesatz</translation>
    </message>
    <message>
        <source>Round edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings are not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution {number:,}</source>
        <translation>Lösung {number:,}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary in the form of the Meteor contest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text pictures of the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work is not kept for recovery, and your piece sets cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a BurrTools file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a box of {width}x{depth}x{height} has {width2:,} positions, but there are {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell of three whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colour such as #4c86ee is needed, not '{short}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colour such as '#4c86ee'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure file cannot show a piece as '{mark}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of cubes needs a header '/SOMA Name', and rows without bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a header names its lattice in brackets, as in '[hexagonal] Name'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it (format {version}; this program writes {version2}); update Cubewright to change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from 0 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number has more than {digits} digits; correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a page shows a solution, and there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece set has no figure; convert it to .toml only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a problem contradicts itself ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a project file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recovery copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row cannot be read; write it as in '/XX/X.'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a separation has a piece {error} that is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a separation has something else than numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a separation has states of other pieces, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a separation removes pieces before its last move, or none at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set that is included with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in it is damaged; open a backup copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tray needs a figure whose layers all have the same outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 to 999</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 to {count}, the count, is needed, not {minimum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 to {max_copies}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number up to 10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number up to 1000000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an alternative of the figure above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is writing it; try again when it has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any subset that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one [[pieces]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bed: the pieces of the set beside each other; assembled: a solution; tray: an open tray for the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black: patterns in place of colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets are nested more than {depth} deep; check that it is the right file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-in puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation>kann nicht angelegt werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: check that you may change the file and its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: it is not documented how BurrTools numbers the turns of {grid}; solve the problem again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: save it as UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: the disk reports an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: {newer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: check that you may change the file and its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the disk is full; what was saved before is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the disk reports an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenge: the figure and its pieces; solution: a page of its own; pieces: a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes of pieces need {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commented out in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth of the engraved symbol; 0: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diameter of the hole in hollow pieces; 0: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean '[{close}]'?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean '{name}'?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction of view: -90 from the front, 0 from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw all cells as '{filled}' or colour numbers, or as '{dark}' and '{light}'</source>
        <translation>alle Zellen als „{filled}“ oder mit Farbnummern zeichnen, oder als „{dark}“ und „{light}“</translation>
    </message>
    <message>
        <source>edge of a cube or height of a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements are nested more than {max_depth} deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export only the piece with this symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg cannot make the video: {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field 'name': '{found}' is the name of {other}; choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field '{name}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>figure '{name}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure '{name}' is made of {own}, the pieces of {piece_set} of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure: without pieces; solution: with its pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap between two assembled pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glTF (binary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no pieces; add some in BurrTools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no result shape; choose one in BurrTools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height of view: 90 from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds fewer solutions than the search had found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the solutions of another search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is on a grid of {grid}, which Cubewright cannot solve yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too long; solve the problem again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too short, or is not made of numbers; solve the problem again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it can be read in two ways; draw the edges between the cells, as in '/1\1/'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a document type (&lt;!DOCTYPE …&gt;), which no puzzle file needs; remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has been changed since it was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than {max_elements:,} elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than {max_rows:,} {table}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no figure</source>
        <translation>es hat keine Figur</translation>
    </message>
    <message>
        <source>it has no pieces</source>
        <translation>es hat keine Teile</translation>
    </message>
    <message>
        <source>it has no positions; delete the shape, or give it a size of 1x1x1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no problem; add one in BurrTools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has pieces of cubes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has version {version}; save it in version 1 or 2, which can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {kinds} in it, not only tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {number} colours; at most {max_colour} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds the solutions of a saved search; open the search, {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a file, and a folder is needed; move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder and not a file; move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder; name a file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a piece set, “{title}”. Open it in the window{named}, or name it with --pieces at the terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file; move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a saved search; resume it with Solve &gt; Resume search in the window, or with 'cubewright solve --resume FILE' at the terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged; open a backup copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is incomplete, or not {noun}: {msg} (column {colno})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than {shown}{unpacked}, the most that {noun} may hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no figure file, but TOML: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no saved run of 'cubewright design'; check the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not XML, or incomplete: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a Cubewright project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a puzzle file: it begins with &lt;{tag}&gt;, not &lt;puzzle&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a text file, so there is no figure in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not documented how BurrTools numbers the turns of {grid}; choose another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not {noun}: a text in it has half of a character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not {noun}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is on a grid of {grid}, which Cubewright cannot solve yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is open for writing in {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was saved in version {version} of this format, and this program reads versions up to {version2}; resume it with the program that saved it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its encoding cannot be read ({error}); save it as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its ending does not name a format; end the name in {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its ending names no {kind} format; end the name in one of {endings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its figures cannot be written in this order; save it as a Cubewright project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its piece set “{set}” is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its solutions are damaged; solve the problem again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its table '{table}' is incomplete; {damaged}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {group} of the row is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>needs a value, as in {name}=…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pieces are known for '{block}'; state them in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none is a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid TOML: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is left of a {noun}: its faces are {room:.2f} mm from its middle; choose less than {parts} mm, or a larger unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of solutions on a contact sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one character that can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one character that can be seen is needed, not {mark!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of {needed} is needed, not '{value}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a piece of the set can be deleted, and no field may follow 'deleted'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or .json, .csv or .txt for solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other lines would change their meaning; save the figure in a new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of this solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece set of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {mark} has only {number} of its {size} {nouns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {mark} has the shape of piece {mark2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {mark} has {cells_there} instead of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {mark} has {number} {nouns} instead of {belongs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {mark} is not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {mark} occurs {times} times, but {set} has {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {number} ({symbol})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {number} of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {piece} cannot be placed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {piece} is not at {cells} in any turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {piece} is used {number} times of {maximum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol} has no shape; draw it in lines such as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol}: '{name}' needs {needed}, not '{short}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol}: a mark has to be visible; change {mark!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol}: the minimum {minimum} is more than its count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces of a separation do not move together in one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain: that of the colour scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play it again and again, or once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position {before} is '{text}'; a position is _, # or +, with a colour of at most two digits</source>
        <translation type="unfinished"></translation>
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
        <source>problem {number} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process {process} on {computer} since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put each level between two bars, as in '|1 1|  |1 .|'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the rows of a drawing between bars, as in '|1 1|'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refers to placements that do not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rhombic tetrahedra</source>
        <translation>rhombische Tetraeder</translation>
    </message>
    <message>
        <source>round the edges instead of bevelling them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows between bars need a header such as '[hexagonal] Name'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape {number} ('{name}')</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show how the solution is taken apart, not its build-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small letters, digits and dashes are needed, not {table!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some of its solutions are missing; solve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space: from outside; layers: side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spheres</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>spheres have no flat face for a symbol; engrave none</source>
        <translation>Kugeln haben keine ebene Fläche für ein Symbol; ohne Gravur exportieren</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tetrahedra and octahedra</source>
        <translation>Tetraeder und Oktaeder</translation>
    </message>
    <message>
        <source>that the pieces {pieces} of {problem} cannot be turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that the pieces {pieces} of {problem} may be mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the choice “{choice}” of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour numbers above {most} of {problem}</source>
        <translation>die Farbnummern über {most} von {problem}</translation>
    </message>
    <message>
        <source>the colours of the pieces; own: those of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colours that are shown for colour numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the comment '{short}{changes}' in the same block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the comment, which would read as directives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed file is incomplete or damaged; copy it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counts and runs of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field 'minimum' replaces it; remove one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field '{name}' has two values; remove one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field '{name}' is stated twice; remove one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field '{name}' {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure is not there after it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure is {width} x {depth} x {height}, larger than {max_box} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figures {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file may not be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder does not exist; create it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid has type {number}; the types are 0 to {number2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups of pieces of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of saved solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hotspots of {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the installed trimesh has no three.js for web pages; reinstall it with pip install --force-reinstall trimesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line ';{line}' states no choice; write {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of known counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of library folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model would be {longest:.1f} m long; choose a smaller --unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the note of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the note of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notes of {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture would be {height:,.0f} pixels high; choose a smaller --width than {width:,.0f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the piece set, field '{name}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces of all figures but the first; choose one problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces of figure '{block}' cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pre-placed pieces and forbidden cells of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row has {length:,} characters, more than {longest_row:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row shows {levels}, others {height}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row shows {shown}, the first one {height}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of ';{keyword}' do not draw the figure, and are ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape has no filled cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of piece {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape's rows are not equally long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape's rows show different numbers of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solution that the marks of '{figure}' show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stars, notes and deletions of solutions of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stored solutions of {problem}, which has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the symbols and colours of {pieces}, and the names of their sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is {depth:g} mm deep, the wall {wall:g} mm thick; choose a smaller --engrave or a larger --wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unfinished search of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of '{name}' is no text: {short}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights and notes of {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights of {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {nouns} of piece {mark} have another shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {number} {nouns} of {mark} do not divide into {number2} pieces {mark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no counts in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no figures in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no problems in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no solutions of a search in it ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only {number} pieces, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {listed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there can be at most {max_copies} copies of a piece; use fewer sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no field '{short}'; use {listed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no figure in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no figure under it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no included piece set '{set}' that could be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no lattice '{name}' ({hint})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no list of files and folders in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no saved search in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such field ({hint})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are not cells of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thickness of the walls of hollow pieces; 0: solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this folder cannot be written. {lost}; allow writing it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no piece set; a set has the fields name, lattice and pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program reads version {version} of the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangular prisms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the view meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses shape {shape} as a piece, but some of its cells may stay empty (+); make them cells (#)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses shape {shape}, which has no cells; remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses turn {turn}; the turns are 0 to {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which is in the same folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width and height of the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width of bevelled edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the symbols of the pieces into layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}: no piece set has this size; choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} has {cells}, but {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{format} has no option --{option} (it has {known})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{frames:,} frames of {size:g} pixels are too many; choose a smaller size than {most_pixels:.0f}, or a higher speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} cannot be where it is placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} has &lt;{tag}&gt; before its &lt;assembly&gt;; put the assembly first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} has an assembly that {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is not on its grid, {grid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: a box of {width}x{depth}x{height} is too large; all shapes together may have {max_positions:,} positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: a cell has colour {largest}, but the file has {colours} colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: a pair has colour {max} of {colours}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: a piece has min {minimum}, which is more than its max {maximum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: it uses shape {number}, but there are only {shapes} shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: solution {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: there is no cell at {wrong} in a grid of {grid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter!r} in column {column} {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark!r} is taken already; choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark!r} stands for piece {owner} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minimum} is more than the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minimum} is more than the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n:,} alternatives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} disassemblies of {problem}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other figures</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <source>{n:,} shapes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} stored solutions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be removed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} is needed, not {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} more are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} numbers are needed, one for each piece of the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, Zeile {line}</translation>
    </message>
    <message>
        <source>{pieces} of {problem} without copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {name} ({how})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}, which has no figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}, which is not on the lattice of the first problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} ';shape {symbol} /XX/X.'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}, {count}; change one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}. It was ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}. The set was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; check that it is the right file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; choose another mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shapes} that no problem uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} has no figure; a tray needs one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} has no figure; use --{pages} {pieces} for a chart of its pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; name one of those that 'cubewright list' shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} has no cell; draw its cells as '{filled}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} has no rows{hint}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

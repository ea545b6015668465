<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>presenter</name>
    <message>
        <source>&lt; {share:.4f} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;model to print in 3D</source>
        <translation>En &amp;model til 3D-print</translation>
    </message>
    <message>
        <source>A &amp;web page</source>
        <translation>En &amp;webside</translation>
    </message>
    <message>
        <source>A coloured cell of a piece lies only on cells without a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure file cannot contain the symbol “{symbol}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note of mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A p&amp;icture</source>
        <translation>Et b&amp;illede</translation>
    </message>
    <message>
        <source>A piece is where this puzzle does not allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A s&amp;heet to print</source>
        <translation>Et ark til &amp;udskrift</translation>
    </message>
    <message>
        <source>A solution uses {choice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An a&amp;nimation</source>
        <translation>En a&amp;nimation</translation>
    </message>
    <message numerus="yes">
        <source>Analysing {n:,} assemblies…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {cells} may stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are the same solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU time of all threads: {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells (x to the right, y to the back, z up):</source>
        <translation>Celler (x mod højre, y bagud, z opad):</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chequered, first cell dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chequered, first cell light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear layer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour {cells} with colour {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete after {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy layer {number} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy layer {number} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count only (F8) would give the number in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference from the selected solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty: {grade}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {cells}</source>
        <translation>Tegn {cells}</translation>
    </message>
    <message>
        <source>Erase {cells}</source>
        <translation>Visk {cells} ud</translation>
    </message>
    <message>
        <source>Exclude piece {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that differ: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill holes of {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill layer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the grid to the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found earlier: {found} so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found earlier: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found earlier: {found}; the search is paused at {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the grid at the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the grid at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the grid at the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the grid at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the grid at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the grid at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hollow out {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include piece {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It consists of {parts} separate parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is not a solution of this figure: {cells} lie outside it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a solution: '{symbol}' is no piece of {set}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a solution: a piece is where it may not be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a solution: piece {symbol} is used {number} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a solution: two pieces fill the same cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is not a solution: {cells} are not filled.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a solution: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the mirror image of piece {symbol}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the same as piece {symbol}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Layers, from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, the top one on the left:</source>
        <translation>Lag, det øverste til venstre:</translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit reached after {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit reached: {found} in {time}. There may be more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark {cells} as optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark {cells} as required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror images may be used of {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution {conditions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solutions. The search is complete ({time}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {cells} yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: there is no solution with these pieces. Remove a piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: there is no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes visited: the root of the search tree and one node for each placement kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is known to come apart so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only comments or spaces differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only equal colours meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at {share}: {estimate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Pieces of group {number} need not come apart: {pieces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the search: {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems that differ: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw (all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw: nothing merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload discards your changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove colour {colour} from {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the star (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation (figure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the figure by {factor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the figure down by {factor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search complete: {found} in {time}, {counts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search complete: {found} in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search saved to {name}. Use Solve &gt; Resume search to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching for {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the figure down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the figure left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the figure right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the figure to the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the figure to the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift the figure up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by number, in the order in which they were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the first letters of the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the moves to the first separation, then by those of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the number of all moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the number of pieces that are elsewhere in the selected solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the number of pieces used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by the number of symmetries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by what is known of taking apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the solutions with a star from those without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star this solution (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Med stjerne</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at {share} of the count after {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at {share}: {found} in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before an answer was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped while the search was being prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetric duplicates are skipped, so these counts are the same for every counting mode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}</source>
        <translation>Symmetri: {symmetry}</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}; this solution: {of_solution}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of the solution, the top one on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves to the first separation, then those of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of all moves until every part is taken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece needs a symbol: one character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces in the file have an error: {problem}. Choose pieces first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces that the solution uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problems are the same; comments or solutions differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution's number, in the order in which they were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solutions that you starred: click, or press S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The symmetry of the solution: turns and mirrors that map every piece onto a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solution in the text. Paste its layers as in a figure file, or a solution that was exported as a figure file, as layers, CSV or JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These colours meet, of a piece on the figure: {pairs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tightest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours, unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique (figure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique, by all symmetries of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique: rotations and reflections merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unavngivet</translation>
    </message>
    <message>
        <source>Up to rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to rotation, by all rotations of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {least} to {most} of piece {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {number} of piece {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known of taking the solution apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: there is a solution with these pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: there is a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your note about the solution: press F2 to write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece set has no figure and no solutions; name a puzzle or a figure file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {time:,} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {number} {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already exists; choose another name, or use --force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any subset of {set} that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any {number} of the {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be resumed by this version: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does without {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation>ned</translation>
    </message>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a note with {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a number from {first:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a number from {first:,} to {last:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the number {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {pieces} at {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {pieces} placed as in solution {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by hand until other pieces support it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is asymmetrical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is symmetrical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is without a star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it keeps no solutions; make a project of it and solve it with --keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it keeps {solutions} of this problem, which a new search discards; to search all the same, use --restart (in a script restart=True)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it shows a solution, and there is none yet: solve the puzzle first</source>
        <translation>det viser en løsning, og der er ingen endnu: løs puslespillet først</translation>
    </message>
    <message>
        <source>its ending names no format; end it in one of {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaning on a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit reached at {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pieces yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no subset of the pieces fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>solutions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none so far</source>
        <comment>solutions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused at {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searching {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solution {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped at {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces are {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no puzzle in it that can be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no solution {number}: {puzzle} has {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this solution cannot be taken apart; animate its build-up instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back</source>
        <translation>bagud</translation>
    </message>
    <message>
        <source>to the back and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back left and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back left and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back right and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the back right and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front</source>
        <translation>fremad</translation>
    </message>
    <message>
        <source>to the front and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front left and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front left and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front right and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the front right and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>til venstre</translation>
    </message>
    <message>
        <source>to the left and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the left and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>til højre</translation>
    </message>
    <message>
        <source>to the right and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right and up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 0.1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected error ({kind}: {error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up</source>
        <translation>op</translation>
    </message>
    <message>
        <source>up to {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {time:,} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was replaced by another program; reload it or save it under its name first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was saved by a version that numbers the placements differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether this solution comes apart was not decided (limit); animate its build-up instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{analysed}: {outcomes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} on {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}, and no pieces yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}, {optional:words} optional: none stays empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cells}, {optional:words} optional: {n:words} stay empty</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cells}: no subset of the pieces of {set} fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too few for {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too few for {set}, and no subset of its pieces fills {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}: {gap:words} too many for {set}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}: {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}: {set} has {volume}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}; the pieces of {set} are {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counts} (up to the figure's symmetry: not counted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counts} (up to the figure's symmetry: {unique:,} unique, {rotations:,} up to rotation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{days} d {hours:02} h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{engine}: {searched}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{error}; details are in {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first:,} to {last:,} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{format} cannot hold {title}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found:,.0f} assemblies found and {analysed:,.0f} analysed per second; {states}, {share:.1f} % of distances known before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} ({kind})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found}, {deleted:,} deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h {minutes:02} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} has no solutions; solve it with --keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed:,} of {number:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low:,} to {high:,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{milliseconds:.0f} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{milliseconds:.3f} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{milliseconds:.3g} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min {seconds:02} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n:,} are not decided: a limit of the analysis was reached.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies analysed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies analysed, {speed} per second</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies were found, but none comes apart.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} assemblies were found. None is known to come apart.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} cannot be taken apart</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} come apart</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} not decided (limit)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} orientations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other problems have this piece and keep their own.</source>
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
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} stages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} states</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} states, {share} % of distances known before</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}; and {more:,} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} kopi</translation>
    </message>
    <message>
        <source>{number:,} cannot be taken apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number:,} explored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number:,} listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number:,} not decided (limit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{numbers} solutions expected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {pieces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} files could not be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {total} pieces lie elsewhere.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ordinal} piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own:,} up to the puzzle's own symmetry, {of_figure:,} up to the figure's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own:,} up to the puzzle's own symmetry; the number up to the figure's needs a full search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pieces} {from_side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pieces} {from_side}, in {n:,} moves in which others make way</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}: {distance} {towards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pieces}: {towards} and out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}, apart from the others for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}, to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rate} placements per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rate} unique solutions per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; start a new search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share:.0f} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share:.1f} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share:.2g} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}-cell piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}-cell pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}-cube piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}-cube pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol} {from_where}, {support}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol}, which cannot be moved in straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unique:,} unique, {rotations:,} up to rotation, {raw:,} raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{visited:,} nodes visited, {complete:,} with a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is neither a piece nor a number nor {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is new: no duplicate among {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not new. It has {number:,} duplicates: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not new. Its duplicate is {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{symbol}” is already the symbol of {piece}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

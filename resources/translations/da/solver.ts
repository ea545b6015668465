<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>solver</name>
    <message>
        <source>'{figure}' is not a board with an even number of equal rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>'{setting}' set to {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comparison needs two complete runs of the same puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate part of {cells} cannot be filled by any subset of the pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate part of {cells} is smaller than every piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cubelets coverable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces placeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All runs explored the same number of possibilities; their times are too short to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All runs explored the same number of possibilities; {fast} was {times} as fast as {slow}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always continues with the cell or the piece that has the fewest placements left, and drops a placement at once if it leaves a cell or a piece without any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: the engine that suits the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking with BCSolve's rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brute force (slow, for tests)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses next-cell for narrow flat boards, such as 6x10 squares, and most-constrained for all other puzzles. The statistics name the engine chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured like a chessboard, the figure has {cells} of one colour and {others} of the other; these pieces cannot cover exactly these numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured like a chessboard, the figure has {cells} of one colour and {others} of the other; these pieces cover at most {bound} of one colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a branch if some free cell can no longer be covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a branch if some piece has no placement left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a branch if the remaining pieces cannot match the chessboard colours of the free cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop placements that cut off an island which no pieces can fill exactly: check each placement once before the search, and look for single isolated cells during it (cells); check after each placement (nodes); only before the search (placements); or never (off).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills the cells in a fixed order. Tries every placement whose first cell is the next free one, as in the Meteor articles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the whole figure; or, on a board of equal rows such as Meteor's, a window of six rows that moves along as they fill and returns from the other end. The window fits rows of five in 30 bits, but tries more placements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How partial solutions are held: as bit patterns, or as characters as in When Simpler Isn't Better, which is slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical pieces in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If only one piece can still reach a cell, keep only its placements that cover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Islands pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {max_choices:,} choices of pieces fit the figure, and the engine '{engine}' would search each one separately; use 'most-constrained'.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most constrained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most constrained: fewest placements first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next free cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order was found in which something holds every piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the board held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece must cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece {name} is pre-placed more often than the set has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere in the figure next to the pre-placed pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece {piece} fits nowhere in the figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece {piece} has too few places next to the pre-placed pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece {piece} has too few places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place identical pieces in one order only, so that no solution is found twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places one piece after another, depth first. After each placement it checks by several rules whether the remaining pieces can still fit, as BCSolve 0.82 does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-placed piece {name} cannot be where it is; move or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-placed piece {name} cannot fill the cells marked for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-placed piece {name} covers a cell that is forbidden for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-placed piece {name} is not within the figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-placed piece {name} overlaps another pre-placed piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Representation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice by slice along the longest axis; layer by layer from below; column by column from the left; by diagonals from a corner; or the cells with the fewest placements first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stagewise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stagewise: piece after piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight moves alone cannot put {pieces} together: perhaps pieces have to move out of the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetry breaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes one piece after another, tests each of its placements against every partial solution, and keeps those that do not overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: no subset of the pieces that fits the figure has this number of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: there are only {number} of these pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice “{choice}” can never be met: {number} of these pieces must be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document's symmetry rule is for the Soma cube (four placements of L) or for Meteor's board (half of the orientations of piece 5); use symmetry=general for other puzzles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has no {cells} yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has {cells}, {gap:words} too few for {set}, which fills {volume}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has {cells}, {gap:words} too many for {set}, which fills {volume}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has {cells}. The engine '{engine}' takes at most {most:,}, so '{taking}' searches instead.</source>
        <translation>Figuren har {cells}. Metoden “{engine}” tager højst {most:,}, så “{taking}” søger i stedet.</translation>
    </message>
    <message>
        <source>The figure has {cells}; all pieces of {set} together fill {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has {cells}; no subset of the pieces of {set} fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has {cells}; the pieces of {set} that must be used fill {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is made of {shapes}, the pieces of {set} of {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moving window of six rows does not apply: {why}. It is for boards of at least six equal rows, such as Meteor's; search the whole board instead (board=whole).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order '{order}' must name each of the pieces {symbols} once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved search does not fit this puzzle, engine and settings; start a new search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window of six rows fixes the order of the cells; use cells={longest}, or hold the whole board (board={whole}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These runs are of different puzzles. Compare runs of the same puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a complete search found no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cubelets coverable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pieces placeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assemblies of {cells} cannot be taken apart yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell not coverable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells and pieces do not add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours not balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continuing with the piece that has the fewest placements left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuts off an island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extreme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest-first starts with the piece that has the fewest placements. Or spell out an order by the pieces' symbols, such as LPZTABV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back left and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back left and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back right and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the back right and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front left and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front left and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front right and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the front right and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the right and below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general places one piece at only one of each set of symmetric placements. document uses the source documents' rule: on the Soma cube, four placements of L; on Meteor's board, half of the orientations of piece 5. off searches every symmetric copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identical pieces in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible: {reason}</source>
        <translation>umulig: {reason}</translation>
    </message>
    <message>
        <source>infinitely many times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>isolates a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves a dead island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished in {seconds:.1f} s: {solutions} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece must cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece not placeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece {symbol} can span more than six rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placing the pieces as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placing the pieces in the order {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placing the pieces with the fewest forms first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searching every symmetric copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting of engine '{engine}':</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six rows of {width} cells need more than {word} bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped after {number:,} of {figures}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the analysis handles at most {shapes:,} oriented shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces fill more than {max_figures:,} figures here; take a smaller container or fewer pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of '{figure}' do not repeat every two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run '{name}'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {engine} engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many choices of pieces; state the number of pieces, or take a smaller pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of setting '{name}':</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working on bit patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working on characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} cannot be reached by any piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{factor:,.0f} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{factor:.1f} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figures}: {results}; {seconds:.2f} s of searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} {cells}</source>
        <translation>{least} til {most} {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{number:,} impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number:,} not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number:,} solvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number:,} with nothing to solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} explored {times} fewer possibilities than {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pieces} interlock: straight moves alone cannot put them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}, and took {times} less time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}, but took {times} as long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}; their times are too short to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{set} has no piece that may be used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

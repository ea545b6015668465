"""Copy and paste of boxes, layers, figures and pieces as text.

For forums and mails, a figure or a solution is copied with its layers and coordinates.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cubewright.errors import FormatError
from cubewright.formats.fig.file import Block, parse_fig
from cubewright.formats.fig.writer import figure_text
from cubewright.formats.solutions.fig import FIG
from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.solution import Solution
from cubewright.presenter.editing.edits import Change, larger
from cubewright.presenter.editing.grid import Grid, extent, max_grid_size
from cubewright.presenter.editing.movements import moved_into_grid
from cubewright.presenter.editing.pens import Marks
from cubewright.presenter.pieces import set_edits
from cubewright.translation import counted, tr

MAX_TEXT = 1 << 20
"""Maximum characters of a text that is read as figures."""
_COPIED = "copied"
_PART = re.compile(r"copied (box|layer), from (-?\d+) (-?\d+) (-?\d+)$")


@dataclass(frozen=True)
class CopiedPart:
    """Copied cells, as a figure that is moved to the corner.

    ``offset`` leads from the anchor, the back left cell of the copied box, to the corner of the
    cells. A whole layer is pasted at the same position in another layer.
    """

    figure: Figure
    offset: Cell
    is_layer: bool = False


def first_cell(lattice: Lattice, cells: Iterable[Cell]) -> Cell:
    """Return the lowest cell; if several are lowest, the leftmost cell of the rearmost row."""

    def order(cell: Cell) -> Cell:
        column, line, level = lattice.text_layout.text_position(cell)
        return level, line, column

    return min(cells, key=order)


def part_text(figure: Figure, box: Sequence[Cell], *, is_layer: bool) -> str:
    """Return the text of the cells of a figure in a box; empty if there are none."""
    inside = frozenset(box)
    cells = [cell for cell in figure.cells if cell in inside]
    if not cells:
        return ""
    anchor = figure.lattice.origin(first_cell(figure.lattice, box))
    offset = difference(figure.lattice.corner(cells), anchor)
    kind = "layer" if is_layer else "box"
    comment = f"{_COPIED} {kind}, from {' '.join(map(str, offset))}"
    part = Figure(cells, f"{figure.name} {kind}".strip(), figure.lattice, figure.optional)
    return figure_text(part, [comment])


def piece_text(piece: Piece) -> str:
    """Return the text of a piece: a figure of its shape, and a directive that draws the piece."""
    name = piece.name or piece.symbol
    figure = Figure(piece.cells, name, piece.lattice, dark=piece.dark)
    alone = PieceSet("copied-piece", name, (piece,), (1,), piece.lattice)
    return figure_text(figure, pieces=alone)


def blocks_in(text: str) -> tuple[Block, ...]:
    """Return the figures in a text; none if the text cannot be read."""
    if len(text) > MAX_TEXT:
        return ()
    try:
        blocks = parse_fig(text, "the clipboard").blocks
    except FormatError:  # The text describes more than the program holds.
        return ()
    return tuple(block for block in blocks if block.figure is not None and block.figure.cells)


def parse_copied_part(block: Block) -> CopiedPart:
    """Return the part that a block draws, with its offset if it was copied from a layer."""
    figure = block.figure
    assert figure is not None
    figure = figure.aligned()
    for comment in block.comments:
        found = _PART.match(comment.strip())
        if found is not None:
            kind, *numbers = found.groups()
            x, y, z = map(int, numbers)
            return CopiedPart(figure, (x, y, z), kind == "layer")
    box = Grid(figure.lattice, extent(figure.lattice, figure.cells) or (1, 1, 1))
    anchor = figure.lattice.origin(first_cell(figure.lattice, box.layer(box.layers[0])))
    return CopiedPart(figure, difference((0, 0, 0), anchor))


def pasted_part(grid: Grid, marks: Marks, part: CopiedPart, target: Cell) -> Change | None:
    """Return the change that draws a part at a cell of the grid; None if the part is too large.

    The grid grows if it can. A part that would cross the left or front border is drawn as near to
    the border as possible.
    """
    lattice, figure = grid.lattice, part.figure
    by = shifted(lattice.origin(target), part.offset)
    moved = [shifted(cell, by) for cell in figure.cells]
    needed = extent(lattice, moved)
    most = larger(max_grid_size(lattice), grid.size)
    if needed is None or larger(needed, most) != most:
        own = extent(lattice, figure.cells) or (1, 1, 1)
        room = larger(grid.size, own)
        fits = larger(room, most) == most
        found = moved_into_grid(lattice, figure.cells, by, room) if fits else None
        if found is None:
            return None
        moved, needed = found, extent(lattice, found) or room
    pasted = frozenset(moved)
    at = dict(zip(figure.cells, moved, strict=True))
    added = Marks.of(figure).moved(at).without(marks.cells)
    after = Marks(
        marks.cells | pasted,
        marks.optional | added.optional,
        {**marks.colours, **added.colours},
    )
    is_marked = (after.optional, after.colours) != (marks.optional, marks.colours)

    return Change(
        after.cells,
        tr("Paste {cells}", cells=counted(len(pasted), lattice.noun)),
        larger(needed, grid.size),
        marks=after if is_marked else None,
    )


def pieces_in(blocks: Iterable[Block], pieces: PieceSet) -> list[Piece]:
    """Return the pieces that blocks draw, with symbols that the set does not use.

    A block copied from a piece yields that piece, a solution all of its pieces, and any other
    figure one piece of its shape.
    """
    found: list[Piece] = []
    taken = pieces
    for block in blocks:
        for piece in _drawn_pieces(block, taken):
            if piece.lattice != pieces.lattice:
                continue
            if taken.piece_index(piece.symbol) is not None:
                symbol = set_edits.free_symbol(taken)
                piece = _with_symbol(piece, symbol)
            found.append(piece)
            taken = set_edits.with_new(taken, piece)
    return found


def _drawn_pieces(block: Block, taken: PieceSet) -> list[Piece]:
    figure = block.figure
    assert figure is not None
    if figure.lattice != taken.lattice:
        return []
    if block.pieces is not None and len(block.pieces.pieces) == 1:
        return list(block.pieces.pieces)
    if not block.is_solution:
        return [set_edits.new_piece(taken, figure.cells)]
    made, with_made = [], taken
    for mark in sorted(set(block.marks.values())):
        cells = [cell for cell, its_mark in block.marks.items() if its_mark == mark]
        piece = _with_symbol(set_edits.new_piece(with_made, cells), mark)
        made.append(piece)
        with_made = set_edits.with_new(with_made, piece)
    return made


def _with_symbol(piece: Piece, symbol: str) -> Piece:
    name = symbol if piece.name == piece.symbol else piece.name
    return replace(piece, symbol=symbol, name=name, marks=(), aliases=())


def shared_block(figure: Figure, solution: Solution | None) -> str:
    """Return the text of a figure or a solution for figure files."""
    if solution is None:
        return figure_text(figure)
    puzzle = solution.puzzle
    return FIG.opening(puzzle) + FIG.one_of(puzzle)(solution, 1)


def shared_text(figure: Figure, solution: Solution | None) -> str:
    """Return the block, a drawing of its layers with the top one on the left, and coordinates.

    >>> from cubewright.model.figure import Figure
    >>> print(shared_text(Figure([(0, 0, 0), (1, 0, 0)], "Bar"), None))
    /SOMA Bar
    /11
    <BLANKLINE>
    Layers, the top one on the left:
    |##|
    <BLANKLINE>
    Cells (x to the right, y to the back, z up):
    (0,0,0) (1,0,0)
    <BLANKLINE>
    """
    if solution is None:
        marks = dict.fromkeys(figure.cells, "#")
        places = [_cells(figure.cells)]
    else:
        marks = solution.symbols()
        places = [
            f"{solution.piece(placed).symbol}: {_cells(placed.cells)}" for placed in solution.placed
        ]
    parts = (
        shared_block(figure, solution).rstrip("\n"),
        "",
        tr("Layers, the top one on the left:"),
        layers_picture(marks, figure.lattice),
        "",
        tr("Cells (x to the right, y to the back, z up):"),
        *places,
        "",
    )
    return "\n".join(parts)


def _cells(cells: Sequence[Cell]) -> str:
    return " ".join(f"({x},{y},{z})" for x, y, z in sorted(cells))

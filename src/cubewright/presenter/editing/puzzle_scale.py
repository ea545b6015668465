"""Scale a whole puzzle: the figure, all pieces, pre-placed pieces and forbidden cells together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from math import gcd

from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.constraints import Constraints, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.set_names import named
from cubewright.presenter.editing.bodies import MAX_CELLS, scaled, subdivision, unscaled
from cubewright.presenter.editing.cell_changes import is_too_large
from cubewright.presenter.editing.edits import with_marks_from
from cubewright.presenter.editing.grid import MAX_SIDE
from cubewright.presenter.editing.pens import Marks

MAX_FACTOR = 9
"""The maximum factor that a user can choose."""


@dataclass(frozen=True)
class ScaledPuzzle:
    """The parts of a scaled puzzle."""

    figure: Figure
    pieces: PieceSet
    constraints: Constraints


def scaled_puzzle(
    figure: Figure, pieces: PieceSet, constraints: Constraints, factor: int
) -> ScaledPuzzle | None:
    """Return the puzzle ``factor`` times as large; None if the grid is too small for it.

    Also returns None on lattices whose cells do not consist of smaller cells; see
    :func:`scaled`.
    """
    if len(figure.cells) * factor**3 > MAX_CELLS:
        return None
    lattice = figure.lattice
    large = scaled(lattice, figure.cells, factor)
    if large is None:
        return None
    parts: dict[Cell, list[Cell]] = {}
    for small, cell in large.items():
        parts.setdefault(cell, []).append(small)
    after = with_marks_from(figure, large)
    if is_too_large(after):
        return None
    made = []
    for piece in pieces.pieces:
        sources = scaled(lattice, piece.cells, factor)
        if sources is None:
            return None
        made.append(_piece(piece, sources))

    def scaled_pieces(some: Iterable[PrePlaced]) -> tuple[PrePlaced, ...]:
        return tuple(
            PrePlaced(symbol, tuple(small for cell in cells for small in parts[cell]))
            for symbol, cells in some
        )

    forbidden = {(symbol, s) for symbol, cell in constraints.forbidden for s in parts[cell]}
    holes = constraints.max_holes
    return ScaledPuzzle(
        after,
        _named(replace(pieces, pieces=tuple(made))),
        replace(
            constraints,
            placed=scaled_pieces(constraints.placed),
            targets=scaled_pieces(constraints.targets),
            forbidden=frozenset(forbidden),
            max_holes=None if holes is None else holes * factor**3,
        ),
    )


def smallest_puzzle(
    figure: Figure, pieces: PieceSet, constraints: Constraints
) -> tuple[int, ScaledPuzzle]:
    """Return the largest factor by which a puzzle can be reduced, and the reduced puzzle.

    The factor is 1 if some body does not consist of whole blocks of equal cells. Pre-placed pieces
    and forbidden cells that do not consist of such blocks are left out.
    """
    sizes = [len(figure.cells), *(len(piece) for piece in pieces.pieces)]
    common, least = gcd(*sizes), min((size for size in sizes if size), default=0)
    halves = subdivision(figure.lattice, 2)
    has_equal_cells = halves is not None and all(len(each) == 8 for each in halves.values())
    for factor in range(MAX_SIDE, 1, -1) if halves is not None else ():
        cube = factor**3
        # Dividing is slow, so bounds come first. A tetrahedron has 5 parts instead of 8; a factor
        # of 2 is a safe margin.
        if common % cube == 0 if has_equal_cells else cube <= 2 * least:
            found = _divided(figure, pieces, constraints, factor)
            if found is not None:
                return factor, found
    return 1, ScaledPuzzle(figure, pieces, constraints)


def _divided(
    figure: Figure, pieces: PieceSet, constraints: Constraints, factor: int
) -> ScaledPuzzle | None:
    marks = Marks.of(figure)
    labels = {cell: (cell in marks.optional, marks.colours.get(cell)) for cell in figure.cells}
    blocks = _blocks(figure.lattice, labels, factor)
    if blocks is None:
        return None
    made = []
    for piece in pieces.pieces:
        dark, colours = piece.dark or frozenset(), dict(piece.colours)
        own = {cell: (cell in dark, colours.get(cell)) for cell in piece.cells}
        parts = _blocks(piece.lattice, own, factor)
        if parts is None:
            return None
        made.append(_piece(piece, {large: small for small, large in parts.items()}))

    def divided(cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Return the blocks that consist of these cells; none if cells are left over."""
        wanted = frozenset(cells)
        large = {blocks[cell] for cell in wanted if cell in blocks}
        whole = {small for small, block in blocks.items() if block in large}
        return tuple(sorted(large)) if whole == wanted else ()

    def divided_pieces(some: Iterable[PrePlaced]) -> tuple[PrePlaced, ...]:
        found = (PrePlaced(symbol, divided(cells)) for symbol, cells in some)
        return tuple(each for each in found if each.cells)

    forbidden = {
        (symbol, cell)
        for symbol in {symbol for symbol, _ in constraints.forbidden}
        for cell in divided(cell for each, cell in constraints.forbidden if each == symbol)
    }
    holes = constraints.max_holes
    return ScaledPuzzle(
        with_marks_from(figure, {large: small for small, large in blocks.items()}),
        _named(replace(pieces, pieces=tuple(made))),
        replace(
            constraints,
            placed=divided_pieces(constraints.placed),
            targets=divided_pieces(constraints.targets),
            forbidden=frozenset(forbidden),
            max_holes=None if holes is None else holes // factor**3,
        ),
    )


def _blocks(
    lattice: Lattice, labels: Mapping[Cell, object], factor: int
) -> dict[Cell, Cell] | None:
    """Map each cell to its large cell; None if a large cell would have different labels."""
    large = unscaled(lattice, labels, factor)
    if large is None:
        return None
    again = scaled(lattice, large, factor) or {}
    if not again:
        return {}
    by = difference(lattice.corner(list(labels)), lattice.corner(list(again)))
    blocks = {shifted(small, by): cell for small, cell in again.items()}
    if blocks.keys() != labels.keys():
        return None
    seen: dict[Cell, object] = {}
    is_plain = all(
        seen.setdefault(cell, labels[small]) == labels[small] for small, cell in blocks.items()
    )
    return blocks if is_plain else None


def _piece(piece: Piece, sources: Mapping[Cell, Cell]) -> Piece:
    """Return a piece of the cells in ``sources``, coloured like the old cells, in the corner."""
    start = piece.lattice.corner(list(sources)) if sources else (0, 0, 0)
    at = {difference(cell, start): source for cell, source in sources.items()}
    numbers = dict(piece.colours)
    dark = piece.dark
    return replace(
        piece,
        cells=tuple(sorted(at)),
        dark=None if dark is None else frozenset(c for c, source in at.items() if source in dark),
        colours=frozenset((c, numbers[source]) for c, source in at.items() if source in numbers),
    )


def _named(pieces: PieceSet) -> PieceSet:
    return named(pieces, piece_sets())

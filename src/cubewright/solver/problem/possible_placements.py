"""The placements of each piece that the constraints of a puzzle allow."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.placements import placements, placements_of_pieces
from cubewright.solver.problem.steps import Steps, completed

CELLS_PER_STEP = 1 << 11
"""The maximum product of cells and pieces whose placements are computed in one step."""


def placement_tables(puzzle: Puzzle) -> dict[int, IntArray]:
    """Return the :func:`possible_placements` of every piece with copies, by index.

    The arrays ``(n, k)`` int32 are read-only. The last puzzle's tables are cached:
    the check for faults and the preparation of a search both need them.
    """
    return completed(placement_steps(puzzle))


def placement_steps(puzzle: Puzzle) -> Steps[dict[int, IntArray]]:
    """Return :func:`placement_tables` in steps of a few milliseconds."""
    last_puzzle, tables = _last_tables[0]
    if puzzle is last_puzzle:  # comparing or hashing a puzzle is slow
        return tables
    groups = puzzle.piece_set.kinds
    tables = {}
    together = max(1, CELLS_PER_STEP // len(puzzle.figure))
    for low in range(0, len(groups), together):
        yield low / len(groups)
        some = groups[low : low + together]
        first = [puzzle.pieces[group[0]] for group in some]
        every = placements_of_pieces(puzzle.figure, first, puzzle.allowed_colours)
        for group, table in zip(some, every, strict=True):
            possible = _possible(puzzle, group[0], table)
            possible.setflags(write=False)
            tables |= dict.fromkeys(group, possible)
    _last_tables[0] = puzzle, tables
    return tables


_last_tables: list[tuple[Puzzle | None, dict[int, IntArray]]] = [(None, {})]
"""The last puzzle and its :func:`placement_tables`."""


def possible_placements(puzzle: Puzzle, piece: int) -> IntArray:
    """Return the placements of a piece that are possible beside pre-placed pieces.

    A placement that contains a cell forbidden for the piece is left out.

    The result is ``(n, k)`` int32 cell indices as from :func:`placements`. Pieces of
    equal shape are interchangeable, so a cell forbidden for one is forbidden for
    all of them.
    """
    return _possible(
        puzzle, piece, placements(puzzle.figure, puzzle.pieces[piece], puzzle.allowed_colours)
    )


def _possible(puzzle: Puzzle, piece: int, table: IntArray) -> IntArray:
    """Return the placements in ``table`` that :func:`possible_placements` allows."""
    if not puzzle.forbidden and not puzzle.pre_placed:
        return table
    number = {cell: index for index, cell in enumerate(puzzle.figure.cells)}
    equivalence_key = puzzle.pieces[piece].equivalence_key
    forbidden = [
        number[cell]
        for each, cell in puzzle.forbidden
        if cell in number and puzzle.pieces[each].equivalence_key == equivalence_key
    ]
    allowed = ~np.isin(table, forbidden).any(axis=1)
    for fixed in puzzle.pre_placed:
        its_cells = np.sort([number[cell] for cell in fixed.cells])
        meets = np.isin(table, its_cells)
        if puzzle.pieces[fixed.piece].equivalence_key == equivalence_key:
            allowed &= ~meets.any(axis=1) | meets.all(axis=1)
        else:
            allowed &= ~meets.any(axis=1)
    return table[allowed]

"""How copies by symmetry are kept out of a search: in general, as a document does, or not at all.

Whatever the rule, the census merges what is left of the copies, so that counts
never depend on it; only the work does.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, Matrix, difference, turned
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.setting import Setting

GENERAL, DOCUMENT, OFF = "general", "document", "off"

_SIXTH: Matrix = ((1, 1, 0), (-1, 0, 0), (0, 0, 1))
_HALF: Matrix = ((-1, 0, 0), (0, -1, 0), (0, 0, 1))
_NORTH_TO_SOUTH: Matrix = ((1, 1, 0), (0, -1, 0), (0, 0, -1))
"""On hexagons: E to NE; half a turn; turned over, so that north and south change places."""

SYMMETRY = Setting(
    name="symmetry",
    title="Symmetry broken by",
    values=(GENERAL, DOCUMENT, OFF),
    explanation=(
        "Hold one piece to one placement of each set of symmetric ones, by the general rule or "
        "by the documents' own: for the Soma cube L held to four placements, for Meteor's board "
        "piece 5 to half of its orientations. Off: search every copy."
    ),
)


def with_rule(cover: CoverProblem, rule: str) -> CoverProblem:
    """The problem with its symmetry broken by a rule, or not; raises :class:`CubewrightError`.

    The documents' rules are each for one puzzle. On the Soma cube the L lies
    flat, one way round, in the first or the second of its places along each
    axis, which leaves it four placements, one of each orbit. On Meteor's board,
    which looks the same after half a turn, piece 5 lies in the six of its
    twelve orientations that half a turn makes of the other six.
    """
    if rule == OFF:
        return replace(cover, breaking_piece=-1, orbit_representatives=np.zeros(0, np.int32))
    if rule != DOCUMENT:
        return cover
    if _is_soma_cube(cover):
        return _four_placements_of_l(cover)
    if _is_meteor(cover):
        return _half_the_orientations_of_5(cover)
    raise CubewrightError(
        "The document's own rule is for the Soma cube (L held to four placements) or for "
        "Meteor's board (piece 5 held to half of its orientations); "
        "use the general rule for other puzzles."
    )


def _is_soma_cube(cover: CoverProblem) -> bool:
    figure = cover.puzzle.figure
    return (
        figure.size == (3, 3, 3)
        and len(figure) == 27
        and cover.puzzle.piece_set.name == "soma"
        and len(cover.images) == 48
    )


def _is_meteor(cover: CoverProblem) -> bool:
    figure = cover.puzzle.figure
    return (
        cover.puzzle.piece_set.name == "meteor"
        and figure.lattice.name == "hexagonal"
        and figure.lattice.normalized(figure.cells)
        == figure.lattice.normalized(figure.lattice.box((5, 10, 1)))
        and len(np.unique(cover.images, axis=0)) == 2
    )


def _half_the_orientations_of_5(cover: CoverProblem) -> CoverProblem:
    """The document has the piece as its board shows it, two sixths of a turn on, and both flipped.

    It fills the board from the south-east. Ours is filled from the north-west,
    so all is turned by half here, its orientations too: its board is ours.
    """
    lattice = cover.puzzle.figure.lattice
    index = [piece.symbol for piece in cover.puzzle.pieces].index("5")
    kind = next(k for k, m in enumerate(cover.members) if index in m)
    cells = [turned(cell, _HALF) for cell in cover.puzzle.pieces[index].cells]
    forms = set()
    for _ in range(3):
        forms.add(lattice.normalized(cells))
        forms.add(lattice.normalized(turned(cell, _NORTH_TO_SOUTH) for cell in cells))
        cells = [turned(cell, _SIXTH) for cell in cells]
    held = [
        option
        for option in range(cover.starts[kind], cover.starts[kind + 1])
        if lattice.normalized(_cells(cover, option)) in forms
    ]
    return replace(cover, breaking_piece=kind, orbit_representatives=np.array(held, np.int32))


def _cells(cover: CoverProblem, option: int) -> list[Cell]:
    return [cover.puzzle.figure.cells[index] for index in cover.option_cells[option]]


def _four_placements_of_l(cover: CoverProblem) -> CoverProblem:
    figure = cover.puzzle.figure
    symbols = [piece.symbol for piece in cover.puzzle.pieces]
    piece = cover.puzzle.pieces[symbols.index("L")]
    kind = next(k for k, m in enumerate(cover.members) if symbols.index("L") in m)
    form = figure.lattice.normalized(piece.cells)
    corner = figure.cells[0]
    held = []
    for option in range(cover.starts[kind], cover.starts[kind + 1]):
        cells = _cells(cover, option)
        if figure.lattice.normalized(cells) == form and difference(min(cells), corner)[2] <= 1:
            held.append(option)
    return replace(cover, breaking_piece=kind, orbit_representatives=np.array(held, np.int32))

"""Symmetry breaking in an engine: the general rule, a source document's rule, or none.

Orbit counting merges the remaining symmetric solutions, so the rule
changes the work, never the counts.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, Matrix, difference, turned
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.setting import Setting
from cubewright.translation import mark, tr

GENERAL, DOCUMENT, OFF = "general", "document", "off"

_SIXTH: Matrix = ((1, 1, 0), (-1, 0, 0), (0, 0, 1))
_HALF: Matrix = ((-1, 0, 0), (0, -1, 0), (0, 0, 1))
_NORTH_TO_SOUTH: Matrix = ((1, 1, 0), (0, -1, 0), (0, 0, -1))
"""Turns of hexagons: by a sixth, by a half, and a turn over that exchanges north and south."""

SYMMETRY = Setting(
    name="symmetry",
    title=mark("Symmetry breaking"),
    values=(GENERAL, DOCUMENT, OFF),
    explanation=mark(
        "general places one piece at only one of each set of symmetric placements. document "
        "uses the source documents' rule: on the Soma cube, four placements of L; on Meteor's "
        "board, half of the orientations of piece 5. off searches every symmetric copy."
    ),
)


def with_rule(cover: CoverProblem, rule: str) -> CoverProblem:
    """Return the problem with its symmetry broken by a rule.

    Each document's rule is for one puzzle. On the Soma cube, the L keeps one orientation and four
    placements, one of each orbit ("A Better Sort of Input"). A half turn maps Meteor's board to
    itself: piece 5 keeps six of its twelve orientations, which the half turn maps to the other six
    ("Meteor Contest Part 3").

    Raises:
        CubewrightError: The document's rule does not apply to this puzzle.
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
        tr(
            "The document's symmetry rule is for the Soma cube (four placements of L) or "
            "for Meteor's board (half of the orientations of piece 5); use "
            "symmetry=general for other puzzles."
        )
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
    """Restrict piece 5 as the document does.

    The document's orientations are the piece as drawn, turned by one sixth and turned by two
    sixths, and these three flipped. The document fills the board from the south-east, this program
    from the north-west. The orientations are therefore turned by a further half turn.
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
    kept = [
        option
        for option in range(cover.starts[kind], cover.starts[kind + 1])
        if lattice.normalized(_cells(cover, option)) in forms
    ]
    return replace(cover, breaking_piece=kind, orbit_representatives=np.array(kept, np.int32))


def _cells(cover: CoverProblem, option: int) -> list[Cell]:
    return [cover.puzzle.figure.cells[index] for index in cover.option_cells[option]]


def _four_placements_of_l(cover: CoverProblem) -> CoverProblem:
    """Restrict L as the document does: to one orientation in the two lower layers."""
    figure = cover.puzzle.figure
    symbols = [piece.symbol for piece in cover.puzzle.pieces]
    piece = cover.puzzle.pieces[symbols.index("L")]
    kind = next(k for k, m in enumerate(cover.members) if symbols.index("L") in m)
    form = figure.lattice.normalized(piece.cells)
    corner = figure.cells[0]
    kept = []
    for option in range(cover.starts[kind], cover.starts[kind + 1]):
        cells = _cells(cover, option)
        if figure.lattice.normalized(cells) == form and difference(min(cells), corner)[2] <= 1:
            kept.append(option)
    return replace(cover, breaking_piece=kind, orbit_representatives=np.array(kept, np.int32))

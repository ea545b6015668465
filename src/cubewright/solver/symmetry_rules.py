"""How copies by symmetry are kept out of a search: in general, as a document does, or not at all.

Whatever the rule, the census merges what is left of the copies, so that counts
never depend on it; only the work does.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import difference
from cubewright.solver.cover import CoverProblem
from cubewright.solver.search import Setting

GENERAL, DOCUMENT, OFF = "general", "document", "off"

SYMMETRY = Setting(
    name="symmetry",
    title="Symmetry broken by",
    values=(GENERAL, DOCUMENT, OFF),
    explanation=(
        "Hold one piece to one placement of each set of symmetric ones, by the general rule or, "
        "for the Soma cube, by the first document's own: L held to four placements. Off: search "
        "every copy."
    ),
)


def with_rule(cover: CoverProblem, rule: str) -> CoverProblem:
    """The problem with its symmetry broken by a rule, or not; raises :class:`CubewrightError`.

    The document's rule is for the Soma cube alone: the L lies flat, one way
    round, in the first or the second of its places along each axis, which
    leaves it four placements, one of each orbit.
    """
    if rule == OFF:
        return replace(cover, breaker=-1, representatives=np.zeros(0, np.int32))
    return _four_placements_of_l(cover) if rule == DOCUMENT else cover


def _four_placements_of_l(cover: CoverProblem) -> CoverProblem:
    figure = cover.puzzle.figure
    symbols = [piece.symbol for piece in cover.puzzle.pieces]
    is_soma_cube = (
        figure.size == (3, 3, 3)
        and len(figure) == 27
        and cover.puzzle.piece_set.name == "soma"
        and len(cover.images) == 48
    )
    if not is_soma_cube:
        raise CubewrightError(
            "The document's own rule, L held to four placements, is for the Soma cube; "
            "use the general rule for other puzzles."
        )
    piece = cover.puzzle.pieces[symbols.index("L")]
    kind = next(k for k, m in enumerate(cover.members) if symbols.index("L") in m)
    form = figure.lattice.settled(piece.cells)
    corner = figure.cells[0]
    held = []
    for option in range(cover.starts[kind], cover.starts[kind + 1]):
        cells = [figure.cells[index] for index in cover.option_cells[option]]
        if figure.lattice.settled(cells) == form and difference(min(cells), corner)[2] <= 1:
            held.append(option)
    return replace(cover, breaker=kind, representatives=np.array(held, np.int32))

"""The order in which hands put a solution together where pieces must move out of the way.

It is the plan of taking it apart, backwards: the half that stays is put together
first, then the half that is removed, and the moves of the separation in reverse bring
the two together. What holds a piece meanwhile is not examined.
"""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.model.disassembly import Analysis, AnalysisOutcome, Separation
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, Step, Support
from cubewright.solver.disassembly.translations import translations
from cubewright.solver.search.control import Control

MOST_STATES = 100_000
"""States after which :func:`analysed` gives up; a few seconds."""


def planned_order(solution: Solution, plan: Separation) -> AssemblyOrder:
    """Return the order of a plan; ``plan`` has the pieces as indices of ``solution.placed``."""
    up = translations(solution.puzzle.figure.lattice)[0]
    steps = [
        Step(
            solution.placed[piece],
            None if number else up,
            Support.NOTHING if number else Support.GROUND,
            tuple(joins),
            is_planned=True,
        )
        for number, (piece, joins) in enumerate(_sequence(plan.pieces, plan))
    ]
    return AssemblyOrder(solution, (), tuple(steps))


def _sequence(pieces: Sequence[int], part: Separation | None) -> list[tuple[int, list[Separation]]]:
    """Return the pieces of a part in order, each with the separations that it completes."""
    if part is None:
        return [(piece, []) for piece in pieces]
    found = _sequence(part.staying_pieces, part.staying)
    removed = _sequence(part.removed_pieces, part.removed)
    removed[-1][1].append(part)
    return found + removed


def analysed(solution: Solution, control: Control) -> Analysis:
    """Return how a solution comes apart; "not decided" if it was stopped or a limit reached."""
    lattice = solution.puzzle.figure.lattice
    undecided = Analysis(AnalysisOutcome.NOT_DECIDED)
    if not lattice.slides:
        return undecided
    # It needs numba, which takes long to import.
    from cubewright.solver.disassembly.search import DisassemblySearch

    search = DisassemblySearch(lattice, most_states=MOST_STATES)
    search.start([PieceRules().assembly(lattice, solution.placed)])
    while not search.step():
        if control.stopped:
            return undecided
    return search.result(0)

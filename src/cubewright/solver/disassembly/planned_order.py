"""An order in which hands assemble a solution whose pieces must move out of the way.

The order is the reversed disassembly plan: first the staying half is assembled, then the removed
half, then the reversed moves of the separation join the halves. The support of pieces is not
considered. Pre-placed pieces are one body that stays in place.
"""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.errors import CubewrightError
from cubewright.model.disassembly import Analysis, AnalysisOutcome, Separation
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, Step, Support
from cubewright.solver.disassembly.translations import translations
from cubewright.solver.search.control import Control

MAX_STATES = 100_000
"""The number of states after which :func:`analyse_solution` gives up, in a few seconds."""
_NO_RULES = PieceRules()


def planned_order(
    solution: Solution, plan: Separation, pre_placed: Sequence[PlacedPiece] = ()
) -> AssemblyOrder:
    """Return the order of a plan; ``plan`` contains indices of ``solution.placed``.

    ``pre_placed`` pieces must move as one body in the plan, and never be removed.
    """
    up = translations(solution.puzzle.figure.lattice)[0]
    placed = solution.placed
    there = frozenset(numbers_of(solution, pre_placed))
    steps: list[Step] = []
    for piece, joins, others in _sequence(plan.pieces, plan):
        if piece in there:
            continue
        is_first = not steps and not there
        steps.append(
            Step(
                placed[piece],
                up if is_first else None,
                Support.GROUND if is_first else Support.NOTHING,
                tuple(joins),
                is_planned=True,
                stays_with=tuple(placed[other] for other in others),
            )
        )
    return AssemblyOrder(solution, tuple(placed[piece] for piece in sorted(there)), tuple(steps))


def numbers_of(solution: Solution, pieces: Sequence[PlacedPiece]) -> list[int]:
    """Return the indices of placed pieces in a solution, without pieces of other solutions."""
    keys = {(each.piece, tuple(sorted(each.cells))) for each in pieces}
    return [
        number
        for number, placed in enumerate(solution.placed)
        if (placed.piece, tuple(sorted(placed.cells))) in keys
    ]


_Sequence = list[tuple[int, list[Separation], Sequence[int]]]


def _sequence(pieces: Sequence[int], part: Separation | None) -> _Sequence:
    """Return the pieces of a part in order, each with the separations that it completes.

    For a part that stays together, each piece also lists the part's earlier pieces.
    """
    if part is None:
        return [(piece, [], pieces[:number]) for number, piece in enumerate(pieces)]
    found = _sequence(part.staying_pieces, part.staying)
    removed = _sequence(part.removed_pieces, part.removed)
    removed[-1][1].append(part)
    return found + removed


def analyse_solution(
    solution: Solution,
    control: Control,
    rules: PieceRules = _NO_RULES,
    pre_placed: Sequence[PlacedPiece] = (),
) -> Analysis:
    """Return the analysis of a solution; undecided if stopped, at a limit, or impossible.

    ``pre_placed`` pieces stay together and in place.
    """
    lattice = solution.puzzle.figure.lattice
    undecided = Analysis(AnalysisOutcome.NOT_DECIDED)
    if not lattice.slides:
        return undecided
    # Imported when needed, because the window starts without it.
    from cubewright.solver.disassembly.search import DisassemblySearch

    walls = numbers_of(solution, pre_placed)
    assembly = rules.assembly(lattice, solution.placed, walls=walls)
    search = DisassemblySearch(lattice, max_states=MAX_STATES)
    try:
        search.start([assembly])
    except CubewrightError:
        return undecided
    while not search.step():
        if control.stopped:
            return undecided
    return search.result(0)

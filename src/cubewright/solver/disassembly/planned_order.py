"""An order in which hands assemble a solution whose pieces must move out of the way.

The order is the reversed disassembly plan: first the staying half is assembled, then the removed
half, then the reversed moves of the separation join the halves. The support of pieces is not
considered. Pre-placed pieces are one body that stays in place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cubewright.model.disassembly import Analysis, AnalysisOutcome, Separation
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly, PieceRules
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
    """Return the analysis of a solution; undecided if stopped, or at a limit.

    ``pre_placed`` pieces stay together and in place.
    """
    lattice = solution.puzzle.figure.lattice
    undecided = Analysis(AnalysisOutcome.NOT_DECIDED)
    if not lattice.slides:
        return undecided
    # Imported when needed, because the window starts without it.
    from cubewright.solver.disassembly.search import DisassemblySearch

    bodies = _Bodies.of(rules.assembly(lattice, solution.placed), numbers_of(solution, pre_placed))
    search = DisassemblySearch(lattice, max_states=MAX_STATES)
    search.start([bodies.assembly])
    while not search.step():
        if control.stopped:
            return undecided
    found = search.result(0)
    plan = found.plan
    return found if plan is None else Analysis(found.outcome, bodies.of_pieces(plan), found.states)


@dataclass(frozen=True)
class _Bodies:
    """An assembly in which some pieces are one body; ``pieces`` lists the pieces of each body."""

    assembly: Assembly
    pieces: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, assembly: Assembly, together: Sequence[int]) -> _Bodies:
        """Return an assembly whose pieces ``together`` are one body, heavier than all others."""
        each = assembly.pieces
        if len(together) < 1:
            return cls(assembly, tuple((number,) for number in range(len(each))))
        rest = [number for number in range(len(each)) if number not in together]
        groups = {each[number].groups for number in together}
        body = AssembledPiece(
            tuple(sorted(cell for number in together for cell in each[number].cells)),
            1 + max(piece.kind for piece in each),
            1 + max(piece.weight for piece in each),
            groups.pop() if len(groups) == 1 else (),
        )
        made = replace(assembly, pieces=(body, *(each[number] for number in rest)))
        return cls(made, (tuple(sorted(together)), *((number,) for number in rest)))

    def of_pieces(self, plan: Separation) -> Separation:
        def pieces(bodies: Sequence[int]) -> tuple[int, ...]:
            return tuple(sorted(piece for body in bodies for piece in self.pieces[body]))

        return Separation(
            pieces(plan.pieces),
            tuple(replace(move, pieces=pieces(move.pieces)) for move in plan.moves),
            None if plan.staying is None else self.of_pieces(plan.staying),
            None if plan.removed is None else self.of_pieces(plan.removed),
        )

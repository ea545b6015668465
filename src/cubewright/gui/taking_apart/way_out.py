"""The way out from a state that the user has reached, as a task of the background."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cubewright.gui.worker import Job
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.model.placement import PlacedPiece
from cubewright.presenter.taking_apart.turn_choice import TurnChoice
from cubewright.solver.disassembly.assembly import PieceRules

if TYPE_CHECKING:
    from cubewright.solver.disassembly.worker import AssemblySearch


def way_out(
    lattice: Lattice,
    rules: PieceRules,
    pieces: Sequence[int],
    placed: Sequence[PlacedPiece],
    turns: TurnChoice,
    job: Job,
) -> Analysis:
    """Return how ``placed`` pieces come apart; the plan has the numbers in ``pieces``.

    Raises:
        CubewrightError: The analysis is not possible.
    """
    # Imported only when needed: the window starts without it.
    from cubewright.solver.disassembly.search import DisassemblySearch
    from cubewright.solver.disassembly.turns.search import TurningSearch

    if len(pieces) < 2:
        return Analysis(AnalysisOutcome.APART)
    search: AssemblySearch
    if turns.allowed:
        search = TurningSearch(lattice, allowance=turns.allowance)
    else:
        search = DisassemblySearch(lattice)
    search.start([rules.assembly(lattice, placed)])
    while not search.step():
        if job.stopped:
            return Analysis(AnalysisOutcome.NOT_DECIDED)
    found = search.results[0]
    if found.plan is None:
        return found
    plan = found.plan.renumbered(dict(enumerate(pieces)))
    return Analysis(found.outcome, plan, found.states, found.allowance)

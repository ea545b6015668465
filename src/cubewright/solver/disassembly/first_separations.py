"""All ways to separate an assembly into two halves with the fewest moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import MAX_STATES, Assembly
from cubewright.solver.disassembly.batches.results import OUTCOMES, pieces_of
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import BUDGET, DisassemblySearch
from cubewright.solver.disassembly.walls import WALLS, members
from cubewright.solver.kernels.disassembly import arrays as a
from cubewright.solver.kernels.disassembly.separations import advance_to_all


@dataclass(frozen=True)
class FirstSeparations:
    """The first separations of an assembly that need the fewest moves.

    ``level`` is the number of moves, 0 without a separation. ``halves`` contains the smaller half
    of each separation, as ascending indices in the assembly; if both halves are equal, the half
    with the lowest index. The halves are not separated further.
    """

    outcome: AnalysisOutcome
    level: int = 0
    halves: tuple[tuple[int, ...], ...] = ()


class SeparationSearch(DisassemblySearch):
    """A search for all first separations of batches of assemblies; it runs in steps."""

    def __init__(self, lattice: Lattice, *, max_states: int = MAX_STATES) -> None:
        super().__init__(lattice, canonical=False, max_states=max_states)
        self._sets = np.zeros(1 << 10, np.uint64)
        self._ends = self._levels = np.zeros(1, np.int64)

    def start(self, assemblies: Sequence[Assembly], saved: AnalysisState | None = None) -> None:
        """Begin a batch, always from the start.

        Raises:
            CubewrightError: The oriented shapes exceed the limit of the analysis.
        """
        del saved
        super().start(assemblies)
        self._ends = np.zeros(len(assemblies) + 1, np.int64)
        self._levels = np.zeros(len(assemblies), np.int64)

    def state(self) -> None:
        """Return None, because this search cannot be resumed."""

    def _advance(self) -> int:
        result: int = advance_to_all(self._arrays, self._sets, self._ends, self._levels, BUDGET)
        return result

    def _grow(self, result: int) -> None:
        if result == a.PLANS_FULL:
            self._sets = np.concatenate([self._sets, np.zeros_like(self._sets)])
        else:
            super()._grow(result)

    @property
    def separations(self) -> list[FirstSeparations]:
        """The separations of all assemblies of a finished batch."""
        found = []
        for number, assembly in enumerate(self._assemblies):
            outcome = OUTCOMES[int(self._arrays.outcomes[number])]
            sets = self._sets[self._ends[number] : self._ends[number + 1]].tolist()
            whole = (1 << len(assembly.pieces)) - 1
            turn = self._prepared.orientations[number]
            rank = _rank_beside_walls if assembly.bodies else _rank
            bodies = [
                min((pieces_of(half, turn) for half in (mask, whole ^ mask)), key=rank)
                for mask in sets
            ]
            halves = {members(half, assembly) for half in bodies}
            level = int(self._levels[number]) if halves else 0
            found.append(FirstSeparations(outcome, level, tuple(sorted(halves, key=_rank))))
        return found


def _rank(half: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(half), half


def _rank_beside_walls(half: tuple[int, ...]) -> bool:
    return WALLS in half


def first_separations(assembly: Assembly, max_states: int = MAX_STATES) -> FirstSeparations:
    """Return all first separations of an assembly that need the fewest moves.

    Raises:
        CubewrightError: The oriented shapes exceed the limit of the analysis.
    """
    search = SeparationSearch(assembly.lattice, max_states=max_states)
    search.start([assembly])
    while not search.step():
        pass
    return search.separations[0]

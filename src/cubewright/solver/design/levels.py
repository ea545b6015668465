"""How hard the solutions of a choice are to take apart."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.model.lattice import Lattice
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.search.control import Control

MAX_STATES = 200_000
"""States of one part after which a solution is taken as one that does not come apart."""


class LevelFinder:
    """Finds the lowest level of solutions; distances between shapes are kept for the next ones."""

    def __init__(self, lattice: Lattice) -> None:
        # Imported only here: it loads the kernels, and the window starts without them.
        from cubewright.solver.disassembly.search import DisassemblySearch

        # The first number of moves does not depend on the orientation.
        self._search = DisassemblySearch(lattice, canonical=False, most_states=MAX_STATES)
        self._lattice = lattice

    def lowest(self, solutions: Sequence[Solution], control: Control) -> int | None:
        """Return the fewest moves that remove the first piece; None if the control stopped it.

        Only solutions that come apart completely count; 0 if there is none.
        """
        rules = PieceRules()
        self._search.start([rules.assembly(self._lattice, each.placed) for each in solutions])
        while not self._search.step():
            control.wait_while_paused()
            if control.stopped:
                return None
        return min((each.level for each in self._search.results if each.level), default=0)

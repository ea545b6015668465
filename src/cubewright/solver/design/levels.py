"""How hard the solutions of a choice are to take apart."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from typing import TYPE_CHECKING

from cubewright.model.lattice import Lattice
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.search.control import Control

if TYPE_CHECKING:
    from cubewright.solver.disassembly.search import DisassemblySearch

MAX_STATES = 200_000
"""States of one part after which a solution is taken as one that does not come apart."""


class LevelFinder:
    """Finds the lowest level of solutions; distances between shapes are kept for the next ones.

    Threads may share it, as those of a worker do: each has a search of its own.
    """

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._of_thread = local()

    @property
    def _search(self) -> DisassemblySearch:
        if not hasattr(self._of_thread, "search"):
            # Imported only here: it loads the kernels, and the window starts without them.
            from cubewright.solver.disassembly.search import DisassemblySearch

            # The first number of moves does not depend on the orientation.
            self._of_thread.search = DisassemblySearch(
                self._lattice, canonical=False, most_states=MAX_STATES
            )
        search: DisassemblySearch = self._of_thread.search
        return search

    def lowest(self, solutions: Sequence[Solution], control: Control) -> int | None:
        """Return the fewest moves that remove the first piece; None if the control stopped it.

        Only solutions that come apart completely count; 0 if there is none.
        """
        rules, search = PieceRules(), self._search
        search.start([rules.assembly(self._lattice, each.placed) for each in solutions])
        while not search.step():
            control.wait_while_paused()
            if control.stopped:
                return None
        return min((each.level for each in search.results if each.level), default=0)

"""Trial of one choice of pieces: count its solutions, up to the allowed maximum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from threading import local
from typing import TYPE_CHECKING

from cubewright.errors import PuzzleError
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.solver.analysis.difficulty import ENGINE, tries_per_solution
from cubewright.solver.design.choices import Choice
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.faults import proves_impossible
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

if TYPE_CHECKING:
    from cubewright.solver.disassembly.search import DisassemblySearch


MAX_STATES = 200_000
"""The number of states of one part after which an assembly counts as inseparable."""


class LevelFinder:
    """A finder of the lowest level of solutions; it caches distances between shapes.

    Threads may share a finder, because each thread uses its own search.
    """

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._of_thread = local()

    @property
    def _search(self) -> DisassemblySearch:
        if not hasattr(self._of_thread, "search"):
            # Imported here, because it loads the kernels, which the window does not need at
            # startup.
            from cubewright.solver.disassembly.search import DisassemblySearch

            # The level does not depend on the orientation.
            self._of_thread.search = DisassemblySearch(
                self._lattice, canonical=False, max_states=MAX_STATES
            )
        search: DisassemblySearch = self._of_thread.search
        return search

    def lowest(self, solutions: Sequence[Solution], control: Control) -> int | None:
        """Return the fewest moves that remove a first piece; None if the control stopped it.

        Only solutions that come apart completely count; 0 if there is no such solution.
        """
        rules, search = PieceRules(), self._search
        search.start([rules.assembly(self._lattice, each.placed) for each in solutions])
        while not search.step():
            control.wait_while_paused()
            if control.stopped:
                return None
        return min((each.level for each in search.results if each.level), default=0)


@lru_cache(maxsize=1)
def level_finder(lattice: Lattice) -> LevelFinder:
    """Return the finder of this process, which caches distances for later trials."""
    return LevelFinder(lattice)


MAX_EXAMINED = 1000
"""The maximum number of solutions of one choice to examine for symmetry and level."""


@dataclass(frozen=True)
class Wanted:
    """Conditions on a choice.

    - ``solutions``: the minimum and maximum number of solutions; None: no maximum.
    - ``symmetrical``: some solution must have a symmetry.
    - ``level``: the minimum number of moves that remove a first piece; 0: examine the level,
      but accept any; None: do not examine it.
    """

    solutions: tuple[int, int | None] = (1, None)
    symmetrical: bool = False
    level: int | None = None

    def allows(self, solutions: int) -> bool:
        fewest, most = self.solutions
        return fewest <= solutions and (most is None or solutions <= most)

    def accepts(self, found: Trial) -> bool:
        return (
            self.allows(found.solutions)
            and (not self.symmetrical or bool(found.symmetrical))
            and (found.level or 0) >= (self.level or 0)
        )


ONE_SOLUTION = Wanted((1, 1))
"""The condition that a puzzle has exactly one solution."""


@dataclass(frozen=True)
class Trial:
    """The results of searching a choice.

    - ``solutions``: the number of solutions up to rotation and reflection; one
      more than allowed if there are too many.
    - ``tries``: placements explored for each solution, see
      :mod:`cubewright.solver.analysis.difficulty`; None without a solution.
    - ``symmetrical``: the number of solutions with a symmetry, among the first
      :data:`MAX_EXAMINED`; None if they were not examined.
    - ``explored``: the number of placements tried.
    - ``level``: the fewest moves that remove a first piece from one of these
      solutions, 0 if no solution comes apart; None if they were not examined.
    """

    solutions: int
    tries: float | None = None
    symmetrical: int | None = None
    explored: int = 0
    level: int | None = None


def chosen_set(pool: PieceSet, choice: Choice) -> PieceSet:
    """Return the pieces that a choice takes from a pool."""
    taken = [(piece, n) for piece, n in zip(pool.pieces, choice, strict=True) if n]
    pieces, counts = tuple(piece for piece, _ in taken), tuple(n for _, n in taken)
    return PieceSet(pool.name, pool.title, pieces, counts, pool.lattice, pool.source, counts)


@dataclass(frozen=True)
class Trier:
    """A figure and a pool, for trying choices of pieces.

    ``symmetry``: examine the symmetry of the solutions even if it is not a condition.
    """

    figure: Figure
    pool: PieceSet
    wanted: Wanted
    symmetry: bool = False
    _levels: LevelFinder | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        needs_levels = self.wanted.level is not None
        levels = LevelFinder(self.figure.lattice) if needs_levels else None
        object.__setattr__(self, "_levels", levels)

    def try_choice(self, choice: Choice, control: Control) -> Trial | None:
        """Search for solutions with every copy of a choice; return None if the control stopped it.

        The search stops as soon as there are too many solutions. Their symmetry and their level are
        examined only if their number is allowed.

        Raises:
            PuzzleError: The figure cannot be searched with any pieces.
        """
        most = self.wanted.solutions[1]
        puzzle = Puzzle(self.figure, chosen_set(self.pool, choice))
        request = SolveRequest(puzzle, engine=ENGINE, limit=None if most is None else most + 1)
        cover: CoverProblem | None = None
        solutions: list[Solution] = []
        listed = 0
        try:
            for report in solve(request, control):
                match report:
                    case Prepared(prepared, _):
                        cover = prepared
                    case SolutionsFound(rows) if cover is not None:
                        listed += len(rows)
                        if self._levels is not None or self._examines_symmetry:
                            room = MAX_EXAMINED - len(solutions)
                            solutions += [cover.solution(row) for row in rows[:room]]
                    case Finished(outcome, progress):
                        if outcome is Outcome.STOPPED:
                            return None
                        return self._result(listed, solutions, progress, control)
        except PuzzleError as error:
            if not proves_impossible(error):
                raise
        return Trial(0)

    @property
    def _examines_symmetry(self) -> bool:
        return self.symmetry or self.wanted.symmetrical

    def _result(
        self, count: int, solutions: list[Solution], progress: Progressed, control: Control
    ) -> Trial | None:
        stages = progress.stages
        explored = stages.totals[0] if len(stages) else 0
        symmetrical = level = None
        if count and self.wanted.allows(count):
            if self._examines_symmetry:
                symmetrical = sum(map(_is_symmetrical, solutions))
            if self._levels is not None and (symmetrical or not self.wanted.symmetrical):
                level = self._levels.lowest(solutions, control)
                if level is None:
                    return None
        return Trial(count, tries_per_solution(stages), symmetrical, explored, level)


def _is_symmetrical(solution: Solution) -> bool:
    return solution_symmetry(solution).order > 1

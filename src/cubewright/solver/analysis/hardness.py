"""The difficulty of a puzzle for a person: choices, dead ends and moves, without a score.

The player is careful: like the most-constrained engine, the player always continues at the cell or
piece with the fewest placements left, and sees at once if a cell or a piece has none. After some
pieces are placed *rightly*, so that a solution contains them, each choice of the next placement is
right or wrong. A wrong choice shows after some further pieces fit: an exhaustive search below the
choice finds how many at most.

At each depth, up to :data:`MAX_POSITIONS` positions are examined, a random sample if there are
more. The last pieces are not examined, because the engine places them together. Placements of the
first piece that a symmetry of the puzzle maps to each other count once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from cubewright.errors import PuzzleError
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.analysis.difficulty import ENGINE
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.problem.faults import proves_impossible
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.tree_split import Task, TaskSearch
from cubewright.solver.solve import solve

MAX_POSITIONS = 60
"""The number of positions whose choices are examined at each depth."""
MAX_ASSEMBLIES = 100
"""The number of solutions to take apart."""
SEED = 1
"""The seed of the samples, so that a puzzle always has the same result."""
STEP_WORK = 200_000
"""The number of mask tests between two checks of the control; they take some milliseconds."""


@dataclass(frozen=True)
class Depth:
    """The choices for the next piece after ``placed`` pieces have been placed rightly.

    ``still_fit`` maps a number of further pieces to the number of wrong choices after which at most
    this number of pieces fit. ``is_sample``: some positions of this depth or an earlier one were
    left out.
    """

    placed: int
    positions: int
    right: int
    still_fit: Mapping[int, int]
    is_sample: bool = False

    @property
    def wrong(self) -> int:
        return sum(self.still_fit.values())

    @property
    def shown_at_once(self) -> int:
        """The number of wrong choices after which no further piece fits."""
        return self.still_fit.get(0, 0)

    @property
    def hidden(self) -> int:
        """The number of wrong choices after which further pieces fit."""
        return self.wrong - self.shown_at_once


@dataclass(frozen=True)
class Hardness:
    """The results about a puzzle.

    - ``placements``: the ways to place single pieces in the figure.
    - ``pieces``: the number of pieces of a solution.
    - ``explored`` and ``kept``: the placements of the complete search at each stage.
    - ``solutions``: the number of solutions up to rotation and reflection.
    - ``depths``: the choices, by the number of pieces placed rightly.
    - ``analyses``: the analyses of the first :data:`MAX_ASSEMBLIES` solutions; empty for a grid or
      a puzzle without moves.
    - ``fraction``: the finished share of the current step; ``step`` counts from 1 to 3.
    - ``is_complete``: all three steps are finished.
    """

    placements: int = 0
    pieces: int = 0
    explored: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    solutions: int = 0
    depths: tuple[Depth, ...] = ()
    analyses: tuple[Analysis, ...] = ()
    step: int = 1
    fraction: float = 0.0
    is_complete: bool = False

    @property
    def has_solutions(self) -> bool:
        """Whether the number of solutions, which may be 0, is known."""
        return self.step > 1 or self.is_complete

    @property
    def dead_ends(self) -> tuple[int, ...]:
        """The dead ends at each stage: placements after which a cell or a piece has none left."""
        return tuple(tried - kept for tried, kept in zip(self.explored, self.kept, strict=True))

    @property
    def dead_ends_per_solution(self) -> float | None:
        """The dead ends of the complete search divided by its solutions; None without solutions."""
        met = self.kept[-1] if self.has_solutions and self.kept else 0
        return sum(self.dead_ends) / met if met else None

    @property
    def still_fit(self) -> Mapping[int, int]:
        """The sums of :attr:`Depth.still_fit` over all depths."""
        total: Counter[int] = Counter()
        for depth in self.depths:
            total.update(depth.still_fit)
        return total

    @property
    def mean_hidden(self) -> float | None:
        """The mean number of further pieces that fit after wrong choices; None without any."""
        still_fit = self.still_fit
        wrong = sum(still_fit.values())
        return sum(pieces * n for pieces, n in still_fit.items()) / wrong if wrong else None

    @property
    def max_hidden(self) -> int:
        """The largest number of further pieces that fit after a wrong choice."""
        return max(self.still_fit, default=0)

    @property
    def taken_apart(self) -> tuple[Analysis, ...]:
        """The analyses of the assemblies that come apart."""
        apart = AnalysisOutcome.APART
        return tuple(each for each in self.analyses if each.outcome is apart and each.plan)

    @property
    def fewest_moves(self) -> int | None:
        """The fewest moves that take an assembly apart completely; None if unknown."""
        moves = (each.plan.move_count for each in self.taken_apart if each.plan)
        return min(moves, default=None)


def examine(puzzle: Puzzle, control: Control | None = None) -> Iterator[Hardness]:
    """Examine a puzzle in three steps and yield the results so far.

    The steps are the search for all solutions, the choices, and the moves. A puzzle without a
    solution has only the first. A control that stops ends the iteration early.

    Raises:
        PuzzleError: The puzzle cannot be searched.
    """
    control = control or Control()
    try:
        searched = yield from _search_all(puzzle, control)
    except PuzzleError as error:
        if not proves_impossible(error):
            raise
        yield Hardness(is_complete=True)
        return
    if searched is None:
        return
    result, solutions = searched
    if result.solutions:
        result = replace(result, step=2, fraction=0.0)
        yield result
        for each in _Choices(puzzle, result, control).examine():
            result = each
            yield result
        result = replace(result, step=3, fraction=0.0)
        yield result
        for each in _take_apart(puzzle, solutions, result, control):
            result = each
            yield result
    if not control.stopped:
        yield replace(result, fraction=1.0, is_complete=True)


def _search_all(
    puzzle: Puzzle, control: Control
) -> Generator[Hardness, None, tuple[Hardness, list[Solution]] | None]:
    result = Hardness(pieces=sum(puzzle.counts))
    solutions: list[Solution] = []
    cover: CoverProblem | None = None
    for report in solve(SolveRequest(puzzle, engine=ENGINE), control):
        match report:
            case Prepared(prepared, _):
                cover = prepared
                placements, pieces = len(cover.masks), cover.piece_count
                result = replace(result, placements=placements, pieces=pieces)
                yield result
            case SolutionsFound(rows) if cover is not None:
                room = MAX_ASSEMBLIES - len(solutions)
                solutions += [cover.solution(row) for row in rows[:room]]
            case Progressed():
                result = _with_progress(result, report)
                yield result
            case Finished(outcome, progress):
                result = _with_progress(result, progress)
                return None if outcome is Outcome.STOPPED else (result, solutions)
    return None


def _with_progress(result: Hardness, progress: Progressed) -> Hardness:
    stages = progress.stages
    return replace(
        result,
        explored=tuple(stages.explored.tolist()),
        kept=tuple(stages.kept.tolist()),
        solutions=progress.counts.unique,
        fraction=progress.fraction,
    )


class _Verdict(NamedTuple):
    """The result of a choice: right, or the largest number of further pieces that still fit."""

    is_right: bool
    hidden: int = 0


class _Choices:
    """Examines choices by searches below single candidates of the search tree."""

    def __init__(self, puzzle: Puzzle, result: Hardness, control: Control) -> None:
        cover = cover_problem(puzzle)
        breaking = cover.breaking_piece
        if breaking >= 0 and cover.copies[breaking] > 1:
            # Such a search places the copies in an order, so a right choice may look wrong.
            cover = cover.without_symmetry()
        search = engine(ENGINE).begin(cover)
        assert isinstance(search, TaskSearch)
        self._search = search
        self._result = result
        self._control = control

    def examine(self) -> Iterator[Hardness]:
        """Yield the result after each position."""
        random = Random(SEED)
        search = self._search
        search.keep_root_only()
        nodes = search.take_tasks()
        levels = max(1, len(search.stages) - 2)
        depth, is_sample = 0, False
        while nodes:
            if len(nodes) > MAX_POSITIONS:
                is_sample = True
                nodes = random.sample(nodes, MAX_POSITIONS)
            below: list[Task] = []
            for done, node in enumerate(nodes, start=1):
                examined = self._examine_node(node)
                if examined is None:
                    return
                verdicts, right = examined
                below += right
                self._add(depth, verdicts, is_sample)
                fraction = min(1.0, (depth + done / len(nodes)) / levels)
                self._result = replace(self._result, fraction=fraction)
                yield self._result
            nodes = below
            depth += 1

    def _examine_node(self, node: Task) -> tuple[list[_Verdict], list[Task]] | None:
        """Return the verdict on each choice, and the nodes below right choices; None if stopped."""
        verdicts, below = [], []
        for choice in node.cut(node.end - node.first):
            verdict = self._try(choice)
            if verdict is None:
                return None
            verdicts.append(verdict)
            if verdict.is_right:
                expanded = self._search.expand(choice)
                below += [] if expanded is None else expanded[0]
        return verdicts, below

    def _try(self, choice: Task) -> _Verdict | None:
        search, level = self._search, len(choice.path)
        search.enter(choice)
        before = search.stages
        while not search.finished:
            self._control.wait_while_paused()
            if self._control.stopped:
                return None
            if len(search.step(STEP_WORK)):
                return _Verdict(is_right=True)
        kept = (search.stages - before).kept[level:].nonzero()[0]
        return _Verdict(is_right=False, hidden=int(kept.max()) if len(kept) else 0)

    def _add(self, placed: int, verdicts: list[_Verdict], is_sample: bool) -> None:
        depths = list(self._result.depths)
        if len(depths) == placed:
            depths.append(Depth(placed, 0, 0, {}, is_sample))
        here = depths[placed]
        still_fit = Counter(here.still_fit)
        still_fit.update(each.hidden for each in verdicts if not each.is_right)
        depths[placed] = replace(
            here,
            positions=here.positions + 1,
            right=here.right + sum(each.is_right for each in verdicts),
            still_fit=dict(sorted(still_fit.items())),
        )
        self._result = replace(self._result, depths=tuple(depths))


def _take_apart(
    puzzle: Puzzle, solutions: list[Solution], result: Hardness, control: Control
) -> Iterator[Hardness]:
    lattice = puzzle.figure.lattice
    if not lattice.slides or result.pieces < 2:
        return
    # Imported here since it loads the kernels, which the window does not need at startup.
    from cubewright.solver.disassembly.search import DisassemblySearch

    search, rules = DisassemblySearch(lattice), PieceRules()
    for done, solution in enumerate(solutions, start=1):
        search.start([rules.assembly(lattice, solution.placed)])
        while not search.step():
            control.wait_while_paused()
            if control.stopped:
                return
        analyses = (*result.analyses, search.result(0))
        result = replace(result, analyses=analyses, fraction=done / len(solutions))
        yield result

"""Find the smallest changes of a puzzle after which it has the wanted solutions.

The changes are tried in the order of their likelihood. A change is left out if the pieces cannot
have the figure's volume. The solver's checks of places and of the chessboard colouring refute
further changes. The remaining changes are searched in rounds with increasing limits of work, so
that one difficult search does not delay the others. Pairs of changes are tried if no single change
is right.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import some_subset_has_size
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.analysis.difficulty import ENGINE
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.changes import (
    Change,
    ChangeKind,
    Mend,
    figure_changes,
    mended,
    piece_changes,
)
from cubewright.solver.design.likelihood import Likelihood
from cubewright.solver.design.trial import MAX_EXAMINED, level_finder
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.faults import FaultKind, rule_faults
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve
from cubewright.translation import tr

BUDGETS = (10**7, 3 * 10**8, 10**10)
"""The number of mask tests that a search may use in each round."""
MAX_SINGLES = 300
"""The number of the most likely single changes that are combined into pairs."""


@dataclass(frozen=True)
class MendWish:
    """The solutions that the mended puzzle must have.

    - ``solutions``: the minimum and maximum number, with rotations and reflections counted as one;
      None: no maximum.
    - ``level``: the number of moves that remove a first piece; None for any number.

    Raises:
        ValueError: The minimum is below 1 or above the maximum.
    """

    solutions: tuple[int, int | None] = (1, None)
    level: int | None = None

    def __post_init__(self) -> None:
        least, most = self.solutions
        if least < 1 or (most is not None and most < least):
            raise ValueError(f"from {least} to {most} solutions")


@dataclass(frozen=True)
class MendRequest:
    """A puzzle to mend.

    - ``known``: sets of pieces that the person may have meant.
    - ``number``: the number of mends after which the search ends.
    """

    puzzle: Puzzle
    wish: MendWish = field(default_factory=MendWish)
    known: tuple[PieceSet, ...] = ()
    number: int = 10


class Verdict(Enum):
    """The result of a trial."""

    RIGHT = "right"
    WRONG = "wrong"
    UNDECIDED = "undecided"
    STOPPED = "stopped"


@dataclass(frozen=True)
class FoundMend:
    """Changes that make the puzzle right; a lower ``cost`` is more likely.

    ``puzzle`` is the mended puzzle, and ``known`` the known set with the same pieces, if any.
    """

    mend: Mend
    cost: float
    puzzle: Puzzle
    known: PieceSet | None = None


@dataclass(frozen=True)
class MendProgress:
    """The progress of a search for mends.

    - ``found``: all mends so far, most likely first.
    - ``done`` of ``total`` trials of this round are finished.
    - ``undecided``: the number of changes whose trial reached its limit of work.
    - ``changes``: the number of changes in each mend tried now, 1 or 2.
    - ``was_right``: the puzzle itself meets the wish, so only changes that lead to known sets are
      tried.
    - ``is_complete``: the search was not stopped, and has ended.
    """

    found: tuple[FoundMend, ...] = ()
    done: int = 0
    total: int = 0
    undecided: int = 0
    changes: int = 1
    was_right: bool = False
    is_complete: bool = False

    @property
    def fraction(self) -> float:
        """The finished share of this round, 0 to 1."""
        if not self.total:  # The puzzle itself is examined before any change.
            return 1.0 if self.is_complete else 0.0
        return self.done / self.total


def refusal(puzzle: Puzzle, wish: MendWish) -> str:
    """Return the reason why a wish can never be met, as a sentence; empty if it may be met."""
    for fault in rule_faults(puzzle):
        if fault.kind in (FaultKind.EMPTY, FaultKind.LATTICE):
            return fault.message
    if not any(puzzle.counts):
        return tr("There are no pieces. Choose or draw them first.")
    if wish.level is None:
        return ""
    if not puzzle.figure.lattice.slides:
        return tr("On this grid, assemblies cannot be taken apart, so they have no level.")
    if puzzle.piece_set.piece_count < 2:
        return tr("A single piece has no level. Leave the level out.")
    return ""


def find_mends(
    request: MendRequest, control: Control | None = None, pool: Pool | None = None
) -> Iterator[MendProgress]:
    """Try changes of a puzzle and yield the progress after each.

    ``pool`` contains the workers that try changes; None means this thread. The pool is not closed.

    Raises:
        CubewrightError: The wish can never be met.
        PoolLostError: The connection to the workers was lost.
    """
    if reason := refusal(request.puzzle, request.wish):
        raise CubewrightError(reason)
    yield from _MendSearch(request, control or Control(), pool).steps()


class _MendSearch:
    def __init__(self, request: MendRequest, control: Control, pool: Pool | None) -> None:
        self._request = request
        self._control = control
        self._pool = pool
        self._likelihood = Likelihood(request.puzzle, request.known)
        self._progress = MendProgress()
        self._found: list[FoundMend] = []

    def steps(self) -> Iterator[MendProgress]:
        yield self._progress
        (itself,) = self._verdicts(BUDGETS[0], [()])
        if itself is Verdict.STOPPED:
            return
        was_right = itself is Verdict.RIGHT
        self._progress = replace(self._progress, was_right=was_right)
        singles: list[Mend] = [(each,) for each in self._singles()]
        fitting = [mend for mend in singles if self._has_volume(mend)]
        if was_right:
            fitting = [mend for mend in fitting if self._likelihood.known_set(mend)]
        yield from self._try(self._in_order(fitting))
        if not (self._found or was_right or self._control.stopped):
            self._progress = replace(self._progress, changes=2, done=0, total=0)
            yield self._progress
            yield from self._try(self._pairs(singles))
        if not self._control.stopped:
            yield replace(self._progress, is_complete=True)

    def _singles(self) -> Iterator[Change]:
        puzzle = self._request.puzzle
        for index, copies in enumerate(puzzle.counts):
            if copies:
                yield from piece_changes(puzzle, index)
        yield from figure_changes(puzzle)

    def _in_order(self, mends: Iterable[Mend]) -> list[tuple[float, Mend]]:
        costs: list[tuple[float, Mend]] = []
        for mend in mends:
            if self._control.stopped:
                return []
            costs.append((self._likelihood.cost(mend), mend))
        return sorted(costs, key=lambda each: each[0])

    def _pairs(self, singles: list[Mend]) -> list[tuple[float, Mend]]:
        puzzle = self._request.puzzle
        likely = [mend[0] for _, mend in self._in_order(singles)[:MAX_SINGLES]]
        mends: list[Mend] = []
        for number, first in enumerate(likely):
            if self._control.stopped:
                return []
            seconds = [each for each in likely[number + 1 :] if _are_independent(first, each)]
            mends += [
                (first, second)
                for second in (*seconds, *_beyond(puzzle, first))
                if self._has_volume((first, second))
            ]
        return self._in_order(mends)

    def _has_volume(self, mend: Mend) -> bool:
        """Return whether some selection of the pieces has as many cells as a solution fills."""
        puzzle = self._request.puzzle
        if not puzzle.is_exact:
            changed = mended(puzzle, mend)
            cells = range(changed.min_filled, len(changed.figure) + 1)
            return some_subset_has_size(changed.piece_set, cells)
        gain = sum(
            -each.gain if each.piece is None else each.gain * puzzle.counts[each.piece]
            for each in mend
        )
        return puzzle.piece_set.volume + gain == len(puzzle.figure)

    def _try(self, mends: list[tuple[float, Mend]]) -> Iterator[MendProgress]:
        waiting: Iterable[tuple[float, Mend]] = self._different(mends)
        total = len(mends)
        for budget in BUDGETS:
            undecided = yield from self._round(budget, waiting, total)
            is_enough = len(self._found) >= self._request.number
            if is_enough or not undecided or self._control.stopped:
                return
            waiting, total = undecided, len(undecided)

    def _round(
        self, budget: int, mends: Iterable[tuple[float, Mend]], total: int
    ) -> Generator[MendProgress, None, list[tuple[float, Mend]]]:
        """Try each mend with a limited amount of work; return the mends that remain undecided."""
        undecided: list[tuple[float, Mend]] = []
        taken: deque[tuple[float, Mend]] = deque()
        self._progress = replace(self._progress, done=0, total=total)

        def tasks() -> Iterator[Mend]:
            for each in mends:
                taken.append(each)
                yield each[1]

        for done, verdict in enumerate(self._verdicts(budget, tasks()), start=1):
            cost, mend = taken.popleft()
            if verdict is Verdict.STOPPED:
                break
            if verdict is Verdict.UNDECIDED:
                undecided.append((cost, mend))
            elif verdict is Verdict.RIGHT:
                self._add(cost, mend)
            found, unknown = tuple(self._found), len(undecided)
            self._progress = replace(self._progress, found=found, done=done, undecided=unknown)
            yield self._progress
            if len(found) >= self._request.number or self._control.stopped:
                break
        return undecided

    def _add(self, cost: float, mend: Mend) -> None:
        puzzle = mended(self._request.puzzle, mend)
        self._found.append(FoundMend(mend, cost, puzzle, self._likelihood.known_set(mend)))
        self._found.sort(key=lambda each: each.cost)

    def _verdicts(self, budget: int, mends: Iterable[Mend]) -> Iterator[Verdict]:
        attempt = partial(try_mend, self._request.puzzle, self._request.wish, budget)
        if self._pool is not None:
            return ordered_map(self._pool, attempt, mends, self._control)
        return (attempt(mend, self._control) for mend in mends)

    def _different(self, mends: Iterable[tuple[float, Mend]]) -> Iterator[tuple[float, Mend]]:
        """Yield the mends that lead to different puzzles with connected pieces."""
        seen: set[object] = {_key(self._request.puzzle, (), self._request.puzzle)}
        for cost, mend in mends:
            after = mended(self._request.puzzle, mend)
            key = _key(self._request.puzzle, mend, after)
            if key not in seen and keeps_connected(self._request.puzzle, mend, after):
                seen.add(key)
                yield cost, mend


def try_mend(puzzle: Puzzle, wish: MendWish, budget: int, mend: Mend, control: Control) -> Verdict:
    """Return whether the mended puzzle meets a wish; workers may call this.

    The search ends after about ``budget`` mask tests.
    """
    control.wait_while_paused()
    least, most = wish.solutions
    limit = MAX_EXAMINED if wish.level is not None else least
    request = SolveRequest(
        mended(puzzle, mend), engine=ENGINE, limit=limit if most is None else most + 1
    )
    cover: CoverProblem | None = None
    solutions: list[Solution] = []
    count = 0
    try:
        for report in solve(request, control):
            match report:
                case Prepared(prepared, _):
                    cover = prepared
                case SolutionsFound(rows) if cover is not None:
                    count += len(rows)
                    if wish.level is not None:
                        room = MAX_EXAMINED - len(solutions)
                        solutions += [cover.solution(row) for row in rows[:room]]
                case Finished(Outcome.STOPPED):
                    return Verdict.STOPPED
                case Progressed() as progress if progress.stages.total_work > budget:
                    # The limit of solutions may have been reached in this step.
                    if count < (limit if most is None else most + 1) and progress.fraction < 1:
                        return Verdict.UNDECIDED
    except PuzzleError:
        return Verdict.WRONG
    if count < least or (most is not None and count > most):
        return Verdict.WRONG
    if wish.level is None:
        return Verdict.RIGHT
    level = level_finder(puzzle.figure.lattice).lowest(solutions, control)
    if level is None:
        return Verdict.STOPPED
    return Verdict.RIGHT if level == wish.level else Verdict.WRONG


def keeps_connected(before: Puzzle, mend: Mend, after: Puzzle) -> bool:
    """Return whether changes leave every piece in one part that was in one part before."""
    return all(
        after.pieces[index].is_connected or not before.pieces[index].is_connected
        for index in _changed_indices(mend)
    )


def _are_independent(first: Change, second: Change) -> bool:
    if first.piece != second.piece:
        return True
    if ChangeKind.MIRRORED in (first.kind, second.kind):
        return False
    removed = first.removed is None or first.removed != second.removed
    added = first.added is None or first.added != second.added
    return removed and added


def _beyond(puzzle: Puzzle, first: Change) -> Iterator[Change]:
    """Yield additions of a cell beside an added cell."""
    if first.kind is not ChangeKind.ADDED or first.added is None:
        return
    lattice = puzzle.figure.lattice
    cells = puzzle.figure.cells if first.piece is None else puzzle.pieces[first.piece].cells
    beside = {near for cell in cells for near in lattice.neighbours(cell)} | set(cells)
    for near in sorted(set(lattice.neighbours(first.added)) - beside):
        yield replace(first, added=near)


def _changed_indices(mend: Mend) -> set[int]:
    return {change.piece for change in mend if change.piece is not None}


def _key(before: Puzzle, mend: Mend, after: Puzzle) -> object:
    """Return a key that is equal for mends with equal puzzles."""
    changes = Counter(
        (before.counts[index], before.pieces[index].equivalence_key, piece.equivalence_key)
        for index in _changed_indices(mend)
        for piece in [after.pieces[index]]
        if piece.equivalence_key != before.pieces[index].equivalence_key
    )
    pieces = frozenset(changes.items())
    figure = after.figure
    if all(change.piece is not None for change in mend):
        return pieces, None
    if figure.optional or figure.colour_numbers or after.pre_placed or after.forbidden:
        return pieces, (figure.cells, figure.optional, figure.dark, figure.colours)
    return pieces, figure.lattice.forms(figure.cells)[0]

"""Find changes of some cells that improve a puzzle: a higher level, or fewer assemblies.

The search starts from the assembly of the puzzle that needs the most moves. A step moves a cell of
this assembly from one piece to a touching piece, empties a hidden cell, or fills an empty one, so
that the outside stays the same. After all single steps, the search continues from the best changed
assemblies with a further step. Each result is proved by a complete search for all assemblies and
the ordinary analysis of each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.model.cell import Cell, Matrix, difference, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.model.pieces.colours import piece_symbols
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.analysis.difficulty import ENGINE
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.changes import Change, ChangeKind, Mend, mended
from cubewright.solver.design.mending import FoundMend, keeps_connected
from cubewright.solver.design.trial import MAX_EXAMINED, level_finder
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve
from cubewright.translation import mark, tr

BUDGET = 10**9
"""The number of mask tests after which the search for a changed puzzle's assemblies ends."""
BEAM = 12
"""The number of changed assemblies that get a further step."""
MAX_STEPS = 4
"""The largest number of steps of a result."""

Owners = Mapping[Cell, int]
"""The index of the piece at each filled cell of an assembly."""


class PieceWish(Enum):
    """A wish for all pieces together."""

    ANY = mark("as they are")
    DIFFERENT = mark("all different")
    EQUAL = mark("all equal")
    ONE_PART = mark("each in one part")


@dataclass(frozen=True)
class ImproveWish:
    """The improvements that every result must have.

    - ``level``: the first part needs more moves, in the assembly that needs the fewest.
    - ``fewer``: the number of assemblies is smaller.
    - ``pieces``: the wish about the pieces.

    A result is never worse: it has at least one assembly, at most as many as before, and at least
    the former level.
    """

    level: bool = False
    fewer: bool = False
    pieces: PieceWish = PieceWish.ANY


@dataclass(frozen=True)
class ImproveRequest:
    """A puzzle to improve.

    ``max_steps`` is the largest number of cells to change. After ``number`` results, no
    further step is tried.
    """

    puzzle: Puzzle
    wish: ImproveWish
    max_steps: int = 2
    number: int = 10


@dataclass(frozen=True)
class Improvement(FoundMend):
    """Changes that improve a puzzle, with the ``level`` and the ``solutions`` of the result.

    ``steps`` is the number of cells that were moved, emptied or filled. A lower ``cost`` is better.
    """

    level: int = 0
    solutions: int = 0
    steps: int = 0


@dataclass(frozen=True)
class ImproveProgress:
    """The progress of a search for improvements.

    - ``found``: all improvements so far, the best first.
    - ``done`` of ``total`` changed assemblies with ``steps`` steps are examined.
    - ``undecided``: the number of searches that reached their limit of work.
    - ``solutions`` and ``level``: the number of assemblies of the puzzle itself, and the fewest
      moves to its first part; None before they are known.
    - ``is_complete``: the search ended without a stop.
    """

    found: tuple[Improvement, ...] = ()
    done: int = 0
    total: int = 0
    steps: int = 1
    undecided: int = 0
    solutions: int | None = None
    level: int | None = None
    is_complete: bool = False

    @property
    def fraction(self) -> float:
        """The finished share of the assemblies with this number of steps, 0 to 1."""
        return self.done / self.total if self.total else 0.0


def refusal(puzzle: Puzzle, wish: ImproveWish) -> str:
    """Return the reason why a puzzle cannot be improved as wished; empty if it can."""
    if not any(puzzle.counts):
        return tr("There are no pieces. Choose or draw them first.")
    if wish == ImproveWish():
        return tr("Choose what should be better.")
    if not puzzle.piece_set.uses_every_copy or puzzle.choices:
        return tr("Only puzzles that use every piece can be improved.")
    if puzzle.pre_placed or puzzle.forbidden:
        return tr("Remove pre-placed pieces and forbidden cells first.")
    pieces = puzzle.pieces
    if puzzle.figure.dark is not None or any(p.is_coloured for p in pieces):
        return tr("Only puzzles without colours can be improved.")
    if wish.level and not puzzle.figure.lattice.slides:
        return tr("On this grid, assemblies cannot be taken apart, so they have no level.")
    if puzzle.piece_set.piece_count < 2:
        return tr("At least two pieces are needed.")
    return ""


def separate_copies(puzzle: Puzzle) -> Puzzle:
    """Return the same puzzle with a separate piece for each copy, so that copies can differ.

    A puzzle without several copies is returned unchanged.
    """
    pieces = puzzle.piece_set
    if max(pieces.counts, default=0) <= 1:
        return puzzle
    taken = {piece.symbol for piece in pieces.pieces}
    free = iter(
        each for each in piece_symbols(len(taken) + pieces.piece_count) if each not in taken
    )
    single: list[Piece] = []
    for piece, count in zip(pieces.pieces, pieces.counts, strict=True):
        for copy in range(count):
            symbol = piece.symbol if copy == 0 else next(free)
            single.append(replace(piece, symbol=symbol, marks=(), aliases=()))
    counts = (1,) * len(single)
    each = replace(pieces, pieces=tuple(single), counts=counts, minimums=counts)
    return replace(puzzle, piece_set=each)


@dataclass(frozen=True)
class _Facts:
    """The complete search of a puzzle: the number of assemblies and the lowest level."""

    solutions: int
    level: int


@dataclass(frozen=True)
class _Task:
    """The changes to examine, and the assembly after them."""

    mend: Mend
    placed: tuple[PlacedPiece, ...]


@dataclass(frozen=True)
class _Result:
    """The level of the changed assembly, and the facts about the puzzle if it was searched.

    ``is_undecided``: the complete search reached its limit of work.
    """

    level: int
    facts: _Facts | None = None
    is_undecided: bool = False


@dataclass(frozen=True)
class _State:
    """A changed assembly, its puzzle, and the changes and steps that lead to it."""

    owners: Owners
    puzzle: Puzzle
    mend: Mend = ()
    steps: int = 0


def find_improvements(
    request: ImproveRequest, control: Control | None = None, pool: Pool | None = None
) -> Iterator[ImproveProgress]:
    """Try changes of a puzzle and yield the progress after each.

    The results change the puzzle that :func:`separate_copies` returns. ``pool`` are workers that
    try changes, and is not closed; None means this thread.

    Raises:
        CubewrightError: The puzzle cannot be improved as wished.
        PoolLostError: The connection to the workers was lost.
    """
    if reason := refusal(request.puzzle, request.wish):
        raise CubewrightError(reason)
    puzzle = separate_copies(request.puzzle)
    yield from _ImproveSearch(replace(request, puzzle=puzzle), control or Control(), pool).run()


class _ImproveSearch:
    def __init__(self, request: ImproveRequest, control: Control, pool: Pool | None) -> None:
        self._request = request
        self._control = control
        self._pool = pool
        self._progress = ImproveProgress()
        self._found: list[Improvement] = []
        self._own: list[Callable[[Cell], Cell] | None] = []
        """For each piece, the map from the assembly's cells to the piece's own cells."""

    def run(self) -> Iterator[ImproveProgress]:
        yield self._progress
        puzzle = self._request.puzzle
        searched = _searched(puzzle, MAX_EXAMINED + 1, self._control)
        if searched is None:
            return
        solutions, count = searched
        if not count:
            raise CubewrightError(
                tr("The puzzle has no solution: find the changes that give it one first.")
            )
        if count > MAX_EXAMINED:
            text = tr("The puzzle has more than {number:,} solutions.", number=MAX_EXAMINED)
            raise CubewrightError(text)
        levels = _levels(solutions, self._control)
        if levels is None:
            return
        base = _Facts(count, min((level for level in levels if level), default=0))
        self._progress = replace(self._progress, solutions=count, level=base.level)
        yield self._progress
        start = solutions[levels.index(max(levels))]
        self._own = [_own_cells(puzzle.pieces[each.piece], each) for each in start.placed]
        owners = {cell: each.piece for each in start.placed for cell in each.cells}
        front = [_State(owners, puzzle)]
        seen = {_key(owners)}
        for steps in range(1, self._request.max_steps + 1):
            states = [each for state in front for each in self._next(state, seen)]
            front = yield from self._round(states, base, steps)
            if self._control.stopped:
                return
            if len(self._found) >= self._request.number:
                break
        yield replace(self._progress, is_complete=True)

    def _round(
        self, states: list[_State], base: _Facts, steps: int
    ) -> Generator[ImproveProgress, None, list[_State]]:
        """Examine changed assemblies; return the best of them."""
        self._progress = replace(self._progress, steps=steps, done=0, total=len(states))
        yield self._progress
        ranked: list[tuple[tuple[float, ...], int]] = []
        tasks = (_Task(state.mend, self._placed(state.owners)) for state in states)
        for number, result in enumerate(self._results(base, tasks)):
            if result is None:
                break
            state = states[number]
            if result.facts is not None and self._meets(state, base, result.facts):
                self._add(state, base, result.facts)
            ranked.append((self._rank(state, result, base), number))
            undecided = self._progress.undecided + result.is_undecided
            found = tuple(self._found[: self._request.number])
            self._progress = replace(
                self._progress, done=number + 1, found=found, undecided=undecided
            )
            yield self._progress
        return [states[number] for _, number in sorted(ranked)[:BEAM]]

    def _results(self, base: _Facts, tasks: Iterable[_Task]) -> Iterator[_Result | None]:
        attempt = partial(examine_changes, self._request.puzzle, self._request.wish, base)
        if self._pool is not None:
            return ordered_map(self._pool, attempt, tasks, self._control)
        return (attempt(task, self._control) for task in tasks)

    def _next(self, state: _State, seen: set[object]) -> Iterator[_State]:
        """Yield the new assemblies after one more step, with connected pieces."""
        for owners, changes in self._steps_from(state):
            key = _key(owners)
            if key not in seen and not self._control.stopped:
                seen.add(key)
                mend = (*state.mend, *changes)
                after = mended(self._request.puzzle, mend)
                if keeps_connected(self._request.puzzle, mend, after):
                    yield _State(owners, after, mend, state.steps + 1)

    def _steps_from(self, state: _State) -> Iterator[tuple[Owners, Mend]]:
        owners, figure = state.owners, state.puzzle.figure
        lattice = figure.lattice
        inside = {cell for cell in owners if set(lattice.neighbours(cell)) <= owners.keys()}
        sizes = Counter(owners.values())
        for cell, piece in owners.items():
            taken = self._change(piece, ChangeKind.REMOVED, cell)
            if taken is None or sizes[piece] < 2:
                continue
            for other in sorted(
                {owners[near] for near in owners.keys() & set(lattice.neighbours(cell))}
            ):
                given = self._change(other, ChangeKind.ADDED, cell)
                if other != piece and given is not None:
                    yield {**owners, cell: other}, (taken, given)
            if cell in inside:
                rest = {each: owner for each, owner in owners.items() if each != cell}
                from_figure = Change(None, ChangeKind.REMOVED, removed=cell)
                yield rest, (taken,) if cell in figure.optional else (taken, from_figure)
        for cell in _enclosed(lattice, owners):
            for other in sorted(
                {owners[near] for near in owners.keys() & set(lattice.neighbours(cell))}
            ):
                given = self._change(other, ChangeKind.ADDED, cell)
                if given is not None:
                    to_figure = Change(None, ChangeKind.ADDED, added=cell)
                    filled = {**owners, cell: other}
                    yield filled, (given,) if cell in figure else (given, to_figure)

    def _change(self, piece: int, kind: ChangeKind, cell: Cell) -> Change | None:
        own = self._own[piece]
        if own is None:
            return None
        if kind is ChangeKind.ADDED:
            return Change(piece, kind, added=own(cell))
        return Change(piece, kind, removed=own(cell))

    def _placed(self, owners: Owners) -> tuple[PlacedPiece, ...]:
        cells: dict[int, list[Cell]] = {}
        for cell, piece in sorted(owners.items()):
            cells.setdefault(piece, []).append(cell)
        return tuple(PlacedPiece(piece, 0, tuple(each)) for piece, each in sorted(cells.items()))

    def _meets(self, state: _State, base: _Facts, facts: _Facts) -> bool:
        wish = self._request.wish
        return (
            1 <= facts.solutions <= base.solutions - wish.fewer
            and facts.level >= base.level + wish.level
            and distance(state.puzzle.pieces, wish.pieces) == 0
        )

    def _rank(self, state: _State, result: _Result, base: _Facts) -> tuple[float, ...]:
        """Return a key that is lower for better starts of a further step."""
        unlike = distance(state.puzzle.pieces, self._request.wish.pieces)
        solutions = base.solutions if result.facts is None else result.facts.solutions
        is_lost = result.level < min(base.level, 1) or solutions < 1
        return (is_lost, unlike, solutions, -result.level)

    def _add(self, state: _State, base: _Facts, facts: _Facts) -> None:
        cost = 1e6 * facts.solutions - 1e3 * facts.level + state.steps
        found = Improvement(
            state.mend,
            cost,
            state.puzzle,
            level=facts.level,
            solutions=facts.solutions,
            steps=state.steps,
        )
        same = _shapes(state.puzzle)
        if all(_shapes(each.puzzle) != same for each in self._found):
            self._found.append(found)
            self._found.sort(key=lambda each: each.cost)


def examine_changes(
    puzzle: Puzzle, wish: ImproveWish, base: _Facts, task: _Task, control: Control
) -> _Result | None:
    """Examine a changed puzzle, possibly in a worker; return None if the control stopped it.

    The complete search is omitted if the changed assembly already proves that the puzzle is not
    better.
    """
    control.wait_while_paused()
    after = mended(puzzle, task.mend)
    levels = _levels([Solution(after, task.placed)], control)
    if levels is None:
        return None
    level = levels[0]
    is_worse = level < base.level + wish.level
    if is_worse or (not wish.fewer and distance(after.pieces, wish.pieces)):
        return _Result(level)
    searched = _searched(after, base.solutions + 1, control)
    if searched is None:
        return None if control.stopped else _Result(level, is_undecided=True)
    solutions, count = searched
    if not 1 <= count <= base.solutions:
        return _Result(level, _Facts(count, 0))
    found = _levels(solutions, control)
    if found is None:
        return None
    return _Result(level, _Facts(count, min((each for each in found if each), default=0)))


def distance(pieces: Iterable[Piece], wish: PieceWish) -> int:
    """Return a measure of the difference between pieces and a wish; 0 if they meet it."""
    pieces = tuple(pieces)
    if wish is PieceWish.ONE_PART:
        return sum(not piece.is_connected for piece in pieces)
    shapes = {piece.shape for piece in pieces}
    if wish is PieceWish.DIFFERENT:
        return len(pieces) - len(shapes)
    return len(shapes) - 1 if wish is PieceWish.EQUAL else 0


def _searched(puzzle: Puzzle, limit: int, control: Control) -> tuple[list[Solution], int] | None:
    """Return up to ``limit`` solutions and their number; None if stopped or undecided."""
    cover: CoverProblem | None = None
    solutions: list[Solution] = []
    try:
        for report in solve(SolveRequest(puzzle, engine=ENGINE, limit=limit), control):
            match report:
                case Prepared(prepared, _):
                    cover = prepared
                case SolutionsFound(rows) if cover is not None:
                    solutions += [cover.solution(row) for row in rows]
                case Finished(Outcome.STOPPED):
                    return None
                case Progressed() as progress if progress.stages.total_work > BUDGET:
                    if len(solutions) < limit and progress.fraction < 1:
                        return None
    except PuzzleError:
        return [], 0
    return solutions, len(solutions)


def _levels(solutions: list[Solution], control: Control) -> list[int] | None:
    """Return the level of each solution, 0 if it does not come apart; None if stopped."""
    lattice = solutions[0].puzzle.figure.lattice
    if not lattice.slides:
        return [0] * len(solutions)
    finder = level_finder(lattice)
    levels = []
    for solution in solutions:
        level = finder.lowest([solution], control)
        if level is None:
            return None
        levels.append(level)
    return levels


def _shapes(puzzle: Puzzle) -> Counter[object]:
    return Counter(piece.shape for piece in puzzle.pieces)


def _key(owners: Owners) -> object:
    return frozenset(owners.items())


def _enclosed(lattice: Lattice, owners: Owners) -> list[Cell]:
    """Return the empty places whose neighbours are all filled."""
    beside = {near for cell in owners for near in lattice.neighbours(cell)} - owners.keys()
    return sorted(each for each in beside if set(lattice.neighbours(each)) <= owners.keys())


def _own_cells(piece: Piece, placed: PlacedPiece) -> Callable[[Cell], Cell] | None:
    """Return the map from the cells of a placement to the piece's own; None if unknown."""
    lattice = piece.lattice
    mirrors = lattice.mirrors if piece.flips else ()
    wanted = set(placed.cells)
    for matrix in (*lattice.turns_of(piece.cells), *mirrors):
        images = [turned(cell, matrix) for cell in piece.cells]
        shift = difference(lattice.corner(placed.cells), lattice.corner(images))
        if {shifted(image, shift) for image in images} == wanted:
            back = _inverse(matrix)
            return lambda cell: turned(difference(cell, shift), back)
    return None


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of an integer matrix whose determinant is 1 or -1."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    sign = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return (
        (sign * (e * i - f * h), sign * (c * h - b * i), sign * (b * f - c * e)),
        (sign * (f * g - d * i), sign * (a * i - c * g), sign * (c * d - a * f)),
        (sign * (d * h - e * g), sign * (b * g - a * h), sign * (a * e - b * d)),
    )

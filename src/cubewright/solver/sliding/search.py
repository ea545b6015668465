"""The fewest moves that bring sliding pieces to their targets.

The breadth-first search expands all arrangements at one distance from the start at a time. Every
move can be undone, so a neighbour of an arrangement at distance d is at distance d-1, d or d+1.
Only the last two sets can therefore contain a known neighbour (frontier search, Korf 1999). All
sets are stored as keys, and a shortest plan is found backwards from them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError
from cubewright.model.sliding import DIRECTIONS, Cells, SlidingMove, SlidingPuzzle
from cubewright.solver.sliding.positions import Keys, Kind, Positions, Rows
from cubewright.translation import tr

MAX_ARRANGEMENTS = 20_000_000
"""Maximum number of arrangements; in a puzzle of usual size, their keys take 160 MB."""
_CHUNK = 5_000
"""The number of arrangements whose neighbours are computed at once."""
_NAMES = tuple(DIRECTIONS)


@dataclass(frozen=True)
class SlidingProgress:
    """The number of moves up to which the search is complete, and the number of arrangements."""

    moves: int
    arrangements: int


@dataclass(frozen=True)
class SlidingResult:
    """A shortest plan, or None if the targets cannot be reached; and the number of arrangements."""

    plan: tuple[SlidingMove, ...] | None
    arrangements: int


def sliding_steps(
    puzzle: SlidingPuzzle, counted: str, places: Mapping[str, Cells] | None = None
) -> Generator[SlidingProgress, None, SlidingResult]:
    """Search for the fewest moves; yield between two steps of the search.

    ``counted`` is a name of :data:`COUNTS`. ``places`` replaces the start.

    Raises:
        CubewrightError: The puzzle has more than :data:`MAX_ARRANGEMENTS` arrangements.
    """
    start = dict(puzzle.start if places is None else places)
    positions = Positions(puzzle)
    rows = _row(positions, start)
    neighbours = COUNTS[counted]
    layers: list[Keys] = [positions.keys(rows)]
    total = 1
    while not (solved := positions.solved(rows)).any():
        found: list[Keys] = []
        for first in range(0, len(rows), _CHUNK):
            near = positions.sorted(neighbours(positions, rows[first : first + _CHUNK]))
            found.append(_new(positions.keys(near), layers))
            yield SlidingProgress(len(layers) - 1, total)
        keys = np.unique(np.concatenate(found))
        total += len(keys)
        if total > MAX_ARRANGEMENTS:
            raise CubewrightError(
                tr(
                    "the pieces can be arranged in more than {most} ways; search a smaller room",
                    most=f"{MAX_ARRANGEMENTS:,}",
                )
            )
        if not len(keys):
            return SlidingResult(None, total)
        layers.append(keys)
        rows = positions.rows(keys)
    last = rows[np.flatnonzero(solved)[:1]]
    chain = _chain(positions, layers, last, neighbours)
    return SlidingResult(tuple(_moves(positions, start, chain)), total)


def _row(positions: Positions, places: Mapping[str, Cells]) -> Rows:
    numbers = [
        kind.places.index(places[symbol]) for kind in positions.kinds for symbol in kind.symbols
    ]
    return positions.sorted(np.array([numbers], np.int32))


def _new(keys: Keys, layers: list[Keys]) -> Keys:
    """Return the different keys that neither of the last two layers contains."""
    keys = np.unique(keys)
    for known in layers[-2:]:
        keys = keys[~_is_in(keys, known)]
    return keys


def _is_in(keys: Keys, known: Keys) -> NDArray[np.bool_]:
    """Return for each key whether the sorted keys ``known`` contain it."""
    places = np.searchsorted(known, keys)
    places[places == len(known)] = 0
    found: NDArray[np.bool_] = known[places] == keys
    return found


def _unit_steps(positions: Positions, rows: Rows) -> Rows:
    """Return the rows after each move of one piece by one cell."""
    return _slid(positions, rows, far=False)


def _straight_moves(positions: Positions, rows: Rows) -> Rows:
    """Return the rows after each straight move of one piece."""
    return _slid(positions, rows, far=True)


def _slid(positions: Positions, rows: Rows, *, far: bool) -> Rows:
    found = []
    for column, rest in _each_piece(positions, rows):
        kind = positions.kind_of_column[column]
        for direction in range(len(_NAMES)):
            of_rows, at = np.arange(len(rows)), rows[:, column]
            while len(of_rows):
                at = kind.steps[at, direction]
                free = (at >= 0) & ~(rest[of_rows] & kind.masks[at]).any(axis=1)
                of_rows, at = of_rows[free], at[free]
                found.append(_with(rows, of_rows, column, at))
                if not far:
                    break
    return np.concatenate(found)


def _piece_moves(positions: Positions, rows: Rows) -> Rows:
    """Return the rows after each move of one piece along any path."""
    found = []
    for column, rest in _each_piece(positions, rows):
        kind = positions.kind_of_column[column]
        count = len(kind.places)
        # One number contains a row and the position of its piece, so that a set of them is an
        # array.
        reached = np.arange(len(rows)) * count + rows[:, column]
        last = reached
        while len(last):
            of_rows, at = np.divmod(last, count)
            near = []
            for direction in range(len(_NAMES)):
                to = kind.steps[at, direction]
                free = (to >= 0) & ~(rest[of_rows] & kind.masks[to]).any(axis=1)
                near.append(of_rows[free] * count + to[free])
            last = np.setdiff1d(np.concatenate(near), reached)
            reached = np.union1d(reached, last)
        of_rows, at = np.divmod(reached, count)
        away = at != rows[of_rows, column]
        found.append(_with(rows, of_rows[away], column, at[away]))
    return np.concatenate(found)


COUNTS: Mapping[str, Callable[[Positions, Rows], Rows]] = {
    "pieces": _piece_moves,
    "straight": _straight_moves,
    "steps": _unit_steps,
}
"""The ways to count one move of a piece: along any path, along a straight line, or by one cell."""


def _each_piece(positions: Positions, rows: Rows) -> Iterator[tuple[int, NDArray[np.uint64]]]:
    """Yield each column, and the cells that all other pieces occupy."""
    occupied = positions.occupied(rows)
    for column, kind in enumerate(positions.kind_of_column):
        yield column, occupied & ~kind.masks[rows[:, column]]


def _with(rows: Rows, of_rows: NDArray[np.int64], column: int, at: NDArray[np.int32]) -> Rows:
    changed = rows[of_rows]
    changed[:, column] = at
    return changed


def _chain(
    positions: Positions,
    layers: list[Keys],
    last: Rows,
    neighbours: Callable[[Positions, Rows], Rows],
) -> list[Rows]:
    """Return the arrangements of a shortest plan, from the start to ``last``."""
    chain = [last]
    for known in reversed(layers[:-1]):
        near = positions.sorted(neighbours(positions, chain[-1]))
        number = np.flatnonzero(_is_in(positions.keys(near), known))[0]
        chain.append(near[number : number + 1])
    return chain[::-1]


def _moves(
    positions: Positions, start: dict[str, Cells], chain: list[Rows]
) -> Iterator[SlidingMove]:
    """Yield the move from each arrangement to the next."""
    symbols = {cells: symbol for symbol, cells in start.items()}
    for before, after in pairwise(chain):
        for kind in positions.kinds:
            old = set(before[0, kind.columns].tolist())
            new = set(after[0, kind.columns].tolist())
            if old != new:
                (source,), (target,) = old - new, new - old
                symbol = symbols.pop(kind.places[source])
                steps = _path(kind, source, target, frozenset().union(*symbols))
                symbols[kind.places[target]] = symbol
                yield SlidingMove(symbol, steps)


def _path(kind: Kind, source: int, target: int, blocked: Cells) -> tuple[str, ...]:
    """Return the steps of a shortest path between two positions that avoids the blocked cells."""
    ways: dict[int, tuple[str, ...]] = {source: ()}
    for at in (waiting := [source]):
        if at == target:
            break
        for name, to in zip(_NAMES, kind.steps[at].tolist(), strict=True):
            if to >= 0 and to not in ways and not kind.places[to] & blocked:
                ways[to] = (*ways[at], name)
                waiting.append(to)
    return ways[target]

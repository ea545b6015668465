"""The sliding puzzle that a figure, its placed pieces and their targets state.

The figure is the room, the placed pieces are the start, and every target is the place of one copy
of its piece. Copies of a piece that stand the same way round may exchange their targets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cubewright.errors import CubewrightError
from cubewright.model.constraints import Constraints, PrePlaced
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.model.sliding import SlidingPuzzle, shape
from cubewright.translation import tr

MAX_ROOM = 4096
"""Maximum number of cells of a room."""


def sliding_problem(puzzle: Puzzle, constraints: Constraints) -> SlidingPuzzle:
    """Return the sliding puzzle that constraints state for the figure and pieces of a puzzle.

    A single copy of a piece has the piece's symbol as its name; several copies are numbered from 1.

    Raises:
        CubewrightError: The cells are no cubes, the room is too large, no piece is placed or has a
            target, a piece does not fit in its place, or no placed piece can slide to a target.
    """
    figure = puzzle.figure
    if figure.lattice != CUBIC:
        raise CubewrightError(tr("pieces slide only in figures of cubes"))
    if len(figure) > MAX_ROOM:
        raise CubewrightError(tr("the room has more than {most} cells", most=f"{MAX_ROOM:,}"))
    if not constraints.placed:
        raise CubewrightError(tr("no piece is placed; place the pieces where they start"))
    if not constraints.targets:
        raise CubewrightError(tr("no piece has a target; set targets first"))
    fits = constraints.for_puzzle(puzzle)
    for each in (*constraints.placed, *constraints.targets):
        if each not in (*fits.placed, *fits.targets):
            reason = tr("the piece {symbol!r} does not fit in its place", symbol=each.symbol)
            raise CubewrightError(reason)
    named = _named(constraints.placed)
    for name, each in named.items():
        if not Piece(name, each.cells).is_connected:
            raise CubewrightError(tr("the piece {symbol!r} is in several parts", symbol=name))
    colours = {piece.symbol: piece.colour for piece in puzzle.pieces}
    kinds: dict[object, list[str]] = {}
    for name, each in named.items():
        kinds.setdefault((each.symbol, shape(each.cells)), []).append(name)
    free = {kind: iter(names) for kind, names in kinds.items()}
    targets = {}
    for target in constraints.targets:
        name = next(free.get((target.symbol, shape(target.cells)), iter(())), "")
        if not name:
            raise CubewrightError(
                tr(
                    "no placed piece {symbol!r} can slide to its target: pieces keep their "
                    "orientation, and each copy reaches one target",
                    symbol=target.symbol,
                )
            )
        targets[name] = frozenset(target.cells)
    return SlidingPuzzle(
        name=figure.name,
        title=figure.name,
        room=frozenset(figure.cells),
        start={name: frozenset(each.cells) for name, each in named.items()},
        targets=targets,
        alike=tuple(
            tuple(names) for names in kinds.values() if not targets.keys().isdisjoint(names)
        ),
        colours={name: colours[each.symbol] for name, each in named.items()},
    )


def _named(placed: Iterable[PrePlaced]) -> dict[str, PrePlaced]:
    """Return the placed pieces by name."""
    listed = list(placed)
    copies = Counter(each.symbol for each in listed)
    seen: Counter[str] = Counter()
    named = {}
    for each in listed:
        seen[each.symbol] += 1
        number = str(seen[each.symbol]) if copies[each.symbol] > 1 else ""
        named[each.symbol + number] = each
    return named

"""Puzzles whose pieces slide in a room until some of them stand on their targets."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cubewright.model.cell import Cell, difference, shifted

Cells = frozenset[Cell]

DIRECTIONS: Mapping[str, Cell] = {
    "right": (1, 0, 0),
    "left": (-1, 0, 0),
    "back": (0, 1, 0),
    "front": (0, -1, 0),
    "up": (0, 0, 1),
    "down": (0, 0, -1),
}
"""The six directions in which a piece slides: the name, and a step of one cell."""


@dataclass(frozen=True)
class SlidingPuzzle:
    """A room of cubes or squares, the pieces in it, and the targets of some of them.

    - ``room``: all cells that pieces may occupy.
    - ``start``: the cells of each piece at the start, by the piece's name.
    - ``targets``: the cells that some pieces must reach.
    - ``alike``: groups of pieces of the same shape that may exchange their targets. Pieces of the
      same shape without a target are always interchangeable.
    - ``colours``: ``#rrggbb`` for each piece; empty to give each kind of pieces a colour.
    - ``moves``: the published number of moves; ``counted``: the name of the way in which
      these moves are counted.
    """

    name: str
    title: str
    room: Cells = field(repr=False)
    start: Mapping[str, Cells] = field(repr=False)
    targets: Mapping[str, Cells] = field(repr=False)
    alike: tuple[Sequence[str], ...] = ()
    counted: str = "pieces"
    moves: int | None = None
    source: str = ""
    colours: Mapping[str, str] = field(default_factory=dict, repr=False)

    @cached_property
    def kinds(self) -> tuple[tuple[str, ...], ...]:
        """The interchangeable pieces, as the names of the pieces of each kind."""
        kinds: dict[object, tuple[str, ...]] = {}
        for symbol, cells in self.start.items():
            group = next((each for each in self.alike if symbol in each), None)
            alone = symbol if group is None and symbol in self.targets else None
            key = (shape(cells), group, alone)
            kinds[key] = (*kinds.get(key, ()), symbol)
        return tuple(kinds.values())

    @property
    def is_flat(self) -> bool:
        """Whether the room has only one layer."""
        return len({z for _x, _y, z in self.room}) == 1

    def is_solved(self, places: Mapping[str, Cells]) -> bool:
        """Return whether every target is covered by its piece or by an interchangeable piece."""
        for kind in self.kinds:
            wanted = {self.targets[symbol] for symbol in kind if symbol in self.targets}
            if not wanted <= {places[symbol] for symbol in kind}:
                return False
        return True


@dataclass(frozen=True)
class SlidingMove:
    """A move of one piece: its name and the names of its steps of one cell."""

    symbol: str
    steps: tuple[str, ...]


def shape(cells: Collection[Cell]) -> tuple[Cell, ...]:
    """Return the cells relative to the smallest one, sorted."""
    first = min(cells)
    return tuple(sorted(difference(cell, first) for cell in cells))


def moved(
    puzzle: SlidingPuzzle, places: Mapping[str, Cells], move: SlidingMove
) -> dict[str, Cells] | None:
    """Return the places after a move; None if a wall or another piece is in the way."""
    cells = places[move.symbol]
    others = set().union(*(places[each] for each in places if each != move.symbol))
    for step in move.steps:
        cells = frozenset(shifted(cell, DIRECTIONS[step]) for cell in cells)
        if not cells <= puzzle.room or cells & others:
            return None
    return {**places, move.symbol: cells}

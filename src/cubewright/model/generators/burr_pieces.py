"""The numbered pieces of six-piece burrs: bars with twelve removable cubelets.

Each of the 4,096 ways to remove cubelets has a number. It is one more than the sum of the values of
the removed cubelets: 1, 2, 4, … 2048, in their order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from cubewright.model.cell import Cell, Matrix, turned
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr

NUMBERS = 4096
"""The number of ways to remove cubelets from a piece, and the largest number."""


@dataclass(frozen=True, eq=False)
class BurrPieces:
    """A kind of pieces, such as sticks: their name, size and removable cubelets.

    ``piece`` is the name of a piece with a ``{number}``, ``title`` the name of a set of pieces,
    ``refusal`` the error for a ``{number}`` that no piece has.
    """

    name: str
    piece: str
    title: str
    refusal: str
    size: Cell
    removable: tuple[Cell, ...] = field(repr=False)

    def cells(self, number: int) -> tuple[Cell, ...]:
        """Return the cubelets of the piece with a number from 1 to :data:`NUMBERS`, sorted.

        Raises:
            ValueError: No piece has this number.
        """
        if not 1 <= number <= NUMBERS:
            raise ValueError(tr(self.refusal, most=NUMBERS, number=number))
        removed = {cell for bit, cell in enumerate(self.removable) if number - 1 >> bit & 1}
        return tuple(sorted(self.whole - removed))

    def number(self, cells: Iterable[Cell]) -> int | None:
        """Return the smallest number of a piece in any orientation; None if it is not a piece."""
        found: list[int] = []
        for shape in CUBIC.forms(cells):
            removed = self.whole.difference(shape)
            is_piece = len(removed) + len(shape) == len(self.whole)
            if is_piece and removed.issubset(self.removable):
                found.append(1 + sum(1 << self.removable.index(cell) for cell in removed))
                if not _is_connected(shape):
                    return None
        return min(found, default=None)

    @cached_property
    def whole(self) -> frozenset[Cell]:
        """The cubelets of the piece without notches."""
        return frozenset(CUBIC.box(self.size))

    @cached_property
    def by_shape(self) -> dict[tuple[Cell, ...], int]:
        """The smallest numbers of the different pieces that are connected, by :meth:`key`."""
        found: dict[tuple[Cell, ...], int] = {}
        for number in range(1, NUMBERS + 1):
            cells = self.cells(number)
            if _is_connected(cells):
                found.setdefault(self.key(cells), number)
        return found

    def key(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Return a key for a piece that lies as in :meth:`cells`; equal pieces share it."""
        listed = list(cells)
        return min(CUBIC.normalized(turned(cell, turn) for cell in listed) for turn in self._turns)

    @cached_property
    def _turns(self) -> list[Matrix]:
        """The turns that map the piece without notches to itself."""
        whole = tuple(sorted(self.whole))
        return [
            turn
            for turn in CUBIC.turns
            if CUBIC.normalized(turned(cell, turn) for cell in whole) == whole
        ]


def _is_connected(cells: tuple[Cell, ...]) -> bool:
    missing = set(cells[1:])
    waiting = [cells[0]]
    while waiting:
        for other in CUBIC.neighbours(waiting.pop()):
            if other in missing:
                missing.remove(other)
                waiting.append(other)
    return not missing

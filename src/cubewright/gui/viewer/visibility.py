"""The display of each piece, by its name, and the layers beyond a cut plane."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution

_GRAIN = 1e-3
"""The difference below which two heights belong to one layer."""


class PieceDisplay(Enum):
    """The display of a piece."""

    SOLID = "solid"
    OUTLINED = "outlined"
    HIDDEN = "hidden"

    @property
    def next(self) -> PieceDisplay:
        """The value after this one; the first value comes after the last one."""
        order = tuple(PieceDisplay)
        return order[(order.index(self) + 1) % len(order)]


def piece_name(solution: Solution, placed: PlacedPiece) -> str:
    """Return the name of a placed piece: its symbol, with a number for further copies."""
    symbol = solution.piece(placed).symbol
    return f"{symbol}{placed.copy + 1}" if placed.copy else symbol


@dataclass(frozen=True)
class Cut:
    """A plane that hides the layers beyond it.

    ``axis`` is 0, 1 or 2 for a plane that moves in from the right, the front or above;
    ``removed`` is the number of hidden layers.
    """

    axis: int = 2
    removed: int = 0

    def layers(self, lattice: Lattice, cells: Iterable[Cell]) -> list[int]:
        """Return the layers of cells along the axis, in the order of hiding."""
        return list(_layers(lattice, tuple(cells), self.axis))

    def hidden(self, lattice: Lattice, cells: Collection[Cell]) -> frozenset[Cell]:
        """Return the cells beyond the plane."""
        if not self.removed:
            return frozenset()
        beyond = set(self.layers(lattice, cells)[: self.removed])
        return frozenset(cell for cell in cells if _layer(lattice, cell, self.axis) in beyond)


def _layer(lattice: Lattice, cell: Cell, axis: int) -> int:
    place = round(lattice.centre(cell)[axis] / _GRAIN)
    return -place if axis == 1 else place  # y is smallest at the front


@lru_cache(maxsize=4)
def _layers(lattice: Lattice, cells: tuple[Cell, ...], axis: int) -> tuple[int, ...]:
    """Return the layers; cached, because stepping through solutions does not change the cells."""
    return tuple(sorted({_layer(lattice, cell, axis) for cell in cells}, reverse=True))


@dataclass(frozen=True)
class Visibility:
    """The outlined and hidden pieces, by name, and a plane beyond which layers are hidden."""

    outlined: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    cut: Cut = field(default_factory=Cut)

    def of(self, name: str) -> PieceDisplay:
        """Return the display of a piece."""
        if name in self.hidden:
            return PieceDisplay.HIDDEN
        return PieceDisplay.OUTLINED if name in self.outlined else PieceDisplay.SOLID

    def with_piece(self, name: str, shown: PieceDisplay) -> Visibility:
        """Return a copy with a piece displayed in another way."""
        return Visibility(
            self.outlined - {name} | ({name} if shown is PieceDisplay.OUTLINED else set()),
            self.hidden - {name} | ({name} if shown is PieceDisplay.HIDDEN else set()),
            self.cut,
        )

    def with_cut(self, cut: Cut) -> Visibility:
        """Return a copy with another plane."""
        return Visibility(self.outlined, self.hidden, cut)

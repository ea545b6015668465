"""A figure is the set of cells to fill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.picture import layers_picture


@dataclass(frozen=True)
class Figure:
    """Cells to fill, in order and each once, with a name.

    >>> print(Figure([(0, 0, 0), (1, 0, 0), (0, 0, 1)], name="step"))
    |# |  |##|
    """

    cells: tuple[Cell, ...]
    name: str = ""
    lattice: Lattice = field(default=CUBIC, repr=False)

    def __init__(self, cells: Iterable[Cell], name: str = "", lattice: Lattice = CUBIC) -> None:
        object.__setattr__(self, "cells", tuple(sorted(set(cells))))
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "lattice", lattice)

    def __len__(self) -> int:
        return len(self.cells)

    def __contains__(self, cell: object) -> bool:
        return cell in self._cell_set

    @property
    def _cell_set(self) -> frozenset[Cell]:
        cached: frozenset[Cell] | None = self.__dict__.get("_cells_as_set")
        if cached is None:
            cached = frozenset(self.cells)
            self.__dict__["_cells_as_set"] = cached
        return cached

    @property
    def size(self) -> Cell:
        """Width, depth and height of the smallest box around the cells; zeros when empty."""
        if not self.cells:
            return (0, 0, 0)
        low, high = bounds(self.cells)
        return (high[0] - low[0] + 1, high[1] - low[1] + 1, high[2] - low[2] + 1)

    def settled(self) -> Figure:
        """The same figure moved to the corner of its lattice, where translations agree."""
        return replace(self, cells=self.lattice.settled(self.cells))

    def cornered(self) -> Figure:
        """The same figure moved so that no coordinate is below zero and none could be less."""
        low, _ = bounds(self.cells)
        shift = self.lattice.origin(low)
        return replace(self, cells=tuple(difference(cell, shift) for cell in self.cells))

    def with_cells(self, cells: Iterable[Cell]) -> Figure:
        """A figure of the same name and lattice with other cells."""
        return Figure(cells, self.name, self.lattice)

    def toggled(self, cell: Cell) -> Figure:
        """The figure with one cell drawn if it was not there, erased if it was."""
        return self.with_cells(self._cell_set ^ {cell})

    def parts(self) -> tuple[tuple[Cell, ...], ...]:
        """The connected parts, largest first.

        >>> [len(part) for part in Figure([(0, 0, 0), (1, 0, 0), (5, 0, 0)]).parts()]
        [2, 1]
        """
        unseen = set(self.cells)
        parts: list[tuple[Cell, ...]] = []
        while unseen:
            front = [unseen.pop()]
            part = list(front)
            while front:
                for cell in self.lattice.neighbours(front.pop()):
                    if cell in unseen:
                        unseen.remove(cell)
                        front.append(cell)
                        part.append(cell)
            parts.append(tuple(sorted(part)))
        return tuple(sorted(parts, key=lambda part: (-len(part), part)))

    def __str__(self) -> str:
        return layers_picture(dict.fromkeys(self.cells, "#"))

"""A figure: the set of cells to fill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.layer_text import layers_picture


@dataclass(frozen=True)
class Figure:
    """Cells to fill, sorted and without duplicates, with a name.

    ``optional`` cells may be filled or stay empty. ``dark`` are the cells of
    the darker of two colours, which pieces of two colours must match; None for
    a figure of one colour. Both are subsets of the cells.

    >>> print(Figure([(0, 0, 0), (1, 0, 0), (0, 0, 1)], name="step"))
    |# |  |##|
    """

    cells: tuple[Cell, ...]
    name: str = ""
    lattice: Lattice = field(default=CUBIC, repr=False)
    optional: frozenset[Cell] = frozenset()
    dark: frozenset[Cell] | None = None

    def __init__(
        self,
        cells: Iterable[Cell],
        name: str = "",
        lattice: Lattice = CUBIC,
        optional: Iterable[Cell] = (),
        dark: Iterable[Cell] | None = None,
    ) -> None:
        filled = frozenset(cells)
        object.__setattr__(self, "cells", tuple(sorted(filled)))
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "lattice", lattice)
        object.__setattr__(self, "optional", filled & frozenset(optional))
        object.__setattr__(self, "dark", None if dark is None else filled & frozenset(dark))

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
    def required(self) -> tuple[Cell, ...]:
        """The cells that every solution fills."""
        return tuple(cell for cell in self.cells if cell not in self.optional)

    @property
    def size(self) -> Cell:
        """Width, depth and height of the smallest box around the cells; zeros for no cells."""
        if not self.cells:
            return (0, 0, 0)
        text_layout = self.lattice.text_layout
        low, high = bounds(text_layout.text_position(cell) for cell in self.cells)
        width, depth, height = difference(high, low)
        return (width // text_layout.pitch + 1, depth + 1, height + 1)

    def normalized(self) -> Figure:
        """Return the figure moved so that figures equal up to translation become equal."""
        if not self.cells:
            return self
        return self._moved(self.lattice.origin(self.cells[0]))

    def aligned(self) -> Figure:
        """Return the figure moved into the corner of the smallest box around it."""
        return self._moved(self.lattice.corner(self.cells))

    def _moved(self, start: Cell) -> Figure:
        def back(cells: Iterable[Cell]) -> list[Cell]:
            return [difference(cell, start) for cell in cells]

        dark = None if self.dark is None else back(self.dark)
        return Figure(back(self.cells), self.name, self.lattice, back(self.optional), dark)

    def with_cells(self, cells: Iterable[Cell]) -> Figure:
        """Return the figure with other cells; cells that stay keep their marks."""
        return replace(self, cells=tuple(cells))

    def toggled(self, cell: Cell) -> Figure:
        """Return the figure with one cell added, or removed if it was there."""
        return self.with_cells(self._cell_set ^ {cell})

    def parts(self) -> tuple[tuple[Cell, ...], ...]:
        """Return the connected parts, largest first, by flood fill.

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
        return layers_picture(dict.fromkeys(self.cells, "#"), self.lattice)

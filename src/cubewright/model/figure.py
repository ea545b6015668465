"""A figure is the set of cells to fill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.layer_text import layers_picture


@dataclass(frozen=True)
class Figure:
    """Cells to fill, in order and each once, with a name.

    ``optional`` cells may be filled or stay empty. ``dark`` are the cells of
    the darker of two colours that pieces in two colours must match, or None
    where the figure is in one colour. Both are among the cells.

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
        """The cells that no solution leaves empty."""
        return tuple(cell for cell in self.cells if cell not in self.optional)

    @property
    def size(self) -> Cell:
        """Width, depth and height of the smallest box around the cells; zeros when empty."""
        if not self.cells:
            return (0, 0, 0)
        text_layout = self.lattice.text_layout
        low, high = bounds(text_layout.text_position(cell) for cell in self.cells)
        width, depth, height = difference(high, low)
        return (width // text_layout.pitch + 1, depth + 1, height + 1)

    def normalized(self) -> Figure:
        """The same figure moved to the corner of its lattice, where translations agree."""
        if not self.cells:
            return self
        return self._moved(self.lattice.origin(self.cells[0]))

    def aligned(self) -> Figure:
        """The same figure moved into the corner of the smallest box of its lattice around it."""
        return self._moved(self.lattice.corner(self.cells))

    def _moved(self, start: Cell) -> Figure:
        def back(cells: Iterable[Cell]) -> list[Cell]:
            return [difference(cell, start) for cell in cells]

        dark = None if self.dark is None else back(self.dark)
        return Figure(back(self.cells), self.name, self.lattice, back(self.optional), dark)

    def with_cells(self, cells: Iterable[Cell]) -> Figure:
        """A figure of the same name and lattice with other cells; those that stay keep marks."""
        return replace(self, cells=tuple(cells))

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
        return layers_picture(dict.fromkeys(self.cells, "#"), self.lattice)

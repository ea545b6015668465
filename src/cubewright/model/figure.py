"""The figure: the cells to fill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from operator import lt

from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.colours import Colours, colour_numbers
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC


@dataclass(frozen=True)
class Figure:
    """Cells to fill, sorted and without duplicates, with a name.

    ``optional`` cells may be filled or stay empty. ``dark`` contains the darker cells of a
    two-coloured figure, which pieces of two colours must match; None for a figure of one colour.
    Both are subsets of the cells. ``colours`` are pairs of a cell and a colour number counted from
    1. A figure has either ``colours`` or ``dark``.

    >>> print(Figure([(0, 0, 0), (1, 0, 0), (0, 0, 1)], name="step"))
    |# |  |##|
    """

    cells: tuple[Cell, ...]
    name: str
    lattice: Lattice = field(repr=False)
    optional: frozenset[Cell]
    dark: frozenset[Cell] | None
    colours: Colours

    def __init__(
        self,
        cells: Iterable[Cell],
        name: str = "",
        lattice: Lattice = CUBIC,
        optional: Iterable[Cell] = (),
        dark: Iterable[Cell] | None = None,
        colours: Iterable[tuple[Cell, int]] = (),
    ) -> None:
        listed = tuple(cells)
        if not all(map(lt, listed, islice(listed, 1, None))):
            listed = tuple(sorted(frozenset(listed)))
        marked = frozenset(optional), None if dark is None else frozenset(dark), tuple(colours)
        filled = frozenset(listed) if any(marked) else frozenset()
        optional, dark, colours = marked
        object.__setattr__(self, "cells", listed)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "lattice", lattice)
        object.__setattr__(self, "optional", filled & optional)
        object.__setattr__(self, "dark", None if dark is None else filled & dark)
        object.__setattr__(
            self, "colours", frozenset((cell, n) for cell, n in colours if n and cell in filled)
        )

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

    @cached_property
    def colour_numbers(self) -> Mapping[Cell, int]:
        """The colour number of each coloured cell; of two colours, light is 1 and dark is 2."""
        return colour_numbers(self.cells, self.dark, self.colours)

    @property
    def required(self) -> tuple[Cell, ...]:
        """The cells that every solution fills."""
        return tuple(cell for cell in self.cells if cell not in self.optional)

    @cached_property
    def size(self) -> Cell:
        """Width, depth and height of the smallest box around the cells; zeros for no cells."""
        if not self.cells:
            return (0, 0, 0)
        text_layout = self.lattice.text_layout
        low, high = bounds(text_layout.text_position(cell) for cell in self.cells)
        columns, lines, levels = self.lattice.block
        if self.lattice.block != (1, 1, 1):  # the box consists of whole blocks
            columns *= text_layout.pitch
            low, high = ((c // columns, line // lines, z // levels) for c, line, z in (low, high))
            width, depth, height = difference(high, low)
            return (width + 1, depth + 1, height + 1)
        width, depth, height = difference(high, low)
        return (width // text_layout.pitch + 1, depth + 1, height + 1)

    def normalized(self) -> Figure:
        """Return the figure moved to a position that is the same for all its translated copies."""
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
        colours = [(difference(cell, start), number) for cell, number in self.colours]
        return Figure(back(self.cells), self.name, self.lattice, back(self.optional), dark, colours)

    def with_cells(self, cells: Iterable[Cell]) -> Figure:
        """Return the figure with the given cells; those that it had before keep their marks."""
        return replace(self, cells=tuple(cells))

    def toggled(self, cell: Cell) -> Figure:
        """Return the figure with one cell removed or, if it was missing, added."""
        return self.with_cells(self._cell_set ^ {cell})

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The indices of each cell's neighbours in the figure.

        >>> Figure([(0, 0, 0), (1, 0, 0), (2, 0, 0)]).neighbours
        ((1,), (0, 2), (1,))
        """
        number = {cell: index for index, cell in enumerate(self.cells)}
        # Call the lattice once for each kind of cell, because calls for each cell are slow.
        vectors: dict[Cell, list[Cell]] = {}
        origin = self.lattice.origin
        adjacent = []
        for x, y, z in self.cells:
            u, v, w = origin((x, y, z))
            first = (x - u, y - v, z - w)
            if first not in vectors:
                vectors[first] = [difference(n, first) for n in self.lattice.neighbours(first)]
            beyond = [(x + dx, y + dy, z + dz) for dx, dy, dz in vectors[first]]
            adjacent.append(tuple([number[each] for each in beyond if each in number]))
        return tuple(adjacent)

    def parts(self) -> tuple[tuple[Cell, ...], ...]:
        """Return the connected parts, the largest first; a flood fill finds them.

        >>> [len(part) for part in Figure([(0, 0, 0), (1, 0, 0), (5, 0, 0)]).parts()]
        [2, 1]
        """
        adjacent = self.neighbours
        unseen = [True] * len(self.cells)
        parts: list[tuple[Cell, ...]] = []
        for start in range(len(self.cells)):
            if not unseen[start]:
                continue
            unseen[start] = False
            part = [start]
            for index in part:  # grows in the loop
                for near in adjacent[index]:
                    if unseen[near]:
                        unseen[near] = False
                        part.append(near)
            parts.append(tuple(self.cells[index] for index in sorted(part)))
        return tuple(sorted(parts, key=lambda part: (-len(part), part)))

    def __str__(self) -> str:
        return layers_picture(dict.fromkeys(self.cells, "#"), self.lattice)

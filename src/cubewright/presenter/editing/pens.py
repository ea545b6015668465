"""Pens, which fill cells, make them optional or colour them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from cubewright.model.cell import Cell
from cubewright.model.colours import DARK_NUMBER, LIGHT_NUMBER
from cubewright.model.figure import Figure
from cubewright.translation import Noun, counted, tr


class PenKind(Enum):
    """Effects of a pen."""

    FILL = "fill"
    OPTIONAL = "optional"
    COLOUR = "colour"


@dataclass(frozen=True)
class Marks:
    """Filled cells of a figure, with its optional cells and colour numbers from 1."""

    cells: frozenset[Cell] = frozenset()
    optional: frozenset[Cell] = frozenset()
    colours: Mapping[Cell, int] = field(default_factory=dict)

    @classmethod
    def of(cls, figure: Figure) -> Marks:
        return cls(frozenset(figure.cells), figure.optional, figure.colour_numbers)

    def moved(self, places: Mapping[Cell, Cell]) -> Marks:
        """Return the marks after moving cells; cells without a new place are left out."""
        return Marks(
            frozenset(places[cell] for cell in self.cells if cell in places),
            frozenset(places[cell] for cell in self.optional if cell in places),
            {places[cell]: number for cell, number in self.colours.items() if cell in places},
        )

    def without(self, cells: Iterable[Cell]) -> Marks:
        gone = frozenset(cells)
        colours = {cell: number for cell, number in self.colours.items() if cell not in gone}
        return Marks(self.cells - gone, self.optional - gone, colours)

    def on(self, figure: Figure) -> Figure:
        """Return a figure with these cells and marks instead of its own.

        The figure keeps its light and dark colouring if each cell has one of these two colours.
        """
        colours = {cell: n for cell, n in self.colours.items() if n and cell in self.cells}
        two = {LIGHT_NUMBER, DARK_NUMBER}
        is_complete = len(colours) == len(self.cells) and two.issuperset(colours.values())
        if colours and is_complete and (figure.dark is not None or len({*colours.values()}) == 2):
            dark = frozenset(cell for cell, number in colours.items() if number == DARK_NUMBER)
            return replace(
                figure,
                cells=tuple(self.cells),
                optional=self.optional,
                dark=dark,
                colours=frozenset(),
            )
        dark_of_empty = figure.dark if not self.cells else None
        return replace(
            figure,
            cells=tuple(self.cells),
            optional=self.optional,
            dark=dark_of_empty,
            colours=frozenset(colours.items()),
        )


@dataclass(frozen=True)
class Pen:
    """A pen, with the number of its colour, if any."""

    kind: PenKind = PenKind.FILL
    colour: int = 1

    def drawn(self, marks: Marks) -> frozenset[Cell]:
        """Return the cells that this pen has filled, made optional or coloured.

        >>> Pen(PenKind.COLOUR, 2).drawn(Marks(frozenset([(0, 0, 0)]), colours={(0, 0, 0): 2}))
        frozenset({(0, 0, 0)})
        """
        if self.kind is PenKind.FILL:
            return marks.cells
        if self.kind is PenKind.OPTIONAL:
            return marks.optional
        return frozenset(cell for cell, number in marks.colours.items() if number == self.colour)

    def draw(self, marks: Marks, cells: Iterable[Cell]) -> Marks:
        """Return the marks after drawing on cells; empty cells are filled."""
        touched = frozenset(cells)
        filled = replace(marks, cells=marks.cells | touched)
        if self.kind is PenKind.FILL:
            return filled
        if self.kind is PenKind.OPTIONAL:
            return replace(filled, optional=marks.optional | touched)
        return replace(filled, colours={**marks.colours, **dict.fromkeys(touched, self.colour)})

    def erase(self, marks: Marks, cells: Iterable[Cell]) -> Marks:
        """Return the marks after erasing: cells become empty, required, or lose this colour."""
        touched = frozenset(cells)
        if self.kind is PenKind.FILL:
            return marks.without(touched)
        if self.kind is PenKind.OPTIONAL:
            return replace(marks, optional=marks.optional - touched)
        gone = self.drawn(marks) & touched
        return replace(marks, colours={c: n for c, n in marks.colours.items() if c not in gone})

    def text(self, count: int, noun: Noun | str, *, draws: bool) -> str:
        """Return the name of a stroke in the undo menu.

        >>> Pen().text(2, "cubelet", draws=True)
        'Draw 2 cubelets'
        """
        cells = counted(count, noun)
        if self.kind is PenKind.FILL:
            return tr("Draw {cells}", cells=cells) if draws else tr("Erase {cells}", cells=cells)
        if self.kind is PenKind.OPTIONAL:
            if draws:
                return tr("Mark {cells} as optional", cells=cells)
            return tr("Mark {cells} as required", cells=cells)
        if draws:
            return tr("Colour {cells} with colour {colour}", cells=cells, colour=self.colour)
        return tr("Remove colour {colour} from {cells}", cells=cells, colour=self.colour)

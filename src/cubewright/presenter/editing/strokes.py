"""A stroke: what one press of the button, one drag and one release do to a figure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cubewright.model.cell import Cell


@dataclass(frozen=True)
class Stroke:
    """Cells that are drawn or erased as one step.

    What the stroke does is settled by its first cell and stays: it draws where
    that was empty and erases where it was filled.
    """

    before: frozenset[Cell]
    draws: bool
    touched: frozenset[Cell] = frozenset()
    noun: str = "cubelet"
    """What a filled cell is called."""

    @classmethod
    def begun(
        cls, before: Iterable[Cell], cell: Cell, *, erase: bool = False, noun: str = "cubelet"
    ) -> Stroke:
        """A stroke that starts on a cell; with ``erase`` it never draws."""
        cells = frozenset(before)
        return cls(cells, not erase and cell not in cells, frozenset([cell]), noun)

    def through(self, cells: Iterable[Cell]) -> Stroke:
        """The stroke drawn on over more cells."""
        return replace(self, touched=self.touched.union(cells))

    def over(self, cells: Iterable[Cell]) -> Stroke:
        """The stroke with these cells in place of those it touched, as a box is drawn."""
        return replace(self, touched=frozenset(cells))

    @property
    def after(self) -> frozenset[Cell]:
        """The figure's cells when the stroke is done."""
        return self.before | self.touched if self.draws else self.before - self.touched

    @property
    def changed(self) -> frozenset[Cell]:
        """The cells that the stroke fills or empties."""
        return self.after ^ self.before

    @property
    def text(self) -> str:
        """What the undo menu calls it.

        >>> Stroke.begun([], (0, 0, 0)).through([(1, 0, 0)]).text
        'Draw 2 cubelets'
        """
        return f"{'Draw' if self.draws else 'Erase'} {cubelets(len(self.changed), self.noun)}"


def cubelets(number: int, noun: str = "cubelet") -> str:
    """So many cubelets, or what else the cells are called, in words.

    >>> cubelets(1), cubelets(0), cubelets(2, "hexagon")
    ('1 cubelet', '0 cubelets', '2 hexagons')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

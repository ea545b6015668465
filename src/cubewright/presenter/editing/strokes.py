"""A stroke: the cells drawn or erased by one press, drag and release."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cubewright.model.cell import Cell
from cubewright.translation import Noun, counted, tr


@dataclass(frozen=True)
class Stroke:
    """Cells that are drawn or erased as one step.

    The stroke draws if its first cell was empty, and erases if it was filled.
    """

    before: frozenset[Cell]
    draws: bool
    touched: frozenset[Cell] = frozenset()
    noun: Noun | str = "cubelet"
    """The noun for a cell."""

    @classmethod
    def started(
        cls,
        before: Iterable[Cell],
        cell: Cell,
        *,
        erase: bool = False,
        noun: Noun | str = "cubelet",
    ) -> Stroke:
        """Return a stroke that starts at a cell; if ``erase`` is True, it always erases."""
        cells = frozenset(before)
        return cls(cells, not erase and cell not in cells, frozenset([cell]), noun)

    def extended_to(self, cells: Iterable[Cell]) -> Stroke:
        """Return the stroke extended over more cells."""
        return replace(self, touched=self.touched.union(cells))

    def with_cells(self, cells: Iterable[Cell]) -> Stroke:
        return replace(self, touched=frozenset(cells))

    @property
    def after(self) -> frozenset[Cell]:
        return self.before | self.touched if self.draws else self.before - self.touched

    @property
    def changed(self) -> frozenset[Cell]:
        """The cells that the stroke fills or empties."""
        return self.after ^ self.before

    @property
    def text(self) -> str:
        """The name of the stroke in the undo menu.

        >>> Stroke.started([], (0, 0, 0)).extended_to([(1, 0, 0)]).text
        'Draw 2 cubelets'
        """
        cells = counted(len(self.changed), self.noun)
        return tr("Draw {cells}", cells=cells) if self.draws else tr("Erase {cells}", cells=cells)


def cubelets(number: int, noun: Noun | str = "cubelet") -> str:
    """Return a number of cells with its noun.

    >>> cubelets(1), cubelets(0), cubelets(2, "hexagon")
    ('1 cubelet', '0 cubelets', '2 hexagons')
    """
    return counted(number, noun)

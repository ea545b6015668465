"""A piece that the user holds over the figure, turned or flipped."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from math import dist

from cubewright.model.cell import Cell, Matrix, difference, keeps_up, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.presenter.editing.movements import mirror_across, turn_about


@dataclass(frozen=True)
class HeldPiece:
    """A piece in its current orientation; ``handle`` is the index of the held cell."""

    piece: Piece
    cells: tuple[Cell, ...]
    handle: int

    @classmethod
    def of(cls, piece: Piece) -> HeldPiece:
        """Return the piece as drawn in its set, held at the middle of its lowest layer."""
        return cls(piece, piece.cells, _middle(piece.lattice, piece.cells))

    def turned_about(self, axis: int, *, back: bool = False) -> HeldPiece:
        """Return the piece after the smallest turn about an axis; unchanged if there is none."""
        turn = turn_about(self.piece.lattice, axis, back=back)
        is_allowed = turn is None or keeps_up(turn) or not self.piece.one_sided
        return self._mapped(turn if is_allowed else None)

    def flipped(self) -> HeldPiece:
        """Return the mirror image of the piece if mirroring is allowed, else the piece."""
        return self._mapped(mirror_across(self.piece.lattice, 0) if self.piece.flips else None)

    def _mapped(self, matrix: Matrix | None) -> HeldPiece:
        if matrix is None:
            return self
        return replace(self, cells=tuple(turned(cell, matrix) for cell in self.cells))

    def cells_when_held_over(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that the piece fills when the user holds it over a cell.

        If the held cell does not match, such as a triangle that points the other way, the nearest
        matching cell of the piece replaces it. If no cell matches, the piece makes the smallest
        turn about the vertical axis, or else any turn after which a cell matches.
        """
        lattice = self.piece.lattice
        turns = (turn for turn in lattice.turns if keeps_up(turn) or not self.piece.one_sided)
        for held in chain((self, self.turned_about(2)), map(self._mapped, turns)):
            held_cell = held.cells[self.handle]
            near = sorted(held.cells, key=lambda each: dist(each, held_cell))
            for each in near:
                if _cell_kind(lattice, each) == _cell_kind(lattice, cell):
                    by = difference(cell, each)
                    return tuple(sorted(shifted(other, by) for other in held.cells))
        return ()


def _cell_kind(lattice: Lattice, cell: Cell) -> Cell:
    return difference(cell, lattice.origin(cell))


def _middle(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    low = min(lattice.layer(cell) for cell in cells)
    lowest = [cell for cell in cells if lattice.layer(cell) == low]
    centre = [sum(axis) / len(lowest) for axis in zip(*lowest, strict=True)]
    return cells.index(min(lowest, key=lambda cell: (dist(cell, centre), cell)))

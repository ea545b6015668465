"""A piece in the hand: turned, flipped and held over a cell. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import dist

from cubewright.model.cell import Cell, Matrix, difference, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.presenter.editing.movements import mirror_across, turn_about


@dataclass(frozen=True)
class HeldPiece:
    """A piece as it is turned, and which of its cells is between the fingers."""

    piece: Piece
    cells: tuple[Cell, ...]
    handle: int

    @classmethod
    def of(cls, piece: Piece) -> HeldPiece:
        """The piece as its set draws it, held in the middle of its lowest layer."""
        return cls(piece, piece.cells, _middle(piece.lattice, piece.cells))

    def about(self, axis: int, *, back: bool = False) -> HeldPiece:
        """The piece after the smallest turn about an axis; as it is where there is none."""
        return self._mapped(turn_about(self.piece.lattice, axis, back=back))

    def flipped(self) -> HeldPiece:
        """The piece as its mirror image, where it may be laid so."""
        return self._mapped(mirror_across(self.piece.lattice, 0) if self.piece.flips else None)

    def _mapped(self, matrix: Matrix | None) -> HeldPiece:
        if matrix is None:
            return self
        return replace(self, cells=tuple(turned(cell, matrix) for cell in self.cells))

    def over(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that the piece fills when it is held over a cell.

        Where the held cell cannot lie so, as a triangle on one that points the
        other way, the next that can; a piece without one is turned a little.
        """
        lattice = self.piece.lattice
        for held in (self, self.about(2)):
            grip = held.cells[self.handle]
            near = sorted(held.cells, key=lambda each: dist(each, grip))
            for each in near:
                if _way(lattice, each) == _way(lattice, cell):
                    by = difference(cell, each)
                    return tuple(sorted(shifted(other, by) for other in held.cells))
        return ()


def _way(lattice: Lattice, cell: Cell) -> Cell:
    """Equal for cells that a translation of the lattice carries onto each other."""
    return difference(cell, lattice.origin(cell))


def _middle(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    low = min(lattice.layer(cell) for cell in cells)
    lowest = [cell for cell in cells if lattice.layer(cell) == low]
    centre = [sum(axis) / len(lowest) for axis in zip(*lowest, strict=True)]
    return cells.index(min(lowest, key=lambda cell: (dist(cell, centre), cell)))

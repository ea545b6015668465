"""A piece is a shape with a symbol and a colour; a piece set says how many of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC


@dataclass(frozen=True)
class Piece:
    """A shape that is turned and moved as a whole.

    ``symbol`` is the one character the program shows. ``marks`` are what a
    figure file writes for the first, second, … copy; ``aliases`` are further
    characters that a file may use for it. ``colour`` is ``#rrggbb``.
    """

    symbol: str
    cells: tuple[Cell, ...]
    name: str = ""
    colour: str = "#888888"
    marks: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    lattice: Lattice = field(default=CUBIC, repr=False)

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def orientations(self) -> tuple[tuple[Cell, ...], ...]:
        """The different shapes that turning gives, settled and sorted.

        >>> len(Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0))).orientations)
        12
        """
        return self.lattice.forms(self.cells)

    @cached_property
    def shape(self) -> tuple[Cell, ...]:
        """The least orientation: equal for pieces that are equal up to turning and moving."""
        return self.orientations[0]

    @cached_property
    def mirror_shape(self) -> tuple[Cell, ...]:
        """What :attr:`shape` is for the piece's mirror image."""
        return self.lattice.forms(self.cells, mirrored=True)[0]

    def mark(self, copy: int) -> str:
        """What a figure file writes for a copy, counted from 0."""
        return self.marks[copy] if copy < len(self.marks) else self.symbol


@dataclass(frozen=True)
class PieceSet:
    """Pieces and how many there are of each."""

    name: str
    title: str
    pieces: tuple[Piece, ...]
    counts: tuple[int, ...]
    lattice: Lattice = field(default=CUBIC, repr=False)
    source: str = ""

    @property
    def volume(self) -> int:
        """How many cells all the pieces fill together."""
        return sum(len(p) * n for p, n in zip(self.pieces, self.counts, strict=True))

    @property
    def piece_count(self) -> int:
        """How many pieces there are, copies counted."""
        return sum(self.counts)

    def piece_of(self, mark: str) -> int | None:
        """The index of the piece that a character of a figure file stands for, if any."""
        for index, piece in enumerate(self.pieces):
            if mark == piece.symbol or mark in piece.marks or mark in piece.aliases:
                return index
        return None

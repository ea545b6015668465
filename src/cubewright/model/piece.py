"""A piece is a shape with a symbol and a colour; a piece set says how many of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from cubewright.model.cell import Cell, Matrix, difference, turned
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC

Coloured = tuple[tuple[Cell, ...], tuple[bool, ...]]
"""A shape, and for each of its cells whether it is dark."""


@dataclass(frozen=True)
class Piece:
    """A shape that is turned and moved as a whole.

    ``symbol`` is the one character the program shows. ``marks`` are what a
    figure file writes for the first, second, … copy; ``aliases`` are further
    characters that a file may use for it. ``colour`` is ``#rrggbb``.
    ``dark`` are those of its cells that are of the darker of two colours, or
    None for a piece in one colour, which matches any. With ``flips`` the piece
    may also be laid as its mirror image.
    """

    symbol: str
    cells: tuple[Cell, ...]
    name: str = ""
    colour: str = "#888888"
    marks: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    lattice: Lattice = field(default=CUBIC, repr=False)
    dark: frozenset[Cell] | None = None
    flips: bool = False

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def orientations(self) -> tuple[tuple[Cell, ...], ...]:
        """The different shapes that turning gives, settled and sorted.

        >>> len(Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0))).orientations)
        12
        """
        return tuple(sorted({shape for shape, _ in self.coloured_orientations}))

    @cached_property
    def coloured_orientations(self) -> tuple[Coloured, ...]:
        """The different ways that turning gives, each with which of its cells are dark; sorted."""
        matrices = self.lattice.turns + (self.lattice.mirrors if self.flips else ())
        return self._forms(matrices)

    def _forms(self, matrices: tuple[Matrix, ...]) -> tuple[Coloured, ...]:
        dark = self.dark or frozenset()
        forms = set()
        for matrix in matrices:
            cells = sorted((turned(cell, matrix), cell in dark) for cell in self.cells)
            start = self.lattice.origin(cells[0][0])
            shape = tuple(difference(cell, start) for cell, _ in cells)
            forms.add((shape, tuple(is_dark for _, is_dark in cells)))
        return tuple(sorted(forms))

    @cached_property
    def shape(self) -> tuple[Cell, ...]:
        """The least orientation: equal for pieces that are equal up to turning and moving."""
        return self.orientations[0]

    @cached_property
    def equivalence_key(self) -> object:
        """Equal for pieces that can stand for each other: in shape, colours and ways to lie."""
        return self.coloured_orientations[0], self.dark is None, self._is_flipped

    @cached_property
    def mirror_key(self) -> object:
        """What :attr:`equivalence_key` is for the piece's mirror image."""
        matrices = self.lattice.mirrors + (self.lattice.turns if self.flips else ())
        return self._forms(matrices)[0], self.dark is None, self._is_flipped

    @cached_property
    def is_chiral(self) -> bool:
        """Whether the mirror image is another piece, however it may be laid.

        >>> hook = Piece("L", ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0)))
        >>> screw = Piece("A", ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)))
        >>> hook.is_chiral, screw.is_chiral
        (False, True)
        """
        lattice = self.lattice
        return self._forms(lattice.turns)[0] != self._forms(lattice.mirrors)[0]

    @property
    def _is_flipped(self) -> bool:
        """Whether laying it as its mirror image makes a difference."""
        return self.flips and self.is_chiral

    def mark(self, copy: int) -> str:
        """What a figure file writes for a copy, counted from 0."""
        return self.marks[copy] if copy < len(self.marks) else self.symbol


@dataclass(frozen=True)
class PieceSet:
    """Pieces and how many there are of each.

    ``fewest`` is how many of each a solution must use; left out, it uses all.
    """

    name: str
    title: str
    pieces: tuple[Piece, ...]
    counts: tuple[int, ...]
    lattice: Lattice = field(default=CUBIC, repr=False)
    source: str = ""
    fewest: tuple[int, ...] | None = None

    @property
    def least(self) -> tuple[int, ...]:
        """How many of each a solution uses at the fewest."""
        return self.counts if self.fewest is None else self.fewest

    @property
    def uses_all(self) -> bool:
        """Whether a solution uses every copy of every piece."""
        return self.least == self.counts

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

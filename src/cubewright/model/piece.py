"""Pieces, and piece sets with a number of copies of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from cubewright.model.cell import Cell, CountArray, Matrix, keeps_up
from cubewright.model.colours import DARK_NUMBER, NO_COLOURS, Colours, colour_numbers
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC

Coloured = tuple[tuple[Cell, ...], tuple[int, ...]]
"""A shape, and the colour number of each cell in the same order, with 0 for no colour."""


@dataclass(frozen=True)
class Piece:
    """A rigid shape.

    ``symbol`` is the one character that the program shows. ``marks`` are the characters for the
    first, second, … copy in a figure file. ``aliases`` are other characters that a file may use.
    ``colour`` is ``#rrggbb``. ``dark`` contains the darker cells of a two-coloured piece; None for
    a piece of one colour, which matches any cell. ``colours`` are pairs of a cell and a colour
    number counted from 1. A piece has either ``colours`` or ``dark``. With ``flips``, the mirror
    image may also be placed. A ``one_sided`` piece turns only within its layer and cannot be turned
    over.
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
    one_sided: bool = False
    colours: Colours = NO_COLOURS

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def orientations(self) -> tuple[tuple[Cell, ...], ...]:
        """The different normalized shapes of all turns, sorted.

        >>> len(Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0))).orientations)
        12
        """
        return tuple(sorted({shape for shape, _ in self.coloured_orientations}))

    @cached_property
    def coloured_orientations(self) -> tuple[Coloured, ...]:
        """The different orientations with the colours of their cells, sorted."""
        return self._forms(self._turns + (self._mirrors if self.flips else ()))

    @property
    def _turns(self) -> tuple[Matrix, ...]:
        if self.one_sided:
            return tuple(filter(keeps_up, self.lattice.turns))
        return self.lattice.turns_of(self.cells)

    @property
    def _mirrors(self) -> tuple[Matrix, ...]:
        if self.one_sided:
            return tuple(filter(keeps_up, self.lattice.mirrors))
        return self.lattice.mirrors_of(self.cells)

    @cached_property
    def orientation_cells(self) -> CountArray:
        """The :attr:`orientations` as an array, ``(orientations, cells, 3)`` int64."""
        return np.array(self.orientations, np.int64)

    def _forms(self, matrices: tuple[Matrix, ...]) -> tuple[Coloured, ...]:
        colour_of = colour_numbers(self.cells, self.dark, self.colours)
        numbers = [colour_of.get(cell, 0) for cell in self.cells]
        forms = set()
        # Every piece of every opened file passes this loop, so it avoids function calls.
        for (a, b, c), (d, e, f), (g, h, i) in matrices:
            images = [
                (a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z)
                for x, y, z in self.cells
            ]
            cells = sorted(zip(images, numbers, strict=True))
            u, v, w = self.lattice.origin(cells[0][0])
            shape = tuple([(x - u, y - v, z - w) for (x, y, z), _ in cells])
            forms.add((shape, tuple([number for _, number in cells])))
        return tuple(sorted(forms))

    @property
    def is_coloured(self) -> bool:
        """Whether any cell has a colour that the figure's cell must match."""
        return self.dark is not None or bool(self.colours)

    @property
    def has_colourings(self) -> bool:
        """Whether a turn maps the piece onto its own cells, but not onto its own colours.

        If so, the cells alone do not determine the placement. With ``dark``, equal colours always
        meet, so only one such turn fits.
        """
        return bool(self.colours) and len(self.coloured_orientations) > len(self.orientations)

    @cached_property
    def shape(self) -> tuple[Cell, ...]:
        """The first orientation: equal for pieces that are equal up to turning and moving."""
        return self.orientations[0]

    @cached_property
    def equivalence_key(self) -> object:
        """A key that is equal for pieces with the same shape, colours and orientations."""
        return self._key(self.coloured_orientations[0])

    @cached_property
    def mirror_key(self) -> object:
        """The equivalence key of the piece's mirror image."""
        return self._key(self._forms(self._mirrors + (self._turns if self.flips else ()))[0])

    def _key(self, first: Coloured) -> object:
        # Stored counts contain these keys, so they never change for the pieces of version 0.1,
        # which have two sides, and at most two colours.
        cells, numbers = first
        colours = numbers if self.colours else tuple(n == DARK_NUMBER for n in numbers)
        sides = ("one-sided",) if self.one_sided else ()
        return (cells, colours), self.dark is None, self._is_flipped, *sides

    @cached_property
    def is_connected(self) -> bool:
        """Whether all cells are connected through neighbours."""
        return len(Figure(self.cells, lattice=self.lattice).parts()) == 1

    @cached_property
    def is_chiral(self) -> bool:
        """Whether no allowed turn maps the piece onto its mirror image.

        ``flips`` is ignored.

        >>> hook = Piece("L", ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0)))
        >>> screw = Piece("A", ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)))
        >>> hook.is_chiral, screw.is_chiral
        (False, True)
        >>> Piece("L", hook.cells, one_sided=True).is_chiral
        True
        """
        return self._forms(self._turns)[0] != self._forms(self._mirrors)[0]

    @cached_property
    def imbalance(self) -> int:
        return self.lattice.imbalance(self.cells)

    @property
    def _is_flipped(self) -> bool:
        return self.flips and self.is_chiral

    def mark(self, copy: int) -> str:
        """Return the character for a copy in a figure file; copies are counted from 0."""
        return self.marks[copy] if copy < len(self.marks) else self.symbol


@dataclass(frozen=True)
class PieceSet:
    """Pieces, and the number of copies of each.

    - ``name``: the key for the terminal and files; ``title``: the name for people.
    - ``counts``: the number of copies of each piece.
    - ``minimums``: the minimum number of copies of each piece in a solution. None means
      all copies or, if the figure is smaller than the set, any subset that fits.
    - ``source``: the origin of the set, as a sentence.
    """

    name: str
    title: str
    pieces: tuple[Piece, ...]
    counts: tuple[int, ...]
    lattice: Lattice = field(default=CUBIC, repr=False)
    source: str = ""
    minimums: tuple[int, ...] | None = None

    @property
    def min_copies(self) -> tuple[int, ...]:
        """The minimum number of copies of each piece that a solution uses."""
        return self.counts if self.minimums is None else self.minimums

    @property
    def uses_every_copy(self) -> bool:
        """Whether a solution uses every copy of every piece."""
        return self.min_copies == self.counts

    @cached_property
    def kinds(self) -> tuple[tuple[int, ...], ...]:
        """The indices of the pieces with copies, in groups of interchangeable pieces."""
        groups: dict[object, list[int]] = {}
        for index, (piece, count) in enumerate(zip(self.pieces, self.counts, strict=True)):
            if count:
                groups.setdefault(piece.equivalence_key, []).append(index)
        return tuple(map(tuple, groups.values()))

    @cached_property
    def mirror_kinds(self) -> tuple[int, ...]:
        """For each of the :attr:`kinds`, the kind that is its mirror image; -1 for none."""
        first = [self.pieces[group[0]] for group in self.kinds]
        kinds = {piece.equivalence_key: kind for kind, piece in enumerate(first)}
        return tuple(kinds.get(piece.mirror_key, -1) for piece in first)

    @property
    def volume(self) -> int:
        """The number of cells of all copies together."""
        return sum(len(p) * n for p, n in zip(self.pieces, self.counts, strict=True))

    @property
    def piece_count(self) -> int:
        """The number of pieces, including all copies."""
        return sum(self.counts)

    def piece_index(self, mark: str) -> int | None:
        """Return the index of the piece with this mark in a figure file, or None."""
        for index, piece in enumerate(self.pieces):
            if mark == piece.symbol or mark in piece.marks or mark in piece.aliases:
                return index
        return None

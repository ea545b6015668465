"""A block of a figure file: one figure, with what the file says about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cubewright.errors import FormatError
from cubewright.formats.fig.pieces import Reading, best_reading, read_pieces
from cubewright.formats.fig.rows import Marks, aligned
from cubewright.model.cell import Cell
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.solution import Solution


@dataclass(frozen=True)
class Block:
    """One figure of a file, its comments, and its alternatives as blocks of their own.

    ``line`` is the header's, or the first row's where there is no header.
    ``figure`` is there whenever the rows say cells, even where the marks are
    wrong; ``problem`` says what is wrong, if anything. ``marks`` is what is
    written at each cell. ``piece_set`` is the shipped set that the marks of a
    solution name, ``None`` for a template. ``is_commented_out`` marks a block whose
    every line is a comment, as impossible figures are kept. ``constraints`` is
    what comments say is laid already, on ``directive_lines`` with all that comments
    say of the figure; ``comments`` are the others. ``pieces_line`` is the one of
    them that states the pieces. ``lattice`` is that of its header, figure or none.
    """

    name: str
    line: int
    figure: Figure | None
    marks: Mapping[Cell, str] = field(default_factory=dict, hash=False, repr=False)
    comments: tuple[str, ...] = ()
    alternatives: tuple[Block, ...] = ()
    problem: FormatError | None = field(default=None, compare=False)
    file: str = ""
    header: str = ""
    is_commented_out: bool = False
    piece_set: PieceSet | None = field(default=None, repr=False)
    row_lines: tuple[int, ...] = field(default=(), repr=False)
    directive_lines: tuple[int, ...] = field(default=(), repr=False)
    constraints: Constraints = field(default=NO_CONSTRAINTS, repr=False)
    pieces_line: int | None = field(default=None, repr=False)
    first_line: int = field(default=0, repr=False)
    drawn: Mapping[Cell, str] = field(default_factory=dict, hash=False, repr=False)
    lattice: Lattice = field(default=CUBIC, repr=False)

    @property
    def is_template(self) -> bool:
        """Whether all cells carry one mark, so that they say no more than the figure."""
        return self.figure is not None and len(set(self.marks.values())) < 2

    @property
    def is_solution(self) -> bool:
        """Whether the marks are pieces, each of the shape that it should have."""
        return self.figure is not None and self.problem is None and not self.is_template

    @property
    def all_solutions(self) -> Iterator[Block]:
        """The block, then its alternatives, those that are solutions."""
        return (block for block in (self, *self.alternatives) if block.is_solution)

    def solution(self, piece_set: PieceSet) -> Solution:
        """The solution that the marks are with pieces of the set; raises :class:`FormatError`.

        Its puzzle's piece set holds just the pieces that are there: the given
        set itself where all of them are.
        """
        if self.figure is None:
            raise self.problem or self._error("there is no figure in it")
        if piece_set.lattice != self.figure.lattice:
            made_of, others = self.figure.lattice.title.lower(), piece_set.lattice.title.lower()
            raise self._error(
                f"figure '{self.name}' is of {made_of}, the pieces of {piece_set.title} of {others}"
            )
        readings = [read_pieces(marks, piece_set) for marks in self._with_and_without_zeros]
        for reading in readings:
            if not reading.complaints and reading.placed:
                return reading.solution(self.name)
        raise self._error(said(self.name, len(self.figure), readings[-1]))

    @property
    def _with_and_without_zeros(self) -> tuple[Marks, ...]:
        if self.figure is not None and self.figure.lattice != CUBIC:
            return (dict(self.drawn),)
        zeros, plain = aligned(self.drawn), without_zeros(self.drawn)
        return (plain,) if len(plain) == len(zeros) else (zeros, plain)

    def _error(self, reason: str) -> FormatError:
        return FormatError(self.file, self.line, reason)


def without_zeros(drawn: Mapping[Cell, str]) -> Marks:
    """The marks with ``0`` read as an empty cell."""
    return aligned({cell: mark for cell, mark in drawn.items() if mark != "0"})


def read_marks(drawn: Mapping[Cell, str], lattice: Lattice = CUBIC) -> tuple[Marks, Reading | None]:
    """The marks of drawn cells and, where there are several, the pieces that they are.

    On cubes ``0`` is an empty cell, unless the zeros are just the piece that a
    whole set writes so: the domino of SOMA+.
    """
    if lattice != CUBIC:
        several = len(set(drawn.values())) > 1
        return dict(drawn), best_reading(drawn, lattice) if several else None
    plain = without_zeros(drawn)
    if len(plain) < len(drawn):
        zeros = aligned(drawn)
        reading = best_reading(zeros)
        if reading.is_whole:
            return zeros, reading
    if len(set(plain.values())) < 2:
        return plain, None
    return plain, best_reading(plain)


def said(name: str, cells: int, reading: Reading) -> str:
    """What is wrong with a block's marks, as one sentence.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> reading = read_pieces({(0, 0, 0): "1", (1, 0, 0): "5"}, piece_set("soma"))
    >>> said("T173", 2, reading)  # doctest: +NORMALIZE_WHITESPACE
    "figure 'T173' has 2 cubelets, but piece 1 has only 1 of its 3 cubelets,
     piece 5 has only 1 of its 4 cubelets"
    """
    whose = f"figure '{name}'" if name else "the figure"
    listed = list(reading.complaints)
    if len(listed) > 3:
        listed[2:] = [f"{len(listed) - 2} more are wrong"]
    noun = reading.piece_set.lattice.noun
    return f"{whose} has {cells} {noun}s, but " + ", ".join(listed or ["none is a piece"])

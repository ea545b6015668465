"""A block of a figure file: a figure with its comments and directives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cubewright.errors import FormatError
from cubewright.formats.fig.pieces.described_sets import named_set
from cubewright.formats.fig.pieces.marked import Reading, best_reading, read_pieces
from cubewright.formats.fig.rows import Marks, aligned_marks
from cubewright.model.cell import Cell
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.solution import Solution
from cubewright.translation import counted, joined, tr


@dataclass(frozen=True)
class Block:
    """One figure of a file, with its comments, and its alternatives as further blocks.

    - ``line``: the line of the header or, if there is no header, of the first row;
      ``first_line``: the first comment above it; ``row_lines``: the rows. Lines count from 1.
    - ``figure``: set whenever the rows contain cells, even if the marks are wrong; ``problem``: the
      first error, or None.
    - ``marks``: the character at each cell; ``drawn``: the same before ``0`` is read as an empty
      cell.
    - ``piece_set``: the included set that the marks of a solution refer to; None for a template.
    - ``is_commented_out``: whether every line of the block is a comment, as in files of impossible
      figures.
    - ``constraints``: read from the directives on the lines ``directive_lines``.
    - ``pieces``: the set described in the file, or None. ``piece_lines`` are the lines of the
      description; empty if another block above contains it. ``pieces_problem``: the error in the
      description. A figure with such an error must not be solved with other pieces.
    - ``comments``: all other comments; ``pieces_line``: the line of the comment that names the
      piece set.
    - ``lattice``: the header's lattice, even without a figure.
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
    pieces: PieceSet | None = field(default=None, repr=False)
    piece_lines: tuple[int, ...] = field(default=(), repr=False)
    pieces_problem: FormatError | None = field(default=None, compare=False, repr=False)

    @property
    def is_template(self) -> bool:
        """Whether all cells have the same mark, so that the figure shows no solution."""
        return self.figure is not None and len(set(self.marks.values())) < 2

    @property
    def is_solution(self) -> bool:
        """Whether the marks show pieces, and each piece has the right shape."""
        return self.figure is not None and self.problem is None and not self.is_template

    @property
    def all_solutions(self) -> Iterator[Block]:
        return (block for block in (self, *self.alternatives) if block.is_solution)

    def solution(self, piece_set: PieceSet) -> Solution:
        """Return the solution that the marks show, with pieces of the set.

        The solution's puzzle contains only the pieces that the marks show. If the marks show all
        pieces, the puzzle contains ``piece_set`` itself.

        Raises:
            FormatError: The marks are not pieces of the set.
        """
        if self.figure is None:
            raise self.problem or self._error(tr("there is no figure in it"))
        if piece_set.lattice != self.figure.lattice:
            own, other = self.figure.lattice.title.lower(), piece_set.lattice.title.lower()
            raise self._error(
                tr(
                    "figure '{name}' is made of {own}, but the pieces of {piece_set} are made "
                    "of {other}",
                    name=self.name,
                    own=own,
                    piece_set=piece_set.title,
                    other=other,
                )
            )
        is_stated = piece_set in (self.pieces, named_set(self.comments))
        readings = [
            read_pieces(marks, piece_set, is_stated=is_stated)
            for marks in self._with_and_without_zeros
        ]
        for reading in readings:
            if not reading.complaints and reading.placed:
                return reading.solution(self.name)
        raise self._error(marks_problem(self.name, len(self.figure), readings[-1]))

    @property
    def _with_and_without_zeros(self) -> tuple[Marks, ...]:
        if self.figure is not None and self.figure.lattice != CUBIC:
            return (dict(self.drawn),)
        zeros, plain = aligned_marks(self.drawn), without_zeros(self.drawn)
        return (plain,) if len(plain) == len(zeros) else (zeros, plain)

    def _error(self, reason: str) -> FormatError:
        return FormatError(self.file, self.line, reason)


def without_zeros(drawn: Mapping[Cell, str]) -> Marks:
    """Return the marks with ``0`` read as an empty cell."""
    if "0" in drawn.values():
        drawn = {cell: mark for cell, mark in drawn.items() if mark != "0"}
    return aligned_marks(drawn)


def read_marks(
    drawn: Mapping[Cell, str], lattice: Lattice = CUBIC, pieces: PieceSet | None = None
) -> tuple[Marks, Reading | None]:
    """Return the marks of drawn cells, and a reading of the marks as pieces, or None.

    For cubes, ``0`` is an empty cell, unless the marks form a complete set with a piece ``0``, the
    domino of SOMA+. ``pieces`` is the set that the file states; it is tried first.
    """
    if pieces is not None and pieces.lattice == lattice and len(set(drawn.values())) > 1:
        for marks in (
            (dict(drawn),) if lattice != CUBIC else (without_zeros(drawn), aligned_marks(drawn))
        ):
            reading = read_pieces(marks, pieces, is_stated=True) if marks else None
            if reading is not None and not reading.complaints and len(set(marks.values())) > 1:
                return marks, reading
    if lattice != CUBIC:
        several = len(set(drawn.values())) > 1
        return dict(drawn), best_reading(drawn, lattice) if several else None
    plain = without_zeros(drawn)
    if len(plain) < len(drawn):
        zeros = aligned_marks(drawn)
        reading = best_reading(zeros)
        if reading.is_complete:
            return zeros, reading
    if len(set(plain.values())) < 2:
        return plain, None
    return plain, best_reading(plain)


def marks_problem(name: str, cells: int, reading: Reading) -> str:
    """Return the errors in a block's marks as one sentence.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> reading = read_pieces({(0, 0, 0): "1", (1, 0, 0): "5"}, piece_set("soma"))
    >>> marks_problem("T173", 2, reading)  # doctest: +NORMALIZE_WHITESPACE
    "figure 'T173' has 2 cubelets, but piece 1 has only 1 of its 3 cubelets,
     piece 5 has only 1 of its 4 cubelets"
    """
    whose = tr("figure '{name}'", name=name) if name else tr("the figure")
    number = len(reading.complaints)
    shown = reading.complaints[: 3 if number == 3 else 2]
    problems = [complaint() for complaint in shown]
    if number > 3:
        problems.append(tr("{number} more are wrong", number=number - 2))
    return tr(
        "{figure} has {cells}, but {problems}",
        figure=whose,
        cells=counted(cells, reading.piece_set.lattice.noun),
        problems=joined(", ", problems or [tr("none of these is a piece")]),
    )

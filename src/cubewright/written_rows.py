"""Solutions as text straight from the search's rows of numbers, many at a time.

Decoding a solution and drawing it takes longer than finding it. Where the texts
of all solutions differ only in one character for each cell, the places of the
characters are learnt from a specimen with a mark of its own at every cell; where
a text is put together of one text for each placed piece, these are made once.
Either way what comes out is compared with the format's own text, and the format
itself writes where they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError
from cubewright.formats.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.cover import CoverProblem

AT_ONCE = 4096
"""Rows of one text."""
_FIRST_OWN = 0xF0000
"""From here on there are characters that nobody writes."""
_NUMBER = 7_777_777
"""A number that stands in no name."""

Rows = NDArray[np.signedinteger[Any]]
_Write = Callable[[Rows, int], str]


class WrittenRows:
    """Writes rows of one cover problem's solutions in one format."""

    def __init__(self, cover: CoverProblem, form: SolutionFormat) -> None:
        self._cover = cover
        self._form = form
        self._fast: _Write | None = None
        self._is_tried = form.account is not None or not cover.is_exact

    def texts(self, rows: Rows, number: int) -> Iterator[tuple[int, str]]:
        """The rows' texts, the first of which has that number, some thousand at a time.

        Each comes with how many solutions it is of, and with what stands between
        them, but not before the first or after the last.
        """
        for first in range(0, len(rows), AT_ONCE):
            part = rows[first : first + AT_ONCE]
            yield len(part), self._text(part, number + first)

    def _text(self, rows: Rows, number: int) -> str:
        if not self._is_tried:
            self._is_tried = True
            self._fast = self._fast_way(rows[:1], number)
        if self._fast is None:
            return self._slowly(rows, number)
        parts = []
        while len(rows):  # numbers of as many digits together
            same = min(len(rows), 10 ** len(str(number)) - number)
            parts.append(self._fast(rows[:same], number))
            rows, number = rows[same:], number + same
        return self._form.between.join(parts)

    def _slowly(self, rows: Rows, number: int) -> str:
        one, solution = self._form.one, self._cover.solution
        texts = (one(solution(row), number + at) for at, row in enumerate(rows.astype(np.int32)))
        return self._form.between.join(texts)

    def _fast_way(self, specimen: Rows, number: int) -> _Write | None:
        puzzle = self._cover.puzzle
        write: _Write | None = None
        if self._form.by_piece is not None:
            write = _by_piece(self._cover, self._form)
        elif self._form.is_even(puzzle):
            write = _by_cell(self._cover, self._form, specimen[0].astype(np.int32))
        if write is None or write(specimen, number) != self._slowly(specimen, number):
            return None
        return write


def _by_piece(cover: CoverProblem, form: SolutionFormat) -> _Write | None:
    """Texts put together of those of the placed pieces."""
    if form.by_piece is None:
        return None
    one, between, before, after = form.by_piece
    places = _places(cover)
    order = sorted(range(len(places)), key=lambda place: places[place][1:])
    cells = cover.puzzle.figure.cells
    tables: list[list[str]] = []
    for place in order:
        kind, piece, copy = places[place]
        low, high = int(cover.starts[kind]), int(cover.starts[kind + 1])
        table = [""] * low
        for option in range(low, high):
            where = tuple(cells[index] for index in cover.option_cells[option])
            table.append(one(cover.puzzle, PlacedPiece(piece, copy, where)))
        tables.append(table)

    def write(rows: Rows, _number: int) -> str:
        columns = [
            list(map(table.__getitem__, rows[:, place].tolist()))
            for table, place in zip(tables, order, strict=True)
        ]
        lines = map(between.join, zip(*columns, strict=True))
        return (after + form.between + before).join(["", *lines, ""])[
            len(after + form.between) : -len(form.between + before) or None
        ]

    return write


def _places(cover: CoverProblem) -> list[tuple[int, int, int]]:
    """For each place of a row the kind, the piece and which copy of it stands there."""
    counts = cover.puzzle.counts
    return [
        (kind, piece, copy)
        for kind, group in enumerate(cover.members)
        for piece in group
        for copy in range(counts[piece])
    ]


def _by_cell(cover: CoverProblem, form: SolutionFormat, row: IntArray) -> _Write | None:
    """Texts that are one template with a character for each cell and the digits of a number."""
    try:
        template = form.one(_specimen(cover.puzzle), _NUMBER)
    except CubewrightError:
        return None
    before, digits, behind = template.partition(str(_NUMBER))
    head = len(before) if digits else -1
    body = np.array([ord(c) for c in before + behind + form.between], np.uint32)
    cells = cover.cell_count
    own = np.flatnonzero(body >= _FIRST_OWN)
    if len(own) != cells:
        return None
    at = np.empty(cells, np.int64)
    at[body[own] - _FIRST_OWN] = own
    marks = _marks(cover, form, row, at, head)
    body[own] = 0
    dtype = np.uint8 if max(int(body.max()), *marks) < 128 else np.uint32
    coding = "ascii" if dtype is np.uint8 else "utf-32-le"
    line = body.astype(dtype)
    where = [at[_cells_of(cover, kind)] for kind in range(len(cover.copies))]
    kinds = [(kind, int(cover.starts[kind])) for kind, _, _ in _places(cover)]

    def write(rows: Rows, number: int) -> str:
        lines = np.tile(line, (len(rows), 1))
        across = np.arange(len(rows))[:, None]
        for place, (kind, low) in enumerate(kinds):
            lines[across, where[kind][rows[:, place] - low]] = marks[place]
        if head >= 0:
            numbers = np.arange(number, number + len(rows))
            powers = 10 ** np.arange(len(str(number)))[::-1]
            written = (numbers[:, None] // powers % 10 + ord("0")).astype(dtype)
            lines = np.concatenate([lines[:, :head], written, lines[:, head:]], axis=1)
        text = lines.tobytes().decode(coding)
        return text[: len(text) - len(form.between)]

    return write


def _specimen(puzzle: Puzzle) -> Solution:
    """A solution of single cells, each with a mark of its own."""
    cells = puzzle.figure.cells
    lattice = puzzle.figure.lattice
    pieces = tuple(
        Piece(chr(_FIRST_OWN + index), (cells[0],), lattice=lattice) for index in range(len(cells))
    )
    its_set = PieceSet(
        puzzle.piece_set.name, puzzle.piece_set.title, pieces, (1,) * len(cells), lattice
    )
    placed = tuple(PlacedPiece(index, 0, (cell,)) for index, cell in enumerate(cells))
    return Solution(replace(puzzle, piece_set=its_set, fixed=(), forbidden=frozenset()), placed)


def _marks(
    cover: CoverProblem, form: SolutionFormat, row: IntArray, at: NDArray[np.int64], head: int
) -> list[int]:
    """For each place of a row the character that its piece has, read from a text."""
    text = form.one(cover.solution(row), _NUMBER) + form.between
    if head >= 0:
        text = text[:head] + text[head + len(str(_NUMBER)) :]
    return [
        ord(text[min(int(at[cover.option_cells[option][0]]), len(text) - 1)])
        for option in row.tolist()
    ]


def _cells_of(cover: CoverProblem, kind: int) -> IntArray:
    low, high = int(cover.starts[kind]), int(cover.starts[kind + 1])
    table: IntArray = np.array(cover.option_cells[low:high], np.int32).reshape(
        high - low, int(cover.sizes[kind])
    )
    return table

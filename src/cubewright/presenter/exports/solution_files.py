"""Write files of solutions from rows of option numbers, many at a time.

Decoding and drawing a solution takes longer than finding it. A format can therefore declare that
its texts differ only in one character for each cell, or how the texts of placed pieces are joined.
The result is checked against the format's own text. If they differ, the format itself writes every
solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.solutions.solution_format import ByPiece, SolutionFormat
from cubewright.model.cell import CountArray, IntArray
from cubewright.model.placement import PlacedPiece
from cubewright.presenter.exports.fixed_width import FixedWidthWriter, VariableWidthError
from cubewright.solver.problem.copy_assignment import CopyAssignment
from cubewright.solver.problem.cover import CoverProblem

CHUNK = 4096
"""The number of rows written at a time."""


class _FastWriter(Protocol):
    def text(self, rows: IntArray, number: int) -> str: ...


class BulkWriter:
    """Writer of rows of one cover problem's solutions in one format."""

    def __init__(self, cover: CoverProblem, form: SolutionFormat) -> None:
        self._cover = cover
        self._form = form
        self._write_one = form.one_of(cover.puzzle)
        self._fast: _FastWriter | None = None
        self._is_tried = form.summary is not None

    def texts(self, rows: NDArray[np.signedinteger[Any]], number: int) -> Iterator[tuple[int, str]]:
        """Yield the texts of the rows, a few thousand at a time, numbered from ``number``.

        Each text is paired with its number of solutions. Separators occur only between solutions.
        """
        for first in range(0, len(rows), CHUNK):
            chunk = rows[first : first + CHUNK].astype(np.int32, copy=False)
            yield len(chunk), self._text(chunk, number + first)

    def _text(self, rows: IntArray, number: int) -> str:
        if not self._is_tried:
            self._is_tried = True
            self._fast = self._fast_writer(rows[:1], number)
        if self._fast is None:
            return self._slowly(rows, number)
        texts = []
        while len(rows):  # Take rows whose numbers have equally many digits.
            same = min(len(rows), 10 ** len(str(number)) - number)
            texts.append(self._fast.text(rows[:same], number))
            rows, number = rows[same:], number + same
        return self._form.between.join(texts)

    def _slowly(self, rows: IntArray, number: int) -> str:
        return self._form.between.join(
            self._one(row, number + index) for index, row in enumerate(rows)
        )

    def _one(self, row: IntArray, number: int) -> str:
        return self._write_one(self._cover.solution(row), number)

    def _fast_writer(self, sample: IntArray, number: int) -> _FastWriter | None:
        form = self._form
        if form.by_piece is not None:
            joined = JoinedWriter(self._cover, form.by_piece, form.between)
            same = joined.text(sample, number) == self._slowly(sample, number)
            return joined if same else None
        if form.is_fixed_width(self._cover.puzzle):
            try:
                return FixedWidthWriter(self._cover, form, self._one)
            except VariableWidthError:
                return None
        return None


MAX_TEXTS = 100_000
"""Maximum number of cached texts, at which the cache is emptied."""


class JoinedWriter:
    """Writer that joins the texts of placed pieces to texts of solutions."""

    def __init__(self, cover: CoverProblem, by_piece: ByPiece, between: str) -> None:
        self._by_piece = by_piece
        self._between = between
        self._copies = CopyAssignment(cover)
        self._texts = _TextCache(cover, by_piece, self._copies)

    def text(self, rows: IntArray, _number: int) -> str:
        """Return the rows, whose options must be in ascending order, as text with separators."""
        copies = self._copies.assign(rows)
        if (copies[:, 1:] < copies[:, :-1]).any():
            order = np.argsort(copies, axis=1, kind="stable")
            rows = np.take_along_axis(rows, order, axis=1)
            copies = np.take_along_axis(copies, order, axis=1)
        if len(self._texts) > MAX_TEXTS:
            self._texts.clear()
        get = self._texts.__getitem__
        columns = [list(map(get, each)) for each in self._texts.keys_of(rows, copies).T.tolist()]
        _, _, before, after = self._by_piece
        lines = map("".join, zip(*columns, strict=True))
        return before + (after + self._between + before).join(lines) + after


class _TextCache(dict[int, str]):
    def __init__(self, cover: CoverProblem, by_piece: ByPiece, copies: CopyAssignment) -> None:
        super().__init__()
        self._cover = cover
        self._by_piece = by_piece
        self._copies = copies
        self._options = len(cover.masks) + 1

    def keys_of(self, rows: IntArray, copies: IntArray) -> CountArray:
        """Return a key for each pair of option and piece copy, negative in the first column."""
        keys = rows + copies.astype(np.int64) * self._options
        keys[:, :1] = ~keys[:, :1]
        return keys

    def __missing__(self, key: int) -> str:
        copy, option = divmod(~key if key < 0 else key, self._options)
        text = ""
        if copy != self._copies.no_copy:
            puzzle = self._cover.puzzle
            cells = puzzle.figure.cells
            filled = tuple(cells[index] for index in self._cover.option_cells[option])
            colours = self._cover.colour_numbers[option] if self._cover.colour_numbers else ()
            piece, number = self._copies.copies[copy]
            text = self._by_piece.one(puzzle, PlacedPiece(piece, number, filled, colours))
            if key >= 0:
                text = self._by_piece.between + text
        self[key] = text
        return text


RowBatch = tuple[int, NDArray[np.signedinteger[Any]]]
"""The number of the first solution, counted from 1, and a ``(k, pieces)`` array of option ids."""

TextPart = tuple[int, str]
"""The number of solutions added to the file, and the text to append."""


def solution_document(
    cover: CoverProblem, form: SolutionFormat, batches: Iterable[RowBatch]
) -> Iterator[TextPart]:
    """Yield the text of a complete file, a few thousand solutions at a time.

    The first and the last text contain the opening and closing of the format, and their number
    of solutions is 0. A format that summarises all solutions writes its summary in the last text.
    """
    yield 0, form.opening(cover.puzzle)
    if form.summary is None:
        yield from _listed(cover, form, batches)
        yield 0, form.closing
        return
    summary = form.summary(cover.puzzle)
    for _, rows in batches:
        for first in range(0, len(rows), CHUNK):
            chunk: IntArray = rows[first : first + CHUNK].astype("int32", copy=False)
            for row in chunk:
                summary.add(cover.solution(row))
            yield len(chunk), ""
    yield 0, summary.text() + form.closing


def _listed(
    cover: CoverProblem, form: SolutionFormat, batches: Iterable[RowBatch]
) -> Iterator[TextPart]:
    writer = BulkWriter(cover, form)
    between = ""
    for number, rows in batches:
        for count, text in writer.texts(rows, number):
            yield count, between + text
            between = form.between

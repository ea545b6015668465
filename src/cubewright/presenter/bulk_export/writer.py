"""Write solutions as text directly from rows of option numbers, many at a time.

Decoding and drawing a solution takes longer than finding it. Therefore a format
declares whether texts differ only in one character per cell, or how a text is
joined from those of placed pieces. The result is checked against the format's
own text; if they differ, the format itself writes every solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.presenter.bulk_export.fixed_width import FixedWidthWriter, VariableWidthError
from cubewright.presenter.bulk_export.joined import JoinedWriter
from cubewright.solver.problem.cover import CoverProblem

CHUNK = 4096
"""The number of rows written at a time."""


class _FastWriter(Protocol):
    def text(self, rows: IntArray, number: int) -> str: ...


class BulkWriter:
    """Writes rows of one cover problem's solutions in one format."""

    def __init__(self, cover: CoverProblem, form: SolutionFormat) -> None:
        self._cover = cover
        self._form = form
        self._write_one = form.one_of(cover.puzzle)
        self._fast: _FastWriter | None = None
        self._is_tried = form.summary is not None

    def texts(self, rows: NDArray[np.signedinteger[Any]], number: int) -> Iterator[tuple[int, str]]:
        """Yield the texts of the rows, a few thousand at a time, numbered from ``number``.

        Each comes with its number of solutions. Separators stand between
        solutions, not before the first or after the last.
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
        while len(rows):  # rows whose numbers have the same number of digits
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

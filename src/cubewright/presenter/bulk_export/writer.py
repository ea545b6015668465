"""Solutions as text straight from the search's rows of numbers, many at a time.

Decoding a solution and drawing it takes longer than finding it. So a format says
where the texts of all solutions differ only in a character for each cell, or how
a text is put together of one for each placed piece. What comes out is compared
with the format's own text now and then, and the format itself writes where they
differ.
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

AT_ONCE = 4096
"""Rows of one text."""


class _Way(Protocol):
    def text(self, rows: IntArray, number: int) -> str: ...


class BulkWriter:
    """Writes rows of one cover problem's solutions in one format."""

    def __init__(self, cover: CoverProblem, form: SolutionFormat) -> None:
        self._cover = cover
        self._form = form
        self._fast: _Way | None = None
        self._is_tried = form.account is not None

    def texts(self, rows: NDArray[np.signedinteger[Any]], number: int) -> Iterator[tuple[int, str]]:
        """The rows' texts, the first of which has that number, some thousand at a time.

        Each comes with how many solutions it is of, and with what stands between
        them, but not before the first or after the last.
        """
        for first in range(0, len(rows), AT_ONCE):
            part = rows[first : first + AT_ONCE].astype(np.int32, copy=False)
            yield len(part), self._text(part, number + first)

    def _text(self, rows: IntArray, number: int) -> str:
        if not self._is_tried:
            self._is_tried = True
            self._fast = self._fast_way(rows[:1], number)
        if self._fast is None:
            return self._slowly(rows, number)
        parts = []
        while len(rows):  # numbers of as many digits together
            same = min(len(rows), 10 ** len(str(number)) - number)
            parts.append(self._fast.text(rows[:same], number))
            rows, number = rows[same:], number + same
        return self._form.between.join(parts)

    def _slowly(self, rows: IntArray, number: int) -> str:
        return self._form.between.join(
            self._one(row, number + index) for index, row in enumerate(rows)
        )

    def _one(self, row: IntArray, number: int) -> str:
        return self._form.one(self._cover.solution(row), number)

    def _fast_way(self, specimen: IntArray, number: int) -> _Way | None:
        form = self._form
        if form.by_piece is not None:
            joined = JoinedWriter(self._cover, form.by_piece, form.between)
            same = joined.text(specimen, number) == self._slowly(specimen, number)
            return joined if same else None
        if form.is_fixed_width(self._cover.puzzle):
            try:
                return FixedWidthWriter(self._cover, form, self._one)
            except VariableWidthError:
                return None
        return None

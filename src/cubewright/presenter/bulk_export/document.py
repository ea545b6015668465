"""A complete file of solutions in one format, written from rows of option numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.presenter.bulk_export.writer import CHUNK, BulkWriter
from cubewright.solver.problem.cover import CoverProblem

RowBatch = tuple[int, NDArray[np.signedinteger[Any]]]
"""The number of the first solution, counted from 1, and a ``(k, pieces)`` array of option ids."""

TextPart = tuple[int, str]
"""The number of solutions added to the file, and the text to append for them."""


def solution_document(
    cover: CoverProblem, form: SolutionFormat, batches: Iterable[RowBatch]
) -> Iterator[TextPart]:
    """Yield the text of a complete file, a few thousand solutions at a time.

    The first and the last text hold the opening and closing of the format and
    count no solutions. A format that summarises all solutions writes its
    summary in the last text.
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

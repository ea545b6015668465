"""A whole file of solutions in one format, made from the search's rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.presenter.bulk_export.writer import AT_ONCE, BulkWriter
from cubewright.solver.problem.cover import CoverProblem

RowBatch = tuple[int, NDArray[np.signedinteger[Any]]]
"""The number of the first solution, counted from 1, and a ``(k, pieces)`` array of option ids."""

TextPart = tuple[int, str]
"""How many solutions were added to the file, and the text to append for them."""


def solution_document(
    cover: CoverProblem, form: SolutionFormat, batches: Iterable[RowBatch]
) -> Iterator[TextPart]:
    """Yield the text of a complete file, some thousand solutions at a time.

    The first and the last part hold what the format puts around the solutions
    and count none of them. A format that summarises all solutions writes its
    text in the last part.
    """
    yield 0, form.opening(cover.puzzle)
    if form.account is None:
        yield from _listed(cover, form, batches)
        yield 0, form.closing
        return
    account = form.account(cover.puzzle)
    for _, rows in batches:
        for first in range(0, len(rows), AT_ONCE):
            part: IntArray = rows[first : first + AT_ONCE].astype("int32", copy=False)
            for row in part:
                account.add(cover.solution(row))
            yield len(part), ""
    yield 0, account.text() + form.closing


def _listed(
    cover: CoverProblem, form: SolutionFormat, batches: Iterable[RowBatch]
) -> Iterator[TextPart]:
    writer = BulkWriter(cover, form)
    between = ""
    for number, rows in batches:
        for count, text in writer.texts(rows, number):
            yield count, between + text
            between = form.between

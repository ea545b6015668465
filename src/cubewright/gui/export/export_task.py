"""Writes puzzles and any number of solutions to a file without blocking the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.atomic import WriteCancelled, atomic_writer
from cubewright.formats.conversion.conversion import Conversion
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.gui.worker import Job
from cubewright.presenter.exports.solution_files import RowBatch, TextPart, solution_document
from cubewright.presenter.solutions.listed_indices import AllIndices
from cubewright.presenter.solutions.selection import CHUNK_ROWS


def exported_solutions(
    store: SolutionStore, rows: Sequence[int], form: SolutionFormat
) -> Iterator[TextPart]:
    """Yield the text of a file with the solutions of these rows, numbered as in the list."""
    return solution_document(store.cover, form, _batches(store, rows))


def _batches(store: SolutionStore, rows: Sequence[int]) -> Iterator[RowBatch]:
    """Yield consecutive rows in batches, each with its first number.

    Short batches are slices of larger blocks, so that nearby rows are read only once.
    """
    around: NDArray[np.signedinteger] = np.zeros((0, store.columns), np.int32)
    start = 0
    for first, last in _runs(rows):
        if last - first < CHUNK_ROWS:
            if not start <= first <= last <= start + len(around):
                start = first - first % CHUNK_ROWS
                end = min(len(store), start + 2 * CHUNK_ROWS)
                around = np.concatenate(list(store.parts(start, end)))
            yield first + 1, around[first - start : last - start]
            continue
        number = first + 1
        for part in store.parts(first, last):
            yield number, part
            number += len(part)


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of each run of consecutive rows.

    >>> list(_runs([2, 3, 4, 7])), list(_runs(range(5, 10**7)))
    ([(2, 5), (7, 8)], [(5, 10000000)])
    """
    if isinstance(rows, AllIndices):
        rows = rows.indices
    if isinstance(rows, range) and rows.step == 1:
        yield rows.start, rows.stop
        return
    first = last = -1
    for row in rows:
        if row != last:
            if first >= 0:
                yield first, last
            first = row
        last = row + 1
    if first >= 0:
        yield first, last


def write_parts(
    path: Path,
    parts: Iterable[TextPart],
    keep_writing: Callable[[int], bool] = lambda _count: True,
) -> int:
    """Write the parts of a file, and return the sum of their counts.

    The file appears complete or not at all. ``keep_writing`` is called before the
    first part and after each part with the number written so far; if it returns
    False, no file is written and 0 is returned.

    Raises:
        FormatError: the file cannot be written.
    """
    total = 0
    with atomic_writer(path) as file:
        if not keep_writing(0):
            raise WriteCancelled
        for count, text in parts:
            file.write(text.encode())
            total += count
            if count and not keep_writing(total):
                total = 0
                raise WriteCancelled
    return total


def run_export(path: Path, parts: Iterable[TextPart], job: Job) -> int | None:
    """Write a file as a background task, and send the number of solutions written so far.

    Return the number of solutions in the file, or None if the job was stopped and no file was
    written.
    """

    def keep_writing(count: int) -> bool:
        job.send(count)
        return not job.stopped

    count = write_parts(path, parts, keep_writing)
    return None if job.stopped else count


def run_conversion(path: Path, conversion: Conversion, job: Job) -> int | None:
    """Write puzzles as a background task, and send the number of solutions written so far.

    Return the total number, or None if the job was stopped and no file was written.
    """
    total = 0

    def on_written(count: int) -> None:
        nonlocal total
        total += count
        job.send(total)
        if job.stopped:
            raise WriteCancelled

    conversion.write(path, on_written)
    return None if job.stopped else total


def latest_count(counts: list[int]) -> list[int]:
    """Merge the numbers of solutions written so far into the last number."""
    return counts[-1:]

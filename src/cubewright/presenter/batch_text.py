"""The CSV line of a batch's row, for the window and the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.formats.batch import BatchRow, csv_head, csv_line
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.batch_run import LEVEL_COLUMNS, Solved
from cubewright.solver.analysis.difficulty import grade


def batch_csv_head(*, with_levels: bool) -> str:
    """Return the CSV line with the names of the columns."""
    return _with_columns(csv_head(), LEVEL_COLUMNS if with_levels else ())


def answered_csv_line(
    row: BatchRow, found: Solved, convention: Convention, *, with_levels: bool = False
) -> str:
    """Return the CSV line of a figure with its result."""
    answer = found.answer
    if answer is None:
        line = csv_line(row, None, None)
    else:
        line = csv_line(
            row,
            answer.solutions(convention),
            answer.seconds,
            answer.remark,
            difficulty="" if answer.tries is None else grade(answer.tries),
            tries=answer.tries,
        )
    if not with_levels:
        return line
    return _with_columns(
        line, found.level_texts if found.levels is None else found.levels.texts("")
    )


def _with_columns(line: str, more: Sequence[str]) -> str:
    """Return a CSV line with more values at its end."""
    return ",".join((line.rstrip("\n"), *more)) + "\n"

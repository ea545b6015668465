"""The CSV line of a batch's row, for the window and the terminal."""

from __future__ import annotations

from cubewright.formats.batch import BatchRow, csv_line
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.batch import Answer
from cubewright.solver.analysis.difficulty import grade


def answered_csv_line(row: BatchRow, answer: Answer | None, convention: Convention) -> str:
    """Return the CSV line of a figure with its result; None stands for no result."""
    if answer is None:
        return csv_line(row, None, None)
    return csv_line(
        row,
        answer.solutions(convention),
        answer.seconds,
        answer.remark,
        difficulty="" if answer.tries is None else grade(answer.tries),
        tries=answer.tries,
    )

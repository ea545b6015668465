"""Convert rows of text to cells with marks, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cubewright.errors import PickledError
from cubewright.formats.fig.lines import EMPTY, Kind, Line, read_line
from cubewright.model.cell import Cell, bounds, difference
from cubewright.translation import tr

Marks = dict[Cell, str]
"""The character at each filled cell; coordinates are not negative."""

MAX_ROW_LENGTH = 100_000
"""The maximum number of characters in a row."""


class RowsError(PickledError, ValueError):
    """Raised for rows that cannot be read as cells; ``line`` is the line of the faulty row."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        super().__init__(reason)


def marks_of_rows(rows: Sequence[Line]) -> Marks:
    """Return the marks of a block's rows, including zeros, sorted by cell.

    A level that is shorter than others is empty at its right end. A row with a missing level is
    refused, because it is unknown which level is missing.

    Raises:
        RowsError: A row lacks levels.
    """
    depth, height = len(rows), max((len(row.levels) for row in rows), default=0)
    texts: list[tuple[int, int, str]] = []
    for line, row in enumerate(rows):
        check_length(row)
        levels = row.levels
        if len(levels) != height:
            raise RowsError(
                row.number,
                tr(
                    "the row shows {levels}, but other rows show {height}",
                    levels=_levels(len(levels)),
                    height=height,
                ),
            )
        for group, level in enumerate(levels):
            if not level:
                raise RowsError(
                    row.number, tr("level {group} of the row is missing", group=group + 1)
                )
            texts.append((depth - 1 - line, height - 1 - group, level))
    texts.sort()
    marks: Marks = {}
    ends = {len(text) for _, _, text in texts}
    for x in range(max(ends, default=0)):
        if x in ends:
            texts = [each for each in texts if len(each[2]) > x]
        for y, z, text in texts:
            mark = text[x]
            if mark not in EMPTY:
                marks[x, y, z] = mark
    return marks


def check_length(row: Line) -> None:
    """Refuse an extremely long row, before its cells fill the memory.

    Raises:
        RowsError: The row is longer than :data:`MAX_ROW_LENGTH`.
    """
    length = len(row.body)
    if length > MAX_ROW_LENGTH:
        reason = tr(
            "the row has {length:,} characters, more than {longest_row:,}",
            length=length,
            longest_row=MAX_ROW_LENGTH,
        )
        raise RowsError(row.number, tr("{reason}; check that it is the right file", reason=reason))


def _levels(number: int) -> str:
    return tr("one level") if number == 1 else tr("{number} levels", number=number)


def aligned_marks(marks: Mapping[Cell, str]) -> Marks:
    """Return the marks moved so that the minimum of each coordinate is zero."""
    low, _ = bounds(marks)
    if low == (0, 0, 0):
        return {cell: marks[cell] for cell in sorted(marks)}
    return {difference(cell, low): marks[cell] for cell in sorted(marks)}


def row_texts(marks: Mapping[Cell, str]) -> list[str]:
    """Return rows that :func:`marks_of_rows` reads as these marks.

    Without marks, the rows contain a single empty cell.

    >>> row_texts({(0, 0, 0): "1", (1, 0, 0): "1", (0, 0, 1): "1"})
    ['/1./11']
    """
    (x0, y0, z0), (x1, y1, z1) = bounds(marks)
    rows = [
        [
            "".join(marks.get((x, y, z), ".") for x in range(x0, x1 + 1))
            for z in range(z1, z0 - 1, -1)
        ]
        for y in range(y1, y0 - 1, -1)
    ]
    texts = ["/" + "/".join(row) for row in rows]
    if any(read_line(1, text).kind is not Kind.ROW for text in texts):
        # Without an empty first column, marks could spell a header such as "/SOMA".
        texts = ["/." + "/.".join(row) for row in rows]
    return texts

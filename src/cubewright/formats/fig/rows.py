"""From rows of text to cells with marks, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cubewright.formats.fig.lines import EMPTY, Kind, Line, read_line
from cubewright.model.cell import Cell, bounds, difference

Marks = dict[Cell, str]
"""What is written at each filled cell; no coordinate below zero."""


class RowsError(ValueError):
    """Rows that say no cells; ``line`` is the row to look at."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        super().__init__(reason)


def drawn(rows: Sequence[Line]) -> Marks:
    """The marks of a block's rows where they stand, zeros too; raises :class:`RowsError`.

    A level that is shorter than others is empty at its end: the characters
    count from the left. A level that is missing altogether could be any, so
    such a row is refused.
    """
    depth, height = len(rows), max((len(row.levels) for row in rows), default=0)
    marks: Marks = {}
    for line, row in enumerate(rows):
        levels = row.levels
        if len(levels) != height:
            raise RowsError(row.number, f"the row shows {_levels(len(levels))}, others {height}")
        for group, level in enumerate(levels):
            if not level:
                raise RowsError(row.number, f"level {group + 1} of the row is missing")
            for x, mark in enumerate(level):
                if mark not in EMPTY:
                    marks[x, depth - 1 - line, height - 1 - group] = mark
    return marks


def _levels(number: int) -> str:
    return "one level" if number == 1 else f"{number} levels"


def aligned(marks: Mapping[Cell, str]) -> Marks:
    """The marks moved so that no coordinate is below zero and none could be less."""
    low, _ = bounds(marks)
    return {difference(cell, low): mark for cell, mark in sorted(marks.items())}


def row_texts(marks: Mapping[Cell, str]) -> list[str]:
    """The rows that :func:`drawn` reads as these marks; one empty cell where there are none.

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
        # Marks may spell a header; an empty column in front says that they do not.
        texts = ["/." + "/.".join(row) for row in rows]
    return texts

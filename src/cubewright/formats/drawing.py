r"""Cells drawn in text, as a lattice letters them: rows from the back to the front.

A level of a row stands between two bars, the top level first; a row without
bars is of one level. What stands between the cells can be seen: blanks between
hexagons, whose rows are shifted by half a cell, and the edges of triangles::

    |1 1 . 2|      |/1\1/2\|
    | 1 2 2|       |\1/2\2/|
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cubewright.model.cell import Cell, difference
from cubewright.model.lattice import Lattice, TextPosition
from cubewright.model.layer_text import layers_picture

EMPTY = ". "
"""What stands for a cell that is not there."""
BAR = "|"


def drawn_lines(marks: Mapping[Cell, str], lattice: Lattice) -> list[str]:
    r"""The rows, with bars, that :func:`read_drawing` reads as these marks.

    >>> from cubewright.model.lattices.triangular import TRIANGULAR
    >>> print(*drawn_lines({(0, 1, 0): "1", (1, 0, 0): "2"}, TRIANGULAR), sep="\n")
    |/1\2/|
    """
    return layers_picture(marks, lattice, empty=EMPTY[0]).splitlines()


class DrawingError(ValueError):
    """Rows that draw no cells; ``row`` is the one to look at, counted from 0."""

    def __init__(self, row: int, reason: str) -> None:
        self.row = row
        super().__init__(reason)


def read_drawing(rows: Sequence[str], lattice: Lattice) -> dict[Cell, str]:
    """What stands at each filled cell, the figure in the corner; raises :class:`DrawingError`.

    Where the drawing begins does not matter: it is moved to the right until
    its characters stand where the lattice has cells.

    >>> from cubewright.model.lattices.hexagonal import HEXAGONAL
    >>> read_drawing(["1 2", " 3"], HEXAGONAL)
    {(0, 0, 0): '1', (0, 1, 0): '3', (1, 0, 0): '2'}
    """
    letters = dict(_letters(rows))
    fits = [_fit(letters, lattice, by) for by in range(lattice.text_layout.period)]
    marks, wrong = max(fits, key=_how_far)
    if wrong:
        raise DrawingError(wrong[0][1], _out_of_place(letters[wrong[0]], wrong[0], lattice))
    read = _cornered(marks, lattice)
    if any(_cornered(others, lattice) != read for others, amiss in fits if not amiss):
        reason = "it can be read in two ways: draw the edges between the cells, as in '/1\\1/'"
        raise DrawingError(min(line for _, line, _ in letters), reason)
    return read


def _cornered(marks: Mapping[Cell, str], lattice: Lattice) -> dict[Cell, str]:
    start = lattice.corner(marks)
    return {difference(cell, start): mark for cell, mark in sorted(marks.items())}


def levels_of(row: str) -> list[str]:
    """What a row says of each level, top level first; raises :class:`ValueError`.

    >>> levels_of("| 1 1|  |1 . |"), levels_of(" 1 1")
    ([' 1 1', '1 . '], [' 1 1'])
    """
    if BAR not in row:
        return [row.rstrip()]
    parts = row.strip().split(BAR)
    if len(parts) % 2 == 0 or any(between.strip() for between in parts[::2]):
        raise ValueError("each level stands between two bars, as in '|1 1|  |1 .|'")
    return parts[1::2]


def _letters(rows: Sequence[str]) -> Iterator[tuple[TextPosition, str]]:
    height = 0
    for line, row in enumerate(rows):
        try:
            levels = levels_of(row)
        except ValueError as error:
            raise DrawingError(line, str(error)) from None
        if height and len(levels) != height:
            shown = "one level" if len(levels) == 1 else f"{len(levels)} levels"
            raise DrawingError(line, f"the row shows {shown}, the first one {height}")
        height = len(levels)
        for group, level in enumerate(levels):
            for column, letter in enumerate(level):
                if letter != " ":
                    yield (column, line, height - 1 - group), letter


def _fit(
    letters: dict[TextPosition, str], lattice: Lattice, by: int
) -> tuple[dict[Cell, str], list[TextPosition]]:
    """The cells that the letters mark if they are moved to the right, and those out of place."""
    text_layout = lattice.text_layout
    marks: dict[Cell, str] = {}
    wrong: list[TextPosition] = []
    for text_position, letter in letters.items():
        column, line, level = text_position
        moved = (column + by, line, level)
        cell = text_layout.cell(moved)
        if cell is None:
            if letter != text_layout.edge(moved):
                wrong.append(text_position)
        elif letter not in EMPTY:
            marks[cell] = letter
    return marks, wrong


def _how_far(fit: tuple[dict[Cell, str], list[TextPosition]]) -> tuple[bool, int]:
    """How many rows a reading makes sense of before it meets something out of place."""
    wrong = fit[1]
    return (not wrong, wrong[0][1] if wrong else 0)


def _out_of_place(letter: str, text_position: TextPosition, lattice: Lattice) -> str:
    where = f"{letter!r} in column {text_position[0] + 1}"
    if any(lattice.text_layout.edge((c, 0, 0)) != " " for c in range(lattice.text_layout.period)):
        return (
            f"{where} is out of place: cells and edges take turns, as in '/1\\1/' and, "
            f"in the next row, '\\1/1\\'"
        )
    return (
        f"{where} stands between two cells: a blank parts the cells of a row, "
        f"and each row is shifted by half a cell, one column, against the next"
    )

r"""Cells drawn in text, in the text layout of a lattice: rows from back to front.

Each level of a row stands between two bars, the top level first. A row without bars has one level.
Blanks separate hexagons, whose rows are shifted by half a cell. Edges separate triangles::

    |1 1 . 2|      |/1\1/2\|
    | 1 2 2|       |\1/2\2/|
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cubewright.errors import PickledError
from cubewright.model.cell import Cell, difference
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.lattice import Lattice, TextPosition
from cubewright.translation import tr

EMPTY = ". "
"""The characters for an empty cell."""
BAR = "|"


def drawn_lines(marks: Mapping[Cell, str], lattice: Lattice) -> list[str]:
    r"""Return rows with bars that :func:`read_drawing` reads as these marks.

    >>> from cubewright.model.lattices.triangular import TRIANGULAR
    >>> print(*drawn_lines({(0, 1, 0): "1", (1, 0, 0): "2"}, TRIANGULAR), sep="\n")
    |/1\2/|
    """
    return layers_picture(marks, lattice, empty=EMPTY[0]).splitlines()


class DrawingError(PickledError, ValueError):
    """Raised for rows that cannot be read as cells; ``row`` is the faulty row, counted from 0."""

    def __init__(self, row: int, reason: str) -> None:
        self.row = row
        super().__init__(reason)


def read_drawing(rows: Sequence[str], lattice: Lattice) -> dict[Cell, str]:
    """Return the mark at each filled cell, with the figure moved into the lattice's corner.

    The drawing may begin in any column. It is moved to the right until its characters match cells
    of the lattice.

    Raises:
        DrawingError: A character is between cells, or the drawing is ambiguous.

    >>> from cubewright.model.lattices.hexagonal import HEXAGONAL
    >>> read_drawing(["1 2", " 3"], HEXAGONAL)
    {(0, 0, 0): '1', (0, 1, 0): '3', (1, 0, 0): '2'}
    """
    letters = dict(_letters(rows))
    readings = [_fit(letters, lattice, columns) for columns in range(lattice.text_layout.period)]
    marks, wrong = max(readings, key=_rows_understood)
    if wrong is not None:
        raise DrawingError(wrong[1], _out_of_place(letters[wrong], wrong, lattice))
    read = _aligned(marks, lattice)
    others = (each for each, wrong in readings if wrong is None and each is not marks)
    if any(_aligned(each, lattice) != read for each in others):
        reason = tr("it can be read in two ways; draw the edges between the cells, as in '/1\\1/'")
        raise DrawingError(min(line for _, line, _ in letters), reason)
    return read


def _aligned(marks: Mapping[Cell, str], lattice: Lattice) -> dict[Cell, str]:
    start = lattice.corner(marks)
    if start == (0, 0, 0):
        return {cell: marks[cell] for cell in sorted(marks)}
    return {difference(cell, start): marks[cell] for cell in sorted(marks)}


def levels_of(row: str) -> list[str]:
    """Return the text of each level of a row, top level first.

    Raises:
        ValueError: The bars do not enclose the levels.

    >>> levels_of("| 1 1|  |1 . |"), levels_of(" 1 1")
    ([' 1 1', '1 . '], [' 1 1'])
    """
    if BAR not in row:
        return [row.rstrip()]
    sections = row.strip().split(BAR)
    if len(sections) % 2 == 0 or any(between.strip() for between in sections[::2]):
        raise ValueError(tr("put each level between two bars, as in '|1 1|  |1 .|'"))
    return sections[1::2]


def _letters(rows: Sequence[str]) -> Iterator[tuple[TextPosition, str]]:
    height = 0
    for line, row in enumerate(rows):
        try:
            levels = levels_of(row)
        except ValueError as error:
            raise DrawingError(line, str(error)) from None
        if height and len(levels) != height:
            shown = (
                tr("one level") if len(levels) == 1 else tr("{number} levels", number=len(levels))
            )
            raise DrawingError(
                line,
                tr(
                    "the row shows {shown}, but the first row shows {height}",
                    shown=shown,
                    height=height,
                ),
            )
        height = len(levels)
        for group, level in enumerate(levels):
            for column, letter in enumerate(level):
                if letter != " ":
                    yield (column, line, height - 1 - group), letter


def _fit(
    letters: dict[TextPosition, str], lattice: Lattice, columns: int
) -> tuple[dict[Cell, str], TextPosition | None]:
    text_layout = lattice.text_layout
    marks: dict[Cell, str] = {}
    for text_position, letter in letters.items():
        column, line, level = text_position
        moved = (column + columns, line, level)
        cell = text_layout.cell(moved)
        if cell is None:
            if letter != text_layout.edge(moved):
                return marks, text_position
        elif letter not in EMPTY:
            marks[cell] = letter
    return marks, None


def _rows_understood(fit: tuple[dict[Cell, str], TextPosition | None]) -> tuple[bool, int]:
    """Return a sort key for a reading.

    A reading without a misplaced letter comes last, after the one whose misplaced letter is latest.
    """
    wrong = fit[1]
    return (wrong is None, 0 if wrong is None else wrong[1])


def _out_of_place(letter: str, text_position: TextPosition, lattice: Lattice) -> str:
    return tr(
        "{letter!r} in column {column} {rule}",
        letter=letter,
        column=text_position[0] + 1,
        rule=tr(lattice.text_layout.rule),
    )

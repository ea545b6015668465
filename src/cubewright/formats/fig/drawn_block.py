r"""Blocks on lattices other than the cubic one: a header with the lattice, and a drawing.

::

    [hexagonal] Flower           [triangular] Large triangle
    ; a comment                  | ./1\. |
    | 1 1 |                      |/2\2/3\|
    |1 . 1|
    | 1 1 |

No line begins with ``/``, so a program that reads only cubes finds no figure here, instead of a
wrong figure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cubewright.enumeration import enumerated_text
from cubewright.formats.drawing import BAR, DrawingError, drawn_lines, read_drawing
from cubewright.formats.fig.lines import Kind, Line, read_line
from cubewright.formats.fig.rows import Marks, RowsError, check_length
from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr

NOT_MARKS = " .|/\\;"
"""Characters that cannot mean a piece in a drawing."""
_HEADER = re.compile(r"\[\s*([A-Za-z][\w-]*)\s*\]\s*(.*)$")
_BETWEEN_MARKS = re.compile(r"[\s|/\\]+")


def drawing_header(body: str) -> tuple[str, str] | None:
    """Return the names of the lattice and the figure in a header; None for another line.

    >>> drawing_header("[hexagonal] Flower"), drawing_header("[a link](to it)")
    (('hexagonal', 'Flower'), None)
    """
    found = _HEADER.match(body)
    return (found.group(1).lower(), found.group(2).strip()) if found else None


def drawing_header_of(name: str, lattice: Lattice) -> str:
    """Return the header of a figure of a lattice.

    >>> drawing_header_of("Flower", lattices()["hexagonal"])
    '[hexagonal] Flower'
    """
    return f"[{lattice.name}] {' '.join(name.split())}".rstrip()


def is_drawn_row(line: Line) -> bool:
    """Return whether a line can be a row of a drawing."""
    return line.body.startswith(BAR)


def is_meant_as_row(line: Line, *, below_rows: bool) -> bool:
    """Return whether a line without its first bar is meant as a row, and must not be ignored."""
    if line.body.endswith(BAR):
        return True
    return below_rows and all(len(each) < 2 for each in _BETWEEN_MARKS.split(line.body))


def is_meant_as_header(line: Line) -> bool:
    """Return whether a line above a drawing is meant as its header, perhaps with an error."""
    return line.body.startswith("[")


def lattice_of(name: str) -> Lattice:
    """Return the lattice that a header names.

    Raises:
        ValueError: No such lattice exists, or its figures need no header in brackets.
    """
    if name.startswith("["):
        raise ValueError(tr("a header names its lattice in brackets, as in '[hexagonal] Name'"))
    known = {each.name: each for each in lattices().values() if each != CUBIC}
    if name in known:
        return known[name]
    if name == CUBIC.name:
        raise ValueError(tr("a figure of cubes needs a header '/SOMA Name', and rows without bars"))
    from difflib import get_close_matches

    close = get_close_matches(name, known, n=1)
    names = [f"'[{each}]'" for each in sorted(known)]
    listed = enumerated_text(names)
    hint = (
        tr("did you mean '[{close}]'?", close=close[0])
        if close
        else tr("there are {listed}", listed=listed)
    )
    raise ValueError(tr("there is no lattice '{name}' ({hint})", name=name, hint=hint))


def drawn_marks(rows: Sequence[Line], lattice: Lattice) -> Marks:
    """Return the marks that rows draw, with the figure moved into the lattice's corner.

    Raises:
        RowsError: A row cannot be read.
    """
    for row in rows:
        check_length(row)
        if not is_drawn_row(row):
            raise RowsError(row.number, tr("put the rows of a drawing between bars, as in '|1 1|'"))
    try:
        return read_drawing([row.body for row in rows], lattice)
    except DrawingError as error:
        raise RowsError(rows[error.row].number, str(error)) from None


def drawing_rows(marks: Mapping[Cell, str], lattice: Lattice) -> list[str]:
    r"""Return rows that :func:`drawn_marks` reads as these marks.

    >>> print(*drawing_rows({(0, 0, 0): "1", (0, 1, 0): "2"}, lattices()["hexagonal"]), sep="\n")
    |1 |
    | 2|
    """
    rows = [f"{BAR}.{BAR}"]
    if marks or lattice.block != (1, 1, 1):
        rows = drawn_lines(marks or dict.fromkeys(lattice.box((1, 1, 1)), "."), lattice)
    if any(read_line(1, row).kind is not Kind.PROSE for row in rows):
        # Blanks prevent programs that read only cubes from reading it as a row of cubes.
        rows = [re.sub(r"\|([^|]*)\|", r"| \1 |", row) for row in rows]
    return rows

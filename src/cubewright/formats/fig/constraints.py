r"""What a figure file says of a figure beside its cells, in comments that other programs skip.

::

    /SOMA Throne
    ; pieces: soma
    ;optional /++?/+++
    ;optional /+++/+++
    ;placed /LLL/+++
    ;placed /L++/+++
    ;forbid Z /+++/+x+
    ;forbid Z /+++/+++
    /111/111
    /111/111

Each keyword's rows draw the whole figure again: ``+`` is a cell that nothing is
said of. ``?`` in ``optional`` may stay empty, ``#`` in ``dark`` is of the darker
of two colours, a letter in ``placed`` is the piece that lies there, ``x`` in
``forbid Z`` is not for piece Z. A second piece of the same letter is drawn in
rows of its own below. ``pieces:`` names the set, as any figure may. Drawings of
hexagons and triangles stand between bars as the figure itself does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cubewright.formats.fig.drawn_block import NOT_MARKS, drawing_rows, drawn_marks
from cubewright.formats.fig.lines import Kind, Line, read_line
from cubewright.formats.fig.rows import Marks, RowsError, aligned, drawn, row_texts
from cubewright.formats.fig.statements import stated_pieces
from cubewright.model.cell import Cell
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC

_PLAIN, _OPTIONAL, _DARK, _BARRED = "+", "?", "#", "x"
_FILLERS = "+*=~"
_KEYWORDS = re.compile(r"\s*(?:(optional|dark|placed|laid)|forbid (\S))\s+([/|].*)$")
_OLD_KEYWORDS = {"laid": "placed"}
"""Keywords of version 0.1, which are read and not written."""


@dataclass(frozen=True)
class Directives:
    """What the comments of a block say; ``problem`` is what is wrong with them, if anything."""

    optional: frozenset[Cell] = frozenset()
    dark: frozenset[Cell] | None = None
    constraints: Constraints = NO_CONSTRAINTS
    problem: str = ""

    def of(self, figure: Figure) -> Figure:
        """The figure with its marks."""
        return replace(figure, optional=self.optional, dark=self.dark)


def is_directive(comment: str) -> bool:
    """Whether a comment is one of these.

    >>> is_directive("optional /?+"), is_directive("optional pieces are in red")
    (True, False)
    """
    return bool(_KEYWORDS.match(comment))


def read_directives(
    comments: Iterable[Line], cells: Iterable[Cell], lattice: Lattice
) -> Directives:
    """What the comments of a block say of its figure, whose corner is the lattice's."""
    figure = frozenset(cells)
    grids: dict[tuple[str, str], list[Line]] = {}
    listed = list(comments)
    for line in listed:
        found = _KEYWORDS.match(line.body)
        if found:
            keyword = _OLD_KEYWORDS.get(found.group(1), found.group(1)) or "forbid"
            rows = grids.setdefault((keyword, found.group(2) or ""), [])
            rows.append(read_line(line.number, found.group(3)))
    said = Directives()
    placed: list[PrePlaced] = []
    forbidden: set[tuple[str, Cell]] = set()
    for (keyword, symbol), rows in grids.items():
        for marks in _grids(rows, figure, lattice):
            if marks is None:
                problem = f"the rows of ';{keyword}' are not those of the figure, and do not count"
                said = replace(said, problem=problem)
            elif keyword == "optional":
                said = replace(said, optional=_where(marks, _OPTIONAL))
            elif keyword == "dark":
                said = replace(said, dark=_where(marks, _DARK))
            elif keyword == "forbid":
                forbidden.update((symbol, cell) for cell in _where(marks, _BARRED))
            else:
                found_there = sorted(set(marks.values()) - set(_FILLERS))
                placed += [
                    PrePlaced(mark, tuple(sorted(_where(marks, mark)))) for mark in found_there
                ]
    if placed or forbidden or said.optional:
        pieces = stated_pieces(line.body for line in listed) or ""
        said = replace(said, constraints=Constraints(placed, forbidden, pieces))
    return said


def directive_texts(figure: Figure, constraints: Constraints) -> list[str]:
    """The lines of comments that :func:`read_directives` reads as these.

    >>> row = Figure([(0, 0, 0), (1, 0, 0)], optional=[(1, 0, 0)])
    >>> directive_texts(row, Constraints([("I", [(0, 0, 0)])], pieces="mine"))
    ['; pieces: mine', ';optional /+?', ';placed /I+']
    """
    cells, lattice = figure.cells, figure.lattice
    constraints = constraints.within(cells)
    lines: list[str] = []

    def draw(keyword: str, marks: Mapping[Cell, str], filler: str = _PLAIN) -> None:
        whole = {cell: marks.get(cell, filler) for cell in cells}
        rows = row_texts(whole) if lattice == CUBIC else drawing_rows(whole, lattice)
        lines.extend(f";{keyword} {row}" for row in rows)

    if constraints.pieces and (constraints or figure.optional):
        lines.append(f"; pieces: {constraints.pieces}")
    if figure.optional:
        draw("optional", dict.fromkeys(figure.optional, _OPTIONAL))
    if figure.dark is not None:
        draw("dark", dict.fromkeys(figure.dark, _DARK))
    for grid in _no_letter_twice(constraints.placed):
        marks = {cell: each.symbol for each in grid for cell in each.cells}
        draw("placed", marks, next(f for f in _FILLERS if f not in marks.values()))
    for symbol in sorted({symbol for symbol, _ in constraints.forbidden}):
        forbidden = [cell for each, cell in constraints.forbidden if each == symbol]
        draw(f"forbid {symbol}", dict.fromkeys(forbidden, _BARRED))
    return lines


def can_be_drawn(symbol: str, lattice: Lattice) -> bool:
    """Whether a piece of that symbol can be drawn where it lies."""
    if symbol in _FILLERS or symbol in NOT_MARKS:
        return False
    row = read_line(1, f"/{_PLAIN}{symbol}")
    return lattice != CUBIC or (symbol != "-" and row.kind is Kind.ROW)


def _no_letter_twice(placed: Iterable[PrePlaced]) -> Iterator[list[PrePlaced]]:
    left = list(placed)
    while left:
        grid: list[PrePlaced] = []
        later: list[PrePlaced] = []
        for each in left:
            apart = all(
                each.symbol != other.symbol and not set(each.cells) & set(other.cells)
                for other in grid
            )
            (grid if apart else later).append(each)
        yield grid
        left = later


def _grids(
    rows: Sequence[Line], figure: frozenset[Cell], lattice: Lattice
) -> Iterator[Marks | None]:
    """What the rows draw, figure after figure; None where they draw another one."""
    lines = {lattice.text_layout.text_position(cell)[1] for cell in figure}
    depth = max(lines, default=0) - min(lines, default=0) + 1
    for first in range(0, len(rows), depth):
        chosen = rows[first : first + depth]
        try:
            marks = aligned(drawn(chosen)) if lattice == CUBIC else drawn_marks(chosen, lattice)
        except RowsError:
            marks = {}
        yield marks if marks.keys() == figure else None


def _where(marks: Marks, mark: str) -> frozenset[Cell]:
    return frozenset(cell for cell, each in marks.items() if each == mark)

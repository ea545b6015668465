"""Directives: comments of a figure file with optional cells, colours and constraints.

::

    /SOMA Throne
    ; pieces: soma
    ;optional /++?/+++
    ;optional /+++/+++
    ;placed /LLL/+++
    ;placed /L++/+++
    ;forbid Z /+++/+x+
    ;forbid Z /+++/+++
    ;target /+++/LLL
    ;target /+++/L++
    ;choice L Z T maximum=2
    ;empty maximum=1
    ;colours /12+/3++
    ;colours /+++/+++
    ;meet 1-1 1-2 3-3
    ;group 1 = L Tx2
    ;ground
    /111/111
    /111/111

Other programs skip these comments. The rows of each keyword repeat the whole figure. ``+`` is a
cell without a mark. ``?`` in ``optional`` is a cell that may stay empty. ``#`` in ``dark`` is a
cell of the darker colour. A digit or letter in ``colours`` is the colour number of a cell
(:mod:`.colour_marks`). A letter in ``placed`` is a pre-placed piece. ``x`` in ``forbid Z`` is a
cell that piece Z must not fill. A letter in ``target`` is the place that the pre-placed piece
reaches in a sliding puzzle. A second piece with the same letter is drawn in separate rows
below.

``choice`` names pieces, or ``all``, with the ``minimum`` and the ``maximum`` of their total number
of copies in a solution. ``empty`` limits the number of empty cells. ``meet`` lists pairs of a
piece's and the figure's colour that may meet, or the word ``none``; by default, equal colours meet.
``group`` lists pieces that need not come apart (:mod:`.group_rules`). ``ground`` states that the
figure stands on the ground, through which no piece slides. ``pieces:`` names the piece set.
Drawings of hexagons and triangles are between bars, like the figure itself. Version 0.1 wrote
``laid`` for ``placed``; both are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cubewright.formats.fig.colour_marks import colour_marks, marked_colours
from cubewright.formats.fig.drawn_block import NOT_MARKS, drawing_rows, drawn_marks
from cubewright.formats.fig.group_rules import group_texts, is_group_rule, read_groups
from cubewright.formats.fig.lines import Kind, Line, read_line
from cubewright.formats.fig.rows import Marks, RowsError, aligned_marks, marks_of_rows, row_texts
from cubewright.formats.fig.statements import stated_pieces
from cubewright.model.cell import Cell
from cubewright.model.colours import NO_COLOURS, AllowedColours, Colours
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints, PrePlaced
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.weights import WALL, walls_among
from cubewright.translation import tr

_PLAIN, _OPTIONAL, _DARK, _FORBIDDEN = "+", "?", "#", "x"
_FILLERS = "+*=~"
_KEYWORDS = re.compile(r"\s*(?:(optional|dark|colours|placed|target|laid)|forbid (\S))\s+([/|].*)$")
_CHOICE = re.compile(r"\s*choice\s+(\S.*?)\s*$")
_NUMBERS = re.compile(r"(minimum|maximum)=([0-9]{1,4})")
_ALL = "all"
_MEET = re.compile(r"\s*meet((?:\s+[0-9]{1,2}-[0-9]{1,2})+|\s+none)\s*$")
_GROUND = re.compile(r"\s*ground\s*$")
_WALLS = re.compile(r"\s*walls((?:\s+\S)+)\s*$")
_EMPTY = re.compile(r"\s*empty\s+maximum=([0-9]{1,4})\s*$")
_OLD_KEYWORDS = {"laid": "placed"}
"""Keywords of version 0.1, which are still read."""


@dataclass(frozen=True)
class Directives:
    """Directives parsed from a block's comments.

    ``problem``: the last error, or empty; ``problem_line``: the number of its line.
    """

    optional: frozenset[Cell] = frozenset()
    dark: frozenset[Cell] | None = None
    colours: Colours = NO_COLOURS
    constraints: Constraints = NO_CONSTRAINTS
    problem: str = ""
    problem_line: int = 0

    def applied_to(self, figure: Figure) -> Figure:
        colours = NO_COLOURS if self.dark is not None else self.colours
        if not self.optional and self.dark is None and not colours:
            return figure
        return replace(figure, optional=self.optional, dark=self.dark, colours=colours)


def is_directive(comment: str) -> bool:
    """Return whether a comment is a directive.

    >>> is_directive("optional /?+"), is_directive("optional pieces are in red")
    (True, False)
    >>> is_directive("choice A B maximum=1"), is_directive("choice of pieces")
    (True, False)
    >>> is_directive("meet 1-2 2-2"), is_directive("empty maximum=3"), is_directive("meet me")
    (True, True, False)
    >>> is_directive("group 1 = A B"), is_directive("group 1 is red")
    (True, False)
    >>> is_directive("walls T U"), is_directive("walls are thick")
    (True, False)
    """
    patterns = (_KEYWORDS, _MEET, _EMPTY, _GROUND, _WALLS)
    return (
        any(each.match(comment) for each in patterns)
        or is_group_rule(comment)
        or _is_choice(comment)
    )


def _is_choice(comment: str) -> bool:
    return bool(_CHOICE.match(comment)) and "=" in comment


def choice_of(text: str) -> PieceChoice | None:
    """Return the choice that a directive or an option states; None if the text has an error.

    >>> choice_of("B A maximum=1")
    PieceChoice(symbols=('A', 'B'), minimum=0, maximum=1)
    """
    symbols: list[str] = []
    numbers: dict[str, int] = {}
    for word in text.split():
        found = _NUMBERS.fullmatch(word)
        if found:
            if found.group(1) in numbers:
                return None
            numbers[found.group(1)] = int(found.group(2))
        elif len(word) == 1 or word == _ALL:
            symbols.append(word)
        else:
            return None
    if not numbers or not symbols or (_ALL in symbols and len(symbols) > 1):
        return None
    try:
        return PieceChoice(() if symbols == [_ALL] else symbols, **numbers)
    except ValueError:
        return None


def read_directives(
    comments: Iterable[Line], cells: Iterable[Cell], lattice: Lattice
) -> Directives:
    """Parse the directives in a block's comments.

    ``cells`` are the cells of the figure, moved into the corner of the lattice.
    """
    figure = frozenset(cells)
    grids: dict[tuple[str, str], list[Line]] = {}
    lines = list(comments)
    for line in lines:
        found = _KEYWORDS.match(line.body)
        if found:
            keyword = _OLD_KEYWORDS.get(found.group(1), found.group(1)) or "forbid"
            rows = grids.setdefault((keyword, found.group(2) or ""), [])
            rows.append(read_line(line.number, found.group(3)))
    directives = Directives()
    choices: list[PieceChoice] = []
    for line in lines:
        if not _is_choice(line.body):
            continue
        stated = _CHOICE.match(line.body)
        choice = None if stated is None else choice_of(stated.group(1))
        if choice is None:
            example = "';choice A B maximum=1' or ';choice all minimum=5'"
            problem = tr(
                "the line ';{line}' states no choice; write {example}",
                line=line.body.strip()[:40],
                example=example,
            )
            directives = replace(directives, problem=problem, problem_line=line.number)
        else:
            choices.append(choice)
    groups, wrong_group = read_groups(lines)
    if wrong_group is not None:
        problem, number = wrong_group
        directives = replace(directives, problem=problem, problem_line=number)
    drawn: dict[str, list[PrePlaced]] = {"placed": [], "target": []}
    forbidden: set[tuple[str, Cell]] = set()
    for (keyword, symbol), rows in grids.items():
        for marks in _grids(rows, figure, lattice):
            if marks is None:
                problem = tr(
                    "the rows of ';{keyword}' do not draw the figure, and are ignored",
                    keyword=keyword,
                )
                directives = replace(directives, problem=problem, problem_line=rows[0].number)
            elif keyword == "optional":
                directives = replace(directives, optional=_cells_marked(marks, _OPTIONAL))
            elif keyword == "dark":
                directives = replace(directives, dark=_cells_marked(marks, _DARK))
            elif keyword == "colours":
                directives = replace(directives, colours=marked_colours(marks))
            elif keyword == "forbid":
                forbidden.update((symbol, cell) for cell in _cells_marked(marks, _FORBIDDEN))
            else:
                cells_of: dict[str, list[Cell]] = {}
                for cell, mark in marks.items():
                    if mark not in _FILLERS:
                        cells_of.setdefault(mark, []).append(cell)
                drawn[keyword] += [
                    PrePlaced(mark, tuple(sorted(cells)))
                    for mark, cells in sorted(cells_of.items())
                ]
    bodies = [line.body for line in lines]
    allowed, limit = _allowed_colours(bodies), _hole_limit(bodies)
    constraints = Constraints(
        drawn["placed"],
        forbidden,
        "",
        choices,
        allowed,
        limit,
        groups,
        tuple((symbol, WALL) for each in bodies for symbol in _walls(each)),
        targets=drawn["target"],
        on_ground=any(_GROUND.match(each) for each in bodies),
    )
    if constraints or directives.optional:
        constraints = replace(constraints, pieces=stated_pieces(bodies) or "")
        directives = replace(directives, constraints=constraints)
    return directives


def _allowed_colours(comments: Iterable[str]) -> AllowedColours | None:
    """Return the pairs of colours that the last table in comments allows; None without a table.

    >>> sorted(_allowed_colours(["meet 2-1 1-1"])), _allowed_colours(["meet none"])
    ([(1, 1), (2, 1)], frozenset())
    """
    tables = [found.group(1).split() for each in comments if (found := _MEET.match(each))]
    if not tables:
        return None
    pairs = (pair.split("-") for pair in tables[-1] if pair != "none")
    return frozenset((int(of_piece), int(of_figure)) for of_piece, of_figure in pairs)


def _walls(comment: str) -> list[str]:
    found = _WALLS.match(comment)
    return found[1].split() if found else []


def _hole_limit(comments: Iterable[str]) -> int | None:
    limits = [int(found.group(1)) for each in comments if (found := _EMPTY.match(each))]
    return limits[-1] if limits else None


def directive_texts(figure: Figure, constraints: Constraints) -> list[str]:
    """Return comment lines that :func:`read_directives` reads as these constraints.

    >>> row = Figure([(0, 0, 0), (1, 0, 0)], optional=[(1, 0, 0)])
    >>> directive_texts(row, Constraints([("I", [(0, 0, 0)])], pieces="mine"))
    ['; pieces: mine', ';optional /+?', ';placed /I+']
    """
    cells, lattice = figure.cells, figure.lattice
    constraints = constraints.restricted_to(cells)
    lines: list[str] = []

    def draw(keyword: str, marks: Mapping[Cell, str], filler: str = _PLAIN) -> None:
        drawn_marks = {cell: marks.get(cell, filler) for cell in cells}
        rows = row_texts(drawn_marks) if lattice == CUBIC else drawing_rows(drawn_marks, lattice)
        lines.extend(f";{keyword} {row}" for row in rows)

    if constraints.pieces and (constraints or figure.optional):
        lines.append(f"; pieces: {constraints.pieces}")
    if figure.optional:
        draw("optional", dict.fromkeys(figure.optional, _OPTIONAL))
    if figure.dark is not None:
        draw("dark", dict.fromkeys(figure.dark, _DARK))
    if figure.colours:
        draw("colours", colour_marks(figure.colours))
    for keyword, some in (("placed", constraints.placed), ("target", constraints.targets)):
        for grid in _without_repeated_letters(some):
            marks = {cell: each.symbol for each in grid for cell in each.cells}
            draw(keyword, marks, next(f for f in _FILLERS if f not in marks.values()))
    for symbol in sorted({symbol for symbol, _ in constraints.forbidden}):
        forbidden = [cell for each, cell in constraints.forbidden if each == symbol]
        draw(f"forbid {symbol}", dict.fromkeys(forbidden, _FORBIDDEN))
    lines += [_choice_line(choice) for choice in constraints.choices]
    if constraints.max_holes is not None:
        lines.append(f";empty maximum={constraints.max_holes}")
    if constraints.allowed_colours is not None:
        pairs = [f"{of_piece}-{on}" for of_piece, on in sorted(constraints.allowed_colours)]
        lines.append(" ".join([";meet", *(pairs or ["none"])]))
    lines += group_texts(constraints.groups)
    if walls := walls_among(constraints.weights):
        lines.append(" ".join([";walls", *walls]))
    if constraints.on_ground:
        lines.append(";ground")
    return lines


def _choice_line(choice: PieceChoice) -> str:
    numbers = [f"minimum={choice.minimum}"] if choice.minimum or choice.maximum is None else []
    if choice.maximum is not None:
        numbers.append(f"maximum={choice.maximum}")
    return " ".join([";choice", *(choice.symbols or (_ALL,)), *numbers])


def can_be_drawn(symbol: str, lattice: Lattice) -> bool:
    """Return whether a ``placed`` directive can draw a piece with this symbol."""
    if symbol in _FILLERS or symbol in NOT_MARKS:
        return False
    row = read_line(1, f"/{_PLAIN}{symbol}")
    return lattice != CUBIC or (symbol != "-" and row.kind is Kind.ROW)


def _without_repeated_letters(placed: Iterable[PrePlaced]) -> Iterator[list[PrePlaced]]:
    """Yield the pieces of each drawing, in which no letter and no cell occurs twice."""
    remaining = list(placed)
    while remaining:
        grid: list[PrePlaced] = []
        later: list[PrePlaced] = []
        for each in remaining:
            apart = all(
                each.symbol != other.symbol and not set(each.cells) & set(other.cells)
                for other in grid
            )
            (grid if apart else later).append(each)
        yield grid
        remaining = later


def _grids(
    rows: Sequence[Line], figure: frozenset[Cell], lattice: Lattice
) -> Iterator[Marks | None]:
    """Yield the marks that the rows draw, figure by figure.

    Yield None for a drawing of another figure.
    """
    lines = {lattice.text_layout.text_position(cell)[1] for cell in figure}
    block = lattice.block[1]  # A drawing shows whole blocks of rows.
    depth = (max(lines, default=0) // block - min(lines, default=0) // block + 1) * block
    for first in range(0, len(rows), depth):
        chosen = rows[first : first + depth]
        try:
            marks = (
                aligned_marks(marks_of_rows(chosen))
                if lattice == CUBIC
                else drawn_marks(chosen, lattice)
            )
        except RowsError:
            marks = {}
        yield marks if marks.keys() == figure else None


def _cells_marked(marks: Marks, mark: str) -> frozenset[Cell]:
    return frozenset(cell for cell, each in marks.items() if each == mark)

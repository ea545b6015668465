"""Read a solution from pasted text, and find it in a list."""

from __future__ import annotations

import csv
import json
from collections.abc import Collection, Iterator, Mapping
from io import StringIO
from itertools import product, takewhile
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.fig.pieces.marked import read_pieces
from cubewright.model.cell import BoolArray, Cell, IntArray, bounds, difference
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.figure import Figure
from cubewright.model.lattice import TextPosition
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.placement_table import PlacementTable
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.solutions.selection import Filter
from cubewright.translation import counted, mark, tr, trn

MAX_TEXT = 1 << 20
"""Maximum number of characters of a text that is read."""
MAX_TRIES = 1 << 22
"""Maximum number of cells in all trial positions of a pasted solution together."""
NO_SOLUTION = mark(
    "There is no solution in the text. Paste its layers as in a figure file, or a solution that "
    "was exported as a figure file, as layers, CSV or JSON."
)
_FIRST_OWN = 0xE000
"""The first private-use character; such characters occur in no text and stand for cells."""


def pasted_solution(text: str, puzzle: Puzzle) -> Solution:
    """Return the first solution in a text, with the pieces of a puzzle.

    Raises:
        CubewrightError: The text contains no solution of this puzzle.
    """
    if len(text) > MAX_TEXT:
        raise CubewrightError(tr(NO_SOLUTION))
    placed = _json_placed(text, puzzle)
    if placed is None:
        marks = _marks(text, puzzle)
        _check_cells(set(marks), puzzle.figure)
        reading = read_pieces(marks, puzzle.piece_set, is_stated=True)
        if reading.complaints:
            raise CubewrightError(
                tr("It is not a solution: {reason}.", reason=reading.complaints[0]())
            )
        placed = reading.placed
    filled = [cell for each in placed for cell in each.cells]
    _check_cells(set(filled), puzzle.figure)
    solution = Solution(puzzle, placed)
    if len(set(filled)) < len(filled):
        raise CubewrightError(tr("It is not a solution: two pieces fill the same cell."))
    _check_counts(placed, puzzle)
    if not solution.is_valid():
        raise CubewrightError(tr("It is not a solution: a piece is in a forbidden place."))
    return solution


def _check_cells(filled: set[Cell], figure: Figure) -> None:
    outside, missing = _wrong_cells(filled, figure)
    noun = figure.lattice.noun
    if outside:
        raise CubewrightError(
            trn(
                "It is not a solution of this figure: {cells} lies outside it.",
                "It is not a solution of this figure: {cells} lie outside it.",
                outside,
                cells=counted(outside, noun),
            )
        )
    if missing:
        raise CubewrightError(
            trn(
                "It is not a solution: {cells} is not filled.",
                "It is not a solution: {cells} are not filled.",
                missing,
                cells=counted(missing, noun),
            )
        )


def _wrong_cells(filled: set[Cell], figure: Figure) -> tuple[int, int]:
    return len(filled - set(figure.cells)), len(set(figure.required) - filled)


def _check_counts(placed: tuple[PlacedPiece, ...], puzzle: Puzzle) -> None:
    used = [0] * len(puzzle.pieces)
    for each in placed:
        used[each.piece] += 1
    for piece, n, least, most in zip(
        puzzle.pieces, used, puzzle.min_copies, puzzle.counts, strict=True
    ):
        if not least <= n <= most:
            raise CubewrightError(_wrong_number(piece.symbol, n))


def _wrong_number(symbol: str, number: int) -> str:
    if not number:
        return tr("It is not a solution: piece {symbol} is missing.", symbol=symbol)
    if number == 1:
        return tr("It is not a solution: piece {symbol} is used once.", symbol=symbol)
    if number == 2:
        return tr("It is not a solution: piece {symbol} is used twice.", symbol=symbol)
    return tr(
        "It is not a solution: piece {symbol} is used {number} times.",
        symbol=symbol,
        number=number,
    )


def _marks(text: str, puzzle: Puzzle) -> Mapping[Cell, str]:
    """Return the marks of a solution in a text, read in the format that fits the figure best.

    A layer with an empty row could also be several figures of a figure file.

    Raises:
        CubewrightError: The text contains no solution.
    """
    figure = puzzle.figure
    readings = (_fig_marks(text, puzzle), _layer_marks(text, puzzle), _csv_marks(text, puzzle))
    found = [marks for marks in readings if marks]
    if not any(_fits(each, figure) and _are_of_pieces(each.values(), puzzle) for each in found):
        cut = (_cut_layer_marks(text, puzzle), _moved_inside(readings[0] or {}, puzzle))
        found = [marks for marks in cut if marks] or found
    if not found:
        raise CubewrightError(tr(NO_SOLUTION))
    return min(found, key=lambda marks: sum(_wrong_cells(set(marks), figure)))


def _fits(marks: Mapping[Cell, str], figure: Figure) -> bool:
    return _wrong_cells(set(marks), figure) == (0, 0)


def _moved_inside(marks: Mapping[Cell, str], puzzle: Puzzle) -> Mapping[Cell, str] | None:
    """Return the marks, moved so that they fill all required cells and stay inside; else None.

    A text leaves out empty optional cells at the border, so it does not show the position of the
    other cells.
    """
    if not _are_of_pieces(marks.values(), puzzle):
        return None
    cells, required = set(puzzle.figure.cells), set(puzzle.figure.required)
    normalized = puzzle.figure.lattice.normalized
    anchor = next(iter(marks))
    for by in _moves(marks, cells):
        moved = {_moved(cell, by): mark for cell, mark in marks.items()}
        if required <= moved.keys() <= cells and normalized([_moved(anchor, by)]) == normalized(
            [anchor]
        ):
            return moved
    return None


def _are_of_pieces(marks: Collection[str], puzzle: Puzzle) -> bool:
    indices = [puzzle.piece_set.piece_index(mark) for mark in set(marks)]
    return bool(indices) and None not in indices


def _moves(of: Collection[Cell], into: Collection[Cell]) -> Iterator[Cell]:
    (low, high), (first, last) = bounds(into), bounds(of)
    ranges = [range(a - c, b - d + 1) for a, b, c, d in zip(low, high, first, last, strict=True)]
    if prod(map(len, ranges)) * len(of) <= MAX_TRIES:
        yield from product(*ranges)


def _fig_marks(text: str, puzzle: Puzzle) -> Mapping[Cell, str] | None:
    """Return the marks of the first block of a figure file, moved to the puzzle's figure."""
    figure = puzzle.figure
    for attempt in (text, f"/SOMA pasted\n{text}"):
        try:
            blocks = parse_fig(attempt, tr("the text")).blocks
        except CubewrightError:
            continue
        for block in blocks:
            drawn = block.drawn
            if figure.lattice == CUBIC and puzzle.piece_set.piece_index("0") is None:
                drawn = {cell: mark for cell, mark in drawn.items() if mark != "0"}
            if drawn and block.lattice == figure.lattice:
                lattice = figure.lattice
                by = difference(lattice.corner(figure.cells), lattice.corner(tuple(drawn)))
                return {_moved(cell, by): mark for cell, mark in drawn.items()}
    return None


def _moved(cell: Cell, by: Cell) -> Cell:
    return cell[0] + by[0], cell[1] + by[1], cell[2] + by[2]


def _layer_marks(text: str, puzzle: Puzzle) -> Mapping[Cell, str] | None:
    """Return the marks of layers side by side, in the format ``layers``."""
    own = {cell: chr(_FIRST_OWN + n) for n, cell in enumerate(puzzle.figure.cells)}
    if len(own) > 0x1800:
        return None
    form = layers_picture(own, puzzle.figure.lattice).splitlines()
    lines = [line.rstrip() for line in text.splitlines() if line.strip()][: len(form)]
    if len(lines) < len(form):
        return None
    if form[0].startswith("|") and not any(line.startswith("|") for line in lines):
        lines = [f"|{line}" for line in lines]  # The contest format omits the outer lines.
    marks = {}
    cell_of = {mark: cell for cell, mark in own.items()}
    for line, row in zip(lines, form, strict=True):
        padded = line.ljust(len(row))
        if len(padded) > len(row):
            return None
        for found, expected in zip(padded, row, strict=True):
            if expected in cell_of:
                if not found.isspace() and found != ".":
                    marks[cell_of[expected]] = found
            elif expected == "|" and found not in "| ":
                return None
    return marks


def _cut_layer_marks(text: str, puzzle: Puzzle) -> Mapping[Cell, str] | None:
    figure = puzzle.figure
    text_layout = figure.lattice.text_layout
    own = {text_layout.text_position(cell): cell for cell in figure.cells}
    required = {text_layout.text_position(cell) for cell in figure.required}
    places = {(column + n, line, level) for column, line, level in own for n in (-1, 0, 1)}
    first, last = bounds(places)
    size = (last[0] - first[0] + 1, last[1] - first[1] + 1, last[2] - first[2] + 1)
    for letters in filter(None, _cut_layers(text, size)):
        for by in _moves(letters, places):
            moved = {_moved(each, by): letter for each, letter in letters.items()}
            if not required <= moved.keys() <= places:
                continue
            marks = {own[each]: letter for each, letter in moved.items() if each in own}
            edges = moved.keys() - own.keys()
            if (
                all(text_layout.cell(each) is None for each in edges)
                and all(text_layout.edge(each) == moved[each] for each in edges)
                and _are_of_pieces(marks.values(), puzzle)
            ):
                return marks
    return None


def _cut_layers(text: str, size: TextPosition) -> Iterator[Mapping[TextPosition, str]]:
    """Yield the letters of layers side by side, for each possible width of a layer.

    ``size`` contains the maximum numbers of columns, lines and layers.
    """
    rows = [row.rstrip() for row in takewhile(str.strip, text.strip("\r\n").splitlines())]
    is_framed = any(row.startswith("|") for row in rows)
    length = max(map(len, rows), default=0) - 2 * is_framed
    for each in range(1, min(size[0], length) + 1):
        width = each + 4  # with the lines beside a layer, and two blanks between layers
        layers = -(-(length + 4) // width)
        if len(rows) > size[1] or layers > size[2]:
            continue
        # Without outer lines, and without blanks at the end in the contest format.
        framed = rows if is_framed else [f"|{row:{layers * width - 4}}|" for row in rows]
        lines = "|" * layers
        if all(row[::width] == row[each + 1 :: width] == lines for row in framed):
            yield {
                (n % width, line, -(n // width)): letter
                for line, row in enumerate(framed)
                for n, letter in enumerate(row)
                if 0 < n % width <= each and letter not in " ."
            }


def _csv_marks(text: str, puzzle: Puzzle) -> Mapping[Cell, str] | None:
    cells = puzzle.figure.cells
    try:
        for line in csv.reader(StringIO(text)):
            if len(line) == len(cells) + 1 and line[0].replace(" ", "").isdecimal():
                pairs = zip(cells, line[1:], strict=True)
                return {cell: mark for cell, mark in pairs if mark not in ("", ".")}
    except csv.Error:  # A field has more than 128 KiB.
        return None
    return None


def _json_placed(text: str, puzzle: Puzzle) -> tuple[PlacedPiece, ...] | None:
    """Return the pieces of the first solution of a JSON text; None if the text is not in JSON."""
    if not text.lstrip().startswith(("{", "[")):
        return None
    try:
        found = json.loads(text.strip().rstrip(","))
        if isinstance(found, dict):
            found = found["solutions"][0]
        return tuple(_json_piece(each, puzzle) for each in found)
    except (ValueError, KeyError, IndexError, TypeError, RecursionError) as error:
        raise CubewrightError(tr(NO_SOLUTION)) from error


def _json_piece(values: Any, puzzle: Puzzle) -> PlacedPiece:
    symbol = values["piece"]
    index = next((n for n, piece in enumerate(puzzle.pieces) if piece.symbol == symbol), None)
    if index is None:
        title = puzzle.piece_set.title
        raise CubewrightError(
            tr(
                "It is not a solution: '{symbol}' is not a piece of {set}.",
                symbol=symbol,
                set=title,
            )
        )
    cells = tuple((int(x), int(y), int(z)) for x, y, z in values["cells"])
    colours = tuple(int(number) for number in values.get("colours", ()))
    return PlacedPiece(index, int(values["copy"]) - 1, cells, colours)


def equal_rows(table: PlacementTable, solution: Solution, images: IntArray) -> Filter:
    """Return a filter for the rows that equal a solution or one of its symmetric images.

    ``images`` is ``(g, n + 1)``, as in ``symmetry_images``.

    Raises:
        CubewrightError: The table contains no placement at the place of a piece.
    """
    try:
        numbers = table.numbers(solution.placed)
    except KeyError:
        raise CubewrightError(tr("A piece is in a place that this puzzle forbids.")) from None
    wanted = np.unique(np.sort(images[:, numbers], axis=1), axis=0)
    wanted = wanted[(wanted >= 0).all(axis=1)]

    def passes(rows: NDArray[Any]) -> BoolArray:
        found: BoolArray = np.zeros(len(rows), np.bool_)
        if rows.shape[1] < wanted.shape[1]:
            return found
        own, rest = rows[:, : wanted.shape[1]], rows[:, wanted.shape[1] :]
        for image in wanted:
            maybe = np.flatnonzero((own == image).all(axis=1))
            found[maybe] |= (rest[maybe] == len(table)).all(axis=1)
        return found

    return passes

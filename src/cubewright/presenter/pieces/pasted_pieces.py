"""Pieces from pasted text: coordinates, layers, burr numbers, puzzlecad, or a list of pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cubewright.errors import CubewrightError
from cubewright.formats.puzzlecad import is_puzzlecad, puzzlecad_shapes
from cubewright.model.cell import Cell, bounds
from cubewright.model.generators.burr_sticks import stick_cells
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.editing.grid import max_grid_size
from cubewright.presenter.pieces import set_edits
from cubewright.translation import mark, tr

MAX_PIECES = 200
"""The maximum number of pieces in one text."""
_MAX_COORDINATE = 64
"""The largest coordinate in a text; any larger number names a burr stick."""
_MAX_TEXT = 1 << 18
_NAMED = re.compile(r"\s*(?P<name>[^\s:|][^:|]{0,39}?)\s*:(?P<rest>.*)$")
_NUMBERS = re.compile(r"[\s\d,;()\[\]{}-]*$")
_NUMBER = re.compile(r"-?\d{1,6}")
_BARRED = re.compile(r"\|([^|]*)\|")
_ROW_OF_BITS = re.compile(r"[01]{2,}$")
_EMPTY = frozenset(" .-_0\N{MIDDLE DOT}")
_NOT_PIECES = mark(
    "Line {line} is neither cells such as (0,0,0) (1,0,0), nor a row of layers such as ##. | .#., "
    "nor burr numbers."
)
_NOT_CELLS = mark("Line {line}: cells need three numbers each, and {count} do not divide by three.")
_NO_CELL = mark("Line {line}: ({x}, {y}, {z}) is not a cell of this grid.")
_TOO_LARGE = mark("Line {line}: the piece is larger than the largest grid.")
_NO_STICK = mark("Line {line}: burr sticks have numbers from 1 to 4,096, not {number}.")
_NOT_CUBES = mark("Line {line}: these pieces consist of cubes, but the set has another grid.")
_UNEVEN = mark("Line {line}: the rows of a piece have different numbers of layers.")
_TOO_MANY = mark("Line {line}: a text can have at most {count} pieces.")


@dataclass(frozen=True)
class _Shape:
    """The cells of a piece, with the name in the text, or an empty name."""

    line: int
    cells: tuple[Cell, ...]
    name: str = ""


@dataclass(frozen=True)
class _Line:
    number: int
    text: str


def parse_pieces(text: str, pieces: PieceSet) -> list[tuple[Piece, int]]:
    """Return the pieces in a text with their numbers of copies; empty for a text without lines.

    The pieces have symbols and colours that ``pieces`` does not use. A line with cells is a piece,
    after an optional name and a colon; a line with one cell belongs to the lines above it. A layer
    is a block of rows, the back one first, with the layers side by side, the top one on the left;
    different letters are different pieces. Empty lines separate pieces.

    Raises:
        CubewrightError: A line is no piece, and the error names it; or the text is too long.
    """
    if len(text) > _MAX_TEXT:
        raise CubewrightError(tr("A text can have at most {count:,} characters.", count=_MAX_TEXT))
    if is_puzzlecad(text):
        return _pieces(_of_puzzlecad(text, pieces.lattice), pieces)
    shapes: list[_Shape] = []
    for paragraph in _paragraphs(text):
        shapes += _shapes(paragraph, pieces.lattice)
        if len(shapes) > MAX_PIECES:
            raise _error(_TOO_MANY, paragraph[-1].number, count=MAX_PIECES)
    return _pieces(shapes, pieces)


def with_pasted(
    pieces: PieceSet, added: Sequence[tuple[Piece, int]], after: int | None
) -> PieceSet:
    """Return the set with pieces inserted after the piece with index ``after`` or at the end."""
    place = len(pieces.pieces) if after is None else after + 1
    for piece, count in added:
        pieces = set_edits.with_new(pieces, piece, after=place - 1)
        pieces = set_edits.with_numbers(pieces, place, count, count)
        place += 1
    return pieces


def _pieces(shapes: Sequence[_Shape], pieces: PieceSet) -> list[tuple[Piece, int]]:
    """Give each shape a free symbol and colour; equal unnamed shapes become copies of one piece."""
    found: list[tuple[Piece, int]] = []
    places: dict[object, int] = {}
    taken = pieces
    for shape in shapes:
        least, most = bounds(shape.cells)
        limit = max_grid_size(pieces.lattice)
        if any(b - a >= n for a, b, n in zip(least, most, limit, strict=True)):
            raise _error(_TOO_LARGE, shape.line)
        piece = set_edits.new_piece(taken, shape.cells)
        if len(shape.name) == 1 and taken.piece_index(shape.name) is None:
            piece = replace(piece, symbol=shape.name, name=shape.name)
        elif len(shape.name) > 1:
            piece = replace(piece, name=shape.name)
        key = (piece.equivalence_key, shape.name)
        if key in places and len(shape.name) != 1:
            first, count = found[places[key]]
            found[places[key]] = first, count + 1
            continue
        places[key] = len(found)
        found.append((piece, 1))
        taken = set_edits.with_new(taken, piece)
    return found


def _paragraphs(text: str) -> Iterator[list[_Line]]:
    """Yield the lines between empty lines."""
    lines: list[_Line] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            lines.append(_Line(number, line.rstrip()))
        elif lines:
            yield lines
            lines = []
    if lines:
        yield lines


def _shapes(paragraph: Sequence[_Line], lattice: Lattice) -> list[_Shape]:
    if all(map(_is_row, paragraph)):
        return _of_layers(paragraph, lattice)
    rows: list[tuple[str, list[int]]] = []
    for line in paragraph:
        found = _NAMED.match(line.text)
        name, rest = (found["name"], found["rest"]) if found else ("", line.text)
        if not _NUMBERS.match(rest):
            raise _error(_NOT_PIECES, line.number)
        rows.append((name, [int(number) for number in _NUMBER.findall(rest)]))
    has_names = any(name for name, _ in rows)
    if not has_names and any(number > _MAX_COORDINATE for _, row in rows for number in row):
        return _sticks(paragraph, [row for _, row in rows], lattice)
    return _of_cells(paragraph, rows, lattice)


def _is_row(line: _Line) -> bool:
    """Return whether a line can be a row of layers rather than a line of numbers."""
    if set(line.text) & set(":,;()[]{}"):
        return False
    words = line.text.replace("|", " ").split()
    is_numeric = all(map(_NUMBER.fullmatch, words)) and bool(words)
    return not is_numeric or all(map(_ROW_OF_BITS.match, words))


def _of_cells(
    paragraph: Sequence[_Line], rows: Sequence[tuple[str, Sequence[int]]], lattice: Lattice
) -> list[_Shape]:
    shapes: list[_Shape] = []
    for line, (name, row) in zip(paragraph, rows, strict=True):
        if not row or len(row) % 3:
            raise _error(_NOT_CELLS, line.number, count=len(row))
        cells = tuple((row[i], row[i + 1], row[i + 2]) for i in range(0, len(row), 3))
        for cell in cells:
            _check_cell(cell, line, lattice)
        if shapes and len(cells) == 1 and not name:  # one more cell of the piece above
            cells = shapes[-1].cells + cells
            shapes[-1] = replace(shapes[-1], cells=tuple(dict.fromkeys(cells)))
        else:
            shapes.append(_Shape(line.number, tuple(dict.fromkeys(cells)), name))
    return shapes


def _check_cell(cell: Cell, line: _Line, lattice: Lattice) -> None:
    layout = lattice.text_layout
    if layout.cell(layout.text_position(cell)) != cell:
        x, y, z = cell
        raise _error(_NO_CELL, line.number, x=x, y=y, z=z)


def _of_puzzlecad(text: str, lattice: Lattice) -> list[_Shape]:
    shapes = []
    for line, cells in puzzlecad_shapes(text, tr("the text")):
        if lattice is not CUBIC:
            raise _error(_NOT_CUBES, line)
        shapes.append(_Shape(line, cells))
        if len(shapes) > MAX_PIECES:
            raise _error(_TOO_MANY, line, count=MAX_PIECES)
    return shapes


def _sticks(
    paragraph: Sequence[_Line], rows: Sequence[Sequence[int]], lattice: Lattice
) -> list[_Shape]:
    shapes = []
    for line, row in zip(paragraph, rows, strict=True):
        if lattice is not CUBIC:
            raise _error(_NOT_CUBES, line.number)
        for number in row:
            try:
                cells = stick_cells(number)
            except ValueError:
                raise _error(_NO_STICK, line.number, number=number) from None
            shapes.append(_Shape(line.number, cells, tr("stick {number}", number=number)))
    return shapes


def _of_layers(paragraph: Sequence[_Line], lattice: Lattice) -> list[_Shape]:
    rows = [_layers_of(line.text) for line in paragraph]
    marks: dict[str, list[Cell]] = {}
    for line, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise _error(_UNEVEN, paragraph[line].number)
        for layer, text in enumerate(row):
            for column, letter in enumerate(text):
                if letter in _EMPTY:
                    continue
                cell = lattice.text_layout.cell((column, line, len(row) - 1 - layer))
                if cell is None:
                    raise _error(_NOT_PIECES, paragraph[line].number)
                marks.setdefault(letter, []).append(cell)
    number = paragraph[0].number
    if not marks:
        raise _error(_NOT_PIECES, number)
    if len(marks) == 1:
        ((letter, cells),) = marks.items()
        return [_Shape(number, tuple(cells), letter if letter.isalpha() else "")]
    return [_Shape(number, tuple(cells), letter) for letter, cells in sorted(marks.items())]


def _layers_of(line: str) -> list[str]:
    """Return the text of each layer in a row: between bars, or separated by bars or spaces."""
    if line.lstrip().startswith("|"):
        return _BARRED.findall(line)
    return [each.strip() for each in line.split("|")] if "|" in line else line.split()


def _error(message: str, line: int, **values: object) -> CubewrightError:
    return CubewrightError(tr(message, line=line, **values))

"""Pieces in the notation of puzzlecad, an OpenSCAD library for printed puzzles.

``burr_piece`` draws one piece and ``burr_plate`` a list of pieces. A piece is a list of layers from
the bottom, such as ``["xx|x.", "x.|.."]``: rows from the front, separated by ``|``, in which ``.``
is empty and every other character is a cube. A single layer needs no list, and a number is a burr
stick. Annotations in braces, such as ``x{connect=mz+}``, and all other OpenSCAD text are ignored.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from cubewright.errors import FormatError
from cubewright.formats.limits import PIECE_SET, read_text
from cubewright.model.cell import Cell
from cubewright.model.generators.burr_sticks import stick_cells
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import piece_symbols, with_free_colours
from cubewright.translation import tr

MAX_PIECES = 1000
"""Maximum number of pieces of a file."""
_CALL = re.compile(r"\bburr_(?:piece|plate)\s*\(")
_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*[\s\S]*?\*/')
_TOKEN = re.compile(r'\s*(?:("(?:[^"\\\n]|\\.)*")|(\d+)(?![\w.])|([\[\],]))')
_ANNOTATION = re.compile(r"\{[^{}]*\}")
_DEPTH = 3
"""Maximum nesting of brackets around a text: a plate, its pieces and their layers."""

Value = str | int | list["Value"]


def is_puzzlecad(text: str) -> bool:
    """Return whether a text calls ``burr_piece`` or ``burr_plate``.

    >>> is_puzzlecad('burr_piece(["xx"]);'), is_puzzlecad("xx.")
    (True, False)
    """
    return _CALL.search(text) is not None


def read_puzzlecad(path: Path) -> PieceSet:
    """Return the pieces of a puzzlecad file; equal pieces are copies of one piece.

    Raises:
        FormatError: The file cannot be read, or a piece is wrong; the error names its line.
    """
    shapes = [cells for _line, cells in puzzlecad_shapes(read_text(path, PIECE_SET), path.name)]
    drawn = [Piece("?", cells) for cells in shapes]
    counts = Counter(piece.equivalence_key for piece in drawn)
    different = list({piece.equivalence_key: piece for piece in reversed(drawn)}.values())[::-1]
    colours = with_free_colours([None] * len(different))
    symbols = piece_symbols(len(different))
    pieces = tuple(
        Piece(symbol, piece.cells, symbol, colour)
        for symbol, piece, colour in zip(symbols, different, colours, strict=True)
    )
    copies = tuple(counts[piece.equivalence_key] for piece in different)
    return PieceSet("puzzlecad", path.stem, pieces, copies, CUBIC)


def puzzlecad_shapes(text: str, file: str) -> list[tuple[int, tuple[Cell, ...]]]:
    """Return the cells of every piece in a text, with its line; ``file`` names it in errors.

    Raises:
        FormatError: A piece is wrong, or there is none.
    """
    text = _COMMENT.sub(_without_comment, text)
    found: list[tuple[int, tuple[Cell, ...]]] = []
    for call in _CALL.finditer(text):
        line = text.count("\n", 0, call.start()) + 1
        value = _Reader(text, call.end(), file).value()
        is_plate = "plate" in call[0]
        if is_plate and not isinstance(value, list):
            _refuse(file, line)
        for each in value if is_plate and isinstance(value, list) else [value]:
            found.append((line, _cells(each, file, line)))
            if len(found) > MAX_PIECES:
                reason = tr("there are more than {most} pieces", most=f"{MAX_PIECES:,}")
                raise FormatError(file, line, reason)
    if not found:
        raise FormatError(file, None, tr("there is no burr_piece and no burr_plate in it"))
    return found


def _without_comment(found: re.Match[str]) -> str:
    """Return a text in quotes unchanged; return only the line breaks of a comment."""
    return found[0] if found[0].startswith('"') else "\n" * found[0].count("\n")


class _Reader:
    """Reader of the value after an opening bracket: a text, a number, or a list of values."""

    def __init__(self, text: str, at: int, file: str) -> None:
        self._text = text
        self._at = at
        self._file = file

    def value(self) -> Value:
        return self._value(self._next(), _DEPTH)

    def _value(self, token: str, depth: int) -> Value:
        if token.startswith('"'):
            return token[1:-1]
        if token.isdigit():
            return int(token[:9])
        if token != "[" or not depth:
            _refuse(self._file, self._line)
        values: list[Value] = []
        while (token := self._next()) != "]":
            values.append(self._value(token, depth - 1))
            if (token := self._next()) == "]":
                break
            if token != ",":
                _refuse(self._file, self._line)
        return values

    def _next(self) -> str:
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            _refuse(self._file, self._line)
        self._at = found.end()
        return found[found.lastindex or 0]

    @property
    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1


def _cells(value: Value, file: str, line: int) -> tuple[Cell, ...]:
    if isinstance(value, int):
        try:
            return stick_cells(value)
        except ValueError as error:
            raise FormatError(file, line, str(error)) from error
    layers: list[Value] = [value] if isinstance(value, str) else value
    cells = tuple(_filled(layers, file, line))
    if not cells:
        _refuse(file, line)
    return cells


def _filled(layers: list[Value], file: str, line: int) -> Iterator[Cell]:
    for z, layer in enumerate(layers):
        if not isinstance(layer, str):
            _refuse(file, line)
        for y, row in enumerate(_ANNOTATION.sub("", layer).split("|")):
            for x, character in enumerate(row):
                if character not in ". ":
                    yield (x, y, z)


def _refuse(file: str, line: int) -> NoReturn:
    raise FormatError(
        file,
        line,
        tr('a piece is a text such as "xx|x.", a list of such layers, or the number of a stick'),
    )

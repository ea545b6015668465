'''Piece sets as TOML: a header, then one table a piece with its shape drawn as text.

::

    name = "dominoes"
    title = "Two dominoes and a corner"
    lattice = "cubic"

    [[pieces]]
    symbol = "D"
    colour = "#4c86ee"
    count = 2            # so many there are at the most; 1 if it is left out
    fewest = 1           # so many a solution uses at the fewest; all if it is left out
    shape = """
    XX
    """

Further fields of a piece are ``name``, ``marks`` (what a figure file writes for
the first, the second copy), ``aliases`` (what it may write as well), ``flips``
(true: the piece may be laid as its mirror image) and ``two_coloured`` (true:
the shape's cells are ``#``, dark, and ``o``, light).
'''

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.piece_sets.shape_notation import Shape, read_shape, shape_lines
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.piece import Piece, PieceSet

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What a set can be called: it must be typed at the terminal."""
MOST_COPIES = 999
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_OF_SET = ("name", "title", "lattice", "source", "pieces")
_OF_PIECE = (
    *("symbol", "name", "colour", "count", "fewest", "marks", "aliases"),
    *("flips", "two_coloured", "shape"),
)


def read_piece_set(path: Path) -> PieceSet:
    """The piece set of a TOML file; raises :class:`FormatError` naming file, piece and field."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(path.name, None, "cannot be read: save it as UTF-8 text") from error
    except OSError as error:
        why = error.strerror or str(error)
        raise FormatError(path.name, None, f"cannot be read: {why}") from error
    return parse_piece_set(text, path.name)


def parse_piece_set(text: str, file: str) -> PieceSet:
    """The piece set that a text is; ``file`` stands in what is said about it."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormatError(file, None, f"not valid TOML: {error}") from error
    head = _Table(file, "the piece set", table)
    head.allow(_OF_SET)
    name = head.text("name")
    if not NAME.fullmatch(name):
        head.wrong("name", f"small letters, digits and dashes, not {name!r}")
    try:
        its_lattice = lattice(head.text("lattice"))
    except UnknownNameError as error:
        head.wrong("lattice", str(error))
    entries = table.get("pieces")
    if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
        head.wrong("pieces", "at least one [[pieces]] is needed")
    if not entries:
        head.wrong("pieces", "at least one [[pieces]] is needed")
    tables = [
        _Table(file, _called(number, entry), entry) for number, entry in enumerate(entries, start=1)
    ]
    pieces = tuple(_piece(each, its_lattice) for each in tables)
    _check_marks(tables, pieces)
    counts = tuple(each.whole("count", 1) for each in tables)
    fewest = tuple(
        each.whole("fewest", count, most=count) for each, count in zip(tables, counts, strict=True)
    )
    return PieceSet(
        name=name,
        title=head.text("title", name),
        pieces=pieces,
        counts=counts,
        lattice=its_lattice,
        source=head.text("source", ""),
        fewest=None if fewest == counts else fewest,
    )


def piece_set_text(pieces: PieceSet) -> str:
    r"""The piece set as TOML, to be read again as the same.

    >>> from cubewright.model.piece import Piece
    >>> domino = Piece("D", ((0, 0, 0), (1, 0, 0)), "domino", "#4c86ee")
    >>> text = piece_set_text(PieceSet("two", "Two", (domino,), (2,), fewest=(1,)))
    >>> print(*text.splitlines()[:9], sep="\n")
    name = "two"
    title = "Two"
    lattice = "cubic"
    <BLANKLINE>
    [[pieces]]
    symbol = "D"
    name = "domino"
    colour = "#4c86ee"
    count = 2
    """
    lines = [
        f"name = {_quoted(pieces.name)}",
        f"title = {_quoted(pieces.title)}",
        f"lattice = {_quoted(pieces.lattice.name)}",
    ]
    if pieces.source:
        lines.append(f"source = {_quoted(pieces.source)}")
    for piece, count, fewest in zip(pieces.pieces, pieces.counts, pieces.least, strict=True):
        lines += ["", "[[pieces]]", *_piece_lines(piece, count, fewest)]
    return "\n".join(lines) + "\n"


def write_piece_set(path: Path, pieces: PieceSet) -> None:
    """Write the set beside the file, then rename; raises :class:`FormatError`."""
    write_atomically(path, piece_set_text(pieces).encode("utf-8", "replace"))


def _piece_lines(piece: Piece, count: int, fewest: int) -> Iterator[str]:
    yield f"symbol = {_quoted(piece.symbol)}"
    if piece.name and piece.name != piece.symbol:
        yield f"name = {_quoted(piece.name)}"
    yield f"colour = {_quoted(piece.colour)}"
    for field, marks in (("marks", piece.marks), ("aliases", piece.aliases)):
        if marks:
            yield f"{field} = [{', '.join(map(_quoted, marks))}]"
    if count != 1:
        yield f"count = {count}"
    if fewest != count:
        yield f"fewest = {fewest}"
    if piece.flips:
        yield "flips = true"
    if piece.dark is not None:
        yield "two_coloured = true"
    yield "shape = '''"  # a literal text: triangles are drawn with backslashes
    yield from shape_lines(Shape(piece.cells, piece.dark), piece.lattice)
    yield "'''"


def _quoted(text: str) -> str:
    """A TOML string: JSON's rules, and what JSON leaves as it is but TOML refuses."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _called(number: int, entry: Mapping[str, Any]) -> str:
    symbol = entry.get("symbol")
    known = isinstance(symbol, str) and len(symbol) == 1
    return f"piece {number} ({symbol})" if known else f"piece {number}"


class _Table:
    """A table of the file; what is wrong in it is said with its name and the field's."""

    def __init__(self, file: str, where: str, values: Mapping[str, Any]) -> None:
        self._file = file
        self._where = where
        self._values = values

    def wrong(self, field: str, reason: str) -> NoReturn:
        raise FormatError(self._file, None, f"{self._where}, field '{field}': {reason}")

    def allow(self, fields: tuple[str, ...]) -> None:
        for field in self._values:
            if field not in fields:
                close = get_close_matches(field, fields, n=1)
                hint = f"did you mean '{close[0]}'?" if close else f"there are {', '.join(fields)}"
                self.wrong(field, f"there is no such field ({hint})")

    def text(self, field: str, default: str | None = None) -> str:
        value = self._values.get(field, default)
        if not isinstance(value, str) or (not value and default is None):
            self.wrong(field, "a text is needed")
        return value

    def whole(self, field: str, default: int, *, most: int = MOST_COPIES) -> int:
        value = self._values.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            self.wrong(field, f"a whole number from 0 to {most} is needed, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        value = self._values.get(field, False)
        if not isinstance(value, bool):
            self.wrong(field, f"true or false is needed, not {value!r}")
        return value

    def character(self, field: str) -> str:
        value = self.text(field)
        if len(value) != 1 or not _can_stand_for_a_piece(value):
            self.wrong(field, f"one character that can be seen is needed, not {value!r}")
        return value

    def characters(self, field: str) -> tuple[str, ...]:
        value = self._values.get(field, [])
        if not isinstance(value, list) or not all(
            isinstance(each, str) and len(each) == 1 and _can_stand_for_a_piece(each)
            for each in value
        ):
            self.wrong(field, f"a list of single characters is needed, not {value!r}")
        return tuple(value)

    def colour(self, field: str) -> str:
        value = self._values.get(field, "#888888")
        if not isinstance(value, str) or not _COLOUR.fullmatch(value):
            self.wrong(field, f"'#rrggbb' is needed, six digits 0 to f, not {value!r}")
        return value


def _can_stand_for_a_piece(mark: str) -> bool:
    return mark.isprintable() and not mark.isspace()


def _piece(table: _Table, its_lattice: Lattice) -> Piece:
    table.allow(_OF_PIECE)
    symbol = table.character("symbol")
    try:
        shape = read_shape(
            table.text("shape"), its_lattice.name, two_coloured=table.flag("two_coloured")
        )
    except ValueError as error:
        table.wrong("shape", str(error))
    return Piece(
        symbol=symbol,
        cells=shape.cells,
        name=table.text("name", symbol),
        colour=table.colour("colour"),
        marks=table.characters("marks"),
        aliases=table.characters("aliases"),
        lattice=its_lattice,
        dark=shape.dark,
        flips=table.flag("flips"),
    )


def _check_marks(tables: list[_Table], pieces: tuple[Piece, ...]) -> None:
    """No character stands for two pieces."""
    owner: dict[str, str] = {}
    for table, piece in zip(tables, pieces, strict=True):
        fields = {"symbol": (piece.symbol,), "marks": piece.marks, "aliases": piece.aliases}
        for field, marks in fields.items():
            for mark in marks:
                if field == "symbol" and mark in owner:
                    table.wrong(field, f"{mark!r} is taken already; choose another")
                if owner.setdefault(mark, piece.symbol) != piece.symbol:
                    table.wrong(field, f"{mark!r} stands for piece {owner[mark]} already")

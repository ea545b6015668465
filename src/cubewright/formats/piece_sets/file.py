'''Piece sets as TOML: a header, then one table for each piece, with its shape drawn as text.

::

    name = "dominoes"
    title = "Two dominoes and a corner"
    lattice = "cubic"

    [[pieces]]
    symbol = "D"
    colour = "#4c86ee"   # if missing, an unused colour of the program's palette
    count = 2            # number of copies; 1 if missing
    minimum = 1          # copies that every solution uses; all if missing
    shape = """
    XX
    """

Further fields of a piece are ``name``, ``marks`` (the characters for the first, second, … copy in a
figure file), ``aliases`` (further such characters), ``flips`` (true: the mirror image may be
placed), ``one_sided`` (true: the piece turns within its layer, but cannot be turned over) and
``two_coloured`` (true: the shape's cells are ``#``, dark, and ``o``, light). Version 0.1 wrote
``fewest`` for ``minimum``; both are read.
'''

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from cubewright.errors import UnknownNameError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import PIECE_SET, parse_toml, read_text
from cubewright.formats.piece_sets.shape_notation import Shape, read_shape, shape_lines
from cubewright.formats.schema import FieldPath, Source
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import with_free_colours
from cubewright.translation import mark, tr

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""The pattern of names of sets, which are typed in the terminal."""
MAX_COPIES = 999
PUZZLECAD_SUFFIX = ".scad"
SUFFIXES = (".toml", PUZZLECAD_SUFFIX)
"""The endings of files of pieces."""

_Text = Annotated[str, Meta(min_length=1, description=mark("a text"))]
_Character = Annotated[
    str, Meta(min_length=1, max_length=1, description=mark("one character that can be seen"))
]
_Copies = Annotated[
    int, Meta(ge=0, le=MAX_COPIES, description=mark("a whole number from 0 to 999"))
]
_Colour = Annotated[
    str, Meta(pattern=r"^#[0-9a-fA-F]{6}\Z", description=mark("a colour such as '#4c86ee'"))
]


class _PieceTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a piece. ``fewest`` is the name of ``minimum`` in version 0.1."""

    OLD_NAMES: ClassVar[tuple[str, ...]] = ("fewest",)

    symbol: _Character
    name: str = ""
    colour: _Colour | None = None
    count: _Copies = 1
    minimum: _Copies | None = None
    fewest: _Copies | None = None
    marks: tuple[_Character, ...] = ()
    aliases: tuple[_Character, ...] = ()
    flips: bool = False
    one_sided: bool = False
    two_coloured: bool = False
    shape: _Text


class _SetTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: _Text
    title: str = ""
    lattice: _Text
    source: str = ""
    pieces: Annotated[
        tuple[_PieceTable, ...], Meta(min_length=1, description=mark("at least one [[pieces]]"))
    ]


class _SetSource(Source):
    """Source of values that describes fields in words: "piece 2 (V), field 'colour'"."""

    def field_name(self, path: FieldPath) -> str:
        if len(path) < 2 or not isinstance(path[1], int):
            return tr("the piece set, field '{name}'", name=path[0])
        of_piece = Source.field_name(self, path[2:])
        return f"{self._piece_name(path[1])}, {of_piece}"

    def _piece_name(self, index: int) -> str:
        entries = self.values.get("pieces") if isinstance(self.values, dict) else None
        entry = entries[index] if isinstance(entries, list) else None
        symbol = entry.get("symbol") if isinstance(entry, dict) else None
        known = isinstance(symbol, str) and len(symbol) == 1
        if known:
            return tr("piece {number} ({symbol})", number=index + 1, symbol=symbol)
        return tr("piece {number}", number=index + 1)


def read_piece_set(path: Path) -> PieceSet:
    """Return the piece set of a TOML file, or the pieces of a puzzlecad file (.scad).

    Raises:
        FormatError: The file cannot be read, or a field is wrong; the error names piece and
            field.
    """
    if path.suffix.lower() == PUZZLECAD_SUFFIX:
        from cubewright.formats.puzzlecad import read_puzzlecad  # Few files are puzzlecad's.

        return read_puzzlecad(path)
    return parse_piece_set(read_text(path, PIECE_SET), path.name)


def parse_piece_set(text: str, file: str) -> PieceSet:
    """Return the piece set of a TOML text; ``file`` names it in errors.

    Raises:
        FormatError: The text is not TOML, or a field is wrong; the error names piece and
            field.
    """
    values = parse_toml(text, file, PIECE_SET)
    source = _SetSource(file, values)
    if not values.keys() & {"name", "lattice", "pieces"}:
        source.wrong(
            (), tr("this is not a piece set; a set has the fields name, lattice and pieces")
        )
    table = source.convert(_SetTable)
    if not NAME.fullmatch(table.name):
        source.wrong(
            ("name",),
            tr("small letters, digits and dashes are needed, not {table!r}", table=table.name),
        )
    try:
        its_lattice = lattice(table.lattice)
    except UnknownNameError as error:
        source.wrong(("lattice",), str(error))
    colours = with_free_colours([each.colour for each in table.pieces])
    pieces = tuple(
        _piece(each, colours[number], its_lattice, source, ("pieces", number))
        for number, each in enumerate(table.pieces)
    )
    _check_marks(source, pieces)
    counts = tuple(each.count for each in table.pieces)
    minimums = tuple(
        _minimum(each, source, ("pieces", number)) for number, each in enumerate(table.pieces)
    )
    return PieceSet(
        name=table.name,
        title=table.title or table.name,
        pieces=pieces,
        counts=counts,
        lattice=its_lattice,
        source=table.source,
        minimums=minimums if any(map(_states_minimum, table.pieces)) else None,
    )


def piece_set_text(pieces: PieceSet) -> str:
    r"""Return the piece set as TOML; :func:`parse_piece_set` is the inverse.

    >>> from cubewright.model.piece import Piece
    >>> domino = Piece("D", ((0, 0, 0), (1, 0, 0)), "domino", "#4c86ee")
    >>> text = piece_set_text(PieceSet("two", "Two", (domino,), (2,), minimums=(1,)))
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
    # A minimum equal to the count must be written: it forbids subsets for smaller figures.
    minimums = pieces.minimums or (None,) * len(pieces.pieces)
    for piece, count, minimum in zip(pieces.pieces, pieces.counts, minimums, strict=True):
        lines += ["", "[[pieces]]", *_piece_lines(piece, count, minimum)]
    return "\n".join(lines) + "\n"


def write_piece_set(path: Path, pieces: PieceSet) -> None:
    """Write a piece set atomically.

    Raises:
        FormatError: The file cannot be written.

    """
    write_atomically(path, piece_set_text(pieces).encode("utf-8", "replace"))


def _piece_lines(piece: Piece, count: int, minimum: int | None) -> Iterator[str]:
    yield f"symbol = {_quoted(piece.symbol)}"
    if piece.name and piece.name != piece.symbol:
        yield f"name = {_quoted(piece.name)}"
    yield f"colour = {_quoted(piece.colour)}"
    for field, marks in (("marks", piece.marks), ("aliases", piece.aliases)):
        if marks:
            yield f"{field} = [{', '.join(map(_quoted, marks))}]"
    if count != 1:
        yield f"count = {count}"
    if minimum is not None:
        yield f"minimum = {minimum}"
    if piece.flips:
        yield "flips = true"
    if piece.one_sided:
        yield "one_sided = true"
    if piece.dark is not None:
        yield "two_coloured = true"
    yield "shape = '''"  # Use a literal string, because triangles are drawn with backslashes.
    yield from shape_lines(Shape(piece.cells, piece.dark), piece.lattice)
    yield "'''"


def _quoted(text: str) -> str:
    """Return a TOML string: a JSON string with DEL escaped, which TOML refuses."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _piece(
    table: _PieceTable, colour: str, its_lattice: Lattice, source: Source, path: FieldPath
) -> Piece:
    characters = {"symbol": (table.symbol,), "marks": table.marks, "aliases": table.aliases}
    for field, marks in characters.items():
        for character in marks:
            if not character.isprintable() or character.isspace():
                reason = tr(
                    "one character that can be seen is needed, not {mark!r}", mark=character
                )
                source.wrong((*path, field), reason)
    try:
        shape = read_shape(table.shape, its_lattice.name, two_coloured=table.two_coloured)
    except ValueError as error:
        source.wrong((*path, "shape"), str(error))
    return Piece(
        symbol=table.symbol,
        cells=shape.cells,
        name=table.name or table.symbol,
        colour=colour,
        marks=table.marks,
        aliases=table.aliases,
        lattice=its_lattice,
        dark=shape.dark,
        flips=table.flips,
        one_sided=table.one_sided,
    )


def _states_minimum(table: _PieceTable) -> bool:
    return table.minimum is not None or table.fewest is not None


def _minimum(table: _PieceTable, source: Source, path: FieldPath) -> int:
    if table.minimum is not None and table.fewest is not None:
        source.wrong(
            (*path, "fewest"), tr("the field 'minimum' replaces it; remove one of the two")
        )
    field = "minimum" if table.fewest is None else "fewest"
    minimum = table.minimum if table.fewest is None else table.fewest
    if minimum is not None and minimum > table.count:
        reason = tr(
            "a whole number from 0 to {count}, the count, is needed, not {minimum}",
            count=table.count,
            minimum=minimum,
        )
        source.wrong((*path, field), reason)
    return table.count if minimum is None else minimum


def _check_marks(source: Source, pieces: tuple[Piece, ...]) -> None:
    owner: dict[str, str] = {}
    for number, piece in enumerate(pieces):
        fields = {"symbol": (piece.symbol,), "marks": piece.marks, "aliases": piece.aliases}
        for field, marks in fields.items():
            for character in marks:
                if field == "symbol" and character in owner:
                    reason = tr("{mark!r} is taken already; choose another", mark=character)
                    source.wrong(("pieces", number, field), reason)
                if owner.setdefault(character, piece.symbol) != piece.symbol:
                    reason = tr(
                        "{mark!r} stands for piece {owner} already",
                        mark=character,
                        owner=owner[character],
                    )
                    source.wrong(("pieces", number, field), reason)

"""Piece sets as TOML: a header, then one table a piece with its shape drawn as layers of text.

A shape's rows run from the back to the front; the layers stand side by side,
the top layer first, divided by blanks; ``.`` is empty, anything else filled.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from cubewright.errors import FormatError, UnknownNameError
from cubewright.model.cell import Cell
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.resources import resource_folder

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def read_shape(text: str) -> tuple[Cell, ...]:
    """The cells of a shape drawn as layers of text; raises :class:`ValueError`.

    >>> read_shape('''
    ... ..  X.
    ... .X  XX
    ... ''')
    ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1))
    """
    rows = [line.split() for line in text.strip().splitlines() if line.strip()]
    if not rows:
        raise ValueError("the shape is empty")
    if len({len(row) for row in rows}) > 1:
        raise ValueError("the shape's rows show different numbers of layers")
    if len({len(layer) for row in rows for layer in row}) > 1:
        raise ValueError("the shape's rows are not equally long")
    height, depth = len(rows[0]), len(rows)
    cells = [
        (x, depth - 1 - line, height - 1 - level)
        for line, row in enumerate(rows)
        for level, layer in enumerate(row)
        for x, mark in enumerate(layer)
        if mark != "."
    ]
    if not cells:
        raise ValueError("the shape has no filled cell")
    return tuple(sorted(cells))


def read_piece_set(path: Path) -> PieceSet:
    """The piece set of a TOML file; raises :class:`FormatError` naming file and field."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise FormatError(path.name, None, f"not valid TOML: {error}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(path.name, None, f"cannot be read: {error}") from error
    name = _text(path, table, "name", "the piece set")
    try:
        its_lattice = lattice(_text(path, table, "lattice", "the piece set"))
    except UnknownNameError as error:
        raise FormatError(path.name, None, f"field 'lattice': {error}") from error
    entries = table.get("pieces")
    if not isinstance(entries, list) or not entries:
        raise FormatError(path.name, None, "field 'pieces': at least one [[pieces]] is needed")
    pieces: list[Piece] = []
    counts: list[int] = []
    for number, entry in enumerate(entries, start=1):
        where = f"piece {number}"
        symbol = _text(path, entry, "symbol", where)
        if len(symbol) != 1:
            raise FormatError(
                path.name, None, f"{where}, field 'symbol': one character, not {symbol!r}"
            )
        if symbol in {piece.symbol for piece in pieces}:
            raise FormatError(
                path.name, None, f"{where}, field 'symbol': {symbol!r} is taken already"
            )
        colour = entry.get("colour", "#888888")
        if not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
            raise FormatError(
                path.name, None, f"{where}, field 'colour': '#rrggbb', not {colour!r}"
            )
        count = entry.get("count", 1)
        if not isinstance(count, int) or count < 1:
            raise FormatError(path.name, None, f"{where}, field 'count': 1 or more, not {count!r}")
        try:
            cells = read_shape(_text(path, entry, "shape", where))
        except ValueError as error:
            raise FormatError(path.name, None, f"{where}, field 'shape': {error}") from error
        pieces.append(
            Piece(
                symbol=symbol,
                cells=cells,
                name=str(entry.get("name", symbol)),
                colour=colour,
                marks=tuple(entry.get("marks", ())),
                aliases=tuple(entry.get("aliases", ())),
                lattice=its_lattice,
            )
        )
        counts.append(count)
    return PieceSet(
        name=name,
        title=str(table.get("title", name)),
        pieces=tuple(pieces),
        counts=tuple(counts),
        lattice=its_lattice,
        source=str(table.get("source", "")),
    )


def _text(path: Path, table: dict[str, Any], field: str, where: str) -> str:
    value = table.get(field)
    if not isinstance(value, str) or not value:
        raise FormatError(path.name, None, f"{where}, field '{field}': a text is needed")
    return value


@cache
def piece_sets() -> dict[str, PieceSet]:
    """Every piece set that ships with the program, by name, in the order of their volume."""
    found = [read_piece_set(path) for path in resource_folder("piece_sets").glob("*.toml")]
    return {each.name: each for each in sorted(found, key=lambda s: (s.volume, s.name))}


def piece_set(name: str) -> PieceSet:
    """The piece set of a name; raises :class:`UnknownNameError`."""
    try:
        return piece_sets()[name.lower()]
    except KeyError:
        raise UnknownNameError("piece set", name, piece_sets()) from None


def proposed_piece_set(cells: int) -> PieceSet | None:
    """The set that fills so many cells exactly: 27 Soma, 40 SOMA+, 54 Double SOMA, 64 Bedlam."""
    for name in ("soma", "soma-plus", "double-soma", "bedlam"):
        if piece_sets()[name].volume == cells:
            return piece_sets()[name]
    return None

"""A whole puzzle as JSON: nothing of it is looked up by name when it is read again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cubewright.errors import UnknownNameError
from cubewright.formats.fields import Fields
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece, may_lie
from cubewright.model.puzzle import Puzzle


def puzzle_as_data(puzzle: Puzzle) -> dict[str, Any]:
    """The figure and the pieces with their shapes, as values that JSON knows."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    return {
        "name": figure.name,
        "lattice": figure.lattice.name,
        "cells": _listed(figure.cells),
        "optional": _listed(figure.optional),
        "dark": None if figure.dark is None else _listed(figure.dark),
        "fixed": [
            {"piece": each.piece, "copy": each.copy, "cells": _listed(each.cells)}
            for each in puzzle.fixed
        ],
        "forbidden": [
            {"piece": piece, "cells": _listed([cell])} for piece, cell in sorted(puzzle.forbidden)
        ],
        "piece_set": {
            "name": pieces.name,
            "title": pieces.title,
            "source": pieces.source,
            "pieces": [
                {
                    "symbol": piece.symbol,
                    "name": piece.name,
                    "colour": piece.colour,
                    "count": count,
                    "fewest": least,
                    "marks": list(piece.marks),
                    "aliases": list(piece.aliases),
                    "cells": _listed(piece.cells),
                    "dark": None if piece.dark is None else _listed(piece.dark),
                    "flips": piece.flips,
                }
                for piece, count, least in zip(
                    pieces.pieces, pieces.counts, pieces.least, strict=True
                )
            ],
        },
    }


def puzzle_from_data(fields: Fields) -> Puzzle:
    """The puzzle of :func:`puzzle_as_data`; raises :class:`FormatError` naming the field."""
    try:
        its_lattice = lattice(fields.text("lattice"))
    except UnknownNameError as error:
        fields.wrong("lattice", str(error))
    its_set = fields.inside("piece_set")
    entries = its_set.each_inside("pieces")
    pieces = PieceSet(
        name=its_set.text("name"),
        title=its_set.text("title"),
        pieces=tuple(_piece(entry, its_lattice) for entry in entries),
        counts=tuple(entry.whole("count") for entry in entries),
        lattice=its_lattice,
        source=its_set.text("source", ""),
        fewest=_fewest(entries),
    )
    figure = Figure(
        _cells(fields),
        fields.text("name"),
        its_lattice,
        _cells_or_none(fields, "optional") or (),
        _cells_or_none(fields, "dark"),
    )
    fixed = tuple(
        PlacedPiece(_piece_index(each, pieces), each.whole("copy"), _cells(each))
        for each in fields.some_inside("fixed")
    )
    forbidden = frozenset(
        (_piece_index(each, pieces), cell)
        for each in fields.some_inside("forbidden")
        for cell in _cells(each)
    )
    for each in fixed:
        if not may_lie(figure, pieces.pieces[each.piece], each.cells):
            fields.wrong("fixed", f"piece {each.piece} cannot lie there")
    return Puzzle(figure, pieces, fixed, forbidden)


def _listed(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]


def _fewest(entries: list[Fields]) -> tuple[int, ...] | None:
    """None where all copies of all pieces are used, as before there were ranges."""
    least = tuple(
        entry.whole("fewest") if "fewest" in entry.values else entry.whole("count")
        for entry in entries
    )
    for entry, fewest in zip(entries, least, strict=True):
        if fewest > entry.whole("count"):
            entry.wrong("fewest", f"{fewest} is more than the count")
    return None if least == tuple(entry.whole("count") for entry in entries) else least


def _piece_index(fields: Fields, pieces: PieceSet) -> int:
    index = fields.whole("piece")
    if index >= len(pieces.pieces):
        fields.wrong("piece", f"there are only {len(pieces.pieces)} pieces, counted from 0")
    return index


def _cells_or_none(fields: Fields, field: str) -> tuple[Cell, ...] | None:
    value = fields.values.get(field)
    if value is None:
        return None
    return _cells(fields, field) if value else ()


def _piece(fields: Fields, its_lattice: Lattice) -> Piece:
    symbol = fields.text("symbol")
    if len(symbol) != 1:
        fields.wrong("symbol", f"one character is needed, not {symbol!r}")
    dark = _cells_or_none(fields, "dark")
    return Piece(
        symbol=symbol,
        cells=_cells(fields),
        name=fields.text("name"),
        colour=fields.text("colour"),
        marks=fields.texts("marks"),
        aliases=fields.texts("aliases"),
        lattice=its_lattice,
        dark=None if dark is None else frozenset(dark),
        flips=fields.values.get("flips") is True,
    )


def _cells(fields: Fields, field: str = "cells") -> tuple[Cell, ...]:
    value = fields.values.get(field)
    if not isinstance(value, list) or not value or not all(map(_is_cell, value)):
        fields.wrong(field, "a list of cells is needed, three whole numbers each")
    return tuple((x, y, z) for x, y, z in value)


def _is_cell(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 3
        and all(isinstance(each, int) and not isinstance(each, bool) for each in value)
    )

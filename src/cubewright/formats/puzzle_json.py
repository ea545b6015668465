"""A whole puzzle as JSON: nothing of it is looked up by name when it is read again."""

from __future__ import annotations

from typing import Any

from cubewright.errors import UnknownNameError
from cubewright.formats.fields import Fields
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle


def puzzle_in_full(puzzle: Puzzle) -> dict[str, Any]:
    """The figure and the pieces with their shapes, as values that JSON knows."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    return {
        "name": figure.name,
        "lattice": figure.lattice.name,
        "cells": [list(cell) for cell in figure.cells],
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
                    "marks": list(piece.marks),
                    "aliases": list(piece.aliases),
                    "cells": [list(cell) for cell in piece.cells],
                }
                for piece, count in zip(pieces.pieces, pieces.counts, strict=True)
            ],
        },
    }


def puzzle_from(fields: Fields) -> Puzzle:
    """The puzzle of :func:`puzzle_in_full`; raises :class:`FormatError` naming the field."""
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
        counts=tuple(entry.whole("count", least=1) for entry in entries),
        lattice=its_lattice,
        source=its_set.text("source", ""),
    )
    return Puzzle(Figure(_cells(fields), fields.text("name"), its_lattice), pieces)


def _piece(fields: Fields, its_lattice: Lattice) -> Piece:
    symbol = fields.text("symbol")
    if len(symbol) != 1:
        fields.wrong("symbol", f"one character is needed, not {symbol!r}")
    return Piece(
        symbol=symbol,
        cells=_cells(fields),
        name=fields.text("name"),
        colour=fields.text("colour"),
        marks=fields.texts("marks"),
        aliases=fields.texts("aliases"),
        lattice=its_lattice,
    )


def _cells(fields: Fields) -> tuple[Cell, ...]:
    value = fields.values.get("cells")
    if not isinstance(value, list) or not value or not all(map(_is_cell, value)):
        fields.wrong("cells", "a list of cells is needed, three whole numbers each")
    return tuple((x, y, z) for x, y, z in value)


def _is_cell(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 3
        and all(isinstance(each, int) and not isinstance(each, bool) for each in value)
    )

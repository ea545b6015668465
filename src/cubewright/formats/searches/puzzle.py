"""A complete puzzle as JSON values; reading it again needs no other file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Struct

from cubewright.errors import UnknownNameError
from cubewright.formats.schema import CellData, CellsData, Count, FieldPath, Source
from cubewright.model.cell import Cell, bounds
from cubewright.model.colours import Colours
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark, tr

MAX_BOX = 1 << 22
"""The largest box around a figure, in cells; finding placements takes 40 bytes for each of them."""


Copies = Annotated[int, Meta(ge=0, le=10_000, description=mark("a whole number up to 10000"))]
"""A number of copies, at most what an .xmpuzzle file may have; checks take time for each copy."""

ColouredCell = tuple[CellData, Count]
"""A cell and its colour number."""


class PieceData(Struct, frozen=True, kw_only=True):
    """A piece with its number of copies. ``fewest`` is the name of ``minimum`` in version 0.1."""

    symbol: Annotated[str, Meta(min_length=1, max_length=1, description=mark("one character"))]
    name: str
    colour: str
    count: Copies
    minimum: Copies | None = None
    fewest: Copies | None = None
    marks: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    cells: CellsData
    dark: tuple[CellData, ...] | None = None
    flips: bool = False
    one_sided: bool = False
    colours: tuple[ColouredCell, ...] = ()


class PieceSetData(Struct, frozen=True, kw_only=True):
    """A piece set; its lattice is the figure's.

    ``states_minimums`` is written only for a set whose stated minimums are its counts:
    otherwise such minimums mean that the set states none.
    """

    name: str
    title: str
    source: str = ""
    states_minimums: bool = False
    pieces: Annotated[
        tuple[PieceData, ...], Meta(min_length=1, description=mark("a list of pieces"))
    ]


class PlacedData(Struct, frozen=True, kw_only=True):
    """A placed piece; ``piece`` is its index in the piece set."""

    piece: Count
    copy: Count
    cells: CellsData


class ForbiddenData(Struct, frozen=True, kw_only=True):
    """Cells that a piece must not fill."""

    piece: Count
    cells: CellsData


class ChoiceData(Struct, frozen=True, kw_only=True):
    """A minimum and a maximum for several pieces; no symbols: for all pieces."""

    symbols: tuple[str, ...] = ()
    minimum: Copies = 0
    maximum: Copies | None = None


class PuzzleData(Struct, frozen=True, kw_only=True):
    """A puzzle, as saved searches contain it."""

    name: str
    lattice: str
    cells: CellsData
    optional: tuple[CellData, ...] | None = None
    dark: tuple[CellData, ...] | None = None
    colours: tuple[ColouredCell, ...] = ()
    allowed_colours: tuple[tuple[Count, Count], ...] | None = None
    max_holes: Count | None = None
    choices: tuple[ChoiceData, ...] = ()
    fixed: tuple[PlacedData, ...] | None = None
    forbidden: tuple[ForbiddenData, ...] | None = None
    piece_set: PieceSetData


def puzzle_as_data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON values: the figure, and the pieces with their shapes.

    Colours, a limit of holes and choices are written only where there are any, so that
    other puzzles keep their digest.
    """
    figure, pieces = puzzle.figure, puzzle.piece_set
    states_counts = pieces.minimums == pieces.counts
    allowed = puzzle.allowed_colours
    return {
        **_colours(figure.colours),
        **({} if allowed is None else {"allowed_colours": [list(p) for p in sorted(allowed)]}),
        **({} if puzzle.max_holes is None else {"max_holes": puzzle.max_holes}),
        **({"choices": choices_as_data(puzzle.choices)} if puzzle.choices else {}),
        "name": figure.name,
        "lattice": figure.lattice.name,
        "cells": _sorted_lists(figure.cells),
        "optional": _sorted_lists(figure.optional),
        "dark": None if figure.dark is None else _sorted_lists(figure.dark),
        "fixed": [
            {"piece": each.piece, "copy": each.copy, "cells": _sorted_lists(each.cells)}
            for each in puzzle.pre_placed
        ],
        "forbidden": [
            {"piece": piece, "cells": _sorted_lists([cell])}
            for piece, cell in sorted(puzzle.forbidden)
        ],
        "piece_set": {
            "name": pieces.name,
            "title": pieces.title,
            "source": pieces.source,
            **({"states_minimums": True} if states_counts else {}),
            "pieces": [
                {
                    "symbol": piece.symbol,
                    "name": piece.name,
                    "colour": piece.colour,
                    "count": count,
                    "minimum": minimum,
                    "marks": list(piece.marks),
                    "aliases": list(piece.aliases),
                    "cells": _sorted_lists(piece.cells),
                    "dark": None if piece.dark is None else _sorted_lists(piece.dark),
                    "flips": piece.flips,
                    "one_sided": piece.one_sided,
                    **_colours(piece.colours),
                }
                for piece, count, minimum in zip(
                    pieces.pieces, pieces.counts, pieces.min_copies, strict=True
                )
            ],
        },
    }


def puzzle_from_data(data: PuzzleData, source: Source, path: FieldPath = ()) -> Puzzle:
    """Return the puzzle that :func:`puzzle_as_data` has written.

    ``source`` and ``path`` name the fields in errors.

    Raises:
        FormatError: A field contradicts another one.

    """
    try:
        its_lattice = lattice(data.lattice)
    except UnknownNameError as error:
        source.wrong((*path, "lattice"), str(error))
    low, high = bounds(data.cells)
    width, depth, height = (high[axis] - low[axis] + 1 for axis in range(3))
    if width * depth * height > MAX_BOX:
        reason = tr(
            "the figure is {width} x {depth} x {height}, larger than {max_box} cells",
            width=width,
            depth=depth,
            height=height,
            max_box=MAX_BOX,
        )
        source.wrong((*path, "cells"), reason)
    entries = data.piece_set.pieces
    counts = tuple(entry.count for entry in entries)
    minimums = _minimums(entries, source, (*path, "piece_set", "pieces"))
    pieces = PieceSet(
        name=data.piece_set.name,
        title=data.piece_set.title,
        pieces=tuple(
            Piece(
                symbol=entry.symbol,
                cells=entry.cells,
                name=entry.name,
                colour=entry.colour,
                marks=entry.marks,
                aliases=entry.aliases,
                lattice=its_lattice,
                dark=None if entry.dark is None else frozenset(entry.dark),
                flips=entry.flips,
                one_sided=entry.one_sided,
                colours=frozenset(entry.colours),
            )
            for entry in entries
        ),
        counts=counts,
        lattice=its_lattice,
        source=data.piece_set.source,
        minimums=minimums if data.piece_set.states_minimums or minimums != counts else None,
    )
    figure = Figure(
        data.cells, data.name, its_lattice, data.optional or (), data.dark, data.colours
    )
    allowed = None if data.allowed_colours is None else frozenset(data.allowed_colours)
    fixed, forbidden = data.fixed or (), data.forbidden or ()
    indices = {
        "fixed": [each.piece for each in fixed],
        "forbidden": [each.piece for each in forbidden],
    }
    for field, used in indices.items():
        for number, piece in enumerate(used):
            if piece >= len(entries):
                reason = tr("there are only {number} pieces, counted from 0", number=len(entries))
                source.wrong((*path, field, number, "piece"), reason)
    for number, placed in enumerate(fixed):
        if not is_placement(figure, pieces.pieces[placed.piece], placed.cells, allowed):
            reason = tr("piece {piece} cannot be placed there", piece=placed.piece)
            source.wrong((*path, "fixed", number, "cells"), reason)
    return Puzzle(
        figure,
        pieces,
        tuple(PlacedPiece(each.piece, each.copy, each.cells) for each in fixed),
        frozenset((each.piece, cell) for each in forbidden for cell in each.cells),
        allowed_colours=allowed,
        max_holes=data.max_holes,
        choices=choices_from_data(data.choices, source, (*path, "choices")),
    )


def choices_as_data(choices: Iterable[PieceChoice]) -> list[dict[str, Any]]:
    """Return choices of pieces as JSON values."""
    return [
        {
            "symbols": list(each.symbols),
            "minimum": each.minimum,
            **({} if each.maximum is None else {"maximum": each.maximum}),
        }
        for each in choices
    ]


def choices_from_data(
    data: Iterable[ChoiceData], source: Source, path: FieldPath
) -> tuple[PieceChoice, ...]:
    """Return the choices that :func:`choices_as_data` has written.

    Raises:
        FormatError: A minimum is above its maximum.
    """
    choices = []
    for number, each in enumerate(data):
        if each.maximum is not None and each.maximum < each.minimum:
            source.wrong(
                (*path, number, "minimum"),
                tr("{minimum} is more than the maximum", minimum=each.minimum),
            )
        choices.append(PieceChoice(each.symbols, each.minimum, each.maximum))
    return tuple(choices)


def _minimums(entries: Iterable[PieceData], source: Source, path: FieldPath) -> tuple[int, ...]:
    """The minimum number of copies of each piece; all copies if the file does not state it."""
    minimums = []
    for number, entry in enumerate(entries):
        field = "fewest" if entry.minimum is None else "minimum"
        minimum = entry.fewest if entry.minimum is None else entry.minimum
        if minimum is not None and minimum > entry.count:
            source.wrong(
                (*path, number, field), tr("{minimum} is more than the count", minimum=minimum)
            )
        minimums.append(entry.count if minimum is None else minimum)
    return tuple(minimums)


def _colours(colours: Colours) -> dict[str, Any]:
    return {"colours": [[list(cell), n] for cell, n in sorted(colours)]} if colours else {}


def _sorted_lists(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]

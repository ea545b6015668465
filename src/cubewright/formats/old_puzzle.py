"""Read puzzles in the form of saved searches up to version 4 and design runs up to version 3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from cubewright.formats.puzzle import (
    ChoiceData,
    Colour,
    ColouredCell,
    Copies,
    ForbiddenData,
    PlacedData,
    Symbol,
    check_box,
    choices_of,
    lattice_of,
    placed_pieces_from,
)
from cubewright.formats.schema import CellData, CellsData, Count, FieldPath, Source
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import is_placement
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark, tr


class PieceData(Struct, frozen=True, kw_only=True):
    """A piece with its number of copies. ``fewest`` is the name of ``minimum`` in version 0.1."""

    symbol: Symbol
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
    """A piece set on the figure's lattice.

    ``states_minimums`` is written only for a set whose stated minimums equal its counts. Without
    this field, equal numbers mean that the set states no minimums.
    """

    name: str
    title: str
    source: str = ""
    states_minimums: bool = False
    pieces: Annotated[
        tuple[PieceData, ...], Meta(min_length=1, description=mark("a list of pieces"))
    ]


class PuzzleData(Struct, frozen=True, kw_only=True):
    """A figure, its pieces, and the rules of the puzzle."""

    name: str
    lattice: str
    cells: CellsData
    optional: tuple[CellData, ...] | None = None
    dark: tuple[CellData, ...] | None = None
    colours: tuple[ColouredCell, ...] = ()
    allowed_colours: tuple[tuple[Colour, Colour], ...] | None = None
    max_holes: Count | None = None
    choices: tuple[ChoiceData, ...] = ()
    fixed: tuple[PlacedData, ...] | None = None
    forbidden: tuple[ForbiddenData, ...] | None = None
    piece_set: PieceSetData


def puzzle_of(data: PuzzleData, source: Source, path: FieldPath = ()) -> Puzzle:
    """Return the puzzle of an earlier file.

    ``source`` and ``path`` name the fields in errors.

    Raises:
        FormatError: A field contradicts another field.
    """
    its_lattice = lattice_of(data.lattice, source, path)
    check_box(data.cells, source, (*path, "cells"))
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
        placed_pieces_from(fixed),
        frozenset((each.piece, cell) for each in forbidden for cell in each.cells),
        allowed_colours=allowed,
        max_holes=data.max_holes,
        choices=choices_of(data.choices, source, (*path, "choices")),
    )


def _minimums(entries: Iterable[PieceData], source: Source, path: FieldPath) -> tuple[int, ...]:
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

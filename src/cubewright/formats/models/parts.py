"""Make the parts of a model: pieces in place, or all pieces of a set on a printer's bed."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from cubewright.errors import CubewrightError, UnknownNameError
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.models.engraving import engrave
from cubewright.formats.models.options import (
    ARRANGE,
    ASSEMBLED,
    BEVEL,
    CLEARANCE,
    CONNECTOR,
    DRAIN,
    ENGRAVE,
    LID,
    ONLY,
    ROUND,
    TRAY,
    UNIT,
    WALL,
)
from cubewright.formats.models.solid import Shape, solid_in_steps
from cubewright.formats.models.trays import lid, tray
from cubewright.model.cell import Cell
from cubewright.model.drawing.mesh import lowest_form
from cubewright.model.piece import Piece
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.placement import PlacedPiece
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from manifold3d import Manifold

BED_GAP = 4.0
"""The gap between two pieces on the bed, in millimetres."""
TRAY_COLOUR = "#b9c3cf"
TRAY_WALL = 2.0
"""The default thickness of a tray's walls, in millimetres."""
MAX_SIZE = 5000.0
"""Maximum length of a model, in millimetres."""


@dataclass(frozen=True)
class Part:
    """One solid of a model, with its name and its colour ``#rrggbb``."""

    name: str
    colour: str
    solid: Manifold


Parts = Generator[float, None, list[Part]]
"""Generator of progress, from 0 to 1, that returns the parts."""


def solutions_needed(settings: Settings) -> int:
    """Return the number of solutions that a model needs."""
    return 1 if settings.word(ARRANGE.name) == ASSEMBLED else 0


def shape_of(settings: Settings) -> Shape:
    """Return the shape of pieces in the settings."""
    return Shape(
        unit=settings.number(UNIT.name),
        clearance=settings.number(CLEARANCE.name),
        bevel=settings.number(BEVEL.name),
        is_round=settings.is_on(ROUND.name),
        wall=settings.number(WALL.name),
        drain=settings.number(DRAIN.name),
        connector=settings.number(CONNECTOR.name) / 100,
    )


def model_parts(source: ExportSource, settings: Settings) -> Parts:
    """Yield progress, and return the parts of the model.

    Raises:
        CubewrightError: The piece does not exist, a length does not fit, or the model is
            larger than :data:`MAX_SIZE`.
    """
    if settings.word(ARRANGE.name) == ASSEMBLED:
        parts = yield from _assembled(source, settings)
    elif settings.word(ARRANGE.name) == TRAY:
        parts = yield from _tray(source, settings)
    else:
        parts = yield from _on_the_bed(source, settings)
    return parts


def _made(
    piece: Piece, number: int, cells: Sequence[Cell], settings: Settings, done: float
) -> Generator[float, None, Manifold]:
    """Yield ``done``, the progress of the model, and return the solid of a piece.

    ``number`` is engraved if the font lacks the piece's symbol.
    """
    shape, depth = shape_of(settings), settings.number(ENGRAVE.name)
    if depth and piece.lattice.ball_radius:
        raise OptionError(
            mark("balls have no flat face for a symbol; set {engrave} to 0"), engrave=ENGRAVE
        )
    steps = solid_in_steps(piece.lattice, cells, shape)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            body: Manifold = end.value
            break
        yield done
    if depth:
        text = piece.symbol if "!" <= piece.symbol <= "~" else str(number)
        body = engrave(body, piece.lattice, cells, shape, text, depth)
    return body


def placed_to_export(source: ExportSource, settings: Settings) -> list[tuple[Piece, PlacedPiece]]:
    """Return the chosen placed pieces of the solution.

    Raises:
        UnknownNameError: The solution does not contain the chosen piece.
    """
    (solution,) = source.solutions
    symbol = settings.word(ONLY.name)
    placed = [(solution.piece(each), each) for each in solution.placed]
    chosen = [each for each in placed if symbol in ("", each[0].symbol)]
    if not chosen:
        known = {piece.symbol for piece, _ in placed}
        raise UnknownNameError(mark("piece of this solution"), symbol, known)
    return chosen


def chosen_pieces(source: ExportSource, settings: Settings) -> list[tuple[int, Piece, int]]:
    """Return the chosen pieces, each with its number (from 1) and its number of copies.

    Raises:
        UnknownNameError: The set does not contain the chosen piece.
    """
    pieces, symbol = source.puzzle.piece_set, settings.word(ONLY.name)
    listed = enumerate(zip(pieces.pieces, pieces.counts, strict=True), 1)
    if not symbol:
        return [(number, piece, count) for number, (piece, count) in listed]
    chosen = [(number, piece, 1) for number, (piece, _) in listed if piece.symbol == symbol]
    if not chosen:
        known = {piece.symbol for piece in pieces.pieces}
        raise UnknownNameError(tr("piece of {set}", set=pieces.title), symbol, known)
    return chosen


def part_name(piece: Piece, copy: int, count: int) -> str:
    """Return the name of a copy of a piece: its symbol, with a number if there are several copies.

    >>> part_name(Piece("V", ()), 1, 2)
    'V 2'
    """
    return f"{piece.symbol} {copy + 1}" if count > 1 else piece.symbol


def _assembled(source: ExportSource, settings: Settings) -> Parts:
    chosen = placed_to_export(source, settings)
    parts = []
    for done, (piece, placed) in enumerate(chosen):
        share = done / len(chosen)
        yield share
        name = part_name(piece, placed.copy, source.puzzle.counts[placed.piece])
        body = yield from _made(piece, placed.piece + 1, placed.cells, settings, share)
        parts.append(Part(name, copy_colour(piece.colour, placed.copy), body))
    low = np.min([part.solid.bounding_box()[:3] for part in parts], axis=0)
    x, y, z = (-low).tolist()
    moved = [Part(part.name, part.colour, part.solid.translate((x, y, z))) for part in parts]
    _check_size(moved)
    return moved


def _tray(source: ExportSource, settings: Settings) -> Parts:
    yield 0.0
    figure = source.puzzle.figure
    if not figure.cells:
        raise CubewrightError(tr("{source} has no figure; a tray needs one", source=source.title))
    shape = shape_of(settings)
    shape = replace(shape, wall=shape.wall or TRAY_WALL)
    made = [Part(TRAY, TRAY_COLOUR, tray(figure.lattice, figure.cells, shape))]
    if settings.is_on(LID.name):
        yield 0.5
        made.append(Part(LID.name, TRAY_COLOUR, lid(figure.lattice, figure.cells, shape)))
    parts = _side_by_side(made)
    _check_size(parts)
    return parts


def _on_the_bed(source: ExportSource, settings: Settings) -> Parts:
    chosen = chosen_pieces(source, settings)
    parts: list[Part] = []
    for done, (number, piece, count) in enumerate(chosen):
        share = done / len(chosen)
        yield share
        body = yield from _made(
            piece, number, lowest_form(piece.lattice, piece.cells), settings, share
        )
        for copy in range(count):
            name = part_name(piece, copy, count)
            parts.append(Part(name, copy_colour(piece.colour, copy), body))
    placed = _side_by_side(parts)
    _check_size(placed)
    return placed


def _side_by_side(parts: Sequence[Part]) -> list[Part]:
    boxes = [np.array(part.solid.bounding_box()) for part in parts]
    sizes = [box[3:] - box[:3] for box in boxes]
    area = sum((size[0] + BED_GAP) * (size[1] + BED_GAP) for size in sizes)
    widest = max([float(size[0]) for size in sizes] + [sqrt(area)])
    x = y = depth = 0.0
    moved: dict[int, Part] = {}
    for index in sorted(range(len(parts)), key=lambda each: -sizes[each][1]):
        part, box, size = parts[index], boxes[index], sizes[index]
        if x and x + size[0] > widest * 1.001:
            x, y, depth = 0.0, y + depth + BED_GAP, 0.0
        shift = (x - box[0], y - box[1], -box[2])
        moved[index] = Part(part.name, part.colour, part.solid.translate(tuple(map(float, shift))))
        x, depth = x + float(size[0]) + BED_GAP, max(depth, float(size[1]))
    return [moved[index] for index in range(len(parts))]


def _check_size(parts: Sequence[Part]) -> None:
    boxes = np.array([part.solid.bounding_box() for part in parts])
    longest = float((boxes[:, 3:].max(axis=0) - boxes[:, :3].min(axis=0)).max())
    if longest > MAX_SIZE:
        raise OptionError(
            mark("the model would be {longest:.1f} m long; reduce {unit}"),
            longest=longest / 1000,
            unit=UNIT,
        )

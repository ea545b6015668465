"""Nets of pieces in their true size, on pages or on one sheet."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from math import inf, sqrt
from typing import NamedTuple

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.paper import BLACK, INK
from cubewright.formats.models.parts import ONLY, UNIT, chosen_pieces, lying_form
from cubewright.formats.nets.drawn import net_drawings
from cubewright.formats.nets.tabs import TAB, sides_without_tab
from cubewright.formats.nets.unfold import surface_of, unfolded
from cubewright.formats.pictures.bodies import Body, Scene
from cubewright.formats.pictures.drawing import Drawing, Item, Text
from cubewright.formats.pictures.look import LIGHT, LOOKS
from cubewright.formats.pictures.patterns import in_black
from cubewright.model.piece import Piece
from cubewright.model.pieces.colours import copy_colour
from cubewright.translation import tr

NET_OPTIONS = (ONLY, UNIT, INK)
MARGIN = 10.0
"""The margin of a page, in millimetres."""
MOST_FACES = 2000
"""Of one piece; unfolding takes the square of their number."""
_GAP = 4.0
_TITLE, _TEXT, _LABEL = 6.0, 3.0, 3.4
_HEAD = 24.0
_INK = LOOKS[LIGHT].text


class LabelledNet(NamedTuple):
    """A part of a net in millimetres, with the name that is written below it."""

    drawing: Drawing
    label: str


def refusal(source: ExportSource) -> str:
    """Return why the pieces of a source have no nets, "" if they have."""
    if not source.puzzle.pieces:
        return tr("it has no pieces")
    if source.lattice.ball_radius:
        return tr("spheres have no flat faces")
    return ""


def labelled_nets(
    source: ExportSource, settings: Settings, room: tuple[float, float] = (inf, inf)
) -> Generator[float, None, list[LabelledNet]]:
    """Yield progress, and return the parts of all nets; each fits into a room in millimetres.

    Raises:
        CubewrightError: There is no such piece, or a face is larger than the room.
    """
    unit = settings.number(UNIT.name)
    chosen = chosen_pieces(source, settings)
    # Tabs stand out on all sides.
    cells = (room[0] / unit - 2 * TAB - 0.1, (room[1] - _LABEL) / unit - 2 * TAB - 0.1)
    found = []
    for done, (_, piece, count) in enumerate(chosen):
        yield done / len(chosen)
        surface = surface_of(piece.lattice, lying_form(piece))
        if len(surface.faces) > MOST_FACES:
            raise CubewrightError(
                tr(
                    "piece {piece} has {faces:,} faces; nets are for pieces of up to {most:,}",
                    piece=piece.symbol,
                    faces=len(surface.faces),
                    most=MOST_FACES,
                )
            )
        nets = unfolded(surface, cells, partial(sides_without_tab, surface))
        for copy in range(count):
            colour, pattern = _look(source, piece, copy, settings)
            drawings = net_drawings(surface, nets, piece.symbol, colour, pattern)
            for number, drawing in enumerate(drawings, 1):
                whole = Drawing(
                    tuple(drawing.placed(0, 0, unit)), drawing.width * unit, drawing.height * unit
                )
                if whole.width > room[0] or whole.height + _LABEL > room[1]:
                    raise CubewrightError(
                        tr(
                            "a face of piece {piece} is larger than the page; choose a "
                            "smaller --unit",
                            piece=piece.symbol,
                        )
                    )
                found.append(LabelledNet(whole, _label(piece, number, len(drawings))))
    return found


def net_pages(
    source: ExportSource, settings: Settings, paper: tuple[float, float]
) -> Generator[float, None, list[Drawing]]:
    """Yield progress, and return pages of a paper size in millimetres. Raises as above."""
    width, height = paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN - _HEAD
    nets = yield from labelled_nets(source, settings, (width, height))
    pages = _packed(nets, width, height)
    title = source.puzzle.piece_set.title
    return [
        Drawing((*_head(title, number, len(pages), width), *items), *paper)
        for number, (items, _) in enumerate(pages, 1)
    ]


def net_sheet(source: ExportSource, settings: Settings) -> Generator[float, None, Drawing]:
    """Yield progress, and return one drawing in millimetres with all nets. Raises as above."""
    nets = yield from labelled_nets(source, settings)
    area = sum((each.drawing.width + _GAP) * (each.drawing.height + _GAP) for each in nets)
    width = max(sqrt(area) * 1.2, *(each.drawing.width for each in nets), 120.0)
    ((items, bottom),) = _packed(nets, width, inf)
    head = _head(source.puzzle.piece_set.title, 1, 1, width)
    return Drawing((*head, *items), width + 2 * MARGIN, bottom + MARGIN)


def _packed(
    nets: Sequence[LabelledNet], width: float, height: float
) -> list[tuple[list[Item], float]]:
    """Return the items of each page and their lower end: nets in rows, the highest first."""
    pages: list[tuple[list[Item], float]] = []
    x = y = deepest = 0.0
    items: list[Item] = []
    for drawing, label in sorted(nets, key=lambda each: -round(each.drawing.height, 3)):
        needed = drawing.height + _LABEL
        if x and x + drawing.width > width:
            x, y, deepest = 0.0, y + deepest + _GAP, 0.0
        if y + needed > height and items:
            pages.append((items, y))
            items, x, y, deepest = [], 0.0, 0.0, 0.0
        left, top = MARGIN + x, MARGIN + _HEAD + y
        items += drawing.placed(left, top, 1.0)
        middle = left + drawing.width / 2
        items.append(Text((middle, top + needed), label, _LABEL, _INK))
        x, deepest = x + drawing.width + _GAP, max(deepest, needed)
    pages.append((items, MARGIN + _HEAD + y + deepest))
    return pages


def _head(title: str, number: int, pages: int, width: float) -> list[Item]:
    """Return the title of a page and how its nets are folded."""
    if pages > 1:
        title = tr("{title}, page {page:,} of {pages:,}", title=title, page=number, pages=pages)
    lines = (
        tr("Cut along solid lines. Fold dashed lines backwards, dotted lines forwards."),
        tr("Glue each tab below the side with the same number."),
    )
    size = _TITLE * min(1.0, width / (0.62 * _TITLE * max(1, len(title))))
    items: list[Item] = [
        Text((MARGIN, MARGIN + _TITLE), title, size, _INK, is_centred=False, is_bold=True)
    ]
    for at, text in enumerate(lines):
        small = _TEXT * min(1.0, width / (0.56 * _TEXT * max(1, len(text))))
        base = MARGIN + _TITLE + 6.0 + at * 4.4
        items.append(Text((MARGIN, base), text, small, _INK, is_centred=False))
    return items


def _look(source: ExportSource, piece: Piece, copy: int, settings: Settings) -> tuple[str, int]:
    """Return the colour and the pattern of a piece."""
    colour = copy_colour(piece.colour, copy)
    if settings.word(INK.name) != BLACK:
        return colour, 0
    scene = Scene(piece.lattice, (Body(piece.cells, colour, piece.symbol),), piece.cells)
    body = in_black(scene, [each.symbol for each in source.puzzle.pieces]).bodies[0]
    return body.colour, body.pattern


def _label(piece: Piece, number: int, parts: int) -> str:
    name = piece.symbol if piece.name in ("", piece.symbol) else f"{piece.symbol} {piece.name}"
    if parts == 1:
        return name
    return tr("{piece}, part {number} of {parts}", piece=name, number=number, parts=parts)

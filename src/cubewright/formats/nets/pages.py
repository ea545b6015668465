"""Nets of pieces in true size, arranged on pages or on one sheet."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from math import inf, sqrt

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportSource, scaled
from cubewright.formats.exports.option import BLACK, INK, OptionError, Settings
from cubewright.formats.models.options import ONLY, UNIT
from cubewright.formats.models.parts import chosen_pieces
from cubewright.formats.nets.drawn import net_drawing, with_tabs
from cubewright.formats.nets.packing import Place, pack_drawings
from cubewright.formats.nets.tabs import TAB, sides_without_tab
from cubewright.formats.nets.unfold import surface_of, unfold
from cubewright.formats.pictures.bodies import Body, Scene
from cubewright.formats.pictures.drawing import Drawing, Item, Polygon, Text
from cubewright.formats.pictures.patterns import black_and_white_scene
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.model.drawing.mesh import lowest_form
from cubewright.model.piece import Piece
from cubewright.model.pieces.colours import copy_colour
from cubewright.translation import mark, tr

NET_OPTIONS = (ONLY, UNIT, INK)
MARGIN = 10.0
"""The margin of a page, in millimetres."""
MAX_FACES = 2000
"""Maximum number of faces of a piece; the time for unfolding grows with its square."""
_GAP = 4.0
_TITLE, _TEXT, _LABEL = 6.0, 3.0, 3.4
_HEAD = 24.0
_MAX_LABEL = 60
"""Maximum number of letters of a name in full size."""
_UNFOLDED = 0.8
"""The share of unfolding in the total time; the remaining share is for packing."""
_INK = LOOKS[LIGHT].text


LabelledNet = tuple[Drawing, ...]
"""A part of a net in millimetres with its name, in all quarter turns that fit."""


def refusal(source: ExportSource) -> str:
    """Return the reason why the pieces of a source have no nets, or ""."""
    if not source.puzzle.pieces:
        return tr("it has no pieces")
    if source.lattice.ball_radius:
        return tr("spheres have no flat faces")
    return ""


def labelled_nets(
    source: ExportSource, settings: Settings, room: tuple[float, float] = (inf, inf)
) -> Generator[float, None, list[LabelledNet]]:
    """Yield progress, and return the parts of all nets; each fits in ``room``, in millimetres.

    Raises:
        CubewrightError: The piece does not exist, or a face is larger than ``room``.
    """
    unit = settings.number(UNIT.name)
    chosen = chosen_pieces(source, settings)
    # Reserve space for tabs on all sides.
    cells = (room[0] / unit - 2 * TAB - 0.1, (room[1] - _LABEL) / unit - 2 * TAB - 0.1)
    found = []
    for done, (_, piece, count) in enumerate(chosen):
        yield done / len(chosen)
        surface = surface_of(piece.lattice, lowest_form(piece.lattice, piece.cells))
        if len(surface.faces) > MAX_FACES:
            raise CubewrightError(
                tr(
                    "piece {piece} has {faces:,} faces; nets are for pieces of up to {most:,}",
                    piece=piece.symbol,
                    faces=len(surface.faces),
                    most=MAX_FACES,
                )
            )
        nets = unfold(surface, cells, partial(sides_without_tab, surface))
        parts = [[part.turned(each) for each in range(4)] for part in with_tabs(surface, nets)]
        for copy in range(count):
            colour, pattern = _look(source, piece, copy, settings)
            for number, versions in enumerate(parts, 1):
                label = _label(piece, number, len(parts))
                drawings = [
                    _labelled(
                        net_drawing(surface, part, piece.symbol, colour, pattern), unit, label
                    )
                    for part in versions
                ]
                fitting = [
                    each for each in drawings if each.width <= room[0] and each.height <= room[1]
                ]
                if not fitting:
                    raise OptionError(
                        mark("a face of piece {piece} is larger than the page; reduce {unit}"),
                        piece=piece.symbol,
                        unit=UNIT,
                    )
                found.append(tuple(fitting))
    return found


def _labelled(net: Drawing, unit: float, label: str) -> Drawing:
    whole = Drawing(tuple(net.placed(0.0, 0.0, unit)), net.width * unit, net.height * unit)
    polygons = [item.points for item in whole.items if isinstance(item, Polygon)]
    lowest = max(polygons, key=lambda points: round(max(y for _, y in points), 3))
    middle = sum(x for x, _ in lowest) / len(lowest)
    size = _LABEL * min(1.0, _MAX_LABEL / len(label))
    text = Text((middle, whole.height + size), label, size, _INK)
    left = min(0.0, middle - text.width / 2)
    right = max(whole.width, middle + text.width / 2)
    items = Drawing((*whole.items, text), 1.0, 1.0).placed(-left, 0.0, 1.0)
    return Drawing(tuple(items), right - left, whole.height + 1.3 * size)


def net_pages(
    source: ExportSource, settings: Settings, paper: tuple[float, float]
) -> Generator[float, None, list[Drawing]]:
    """Yield progress, and return pages of a paper size in mm.

    Raises the errors of :func:`labelled_nets`.
    """
    width, height = paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN - _HEAD
    nets = yield from scaled(labelled_nets(source, settings, (width, height)), 0.0, _UNFOLDED)
    pages = yield from scaled(pack_drawings(nets, width, height, _GAP), _UNFOLDED, 1.0)
    title = source.puzzle.piece_set.title
    return [
        Drawing((*_head(title, number, len(pages), width), *_items(nets, places)), *paper)
        for number, places in enumerate(pages, 1)
    ]


def net_sheet(source: ExportSource, settings: Settings) -> Generator[float, None, Drawing]:
    """Yield progress, and return a drawing of all nets in mm.

    Raises the errors of :func:`labelled_nets`.
    """
    nets = yield from scaled(labelled_nets(source, settings), 0.0, _UNFOLDED)
    sizes = [(each[0].width + _GAP, each[0].height + _GAP) for each in nets]
    area = sum(wide * high for wide, high in sizes)
    width = max(sqrt(area), *(wide for wide, _ in sizes), 120.0)
    # The sheet is high enough for rows of unturned drawings, so all drawings fit on one page.
    height = 2 * area / width + max(high for _, high in sizes)
    (places,) = yield from scaled(pack_drawings(nets, width, height, _GAP), _UNFOLDED, 1.0)
    bottom = max(each.top + nets[each.number][each.version].height for each in places)
    head = _head(source.puzzle.piece_set.title, 1, 1, width)
    size = (width + 2 * MARGIN, _HEAD + bottom + 2 * MARGIN)
    return Drawing((*head, *_items(nets, places)), *size)


def _items(nets: Sequence[LabelledNet], places: Sequence[Place]) -> list[Item]:
    return [
        item
        for number, version, left, top in places
        for item in nets[number][version].placed(MARGIN + left, MARGIN + _HEAD + top, 1.0)
    ]


def _head(title: str, number: int, pages: int, width: float) -> list[Item]:
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
    colour = copy_colour(piece.colour, copy)
    if settings.word(INK.name) != BLACK:
        return colour, 0
    scene = Scene(piece.lattice, (Body(piece.cells, colour, piece.symbol),), piece.cells)
    body = black_and_white_scene(scene, [each.symbol for each in source.puzzle.pieces]).bodies[0]
    return body.colour, body.pattern


def _label(piece: Piece, number: int, parts: int) -> str:
    name = piece.symbol if piece.name in ("", piece.symbol) else f"{piece.symbol} {piece.name}"
    if parts == 1:
        return name
    return tr("{piece}, part {number} of {parts}", piece=name, number=number, parts=parts)

"""A cutting list for wood, and the faces of sticks with their holes in true size, on pages."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from textwrap import wrap

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportSource, scaled
from cubewright.formats.exports.option import PAPER, WHITE, ExportOption, OptionError, Settings
from cubewright.formats.models.boxes import cubes_only
from cubewright.formats.models.options import CLEARANCE, UNIT
from cubewright.formats.models.parts import part_name
from cubewright.formats.nets.packing import pack_drawings
from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Polygon, Text
from cubewright.formats.pictures.headline import SIZE as TITLE
from cubewright.formats.pictures.headline import headline
from cubewright.formats.wood.sticks import Stick, sticks_of
from cubewright.model.cell import Cell, difference
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.model.lattice import Point
from cubewright.translation import mark, tr

DOWEL = ExportOption(
    "dowel", mark("Dowels"), mark("diameter of the dowels; 0: glue only"), 4.0, 0.0, 20.0, "mm"
)
WOOD_OPTIONS = (UNIT, CLEARANCE, DOWEL, PAPER)
DEPTH = 0.28
"""The depth of holes, relative to a cell; two holes in one cell do not meet."""
MARGIN = 12.0
"""The margin of a page, in millimetres."""
_INK, _WOOD = LOOKS[LIGHT].text, "#f3e3c3"
_TEXT, _LEADING, _GAP = 3.4, 5.2, 4.0
_LISTED = 0.2
"""The share of the list in the total time; the remaining share is for the faces."""
_APART = 2.0
"""The white paper to the right of each face, in millimetres."""
_CIRCLE = [(cos(2 * pi * step / 24), sin(2 * pi * step / 24)) for step in range(24)]
_FACES: dict[Cell, tuple[str, int, int]] = {
    (1, 0, 0): (mark("right"), 1, 2),
    (-1, 0, 0): (mark("left"), 1, 2),
    (0, 1, 0): (mark("back"), 0, 2),
    (0, -1, 0): (mark("front"), 0, 2),
    (0, 0, 1): (mark("top"), 0, 1),
    (0, 0, -1): (mark("bottom"), 0, 1),
}
"""The name of the face in each direction, and two axes.

The first axis is horizontal in the drawing of the face, and the second is vertical.
"""
_MIRRORED: tuple[Cell, ...] = ((-1, 0, 0), (0, 1, 0), (0, 0, -1))
"""Faces whose first axis runs to the left as seen from outside."""


@dataclass(frozen=True)
class NamedStick:
    """A stick with its name, such as ``L.2``, and the names of all sticks of its piece."""

    name: str
    stick: Stick
    names: tuple[str, ...]


def refusal(source: ExportSource) -> str:
    """Return the reason why a cutting list cannot hold the pieces of a source, or ""."""
    return cubes_only(source) if source.puzzle.pieces else tr("it has no pieces")


def named_sticks(source: ExportSource, settings: Settings) -> list[NamedStick]:
    """Return the sticks of all pieces of a puzzle.

    Raises:
        CubewrightError: There are no pieces of cubes, or the dowels are too thick.
    """
    if reason := refusal(source):
        raise CubewrightError(
            tr("a cutting list cannot hold {title}: {reason}", title=source.title, reason=reason)
        )
    unit, dowel = settings.number(UNIT.name), settings.number(DOWEL.name)
    if dowel > 0.4 * unit:
        raise OptionError(
            mark("{dowel} {diameter:g} mm: too thick for cells of {size:g} mm"),
            dowel=DOWEL,
            diameter=dowel,
            size=unit,
        )
    found = []
    pieces = source.puzzle.piece_set
    for piece, count in zip(pieces.pieces, pieces.counts, strict=True):
        sticks = sticks_of(piece.cells, unit, settings.number(CLEARANCE.name))
        for copy in range(count):
            name = part_name(piece, copy, count)
            names = tuple(f"{name}.{number}" for number in range(1, len(sticks) + 1))
            found += [NamedStick(*each, names) for each in zip(names, sticks, strict=True)]
    return found


Size = tuple[float, float, float]


def cutting_list(sticks: Sequence[NamedStick]) -> list[tuple[Size, list[str]]]:
    """Return each size in millimetres with the names of its sticks, the longest first."""
    of_size: dict[Size, list[str]] = {}
    for each in sticks:
        of_size.setdefault(each.stick.sorted_size, []).append(each.name)
    return sorted(of_size.items(), reverse=True)


def list_lines(sticks: Sequence[NamedStick]) -> list[str]:
    """Return a line for each size: the number of sticks, the size, and their names."""
    return [
        tr(
            "{count} of {length:.1f} x {width:.1f} x {thickness:.1f} mm: {names}",
            count=len(names),
            length=size[0],
            width=size[1],
            thickness=size[2],
            names=", ".join(names),
        )
        for size, names in cutting_list(sticks)
    ]


def wood_pages(
    source: ExportSource, settings: Settings, paper: tuple[float, float]
) -> Generator[float, None, list[Drawing]]:
    """Yield progress, and return pages of a paper size in millimetres.

    Raises:
        CubewrightError: :func:`named_sticks` refuses the source, or a face is larger than the
            paper.
    """
    yield 0.0
    sticks = named_sticks(source, settings)
    width, height = paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN
    pages = _text_pages(source.title, list_lines(sticks), settings, paper)
    yield _LISTED
    drawings = [
        drawing
        for each in sticks
        for drawing in _faces(each, settings.number(UNIT.name), settings.number(DOWEL.name))
    ]
    for drawing in drawings:
        if drawing.width > width or drawing.height > height:
            raise OptionError(mark("a stick is longer than the paper; reduce {unit}"), unit=UNIT)
    packing = pack_drawings([(each,) for each in drawings], width, height, _GAP)
    placed = yield from scaled(packing, _LISTED, 1.0)
    for places in placed:
        items: list[Item] = []
        for place in places:
            drawing = drawings[place.number]
            items += drawing.placed(MARGIN + place.left, MARGIN + place.top, 1.0)
        pages.append(Drawing(tuple(items), *paper))
    return pages


def _text_pages(
    title: str, lines: Sequence[str], settings: Settings, paper: tuple[float, float]
) -> list[Drawing]:
    unit, dowel = settings.number(UNIT.name), settings.number(DOWEL.name)
    notes = [tr("The line below is 50 mm long on paper if the page is printed in true size.")]
    if dowel:
        notes.append(
            tr(
                "Drill each hole {diameter:g} mm wide and {depth:.1f} mm deep. Glue with dowels of "
                "{length:.1f} mm.",
                diameter=dowel,
                depth=DEPTH * unit,
                length=2 * DEPTH * unit - 1,
            )
        )
    width = paper[0] - 2 * MARGIN
    letters = int(width / (0.62 * _TEXT))
    lines = [part for line in lines for part in wrap(line, letters, subsequent_indent="    ")]
    room = int((paper[1] - 2 * MARGIN - 4 * _LEADING - TITLE) / _LEADING) - len(notes)
    pages = []
    for start in range(0, max(1, len(lines)), room):
        items: list[Item] = [*headline(title, MARGIN, MARGIN)]
        base = MARGIN + TITLE + _LEADING * 1.5
        if not start:
            for note in notes:
                items.append(_text((MARGIN, base), note, _TEXT, width))
                base += _LEADING
            items.append(Lines((((MARGIN, base), (MARGIN + 50.0, base)),), _INK, 0.6))
            base += 1.5 * _LEADING
        for line in lines[start : start + room]:
            items.append(_text((MARGIN, base), line, _TEXT, width))
            base += _LEADING
        pages.append(Drawing(tuple(items), *paper))
    return pages


def _text(at: Point, text: str, size: float, width: float) -> Text:
    fitting = size * min(1.0, width / (0.62 * size * max(1, len(text))))
    return Text(at, text, fitting, _INK, is_centred=False)


def _faces(named: NamedStick, unit: float, dowel: float) -> list[Drawing]:
    """Return each face with holes as seen from outside, with its name above it."""
    of_face: dict[Cell, list[Item]] = {}
    others: dict[Cell, list[str]] = {}
    stick = named.stick
    for hole in stick.holes:
        side = difference(hole.beyond, hole.cell)
        x, y = _middle(stick, hole.cell, side, unit)
        cross = (((x - 1.5, y), (x + 1.5, y)), ((x, y - 1.5), (x, y + 1.5)))
        items = of_face.setdefault(side, [])
        if dowel:
            circle = [(x + dowel / 2 * a, y + dowel / 2 * b) for a, b in _CIRCLE]
            ends = tuple(zip(circle, (*circle[1:], circle[0]), strict=True))
            items.append(Lines(ends, _INK, 0.3))
        items.append(Lines(cross, _INK, 0.2))
        other = named.names[hole.other]
        if other not in others.setdefault(side, []):
            others[side].append(other)
    drawings = []
    for side, items in of_face.items():
        name, along, up = _FACES[side]
        width, height = stick.size[along], stick.size[up]
        corners: tuple[Point, ...] = ((0, 0), (width, 0), (width, height), (0, height))
        edges = tuple(zip(corners, (*corners[1:], corners[0]), strict=True))
        text = tr(
            "{stick}, {face}: glue {others}",
            stick=named.name,
            face=tr(name),
            others=", ".join(others[side]),
        )
        label = Text((0, -1.5), text, _TEXT, _INK, is_centred=False)
        right = max(width, label.width) + _APART
        # White paper keeps the room around the face and its label free.
        room = Polygon(((0, -_LEADING), (right, -_LEADING), (right, height), (0, height)), WHITE)
        face = (room, Polygon(corners, _WOOD), Lines(edges, _INK, 0.3), *items, label)
        moved = Drawing(face, 1.0, 1.0).placed(0.0, _LEADING, 1.0)
        drawings.append(Drawing(tuple(moved), right, height + _LEADING))
    return drawings


def _middle(stick: Stick, cell: Cell, side: Cell, unit: float) -> Point:
    """Return the middle of a cell on a face, relative to the upper left corner of the face.

    The face is seen from outside.
    """
    _, along, up = _FACES[side]
    right, height = (
        (cell[axis] - stick.box.low[axis] + 0.5) * unit + stick.low_ends[axis]
        for axis in (along, up)
    )
    if side in _MIRRORED:
        right = stick.size[along] - right
    return (right, stick.size[up] - height)

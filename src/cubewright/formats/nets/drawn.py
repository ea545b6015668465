"""Draw a net: faces, folds, tabs with numbers, and the symbol of the piece."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.formats.nets.tabs import glue_numbers, tabs
from cubewright.formats.nets.unfold import FLAT, Net, Side, Surface
from cubewright.formats.pictures.drawing import (
    Drawing,
    Item,
    Lines,
    Polygon,
    Text,
    bounding_drawing,
)
from cubewright.formats.pictures.patterns import hatching
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import LIGHT, LOOKS, mixed, readable_on
from cubewright.model.lattice import Point

_NUMBER, _SYMBOL = 0.13, 0.5
_CUT, _FOLD = 0.022, 0.014
_DASH, _DOT, _BLANK = 0.11, 0.02, 0.055
_MARGIN = 0.03
_LINE = LOOKS[LIGHT].line
_TAB_COLOUR = "#ffffff"


class TabbedNet(NamedTuple):
    """A part of a net with its tabs, ``(4, 2)`` each, and the numbers of glued sides."""

    net: Net
    tabs: dict[Side, FloatArray]
    numbers: dict[Side, int]

    def turned(self, quarters: int) -> TabbedNet:
        """Return the part turned anticlockwise by quarter turns."""
        cosine, sine = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters % 4]
        turn = np.array(((cosine, sine), (-sine, cosine)), np.float64)
        faces = {face: corners @ turn for face, corners in self.net.faces.items()}
        tabs = {side: corners @ turn for side, corners in self.tabs.items()}
        return TabbedNet(Net(faces, self.net.folds), tabs, self.numbers)


def with_tabs(surface: Surface, nets: list[Net]) -> list[TabbedNet]:
    """Return the parts of a net with their tabs."""
    all_tabs, numbers = tabs(surface, nets), glue_numbers(surface, nets)
    return [
        TabbedNet(
            net, {side: tab for side, tab in all_tabs.items() if side[0] in net.faces}, numbers
        )
        for net in nets
    ]


def net_drawing(
    surface: Surface, part: TabbedNet, symbol: str, colour: str, pattern: int
) -> Drawing:
    """Return a drawing of a part in units of the lattice's drawing space."""
    items: list[Item] = [Polygon(_points(tab), _TAB_COLOUR) for tab in part.tabs.values()]
    for corners in part.net.faces.values():
        points = _points(corners)
        items.append(Polygon(points, colour))
        if lines := hatching(points, pattern, _LINE):
            items.append(lines)
    items += _lines(surface, part.net, part.tabs)
    items += _texts(part, symbol, colour, has_pattern=bool(pattern))
    return bounding_drawing(items, _MARGIN)


def _lines(surface: Surface, net: Net, own: dict[Side, FloatArray]) -> list[Item]:
    cuts: list[tuple[Point, Point]] = []
    dashes: list[tuple[Point, Point]] = []
    dots: list[tuple[Point, Point]] = []
    inner = {*net.folds, *(surface.beyond[side] for side in net.folds)}
    for face, corners in net.faces.items():
        points = _points(corners)
        for number, ends in enumerate(zip(points, (*points[1:], points[0]), strict=True)):
            side = (face, number)
            if side in own:
                tab = _points(own[side])
                cuts += zip(tab[1:], (*tab[2:], tab[0]), strict=True)
            elif side not in inner:
                cuts.append(ends)
                continue
            elif side not in net.folds:
                continue  # The previous face has already drawn this line.
            fold = surface.fold(side)
            if abs(fold) < FLAT:
                continue  # Cuts are drawn as solid lines.
            if fold > 0:
                dashes += _broken(ends, _DASH, _BLANK)
            else:
                dots += _broken(ends, _DOT, _BLANK)
    return [
        Lines(tuple(ends), _LINE, width)
        for ends, width in ((dashes, _FOLD), (dots, 1.6 * _FOLD), (cuts, _CUT))
        if ends
    ]


def _broken(ends: tuple[Point, Point], length: float, blank: float) -> list[tuple[Point, Point]]:
    start, end = np.array(ends[0]), np.array(ends[1])
    whole = float(np.linalg.norm(end - start))
    count = max(1, round((whole + blank) / (length + blank)))
    scale = whole / (count * (length + blank) - blank)
    along = (end - start) / whole * scale
    pieces = []
    for number in range(count):
        first = start + along * number * (length + blank)
        last = first + along * length
        pieces.append(((float(first[0]), float(first[1])), (float(last[0]), float(last[1]))))
    return pieces


def _texts(part: TabbedNet, symbol: str, colour: str, *, has_pattern: bool) -> list[Item]:
    net, own, numbers = part
    on_face = readable_on(colour)
    items: list[Item] = []
    for face, corners in net.faces.items():
        for number in range(len(corners)):
            side = (face, number)
            if side not in numbers:
                continue
            middle = (corners[number] + corners[(number + 1) % len(corners)]) / 2
            if side in own:
                at, ink = own[side].mean(axis=0), _LINE
            else:
                inward = corners.mean(axis=0) - middle
                at, ink = middle + inward / np.linalg.norm(inward) * 0.11, on_face
                if has_pattern:
                    items.append(_disc(at, 0.7 * _NUMBER, colour))
            items.append(_text(at, str(numbers[side]), _NUMBER, ink))
    middle = np.mean([corners.mean(axis=0) for corners in net.faces.values()], axis=0)
    best = max(
        net.faces.values(),
        key=lambda each: (round(_area(each), 4), -float(np.linalg.norm(each.mean(0) - middle))),
    )
    size = _SYMBOL * min(1.0, float(np.sqrt(_area(best))) * 1.1 / max(1, len(symbol)) ** 0.8)
    if has_pattern:
        items.append(_disc(best.mean(axis=0), 0.62 * size, colour))
    items.append(_text(best.mean(axis=0), symbol, size, mixed(on_face, colour, 0.1)))
    return items


def _text(at: FloatArray, text: str, size: float, colour: str) -> Text:
    return Text((float(at[0]), -float(at[1]) + 0.36 * size), text, size, colour)


def _disc(at: FloatArray, radius: float, colour: str) -> Polygon:
    angles = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    return Polygon(
        _points(at + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)), colour
    )


def _area(corners: FloatArray) -> float:
    x, y = corners.T
    return abs(float(x @ np.roll(y, -1) - y @ np.roll(x, -1))) / 2


def _points(corners: FloatArray) -> tuple[Point, ...]:
    return tuple((float(x), -float(y)) for x, y in corners)

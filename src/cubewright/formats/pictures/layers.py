"""Drawings of layers side by side, the top layer and its back row first."""

from __future__ import annotations

from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.drawing import (
    Drawing,
    Item,
    Lines,
    Polygon,
    Text,
    bounding_drawing,
)
from cubewright.formats.pictures.patterns import hatching
from cubewright.model.drawing.look import Look, readable_on
from cubewright.model.lattice import Point

GAP = 0.7
"""The gap between two layers, in cells."""
MARGIN = 0.15
_THIN, _THICK = 0.02, 0.075
_LETTER = 0.5


def layers_drawing(
    scene: Scene, look: Look, *, letters: bool, columns: int | None = None
) -> Drawing:
    """Return a drawing of layers, in units of a cell's width.

    Each row contains ``columns`` layers; by default, all layers are in one row. Thick lines
    separate the pieces. ``letters`` writes their symbols into the cells.
    """
    lattice = scene.lattice
    owner = {cell: number for number, body in enumerate(scene.bodies) for cell in body.cells}
    layers = sorted({lattice.layer(cell) for cell in scene.figure}, reverse=True)
    corners = [corner for cell in scene.figure for corner in lattice.drawn_outline(cell)]
    width = max((x for x, _ in corners), default=0.0) - min((x for x, _ in corners), default=0.0)
    height = max((y for _, y in corners), default=0.0) - min((y for _, y in corners), default=0.0)
    columns = columns or max(1, len(layers))
    shifts = {
        layer: (number % columns * (width + GAP), number // columns * (height + GAP))
        for number, layer in enumerate(layers)
    }
    items: list[Item] = []
    sides: dict[tuple[int, frozenset[Point]], list[tuple[int | None, Point, Point]]] = {}
    texts: list[Item] = []
    for cell in scene.figure:
        layer = lattice.layer(cell)
        right, down = shifts[layer]
        outline = [(x + right, down - y) for x, y in lattice.drawn_outline(cell)]
        number = owner.get(cell)
        if number is None:
            items.append(Polygon(tuple(outline), look.ground))
        else:
            body = scene.bodies[number]
            items.append(Polygon(tuple(outline), body.colour, body.opacity))
            if lines := hatching(tuple(outline), body.pattern, look.line):
                items.append(lines)
            if letters and body.symbol:
                if body.pattern:
                    texts.append(_plate(outline, body.colour))
                texts.append(_letter(outline, body.symbol, readable_on(body.colour)))
        for at, start in enumerate(outline):
            end = outline[(at + 1) % len(outline)]
            key = frozenset((round(x, 3), round(y, 3)) for x, y in (start, end))
            sides.setdefault((layer, key), []).append((number, start, end))
    thin: list[tuple[Point, Point]] = []
    thick: list[tuple[Point, Point]] = []
    for shared in sides.values():
        is_border = len(shared) == 1 or len({number for number, _, _ in shared}) > 1
        (thick if is_border else thin).append(shared[0][1:])
    # Balls have no thin lines between them, and Qt warns of an empty path.
    if thin:
        items.append(Lines(tuple(thin), look.line, _THIN))
    items += texts
    if thick:
        items.append(Lines(tuple(thick), look.line, _THICK))
    return bounding_drawing(items, MARGIN)


def _plate(outline: list[Point], colour: str) -> Polygon:
    x = sum(x for x, _ in outline) / len(outline)
    y = sum(y for _, y in outline) / len(outline)
    half = _LETTER / 2
    return Polygon(
        ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)),
        colour,
    )


def _letter(outline: list[Point], symbol: str, colour: str) -> Text:
    x = sum(x for x, _ in outline) / len(outline)
    y = sum(y for _, y in outline) / len(outline)
    return Text((x, y + _LETTER * 0.36), symbol, _LETTER, colour)

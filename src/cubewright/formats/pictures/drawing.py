"""A picture as polygons, lines and texts, and its text as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from html import escape

from cubewright.model.lattice import Point
from cubewright.visible_text import in_xml, one_line

FONT = "sans-serif"


@dataclass(frozen=True)
class Polygon:
    """A filled polygon; an outline in the same colour closes the seam to adjacent polygons."""

    points: tuple[Point, ...]
    fill: str
    opacity: float = 1.0


@dataclass(frozen=True)
class Area:
    """The places around which loops wind, filled at once without seams."""

    loops: tuple[tuple[Point, ...], ...]
    fill: str
    opacity: float


@dataclass(frozen=True)
class Lines:
    """Separate lines of one colour and width, given by their ends."""

    ends: tuple[tuple[Point, Point], ...]
    colour: str
    width: float


@dataclass(frozen=True)
class Text:
    """One line of text; ``at`` is the middle, or the left or right end, of its baseline."""

    at: Point
    text: str
    size: float
    colour: str
    is_centred: bool = True
    is_bold: bool = False
    is_right: bool = False

    @property
    def width(self) -> float:
        """The approximate width of the text, which depends on the font."""
        return 0.62 * self.size * len(self.text)


Item = Polygon | Area | Lines | Text


@dataclass(frozen=True)
class Drawing:
    """Items in painting order. x grows to the right and y downwards, from 0 to ``size``."""

    items: tuple[Item, ...] = field(repr=False)
    width: float
    height: float

    def placed(self, x: float, y: float, scale: float) -> list[Item]:
        """Return the items scaled, then moved to the right and down."""

        def moved(point: Point) -> Point:
            return (x + point[0] * scale, y + point[1] * scale)

        found: list[Item] = []
        for item in self.items:
            if isinstance(item, Polygon):
                points = tuple(moved(point) for point in item.points)
                found.append(Polygon(points, item.fill, item.opacity))
            elif isinstance(item, Area):
                loops = tuple(tuple(moved(point) for point in loop) for loop in item.loops)
                found.append(Area(loops, item.fill, item.opacity))
            elif isinstance(item, Lines):
                ends = tuple((moved(start), moved(end)) for start, end in item.ends)
                found.append(Lines(ends, item.colour, item.width * scale))
            else:
                found.append(replace(item, at=moved(item.at), size=item.size * scale))
        return found

    def fitted(self, x: float, y: float, width: float, height: float) -> list[Item]:
        """Return the items scaled to the largest size that fits a rectangle, and centred in it."""
        scale = min(width / self.width, height / self.height)
        left, top = (width - self.width * scale) / 2, (height - self.height * scale) / 2
        return self.placed(x + left, y + top, scale)


def bounding_drawing(items: Sequence[Item], margin: float) -> Drawing:
    """Return a drawing of items, moved into its corner with a margin around them."""
    points = [point for item in items for point in _points(item)]
    if not points:
        return Drawing((), 1.0, 1.0)
    xs, ys = zip(*points, strict=True)
    left, top = min(xs) - margin, min(ys) - margin
    width, height = max(xs) + margin - left, max(ys) + margin - top
    return Drawing(tuple(Drawing(tuple(items), 1, 1).placed(-left, -top, 1.0)), width, height)


def _points(item: Item) -> list[Point]:
    if isinstance(item, Polygon):
        return list(item.points)
    if isinstance(item, Area):
        return [point for loop in item.loops for point in loop]
    if isinstance(item, Lines):
        return [point for ends in item.ends for point in ends]
    return [item.at]


def svg(drawing: Drawing, width: float, background: str | None = None) -> str:
    """Return the text of an SVG file, ``width`` pixels wide and in the drawing's proportions.

    ``background`` is ``#rrggbb``, or None for transparency.
    """
    scale = width / drawing.width
    height = drawing.height * scale
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.6g}" height="{height:.6g}" '
        f'viewBox="0 0 {width:.6g} {height:.6g}">'
    ]
    if background is not None:
        lines.append(f'<rect width="{width:.6g}" height="{height:.6g}" fill="{background}"/>')
    # A stroke of half a pixel hides the background between two adjacent polygons.
    lines.append('<g stroke-linejoin="round" stroke-linecap="round" stroke-width="0.5">')
    # Use pixels as units, because some programs round font sizes to whole units.
    lines += (_element(item) for item in drawing.placed(0.0, 0.0, scale))
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _element(item: Item) -> str:
    if isinstance(item, Polygon):
        points = " ".join(f"{x:.6g},{y:.6g}" for x, y in item.points)
        opacity = f' opacity="{item.opacity:g}"' if item.opacity < 1 else ""
        return f'<polygon points="{points}" fill="{item.fill}" stroke="{item.fill}"{opacity}/>'
    if isinstance(item, Area):
        path = "".join(
            "M" + "L".join(f"{x:.6g},{y:.6g}" for x, y in loop) + "Z" for loop in item.loops
        )
        return f'<path d="{path}" fill="{item.fill}" opacity="{item.opacity:.4g}" stroke="none"/>'
    if isinstance(item, Lines):
        path = "".join(f"M{x:.6g},{y:.6g}L{u:.6g},{v:.6g}" for (x, y), (u, v) in item.ends)
        return (
            f'<path d="{path}" fill="none" stroke="{item.colour}" stroke-width="{item.width:.4g}"/>'
        )
    anchor = ' text-anchor="middle"' if item.is_centred else ""
    if item.is_right:
        anchor = ' text-anchor="end"'
    weight = ' font-weight="bold"' if item.is_bold else ""
    x, y = item.at
    text = escape(in_xml(one_line(item.text)), quote=False)
    return (
        f'<text x="{x:.6g}" y="{y:.6g}" font-family="{FONT}" font-size="{item.size:.4g}"'
        f'{anchor}{weight} fill="{item.colour}" stroke="none">{text}</text>'
    )

"""Hollow pieces of cubes: the cavity below an opening, and the lid that closes it.

The cavity lies straight below its opening, which points up while the piece is printed. The lid lies
on a ledge whose lower side slopes by 45 degrees. Therefore no face in the cavity needs support.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.engraving import check_depth_of_text, check_room_of_text, text_solid
from cubewright.formats.models.meshes import triangles
from cubewright.formats.models.solid import Shape, minkowski_sums, union, without_splinters
from cubewright.formats.plates.options import LIDDED_WALL
from cubewright.model.cell import Cell
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_positions import PrintPosition
from cubewright.translation import mark

if TYPE_CHECKING:
    from manifold3d import CrossSection, Manifold

MIN_WALL = 0.8
"""The smallest thickness of a wall, in millimetres: two lines of a common nozzle."""
LEDGE = 1.0
"""The smallest width on which a lid lies, in millimetres, even if it touches the other side."""
RIM = 0.6
"""The height of the ledge's vertical rim, in millimetres."""
MIN_WIDTH, MIN_DEPTH = 5.0, 3.0
"""The smallest width of a hole and depth of a cavity, in millimetres."""
_OVERLAP = 0.05
"""Length by which two bodies overlap, so that no faces coincide, in millimetres."""
_Column = tuple[int, int]


def check_wall(wall: float) -> None:
    """Refuse walls that are too thin to print.

    Raises:
        OptionError: The wall is neither 0 nor at least :data:`MIN_WALL`.
    """
    if 0 < wall < MIN_WALL:
        raise OptionError(
            mark("{wall} {thickness:g} mm: choose 0 or at least {least:g} mm"),
            wall=LIDDED_WALL,
            thickness=wall,
            least=MIN_WALL,
        )


@dataclass(frozen=True)
class _Lengths:
    """Distances from the border of cells, in millimetres.

    ``pocket``: the sides and the floor of the cavity. The wall has its full thickness also at
    bevelled edges. ``rebate``: the sides of the space for the lid. ``hole``: the ledge's rim.
    """

    pocket: float
    rebate: float
    hole: float
    depth: float
    """The depth of the ledge below the opening."""

    @classmethod
    def of(cls, shape: Shape, wall: float) -> _Lengths:
        gap, bevel = shape.clearance / 2, shape.bevel
        # A bevel cuts an edge at 45 degrees, and a corner along the plane x + y + z = 2 bevel.
        pocket = max(wall, (2**0.5 * wall + bevel) / 2, (3**0.5 * wall + 2 * bevel) / 3)
        rebate = wall + bevel
        hole = rebate + LEDGE + 2 * shape.clearance
        return cls(gap + pocket, gap + rebate, gap + hole, wall + gap)


@dataclass(frozen=True)
class Opening:
    """An opening in the upper side of a piece, above a cavity.

    ``columns`` are the cells ``(x, y)`` of the upper side at the height ``top``, and ``layers`` the
    cells below them, from above. ``is_hidden``: another piece covers it in the assembled puzzle.
    """

    top: int
    layers: tuple[frozenset[_Column], ...]
    is_hidden: bool
    shape: Shape
    wall: float
    hole: CrossSection = field(repr=False, compare=False)
    """The hole inside the ledge."""

    @property
    def height(self) -> float:
        """The height of the opening, in millimetres."""
        return self.top * self.shape.unit - self.shape.clearance / 2

    @cached_property
    def lengths(self) -> _Lengths:
        return _Lengths.of(self.shape, self.wall)

    @cached_property
    def rebate(self) -> CrossSection:
        """The space for the lid, seen from above."""
        return _offset(self.hole, self.lengths.hole - self.lengths.rebate)

    @cached_property
    def lid_outline(self) -> CrossSection:
        """The lid, seen from above; the clearance is all around it."""
        return _offset(self.rebate, -self.shape.clearance)

    @cached_property
    def approximate_volume(self) -> float:
        """The volume of the cavity below the ledge without its slope, in cubic millimetres."""
        widest = _offset(self.hole, self.lengths.hole - self.lengths.pocket)
        volume, above = 0.0, self.height - self.lengths.depth
        for floor, section in self.sections():
            volume += (above - floor) * (section ^ widest).area()
            above = floor
        return volume

    def sections(self) -> Iterator[tuple[float, CrossSection]]:
        """Yield the height of the floor and the cross-section in each layer, from above."""
        for number, columns in enumerate(self.layers, 1):
            floor = (self.top - number) * self.shape.unit + self.lengths.pocket
            yield floor, _offset(_region(columns, self.shape.unit), -self.lengths.pocket)


def best_opening(
    cells: Sequence[Cell], covered: Collection[Cell], shape: Shape, wall: float
) -> Opening | None:
    """Return the opening with the largest cavity, if possible one that another piece covers.

    The piece is in its position on the bed. ``covered`` are the cells that other pieces fill in
    the assembled puzzle. Returns None if the piece is too small to be hollow.
    """
    tops: dict[int, set[_Column]] = {}
    highest: dict[_Column, int] = {}
    for x, y, z in cells:
        highest[x, y] = max(z, highest.get((x, y), z))
    for column, z in highest.items():
        tops.setdefault(z + 1, set()).add(column)
    hidden = {
        top: {(x, y) for x, y in faces if (x, y, top) in covered} for top, faces in tops.items()
    }
    for faces, is_hidden in ((hidden, True), (tops, False)):
        found = [
            each
            for top, columns in faces.items()
            for each in _openings(cells, top, columns, shape, wall, is_hidden=is_hidden)
        ]
        if found:
            return max(found, key=lambda each: round(each.approximate_volume, 3))
    return None


def _openings(
    cells: Sequence[Cell],
    top: int,
    columns: Collection[_Column],
    shape: Shape,
    wall: float,
    *,
    is_hidden: bool,
) -> Iterator[Opening]:
    lengths = _Lengths.of(shape, wall)
    gap = shape.clearance / 2
    if shape.unit - gap - lengths.depth - RIM - lengths.pocket < MIN_DEPTH or not columns:
        return
    own, layers = set(cells), [frozenset(columns)]
    while below := frozenset((x, y) for x, y in layers[-1] if (x, y, top - len(layers) - 1) in own):
        layers.append(below)
    core = _offset(_region(columns, shape.unit), -lengths.hole - MIN_WIDTH / 2)
    for each in core.decompose():
        if not each.is_empty():
            hole = _offset(each, MIN_WIDTH / 2)
            yield Opening(top, tuple(layers), is_hidden, shape, wall, hole)


def cavity(opening: Opening) -> Manifold:
    """Return the body to cut from a piece: the cavity, and the space for the lid above it."""
    lengths, top = opening.lengths, opening.height
    ledge = top - lengths.depth
    rim = ledge - RIM
    slope = lengths.hole - lengths.pocket + _OVERLAP
    bottom = min(floor for floor, _ in opening.sections())
    below = union(
        [
            _prism(opening.hole, rim - slope, top),
            *minkowski_sums(_upper_faces(opening.hole, rim), _pyramid(slope)),
            _prism(_offset(opening.hole, slope), bottom - 1, rim - slope + _OVERLAP),
        ]
    )
    columns = union(_prism(section, floor, top) for floor, section in opening.sections())
    return union([below ^ columns, _prism(opening.rebate, ledge, top + 1)])


def lid_position(opening: Opening) -> PrintPosition:
    """Return the position of a lid on the bed."""
    left, front, right, back = opening.lid_outline.bounds()
    lengths = (right - left, back - front, opening.wall)
    width, depth, height = (
        (each + opening.shape.clearance) / opening.shape.unit for each in lengths
    )
    return PrintPosition((), CUBIC.turns[0], 0, 0, 1, (width, depth, height))


def placed_lid(opening: Opening, text: str = "", depth: float = 0.0) -> Manifold:
    """Return the lid at its place on the ledge, lower than the piece by half the clearance.

    ``text`` is engraved ``depth`` millimetres deep.

    Raises:
        OptionError: The text is as deep as the lid, or too large for it.
    """
    ledge = opening.height - opening.lengths.depth
    lid = _prism(opening.lid_outline, ledge, ledge + opening.wall)
    if not text:
        return without_splinters(lid)
    check_depth_of_text(depth, opening.wall)
    x, y, room = _place_for_text(opening)
    check_room_of_text(room)
    middle, up = np.array((x, y, ledge + opening.wall)), np.array((0.0, 0.0, 1.0))
    return without_splinters(lid - text_solid(text, middle, up, room, depth))


def _place_for_text(opening: Opening) -> tuple[float, float, float]:
    """Return the middle and the radius of a circle in the lid: below the middle of a cell."""
    unit = opening.shape.unit
    room = unit / 2 - opening.lengths.rebate - opening.shape.clearance
    side = 2 * room
    for x, y in sorted(opening.layers[0]):
        middle = ((x + 0.5) * unit, (y + 0.5) * unit)
        square = _square(side).translate((middle[0] - room, middle[1] - room))
        if room > 0 and (square ^ opening.lid_outline).area() > 0.999 * side * side:
            return *middle, room
    return 0.0, 0.0, 0.0


def _upper_faces(outline: CrossSection, height: float) -> list[np.ndarray]:
    points, faces = triangles(outline.extrude(1.0))
    return [points[face] + (0, 0, height - 1.0) for face in faces if points[face][:, 2].min() > 0.5]


def _pyramid(height: float) -> np.ndarray:
    corners = [(x, y, -height) for x in (-height, height) for y in (-height, height)]
    return np.array([(0.0, 0.0, 0.0), *corners])


def _region(columns: Collection[_Column], unit: float) -> CrossSection:
    from manifold3d import CrossSection, OpType

    squares = [_square(unit).translate((x * unit, y * unit)) for x, y in sorted(columns)]
    return CrossSection.batch_boolean(squares, OpType.Add)


def _square(side: float) -> CrossSection:
    from manifold3d import CrossSection

    return CrossSection.square((side, side))


def _offset(outline: CrossSection, distance: float) -> CrossSection:
    from manifold3d import JoinType

    return outline.offset(distance, JoinType.Miter)


def _prism(outline: CrossSection, low: float, high: float) -> Manifold:
    return outline.extrude(high - low).translate((0.0, 0.0, low))

"""Plan plates: the position of each piece, its body, and its place on a bed of a printer."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import floor, pi
from typing import TYPE_CHECKING

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.models.engraving import engrave
from cubewright.formats.models.options import BEVEL, CLEARANCE, ENGRAVE, ROUND, UNIT
from cubewright.formats.models.parts import BED_GAP, Part, part_name
from cubewright.formats.models.solid import Shape, solid_in_steps, without_splinters
from cubewright.formats.plates.arrangement import Place, arranged
from cubewright.formats.plates.coupon import coupon
from cubewright.formats.plates.hidden_faces import hidden_face, placed_copies
from cubewright.formats.plates.hollow import (
    Opening,
    best_opening,
    cavity,
    check_wall,
    lid_position,
    placed_lid,
)
from cubewright.formats.plates.joints import (
    DOWELS,
    SNAPS,
    Joint,
    Pins,
    check_joints,
    part_solid,
    pin,
    pin_position,
)
from cubewright.formats.plates.options import (
    BRIDGE,
    BY_COLOUR,
    COUPON,
    JOINTS,
    LIDDED_WALL,
    SNAP,
    Bed,
    bed_of,
)
from cubewright.model.cell import Cell, difference, turned
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.model.placement import PlacedPiece
from cubewright.model.print_cuts import cut_piece
from cubewright.model.print_positions import PrintPosition, print_positions
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from manifold3d import Manifold

FILAMENT = 1.75
"""The diameter of filament, in millimetres."""
MAX_PIECES = 500
"""The largest number of pieces on the plates of a plan."""


@dataclass(frozen=True)
class Body:
    """A piece, a part of a piece, a lid or a pin to print, with its lowest corner at the origin.

    ``piece`` is the name of the piece, or "" for a lid or a pin. ``size`` are width, depth and
    height in millimetres. ``has_hidden_label``: its label lies inside the assembled puzzle; None
    without a label. ``opening`` is the opening of a hollow piece, or the one that a lid closes.
    """

    name: str
    piece: str
    colour: str
    position: PrintPosition
    solid: Manifold
    size: tuple[float, float, float]
    volume: float
    has_hidden_label: bool | None = None
    opening: Opening | None = None


@dataclass(frozen=True)
class Plate:
    """The bodies on a bed: the number of each in the plan, and its place."""

    places: tuple[Place, ...]
    size: tuple[float, float]
    """The width and depth of all bodies together, in millimetres."""


@dataclass(frozen=True)
class PlatePlan:
    """Plates for all pieces of a puzzle.

    ``largest_unit`` is the largest size of a cell at which every piece fits on the bed. ``coupon``
    contains the two blocks that test clearances, or nothing. ``wall`` is the thickness of the walls
    of hollow pieces, 0 for solid pieces. ``is_snapped``: the parts of pieces are joined with pins
    that snap in.
    """

    title: str
    bed: Bed
    unit: float
    bodies: tuple[Body, ...]
    plates: tuple[Plate, ...]
    largest_unit: float
    coupon: tuple[Part, ...] = ()
    wall: float = 0.0
    is_snapped: bool = False

    @property
    def volume(self) -> float:
        """The volume of all pieces in cubic millimetres."""
        return sum(body.volume for body in self.bodies)

    @property
    def unsupported(self) -> int:
        """The number of faces that need support."""
        return sum(body.position.unsupported for body in self.bodies)

    def plate_of(self, index: int) -> int:
        """Return the number of the plate with a body, counted from 1."""
        numbers = enumerate(self.plates, 1)
        return next(n for n, plate in numbers if index in {each.index for each in plate.places})

    def parts(self, plate: Plate) -> list[Part]:
        """Return the parts of a plate, at their places on the bed."""
        return [_placed(self.bodies[place.index], place) for place in plate.places]


Planned = Generator[float, None, PlatePlan]
"""Generator of progress, from 0 to 1, that returns a plan."""


def filament_metres(volume: float) -> float:
    """Return the length of filament in metres for a volume in cubic millimetres.

    >>> round(filament_metres(8000), 2)
    3.33
    """
    return volume / (pi * FILAMENT**2 / 4) / 1000


def plate_shape(settings: Settings) -> Shape:
    """Return the shape of pieces on plates."""
    return Shape(
        unit=settings.number(UNIT.name),
        clearance=settings.number(CLEARANCE.name),
        bevel=settings.number(BEVEL.name),
        is_round=settings.is_on(ROUND.name),
    )


def plan_plates(source: ExportSource, settings: Settings) -> Planned:
    """Yield progress, and return plates for all pieces of a puzzle.

    Labels and lids need a solution in the source to be hidden inside the puzzle.

    Raises:
        CubewrightError: A piece is larger than the bed, or a length does not fit.
    """
    bed, shape = bed_of(settings), plate_shape(settings)
    wall = settings.number(LIDDED_WALL.name)
    check_wall(wall)
    copies = _copies(source)
    if settings.is_on(JOINTS.name):
        copies = _cut(copies, source, settings, shape)
    by_colour = settings.is_on(BY_COLOUR.name)
    laid, arrangement = min(
        (
            (laid, _arranged(laid, bed, shape, by_colour=by_colour))
            for laid in _choices(copies, source, settings, bed, shape)
        ),
        key=lambda tried: len(tried[1]),
    )
    bodies: list[Body] = []
    made: dict[tuple[Cell, ...], Manifold] = {}
    for done, each in enumerate(laid):
        share = done / len(laid)
        yield share
        bodies.append((yield from _body(each, source, settings, made, share)))
    plates = tuple(Plate(tuple(places), _extent(places, bodies)) for places in arrangement)
    test = tuple(coupon(shape)) if settings.is_on(COUPON.name) else ()
    largest = _largest_unit([each.piece for each in copies], bed, shape)
    is_snapped = settings.is_on(SNAP.name)
    return PlatePlan(
        source.title, bed, shape.unit, tuple(bodies), plates, largest, test, wall, is_snapped
    )


@dataclass(frozen=True)
class _Copy:
    """A copy of a piece, a part of it, or a pin or lid without cells.

    ``whole`` are the cells of the piece, its placed cells if a solution is known. ``cells`` are the
    cells to print, and ``joints`` are the joints of the piece.
    """

    number: int
    piece: Piece
    name: str
    whole: tuple[Cell, ...]
    cells: tuple[Cell, ...]
    placed: PlacedPiece | None
    piece_name: str
    joints: tuple[Joint, ...] = ()

    @property
    def is_part(self) -> bool:
        return self.cells != self.whole


@dataclass(frozen=True)
class _Laid:
    """A copy in its position on the bed, and its opening if it is hollow or a lid."""

    copy: _Copy
    position: PrintPosition
    opening: Opening | None = None


def _copies(source: ExportSource) -> list[_Copy]:
    pieces = source.puzzle.piece_set
    if sum(pieces.counts) > MAX_PIECES:
        raise CubewrightError(
            tr(
                "{title} has {count:,} pieces; plates take at most {most:,}",
                title=source.title,
                count=sum(pieces.counts),
                most=MAX_PIECES,
            )
        )
    copies = []
    for index, (piece, count) in enumerate(zip(pieces.pieces, pieces.counts, strict=True)):
        placed = placed_copies(source, index)
        for copy in range(count):
            its = placed[copy] if copy < len(placed) else None
            name = part_name(piece, copy, count)
            cells = tuple(piece.cells if its is None else its.cells)
            copies.append(_Copy(index + 1, piece, name, cells, cells, its, name))
    if not copies:
        raise CubewrightError(tr("{title} has no pieces to print", title=source.title))
    return copies


def _cut(
    copies: Sequence[_Copy], source: ExportSource, settings: Settings, shape: Shape
) -> list[_Copy]:
    """Replace each piece that needs support by parts and pins, if cuts are found."""
    reach, pins = _reach(settings, shape), _pins(settings)
    found: list[_Copy] = []
    for each in copies:
        covered: set[Cell] = set()
        if each.placed is not None:
            covered = set(source.solutions[0].piece_at) - set(each.cells)
        cuts = cut_piece(each.cells, reach, covered) if each.piece.lattice == CUBIC else None
        if cuts is None or len(cuts.parts) == 1:
            found.append(each)
            continue
        check_joints(pins, shape)
        for number, part in enumerate(cuts.parts, 1):
            name = f"{each.name}.{number}"
            found.append(replace(each, name=name, cells=part, joints=cuts.joints))
        for number in range(1, len(cuts.joints) + 1):
            name = f"{pins.name} {each.name}.{number}"
            found.append(replace(each, name=name, cells=(), piece_name=""))
    return found


def _pins(settings: Settings) -> Pins:
    return SNAPS if settings.is_on(SNAP.name) else DOWELS


def _reach(settings: Settings, shape: Shape) -> int:
    """Return the number of cells that the printer can bridge."""
    span = (settings.number(BRIDGE.name) - shape.clearance) / shape.unit
    return max(0, floor(span + 1e-9))


def _choices(
    copies: Sequence[_Copy], source: ExportSource, settings: Settings, bed: Bed, shape: Shape
) -> list[list[_Laid]]:
    """Return two choices of positions: the best ones, and the smallest ones seen from above.

    In both, each piece has the least support with which it fits on the bed, then a hidden opening
    if it is hollow. Each lid follows its piece.
    """
    reach = _reach(settings, shape)
    found: dict[tuple[Cell, ...], list[PrintPosition]] = {}
    best: list[_Laid] = []
    small: list[_Laid] = []
    for each in copies:
        if each.cells not in found:
            found[each.cells] = _positions(each, reach, _pins(settings), shape)
        positions = found[each.cells]
        fitting = [one for one in positions if _scale(one, bed, shape) >= shape.unit - 1e-9]
        if not fitting:
            raise _too_large(each.piece, positions[0], copies, bed, shape)
        equal = [
            _Laid(each, one, _opening(each, one, source, settings, shape))
            for one in fitting
            if one.support == fitting[0].support
        ]
        largest = max(_rank_of_opening(one.opening) for one in equal)
        equal = [one for one in equal if _rank_of_opening(one.opening) == largest]
        best += _with_lid(equal[0])
        flat = min(equal, key=lambda one: one.position.size[0] * one.position.size[1])
        small += _with_lid(flat)
    return [best, small]


def _opening(
    copy: _Copy, position: PrintPosition, source: ExportSource, settings: Settings, shape: Shape
) -> Opening | None:
    """Return the opening of a hollow piece in a position; None if it stays solid."""
    wall = settings.number(LIDDED_WALL.name)
    if not wall or not copy.cells or copy.is_part or copy.piece.lattice != CUBIC:
        return None
    covered = set[Cell]()
    if copy.placed is not None:
        start = CUBIC.origin(min(turned(cell, position.turn) for cell in copy.cells))
        others = set(source.solutions[0].piece_at) - set(copy.cells)
        covered = {difference(turned(cell, position.turn), start) for cell in others}
    return best_opening(position.cells, covered, shape, wall)


def _rank_of_opening(opening: Opening | None) -> tuple[bool, float]:
    return (
        (False, 0.0)
        if opening is None
        else (opening.is_hidden, round(opening.approximate_volume, 3))
    )


def _with_lid(laid: _Laid) -> list[_Laid]:
    """Return a piece, followed by the lid of its opening."""
    opening = laid.opening
    if opening is None:
        return [laid]
    lid = replace(laid.copy, name=f"lid {laid.copy.name}", cells=(), piece_name="")
    return [laid, _Laid(lid, lid_position(opening), opening)]


def _positions(copy: _Copy, reach: int, pins: Pins, shape: Shape) -> list[PrintPosition]:
    if not copy.cells:
        return [pin_position(pins, shape)]
    positions = print_positions(copy.piece.lattice, copy.cells, reach)
    if not copy.is_part:
        return positions
    # A cut face has no clearance.
    more = shape.clearance / shape.unit
    sizes = ((x + more, y + more, z + more) for x, y, z in (each.size for each in positions))
    return [replace(each, size=size) for each, size in zip(positions, sizes, strict=True)]


def _arranged(
    laid: Sequence[_Laid], bed: Bed, shape: Shape, *, by_colour: bool
) -> list[list[Place]]:
    """Return the places of copies on each plate; a place contains the number of its copy."""
    groups: dict[str, list[int]] = {}
    for index, each in enumerate(laid):
        groups.setdefault(each.copy.piece.colour if by_colour else "", []).append(index)
    plates: list[list[Place]] = []
    for indices in groups.values():
        sizes = [_footprint(laid[index].position, shape) for index in indices]
        plates += [
            [replace(each, index=indices[each.index]) for each in places]
            for places in arranged(sizes, (bed.width, bed.depth), BED_GAP)
        ]
    return plates


def _footprint(position: PrintPosition, shape: Shape) -> tuple[float, float]:
    width, depth, _ = position.size
    return (width * shape.unit - shape.clearance, depth * shape.unit - shape.clearance)


def _scale(position: PrintPosition, bed: Bed, shape: Shape) -> float:
    return bed.largest_scale(position.size, shape.clearance)


def _too_large(
    piece: Piece, position: PrintPosition, copies: Sequence[_Copy], bed: Bed, shape: Shape
) -> OptionError:
    sizes = (f"{each * shape.unit - shape.clearance:.1f}" for each in position.size)
    return OptionError(
        mark(
            "piece {piece} is {size} mm, larger than the bed of {bed} mm; reduce {unit} to "
            "{largest:g}"
        ),
        piece=piece.symbol,
        size=" x ".join(sizes),
        bed=bed,
        unit=UNIT,
        largest=_largest_unit([each.piece for each in copies], bed, shape),
    )


def _largest_unit(pieces: Sequence[Piece], bed: Bed, shape: Shape) -> float:
    """Return the largest size of a cell at which every piece fits, to a tenth of a millimetre."""
    largest = min(
        max(_scale(each, bed, shape) for each in print_positions(piece.lattice, piece.cells))
        for piece in dict.fromkeys(pieces)
    )
    return floor(largest * 10 + 1e-6) / 10


def _body(
    laid: _Laid,
    source: ExportSource,
    settings: Settings,
    made: dict[tuple[Cell, ...], Manifold],
    done: float,
) -> Generator[float, None, Body]:
    copy, position, opening = laid.copy, laid.position, laid.opening
    piece, shape, depth = copy.piece, plate_shape(settings), settings.number(ENGRAVE.name)
    if depth and piece.lattice.ball_radius:
        raise OptionError(
            mark("balls have no flat face for a symbol; set {engrave} to 0"), engrave=ENGRAVE
        )
    text = piece.symbol if "!" <= piece.symbol <= "~" else str(copy.number)
    whole = copy.whole if copy.is_part else position.cells
    if copy.cells and whole not in made:
        steps = solid_in_steps(piece.lattice, whole, shape)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                made[whole] = end.value
                break
            yield done
    is_hidden = None
    if not copy.cells and opening is None:
        solid = pin(_pins(settings), shape)
    elif opening is not None:
        # The lid has the label of its piece.
        if copy.cells:
            solid = without_splinters(made[whole] - cavity(opening))
        else:
            solid = placed_lid(opening, text if depth else "", depth)
            is_hidden = opening.is_hidden if depth else None
    else:
        solid = made[whole]
        if copy.is_part:
            solid = part_solid(solid, copy.cells, copy.joints, _pins(settings), shape, position)
        face = None
        if depth and copy.placed is not None:
            face = hidden_face(source, copy.placed, copy.cells, position)
        # A part without a hidden face has no label, because its cut face may have a hole.
        if depth and (face is not None or not copy.is_part):
            is_hidden = face is not None
            solid = engrave(solid, piece.lattice, position.cells, shape, text, depth, face)
    box = np.array(solid.bounding_box())
    x, y, z = (-box[:3]).tolist()
    width, depth_of_box, height = (box[3:] - box[:3]).tolist()
    return Body(
        copy.name,
        copy.piece_name,
        piece.colour,
        position,
        solid.translate((x, y, z)),
        (width, depth_of_box, height),
        solid.volume(),
        is_hidden,
        opening,
    )


def _extent(places: Sequence[Place], bodies: Sequence[Body]) -> tuple[float, float]:
    ends = []
    for place in places:
        width, depth, _ = bodies[place.index].size
        ends.append((depth, width) if place.is_turned else (width, depth))
    starts = np.array([(place.x, place.y) for place in places])
    low, high = starts.min(axis=0), (starts + np.array(ends)).max(axis=0)
    width, depth = (high - low).tolist()
    return (width, depth)


def _placed(body: Body, place: Place) -> Part:
    solid = body.solid
    if place.is_turned:
        # The lowest corner is at the origin again after a quarter turn and a step to the right.
        solid = solid.rotate((0.0, 0.0, 90.0)).translate((body.size[1], 0.0, 0.0))
    return Part(body.name, body.colour, solid.translate((place.x, place.y, 0.0)))

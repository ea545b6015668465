"""The bodies of a figure or a solution, and their vertices with colours and positions."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

import numpy as np
from PySide6.QtGui import QColor

from cubewright.formats.pictures.bodies import MARK_SHARE
from cubewright.gui.viewer.colours import placed_colour
from cubewright.gui.viewer.drawing.occlusion import occlusion
from cubewright.gui.viewer.visibility import piece_name
from cubewright.model.cell import Cell, FloatArray, IntArray, bounds
from cubewright.model.colours import NO_COLOURS, Colours
from cubewright.model.drawing.look import DARK_CELLS
from cubewright.model.drawing.mesh import (
    Float32Array,
    Mesh,
    face_normals,
    flat_surface,
    point_keys,
    surface,
)
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, Point3
from cubewright.model.pieces.colours import numbered_colour
from cubewright.model.solution import Solution

PLATE_DEPTH = 0.03
"""The distance of the ground below the lowest face, in cells."""
_FOOT_HALF_WIDTH = 0.125
"""Half the width of a foot, which is also half the distance between the feet of one cell."""
_ADDED_WIDTH = 0.04
"""The added width of a foot, which closes gaps between feet at rounded positions."""
_BORDER_DISTANCE = 0.1
"""The distance of feet from the border of a face, so that feet do not stand out below it."""
_MIN_DOWNWARD = 0.2
"""The minimum downward component of the normal of a face with feet."""
_NEAR = 1e-6
_Edges = tuple[float, float, float, float]
"""Left, front, right and back."""
_LINE = ((0, 1), (1, 1), (0, -1), (0, -1), (1, 1), (1, -1))
"""The corners of a line's two triangles: the end and the side of the line for each corner."""


@dataclass(frozen=True)
class Bodies:
    """Bodies of cells, each with a colour; the dark cells of a two-coloured figure are darker."""

    lattice: Lattice
    bodies: tuple[tuple[Cell, ...], ...]
    colours: tuple[QColor, ...]
    dark: frozenset[Cell] = frozenset()
    names: tuple[str, ...] = ()
    """The name of each body that is a piece."""
    symbols: tuple[str, ...] = ()
    """The symbol of each body that is a piece."""
    marks: Colours = NO_COLOURS
    """The colour numbers of cells that are drawn with colours."""
    mark_share: float = 1.0
    """The share of the colour of its number in a cell's displayed colour, from 0 to 1."""
    cell_colours: tuple[str, ...] = ()
    """The project's colours of the colour numbers from 1."""
    middles: tuple[Point3, ...] | None = None
    """The centre of each body before cells were left out; None if no cell was left out."""

    @staticmethod
    def of_figure(figure: Figure, colour: str, cell_colours: tuple[str, ...] = ()) -> Bodies:
        return Bodies(
            figure.lattice,
            (figure.required,),
            (QColor(colour),),
            figure.dark or frozenset(),
            marks=figure.colours,
            cell_colours=cell_colours,
        )

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of all bodies, in the order of the mesh."""
        return tuple(dict.fromkeys(cell for body in self.bodies for cell in body))

    @staticmethod
    def of_solution(solution: Solution, cell_colours: tuple[str, ...] = ()) -> Bodies:
        return Bodies(
            solution.puzzle.figure.lattice,
            tuple(placed.cells for placed in solution.placed),
            tuple(placed_colour(solution, placed) for placed in solution.placed),
            solution.puzzle.figure.dark or frozenset(),
            tuple(piece_name(solution, placed) for placed in solution.placed),
            tuple(solution.piece(placed).symbol for placed in solution.placed),
            marks=frozenset(
                pair for placed in solution.placed for pair in solution.colours_of(placed)
            ),
            mark_share=MARK_SHARE,
            cell_colours=cell_colours,
        )

    def visible_part(self, names: Container[str] | None, left_out: Container[Cell]) -> Bodies:
        """Return the named bodies, with some cells left out; None shows all bodies.

        The other bodies stay in the result, but without cells.
        """
        bodies = tuple(
            tuple(cell for cell in body if cell not in left_out)
            if names is None or not self.names or self.names[number] in names
            else ()
            for number, body in enumerate(self.bodies)
        )
        return replace(self, bodies=bodies, middles=self._middles())

    def _middles(self) -> tuple[Point3, ...]:
        if self.middles is not None:
            return self.middles
        found = []
        for body in self.bodies:
            centres = np.array([self.lattice.centre(cell) for cell in body] or [(0, 0, 0)])
            x, y, z = centres.mean(axis=0).tolist()
            found.append((x, y, z))
        return tuple(found)

    def mesh(self, explode: float) -> tuple[Mesh, Float32Array]:
        """Return the surface of the bodies, and the hidden fraction of the sky at each corner.

        ``explode`` moves each body away from the common centre. Separated bodies hide the sky only
        from themselves.
        """
        mesh = self.plain_mesh(explode)
        return mesh, occlusion(self.lattice, self.cells, mesh, own_body=explode > 0)

    def plain_mesh(self, explode: float) -> Mesh:
        """Return the surface of the bodies, see :meth:`mesh`."""
        mesh = surface(self.lattice, self.bodies, inner=explode > 0)
        if not explode or not len(mesh):
            return mesh
        offsets = self.shifts(explode)
        moved = mesh.corners + offsets.astype(np.float32)[mesh.bodies][:, None, :]
        return replace(mesh, corners=moved)

    def shifts(self, explode: float) -> FloatArray:
        """Return the shift of each body away from the common centre, ``(b, 3)``."""
        middles = np.array(self._middles())
        shifts: FloatArray = (middles - middles.mean(axis=0)) * explode
        return shifts

    def colours_of(self, bodies: IntArray, cells: IntArray) -> Float32Array:
        """Return the colours of points, ``(n, 3)``, 0 to 1, given the body and the cell of each."""
        rgba = np.array([colour.getRgbF() for colour in self.colours], np.float32)
        found: Float32Array = rgba.reshape(-1, 4)[bodies, :3]
        if self.dark:
            is_dark = np.array([cell in self.dark for cell in self.cells], np.bool_)
            found[is_dark[cells]] *= DARK_CELLS
        if self.marks:
            number_of = dict(self.marks)
            numbers = np.array([number_of.get(cell, 0) for cell in self.cells])[cells]
            shown = [numbered_colour(n + 1, self.cell_colours) for n in range(numbers.max())]
            own = np.array([QColor(colour).getRgbF() for colour in shown], np.float32)
            marked = numbers > 0
            own = own.reshape(-1, 4)[numbers[marked] - 1, :3]
            found[marked] += self.mark_share * (own - found[marked])
        return found

    def feet(self, shifts: FloatArray | None = None) -> FloatArray:
        """Return the feet of the columns of cells, ``(n, 4)``: x, y, half the width, lowest height.

        A cell that is not a cube has several feet. ``shifts`` ``(b, 3)`` move the bodies.
        """
        lattice = self.lattice
        owners = [body for body, cells in enumerate(self.bodies) for _ in cells]
        if not owners:
            return np.zeros((0, 4))
        cells = [cell for body in self.bodies for cell in body]
        middles = np.array([lattice.centre(cell) for cell in cells])
        if shifts is not None:
            middles = middles + shifts[owners]
        if lattice.ball_radius or has_square_cells(lattice):
            spots = middles - (0.0, 0.0, 0.5)
        else:
            feet = [_feet_of_kind(lattice, _kind(lattice, cell)) for cell in cells]
            spots = np.concatenate(feet)
            spots += np.repeat(middles, [len(each) for each in feet], axis=0)
        places, columns = np.unique(np.rint(spots[:, :2] * 8), axis=0, return_inverse=True)
        lowest = np.full(len(places), np.inf)
        np.minimum.at(lowest, columns.ravel(), spots[:, 2])
        half = (
            0.36
            if lattice.ball_radius
            else 0.5
            if has_square_cells(lattice)
            else _FOOT_HALF_WIDTH + _ADDED_WIDTH
        )
        width = np.full(len(places), half)
        return np.stack([places[:, 0] / 8, places[:, 1] / 8, width, lowest], axis=1)

    def vertices(self, mesh: Mesh, hidden: Float32Array) -> Float32Array:
        """Return the mesh as vertices of the program ``SURFACE``."""
        table = vertices(mesh, self.colours)
        table[:, 16] = hidden.reshape(-1)
        if self.dark or self.marks:
            table[:, 6:9] = np.repeat(self.colours_of(mesh.bodies, mesh.cells), 3, axis=0)
        return table


def has_square_cells(lattice: Lattice) -> bool:
    """Return whether the ground shows the squares of the integer grid."""
    outline = lattice.outline(lattice.box((1, 1, 1))[0])
    return set(outline) == {(0, 0), (1, 0), (1, 1), (0, 1)} and not lattice.ball_radius


def _kind(lattice: Lattice, cell: Cell) -> Cell:
    """Return the cell of the same form in the first block of a lattice."""
    (a, b, c), (x, y, z) = cell, lattice.origin(cell)
    return a - x, b - y, c - z


@lru_cache(maxsize=64)
def _feet_of_kind(lattice: Lattice, kind: Cell) -> FloatArray:
    """Return the middles of the feet of a cell, relative to its centre, ``(n, 3)``."""
    centre = np.array(lattice.centre(kind))
    found = []
    for face in lattice.faces(kind):
        corners = np.array(face.corners) - centre
        normal = face_normals(corners[None])[0]
        if normal[2] > -_MIN_DOWNWARD:
            continue
        low, high = corners[:, :2].min(axis=0), corners[:, :2].max(axis=0)
        axes = (
            np.arange(a + _FOOT_HALF_WIDTH, b + _FOOT_HALF_WIDTH, 2 * _FOOT_HALF_WIDTH)
            for a, b in zip(low, high, strict=True)
        )
        places = np.stack(np.meshgrid(*axes), axis=-1).reshape(-1, 2)
        sides = np.roll(corners, -1, axis=0) - corners
        away = places[:, None] - corners[None, :, :2]
        # Seen from above, the corners of a face that looks down run clockwise.
        is_inside = (
            sides[:, 0] * away[..., 1] - sides[:, 1] * away[..., 0] <= -_BORDER_DISTANCE
        ).all(axis=1)
        places = places[is_inside]
        heights = corners[0, 2] - (places - corners[0, :2]) @ normal[:2] / normal[2]
        found.append(np.column_stack([places, heights]))
    feet: FloatArray = np.concatenate(found)
    return feet


def vertices(mesh: Mesh, colours: Sequence[QColor]) -> Float32Array:
    """Return a mesh as vertices of the program ``SURFACE``, each body in its colour."""
    rgba = np.array([colour.getRgbF() for colour in colours], np.float32).reshape(-1, 4)
    table = np.empty((len(mesh), 3, 17), np.float32)
    table[:, :, 0:3] = mesh.corners
    table[:, :, 3:6] = mesh.normals[:, None] if mesh.smooth is None else mesh.smooth
    table[:, :, 6:10] = rgba[mesh.bodies][:, None]
    table[:, :, 10:13] = mesh.distances
    table[:, :, 13:16] = mesh.borders[:, None]
    table[:, :, 16] = 0.0
    return table.reshape(-1, 17)


def edges(mesh: Mesh, colours: Sequence[QColor], ink: float) -> Float32Array:
    """Return the borders of a mesh as vertices of the program ``EDGE``.

    ``ink`` is the factor by which a line darkens its body's colour. A border between two faces is a
    single line.
    """
    ends, bodies = _lines(mesh)
    rgb = np.array([colour.getRgbF() for colour in colours], np.float32).reshape(-1, 4)[:, :3]
    table = np.empty((len(ends), 6, 11), np.float32)
    for corner, (end, side) in enumerate(_LINE):
        table[:, corner, 0:3] = ends[:, end]
        table[:, corner, 3:6] = ends[:, 1 - end]
        table[:, corner, 6:8] = side, 1 - 2 * end
    table[:, :, 8:11] = (rgb[bodies] * ink)[:, None]
    return table.reshape(-1, 11)


def edge_bodies(mesh: Mesh) -> IntArray:
    """Return the body of each vertex of :func:`edges`."""
    _, bodies = _lines(mesh)
    return np.repeat(bodies, len(_LINE))


def _lines(mesh: Mesh) -> tuple[Float32Array, IntArray]:
    """Return the ends of the borders of a mesh, ``(n, 2, 3)``, and their bodies, ``(n,)``."""
    is_border = mesh.borders[:, 0]
    ends, bodies = mesh.corners[is_border][:, 1:], mesh.bodies[is_border]
    middles = np.concatenate([ends.mean(axis=1), bodies[:, None]], axis=1)
    _, first = np.unique(point_keys(middles), return_index=True)
    return ends[first], bodies[first]


def ground_mesh(lattice: Lattice, cells: Sequence[Cell], low: float) -> Mesh:
    """Return the ground below cells, one cell wider on all sides, at height ``low``."""
    tops = _tops(lattice, *_extent(lattice, tuple(cells)))
    corners = tops.corners.copy()
    corners[:, :, 2] = low - PLATE_DEPTH
    return replace(tops, corners=corners)


@lru_cache(maxsize=4)
def _tops(lattice: Lattice, within: tuple[Cell, Cell], outer: _Edges, one: _Edges) -> Mesh:
    """Return the outlines of the ground cells below and around a figure, in one layer.

    ``within`` are the extreme positions of the figure, ``outer`` are the figure's edges, and
    ``one`` are the edges of a single cell. Drawing inside a figure does not change the ground below
    it.
    """
    ground = _ground(lattice, within, outer, one)
    return flat_surface([lattice.outline(cell) for cell in ground])


def ground_cells(lattice: Lattice, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the cells of the lowest layer on the ground drawn by :func:`ground_mesh`."""
    return _ground(lattice, *_extent(lattice, tuple(cells)))


@lru_cache(maxsize=4)
def _extent(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[tuple[Cell, Cell], _Edges, _Edges]:
    """Return the extreme positions of cells, their edges, and the edges of one cell.

    Cached, because stepping through solutions does not change the cells.
    """
    over = cells or lattice.box((3, 3, 1))
    positions = bounds(lattice.text_layout.text_position(cell) for cell in over)
    return positions, _edges(lattice, over), _edges(lattice, over[:1])


@lru_cache(maxsize=4)
def _ground(
    lattice: Lattice, within: tuple[Cell, Cell], outer: _Edges, one: _Edges
) -> tuple[Cell, ...]:
    text_layout = lattice.text_layout
    (left, back, level), (right, front, _) = within
    columns, lines, _ = lattice.block
    columns *= 2 * text_layout.pitch
    positions = product(
        range(left - columns, right + columns + 1),
        range(back - 2 * lines, front + 2 * lines + 1),
        (level,),
    )
    x0, y0, x1, y1 = outer
    across, along = one[2] - one[0] + _NEAR, one[3] - one[1] + _NEAR
    ground = []
    for cell in map(text_layout.cell, positions):
        if cell is not None:
            its_x0, its_y0, its_x1, its_y1 = _edges(lattice, [cell])
            is_near = x0 - across <= its_x0 and its_x1 <= x1 + across
            if is_near and y0 - along <= its_y0 and its_y1 <= y1 + along:
                ground.append(cell)
    return tuple(ground)


def _edges(lattice: Lattice, cells: Sequence[Cell]) -> _Edges:
    xs, ys = zip(*(point for cell in cells for point in lattice.outline(cell)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)

"""Operations on the body of a figure on any lattice: hollow out, fill holes, scale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise, product

import numpy as np

from cubewright.model.cell import Cell, CountArray, FloatArray, bounds, difference, shifted
from cubewright.model.lattice import Face, Lattice
from cubewright.presenter.editing.edits import Change, larger, shift_figure
from cubewright.presenter.editing.grid import Grid, extent, max_grid_size
from cubewright.presenter.editing.movements import moved_into_grid, step_along
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.translation import counted, mark, tr

_NEAR = 1e-6


def hollowed(lattice: Lattice, cells: Collection[Cell]) -> frozenset[Cell]:
    """Return the cells that have an empty neighbour.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> sorted(set(CUBIC.box((3, 3, 3))) - hollowed(CUBIC, CUBIC.box((3, 3, 3))))
    [(1, 1, 1)]
    """
    filled = frozenset(cells)
    return frozenset(
        cell for cell in filled if not all(each in filled for each in lattice.neighbours(cell))
    )


def holes(lattice: Lattice, cells: Collection[Cell]) -> frozenset[Cell]:
    """Return the empty cells from which no path of neighbours leaves the figure.

    Every hole contains a cell beside the figure, and is in the smallest box of coordinates around
    the figure. A flood fill that leaves this box has reached the outside.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> sorted(holes(CUBIC, hollowed(CUBIC, CUBIC.box((3, 3, 3)))))
    [(1, 1, 1)]
    """
    filled = frozenset(cells)
    if not filled:
        return frozenset()
    (x0, y0, z0), (x1, y1, z1) = bounds(filled)
    seen: set[Cell] = set()
    found: set[Cell] = set()
    for start in {each for cell in filled for each in lattice.neighbours(cell)} - filled:
        if start in seen:
            continue
        seen.add(start)
        region, is_open = [start], False
        for cell in region:  # The list grows during the loop.
            x, y, z = cell
            if not (x0 <= x <= x1 and y0 <= y <= y1 and z0 <= z <= z1):
                is_open = True
                continue
            for near in lattice.neighbours(cell):
                if near not in filled and near not in seen:
                    seen.add(near)
                    region.append(near)
        if not is_open:
            found.update(region)
    return frozenset(found)


def scaled(lattice: Lattice, cells: Iterable[Cell], factor: int) -> dict[Cell, Cell] | None:
    """Enlarge the body by ``factor``; map each new cell to the old cell that it comes from.

    Returns None if the lattice's cells do not consist of smaller cells of the same lattice, such as
    hexagons and spheres.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> len(scaled(CUBIC, [(0, 0, 0), (1, 0, 0)], 2))
    16
    """
    parts = subdivision(lattice, factor)
    if parts is None:
        return None
    found: dict[Cell, Cell] = {}
    for cell in cells:
        origin = lattice.origin(cell)
        by = _times(origin, factor)
        for small in parts[difference(cell, origin)]:
            found[shifted(small, by)] = cell
    return found


def unscaled(lattice: Lattice, cells: Iterable[Cell], factor: int) -> dict[Cell, Cell] | None:
    """Reduce the body by ``factor``; map each new cell to one of the old cells that form it.

    This is the reverse of :func:`scaled` for a body at any position. Returns None if the cells
    are not whole blocks. Some bodies of tetrahedra have two divisions; the division of
    :func:`scaled` comes first.
    """
    parts = subdivision(lattice, factor)
    if parts is None:
        return None
    listed = sorted(cells)
    belongs = {
        _key(lattice, small, factor): (first, small)
        for first, smalls in parts.items()
        for small in smalls
    }
    for offset in _offsets(lattice, factor):
        found = _grouped(lattice, listed, factor, offset, belongs, parts)
        if found is not None:
            return found
    return None


def _grouped(
    lattice: Lattice,
    cells: Iterable[Cell],
    factor: int,
    offset: Cell,
    belongs: Mapping[Cell, tuple[Cell, Cell]],
    parts: Mapping[Cell, tuple[Cell, ...]],
) -> dict[Cell, Cell] | None:
    """Return the large cells that the cells form after a shift by ``offset``.

    Return None if some cells are left over.
    """
    counts: Counter[Cell] = Counter()
    sources: dict[Cell, Cell] = {}
    kinds: dict[Cell, Cell] = {}
    for cell in cells:
        moved = shifted(cell, offset)
        first, small = belongs[_key(lattice, moved, factor)]
        x, y, z = difference(moved, small)
        large = shifted(first, (x // factor, y // factor, z // factor))
        counts[large] += 1
        kinds[large] = first
        sources.setdefault(large, cell)
    if any(counts[large] != len(parts[first]) for large, first in kinds.items()):
        return None
    return sources


@lru_cache(maxsize=16)
def subdivision(lattice: Lattice, factor: int) -> Mapping[Cell, tuple[Cell, ...]] | None:
    """Map each fundamental cell to the small cells that fill it once enlarged by ``factor``.

    The fixed point of the scaling is the nearest corner of a cell for which small cells fill the
    large cell; without such a corner, the result is None. All corners of
    the small cells are in the large cell, and together they have its volume.
    """
    if lattice.ball_radius:
        return None
    firsts = sorted({difference(cell, lattice.origin(cell)) for cell in lattice.box((2, 2, 2))})
    faces = {first: lattice.faces(first) for first in firsts}
    corners = {
        first: np.array([point for face in faces[first] for point in face.corners])
        for first in firsts
    }
    farthest = max(float(np.linalg.norm(points, axis=1).max()) for points in corners.values())
    steps = np.array([(0, 0, 0), *lattice.translations(factor + 2)])
    lengths = np.linalg.norm(steps @ lattice.space.T, axis=1)
    steps = steps[lengths <= (2 * factor + 2) * farthest]
    volumes = {first: _volume(faces[first]) for first in firsts}
    candidates = {tuple(np.round(point, 9).tolist()) for some in corners.values() for point in some}
    for fixed in sorted(candidates, key=lambda point: sum(value * value for value in point)):
        parts: dict[Cell, tuple[Cell, ...]] = {}
        for first in firsts:
            large = [
                np.array(fixed) + factor * (np.array(face.corners) - np.array(fixed))
                for face in faces[first]
            ]
            inside = _inside(lattice, large, corners, steps)
            volume = sum(volumes[kind] for kind, _ in inside)
            if abs(volume - factor**3 * volumes[first]) > _NEAR * factor**3:
                break
            parts[first] = tuple(sorted(cell for _, cell in inside))
        else:
            return parts
    return None


def _inside(
    lattice: Lattice,
    faces: Iterable[FloatArray],
    corners: Mapping[Cell, FloatArray],
    steps: CountArray,
) -> list[tuple[Cell, Cell]]:
    """Return pairs: a fundamental cell, and a copy of it that lies within a convex body.

    The faces of the body run anticlockwise from outside.
    """
    moves = steps @ lattice.space.T
    found: list[tuple[Cell, Cell]] = []
    for first, points in corners.items():
        is_inside = np.ones(len(steps), np.bool_)
        for face in faces:
            normal = np.cross(face[1] - face[0], face[2] - face[1])
            highest = ((points - face[0]) @ normal).max()
            is_inside &= moves @ normal + highest <= _NEAR
        for x, y, z in steps[is_inside].tolist():
            found.append((first, shifted(first, (x, y, z))))
    return found


def _volume(faces: Iterable[Face]) -> float:
    total = 0.0
    for face in faces:
        first, *others = (np.array(corner) for corner in face.corners)
        for one, other in pairwise(others):
            total += float(first @ np.cross(one, other)) / 6
    return total


def _times(cell: Cell, factor: int) -> Cell:
    return (cell[0] * factor, cell[1] * factor, cell[2] * factor)


def _offsets(lattice: Lattice, factor: int) -> list[Cell]:
    a, b, c = lattice.basis
    return [
        shifted(shifted(_times(a, i), _times(b, j)), _times(c, k))
        for i, j, k in product(range(factor), repeat=3)
    ]


def _key(lattice: Lattice, cell: Cell, factor: int) -> Cell:
    origin = lattice.origin(cell)
    first = difference(cell, origin)
    return shifted(first, _reduced(lattice, origin, factor))


def _reduced(lattice: Lattice, translation: Cell, factor: int) -> Cell:
    x, y, z = translation
    a, b, c = (round(i * x + j * y + k * z) % factor for i, j, k in _basis_inverse(lattice))
    one, two, three = lattice.basis
    return shifted(shifted(_times(one, a), _times(two, b)), _times(three, c))


@lru_cache(maxsize=8)
def _basis_inverse(lattice: Lattice) -> tuple[tuple[float, float, float], ...]:
    rows = np.linalg.inv(np.array(lattice.basis, np.float64).T).tolist()
    return tuple((i, j, k) for i, j, k in rows)


MAX_CELLS = 1 << 16
"""Maximum number of cells of a scaled figure."""
SIDES = (
    (mark("left"), mark("right")),
    (mark("front"), mark("back")),
    (mark("bottom"), mark("top")),
)
"""The names of the lower and the upper side of a grid on each axis."""
_GROW_LABELS = (
    (mark("Grow the grid at the left"), mark("Grow the grid at the right")),
    (mark("Grow the grid at the front"), mark("Grow the grid at the back")),
    (mark("Grow the grid at the bottom"), mark("Grow the grid at the top")),
)
"""The names of the changes that extend a grid at these sides."""


def hollow(grid: Grid, cells: frozenset[Cell]) -> Change:
    """Empty the cells whose neighbours are all filled."""
    kept = hollowed(grid.lattice, cells)
    removed = counted(len(cells) - len(kept), grid.lattice.noun)
    return Change(kept, tr("Hollow out {cells}", cells=removed), grid.size)


def fill_holes(grid: Grid, cells: frozenset[Cell]) -> Change:
    """Fill the cells that the figure encloses."""
    enclosed = holes(grid.lattice, cells)
    text = tr("Fill holes of {cells}", cells=counted(len(enclosed), grid.lattice.noun))
    return Change(cells | enclosed, text, grid.size)


INSIDE, OUTSIDE = "inside", "outside"
"""The parts of a figure: cells with no empty neighbour, and all others."""


def mark_part(grid: Grid, marks: Marks, part: str, pen: Pen, *, draws: bool) -> Change | None:
    """Draw with a pen on all cells inside or outside, or erase; None if nothing changes.

    A cell is inside if all its neighbours are filled; see :func:`hollowed`.
    """
    outside = hollowed(grid.lattice, marks.cells)
    chosen = outside if part == OUTSIDE else marks.cells - outside
    after = pen.draw(marks, chosen) if draws else pen.erase(marks, chosen)
    if after == marks:
        return None
    number = counted(len(chosen), grid.lattice.noun)
    if pen.kind is PenKind.COLOUR:
        where = mark("Colour {cells} outside with colour {colour}")
        if part == INSIDE:
            where = mark("Colour {cells} inside with colour {colour}")
        text = tr(where, cells=number, colour=pen.colour)
    else:
        where = _MARKED[part, draws]
        text = tr(where, cells=number)
    return Change(after.cells, text, grid.size, marks=after)


_MARKED = {
    (INSIDE, True): mark("Make {cells} inside optional"),
    (INSIDE, False): mark("Make {cells} inside required"),
    (OUTSIDE, True): mark("Make {cells} outside optional"),
    (OUTSIDE, False): mark("Make {cells} outside required"),
}
"""The names of the changes; True in a key means that the cells become optional."""


def scale(grid: Grid, cells: frozenset[Cell], factor: int) -> Change | None:
    """Scale the figure up, and the empty rows around it; None if the grid cannot hold it."""
    if len(cells) * factor**3 > MAX_CELLS:
        return None
    found = scaled(grid.lattice, cells, factor)
    change = _placed(grid, found, tr("Scale the figure by {factor}", factor=factor))
    if change is None or change.sources is None:
        return None
    width, depth, height = (
        min(factor * side, most)
        for side, most in zip(grid.size, max_grid_size(grid.lattice), strict=True)
    )
    size = larger((width, depth, height), change.size)
    stays = found is not None and change.cells == frozenset(found)
    is_whole = stays and size == larger(_times(grid.size, factor), size)
    note = (
        ""
        if is_whole
        else tr("Empty rows are left out; otherwise the grid would become too large.")
    )
    return replace(change, size=size, note=note)


def scale_down(grid: Grid, cells: frozenset[Cell], factor: int) -> Change | None:
    """Make the figure smaller; None if it does not consist of whole blocks."""
    found = unscaled(grid.lattice, cells, factor)
    return _placed(grid, found, tr("Scale the figure down by {factor}", factor=factor))


def _placed(grid: Grid, sources: dict[Cell, Cell] | None, text: str) -> Change | None:
    """Return the change to the cells in ``sources``, moved into the grid, with their old marks."""
    if not sources:
        return None
    cells = sorted(sources)
    needed = extent(grid.lattice, cells)
    moved: list[Cell] | None = cells
    if needed is None or larger(needed, max_grid_size(grid.lattice)) != max_grid_size(grid.lattice):
        low = grid.lattice.corner(cells)
        at_corner = [shifted(cell, (-low[0], -low[1], -low[2])) for cell in cells]
        needed = extent(grid.lattice, at_corner)
        if needed is None:
            moved = moved_into_grid(grid.lattice, cells, (0, 0, 0), max_grid_size(grid.lattice))
            needed = extent(grid.lattice, moved) if moved else None
        else:
            moved = at_corner
    if needed is None or not moved:
        return None
    if larger(needed, max_grid_size(grid.lattice)) != max_grid_size(grid.lattice):
        return None
    at = {new: sources[cell] for cell, new in zip(cells, moved, strict=True)}
    return Change(frozenset(moved), text, larger(needed, grid.size), sources=at)


def move_part(grid: Grid, marks: Marks, box: Collection[Cell], by: Cell) -> Change | None:
    """Move the cells of a box with their marks, replacing the cells there.

    None if the cells would leave a grid that cannot grow.
    """
    inside = marks.cells.intersection(box)
    places = {cell: shifted(cell, by) for cell in inside}
    needed = extent(grid.lattice, places.values()) if places else grid.size
    most = larger(max_grid_size(grid.lattice), grid.size)
    if needed is None or larger(needed, most) != most:
        return None
    moved, others = marks.moved(places), marks.without({*inside, *places.values()})
    after = Marks(
        others.cells | moved.cells,
        others.optional | moved.optional,
        {**others.colours, **moved.colours},
    )
    text = tr("Move {cells}", cells=counted(len(inside), grid.lattice.noun))
    return Change(after.cells, text, larger(needed, grid.size), marks=after)


def grow(grid: Grid, cells: frozenset[Cell], axis: int, sign: int) -> Change | None:
    """Add one row, column or layer of cells at a side; the figure moves if necessary.

    None if the grid already has its maximum size.
    """
    size = list(grid.size)
    size[axis] += 1
    if size[axis] > max_grid_size(grid.lattice)[axis]:
        return None
    wider = Grid(grid.lattice, (size[0], size[1], size[2]))
    text = tr(_GROW_LABELS[axis][sign > 0])
    if _end(wider, axis, sign) > _end(grid, axis, sign) + 1e-6:
        return Change(cells, text, wider.size)
    shifted_change = shift_figure(wider, cells, axis, -sign)
    if shifted_change is None:
        return None
    by = step_along(grid.lattice, axis, -sign)
    if not all(shifted(cell, by) in wider.cells for cell in grid.cells):
        # The shortest straight step of some lattices is two layers long.
        size[axis] = min(size[axis] + 1, max_grid_size(grid.lattice)[axis])
    needed = larger(shifted_change.size, (size[0], size[1], size[2]))
    return Change(shifted_change.cells, text, needed, shifted_change.moved)


def _end(grid: Grid, axis: int, sign: int) -> float:
    return max(sign * grid.lattice.centre(cell)[axis] for cell in grid.cells)

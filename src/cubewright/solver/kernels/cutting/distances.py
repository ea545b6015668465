"""Distances of pieces along each axis until they meet.

For each pair of pieces and each offset, a counter contains the number of cells that would collide
there. A change of one cell therefore affects only the counters of its piece. Offsets along an axis
are bits of a word, a row, so the distance to the next collision is a count of zeros.

Pieces move along the axes of the lattice. On cubes, these are the coordinate axes, and a
moving cell meets only the cell ahead. On other lattices, some axes are oblique, and a moving cell
also passes cells at its sides. The bits of a row are then the steps that are blocked.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.cutting.arrays import COORDINATES, Cut
from cubewright.solver.kernels.masks import leading_zeros, trailing_zeros

MIDDLE = 32
"""The bit of offset 0 in a row."""
FAR = 99
"""The distance of pieces that never collide."""


@step
def flip_rows(cut: Cut, pair: int, x: int, y: int, z: int) -> None:
    """Flip the bits of an offset of two pieces in the rows along the three axes."""
    span = cut.span
    reach = span // 2
    row = pair * COORDINATES * span * span + reach * span + reach
    cut.rows[np.uint64(row + y * span + z)] ^= np.uint64(1) << np.uint64(x + MIDDLE)
    row += span * span
    cut.rows[np.uint64(row + x * span + z)] ^= np.uint64(1) << np.uint64(y + MIDDLE)
    row += span * span
    cut.rows[np.uint64(row + x * span + y)] ^= np.uint64(1) << np.uint64(z + MIDDLE)


@kernel
def change_steps(cut: Cut, pair: int, x: int, y: int, z: int) -> None:
    """Write the bits of the steps that pass an offset of two pieces."""
    span = cut.span
    middle = pair * span * span * span + (span * span * span) // 2
    passed = cut.passed
    for axis in range(cut.axes.shape[0]):
        for number in range(passed.shape[1]):
            here_x = x - passed[axis, number, 0]
            here_y = y - passed[axis, number, 1]
            here_z = z - passed[axis, number, 2]
            here = middle + (here_x * span + here_y) * span + here_z
            is_blocked = np.int64(0)
            for each in range(passed.shape[1]):
                there = (passed[axis, each, 0] * span + passed[axis, each, 1]) * span
                is_blocked |= np.int64(cut.collisions[here + there + passed[axis, each, 2]] > 0)
            place, line = place_on_line(cut, axis, here_x, here_y, here_z)
            row = (pair * cut.axes.shape[0] + axis) * cut.width * cut.width + line
            bit = np.uint64(place + MIDDLE + 1)
            cut.rows[row] &= ~(np.uint64(1) << bit)
            cut.rows[row] |= np.uint64(is_blocked) << bit


@step
def place_on_line(cut: Cut, axis: int, x: int, y: int, z: int) -> tuple[int, int]:
    """Return the place of an offset along an axis, and the number of its line."""
    place, first, second = line_coordinates(cut, axis, x, y, z)
    middle = cut.width // 2
    return place, (first + middle) * cut.width + second + middle


@step
def line_coordinates(cut: Cut, axis: int, x: int, y: int, z: int) -> tuple[int, int, int]:
    """Return the steps of an offset along an axis, and the two coordinates of its line."""
    along, first, second = cut.along[axis, 0], cut.along[axis, 1], cut.along[axis, 2]
    place = coordinate(x, y, z, along) * cut.axes[axis, along]
    return (
        place,
        coordinate(x, y, z, first) - place * cut.axes[axis, first],
        coordinate(x, y, z, second) - place * cut.axes[axis, second],
    )


@step
def coordinate(x: int, y: int, z: int, number: int) -> int:
    """Return one of three coordinates."""
    return x if number == 0 else y if number == 1 else z


@step
def count_collisions(cut: Cut, cell: int, piece: int, change: int) -> None:
    """Add or remove the collisions of one cell of a piece with all other pieces.

    Collisions are counted at the offset of the piece with the lower number.
    """
    if cut.is_cubic:
        count_collisions_on(cut, cell, piece, change, True)
    else:
        count_collisions_on_oblique_axes(cut, cell, piece, change)


@kernel
def count_collisions_on_oblique_axes(cut: Cut, cell: int, piece: int, change: int) -> None:
    count_collisions_on(cut, cell, piece, change, False)


@step
def count_collisions_on(cut: Cut, cell: int, piece: int, change: int, is_cubic: bool) -> None:
    """Do the same.

    ``is_cubic`` is constant at each call, so the loop for cubes contains no test. Indices are
    unsigned, so they need no test whether they count from the end.
    """
    places = cut.places
    pieces = cut.sizes.shape[0]
    span = cut.span
    x, y, z = np.int64(places[cell, 0]), np.int64(places[cell, 1]), np.int64(places[cell, 2])
    flips = np.int64(0) if change > 0 else np.int64(1)
    for other in range(pieces):
        if other == piece:
            continue
        sign = np.int64(1) if piece < other else np.int64(-1)
        pair = piece * pieces + other if piece < other else other * pieces + piece
        middle = pair * span * span * span + (span * span * span) // 2 - sign * cut.line[cell]
        for number in range(cut.sizes[other]):
            there = np.uint64(cut.members[np.uint64(other), np.uint64(number)])
            place = np.uint64(middle + sign * cut.line[there])
            before = np.int64(cut.collisions[place])
            cut.collisions[place] = before + change
            if before == flips:
                dx = np.int64(places[there, 0]) - x
                dy = np.int64(places[there, 1]) - y
                dz = np.int64(places[there, 2]) - z
                if is_cubic:
                    flip_rows(cut, pair, sign * dx, sign * dy, sign * dz)
                else:
                    change_steps(cut, pair, sign * dx, sign * dy, sign * dz)


@step
def measure(cut: Cut, pieces: int) -> None:
    """Measure how far each piece can go along each axis before it meets each other piece."""
    if not cut.is_cubic:
        for axis in range(cut.axes.shape[0]):
            measure_on_oblique_axis(cut, pieces, axis)
        return
    reach = cut.width // 2
    total = cut.sizes.shape[0]
    for axis in range(COORDINATES):
        for one in range(pieces):
            cut.pushes[axis, one] = 0
    for one in range(pieces):
        x, y, z = cut.offsets[one, 0], cut.offsets[one, 1], cut.offsets[one, 2]
        row_of_one = cut.active[one] * total
        for two in range(one + 1, pieces):
            dx, dy, dz = x - cut.offsets[two, 0], y - cut.offsets[two, 1], z - cut.offsets[two, 2]
            pair = row_of_one + cut.active[two]
            measure_pair(cut, one, two, pair, 0, COORDINATES, dx, dy + reach, dz + reach, True)
            measure_pair(cut, one, two, pair, 1, COORDINATES, dy, dx + reach, dz + reach, True)
            measure_pair(cut, one, two, pair, 2, COORDINATES, dz, dx + reach, dy + reach, True)


@kernel
def measure_on_oblique_axis(cut: Cut, pieces: int, axis: int) -> None:
    reach = cut.width // 2
    for piece in range(pieces):
        x, y, z = cut.offsets[piece, 0], cut.offsets[piece, 1], cut.offsets[piece, 2]
        place, first, second = line_coordinates(cut, axis, x, y, z)
        cut.on_lines[piece, 0] = place
        cut.on_lines[piece, 1] = first
        cut.on_lines[piece, 2] = second
        cut.pushes[axis, piece] = 0
    for one in range(pieces):
        for two in range(one + 1, pieces):
            place = cut.on_lines[one, 0] - cut.on_lines[two, 0]
            u = cut.on_lines[one, 1] - cut.on_lines[two, 1] + reach
            v = cut.on_lines[one, 2] - cut.on_lines[two, 2] + reach
            pair = cut.active[one] * cut.sizes.shape[0] + cut.active[two]
            measure_pair(cut, one, two, pair, axis, cut.axes.shape[0], place, u, v, False)


@step
def measure_pair(
    cut: Cut,
    one: int,
    two: int,
    pair: int,
    axis: int,
    axes: int,
    place: int,
    u: int,
    v: int,
    is_cubic: bool,
) -> None:
    """Measure how far two pieces can go along an axis before they meet.

    They are ``place`` steps apart on the line ``u``, ``v``. ``is_cubic`` is constant at each call.
    """
    width = cut.width
    ahead, behind = np.int64(FAR), np.int64(FAR)
    if 0 <= u < width and 0 <= v < width:
        row = cut.rows[np.uint64(((pair * axes + axis) * width + u) * width + v)]
        place += MIDDLE
        inside = min(max(place, 0), 62)  # no bit is near the ends
        above = (row >> np.uint64(inside)) >> np.uint64(1)
        below = row << np.uint64(63 - inside)  # pieces collide in no state
        gap = np.int64(trailing_zeros(above)) + inside - place
        ahead = gap if above else ahead
        gap = np.int64(leading_zeros(below)) + place - inside - np.int64(is_cubic)
        behind = gap if below else behind
        cut.pushes[axis, one] |= np.int64(ahead == 0) << two
        cut.pushes[axis, two] |= np.int64(behind == 0) << one
    cut.distance[axis, one, two] = ahead
    cut.distance[axis, two, one] = behind


@step
def free_distance(cut: Cut, pieces: int, axis: int, part: int) -> int:
    """Return how far a set of pieces can go before it meets another piece."""
    nearest: int = np.int64(FAR)
    others = np.uint64(((1 << pieces) - 1) & ~part)
    left = np.uint64(part)
    while left:
        one = trailing_zeros(left)
        left &= left - np.uint64(1)
        there = others
        while there:
            distance = cut.distance[axis, np.uint64(one), np.uint64(trailing_zeros(there))]
            there &= there - np.uint64(1)
            nearest = min(nearest, distance)
    return nearest

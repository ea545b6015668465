"""Quarter turns of pieces of cubes about an axis, layer by layer.

A table contains the cells that a cube meets when it turns anticlockwise by a quarter. It holds them
for the cubes of one quadrant around the pivot, because a turn of a cube and its table by a quarter
gives the next quadrant. :mod:`~cubewright.solver.disassembly.turns.swept_squares` explains the
geometry.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Counts2, Counts3, Ints2, Words2
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import trailing_zeros

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
CHECKED = 16
"""The number of cells after which a pivot is tested, because most pivots allow no turn."""
QUARTERS = 3
SIDES = 4
"""The sides of a cube around the axis: right, up, left and down, each a quarter turn further."""


class SweepTables(NamedTuple):
    """The cells met by the cubes of one quadrant, up to ``radius`` cells from the pivot.

    Row ``i * (radius + 1) + j`` of each parity is for the cube whose centre is ``2 * i + 1`` and
    ``2 * j + 1`` halves of an edge from a pivot at a corner (parity 0), or ``2 * i`` and ``2 * j``
    from a pivot at a centre (parity 1). Entries ``met[begins[parity, row] : begins[parity, row +
    1]]`` are the steps from the cube to the cells that it meets. Bit ``s`` of
    ``beside[parity, row]`` is 1 if it meets the cell at its side ``s``.
    """

    begins: Counts2
    beside: Counts2
    met: Ints2


class Layers(NamedTuple):
    """The pieces in the layers across an axis.

    ``owner`` ``(layers, width, height)`` contains the piece of each cell, or -1, and ``cells``
    ``(m, 4)`` the piece, layer and place of each cell of a piece, in any order. ``contacts``
    ``(k, 5)`` are a piece, the place of one of its cells, its side and the piece at this side.
    """

    owner: Counts3
    cells: Counts2
    contacts: Counts2


@entry_point
def fill_sweeps(
    tables: SweepTables, parity: int, row: int, radius: int, scale: int, less: int, first: int
) -> int:
    """Enter the cells met by the cubes of a row ``i``; return the number of entries so far.

    The lengths are in ``scale`` parts of half an edge; ``less`` is removed from each side. Entries
    without room in ``tables.met`` are only counted.
    """
    count = first
    size = radius + 1
    for j in range(size):
        tables.begins[parity, row * size + j] = count
        tables.beside[parity, row * size + j] = 0
        x, y = 2 * row - parity, 2 * j - parity
        if x >= 0 or (row == 0 and j == 0):
            begin = count
            count = _enter_met(tables.met, begin, x, y, scale, less)
            for entry in range(begin, min(count, len(tables.met))):
                one, other = tables.met[entry, 0], tables.met[entry, 1]
                if abs(one) + abs(other) == 1:
                    side = 1 - one if one else 2 - other
                    tables.beside[parity, row * size + j] |= 1 << side
    tables.begins[parity, (row + 1) * size] = count
    return count


@step
def _enter_met(met: Ints2, first: int, x: int, y: int, scale: int, less: int) -> int:
    count = first
    nearest, farthest = _nearest(x, y), _farthest(x, y)
    far = 3
    while (far - 3) * (far - 3) < farthest:
        far += 1
    lowest = -far + (far + x) % 2
    for a in range(lowest, far, 2):
        for b in range(lowest, far, 2):
            if a == x and b == y:
                continue
            if a == -y - 2 and b == x:
                is_met = True
            elif _nearest(a, b) >= farthest or _farthest(a, b) <= nearest:
                is_met = False
            else:
                is_met = _is_met(x, y, a, b, scale, less)
            if is_met:
                if count < len(met):
                    met[count, 0] = (a - x) // 2
                    met[count, 1] = (b - y) // 2
                count += 1
    return count


@step
def _nearest(x: int, y: int) -> int:
    """Return the squared distance from the pivot to a square."""
    across = 0 if x == -1 else min(abs(x), abs(x + 2))
    up = 0 if y == -1 else min(abs(y), abs(y + 2))
    return across * across + up * up


@step
def _farthest(x: int, y: int) -> int:
    across, up = max(abs(x), abs(x + 2)), max(abs(y), abs(y + 2))
    return across * across + up * up


@kernel
def _is_met(x: int, y: int, a: int, b: int, scale: int, less: int) -> bool:
    """Return whether a square meets another one in an anticlockwise quarter turn."""
    left, right = scale * a + less, scale * (a + 2) - less
    low, high = scale * b + less, scale * (b + 2) - less
    own_left, own_right = scale * x + less, scale * (x + 2) - less
    own_low, own_high = scale * y + less, scale * (y + 2) - less
    for corner in range(4):
        across = own_left if corner & 1 else own_right
        up = own_low if corner & 2 else own_high
        if _enters(across, up, left, right, low, high):
            return True
        # The other square turns back, seen in a mirror.
        across = left if corner & 1 else right
        up = low if corner & 2 else high
        if _enters(across, -up, own_left, own_right, -own_high, -own_low):
            return True
    return False


@kernel
def _enters(x: int, y: int, left: int, right: int, low: int, high: int) -> bool:
    """Return whether a point that turns anticlockwise by a quarter passes through a square."""
    if x == 0 and y == 0:
        return False
    while not (x > 0 and y >= 0):
        x, y = y, -x
        left, right, low, high = low, high, -right, -left
    radius = x * x + y * y
    if _meets(radius, 0, x * x, left, right, low, high):
        return True
    if _meets(radius, x * x, radius, low, high, -right, -left):
        return True
    return (
        y > 0
        and left < 0
        and right > 0
        and high > 0
        and (low < 0 or low * low < radius)
        and radius < high * high
    )


@step
def _meets(radius: int, least: int, most: int, left: int, right: int, low: int, high: int) -> bool:
    """Return whether an arc in the first quadrant passes through the interior of a square."""
    if right <= 0 or high <= 0:
        return False
    least = max(least, left * left if left > 0 else 0, radius - high * high)
    most = min(most, right * right, radius - low * low if low > 0 else radius)
    return least < most


@entry_point
def find_contacts(owner: Counts3, contacts: Counts2) -> int:
    """Enter the contacts of pieces around the axis; return their number.

    A contact that continues in the next layer is entered once.
    """
    count = 0
    layers, width, height = owner.shape
    for u in range(width):
        for v in range(height):
            for side in range(SIDES):
                a = u + 1 if side == 0 else (u - 1 if side == 2 else u)
                b = v + 1 if side == 1 else (v - 1 if side == 3 else v)
                if a < 0 or b < 0 or a >= width or b >= height:
                    continue
                last, last_other = np.int64(-1), np.int64(-1)
                for layer in range(layers):
                    piece, other = owner[layer, u, v], owner[layer, a, b]
                    is_contact = piece >= 0 and other >= 0 and piece != other
                    if is_contact and (piece != last or other != last_other):
                        contacts[count, 0] = piece
                        contacts[count, 1] = u
                        contacts[count, 2] = v
                        contacts[count, 3] = side
                        contacts[count, 4] = other
                        count += 1
                    last, last_other = piece, other
    return count


@entry_point
def turning_pivots(
    layers: Layers,
    tables: SweepTables,
    radius: int,
    first: int,
    end: int,
    pieces: int,
    pivots: Counts2,
    rows: Words2,
) -> int:
    """Find the pivots about which some pieces turn by a quarter while others stay.

    Examines the pivots ``first`` to ``end``, corners before centres, and returns how many it enters
    into ``pivots``, as twice their coordinates. Row ``i`` of each contains the pieces that piece
    ``i`` hits when it turns anticlockwise.
    """
    width, height = layers.owner.shape[1], layers.owner.shape[2]
    corners = (width + 1) * (height + 1)
    found = 0
    for pivot in range(first, end):
        for i in range(pieces):
            rows[found, i] = _NOTHING
        if pivot < corners:
            parity, p, q = 0, 2 * (pivot // (height + 1)), 2 * (pivot % (height + 1))
        else:
            centre = pivot - corners
            parity, p, q = 1, 2 * (centre // height) + 1, 2 * (centre % height) + 1
        if _is_turn_possible(layers, tables, parity, radius, p, q, pieces, rows, found):
            pivots[found, 0] = p
            pivots[found, 1] = q
            found += 1
    return found


@kernel
def _is_turn_possible(
    layers: Layers,
    tables: SweepTables,
    parity: int,
    radius: int,
    p: int,
    q: int,
    pieces: int,
    rows: Words2,
    found: int,
) -> bool:
    owner, cells = layers.owner, layers.cells
    width, height = owner.shape[1], owner.shape[2]
    everything = ~_NOTHING >> np.uint64(64 - pieces)
    if _all_touch(layers.contacts, tables, parity, radius, p, q, pieces, rows, found):
        return False
    for n in range(len(cells)):
        piece, layer, u, v = cells[n, 0], cells[n, 1], cells[n, 2], cells[n, 3]
        hits = rows[found, piece] | _ONE << np.uint64(piece)
        if hits == everything:
            continue
        x, y = 2 * u + 1 - p, 2 * v + 1 - q
        # Steps turn back with the matrix (c, -s), (s, c).
        c, s = 1, 0
        while not (x > 0 and y >= 0) and (x != 0 or y != 0):
            x, y = y, -x
            c, s = -s, c
        row = (x >> 1) * (radius + 1) + (y >> 1)
        for entry in range(tables.begins[parity, row], tables.begins[parity, row + 1]):
            one, other = tables.met[entry, 0], tables.met[entry, 1]
            a, b = u + c * one - s * other, v + s * one + c * other
            if 0 <= a < width and 0 <= b < height:
                hit = owner[layer, a, b]
                if hit >= 0:
                    hits |= _ONE << np.uint64(hit)
        rows[found, piece] = hits
        if n % CHECKED == CHECKED - 1 and _all_turn(rows, found, pieces):
            return False
    return not _all_turn(rows, found, pieces)


@step
def _all_touch(
    contacts: Counts2,
    tables: SweepTables,
    parity: int,
    radius: int,
    p: int,
    q: int,
    pieces: int,
    rows: Words2,
    found: int,
) -> bool:
    """Enter the pieces that pieces hit at their sides; return whether each pushes all others."""
    count = len(contacts)
    stride = max(1, count // 3)
    while not _is_coprime(stride, count):
        stride += 1
    place = 0
    for n in range(count):
        # Contacts far apart soon show that nothing turns about most pivots.
        piece, u, v = contacts[place, 0], contacts[place, 1], contacts[place, 2]
        side, other = contacts[place, 3], contacts[place, 4]
        place += stride
        if place >= count:
            place -= count
        x, y = 2 * u + 1 - p, 2 * v + 1 - q
        while not (x > 0 and y >= 0) and (x != 0 or y != 0):
            x, y = y, -x
            side -= 1
        row = (x >> 1) * (radius + 1) + (y >> 1)
        if tables.beside[parity, row] >> (side & (SIDES - 1)) & 1:
            rows[found, piece] |= _ONE << np.uint64(other)
        if n % CHECKED == CHECKED - 1 and _all_turn(rows, found, pieces):
            return True
    return False


@step
def _is_coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


@step
def _all_turn(rows: Words2, found: int, pieces: int) -> bool:
    """Return whether each piece pushes all others, directly or not."""
    everything = ~_NOTHING >> np.uint64(64 - pieces)
    reached = _ONE
    todo = rows[found, 0] & ~_ONE
    while todo != _NOTHING:
        reached |= todo
        more = _NOTHING
        while todo != _NOTHING:
            more |= rows[found, trailing_zeros(todo)]
            todo &= todo - _ONE
        todo = more & ~reached
    if reached != everything:
        return False
    reached = _ONE
    grows = True
    while grows:
        grows = False
        for i in range(pieces):
            one = _ONE << np.uint64(i)
            if reached & one == _NOTHING and rows[found, i] & reached != _NOTHING:
                reached |= one
                grows = True
    return bool(reached == everything)


@entry_point
def free_quarters(
    layers: Layers,
    tables: SweepTables,
    radius: int,
    p: int,
    q: int,
    sign: int,
    mask: np.uint64,
) -> int:
    """Return by how many quarters, up to three, pieces turn about a pivot while the others stay.

    They turn anticlockwise if ``sign`` is 1, otherwise clockwise.
    """
    owner, cells = layers.owner, layers.cells
    width, height = owner.shape[1], owner.shape[2]
    parity = p & 1
    for quarters in range(QUARTERS):
        for n in range(len(cells)):
            if (mask >> np.uint64(cells[n, 0])) & _ONE == _NOTHING:
                continue
            x, y = 2 * cells[n, 2] + 1 - p, sign * (2 * cells[n, 3] + 1 - q)
            for _ in range(quarters):
                x, y = -y, x
            u, v = x, y
            c, s = 1, 0
            while not (x > 0 and y >= 0) and (x != 0 or y != 0):
                x, y = y, -x
                c, s = -s, c
            row = (x >> 1) * (radius + 1) + (y >> 1)
            for entry in range(tables.begins[parity, row], tables.begins[parity, row + 1]):
                one, other = tables.met[entry, 0], tables.met[entry, 1]
                a = (u + 2 * (c * one - s * other) + p - 1) >> 1
                b = (sign * (v + 2 * (s * one + c * other)) + q - 1) >> 1
                if 0 <= a < width and 0 <= b < height:
                    hit = owner[cells[n, 1], a, b]
                    if hit >= 0 and (mask >> np.uint64(hit)) & _ONE == _NOTHING:
                        return quarters
    return QUARTERS

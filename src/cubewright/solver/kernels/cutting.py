"""Search for cuts of a figure into pieces that need many moves, by changing one cell at a time.

A cut assigns each cell to a piece or leaves it empty. A change moves a cell on the border of two
pieces, exchanges two cells, or moves an empty cell; each piece stays connected. A breadth-first
search over the positions of the pieces scores the changed cut. The score rises with the number of
moves until a part is free, then with the share of states in the last layer that free no part, and
then with the number of layers behind it. Simulated annealing accepts changes (Kirkpatrick, Gelatt
and Vecchi, 1983).

In most cuts of a large cube, one part slides out and nothing else moves. Their score is lower, and
a special change puts an empty cell in the way of that part, and a cell behind it. The part then
moves one step.

For each pair of pieces and each offset, a counter contains the number of cells that would collide
there. A change of one cell therefore affects only the counters of its piece. Offsets along an axis
are bits of a word, a row, so the distance to the next collision is a count of zeros.

Pieces move along the axes of the lattice. On cubes, these are the coordinate axes, and a
moving cell meets only the cell ahead. On other lattices, some axes are oblique, and a moving cell
also passes cells at its sides. The bits of a row are then the steps that are blocked.

Scores are integers; a move is :data:`ONE`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import (
    Counts1,
    Counts2,
    Counts3,
    Ints1,
    Ints2,
    Ints3,
    Words1,
    Words2,
)
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import leading_zeros, trailing_zeros

ONE = 1024
"""The score of one move."""
MISFIT = ONE // 3
UNSUPPORTED = ONE
"""The cost of a face that needs support beyond the limit; with less, searches ended at level 1."""
COORDINATES = 3
WORD_PIECES = 6
"""The maximum number of pieces whose sets fit in a word, a bit for each set."""
MIDDLE = 32
"""The bit of offset 0 in a row."""
FAR = 99
"""The distance of pieces that never collide."""
LOGS = 4096
"""The size of the table of logarithms."""
ODDS = 4096
"""The size of the table of probabilities, with :data:`ODDS_PER_ONE` entries for each power of e."""
ODDS_PER_ONE = 512
HASH_BITS = 17
"""The number of bits of a hash; one search fills at most half of the 2^17 slots."""
FIRST_HASH_BITS = 10
"""The number of bits when a search begins; a small table stays in the processor's cache."""
LOWEST = -(1 << 62)
"""A score below all others."""
MAX_EXITS = 64
"""The maximum number of exits stored for a cut."""

LEVEL, DEPTH, STATES, WIDTH, LEAVING, EXITS, IS_CAPPED = range(7)
"""The indices in the results of a search of states.

They are the number of moves until a part is free, or 0; the depth of the last layer; the number of
states; the width of the last layer before a part is free, and the number of its states that free a
part; the number of stored exits; and 1 if there are too many states.
"""
UNDONE, EPOCH, SEEN, SCORE, CURRENT_LEVEL, BEST_SCORE, BEST_LEVEL, CURRENT_EXITS = range(8)
BEST_VALUE, HASH_SHIFT, GOAL, IMAGES, COST = range(8, 13)
NUMBERS = 13
"""The indices in the numbers that stay between calls, and their number.

They are the number of changes to undo; the latest marks of visited places and cells; the score,
level and number of exits of the current cut; the score, level and value of the best cut; 64 minus
the number of bits of a hash; the goal; the number of images in :attr:`Cut.images`; and the cost of
the first cut. The value is 0 if the goal is a high level, or the result of :func:`value_apart`.
"""
HIGH_LEVEL, MANY_MOVES, LATER_LEVELS = range(3)
"""The goals: many moves to the first part, many moves in all, or the levels that are wanted."""


class Cut(NamedTuple):
    """A cut of ``c`` cells into ``k`` pieces, with working memory, on a lattice with ``a`` axes.

    There are ``w`` offsets along a coordinate.
    """

    places: Ints2
    """``(c, 3)`` int32: the coordinates of each cell, from 0."""
    line: Ints1
    """``(c,)`` int32: the index of each cell in a box with ``w`` places along a side."""
    grid: Ints1
    """int32: the cell at each place of a box with ``side`` places along a side; -1 for no cell."""
    near: Ints2
    """``(c, n)`` int32: the neighbours of each cell, then unused entries."""
    degree: Ints1
    """``(c,)`` int32: the number of neighbours of each cell."""
    may_be_empty: Ints1
    """``(c,)`` int32: 1 for a cell that may stay empty."""
    is_fixed: Ints1
    """``(c,)`` int32: 1 for a cell that stays in its piece."""
    holes: Ints1
    """int32: the cells that may stay empty."""
    labels: Ints1
    """``(c,)`` int32: the piece of each cell, -1 if it stays empty."""
    members: Ints2
    """``(k, c)`` int32: the cells of each piece."""
    at: Ints1
    """``(c,)`` int32: the index of each cell in the list of its piece."""
    sizes: Counts1
    """``(k,)`` int64: the number of cells of each piece."""
    limits: Counts1
    """``(4,)`` int64: the fewest and the most cells of a piece, first of a result, then on the way.

    Each cell beyond the limits of a result costs :data:`MISFIT` in the score.
    """
    wanted: Counts1
    """``(k,)`` int64: the wanted levels of the first and later parts, then 0."""
    beside: Ints3
    """``(6, 5, c)`` int32: by side of the grid and cell, the cells below and beside it, or -1.

    The side points down. The first cell is below, the others are the neighbours in its layer: two
    along one axis, and two along another.
    """
    heights: Ints2
    """``(6, c)`` int32: by side of the grid that points down, the height of each cell."""
    printing: Counts1
    """``(2,)`` int64: the maximum number of faces of a piece that need support, and the number of
    cells that a printer can bridge; the first is negative if support does not matter.

    Each face beyond the limit costs :data:`UNSUPPORTED` in the score.
    """
    images: Ints2
    """``(m, c)`` int32: the images of each cell under the powers of a turn that keeps the cut."""
    piece_images: Ints2
    """``(m, k)`` int32: the images of each piece under these powers."""
    collisions: Ints1
    """``(k * k * w^3,)`` int32: for two pieces and an offset, the number of colliding cells.

    The offset applies to the piece with the lower number.
    """
    rows: Words1
    """``(k * k * a * v^2,)`` uint64: by two pieces, axis and a line along it, a bit for each place.

    On cubes, a bit is a place where the pieces collide. On other lattices, it is a blocked step
    from the place before.
    """
    axes: Counts2
    """``(a, 3)`` int64: the step along each axis."""
    along: Counts2
    """``(a, 3)`` int64: the coordinate that counts the steps, and the two other coordinates."""
    passed: Counts3
    """``(a, p, 3)`` int64: where a cell is during a step, from its place; the last row repeats.

    These are its own place, the next place, and the cells that it passes.
    """
    on_lines: Counts2
    """``(k, 3)`` int64: the place of each piece along an axis, and its line."""
    keys: Words1
    """The visited states, in a hash table."""
    marks: Counts1
    """int64: the search that wrote each key."""
    queue: Words1
    """The states in the order visited."""
    second_queue: Words1
    """The second words of these states; one word if a state has no second word."""
    steps: Words2
    """``(a, 2^k)`` uint64: the change of a packed state by a step of a set of pieces."""
    second_steps: Words2
    """The same for the second words; ``(1, 1)`` if a state has no second word."""
    distance: Counts3
    """``(a, k, k)`` int64: by axis, how far a piece can go before it meets another piece."""
    pushes: Counts2
    """``(a, k)`` int64: by axis, the pieces that each piece pushes, as a set."""
    closing: Words2
    """``(k, 2^k)`` uint64: by a piece and the pieces it pushes, the sets that may move.

    A set is a bit. It may move if it lacks the piece, or contains all pieces that the piece pushes.
    With more than :data:`WORD_PIECES` pieces, the table is ``(k, 1)`` and not used.
    """
    pushed: Counts1
    """``(k,)`` int64: the pieces that push each piece."""
    carried: Counts1
    """``(k,)`` int64: the pieces that must move if a piece moves, itself among them."""
    carriers: Counts1
    """``(k,)`` int64: the pieces that must stay if a piece stays, itself among them."""
    choices: Counts2
    """``(k + 2, 2)`` int64: pieces that move and pieces that stay, while sets are listed."""
    offsets: Counts2
    """``(k, 3)`` int64: the positions of a state's pieces."""
    active: Counts1
    """``(k,)`` int64: the pieces in the current search of states, ascending."""
    begin: Counts2
    """``(k, 3)`` int64: the initial positions of these pieces."""
    parts: Counts1
    """int64: the parts that must still be taken apart, as sets of pieces."""
    part_offsets: Counts3
    """``(2 k, k, 3)`` int64: the positions of the pieces of these parts."""
    found: Counts1
    """``(7,)`` int64: the results of the last search of states; see :data:`LEVEL`."""
    exits: Words2
    """``(64, 3)`` uint64: states that free a part; the part, with the axis in the upper bits."""
    current_exits: Words2
    """The exits of the current cut."""
    changed_exits: Words2
    """The exits of the changed cut, stored while the cut is taken apart."""
    undo: Ints2
    """``(64, 2)`` int32: the changed cells, and their former pieces."""
    seen: Counts1
    """``(c,)`` int64: working memory."""
    stack: Ints1
    """``(c,)`` int32: working memory."""
    random: Words1
    """``(1,)`` uint64: the state of the random numbers."""
    numbers: Counts1
    """``(13,)`` int64: the numbers that stay between calls; see :data:`NUMBERS`."""
    best: Ints1
    """``(c,)`` int32, written: the labels of the best cut."""
    logs: Counts1
    """``(4096,)`` int64: logarithms, in units of :data:`ONE`."""
    odds: Counts1
    """``(4096,)`` int64: 2^53 times the probability, by loss over temperature."""
    bits: int
    """The number of bits of a coordinate in a packed state."""
    first_pieces: int
    """The number of pieces whose positions, relative to the first piece, are in the first word."""
    is_wide: bool
    """Whether a state has a second word, for the positions of the other pieces."""
    span: int
    """``w``, the number of offsets along a coordinate."""
    width: int
    """``v``, the number of lines beside each other along an axis."""
    side: int
    """The number of places along the longest side of the figure."""
    is_cubic: bool
    """Whether the axes are coordinate axes, and a moving cell passes no other cell."""


# -- random numbers (Marsaglia, "Xorshift RNGs", 2003)


@step
def random_word(cut: Cut) -> np.uint64:
    """Return 64 random bits."""
    word = cut.random[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    cut.random[0] = word
    return np.uint64(word)


@step
def random_below(cut: Cut, end: int) -> int:
    """Return a random number from 0 to below ``end``."""
    number: int = np.int64(((random_word(cut) >> np.uint64(32)) * np.uint64(end)) >> np.uint64(32))
    return number


# -- the cut


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


@kernel
def label(cut: Cut, cell: int, piece: int) -> None:
    """Assign a cell to a piece; -1 means no piece."""
    before = np.int64(cut.labels[cell])
    if before >= 0:
        count_collisions(cut, cell, before, -1)
        cut.sizes[before] -= 1
        last = cut.members[before, cut.sizes[before]]
        cut.members[before, cut.at[cell]] = last
        cut.at[last] = cut.at[cell]
    cut.labels[cell] = piece
    if piece >= 0:
        count_collisions(cut, cell, piece, 1)
        cut.at[cell] = cut.sizes[piece]
        cut.members[piece, cut.sizes[piece]] = cell
        cut.sizes[piece] += 1


@step
def change_label(cut: Cut, cell: int, piece: int) -> None:
    """Assign a cell to a piece, and record the change, so that it can be undone."""
    cut.undo[cut.numbers[UNDONE], 0] = cell
    cut.undo[cut.numbers[UNDONE], 1] = cut.labels[cell]
    cut.numbers[UNDONE] += 1
    label(cut, cell, piece)


@kernel
def undo_to(cut: Cut, number: int) -> None:
    """Undo changes, the latest first, until ``number`` changes are left."""
    while cut.numbers[UNDONE] > number:
        cut.numbers[UNDONE] -= 1
        change = cut.numbers[UNDONE]
        label(cut, np.int64(cut.undo[change, 0]), np.int64(cut.undo[change, 1]))


@kernel
def is_connected(cut: Cut, piece: int, leaving: int, joining: int) -> bool:
    """Return whether a piece is not empty and connected after a cell left it and a cell joined it.

    -1 stands for no cell.
    """
    size: int = np.int64(cut.sizes[piece])
    cell = joining
    for number in range(min(2, size)):
        member = np.int64(cut.members[piece, number])
        if member != leaving:
            cell = member
    if leaving >= 0:
        size -= 1
    if joining >= 0:
        size += 1
    if cell < 0:
        return False
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    cut.stack[0] = cell
    cut.seen[cell] = mark
    waiting = 1
    reached = 1
    while waiting:
        waiting -= 1
        cell = np.int64(cut.stack[waiting])
        for side in range(cut.degree[cell]):
            there = np.int64(cut.near[cell, side])
            is_in = (cut.labels[there] == piece and there != leaving) or there == joining
            if is_in and cut.seen[there] != mark:
                cut.seen[there] = mark
                cut.stack[waiting] = there
                waiting += 1
                reached += 1
    return bool(reached == size)


# -- the states of the pieces


@step
def visit(cut: Cut, state: np.uint64, second: np.uint64, end: int) -> int:
    """Append a state to the queue if it is new; return the new end of the queue."""
    key = state
    if cut.is_wide:
        key = key_of(state, second)
    if not add_key(cut, key):
        return end
    cut.queue[end] = state
    if cut.is_wide:
        cut.second_queue[end] = second
    end += 1
    shift = cut.numbers[HASH_SHIFT]
    if end >> (63 - shift) != 0 and shift > 64 - HASH_BITS:
        use_more_places(cut, end)
    return end


@step
def key_of(state: np.uint64, second: np.uint64) -> np.uint64:
    """Return one word for a state of two words.

    A few thousand states hardly ever share a word. If they do, the search misses a state.
    """
    return np.uint64(state ^ (second * np.uint64(0xD6E8FEB86659FD93)))


@step
def add_key(cut: Cut, state: np.uint64) -> bool:
    """Mark the key of a state as visited; return whether it is new."""
    shift = np.uint64(cut.numbers[HASH_SHIFT])
    mask = (np.uint64(1) << (np.uint64(64) - shift)) - np.uint64(1)
    place = (state * np.uint64(0x9E3779B97F4A7C15)) >> shift
    mark = cut.numbers[EPOCH]
    while cut.marks[place] == mark and cut.keys[place] != state:
        place = (place + np.uint64(1)) & mask
    if cut.marks[place] == mark:
        return False
    cut.marks[place] = mark
    cut.keys[place] = state
    return True


@kernel
def use_more_places(cut: Cut, end: int) -> None:
    """Put the visited states into a hash table of full size."""
    cut.numbers[HASH_SHIFT] = 64 - HASH_BITS
    cut.numbers[EPOCH] += 1
    for number in range(end):
        key = cut.queue[number]
        if cut.is_wide:
            key = key_of(key, cut.second_queue[number])
        add_key(cut, key)


@step
def unpack(cut: Cut, state: np.uint64, second: np.uint64, pieces: int) -> None:
    """Write the positions of a state's pieces to ``offsets``; the first piece is at the origin."""
    for axis in range(COORDINATES):
        cut.offsets[0, axis] = 0
    if cut.is_wide:
        unpack_word(cut, state, 1, min(pieces, cut.first_pieces + 1))
        unpack_word(cut, second, cut.first_pieces + 1, pieces)
    else:
        unpack_word(cut, state, 1, pieces)


@step
def unpack_word(cut: Cut, word: np.uint64, begin: int, end: int) -> None:
    """Write the positions of the pieces in one word."""
    half = 1 << (cut.bits - 1)
    field = np.uint64((1 << cut.bits) - 1)
    shift = np.uint64(0)
    for piece in range(begin, end):
        for axis in range(COORDINATES):
            cut.offsets[piece, axis] = np.int64((word >> shift) & field) - half
            shift += np.uint64(cut.bits)


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
def close(pushes: Counts1, closed: Counts1, pieces: int) -> None:
    """Write the pieces that each piece moves, itself and those moved indirectly among them."""
    for piece in range(pieces):
        closed[piece] = pushes[piece] | (1 << piece)
    for middle in range(pieces):
        for piece in range(pieces):
            if closed[piece] >> middle & 1:
                closed[piece] |= closed[middle]


@step
def sets_in_a_word(cut: Cut, pieces: int, axis: int) -> np.uint64:
    """Return the sets of pieces that push no other piece, a bit for each; 0 for many pieces."""
    if cut.closing.shape[1] == 1:
        return np.uint64(0)
    full = (1 << pieces) - 1
    sets = (np.uint64(1) << np.uint64(full)) - np.uint64(2)
    for piece in range(pieces):
        sets &= cut.closing[piece, np.uint64(cut.pushes[axis, piece])]
    return sets


@kernel
def begin_sets(cut: Cut, pieces: int, axis: int) -> int:
    """Prepare a list of the sets of many pieces that push no other piece.

    Return the number of choices for :func:`next_set`; 0 if the sets fit in a word.
    """
    if cut.closing.shape[1] > 1:
        return 0
    for piece in range(pieces):
        cut.pushed[piece] = 0
    for piece in range(pieces):
        for other in range(pieces):
            cut.pushed[other] |= (cut.pushes[axis, piece] >> other & 1) << piece
    close(cut.pushes[axis], cut.carried, pieces)
    close(cut.pushed, cut.carriers, pieces)
    cut.choices[0, 0], cut.choices[0, 1] = 0, 0
    return 1


@kernel
def next_set(cut: Cut, full: int, waiting: int) -> int:
    """Decide for each piece whether it moves; return the place of the set in ``choices``.

    That place is also the number of choices that are left for the next call.
    """
    choices = cut.choices
    waiting -= 1
    part, others = choices[waiting, 0], choices[waiting, 1]
    while part | others != full:
        piece = trailing_zeros(np.uint64(full & ~(part | others)))
        choices[waiting, 0] = part
        choices[waiting, 1] = others | cut.carriers[piece]
        waiting += 1
        part |= cut.carried[piece]
        choices[waiting, 0], choices[waiting, 1] = part, others
    return waiting


@step
def keep_exit(cut: Cut, state: np.uint64, second: np.uint64, part: int, axis: int) -> None:
    """Store an exit if space is left."""
    number = cut.found[EXITS]
    if number < MAX_EXITS:
        cut.exits[number, 0] = state
        cut.exits[number, 1] = second
        cut.exits[number, 2] = np.uint64(part + (axis << 16))
        cut.found[EXITS] = number + 1


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


@step
def move_part(
    cut: Cut,
    state: np.uint64,
    second: np.uint64,
    pieces: int,
    axis: int,
    part: int,
    nearest: int,
    end: int,
) -> int:
    """Visit the states in which a part has moved; return the new end of the queue.

    The first piece stays at the origin: if it belongs to the part, the other pieces move backwards.
    """
    full = (1 << pieces) - 1
    moves_back = part & 1
    moving = full & ~part if moves_back else part
    change = cut.steps[axis, moving]
    second_change = second
    if cut.is_wide:
        second_change = cut.second_steps[axis, moving]
    limit = (1 << (cut.bits - 1)) - 1
    most = nearest
    if cut.is_cubic:
        for piece in range(1, pieces):
            if moving >> piece & 1:
                offset = cut.offsets[piece, axis]
                most = min(most, limit + offset if moves_back else limit - offset)
    else:
        most = steps_in_state(cut, pieces, axis, moving, moves_back, nearest)
    for _ in range(most):
        if moves_back:
            state -= change
            second -= second_change
        else:
            state += change
            second += second_change
        end = visit(cut, state, second, end)
        if 2 * end >= cut.queue.shape[0]:
            break
    return end


@kernel
def steps_in_state(
    cut: Cut, pieces: int, axis: int, moving: int, moves_back: int, nearest: int
) -> int:
    """Return how far pieces can go along an oblique axis before their offsets are too large."""
    limit = (1 << (cut.bits - 1)) - 1
    most = nearest
    for coordinate in range(COORDINATES):
        change = -cut.axes[axis, coordinate] if moves_back else cut.axes[axis, coordinate]
        for piece in range(1, pieces):
            if change and moving >> piece & 1:
                offset = cut.offsets[piece, coordinate]
                room = limit - offset if change > 0 else limit + offset
                most = min(most, room // abs(change))
    return most


@kernel
def search_states(
    cut: Cut, pieces: int, extra_depth: int, extra_states: int, most: int, needed: int
) -> None:
    """Search the states of the active pieces, starting at ``begin``; write ``found`` and ``exits``.

    The search continues for ``extra_depth`` layers behind the first state in which a part is free,
    until it has visited ``extra_states`` more states. It ends after ``most`` states, or at the
    first exit if the score cannot reach ``needed``. It finds nothing if pieces begin so far from
    each other that no packed state can express it.
    """
    found = cut.found
    for number in range(found.shape[0]):
        found[number] = 0
    cut.numbers[EPOCH] += 1
    cut.numbers[HASH_SHIFT] = 64 - FIRST_HASH_BITS
    half = 1 << (cut.bits - 1)
    state, second = np.uint64(0), np.uint64(0)
    shift = np.uint64(0)
    for piece in range(1, pieces):
        if piece == cut.first_pieces + 1:
            state, second = second, state
            shift = np.uint64(0)
        for axis in range(COORDINATES):
            offset = cut.begin[piece, axis] - cut.begin[0, axis] + half
            if not 0 <= offset < 2 * half:
                found[IS_CAPPED] = 1
                return
            state |= np.uint64(offset) << shift
            shift += np.uint64(cut.bits)
    if pieces > cut.first_pieces + 1:
        state, second = second, state
    low, high = 0, visit(cut, state, second, 0)
    depth, last_depth = 0, 0
    while low < high:
        found[DEPTH] = depth
        if not found[LEVEL]:
            found[WIDTH] = high - low
            found[LEAVING] = 0
        elif depth > last_depth or high > extra_states + found[STATES]:
            break
        end = high
        is_enough = highest_score(depth + 1, extra_depth) < needed
        for number in range(low, high):
            end = expand(cut, pieces, number, end, extra_depth, is_enough)
            if 2 * end >= cut.queue.shape[0] or (is_enough and found[LEAVING]):
                break
        if found[LEAVING] and not found[LEVEL]:
            found[LEVEL] = depth + 1
            found[STATES] = end
            last_depth = depth + extra_depth
            lost = (ONE // 2) * found[LEAVING] // found[WIDTH]
            if not extra_depth or highest_score(depth + 1, extra_depth) - lost < needed:
                return
        low, high = high, end
        depth += 1
        if high > most or 2 * high >= cut.queue.shape[0]:
            found[IS_CAPPED] = 1
            break
    if not found[LEVEL] or extra_depth:
        found[STATES] = high


@step
def expand(cut: Cut, pieces: int, number: int, end: int, extra_depth: int, is_enough: bool) -> int:
    """Visit all states one move away from a state; return the new end of the queue.

    ``is_enough`` means that one exit ends the search.
    """
    found = cut.found
    full = (1 << pieces) - 1
    state, second = cut.queue[number], np.uint64(0)
    if cut.is_wide:
        second = cut.second_queue[number]
    unpack(cut, state, second, pieces)
    leaves = False
    measure(cut, pieces)
    for axis in range(cut.axes.shape[0]):
        sets = sets_in_a_word(cut, pieces, axis)
        waiting = begin_sets(cut, pieces, axis)
        while sets or waiting:
            if sets:
                part = np.int64(trailing_zeros(sets))
                sets &= sets - np.uint64(1)
            else:
                waiting = next_set(cut, full, waiting)
                part = cut.choices[waiting, 0]
                if part == 0 or part == full:
                    continue
            nearest = free_distance(cut, pieces, axis, part)
            if nearest == FAR:
                leaves = True
                if not found[LEVEL]:
                    keep_exit(cut, state, second, part, axis)
                    if is_enough:
                        found[LEAVING] = 1
                        return end
            elif extra_depth or not (found[LEAVING] or leaves):
                end = move_part(cut, state, second, pieces, axis, part, nearest, end)
                if 2 * end >= cut.queue.shape[0]:
                    return end
    if leaves and not found[LEVEL]:
        found[LEAVING] += 1
    return end


@step
def highest_score(level: int, extra_depth: int) -> int:
    """Return a score that no cut of a level exceeds; see :func:`score_found`."""
    return ONE * level + ONE // 2 + (ONE * 42) // 100 + (ONE // 5) * (extra_depth + 1)


@kernel
def search_cut(cut: Cut, extra_depth: int, extra_states: int, most: int, needed: int) -> None:
    """Search the states of the whole cut, as long as its score may reach ``needed``."""
    pieces = cut.sizes.shape[0]
    for piece in range(pieces):
        cut.active[piece] = piece
        for axis in range(COORDINATES):
            cut.begin[piece, axis] = 0
    search_states(cut, pieces, extra_depth, extra_states, most, needed)


@kernel
def value_apart(cut: Cut, most: int) -> int:
    """Return the number of moves that separate all pieces; 0 if the cut does not come apart.

    If levels are wanted, a level counts up to the wanted one, and later levels of 1 do not count.

    The choice of the exit does not affect separability: a part that is locked by itself is also
    locked in the whole.
    """
    pieces = cut.sizes.shape[0]
    cut.parts[0] = (1 << pieces) - 1
    for piece in range(pieces):
        for axis in range(COORDINATES):
            cut.part_offsets[0, piece, axis] = 0
    waiting = 1
    value: int = np.int64(0)
    place = 0
    while waiting:
        waiting -= 1
        part = cut.parts[waiting]
        size = 0
        for piece in range(pieces):
            if part >> piece & 1:
                cut.active[size] = piece
                for axis in range(COORDINATES):
                    cut.begin[size, axis] = cut.part_offsets[waiting, piece, axis]
                size += 1
        if size == 1:
            continue
        search_states(cut, size, 0, 0, most, LOWEST)
        if not cut.found[LEVEL]:
            return 0
        level = cut.found[LEVEL]
        if cut.numbers[GOAL] != LATER_LEVELS:
            value += level
        elif place == 0 or level > 1:
            value += min(level, cut.wanted[place])
            place += 1
        unpack(cut, cut.exits[0, 0], cut.exits[0, 1], size)
        leaving = np.int64(cut.exits[0, 2] & np.uint64(0xFFFF))
        first, second = np.int64(0), np.int64(0)
        for number in range(size):
            piece = cut.active[number]
            if leaving >> number & 1:
                first |= 1 << piece
            else:
                second |= 1 << piece
            for axis in range(COORDINATES):
                cut.part_offsets[waiting, piece, axis] = cut.offsets[number, axis]
                cut.part_offsets[waiting + 1, piece, axis] = cut.offsets[number, axis]
        cut.parts[waiting] = first
        cut.parts[waiting + 1] = second
        waiting += 2
    return value


@step
def score_found(cut: Cut) -> int:
    """Return the score of the cut whose states were searched."""
    found = cut.found
    states = cut.logs[min(max(1, found[STATES]), LOGS - 1)] // 20
    if not found[LEVEL]:
        score: int = ONE * 7 * found[DEPTH] // 10 - ONE // 2 + states
        return score
    width = max(1, found[WIDTH])
    score = ONE * found[LEVEL] + (ONE // 2) * (width - found[LEAVING]) // width + states
    if found[STATES] == 1:
        score -= ONE  # nothing moves before the first part leaves
    score += (ONE // 5) * max(0, found[DEPTH] - found[LEVEL] + 1)
    return score


# -- changes


@step
def may_lose(cut: Cut, piece: int) -> bool:
    """Return whether a piece has more than the minimum number of cells."""
    return bool(cut.sizes[piece] > cut.limits[2])


@step
def misfit(cut: Cut) -> int:
    """Return the number of cells by which pieces are too small or too large for a result."""
    cells: int = np.int64(0)
    for piece in range(cut.sizes.shape[0]):
        size = cut.sizes[piece]
        cells += max(0, cut.limits[0] - size) + max(0, size - cut.limits[1])
    return cells


@kernel
def hanging_faces(cut: Cut, piece: int, side: int) -> int:
    """Return the number of faces of a piece that need support if a side of the grid points down.

    See :mod:`cubewright.model.print_positions`.
    """
    lowest: int = np.int64(cut.heights[side, cut.members[piece, 0]])
    for number in range(cut.sizes[piece]):
        lowest = min(lowest, np.int64(cut.heights[side, cut.members[piece, number]]))
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    hanging: int = np.int64(0)
    for number in range(cut.sizes[piece]):
        cell = np.int64(cut.members[piece, number])
        below = np.int64(cut.beside[side, 0, cell])
        is_on = cut.heights[side, cell] == lowest or (below >= 0 and cut.labels[below] == piece)
        if not is_on:
            cut.seen[cell] = mark
            hanging += 1
    if not hanging or not cut.printing[1]:
        return hanging
    for number in range(cut.sizes[piece]):
        cell = np.int64(cut.members[piece, number])
        if cut.seen[cell] == mark:
            size = list_region(cut, side, cell, mark)
            if is_bridge(cut, piece, side, 1, size, mark) or (
                is_bridge(cut, piece, side, 3, size, mark)
            ):
                hanging -= size
    return hanging


@kernel
def list_region(cut: Cut, side: int, cell: int, mark: int) -> int:
    """Write the cells that hang together with a cell to ``stack``; return their number.

    The mark of these cells becomes negative.
    """
    cut.stack[0] = cell
    cut.seen[cell] = -mark
    size: int = np.int64(1)
    at = 0
    while at < size:
        here = np.int64(cut.stack[at])
        at += 1
        for way in range(1, 5):
            there = np.int64(cut.beside[side, way, here])
            if there >= 0 and cut.seen[there] == mark:
                cut.seen[there] = -mark
                cut.stack[size] = there
                size += 1
    return size


@kernel
def is_bridge(cut: Cut, piece: int, side: int, way: int, size: int, mark: int) -> bool:
    """Return whether each row of the region in ``stack`` lies between supported cells.

    Rows go from way ``way + 1`` to ``way``, and contain as many cells as can be bridged at most.
    """
    for number in range(size):
        cell = np.int64(cut.stack[number])
        before = np.int64(cut.beside[side, way + 1, cell])
        if before >= 0 and cut.seen[before] == -mark:
            continue
        length = 0
        while cell >= 0 and cut.seen[cell] == -mark:
            cell = np.int64(cut.beside[side, way, cell])
            length += 1
        if length > cut.printing[1] or before < 0 or cell < 0:
            return False
        if cut.labels[before] != piece or cut.labels[cell] != piece:
            return False
    return True


@kernel
def support_excess(cut: Cut) -> int:
    """Return the number of faces that need support beyond the limit, in the best positions."""
    excess: int = np.int64(0)
    if cut.printing[0] < 0:
        return excess
    for piece in range(cut.sizes.shape[0]):
        fewest = hanging_faces(cut, piece, 0)
        for side in range(1, 6):
            if fewest > cut.printing[0]:
                fewest = min(fewest, hanging_faces(cut, piece, side))
        excess += max(0, fewest - cut.printing[0])
    return excess


@step
def cost_of(cut: Cut) -> int:
    """Return how much the score of the cut is lowered, as it is not yet a result."""
    return MISFIT * misfit(cut) + UNSUPPORTED * support_excess(cut)


@step
def may_gain(cut: Cut, piece: int) -> bool:
    """Return whether a piece has less than the maximum number of cells."""
    return bool(cut.sizes[piece] < cut.limits[3])


@kernel
def may_leave(cut: Cut, cell: int) -> bool:
    """Return whether the piece of a cell is still in one part without this cell."""
    piece = cut.labels[cell]
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    beside = 0
    for side in range(cut.degree[cell]):
        if cut.labels[cut.near[cell, side]] == piece:
            cut.stack[0] = cut.near[cell, side]
            beside += 1
    if beside < 2:
        return beside == 1
    # ``mark`` is for the cells beside it, negative numbers for cells that were reached.
    for side in range(cut.degree[cell]):
        if cut.labels[cut.near[cell, side]] == piece:
            cut.seen[cut.near[cell, side]] = mark
    cut.seen[cell] = -mark
    cut.seen[cut.stack[0]] = -mark
    beside -= 1
    waiting = 1
    while waiting:
        waiting -= 1
        here = np.int64(cut.stack[waiting])
        for side in range(cut.degree[here]):
            there = np.int64(cut.near[here, side])
            if cut.labels[there] == piece and cut.seen[there] != -mark:
                if cut.seen[there] == mark:
                    beside -= 1
                    if not beside:
                        return True
                cut.seen[there] = -mark
                cut.stack[waiting] = there
                waiting += 1
    return False


@kernel
def transfer(cut: Cut) -> bool:
    """Give a random cell on a border to the adjacent piece."""
    for _ in range(30):
        cell = random_below(cut, cut.labels.shape[0])
        piece = np.int64(cut.labels[cell])
        other = np.int64(cut.labels[cut.near[cell, random_below(cut, cut.degree[cell])]])
        if piece < 0 or other < 0 or piece == other or cut.is_fixed[cell]:
            continue
        if not may_lose(cut, piece) or not may_gain(cut, other):
            continue
        if may_leave(cut, cell):
            change_label(cut, cell, other)
            return True
    return False


@kernel
def exchange(cut: Cut) -> bool:
    """Give a cell on a border to the adjacent piece, which gives another cell back."""
    for _ in range(20):
        cell = random_below(cut, cut.labels.shape[0])
        piece = np.int64(cut.labels[cell])
        other = np.int64(cut.labels[cut.near[cell, random_below(cut, cut.degree[cell])]])
        if piece < 0 or other < 0 or piece == other or cut.is_fixed[cell]:
            continue
        for _ in range(10):
            back = np.int64(cut.members[other, random_below(cut, cut.sizes[other])])
            if cut.is_fixed[back] or not touches(cut, back, piece):
                continue
            if is_connected(cut, piece, cell, back) and is_connected(cut, other, back, cell):
                change_label(cut, cell, other)
                change_label(cut, back, piece)
                return True
    return False


@step
def touches(cut: Cut, cell: int, piece: int) -> bool:
    """Return whether a cell has a neighbour in a piece."""
    found = False
    for side in range(cut.degree[cell]):
        if cut.labels[cut.near[cell, side]] == piece:
            found = True
    return found


@kernel
def move_hole(cut: Cut) -> bool:
    """Fill an empty cell, and empty another cell."""
    if not cut.holes.shape[0]:
        return False
    empty, filled = np.int64(-1), np.int64(-1)
    for _ in range(200):
        cell = np.int64(cut.holes[random_below(cut, cut.holes.shape[0])])
        if cut.labels[cell] < 0:
            empty = cell
        else:
            filled = cell
        if empty >= 0 and filled >= 0:
            break
    if empty < 0 or filled < 0:
        return False
    if random_below(cut, 2):  # small moves are usually better
        filled = np.int64(cut.near[empty, random_below(cut, cut.degree[empty])])
        if not cut.may_be_empty[filled] or cut.labels[filled] < 0:
            return False
    loser = np.int64(cut.labels[filled])
    change_label(cut, filled, -1)
    gainer = np.int64(cut.labels[cut.near[empty, random_below(cut, cut.degree[empty])]])
    if gainer < 0:
        return False
    change_label(cut, empty, gainer)
    if cut.sizes[loser] < cut.limits[2] or cut.sizes[gainer] > cut.limits[3]:
        return False
    return is_connected(cut, loser, -1, -1)


@kernel
def block_exit(cut: Cut) -> bool:
    """Give a cell to a piece so that it blocks an exit of the current cut."""
    if not cut.numbers[CURRENT_EXITS]:
        return False
    pieces = cut.sizes.shape[0]
    chosen = random_below(cut, cut.numbers[CURRENT_EXITS])
    unpack(cut, cut.current_exits[chosen, 0], cut.current_exits[chosen, 1], pieces)
    code = np.int64(cut.current_exits[chosen, 2])
    part, axis = code & 0xFFFF, code >> 16
    if cut.numbers[CURRENT_LEVEL] == 1 and cut.holes.shape[0] and random_below(cut, 2):
        return trap(cut, part, axis)
    for _ in range(200):
        cell = random_below(cut, cut.labels.shape[0])
        piece = np.int64(cut.labels[cell])
        other = np.int64(cut.labels[cut.near[cell, random_below(cut, cut.degree[cell])]])
        if piece < 0 or other < 0 or piece == other or cut.is_fixed[cell]:
            continue
        if not may_lose(cut, piece) or not may_gain(cut, other):
            continue
        if not meets_on_its_way(cut, cell, other, part, axis):
            continue
        if may_leave(cut, cell):
            change_label(cut, cell, other)
            return True
    return False


@kernel
def trap(cut: Cut, part: int, axis: int) -> bool:
    """Let a part that is free stop after one step, in front of a cell behind an empty cell."""
    empty = np.int64(-1)
    for _ in range(200):
        cell = np.int64(cut.holes[random_below(cut, cut.holes.shape[0])])
        piece = np.int64(cut.labels[cell])
        if piece < 0:
            empty = cell
            continue
        before, behind = cell_at(cut, cell, axis, -1), cell_at(cut, cell, axis, 1)
        if empty < 0 or before < 0 or behind < 0:
            continue
        if not part >> piece & 1 or not is_in_part(cut, before, part):
            continue
        if cut.is_fixed[behind] or not is_in_part(cut, behind, part):
            continue
        other = np.int64(cut.labels[cut.near[behind, random_below(cut, cut.degree[behind])]])
        gainer = np.int64(cut.labels[cut.near[empty, random_below(cut, cut.degree[empty])]])
        if other < 0 or part >> other & 1 or gainer < 0:
            continue
        loser = np.int64(cut.labels[behind])
        change_label(cut, cell, -1)
        change_label(cut, behind, other)
        change_label(cut, empty, gainer)
        for each in range(cut.sizes.shape[0]):
            if each in (piece, loser, gainer, other):
                size = cut.sizes[each]
                if size < cut.limits[2] or size > cut.limits[3]:
                    return False
        return is_connected(cut, piece, -1, -1) and is_connected(cut, loser, -1, -1)
    return False


@step
def cell_at(cut: Cut, cell: int, axis: int, distance: int) -> int:
    """Return the cell at a number of steps along an axis, or -1."""
    x = np.int64(cut.places[cell, 0]) + distance * cut.axes[axis, 0]
    y = np.int64(cut.places[cell, 1]) + distance * cut.axes[axis, 1]
    z = np.int64(cut.places[cell, 2]) + distance * cut.axes[axis, 2]
    return cell_in_grid(cut, x, y, z)


@step
def cell_in_grid(cut: Cut, x: int, y: int, z: int) -> int:
    """Return the cell of the figure at a place, or -1."""
    side = cut.side
    found: int = np.int64(-1)
    if 0 <= x < side and 0 <= y < side and 0 <= z < side:
        found = np.int64(cut.grid[(x * side + y) * side + z])
    return found


@step
def is_in_part(cut: Cut, cell: int, part: int) -> bool:
    """Return whether the piece of a cell belongs to a set of pieces."""
    piece = np.int64(cut.labels[cell])
    return bool(piece >= 0 and part >> piece & 1)


@kernel
def meets_on_its_way(cut: Cut, cell: int, piece: int, part: int, axis: int) -> bool:
    """Return whether a cell, as part of a piece, would block the leaving part.

    The cell must not overlap any piece at the exit.
    """
    pieces = cut.sizes.shape[0]
    if not cut.is_cubic:
        return passes_on_its_way(cut, cell, piece, part, axis)
    side = cut.side
    is_in = part >> piece & 1
    toward = 1 if is_in else -1
    stride = side * side if axis == 0 else side if axis == 1 else 1
    meets = False
    for other in range(pieces):
        if other == piece:
            continue
        x = np.int64(cut.places[cell, 0]) + cut.offsets[piece, 0] - cut.offsets[other, 0]
        y = np.int64(cut.places[cell, 1]) + cut.offsets[piece, 1] - cut.offsets[other, 1]
        z = np.int64(cut.places[cell, 2]) + cut.offsets[piece, 2] - cut.offsets[other, 2]
        place = (x * side + y) * side + z
        is_beside = 0 <= x < side, 0 <= y < side, 0 <= z < side
        if is_beside[0] and is_beside[1] and is_beside[2] and is_at(cut, place, cell, other):
            return False
        if meets or (part >> other & 1) == is_in:
            continue
        at = x if axis == 0 else y if axis == 1 else z
        if axis != 0 and not is_beside[0]:
            continue
        if axis != 1 and not is_beside[1]:
            continue
        if axis != 2 and not is_beside[2]:
            continue
        for _ in range(cut.span):
            at += toward
            place += toward * stride
            if 0 <= at < side and is_at(cut, place, cell, other):
                meets = True
    return meets


@kernel
def passes_on_its_way(cut: Cut, cell: int, piece: int, part: int, axis: int) -> bool:
    """Return the same as :func:`meets_on_its_way` on a lattice with oblique axes."""
    is_in = part >> piece & 1
    step_x, step_y, step_z = cut.axes[axis, 0], cut.axes[axis, 1], cut.axes[axis, 2]
    meets = False
    for other in range(cut.sizes.shape[0]):
        if other == piece:
            continue
        x = np.int64(cut.places[cell, 0]) + cut.offsets[piece, 0] - cut.offsets[other, 0]
        y = np.int64(cut.places[cell, 1]) + cut.offsets[piece, 1] - cut.offsets[other, 1]
        z = np.int64(cut.places[cell, 2]) + cut.offsets[piece, 2] - cut.offsets[other, 2]
        there = cell_in_grid(cut, x, y, z)
        if there >= 0 and there != cell and cut.labels[there] == other:
            return False
        if meets or (part >> other & 1) == is_in:
            continue
        for number in range(cut.span):
            distance = number if is_in else -1 - number
            for each in range(cut.passed.shape[1]):
                there = cell_in_grid(
                    cut,
                    x + distance * step_x + cut.passed[axis, each, 0],
                    y + distance * step_y + cut.passed[axis, each, 1],
                    z + distance * step_z + cut.passed[axis, each, 2],
                )
                if there >= 0 and there != cell and cut.labels[there] == other:
                    meets = True
    return meets


@step
def is_at(cut: Cut, place: int, cell: int, piece: int) -> bool:
    """Return whether a place of the grid belongs to a piece, and is not the place of ``cell``."""
    there = np.int64(cut.grid[place])
    return bool(there >= 0 and there != cell and cut.labels[there] == piece)


@kernel
def change_images(cut: Cut) -> bool:
    """Change the images of the changed cells too; return False if the cut is not allowed then.

    The image of an empty cell may be the cell itself, so the number of empty cells may change.
    """
    filled: int = np.int64(0)
    for piece in range(cut.sizes.shape[0]):
        filled += cut.sizes[piece]
    changes = cut.numbers[UNDONE]
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    for change in range(changes):
        cut.seen[cut.undo[change, 0]] = mark
    for change in range(changes):
        cell = np.int64(cut.undo[change, 0])
        piece = np.int64(cut.labels[cell])
        for number in range(cut.numbers[IMAGES]):
            there = np.int64(cut.images[number, cell])
            image = np.int64(cut.piece_images[number, piece]) if piece >= 0 else np.int64(-1)
            if cut.labels[there] == image:
                continue
            if cut.seen[there] == mark or cut.is_fixed[there]:
                return False
            cut.seen[there] = mark
            change_label(cut, there, image)
    for piece in range(cut.sizes.shape[0]):
        size = cut.sizes[piece]
        filled -= size
        if size < cut.limits[2] or size > cut.limits[3] or not is_connected(cut, piece, -1, -1):
            return False
    return filled == 0


@kernel
def change_at_random(cut: Cut) -> bool:
    """Change the cut in a random way; return False if that was impossible."""
    chance = random_below(cut, 1000)
    changed = False
    if cut.numbers[CURRENT_LEVEL] and chance < 200:
        changed = block_exit(cut)
    elif chance < 720:
        changed = transfer(cut) or exchange(cut)  # sizes may forbid a transfer
    elif chance < 800:
        changed = transfer(cut) and transfer(cut)
    elif chance < 936:
        changed = exchange(cut)
    else:
        changed = move_hole(cut)
    if changed and random_below(cut, 8) == 0:
        changed = transfer(cut) or exchange(cut)
    if changed and cut.numbers[IMAGES]:
        changed = change_images(cut)
    return changed


@entry_point
def start(cut: Cut, labels: Ints1, extra_depth: int, extra_states: int, most: int) -> bool:
    """Make ``labels`` ``(c,)`` the current cut; return False if a piece is not connected."""
    for cell in range(labels.shape[0]):
        label(cut, cell, -1)
    for cell in range(labels.shape[0]):
        label(cut, cell, np.int64(labels[cell]))
    for piece in range(cut.sizes.shape[0]):
        size = cut.sizes[piece]
        first = 2 if cut.numbers[IMAGES] else 0  # a cut that a turn keeps is hard to mend
        is_allowed = cut.limits[first] <= size <= cut.limits[first + 1]
        if not is_allowed or not is_connected(cut, piece, -1, -1):
            return False
    search_cut(cut, extra_depth, extra_states, most, LOWEST)
    remember_exits(cut)
    score, level, exits = score_found(cut), cut.found[LEVEL], cut.found[EXITS]
    if cut.numbers[GOAL] != HIGH_LEVEL and level:
        value = value_apart(cut, most)
        score += ONE * (value - level) if value else 0
    cut.numbers[COST] = cost_of(cut)
    score -= cut.numbers[COST]
    accept(cut, score, level, exits)
    cut.numbers[BEST_SCORE] = LOWEST
    cut.numbers[BEST_LEVEL] = 0
    cut.numbers[BEST_VALUE] = 0
    return True


@step
def accept(cut: Cut, score: int, level: int, exits: int) -> None:
    """Make the changed cut the current cut, with ``exits`` exits from ``changed_exits``."""
    cut.numbers[UNDONE] = 0
    cut.numbers[SCORE] = score
    cut.numbers[CURRENT_LEVEL] = level
    cut.numbers[CURRENT_EXITS] = exits
    for number in range(exits):
        for word in range(3):
            cut.current_exits[number, word] = cut.changed_exits[number, word]


@step
def remember_exits(cut: Cut) -> None:
    for number in range(cut.found[EXITS]):
        for word in range(3):
            cut.changed_exits[number, word] = cut.exits[number, word]


@step
def first_refused(cut: Cut) -> int:
    """Draw a random number; return the first index of a probability that it refuses."""
    chance = np.int64(random_word(cut) >> np.uint64(11))
    low, high = 0, ODDS
    while low < high:
        middle = (low + high) // 2
        if chance < cut.odds[middle]:
            low = middle + 1
        else:
            high = middle
    return low


@entry_point
def anneal(
    cut: Cut, temperature: int, extra_depth: int, extra_states: int, most: int, proposals: int
) -> int:
    """Propose random changes at a temperature, in units of :data:`ONE`; return the cuts scored.

    A cut that needs several moves is not accepted unless it comes apart completely.
    """
    scored = 0
    for _ in range(proposals):
        cut.numbers[UNDONE] = 0
        if not change_at_random(cut):
            undo_to(cut, 0)
            continue
        limit = first_refused(cut)
        needed = cut.numbers[SCORE] - (limit * temperature + ODDS_PER_ONE - 1) // ODDS_PER_ONE
        cost = cost_of(cut)
        needed += cost
        if cut.numbers[GOAL] != HIGH_LEVEL:
            needed = LOWEST
        search_cut(cut, extra_depth, extra_states, most, needed)
        scored += 1
        score = score_found(cut) - cost
        level, exits = cut.found[LEVEL], cut.found[EXITS]
        value = np.int64(0)
        is_valued = cut.numbers[GOAL] != HIGH_LEVEL and level > 0
        if is_valued:
            remember_exits(cut)
            value = value_apart(cut, most)
            score += ONE * (value - level) if value else 0
        loss = cut.numbers[SCORE] - score
        taken = loss <= 0 or loss * ODDS_PER_ONE // temperature < limit
        if taken and not is_valued:
            remember_exits(cut)
            taken = level < 2 or value_apart(cut, most) > 0
        elif taken:
            taken = level < 2 or value > 0
        if not taken:
            undo_to(cut, 0)
            continue
        accept(cut, score, level, exits)
        if level and not cost and score > cut.numbers[BEST_SCORE]:
            cut.numbers[BEST_SCORE] = score
            cut.numbers[BEST_LEVEL] = level
            cut.numbers[BEST_VALUE] = value
            for cell in range(cut.labels.shape[0]):
                cut.best[cell] = cut.labels[cell]
    return scored

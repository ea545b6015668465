"""The data of a search for cuts: a cut, its working memory, and the indices of its numbers."""

from __future__ import annotations

from typing import NamedTuple

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

ONE = 1024
"""The score of one move."""
COORDINATES = 3
WORD_PIECES = 6
"""The maximum number of pieces whose sets fit in a word, a bit for each set."""
LOGS = 4096
"""The size of the table of logarithms."""
ODDS = 4096
"""The size of the table of probabilities, with :data:`ODDS_PER_ONE` entries for each power of e."""
ODDS_PER_ONE = 512
HASH_BITS = 17
"""The number of bits of a hash; one search fills at most half of the 2^17 slots."""
FIRST_HASH_BITS = 10
"""The number of bits when a search begins; a small table stays in the processor's cache."""
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
the first cut. The value is 0 if the goal is a high level, or the result of
:func:`~.states.value_apart`.
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

    Each cell beyond the limits of a result costs :data:`~.scores.MISFIT` in the score.
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

    Each face beyond the limit costs :data:`~.scores.UNSUPPORTED` in the score.
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

"""The data of the analysis: the lattice, oriented shapes, known distances, and the search.

A position is one integer, ``x * X + y * Y + z``, so that differences of positions are differences
of integers. Pieces of a part are the bits of a word. Distances are bytes of words, one byte for
each direction, eight in a word: the number of steps before a piece hits another, or :data:`FREE`.
Directions come in pairs: direction ``d ^ 1`` is the opposite of ``d``.
"""

from __future__ import annotations

from typing import NamedTuple

from cubewright.solver.kernels.array_types import (
    Bools1,
    Counts1,
    Counts2,
    Ints1,
    Words1,
    Words2,
    Words3,
    Words4,
)

X, Y = 1 << 24, 1 << 12
REACH = 1 << 11
"""A bound on the offsets between two pieces."""
BIAS = REACH * X + REACH * Y + REACH
"""The number added to a position or an offset so that its three digits are not negative."""
SHAPES = 1 << 13
"""The maximum number of oriented shapes: two of them and an offset form a key of 64 bits."""
LINE = 1 << 16
BLOCK = 64
"""The number of places of a line in a block."""
MAX_PIECES = 64
FREE = 255
MAX_STEPS = 126
"""The maximum number of steps of a move; assemblies with longer moves are undecided."""
MAX_LISTED = 512
"""The maximum number of sets that can move along one direction in one state."""

BATCH_DONE, PAUSED, NODES_FULL, CACHE_FULL, PLANS_FULL = range(5)
"""The reasons why :func:`~.analysis.advance` stopped."""

UNKNOWN, APART, CANNOT, NOT_DECIDED = range(4)
"""The values of :attr:`AnalysisArrays.outcomes`."""

(
    ASSEMBLY,
    IS_SEARCHING,
    HEAD,
    TAIL,
    WAITING,
    PLANS,
    MOVES,
    FAILED,
    IS_ROOT,
    STATES,
) = range(10)
PIECES, MAX_STATES = 18, 19
"""The indices in :attr:`AnalysisArrays.state`.

They are the assembly of the batch; whether a part is being searched; the next node to expand and
the number of nodes; the number of queued parts; the numbers of plans, moves and failed parts
written; whether the part is a whole assembly; the total number of states; the pieces of the part;
and the maximum number of states of one part. A block of 64 bytes, which processors exchange as a
whole, does not contain both a number that all threads read and one that changes with each state.
"""
STATE_SIZE = 28

CACHED, LOOKED_UP, MISSES = 8, 9, 10
"""The indices in :attr:`Work.counts`: distances stored, looked up, and measured.

No other array lies in the same block of 64 bytes.
"""
COUNTS_SIZE = 19


class Directions(NamedTuple):
    """The directions of a lattice: ``d`` of them, in ``w`` words of distances."""

    steps: Counts2
    """``(d, 3)`` int64: the vector of one step."""
    packed: Counts1
    """``(d,)`` int64: the same as a position."""
    leads: Counts1
    """``(d,)`` int64: a coordinate in which the step is 1 or -1."""


class Shapes(NamedTuple):
    """The cells of ``s`` oriented shapes in lines along each direction.

    A place in a line is one integer, the line times :data:`LINE` plus the steps along
    it. Equal lines have equal first parts, so a difference below half of ``LINE`` is a
    number of steps. A block contains up to 64 places from its first place on: a bit is 1 for each
    cell there.
    """

    cells: Counts1
    """The first places of all blocks, ascending for each shape and direction.

    Shape ``s`` has ``cells[cell_begins[s, d]:cell_begins[s, d + 1]]`` for direction ``d``.
    """
    cell_bits: Words1
    """The cells of each block."""
    cell_begins: Counts2
    """``(s, d + 1)`` int64."""
    passed: Counts1
    """The places that the cells pass through in their first step, in the same format."""
    passed_bits: Words1
    passed_begins: Counts2
    """``(s, d + 1)`` int64."""


class Distances(NamedTuple):
    """A hash table of distances between two shapes at an offset, with a power of two slots."""

    keys: Counts1
    """``(n,)`` int64: -1 in a free slot."""
    words: Words2
    """``(n, w)`` uint64."""


class Batch(NamedTuple):
    """Assemblies, one after another."""

    begins: Counts1
    """``(k + 1,)`` int64: the pieces of assembly ``a`` are ``begins[a]:begins[a + 1]``."""
    shapes: Counts1
    """``(pieces,)`` int64: the oriented shape of each piece."""
    positions: Counts1
    """``(pieces,)`` int64."""
    weights: Counts1
    """``(pieces,)`` int64."""
    groups: Counts1
    """``(pieces,)`` int64: the group of a piece with exactly one group; otherwise 0."""
    has_groups: Bools1
    """``(k,)`` bool: whether parts that do not come apart are listed in ``failed``."""


class Nodes(NamedTuple):
    """States of one part, in the order found."""

    positions: Counts1
    """``(nodes * pieces or more,)`` int64: positions relative to the part's first piece."""
    parents: Ints1
    masks: Words1
    """``(nodes,)`` uint64: the pieces of the part that moved."""
    moves: Ints1
    """``(nodes,)`` int32: the direction times 256, plus the steps."""
    depths: Ints1
    hashes: Words1
    slots: Counts1
    """``(nodes,)`` int64: the slot of the node in ``table``."""
    table: Ints1
    """``(2 * nodes or more,)`` int32, a power of two: node numbers, -1 in a free slot."""


class Part(NamedTuple):
    """The part being searched."""

    members: Counts1
    """``(64,)`` int64: the index in the assembly of each piece."""
    pair_keys: Counts1
    """``(64 * 64,)`` int64: the key of two shapes at offset 0."""
    factors: Words1
    """``(64,)`` uint64: the factors of positions in the hash of a state."""


class Work(NamedTuple):
    """Working memory for one state; every thread uses its own."""

    distances: Distances
    """The distances that the search does not know; a single thread uses the search's table."""
    counts: Counts1
    """``(COUNTS_SIZE,)`` int64: see :data:`CACHED`."""
    near: Words2
    """``(w, 64 * 64)`` uint64: the distances of each pair ``i < j``."""
    keys: Counts1
    """``(64 * 64,)`` int64: the keys of these distances."""
    rows: Words4
    """``(w, 128, 8, 64)`` uint64: for each number of steps, the pieces that each piece pushes.

    Byte ``d`` of word ``g`` contains the pieces ``8 * g`` and following for direction ``d``.
    """
    movable: Words3
    """``(w, 128, 64)`` uint64: for each number of steps, whether a piece pushes at most half.

    The highest bit of byte ``d`` is for direction ``d``.
    """
    sources: Counts2
    """``(w, 128)`` int64: for each number of steps, the index of its ``rows`` and ``movable``."""
    later: Counts1
    """``(64 * 64,)`` int64: the numbers of pairs that hit each other after some steps."""


class Found(NamedTuple):
    """The results for the states of a chunk, ``c`` successive nodes."""

    results: Counts1
    """``(c,)`` int64: the result of each state, see :data:`~.expansion.EXPANDED`."""
    leaving: Words1
    """``(c,)`` uint64: the pieces that leave."""
    directions: Counts1
    """``(c,)`` int64: the direction in which they leave."""
    ends: Counts1
    """``(c + 1,)`` int64: the moves of state ``i`` are ``ends[i]:ends[i + 1]``."""
    masks: Words1
    """``(m,)`` uint64: the pieces that move."""
    moves: Ints1
    """``(m,)`` int32: the direction times 256, plus the steps."""
    hashes: Words1
    """``(m,)`` uint64: the hash of the state after the move, if the chunk is explored."""
    slots: Counts1
    """``(m,)`` int64: the free slot at which the search for the state ended."""


class Waiting(NamedTuple):
    """Queued parts, the next one last."""

    masks: Words1
    """``(65,)`` uint64: pieces of the assembly."""
    positions: Counts2
    """``(65, 64)`` int64: the position of each piece of the assembly."""


class Plans(NamedTuple):
    """Separations in preorder, the staying half first; and parts that do not come apart."""

    begins: Counts1
    """``(k + 1,)`` int64: the separations of each assembly."""
    parts: Words1
    """``(n,)`` uint64: pieces of the assembly."""
    removed: Words1
    """``(n,)`` uint64."""
    move_begins: Counts1
    """``(n + 1,)`` int64."""
    move_masks: Words1
    """``(m,)`` uint64."""
    moves: Counts2
    """``(m, 2)`` int64: direction and steps; 0 steps remove the pieces."""
    failed: Words1
    """``(f,)`` uint64."""
    failed_assembly: Counts1
    """``(f,)`` int64."""


class AnalysisArrays(NamedTuple):
    """The data of :func:`~.analysis.advance`."""

    directions: Directions
    shapes: Shapes
    distances: Distances
    batch: Batch
    nodes: Nodes
    part: Part
    work: Work
    found: Found
    waiting: Waiting
    plans: Plans
    outcomes: Counts1
    """``(k,)`` int64: see :data:`UNKNOWN`."""
    states: Counts1
    """``(k,)`` int64: the number of states reached in each assembly."""
    state: Counts1
    """``(STATE_SIZE,)`` int64: see :data:`ASSEMBLY`."""

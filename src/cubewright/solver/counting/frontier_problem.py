"""A counting problem in a cell order that keeps the frontier small.

Between two cells of the order, only options with cells on both sides matter. The cells are
therefore ordered along the direction in which options span the fewest cells: in a box, the longest
edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import permutations

import numpy as np

from cubewright.model.cell import BoolArray, CountArray, IntArray, MaskArray


class FrontierState(Enum):
    """The state of a frontier count: running, done, or given up."""

    RUNNING = "running"
    DONE = "done"
    GIVEN_UP = "given up"
    """The count needs more memory than its limit."""


MAX_REACH = 64
"""The maximum number of consecutive cells that an option spans, so that a frontier fits a word."""
MAX_CODES = 1 << 18
"""The maximum number of combinations of used pieces."""


@dataclass(frozen=True, eq=False)
class OrbitOptions:
    """The options of an exact cover problem whose options are orbits of placements.

    - ``fills`` ``(n, cells)`` bool: the cells that each option fills.
    - ``classes`` ``(n,)`` int32 and ``uses`` ``(q, t)`` int32: an option of class
      ``q`` uses ``uses[q, k]`` pieces of kind ``k``.
    - ``copies`` and ``sizes`` ``(t,)`` int32: the number of pieces of each kind that a
      solution uses, and the number of cells of one piece.
    - ``positions`` ``(cells, 3)`` int32: the coordinates of each cell.
    """

    fills: BoolArray
    classes: IntArray
    uses: IntArray
    copies: IntArray
    sizes: IntArray
    positions: IntArray


@dataclass(frozen=True, eq=False)
class FrontierProblem:
    """Options grouped by their first cell, in the order of the cells.

    Cells that every option fills together are merged. A *code* is a
    combination of used pieces, its *volume* the number of their cells.

    - ``masks`` ``(n,)`` uint64: an option's cells relative to its first cell,
      which is the lowest bit. The options of class ``q`` whose first cell is
      ``c`` are ``begins[c, q]:begins[c, q + 1]``.
    - ``class_volumes`` ``(q,)`` int64: the number of cells that an option of a class fills.
    - ``code_begins`` int64: the codes of volume ``v`` are
      ``code_begins[v]:code_begins[v + 1]``; ``code_pieces`` is the number of
      pieces of each code.
    - ``moves`` ``(m, 2)`` int32: the code before and after placing an option, both
      counted from the first code of their volume. The moves of class ``q`` from
      volume ``v`` are ``move_begins[q, v]:move_begins[q, v + 1]``.
    - ``filled`` ``(cells,)``: the number of cells up to and including a cell.
    - ``ahead`` ``(cells,)``: the number of cells after a cell that may already be filled.
    """

    masks: MaskArray
    begins: IntArray
    class_volumes: CountArray
    code_begins: CountArray
    code_pieces: CountArray
    moves: IntArray
    move_begins: CountArray
    filled: CountArray
    ahead: CountArray

    @property
    def effort(self) -> CountArray:
        """The number of possible codes at each cell, ``(cells,)``, as an estimate of the work."""
        begins = self.code_begins
        high = np.minimum(self.filled + self.ahead + 1, len(begins) - 1)
        effort: CountArray = begins[high] - begins[self.filled]
        return effort


def frontier_problem(options: OrbitOptions, order_index: int = 0) -> FrontierProblem | None:
    """Return the problem in the order of cells with the smallest frontier.

    ``order_index`` selects another order, so that a count can be checked. Returns None if the
    problem has no options, too many combinations of pieces, or an option that spans too many cells
    even in this order.
    """
    if float(np.prod(options.copies + 1.0)) > MAX_CODES or not len(options.fills):
        return None
    # Merge cells that the same options fill.
    fills, merged = np.unique(options.fills, axis=1, return_inverse=True)
    column_of_cell = merged.reshape(-1).astype(np.int32)
    orders = _orders(options.positions, column_of_cell, fills.shape[1])
    reaches = [_reach(fills[:, order]) for order in orders]
    effort = [float(np.exp2(reach.sum(axis=1)).sum()) for reach in reaches]
    best = sorted(range(len(orders)), key=effort.__getitem__)[order_index % len(orders)]
    order, reach = orders[best], reaches[best]
    fills = fills[:, order]
    cells, classes = fills.shape[1], len(options.uses)
    first = fills.argmax(axis=1)
    last = cells - 1 - fills[:, ::-1].argmax(axis=1)
    if int((last - first).max()) >= MAX_REACH:
        return None
    group = first * classes + options.classes
    rows = np.argsort(group, kind="stable")
    at = np.arange(cells)[:, None] * classes + np.arange(classes + 1)
    weights = np.bincount(column_of_cell, minlength=cells)[order]
    codes = _codes(options)
    volumes = options.sizes @ codes
    code_begins = np.searchsorted(volumes, np.arange(volumes[-1] + 2))
    moves, move_begins = _moves(options, codes, volumes, code_begins)
    return FrontierProblem(
        masks=_from_first(fills[rows], first[rows]),
        begins=np.searchsorted(group[rows], at).astype(np.int32),
        class_volumes=(options.uses @ options.sizes).astype(np.int64),
        code_begins=code_begins,
        code_pieces=codes.sum(axis=0, dtype=np.int64),
        moves=moves,
        move_begins=move_begins,
        filled=np.cumsum(weights),
        ahead=reach @ weights,
    )


def _codes(options: OrbitOptions) -> IntArray:
    """Return every combination of used pieces, ``(t, codes)``, in order of volume."""
    number = np.arange(int(np.prod(options.copies + 1)), dtype=np.int32)
    codes = np.empty((len(options.copies), len(number)), np.int32)
    for row, stride, most in zip(codes, _strides(options), options.copies, strict=True):
        np.remainder(number // stride, most + 1, out=row)
    ordered: IntArray = codes[:, np.argsort(options.sizes @ codes, kind="stable")]
    return ordered


def _strides(options: OrbitOptions) -> IntArray:
    return np.cumprod([1, *(options.copies[:-1] + 1)], dtype=np.int32)


def _moves(
    options: OrbitOptions, codes: IntArray, volumes: IntArray, code_begins: CountArray
) -> tuple[IntArray, CountArray]:
    key = _strides(options) @ codes
    # Codes are counted from the first code of their volume.
    within = np.arange(len(key), dtype=np.int32) - code_begins[volumes].astype(np.int32)
    number = np.empty_like(key)
    number[key] = np.arange(len(key))
    blocks = []
    begins = np.empty((len(options.uses), len(code_begins)), np.int64)
    made = 0
    for row, use in enumerate(options.uses):
        fits = np.ones(len(key), np.bool_)
        for kind in np.flatnonzero(use):
            fits &= codes[kind] <= options.copies[kind] - use[kind]
        before = np.flatnonzero(fits)
        after = number[key[before] + _strides(options) @ use]
        begins[row] = made + np.searchsorted(before, code_begins)
        made += len(before)
        blocks.append(np.stack([within[before], within[after]], axis=1))
    return np.concatenate(blocks), begins


def _orders(positions: IntArray, column_of_cell: IntArray, columns: int) -> list[IntArray]:
    orders: list[IntArray] = []
    for axes in permutations(range(3)):
        rank = np.empty(len(positions), np.int64)
        rank[np.lexsort(positions[:, axes].T)] = np.arange(len(positions))
        least = np.full(columns, len(positions))
        np.minimum.at(least, column_of_cell, rank)
        order = np.argsort(least)
        if not any(np.array_equal(order, known) for known in orders):
            orders.append(order.astype(np.int32))
    return orders


def _reach(fills: BoolArray) -> BoolArray:
    cells = fills.shape[1]
    reached = np.zeros((cells, cells), np.bool_)
    first = fills.argmax(axis=1)
    np.logical_or.at(reached, first, fills)
    reached = np.logical_or.accumulate(reached, axis=0)
    beyond: BoolArray = np.triu(reached, 1)
    return beyond


def _from_first(fills: BoolArray, first: IntArray) -> MaskArray:
    """Return masks whose lowest bit is the option's first cell, ``(n,)`` uint64."""
    masks = np.zeros(len(fills), np.uint64)
    row, cell = np.nonzero(fills)
    np.bitwise_or.at(masks, row, np.uint64(1) << (cell - first[row]).astype(np.uint64))
    return masks

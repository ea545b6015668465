"""A cover problem put in a row: an order of the cells in which a sweep has little in hand.

Between two cells of a sweep only what reaches over the border matters. So the
cells go along the way on which pieces reach over few cells, for a box along its
longest edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import numpy as np

from cubewright.model.cell import BoolArray, CountArray, IntArray, MaskArray

MOST_REACH = 64
"""How far an option may reach in the order of the cells: a word holds what is in hand."""
MOST_CODES = 1 << 18
"""How many combinations of used pieces may be told apart."""


@dataclass(frozen=True, eq=False)
class OrbitOptions:
    """What is to be swept: sets of cells of which some make the whole, with what each uses.

    - ``fills`` ``(n, cells)``: which cells each set fills.
    - ``classes`` ``(n,)`` and ``uses`` ``(q, t)``: a set of class ``q`` uses
      ``uses[q, k]`` pieces of kind ``k``.
    - ``copies`` and ``sizes`` ``(t,)``: how many pieces of each kind are to be
      used, and how many cells one fills.
    - ``places`` ``(cells, 3)``: where each cell is, for a choice of order.
    """

    fills: BoolArray
    classes: IntArray
    uses: IntArray
    copies: IntArray
    sizes: IntArray
    places: IntArray


@dataclass(frozen=True, eq=False)
class FrontierProblem:
    """OrbitOptions by the cell where they begin, in the order of the cells.

    - ``masks`` uint64: a set's cells from where it begins, lowest bit first;
      those that begin at cell ``c`` and are of class ``q`` stand between
      ``begins[c, q]`` and ``begins[c, q + 1]``; ``class_volumes`` ``(q,)`` tells
      how many cells a set of a class fills.
    - ``code_begins``: a code is a combination of used pieces; those that fill
      ``v`` cells are numbered from ``code_begins[v]``; ``code_pieces`` tells how
      many pieces each uses.
    - ``moves`` ``(m, 2)``: a set of class ``q`` makes of the codes of volume ``v``
      others, from and to, counted from the first of their volumes, between
      ``move_begins[q, v]`` and ``move_begins[q, v + 1]``.
    - ``filled`` and ``ahead`` ``(cells,)``: how many cells are filled up to and
      with a cell, and how many beyond it can be filled by then.
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
        """For each cell, how many codes can be come across: a guess at its work."""
        begins = self.code_begins
        low = np.minimum(self.filled, len(begins) - 1)
        high = np.minimum(low + self.ahead + 1, len(begins) - 1)
        effort: CountArray = begins[high] - begins[low]
        return effort


def frontier_problem(sets: OrbitOptions, way: int = 0) -> FrontierProblem | None:
    """The sweep with the least in hand; None where that is still more than can be kept.

    ``way``: not the best order but the next best, and so on, so that a number
    can be found in two ways.
    """
    if float(np.prod(sets.copies + 1.0)) > MOST_CODES or not len(sets.fills):
        return None
    # Cells that nothing tells apart are one.
    fills, alike = np.unique(sets.fills, axis=1, return_inverse=True)
    same = alike.reshape(-1).astype(np.int32)
    orders = _orders(sets.places, same, fills.shape[1])
    reaches = [_reach(fills[:, order]) for order in orders]
    effort = [float(np.exp2(reach.sum(axis=1)).sum()) for reach in reaches]
    best = sorted(range(len(orders)), key=effort.__getitem__)[way % len(orders)]
    order, reach = orders[best], reaches[best]
    fills = fills[:, order]
    cells, classes = fills.shape[1], len(sets.uses)
    first = fills.argmax(axis=1)
    last = cells - 1 - fills[:, ::-1].argmax(axis=1)
    if int((last - first).max()) >= MOST_REACH:
        return None
    group = first * classes + sets.classes
    rows = np.argsort(group, kind="stable")
    at = np.arange(cells)[:, None] * classes + np.arange(classes + 1)
    weights = np.bincount(same, minlength=cells)[order]
    codes = _codes(sets)
    moves, move_begins = _moves(sets, codes)
    volumes = codes @ sets.sizes
    return FrontierProblem(
        masks=_from_first(fills[rows], first[rows]),
        begins=np.searchsorted(group[rows], at).astype(np.int32),
        class_volumes=(sets.uses @ sets.sizes).astype(np.int64),
        code_begins=np.searchsorted(volumes, np.arange(volumes[-1] + 2)),
        code_pieces=codes.sum(axis=1),
        moves=moves,
        move_begins=move_begins,
        filled=np.cumsum(weights),
        ahead=reach @ weights,
    )


def _codes(sets: OrbitOptions) -> CountArray:
    """Every combination of used pieces ``(codes, t)``, by volume."""
    strides = _strides(sets)
    codes = np.arange(int(np.prod(sets.copies + 1)))[:, None] // strides % (sets.copies + 1)
    ordered: CountArray = codes[np.argsort(codes @ sets.sizes, kind="stable")]
    return ordered


def _strides(sets: OrbitOptions) -> CountArray:
    strides: CountArray = np.concatenate([[1], np.cumprod(sets.copies[:-1] + 1)]).astype(np.int64)
    return strides


def _moves(sets: OrbitOptions, codes: CountArray) -> tuple[IntArray, CountArray]:
    """What each class makes of each code, and where the moves of a class and a volume begin."""
    volumes = codes @ sets.sizes
    code_begins = np.searchsorted(volumes, np.arange(volumes[-1] + 2))
    strides = _strides(sets)
    number = np.empty(len(codes), np.int64)
    number[codes @ strides] = np.arange(len(codes))
    parts = []
    begins = np.empty((len(sets.uses), len(code_begins)), np.int64)
    made = 0
    for row, use in enumerate(sets.uses):
        before = np.flatnonzero((codes + use <= sets.copies).all(axis=1))
        after = number[(codes[before] + use) @ strides]
        begins[row] = made + np.searchsorted(before, code_begins)
        made += len(before)
        pair = (before, after)
        parts.append(np.stack([code - code_begins[volumes[code]] for code in pair], axis=1))
    return np.concatenate(parts).astype(np.int32), begins


def _orders(places: IntArray, same: IntArray, columns: int) -> list[IntArray]:
    """Orders of the columns along each of the lattice's directions, the first cell deciding."""
    orders: list[IntArray] = []
    for axes in permutations(range(3)):
        rank = np.empty(len(places), np.int64)
        rank[np.lexsort(places[:, axes].T)] = np.arange(len(places))
        least = np.full(columns, len(places))
        np.minimum.at(least, same, rank)
        order = np.argsort(least)
        if not any(np.array_equal(order, known) for known in orders):
            orders.append(order.astype(np.int32))
    return orders


def _reach(fills: BoolArray) -> BoolArray:
    """For each cell, which cells beyond it something fills that begins there or before."""
    cells = fills.shape[1]
    over = np.zeros((cells, cells), np.bool_)
    first = fills.argmax(axis=1)
    np.logical_or.at(over, first, fills)
    over = np.logical_or.accumulate(over, axis=0)
    beyond: BoolArray = np.triu(over, 1)
    return beyond


def _from_first(fills: BoolArray, first: IntArray) -> MaskArray:
    """Masks whose lowest bit is the first cell filled."""
    masks = np.zeros(len(fills), np.uint64)
    row, cell = np.nonzero(fills)
    np.bitwise_or.at(masks, row, np.uint64(1) << (cell - first[row]).astype(np.uint64))
    return masks

"""The problem that a dive searches: what remains of a problem after placements, or its front.

A search chooses the lowest of equally constrained cells, and tries the kinds of piece in order.
Another order of cells or kinds therefore leads to another path through the tree.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.solver.kernels.cell_numbers import renumber_cells
from cubewright.solver.kernels.fitting_options import list_fitting, list_meeting
from cubewright.solver.problem.chessboard import Chessboard, useful_chessboard
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import ascending, bits_of, masks_of


@dataclass(frozen=True)
class DiveProblem:
    """A cover problem without symmetries, with a subset of the options of another problem.

    - ``cover``: its figure and pieces belong to the original problem, so only arrays may be used,
      not ``option_cells`` or ``solution``.
    - ``options`` ``(n,)`` int32: the id of each of its options in the other problem.
    - ``colours``: the chessboard colours of its cells if a search should prune by them, else None.
    """

    cover: CoverProblem
    options: IntArray
    colours: Chessboard | None = None

    def original_ids(self, row: IntArray) -> IntArray:
        """Return the option ids of a solution in the other problem, ``(p,)`` int32.

        ``row`` is a row of :meth:`Search.step`. Columns without a piece are dropped.
        """
        ids: IntArray = self.options[row[row < len(self.options)]]
        return ids


@dataclass(frozen=True)
class Packing:
    """The placements so far, and the options that still fit; ``n`` options, ``t`` kinds.

    - ``cover``: the problem, its cells in the order in which they are filled.
    - ``originals`` ``(n + 1,)`` int32: the ids of its options in the
      original problem; the last entry stands for no option.
    - ``placed`` ``(p,)`` int32: the options placed.
    - ``filled`` ``(w,)`` uint64: their cells.
    - ``left`` ``(t,)`` int32: copies of each kind that may still be placed.
    - ``fitting`` ``(k,)`` int32: the options that can still be placed, in ascending order.
    - ``colours``: the colours of the cells if they prune much, else None.
    """

    cover: CoverProblem
    originals: IntArray
    placed: IntArray
    filled: MaskArray
    left: IntArray
    fitting: IntArray
    colours: Chessboard | None

    @property
    def free_cells(self) -> BoolArray:
        """Whether each cell is free, ``(64 w,)`` bool."""
        return bits_of(self.cover.full & ~self.filled)

    @property
    def kind_lengths(self) -> IntArray:
        """The number of fitting options of each kind, ``(t,)``."""
        lengths: IntArray = np.bincount(
            self.cover.kind[self.fitting], minlength=len(self.left)
        ).astype(np.int32)
        return lengths

    def with_placed(self, options: IntArray) -> Packing:
        """Return the packing after placing ``options`` ``(k,)`` int32."""
        cover = self.cover
        filled = self.filled | np.bitwise_or.reduce(cover.masks[options], axis=0)
        used = np.bincount(cover.kind[options], minlength=len(self.left))
        left = (self.left - used).astype(np.int32)
        fitting = np.empty(len(self.fitting), np.int32)
        count = list_fitting(cover.masks, cover.kind, left, filled, self.fitting, fitting)
        placed = np.concatenate([self.placed, options])
        fitting = fitting[:count].copy()
        return replace(self, placed=placed, filled=filled, left=left, fitting=fitting)

    def can_balance(self, options: IntArray) -> bool:
        """Return whether the colours allow placing ``options`` ``(k,)`` int32."""
        if self.colours is None:
            return True
        filled = self.filled | np.bitwise_or.reduce(self.cover.masks[options], axis=0)
        used = np.bincount(self.cover.kind[options], minlength=len(self.left))
        left = (self.left - used).astype(np.int32)
        return self.colours.can_balance(self.cover.full & ~filled, left)

    def original_row(self, options: IntArray) -> IntArray:
        """Return the solution that places further ``options`` ``(k,)``, as original ids.

        The result is a row as in :meth:`Search.step`, in ascending order.
        """
        used = np.concatenate([self.placed, options])
        missing = self.cover.piece_count - len(used)
        ids = np.append(self.originals[used], [self.originals[-1]] * missing)
        return np.sort(ids).astype(np.int32)

    def remaining_problem(self, order: IntArray) -> DiveProblem:
        """Return the remaining problem with its kinds in the given ``order`` ``(t,)``."""
        cover = self.cover
        free = self.free_cells
        placed = cover.copies - self.left
        least = np.minimum(np.maximum(cover.min_copies - placed, 0), self.left)
        rest = self._problem(self.fitting, free, cover.required & ~self.filled, order, least)
        min_filled = max(0, cover.min_filled - int(bits_of(self.filled).sum()))
        numbers: list[int | None] = [None] * len(self.left)
        for number, kind in enumerate(order[self.left[order] > 0].tolist()):
            numbers[kind] = number
        choices = tuple(each.remaining(placed.tolist(), numbers) for each in cover.choices)
        changed = replace(rest.cover, min_filled=min_filled, choices=choices)
        return replace(rest, cover=changed)

    def front(self, order: IntArray, cells: int) -> DiveProblem:
        """Return the problem of filling the first free ``cells``, with adjacent cells as needed.

        Its kinds have no minimum, and a solution may make the other cells impossible to fill.
        ``order`` ``(t,)`` is the order of the kinds.
        """
        cover = self.cover
        first = np.zeros(64 * cover.masks.shape[1], np.bool_)
        first[np.flatnonzero(self.free_cells)[:cells]] = True
        required = np.packbits(first, bitorder="little").view(np.uint64)
        meeting = np.empty(len(self.fitting), np.int32)
        count = list_meeting(cover.masks, required, self.fitting, meeting)
        options = meeting[:count]
        reached = np.bitwise_or.reduce(cover.masks[options], axis=0) | required
        none = np.zeros(len(self.left), np.int32)
        return self._problem(options, bits_of(reached), required, order, none)

    def _problem(
        self, options: IntArray, cells: BoolArray, required: MaskArray, order: IntArray,
        least: IntArray,
    ) -> DiveProblem:  # fmt: skip
        """Return the problem of these options and cells, ``(64 w,)`` bool, in the fewest words."""
        cover = self.cover
        count = int(cells.sum())
        numbers = np.where(cells, np.cumsum(cells) - 1, -1).astype(np.int32)
        kinds = order[self.left[order] > 0].astype(np.int32)
        place = np.zeros(len(self.left), np.int32)
        place[kinds] = np.arange(len(kinds))
        positions = place[cover.kind[options]]
        sequence = np.argsort(positions, kind="stable")
        options, positions = options[sequence], positions[sequence]
        lengths = np.bincount(positions, minlength=len(kinds))
        changed = replace(
            cover,
            masks=_renumbered(cover.masks[options], numbers, count),
            kind=positions,
            starts=np.cumsum([0, *lengths]).astype(np.int32),
            copies=self.left[kinds],
            min_copies=least[kinds].astype(np.int32),
            full=masks_of(np.arange(count, dtype=np.int32)[None], count)[0],
            required=_renumbered(required[None], numbers, count)[0],
            images=np.arange(len(options) + 1, dtype=np.int32)[None],
            members=tuple(cover.members[kind] for kind in kinds),
            min_filled=0,
            choices=(),
        )
        return DiveProblem(changed, options, self._colours(numbers, kinds, count))

    def _colours(self, numbers: IntArray, kinds: IntArray, cells: int) -> Chessboard | None:
        """Return the colours of a problem of these kinds, with cells renumbered by ``numbers``."""
        if self.colours is None:
            return None
        black = _renumbered(self.colours.black[None], numbers, cells)[0]
        return Chessboard(black, self.colours.imbalances[kinds])


def empty_packing(cover: CoverProblem, order: IntArray) -> Packing:
    """Return a packing without placements; its cell ``i`` is the problem's ``order[i]``.

    ``order`` ``(cells,)`` int32 contains every cell of the figure once.
    """
    colours = useful_chessboard(cover)
    options = np.arange(len(cover.masks), dtype=np.int32)
    originals = np.arange(len(cover.masks) + 1, dtype=np.int32)
    cover = cover.without_symmetry()
    if (order != np.arange(len(order))).any():
        numbers = np.full(64 * cover.masks.shape[1], -1, np.int32)
        numbers[order] = np.arange(len(order), dtype=np.int32)
        masks = _renumbered(cover.masks, numbers, len(order))
        for low, high in zip(cover.starts[:-1], cover.starts[1:], strict=True):
            originals[low:high] = low + ascending(masks[low:high])
        required = _renumbered(cover.required[None], numbers, len(order))[0]
        cover = replace(cover, masks=masks[originals[:-1]], required=required)
        if colours is not None:
            black = _renumbered(colours.black[None], numbers, len(order))[0]
            colours = colours._replace(black=black)
    none = np.zeros(0, np.int32)
    filled = np.zeros(cover.masks.shape[1], np.uint64)
    return Packing(cover, originals, none, filled, cover.copies, options, colours)


def _renumbered(masks: MaskArray, numbers: IntArray, cells: int) -> MaskArray:
    renumbered = np.zeros((len(masks), max(1, -(-cells // 64))), np.uint64)
    renumber_cells(np.ascontiguousarray(masks), numbers, renumbered)
    return renumbered

"""What a dive searches: a problem in another order, or what is left of it below some placements.

Among equally constrained cells a search takes the lowest, and it tries the
kinds of piece in their order. So another order is another path into the tree.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels.cell_numbers import renumber_cells
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import ascending, bits_of, masks_of


@dataclass(frozen=True)
class DiveProblem:
    """A cover problem without symmetries, made from an original one.

    - ``cover``: its figure and pieces are the original ones, so only arrays may
      be used, not ``option_cells`` or ``solution``.
    - ``options`` ``(n + 1,)`` int32: the original id of each of its options; the
      number that stands for no option comes last.
    - ``placed`` ``(p,)`` int32: the original ids of options placed before.
    """

    cover: CoverProblem
    options: IntArray
    placed: IntArray

    def original_rows(self, rows: IntArray) -> IntArray:
        """Return solutions ``(k, pieces)`` as ascending rows of original ids, placed ones too."""
        placed = np.broadcast_to(self.placed, (len(rows), len(self.placed)))
        originals: IntArray = np.sort(np.concatenate([placed, self.options[rows]], axis=1), axis=1)
        return originals

    def with_kinds(self, order: IntArray) -> DiveProblem:
        """Return the problem with its kinds in an order, ``(kinds,)`` of their present numbers."""
        starts = self.cover.starts
        blocks = [np.arange(starts[kind], starts[kind + 1]) for kind in order]
        ids = np.concatenate(blocks).astype(np.int32)
        return self._with_options(ids, self.cover.masks[ids], order, self.cover.copies[order])

    def after(self, placed: IntArray) -> DiveProblem:
        """Return what is left of an exact problem below some of its options.

        Filled cells, used-up kinds and options that no longer fit are left out.
        """
        cover = self.cover
        filled = np.bitwise_or.reduce(cover.masks[placed], axis=0)
        left = cover.copies - np.bincount(cover.kind[placed], minlength=len(cover.copies))
        fits = (left > 0)[cover.kind]
        for word in range(len(filled)):
            fits &= cover.masks[:, word] & filled[word] == 0
        ids = np.flatnonzero(fits).astype(np.int32)
        free = bits_of(cover.full & ~filled)
        numbers = np.where(free, np.cumsum(free) - 1, -1).astype(np.int32)
        cells = int(free.sum())
        masks = _renumbered(cover.masks[ids], numbers, cells)
        kinds = np.flatnonzero(left).astype(np.int32)
        below = self._with_options(ids, masks, kinds, left[kinds].astype(np.int32))
        full = masks_of(np.arange(cells, dtype=np.int32)[None], cells)[0]
        return replace(
            below,
            cover=replace(below.cover, full=full, required=full),
            placed=np.concatenate([self.placed, self.options[placed]]),
        )

    def _with_options(
        self, ids: IntArray, masks: MaskArray, kinds: IntArray, copies: IntArray
    ) -> DiveProblem:
        """Return the problem with some kinds in an order and, sorted in this way, some options."""
        cover = self.cover
        lengths = np.bincount(cover.kind[ids], minlength=len(cover.copies))[kinds]
        least = np.minimum(cover.min_copies[kinds], copies)
        changed = replace(
            cover,
            masks=masks,
            kind=np.repeat(np.arange(len(kinds), dtype=np.int32), lengths),
            starts=np.cumsum([0, *lengths]).astype(np.int32),
            copies=copies,
            min_copies=copies.copy() if cover.is_exact else least,
            images=np.arange(len(ids) + 1, dtype=np.int32)[None],
            members=tuple(cover.members[kind] for kind in kinds),
        )
        return DiveProblem(changed, self.options[np.append(ids, len(cover.masks))], self.placed)


def with_cells(cover: CoverProblem, order: IntArray) -> DiveProblem:
    """Return a problem with its cells in an order, ``(cells,)``: its cell ``i`` is ``order[i]``."""
    numbers = np.full(64 * cover.masks.shape[1], -1, np.int32)
    numbers[order] = np.arange(len(order), dtype=np.int32)
    masks = _renumbered(cover.masks, numbers, len(order))
    ids = np.arange(len(masks) + 1, dtype=np.int32)
    for low, high in zip(cover.starts[:-1], cover.starts[1:], strict=True):
        ids[low:high] = low + ascending(masks[low:high])
    moved = replace(
        cover.without_symmetry(),
        masks=masks[ids[:-1]],
        required=_renumbered(cover.required[None], numbers, len(order))[0],
        images=np.arange(len(ids), dtype=np.int32)[None],
    )
    return DiveProblem(moved, ids, np.zeros(0, np.int32))


def _renumbered(masks: MaskArray, numbers: IntArray, cells: int) -> MaskArray:
    renumbered = np.zeros((len(masks), max(1, -(-cells // 64))), np.uint64)
    renumber_cells(np.ascontiguousarray(masks), numbers, renumbered)
    return renumbered

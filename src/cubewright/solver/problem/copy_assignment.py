"""Assignment of copies of pieces to the options of many solutions together."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem


class CopyAssignment:
    """The assignment of copies of pieces to the options of many solutions, as integers.

    The assignment agrees with :meth:`CoverProblem.piece_copies`, which handles one row. ``copies``
    lists (piece, copy) pairs, both counted from 0, in ascending order. The assigned integers are
    indices into it; ``no_copy`` marks the end of a row that has fewer options than columns.
    """

    copies: tuple[tuple[int, int], ...]

    def __init__(self, cover: CoverProblem) -> None:
        by_kind = [_of_kind(cover, kind) for kind in range(len(cover.members))]
        self.copies = tuple(
            sorted({each for own, free in by_kind for each in (*own.values(), *free)})
        )
        self.no_copy = len(self.copies)
        index = {each: number for number, each in enumerate(self.copies)}
        options = len(cover.masks)
        self._kinds = np.append(cover.kind, len(by_kind))
        self._own = np.full(options + 1, -1, np.int32)
        self._own[options] = self.no_copy
        free_copies: list[int] = []
        self._first_free = np.zeros(len(by_kind) + 1, np.int64)
        for kind, (own, free) in enumerate(by_kind):
            for option, each in own.items():
                self._own[option] = index[each]
            self._first_free[kind] = len(free_copies)
            free_copies += [index[each] for each in free]
        self._free = np.array([*free_copies, self.no_copy], np.int32)
        self._same_for_all_rows = cover.is_exact and not cover.fixed_options

    def assign(self, rows: NDArray[np.signedinteger]) -> IntArray:
        """Return the index of the copy at each position of the rows, with the same shape.

        ``rows`` is ``(k, pieces)`` of option ids, each row ascending.
        """
        if self._same_for_all_rows and len(rows):
            return np.broadcast_to(self._assign(rows[:1]), rows.shape)
        return self._assign(rows)

    def _assign(self, rows: NDArray[np.signedinteger]) -> IntArray:
        """Assign pre-placed pieces their own copies, and the other copies of a kind in order."""
        kinds, own = self._kinds[rows], self._own[rows]
        has_own = own >= 0
        free_before = np.cumsum(~has_own, axis=1) - ~has_own
        starts_kind = np.ones(rows.shape, np.bool_)
        starts_kind[:, 1:] = kinds[:, 1:] != kinds[:, :-1]
        before_kind = np.maximum.accumulate(np.where(starts_kind, free_before, 0), axis=1)
        rank = self._first_free[kinds] + free_before - before_kind
        assigned: IntArray = np.where(has_own, own, self._free.take(rank, mode="clip"))
        return assigned


def _of_kind(
    cover: CoverProblem, kind: int
) -> tuple[dict[int, tuple[int, int]], list[tuple[int, int]]]:
    options = range(int(cover.starts[kind]), int(cover.starts[kind + 1]))
    placed = [option for option in options if option in cover.fixed_options]
    most = min(int(cover.copies[kind]), cover.cell_count // int(cover.sizes[kind]))
    other = [option for option in options if option not in cover.fixed_options][:1]
    named = cover.piece_copies(np.array(placed + other * (most - len(placed)), np.int32))
    own = {option: (piece, copy) for option, piece, copy in named[: len(placed)]}
    return own, [(piece, copy) for _, piece, copy in named[len(placed) :]]

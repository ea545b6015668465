"""Which copy of which piece lies at each place of a row, for many rows at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem


class CopyAssignment:
    """What :meth:`CoverProblem.named` says of one row, said of many rows in integers.

    A seat is a copy of a piece. ``named`` lists the piece and the copy, counted
    from 0, of each seat, ascending; ``none`` is the seat of what stands for no
    option.
    """

    copies: tuple[tuple[int, int], ...]

    def __init__(self, cover: CoverProblem) -> None:
        by_kind = [_of_kind(cover, kind) for kind in range(len(cover.members))]
        self.copies = tuple(
            sorted({each for own, free in by_kind for each in (*own.values(), *free)})
        )
        self.no_copy = len(self.copies)
        number = {each: seat for seat, each in enumerate(self.copies)}
        options = len(cover.masks)
        self._kinds = np.append(cover.kind, len(by_kind))
        self._own = np.full(options + 1, -1, np.int32)
        self._own[options] = self.no_copy
        free_seats: list[int] = []
        self._first_free = np.zeros(len(by_kind) + 1, np.int64)
        for kind, (own, free) in enumerate(by_kind):
            for option, each in own.items():
                self._own[option] = number[each]
            self._first_free[kind] = len(free_seats)
            free_seats += [number[each] for each in free]
        self._free = np.array([*free_seats, self.no_copy], np.int32)
        self._never_change = cover.is_exact and not cover.fixed_options

    def assign(self, rows: NDArray[np.signedinteger]) -> IntArray:
        """The seat at each place of some rows, whose options ascend."""
        if self._never_change:
            return np.broadcast_to(self._of(rows[:1]), rows.shape) if len(rows) else self._of(rows)
        return self._of(rows)

    def _of(self, rows: NDArray[np.signedinteger]) -> IntArray:
        """A piece laid beforehand has its own seat; the others of a kind take the rest in order."""
        kinds, own = self._kinds[rows], self._own[rows]
        has_own = own >= 0
        free_before = np.cumsum(~has_own, axis=1) - ~has_own
        begins = np.ones(rows.shape, np.bool_)
        begins[:, 1:] = kinds[:, 1:] != kinds[:, :-1]
        of_others = np.maximum.accumulate(np.where(begins, free_before, 0), axis=1)
        turn = self._first_free[kinds] + free_before - of_others
        seats: IntArray = np.where(has_own, own, self._free.take(turn, mode="clip"))
        return seats


def _of_kind(
    cover: CoverProblem, kind: int
) -> tuple[dict[int, tuple[int, int]], list[tuple[int, int]]]:
    """The seats of options laid beforehand, and those that all others take one after the other."""
    options = range(int(cover.starts[kind]), int(cover.starts[kind + 1]))
    placed = [option for option in options if option in cover.fixed_options]
    most = min(int(cover.copies[kind]), cover.cell_count // int(cover.sizes[kind]))
    other = [option for option in options if option not in cover.fixed_options][:1]
    named = cover.piece_copies(np.array(placed + other * (most - len(placed)), np.int32))
    own = {option: (piece, copy) for option, piece, copy in named[: len(placed)]}
    return own, [(piece, copy) for _, piece, copy in named[len(placed) :]]

"""Chessboard colouring: test whether pieces can cover the free black and white cells.

Each piece covers a fixed number of cells more of one colour than of the other: its *imbalance*.
Only which colour it is depends on the placement. (With this argument, Golomb proves that the
tetrominoes fill no rectangle: "Polyominoes", 1965.)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import bits_of, words_of


class Chessboard(NamedTuple):
    """The colours of a problem with ``t`` kinds, in which neighbours have different colours."""

    black: MaskArray
    """``(w,)`` uint64: the cells of one colour."""
    imbalances: IntArray
    """``(t,)`` int32: the difference between the numbers of cells of each colour, by kind."""

    def can_balance(self, free: MaskArray, left: IntArray) -> bool:
        """Return whether the copies ``left`` ``(t,)`` can balance the colours of ``free``.

        ``free`` is ``(w,)`` uint64. All copies are placed.
        """
        half, reached = 0, 1
        # Bit i: the pieces so far can add up to 2 i minus the sum of their imbalances.
        for imbalance, copies in zip(self.imbalances.tolist(), left.tolist(), strict=True):
            half += imbalance * copies
            for _ in range(copies if imbalance else 0):
                reached |= reached << imbalance
        black, cells = int(bits_of(free & self.black).sum()), int(bits_of(free).sum())
        doubled = half + 2 * black - cells
        return doubled >= 0 and not doubled & 1 and bool(reached >> (doubled >> 1) & 1)


def chessboard(cover: CoverProblem) -> Chessboard:
    """Return the colours of a problem; all cells are white if the lattice has no colouring."""
    figure = cover.puzzle.figure
    colour = figure.lattice.colour
    black = sum(1 << i for i, cell in enumerate(figure.cells) if colour and colour(cell))
    pieces = [cover.puzzle.pieces[members[0]] for members in cover.members]
    imbalances = np.array([piece.imbalance for piece in pieces], np.int32)
    return Chessboard(words_of(black, cover.masks.shape[1]), imbalances)


def useful_chessboard(cover: CoverProblem) -> Chessboard | None:
    """Return the colours if they prune much because most pieces, but not all, balance; else None.

    In other problems, imbalances combine in many ways, so the colours prune almost nothing.
    """
    if not cover.is_exact or cover.puzzle.figure.lattice.colour is None:
        return None
    colours = chessboard(cover)
    unbalanced = int(cover.copies[colours.imbalances > 0].sum())
    return colours if 0 < unbalanced <= cover.piece_count // 2 else None

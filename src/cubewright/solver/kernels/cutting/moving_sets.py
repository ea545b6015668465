"""The sets of pieces that can move together, because they push no other piece."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.array_types import Counts1
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.cutting.arrays import Cut
from cubewright.solver.kernels.masks import trailing_zeros


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

"""Random changes of a cut that keep each piece connected.

A change moves a cell on the border of two pieces, exchanges two cells, or moves an empty cell.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel
from cubewright.solver.kernels.cutting.arrays import CURRENT_LEVEL, IMAGES, SEEN, UNDONE, Cut
from cubewright.solver.kernels.cutting.exits import block_exit
from cubewright.solver.kernels.cutting.pieces import (
    change_label,
    is_connected,
    may_gain,
    may_leave,
    may_lose,
    touches,
)
from cubewright.solver.kernels.cutting.random_numbers import random_below


@kernel
def transfer(cut: Cut) -> bool:
    """Give a random cell on a border to the adjacent piece."""
    for _ in range(30):
        cell = random_below(cut, cut.labels.shape[0])
        piece = np.int64(cut.labels[cell])
        other = np.int64(cut.labels[cut.near[cell, random_below(cut, cut.degree[cell])]])
        if piece < 0 or other < 0 or piece == other or cut.is_fixed[cell]:
            continue
        if not may_lose(cut, piece) or not may_gain(cut, other):
            continue
        if may_leave(cut, cell):
            change_label(cut, cell, other)
            return True
    return False


@kernel
def exchange(cut: Cut) -> bool:
    """Give a cell on a border to the adjacent piece, which gives another cell back."""
    for _ in range(20):
        cell = random_below(cut, cut.labels.shape[0])
        piece = np.int64(cut.labels[cell])
        other = np.int64(cut.labels[cut.near[cell, random_below(cut, cut.degree[cell])]])
        if piece < 0 or other < 0 or piece == other or cut.is_fixed[cell]:
            continue
        for _ in range(10):
            back = np.int64(cut.members[other, random_below(cut, cut.sizes[other])])
            if cut.is_fixed[back] or not touches(cut, back, piece):
                continue
            if is_connected(cut, piece, cell, back) and is_connected(cut, other, back, cell):
                change_label(cut, cell, other)
                change_label(cut, back, piece)
                return True
    return False


@kernel
def move_hole(cut: Cut) -> bool:
    """Fill an empty cell, and empty another cell."""
    if not cut.holes.shape[0]:
        return False
    empty, filled = np.int64(-1), np.int64(-1)
    for _ in range(200):
        cell = np.int64(cut.holes[random_below(cut, cut.holes.shape[0])])
        if cut.labels[cell] < 0:
            empty = cell
        else:
            filled = cell
        if empty >= 0 and filled >= 0:
            break
    if empty < 0 or filled < 0:
        return False
    if random_below(cut, 2):  # small moves are usually better
        filled = np.int64(cut.near[empty, random_below(cut, cut.degree[empty])])
        if not cut.may_be_empty[filled] or cut.labels[filled] < 0:
            return False
    loser = np.int64(cut.labels[filled])
    change_label(cut, filled, -1)
    gainer = np.int64(cut.labels[cut.near[empty, random_below(cut, cut.degree[empty])]])
    if gainer < 0:
        return False
    change_label(cut, empty, gainer)
    if cut.sizes[loser] < cut.limits[2] or cut.sizes[gainer] > cut.limits[3]:
        return False
    return is_connected(cut, loser, -1, -1)


@kernel
def change_images(cut: Cut) -> bool:
    """Change the images of the changed cells too; return False if the cut is not allowed then.

    The image of an empty cell may be the cell itself, so the number of empty cells may change.
    """
    filled: int = np.int64(0)
    for piece in range(cut.sizes.shape[0]):
        filled += cut.sizes[piece]
    changes = cut.numbers[UNDONE]
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    for change in range(changes):
        cut.seen[cut.undo[change, 0]] = mark
    for change in range(changes):
        cell = np.int64(cut.undo[change, 0])
        piece = np.int64(cut.labels[cell])
        for number in range(cut.numbers[IMAGES]):
            there = np.int64(cut.images[number, cell])
            image = np.int64(cut.piece_images[number, piece]) if piece >= 0 else np.int64(-1)
            if cut.labels[there] == image:
                continue
            if cut.seen[there] == mark or cut.is_fixed[there]:
                return False
            cut.seen[there] = mark
            change_label(cut, there, image)
    for piece in range(cut.sizes.shape[0]):
        size = cut.sizes[piece]
        filled -= size
        if size < cut.limits[2] or size > cut.limits[3] or not is_connected(cut, piece, -1, -1):
            return False
    return filled == 0


@kernel
def change_at_random(cut: Cut) -> bool:
    """Change the cut in a random way; return False if that was impossible."""
    chance = random_below(cut, 1000)
    changed = False
    if cut.numbers[CURRENT_LEVEL] and chance < 200:
        changed = block_exit(cut)
    elif chance < 720:
        changed = transfer(cut) or exchange(cut)  # sizes may forbid a transfer
    elif chance < 800:
        changed = transfer(cut) and transfer(cut)
    elif chance < 936:
        changed = exchange(cut)
    else:
        changed = move_hole(cut)
    if changed and random_below(cut, 8) == 0:
        changed = transfer(cut) or exchange(cut)
    if changed and cut.numbers[IMAGES]:
        changed = change_images(cut)
    return changed

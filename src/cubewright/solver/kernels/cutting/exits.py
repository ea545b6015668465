"""Changes of a cut that block one of its exits.

In most cuts of a large cube, one part slides out and nothing else moves. A special change puts an
empty cell in the way of that part, and a cell behind it. The part then moves one step.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.cutting.arrays import CURRENT_EXITS, CURRENT_LEVEL, Cut
from cubewright.solver.kernels.cutting.packed_states import unpack
from cubewright.solver.kernels.cutting.pieces import (
    change_label,
    is_connected,
    may_gain,
    may_leave,
    may_lose,
)
from cubewright.solver.kernels.cutting.random_numbers import random_below


@kernel
def block_exit(cut: Cut) -> bool:
    """Give a cell to a piece so that it blocks an exit of the current cut."""
    if not cut.numbers[CURRENT_EXITS]:
        return False
    pieces = cut.sizes.shape[0]
    chosen = random_below(cut, cut.numbers[CURRENT_EXITS])
    unpack(cut, cut.current_exits[chosen, 0], cut.current_exits[chosen, 1], pieces)
    code = np.int64(cut.current_exits[chosen, 2])
    part, axis = code & 0xFFFF, code >> 16
    if cut.numbers[CURRENT_LEVEL] == 1 and cut.holes.shape[0] and random_below(cut, 2):
        return trap(cut, part, axis)
    for _ in range(200):
        cell = random_below(cut, cut.labels.shape[0])
        piece = np.int64(cut.labels[cell])
        other = np.int64(cut.labels[cut.near[cell, random_below(cut, cut.degree[cell])]])
        if piece < 0 or other < 0 or piece == other or cut.is_fixed[cell]:
            continue
        if not may_lose(cut, piece) or not may_gain(cut, other):
            continue
        if not meets_on_its_way(cut, cell, other, part, axis):
            continue
        if may_leave(cut, cell):
            change_label(cut, cell, other)
            return True
    return False


@kernel
def trap(cut: Cut, part: int, axis: int) -> bool:
    """Let a part that is free stop after one step, in front of a cell behind an empty cell."""
    empty = np.int64(-1)
    for _ in range(200):
        cell = np.int64(cut.holes[random_below(cut, cut.holes.shape[0])])
        piece = np.int64(cut.labels[cell])
        if piece < 0:
            empty = cell
            continue
        before, behind = cell_at(cut, cell, axis, -1), cell_at(cut, cell, axis, 1)
        if empty < 0 or before < 0 or behind < 0:
            continue
        if not part >> piece & 1 or not is_in_part(cut, before, part):
            continue
        if cut.is_fixed[behind] or not is_in_part(cut, behind, part):
            continue
        other = np.int64(cut.labels[cut.near[behind, random_below(cut, cut.degree[behind])]])
        gainer = np.int64(cut.labels[cut.near[empty, random_below(cut, cut.degree[empty])]])
        if other < 0 or part >> other & 1 or gainer < 0:
            continue
        loser = np.int64(cut.labels[behind])
        change_label(cut, cell, -1)
        change_label(cut, behind, other)
        change_label(cut, empty, gainer)
        for each in range(cut.sizes.shape[0]):
            if each in (piece, loser, gainer, other):
                size = cut.sizes[each]
                if size < cut.limits[2] or size > cut.limits[3]:
                    return False
        return is_connected(cut, piece, -1, -1) and is_connected(cut, loser, -1, -1)
    return False


@step
def cell_at(cut: Cut, cell: int, axis: int, distance: int) -> int:
    """Return the cell at a number of steps along an axis, or -1."""
    x = np.int64(cut.places[cell, 0]) + distance * cut.axes[axis, 0]
    y = np.int64(cut.places[cell, 1]) + distance * cut.axes[axis, 1]
    z = np.int64(cut.places[cell, 2]) + distance * cut.axes[axis, 2]
    return cell_in_grid(cut, x, y, z)


@step
def cell_in_grid(cut: Cut, x: int, y: int, z: int) -> int:
    """Return the cell of the figure at a place, or -1."""
    side = cut.side
    found: int = np.int64(-1)
    if 0 <= x < side and 0 <= y < side and 0 <= z < side:
        found = np.int64(cut.grid[(x * side + y) * side + z])
    return found


@step
def is_in_part(cut: Cut, cell: int, part: int) -> bool:
    """Return whether the piece of a cell belongs to a set of pieces."""
    piece = np.int64(cut.labels[cell])
    return bool(piece >= 0 and part >> piece & 1)


@kernel
def meets_on_its_way(cut: Cut, cell: int, piece: int, part: int, axis: int) -> bool:
    """Return whether a cell, as part of a piece, would block the leaving part.

    The cell must not overlap any piece at the exit.
    """
    pieces = cut.sizes.shape[0]
    if not cut.is_cubic:
        return passes_on_its_way(cut, cell, piece, part, axis)
    side = cut.side
    is_in = part >> piece & 1
    toward = 1 if is_in else -1
    stride = side * side if axis == 0 else side if axis == 1 else 1
    meets = False
    for other in range(pieces):
        if other == piece:
            continue
        x = np.int64(cut.places[cell, 0]) + cut.offsets[piece, 0] - cut.offsets[other, 0]
        y = np.int64(cut.places[cell, 1]) + cut.offsets[piece, 1] - cut.offsets[other, 1]
        z = np.int64(cut.places[cell, 2]) + cut.offsets[piece, 2] - cut.offsets[other, 2]
        place = (x * side + y) * side + z
        is_beside = 0 <= x < side, 0 <= y < side, 0 <= z < side
        if is_beside[0] and is_beside[1] and is_beside[2] and is_at(cut, place, cell, other):
            return False
        if meets or (part >> other & 1) == is_in:
            continue
        at = x if axis == 0 else y if axis == 1 else z
        if axis != 0 and not is_beside[0]:
            continue
        if axis != 1 and not is_beside[1]:
            continue
        if axis != 2 and not is_beside[2]:
            continue
        for _ in range(cut.span):
            at += toward
            place += toward * stride
            if 0 <= at < side and is_at(cut, place, cell, other):
                meets = True
    return meets


@kernel
def passes_on_its_way(cut: Cut, cell: int, piece: int, part: int, axis: int) -> bool:
    """Return the same as :func:`meets_on_its_way` on a lattice with oblique axes."""
    is_in = part >> piece & 1
    step_x, step_y, step_z = cut.axes[axis, 0], cut.axes[axis, 1], cut.axes[axis, 2]
    meets = False
    for other in range(cut.sizes.shape[0]):
        if other == piece:
            continue
        x = np.int64(cut.places[cell, 0]) + cut.offsets[piece, 0] - cut.offsets[other, 0]
        y = np.int64(cut.places[cell, 1]) + cut.offsets[piece, 1] - cut.offsets[other, 1]
        z = np.int64(cut.places[cell, 2]) + cut.offsets[piece, 2] - cut.offsets[other, 2]
        there = cell_in_grid(cut, x, y, z)
        if there >= 0 and there != cell and cut.labels[there] == other:
            return False
        if meets or (part >> other & 1) == is_in:
            continue
        for number in range(cut.span):
            distance = number if is_in else -1 - number
            for each in range(cut.passed.shape[1]):
                there = cell_in_grid(
                    cut,
                    x + distance * step_x + cut.passed[axis, each, 0],
                    y + distance * step_y + cut.passed[axis, each, 1],
                    z + distance * step_z + cut.passed[axis, each, 2],
                )
                if there >= 0 and there != cell and cut.labels[there] == other:
                    meets = True
    return meets


@step
def is_at(cut: Cut, place: int, cell: int, piece: int) -> bool:
    """Return whether a place of the grid belongs to a piece, and is not the place of ``cell``."""
    there = np.int64(cut.grid[place])
    return bool(there >= 0 and there != cell and cut.labels[there] == piece)

"""A breadth-first search over the positions of the pieces finds the levels of a cut."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.cutting.arrays import (
    COORDINATES,
    DEPTH,
    EPOCH,
    EXITS,
    FIRST_HASH_BITS,
    GOAL,
    HASH_SHIFT,
    IS_CAPPED,
    LATER_LEVELS,
    LEAVING,
    LEVEL,
    MAX_EXITS,
    ONE,
    STATES,
    WIDTH,
    Cut,
)
from cubewright.solver.kernels.cutting.distances import FAR, free_distance, measure
from cubewright.solver.kernels.cutting.moving_sets import begin_sets, next_set, sets_in_a_word
from cubewright.solver.kernels.cutting.packed_states import unpack, visit
from cubewright.solver.kernels.cutting.scores import LOWEST, highest_score
from cubewright.solver.kernels.masks import trailing_zeros


@step
def keep_exit(cut: Cut, state: np.uint64, second: np.uint64, part: int, axis: int) -> None:
    """Store an exit if space is left."""
    number = cut.found[EXITS]
    if number < MAX_EXITS:
        cut.exits[number, 0] = state
        cut.exits[number, 1] = second
        cut.exits[number, 2] = np.uint64(part + (axis << 16))
        cut.found[EXITS] = number + 1


@step
def move_part(
    cut: Cut,
    state: np.uint64,
    second: np.uint64,
    pieces: int,
    axis: int,
    part: int,
    nearest: int,
    end: int,
) -> int:
    """Visit the states in which a part has moved; return the new end of the queue.

    The first piece stays at the origin: if it belongs to the part, the other pieces move backwards.
    """
    full = (1 << pieces) - 1
    moves_back = part & 1
    moving = full & ~part if moves_back else part
    change = cut.steps[axis, moving]
    second_change = second
    if cut.is_wide:
        second_change = cut.second_steps[axis, moving]
    limit = (1 << (cut.bits - 1)) - 1
    most = nearest
    if cut.is_cubic:
        for piece in range(1, pieces):
            if moving >> piece & 1:
                offset = cut.offsets[piece, axis]
                most = min(most, limit + offset if moves_back else limit - offset)
    else:
        most = steps_in_state(cut, pieces, axis, moving, moves_back, nearest)
    for _ in range(most):
        if moves_back:
            state -= change
            second -= second_change
        else:
            state += change
            second += second_change
        end = visit(cut, state, second, end)
        if 2 * end >= cut.queue.shape[0]:
            break
    return end


@kernel
def steps_in_state(
    cut: Cut, pieces: int, axis: int, moving: int, moves_back: int, nearest: int
) -> int:
    """Return how far pieces can go along an oblique axis before their offsets are too large."""
    limit = (1 << (cut.bits - 1)) - 1
    most = nearest
    for coordinate in range(COORDINATES):
        change = -cut.axes[axis, coordinate] if moves_back else cut.axes[axis, coordinate]
        for piece in range(1, pieces):
            if change and moving >> piece & 1:
                offset = cut.offsets[piece, coordinate]
                room = limit - offset if change > 0 else limit + offset
                most = min(most, room // abs(change))
    return most


@kernel
def search_states(
    cut: Cut, pieces: int, extra_depth: int, extra_states: int, most: int, needed: int
) -> None:
    """Search the states of the active pieces, starting at ``begin``; write ``found`` and ``exits``.

    The search continues for ``extra_depth`` layers behind the first state in which a part is free,
    until it has visited ``extra_states`` more states. It ends after ``most`` states, or at the
    first exit if the score cannot reach ``needed``. It finds nothing if pieces begin so far from
    each other that no packed state can express it.
    """
    found = cut.found
    for number in range(found.shape[0]):
        found[number] = 0
    cut.numbers[EPOCH] += 1
    cut.numbers[HASH_SHIFT] = 64 - FIRST_HASH_BITS
    half = 1 << (cut.bits - 1)
    state, second = np.uint64(0), np.uint64(0)
    shift = np.uint64(0)
    for piece in range(1, pieces):
        if piece == cut.first_pieces + 1:
            state, second = second, state
            shift = np.uint64(0)
        for axis in range(COORDINATES):
            offset = cut.begin[piece, axis] - cut.begin[0, axis] + half
            if not 0 <= offset < 2 * half:
                found[IS_CAPPED] = 1
                return
            state |= np.uint64(offset) << shift
            shift += np.uint64(cut.bits)
    if pieces > cut.first_pieces + 1:
        state, second = second, state
    low, high = 0, visit(cut, state, second, 0)
    depth, last_depth = 0, 0
    while low < high:
        found[DEPTH] = depth
        if not found[LEVEL]:
            found[WIDTH] = high - low
            found[LEAVING] = 0
        elif depth > last_depth or high > extra_states + found[STATES]:
            break
        end = high
        is_enough = highest_score(depth + 1, extra_depth) < needed
        for number in range(low, high):
            end = expand(cut, pieces, number, end, extra_depth, is_enough)
            if 2 * end >= cut.queue.shape[0] or (is_enough and found[LEAVING]):
                break
        if found[LEAVING] and not found[LEVEL]:
            found[LEVEL] = depth + 1
            found[STATES] = end
            last_depth = depth + extra_depth
            lost = (ONE // 2) * found[LEAVING] // found[WIDTH]
            if not extra_depth or highest_score(depth + 1, extra_depth) - lost < needed:
                return
        low, high = high, end
        depth += 1
        if high > most or 2 * high >= cut.queue.shape[0]:
            found[IS_CAPPED] = 1
            break
    if not found[LEVEL] or extra_depth:
        found[STATES] = high


@step
def expand(cut: Cut, pieces: int, number: int, end: int, extra_depth: int, is_enough: bool) -> int:
    """Visit all states one move away from a state; return the new end of the queue.

    ``is_enough`` means that one exit ends the search.
    """
    found = cut.found
    full = (1 << pieces) - 1
    state, second = cut.queue[number], np.uint64(0)
    if cut.is_wide:
        second = cut.second_queue[number]
    unpack(cut, state, second, pieces)
    leaves = False
    measure(cut, pieces)
    for axis in range(cut.axes.shape[0]):
        sets = sets_in_a_word(cut, pieces, axis)
        waiting = begin_sets(cut, pieces, axis)
        while sets or waiting:
            if sets:
                part = np.int64(trailing_zeros(sets))
                sets &= sets - np.uint64(1)
            else:
                waiting = next_set(cut, full, waiting)
                part = cut.choices[waiting, 0]
                if part == 0 or part == full:
                    continue
            nearest = free_distance(cut, pieces, axis, part)
            if nearest == FAR:
                leaves = True
                if not found[LEVEL]:
                    keep_exit(cut, state, second, part, axis)
                    if is_enough:
                        found[LEAVING] = 1
                        return end
            elif extra_depth or not (found[LEAVING] or leaves):
                end = move_part(cut, state, second, pieces, axis, part, nearest, end)
                if 2 * end >= cut.queue.shape[0]:
                    return end
    if leaves and not found[LEVEL]:
        found[LEAVING] += 1
    return end


@kernel
def search_cut(cut: Cut, extra_depth: int, extra_states: int, most: int, needed: int) -> None:
    """Search the states of the whole cut, as long as its score may reach ``needed``."""
    pieces = cut.sizes.shape[0]
    for piece in range(pieces):
        cut.active[piece] = piece
        for axis in range(COORDINATES):
            cut.begin[piece, axis] = 0
    search_states(cut, pieces, extra_depth, extra_states, most, needed)


@kernel
def value_apart(cut: Cut, most: int) -> int:
    """Return the number of moves that separate all pieces; 0 if the cut does not come apart.

    If levels are wanted, a level counts up to the wanted one, and later levels of 1 do not count.

    The choice of the exit does not affect separability: a part that is locked by itself is also
    locked in the whole.
    """
    pieces = cut.sizes.shape[0]
    cut.parts[0] = (1 << pieces) - 1
    for piece in range(pieces):
        for axis in range(COORDINATES):
            cut.part_offsets[0, piece, axis] = 0
    waiting = 1
    value: int = np.int64(0)
    place = 0
    while waiting:
        waiting -= 1
        part = cut.parts[waiting]
        size = 0
        for piece in range(pieces):
            if part >> piece & 1:
                cut.active[size] = piece
                for axis in range(COORDINATES):
                    cut.begin[size, axis] = cut.part_offsets[waiting, piece, axis]
                size += 1
        if size == 1:
            continue
        search_states(cut, size, 0, 0, most, LOWEST)
        if not cut.found[LEVEL]:
            return 0
        level = cut.found[LEVEL]
        if cut.numbers[GOAL] != LATER_LEVELS:
            value += level
        elif place == 0 or level > 1:
            value += min(level, cut.wanted[place])
            place += 1
        unpack(cut, cut.exits[0, 0], cut.exits[0, 1], size)
        leaving = np.int64(cut.exits[0, 2] & np.uint64(0xFFFF))
        first, second = np.int64(0), np.int64(0)
        for number in range(size):
            piece = cut.active[number]
            if leaving >> number & 1:
                first |= 1 << piece
            else:
                second |= 1 << piece
            for axis in range(COORDINATES):
                cut.part_offsets[waiting, piece, axis] = cut.offsets[number, axis]
                cut.part_offsets[waiting + 1, piece, axis] = cut.offsets[number, axis]
        cut.parts[waiting] = first
        cut.parts[waiting + 1] = second
        waiting += 2
    return value

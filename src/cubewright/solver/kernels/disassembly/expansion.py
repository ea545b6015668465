"""What can be done in one state: pieces that leave, or all moves. Changes nothing but its memory.

The order of the search is that of BurrTools, which decides between separations
of equal level: single pieces that can leave; the sets that single pieces take
along as they leave, up to half of the pieces; then all moves. A set that can move
is what one piece pushes, or a union of such sets. As all pieces of a move shift by
the same amount, what piece ``p`` pushes in ``k`` steps is what can be reached from
it along distances less than ``k``; no closure of the distances is needed.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    FARTHEST,
    LISTED,
    PIECES,
    AnalysisArrays,
)
from cubewright.solver.kernels.disassembly.distances import (
    fill_pushed,
    fill_rows,
    read_distances,
)
from cubewright.solver.kernels.masks.bits import ones, trailing_zeros

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)

EXPANDED, SEPARATED, LIMITED, CROWDED = range(4)
"""What happened to a state: its moves are listed, pieces leave, a limit was reached, or memory
is needed for more distances."""


@step
def expand(search: AnalysisArrays, head: int, number: int) -> int:
    """Look for pieces that can leave a state, and otherwise list all moves.

    The results are those of state ``number`` of the chunk.
    """
    found = search.found
    first = found.ends[number]
    found.ends[number + 1] = first
    if read_distances(search, head):
        return CROWDED
    mask, direction = leaving(search)
    if mask:
        found.leaving[number] = mask
        found.directions[number] = direction
        found.results[number] = SEPARATED
        return SEPARATED
    result, end = moves(search, first)
    found.ends[number + 1] = end
    found.results[number] = result
    return int(result)


@step
def closed(search: AnalysisArrays, steps: int, piece: int, half: np.uint64) -> np.uint64:
    """What a piece takes along in a number of steps, itself included: all that pushing reaches.

    0 if that is more than half of the pieces: if it reaches a piece of which this is known.
    """
    pushed, large = search.work.pushed, search.work.large
    found: np.uint64 = (_ONE << np.uint64(piece)) | pushed[steps, piece]
    todo = pushed[steps, piece]
    while todo:
        if found & large[steps]:
            break
        more = pushed[steps, np.int64(trailing_zeros(todo))] & ~found
        todo &= todo - _ONE
        found |= more
        todo |= more
    if (found & large[steps]) or ones(found) > half:
        large[steps] |= _ONE << np.uint64(piece)
        found = _NOTHING
    return found


@kernel
def leaving(search: AnalysisArrays) -> tuple[np.uint64, int]:
    """Return the first set of pieces that can leave, and its direction; single pieces first."""
    pieces = search.state[PIECES]
    half = np.uint64(pieces // 2)
    fill_rows(search, 0)
    for direction in range(len(search.directions.packed)):
        fill_pushed(search, direction, 0)
        for piece in range(pieces):
            if search.work.pushed[0, piece] == _NOTHING:
                return _ONE << np.uint64(piece), direction
    if half > _ONE:
        for direction in range(len(search.directions.packed)):
            fill_pushed(search, direction, 0)
            for piece in range(pieces):
                mask = closed(search, 0, piece, half)
                if mask:
                    return mask, direction
    return _NOTHING, 0


@kernel
def moves(search: AnalysisArrays, first: int) -> tuple[int, int]:
    """List every move of a state from a place on; EXPANDED or LIMITED, and the end of the list."""
    found = search.found
    pieces = search.state[PIECES]
    half = np.uint64(pieces // 2)
    filled = 1
    fill_rows(search, 1)
    count = first
    for direction in range(len(search.directions.packed)):
        gathered = 1
        fill_pushed(search, direction, 1)
        begin = count
        for piece in range(pieces):
            steps = 1
            while True:
                if steps > gathered:
                    if steps > FARTHEST:
                        return LIMITED, count
                    if steps > filled:
                        fill_rows(search, steps)
                        filled = steps
                    fill_pushed(search, direction, steps)
                    gathered = steps
                mask = closed(search, steps, piece, half)
                if mask == _NOTHING:
                    break
                move = direction * 256 + steps
                if not is_listed(search, begin, count, mask, move):
                    if count - begin == LISTED:
                        return LIMITED, count
                    found.masks[count] = mask
                    found.moves[count] = move
                    count = list_unions(search, begin, count, mask, move)
                    if count < 0:
                        return LIMITED, begin + LISTED
                steps += 1
    return EXPANDED, count


@step
def is_listed(search: AnalysisArrays, begin: int, end: int, mask: np.uint64, move: int) -> bool:
    """Whether a set is listed for a direction and a number of steps."""
    masks, listed = search.found.masks, search.found.moves
    for i in range(begin, end):  # noqa: SIM110 - a generator cannot be compiled
        if masks[i] == mask and listed[i] == move:
            return True
    return False


@kernel
def list_unions(search: AnalysisArrays, begin: int, newest: int, mask: np.uint64, move: int) -> int:
    """Unite a new set with each one listed before it for the same steps, the newest first.

    Returns the end of the list, or -1 if it is full.
    """
    found = search.found
    everything = _ALL >> np.uint64(64 - search.state[PIECES])
    count = newest + 1
    for i in range(newest - 1, begin - 1, -1):
        if found.moves[i] != move:
            continue
        union = found.masks[i] | mask
        is_part = union == mask or union == found.masks[i]
        if is_part or union == everything:
            continue
        if is_listed(search, begin, count, union, move):
            continue
        if count - begin == LISTED:
            return -1
        found.masks[count] = union
        found.moves[count] = move
        count += 1
    return count

"""The expansion of one state: pieces that can leave, or all moves. Only work memory changes.

The order of the search equals BurrTools' order, which decides between separations of equal level:
single pieces that can leave; the sets that single pieces push as they leave, up to half of the
pieces; then all moves. A set that can move consists of the pieces that one piece pushes, or is a
union of such sets. All pieces of a move shift by the same amount. The pieces that piece ``p``
pushes in ``k`` steps are therefore the pieces reachable from it along distances less than ``k``,
and the closure of the distances is not needed.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    MAX_LISTED,
    MAX_STEPS,
    PIECES,
    AnalysisArrays,
)
from cubewright.solver.kernels.disassembly.distances import read_distances
from cubewright.solver.kernels.disassembly.pushing import (
    FOR_EVER,
    all_directions,
    close_rows,
    fill_rows,
    find_free,
    find_movable,
    find_pushed,
    first_movable,
    pushed_pieces,
)

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)

EXPANDED, SEPARATED, LIMITED, CROWDED = range(4)
"""The results of a state.

Its moves are listed; pieces can leave; a limit was reached; or memory for distances is needed.
"""


@step
def expand(search: AnalysisArrays, head: int, number: int) -> int:
    """Find pieces that can leave a state, or else list all moves.

    The results belong to state ``number`` of the chunk.
    """
    found = search.found
    first = found.ends[number]
    found.ends[number + 1] = first
    if read_distances(search, head):
        return CROWDED
    mask, direction = find_leaving(search)
    if mask:
        found.leaving[number] = mask
        found.directions[number] = direction
        found.results[number] = SEPARATED
        return SEPARATED
    result, end = list_all_moves(search, first)
    found.ends[number + 1] = end
    found.results[number] = result
    return int(result)


@step
def find_leaving(search: AnalysisArrays) -> tuple[np.uint64, int]:
    """Return the first set of pieces that can leave, and its direction; single pieces first.

    If no pieces can leave, the function also finds the pieces that each piece pushes.
    """
    work, pieces = search.work, search.state[PIECES]
    count = len(search.directions.packed)
    words = work.near.shape[0]
    mask, direction = _NOTHING, 0
    for word in range(words):
        if not mask:
            movable = work.movable[word, FOR_EVER]
            some = find_free(work.near[word], movable, pieces, all_directions(count, word))
            if some:
                byte, piece = first_movable(movable, some)
                mask, direction = _ONE << np.uint64(piece), 8 * word + byte
    if not mask:
        may_leave = False
        for word in range(words):
            may_leave |= find_pushed(
                work.near[word],
                work.rows[word],
                work.movable[word],
                work.sources[word],
                work.later,
                pieces,
                all_directions(count, word),
            )
        if may_leave and pieces // 2 > 1:
            mask, direction = find_leaving_sets(work.near, work.rows, work.movable, pieces, count)
    return mask, direction


@kernel
def find_leaving_sets(
    near: MaskArray, rows: MaskArray, movable: MaskArray, pieces: int, directions: int
) -> tuple[np.uint64, int]:
    """Return the first set of several pieces that can leave, and its direction."""
    for word in range(len(near)):
        fill_rows(near[word], rows[word, FOR_EVER], pieces, True)
        close_rows(rows[word, FOR_EVER], pieces)
        valid = all_directions(directions, word)
        some = find_movable(rows[word, FOR_EVER], movable[word, FOR_EVER], pieces, valid)
        if some:
            byte, piece = first_movable(movable[word, FOR_EVER], some)
            return pushed_pieces(rows[word, FOR_EVER], byte, piece, pieces), 8 * word + byte
    return _NOTHING, 0


@step
def list_all_moves(search: AnalysisArrays, first: int) -> tuple[int, int]:
    """List the moves of a state from ``first`` on; return EXPANDED or LIMITED, and the end."""
    found, work, pieces = search.found, search.work, search.state[PIECES]
    result, count = EXPANDED, first
    for word in range(work.near.shape[0]):
        if result == EXPANDED:
            result, count = list_moves(
                found.masks,
                found.moves,
                count,
                work.rows[word],
                work.movable[word],
                work.sources[word],
                pieces,
                8 * word,
                min(8, len(search.directions.packed) - 8 * word),
            )
    return result, count


@kernel
def list_moves(
    masks: MaskArray,
    moves: IntArray,
    count: int,
    rows: MaskArray,
    movable: MaskArray,
    sources: CountArray,
    pieces: int,
    first: int,
    directions: int,
) -> tuple[int, int]:
    """List the moves along the directions of one word; as :func:`list_all_moves`."""
    everything = _ALL >> np.uint64(64 - pieces)
    some = _NOTHING
    for piece in range(pieces):
        some |= movable[1, piece]
    for byte in range(directions):
        bit = _ONE << np.uint64(8 * byte + 7)
        begin = count
        if not some & bit:
            continue
        for piece in range(pieces):
            steps, source = 1, 1
            while movable[np.uint64(source), np.uint64(piece)] & bit:
                mask = pushed_pieces(rows[np.uint64(source)], byte, piece, pieces)
                move = (first + byte) * 256 + steps
                if not is_listed(masks, moves, begin, count, mask, move):
                    if count - begin == MAX_LISTED:
                        return LIMITED, count
                    masks[count] = mask
                    moves[count] = move
                    count = list_unions(masks, moves, begin, count, everything)
                    if count < 0:
                        return LIMITED, begin + MAX_LISTED
                steps += 1
                if steps > MAX_STEPS:
                    return LIMITED, count
                source = sources[np.uint64(steps)]
    return EXPANDED, count


@step
def is_listed(
    masks: MaskArray, moves: IntArray, begin: int, end: int, mask: np.uint64, move: int
) -> bool:
    """Return whether a set is listed for a direction and a number of steps."""
    for i in range(begin, end):
        at = np.uint64(i)
        if masks[at] == mask and moves[at] == move:
            return True
    return False


@step
def list_unions(
    masks: MaskArray, moves: IntArray, begin: int, newest: int, everything: np.uint64
) -> int:
    """Unite the newest set with each earlier one for the same steps, in reverse order.

    Returns the end of the list, or -1 if it is full.
    """
    mask, move = masks[newest], moves[newest]
    count = newest + 1
    for i in range(newest - 1, begin - 1, -1):
        at = np.uint64(i)
        if moves[at] != move:
            continue
        union = masks[at] | mask
        is_part = union == mask or union == masks[at]
        if is_part or union == everything:
            continue
        if is_listed(masks, moves, begin, count, union, move):
            continue
        if count - begin == MAX_LISTED:
            return -1
        masks[count] = union
        moves[count] = move
        count += 1
    return count

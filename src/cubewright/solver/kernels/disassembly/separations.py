"""All separations with the least number of moves, not only the first one."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import Counts1, Words1
from cubewright.solver.kernels.compiling import entry_point, kernel
from cubewright.solver.kernels.disassembly.analysis import next_part
from cubewright.solver.kernels.disassembly.arrays import (
    APART,
    ASSEMBLY,
    BATCH_DONE,
    CACHE_FULL,
    CANNOT,
    HEAD,
    IS_SEARCHING,
    MAX_LISTED,
    MAX_STATES,
    NODES_FULL,
    NOT_DECIDED,
    PAUSED,
    PIECES,
    PLANS_FULL,
    TAIL,
    WAITING,
    AnalysisArrays,
)
from cubewright.solver.kernels.disassembly.distances import read_distances
from cubewright.solver.kernels.disassembly.expansion import EXPANDED, find_leaving, list_all_moves
from cubewright.solver.kernels.disassembly.pushing import (
    FOR_EVER,
    all_directions,
    close_rows,
    fill_rows,
    find_movable,
    pushed_pieces,
)
from cubewright.solver.kernels.disassembly.states import add_states, close_part
from cubewright.solver.kernels.masks import count_ones

_ONE = np.uint64(1)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)


@entry_point
def advance_to_all(
    search: AnalysisArrays, sets: Words1, ends: Counts1, levels: Counts1, budget: int
) -> int:
    """Search whole assemblies until the batch is done, the budget is spent or memory is needed.

    The separations of assembly ``k`` are written to ``sets[ends[k]:ends[k + 1]]``, as the half
    without the first piece, and its level to ``levels[k]``.
    """
    state, nodes = search.state, search.nodes
    while True:
        if not state[IS_SEARCHING]:
            if not next_part(search):
                return BATCH_DONE
            assembly = state[ASSEMBLY]
            ends[assembly + 1] = ends[assembly]
            if not state[IS_SEARCHING]:
                continue
        if budget <= 0:
            return PAUSED
        assembly, head = state[ASSEMBLY], state[HEAD]
        begin, end = ends[assembly], ends[assembly + 1]
        if head == state[TAIL] or (end > begin and nodes.depths[head] >= levels[assembly]):
            search.outcomes[assembly] = APART if end > begin else CANNOT
            close_part(search)
            continue
        if read_distances(search, head):
            return CACHE_FULL
        budget -= 1 + state[PIECES] * (state[PIECES] - 1) // 2
        found = list_leaving(search, sets, begin, end)
        if found == -1:
            return PLANS_FULL
        if found > end:
            ends[assembly + 1] = found
            levels[assembly] = nodes.depths[head] + 1
        is_limited = found == -2
        if found == begin:
            result, listed = list_all_moves(search, 0)
            budget -= listed
            if not add_states(search, head, 0, listed):
                return NODES_FULL
            is_limited = result != EXPANDED or state[TAIL] >= state[MAX_STATES]
        state[HEAD] = head + 1
        if is_limited:
            search.outcomes[assembly] = NOT_DECIDED
            ends[assembly + 1] = begin
            state[WAITING] = 0
            close_part(search)


@kernel
def list_leaving(search: AnalysisArrays, sets: MaskArray, begin: int, end: int) -> int:
    """List the sets that can leave a state; return the list's end, -1 if full, -2 at a limit.

    A set that can leave consists of one piece and the pieces it pushes, or is a union of such sets.
    If no set can leave, the pushed pieces are known, as after :func:`~.expansion.find_leaving`.
    """
    if not find_leaving(search)[0]:
        return end
    work, pieces = search.work, search.state[PIECES]
    count = len(search.directions.packed)
    for word in range(len(work.near)):
        rows, movable = work.rows[word, FOR_EVER], work.movable[word, FOR_EVER]
        fill_rows(work.near[word], rows, pieces, True)
        close_rows(rows, pieces)
        find_movable(rows, movable, pieces, all_directions(count, word))
        for byte in range(min(8, count - 8 * word)):
            end = list_unions(search, rows, movable, byte, sets, begin, end)
            if end < 0:
                return end
    return end


@kernel
def list_unions(
    search: AnalysisArrays,
    rows: MaskArray,
    movable: MaskArray,
    byte: int,
    sets: MaskArray,
    begin: int,
    end: int,
) -> int:
    """List the sets that can leave along one direction; return as :func:`list_leaving`."""
    pieces, together = search.state[PIECES], search.found.masks
    half, everything = np.uint64(pieces // 2), _ALL >> np.uint64(64 - pieces)
    bit = _ONE << np.uint64(8 * byte + 7)
    count = 0
    for piece in range(pieces):
        if not movable[piece] & bit:
            continue
        mask = pushed_pieces(rows, byte, piece, pieces)
        newest = count
        for i in range(newest + 1):
            union = mask if i == newest else mask | together[i]
            is_new = count_ones(union) <= half
            for j in range(count):
                is_new &= together[j] != union
            if not is_new:
                continue
            if count == MAX_LISTED:
                return -2
            together[count] = union
            count += 1
            named = everything ^ union if union & _ONE else union
            for j in range(begin, end):
                is_new &= sets[j] != named
            if is_new:
                if end == len(sets):
                    return -1
                sets[end] = named
                end += 1
    return end

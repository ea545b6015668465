"""A chunk of queued states: any thread expands it, and one thread adds the results in order.

A thread expands states without changing the search, and drops moves to known states. Adding the
other states chunk after chunk, in order, gives the same states with the same numbers as a search by
one thread. States that occur in two chunks are recognised then. Of several states in which pieces
can leave, only the first counts.
"""

from __future__ import annotations

from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.disassembly.analysis import process_state
from cubewright.solver.kernels.disassembly.arrays import (
    CACHE_FULL,
    HEAD,
    IS_SEARCHING,
    MAX_LISTED,
    PAUSED,
    AnalysisArrays,
)
from cubewright.solver.kernels.disassembly.expansion import CROWDED, SEPARATED, expand
from cubewright.solver.kernels.disassembly.states import hash_after, slot_after


@entry_point
def explore(search: AnalysisArrays, first: int, end: int) -> int:
    """Expand states into the chunk without changing the search; return their number.

    The function ends early when pieces can leave, or when the thread's memory is full.
    """
    found = search.found
    room = len(found.masks) - len(search.directions.packed) * MAX_LISTED
    for head in range(first, end):
        number = head - first
        if found.ends[number] > room or expand(search, head, number) == CROWDED:
            return number
        if found.results[number] == SEPARATED:
            return number + 1
        keep_new(search, head, number)
    return end - first


@step
def keep_new(search: AnalysisArrays, head: int, number: int) -> None:
    """Drop the moves of a state that lead to known states."""
    nodes, found = search.nodes, search.found
    count = found.ends[number]
    for i in range(count, found.ends[number + 1]):
        mask, move = found.masks[i], found.moves[i]
        shift = (move & 255) * search.directions.packed[move >> 8]
        hashed = hash_after(search, head, mask, shift)
        slot = slot_after(search, hashed, head, mask, shift)
        if nodes.table[slot] < 0:
            found.masks[count] = mask
            found.moves[count] = move
            found.hashes[count] = hashed
            found.slots[count] = slot
            count += 1
    found.ends[number + 1] = count


@entry_point
def process_chunk(search: AnalysisArrays, explored: int, size: int) -> int:
    """Process the results of the next states, and expand the unexplored ones.

    Returns PAUSED, or the array that is full. The part may end before the chunk.
    """
    state = search.state
    for number in range(size):
        if number < explored:
            result: int = process_state(search, number, True)
        elif expand(search, state[HEAD], 0) == CROWDED:
            return CACHE_FULL
        else:
            result = process_state(search, 0, False)
        if result != PAUSED or not state[IS_SEARCHING]:
            return result
    return PAUSED

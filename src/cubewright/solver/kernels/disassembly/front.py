"""A chunk of the states that wait to be expanded: by any thread, and added in order by one.

A thread expands states without changing the search, and leaves out moves to states that
are known. Adding the others chunk after chunk, in order, makes the same states with the
same numbers as a search by one thread: states that two chunks have in common are
recognised then, and of several states in which pieces can leave the first one counts.
"""

from __future__ import annotations

from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.disassembly.analysis import settle
from cubewright.solver.kernels.disassembly.arrays import (
    CACHE_FULL,
    HEAD,
    IS_SEARCHING,
    LISTED,
    PAUSED,
    AnalysisArrays,
)
from cubewright.solver.kernels.disassembly.expansion import CROWDED, SEPARATED, expand
from cubewright.solver.kernels.disassembly.states import hash_after, slot_after


@entry_point
def explore(search: AnalysisArrays, first: int, end: int) -> int:
    """Expand states into the chunk without changing the search; the number expanded.

    It ends early when pieces can leave, or without room in its own memory.
    """
    found = search.found
    room = len(found.masks) - len(search.directions.packed) * LISTED
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
    """Leave out the moves of a state that lead to known states."""
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
def settle_chunk(search: AnalysisArrays, explored: int, size: int) -> int:
    """Do what was found in the next states, and expand those that were not explored.

    Returns PAUSED, or what is full. The part may end before the chunk does.
    """
    state = search.state
    for number in range(size):
        if number < explored:
            result: int = settle(search, number, True)
        elif expand(search, state[HEAD], 0) == CROWDED:
            return CACHE_FULL
        else:
            result = settle(search, 0, False)
        if result != PAUSED or not state[IS_SEARCHING]:
            return result
    return PAUSED

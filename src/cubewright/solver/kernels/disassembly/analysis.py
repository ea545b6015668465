"""Disassembly: breadth-first search for the first separation, part after part.

Parts of an assembly are searched one after another, the staying half first. :mod:`.expansion`
handles a single state.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    APART,
    ASSEMBLY,
    BATCH_DONE,
    BIAS,
    CACHE_FULL,
    CANNOT,
    FAILED,
    HEAD,
    IS_ROOT,
    IS_SEARCHING,
    MAX_STATES,
    MOVES,
    NODES_FULL,
    NOT_DECIDED,
    PAUSED,
    PIECES,
    PLANS,
    PLANS_FULL,
    TAIL,
    WAITING,
    AnalysisArrays,
)
from cubewright.solver.kernels.disassembly.expansion import (
    CROWDED,
    EXPANDED,
    LIMITED,
    SEPARATED,
    expand,
)
from cubewright.solver.kernels.disassembly.states import (
    add_explored,
    add_node,
    add_states,
    close_part,
)
from cubewright.solver.kernels.masks import count_ones, trailing_zeros

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_32 = np.uint64(32)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)


@entry_point
def advance(search: AnalysisArrays, budget: int, widest: int) -> int:
    """Analyse the batch until it is done, the budget of work is spent or memory is needed.

    A unit of work is a pair of pieces or a move of a state. The analysis also pauses when more than
    ``widest`` states are queued for expansion.
    """
    state = search.state
    while True:
        if not state[IS_SEARCHING]:
            if not next_part(search):
                return BATCH_DONE
            if not state[IS_SEARCHING]:
                continue
        head = state[HEAD]
        if budget <= 0 or state[TAIL] - head > widest:
            return PAUSED
        if head == state[TAIL]:
            if len(search.plans.failed) == state[FAILED] + 1:
                return PLANS_FULL
            record_failed_part(search)
            budget -= 1
            continue
        if expand(search, head, 0) == CROWDED:
            return CACHE_FULL
        budget -= 1 + state[PIECES] * (state[PIECES] - 1) // 2 + search.found.ends[1]
        result: int = process_state(search, 0, False)
        if result != PAUSED:
            return result


@kernel
def process_state(search: AnalysisArrays, number: int, is_explored: bool) -> int:
    """Process the results of the next state, which is a state of the chunk.

    ``is_explored``: the hashes and slots of its successors are known. Returns PAUSED, or the array
    that is full; the state then remains the next state.
    """
    state, found = search.state, search.found
    head = state[HEAD]
    result = found.results[number]
    if result == SEPARATED:
        if not write_separation(search, head, found.leaving[number], found.directions[number]):
            return PLANS_FULL
        close_part(search)
        return PAUSED
    if state[TAIL] < state[MAX_STATES]:
        first, end = found.ends[number], found.ends[number + 1]
        if is_explored:
            has_room = add_explored(search, head, first, end)
        else:
            has_room = add_states(search, head, first, end)
        if not has_room:
            return NODES_FULL
    else:
        result = LIMITED
    if result == EXPANDED:
        state[HEAD] = head + 1
    else:
        search.outcomes[state[ASSEMBLY]] = NOT_DECIDED
        state[WAITING] = 0
        close_part(search)
    return PAUSED


@step
def next_part(search: AnalysisArrays) -> bool:
    """Start the search of the next part that needs one; return False after the last assembly."""
    state, batch = search.state, search.batch
    if state[WAITING] == 0:
        assembly = state[ASSEMBLY] + 1
        if assembly > 0:
            if search.outcomes[assembly - 1] == 0:
                search.outcomes[assembly - 1] = APART
            search.plans.begins[assembly] = state[PLANS]
        if assembly >= len(search.outcomes):
            state[ASSEMBLY] = len(search.outcomes) - 1
            return False
        state[ASSEMBLY] = assembly
        begin = batch.begins[assembly]
        pieces = batch.begins[assembly + 1] - begin
        if search.outcomes[assembly] != 0:
            return True  # it has too many pieces
        for i in range(pieces):
            search.waiting.positions[0, i] = batch.positions[begin + i]
        search.waiting.masks[0] = _ALL >> np.uint64(64 - pieces)
        state[WAITING] = 1
        state[IS_ROOT] = 1
    else:
        state[IS_ROOT] = 0
    state[WAITING] -= 1
    mask = search.waiting.masks[state[WAITING]]
    if count_ones(mask) > 1 and (state[IS_ROOT] or not stays_together(search, mask)):
        open_part(search, mask)
    return True


@step
def stays_together(search: AnalysisArrays, mask: np.uint64) -> bool:
    """Return whether all pieces of a part have exactly one group, the same."""
    begin = search.batch.begins[search.state[ASSEMBLY]]
    group = search.batch.groups[begin + np.int64(trailing_zeros(mask))]
    if group == 0:
        return False
    while mask:
        if search.batch.groups[begin + np.int64(trailing_zeros(mask))] != group:
            return False
        mask &= mask - _ONE
    return True


@entry_point
def open_part(search: AnalysisArrays, mask: np.uint64) -> None:
    """Create the first state of a part, and the data for its states."""
    state, part, nodes, batch = search.state, search.part, search.nodes, search.batch
    begin = batch.begins[state[ASSEMBLY]]
    waiting = state[WAITING]
    pieces = 0
    while mask:
        part.members[pieces] = np.int64(trailing_zeros(mask))
        mask &= mask - _ONE
        pieces += 1
    state[PIECES] = pieces
    start = search.waiting.positions[waiting, part.members[0]]
    total = _NOTHING
    for i in range(pieces):
        member = part.members[i]
        nodes.positions[i] = search.waiting.positions[waiting, member] - start
        factor = np.uint64(2 * i + 1) * _MIX
        factor ^= factor >> _32
        part.factors[i] = factor * _MIX
        if i:
            total += part.factors[i]
        for j in range(i + 1, pieces):
            first = batch.shapes[begin + member]
            second = batch.shapes[begin + part.members[j]]
            part.pair_keys[i * 64 + j] = (first << 50) + (second << 36) + BIAS
    part.factors[0] = _NOTHING - total  # so that a common shift does not change the hash
    hashed = _NOTHING
    for i in range(pieces):
        hashed += part.factors[i] * np.uint64(nodes.positions[i])
    state[HEAD] = state[TAIL] = 0
    state[IS_SEARCHING] = 1
    slot = np.int64((hashed * _MIX) >> _32) & (len(nodes.table) - 1)
    add_node(search, slot, hashed, -1, _NOTHING, 0)


@step
def record_failed_part(search: AnalysisArrays) -> None:
    """Record that a part does not come apart; without groups, nor does the assembly."""
    state = search.state
    assembly = state[ASSEMBLY]
    if state[IS_ROOT] or not search.batch.has_groups[assembly]:
        search.outcomes[assembly] = CANNOT
        state[WAITING] = 0
    else:
        mask = _NOTHING
        for i in range(state[PIECES]):
            mask |= _ONE << np.uint64(search.part.members[i])
        search.plans.failed[state[FAILED]] = mask
        search.plans.failed_assembly[state[FAILED]] = assembly
        state[FAILED] += 1
    close_part(search)


@step
def to_assembly_mask(search: AnalysisArrays, mask: np.uint64) -> np.uint64:
    """Return pieces of the part, in a mask, as pieces of the assembly."""
    found = _NOTHING
    while mask:
        found |= _ONE << np.uint64(search.part.members[np.int64(trailing_zeros(mask))])
        mask &= mask - _ONE
    return found


@step
def heaviest(search: AnalysisArrays, mask: np.uint64) -> int:
    """Return the largest weight of the pieces of the assembly in a mask."""
    begin = search.batch.begins[search.state[ASSEMBLY]]
    weight: int = search.batch.weights[begin + np.int64(trailing_zeros(mask))]
    while mask:
        weight = max(weight, search.batch.weights[begin + np.int64(trailing_zeros(mask))])
        mask &= mask - _ONE
    return weight


@kernel
def write_separation(search: AnalysisArrays, head: int, mask: np.uint64, direction: int) -> bool:
    """Write the separation in a state, and queue both halves; return False without enough space."""
    state, nodes, plans, part = search.state, search.nodes, search.plans, search.part
    number = state[PLANS]
    length = nodes.depths[head] + 1
    if number + 2 > len(plans.parts) or state[MOVES] + length > len(plans.move_masks):
        return False
    pieces = state[PIECES]
    whole = to_assembly_mask(search, _ALL >> np.uint64(64 - pieces))
    removed = to_assembly_mask(search, mask)
    if heaviest(search, removed) > heaviest(search, whole & ~removed):
        removed = whole & ~removed
        direction ^= 1
    plans.parts[number] = whole
    plans.removed[number] = removed
    last = state[MOVES] + length - 1
    plans.move_begins[number] = state[MOVES]
    plans.move_begins[number + 1] = last + 1
    plans.move_masks[last] = removed
    plans.moves[last, 0] = direction
    plans.moves[last, 1] = 0
    node = head
    while nodes.parents[node] >= 0:
        last -= 1
        moved, along = to_assembly_mask(search, nodes.masks[node]), nodes.moves[node] >> 8
        if heaviest(search, moved) > heaviest(search, whole & ~moved):
            moved = whole & ~moved
            along ^= 1
        plans.move_masks[last] = moved
        plans.moves[last, 0] = along
        plans.moves[last, 1] = nodes.moves[node] & 255
        node = np.int64(nodes.parents[node])
    state[PLANS] = number + 1
    state[MOVES] += length
    waiting = state[WAITING]
    for i in range(pieces):
        member = part.members[i]
        search.waiting.positions[waiting, member] = nodes.positions[head * pieces + i]
        search.waiting.positions[waiting + 1, member] = nodes.positions[head * pieces + i]
    search.waiting.masks[waiting] = removed
    search.waiting.masks[waiting + 1] = whole & ~removed
    state[WAITING] += 2
    return True

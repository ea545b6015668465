"""Taking assemblies apart: breadth-first search for the first separation, part after part.

The order of the search is that of BurrTools, which decides between separations
of equal level. For each state, in the order found: single pieces that can
leave; the sets that single pieces take along as they leave, up to half of the
pieces; then all moves. A set that can move is what one piece pushes, or a
union of such sets. As all pieces of a move shift by the same amount, what piece
``p`` pushes in ``k`` steps is what can be reached from it along distances less
than ``k``; no closure of the distances is needed.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    APART,
    ASSEMBLY,
    BATCH_DONE,
    CANNOT,
    FAILED,
    FARTHEST,
    HEAD,
    IS_ROOT,
    IS_SEARCHING,
    LISTED,
    MOST_STATES,
    MOVES,
    NODES_FULL,
    NOT_DECIDED,
    PAUSED,
    PIECES,
    PLANS,
    PLANS_FULL,
    REACH,
    STATES,
    TAIL,
    WAITING,
    AnalysisArrays,
    Nodes,
    X,
    Y,
)
from cubewright.solver.kernels.disassembly.distances import (
    fill_pushed,
    fill_rows,
    read_distances,
)
from cubewright.solver.kernels.masks.bits import ones, trailing_zeros

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_32 = np.uint64(32)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_BIAS = REACH * X + REACH * Y + REACH

EXPANDED, SEPARATED, LIMITED, FULL, CROWDED = range(5)
"""What happened to a state: its moves are made, pieces leave, a limit was reached, or memory is
needed for more states or more distances."""


@kernel
def advance(search: AnalysisArrays, budget: int) -> int:
    """Analyse the batch until it is done, the budget of states is spent or memory is needed."""
    state = search.state
    while True:
        if not state[IS_SEARCHING]:
            if not next_part(search):
                return BATCH_DONE
            if not state[IS_SEARCHING]:
                continue
        if budget <= 0:
            return PAUSED
        budget -= 1
        head = state[HEAD]
        if head == state[TAIL]:
            part_fails(search)
            continue
        if len(search.plans.failed) == state[FAILED] + 1:
            return PLANS_FULL
        result, mask, direction = expand(search, head)
        if result == EXPANDED:
            state[HEAD] = head + 1
        elif result == SEPARATED:
            if not write_separation(search, head, mask, direction):
                return PLANS_FULL
            close_part(search)
        elif result == LIMITED:
            search.outcomes[state[ASSEMBLY]] = NOT_DECIDED
            state[WAITING] = 0
            close_part(search)
        else:
            full: int = result - FULL + NODES_FULL
            return full


@step
def next_part(search: AnalysisArrays) -> bool:
    """Start the search of the next part that needs one; False after the last assembly."""
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
    if ones(mask) > 1 and (state[IS_ROOT] or not stays_together(search, mask)):
        open_part(search, mask)
    return True


@step
def stays_together(search: AnalysisArrays, mask: np.uint64) -> bool:
    """Whether all pieces of a part have exactly one group, the same."""
    begin = search.batch.begins[search.state[ASSEMBLY]]
    group = search.batch.groups[begin + np.int64(trailing_zeros(mask))]
    if group == 0:
        return False
    while mask:
        if search.batch.groups[begin + np.int64(trailing_zeros(mask))] != group:
            return False
        mask &= mask - _ONE
    return True


@kernel
def open_part(search: AnalysisArrays, mask: np.uint64) -> None:
    """Make the first state of a part, and what its states need."""
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
            part.pair_keys[i * 64 + j] = (first << 50) + (second << 36) + _BIAS
    part.factors[0] = _NOTHING - total  # so that a common shift does not change the hash
    hashed = _NOTHING
    for i in range(pieces):
        hashed += part.factors[i] * np.uint64(nodes.positions[i])
    state[HEAD] = state[TAIL] = 0
    state[IS_SEARCHING] = 1
    slot = np.int64((hashed * _MIX) >> _32) & (len(nodes.table) - 1)
    add_node(search, slot, hashed, -1, _NOTHING, 0, 0)


@step
def add_node(
    search: AnalysisArrays,
    slot: int,
    hashed: np.uint64,
    parent: int,
    mask: np.uint64,
    direction: int,
    steps: int,
) -> None:
    """Append a state, whose positions are written already."""
    state, nodes = search.state, search.nodes
    tail = state[TAIL]
    nodes.parents[tail] = parent
    nodes.masks[tail] = mask
    nodes.moves[tail] = direction * 256 + steps
    nodes.depths[tail] = 0 if parent < 0 else nodes.depths[parent] + 1
    nodes.hashes[tail] = hashed
    nodes.slots[tail] = slot
    nodes.table[slot] = tail
    state[TAIL] = tail + 1
    state[STATES] += 1
    search.states[state[ASSEMBLY]] += 1


@step
def close_part(search: AnalysisArrays) -> None:
    """End the search of a part, and empty the table of its states."""
    state, nodes = search.state, search.nodes
    for node in range(state[TAIL]):
        nodes.table[nodes.slots[node]] = -1
    state[HEAD] = state[TAIL] = 0
    state[IS_SEARCHING] = 0


@step
def part_fails(search: AnalysisArrays) -> None:
    """Note that a part does not come apart; without groups, nor does the assembly."""
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
def closed(search: AnalysisArrays, steps: int, piece: int, half: np.uint64) -> np.uint64:
    """What a piece takes along in a number of steps, itself included: all that pushing reaches.

    0 if that is more than half of the pieces: if it reaches a piece of which this is known.
    """
    pushed, large = search.part.pushed, search.part.large
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


@step
def expand(search: AnalysisArrays, head: int) -> tuple[int, np.uint64, int]:
    """Look for pieces that can leave a state, and otherwise make all states one move away."""
    state = search.state
    if read_distances(search, head):
        return CROWDED, _NOTHING, 0
    mask, direction = leaving(search)
    if mask:
        return SEPARATED, mask, direction
    if state[TAIL] >= state[MOST_STATES]:
        return LIMITED, _NOTHING, 0
    return moves(search, head), _NOTHING, 0


@kernel
def leaving(search: AnalysisArrays) -> tuple[np.uint64, int]:
    """Return the first set of pieces that can leave, and its direction; single pieces first."""
    pieces = search.state[PIECES]
    half = np.uint64(pieces // 2)
    fill_rows(search, 0)
    for direction in range(len(search.directions.packed)):
        fill_pushed(search, direction, 0)
        for piece in range(pieces):
            if search.part.pushed[0, piece] == _NOTHING:
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
def moves(search: AnalysisArrays, head: int) -> int:
    """Make every state that is one move away from another; EXPANDED, LIMITED or FULL."""
    pieces = search.state[PIECES]
    half = np.uint64(pieces // 2)
    filled = 1
    fill_rows(search, 1)
    for direction in range(len(search.directions.packed)):
        gathered = 1
        fill_pushed(search, direction, 1)
        count = 0
        for piece in range(pieces):
            steps = 1
            while True:
                if steps > gathered:
                    if steps > FARTHEST:
                        return LIMITED
                    if steps > filled:
                        fill_rows(search, steps)
                        filled = steps
                    fill_pushed(search, direction, steps)
                    gathered = steps
                mask = closed(search, steps, piece, half)
                if mask == _NOTHING:
                    break
                if not is_listed(search, count, mask, steps):
                    earlier = count
                    result, count = list_set(search, head, count, mask, direction, steps)
                    if result == EXPANDED:
                        result, count = list_unions(
                            search, head, count, earlier, mask, direction, steps
                        )
                    if result != EXPANDED:
                        why: int = result
                        return why
                steps += 1
    return EXPANDED


@step
def is_listed(search: AnalysisArrays, count: int, mask: np.uint64, steps: int) -> bool:
    """Whether a set is listed for this direction and number of steps."""
    listed, listed_steps = search.part.listed, search.part.listed_steps
    for i in range(count):  # noqa: SIM110 - a generator cannot be compiled
        if listed[i] == mask and listed_steps[i] == steps:
            return True
    return False


@kernel
def list_set(
    search: AnalysisArrays, head: int, count: int, mask: np.uint64, direction: int, steps: int
) -> tuple[int, int]:
    """List a set that can move, and make the state that it moves to; the number listed."""
    if count == LISTED:
        return LIMITED, count
    search.part.listed[count] = mask
    search.part.listed_steps[count] = steps
    return make_state(search, head, mask, direction, steps), count + 1


@kernel
def list_unions(
    search: AnalysisArrays,
    head: int,
    count: int,
    earlier: int,
    mask: np.uint64,
    direction: int,
    steps: int,
) -> tuple[int, int]:
    """Unite a new set with each one listed before it for the same steps, the newest first."""
    part = search.part
    everything = _ALL >> np.uint64(64 - search.state[PIECES])
    for i in range(earlier - 1, -1, -1):
        if part.listed_steps[i] != steps:
            continue
        union = part.listed[i] | mask
        is_part = union == mask or union == part.listed[i]
        if is_part or union == everything:
            continue
        if is_listed(search, count, union, steps):
            continue
        result, count = list_set(search, head, count, union, direction, steps)
        if result != EXPANDED:
            return result, count
    return EXPANDED, count


@step
def make_state(
    search: AnalysisArrays, head: int, mask: np.uint64, direction: int, steps: int
) -> int:
    """Append the state that a move leads to, if it is new; EXPANDED, or FULL without room."""
    state, part, nodes = search.state, search.part, search.nodes
    shift = steps * search.directions.packed[direction]
    moved = mask
    factor = _NOTHING
    while moved:
        factor += part.factors[np.int64(trailing_zeros(moved))]
        moved &= moved - _ONE
    hashed = nodes.hashes[head] + factor * np.uint64(shift)
    last = len(nodes.table) - 1
    slot = np.int64((hashed * _MIX) >> _32) & last
    while nodes.table[slot] >= 0:
        node = np.int64(nodes.table[slot])
        if nodes.hashes[node] == hashed and is_same(search, node, head, mask, shift):
            return EXPANDED
        slot = (slot + 1) & last
    pieces = state[PIECES]
    tail = state[TAIL]
    if tail + 1 >= len(nodes.parents) or (tail + 2) * pieces > len(nodes.positions):
        return FULL
    common = shift if mask & _ONE else 0
    for i in range(pieces):
        own = shift if (mask >> np.uint64(i)) & _ONE else 0
        nodes.positions[tail * pieces + i] = nodes.positions[head * pieces + i] + own - common
    add_node(search, slot, hashed, head, mask, direction, steps)
    return EXPANDED


@step
def is_same(search: AnalysisArrays, node: int, head: int, mask: np.uint64, shift: int) -> bool:
    """Whether a state is the one that a move from another leads to."""
    pieces = search.state[PIECES]
    positions = search.nodes.positions
    common = shift if mask & _ONE else 0
    for i in range(pieces):
        own = shift if (mask >> np.uint64(i)) & _ONE else 0
        if positions[node * pieces + i] != positions[head * pieces + i] + own - common:
            return False
    return True


@step
def in_assembly(search: AnalysisArrays, mask: np.uint64) -> np.uint64:
    """Return pieces of the part as pieces of the assembly."""
    found = _NOTHING
    while mask:
        found |= _ONE << np.uint64(search.part.members[np.int64(trailing_zeros(mask))])
        mask &= mask - _ONE
    return found


@step
def heaviest(search: AnalysisArrays, mask: np.uint64) -> int:
    """Return the largest weight of some pieces of the assembly."""
    begin = search.batch.begins[search.state[ASSEMBLY]]
    weight: int = search.batch.weights[begin + np.int64(trailing_zeros(mask))]
    while mask:
        weight = max(weight, search.batch.weights[begin + np.int64(trailing_zeros(mask))])
        mask &= mask - _ONE
    return weight


@kernel
def write_separation(search: AnalysisArrays, head: int, mask: np.uint64, direction: int) -> bool:
    """Write how pieces leave in a state, and let both halves wait; False without room."""
    state, nodes, plans, part = search.state, search.nodes, search.plans, search.part
    number = state[PLANS]
    length = nodes.depths[head] + 1
    if number + 2 > len(plans.parts) or state[MOVES] + length > len(plans.move_masks):
        return False
    pieces = state[PIECES]
    whole = in_assembly(search, _ALL >> np.uint64(64 - pieces))
    removed = in_assembly(search, mask)
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
        moved, along = in_assembly(search, nodes.masks[node]), nodes.moves[node] >> 8
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


@kernel
def rebuild_table(nodes: Nodes, first: int, end: int) -> None:
    """Enter a range of nodes into a new table."""
    last = len(nodes.table) - 1
    for node in range(first, end):
        slot = np.int64((nodes.hashes[node] * _MIX) >> _32) & last
        while nodes.table[slot] >= 0:
            slot = (slot + 1) & last
        nodes.table[slot] = node
        nodes.slots[node] = slot

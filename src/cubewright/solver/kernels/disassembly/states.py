"""The states of one part: a list in the order found, and a hash table of known states."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.array_types import Ints1, Words1
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    ASSEMBLY,
    HEAD,
    IS_SEARCHING,
    PIECES,
    STATES,
    TAIL,
    AnalysisArrays,
    Nodes,
)
from cubewright.solver.kernels.masks import trailing_zeros

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_32 = np.uint64(32)


@step
def add_node(
    search: AnalysisArrays,
    slot: int,
    hashed: np.uint64,
    parent: int,
    mask: np.uint64,
    move: int,
) -> None:
    """Append a state, whose positions are already written."""
    state, nodes = search.state, search.nodes
    tail = state[TAIL]
    nodes.parents[tail] = parent
    nodes.masks[tail] = mask
    nodes.moves[tail] = move
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
def hash_after(search: AnalysisArrays, head: int, mask: np.uint64, shift: int) -> np.uint64:
    """Return the hash of the state after a move."""
    factor = _NOTHING
    while mask:
        factor += search.part.factors[np.uint64(trailing_zeros(mask))]
        mask &= mask - _ONE
    hashed: np.uint64 = search.nodes.hashes[np.uint64(head)] + factor * np.uint64(shift)
    return hashed


@step
def slot_after(
    search: AnalysisArrays, hashed: np.uint64, head: int, mask: np.uint64, shift: int
) -> int:
    """Return the slot of the state after a move, or the free slot for it."""
    slot = np.int64((hashed * _MIX) >> _32) & (len(search.nodes.table) - 1)
    found: int = slot_from(search, slot, hashed, head, mask, shift)
    return found


@step
def slot_from(
    search: AnalysisArrays, slot: int, hashed: np.uint64, head: int, mask: np.uint64, shift: int
) -> int:
    """Return :func:`slot_after`, searching from a slot at or before the result."""
    nodes = search.nodes
    last = len(nodes.table) - 1
    while nodes.table[np.uint64(slot)] >= 0:
        node = np.int64(nodes.table[np.uint64(slot)])
        same_hash = nodes.hashes[np.uint64(node)] == hashed
        if same_hash and is_same(search, node, head, mask, shift):
            break
        slot = (slot + 1) & last
    return slot


@step
def is_same(search: AnalysisArrays, node: int, head: int, mask: np.uint64, shift: int) -> bool:
    """Return whether a state equals the state after a move from another."""
    pieces = search.state[PIECES]
    positions = search.nodes.positions
    here, there = np.uint64(head * pieces), np.uint64(node * pieces)
    common = shift if mask & _ONE else 0
    different = 0  # states with equal hashes are equal, so an end at the first difference is slower
    for i in range(pieces):
        piece = np.uint64(i)
        own = shift & -np.int64((mask >> piece) & _ONE)
        different |= positions[there + piece] ^ (positions[here + piece] + own - common)
    return different == 0


@step
def add_state(
    search: AnalysisArrays, head: int, mask: np.uint64, move: int, slot: int, hashed: np.uint64
) -> None:
    """Append the state after a move; the arrays must have space."""
    state, nodes = search.state, search.nodes
    pieces, tail = state[PIECES], state[TAIL]
    shift = (move & 255) * search.directions.packed[move >> 8]
    common = shift if mask & _ONE else 0
    here, there = np.uint64(head * pieces), np.uint64(tail * pieces)
    for j in range(pieces):
        piece = np.uint64(j)
        own = shift & -np.int64((mask >> piece) & _ONE)
        nodes.positions[there + piece] = nodes.positions[here + piece] + own - common
    add_node(search, slot, hashed, head, mask, move)


@kernel
def add_states(search: AnalysisArrays, head: int, first: int, end: int) -> bool:
    """Append the new states after listed moves; return False without enough space."""
    state, nodes, found = search.state, search.nodes, search.found
    for i in range(first, end):
        mask, move = found.masks[np.uint64(i)], np.int64(found.moves[np.uint64(i)])
        shift = (move & 255) * search.directions.packed[np.uint64(move >> 8)]
        hashed = hash_after(search, head, mask, shift)
        slot = slot_after(search, hashed, head, mask, shift)
        if nodes.table[np.uint64(slot)] >= 0:
            continue
        tail = state[TAIL]
        if tail + 1 >= len(nodes.parents) or (tail + 2) * state[PIECES] > len(nodes.positions):
            return False
        add_state(search, head, mask, move, slot, hashed)
    return True


@kernel
def add_explored(search: AnalysisArrays, head: int, first: int, end: int) -> bool:
    """Append states like :func:`add_states`, with known hashes, and slots from which to start."""
    state, nodes, found = search.state, search.nodes, search.found
    for i in range(first, end):
        mask, move, hashed = found.masks[i], np.int64(found.moves[i]), found.hashes[i]
        shift = (move & 255) * search.directions.packed[move >> 8]
        slot = slot_from(search, found.slots[i], hashed, head, mask, shift)
        if nodes.table[slot] >= 0:
            continue
        tail = state[TAIL]
        if tail + 1 >= len(nodes.parents) or (tail + 2) * state[PIECES] > len(nodes.positions):
            return False
        add_state(search, head, mask, move, slot, hashed)
    return True


@entry_point
def replay(search: AnalysisArrays, parents: Ints1, masks: Words1, moves: Ints1) -> bool:
    """Append states that were found before, after the first state; return False for a duplicate."""
    for i in range(len(parents)):
        head, mask, move = np.int64(parents[i]), masks[i], np.int64(moves[i])
        shift = (move & 255) * search.directions.packed[move >> 8]
        hashed = hash_after(search, head, mask, shift)
        slot = slot_after(search, hashed, head, mask, shift)
        if search.nodes.table[slot] >= 0:
            return False
        add_state(search, head, mask, move, slot, hashed)
    return True


@entry_point
def rebuild_table(nodes: Nodes, first: int, end: int) -> None:
    """Enter a range of nodes into a new table."""
    last = len(nodes.table) - 1
    for node in range(first, end):
        slot = np.int64((nodes.hashes[node] * _MIX) >> _32) & last
        while nodes.table[slot] >= 0:
            slot = (slot + 1) & last
        nodes.table[slot] = node
        nodes.slots[node] = slot

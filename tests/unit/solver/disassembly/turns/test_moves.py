"""Moves of pieces in a box, against a search of every set of pieces."""

from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from plain_disassembly import (
    is_step_free,
    is_turn_free,
    proper_subsets,
    random_assembly,
    stepped,
    turned_quarter,
)

from cubewright.model.cell import bounds
from cubewright.model.disassembly import FOR_EVER
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.turns.moves import MoveSpace


def mask_of(pieces):
    return sum(1 << piece for piece in pieces)


def smaller_halves(cells):
    """Return the sets with fewer pieces than the rest; on a tie, fewer cells; else the first."""
    everything = frozenset(range(len(cells)))

    def size(pieces):
        return len(pieces), sum(len(cells[piece]) for piece in pieces), mask_of(pieces)

    return [each for each in proper_subsets(len(cells)) if size(each) < size(everything - each)]


def plain_slides(cells, moving):
    """Yield each step and distance that some pieces can slide in the box of all, and the cells."""
    low, high = bounds(frozenset().union(*cells))
    for axis in range(3):
        for sign in (1, -1):
            step = tuple(sign * (axis == each) for each in range(3))
            now = cells
            for distance in range(1, high[axis] - low[axis] + 1):
                if not is_step_free(CUBIC, now, moving, step):
                    break
                now = stepped(now, moving, step)
                yield step, distance, now
            else:
                yield step, FOR_EVER, now


def plain_turns(cells, moving, shrink):
    """Yield axis, quarters and pivot of turns of some pieces in the box of all, and the cells."""
    low, high = bounds(frozenset().union(*cells))
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for p in range(2 * low[u], 2 * high[u] + 3):
            for q in range(2 * low[v], 2 * high[v] + 3):
                pivot = [0, 0, 0]
                pivot[u], pivot[v] = p, q
                for sign in (1, -1) if (p - q) % 2 == 0 else ():
                    step = tuple(sign * (axis == each) for each in range(3))
                    now = cells
                    for quarters in (1, 2, 3):
                        if not is_turn_free(now, moving, step, pivot, shrink):
                            break
                        now = [
                            turned_quarter(piece, step, pivot) if number in moving else piece
                            for number, piece in enumerate(now)
                        ]
                        yield step, quarters, tuple(pivot), now


def sets(bodies):
    return tuple(frozenset(map(tuple, np.array(body).tolist())) for body in bodies)


@given(
    seed=st.integers(0, 10**6),
    count=st.integers(2, 4),
    shift=st.tuples(*[st.integers(-5, 5)] * 3),
    allowance=st.sampled_from([Fraction(0), Fraction(1, 10)]),
)
def test_all_moves_of_the_smaller_half_are_found(seed, count, shift, allowance):
    assembly = random_assembly(CUBIC, (3, 2, 2), count, seed, holes=0.4, jumps=0.4)
    bodies = tuple(np.array(piece.cells) + shift for piece in assembly.pieces)
    count = len(bodies)  # some pieces may have lost all cells to holes
    cells = list(sets(bodies))
    space = MoveSpace(bodies, allowance)
    slides, turns, leaving = set(), set(), set()
    for moving in proper_subsets(count):
        for step, distance, _ in plain_slides(cells, moving):
            if distance == FOR_EVER and 2 * len(moving) <= count:
                leaving.add((mask_of(moving), step))
    for moving in smaller_halves(cells):
        for step, distance, now in plain_slides(cells, moving):
            if distance != FOR_EVER:
                slides.add((mask_of(moving), step, distance, None, tuple(now)))
        for step, quarters, pivot, now in plain_turns(cells, moving, float(allowance)):
            turns.add((mask_of(moving), step, quarters, pivot, tuple(now)))
    found = [
        (motion.mask, motion.step, motion.distance, motion.pivot, sets(after))
        for motion, after in filter(None, space.moves())
    ]
    assert len(found) == len(set(found))
    assert set(found) == slides | turns
    assert [each[3] is None for each in found] == sorted(each[3] is None for each in found)[::-1]
    first = space.smallest_removable_set()
    if leaving:
        assert (first.mask, first.step) in leaving
        assert first.distance == FOR_EVER
        assert first.mask.bit_count() == min(mask.bit_count() for mask, _ in leaving)
    else:
        assert first is None

"""Search for cuts of a figure into pieces that need many moves, by changing one cell at a time.

A search over the positions of the pieces scores each changed cut. Simulated annealing accepts
changes (Kirkpatrick, Gelatt and Vecchi, 1983).
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.array_types import Ints1
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.cutting.arrays import (
    BEST_LEVEL,
    BEST_SCORE,
    BEST_VALUE,
    COST,
    CURRENT_EXITS,
    CURRENT_LEVEL,
    EXITS,
    GOAL,
    HIGH_LEVEL,
    IMAGES,
    LEVEL,
    ODDS,
    ODDS_PER_ONE,
    ONE,
    SCORE,
    UNDONE,
    Cut,
)
from cubewright.solver.kernels.cutting.changes import change_at_random
from cubewright.solver.kernels.cutting.pieces import is_connected, label, undo_to
from cubewright.solver.kernels.cutting.random_numbers import random_word
from cubewright.solver.kernels.cutting.scores import LOWEST, cost_of, score_found
from cubewright.solver.kernels.cutting.states import search_cut, value_apart


@entry_point
def start(cut: Cut, labels: Ints1, extra_depth: int, extra_states: int, most: int) -> bool:
    """Make ``labels`` ``(c,)`` the current cut; return False if a piece is not connected."""
    for cell in range(labels.shape[0]):
        label(cut, cell, -1)
    for cell in range(labels.shape[0]):
        label(cut, cell, np.int64(labels[cell]))
    for piece in range(cut.sizes.shape[0]):
        size = cut.sizes[piece]
        first = 2 if cut.numbers[IMAGES] else 0  # a cut that a turn keeps is hard to mend
        is_allowed = cut.limits[first] <= size <= cut.limits[first + 1]
        if not is_allowed or not is_connected(cut, piece, -1, -1):
            return False
    search_cut(cut, extra_depth, extra_states, most, LOWEST)
    remember_exits(cut)
    score, level, exits = score_found(cut), cut.found[LEVEL], cut.found[EXITS]
    if cut.numbers[GOAL] != HIGH_LEVEL and level:
        value = value_apart(cut, most)
        score += ONE * (value - level) if value else 0
    cut.numbers[COST] = cost_of(cut)
    score -= cut.numbers[COST]
    accept(cut, score, level, exits)
    cut.numbers[BEST_SCORE] = LOWEST
    cut.numbers[BEST_LEVEL] = 0
    cut.numbers[BEST_VALUE] = 0
    return True


@step
def accept(cut: Cut, score: int, level: int, exits: int) -> None:
    """Make the changed cut the current cut, with ``exits`` exits from ``changed_exits``."""
    cut.numbers[UNDONE] = 0
    cut.numbers[SCORE] = score
    cut.numbers[CURRENT_LEVEL] = level
    cut.numbers[CURRENT_EXITS] = exits
    for number in range(exits):
        for word in range(3):
            cut.current_exits[number, word] = cut.changed_exits[number, word]


@step
def remember_exits(cut: Cut) -> None:
    for number in range(cut.found[EXITS]):
        for word in range(3):
            cut.changed_exits[number, word] = cut.exits[number, word]


@step
def first_refused(cut: Cut) -> int:
    """Draw a random number; return the first index of a probability that it refuses."""
    chance = np.int64(random_word(cut) >> np.uint64(11))
    low, high = 0, ODDS
    while low < high:
        middle = (low + high) // 2
        if chance < cut.odds[middle]:
            low = middle + 1
        else:
            high = middle
    return low


@entry_point
def anneal(
    cut: Cut, temperature: int, extra_depth: int, extra_states: int, most: int, proposals: int
) -> int:
    """Propose random changes at a temperature, in units of :data:`ONE`; return the cuts scored.

    A cut that needs several moves is not accepted unless it comes apart completely.
    """
    scored = 0
    for _ in range(proposals):
        cut.numbers[UNDONE] = 0
        if not change_at_random(cut):
            undo_to(cut, 0)
            continue
        limit = first_refused(cut)
        needed = cut.numbers[SCORE] - (limit * temperature + ODDS_PER_ONE - 1) // ODDS_PER_ONE
        cost = cost_of(cut)
        needed += cost
        if cut.numbers[GOAL] != HIGH_LEVEL:
            needed = LOWEST
        search_cut(cut, extra_depth, extra_states, most, needed)
        scored += 1
        score = score_found(cut) - cost
        level, exits = cut.found[LEVEL], cut.found[EXITS]
        value = np.int64(0)
        is_valued = cut.numbers[GOAL] != HIGH_LEVEL and level > 0
        if is_valued:
            remember_exits(cut)
            value = value_apart(cut, most)
            score += ONE * (value - level) if value else 0
        loss = cut.numbers[SCORE] - score
        taken = loss <= 0 or loss * ODDS_PER_ONE // temperature < limit
        if taken and not is_valued:
            remember_exits(cut)
            taken = level < 2 or value_apart(cut, most) > 0
        elif taken:
            taken = level < 2 or value > 0
        if not taken:
            undo_to(cut, 0)
            continue
        accept(cut, score, level, exits)
        if level and not cost and score > cut.numbers[BEST_SCORE]:
            cut.numbers[BEST_SCORE] = score
            cut.numbers[BEST_LEVEL] = level
            cut.numbers[BEST_VALUE] = value
            for cell in range(cut.labels.shape[0]):
                cut.best[cell] = cut.labels[cell]
    return scored

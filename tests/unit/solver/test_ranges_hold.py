"""The ranges shown during a search hold the final numbers in nearly all cases."""

import random
from dataclasses import replace

import pytest
from estimates import EARLY_SPLITS, estimates_of

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine, engines
from cubewright.solver.search.parallel_search import ParallelSearch

SEARCHES, SAMPLED_AT, SHARE_HELD = 50, (0.1, 0.3, 0.6), 0.9
NAMES = ("solid-pentominoes-2x5x6", "pentominoes-4x15", "hexiamonds-3x12", "tetracubes-2x2x8")


def seeded_puzzle(seed):
    """A built-in puzzle with some cells forbidden to some pieces: another tree for each seed."""
    chance = random.Random(seed)
    puzzle = built_in_puzzle(chance.choice(NAMES))
    forbidden = {
        (chance.randrange(len(puzzle.piece_set.pieces)), chance.choice(puzzle.figure.cells))
        for _ in range(4)
    }
    return replace(puzzle, forbidden=frozenset(forbidden))


def samples_of(estimates):
    """Yield for each share of the work the next estimate with ranges, if it comes soon."""
    for share in SAMPLED_AT:
        shown = (e for e in estimates if e.done >= share and e.left is not None)
        found = next(shown, None)
        if found is not None and found.done < share + 0.1:
            yield found


def has_ranges(name):
    """Return whether an engine shows ranges for any of the puzzles."""
    return any(
        ParallelSearch(engine(name).begin(cover_problem(built_in_puzzle(each))), 1).shows_ranges
        for each in NAMES
    )


def test_only_engines_that_are_tested_here_show_ranges():
    assert {name for name in engines() if has_ranges(name)} == {"most-constrained", "automatic"}
    for name in NAMES:  # automatic shows those of the engine that it chooses
        cover = cover_problem(built_in_puzzle(name))
        chosen = engine("automatic").chosen_for(cover)
        shows = ParallelSearch(engine("automatic").begin(cover), 1).shows_ranges
        assert shows == (chosen.name == "most-constrained")


@pytest.mark.slow
@pytest.mark.timeout(1500)
def test_ranges_hold_the_final_numbers_in_nine_of_ten_samples():
    held = {"time": [], "solutions": []}
    for seed in range(SEARCHES):
        for sample in samples_of(estimates_of(seeded_puzzle(seed), splits=EARLY_SPLITS)):
            held["time"].append(sample.left[0] <= 1 <= sample.left[1])
            if sample.expected is not None:
                held["solutions"].append(sample.expected[0] <= 1 <= sample.expected[1])
    for truths in held.values():
        assert len(truths) >= SEARCHES
        assert sum(truths) >= SHARE_HELD * len(truths)

"""States that version 0.1 saved are resumed: all the other solutions are found, each once.

The literals were saved by version 0.1 in the middle of a search; only whitespace was changed.
"""

import json
from functools import partial

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine
from cubewright.solver.search.estimator import Estimator, Range, SampleSums, TreeEstimate
from cubewright.solver.search.parallel_search import ParallelSearch, is_parallel_state
from cubewright.solver.search.piece_choices import ChoiceByChoice


def box(size, counts, minimums=None):
    """A box with V, I and D pieces, one of three, three and two cubes."""
    v = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
    i = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))
    d = Piece("D", ((0, 0, 0), (1, 0, 0)))
    return cover_problem(
        Puzzle(
            Figure(CUBIC.box(size)), PieceSet("some", "Some", (v, i, d), counts, minimums=minimums)
        )
    )


EXACT = partial(box, (4, 3, 1), (2, 0, 3))
INEXACT = partial(box, (4, 2, 1), (2, 1, 2), (0, 0, 0))

LEVELS = """
{"path": [0], "above": 0, "cursors": [1, 0], "ends": [6, 2], "widths": [6, 2],
 "table": {"explored": [1, 0, 0, 0, 0], "kept": [1, 0, 0, 0, 0],
  "cuts": {"cell not coverable": [0, 0, 0, 0, 0], "piece not placeable": [0, 0, 0, 0, 0]},
  "work": [41, 25, 0, 0, 0]}}
"""
TASKS = """
{"parts": [{"path": [2, 9, 25, 30], "above": 0, "cursors": [3, 10, 26, 31, 32],
   "ends": [3, 11, 26, 31, 37], "widths": [5, 6, 2, 5, 6],
   "table": {"explored": [1, 5, 4, 10, 5], "kept": [1, 2, 4, 7, 4],
    "cuts": {"overlaps": [0, 3, 0, 1, 1], "leaves a dead island": [0, 0, 0, 2, 0]},
    "work": [5, 13, 23, 54, 7]}}],
 "errands": [[0, 0, 1]], "running": [[0, 48, 2]],
 "ended": {"explored": [0, 0, 0, 0, 0], "kept": [0, 0, 0, 0, 0],
  "cuts": {"overlaps": [0, 0, 0, 0, 0], "leaves a dead island": [0, 0, 0, 0, 0]},
  "work": [0, 0, 0, 0, 0]},
 "tasks": [[[], 3, 5, 5], [[2, 7, 30, 36], 38, 39, 1800], [[], 0, 2, 5]], "layouts": 0,
 "estimate": {"work": [0, 0, 0], "solutions": [0, 0, 0], "before": null}}
"""
BLOCKS = """
{"blocks": [
  {"stage": 1, "share": 0.058823529411764705, "laid": [[25], [26], [27], [28], [29], [30], [31],
   [32], [33], [34], [35], [36], [37], [38], [39], [40]]},
  {"stage": 2, "share": 0.004524886877828054, "laid": [[24, 29], [24, 30], [24, 31], [24, 32],
   [24, 33], [24, 34], [24, 35], [24, 36], [24, 37], [24, 38], [24, 39], [24, 40]]},
  {"stage": 3, "share": 0.0005027652086475615, "laid": [[24, 28, 33], [24, 28, 34],
   [24, 28, 35], [24, 28, 36], [24, 28, 37], [24, 28, 38], [24, 28, 39], [24, 28, 40]]},
  {"stage": 4, "share": 6.284565108094519e-05, "laid": [[24, 28, 29, 18], [24, 28, 29, 19],
   [24, 28, 29, 20], [24, 28, 29, 21], [24, 28, 29, 22], [24, 28, 29, 23]]}],
 "table": {"explored": [17, 17, 17, 24, 48], "kept": [17, 13, 9, 8, 1],
  "cuts": {"overlaps": [0, 4, 8, 16, 47], "identical pieces in order": [0, 0, 0, 0, 0]},
  "work": [17, 17, 17, 24, 48]}}
"""
PARALLEL_BLOCKS = f"""
{{"parts": [{BLOCKS}], "errands": [], "running": [null],
 "ended": {{"explored": [0, 0, 0, 0, 0], "kept": [0, 0, 0, 0, 0],
  "cuts": {{"overlaps": [0, 0, 0, 0, 0], "identical pieces in order": [0, 0, 0, 0, 0]}},
  "work": [0, 0, 0, 0, 0]}},
 "tasks": [], "layouts": 0,
 "estimate": {{"work": [0, 0, 0], "solutions": [0, 0, 0], "before": null}}}}
"""
TRIED = '{"tried": 20, "finished": false}'
INEXACT_LEVELS = """
{"path": [0], "above": 0, "cursors": [1, 0], "ends": [6, 3], "widths": [6, 3],
 "table": {"explored": [1, 0, 0, 0], "kept": [1, 0, 0, 0],
  "cuts": {"cell not coverable": [0, 0, 0, 0], "piece not placeable": [0, 0, 0, 0],
   "cells and pieces do not add up": [0, 0, 0, 0]},
  "work": [26, 11, 0, 0]}}
"""
CHOICES = """
{"choice": 0,
 "inside": {"path": [0, 17], "above": 0, "cursors": [1, 18, 18], "ends": [6, 18, 23],
  "widths": [6, 3, 5],
  "table": {"explored": [1, 2, 2], "kept": [1, 2, 1],
   "cuts": {"overlaps": [0, 0, 1], "leaves a dead island": [0, 0, 0]}, "work": [5, 11, 5]}},
 "ended": {"explored": [0, 0, 0, 0], "kept": [0, 0, 0, 0],
  "cuts": {"overlaps": [0, 0, 0, 0], "leaves a dead island": [0, 0, 0, 0]},
  "work": [0, 0, 0, 0]}}
"""


OLD_DEFAULTS = {"next-cell": {"islands": "nodes"}}


def of_engine(name, cover):
    return engine(name).begin(cover, OLD_DEFAULTS.get(name))


def parallel(name, cover):
    return ParallelSearch(of_engine(name, cover), 2)


def by_choice(name, cover):
    return ChoiceByChoice(engine(name), cover, OLD_DEFAULTS.get(name, {}))


@pytest.mark.parametrize(
    ("start", "name", "cover", "state", "found_before", "totals"),
    [
        (of_engine, "most-constrained", EXACT, LEVELS, 0, (12, 52, 42)),
        (parallel, "most-constrained", EXACT, LEVELS, 0, (12, 52, 42)),
        (parallel, "next-cell", EXACT, TASKS, 4, (40, 211, 132)),
        (of_engine, "stagewise", EXACT, BLOCKS, 1, (40, 24192, 1082)),
        (parallel, "stagewise", EXACT, PARALLEL_BLOCKS, 1, (40, 24192, 1082)),
        (of_engine, "brute-force", EXACT, TRIED, 1, (40, 6980, 978)),
        (of_engine, "most-constrained", INEXACT, INEXACT_LEVELS, 0, (10, 55, 39)),
        (by_choice, "next-cell", INEXACT, CHOICES, 1, (10, 63, 44)),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "",
)
def test_a_state_of_version_0_1_is_resumed(start, name, cover, state, found_before, totals):
    search = start(name, cover())
    search.restore(json.loads(state))
    rows = []
    while not search.finished:
        rows += map(tuple, search.step(1000))
    assert len(set(rows)) == len(rows)
    assert (found_before + len(rows), *search.stages.totals) == totals


@pytest.mark.parametrize(
    ("start", "name", "cover", "state"),
    [
        (parallel, "next-cell", EXACT, TASKS),
        (parallel, "stagewise", EXACT, PARALLEL_BLOCKS),
        (by_choice, "next-cell", INEXACT, CHOICES),
    ],
    ids=["tasks", "blocks", "choices"],
)
def test_states_are_saved_without_the_old_keys(start, name, cover, state):
    search = start(name, cover())
    search.restore(json.loads(state))
    saved = json.dumps(search.state())
    for key in ("parts", "errands", "running", "ended", "tasks", "layouts", "laid", "inside"):
        assert f'"{key}"' not in saved
    assert '"before"' not in saved


def test_states_of_parallel_searches_are_recognized_by_old_and_new_keys():
    assert is_parallel_state(json.loads(TASKS))
    assert is_parallel_state(parallel("next-cell", EXACT()).state())
    assert not is_parallel_state(json.loads(LEVELS))


def test_an_old_estimator_keeps_its_previous_estimate():
    state = {"work": [1, 2, 4], "solutions": [1, 3, 9], "before": [[1, 2, 3], [4, 5, 6]]}
    previous = TreeEstimate(Range(1.0, 2.0, 3.0), Range(4.0, 5.0, 6.0))
    expected = Estimator(SampleSums(1, 2, 4), SampleSums(1, 3, 9), previous)
    assert Estimator.from_state(state) == expected

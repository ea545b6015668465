"""The contract of every engine; a new file in ``solver/engines`` is tested automatically."""

import json
import sys
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules

import pytest

from cubewright.errors import CubewrightError
from cubewright.solver.engines.brute_force import BRUTE_FORCE
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import Engine, engine, engines
from cubewright.solver.search.stages import StageTable

sys.path.insert(0, str(Path(__file__).parent))
from plugins import modules_with, small_puzzles

PACKAGE = "cubewright.solver.engines"
SMALL_STEP = 8
"""Mask tests in a step, few enough for several steps on a small puzzle."""
LARGE_STEP = 1 << 16

each_engine = pytest.mark.parametrize("tested", engines().values(), ids=engines())
each_puzzle = pytest.mark.parametrize("puzzle", small_puzzles().values(), ids=small_puzzles())


def run(search, budget=LARGE_STEP, steps=None):
    """Step a search until it is finished, or for some steps; return its solutions."""
    found = []
    while not search.finished and steps != 0:
        found += [tuple(map(int, row)) for row in search.step(budget)]
        steps = None if steps is None else steps - 1
    return found


def cover_of(tested, puzzle):
    """The cover problem of a puzzle, if the engine accepts it."""
    cover = cover_problem(puzzle)
    if tested.max_cells is not None and cover.cell_count > tested.max_cells:
        pytest.skip(f"{tested.name} accepts at most {tested.max_cells} cells")
    return cover


def solutions(search, found):
    """Solutions as sets of cells for each kind of piece, independent of the numbering."""
    cover = search.cover
    return sorted(
        sorted((int(cover.kind[option]), tuple(cover.option_cells[option])) for option in row)
        for row in found
    )


@cache
def expected(name):
    """All solutions by brute force, symmetric ones included."""
    search = BRUTE_FORCE.begin(cover_problem(small_puzzles()[name]).without_symmetry())
    return solutions(search, run(search))


@each_engine
def test_it_is_one_file_and_is_described(tested):
    assert engine(tested.name) is tested
    assert tested.name == tested.name.lower().replace(" ", "-")
    assert tested.title.strip()
    assert len(modules_with(PACKAGE, tested)) == 1
    assert (tested.max_cells is None) == (tested.larger is None)
    assert tested.taking(tested.max_cells or 10**6) is tested
    assert tested.taking((tested.max_cells or 0) + 1).max_cells is None


def test_names_and_compare_positions_are_unique():
    modules = [import_module(f"{PACKAGE}.{each.name}") for each in iter_modules(package_path())]
    found = {id(v): v for m in modules for v in vars(m).values() if isinstance(v, Engine)}
    names = [each.name for each in found.values()]
    assert sorted(names) == sorted(engines())
    positions = [each.compare_order for each in found.values() if each.compare_order is not None]
    assert len(set(positions)) == len(positions)


def package_path():
    return import_module(PACKAGE).__path__


@each_engine
def test_every_setting_is_described_and_its_first_value_is_the_default(tested):
    assert len({setting.name for setting in tested.settings}) == len(tested.settings)
    for setting in tested.settings:
        assert setting.title.strip()
        assert len(set(setting.values)) == len(setting.values) >= 1
        assert tested.complete({})[setting.name] == setting.values[0]


@each_engine
@pytest.mark.parametrize("name", small_puzzles())
def test_it_finds_the_solutions_of_brute_force(tested, name):
    search = tested.begin(cover_of(tested, small_puzzles()[name]).without_symmetry())
    found = solutions(search, run(search))
    assert found == expected(name)


@each_engine
@each_puzzle
def test_every_setting_gives_the_same_solutions(tested, puzzle):
    cover = cover_of(tested, puzzle).without_symmetry()
    default = tested.begin(cover)
    wanted = solutions(default, run(default))
    for setting in tested.settings:
        if setting.name == "symmetry":
            continue  # skips symmetric copies on purpose
        for value in setting.values[1:]:
            try:
                search = tested.begin(cover, {setting.name: value})
            except CubewrightError:  # not every value suits every puzzle
                continue
            assert solutions(search, run(search)) == wanted, (setting.name, value)


@each_engine
@each_puzzle
def test_explored_placements_are_kept_or_cut(tested, puzzle):
    search = tested.begin(cover_of(tested, puzzle))
    found = run(search)
    stages = search.stages
    assert isinstance(stages, StageTable)
    assert len(stages) == puzzle.piece_set.piece_count
    cuts = sum(stages.cuts.values(), start=stages.kept * 0)
    assert (stages.explored == stages.kept + cuts).all()
    assert stages.kept[-1] == len(found)


@each_engine
@each_puzzle
def test_it_runs_in_steps_and_reports_the_remaining_share(tested, puzzle):
    search = tested.begin(cover_of(tested, puzzle))
    assert search.share_left == pytest.approx(1.0)
    assert not search.finished
    remaining = [search.share_left]
    found = []
    while not search.finished:
        found += run(search, SMALL_STEP, steps=1)
        remaining.append(search.share_left)
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(remaining))
    assert remaining[-1] == pytest.approx(0.0)
    at_once = tested.begin(search.cover)
    assert sorted(found) == sorted(run(at_once))
    assert (search.stages.explored == at_once.stages.explored).all()


@each_engine
@each_puzzle
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_a_stopped_search_resumes_from_its_saved_state(tested, puzzle, steps):
    cover = cover_of(tested, puzzle)
    uninterrupted = tested.begin(cover)
    wanted = run(uninterrupted)
    first = tested.begin(cover)
    before = run(first, SMALL_STEP, steps=steps)
    saved = json.loads(json.dumps(first.state()))
    resumed = tested.begin(cover)
    resumed.restore(saved)
    assert resumed.share_left == pytest.approx(first.share_left)
    assert sorted(before + run(resumed)) == sorted(wanted)
    assert (resumed.stages.explored == uninterrupted.stages.explored).all()
    assert (resumed.stages.kept == uninterrupted.stages.kept).all()


@each_engine
def test_a_split_search_finds_every_solution_once(tested):
    puzzle = small_puzzles()["cubic"]
    search = tested.begin(cover_of(tested, puzzle))
    wanted = sorted(run(tested.begin(search.cover)))
    found = run(search, SMALL_STEP, steps=1)
    half = search.split()
    halves = [search] if half is None else [search, half]
    assert sorted(found + [row for each in halves for row in run(each)]) == wanted

"""A saved search that is resumed ends with the numbers of one that was never interrupted."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.project.search_state import digest
from cubewright.model.results import NO_RESULTS
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.project_results import running_results, unfinished_search
from cubewright.presenter.files.saved_search import (
    is_saved_search,
    read_saved_search,
    searched_project,
)
from cubewright.presenter.files.search_state import checkpoint_of
from cubewright.presenter.search.statistics_text import figure_counts_text
from cubewright.solver.report import Prepared, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

SEARCHES = Path(__file__).parents[3] / "samples" / "searches"


def stopped_at(request, fraction):
    """Return the cover problem and the checkpoint of a search stopped at a fraction."""
    control, cover = Control(), None
    for report in solve(request, control):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, Progressed) and report.fraction > fraction:
            control.stop()
    return cover, report.checkpoint


def test_both_counts_of_a_broken_symmetry_are_saved(tmp_path):
    cube = built_in_puzzle("cube")
    puzzle = replace(cube, forbidden=frozenset({(0, cube.figure.cells[0])}))
    request = SolveRequest(puzzle, engine="backtracking")
    cover, checkpoint = stopped_at(request, 0.1)
    path = tmp_path / "corner.search"
    search = unfinished_search(request, cover, checkpoint)
    results = running_results(NO_RESULTS, request, checkpoint.counts, search)
    write_project(path, searched_project(puzzle, results))
    saved = read_saved_search(path)
    assert saved.puzzle == puzzle
    assert saved.missing == checkpoint.listed
    checkpoint = checkpoint_of(saved)
    first, *_, last = list(solve(replace(request, checkpoint=checkpoint)))[1:]
    assert first.fraction == checkpoint.fraction
    assert first.counts == checkpoint.counts
    shown = "1,713 up to the puzzle's own symmetry, 240 up to the figure's"
    assert figure_counts_text(last.progress.counts, Convention.UNIQUE) == shown


def test_a_damaged_search_of_an_earlier_version_has_the_puzzle_of_its_project(tmp_path):
    values = json.loads((SEARCHES / "half-hour.search").read_text())
    values["puzzle"]["piece_set"]["pieces"][0]["dark"] = []
    values["check"] = digest(values)
    path = tmp_path / "a.search"
    path.write_text(json.dumps(values))
    saved = read_saved_search(path)
    write_project(path, searched_project(saved.puzzle, saved.results))
    assert read_saved_search(path).puzzle.search_key == saved.puzzle.search_key


@pytest.mark.parametrize("name", built_in_puzzles())
def test_a_written_search_of_any_puzzle_is_read_again(tmp_path, name):
    path, project = tmp_path / "a.search", searched_project(built_in_puzzle(name), NO_RESULTS)
    write_project(path, project)
    assert read_project(path) == project


def test_a_saved_search_is_a_project_with_one_unfinished_search(tmp_path):
    cube = built_in_puzzle("cube")
    request = SolveRequest(cube, engine="backtracking")
    cover, checkpoint = stopped_at(request, 0.1)
    search = unfinished_search(request, cover, checkpoint)
    results = running_results(NO_RESULTS, request, checkpoint.counts, search)
    path, one = tmp_path / "a.search", searched_project(cube, results)
    write_project(path, one)
    assert is_saved_search(path)
    saved = read_saved_search(path)
    assert (saved.index, saved.is_project, saved.path) == (0, True, path)
    second = searched_project(cube, NO_RESULTS).with_puzzle_added(cube, "again")
    write_project(tmp_path / "b.search", second.with_results(1, results))
    assert read_saved_search(tmp_path / "b.search").index == 1
    two = one.with_puzzle_added(cube, "again").with_results(1, results)
    for project, reason in (
        (two, "it has 2 unfinished searches; open it as a project, and choose one"),
        (searched_project(cube, NO_RESULTS), "it has no unfinished search; open it as a project"),
    ):
        write_project(tmp_path / "c.search", project)
        assert not is_saved_search(tmp_path / "c.search")
        with pytest.raises(CubewrightError, match=reason):
            read_saved_search(tmp_path / "c.search")
        (tmp_path / "c.search").unlink()
    (tmp_path / "d.search").write_text("[")
    assert not is_saved_search(tmp_path / "d.search")
    assert not is_saved_search(tmp_path / "missing.search")


@pytest.mark.parametrize(
    ("count_only", "listed", "missing"), [(False, 7, 7), (True, 7, 0), (False, 0, 0)]
)
def test_listed_solutions_may_be_missing_in_the_file(tmp_path, count_only, listed, missing):
    cube = built_in_puzzle("cube")
    request = SolveRequest(cube, engine="backtracking", count_only=count_only)
    cover, checkpoint = stopped_at(request, 0.1)
    checkpoint = replace(checkpoint, listed=listed)
    search = unfinished_search(request, cover, checkpoint)
    path = tmp_path / "a.search"
    results = running_results(NO_RESULTS, request, checkpoint.counts, search)
    write_project(path, searched_project(cube, results))
    assert read_saved_search(path).missing == missing

"""A saved search that is resumed ends with the numbers of one that was never interrupted."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.project.file import read_project, write_project
from cubewright.model.results import NO_RESULTS
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.project_results import running_results, unfinished_search
from cubewright.presenter.files.saved_search import read_saved_search, searched_project
from cubewright.presenter.files.search_state import checkpoint_of
from cubewright.presenter.search.statistics_text import figure_counts_text
from cubewright.solver.report import Prepared, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve


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


@pytest.mark.parametrize("name", built_in_puzzles())
def test_a_written_search_of_any_puzzle_is_read_again(tmp_path, name):
    path, project = tmp_path / "a.search", searched_project(built_in_puzzle(name), NO_RESULTS)
    write_project(path, project)
    assert read_project(path) == project

"""Searches saved by earlier versions resume, and end with the counts of an uninterrupted one."""

import shutil
from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile, write_project
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.project_search import kept_reports
from cubewright.presenter.files.saved_search import read_saved_search, searched_project
from cubewright.presenter.files.search_state import (
    check_problem,
    checkpoint_of,
    problem_digest,
)
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

SAMPLES = Path(__file__).parents[3] / "samples"


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("name", "raw", "rotations", "unique"),
    [
        ("version-0.1/one-thread.search", 11520, 480, 240),
        ("version-0.1/two-threads.search.gz", 11520, 480, 240),
        ("version-0.1/count.search", 11520, 480, 240),
        ("version-0.1/backtracking.search.gz", 11520, 480, 240),
        ("version-0.1/ranges.search", 48, 6, 3),
        ("version-0.1/choice-by-choice.search", 48, 6, 3),
        ("version-0.1/next-cell-window.search.gz", 2098, 1049, 1049),
        ("searches/automatic.search", 11520, 480, 240),
        ("searches/count.search", 11520, 480, 240),
        ("searches/half-hour.search", 24, 1, 1),
        ("searches/rules.search", 6045, 6045, 6045),
        ("searches/some-solutions.search.gz", 11520, 480, 240),
        ("searches/terminal.search", 11520, 480, 240),
        ("searches/up-to-figure.search.gz", 10278, 3426, 1713),
        ("searches/window.search", 11520, 480, 240),
        ("searches/window.search.gz", 11520, 480, 240),
    ],
)
def test_a_resumed_search_ends_with_all_solutions(name, raw, rotations, unique, threads):
    path = SAMPLES / name
    saved = read_saved_search(path)
    request = SolveRequest(
        saved.puzzle,
        saved.convention,
        saved.engine,
        tuple(saved.settings.items()),
        count_only=saved.count_only,
        threads=threads,
        checkpoint=checkpoint_of(saved),
        up_to=saved.up_to,
    )
    found, missing = [], saved.missing
    if len(saved.results.solutions):
        found += [row for rows in saved.results.solutions.batches() for row in rows.tolist()]
    finished = None
    for report in solve(request, Control()):
        if isinstance(report, Prepared):
            check_problem(path, saved, report.cover)
        elif isinstance(report, SolutionsFound):
            found += report.rows.tolist()
        elif isinstance(report, Finished):
            finished = report
    assert finished is not None
    assert finished.outcome is Outcome.COMPLETE
    counts = finished.progress.counts
    assert [counts.of(each) for each in Convention] == [raw, rotations, unique]
    if not saved.count_only:
        assert len({tuple(sorted(row)) for row in found}) == len(found)
        assert len(found) + missing == counts.of(saved.convention, saved.up_to)


@pytest.mark.parametrize(
    ("name", "all_known", "unique"),
    [
        ("version-0.1/ranges.search", True, 3),
        ("searches/rules.search", True, 6045),
        ("searches/some-solutions.search.gz", False, 240),
        ("searches/terminal.search", False, 480),
        ("searches/up-to-figure.search.gz", True, 240),
    ],
)
def test_a_search_becomes_a_project_and_continues_there(tmp_path, name, all_known, unique):
    saved = read_saved_search(SAMPLES / name)
    path = tmp_path / "a.cubewright"
    write_project(path, searched_project(saved.puzzle, saved.results))
    again = read_saved_search(path)
    assert again.puzzle.search_key == saved.puzzle.search_key
    assert list(again.results.solutions) == list(saved.results.solutions)
    assert (again.missing, again.missing == 0) == (saved.missing, all_known)
    assert checkpoint_of(again) == checkpoint_of(saved)
    with ProjectFile(path) as file:
        request = SolveRequest(again.puzzle, saved.convention, up_to=saved.up_to)
        for _ in kept_reports(file, 0, request):
            pass
        results = file.project.problems[0].results
        assert (results.is_complete, results.search, results.count) == (True, None, unique)
        assert len(results.solutions) == unique - saved.missing
        assert len({frozenset(placed) for placed in results.solutions}) == unique - saved.missing


def test_unfinished_searches_of_a_project_are_resumed(tmp_path):
    path = tmp_path / "unfinished.cubewright"
    shutil.copy(SAMPLES / "searches" / "unfinished.cubewright", path)
    with ProjectFile(path) as file:
        for index, unique in enumerate((6045, 240)):
            request = SolveRequest(file.project.puzzle_to_solve(index))
            for _ in kept_reports(file, index, request):
                pass
            results = file.project.problems[index].results
            assert results.is_complete
            assert results.count == len(results.solutions) == unique
            assert len({frozenset(placed) for placed in results.solutions}) == unique


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("cube", "ffd4ca0c71c106b12f973623a88abb45"),
        ("bedlam", "3524f00096b3d760ca50cbfff78f556c"),
        ("soma-plus-2x4x5", "28c9aab4063b70da89fe23501f0097e2"),
    ],
)
def test_options_and_images_are_numbered_as_in_version_0_1(name, digest):
    assert problem_digest(cover_problem(built_in_puzzle(name))) == digest

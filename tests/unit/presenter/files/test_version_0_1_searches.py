"""Searches saved by version 0.1 resume and end with the counts of an uninterrupted search."""

from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.searches.rows import read_rows, rows_path
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.saved_search import (
    check_problem,
    checkpoint_of,
    problem_digest,
    resumed_search,
)
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

SAMPLES = Path(__file__).parents[3] / "samples" / "version-0.1"


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("name", "raw", "rotations", "unique"),
    [
        ("one-thread.search", 11520, 480, 240),
        ("two-threads.search.gz", 11520, 480, 240),
        ("count.search", 11520, 480, 240),
        ("backtracking.search.gz", 11520, 480, 240),
        ("ranges.search", 48, 6, 3),
        ("choice-by-choice.search", 48, 6, 3),
        ("next-cell-window.search.gz", 2098, 1049, 1049),
    ],
)
def test_a_resumed_search_ends_with_all_solutions(name, raw, rotations, unique, threads):
    path = SAMPLES / name
    saved = resumed_search(path)
    request = SolveRequest(
        saved.puzzle,
        saved.convention,
        saved.engine,
        tuple(saved.settings.items()),
        count_only=saved.count_only,
        threads=threads,
        checkpoint=checkpoint_of(saved),
    )
    found = []
    if rows_path(path).exists():
        found += read_rows(rows_path(path), saved.problem, saved.listed).tolist()
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
    if rows_path(path).exists():
        assert len({tuple(sorted(row)) for row in found}) == unique


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

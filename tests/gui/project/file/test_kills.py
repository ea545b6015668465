"""A window that is killed while it draws, solves and saves keeps all saved work."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from draw_and_solve import figure_of_step, step_of

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import read_project, write_project
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.recovery import INTERVAL_MS, Recovery
from cubewright.model.problem import Problem
from cubewright.model.project import Project
from cubewright.presenter.files.kept_search import SAVE_SECONDS
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

SCRIPT = Path(__file__).parents[2] / "draw_and_solve.py"
SEARCHED = "solid-pentominoes-3x4x5"


def test_everything_is_kept_within_a_second():
    assert INTERVAL_MS <= 500
    assert SAVE_SECONDS <= 1


@pytest.fixture(scope="module")
def all_solutions():
    reports = solve(SolveRequest(built_in_puzzle(SEARCHED)))
    found = (report for report in reports if isinstance(report, SolutionsFound))
    return {tuple(row) for report in found for row in report.rows.tolist()}


def kept_when_killed(path, random_, most_lines):
    """Start a window, kill it at a random moment, and return the last step that it had saved."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(SCRIPT), str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        ready = process.stdout.readline()
        read = [process.stdout.readline() for _ in range(random_.randint(1, most_lines))]
        time.sleep(random_.uniform(0.0, 0.2))
        assert process.poll() is None, process.stderr.read()
        process.kill()
        read += process.stdout.read().splitlines(keepends=True)
    assert ready == "ready\n"
    return max(step_of(line) for line in read if line.endswith("\n"))


@pytest.mark.parametrize(
    "kills", [1, pytest.param(20, marks=[pytest.mark.slow, pytest.mark.timeout(0)])]
)
def test_a_killed_window_neither_loses_nor_duplicates_work(
    own_home, tmp_path, qapp, all_solutions, kills
):
    path = tmp_path / "work.cubewright"
    project = Project().with_puzzle_added(built_in_puzzle(SEARCHED), "searched")
    write_project(path, project.with_problem_added(Problem("step 1", figure_of_step(1)), 0))
    random_ = random.Random(kills)
    largest, solutions_seen = 1, 0
    for kill in range(kills):
        kept = max(largest, kept_when_killed(path, random_, 40 if kill % 5 == 1 else 8))
        stored = read_project(path)
        document = Document(built_in_puzzle("cube"))
        recovery = Recovery(document)
        copies = recovery.find()
        assert recovery.problems == []
        figure = stored.problems[0].figure
        if copies:
            copies[0].restore(document)
            figure = document.figure_at(0)
        recovery.close()
        document.close()  # the next window writes the file
        step = step_of(figure.name)
        assert step >= kept - 1  # an undo takes back one step
        assert figure.aligned().cells == figure_of_step(step).aligned().cells
        largest = max(largest, step)
        results = stored.problems[1].results
        solutions = results.solutions
        rows = (
            [tuple(row) for part in solutions.batches() for row in part.tolist()]
            if len(solutions)
            else []
        )
        assert len(set(rows)) == len(rows)
        assert set(rows) <= all_solutions
        if results.is_complete:
            assert set(rows) == all_solutions
        elif results.search is not None:
            assert results.search.listed == len(rows)
        solutions_seen = max(solutions_seen, len(rows))
    assert largest > 1
    assert solutions_seen or kills < 10  # a busy machine may find none before two kills

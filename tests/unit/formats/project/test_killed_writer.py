"""A process that is killed while it appends solutions leaves a sound file."""

import random
import subprocess
import sys
import time
from pathlib import Path

import edit_and_solve
import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.model.project import project_of

SCRIPT = Path(__file__).with_name("append_solutions.py")
MOST_KEPT = 600_000
"""The most solutions that are kept; the table of the script has numbers for a million."""


def _committed_when_killed(path: Path, random_: random.Random, script: str | Path = SCRIPT) -> int:
    """Start a writer, kill it at a random moment, and return the last number that it printed."""
    command = [sys.executable, str(script), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in range(random_.randint(1, 8)):
            process.stdout.readline()
        time.sleep(random_.uniform(0, 0.01))
        process.kill()
        said = process.stdout.read().split("\n")
    return max((int(line) for line in said[:-1]), default=0)


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_a_killed_writer_loses_and_doubles_nothing(tmp_path, kills):
    path = tmp_path / "a.cubewright"
    random_ = random.Random(kills)
    project = project_of({"cube": built_in_puzzle("cube")})
    write_project(path, project)
    for _ in range(kills):
        committed = _committed_when_killed(path, random_)
        results = read_project(path).problems[0].results
        count = len(results.solutions)
        assert count >= committed
        assert count == results.counts.raw == results.search.listed
        assert len(results.search.data) == count % 50_000
        rows = np.concatenate(list(results.solutions.batches())).astype(np.int64)
        assert (rows[:, 0] + 1000 * rows[:, 1] == np.arange(count)).all()
        with ProjectFile(path) as file:
            assert not file.is_read_only
            if count > MOST_KEPT:
                file.save(project)
    assert [each.name for each in tmp_path.iterdir()] == ["a.cubewright"]


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_a_killed_editor_and_solver_loses_and_doubles_nothing(tmp_path, kills):
    path = tmp_path / "a.cubewright"
    random_ = random.Random(kills)
    edit_and_solve.started(path)
    for _ in range(kills):
        committed = _committed_when_killed(path, random_, edit_and_solve.__file__)
        project = read_project(path)
        step = int(project.note or 0)
        assert committed <= step <= committed + 1 or not committed
        assert [each.name for each in project.problems] == edit_and_solve.names(step)
        results = project.problems[edit_and_solve.names(step).index("solved")].results
        count = len(results.solutions)
        assert count in (edit_and_solve.total(step), edit_and_solve.total(max(0, step - 1)))
        assert count == (results.counts.raw or 0)
        if count:
            assert count == results.search.listed
            rows = np.concatenate(list(results.solutions.batches())).astype(np.int64)
            assert (rows[:, 0] + 1000 * rows[:, 1] == np.arange(count) % 1_000_000).all()
        if step > edit_and_solve.MOST_STEPS:
            edit_and_solve.started(path)
    with ProjectFile(path):
        pass
    assert [each.name for each in tmp_path.iterdir()] == ["a.cubewright"]

"""A search in its own file: what it has written before a kill is continued without a loss."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cubewright.formats.atomic import SUFFIX
from cubewright.formats.project.file import delete_project, read_project
from cubewright.presenter.files.saved_search import read_saved_search

SCRIPT = Path(__file__).with_name("keep_in_file.py")
NAME, SOLUTIONS = "solid-pentominoes-3x4x5", 3940


@pytest.mark.parametrize("kills", [3, pytest.param(15, marks=pytest.mark.slow)])
def test_a_killed_search_loses_and_doubles_nothing(own_home, tmp_path, kills):
    path, random_ = tmp_path / "a.search.cubewright", random.Random(kills)
    command = [sys.executable, str(SCRIPT), str(path), NAME]
    listed = 0
    for _ in range(kills):
        with subprocess.Popen(
            [*command, "copy"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout.readline() == b"ready\n", process.stderr.read()
            time.sleep(random_.uniform(0.0, 0.3))
            process.kill()
        if path.exists():
            saved = read_saved_search(path)
            assert saved.missing == 0
            assert len(saved.results.solutions) == saved.listed >= listed
            listed = saved.listed
    subprocess.run([*command, "whole"], check=True, capture_output=True)
    results = read_project(path).problems[0].results
    assert (results.is_complete, results.search) == (True, None)
    assert len(results.solutions) == SOLUTIONS
    assert len({frozenset(placed) for placed in results.solutions}) == SOLUTIONS
    delete_project(path)
    left = [each for each in tmp_path.iterdir() if "search" in each.name]
    assert all(each.name.endswith(SUFFIX) for each in left)  # the program removes these later

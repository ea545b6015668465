"""A designer's whole project survives killing, closing, mailing and converting."""

import csv
import json
import shutil
import subprocess
import sys
import time
from dataclasses import replace

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.conversion.convert import convert_file
from cubewright.formats.project.file import read_project, write_project
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.problem import Problem
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle

LONG = 1
"""The problem with a long search."""
ENOUGH = 10_000


@pytest.fixture
def window(asking_window):
    return asking_window


def tray():
    """A puzzle with its own pieces: ranges, colours, a figure with optional cells."""
    cells = CUBIC.box((4, 3, 1))
    figure = Figure(cells, "Tray", optional=cells[-2:], colours=frozenset({(cells[0], 1)}))
    bar = Piece("I", cells[:2], "stick", "#123456", colours=frozenset({(cells[0], 1)}))
    corner = Piece("L", ((0, 0, 0), (0, 1, 0), (1, 0, 0)), "corner", "#654321")
    pieces = PieceSet("mine", "My pieces", (bar, corner), (4, 3), minimums=(1, 0))
    return Puzzle(figure, pieces, allowed_colours=frozenset({(1, 1), (1, 2)}), max_holes=1)


def work_of_a_designer(path):
    """Write three problems, with groups, weights and notes."""
    project = project_of({"tray": tray(), "long": built_in_puzzle("solid-pentominoes-3x4x5")})
    first = project.problems[0]
    grouped = (replace(first.pieces[0], groups=((1, 2),)), *first.pieces[1:])
    project = project.with_problem(0, replace(first, pieces=grouped, note="oak\nor beech"))
    project = project.with_shape(0, replace(project.shapes[0], weight=3, note="heavy"))
    project = project.with_problem_added(Problem("later", note="no figure yet"))
    write_project(path, replace(project, note="everything", colours=("#aa0000", "#00aa00")))


def rows_of(path):
    """Return the rows of all saved solutions, which are distinct."""
    rows = np.concatenate(list(read_project(path).problems[LONG].results.solutions.batches()))
    assert len(np.unique(rows, axis=0)) == len(rows)
    return rows


def search_and_kill(path):
    """Search in another process, and kill it when enough solutions are kept."""
    command = [sys.executable, "-m", "cubewright", "solve", str(path), "--raw", "--keep"]
    with subprocess.Popen(
        [*command, "--problem", str(LONG + 1)], stdout=subprocess.DEVNULL
    ) as process:
        while len(read_project(path).problems[LONG].results.solutions) < ENOUGH:
            assert process.poll() is None
            time.sleep(0.02)
        process.kill()


def without_results(path):
    """Return a project without the results of the long problem."""
    project = read_project(path)
    return project.with_results(LONG, Problem("").results)


@pytest.mark.slow
def test_the_project_survives_killing_closing_mailing_and_converting(window, qtbot, tmp_path):
    path = tmp_path / "here" / "work.cubewright"
    path.parent.mkdir()
    work_of_a_designer(path)
    made = read_project(path)

    search_and_kill(path)
    killed = rows_of(path)
    results = read_project(path).problems[LONG].results
    assert len(killed) >= ENOUGH
    assert results.counts.raw == len(killed)
    assert results.search is not None
    assert without_results(path) == made

    # The window lists the saved solutions, and continues the search.
    window.file_controller.open(path)
    window.document.select(LONG)
    qtbot.waitUntil(lambda: window.panel.count == len(killed), timeout=30_000)
    qtbot.waitUntil(window.actions_["pause"].isEnabled, timeout=30_000)
    window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: window.panel.count > len(killed) + 1000, timeout=30_000)
    window.actions_["stop"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running, timeout=30_000)
    listed = window.panel.count
    window.file_controller.save()
    window.document.close()
    closed = rows_of(path)
    assert len(closed) == listed
    assert (closed[: len(killed)] == killed).all()
    assert without_results(path) == made
    assert [each.name for each in path.parent.iterdir()] == [path.name]

    # Mailed: the file contains everything.
    mailed = tmp_path / "elsewhere" / "from-a-friend.cubewright"
    mailed.parent.mkdir()
    shutil.copy(path, mailed)
    path.unlink()
    assert (rows_of(mailed) == closed).all()
    assert without_results(mailed) == made
    assert read_project(mailed).problems[LONG].results.search is not None

    for suffix in (".fig", ".xmpuzzle"):
        there = convert_file(mailed, tmp_path / f"work{suffix}")
        there.write(tmp_path / f"work{suffix}")
        back = convert_file(tmp_path / f"work{suffix}", tmp_path / f"back{suffix}.cubewright")
        back.write(tmp_path / f"back{suffix}.cubewright")
        read = read_project(tmp_path / f"back{suffix}.cubewright")
        is_lost = f"{listed:,} solutions of problem 2 ('long')" in there.losses
        assert (is_lost, len(read.problems[LONG].results.solutions)) in ((True, 0), (False, listed))
        assert is_lost == (suffix == ".fig")
        again = read.puzzle_to_solve(LONG)
        assert again.figure.aligned().cells == made.puzzle_to_solve(LONG).figure.cells
        assert again.counts == made.puzzle_to_solve(LONG).counts
    convert = [sys.executable, "-m", "cubewright", "convert", str(mailed)]
    for name in ("all.json", "all.csv"):
        target = tmp_path / name
        subprocess.run([*convert, str(target), "--problem", str(LONG + 1)], check=True)
        if name == "all.json":
            values = json.loads(target.read_text())
            assert len(values["solutions"]) == listed
        else:
            with target.open(newline="") as file:
                assert len({row[0] for row in csv.reader(file)}) == listed + 1

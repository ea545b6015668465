"""The commands on the guide's pages about finding puzzles print what the guide states."""

import csv
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
MAKING = (DOCS / "guide" / "new-puzzles.md").read_text(encoding="utf-8")
REFERENCE = (DOCS / "reference" / "generated-puzzles.md").read_text(encoding="utf-8")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("sh") is None, reason="the commands are for a shell"),
]


@pytest.fixture
def run(own_home, tmp_path):
    """Run commands in an empty folder, and return what they print."""
    beside = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"}

    def run(commands):
        return subprocess.run(
            ["sh", "-e", "-c", commands],
            cwd=tmp_path,
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )

    return run


def commands_after(words, page):
    """Return the next block of commands after some words of a page."""
    rest = page[page.index(words) :]
    return textwrap.dedent(re.search(r"\n\n((?: {4}.*\n)+)", rest)[1])


def test_the_hardest_square_of_five_pentominoes(run):
    ran = run(commands_after("and which is the hardest?", MAKING))
    _head, _rule, found = ran.stdout.splitlines()
    assert found.split()[:5] == list("BCEGK")
    assert "98.0" in found.split()
    assert ran.stderr.endswith(
        "19 of 792 choices found; 747 without a solution, 26 with too many solutions\n"
    )
    assert run("cubewright solve mine.fig --unique --count").stdout == "1\n"


def test_a_burr_in_the_hand_comes_apart_in_two_ways(run):
    ran = run(commands_after("In the terminal:", MAKING))
    assert ran.stdout == "2.2\n5.1.2\n"
    assert "prints `2.2` and `5.1.2`" in MAKING


def test_the_only_six_pentominoes_for_a_board_and_a_box(run, tmp_path):
    ran = run(commands_after("**One set, two figures.**", REFERENCE))
    assert ran.stdout == "B C E F G K\n"
    with (tmp_path / "found.csv").open(newline="") as table:
        figures = [row["figure"] for row in csv.DictReader(table)]
    assert (figures.count("Box 10x3x1"), figures.count("Box 5x3x2")) == (53, 11)
    assert " of 1,848 choices found" in ran.stderr

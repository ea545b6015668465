"""The table of `make bench` for its smallest puzzle, and the counts of the yardsticks."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest
from yardsticks import COMPILER, yardsticks

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine

PROGRAM = Path(__file__).with_name("engines_table.py")


def test_the_table_is_printed_and_written(tmp_path):
    path = tmp_path / "build" / "bench.csv"
    done = subprocess.run(
        [sys.executable, PROGRAM, "--puzzle", "cube", "--csv", path],
        capture_output=True,
        text=True,
        check=True,
    )
    with path.open(newline="") as stream:
        (row,) = csv.DictReader(stream)
    assert (row["puzzle"], row["solutions"]) == ("cube", "240")
    assert float(row["seconds"]) > 0
    assert int(row["explored"]) > 0
    assert row["machine"].endswith(" cores")
    for each in yardsticks():
        if each.name == "flat-board":
            assert row.get("flat-board_ratio", "") == ""  # the cube is not flat
        elif each.missing is None:
            assert row[f"{each.name}_finished"] == "1"
            assert float(row[f"{each.name}_ratio"]) > 0
        else:
            assert f"{each.name} is left out: {each.missing}" in done.stderr
    assert "| Soma cube | 240 | " in done.stdout


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler to build with")
@pytest.mark.parametrize(
    ("program", "name"),
    [
        ("next-cell", "half-hour"),
        ("next-cell", "diabolical"),
        ("next-cell", "solid-pentominoes-2x5x6"),
        ("flat-board", "pentominoes-3x20"),
        ("flat-board", "hexiamonds-4x9"),
        ("flat-board", "meteor"),
    ],
)
def test_the_searches_in_c_meet_what_ours_meets(program, name):
    cover = cover_problem(built_in_puzzle(name))
    search = engine("most-constrained").begin(cover)
    while not search.finished:
        search.step(10**7)
    (yardstick,) = (each for each in yardsticks() if each.name == program)
    measured = yardstick.measure(cover, 60)
    assert measured.finished
    assert measured.solutions == search.stages.kept[-1]


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler to build with")
def test_the_search_in_c_ends_when_its_time_is_up():
    next_cell = yardsticks()[0].measure(cover_problem(built_in_puzzle("tetris")), 1)
    assert not next_cell.finished
    assert next_cell.nodes > 0
    assert 0.9 < next_cell.seconds < 5

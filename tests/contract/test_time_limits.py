"""Every time limit covers its whole command, and ends it with status 124 and one line."""

import gc
import os
import subprocess
import sys
from io import StringIO
from time import monotonic, sleep

import pytest

from cubewright.cli.command import OUT_OF_TIME, Terminal, commands
from cubewright.cli.main import main
from cubewright.cli.parser import command_parser
from cubewright.solver.search import control

OPTION = "--limit-seconds"
POOL = ("--pieces", "one-sided-pentominoes", "--solutions", "1-1000000")
LONG = {
    "solve": (
        ("solve", "tetris", "--count"),
        ("solve", "bedlam", "--count", "--engine", "stagewise"),
        ("solve", "soma-plus-2x4x5", "--raw", "--format", "contest"),
        ("solve", "soma-plus-2x4x5", "--disassemble", "--format", "json"),
        ("solve", "bedlam", "--threads", "2"),
    ),
    "levels": (
        ("levels", "soma-plus-2x4x5"),
        ("levels", "soma-plus-2x4x5", "--plans", "--all-separations"),
        ("levels", "soma-plus-2x4x5", "--smallest-sum"),
        ("levels", "soma-plus-2x4x5", "--turns"),
    ),
    "design": (
        ("design", "pentominoes-6x10", *POOL),
        ("design", "pentominoes-5x12", "--level", "3", *POOL),
    ),
    "slide": (("slide", "century"),),
    "sticks": (("sticks", "--set", "837"),),
    "cut": (("cut", "5x5x5", "--pieces", "4", "--empty", "1", "-o", "OUT.fig"),),
    "hard": (("hard", "bedlam"), ("hard", "tetris")),
    "improve": (("improve", "cube", "--fewer"), ("improve", "burrs", "--level")),
    "mend": (("mend", "bedlam", "--solutions", "1"),),
    "export": (
        ("export", "statistics", "bedlam", "-o", "OUT.svg"),
        ("export", "picture", "bedlam", "-o", "OUT.svg", "--solution", "30000000"),
    ),
    "batch": (("batch", "FIGURES"), ("batch", "FIGURES", "--disassemble")),
    "link": (("link", "bedlam", "--solution", "30000000"),),
    "plates": (("plates", "tetra-octa-56", "--round"),),
    "compare": (("compare", "bedlam", "--run", "stagewise"),),
}
"""Command lines, by command, that take minutes without a limit."""
CASES = [each for cases in LONG.values() for each in cases]
READS = [
    ("solve", "-"),
    ("levels", "-"),
    ("design", "-", "--pieces", "soma"),
    ("export", "picture", "-", "-o", "OUT.svg"),
    ("link", "-"),
]


class Waiting(StringIO):
    """A standard input to which nobody writes."""

    def read(self, *_size):
        sleep(100)


@pytest.fixture(autouse=True)
def _no_callbacks_of_the_garbage_collector():
    """Remove Hypothesis' callback: Python ignores an exception that an alarm raises there."""
    callbacks = gc.callbacks[:]
    gc.callbacks.clear()
    yield
    gc.callbacks[:] = callbacks


@pytest.fixture
def arguments(tmp_path):
    """Return a command line with its files in a folder of its own."""
    figures = tmp_path / "figures.fig"
    figures.write_text("/SOMA Box\n; pieces: soma-plus\n" + "/11111/11111\n" * 4)

    def made(line):
        names = {
            "FIGURES": str(figures),
            "OUT.svg": str(tmp_path / "out.svg"),
            "OUT.fig": str(tmp_path / "out.fig"),
        }
        return [names.get(each, each) for each in line]

    return made


def ran(arguments, stdin=None):
    out, err = StringIO(), StringIO()
    status = main(arguments, Terminal(stdin or StringIO(), out, err))
    return status, out.getvalue(), err.getvalue()


def test_every_command_with_a_limit_of_time_is_tested():
    limited = {
        name
        for name, each in commands().items()
        if OPTION in command_parser(each)._option_string_actions
    }
    assert limited == {*LONG, "collection"}  # Its limit is for each puzzle.


@pytest.mark.parametrize("line", CASES, ids=" ".join)
def test_a_limit_ends_the_command(line, arguments):
    status, out, err = ran([*arguments(line), OPTION, "0.05"])
    assert status == OUT_OF_TIME
    if line[0] == "batch":
        assert "1 not finished" in err
    elif line[0] == "compare":
        assert "(stopped)" in out
    else:
        reached = [each for each in err.splitlines() if "time limit of 0.05 s reached" in each]
        assert len(reached) == 1


@pytest.mark.parametrize("line", READS, ids=" ".join)
def test_a_limit_ends_a_command_that_waits_for_its_input(line, arguments):
    status, out, err = ran([*arguments(line), OPTION, "0.05"], Waiting())
    assert status == OUT_OF_TIME
    assert out == ""
    assert err.splitlines() == [
        "cubewright: time limit of 0.05 s reached: the puzzle was not read completely; "
        "nothing was searched"
    ]


@pytest.fixture
def slow_clock(monkeypatch):
    """Make time limits pass: each reading of the clock advances it by a hundredth of a second."""
    now = 0.0

    def read():
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr(control, "monotonic", read)


@pytest.mark.parametrize("option", ["--smallest-sum", "--all-separations", "--plans"])
def test_a_limit_ends_what_follows_the_search(option, slow_clock):
    status, out, err = ran(["levels", "cube", option, OPTION, "1.5"])
    assert status == OUT_OF_TIME
    assert 0 < len([each for each in out.splitlines() if each[0].isdigit()]) < 240
    assert "time limit of 1.5 s reached" in err


@pytest.mark.timed
@pytest.mark.parametrize("line", [*CASES, *READS], ids=" ".join)
def test_a_command_ends_within_a_second_of_its_limit(line, arguments):
    program = (sys.executable, "-m", "cubewright")
    began = monotonic()
    subprocess.run((*program, line[0], "--help"), check=True, capture_output=True)
    start = monotonic() - began
    reading, writing = os.pipe()
    began = monotonic()
    command = (*program, *arguments(line), OPTION, "1")
    done = subprocess.run(command, stdin=reading, capture_output=True, timeout=60, check=False)
    spent = monotonic() - began
    os.close(writing)
    os.close(reading)
    assert done.returncode == OUT_OF_TIME, done.stderr
    assert spent - start < (3 if "--run" in line else 2)

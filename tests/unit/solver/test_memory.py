"""The peak memory of the whole process, without the solutions."""

import subprocess
import sys
from pathlib import Path

import pytest

MAX_MEGABYTES = 300
SECONDS = 2.0
"""Long searches are stopped after this time; their memory does not grow later."""

PROGRAM = """
import sys
from pathlib import Path
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.search.control import Control
from cubewright.solver.count import count
from cubewright.solver.report import Finished, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

name, how, most, threads = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
if name == "512 cubelets":
    bar = Piece("B", CUBIC.box((4, 2, 1)))
    puzzle = Puzzle(Figure(CUBIC.box((8, 8, 8))), PieceSet("bars", "Bars", (bar,), (64,)))
else:
    puzzle = built_in_puzzle(name)
control = Control()
ways = {"solve": solve, "count": count}
request = SolveRequest(puzzle, count_only=how == "count", threads=threads)
for report in ways[how](request, control):
    if isinstance(report, Progressed) and report.seconds >= most:
        control.stop()
    if isinstance(report, Finished):
        # Not getrusage: its peak begins with that of the process which started this one.
        lines = Path("/proc/self/status").read_text().splitlines()
        peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))
        print(report.progress.counts.unique, round(peak / 1024))
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not Path("/proc/self/status").exists(), reason="only Linux shows a process's peak memory"
    ),
]

TABLE = (
    "pentominoes-6x10",
    "bedlam",
    "soma-plus-2x4x5",
    "double-soma-3x3x6",
)


def ran(name, how, most=1000.0, threads=1):
    """Return the number of solutions and the megabytes of a process that compiles nothing."""
    command = [sys.executable, "-c", PROGRAM, name, how, str(most), str(threads)]
    for _ in range(2):
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found, megabytes = map(int, done.stdout.split())
        if megabytes < MAX_MEGABYTES:
            break  # the first run may have compiled kernels, which does not count
    return found, megabytes


@pytest.mark.parametrize("name", TABLE)
def test_memory_of_a_search(name):
    _, megabytes = ran(name, "solve", SECONDS)
    assert megabytes < MAX_MEGABYTES


def test_memory_of_the_largest_figure_on_two_threads():
    _, megabytes = ran("512 cubelets", "solve", SECONDS, threads=2)
    assert megabytes < MAX_MEGABYTES


def test_memory_of_a_frontier_count():
    found, megabytes = ran("soma-plus-2x4x5", "count")
    assert found == 4_441_090
    assert megabytes < MAX_MEGABYTES


def test_memory_of_the_longest_frontier_count():
    found, megabytes = ran("double-soma-3x3x6", "count")
    assert found == 2_527_726_421
    assert megabytes < MAX_MEGABYTES

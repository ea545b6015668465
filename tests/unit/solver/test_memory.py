"""How much memory the whole process takes at most, besides the solutions themselves."""

import subprocess
import sys
from pathlib import Path

import pytest

MOST_MEGABYTES = 300
SECONDS = 2.0
"""So long is searched what would take longer; a search takes no more memory later on."""

PROGRAM = """
import sys
from pathlib import Path
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.control import Control
from cubewright.solver.counting import count
from cubewright.solver.report import Finished, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

name, how, most = sys.argv[1], sys.argv[2], float(sys.argv[3])
control = Control()
ways = {"solve": solve, "count": count}
request = SolveRequest(built_in_puzzle(name), count_only=how == "count")
for report in ways[how](request, control):
    if isinstance(report, Progressed) and report.seconds >= most:
        control.stop()
    if isinstance(report, Finished):
        # Not getrusage: its peak begins with that of the process which started this one.
        lines = Path("/proc/self/status").read_text().splitlines()
        peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))
        print(report.progress.counts.unique, round(peak / 1024))
"""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="only Linux tells a process its peak of memory"
)

TABLE = (
    "pentominoes-6x10",
    "bedlam",
    "soma-plus-2x4x5",
    "double-soma-3x3x6",
)


def ran(name, how, most=1000.0):
    """The number of solutions and the megabytes, of a process that has nothing to compile."""
    command = [sys.executable, "-c", PROGRAM, name, how, str(most)]
    for _ in range(2):
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found, megabytes = map(int, done.stdout.split())
        if megabytes < MOST_MEGABYTES:
            break  # the first may have had to compile, which is no part of it
    return found, megabytes


@pytest.mark.parametrize("name", TABLE)
def test_a_search_stays_below(name):
    _, megabytes = ran(name, "solve", SECONDS)
    assert megabytes < MOST_MEGABYTES


def test_a_count_by_sweeping_stays_below():
    found, megabytes = ran("soma-plus-2x4x5", "count")
    assert found == 4_441_090
    assert megabytes < MOST_MEGABYTES


@pytest.mark.slow
def test_the_longest_count_by_sweeping_stays_below():
    found, megabytes = ran("double-soma-3x3x6", "count")
    assert found == 2_527_726_421
    assert megabytes < MOST_MEGABYTES

"""After `tools/compile_kernels.py`, no search compiles anything."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[3]

SEARCHES = """
import json, sys
from importlib import import_module
from pkgutil import walk_packages

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver import kernels
from cubewright.solver.count import count
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def box(size, bar, copies, minimum=None):
    x, y, z = size
    cells = [(i, j, k) for i in range(x) for j in range(y) for k in range(z)]
    pieces = (Piece("A", tuple((i, 0, 0) for i in range(bar))),)
    minimums = None if minimum is None else (minimum,)
    return Puzzle(Figure(cells), PieceSet("bars", "bars", pieces, (copies,), minimums=minimums))


def one(puzzle, engine="automatic", **options):
    for report in solve(SolveRequest(puzzle, engine=engine, limit=1, **options)):
        pass


for length in (5, 6, 12, 30, 45):  # 60, 72, 144, 360 and 540 cells: bars lie in one direction only
    for engine in ("automatic", "backtracking", "next-cell"):
        one(box((length, 3, 4), length, 12), engine)
    one(box((length, 3, 4), length, 12, minimum=11))
one(box((15, 10, 1), 5, 30))
for puzzle in ("cube", "meteor", "bedlam"):
    one(built_in_puzzle(puzzle), threads=2)
for convention in Convention:
    for report in solve(SolveRequest(built_in_puzzle("cube"), convention)):
        pass
for report in count(SolveRequest(box((8, 8, 1), 2, 32), count_only=True)):
    pass

compiled = []
for module in walk_packages(kernels.__path__, f"{kernels.__name__}."):
    for name, value in vars(import_module(module.name)).items():
        misses = getattr(getattr(value, "stats", None), "cache_misses", {})
        compiled += [f"{module.name}.{name} {signature}" for signature in misses]
print(json.dumps(sorted(set(compiled))))
"""


@pytest.mark.timeout(900)
def test_nothing_is_left_to_compile_for_figures_of_every_size():
    subprocess.run(
        [sys.executable, str(PROJECT / "tools" / "compile_kernels.py")],
        check=True,
        capture_output=True,
    )
    done = subprocess.run(
        [sys.executable, "-c", SEARCHES], check=True, capture_output=True, text=True
    )
    assert json.loads(done.stdout) == []

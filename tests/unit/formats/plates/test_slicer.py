"""A slicer makes G-code of every plate, and adds support only where the plan says so."""

import re
import shutil
import subprocess
from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Settings
from cubewright.formats.models.part_files import stl_file, threemf_file
from cubewright.formats.plates.options import PLATE_OPTIONS
from cubewright.formats.plates.plan import plan_plates
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle

BRIDGES = (
    [(0, 0, 0), (2, 0, 0), *((x, y, 1) for x in range(3) for y in (0, 1)), (0, 1, 0), (2, 1, 0)],
    [(x, y, 0) for x in range(4) for y in (0, 1) if x in (0, 3) or y == 0]
    + [(x, y, 1) for x in range(4) for y in (0, 1)],
)
"""Pieces with faces between supported cubes in every position."""
CROSS = [(1, 1, 1), (0, 1, 1), (2, 1, 1), (1, 0, 1), (1, 2, 1), (1, 1, 0), (1, 1, 2)]
"""A piece that needs support in every position."""
PIECES = {"bridges": BRIDGES, "cross": (CROSS,)}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("slic3r") is None,
        reason="Slic3r is not installed; 'make test' installs it on Debian",
    ),
]


def planned(source, **given):
    steps = plan_plates(source, Settings(PLATE_OPTIONS, given))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def source_of(name):
    if name not in PIECES:
        puzzle = built_in_puzzle(name)
        return ExportSource(puzzle, puzzle.name)
    whole = built_in_puzzle("cube").piece_set
    pieces = tuple(Piece(str(index), tuple(cells)) for index, cells in enumerate(PIECES[name]))
    own = replace(whole, pieces=pieces, counts=(1,) * len(pieces), minimums=None)
    return ExportSource(Puzzle(Figure((), name, own.lattice), own), name)


def sliced(path):
    """Slice a plate where it lies, with support wherever the slicer finds it necessary."""
    target = path.with_suffix(".gcode")
    options = "--gcode-comments --support-material --support-material-threshold 0 --dont-arrange"
    done = subprocess.run(
        ["slic3r", "--no-gui", "-j", "1", path, *options.split(), "-o", target],
        check=True,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert re.search(r"Filament required: [1-9]", done.stdout)
    return target.read_text()


def has_support(gcode):
    return re.search(r"^G1 .*support material", gcode, re.MULTILINE) is not None


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("cube", {"engrave": 0.6, "round": True}),
        ("bedlam", {"bed": "200x200", "unit": 25.0}),
        ("bedlam", {"joints": True}),
        ("cross", {"joints": True}),
        ("cross", {"joints": True, "snap": True}),
        ("cube", {"wall": 1.6, "engrave": 0.6, "clearance": 0.3}),
        ("bedlam", {"wall": 0.8, "unit": 30.0, "joints": True}),
        ("bridges", {"bridge": 60.0}),
        ("hexiamonds-6x6", {}),
        ("tetra-octa-43", {}),
        ("meteor", {"bevel": 0.0}),
    ],
)
def test_plates_need_support_only_where_the_plan_says_so(name, given, tmp_path):
    plan = planned(source_of(name), **given)
    for number, plate in enumerate(plan.plates):
        path = tmp_path / f"{number}.3mf"
        path.write_bytes(threemf_file("plate", plan.parts(plate)))
        is_promised = any(plan.bodies[each.index].position.unsupported for each in plate.places)
        assert has_support(sliced(path)) == is_promised, number


def test_a_plate_as_stl_and_the_test_of_clearances_are_sliced(tmp_path):
    plan = planned(source_of("cube"), coupon=True)
    path = tmp_path / "plate.stl"
    path.write_bytes(stl_file(plan.parts(plan.plates[0])))
    assert not has_support(sliced(path))
    path = tmp_path / "clearances.3mf"
    path.write_bytes(threemf_file("test", plan.coupon))
    assert not has_support(sliced(path))

"""A slicer reads the models as they are, and makes G-code of them."""

import re
import shutil
import subprocess
from dataclasses import replace

import pytest

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.models.parts import model_parts
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle

SETS = ("soma", "meteor", "hexiamonds", "pyramid-20", "rhombic-dodecahedron", "tetra-octa-56")
"""One set for each lattice."""
SHAPES = {"stl": {}, "3mf": {"wall": 1.2, "drain": 2.0, "bevel": 0.8, "unit": 24.0}}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("slic3r") is None,
        reason="Slic3r is not installed; 'make test' installs it on Debian",
    ),
]


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def slic3r(*arguments):
    done = subprocess.run(
        ["slic3r", "--no-gui", "-j", "1", *map(str, arguments)],
        check=True,
        capture_output=True,
        text=True,
        timeout=240,
    )
    return done.stdout + done.stderr


def set_source(name):
    """Three pieces of a set, because models of many round or rhombic ones take a minute."""
    whole = piece_set(name)
    pieces = replace(whole, pieces=whole.pieces[-3:], counts=whole.counts[-3:], minimums=None)
    return ExportSource(Puzzle(Figure((), pieces.title, pieces.lattice), pieces), pieces.title)


@pytest.mark.parametrize("format_name", SHAPES)
@pytest.mark.parametrize("name", SETS)
def test_a_slicer_finds_closed_parts_of_the_right_volume_and_slices_one(
    name, format_name, tmp_path
):
    form, source = export_formats()[format_name], set_source(name)
    settings = form.settings(SHAPES[format_name])
    path, one = tmp_path / f"model{form.suffix}", tmp_path / f"one{form.suffix}"
    path.write_bytes(returned(form.write(source, settings))[form.suffix])
    told = slic3r("--info", path)
    assert set(re.findall(r"manifold = (\w+)", told)) == {"yes"}
    assert "repair" not in told
    assert sum(map(int, re.findall(r"number_of_parts =\s+(\d+)", told))) == sum(
        source.puzzle.piece_set.counts
    )
    volumes = sum(map(float, re.findall(r"volume = ([\d.]+)", told)))
    parts = returned(model_parts(source, settings))
    assert volumes == pytest.approx(sum(part.solid.volume() for part in parts), rel=1e-4)
    first = source.puzzle.piece_set.pieces[0].symbol
    one.write_bytes(returned(form.write(source, settings.with_value("only", first)))[form.suffix])
    sliced = slic3r(one, "--layer-height", "0.4", "-o", tmp_path / "model.gcode")
    assert re.search(r"Filament required: [1-9]", sliced)
    heights = re.findall(r"^G1 Z([\d.]+)", (tmp_path / "model.gcode").read_text(), re.MULTILINE)
    top = parts[0].solid.bounding_box()[5]
    assert max(map(float, heights)) == pytest.approx(top, abs=0.8)

"""Cubic pieces as text for OpenSCAD and puzzlecad."""

import json
import re
import shutil
import subprocess

import numpy as np
import pytest
import trimesh
from hypothesis import given
from hypothesis import strategies as st
from manifold3d import Manifold, Mesh64

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.models.boxes import largest_boxes, layer_strings
from cubewright.formats.models.solid import Shape, solid, union
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.scripting import load, solve

SOMA = piece_set("soma")
CUBE = load("cube")


def text(name, source, **given):
    form = export_formats()[name]
    writer = form.write(source, form.settings(given))
    try:
        while True:
            next(writer)
    except StopIteration as end:
        return end.value[form.suffix].decode()


@pytest.fixture(scope="module")
def source():
    return ExportSource(CUBE, "Soma cube", tuple(solve(CUBE, limit=1)))


@pytest.mark.parametrize("piece", SOMA.pieces, ids=lambda piece: piece.symbol)
def test_boxes_moved_inwards_are_the_piece_moved_inwards(piece):
    edge = 4
    grid = np.zeros((4 * edge,) * 3, bool)
    for low, size in largest_boxes(piece.cells):
        (x, y, z), (u, v, w) = np.array(low) * edge + 1, (np.array(low) + size) * edge - 1
        grid[x:u, y:v, z:w] = True
    body = solid(piece.lattice, piece.cells, Shape(edge, 2.0))
    assert grid.sum() == pytest.approx(body.volume())


def cells_of(layers):
    """The cells of a piece in puzzlecad's notation: layers from the ground, the front row first."""
    return [
        (x, y, z)
        for z, layer in enumerate(layers)
        for y, row in enumerate(layer.split("|"))
        for x, mark in enumerate(row)
        if mark == "x"
    ]


def plate(written):
    """The pieces in a text for puzzlecad, each a list of layers."""
    (listed,) = re.findall(r"^burr_plate\((\[.*\])\);$", written, re.MULTILINE | re.DOTALL)
    return json.loads(listed)


@given(st.lists(st.tuples(*[st.integers(-2, 2)] * 3), min_size=1, max_size=12, unique=True))
def test_layers_of_puzzlecad_are_read_as_the_same_piece(cells):
    layers = layer_strings(cells)
    assert len({tuple(map(len, layer.split("|"))) for layer in layers}) == 1
    assert set("".join(layers)) <= set("x.|")
    assert CUBIC.normalized(cells_of(layers)) == CUBIC.normalized(cells)


def test_pieces_of_several_layers_are_as_in_puzzlecads_tutorial():
    tutorial = [
        ["xxx|.x.", "...|.x."],
        [".xx|xx.", "...|.x."],
        [".x.|xxx", "...|x.."],
        [".x.|xxx"],
        ["x..|xxx"],
        ["x.|xx", "..|.x"],
    ]
    half_hour = load("half-hour")
    read = plate(text("puzzlecad", ExportSource(half_hour, "Half Hour")))
    assert sorted(map(len, read)) == [1, 1, 2, 2, 2, 2]
    for piece, ours, theirs in zip(half_hour.pieces, read, tutorial, strict=True):
        assert CUBIC.normalized(cells_of(ours)) in piece.orientations
        assert CUBIC.normalized(cells_of(theirs)) in piece.orientations


def test_puzzlecad_gets_all_copies_and_sizes():
    double = ExportSource(load("double-soma-3x3x6"), "Double SOMA")
    written = text("puzzlecad", double, unit=15, clearance=0.3, bevel=1)
    assert "$burr_scale = 15;\n$burr_inset = 0.15;\n$burr_bevel = 1;" in written
    assert written.count('    ["') == sum(double.puzzle.counts)
    assert written.startswith("// Double SOMA\ninclude <puzzlecad.scad>\n")


def test_openscad_gets_every_piece_in_its_colour_and_place(source):
    written = text("openscad", source, arrange="assembled")
    found = re.findall(r'^color\("(#\w{6})"\) piece\("(.)", (.*)\);$', written, re.MULTILINE)
    pieces = {piece.symbol: piece.colour for piece in CUBE.pieces}
    assert {symbol: colour for colour, symbol, _ in found} == pieces
    cells = [
        (x + low[0], y + low[1], z + low[2])
        for *_, boxes in found
        for low, size in eval(boxes)
        for x, y, z in np.ndindex(*size)
    ]
    assert set(cells) == set(CUBE.figure.cells)


needs_openscad = pytest.mark.skipif(shutil.which("openscad") is None, reason="needs OpenSCAD")
# What puzzlecad's tutorial says of burr_plate: strings are layers, with "|" between rows.
PUZZLECAD = """
$burr_scale = 11.15;
module burr_plate(pieces) {
    for (n = [0 : len(pieces) - 1], z = [0 : len(pieces[n]) - 1]) {
        layer = pieces[n][z];
        rows = search("|", layer, 0)[0];
        width = len(rows) ? rows[0] : len(layer);
        for (i = [0 : len(layer) - 1])
            if (layer[i] == "x")
                translate([4 * n + i % (width + 1), floor(i / (width + 1)), z] * $burr_scale)
                    cube($burr_scale);
    }
}
"""


@pytest.mark.slow
@needs_openscad
def test_openscad_reads_the_layers_of_puzzlecad(tmp_path):
    script, made = tmp_path / "a.scad", tmp_path / "a.stl"
    (tmp_path / "puzzlecad.scad").write_text(PUZZLECAD)
    half_hour = load("half-hour")
    written = text("puzzlecad", ExportSource(half_hour, "Half Hour"), unit=12)
    script.write_text(written)
    done = subprocess.run(
        ["openscad", "-o", made, script], check=True, capture_output=True, text=True
    )
    assert "WARNING" not in done.stderr
    mesh = trimesh.load_mesh(made)
    read = Manifold(Mesh64(mesh.vertices, mesh.faces.astype(np.uint64)))
    placed = [
        solid(CUBIC, [(x + 4 * n, y, z) for x, y, z in cells_of(layers)], Shape(12.0, 0.0))
        for n, layers in enumerate(plate(written))
    ]
    assert read.volume() == pytest.approx(
        sum(len(piece.cells) for piece in half_hour.pieces) * 12**3
    )
    assert (union(placed) - read).volume() == pytest.approx(0.0, abs=1e-3)


@pytest.mark.slow
@needs_openscad
@pytest.mark.parametrize("arrange", ["bed", "assembled"])
def test_openscad_makes_the_model_that_stl_has(arrange, source, tmp_path):
    script, made = tmp_path / "a.scad", tmp_path / "a.stl"
    script.write_text(text("openscad", source, arrange=arrange, clearance=1))
    subprocess.run(["openscad", "-o", made, script], check=True, capture_output=True)
    mesh = trimesh.load_mesh(made)
    assert mesh.is_watertight
    bodies = [solid(p.lattice, p.cells, Shape(20.0, 1.0)) for p in SOMA.pieces]
    assert mesh.volume == pytest.approx(sum(body.volume() for body in bodies), rel=1e-4)

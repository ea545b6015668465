"""Cubic pieces as text for OpenSCAD and puzzlecad."""

import re
import shutil
import subprocess

import numpy as np
import pytest
import trimesh

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.models.boxes import largest_boxes, layer_strings
from cubewright.formats.models.parts import lying_form
from cubewright.formats.models.solid import Shape, solid
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.lattice import lattices
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


def test_layers_of_puzzlecad_are_read_as_the_same_piece():
    for piece in SOMA.pieces:
        cells = [
            (x, y, z)
            for z, layer in enumerate(layer_strings(lying_form(piece)))
            for y, row in enumerate(layer.split("|"))
            for x, mark in enumerate(row)
            if mark == "x"
        ]
        assert lattices()["cubic"].normalized(cells) in piece.orientations


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


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("openscad") is None, reason="needs OpenSCAD")
@pytest.mark.parametrize("arrange", ["bed", "assembled"])
def test_openscad_makes_the_model_that_stl_has(arrange, source, tmp_path):
    script, made = tmp_path / "a.scad", tmp_path / "a.stl"
    script.write_text(text("openscad", source, arrange=arrange, clearance=1))
    subprocess.run(["openscad", "-o", made, script], check=True, capture_output=True)
    mesh = trimesh.load_mesh(made)
    assert mesh.is_watertight
    bodies = [solid(p.lattice, p.cells, Shape(20.0, 1.0)) for p in SOMA.pieces]
    assert mesh.volume == pytest.approx(sum(body.volume() for body in bodies), rel=1e-4)

"""OBJ and glTF: parts with their names, colours, places and sizes, as other programs read them."""

import json
import struct
from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest
import trimesh

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.models.meshes import Y_UP
from cubewright.formats.models.parts import model_parts
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.puzzle import Puzzle

COLOURS = ("#0a0203", "#f7d13d", "#808080")
GIVEN = {"unit": 10.0, "clearance": 0.5, "bevel": 0.0}


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@pytest.fixture(scope="module")
def source():
    """Three pieces whose symbols OBJ would read as something else, one of them twice."""
    soma = piece_set("soma")
    pieces = tuple(
        replace(piece, symbol=symbol, colour=colour)
        for piece, symbol, colour in zip(soma.pieces, "#V\\", COLOURS, strict=False)
    )
    pieces = replace(soma, pieces=pieces, counts=(1, 2, 1), minimums=None)
    return ExportSource(Puzzle(Figure((), "three", pieces.lattice), pieces), "Three", stem="three")


@pytest.fixture(scope="module")
def parts(source):
    return returned(model_parts(source, export_formats()["obj"].settings(GIVEN)))


def written(name, source):
    form = export_formats()[name]
    return returned(form.write(source, form.settings(GIVEN)))


def colours(parts):
    return [[int(part.colour[at : at + 2], 16) for at in (1, 3, 5)] for part in parts]


def check_places(meshes, parts, millimetres):
    for mesh, part in zip(meshes, parts, strict=True):
        low, high = np.reshape(part.solid.bounding_box(), (2, 3)) @ Y_UP.T
        wanted = [np.minimum(low, high), np.maximum(low, high)]
        assert mesh.bounds * millimetres == pytest.approx(np.array(wanted), abs=1e-4)
        mesh.merge_vertices(merge_norm=True, merge_tex=True)
        assert mesh.is_watertight
        assert mesh.volume * millimetres**3 == pytest.approx(part.solid.volume(), rel=1e-5)


def test_copies_have_colours_of_their_own(parts):
    assert [part.name for part in parts] == ["#", "V 1", "V 2", "\\"]
    second = copy_colour(COLOURS[1], 1)
    assert [part.colour for part in parts] == [COLOURS[0], COLOURS[1], second, COLOURS[2]]


def test_obj_has_plain_names_matt_colours_and_millimetres(source, parts, tmp_path):
    for suffix, content in written("obj", source).items():
        (tmp_path / f"three{suffix}").write_bytes(content)
    names = ["u0023", "V_1", "V_2", "u005c"]
    lines = (tmp_path / "three.obj").read_text().splitlines()
    assert [line[2:] for line in lines if line.startswith("o ")] == names
    assert [line[7:] for line in lines if line.startswith("usemtl ")] == names
    materials = (tmp_path / "three.mtl").read_text().splitlines()
    assert [line[7:] for line in materials if line.startswith("newmtl ")] == names
    assert {line for line in materials if line.startswith("Ks ")} == {
        "Ks 0.00000000 0.00000000 0.00000000"
    }
    loaded = trimesh.load_scene(tmp_path / "three.obj").geometry
    meshes = [loaded[name] for name in names]
    assert [each.visual.material.main_color[:3].tolist() for each in meshes] == colours(parts)
    check_places(meshes, parts, 1.0)


def test_gltf_has_names_linear_colours_and_metres(source, parts):
    content = written("gltf", source)[".glb"]
    (size,) = struct.unpack("<I", content[12:16])
    tree = json.loads(content[20 : 20 + size])
    names = [part.name for part in parts]
    assert [each["name"] for each in tree["nodes"] if "mesh" in each] == names
    assert [each["name"] for each in tree["materials"]] == names
    assert [tree["materials"][n["primitives"][0]["material"]]["name"] for n in tree["meshes"]] == (
        names
    )
    surfaces = [each["pbrMetallicRoughness"] for each in tree["materials"]]
    linear = np.array([each["baseColorFactor"] for each in surfaces])
    # The transfer function of IEC 61966-2-1, from a linear scale back to sRGB.
    back = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    assert back[:, :3] * 255 == pytest.approx(np.array(colours(parts)), abs=0.01)
    assert (linear[:, 3] == 1.0).all()
    assert all(each["metallicFactor"] == 0 for each in surfaces)
    loaded = trimesh.load_scene(BytesIO(content), file_type="glb").geometry
    check_places([loaded[name] for name in names], parts, 1000.0)

"""Trays and their lids are closed, and have room for the pieces and for each other."""

import numpy as np
import pytest
from trimesh import Trimesh

from cubewright.errors import CubewrightError
from cubewright.formats.models.meshes import triangles
from cubewright.formats.models.solid import Shape, solid
from cubewright.formats.models.trays import LID_DEPTH, lid, tray
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.lattice import lattices

SOMA = piece_set("soma")
SHAPE = Shape(20.0, 0.4, wall=2.0)
FLAT_FACED = {name: each for name, each in lattices().items() if not each.ball_radius}
each_flat_faced = pytest.mark.parametrize("lattice", FLAT_FACED.values(), ids=FLAT_FACED)


def checked_volume(body):
    """Return the volume; fails unless the mesh is closed and its triangles look outwards."""
    points, faces = triangles(body)
    corners = points[faces].reshape(-1, 3)
    mesh = Trimesh(corners, np.arange(len(corners)).reshape(-1, 3), process=True)
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    return float(mesh.volume)


def layer_of(lattice):
    box = lattice.box((4, 4, 4))
    return [cell for cell in box if lattice.layer(cell) == lattice.layer(box[0])][:4]


def lifted(body, top):
    """A body at several heights, from its place to above a tray of this height."""
    for height in np.linspace(0.0, top, 12).tolist():
        yield body.translate((0.0, 0.0, height))


def test_a_tray_holds_the_figure_with_room_around_it():
    board = [(x, y, 0) for x in range(3) for y in range(2)]
    body = tray(SOMA.lattice, board, Shape(10.0, 0.4, wall=2.0))
    outside, room = 34.4 * 24.4 * 12.2, 30.4 * 20.4 * 10.2
    assert checked_volume(body) == pytest.approx(outside - room)
    pieces = solid(SOMA.lattice, board, Shape(10.0, 0.4))
    assert (body ^ pieces).is_empty()
    assert body.min_gap(pieces, 5.0) == pytest.approx(0.4)
    with pytest.raises(CubewrightError, match="layers all have the same outline"):
        tray(SOMA.lattice, [(0, 0, 0), (1, 0, 0), (0, 0, 1)], Shape(10.0, 0.4, wall=2.0))


@each_flat_faced
def test_pieces_can_be_lifted_out_of_a_tray(lattice):
    layer = layer_of(lattice)
    body, pieces = tray(lattice, layer, SHAPE), solid(lattice, layer, SHAPE)
    assert checked_volume(body) > 0
    for each in lifted(pieces, pieces.bounding_box()[5]):
        assert (body ^ each).volume() < 1e-3


def test_a_lid_has_a_plate_and_a_rim_of_the_walls_thickness():
    board = [(x, y, 0) for x in range(3) for y in range(2)]
    body = lid(SOMA.lattice, board, Shape(10.0, 0.4, wall=2.0))
    depth = LID_DEPTH * 10
    outside, room = 38.8 * 28.8 * (depth + 2), 34.8 * 24.8 * depth
    assert checked_volume(body) == pytest.approx(outside - room)


@each_flat_faced
def test_a_lid_closes_its_tray_and_can_be_lifted_off(lattice):
    layer = layer_of(lattice)
    body = tray(lattice, layer, SHAPE)
    cover = lid(lattice, layer, SHAPE)
    assert checked_volume(cover) > 0
    turned = cover.rotate((180.0, 0.0, 0.0))
    assert turned.bounding_box()[5] == pytest.approx(body.bounding_box()[5] + SHAPE.wall)
    for each in lifted(turned, body.bounding_box()[5]):
        assert (body ^ each).volume() < 1e-3

"""The surface of bodies: closed, of the right size, with its edges where a body bends or ends."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.drawing.mesh import Mesh, flat_surface, surface
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC

cells = st.sets(st.tuples(*[st.integers(-3, 3)] * 3), min_size=1, max_size=20)


def areas(mesh: Mesh):
    a, b, c = mesh.corners[:, 0], mesh.corners[:, 1], mesh.corners[:, 2]
    return np.cross(b - a, c - a) / 2


def volume(mesh: Mesh):
    """By the divergence theorem, of a closed surface."""
    return float((mesh.corners[:, 0] * areas(mesh)).sum() / 3)


def outer_sides(filled):
    return [cell for one in filled for cell in CUBIC.neighbours(one) if cell not in filled]


@given(cells)
def test_one_body_has_a_face_for_every_side_that_leads_outside(filled):
    mesh = surface(CUBIC, [sorted(filled)])
    assert len(mesh) == 4 * len(outer_sides(filled))


@given(cells)
def test_the_surface_of_a_body_is_closed_and_encloses_its_cells(filled):
    mesh = surface(CUBIC, [sorted(filled)])
    assert np.allclose(areas(mesh).sum(axis=0), 0, atol=1e-4)
    assert volume(mesh) == pytest.approx(len(filled), abs=1e-3)


@given(cells)
def test_normals_are_unit_vectors_in_the_direction_of_the_corners(filled):
    mesh = surface(CUBIC, [sorted(filled)])
    assert np.allclose(np.linalg.norm(mesh.normals, axis=1), 1, atol=1e-5)
    turned = areas(mesh)
    assert np.allclose(mesh.normals * np.linalg.norm(turned, axis=1, keepdims=True), turned)


@given(cells, st.data())
def test_inner_faces_are_made_only_on_request_and_close_each_body(filled, data):
    bodies = [[], [], []]
    for cell in sorted(filled):
        bodies[data.draw(st.integers(0, 2))].append(cell)
    closed = surface(CUBIC, bodies)
    assert len(closed) == 4 * len(outer_sides(filled))
    apart = surface(CUBIC, bodies, inner=True)
    for number, body in enumerate(bodies):
        own = apart.only(apart.bodies == number)
        assert volume(own) == pytest.approx(len(body), abs=1e-3)
        assert len(own) == 4 * len(outer_sides(set(body)))


@given(cells)
def test_distances_are_correct(filled):
    mesh = surface(CUBIC, [sorted(filled)])
    middle, start, end = (mesh.corners[:, i] for i in range(3))
    side = end - start
    height = np.linalg.norm(np.cross(side, middle - start), axis=1) / np.linalg.norm(side, axis=1)
    assert np.allclose(mesh.distances[:, 0, 0], height, atol=1e-5)
    assert np.allclose(mesh.distances[:, 1:, 0], 0, atol=1e-5)
    assert np.allclose(mesh.distances[:, 1, 1], 0, atol=1e-5)  # the side before ends at the start
    assert np.allclose(mesh.distances[:, 2, 2], 0, atol=1e-5)  # the side after begins at the end
    assert (mesh.distances >= -1e-5).all()  # inside a convex face


def test_every_edge_of_a_lone_cubelet_is_a_border():
    mesh = surface(CUBIC, [[(0, 0, 0)]])
    assert len(mesh) == 24
    assert mesh.borders.all()


def test_there_is_no_border_between_cubelets_of_one_body():
    mesh = surface(CUBIC, [[(0, 0, 0), (1, 0, 0)]])
    # Ten faces of four sides; four pairs of them continue in one plane.
    assert (~mesh.borders[:, 0]).sum() == 8


def test_there_is_a_border_between_cubelets_of_two_bodies():
    mesh = surface(CUBIC, [[(0, 0, 0)], [(1, 0, 0)]])
    assert len(mesh) == 40
    assert mesh.borders.all()


def test_a_step_in_a_body_is_a_border():
    mesh = surface(CUBIC, [[(0, 0, 0), (1, 0, 0), (0, 0, 1)]])
    top_of_low = (mesh.cells == 1) & (mesh.normals[:, 2] > 0.9)
    assert mesh.borders[top_of_low, 0].all()


def test_sides_before_and_after_agree_with_the_sides_themselves():
    mesh = surface(CUBIC, [[(0, 0, 0), (1, 0, 0), (0, 1, 0)]])
    own = mesh.borders[:, 0].reshape(-1, 4)
    assert (mesh.borders[:, 1].reshape(-1, 4) == np.roll(own, 1, axis=1)).all()
    assert (mesh.borders[:, 2].reshape(-1, 4) == np.roll(own, -1, axis=1)).all()


def test_no_cells_have_no_surface():
    assert len(surface(CUBIC, [])) == 0
    assert len(surface(CUBIC, [[]])) == 0


@pytest.mark.parametrize("name", lattices())
def test_every_lattice_gives_closed_bodies(name):
    its = lattices()[name]
    mesh = surface(its, [its.box((3, 2, 2))])
    assert np.allclose(areas(mesh).sum(axis=0), 0, atol=1e-4)
    assert volume(mesh) > 0


def test_flat_polygons_face_up():
    square = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
    triangle = ((5.0, 0.0), (6.0, 0.0), (5.0, 1.0))
    other = tuple((x + 9, y) for x, y in square)
    mesh = flat_surface([square, triangle, other])
    assert (mesh.corners[:, :, 2] == 0).all()
    assert np.allclose(mesh.normals, (0, 0, 1))
    assert (mesh.bodies == 0).all()
    sizes = [areas(mesh)[mesh.cells == number, 2].sum() for number in range(3)]
    assert sizes == pytest.approx([4, 0.5, 4])
    left = [mesh.corners[mesh.cells == number, :, 0].min() for number in range(3)]
    assert left == [0, 5, 9]
    assert len(flat_surface([]).corners) == 0

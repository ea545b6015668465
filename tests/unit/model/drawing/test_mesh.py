"""The surface of bodies is closed, of the right size, and has edges where a body bends or ends."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.drawing.mesh import Mesh, flat_surface, lowest_form, point_keys, surface
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC

cells = st.sets(st.tuples(*[st.integers(-3, 3)] * 3), min_size=1, max_size=20)


def areas(mesh: Mesh):
    a, b, c = mesh.corners[:, 0], mesh.corners[:, 1], mesh.corners[:, 2]
    return np.cross(b - a, c - a) / 2


def volume(mesh: Mesh):
    """Return the volume of a closed surface, by the divergence theorem."""
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


def faces_of(mesh):
    """Yield each face's first triangle and its corners in order."""
    start = 0
    while start < len(mesh):
        is_same = (np.abs(mesh.corners[start:, 0] - mesh.corners[start, 0]) < 1e-6).all(axis=1)
        number = len(is_same) if is_same.all() else int(is_same.argmin())
        three = mesh.corners[start : start + number]
        # Each triangle begins where the one before it ended.
        assert np.allclose(three[:, 2], np.roll(three[:, 1], -1, axis=0))
        yield start, three[:, 1]
        start += number


def distance_from_line(point, start, end):
    side = end - start
    return np.linalg.norm(np.cross(side, point - start)) / np.linalg.norm(side)


FLAT_FACES = [name for name, each in lattices().items() if not each.ball_radius]


@pytest.mark.parametrize("name", FLAT_FACES)
def test_distances_are_those_from_three_sides_of_the_face(name):
    its = lattices()[name]
    mesh = surface(its, [its.box((1, 1, 1))[:1]])
    for first, corners in faces_of(mesh):
        number = len(corners)
        assert number in {3, 4, 6}
        for triangle in range(number):
            sides = (triangle, triangle - 1, (triangle + 1) % number)
            for corner in range(3):
                point = mesh.corners[first + triangle, corner]
                expected = [
                    distance_from_line(point, corners[side], corners[(side + 1) % number])
                    for side in sides
                ]
                found = mesh.distances[first + triangle, corner]
                assert np.allclose(found, expected, atol=1e-5)


@pytest.mark.parametrize("name", FLAT_FACES)
def test_triangles_know_their_cell_in_the_order_of_the_bodies(name):
    its = lattices()[name]
    cells = its.box((2, 2, 2))
    bodies = [cells[5:7], cells[:2]]
    mesh = surface(its, bodies, inner=True)
    listed = [cell for body in bodies for cell in body]
    assert set(mesh.cells.tolist()) == set(range(len(listed)))
    for number, cell in enumerate(listed):
        own = mesh.only(mesh.cells == number)
        assert (own.bodies == number // 2).all()
        others = set(bodies[number // 2]) - {cell}
        middles = {
            tuple(np.mean(face.corners, axis=0).round(4).tolist())
            for face in its.faces(cell)
            if face.beyond not in others
        }
        assert {tuple(p) for p in own.corners[:, 0].astype(float).round(4).tolist()} == middles
    for start in range(1, len(mesh)):  # cells come in order among faces of equal shape
        if len({len(face.corners) for face in its.faces(cells[0])}) == 1:
            assert mesh.cells[start] >= mesh.cells[start - 1]


def test_faces_of_two_bodies_in_one_plane_have_a_border_between_them():
    mesh = surface(CUBIC, [[(0, 0, 0)], [(1, 0, 0)], [(3, 0, 0), (4, 0, 0)]])
    assert mesh.borders[mesh.bodies < 2].all()
    inside = ~mesh.borders[:, 0]
    assert inside.sum() == 8
    # The four sides between the last two cells lie at x = 4.
    assert np.allclose(mesh.corners[inside, 1:, 0], 4)


@pytest.mark.parametrize(
    ("piece", "lying"),
    [
        (((0, 0, 0), (0, 0, 1), (0, 0, 2)), (3, 1)),  # a bar lies
        (((0, 0, 0), (0, 1, 0), (0, 1, 1)), (3, 1)),  # so does an L
        (((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 0, 1)), (4, 1)),  # a T on its side
        (((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), (3, 2)),  # a corner on three of four
    ],
)
def test_a_piece_lies_low_and_on_as_many_faces_as_possible(piece, lying):
    cells = lowest_form(CUBIC, piece)
    assert cells in CUBIC.forms(piece)
    lowest = min(z for _, _, z in cells)
    assert sum(z == lowest for _, _, z in cells) == lying[0]
    assert max(z for _, _, z in cells) - lowest + 1 == lying[1]


def test_points_have_equal_numbers_where_they_are_nearly_equal():
    points = np.array([(x, y, z) for x in range(5) for y in range(5) for z in range(5)]) / 8
    keys = point_keys(points)
    assert len(set(keys.tolist())) == len(points)
    assert (point_keys(points + 1e-4) == keys).all()
    assert (point_keys(points + 1e-3) != keys).all()
    assert point_keys(np.array([(1.0,) * 8])).shape == (1,)
    assert len(set(point_keys(np.eye(8)).tolist())) == 8

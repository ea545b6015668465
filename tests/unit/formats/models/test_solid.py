"""Solids of pieces are closed, look outwards, have the right volume and keep the clearance."""

from itertools import pairwise, product

import numpy as np
import pytest
from manifold3d import Manifold, Mesh64
from trimesh import Trimesh

from cubewright.errors import CubewrightError
from cubewright.formats.models.engraving import engrave
from cubewright.formats.models.meshes import triangles
from cubewright.formats.models.solid import (
    Shape,
    cell_radius,
    hull,
    lattice_normals,
    solid,
    solid_in_steps,
    union,
    without_splinters,
)
from cubewright.formats.piece_sets.catalogue import piece_set, piece_sets
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import lattices

SOMA = piece_set("soma")
EVERYTHING = Shape(20.0, 0.4, 1.0)

PRISMS = {name: lattices()[name] for name in ("cubic", "hexagonal", "triangular")}
FLAT_FACED = {name: each for name, each in lattices().items() if not each.ball_radius}
each_flat_faced = pytest.mark.parametrize("lattice", FLAT_FACED.values(), ids=FLAT_FACED)
each_lattice = pytest.mark.parametrize("lattice", PRISMS.values(), ids=PRISMS)


def checked_volume(body: Manifold) -> float:
    """Return the volume; fails unless the mesh is closed and its triangles look outwards."""
    points, faces = triangles(body)
    corners = points[faces].reshape(-1, 3)
    mesh = Trimesh(corners, np.arange(len(corners)).reshape(-1, 3), process=True)
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.volume == pytest.approx(body.volume(), rel=1e-6)
    return float(mesh.volume)


def cells_volume(lattice, cells) -> float:
    """The volume of cells, each measured by trimesh as a convex body."""
    corners = [[p for face in lattice.faces(cell) for p in face.corners] for cell in cells]
    return sum(Trimesh(*_hull(points)).volume for points in corners)


def _hull(points):
    return triangles(hull(np.array(points, np.float64)))


def two_neighbours(lattice):
    cell = lattice.box((6, 6, 6))[0]
    return cell, lattice.neighbours(cell)[0]


@each_lattice
def test_a_piece_of_some_cells_has_their_volume(lattice):
    start = lattice.box((6, 6, 6))[0]
    cells = [start, *lattice.neighbours(start)[:3]]
    body = solid(lattice, cells, Shape(3.0, 0.0))
    assert checked_volume(body) == pytest.approx(cells_volume(lattice, cells) * 27)


@each_lattice
def test_the_gap_between_two_pieces_is_the_clearance(lattice):
    one, other = two_neighbours(lattice)
    shape = Shape(20.0, 0.6)
    bodies = [solid(lattice, [cell], shape) for cell in (one, other)]
    assert bodies[0].min_gap(bodies[1], 5.0) == pytest.approx(0.6)


@each_lattice
def test_a_bevelled_piece_is_closed_and_inside_its_cells(lattice):
    cells = two_neighbours(lattice)
    whole = solid(lattice, cells, Shape(20.0, 0.0))
    sharp = solid(lattice, cells, Shape(20.0, 0.4))
    bevelled = solid(lattice, cells, EVERYTHING)
    assert checked_volume(bevelled) < checked_volume(sharp) < whole.volume()
    assert (bevelled - sharp).volume() == pytest.approx(0.0, abs=1e-3)
    heights = [(body.bounding_box()[2], body.bounding_box()[5]) for body in (sharp, bevelled)]
    assert heights[0] == pytest.approx(heights[1])  # only edges are cut


@pytest.mark.parametrize("piece", SOMA.pieces, ids=lambda piece: piece.symbol)
def test_faces_of_cubic_pieces_move_inwards_by_half_the_clearance(piece):
    edge = 8
    size = np.max(piece.cells, axis=0) + 1
    grid = np.zeros((size + 2) * edge, bool)
    for cell in piece.cells:
        x, y, z = (np.array(cell) + 1) * edge
        grid[x : x + edge, y : y + edge, z : z + edge] = True
    for axis in range(3):  # erosion by a cube, on whole millimetres
        grid &= np.roll(grid, 1, axis) & np.roll(grid, -1, axis)
    body = solid(piece.lattice, piece.cells, Shape(edge, 2.0))
    assert checked_volume(body) == pytest.approx(int(grid.sum()))


def test_the_volume_of_a_bevelled_cube_is_that_of_steiners_formula():
    bevel, inner = 2.0, 20.0 - 1.0 - 4.0
    body = solid(SOMA.lattice, [(0, 0, 0)], Shape(20.0, 1.0, bevel))
    expected = inner**3 + 6 * bevel * inner**2 + 6 * bevel**2 * inner + 4 / 3 * bevel**3
    assert checked_volume(body) == pytest.approx(expected)


def test_round_edges_keep_more_than_bevelled_ones():
    bevelled = solid(SOMA.lattice, [(0, 0, 0)], Shape(20.0, 0.0, 3.0))
    rounded = solid(SOMA.lattice, [(0, 0, 0)], Shape(20.0, 0.0, 3.0, is_round=True))
    ball = 14**3 + 6 * 3 * 14**2 + 3 * np.pi * 9 * 14 + 4 / 3 * np.pi * 27
    assert bevelled.volume() < checked_volume(rounded) < ball
    assert rounded.volume() == pytest.approx(ball, rel=0.01)


def test_a_hollow_piece_has_walls_of_the_thickness_and_one_hole():
    cells = [(0, 0, 0), (1, 0, 0)]
    closed = solid(SOMA.lattice, cells, Shape(20.0, 0.0, wall=2.0))
    assert checked_volume(closed) == pytest.approx(40 * 20 * 20 - 36 * 16 * 16)
    assert len(closed.decompose()) == 2  # the outer and the inner surface
    drained = solid(SOMA.lattice, cells, Shape(20.0, 0.0, wall=2.0, drain=4.0))
    assert len(drained.decompose()) == 1
    assert closed.volume() - checked_volume(drained) == pytest.approx(np.pi * 4 * 2, rel=0.02)


def thickness(body):
    """The least distance from the outer surface of a hollow solid to its cavity."""
    outer, cavity = sorted(body.decompose(), key=Manifold.volume, reverse=True)
    points, faces = triangles(cavity)
    filled = Mesh64(points.copy(), np.ascontiguousarray(faces[:, ::-1], np.uint64))
    room = Manifold.cube((300.0, 300.0, 300.0), True) - outer
    return room.min_gap(Manifold(filled), 5.0)


@each_flat_faced
@pytest.mark.parametrize(
    ("bevel", "wall", "is_round"),
    [
        (1.5, 1.0, False),
        pytest.param(0.0, 1.0, False, marks=pytest.mark.slow),
        pytest.param(0.8, 1.5, True, marks=pytest.mark.slow),
    ],
)
def test_walls_are_nowhere_thinner_than_stated(lattice, bevel, wall, is_round):
    body = solid(lattice, two_neighbours(lattice), Shape(20.0, 0.1, bevel, is_round, wall))
    assert thickness(body) == pytest.approx(wall, abs=0.01)


@each_flat_faced
def test_the_volume_grows_with_the_bevel_as_its_faces_move(lattice):
    """Simpson's rule is exact for the volume, whose derivative is a quadratic polynomial.

    With clearance and bevel chosen so that the eroded solid is the same, a face with the
    normal n moves outwards by the support of the bevel's polytope in the direction n.
    """
    normals = lattice_normals(lattice)

    def made(bevel):
        return solid(lattice, two_neighbours(lattice), Shape(20.0, 2 * (2.0 - bevel), bevel))

    def speed(body):
        points, faces = triangles(body)
        corners = points[faces]
        areas = np.linalg.norm(
            np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1
        )
        return float((areas / 2 * (face_normals(corners) @ normals.T).max(axis=1)).sum())

    low, middle, high = (made(bevel) for bevel in (0.5, 1.0, 1.5))
    added = (speed(low) + 4 * speed(middle) + speed(high)) / 6
    assert high.volume() - low.volume() == pytest.approx(added, rel=1e-4)


def test_a_hole_or_a_text_wider_than_its_cell_is_refused():
    with pytest.raises(CubewrightError, match=r"a cell has room for only 18\.0 mm"):
        solid(SOMA.lattice, [(0, 0, 0)], Shape(20.0, 0.0, 1.0, wall=1.0, drain=19.0))
    shape = Shape(4.0, 0.0)
    with pytest.raises(CubewrightError, match="no room for a symbol"):
        engrave(solid(SOMA.lattice, [(0, 0, 0)], shape), SOMA.lattice, [(0, 0, 0)], shape, "V", 1.0)


def test_a_text_on_a_sharp_piece_does_not_break_through_its_side():
    piece = piece_set("rhombic-cube").pieces[3]
    shape = Shape(20.0, 0.2)
    body = solid(piece.lattice, piece.cells, shape)
    cut = engrave(body, piece.lattice, piece.cells, shape, "D", 1.2)
    assert checked_volume(cut) < body.volume()
    assert len(cut.decompose()) == 1


def test_connectors_have_the_chosen_width_and_leave_the_clearance():
    pieces = piece_set("pyramid-20")
    one = pieces.pieces[0].cells
    thin, thick = (
        solid(pieces.lattice, one, Shape(20.0, 0.4, connector=share)) for share in (0.1, 0.65)
    )
    assert checked_volume(thin) < checked_volume(thick)
    # Two rods across each other, between four balls that touch.
    rods = [[(0, 0, 0), (1, 1, 0)], [(1, 0, 1), (0, 1, 1)]]
    bodies = [solid(pieces.lattice, rod, Shape(20.0, 0.4, connector=0.65)) for rod in rods]
    assert bodies[0].min_gap(bodies[1], 5.0) == pytest.approx(0.4, abs=0.05)


def test_hulls_have_all_corners_beside_many_points_in_a_plane():
    """manifold3d alone leaves out corners of some of these sums."""
    lattice = lattices()["triangular"]
    element = lattice_normals(lattice)
    for piece in piece_set("pentiamonds").pieces:
        for faces, _, _ in outer_faces(lattice, [piece.cells]):
            for face in faces * 20.0:
                points = (face[:, None] + element[None]).reshape(-1, 3)
                corners, triangles_ = triangles(hull(points))
                planes = face_normals(corners[triangles_])
                heights = (points[None] - corners[triangles_[:, 0]][:, None]) * planes[:, None]
                assert heights.sum(axis=2).max() < 1e-6


def test_a_rounded_piece_with_vertices_at_one_place_is_closed():
    piece = piece_set("tetra-octa-43").pieces[-1]
    checked_volume(solid(piece.lattice, piece.cells, Shape(20.0, 0.4, 1.0, is_round=True)))


CLEARANCES = (0.01, 0.4)
EDGES = ((0.0, False), (1.0, False), (1.0, True))
WALLS = ((0.0, 0.0), (0.8, 0.0), (0.8, 1.0))
# Every edge with every wall; the clearances and the depths of the texts alternate.
MATRIX = [
    (Shape(20.0, CLEARANCES[(i + j) % 2], *EDGES[i], *WALLS[j]), (0.0, 0.7)[(i * 3 + j) // 2 % 2])
    for i, j in product(range(3), range(3))
]


@pytest.mark.slow
@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_every_pair_of_choices_is_closed_outward_and_in_one_piece(lattice):
    pieces = next(each for each in piece_sets().values() if each.lattice == lattice)
    piece = pieces.pieces[-1]
    for shape, depth in MATRIX:
        body = solid(lattice, piece.cells, shape)
        if depth and not lattice.ball_radius:
            body = engrave(body, lattice, piece.cells, shape, piece.symbol, depth)
        checked_volume(body)
        surfaces = len(body.decompose())
        assert surfaces == 1 if shape.drain or not shape.wall else surfaces > 1


def test_a_solid_is_made_in_steps_between_which_it_can_be_cancelled():
    shape = Shape(20.0, 0.4, 1.0, is_round=True, wall=1.0, drain=2.0)
    assert len(list(solid_in_steps(SOMA.lattice, SOMA.pieces[0].cells, shape))) > 10


def test_engraved_text_is_as_deep_as_stated():
    shape = Shape(20.0, 0.0)
    plain = solid(SOMA.lattice, [(0, 0, 0)], shape)
    cut = engrave(plain, SOMA.lattice, [(0, 0, 0)], shape, "V", 1.5)
    assert 5 < plain.volume() - checked_volume(cut) < 200
    heights = triangles(plain - cut)[0][:, 2]
    assert heights.min() == pytest.approx(20 - 1.5)
    assert heights.max() == pytest.approx(20)


def test_lengths_that_leave_nothing_of_a_cell_are_refused():
    for shape in (Shape(3.0, 3.0), Shape(3.0, 0.0, 1.5), Shape(3.0, 0.0, wall=1.5)):
        with pytest.raises(CubewrightError, match=r"faces are 1\.50 mm from its centre"):
            solid(SOMA.lattice, [(0, 0, 0)], shape)
    assert cell_radius(SOMA.lattice) == 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    "pieces",
    [each for each in piece_sets().values() if each.lattice.name in PRISMS],
    ids=lambda pieces: pieces.name,
)
def test_all_shipped_pieces_are_closed_outward_and_of_the_right_volume(pieces):
    for piece in pieces.pieces:
        whole = solid(piece.lattice, piece.cells, Shape(20.0, 0.0))
        volume = cells_volume(piece.lattice, piece.cells) * 20**3
        assert whole.volume() == pytest.approx(volume)
        for shape in (EVERYTHING, Shape(20.0, 0.4, 1.0, wall=2.0, drain=3.0)):
            body = solid(piece.lattice, piece.cells, shape)
            assert 0 < checked_volume(body) < volume
            assert (body - whole).volume() == pytest.approx(0.0, abs=1e-3)
            assert len(body.decompose()) == 1


@pytest.mark.slow
@each_lattice
def test_solids_of_a_row_of_cells_never_overlap(lattice):
    cells = lattice.box((3, 3, 1))
    bodies = [solid(lattice, [cell], EVERYTHING) for cell in cells]
    for one, other in pairwise(bodies):
        assert (one ^ other).is_empty()
    assert checked_volume(union(bodies)) == pytest.approx(sum(b.volume() for b in bodies))


def test_the_lattices_of_prisms_are_known():
    assert sorted(PRISMS) == ["cubic", "hexagonal", "triangular"]


@pytest.mark.parametrize("name", ["pyramid-10", "square-pyramid-30"])
def test_balls_are_joined_by_connectors_and_apart_by_the_clearance(name):
    pieces = piece_set(name)
    lattice, piece = pieces.lattice, pieces.pieces[0]
    body = solid(lattice, piece.cells, Shape(20.0, 0.4))
    ball = 4 / 3 * np.pi * 9.8**3
    assert len(body.decompose()) == 1
    assert len(piece.cells) * ball * 0.99 < checked_volume(body) < len(piece.cells) * ball * 1.1
    one, other = two_neighbours(lattice)
    gap = solid(lattice, [one], Shape(20.0, 0.4)).min_gap(
        solid(lattice, [other], Shape(20.0, 0.4)), 5.0
    )
    assert gap == pytest.approx(0.4, abs=0.05)


def test_hollow_balls_have_a_hole_each():
    pieces = piece_set("pyramid-10")
    cells = pieces.pieces[0].cells
    shapes = (Shape(20.0, 0.2), Shape(20.0, 0.2, wall=2.0, drain=3.0))
    plain, hollow = (solid(pieces.lattice, cells, shape) for shape in shapes)
    assert checked_volume(hollow) < 0.6 * checked_volume(plain)
    assert len(hollow.decompose()) == 1
    with pytest.raises(CubewrightError, match="no volume left"):
        solid(pieces.lattice, cells, Shape(2.0, 3.0))


OTHERS = [name for name in piece_sets() if piece_set(name).lattice.name not in PRISMS]


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_pieces_of_every_set_without_prisms_are_closed(name):
    pieces = piece_set(name)
    shapes = [(piece, Shape(20.0, 0.2, 0.6)) for piece in pieces.pieces]
    shapes.append((pieces.pieces[0], Shape(20.0, 0.2, 0.0, wall=1.0, drain=1.0)))
    for piece, shape in shapes:
        body = solid(piece.lattice, piece.cells, shape)
        checked_volume(body)
        assert len(body.decompose()) == 1


def test_splinters_are_removed_and_large_surfaces_stay():
    big = Manifold.cube((1.0, 2.0, 3.0))
    other = Manifold.cube((1.0, 1.0, 1.0)).translate((5.0, 0.0, 0.0))
    splinter = Manifold.cube((0.01, 0.01, 0.01)).translate((9.0, 0.0, 0.0))
    small = Manifold.cube((0.1, 0.1, 0.1)).translate((9.0, 0.0, 0.0))
    for bodies, kept in (
        ([big], [big]),
        ([big, other], [big, other]),
        ([big, splinter], [big]),
        ([big, other, splinter], [big, other]),
        ([big, other, small], [big, other, small]),
    ):
        whole = Manifold()
        for body in bodies:
            whole += body
        found = without_splinters(whole)
        assert found.volume() == pytest.approx(sum(body.volume() for body in kept))
        assert len(found.decompose()) == len(kept)
        right = max(body.bounding_box()[3] for body in kept)
        assert found.bounding_box()[3] == pytest.approx(right)


def test_a_letter_is_engraved_so_that_it_is_read_from_outside():
    """An L has most of its strokes on the left and below; seen from above, x is to the right."""
    cube = solid(lattices()["cubic"], [(0, 0, 0)], EVERYTHING)
    found = engrave(cube, lattices()["cubic"], [(0, 0, 0)], EVERYTHING, "L", 1.0)
    points, faces = triangles(cube - found)
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    corners = points[faces]
    volumes = np.linalg.det(corners - middle) / 6
    centre = (volumes[:, None] * (corners.sum(axis=1) + middle) / 4).sum(axis=0) / volumes.sum()
    assert (centre < middle)[:2].all()
    assert points[:, 2].max() == pytest.approx(cube.bounding_box()[5])

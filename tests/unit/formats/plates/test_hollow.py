"""Hollow pieces: the cavity, the wall, the ledge and the lid, for random pieces and lengths."""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from manifold3d import Error, Manifold

from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.meshes import triangles
from cubewright.formats.models.solid import Shape, solid, without_splinters
from cubewright.formats.plates.hollow import (
    LEDGE,
    MIN_WALL,
    best_opening,
    cavity,
    check_wall,
    lid_position,
    placed_lid,
)
from cubewright.model.drawing.mesh import face_normals
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_positions import STEEPEST

STEPS = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


@st.composite
def connected_pieces(draw):
    """Draw a connected piece of up to six cubes."""
    cells = [(0, 0, 0)]
    for _ in range(draw(st.integers(0, 5))):
        start, step = draw(st.sampled_from(cells)), draw(st.sampled_from(STEPS))
        cells.append(tuple(a + b for a, b in zip(start, step, strict=True)))
    return CUBIC.normalized(cells)


SHAPES = st.builds(
    Shape,
    unit=st.floats(12, 40),
    clearance=st.floats(0.05, 0.6),
    bevel=st.sampled_from((0.0, 0.0, 0.0, 0.6, 1.5)),
    is_round=st.booleans(),
)


def made(cells, covered, shape, wall):
    """Return the opening, the solid piece, the body to cut from it, and the hollow piece."""
    opening = best_opening(cells, covered, shape, wall)
    assume(opening is not None)
    whole, cut = solid(CUBIC, cells, shape), cavity(opening)
    return opening, whole, cut, without_splinters(whole - cut)


@settings(max_examples=8)
@given(connected_pieces(), SHAPES, st.floats(MIN_WALL, 4))
def test_a_hollow_piece_has_its_wall_and_a_lid_on_a_ledge(cells, shape, wall):
    bodies = made(cells, (), shape, wall)
    check_volumes(*bodies)
    # Corners of hulls are found by samples, so a face of a round piece has dents of about 0.01 mm.
    check_wall_thickness(*bodies, wall - (0.02 if shape.is_round else 0.001))
    check_lid(*bodies, shape)
    check_that_nothing_hangs(*bodies)


def below(body, height):
    return body.trim_by_plane((0.0, 0.0, -1.0), -height)


def check_volumes(opening, whole, cut, hollow):
    """Check that the hollow piece and its cavity make the solid piece, with a closed surface."""
    assert hollow.status() == Error.NoError
    assert len(hollow.decompose()) == 1
    inside = (whole ^ cut).volume()
    assert hollow.volume() + inside == pytest.approx(whole.volume(), rel=1e-6)
    assert hollow.bounding_box() == pytest.approx(whole.bounding_box(), abs=1e-6)
    # The ledge takes some of the room above it.
    assert opening.approximate_volume * 0.6 < inside - placed_lid(opening).volume()
    # Each edge belongs to two triangles.
    _, faces = triangles(hollow)
    edges = np.sort(faces[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2), axis=1)
    _, counts = np.unique(edges, axis=0, return_counts=True)
    assert set((counts % 2).tolist()) == {0}


def check_wall_thickness(opening, whole, cut, _hollow, wall):
    """Check that the wall is nowhere thinner than stated."""
    low, high = np.split(np.array(whole.bounding_box()), 2)
    room = Manifold.cube((high - low + 20).tolist()).translate((low - 10).tolist())
    outside = room - whole
    pocket = below(cut, opening.height - opening.lengths.depth)
    assert pocket.min_gap(outside, 10) > wall
    rebate = below(cut, opening.height - 1e-3)
    assert rebate.min_gap(below(outside, opening.height - 1e-3), 10) > wall - 1e-3


def check_lid(opening, whole, _cut, hollow, shape):
    """Check that the lid lies on its ledge with clearance, and cannot fall in."""
    lid = placed_lid(opening)
    assert (lid ^ hollow).volume() == pytest.approx(0, abs=1e-6)
    assert (lid - whole).volume() == pytest.approx(0, abs=1e-6)
    assert len(lid.decompose()) == 1
    lifted = lid.translate((0, 0, shape.clearance))
    assert lifted.min_gap(hollow, 10) == pytest.approx(shape.clearance, abs=1e-4)
    top = lid.bounding_box()[5]
    assert top == pytest.approx(opening.height - shape.clearance / 2)
    width, depth, height = (
        each * shape.unit - shape.clearance for each in lid_position(opening).size
    )
    low, high = np.split(np.array(lid.bounding_box()), 2)
    assert (high - low).tolist() == pytest.approx([width, depth, height])
    pressed = lid.translate((0, 0, -1e-2))
    for step in STEPS[:4]:
        moved = pressed.translate([length * shape.clearance for length in step])
        side = (moved ^ hollow).bounding_box()
        # It still lies on all four sides, at least as wide as the overlap.
        for axis in (0, 1):
            assert side[axis] < opening.hole.bounds()[axis] - LEDGE + 1e-6
            assert side[axis + 3] > opening.hole.bounds()[axis + 2] + LEDGE - 1e-6


def check_that_nothing_hangs(_opening, whole, _cut, hollow):
    """Check that the cavity adds no face that needs support."""

    def hanging(body):
        points, faces = triangles(body)
        corners = points[faces]
        sides = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        areas = np.linalg.norm(sides, axis=1)
        kept = areas > 1e-4
        return areas[kept][face_normals(corners[kept])[:, 2] < -STEEPEST - 1e-3].sum() / 2

    assert hanging(hollow) == pytest.approx(hanging(whole), rel=1e-4, abs=1e-2)


@settings(max_examples=50)
@given(connected_pieces(), st.sets(st.tuples(*[st.integers(0, 4)] * 3), max_size=60))
def test_an_opening_is_covered_if_a_covered_one_exists(cells, covered):
    covered = covered - set(cells)
    shape = Shape(unit=20.0)
    opening = best_opening(cells, covered, shape, 2.0)
    assert opening is not None
    columns = opening.layers[0]
    assert all((x, y, opening.top - 1) in cells for x, y in columns)
    assert not any((x, y, z) in cells for x, y in columns for z in range(opening.top, 9))
    if opening.is_hidden:
        assert all((x, y, opening.top) in covered for x, y in columns)
    else:
        tops = {(x, y): max(c for a, b, c in cells if (a, b) == (x, y)) for x, y, _ in cells}
        assert not any((x, y, z + 1) in covered for (x, y), z in tops.items())


def test_the_largest_room_is_chosen():
    cells = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0), (0, 0, 1)]
    shape = Shape()
    assert best_opening(cells, (), shape, 2.0).layers == (frozenset({(1, 0), (2, 0), (3, 0)}),)
    hidden = best_opening(cells, {(0, 0, 2)}, shape, 2.0)
    assert hidden.is_hidden
    assert [len(each) for each in hidden.layers] == [1, 1]


def test_small_cubes_stay_solid_unless_two_are_beside_each_other():
    shape = Shape(unit=10.0)
    assert best_opening([(0, 0, 0), (1, 0, 0)], (), shape, 1.6) is None
    square = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)]
    assert best_opening(square, (), shape, 1.6) is not None
    assert best_opening(square, (), Shape(unit=4.0), 1.6) is None


def test_an_opening_around_a_higher_cube_has_a_lid_with_a_hole():
    cells = [(x, y, 0) for x in range(3) for y in range(3)] + [(1, 1, 1)]
    opening = best_opening(cells, (), Shape(), 2.0)
    assert placed_lid(opening).genus() == 1


def test_the_label_is_engraved_in_the_lid():
    opening = best_opening([(0, 0, 0), (1, 0, 0)], (), Shape(), 2.0)
    plain, labelled = placed_lid(opening), placed_lid(opening, "A", 0.6)
    assert labelled.volume() < plain.volume()
    assert labelled.bounding_box() == pytest.approx(plain.bounding_box(), abs=1e-6)
    with pytest.raises(OptionError, match="2 mm deep, but the wall is only 2 mm thick"):
        placed_lid(opening, "A", 2.0)


@pytest.mark.parametrize("wall", [0.1, 0.79])
def test_walls_too_thin_to_print_are_refused(wall):
    with pytest.raises(OptionError) as refused:
        check_wall(wall)
    assert refused.value.at_terminal == f"--wall {wall:g} mm: choose 0 or at least 0.8 mm"
    check_wall(0.0)
    check_wall(0.8)

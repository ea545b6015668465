"""Positions for printing: the faces that need support, checked by hand and by a plain count."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import turned
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_positions import bridged_faces, print_positions

ARCH = [(0, 0, 0), (3, 0, 0), *((x, 0, 1) for x in range(4))]


def test_a_bar_lies_on_its_long_side():
    best = print_positions(CUBIC, [(0, 0, z) for z in range(4)])[0]
    assert (best.unsupported, best.bridged, best.on_bed, best.size[2]) == (0, 0, 4, 1)


def test_each_of_six_sides_points_down_once():
    positions = print_positions(CUBIC, [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)])
    assert len(positions) == 6
    assert [each.unsupported for each in positions] == sorted(
        each.unsupported for each in positions
    )


def test_a_screw_tetracube_has_a_position_without_support():
    best = print_positions(CUBIC, [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)])[0]
    assert best.unsupported == 0
    assert best.on_bed == 3


def test_a_cross_of_seven_cubes_needs_support_in_every_position():
    cross = [(0, 0, 0), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    assert {each.unsupported for each in print_positions(CUBIC, cross, 9)} == {4}


@pytest.mark.parametrize(("reach", "bridged"), [(0, 0), (1, 0), (2, 2), (5, 2)])
def test_an_arch_is_bridged_up_to_the_allowed_length(reach, bridged):
    assert bridged_faces(ARCH, reach) == bridged


def test_a_cantilever_is_no_bridge():
    assert bridged_faces([(0, 0, 0), (0, 0, 1), (1, 0, 1)], 9) == 0


def test_a_region_with_one_loose_row_is_no_bridge():
    wide = [*ARCH, (1, 1, 1)]
    assert bridged_faces(wide, 9) == 0


def test_a_bridge_may_run_away_from_the_viewer():
    assert bridged_faces([(y, x, z) for x, y, z in ARCH], 2) == 2


def test_a_table_with_four_walls_is_bridged_across_its_shorter_side():
    walls = [(x, y, 0) for x, y in product(range(6), range(4)) if x in (0, 5) or y in (0, 3)]
    roof = [(x, y, 1) for x, y in product(range(6), range(4))]
    assert bridged_faces(walls + roof, 2) == 8
    assert bridged_faces(walls + roof, 1) == 0


CELLS = st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=14)


@given(CELLS)
def test_every_face_below_is_on_the_bed_bridged_or_unsupported(cells):
    for position in print_positions(CUBIC, sorted(cells), 1):
        placed = set(position.cells)
        below = sum((x, y, z - 1) not in placed for x, y, z in placed)
        assert position.unsupported + position.bridged + position.on_bed == below
        floor = min(z for _, _, z in placed)
        assert position.on_bed == sum(z == floor for _, _, z in placed)
        image = CUBIC.normalized(turned(cell, position.turn) for cell in cells)
        assert image == position.cells


@given(CELLS)
def test_longer_bridges_never_need_more_support(cells):
    counts = [print_positions(CUBIC, sorted(cells), reach)[0].unsupported for reach in range(4)]
    assert counts == sorted(counts, reverse=True)


@pytest.mark.parametrize(
    ("name", "most"),
    [("hexiamonds", 0), ("tetra-octa-56", 3), ("rhombic-dodecahedron", 9), ("pyramid-20", 4)],
)
def test_other_lattices_have_positions_too(name, most):
    for piece in piece_set(name).pieces:
        best = print_positions(piece.lattice, piece.cells)[0]
        assert 0 <= best.unsupported <= most
        assert best.on_bed >= 0
        assert len(best.cells) == len(piece.cells)


def test_every_lattice_has_a_position_for_one_cell():
    for lattice in lattices().values():
        cell = lattice.box((1, 1, 1))[0]
        positions = print_positions(lattice, [cell])
        assert positions[0].size[2] > 0

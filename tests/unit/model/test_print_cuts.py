"""Pieces are cut into parts that need no support, joined by dowels, with hidden seams first."""

from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_cuts import cut_piece
from cubewright.model.print_positions import print_positions

CROSS = [(0, 0, 0), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]


def test_a_cross_of_seven_cubes_becomes_parts_without_support():
    found = cut_piece(CROSS, 0)
    assert sorted(cell for part in found.parts for cell in part) == sorted(CROSS)
    assert len(found.parts) == 2
    assert len(found.joints) == 1


def test_a_piece_with_a_good_position_is_not_cut():
    found = cut_piece([(0, 0, 0), (1, 0, 0)], 0)
    assert found.parts == (((0, 0, 0), (1, 0, 0)),)
    assert found.joints == ()


def test_a_seam_is_where_other_pieces_cover_it():
    post = [(0, 0, z) for z in range(4)]
    piece = [*post, (1, 0, 0), (-1, 0, 0), (0, 1, 3), (0, -1, 3)]
    free = cut_piece(piece, 0)
    assert free.joints in ((((0, 0, 0), (0, 0, 1)),), (((0, 0, 2), (0, 0, 3)),))
    hidden = cut_piece(piece, 0, covered={(0, 1, 2), (0, -1, 2), (1, 0, 1), (-1, 0, 1)})
    assert hidden.joints == (((0, 0, 1), (0, 0, 2)),)


CELLS = st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=2, max_size=12)


@given(CELLS, st.integers(0, 2))
def test_parts_need_no_support_and_dowels_hold_them_together(cells, reach):
    piece = Figure(cells).parts()[0]
    found = cut_piece(piece, reach)
    if found is None:
        assert print_positions(CUBIC, piece, reach)[0].unsupported
        return
    assert sorted(cell for part in found.parts for cell in part) == sorted(piece)
    owner = {cell: number for number, part in enumerate(found.parts) for cell in part}
    for part in found.parts:
        assert Figure(part).parts() == (part,)
        assert print_positions(CUBIC, part, reach)[0].unsupported == 0
    joined = {0}
    for _ in found.parts:
        for one, other in found.joints:
            assert other in CUBIC.neighbours(one)
            assert owner[one] != owner[other]
            if {owner[one], owner[other]} & joined:
                joined |= {owner[one], owner[other]}
    assert joined == set(range(len(found.parts)))

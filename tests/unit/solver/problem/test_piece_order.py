"""Orders of pieces, by their placements in a box of 3x2."""

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.piece_order import (
    AS_GIVEN,
    FEWEST_FIRST,
    LAST_FIRST,
    ORDER,
    allowed_options,
    kind_order,
    placement_counts,
)

MONO, DOMINO, BAR = CUBIC.box((1, 1, 1)), CUBIC.box((2, 1, 1)), CUBIC.box((3, 1, 1))


@pytest.fixture(scope="module")
def cover():
    """A mono, two dominoes, an L and a bar fill 3x4; one of them breaks the symmetry."""
    shapes = (MONO, DOMINO, ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)), BAR)
    pieces = tuple(Piece("MDLI"[n], tuple(shape)) for n, shape in enumerate(shapes))
    box = Figure(CUBIC.box((3, 4, 1)))
    return cover_problem(Puzzle(box, PieceSet("p", "p", pieces, (1, 2, 1, 1))))


def test_counts_are_those_of_all_placements_but_of_one_in_each_orbit(cover):
    # 12 monos; 8 dominoes lie and 9 stand; 4 L in each of 3 + 4 boxes; 4 bars lie and 6 stand.
    every = [12, 17, 28, 10]
    assert cover.breaking_piece == 0
    assert placement_counts(cover) == [4, 17, 28, 10]  # a quarter of the box, with its middle line
    for kind, number in enumerate(placement_counts(cover)):
        allowed = list(allowed_options(cover, kind))
        assert len(allowed) == number
        assert set(cover.kind[allowed].tolist()) == {kind}
        assert allowed == sorted(set(allowed))
    assert np.bincount(cover.kind).tolist() == every


def test_kinds_come_in_an_order_with_their_copies_beside_each_other(cover):
    assert kind_order(cover, AS_GIVEN) == [0, 1, 1, 2, 3]
    assert kind_order(cover, LAST_FIRST) == [3, 2, 1, 1, 0]
    assert kind_order(cover, FEWEST_FIRST) == [0, 3, 1, 1, 2]
    assert kind_order(cover, "LIDM") == [2, 3, 1, 1, 0]
    assert kind_order(cover, "L, I, D, M") == [2, 3, 1, 1, 0]


def test_the_later_of_two_kinds_with_equally_many_placements_comes_first():
    hooks = [((0, 0, 0), (1, 0, 0), (2, 0, 0), (x, 1, 0)) for x in (0, 2)]
    pieces = tuple(
        Piece(symbol, cells, one_sided=True) for symbol, cells in zip("LJ", hooks, strict=True)
    )
    some = PieceSet("p", "p", (*pieces, Piece("D", DOMINO)), (1, 1, 1))
    cover = cover_problem(Puzzle(Figure(CUBIC.box((2, 5, 1))), some))
    # Each hook stands in one of two ways, in three places; dominoes are 13, in 5 orbits.
    assert placement_counts(cover) == [6, 6, 5]
    assert kind_order(cover, FEWEST_FIRST) == [2, 1, 0]


@pytest.mark.parametrize("order", ["LID", "LIDMM", "LIDX", "lidm"])
def test_an_order_names_every_piece_once(cover, order):
    with pytest.raises(CubewrightError, match="each of the pieces M, D, L, I once"):
        kind_order(cover, order)


def test_an_order_is_spelled_without_hyphens():
    assert ORDER.accepts("LID")
    assert not ORDER.accepts("as-givne")
    assert not ORDER.accepts("")
    assert ORDER.values == ("fewest-first", "as-given", "last-first")

"""The cover problem: sorted options, symmetries as permutations, orbit representatives."""

from dataclasses import replace

import numpy as np
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem, symmetries_of


def test_soma_in_the_cube():
    cover = cover_problem(built_in_puzzle("cube"))
    assert np.diff(cover.starts).tolist() == [144, 144, 72, 72, 96, 96, 64]
    assert cover.images.shape == (48, 689)
    assert cover.proper.sum() == 24
    assert cover.piece_count == 7
    assert str(cover).splitlines()[0].startswith("V ")


def test_bedlam_breaks_symmetry_by_two_orbits_of_its_x():
    cover = cover_problem(built_in_puzzle("bedlam"))
    assert len(cover.orbit_representatives) == 2
    assert np.diff(cover.starts)[cover.breaking_piece] == 48
    assert cover.proper.all()  # its mirror images are not in the set


def test_colours_that_no_piece_meets_break_a_symmetry_only_with_a_table_of_colours():
    """A row of three, one end of which is coloured, and a plain bar."""
    row = CUBIC.box((3, 1, 1))
    figure = Figure(row, colours=[(row[0], 1)])
    some = PieceSet("p", "p", (Piece("I", row),), (1,))
    plain, coloured = Puzzle(Figure(row), some), Puzzle(figure, some)
    allowed = replace(coloured, allowed_colours=frozenset({(1, 1)}))
    assert len(symmetries_of(coloured)) == len(symmetries_of(plain))
    assert 2 * len(symmetries_of(allowed)) == len(symmetries_of(plain))
    pieces = (Piece("I", row, colours=frozenset({(row[0], 1)})),)
    assert len(symmetries_of(replace(coloured, piece_set=replace(some, pieces=pieces)))) == len(
        symmetries_of(allowed)
    )
    # A coloured piece without copies does not count.
    none = replace(some, pieces=(*some.pieces, replace(pieces[0], symbol="J")), counts=(1, 0))
    assert len(symmetries_of(replace(coloured, piece_set=none))) == len(symmetries_of(plain))


@given(puzzle=solvable_puzzles())
def test_images_are_permutations_and_representatives_one_per_orbit(puzzle):
    cover = cover_problem(puzzle)
    everything = np.arange(len(cover.masks) + 1)  # the last stands for none
    assert (cover.images[0] == everything).all()
    for image in cover.images:
        assert (np.sort(image) == everything).all()
    for kind, (low, high) in enumerate(zip(cover.starts, cover.starts[1:], strict=False)):
        masks = cover.masks[low:high, 0]
        assert (masks[1:] > masks[:-1]).all()
        assert (cover.kind[low:high] == kind).all()
    if cover.breaking_piece >= 0:
        low, high = cover.starts[cover.breaking_piece : cover.breaking_piece + 2]
        orbits = [frozenset(cover.images[:, r].tolist()) for r in cover.orbit_representatives]
        assert sorted(o for orbit in orbits for o in orbit) == list(range(low, high))


def test_a_row_has_room_for_the_most_pieces_that_fit():
    """Small pieces first: three dots, two bars of two cells, and one of the bars of three."""
    box = CUBIC.box((11, 1, 1))
    pieces = tuple(Piece(symbol, box[:size]) for symbol, size in (("C", 3), ("B", 2), ("A", 1)))
    chosen = PieceSet("p", "p", pieces, (4, 2, 3), minimums=(0, 0, 0))
    assert cover_problem(Puzzle(Figure(box), chosen)).piece_count == 3 + 2 + 1
    few = Puzzle(Figure(box[:2], optional=box[:2]), replace(chosen, counts=(4, 2, 0)))
    assert cover_problem(few).piece_count == 1

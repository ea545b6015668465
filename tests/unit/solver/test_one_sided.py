"""One-sided pieces turn within their layer, but do not turn over."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.pieces.set_edits import mirrored_piece, with_one_sided
from cubewright.solver.count import count
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest

HOOK = Piece("L", ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0)), one_sided=True)
OTHER_HOOK = replace(mirrored_piece(HOOK), symbol="J")


def counts(puzzle):
    for report in count(SolveRequest(puzzle, count_only=True)):
        if isinstance(report, Finished):
            return report.progress.counts
    return None


def two_hooks(*pieces):
    """A board of 2x4 for two pieces."""
    figure = Figure(CUBIC.box((4, 2, 1)))
    return Puzzle(figure, PieceSet("hooks", "Hooks", pieces, (1,) * len(pieces)))


def test_two_hooks_of_one_hand_fill_a_board_but_one_of_each_does_not():
    same = counts(two_hooks(HOOK, replace(HOOK, symbol="M")))
    assert (same.raw, same.rotations, same.unique) == (1, 1, 1)
    assert not counts(two_hooks(HOOK, OTHER_HOOK)).raw
    two_sided = [replace(piece, one_sided=False) for piece in (HOOK, OTHER_HOOK)]
    assert counts(two_hooks(*two_sided)).raw == 2


def test_solutions_that_differ_by_turning_the_board_over_are_reflections():
    """The set has the mirror image of every piece, as the 18 one-sided pentominoes do."""
    pieces = (HOOK, OTHER_HOOK)
    board = Puzzle(Figure(CUBIC.box((8, 4, 1))), PieceSet("hooks", "Hooks", pieces, (4, 4)))
    found = counts(board)
    assert (found.raw, found.rotations, found.unique) == (70, 41, 24)


def test_the_one_sided_pentominoes_fill_3x30_in_46_ways():
    assert counts(built_in_puzzle("one-sided-pentominoes-3x30")).unique == 46


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "unique"), [(18, 5, 686_628), (15, 6, 2_567_183)])
def test_the_one_sided_pentominoes_fill_other_boards_in_as_many_ways_as_published(
    width, height, unique
):
    """Numbers from the Polyform Puzzler (D. Goodger), which searched for all solutions."""
    board = Figure(CUBIC.box((width, height, 1)))
    assert counts(Puzzle(board, piece_set("one-sided-pentominoes"))).unique == unique


def test_the_twelve_pentominoes_can_be_made_one_sided():
    pieces = with_one_sided(piece_set("pentominoes"), True)
    sixty = sum(len(piece.orientations) for piece in pieces.pieces)
    free = sum(
        len(Piece("A", p.cells, flips=True, one_sided=True).orientations) for p in pieces.pieces
    )
    assert (sixty, free) == (41, 63)

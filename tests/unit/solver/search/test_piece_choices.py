"""A search choice by choice, where the choices are searched in different ways."""

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def test_choices_with_and_without_a_piece_in_separate_parts_are_counted_together():
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    apart = Piece("A", ((0, 0, 0), (2, 0, 0)))
    pieces = PieceSet("p", "p", (domino, apart), (2, 2), minimums=(0, 0))
    puzzle = Puzzle(Figure(CUBIC.box((4, 1, 1))), pieces)
    *_, last = solve(SolveRequest(puzzle, Convention.RAW, engine="next-cell"))
    assert isinstance(last, Finished)
    assert last.progress.counts.raw == 2
    assert {"isolates a cell", "leaves a dead island"} <= set(last.progress.stages.cuts)

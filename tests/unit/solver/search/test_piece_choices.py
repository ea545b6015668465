"""Choices of pieces that are searched in different ways are counted together."""

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine
from cubewright.solver.search.levels import next_cell_search
from cubewright.solver.search.piece_choices import ChoiceByChoice
from cubewright.solver.solve import solve


def test_choices_with_and_without_a_piece_in_separate_parts_are_counted_together(monkeypatch):
    monkeypatch.setattr(next_cell_search, "MAX_REACH", 0)
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    apart = Piece("A", ((0, 0, 0), (2, 0, 0)))
    pieces = PieceSet("p", "p", (domino, apart), (2, 2), minimums=(0, 0))
    puzzle = Puzzle(Figure(CUBIC.box((4, 1, 1))), pieces)
    *_, last = solve(SolveRequest(puzzle, Convention.RAW, engine="next-cell"))
    assert isinstance(last, Finished)
    assert last.progress.counts.raw == 2
    assert {"isolates a cell", "leaves a dead island"} <= set(last.progress.stages.cuts)


def test_what_remains_is_a_share_of_all_choices_and_becomes_less():
    dots = tuple(Piece("ABC"[n], CUBIC.box((n + 1, 1, 1))) for n in range(3))
    pieces = PieceSet("p", "p", dots, (3, 3, 3), minimums=(0, 0, 0))
    puzzle = Puzzle(Figure(CUBIC.box((4, 2, 1))), pieces)
    search = ChoiceByChoice(engine("stagewise"), cover_problem(puzzle), {})
    seen = [search.share_left]
    while not search.finished:
        search.step(20)
        seen.append(search.share_left)
    assert seen[0] == 1.0
    assert seen[-1] == 0.0
    assert seen == sorted(seen, reverse=True)
    assert 0 < seen[len(seen) // 2] < 1

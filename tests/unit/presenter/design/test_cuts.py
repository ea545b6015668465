"""The columns, texts and results of cuts."""

from dataclasses import replace

from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.design.cut_runs import first_run
from cubewright.presenter.design.cuts import (
    COLUMNS,
    cut_results,
    cut_sentence,
    progress_sentence,
)
from cubewright.presenter.taking_apart.known import State, known_analysis
from cubewright.solver.design.cut_wishes import CutWishes
from cubewright.solver.design.proven_cut import ProvenCut

CELLS = tuple((x, 0, 0) for x in range(6))
PIECES = tuple(
    Piece(symbol, CELLS[begin:end])
    for symbol, begin, end in (("A", 0, 1), ("B", 1, 3), ("C", 3, 6))
)
PUZZLE = Puzzle(Figure(CELLS, "bar"), PieceSet("cut", "bar", PIECES, (1, 1, 1)))
PLACED = tuple(PlacedPiece(n, 0, piece.cells) for n, piece in enumerate(PIECES))
AWAY = Move((2,), (1, 0, 0), FOR_EVER)
LAST = Separation((0, 1), (Move((1,), (1, 0, 0), FOR_EVER),))
PLAN = Separation((0, 1, 2), (Move((1, 2), (0, 1, 0), 1), AWAY), LAST)
CUT = ProvenCut(Solution(PUZZLE, PLACED), Analysis(AnalysisOutcome.APART, PLAN))


def test_the_numbers_of_a_cut():
    assert [column.text(CUT) for column in COLUMNS] == ["2", "3", "1 2 3"]
    assert [column.key(CUT) for column in COLUMNS] == [(2,), 3, (1, 2, 3)]
    assert cut_sentence(CUT) == "Level 2, 3 moves, one assembly; pieces of 1, 2, 3 cells"


def test_progress():
    run = first_run(PUZZLE.figure, CutWishes(3), 1)
    assert progress_sentence(run) == "0 cuts tried, 0 a second"
    assert progress_sentence(replace(run, scored=1, rejected=1, seconds=2.0)) == (
        "1 cut tried, 0 a second; 1 good cut had several assemblies"
    )
    run = replace(run, scored=1_200_000, seconds=10.0)
    assert progress_sentence(run) == "1,200,000 cuts tried, 120,000 a second"


def test_results_contain_the_only_solution_with_its_plan():
    results = cut_results(CUT)
    assert results.is_complete
    assert results.count == 1
    assert list(results.solutions) == [PLACED]
    known = known_analysis(results.disassemblies[0], PUZZLE.figure.lattice)
    assert (known.state, known.levels, known.moves) == (State.PLAN, "2", 3)

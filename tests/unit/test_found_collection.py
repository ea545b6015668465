"""The puzzles of the collection that the program found itself."""

from pathlib import Path

import pytest

from cubewright.formats.fig.file import Block, read_fig
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.pieces import pieces_of_file
from cubewright.solver.analysis.batch import answer
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

BLOCKS = read_fig(Path(__file__).parents[2] / "figures" / "found.fig").blocks


def puzzle_of(block: Block) -> Puzzle:
    assert block.figure is not None
    pieces = pieces_of_file(block, block.figure)
    assert pieces is not None
    return Puzzle(block.figure, pieces)


@pytest.mark.parametrize("engine", ["most-constrained", "next-cell", "brute-force"])
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_every_engine_finds_the_single_solution(block: Block, engine: str) -> None:
    *_, last = solve(SolveRequest(puzzle_of(block), engine=engine, count_only=True))
    assert isinstance(last, Finished)
    assert last.progress.counts.unique == 1


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_pieces_are_different_and_the_puzzle_is_as_hard_as_stated(block: Block) -> None:
    puzzle = puzzle_of(block)
    keys = {piece.equivalence_key for piece in puzzle.piece_set.pieces}
    assert len(keys) == len(puzzle.pieces)
    found = answer(puzzle, Control())
    assert found is not None
    assert found.tries is not None
    assert found.tries > 1000
    assert "difficulty: extreme" in block.comments

"""Estimates are good for double sets of the SOMA site too."""

import sys
from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.model.puzzle import Puzzle

sys.path.insert(0, str(Path(__file__).parents[1] / "unit" / "solver"))
from estimates import EARLY_SPLITS, check, estimates_of

FIGURES = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"


@pytest.mark.shared_data
@pytest.mark.slow
@pytest.mark.parametrize("name", ["SOMA002", "SOMA004", "SOMA005"])
def test_the_search_of_a_double_set_is_estimated(name):
    path = FIGURES / "double-D001025.fig"
    figure = next(block.figure for block in read_fig(path).blocks if block.name == name)
    puzzle = Puzzle(figure, built_in_puzzle("double-soma-3x3x6").piece_set)
    check(estimates_of(puzzle, splits=EARLY_SPLITS))

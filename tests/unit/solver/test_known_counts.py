"""Puzzles whose counts were published or computed by other programs."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.fig.statements import stated_piece_set
from cubewright.model.puzzle import Puzzle
from cubewright.resources import figures_folder
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.solve import solve


@pytest.mark.parametrize(
    ("name", "raw", "rotations", "unique"),
    [
        ("cube", 11_520, 480, 240),
        ("diabolical", 624, 26, 13),
        ("half-hour", 24, 1, 1),
        pytest.param("bedlam", 460_464, 19_186, 19_186, marks=pytest.mark.slow),
        pytest.param("tetris", 236_136, 9_839, 9_839, marks=pytest.mark.slow),
        ("pentominoes-6x10", 9_356, 2_339, 2_339),
        ("pentominoes-5x12", 4_040, 1_010, 1_010),
        ("pentominoes-4x15", 1_472, 368, 368),
        ("pentominoes-3x20", 8, 2, 2),
        ("solid-pentominoes-2x3x10", 96, 24, 12),
        ("solid-pentominoes-2x5x6", 2_112, 528, 264),
        pytest.param("solid-pentominoes-3x4x5", 31_520, 7_880, 3_940, marks=pytest.mark.slow),
        ("meteor", 2_098, 1_049, 1_049),
        ("hexiamonds-6x6", 624, 156, 156),
        ("hexiamonds-4x9", 148, 74, 74),
    ],
)
def test_the_count_in_every_convention(name, raw, rotations, unique):
    *_, last = solve(SolveRequest(built_in_puzzle(name), count_only=True))
    counts = last.progress.counts
    assert (counts.raw, counts.rotations, counts.unique) == (raw, rotations, unique)


@pytest.mark.parametrize("name", engines())
@pytest.mark.parametrize(
    ("figure", "raw"), [("Iceberg", 2), pytest.param("Ribbon", 4, marks=pytest.mark.slow)]
)
def test_every_engine_knows_triangles(name, figure, raw):
    block = read_fig(figures_folder() / "triangles.fig").find(figure)
    pieces = stated_piece_set(block.comments)
    *_, last = solve(SolveRequest(Puzzle(block.figure, pieces), engine=name, count_only=True))
    assert last.progress.counts.raw == raw

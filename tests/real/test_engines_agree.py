"""The four formulations find the same solutions of figures that players drew."""

from pathlib import Path

import pytest

from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.solve import solve

FIGURES = Path(__file__).parents[2] / ".." / "shared" / "data" / "figures"

pytestmark = [pytest.mark.shared_data, pytest.mark.slow]

# Brute force takes minutes for a figure of 27 cubelets; it is compared on small ones.
FORMULATIONS = sorted(set(engines()) - {"brute-force"})
# Every eighth figure: the slowest formulation takes a tenth of a second for one.
FILES = [("site-001-100.fig", 0), ("site-T.fig", 3), ("site-C3A.fig", 5)]


def solutions(puzzle, engine):
    """Raw solutions as sets of sets of cells, independent of option ids."""
    cover, rows = None, []
    for report in solve(SolveRequest(puzzle, Convention.RAW, engine=engine)):
        if isinstance(report, SolutionsFound):
            rows += report.rows.tolist()
        cover = getattr(report, "cover", cover)
    assert cover is not None
    return {frozenset(cover.option_cells[option] for option in row) for row in rows}, len(rows)


@pytest.mark.parametrize(("name", "first"), FILES, ids=[name for name, _ in FILES])
def test_all_four_find_the_same(name, first):
    soma = piece_set("soma")
    figures = [
        b.figure for b in read_fig(FIGURES / name).blocks if b.figure and len(b.figure) == 27
    ]
    chosen = figures[first::8]
    assert len(chosen) >= 3
    for figure in chosen:
        puzzle = Puzzle(figure, soma)
        expected, count = solutions(puzzle, "most-constrained")
        assert len(expected) == count
        for engine in FORMULATIONS:
            assert solutions(puzzle, engine) == (expected, count), (figure.name, engine)

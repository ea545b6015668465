"""Cutting a figure into interlocking pieces: wishes, levels and refusals."""

from dataclasses import replace
from random import Random

import pytest

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.scripting import count
from cubewright.solver.design import cutting
from cubewright.solver.design.cutting import CutSearch, CutWishes, hole_cells
from cubewright.solver.design.trial import LevelFinder
from cubewright.solver.kernels import cutting as kernel
from cubewright.solver.search.control import Control

CUBE = Figure(CUBIC.box((3, 3, 3)), "3x3x3")


def box(*size):
    return Figure(CUBIC.box(size))


def annealing(figure, wishes, seed):
    holes = hole_cells(figure) if wishes.holes else []
    return cutting._Annealing(figure, wishes, holes, Random(seed))


def assembly(figure, labels):
    """The solution of a cut: each piece where its cells are."""
    search = CutSearch(figure, CutWishes(max(labels.tolist()) + 1, 1))
    whole, pieces = search._puzzle(labels)
    placed = tuple(PlacedPiece(n, 0, piece.cells) for n, piece in enumerate(pieces.pieces))
    return Solution(Puzzle(whole, pieces), placed)


@pytest.mark.parametrize(("side", "pieces", "seed"), [(4, 3, 1), (4, 4, 2), (4, 5, 3), (4, 6, 4)])
def test_levels_are_those_of_the_ordinary_analysis(side, pieces, seed):
    """The kernel has tables of its own, which changes and undoing keep up to date."""
    figure = box(side, side, side)
    run = annealing(figure, CutWishes(pieces, 1), seed)
    levels = LevelFinder(CUBIC)
    compared = set()
    for _ in range(8):
        run._begin()
        kernel.anneal(run._cut, 400, *run._limits, 3000)
        labels = run.best
        if run.best_level:
            found = levels.lowest([assembly(figure, labels)], Control())
            if run.best_level > 1 or found:
                assert found == run.best_level
                compared.add(found)
    assert compared


def test_tables_after_many_changes_are_those_of_a_new_cut():
    run = annealing(CUBE, CutWishes(3, 1), 5)
    run._begin()
    kernel.anneal(run._cut, 400, *run._limits, 500)
    labels, changed = run._cut.labels.copy(), run._cut
    new = annealing(CUBE, CutWishes(3, 1), 6)
    assert kernel.start(new._cut, labels, *new._limits)
    assert (new._cut.collisions == changed.collisions).all()
    assert (new._cut.rows == changed.rows).all()
    assert new._cut.numbers[kernel.SCORE] == changed.numbers[kernel.SCORE]


@pytest.mark.parametrize(
    ("figure", "wishes"),
    [
        (CUBE, CutWishes(3, 1)),
        (box(4, 3, 2), CutWishes(2, 0, (10, 14))),
        (box(4, 4, 3), CutWishes(4, 2, (8, 15))),
    ],
)
def test_the_best_cut_meets_all_wishes(figure, wishes):
    search = CutSearch(figure, wishes, seed=3)
    while search.best is None:
        search.step(Control())
    best = search.best
    cells = [cell for piece in best.pieces.pieces for cell in piece.cells]
    assert len(set(cells)) == len(cells) == len(figure.cells) - wishes.holes
    assert len(best.pieces.pieces) == wishes.pieces
    low, high = wishes.sizes
    for piece in best.pieces.pieces:
        assert low <= len(piece) <= high
        assert len(Figure(piece.cells).parts()) == 1
    assert set(figure.cells) - set(cells) <= best.figure.optional
    assert best.level >= 1
    assert count(Puzzle(best.figure, best.pieces)) == 1


def test_threads_search_together_and_a_level_ends_the_search():
    search = CutSearch(CUBE, CutWishes(3, 1, level=2), threads=2)
    while not search.is_done:
        search.step(Control())
    search.close()
    assert search.best.level >= 2


@pytest.mark.parametrize(
    ("figure", "wishes", "why"),
    [
        (CUBE, CutWishes(7), "into 2 to 6 pieces"),
        (CUBE, CutWishes(1), "into 2 to 6 pieces"),
        (CUBE, CutWishes(3, 2), "only 1 can stay empty"),
        (CUBE, CutWishes(3, 0, (10, 20)), "3 pieces of 10 to 20 cells cannot fill 27"),
        (CUBE, CutWishes(3, 0, (2, 8)), "3 pieces of 2 to 8 cells cannot fill 27"),
        (box(17, 1, 1), CutWishes(2), "16 along each axis"),
        (box(11, 10, 10), CutWishes(2), "1,000 cells"),
        (Figure(((0, 0, 0), (2, 0, 0))), CutWishes(2, 0, (1, 9)), "several parts"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(figure, wishes, why):
    with pytest.raises(CubewrightError, match=why):
        CutSearch(figure, wishes)


def test_a_figure_of_other_cells_is_refused():
    spheres = lattices()["spheres"]
    with pytest.raises(CubewrightError, match="figures of cubes"):
        CutSearch(Figure(spheres.box((2, 2, 2)), lattice=spheres), CutWishes(2))


def test_a_cut_with_two_assemblies_is_rejected(monkeypatch):
    search = CutSearch(CUBE, CutWishes(3, 1))
    run = search._runs[0]
    run.anneal()
    labels = run.best
    monkeypatch.setattr(cutting.Trier, "try_choice", lambda *_: replace_trial(solutions=2))
    search._prove(labels, Control())
    assert search.best is None
    assert search.rejected == 1


def replace_trial(**values):
    from cubewright.solver.design.trial import Trial

    return replace(Trial(1, level=3), **values)

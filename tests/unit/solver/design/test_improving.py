"""Improved puzzles meet the wish, are proved, and differ from the original in few cells."""

from dataclasses import replace
from functools import partial
from pickle import dumps, loads

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import count, load, solve
from cubewright.resources import figures_folder
from cubewright.solver.design import improving
from cubewright.solver.design.changes import mended
from cubewright.solver.design.improving import (
    ImproveRequest,
    ImproveWish,
    PieceWish,
    distance,
    examine_changes,
    find_improvements,
    refusal,
    separate_copies,
)
from cubewright.solver.design.trial import LevelFinder
from cubewright.solver.search.control import Control

DIABOLICAL = load("diabolical")
WISHES = [
    ImproveWish(level=True),
    ImproveWish(fewer=True),
    ImproveWish(pieces=PieceWish.DIFFERENT),
    ImproveWish(fewer=True, pieces=PieceWish.DIFFERENT),
]


def improved(puzzle, wish, **options):
    reports = list(find_improvements(ImproveRequest(puzzle, wish, **options)))
    assert reports[-1].is_complete
    return reports[-1]


def lowest_level(puzzle):
    return LevelFinder(puzzle.figure.lattice).lowest(list(solve(puzzle)), Control())


def check(puzzle, wish, progress):
    """Check that every result meets the wish and is never worse, by independent searches."""
    puzzle = separate_copies(puzzle)
    for found in progress.found:
        after = mended(puzzle, found.mend)
        assert after == found.puzzle
        solutions = count(after)
        assert solutions == found.solutions
        assert 1 <= solutions <= progress.solutions - wish.fewer
        assert lowest_level(after) == found.level >= progress.level + wish.level
        assert distance(after.pieces, wish.pieces) == 0
        check_extent(puzzle, after, found)


def check_extent(puzzle, after, found):
    """Check that no more cells differ than the result states, and no visible ones."""
    named = {change.piece for change in found.mend}
    differing = 0
    for index, (old, new) in enumerate(zip(puzzle.pieces, after.pieces, strict=True)):
        changed = set(old.cells) ^ set(new.cells)
        differing += len(changed)
        assert index in named or not changed
        assert new.is_connected or not old.is_connected
    assert 0 < differing <= 2 * found.steps
    cells, neighbours = set(puzzle.figure.cells), CUBIC.neighbours
    for cell in cells ^ set(after.figure.cells):
        assert set(neighbours(cell)) <= cells


@settings(deadline=None, max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(solvable_puzzles(), st.sampled_from(WISHES))
def test_every_result_meets_the_wish(puzzle, wish):
    if refusal(puzzle, wish) or count(puzzle) > 20:
        return
    check(puzzle, wish, improved(puzzle, wish, max_steps=1, number=3))


@pytest.mark.parametrize("wish", WISHES)
def test_the_results_of_a_cube_meet_the_wish(wish):
    progress = improved(DIABOLICAL, wish, max_steps=1, number=3)
    assert (progress.solutions, progress.level) == (13, 1)
    assert bool(progress.found) == (not wish.level)
    check(DIABOLICAL, wish, progress)


def test_two_cells_raise_the_level_of_a_burr():
    burr = load(figures_folder() / "burrs.fig")
    progress = improved(burr, ImproveWish(level=True), max_steps=1, number=1)
    assert progress.level == 1
    check(burr, ImproveWish(level=True), progress)


def test_equal_copies_become_different_pieces():
    square = tuple((x, y, 0) for x in range(4) for y in range(2))
    piece = Piece("L", ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)), lattice=CUBIC)
    puzzle = Puzzle(Figure(square), PieceSet("two", "Two", (piece,), (2,)))
    wish = ImproveWish(pieces=PieceWish.DIFFERENT)
    progress = improved(puzzle, wish)
    assert progress.found
    assert [each.symbol for each in progress.found[0].puzzle.pieces] != ["L", "L"]
    check(puzzle, wish, progress)


def test_different_pieces_become_equal():
    bar = tuple((x, 0, 0) for x in range(6))
    pieces = (Piece("A", bar[:2]), Piece("B", bar[:4]))
    puzzle = Puzzle(Figure(bar), PieceSet("bars", "Bars", pieces, (1, 1)))
    wish = ImproveWish(pieces=PieceWish.EQUAL)
    progress = improved(puzzle, wish)
    assert [len(each) for each in progress.found[0].puzzle.pieces] == [3, 3]
    check(puzzle, wish, progress)


def test_loose_cells_are_joined():
    square = Figure(((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)))
    loose = (Piece("A", ((0, 0, 0), (1, 1, 0))), Piece("B", ((1, 0, 0), (0, 1, 0))))
    assert not any(piece.is_connected for piece in loose)
    puzzle = Puzzle(square, PieceSet("loose", "Loose", loose, (1, 1)))
    wish = ImproveWish(pieces=PieceWish.ONE_PART)
    progress = improved(puzzle, wish, max_steps=2)
    assert progress.found
    assert all(piece.is_connected for piece in progress.found[0].puzzle.pieces)


def test_workers_can_try_changes():
    search = improving._ImproveSearch(
        ImproveRequest(DIABOLICAL, ImproveWish(fewer=True), 1), Control(), None
    )
    assert [each.done for each in search.run()][-1] == 41
    base = improving._Facts(13, 1)
    task = improving._Task((), ())
    attempt = partial(examine_changes, DIABOLICAL, ImproveWish(fewer=True), base)
    again, task_again = loads(dumps((attempt, task)))
    assert again.args == attempt.args
    assert task_again == task


def test_a_stopped_search_is_not_complete():
    control = Control()
    reports = []
    for report in find_improvements(ImproveRequest(DIABOLICAL, ImproveWish(fewer=True)), control):
        reports.append(report)
        if report.done == 2:
            control.stop()
    assert not reports[-1].is_complete


def test_puzzles_that_cannot_be_improved_are_refused(monkeypatch):
    assert "better" in refusal(DIABOLICAL, ImproveWish())
    fewer = ImproveWish(fewer=True)
    placed = replace(DIABOLICAL, pre_placed=(PlacedPiece(0, 0, DIABOLICAL.pieces[0].cells),))
    assert "pre-placed" in refusal(placed, fewer)
    assert "without colours" in refusal(load("checkered-cube"), fewer)
    grid = next(each for each in lattices().values() if not each.slides)
    still = replace(DIABOLICAL, figure=replace(DIABOLICAL.figure, lattice=grid))
    assert "no level" in refusal(still, ImproveWish(level=True))
    monkeypatch.setattr(improving, "MAX_EXAMINED", 5)
    with pytest.raises(CubewrightError, match="more than 5 solutions"):
        improved(DIABOLICAL, fewer)
    impossible = load(figures_folder() / "soma-impossible.fig")
    with pytest.raises(CubewrightError, match="no solution"):
        improved(impossible, fewer)

"""The preparation of a large puzzle shows its progress and can be stopped."""

from dataclasses import replace

import numpy as np
import pytest
from boxes import different_trees

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.placement import PlacedPiece, placements
from cubewright.solver.problem import option_masks, possible_placements
from cubewright.solver.problem.cover import cover_problem, cover_steps
from cubewright.solver.report import Finished, Outcome, Prepared, Preparing
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

LARGE = different_trees((7, 7, 7), 42)


@pytest.fixture(autouse=True)
def small_steps(monkeypatch):
    """Let no puzzle's placements be known, and report every step."""
    monkeypatch.setattr(possible_placements, "_last_tables", [(None, {})])
    monkeypatch.setattr("cubewright.solver.solve.STEP_SECONDS", 0.0)


def test_the_preparation_reports_growing_fractions_before_it_is_prepared():
    fractions = []
    for report in solve(SolveRequest(LARGE)):
        if not isinstance(report, Preparing):
            break
        fractions.append(report.fraction)
    assert isinstance(report, Prepared)
    assert len(fractions) > 20
    assert fractions == sorted(fractions)
    assert 0 <= fractions[0] < 0.1
    assert 0.9 < fractions[-1] <= 1


@pytest.mark.parametrize("number", [1, 10, 20])
def test_a_stop_ends_the_preparation_after_its_step(number):
    control = Control()
    reports = []
    for report in solve(SolveRequest(LARGE), control):
        reports.append(report)
        if len(reports) == number:
            control.stop()
    assert all(isinstance(report, Preparing) for report in reports[:-1])
    assert len(reports) == number + 1
    last = reports[-1]
    assert isinstance(last, Finished)
    assert last.outcome is Outcome.STOPPED
    assert last.checkpoint is None


def test_a_small_puzzle_is_prepared_even_if_it_was_stopped_before():
    control = Control()
    control.stop()
    reports = list(solve(SolveRequest(built_in_puzzle("cube")), control))
    assert isinstance(reports[0], Prepared)
    assert reports[-1].checkpoint is not None


def with_pre_placed(puzzle):
    """The puzzle with its first piece placed where most symmetries of the figure are broken."""
    first = placements(puzzle.figure, puzzle.pieces[0])[1]
    cells = tuple(puzzle.figure.cells[index] for index in first.tolist())
    return replace(puzzle, pre_placed=(PlacedPiece(0, 0, cells),))


def problem(puzzle):
    """A cover problem, prepared without known tables."""
    possible_placements._last_tables[0] = None, {}
    return cover_problem(puzzle)


@pytest.mark.parametrize(
    "puzzle",
    [
        built_in_puzzle("bedlam"),
        different_trees((5, 5, 5), 25),
        with_pre_placed(built_in_puzzle("bedlam")),
        with_pre_placed(different_trees((5, 5, 5), 25)),
    ],
    ids=["one word", "two words", "one word, pre-placed", "two words, pre-placed"],
)
def test_small_steps_and_equal_keys_change_nothing(puzzle, monkeypatch):
    plain = problem(puzzle)
    monkeypatch.setattr(option_masks, "AT_ONCE", 100)
    by_small_steps = problem(puzzle)
    numbers = option_masks._random_numbers
    monkeypatch.setattr(option_masks, "_random_numbers", lambda count: numbers(count) >> 52)
    with_equal_keys = problem(puzzle)
    for other in (by_small_steps, with_equal_keys):
        for name in ("masks", "kind", "starts", "images", "proper", "orbit_representatives"):
            assert np.array_equal(getattr(other, name), getattr(plain, name)), name
        assert other.breaking_piece == plain.breaking_piece
        assert np.array_equal(other.figure_images, plain.figure_images)


def test_no_step_handles_many_options(monkeypatch):
    seen = []
    masks_of = option_masks.masks_of

    def counted(table, cells):
        seen.append(len(table))
        return masks_of(table, cells)

    monkeypatch.setattr(option_masks, "masks_of", counted)
    for _ in cover_steps(with_pre_placed(LARGE)):
        pass
    assert len(seen) > 20
    assert max(seen) <= option_masks.AT_ONCE

"""The preparation of a large puzzle shows its progress and can be stopped."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from boxes import different_trees

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.placement import PlacedPiece
from cubewright.solver.problem import option_masks, possible_placements
from cubewright.solver.problem.cover import cover_problem, cover_steps
from cubewright.solver.problem.placements import placements
from cubewright.solver.problem.steps import completed
from cubewright.solver.report import Finished, Outcome, Prepared, Preparing
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.levels import cell_tables, reduction
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


def test_the_start_of_next_cell_is_part_of_the_preparation():
    fractions = []
    for report in solve(SolveRequest(LARGE, engine="next-cell")):
        if not isinstance(report, Preparing):
            break
        fractions.append(report.fraction)
    assert isinstance(report, Prepared)
    assert fractions == sorted(fractions)
    assert fractions[-1] <= 1
    after_the_problem = [fraction for fraction in fractions if fraction > 0.6]
    assert len(after_the_problem) > 20


@pytest.mark.parametrize(
    ("engine", "number"),
    [("automatic", 1), ("automatic", 10), ("automatic", 20), ("next-cell", 100)],
)
def test_a_stop_ends_the_preparation_after_its_step(engine, number):
    control = Control()
    reports = []
    for report in solve(SolveRequest(LARGE, engine=engine), control):
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
def test_small_steps_change_nothing(puzzle, monkeypatch):
    plain = problem(puzzle)
    monkeypatch.setattr(option_masks, "OPTIONS_PER_STEP", 100)
    by_small_steps = problem(puzzle)
    for name in ("masks", "kind", "starts", "images", "proper", "orbit_representatives"):
        assert np.array_equal(getattr(by_small_steps, name), getattr(plain, name)), name
    assert by_small_steps.breaking_piece == plain.breaking_piece
    assert np.array_equal(by_small_steps.figure_images, plain.figure_images)


def test_no_step_handles_many_options(monkeypatch):
    sorted_together, moved_together = [], []
    write_sorted_masks, write_image = option_masks.write_sorted_masks, option_masks.write_image

    def counted_masks(cells, sizes, starts, low, high, *rest):
        sorted_together.append(int(starts[high] - starts[low]))
        write_sorted_masks(cells, sizes, starts, low, high, *rest)

    def counted_images(lookup, permutation, targets, moved, low, high, image):
        moved_together.append(high - low)
        return write_image(lookup, permutation, targets, moved, low, high, image)

    monkeypatch.setattr(option_masks, "write_sorted_masks", counted_masks)
    monkeypatch.setattr(option_masks, "write_image", counted_images)
    for _ in cover_steps(with_pre_placed(LARGE)):
        pass
    for seen in (sorted_together, moved_together):
        assert len(seen) > 5
        assert max(seen) <= option_masks.OPTIONS_PER_STEP


def test_no_step_of_next_cells_start_handles_many_options(monkeypatch):
    numbered, looked_at = [], []
    renumber_cells, mark_isolating = cell_tables.renumber_cells, reduction.mark_isolating

    def counted_numbers(masks, *rest):
        numbered.append(len(masks))
        renumber_cells(masks, *rest)

    def counted_marks(*arguments):
        low, high = arguments[6:8]
        looked_at.append(high - low)
        mark_isolating(*arguments)

    monkeypatch.setattr(cell_tables, "renumber_cells", counted_numbers)
    monkeypatch.setattr(reduction, "mark_isolating", counted_marks)
    cover = cover_problem(LARGE)
    steps = sum(1 for _ in engine("next-cell").begin_steps(cover, {}))
    assert steps >= len(numbered) + len(looked_at)
    assert sum(numbered) == sum(looked_at) == len(cover.masks)
    assert max(numbered) <= cell_tables.OPTIONS_PER_STEP
    assert max(looked_at) * cover.cell_count <= reduction.TESTS_PER_STEP


@pytest.mark.parametrize("order", ["along-the-longest", "tightest"])
@pytest.mark.parametrize("puzzle", [built_in_puzzle("bedlam"), different_trees((5, 5, 5), 25)])
def test_tables_of_cells_are_the_same_by_small_steps(puzzle, order, monkeypatch):
    cover = cover_problem(puzzle)
    root = cover.breaking_piece
    plain = completed(cell_tables.cell_tables(cover, order, pruned=True, root=root))
    monkeypatch.setattr(cell_tables, "OPTIONS_PER_STEP", 100)
    monkeypatch.setattr(reduction, "TESTS_PER_STEP", 1000)
    by_small_steps = completed(cell_tables.cell_tables(cover, order, pruned=True, root=root))
    for name, array in plain._asdict().items():
        assert np.array_equal(array, getattr(by_small_steps, name)), name
    first = first_cells(plain.masks[0])
    first[plain.kinds == root] = cover.cell_count
    order = np.lexsort((*plain.masks[0], plain.kinds, first))
    assert np.array_equal(order, np.arange(len(order)))
    assert np.array_equal(plain.kinds, cover.kind[plain.options])
    for cell, row in enumerate(plain.begins.tolist()):
        for kind, (low, high) in enumerate(pairwise(row)):
            assert first[low:high].tolist() == [cell] * (high - low)
            assert plain.kinds[low:high].tolist() == [kind] * (high - low)
    assert [*plain.begins[1:, 0], len(order)] == plain.begins[:, -1].tolist()


def first_cells(masks):
    """The number of the first cell of each mask; ``masks`` is ``(words, n)``."""
    numbers = [sum(int(word) << 64 * place for place, word in enumerate(mask)) for mask in masks.T]
    return np.array([(number & -number).bit_length() - 1 for number in numbers])

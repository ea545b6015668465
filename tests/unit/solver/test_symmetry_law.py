"""Random figures on every lattice: there are as many solutions as the orbits have in all.

That holds, and the solutions are the same, for every engine, setting, convention and number
of threads, for a frontier count, and in every orientation. A listing that does not use the
solver is the reference.
"""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_listing import PlainListing, orbits, upright
from puzzles import (
    puzzles_on_any_lattice,
    puzzles_with_a_choice_of_one_hand,
    puzzles_with_every_rule,
)
from search_variants import request_options
from small_searches import split_early

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.counting.frontier_count import FrontierCount
from cubewright.solver.counting.frontier_problem import FrontierState
from cubewright.solver.engines import most_constrained
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.faults import faults
from cubewright.solver.report import Counts, Finished, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.search.task_queue import TreeSplit
from cubewright.solver.solve import solve


@pytest.fixture(autouse=True, scope="module")
def _early_splits():
    """Split searches into tasks much earlier than usual, so that short ones are split too."""
    with pytest.MonkeyPatch.context() as patch:
        split_early(patch, (TreeSplit(30, 6), TreeSplit(200, 20)))
        yield


def solved(puzzle, listing, **how):
    """Return the listed solutions in the form of :class:`PlainListing`, and the counts."""
    found = []
    for report in solve(SolveRequest(puzzle, **how)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found += [cover.solution(np.asarray(row)) for row in report.rows]
        elif isinstance(report, Finished):
            counts = report.progress.counts
    assert all(each.is_valid() for each in found)
    written = [
        frozenset(listing.placement(p.piece, p.cells, p.colours) for p in each.placed)
        for each in found
    ]
    assert len(set(written)) == len(written)
    return set(written), counts


def orbits_by_convention(listing):
    """Return the orbits of solutions for each convention; one of each orbit is listed."""
    solutions = listing.solutions()
    turns, mirrors = listing.symmetries()
    groups = (turns[:1], turns, turns + mirrors)
    return dict(zip(Convention, (orbits(solutions, maps) for maps in groups), strict=True))


def numbers(orbits_of):
    for each in orbits_of.values():
        assert sum(map(len, each)) == len(orbits_of[Convention.RAW])
    return Counts(*map(len, orbits_of.values()))


@given(puzzle=puzzles_on_any_lattice(), data=st.data())
def test_every_engine_lists_one_solution_of_each_orbit(puzzle, data):
    assert_one_of_each_orbit(puzzle, data)


@settings(max_examples=10)
@given(puzzle=puzzles_with_every_rule(), data=st.data())
def test_every_engine_obeys_all_rules_at_once(puzzle, data):
    assert not faults(puzzle)
    assert assert_one_of_each_orbit(puzzle, data)


@pytest.mark.slow
@settings(max_examples=50)
@given(puzzle=puzzles_with_every_rule(), data=st.data())
def test_every_engine_obeys_all_rules_at_once_in_many_puzzles(puzzle, data):
    assert assert_one_of_each_orbit(puzzle, data)


def assert_one_of_each_orbit(puzzle, data):
    """Run every engine on a puzzle with settings from ``data``; return all solutions."""
    listing = PlainListing(puzzle)
    expected = orbits_by_convention(listing)
    if faults(puzzle):
        assert not expected[Convention.RAW]
        return set()
    unconstrained = PlainListing(replace(puzzle, pre_placed=(), forbidden=frozenset()))
    turns, mirrors = unconstrained.symmetries()
    merged = [orbits(listing.solutions(), maps) for maps in (turns, turns + mirrors)]
    of_figure = dict(zip((Convention.ROTATIONS, Convention.UNIQUE), merged, strict=True))
    by_figure = [len(each) for each in merged]
    for name in (*engines(), "by lists of cells"):
        with pytest.MonkeyPatch.context() as patch:
            if name == "by lists of cells":
                patch.setattr(most_constrained, "MASK_CELLS", 0)
                name = "most-constrained"
            how = data.draw(request_options(name))
            listed, counts = solved(puzzle, listing, **how)
        assert counts == numbers(expected)
        if counts.figure_unique is not None:
            assert [counts.figure_rotations, counts.figure_unique] == by_figure
        convention, up_to = how["convention"], how["up_to"]
        assert len(listed) == counts.of(convention, up_to)
        orbits_listed = expected[convention]
        if up_to is UpTo.FIGURE and counts.count_up_to_figure_symmetry(convention) is not None:
            orbits_listed = of_figure[convention]
        assert all(len(listed & orbit) == 1 for orbit in orbits_listed)
    return expected[Convention.RAW]


@pytest.mark.slow
@given(puzzle=puzzles_with_a_choice_of_one_hand())
def test_a_rule_for_one_of_two_mirror_images_keeps_solutions_apart(puzzle):
    listing = PlainListing(puzzle)
    expected = orbits_by_convention(listing)
    if faults(puzzle):
        assert not expected[Convention.RAW]
        return
    for name in ("automatic", "stagewise"):
        listed, counts = solved(puzzle, listing, engine=name)
        assert counts == numbers(expected)
        assert all(len(listed & orbit) == 1 for orbit in expected[Convention.UNIQUE])


@pytest.mark.parametrize("cell", [(0, 0, 0), (0, 1, 0), (1, 1, 0)])
def test_mirror_images_of_some_solutions_merge_where_a_cell_breaks_the_symmetry(cell):
    hook = Piece("L", ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)), one_sided=True)
    pieces = (hook, Piece("D", ((0, 0, 0), (1, 0, 0))), Piece("M", ((0, 0, 0),)))
    some = PieceSet("p", "p", pieces, (1, 4, 2), minimums=(0, 0, 0))
    free = Puzzle(Figure(CUBIC.box((2, 4, 1))), some)
    puzzle = replace(free, forbidden=frozenset({(2, cell)}))
    listing = PlainListing(puzzle)
    solutions = listing.solutions()
    turns, mirrors = PlainListing(free).symmetries()
    for convention, maps in ((Convention.UNIQUE, turns + mirrors), (Convention.ROTATIONS, turns)):
        merged = orbits(solutions, maps)
        listed, counts = solved(puzzle, listing, convention=convention, up_to=UpTo.FIGURE)
        assert counts.count_up_to_figure_symmetry(convention) == len(merged) == len(listed)
        assert all(len(listed & orbit) == 1 for orbit in merged)


@given(puzzle=puzzles_on_any_lattice(exact=True), order_index=st.integers(0, 5))
def test_a_frontier_count_counts_the_orbits(puzzle, order_index):
    frontier = FrontierCount(cover_problem(puzzle).coloured, order_index=order_index)
    while frontier.state is FrontierState.RUNNING:
        frontier.step()
    assert frontier.counts == numbers(orbits_by_convention(PlainListing(puzzle)))


def test_dark_cells_do_not_change_the_counts_of_plain_pieces():
    cube = built_in_puzzle("cube")
    for dark in (cube.figure.cells[:5], [cell for cell in cube.figure.cells if sum(cell) % 2]):
        puzzle = replace(cube, figure=replace(cube.figure, dark=dark))
        for report in solve(SolveRequest(puzzle, count_only=True)):
            if isinstance(report, Finished):
                assert report.progress.counts == Counts(11_520, 480, 240)


def moved(puzzle, matrix, mirrored):
    """Return the puzzle turned, or reflected together with its pieces."""

    def goes(cells):
        return None if cells is None else frozenset(turned(cell, matrix) for cell in cells)

    def coloured(colours):
        return frozenset((turned(cell, matrix), n) for cell, n in colours)

    figure, pieces = puzzle.figure, puzzle.piece_set
    if mirrored:
        reflected = [
            replace(
                piece,
                cells=tuple(sorted(goes(piece.cells))),
                dark=goes(piece.dark),
                colours=coloured(piece.colours),
            )
            for piece in pieces.pieces
        ]
        pieces = replace(pieces, pieces=tuple(reflected))
    return replace(
        puzzle,
        figure=Figure(
            goes(figure.cells),
            "",
            figure.lattice,
            goes(figure.optional),
            goes(figure.dark),
            coloured(figure.colours),
        ),
        piece_set=pieces,
        pre_placed=tuple(
            replace(each, cells=tuple(sorted(goes(each.cells)))) for each in puzzle.pre_placed
        ),
        forbidden=frozenset((piece, turned(cell, matrix)) for piece, cell in puzzle.forbidden),
    )


@given(puzzle=puzzles_on_any_lattice(), data=st.data())
def test_a_turned_or_mirrored_puzzle_has_the_same_counts(puzzle, data):
    if faults(puzzle):
        return
    mirrored = data.draw(st.booleans())
    lattice = puzzle.figure.lattice
    matrices = lattice.mirrors if mirrored else lattice.turns
    if any(piece.one_sided for piece in puzzle.pieces):
        matrices = upright(matrices)
    matrix = data.draw(st.sampled_from(matrices))
    other = moved(puzzle, matrix, mirrored)
    how = data.draw(request_options("most-constrained"))
    listed, counts = solved(puzzle, PlainListing(puzzle), **how)
    again, same = solved(other, PlainListing(other), **how)
    assert same == counts
    assert len(again) == len(listed)

"""Optional pieces, optional cells and pre-placed pieces: every engine agrees with a plain list.

The list is made by trying every set of placements, with no engine and no choice of pieces.
"""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from puzzles import as_set, solvable_puzzles

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.faults import FaultKind, faults
from cubewright.solver.report import Finished, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engines
from cubewright.solver.search.piece_choices import choices
from cubewright.solver.solve import solve


@st.composite
def inexact_variants(draw):
    """A solvable puzzle with optional cells, ranges, pre-placed pieces or forbidden cells added."""
    puzzle = draw(solvable_puzzles(boxes=((2, 2, 2), (3, 2, 1), (3, 3, 1))))
    cells = puzzle.figure.cells
    optional = draw(st.sets(st.sampled_from(cells), max_size=3))
    counts = [draw(st.integers(1, 2)) for _ in puzzle.pieces]
    fewest = [draw(st.integers(0, 1)) for _ in puzzle.pieces]
    pieces = replace(
        puzzle.piece_set,
        pieces=tuple(replace(piece, flips=draw(st.booleans())) for piece in puzzle.pieces),
        counts=tuple(counts),
        minimums=tuple(fewest),
    )
    forbidden = draw(
        st.sets(st.tuples(st.integers(0, len(counts) - 1), st.sampled_from(cells)), max_size=2)
    )
    inexact = Puzzle(replace(puzzle.figure, optional=optional), pieces, (), frozenset(forbidden))
    cover = cover_problem(inexact)
    if len(cover.masks) and draw(st.booleans()):
        option = draw(st.integers(0, len(cover.masks) - 1))
        where = tuple(cells[i] for i in cover.option_cells[option])
        inexact = replace(
            inexact, pre_placed=(PlacedPiece(cover.members[int(cover.kind[option])][0], 0, where),)
        )
    return inexact


def solutions(puzzle, **how):
    """Return the solutions listed, and the final counts."""
    rows, final, cover = [], None, None
    for report in solve(SolveRequest(puzzle, **how), Control()):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            rows.extend(report.rows)
        elif isinstance(report, Finished):
            final = report.progress
    found = [cover.solution(np.asarray(row)) for row in rows]
    assert all(each.is_valid() for each in found)
    return found, final.counts


def as_sets(puzzle, found):
    equivalence_key = [piece.equivalence_key for piece in puzzle.pieces]
    listed = [frozenset((equivalence_key[p.piece], p.cells) for p in each.placed) for each in found]
    assert len(set(listed)) == len(listed)
    return set(listed)


def listed_one_by_one(puzzle):
    """Return all solutions as sets of options, by trying every set of disjoint options."""
    cover = cover_problem(puzzle)
    required = {i for i, c in enumerate(puzzle.figure.cells) if c not in puzzle.figure.optional}
    for fixed in puzzle.pre_placed:
        required |= {puzzle.figure.cells.index(cell) for cell in fixed.cells}
    found = []

    def visit(option, filled, used, chosen):
        if option == len(cover.masks):
            if chosen and required <= filled and all(used >= cover.min_copies):
                found.append(tuple(chosen))
            return
        visit(option + 1, filled, used, chosen)
        cells, kind = set(cover.option_cells[option]), cover.kind[option]
        if not filled & cells and used[kind] < cover.copies[kind]:
            more = used.copy()
            more[kind] += 1
            visit(option + 1, filled | cells, more, [*chosen, option])

    visit(0, set(), np.zeros(len(cover.copies), int), [])
    return cover, found


@settings(
    suppress_health_check=[HealthCheck.filter_too_much],
)
@given(puzzle=inexact_variants(), convention=st.sampled_from(Convention))
def test_every_engine_agrees_with_a_list_of_all_sets(puzzle, convention):
    if faults(puzzle):
        _, listed = listed_one_by_one(puzzle) if len(puzzle.figure.cells) else (None, [])
        assert not listed
        return
    cover, listed = listed_one_by_one(puzzle)
    expected = {
        frozenset(
            (
                puzzle.pieces[cover.members[int(cover.kind[o])][0]].equivalence_key,
                tuple(puzzle.figure.cells[i] for i in cover.option_cells[o]),
            )
            for o in row
        )
        for row in listed
    }
    counted = set()
    for name in engines():
        raw, counts = solutions(puzzle, engine=name, convention=Convention.RAW)
        assert as_sets(puzzle, raw) == expected
        fewer, again = solutions(puzzle, engine=name, convention=convention)
        assert again == counts
        assert len(fewer) == counts.of(convention)
        counted.add(counts)
    assert len(counted) == 1
    # A class has all images under the symmetries, so orbit sizes add up to the raw count.
    images = [frozenset(int(image[o]) for o in row) for row in listed for image in cover.images]
    orbits = {
        frozenset(frozenset(int(image[o]) for o in row) for image in cover.images) for row in listed
    }
    assert counted.pop().unique == len(orbits)
    assert set(images) == {frozenset(row) for row in listed}


def test_eight_cubelets_take_any_subset_of_soma_that_fits():
    soma = piece_set("soma")
    cube = Figure(CUBIC.box((2, 2, 2)))
    puzzle = Puzzle(cube, replace(soma, minimums=(0,) * 7))
    _, listed = listed_one_by_one(puzzle)
    counts = {name: solutions(puzzle, engine=name)[1] for name in engines()}
    assert len(set(counts.values())) == 1
    assert counts["most-constrained"].raw == len(listed)
    twice = Puzzle(cube, replace(soma, counts=(2,) * 7, minimums=(0,) * 7))
    counts = {name: solutions(twice, engine=name)[1] for name in engines()}
    assert len(set(counts.values())) == 1
    assert next(iter(counts.values())).raw > 0


def test_an_optional_cell_of_the_cube_is_filled_anyway():
    # The pieces have 27 cells, so they fill the optional cell of a 3x3x3 too.
    cube = built_in_puzzle("cube")
    inexact = Puzzle(replace(cube.figure, optional=[(1, 1, 1)]), cube.piece_set)
    assert solutions(inexact)[1] == solutions(cube)[1]


def test_a_pre_placed_piece_keeps_the_solutions_that_contain_it():
    cube = built_in_puzzle("diabolical")
    everything, _ = solutions(cube, convention=Convention.RAW)
    one = everything[0].placed[2]
    held = [each for each in everything if one in each.placed]
    assert 1 < len(held) < len(everything)
    found, counts = solutions(replace(cube, pre_placed=(one,)), convention=Convention.RAW)
    assert as_sets(cube, found) == as_sets(cube, held)
    assert counts.raw == len(held)


def test_a_pre_placed_piece_is_not_an_equal_one_that_must_be_used():
    row = CUBIC.box((2, 1, 1))
    may, must = Piece("A", row), Piece("B", row)
    pieces = PieceSet("two", "Two", (may, must), counts=(1, 1), minimums=(0, 1))
    figure = Figure(CUBIC.box((4, 1, 1)), optional={(2, 0, 0), (3, 0, 0)})
    puzzle = Puzzle(figure, pieces, (PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0))),))
    found, counts = solutions(puzzle)
    assert [len(each.placed) for each in found] == [2]
    assert counts.raw == 1


@pytest.mark.parametrize("name", sorted(engines()))
def test_a_pre_placed_piece_on_optional_cells_is_in_every_solution(name):
    """Two equal places, far apart: a turn would move the pre-placed piece to the other."""
    here, there = (((0, y, 0), (1, y, 0)) for y in (0, 5))
    pieces = PieceSet("dominoes", "Dominoes", (Piece("D", here),), (2,), minimums=(0,))
    figure = Figure((*here, *there), optional=(*here, *there))
    for place in (here, there):
        puzzle = Puzzle(figure, pieces, (PlacedPiece(0, 0, place),))
        for convention in Convention:
            found, counts = solutions(puzzle, engine=name, convention=convention)
            assert sorted(len(each.placed) for each in found) == [1, 2]
            assert all(place in [placed.cells for placed in each.placed] for each in found)
            assert (counts.raw, counts.rotations, counts.unique) == (2, 2, 2)


@pytest.mark.slow
def test_inexact_problems_on_two_threads():
    pieces = piece_set("pentominoes")
    puzzle = Puzzle(Figure(CUBIC.box((5, 5, 1))), replace(pieces, minimums=(0,) * 12))
    one, counts = solutions(puzzle, convention=Convention.RAW)
    two, again = solutions(puzzle, convention=Convention.RAW, threads=2)
    assert again == counts
    assert as_sets(puzzle, one) == as_sets(puzzle, two)
    other, third = solutions(puzzle, convention=Convention.RAW, engine="next-cell")
    assert third == counts
    assert as_sets(puzzle, other) == as_sets(puzzle, one)


@pytest.mark.parametrize("name", ["most-constrained", "next-cell", "stagewise"])
def test_inexact_problems_resume_from_the_middle(name):
    pieces = piece_set("pentominoes")
    puzzle = Puzzle(Figure(CUBIC.box((5, 4, 1))), replace(pieces, minimums=(0,) * 12))
    uninterrupted, counts = solutions(puzzle, engine=name)
    control = Control()
    rows, left = [], None
    for report in solve(SolveRequest(puzzle, engine=name), control):
        if isinstance(report, SolutionsFound):
            rows.extend(report.rows)
            control.stop()
        elif isinstance(report, Finished):
            left = report.checkpoint
    if left is not None:
        for report in solve(SolveRequest(puzzle, engine=name, checkpoint=left)):
            if isinstance(report, SolutionsFound):
                rows.extend(report.rows)
            elif isinstance(report, Finished):
                assert report.progress.counts == counts
    assert len(rows) == len(uninterrupted)


def test_too_many_choices_are_refused_by_engines_that_search_each():
    pieces = as_set([[(0, 0, 0)] + [(x, 0, 0) for x in range(1, n)] for n in range(1, 11)])
    many = replace(pieces, counts=(9,) * 10, minimums=(0,) * 10)
    puzzle = Puzzle(Figure(CUBIC.box((10, 10, 1))), many)
    with pytest.raises(CubewrightError, match="More than 100,000 choices"):
        list(solve(SolveRequest(puzzle, engine="stagewise")))


def test_choices_fill_the_figure():
    soma = piece_set("soma")
    puzzle = Puzzle(Figure(CUBIC.box((2, 2, 2))), replace(soma, minimums=(0,) * 7))
    listed = list(choices(cover_problem(puzzle)))
    assert len(listed) == 15  # two of the six pieces of four; no piece has five
    assert all(holes == 0 and sum(counts) == 2 for counts, holes in listed)


def test_counts_that_cannot_fit_are_reported():
    soma = piece_set("soma")
    cells = CUBIC.box((5, 1, 1))
    puzzle = Puzzle(Figure(cells), replace(soma, minimums=(0,) * 7))
    (fault,) = faults(puzzle)
    assert fault.kind is FaultKind.CELL_COUNT
    assert fault.message == ("The figure has 5 cubelets; no subset of the pieces of Soma fits.")
    cube = built_in_puzzle("cube")
    outside = PlacedPiece(0, 0, ((9, 9, 9), (9, 9, 8), (9, 8, 9)))
    with pytest.raises(PuzzleError, match="is not within the figure"):
        list(solve(SolveRequest(replace(cube, pre_placed=(outside,)))))


@pytest.mark.slow
def test_pentacubes_fill_a_cube_of_five():
    pieces = piece_set("pentacubes-29")
    puzzle = Puzzle(Figure(CUBIC.box((5, 5, 5))), replace(pieces, minimums=(0,) * 29))
    found, _ = solutions(puzzle, limit=1)
    assert len(found[0].placed) == 25


@pytest.mark.slow
def test_coloured_pieces_match_the_colours_of_the_figure():
    pieces = piece_set("checkered-soma")
    cells = CUBIC.box((3, 3, 3))
    plain = replace(pieces, pieces=tuple(replace(p, dark=None) for p in pieces.pieces))
    every, _ = solutions(Puzzle(Figure(cells), plain), convention=Convention.RAW)
    assert all(placed.cells for solution in every for placed in solution.placed)
    counts = []
    for phase in (0, 1):
        dark = [cell for cell in cells if sum(cell) % 2 == phase]
        figure = Figure(cells, dark=dark)
        found, final = solutions(Puzzle(figure, pieces), convention=Convention.RAW)
        counts.append(final.raw)
        puzzle = Puzzle(figure, pieces)
        fitting = [replace(solution, puzzle=puzzle).is_valid() for solution in every]
        assert sum(fitting) == final.raw == len(found)
    assert sum(counts) > 0


@pytest.mark.slow
def test_four_sets_of_soma_fill_a_slab_of_108_cubelets():
    soma = piece_set("soma")
    puzzle = Puzzle(Figure(CUBIC.box((6, 6, 3))), replace(soma, counts=(4,) * 7))
    found, _ = solutions(puzzle, limit=50)
    assert len(as_sets(puzzle, found)) == 50

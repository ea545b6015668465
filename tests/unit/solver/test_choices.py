"""Choices of pieces, by hand: every engine gives the same numbers, and a subset is chosen first."""

from dataclasses import replace

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.fitting import any_subset, puzzle_to_fill
from cubewright.model.symmetry.group import Convention
from cubewright.solver.count import count
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.search.piece_choices import choices
from cubewright.solver.solve import solve

PENTOMINOES = piece_set("pentominoes")
BOARD = puzzle_to_fill(Figure(CUBIC.box((4, 5, 1))), PENTOMINOES)
"""Four of the twelve pentominoes."""


def used_sets(puzzle, **how):
    """The symbols of the pieces of each solution, sorted."""
    found = []
    for report in solve(SolveRequest(puzzle, **how)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            solutions = [cover.solution(row) for row in report.rows]
            assert all(each.is_valid() for each in solutions)
            found += ["".join(s.piece(p).symbol for p in s.placed) for s in solutions]
    return sorted(found)


@pytest.mark.parametrize(
    ("choice", "holds"),
    [
        (PieceChoice("ILY", maximum=1), lambda n: n <= 1),
        (PieceChoice("ILY", 2), lambda n: n >= 2),
        (PieceChoice("LPVW", 2, 3), lambda n: 2 <= n <= 3),
    ],
)
def test_the_solutions_are_those_of_the_free_choice_that_meet_the_rule(choice, holds):
    every = used_sets(BOARD)
    expected = [s for s in every if holds(sum(symbol in choice.symbols for symbol in s))]
    assert 0 < len(expected) < len(every)
    ruled = replace(BOARD, choices=(choice,))
    assert used_sets(ruled) == expected
    *_, last = count(SolveRequest(ruled, count_only=True))
    assert last.progress.counts.unique == len(expected)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(engines()) - {"brute-force"}))
def test_every_engine_gives_the_same_solutions(name):
    ruled = replace(BOARD, choices=(PieceChoice("ILY", maximum=1), PieceChoice("FPV", 1)))
    assert used_sets(ruled, engine=name) == used_sets(ruled)


def test_a_choice_that_mirror_images_do_not_keep_is_no_symmetry():
    pieces = piece_set("tetracubes-8")
    symbols = [p.symbol for p in pieces.pieces if p.is_chiral]
    assert len(symbols) == 2
    box = replace(puzzle_to_fill(Figure(CUBIC.box((2, 2, 4))), any_subset(pieces)), choices=())
    both = cover_problem(replace(box, choices=(PieceChoice(symbols, maximum=1),)))
    one = cover_problem(replace(box, choices=(PieceChoice(symbols[:1], maximum=0),)))
    assert len(both.images) == 2 * len(one.images) == len(cover_problem(box).images)


def test_a_choice_that_always_holds_changes_nothing():
    always = replace(BOARD, choices=(PieceChoice("ILY", 0, 3),))
    assert cover_problem(always).choices == ()
    cube = puzzle_to_fill(Figure(CUBIC.box((5, 12, 1))), PENTOMINOES)
    assert cover_problem(replace(cube, choices=(PieceChoice((), 12),))).is_exact


def test_choices_of_pieces_that_a_rule_excludes_are_not_searched():
    rule = PieceChoice("FILN", 3)
    chosen = [counts for counts, _ in choices(cover_problem(replace(BOARD, choices=(rule,))))]
    assert len(chosen) == 4 * 8 + 1
    assert len(list(choices(cover_problem(BOARD)))) == 495


def test_a_first_solution_with_a_limit_meets_the_choice():
    ruled = replace(BOARD, choices=(PieceChoice("ILY", 3),))
    (only,) = used_sets(ruled, limit=1, threads=2, convention=Convention.RAW)
    assert {"I", "L", "Y"} <= set(only)

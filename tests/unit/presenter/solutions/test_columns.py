"""The columns of a list of solutions, and their values from analyses."""

from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import SolutionMark
from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions.columns import COLUMNS, ORDERS, moves_share
from cubewright.presenter.solutions.conventions import symmetry_images
from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.order import (
    DIFFERENCE,
    LEVEL,
    MOVES,
    NUMBER,
    PIECES,
    STATE,
    SYMMETRY,
    sort_key,
)
from cubewright.presenter.solutions.selection import IndexKey
from cubewright.presenter.table import Align
from cubewright.presenter.taking_apart.analyses import Analyses, stored_analyses
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

DASH, TIMES = "\N{EN DASH}", "\N{MULTIPLICATION SIGN}"
UP = (0, 0, 1)
SLIDES = Separation((0, 1), (Move((0,), UP, 2), Move((0,), (1, 0, 0), FOR_EVER)))
TURNS = Separation((0, 1), (Turn((0,), UP, 1, (0, 0, 0)), Move((0,), UP, FOR_EVER)))


def listed(*plans, lattice=CUBIC, allowance=None):
    made = [Analysis(AnalysisOutcome.APART, plan, 9, allowance) for plan in plans]
    analyses = Analyses(lattice, stored_analyses(range(len(made)), made))
    return SimpleNamespace(analyses=analyses)


OF_ANALYSES = [each for each in COLUMNS if each.name in ("level", "moves", "turns", "state")]


@pytest.mark.parametrize(
    ("solutions", "applies", "shown"),
    [
        (listed(), {"level", "moves", "turns", "state"}, set()),
        (listed(SLIDES), {"level", "moves", "turns", "state"}, {"level", "moves", "state"}),
        (
            listed(SLIDES, TURNS, allowance=Fraction(1, 20)),
            {"level", "moves", "turns", "state"},
            {"level", "moves", "turns", "state"},
        ),
        (listed(lattice=RHOMBIC), set(), set()),
    ],
)
def test_columns_of_analyses_are_shown_once_there_are_some(solutions, applies, shown):
    assert {each.name for each in OF_ANALYSES if each.applies(solutions)} == applies
    assert {each.name for each in OF_ANALYSES if each.is_shown_first(solutions)} == shown


class Rows:
    """Rows of a cover problem in memory."""

    def __init__(self, cover, rows):
        self.cover, self.table, self.rows = cover, cover.placement_table, rows

    def __len__(self):
        return len(self.rows)

    def row(self, index):
        return self.rows[index]

    def solution(self, index):
        return self.cover.solution(self.rows[index])


@pytest.fixture(scope="module")
def slab():
    """All arrangements of two dominoes and a square, or four dominoes, on 4x2 cells."""
    bar = Piece("A", ((0, 0, 0), (1, 0, 0)))
    square = Piece("B", ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)))
    pieces = PieceSet("two", "two", (bar, square), (4, 2), minimums=(0, 0))
    puzzle = Puzzle(Figure(CUBIC.box((4, 2, 1)), "slab"), pieces)
    reports = list(solve(SolveRequest(puzzle, Convention.UNIQUE)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    return cover, Rows(cover, rows)


@pytest.fixture
def solutions(slab):
    cover, rows = slab
    listed = ListedSolutions(rows, symmetry_images(cover, Convention.UNIQUE))
    return [listed.solution(index) for index in range(len(rows))]


def column(name):
    return next(each for each in COLUMNS if each.name == name)


def texts(solutions, name):
    return [column(name).text(each) for each in solutions]


def test_every_solution_has_its_number_pieces_and_symmetry(solutions):
    assert texts(solutions, "number") == [str(n) for n in range(1, len(solutions) + 1)]
    for each in solutions:
        assert column("picture").text(each) == str(each.listed.rows.solution(each.index))
    used = sorted(texts(solutions, "pieces"))
    assert set(used) == {f"4{TIMES}A", f"2{TIMES}A B", f"2{TIMES}B"}
    assert used.count(f"2{TIMES}B") == 1
    squares = solutions[texts(solutions, "pieces").index(f"2{TIMES}B")]
    assert squares.is_symmetrical
    assert (
        column("symmetry").text(squares)
        == solution_symmetry(squares.listed.rows.solution(squares.index)).short
    )
    assert column("symmetry").cell_tip(squares).endswith(" (D2, 4)")
    listed = squares.listed
    plain = ListedSolutions(listed.rows, listed.images[:1]).solution(squares.index)
    assert not plain.is_symmetrical
    assert (column("symmetry").text(plain), column("symmetry").cell_tip(plain)) == (
        "none",
        "no symmetry",
    )


def test_columns_apply_where_solutions_can_differ(slab):
    cover, rows = slab
    images = symmetry_images(cover, Convention.UNIQUE)
    listed = ListedSolutions(rows, images)
    assert column("pieces").applies(listed)
    assert not column("pieces").applies(ListedSolutions(rows, images, has_choice=False))
    assert column("symmetry").applies(listed)
    assert not column("symmetry").applies(ListedSolutions(rows, images[:1]))
    assert not column("note").is_shown_first(listed)
    assert column("star").is_shown_first(listed)


def test_stars_and_notes_are_of_their_solution(solutions):
    marks = solutions[0].listed.marks
    placed = solutions[1].listed.rows.solution(1).placed
    marks.marks = (SolutionMark(placed, is_starred=True, note="nice"),)
    assert texts(solutions, "star")[:3] == ["☆", "★", "☆"]
    assert texts(solutions, "note")[:3] == ["", "nice", ""]
    tips = [column("star").cell_tip(each) for each in solutions[:2]]
    assert tips == ["Star this solution (S)", "Remove the star (S)"]
    assert column("note").is_shown_first(solutions[0].listed)


CANNOT = Analysis(AnalysisOutcome.CANNOT, allowance=Fraction(1, 20))


def test_texts_of_analyses(solutions):
    quick = Separation((0, 1), (Move((0,), UP, FOR_EVER),))
    found = [
        Analysis(AnalysisOutcome.APART, SLIDES),
        Analysis(AnalysisOutcome.APART, TURNS, allowance=Fraction(1, 20)),
        CANNOT,
        Analysis(AnalysisOutcome.APART, quick),
    ]
    solutions[0].listed.analyses.add(stored_analyses(range(4), found))
    five = solutions[:5]
    assert texts(five, "level") == ["2", "2", DASH, "1", DASH]
    assert texts(five, "moves") == ["2", "2", DASH, "1", DASH]
    assert texts(five, "turns") == [DASH, "1 · 0.05", f"{DASH} · 0.05", DASH, DASH]
    assert texts(five, "state") == [
        "plan kept",
        "plan kept",
        "cannot",
        "plan kept",
        "not analysed",
    ]
    assert [column("level").cell_tip(each) for each in five] == [
        "2: Move 2 removes the first pieces",
        "2: Move 2 removes the first pieces",
        "It cannot be taken apart by whole steps and quarter turns (allowance 0.05).",
        "1: A part can be removed at once",
        "Analyse it to see whether it comes apart",
    ]
    assert column("turns").cell_tip(five[1]).startswith("1 slide and 1 turn, allowance 0.05.")
    assert column("turns").cell_tip(five[0]).startswith("It comes apart, and its moves are stored")
    assert [moves_share(each) for each in five] == [1.0, 1.0, 0.0, 0.5, 0.0]


def test_the_share_of_moves_where_nothing_is_analysed(solutions):
    assert moves_share(solutions[0]) == 0.0


def keys(order, solutions, selected=-1, **options):
    listed = solutions[0].listed
    key = sort_key(order, listed, selected, **options)
    if isinstance(key, IndexKey):
        return key.of(np.arange(listed.length)).tolist()
    return None if key is None else key(listed.rows.rows).tolist()


def test_solutions_are_sorted_by_what_the_columns_show(solutions):
    assert keys(NUMBER, solutions) is None
    numbers = [len(solution.listed.rows.solution(solution.index).placed) for solution in solutions]
    assert keys(PIECES, solutions) == numbers
    found = keys(SYMMETRY, solutions)
    assert [order > 1 for order in found] == [each.is_symmetrical for each in solutions]
    assert keys(DIFFERENCE, solutions) is None
    assert keys(DIFFERENCE, solutions, len(solutions)) is None
    for selected in (0, len(solutions) - 1):
        assert keys(DIFFERENCE, solutions, selected)[selected] == 0
        assert keys(DIFFERENCE, solutions, selected).count(0) == 1
    assert not LEVEL.applies(solutions[0].listed)
    solutions[0].listed.analyses.add(
        stored_analyses([1], [Analysis(AnalysisOutcome.APART, SLIDES)])
    )
    for order in (LEVEL, MOVES, STATE):
        assert order.applies(solutions[0].listed)
    solutions[0].listed.analyses.add(stored_analyses([2], [CANNOT]))
    assert keys(LEVEL, solutions)[:4] == [0, 1, 0, 0]
    assert keys(MOVES, solutions)[:4] == [0, 1, 0, 0]
    plan, cannot, unknown = np.array(keys(STATE, solutions))[[1, 2, 0]]
    assert plan > cannot > unknown
    upside_down = keys(PIECES, solutions, is_descending=True)
    assert (
        np.argsort(upside_down, kind="stable").tolist()
        == np.argsort([-n for n in numbers], kind="stable").tolist()
    )


def test_the_largest_come_first_where_they_are_looked_for():
    descending = {each.title for each in ORDERS if each.is_descending_first}
    assert descending == {"Symmetry", "Starred", "Level", "Moves", "Taking apart"}
    assert [each.name for each in COLUMNS if each.align is Align.RIGHT] == ["number", "moves"]

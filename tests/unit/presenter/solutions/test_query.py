"""The words above a list choose the same solutions as plain tests of the decoded solutions."""

from fractions import Fraction

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
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
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions.conventions import own_images
from cubewright.presenter.solutions.filters import (
    descending_key,
    difference_key,
    pieces_used,
    symmetry_order,
)
from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.query import (
    minimum_level,
    query_of,
    with_level,
    with_words,
    words_for_cell,
    words_for_same_place,
)
from cubewright.presenter.solutions.selection import Selection
from cubewright.presenter.taking_apart.analyses import Analyses, stored_analyses
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


class Store:
    """Rows of a cover problem in memory."""

    def __init__(self, cover, rows):
        self.cover, self.rows, self.table = cover, rows, cover.placement_table

    def __len__(self):
        return len(self.rows)

    def row(self, index):
        return self.rows[index]

    def parts(self, first, last):
        yield self.rows[first:last]

    @property
    def listed(self):
        return ListedSolutions(self, own_images(self.cover))

    def solutions(self):
        return [self.cover.solution(row) for row in self.rows]

    def found(self, text):
        query = query_of(text, self.listed)
        selection = Selection(self, query.filters, None, query.index_filters).read_all()
        return list(selection.listed_indices())


def searched(puzzle, convention=Convention.UNIQUE):
    reports = list(solve(SolveRequest(puzzle, convention)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    rows = [each.rows for each in reports if isinstance(each, SolutionsFound)]
    return Store(cover, np.concatenate(rows))


@pytest.fixture(scope="module")
def some():
    """Solutions that use different subsets of pieces, many of them symmetrical."""
    return searched(puzzle_to_fill(Figure(CUBIC.box((2, 4, 2))), piece_set("tetracubes-8")))


@pytest.fixture(scope="module")
def board():
    """All solutions of the smallest rectangle that the twelve pentominoes fill."""
    return searched(built_in_puzzle("pentominoes-3x20"), Convention.RAW)


@pytest.fixture(scope="module")
def soma():
    return searched(built_in_puzzle("cube"))


def indices(store, accepts):
    return [index for index, each in enumerate(store.solutions()) if accepts(each)]


def symbols(solution):
    return {solution.piece(placed).symbol for placed in solution.placed}


def test_pieces_are_named_by_symbol_and_by_name(some):
    symbol = some.table.puzzle.pieces[3].symbol
    expected = indices(some, lambda each: symbol in symbols(each))
    assert 0 < len(expected) < len(some)
    assert some.found(symbol) == some.found(symbol.lower()) == expected
    others = [n for n in range(len(some)) if n not in expected]
    assert some.found(f"no {symbol}") == others
    assert some.found(f"{symbol} no {symbol}") == []
    named = [p for p in some.table.puzzle.pieces if "handed" in p.name]
    wanted = {piece.symbol for piece in named}
    assert some.found("HANDED") == indices(some, lambda each: bool(wanted & symbols(each)))


def test_a_piece_at_a_cell_and_placed_as_elsewhere(some):
    given = some.solutions()[5]
    placed = given.placed[0]
    symbol, cell = given.piece(placed).symbol, placed.cells[0]
    words = words_for_cell(symbol, cell, CUBIC)

    def is_there(each):
        return cell in each.piece_at and each.piece(each.piece_at[cell]).symbol == symbol

    assert some.found(words) == indices(some, is_there)
    same = [cells for each in given.placed if given.piece(each).symbol == symbol
            for cells in [set(each.cells)]]  # fmt: skip

    def is_same(each):
        return [set(p.cells) for p in each.placed if each.piece(p).symbol == symbol] == same

    found = some.found(words_for_same_place(symbol, 5))
    assert 5 in found
    assert found == indices(some, is_same)


@pytest.mark.parametrize("which", ["some", "board"])
def test_symmetrical_solutions_are_those_with_a_symmetry(which, request):
    store = request.getfixturevalue(which)
    orders = [solution_symmetry(each).order for each in store.solutions()]
    assert symmetry_order(own_images(store.cover))(store.rows).tolist() == orders
    symmetrical = [index for index, order in enumerate(orders) if order > 1]
    assert store.found("symmetrical") == store.found("sym") == symmetrical
    assert len(store.found("asymmetric")) == len(store) - len(symmetrical)


def test_numbers_and_ranges_count_from_one(some):
    assert some.found("3") == some.found("#3") == [2]
    assert some.found("2-4") == some.found("2\N{EN DASH}4") == [1, 2, 3]
    assert some.found("3-") == list(range(2, len(some)))
    assert some.found("1,000,000") == []


def test_an_empty_list_is_explained(some):
    def sentence(text):
        return query_of(text, some.listed).sentence()

    first = some.table.puzzle.pieces[0].symbol
    assert sentence(f"no {first} sym") == (f"No solution leaves out {first} and is symmetrical.")
    assert sentence(f"{first} as in 2") == f"No solution has {first} placed as in solution 2."
    assert sentence("7,000") == "No solution has the number 7,000."
    for text in ("foo", f"{first} at there", f"{first} as in 99999", "0", "no foo"):
        assert "is neither a piece" in sentence(text)
        assert some.found(text) == []
    assert some.found("") == some.found("no") == list(range(len(some)))
    assert some.found(f"{first} at") == some.found(f"{first} as in") == some.found(first)


def test_keys_sort_by_pieces_and_symmetry(some):
    key = pieces_used(some.table)
    numbers = [len(each.placed) for each in some.solutions()]
    up = Selection(some, (), key).read_all().listed_indices()
    assert list(up) == sorted(range(len(some)), key=numbers.__getitem__)
    down = Selection(some, (), descending_key(key)).read_all().listed_indices()
    assert list(down) == sorted(range(len(some)), key=lambda n: -numbers[n])


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("T", (False, False, False)),
        ("symmetrical 5", (False, False, False)),
        ("starred", (False, True, False)),
        ("T unstarred", (False, True, False)),
        ("note:x", (False, True, False)),
        ("deleted T", (True, True, False)),
        ("apart", (False, False, True)),
        ("unanalysed", (False, False, True)),
        ("level>=2", (False, False, True)),
        ("deleted cannot", (True, True, True)),
    ],
)
def test_a_query_says_on_what_its_result_depends(soma, text, uses):
    query = query_of(text, soma.listed)
    assert not query.unknown
    assert (query.lists_deleted, query.uses_marks, query.uses_analyses) == uses


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("T", "No solution uses T."),
        ("no T", "No solution leaves out T."),
        ("T at 1,2,3", "No solution has T at 1,2,3."),
        ("T as in 12", "No solution has T placed as in solution 12."),
        ("symmetric", "No solution is symmetrical."),
        ("asym", "No solution is asymmetrical."),
        ("star 5-", "No solution is starred and has a number from 5."),
        ("unstarred", "No solution is without a star."),
        ("deleted", "No solution is deleted."),
        ("note:", "No solution has a note."),
        ("note:Ab", "No solution has a note with “ab”."),
        ("1,204", "No solution has the number 1,204."),
        ("#7", "No solution has the number 7."),
        ("100-1200", "No solution has a number from 100 to 1,200."),
        ("apart", "No solution comes apart."),
        ("cannot", "No solution is known not to come apart."),
        ("undecided", "No solution is undecided."),
        ("turns", "No solution comes apart with turns."),
        ("unanalysed", "No solution is not analysed."),
        ("level>=3", "No solution has level 3 or more."),
        ("level:3+", "No solution has level 3 or more."),
    ],
)
def test_a_query_in_words(soma, text, sentence):
    assert query_of(text, soma.listed).sentence() == sentence


@pytest.mark.parametrize(
    "text",
    ["sy", "st", "level", "level>=", "level>=x", "0", "T at 1,2", "T as 0", "T as 241", "T as x"],
)
def test_other_words_are_unknown_and_list_nothing(soma, text):
    query = query_of(text, soma.listed)
    assert query.unknown == (" ".join(text.split()),)
    assert soma.found(text) == []


def test_a_range_of_numbers_has_both_ends(soma):
    assert soma.found("3-5") == [2, 3, 4]
    assert soma.found("3") == [2]
    assert soma.found("238-") == [237, 238, 239]
    assert soma.found("T as in 240 240") == [239]
    assert soma.found("starred") == []
    assert soma.found("unstarred 1-2") == [0, 1]
    assert soma.found("unanalysed 1-2") == [0, 1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("apart", [0, 3, 4]),
        ("cannot", [1]),
        ("undecided", [2]),
        ("turns", [3]),
        ("unanalysed", [5, 6]),
        ("level>=2", [3]),
        ("level>=1", [0, 3, 4]),
        ("level>=3", []),
        ("apart level:2+", [3]),
    ],
)
def test_words_about_analyses(soma, text, expected):
    listed = soma.listed
    analyses = [
        Analysis(AnalysisOutcome.APART, apart(1)),
        Analysis(AnalysisOutcome.CANNOT),
        Analysis(AnalysisOutcome.NOT_DECIDED, limit=1000),
        Analysis(AnalysisOutcome.APART, apart(2, turned=True), allowance=Fraction(1, 8)),
        Analysis(AnalysisOutcome.APART, apart(1)),
    ]
    listed.analyses = Analyses(CUBIC, stored_analyses(range(5), analyses))
    query = query_of(f"{text} 1-7", listed)
    selection = Selection(soma, query.filters, None, query.index_filters).read_all()
    assert list(selection.listed_indices()) == expected


def apart(moves, *, turned=False):
    """A plan that separates two pieces; ``turned``: with a turn."""
    steps = [Move((0,), (0, 0, 1), 1) for _ in range(moves - 1)]
    if turned:
        steps[0] = Turn((0,), (0, 0, 1), 1, (0, 0, 0), Fraction(1, 8))
    return Separation((0, 1), (*steps, Move((0,), (1, 0, 0), FOR_EVER)))


def test_words_about_levels_are_replaced():
    assert with_level("T", 0) == "T"
    assert with_level("T level>=3 no L", 4) == "T no L level>=4"
    assert minimum_level("LEVEL >=12") == 12
    assert minimum_level("mylevel>=12") == 0
    assert with_words("no T at 2", "T at") == "no T at 2"
    assert with_words("", "T") == "T"
    assert (words_for_same_place("T", 0), words_for_cell("T", (1, 0, 2), CUBIC)) == (
        "T as in 1",
        "T at 2,1,3",
    )


def test_a_piece_as_in_another_solution_where_solutions_have_fewer_pieces():
    """Rows of solutions with fewer pieces end with a number that stands for no piece."""
    bar, dot = Piece("A", ((0, 0, 0), (1, 0, 0))), Piece("B", ((0, 0, 0),))
    pieces = PieceSet("two", "Two", (bar, dot), (2, 4), minimums=(0, 0))
    store = searched(Puzzle(Figure([(x, 0, 0) for x in range(4)], "row"), pieces), Convention.RAW)
    solutions = store.solutions()
    for number, solution in enumerate(solutions):
        for piece, symbol in enumerate("AB"):
            here = {each.cells for each in solution.placed if each.piece == piece}
            same = [
                index
                for index, other in enumerate(solutions)
                if here <= {each.cells for each in other.placed if each.piece == piece}
            ]
            assert store.found(words_for_same_place(symbol, number)) == same
    for symbol in "AB":
        used = indices(store, lambda each, symbol=symbol: symbol in symbols(each))
        assert store.found(symbol) == used


def test_the_difference_of_solutions_with_different_numbers_of_pieces(some):
    """All pieces of a larger solution that the other one lacks count as different."""
    places = [
        {(each.piece, each.cells) for each in solution.placed} for solution in some.solutions()
    ]
    for number in (0, len(some) // 2, len(some) - 1):
        key = difference_key(some.table, some.row(number))(some.rows).tolist()
        expected = [len(other - places[number]) for other in places]
        assert key == expected

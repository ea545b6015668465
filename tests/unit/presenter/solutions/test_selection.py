"""Filters and sorting agree with a plain list, for solutions in memory and in a file."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.blocks import BLOCK
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.solutions.conventions import (
    conventions_from,
    cover_of,
    listed_convention,
    merge_filter,
    symmetry_images,
)
from cubewright.presenter.solutions.filters import (
    descending_key,
    difference_key,
    is_symmetrical,
    negated,
    one_of_each_class,
    piece_at,
    pieces_used,
    same_place,
    symmetry_order,
    uses_piece,
)
from cubewright.presenter.solutions.listed_indices import MAX_KEY, AllIndices
from cubewright.presenter.solutions.rows import SolutionRows
from cubewright.presenter.solutions.selection import CHUNK_ROWS, Selection
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def cube():
    """The cover problem of the Soma cube, and its 11,520 solutions."""
    reports = list(solve(SolveRequest(built_in_puzzle("cube"), Convention.RAW)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    return cover, rows


@pytest.fixture(scope="module")
def kept(cube, tmp_path_factory):
    """The same solutions in a project file."""
    cover, rows = cube
    path = tmp_path_factory.mktemp("kept") / "a.cubewright"
    write_project(path, project_of({"cube": built_in_puzzle("cube")}))
    with ProjectFile(path) as file:
        writer = file.solution_writer(0, cover.placement_table, rows.shape[1])
        writer.add(rows)
        writer.commit(Results())
    return read_project(path).problems[0].results.solutions


def test_solutions_of_a_file_are_solution_rows(kept, cube):
    cover, rows = cube
    assert isinstance(kept, SolutionRows)
    assert kept.table == cover.placement_table
    assert len(kept) == len(rows)
    assert (kept.row(5000) == rows[5000]).all()
    for first, last in ((0, len(rows)), (1, 2), (BLOCK - 1, BLOCK + 1), (5000, 5000), (1, 9000)):
        parts = list(kept.parts(first, last))
        assert sum(map(len, parts)) == last - first
        assert not parts or (np.concatenate(parts) == rows[first:last]).all()
    assert kept.solution(9000) == cover.solution(rows[9000])
    figure = cover.puzzle.figure.cells
    solution, colours, owners = kept.solution(7), kept.colours(7), kept.cell_owners(7)
    for cell, owner in zip(figure, owners, strict=True):
        assert colours[owner] == solution.piece(solution.piece_at[cell]).colour
    with pytest.raises(IndexError):
        kept.row(len(rows))


def _difference(one, other) -> int:
    return len(set(one.placed) - set(other.placed))


def test_filters_and_keys_agree_with_solutions(kept, cube):
    cover, _ = cube
    solutions = [kept.solution(index) for index in range(0, len(kept), 7)]
    rows = np.array([kept.row(index) for index in range(0, len(kept), 7)])
    centre, given = (1, 1, 1), solutions[3]
    for piece in range(len(cover.puzzle.pieces)):
        at_centre = [s.piece_at[centre].piece == piece for s in solutions]
        assert piece_at(kept.table, piece, centre)(rows).tolist() == at_centre
        placed = [p for p in given.placed if p.piece == piece]
        same = [placed[0] in s.placed for s in solutions]
        assert same_place(kept.table, rows[3], piece)(rows).tolist() == same
    far = difference_key(kept.table, rows[3])(rows).tolist()
    assert far == [_difference(s, given) for s in solutions]
    assert not piece_at(kept.table, 0, (9, 9, 9))(rows).any()


def test_equal_pieces_are_one_kind():
    puzzle = _two_bars()
    reports = list(solve(SolveRequest(puzzle, Convention.RAW)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    table = cover.placement_table
    assert piece_at(table, 1, (0, 0, 0))(rows).all()
    same = same_place(table, rows[0], 1)(rows)
    assert same.tolist() == [(row == rows[0]).all() for row in rows]
    assert difference_key(table, rows[0])(rows).max() == 2


def _two_bars():
    bars = tuple(Piece(symbol, ((0, 0, 0), (1, 0, 0))) for symbol in "AB")
    return Puzzle(Figure(CUBIC.box((2, 2, 1))), PieceSet("bars", "Bars", bars, (1, 1)))


@pytest.mark.parametrize(
    ("convention", "count"), [("raw", 11520), ("rotations", 480), ("unique", 240)]
)
def test_symmetric_solutions_are_merged(kept, convention, count):
    cover = cover_of(kept.table)
    images = symmetry_images(cover, Convention(convention))
    selection = Selection(kept, [one_of_each_class(images)]).read_all()
    assert len(selection.listed_indices()) == count


@pytest.mark.parametrize(
    ("listed", "wanted", "count"),
    [
        ("raw", "rotations", 480),
        ("raw", "unique", 240),
        ("rotations", "unique", 240),
        ("raw", "raw", 11520),
    ],
)
def test_a_list_is_merged_further_whichever_solutions_stand_for_others(cube, listed, wanted, count):
    cover, rows = cube
    if listed == "rotations":  # an arbitrary one of each class
        images = symmetry_images(cover, Convention.ROTATIONS)
        one_each = rows[one_of_each_class(images)(rows)]
        which = np.arange(len(one_each)) % len(images)
        rows = np.sort(images[which[:, None], one_each], axis=1)
    passes = merge_filter(cover, Convention(listed), Convention(wanted))
    assert (len(rows) if passes is None else np.count_nonzero(passes(rows))) == count


def test_a_merged_list_offers_no_more_than_it_has(cube):
    cover, _ = cube
    names = [c.value for c in conventions_from(cover, Convention.RAW)]
    assert names == ["raw", "rotations", "unique"]
    assert len(conventions_from(cover, Convention.ROTATIONS)) == 2
    assert conventions_from(cover, Convention.UNIQUE) == (Convention.UNIQUE,)
    alone = cover.without_symmetry()
    assert conventions_from(alone, Convention.RAW) == (Convention.RAW,)
    assert merge_filter(alone, Convention.RAW, Convention.UNIQUE) is None


def test_a_table_of_another_program_has_no_cover(kept):
    other = replace(kept.table, cells=kept.table.cells[::-1], kind_of=kept.table.kind_of[::-1])
    assert cover_of(other) is None


class Rows:
    """Rows of one number each, delivered in parts of given sizes."""

    def __init__(self, numbers, sizes):
        self.numbers = np.array(numbers, np.uint16).reshape(-1, 1)
        self.sizes = sizes

    def __len__(self):
        return len(self.numbers)

    def parts(self, first, last):
        for number in range(last):
            size = self.sizes[number % len(self.sizes)]
            if first < last:
                yield self.numbers[first : min(last, first + size)]
            first += size


@given(
    st.lists(st.integers(0, 300), max_size=60),
    st.lists(st.integers(1, 9), min_size=1),
    st.sets(st.integers(0, 300)),
    st.booleans(),
)
def test_a_selection_is_the_sorted_list_of_what_passes(numbers, sizes, hidden, is_sorted):
    hidden_rows = np.array(sorted(hidden), np.uint16)
    key = (lambda rows: rows[:, 0].astype(np.int64)) if is_sorted else None
    passes = lambda rows: ~np.isin(rows[:, 0], hidden_rows)  # noqa: E731
    selection = Selection(Rows(numbers, sizes), [passes, passes], key)
    earlier = []
    for count in selection.read():
        expected = [n for n in range(count) if numbers[n] not in hidden]
        if is_sorted:
            expected.sort(key=lambda n: min(numbers[n], MAX_KEY))
        earlier.append((expected, selection.listed_indices()))
        earlier.append((expected[::-1], selection.listed_indices(is_reversed=True)))
    for expected, listing in earlier:  # what was listed stays when more is read
        assert list(listing) == expected == [listing[n] for n in range(len(listing))]
        ranks = {index: rank for rank, index in enumerate(expected)}
        assert [listing.rank(n) for n in range(-1, len(numbers) + 1)] == [
            ranks.get(n, -1) for n in range(-1, len(numbers) + 1)
        ]
        with pytest.raises(IndexError):
            listing[len(listing)]
    assert selection.read_count == len(numbers)


def test_a_growing_list_is_read_on(kept):
    growing = Rows(range(10), [4])
    selection = Selection(growing, [lambda rows: rows[:, 0] % 2 == 1]).read_all()
    growing.numbers = np.arange(20, dtype=np.uint16).reshape(-1, 1)
    listing = selection.read_all().listed_indices()
    assert list(listing) == list(range(1, 20, 2))
    assert listing[2:4] == [5, 7]
    steps = list(Selection(kept).read())
    assert max(np.diff([0, *steps])) <= CHUNK_ROWS
    by_distance = (
        Selection(kept, (), difference_key(kept.table, kept.row(100))).read_all().listed_indices()
    )
    assert by_distance[0] == 100
    assert Counter(map(type, by_distance[:5])) == {int: 5}


def test_all_indices_are_listed():
    for is_reversed in (False, True):
        listing = AllIndices(5, is_reversed=is_reversed)
        assert list(listing) == sorted(range(5), reverse=is_reversed)
        assert [listing.rank(listing[n]) for n in range(5)] == list(range(5))
        assert listing.rank(-1) == listing.rank(5) == -1


def test_solutions_that_arrive_one_by_one_share_blocks():
    growing = Rows([], [1])
    selection = Selection(growing, (), lambda rows: rows[:, 0])
    for count in range(1, 200):
        growing.numbers = np.arange(count, dtype=np.uint16).reshape(-1, 1)[::-1]
        selection.read_all()
    assert len(selection._blocks) == 1
    assert len(selection.listed_indices()) == 199


def test_the_symmetry_of_each_solution_is_counted_from_its_images(cube):
    """A box has many symmetrical solutions with bars, the cube of Soma has few."""
    bar = Piece("A", ((0, 0, 0), (1, 0, 0)))
    puzzle = Puzzle(Figure(CUBIC.box((4, 2, 1)), "box"), PieceSet("bars", "Bars", (bar,), (4,)))
    reports = list(solve(SolveRequest(puzzle, Convention.RAW)))
    box = next(each.cover for each in reports if isinstance(each, Prepared))
    box_rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    for cover, rows in ((box, box_rows), (cube[0], cube[1][::97])):
        mapped = [{tuple(sorted(image[row].tolist())) for image in cover.images} for row in rows]
        different = len(np.unique(cover.images, axis=0))
        orders = [
            len({tuple(image) for image in cover.images if sorted(image[row]) == sorted(row)})
            for row in rows
        ]
        assert symmetry_order(cover.images)(rows).tolist() == orders
        assert is_symmetrical(cover.images)(rows).tolist() == [order > 1 for order in orders]
        assert all(len(s) * n == different for s, n in zip(mapped, orders, strict=True))
    assert max(symmetry_order(box.images)(box_rows)) > 1


def test_keys_and_filters_of_pieces():
    puzzle = _two_bars()
    reports = list(solve(SolveRequest(puzzle, Convention.RAW)))
    table = next(each.cover for each in reports if isinstance(each, Prepared)).placement_table
    empty = len(table)
    rows = np.array([[0, 1], [0, empty], [empty, empty]])
    assert pieces_used(table)(rows).tolist() == [2, 1, 0]
    assert uses_piece(table, [0])(rows).tolist() == [True, True, False]
    assert negated(uses_piece(table, [0]))(rows).tolist() == [False, False, True]
    assert difference_key(table, rows[0])(rows).tolist() == [0, 0, 0]
    assert difference_key(table, rows[1])(rows).tolist() == [1, 0, 0]
    keys = descending_key(pieces_used(table))(rows)
    assert keys.tolist() == [MAX_KEY - 2, MAX_KEY - 1, MAX_KEY]


def test_a_selection_is_complete_when_all_is_read():
    numbers = [3, 1, 2, 5]
    selection = Selection(Rows(numbers, [3]))
    assert (selection.is_complete, selection.is_sorted) == (False, False)
    steps = selection.read()
    assert (next(steps), selection.is_complete) == (3, False)
    assert (next(steps), selection.is_complete) == (4, True)
    assert Selection(Rows(numbers, [3]), key=lambda rows: rows[:, 0]).is_sorted
    hidden = Selection(Rows(numbers, [2]), hidden=lambda rows: rows[:, 0] > 2).read_all()
    assert (hidden.hidden_count, list(hidden.listed_indices())) == (2, [1, 2])


def test_a_list_is_merged_further_from_its_own_convention():
    puzzle = built_in_puzzle("cube")
    assert listed_convention(None) is Convention.UNIQUE
    for convention in Convention:
        assert listed_convention(SolveRequest(puzzle, convention)) is convention
        figure = SolveRequest(puzzle, convention, up_to=UpTo.FIGURE)
        assert listed_convention(figure) is Convention.UNIQUE

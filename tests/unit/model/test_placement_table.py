"""Solutions as rows of numbered placements."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.placement_table import (
    PlacementTable,
    RowBatches,
    SolutionBatches,
    piece_copies,
    table_of_solutions,
)
from cubewright.model.puzzle import Puzzle

CELLS = CUBIC.box((3, 2, 1))
DOMINO = ((0, 0, 0), (1, 0, 0))
PIECES = (Piece("A", DOMINO), Piece("M", ((0, 0, 0),)), Piece("B", DOMINO))
PUZZLE = Puzzle(Figure(CELLS), PieceSet("some", "some", PIECES, (2, 6, 2), minimums=(0, 0, 1)))
"""Two kinds: A and B are equal, and each solution has a B."""
CELL_ROWS = tuple(
    (one, other)
    for one in range(6)
    for other in range(one, 6)
    if one == other or PUZZLE.figure.cells[other] in CUBIC.neighbours(PUZZLE.figure.cells[one])
)
ROWS = tuple((one,) if one == other else (one, other) for one, other in CELL_ROWS)
TABLE = PlacementTable(PUZZLE, ((0, 2), (1,)), tuple(int(len(r) == 1) for r in ROWS), ROWS)


@st.composite
def rows(draw):
    """Numbers of placements that do not overlap, with at most four dominoes, ascending."""
    row, filled = [], set()
    for number in draw(st.permutations(range(len(ROWS)))):
        if filled.isdisjoint(ROWS[number]) and draw(st.booleans()):
            row.append(number)
            filled |= set(ROWS[number])
    return sorted(row)


def cells_of(number):
    return tuple(PUZZLE.figure.cells[cell] for cell in ROWS[number])


@given(row=rows(), unused=st.integers(0, 3))
def test_equal_pieces_are_used_where_they_are_needed_then_in_order(row, unused):
    assert len(TABLE) == len(ROWS)
    dominoes = [cells_of(number) for number in row if len(ROWS[number]) == 2]
    others = [cells_of(number) for number in row if len(ROWS[number]) == 1]
    names = [(2, 0), (0, 0), (0, 1)]  # piece and copy
    expected = [
        *(PlacedPiece(*name, cells) for name, cells in zip(names, dominoes, strict=False)),
        *(PlacedPiece(1, copy, cells) for copy, cells in enumerate(others)),
    ]
    expected.sort(key=lambda each: (each.piece, each.copy))
    placed = TABLE.placed_pieces([*row, *[len(ROWS)] * unused])
    assert placed == tuple(expected)
    assert TABLE.placed_pieces(row) == placed  # from the cache
    assert TABLE.numbers(placed) == row
    assert TABLE.numbers(reversed(placed)) == row
    assert all(TABLE.cells_of(number) is TABLE.cells_of(number) for number in row)


@given(row=rows(), data=st.data())
def test_a_pre_placed_piece_keeps_its_name(row, data):
    dominoes = [number for number in row if len(ROWS[number]) == 2]
    if not dominoes:
        return
    fixed = data.draw(st.sampled_from(dominoes))
    piece = data.draw(st.sampled_from((0, 2)))
    pre_placed = PlacedPiece(piece, 0, cells_of(fixed))
    table = replace(TABLE, puzzle=replace(PUZZLE, pre_placed=(pre_placed,)))
    placed = table.placed_pieces(row)
    assert pre_placed in placed
    left = [number for number in dominoes if number != fixed]
    names = [(2, 0), (0, 1)] if piece == 0 else [(0, 0), (0, 1)]
    expected = {(*name, cells_of(number)) for name, number in zip(names, left, strict=False)}
    found = {(p.piece, p.copy, p.cells) for p in placed if p.piece != 1 and p != pre_placed}
    assert found == expected


def test_copies_beyond_those_of_a_set_belong_to_the_last_piece_of_their_kind():
    pieces = tuple(Piece(symbol, DOMINO) for symbol in "ABC")
    puzzle = Puzzle(PUZZLE.figure, PieceSet("p", "p", pieces, (1, 1, 1), minimums=(0, 1, 0)))
    named = piece_copies(puzzle, range(5), [0] * 5, [(0, 1, 2)], {})
    assert named == [(0, 1, 0), (1, 0, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2)]
    fixed = piece_copies(puzzle, range(3), [0] * 3, [(0, 1, 2)], {2: 1})
    assert fixed == [(2, 1, 0), (0, 0, 0), (1, 2, 0)]


def test_an_unknown_placement_has_no_number():
    with pytest.raises(KeyError):
        TABLE.numbers([PlacedPiece(0, 0, (CELLS[0], CELLS[-1]))])


def test_colours_tell_placements_apart():
    colours = ((1, 2), (2, 1), (3,))
    table = PlacementTable(PUZZLE, ((0, 2), (1,)), (0, 0, 1), ((0, 1), (0, 1), (2,)), colours)
    for number in range(3):
        placed = table.placed_pieces([number])
        assert placed[0].colours == colours[number]
        assert table.numbers(placed) == [number]


@given(lists=st.lists(st.lists(rows(), max_size=3), max_size=3))
def test_batches_are_solutions_in_order(lists):
    columns = 6
    batches = [
        np.array([each + [len(ROWS)] * (columns - len(each)) for each in some], np.int64).reshape(
            -1, columns
        )
        for some in lists
    ]
    every = [TABLE.placed_pieces(each) for some in lists for each in some]
    found = SolutionBatches(TABLE, columns, len(every), lambda: iter(batches))
    assert isinstance(found, RowBatches)
    assert len(found) == len(every)
    assert list(found) == every
    assert [found[number] for number in range(len(every))] == every
    assert [each.tolist() for each in found.batches()] == [each.tolist() for each in batches]
    for number in (-1, len(every)):
        with pytest.raises(IndexError):
            found[number]


@given(some=st.lists(rows(), max_size=4), coloured=st.booleans())
def test_a_table_of_solutions_has_their_placements(some, coloured):
    solutions = [TABLE.placed_pieces(row) for row in some]
    if coloured:
        solutions = [
            tuple(replace(p, colours=tuple(range(1, len(p.cells) + 1))) for p in each)
            for each in solutions
        ]
    table = table_of_solutions(PUZZLE, solutions)
    placed = {(p.piece, p.cells) for each in solutions for p in each}
    assert len(table) == len(placed)
    assert table.kinds == ((0,), (1,), (2,))
    assert bool(table.colours) == (coloured and bool(placed))
    for each in solutions:
        numbers = table.numbers(each)
        assert numbers == sorted(numbers)
        assert table.placed_pieces(numbers) == each
    named = [(table.kind_of[n], table.cells[n]) for n in range(len(table))]
    assert named == sorted(named)
    assert list(islice(map(table.cells_of, range(len(table))), 99)) == [
        tuple(PUZZLE.figure.cells[cell] for cell in cells) for _, cells in named
    ]

"""Puzzles that are equal up to symmetry share a form, and others do not."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.same_puzzle import puzzle_form

CUBE = built_in_puzzle("cube")


def moved(cells, matrix, shift):
    turned = (np.array(cells) @ np.array(matrix).T + shift).tolist() if cells else []
    return [tuple(cell) for cell in turned]


def image(puzzle, of_figure, of_pieces, order):
    figure = Figure(
        moved(puzzle.figure.cells, of_figure, (4, 0, 2)),
        "another name",
        optional=moved(sorted(puzzle.figure.optional), of_figure, (4, 0, 2)),
    )
    pieces = [
        Piece(each.symbol, tuple(sorted(moved(each.cells, of_pieces, (0, 1, 5)))), flips=each.flips)
        for each in puzzle.pieces
    ]
    piece_set = replace(
        puzzle.piece_set,
        pieces=tuple(pieces[n] for n in order),
        counts=tuple(puzzle.counts[n] for n in order),
    )
    return replace(puzzle, figure=figure, piece_set=piece_set)


def asymmetric():
    """Return a puzzle whose figure and pieces differ from their mirror images."""
    figure = Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 0, 1), (0, 0, 2)])
    return replace(
        CUBE,
        figure=replace_cells(figure, optional=[(0, 0, 2)]),
        piece_set=replace(CUBE.piece_set, pieces=CUBE.pieces[4:6], counts=(1, 1)),
    )


def replace_cells(figure, optional):
    return Figure(figure.cells, figure.name, optional=optional)


@pytest.mark.parametrize("puzzle", [CUBE, asymmetric()], ids=["cube", "asymmetric"])
@given(st.data())
def test_turned_and_reflected_puzzles_share_a_form(puzzle, data):
    handed = data.draw(st.sampled_from((CUBIC.turns, CUBIC.mirrors)))
    of_figure, of_pieces = (data.draw(st.sampled_from(handed)) for _ in range(2))
    order = data.draw(st.permutations(range(len(puzzle.pieces))))
    assert puzzle_form(image(puzzle, of_figure, of_pieces, order)) == puzzle_form(puzzle)


def test_a_mirror_image_of_the_figure_alone_is_another_puzzle():
    puzzle = asymmetric()
    one = replace(puzzle, piece_set=replace(puzzle.piece_set, pieces=CUBE.pieces[5:6], counts=(1,)))
    assert CUBE.pieces[5].is_chiral
    same, other = (
        image(one, matrices[0], CUBIC.turns[0], [0]) for matrices in (CUBIC.turns, CUBIC.mirrors)
    )
    assert puzzle_form(same) == puzzle_form(one)
    assert puzzle_form(other) != puzzle_form(one)


def test_other_counts_rules_and_cells_are_other_puzzles():
    twice = replace(CUBE, piece_set=replace(CUBE.piece_set, counts=(2, 1, 1, 1, 1, 1, 1)))
    cell = CUBE.figure.cells[0]
    others = [
        twice,
        replace(CUBE, max_holes=1),
        replace(CUBE, forbidden=frozenset({(0, cell)})),
        replace(CUBE, figure=Figure(CUBE.figure.cells, optional=[cell])),
        replace(CUBE, figure=Figure(CUBE.figure.cells, colours=[(cell, 3)])),
        replace(CUBE, figure=Figure(CUBE.figure.cells[1:])),
    ]
    assert len({puzzle_form(each) for each in (CUBE, *others)}) == len(others) + 1


def test_puzzles_with_rules_differ_in_marks_colours_and_numbers():
    figure = Figure([(x, 0, 0) for x in range(4)])
    bar = Piece("I", ((0, 0, 0), (1, 0, 0)))
    own = Puzzle(
        figure, PieceSet("own", "own", (bar,), (2,)), forbidden=frozenset({(0, (3, 0, 0))})
    )
    coloured = replace(bar, colours=frozenset({((0, 0, 0), 1)}))
    others = (
        replace(own, figure=replace(figure, optional=frozenset({(3, 0, 0)}))),
        replace(own, figure=replace(figure, colours=frozenset({((3, 0, 0), 1)}))),
        replace(own, piece_set=replace(own.piece_set, pieces=(coloured,))),
        replace(own, piece_set=replace(own.piece_set, minimums=(1,))),
        replace(own, max_holes=1),
    )
    assert len({puzzle_form(each) for each in (own, *others)}) == len(others) + 1


def test_equal_pieces_may_be_listed_apart():
    pair = replace(CUBE, piece_set=replace(CUBE.piece_set, pieces=CUBE.pieces[:1], counts=(2,)))
    twice = replace(pair.piece_set, pieces=CUBE.pieces[:1] * 2, counts=(1, 1))
    assert puzzle_form(replace(pair, piece_set=twice)) == puzzle_form(pair)

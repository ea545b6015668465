"""Chessboard colouring finds pieces that can balance the free cells, and loses no solution."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.chessboard import Chessboard, chessboard, useful_chessboard
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.option_masks import words_of
from cubewright.solver.search.levels.most_constrained_search import MostConstrained


def tetracubes(size, copies):
    pieces = piece_set("tetracubes-8")
    counts = tuple(copies * count for count in pieces.counts)
    return Puzzle(Figure(CUBIC.box(size)), replace(pieces, counts=counts))


@given(
    black=st.integers(0, 2**70 - 1),
    free=st.integers(0, 2**70 - 1),
    pieces=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=4),
)
def test_every_choice_of_signs_is_tried(black, free, pieces):
    imbalances = [imbalance for imbalance, copies in pieces for _ in range(copies)]
    wanted = 2 * (black & free).bit_count() - free.bit_count()
    signs = product((1, -1), repeat=len(imbalances))
    expected = any(sum(map(int.__mul__, each, imbalances)) == wanted for each in signs)
    columns = np.array(pieces, np.int32).reshape(len(pieces), 2).T
    board = Chessboard(words_of(black, 2), columns[0])
    assert board.can_balance(words_of(free, 2), columns[1]) == expected


@given(puzzle=solvable_puzzles())
def test_a_search_with_colours_finds_all_solutions(puzzle):
    cover = cover_problem(puzzle).without_symmetry()

    def rows(colours):
        search = MostConstrained(cover, {}, reduced=False, colours=colours)
        found = []
        while not search.finished:
            found += search.step(1000).tolist()
        return sorted(found)

    assert rows(chessboard(cover)) == rows(None)


def test_colours_cut_nodes_where_few_pieces_are_unbalanced():
    cover = cover_problem(tetracubes((4, 4, 4), 2)).without_symmetry()
    search = MostConstrained(cover, {}, reduced=False, colours=chessboard(cover))
    search.step(10**6)
    assert search.stages.cuts["colours not balanced"].sum() > 0


@pytest.mark.parametrize(
    ("puzzle", "is_useful"),
    [
        (tetracubes((4, 4, 4), 2), True),
        (built_in_puzzle("bedlam"), False),
        (built_in_puzzle("meteor"), False),
    ],
    ids=["tetracubes", "most pieces unbalanced", "hexagons have no such colouring"],
)
def test_colours_are_used_if_most_pieces_balance(puzzle, is_useful):
    assert (useful_chessboard(cover_problem(puzzle)) is not None) == is_useful

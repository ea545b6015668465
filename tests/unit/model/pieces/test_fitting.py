"""Pieces are fitted to figures as subsets, as several sets or in two colours."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import (
    any_subset,
    puzzle_to_fill,
    sets_of,
    size_choices,
    some_subset_fits,
)

SOMA = piece_set("soma")


def bar(cells):
    return Figure(CUBIC.box((cells, 1, 1)))


@pytest.mark.parametrize(("cells", "is_choice"), [(27, False), (8, True), (26, False), (31, False)])
def test_a_smaller_figure_takes_any_subset_that_fits(cells, is_choice):
    puzzle = puzzle_to_fill(bar(cells), SOMA)
    assert puzzle.piece_set.uses_every_copy is not is_choice
    assert puzzle.piece_set.counts == SOMA.counts


def test_stated_minimums_are_kept():
    asked = replace(SOMA, minimums=(1, 0, 0, 0, 0, 0, 0))
    assert puzzle_to_fill(bar(8), asked).piece_set is asked
    assert not some_subset_fits(asked, bar(8))
    assert some_subset_fits(asked, bar(7))
    all_of_them = replace(SOMA, minimums=SOMA.counts)
    assert puzzle_to_fill(bar(8), all_of_them).piece_set.uses_every_copy


def test_several_sets_are_one_with_more_of_each():
    assert sets_of(SOMA, 1) is SOMA
    double = sets_of(SOMA, 2)
    assert (double.volume, double.title, double.name) == (54, "Soma, 2 sets", "soma-2")
    assert double.counts == piece_set("double-soma").counts
    assert sets_of(any_subset(SOMA), 3).min_copies == (0,) * 7


@st.composite
def ranges(draw):
    sizes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    pieces = tuple(Piece("ABCD"[i], CUBIC.box((n, 1, 1))) for i, n in enumerate(sizes))
    counts = tuple(draw(st.integers(0, 3)) for _ in pieces)
    fewest = tuple(draw(st.integers(0, n)) for n in counts)
    return PieceSet("", "", pieces, counts, minimums=fewest)


@given(ranges(), st.integers(0, 20), st.integers(0, 3))
def test_adding_up_agrees_with_trying_every_subset(pieces, cells, optional):
    figure = bar(cells)
    figure = replace(figure, optional=frozenset(figure.cells[:optional]))
    spans = [range(a, b + 1) for a, b in zip(pieces.min_copies, pieces.counts, strict=True)]
    sizes = [len(piece) for piece in pieces.pieces]
    found = set()
    for numbers in product(*spans):
        total = Counter()
        for size, number in zip(sizes, numbers, strict=True):
            total[size] += number
        found.add(tuple(sorted((size, number) for size, number in total.items() if number)))
    volumes = {sum(size * number for size, number in each) for each in found}
    least, most = len(figure.required), len(figure)
    assert some_subset_fits(pieces, figure) is any(least <= each <= most for each in volumes)
    exact = [each for each in found if sum(size * n for size, n in each) == cells]
    listed = list(size_choices(pieces, cells))
    assert sorted(listed) == sorted(exact)


def test_a_figure_is_coloured_for_pieces_of_two_colours():
    pieces = piece_set("checkered-soma")
    cube = Figure(CUBIC.box((3, 3, 3)))
    assert len(puzzle_to_fill(cube, pieces).figure.dark) == 14
    moved = Figure([(x + 1, y, z) for x, y, z in cube.cells])
    assert len(puzzle_to_fill(moved, pieces).figure.dark) == 14
    assert puzzle_to_fill(cube, SOMA).figure.dark is None
    chosen = replace(cube, dark=frozenset([(0, 0, 0)]))
    assert puzzle_to_fill(chosen, pieces).figure is chosen

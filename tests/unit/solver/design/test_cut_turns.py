"""Cuts that a turn of the figure maps to themselves."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.design.cut_annealing import Annealing
from cubewright.solver.design.cut_starts import with_sizes
from cubewright.solver.design.cut_turns import (
    fits_orbits,
    grown_cut_with_turn,
    piece_images_of,
    powers,
    random_piece_images,
)
from cubewright.solver.design.cut_wishes import (
    CutWishes,
    Symmetry,
    even_sizes,
    figure_turns,
    hole_cells,
)
from cubewright.solver.kernels.cutting import arrays as a
from cubewright.solver.kernels.cutting.annealing import anneal

CUBE = Figure(CUBIC.box((3, 3, 3)), "3x3x3")
WISHES = CutWishes(3, 1, symmetry=Symmetry.TURN)


@given(st.permutations(range(6)))
def test_powers_are_a_group_without_the_identity(permutation):
    found = powers(np.array(permutation, np.int32)).tolist()
    assert found[-1] == list(range(6)) or list(range(6)) not in found
    for one in found:
        composed = [found[0][each] for each in one]
        assert composed in found or composed == list(range(6))


@given(st.sampled_from([2, 3, 4, 6]), st.integers(2, 8), st.integers(0, 2), st.integers(0, 9))
def test_random_images_of_pieces_have_the_order_of_the_turn(order, pieces, fixed, seed):
    images = random_piece_images(Random(seed), order, pieces, fixed)
    assert images.shape == (order - 1, pieces)
    assert images[0][images[-1]].tolist() == list(range(pieces))
    assert images[:, :fixed].tolist() == [list(range(fixed))] * (order - 1)


@given(st.integers(0, 200), st.integers(2, 5))
def test_a_grown_cut_is_kept_by_its_turn(seed, pieces):
    random = Random(seed)
    near = Annealing(CUBE, CutWishes(3, 1), [13], Random(1))._near
    images = random.choice(figure_turns(CUBE, WISHES))
    piece_images = random_piece_images(random, len(images) + 1, pieces, 0)
    labels = grown_cut_with_turn(random, near, images, piece_images, ([13], 1))
    if labels is not None:
        found = piece_images_of(np.array(labels), images, pieces)
        assert (found == piece_images).all()
        assert [cell for cell, piece in enumerate(labels) if piece < 0] == [13]
        sizes = even_sizes(26, pieces)
        mended = with_sizes(random, near, labels, sizes, [0], (images, piece_images))
        assert (piece_images_of(np.array(mended), images, pieces) == piece_images).all()
        assert [cell for cell, piece in enumerate(mended) if piece < 0] == [13]
        assert mended[0] == labels[0]
        assert squares(mended) <= squares(labels)


def squares(labels):
    """The sum of the squares of the pieces' sizes."""
    return sum(count**2 for piece, count in Counter(labels).items() if piece >= 0)


def misfit(labels, sizes):
    """The number of cells by which pieces are too small or too large."""
    low, high = sizes
    counts = Counter(piece for piece in labels if piece >= 0).values()
    return sum(max(0, low - count, count - high) for count in counts)


def test_a_large_cube_has_cuts_with_a_turn_and_even_sizes():
    figure = Figure(CUBIC.box((5, 5, 5)))
    wishes = CutWishes(4, 1, even_sizes(124, 4), symmetry=Symmetry.TURN)
    run = Annealing(figure, wishes, hole_cells(figure, wishes), Random(1))
    cuts = [run._cut_with_turn() for _ in range(20)]
    assert any(cut is not None and misfit(cut.tolist(), wishes.sizes) == 0 for cut in cuts)


def test_a_cut_without_the_symmetry_has_no_images():
    images = figure_turns(CUBE, WISHES)[0]
    assert piece_images_of(np.array([0] * 9 + [1] * 17 + [0]), images, 2) is None


@pytest.mark.parametrize("seed", range(3))
def test_all_changes_keep_the_turn(seed):
    figure = Figure(CUBIC.box((4, 4, 4)))
    wishes = CutWishes(4, 2, symmetry=Symmetry.TURN)
    run = Annealing(figure, wishes, hole_cells(figure, wishes), Random(seed))
    run._begin()
    count = run._cut.numbers[a.IMAGES]
    first = run._cut.labels.copy()
    for _ in range(20):
        anneal(run._cut, 1000, *run._limits, 50)
        labels = run._cut.labels
        found = piece_images_of(labels, run._cut.images[:count], 4)
        assert (found == run._cut.piece_images[:count]).all()
    assert (labels != first).any()


def test_empty_cells_are_orbits():
    images = powers(np.array([0, 2, 1, 4, 3], np.int32))
    assert [fits_orbits(images, [1, 2, 3, 4], number) for number in range(6)] == [
        *(True, False, True, False, True, False),
    ]
    assert fits_orbits(images, [0, 1, 2], 3)

"""The search of states in the kernel finds the levels of the ordinary analysis.

Cuts have 2 to 10 pieces and many empty cells, so that pieces go far before a part is free.
"""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.solver.design.cut_annealing import DEFAULT, Annealing, needs_two_words
from cubewright.solver.design.cut_wishes import MAX_PIECES, MAX_SIDE, CutWishes
from cubewright.solver.design.trial import LevelFinder
from cubewright.solver.kernels.cutting import arrays as a
from cubewright.solver.kernels.cutting.annealing import anneal, start
from cubewright.solver.kernels.cutting.scores import LOWEST
from cubewright.solver.kernels.cutting.states import search_states
from cubewright.solver.search.control import Control

STAY = Control()

FAR_APART = (
    "11133311633311633315-13355-130111100111333133330536630116530156500156000"
    "11533313330055563041553-4550004560021-5533135540455540415530452222452202"
    "100030440000455444-1-534442--444444240003044-0004500004115-4444544444444"
)
"""The pieces of the cells of 6x6x6; ``-`` is an empty cell."""


def run_of(figure, pieces, holes, seed=1):
    wishes = CutWishes(pieces, holes, (1, 999))
    schedule = DEFAULT._replace(split=0.0)
    return Annealing(figure, wishes, range(len(figure.cells)), Random(seed), schedule)


def assembly(figure, labels):
    cells = [[] for _ in range(max(labels) + 1)]
    for cell, piece in zip(figure.cells, labels, strict=True):
        if piece >= 0:
            cells[piece].append(cell)
    lattice = figure.lattice
    pieces = tuple(
        Piece(chr(ord("A") + number), tuple(each), lattice=lattice)
        for number, each in enumerate(cells)
    )
    piece_set = PieceSet("cut", "cut", pieces, (1,) * len(pieces), lattice=lattice)
    puzzle = Puzzle(replace(figure, optional=frozenset(figure.cells)), piece_set)
    placed = (PlacedPiece(number, 0, piece.cells) for number, piece in enumerate(pieces))
    return Solution(puzzle, tuple(placed))


def level_in_kernel(run, labels):
    """Return the level, and whether all pieces come apart; None for the latter if unknown."""
    levels, scores = [], []
    for goal in (a.HIGH_LEVEL, a.MANY_MOVES):
        run._cut.numbers[a.GOAL] = goal
        assert start(run._cut, labels, *run._limits)
        levels.append(int(run._cut.numbers[a.CURRENT_LEVEL]))
        scores.append(int(run._cut.numbers[a.SCORE]))
    run._cut.numbers[a.GOAL] = a.HIGH_LEVEL
    assert levels[0] == levels[1]
    is_known = run._cut.sizes.shape[0] > 2
    return levels[0], scores[1] > scores[0] if is_known else None


def compare(run, labels):
    """Compare both analyses of a cut; return its level in the kernel."""
    level, is_apart = level_in_kernel(run, labels)
    found = LevelFinder(run._figure.lattice).lowest([assembly(run._figure, labels.tolist())], STAY)
    assert found in (0, level)  # 0: it does not come apart completely
    if is_apart is not None and level:
        assert is_apart == (found > 0)
    return level


def test_pieces_that_go_four_cells_before_a_part_is_free():
    cells = {"-": -1, **{str(number): number for number in range(7)}}
    labels = np.array([cells[each] for each in FAR_APART], np.int32)
    run = run_of(Figure(CUBIC.box((6, 6, 6))), 7, 10)
    assert compare(run, labels) == 4


BOXES = {
    "cubic": ((5, 5, 5), (9, 4, 3), (4, 4, 4)),
    "hexagonal": ((4, 4, 3),),
    "spheres": ((4, 4, 3),),
    "triangular": ((7, 3, 3),),
}


def compare_annealed_cuts(name, size, pieces, holes, seed, slices):
    lattice = lattices()[name]
    figure = Figure(lattice.box(size), lattice=lattice)
    run = run_of(figure, pieces, min(holes, len(figure.cells) // 4), seed)
    levels = set()
    for _ in range(slices):
        try:
            run._begin()
        except CubewrightError:
            return levels
        for _ in range(3):
            anneal(run._cut, 150, *run._limits, 300)
            labels = run._cut.labels.copy()
            levels.add(compare(run, labels))
            start(run._cut, labels, *run._limits)
    return levels


@settings(max_examples=8)
@given(
    st.sampled_from([(name, size) for name, sizes in BOXES.items() for size in sizes]),
    st.integers(2, 8),
    st.integers(0, 12),
    st.integers(0, 1 << 30),
)
def test_cuts_with_many_empty_cells_have_the_level_of_the_ordinary_analysis(
    box, pieces, holes, seed
):
    compare_annealed_cuts(*box, pieces, holes, seed, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(BOXES))
@pytest.mark.parametrize("pieces", range(2, MAX_PIECES + 1))
def test_many_cuts_have_the_level_of_the_ordinary_analysis(name, pieces):
    sizes = (*BOXES[name], (6, 6, 6)) if name == "cubic" else BOXES[name]
    for size in sizes:
        for holes in (1, 10):
            compare_annealed_cuts(name, size, pieces, holes, pieces, 4)


@pytest.mark.parametrize("pieces", range(2, MAX_PIECES + 1))
def test_a_coordinate_has_room_for_a_side(pieces):
    for side in (2, 5, 7, 8, MAX_SIDE):
        run = run_of(Figure(CUBIC.box((side, 2, 4))), pieces, 0)
        reach = (1 << (run._cut.bits - 1)) - 1
        places = run._cut.first_pieces, pieces - 1 - run._cut.first_pieces
        assert max(places) * 3 * run._cut.bits <= 64
        assert run._cut.is_wide == (places[1] > 0) == needs_two_words(pieces, max(side, 4))
        most = 7 if pieces == MAX_PIECES else 15  # in two words
        assert reach >= min(most, max(side, 4))


@pytest.mark.parametrize("far", [32, -33, 70])
def test_a_search_from_positions_too_far_apart_finds_nothing(far):
    run = run_of(Figure(CUBIC.box((3, 1, 1))), 3, 0)
    assert start(run._cut, np.array([0, 1, 2], np.int32), *run._limits)
    run._cut.begin[2, 1] = far
    search_states(run._cut, 3, 0, 0, 9, LOWEST)
    assert run._cut.found[a.IS_CAPPED]
    assert not run._cut.found[a.LEVEL]

"""Known counts of other piece sets."""

from dataclasses import replace

import numpy as np
import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.faults import FaultKind, faults
from cubewright.solver.problem.placements import placements
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def puzzle(name, *box):
    pieces = piece_set(name)
    return puzzle_to_fill(Figure(pieces.lattice.box(box)), pieces)


@pytest.mark.parametrize(
    ("name", "box", "raw", "rotations", "unique"),
    [
        # fam-bundgaard.dk/SOMA/NEWS/N981201.HTM
        ("checkered-soma", (3, 3, 3), 10_512, 438, 219),
        # David Goodger's Polyform Puzzler, which counts mirror images as different
        ("tetracubes-8", (4, 4, 2), 11_120, 1_390, 695),
        ("tetracubes-8", (8, 2, 2), 1_792, 224, 112),
        # computed here, the same in three engines
        ("tetracubes-7", (7, 2, 2), 128, 16, 8),
    ],
)
def test_the_count_in_every_convention(name, box, raw, rotations, unique):
    *_, last = solve(SolveRequest(puzzle(name, *box), count_only=True))
    counts = last.progress.counts
    assert (counts.raw, counts.rotations, counts.unique) == (raw, rotations, unique)


@pytest.mark.parametrize("box", [(5, 4, 1), (5, 2, 2)])
def test_the_five_flat_tetracubes_fill_no_box_for_the_t_is_odd_on_a_chessboard(box):
    assert [fault.kind for fault in faults(puzzle("tetracubes-5", *box))] == [FaultKind.PARITY]


def test_two_screws_that_may_both_be_mirrored_are_identical_pieces():
    """Both left, both right, or one of each: 7,752 + 7,752 + 11,520 ways to fill the cube."""
    soma, cube = piece_set("soma"), puzzle("soma", 3, 3, 3).figure

    def counted(pieces):
        *_, last = solve(SolveRequest(Puzzle(cube, pieces), count_only=True))
        counts = last.progress.counts
        return counts.raw, counts.rotations, counts.unique

    def flipping(symbols):
        return tuple(replace(piece, flips=piece.symbol in symbols) for piece in soma.pieces)

    both_left = (1, 1, 1, 1, 2, 0, 1)
    assert counted(replace(soma, counts=both_left)) == (7_752, 323, 323)
    wanted = (2 * 7_752 + 11_520, 2 * 323 + 480, 323 + 240)
    assert counted(replace(soma, pieces=flipping("AB"))) == wanted
    assert counted(replace(soma, pieces=flipping("A"), counts=both_left)) == wanted


def test_a_couple_is_solved_as_the_figures_it_is_made_of():
    soma, cube = piece_set("soma"), puzzle("soma", 3, 3, 3).figure
    z = next(index for index, piece in enumerate(soma.pieces) if piece.symbol == "Z")
    place = frozenset(cube.cells[i] for i in placements(cube, soma.pieces[z])[0])
    apart = {(x + 7, y, w) for x, y, w in place}
    couple = Figure((set(cube.cells) - place) | apart)
    assert [len(part) for part in couple.parts()] == [23, 4]
    *_, last = solve(SolveRequest(puzzle_to_fill(couple, soma), count_only=True))
    prepared, *reports = solve(SolveRequest(Puzzle(cube, soma), Convention.RAW))
    rows = np.concatenate([each.rows for each in reports if isinstance(each, SolutionsFound)])
    solutions = (prepared.cover.solution(row) for row in rows)
    with_it = sum(
        any(placed.piece == z and set(placed.cells) == place for placed in solution.placed)
        for solution in solutions
    )
    assert last.progress.counts.raw == with_it > 0

"""Faults are found without a search, and only in puzzles without a solution."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import any_puzzles, solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.faults import FaultKind, _fills_with, faults
from cubewright.solver.search.engine import engine

SOMA = piece_set("soma")
CUBE = built_in_puzzle("cube").figure


def of(cells):
    return faults(Puzzle(Figure(cells), SOMA))


def test_sound_puzzles_have_no_faults():
    assert faults(built_in_puzzle("cube")) == ()
    assert faults(built_in_puzzle("bedlam")) == ()


def test_an_empty_figure():
    assert [f.kind for f in of([])] == [FaultKind.EMPTY]


@pytest.mark.parametrize(
    ("extra", "words"), [(4, "31 cubelets, four too many"), (-2, "25 cubelets, two too few")]
)
def test_the_cell_count(extra, words):
    cells = list(CUBE.cells[: 27 + extra]) + [(9, 9, z) for z in range(extra)]
    (fault,) = of(cells)
    assert fault.kind is FaultKind.CELL_COUNT
    assert words in fault.message
    assert not fault.kind.proves_impossible


def test_a_part_that_is_too_small_is_named_with_its_cells():
    cells = [*CUBE.cells[:25], (9, 9, 9), (9, 9, 8)]
    (part,) = (f for f in of(cells) if f.kind is FaultKind.PART)  # the other 25 are not to blame
    assert part.message == "A separate part of two cubelets is smaller than every piece."
    assert set(part.cells) == {(9, 9, 9), (9, 9, 8)}
    assert part.kind.proves_impossible


def test_a_part_that_no_subset_of_the_pieces_fills():
    cells = [(x, 0, 0) for x in range(5)] + [(x, y, 5) for x in range(11) for y in range(2)]
    part = next(f for f in of(cells) if len(f.cells) == 5)
    assert "five cubelets cannot be filled by any subset of the pieces" in part.message


def test_a_long_rod_has_cells_that_no_piece_reaches():
    cells = [(x, 0, 0) for x in range(27)]
    kinds = {f.kind for f in of(cells)}
    assert FaultKind.PIECE in kinds
    assert FaultKind.CELL in kinds


def test_parity():
    """A chequered tower of 27 that is far out of balance: every second cell with its neighbours."""
    balanced = [(x, y, z) for x in range(3) for y in range(3) for z in range(2)]
    spikes = [(0, 0, 2), (2, 0, 2), (1, 1, 2), (0, 2, 2), (2, 2, 2), (1, 0, -1), (0, 1, -1)]
    spikes += [(2, 1, -1), (1, 2, -1)]
    parity = [f for f in of(balanced + spikes) if f.kind is FaultKind.PARITY]
    assert [f.message for f in parity] == [
        "Coloured like a chessboard, the figure has 18 cubelets of one colour and 9 of the other; "
        "these pieces cover at most 16 of one colour."
    ]


@given(puzzle=solvable_puzzles())
def test_solvable_puzzles_have_no_faults(puzzle):
    assert faults(puzzle) == ()


@given(puzzle=any_puzzles())
def test_puzzles_with_faults_have_no_solution(puzzle):
    if faults(puzzle):
        search = engine("brute-force").begin(cover_problem(puzzle).without_symmetry())
        while not search.finished:
            assert len(search.step(100_000)) == 0


def test_without_any_piece_there_is_nothing_to_search():
    cells = [(0, 0, 0), (1, 0, 0)]
    set_aside = PieceSet("off", "Off", (Piece("D", tuple(cells)),), (0,), minimums=(0,))
    for pieces in (set_aside, PieceSet("none", "None", (), (), minimums=())):
        (fault,) = faults(Puzzle(Figure(cells, optional=cells), pieces))
        assert fault.kind is FaultKind.CELL_COUNT
        assert fault.message == f"{pieces.title} has no piece that may be used."


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (PieceChoice("LT", 3), "at least 3 of L T” can never be met: there are only 2"),
        (PieceChoice("LTZ", maximum=2), "at most 2 of L T Z” can never be met: 3 of these pieces"),
    ],
)
def test_a_choice_that_can_never_be_met_names_itself(choice, reason):
    (fault,) = faults(Puzzle(CUBE, SOMA, choices=(choice,)))
    assert fault.kind is FaultKind.CHOICE
    assert reason in fault.message


def test_a_choice_that_leaves_no_subset_that_fits_names_itself():
    some = PieceSet("s", "s", SOMA.pieces, SOMA.counts, minimums=(0,) * 7)
    tray = Figure([(x, y, 0) for x in range(4) for y in range(2)])
    assert not [f for f in faults(Puzzle(tray, some)) if f.kind is FaultKind.CHOICE]
    (fault,) = faults(Puzzle(tray, some, choices=(PieceChoice(maximum=1),)))
    assert "at most 1 of all pieces” can never be met: no subset of the pieces" in fault.message


RODS = tuple(Piece(f"R{n}", tuple((x, 0, 0) for x in range(n))) for n in (1, 2, 3, 5))


@given(data=st.data())
def test_a_choice_can_be_met_if_some_numbers_of_copies_meet_it(data):
    ranges = [sorted(data.draw(st.tuples(*[st.integers(0, 3)] * 2))) for _ in RODS]
    counts = tuple(most for _, most in ranges)
    minimums = tuple(least for least, _ in ranges)
    cells = [(x, 0, 0) for x in range(data.draw(st.integers(1, 16)))]
    optional = cells[: data.draw(st.integers(0, len(cells) - 1))]
    figure = Figure(cells, optional=frozenset(optional))
    pieces = PieceSet("rods", "rods", RODS, counts, minimums=minimums)
    puzzle = Puzzle(figure, pieces)
    chosen = data.draw(st.sets(st.integers(0, 3), min_size=1))
    least = data.draw(st.integers(0, 5))
    most = data.draw(st.none() | st.integers(least, 6))
    choice = PieceChoice(frozenset("x"), least, most)
    expected = any(
        puzzle.min_filled
        <= sum(n * len(rod) for n, rod in zip(copies, RODS, strict=True))
        <= len(cells)
        and least <= sum(copies[n] for n in chosen) <= (99 if most is None else most)
        for copies in product(*(range(low, high + 1) for low, high in ranges))
    )
    assert _fills_with(puzzle, chosen, choice) == expected

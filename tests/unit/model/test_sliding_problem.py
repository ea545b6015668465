"""The sliding puzzle of a figure with placed pieces and targets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.sliding import sliding_puzzle
from cubewright.model.cell import shifted
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.sliding import shape
from cubewright.model.sliding_problem import sliding_problem
from cubewright.solver.sliding.search import sliding_steps

BAR = ((0, 0, 0), (1, 0, 0))
UPRIGHT = ((0, 0, 0), (0, 1, 0))


def puzzle(figure, **copies):
    """A figure with bars and single cells, by symbol."""
    kinds = {"B": BAR, "C": BAR[:1]}
    pieces = tuple(Piece(symbol, kinds[symbol], colour="#123456") for symbol in copies)
    return Puzzle(figure, PieceSet("own", "Own", pieces, tuple(copies.values())))


ROOM = Figure(CUBIC.box((3, 2, 1)), "room")


def fewest(sliding, counted):
    steps = sliding_steps(sliding, counted)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return None if end.value.plan is None else len(end.value.plan)


def stated(known):
    """A published puzzle as a figure with placed pieces and targets."""
    symbols, placed, targets = {}, [], []
    for name, cells in known.start.items():
        group = next((each for each in known.kinds if name in each), name)
        symbol = symbols.setdefault((shape(cells), group), chr(ord("A") + len(symbols)))
        placed.append((symbol, cells))
        if name in known.targets:
            targets.append((symbol, known.targets[name]))
    pieces = tuple(Piece(symbol, cells) for (cells, _group), symbol in symbols.items())
    counts = tuple(sum(each == p.symbol for each, _ in placed) for p in pieces)
    figure = Figure(tuple(sorted(known.room)), known.name)
    owned = Puzzle(figure, PieceSet("own", "Own", pieces, counts))
    return sliding_problem(owned, Constraints(placed, targets=targets))


@pytest.mark.parametrize(("name", "moves"), [("dads-puzzle", 59), ("varikon", 19)])
def test_published_puzzles_take_as_many_moves_as_problems(name, moves):
    known = sliding_puzzle(name)
    assert fewest(stated(known), known.counted) == moves


def test_copies_are_numbered_and_exchange_their_targets():
    cells = ((0, 0, 0), (2, 0, 0))
    start = Constraints([("C", [cell]) for cell in cells], targets=[("C", [(1, 1, 0)])])
    sliding = sliding_problem(puzzle(ROOM, C=2), start)
    assert sliding.start == {"C1": {cells[0]}, "C2": {cells[1]}}
    assert sliding.kinds == (("C1", "C2"),)
    assert sliding.targets == {"C1": {(1, 1, 0)}}
    assert sliding.colours == {"C1": "#123456", "C2": "#123456"}
    assert sliding.is_solved({"C1": cells[:1], "C2": frozenset({(1, 1, 0)})})


def test_a_single_copy_keeps_its_symbol():
    start = Constraints([("B", BAR), ("C", [(2, 0, 0)])], targets=[("C", [(2, 1, 0)])])
    sliding = sliding_problem(puzzle(ROOM, B=1, C=1), start)
    assert set(sliding.start) == {"B", "C"}
    assert fewest(sliding, "steps") == 1


HEXAGONS = Puzzle(
    Figure(HEXAGONAL.box((2, 2, 1)), "", HEXAGONAL), PieceSet("h", "H", (), (), HEXAGONAL)
)
LONG = Figure(CUBIC.box((4097, 1, 1)))
C_TARGET = [("C", [(0, 0, 0)])]


@pytest.mark.parametrize(
    ("stated_in", "placed", "targets", "why"),
    [
        (HEXAGONS, C_TARGET, C_TARGET, "only in figures of cubes"),
        (puzzle(LONG, C=1), C_TARGET, C_TARGET, "more than 4,096 cells"),
        (puzzle(ROOM, C=1), [], C_TARGET, "no piece is placed"),
        (puzzle(ROOM, C=1), C_TARGET, [], "no piece has a target"),
        (puzzle(ROOM, C=1), [("C", [(9, 0, 0)])], C_TARGET, "'C' does not fit"),
        (puzzle(ROOM, C=1), C_TARGET, [("C", [(9, 0, 0)])], "'C' does not fit"),
        (puzzle(ROOM, C=1), [*C_TARGET, ("C", [(1, 0, 0)])], C_TARGET, "'C' does not fit"),
        (puzzle(ROOM, B=2), [("B", BAR)], [("B", UPRIGHT)], "'B' can slide to its target"),
        (
            puzzle(ROOM, C=2),
            C_TARGET,
            [("C", [(1, 0, 0)]), ("C", [(2, 0, 0)])],
            "'C' can slide to its target",
        ),
    ],
)
def test_problems_that_state_no_sliding_puzzle_are_refused(stated_in, placed, targets, why):
    with pytest.raises(CubewrightError, match=why):
        sliding_problem(stated_in, Constraints(placed, targets=targets))


@given(st.permutations(ROOM.cells), st.integers(1, 4))
def test_a_target_where_a_piece_stands_needs_no_move(cells, copies):
    placed = [("C", [cell]) for cell in cells[:copies]]
    here = Constraints(placed, targets=placed[:1])
    assert fewest(sliding_problem(puzzle(ROOM, C=4), here), "pieces") == 0


@given(st.permutations(ROOM.cells))
def test_moving_the_whole_figure_changes_nothing(cells):
    by = (3, -2, 1)
    here = Constraints([("C", [cells[0]])], targets=[("C", [cells[1]])])
    to = {cell: shifted(cell, by) for cell in ROOM.cells}
    there = Figure(tuple(sorted(to.values())))
    distances = {
        fewest(sliding_problem(puzzle(figure, C=1), placed), "steps")
        for figure, placed in ((ROOM, here), (there, here.moved(to)))
    }
    assert len(distances) == 1
    assert here.shifted((1, 0, 0)).targets[0].cells[0][0] == cells[1][0] - 1

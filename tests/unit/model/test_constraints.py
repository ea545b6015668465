"""Constraints are kept with another piece set if they still fit."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import shifted
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.piece_choice import PieceChoice
from cubewright.solver.problem.faults import FaultKind, faults

CUBE = built_in_puzzle("cube")
ROW = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))
CORNER = ((1, 0, 0), (2, 0, 0), (2, 1, 0))


@pytest.mark.parametrize(
    ("constraints", "has_rules"),
    [
        (NO_CONSTRAINTS, False),
        (Constraints([("L", ROW)], [("Z", (2, 2, 2))], "soma"), False),
        (Constraints(choices=[PieceChoice({"L"}, 0, 1)]), True),
        (Constraints(groups=(("L", ((1, 1),)),)), True),
        (Constraints(max_holes=0), True),
        (Constraints(on_ground=True), True),
        (Constraints(allowed_colours=frozenset()), True),
    ],
)
def test_each_kind_of_rule_alone_is_a_rule(constraints, has_rules):
    assert constraints.has_rules is has_rules
    assert bool(constraints.rules_alone) is has_rules
    assert bool(constraints) is (has_rules or bool(constraints.placed))


def test_no_constraints_leave_a_puzzle_unchanged():
    assert not NO_CONSTRAINTS
    assert NO_CONSTRAINTS.apply_to(CUBE) is CUBE


def test_a_placed_piece_and_a_forbidden_cell_enter_the_puzzle():
    constraints = NO_CONSTRAINTS.with_placed("L", reversed(ROW)).with_forbidden("Z", (2, 2, 2))
    puzzle = constraints.apply_to(CUBE)
    (fixed,) = puzzle.pre_placed
    symbols = [piece.symbol for piece in CUBE.pieces]
    assert (fixed.piece, fixed.copy, fixed.cells) == (symbols.index("L"), 0, ROW)
    assert puzzle.forbidden == {(symbols.index("Z"), (2, 2, 2))}


def test_targets_alone_count_and_are_removed_with_the_pieces():
    targets = Constraints(targets=[("L", ROW), ("V", CORNER)])
    assert targets
    assert not targets.rules_alone
    assert targets.restricted_to(ROW).targets == (("L", ROW),)
    assert targets.without_target(targets.targets[0]).targets == (("V", CORNER),)
    assert targets.apply_to(CUBE).search_key == CUBE.search_key


def test_targets_fit_independently_of_placed_pieces():
    both = Constraints([("L", ROW)], targets=[("L", ROW), ("V", CORNER), ("?", CORNER)])
    assert both.for_puzzle(CUBE).targets == (("L", ROW), ("V", CORNER))


def test_constraints_that_do_not_fit_are_left_out():
    constraints = Constraints(
        [("L", ROW), ("L", CORNER), ("V", CORNER), ("T", ROW), ("?", ((0, 0, 1),))],
        [("Q", (0, 0, 0))],
    )
    fits = constraints.for_puzzle(CUBE)
    assert fits == Constraints([("L", ROW), ("V", CORNER)])
    away = replace(CUBE.figure, cells=CUBE.figure.cells[:-20])
    assert constraints.for_puzzle(replace(CUBE, figure=away)).placed == ()


def test_placed_copies_are_limited_to_the_count_and_numbered():
    double = built_in_puzzle("double-soma-3x3x6")
    low = tuple(sorted(CORNER))
    high = tuple(shifted(cell, (0, 0, 1)) for cell in low)
    third = tuple(shifted(cell, (0, 0, 2)) for cell in low)
    figure = double.figure
    assert all(cell in figure for cell in (*low, *high, *third))
    constraints = Constraints([("V", low), ("V", high), ("V", third)])
    fixed = constraints.apply_to(double).pre_placed
    assert [each.copy for each in fixed] == [0, 1]


def test_a_forbidden_cell_removes_the_piece_on_it():
    constraints = Constraints([("L", ROW)], [("L", ROW[0]), ("Z", ROW[0])])
    assert constraints.for_puzzle(CUBE).placed == ()


def test_moving_away_and_back_keeps_constraints():
    constraints = Constraints([("L", ROW)], [("Z", (2, 2, 2))], "soma")
    assert constraints.shifted((1, 2, 3)).shifted((-1, -2, -3)) == constraints
    assert constraints.without_placed_piece(constraints.placed[0]).without_forbidden_cell(
        "Z", (2, 2, 2)
    ) == replace(NO_CONSTRAINTS, pieces="soma")


def test_a_piece_without_copies_has_no_constraints():
    soma = piece_set("soma")
    without = replace(soma, counts=tuple(int(p.symbol != "L") for p in soma.pieces))
    assert Constraints([("L", ROW)]).for_puzzle(replace(CUBE, piece_set=without)).placed == ()


def test_constraints_are_read_from_a_puzzle():
    constraints = Constraints([("L", ROW), ("V", CORNER)], [("Z", (2, 2, 2))], "soma")
    assert Constraints.of(constraints.apply_to(CUBE)) == constraints
    assert Constraints.of(CUBE) == NO_CONSTRAINTS


def test_the_latest_constraint_wins():
    constraints = NO_CONSTRAINTS.with_placed("L", ROW).with_placed("Z", [(0, 0, 0), (1, 0, 0)])
    assert [each.symbol for each in constraints.placed] == ["Z"]
    assert not NO_CONSTRAINTS.with_placed("L", ROW).with_forbidden("L", ROW[0]).placed
    assert NO_CONSTRAINTS.with_placed("L", ROW).with_forbidden("Z", ROW[0]).placed


def test_a_piece_that_cannot_be_where_it_is_placed_is_a_fault():
    above = [shifted(cell, (0, 0, 1)) for cell in CORNER]
    cases = {
        "cannot fill the cells marked for it": [("L", (*ROW[:3], (2, 2, 2)))],
        "is not within the figure": [("V", ((2, 0, 0), (3, 0, 0), (3, 1, 0)))],
        "overlaps another": [("L", ROW), ("V", (ROW[0], ROW[1], (1, 0, 0)))],
        "is pre-placed more times than the set has copies": [("V", CORNER), ("V", above)],
    }
    for text, placed in cases.items():
        (fault,) = faults(Constraints(placed).apply_to(CUBE))
        assert fault.kind is FaultKind.PRE_PLACED
        assert text in fault.message
    assert not Constraints([("Q", ROW)]).apply_to(CUBE).misplaced


def test_one_pre_placed_piece_is_removed():
    both = NO_CONSTRAINTS.with_placed("V", CORNER).with_placed("T", ((0, 0, 2),))
    assert len(both.placed) == 2
    for number, other in ((0, 1), (1, 0)):
        assert both.without_placed_piece(both.placed[number]).placed == (both.placed[other],)


def test_rules_alone_have_no_cells():
    choices = [PieceChoice({"L"}, 0, 1)]
    every = Constraints([("L", ROW)], [("Z", (2, 2, 2))], "soma", choices)
    assert every.rules_alone == Constraints(choices=choices)

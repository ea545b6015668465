"""Errors are found by changes in a fixed order, and plain listing checks mended puzzles."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_listing import PlainListing
from puzzles import puzzles_on_any_lattice

from cubewright.errors import CubewrightError
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import count, load
from cubewright.solver.cluster.process_pool import ProcessPool
from cubewright.solver.design import mending
from cubewright.solver.design.changes import (
    Change,
    ChangeKind,
    figure_changes,
    mended,
    mirrored,
    piece_changes,
    places_near,
)
from cubewright.solver.design.likelihood import Likelihood, features
from cubewright.solver.design.mending import MendRequest, MendWish, Verdict, find_mends, try_mend
from cubewright.solver.search.control import Control

SOMA = load("cube")
MOVED, MIRRORED, ADDED, REMOVED = ChangeKind


def with_piece(puzzle, index, piece):
    pieces = list(puzzle.pieces)
    pieces[index] = piece
    return replace(puzzle, piece_set=replace(puzzle.piece_set, pieces=tuple(pieces)))


def row(cells):
    return tuple((x, 0, 0) for x in range(cells))


def rows(*lengths, figure):
    """Straight pieces of different lengths for a row of cells."""
    pieces = tuple(Piece("ABCDEF"[n], row(length)) for n, length in enumerate(lengths))
    return Puzzle(Figure(row(figure)), PieceSet("rows", "Rows", pieces, (1,) * len(pieces)))


def found(puzzle, wish=None, **options):
    reports = list(find_mends(MendRequest(puzzle, wish or MendWish(), **options)))
    assert reports[-1].is_complete
    return reports[-1].found, reports[-1]


# -- changes


def test_a_moved_cell_leaves_a_connected_piece_with_equally_many_cells():
    index = [piece.symbol for piece in SOMA.pieces].index("L")
    changes = list(piece_changes(SOMA, index))
    assert {each.kind for each in changes} == {MOVED, ADDED, REMOVED}
    for each in changes:
        piece = each.apply(SOMA).pieces[index]
        assert piece.is_connected
        assert len(piece) == 4 + each.gain
    assert len({each for each in changes if each.kind is ADDED}) == 17


def test_only_a_piece_that_differs_from_its_mirror_image_is_mirrored():
    mirrored_ones = {
        SOMA.pieces[index].symbol
        for index in range(7)
        if any(each.kind is MIRRORED for each in piece_changes(SOMA, index))
    }
    assert mirrored_ones == {"A", "B"}


@pytest.mark.parametrize("name", sorted(lattices()))
def test_places_near_a_cell_are_empty_and_at_most_two_steps_away(name):
    grid = lattice(name)
    filled = set(grid.box((2, 2, 1)))
    cell = min(filled)
    near = grid.neighbours(cell)
    for place in places_near(grid, cell, filled):
        assert place not in filled
        assert place in near or set(grid.neighbours(place)) & set(near)


@pytest.mark.parametrize("name", sorted(lattices()))
def test_mirroring_twice_returns_the_piece(name):
    grid = lattice(name)
    piece = Piece("A", grid.box((2, 2, 2))[:5], lattice=grid)
    assert mirrored(piece).equivalence_key == piece.mirror_key
    assert mirrored(mirrored(piece)).equivalence_key == piece.equivalence_key


@settings(max_examples=30)
@given(puzzles_on_any_lattice(), st.data())
def test_a_change_changes_only_the_stated_cells(puzzle, data):
    used = [index for index, copies in enumerate(puzzle.counts) if copies]
    of_pieces = [change for index in used for change in piece_changes(puzzle, index)]
    change = data.draw(st.sampled_from([*of_pieces, *figure_changes(puzzle)]))
    after = change.apply(puzzle)
    assert (after.counts, after.min_copies) == (puzzle.counts, puzzle.min_copies)
    for index, (piece, new) in enumerate(zip(puzzle.pieces, after.pieces, strict=True)):
        if index != change.piece:
            assert new == piece
        elif change.kind is MIRRORED:
            assert new.equivalence_key == piece.mirror_key
        else:
            check_cells(change, piece, new)
    if change.piece is None:
        check_cells(change, puzzle.figure, after.figure)
    else:
        assert after.figure == puzzle.figure


def check_cells(change, before, after):
    removed, added = {change.removed} - {None}, {change.added} - {None}
    assert set(before.cells) - set(after.cells) == removed
    assert set(after.cells) - set(before.cells) == added
    stays = set(before.cells) - removed
    assert {each for each in after.colours if each[0] in stays} == {
        each for each in before.colours if each[0] in stays
    }
    if before.dark is not None:
        assert after.dark & stays == before.dark & stays


def test_a_moved_cell_keeps_its_colour_and_its_mark():
    figure = Figure(row(3), optional=[(2, 0, 0)], colours=[((2, 0, 0), 5)])
    puzzle = Puzzle(figure, piece_set("soma"), forbidden=frozenset({(0, (2, 0, 0))}))
    after = Change(None, MOVED, (2, 0, 0), (1, 1, 0)).apply(puzzle)
    assert after.figure.optional == {(1, 1, 0)}
    assert after.figure.colours == {((1, 1, 0), 5)}
    assert not after.forbidden


# -- the order


def test_a_step_to_a_known_set_is_most_likely():
    soma = piece_set("soma")
    index = [piece.symbol for piece in soma.pieces].index("T")
    wrong = with_piece(SOMA, index, Piece("T", (*row(3), (0, 1, 0))))
    likelihood = Likelihood(wrong, [soma])
    changes = [(change,) for change in piece_changes(wrong, index)]
    best = min(changes, key=likelihood.cost)
    assert likelihood.known_set(best) is soma
    assert mended(wrong, best).pieces[index].shape == soma.pieces[index].shape


def test_two_steps_lead_to_a_known_set_together():
    soma = piece_set("soma")
    first = Change(0, ADDED, added=(0, 0, 5))
    wrong = SOMA
    for index in (0, 1):
        change = next(each for each in piece_changes(wrong, index) if each.kind is ADDED)
        wrong = change.apply(wrong)
    likelihood = Likelihood(wrong, [soma])
    back = [
        next(
            each
            for each in piece_changes(wrong, index)
            if each.kind is REMOVED
            and each.changed_piece(wrong.pieces[index]).shape == soma.pieces[index].shape
        )
        for index in (0, 1)
    ]
    assert likelihood.known_set(tuple(back)) is soma
    assert likelihood.known_set((back[0],)) is None
    assert likelihood.known_set((back[0], first)) is None


def test_a_piece_that_becomes_equal_to_another_is_less_likely():
    puzzle = rows(1, 2, 4, figure=7)
    equal = Change(0, ADDED, added=(1, 0, 0))
    different = Change(2, ADDED, added=(4, 0, 0))
    likelihood = Likelihood(puzzle)
    assert likelihood.cost((equal,)) > likelihood.cost((different,))


def test_the_figure_is_changed_first_if_the_pieces_are_a_known_set():
    moved = Change(0, MOVED, (0, 0, 0), (1, 1, 1))
    of_figure = Change(None, MOVED, (0, 0, 0), (3, 0, 0))
    alone, known = Likelihood(SOMA), Likelihood(SOMA, [piece_set("soma")])
    assert known.cost((moved,)) > alone.cost((moved,))
    assert known.cost((of_figure,)) == alone.cost((of_figure,))


def test_a_hole_in_a_box_is_filled_first():
    cells = set(CUBIC.box((3, 3, 1)))
    puzzle = replace(SOMA, figure=Figure(cells - {(2, 2, 0)}))
    changes = [(each,) for each in figure_changes(puzzle) if each.kind is ADDED]
    assert min(changes, key=Likelihood(puzzle).cost)[0].added == (2, 2, 0)


def test_a_stick_states_whether_it_can_be_sawn():
    stick = tuple(CUBIC.box((6, 2, 2)))
    drilled = Piece("A", tuple(cell for cell in stick if cell != (2, 0, 1)))
    assert features(Piece("A", stick)) == (24, (2, 2, 6), True)
    assert features(drilled) == (23, (2, 2, 6), False)


# -- the search


def test_a_missing_cell_is_added_or_taken_from_the_figure():
    mends, _ = found(rows(1, 3, figure=5))
    assert {(each.mend[0].piece, each.mend[0].kind) for each in mends} == {
        (0, ADDED),
        (1, ADDED),
        (None, REMOVED),
    }
    assert [each.cost for each in mends] == sorted(each.cost for each in mends)


def test_two_changes_are_tried_only_if_one_does_not_suffice():
    mends, last = found(rows(1, 2, figure=5))
    assert last.changes == 2
    assert mends
    for each in mends:
        assert len(each.mend) == 2
        assert count(each.puzzle) >= 1
    # Both cells may belong to one piece, one behind the other.
    assert any(each.puzzle.pieces[1].shape == row(4) or
               sorted(map(len, each.puzzle.pieces)) == [1, 4] for each in mends)  # fmt: skip


def test_a_puzzle_that_meets_the_wish_gets_only_known_sets():
    mends, last = found(SOMA)
    assert last.was_right
    assert mends == ()
    mends, last = found(rows(2, 3, figure=5), known=(rows(2, 2, figure=4).piece_set,))
    assert last.was_right
    assert mends == ()


def test_one_solution_is_a_stronger_wish():
    square = Figure(CUBIC.box((2, 2, 1)))
    puzzle = Puzzle(square, PieceSet("t", "T", (Piece("A", row(1)),), (4,)))
    two = rows(2, 2, figure=4).piece_set
    halves = Puzzle(Figure(CUBIC.box((3, 3, 1))), rows(1, 2, 3, 3, figure=9).piece_set)
    assert try_mend(puzzle, MendWish((1, 1)), 10**7, (), Control()) is Verdict.RIGHT
    assert try_mend(Puzzle(square, two), MendWish((2, 2)), 10**7, (), Control()) is Verdict.WRONG
    solutions = count(halves)
    assert solutions > 1, "the wish for one is stronger"
    assert try_mend(halves, MendWish((1, 1)), 10**7, (), Control()) is Verdict.WRONG
    exact = MendWish((solutions, solutions))
    assert try_mend(halves, exact, 10**7, (), Control()) is Verdict.RIGHT


def test_the_level_must_be_the_stated_one():
    puzzle = rows(1, 2, figure=3)
    assert try_mend(puzzle, MendWish(level=1), 10**7, (), Control()) is Verdict.RIGHT
    assert try_mend(puzzle, MendWish(level=2), 10**7, (), Control()) is Verdict.WRONG


def test_a_search_that_reaches_its_limit_of_work_is_undecided():
    bedlam = load("bedlam")
    assert try_mend(bedlam, MendWish((1, 1)), 10**9, (), Control()) is Verdict.WRONG
    many = MendWish((30_000, None))
    assert try_mend(bedlam, many, 1000, (), Control()) is Verdict.UNDECIDED


def test_undecided_changes_are_tried_again_with_more_work(monkeypatch):
    tried = []

    def attempt(_puzzle, _wish, budget, mend, _control):
        tried.append((budget, mend))
        if budget < mending.BUDGETS[1] or not mend:
            return Verdict.UNDECIDED
        return Verdict.RIGHT if mend[0].piece == 1 else Verdict.WRONG

    monkeypatch.setattr(mending, "try_mend", attempt)
    mends, last = found(rows(1, 3, figure=5))
    assert {budget for budget, _ in tried} == set(mending.BUDGETS[:2])
    assert {each.mend[0].piece for each in mends} == {1}
    assert last.undecided == 0


def test_the_search_ends_at_the_wished_number_or_when_stopped():
    wrong = with_piece(SOMA, 1, Piece("L", row(3)))
    mends, _ = found(wrong, number=2)
    assert len(mends) == 2
    control = Control()
    reports = find_mends(MendRequest(wrong), control)
    next(reports)
    control.stop()
    assert not any(each.is_complete for each in reports)


@pytest.mark.slow
def test_soma_is_repaired_in_processes_as_in_this_thread():
    index = [piece.symbol for piece in SOMA.pieces].index("T")
    wrong = with_piece(SOMA, index, Piece("T", (*row(3), (0, 1, 0))))
    request = MendRequest(wrong, known=(piece_set("soma"),), number=3)
    pool = ProcessPool(2)
    try:
        parallel = list(find_mends(request, None, pool))[-1].found
    finally:
        pool.close()
    alone, _ = found(wrong, known=(piece_set("soma"),), number=3)
    assert [each.mend for each in parallel] == [each.mend for each in alone]
    assert alone[0].known is piece_set("soma")
    # The wrong piece equals another, but has the symbol of the missing one.
    assert alone[0].puzzle.pieces[index].shape == SOMA.pieces[index].shape


def test_a_mirrored_piece_is_found():
    wrong = with_piece(SOMA, 4, mirrored(SOMA.pieces[4]))
    mends, _ = found(wrong, known=(piece_set("soma"),))
    assert mends[0].mend == (Change(4, MIRRORED),)


@settings(max_examples=8)
@given(puzzles_on_any_lattice(), st.data())
def test_every_mend_has_a_solution_and_changes_only_the_stated_cells(puzzle, data):
    """A puzzle with a solution gets an error; plain listing checks every correction."""
    used = [index for index, copies in enumerate(puzzle.counts) if copies]
    errors = [change for index in used for change in piece_changes(puzzle, index)]
    wrong = data.draw(st.sampled_from([*errors, *figure_changes(puzzle)])).apply(puzzle)
    if mending.refusal(wrong, MendWish()):
        return
    control = Control()
    for report in find_mends(MendRequest(wrong, number=1), control):
        if report.changes == 2:  # takes too long here
            control.stop()
    if report.was_right:
        assert next(iter(PlainListing(wrong).solutions()), None) is not None
    for each in report.found:
        assert len(each.mend) == report.changes
        assert each.puzzle == mended(wrong, each.mend)
        assert next(iter(PlainListing(each.puzzle).solutions()), None) is not None


# -- refusals


def test_wishes_that_exclude_each_other_are_refused():
    with pytest.raises(ValueError, match="from 3 to 2"):
        MendWish((3, 2))
    with pytest.raises(ValueError, match="from 0 to 1"):
        MendWish((0, 1))


def test_an_empty_puzzle_is_refused():
    with pytest.raises(CubewrightError, match="figure has no cubelets yet"):
        next(find_mends(MendRequest(replace(SOMA, figure=Figure(())))))
    none = PieceSet("none", "None", (), ())
    with pytest.raises(CubewrightError, match="no pieces"):
        next(find_mends(MendRequest(Puzzle(SOMA.figure, none))))


def test_a_level_needs_two_pieces_and_a_grid_on_which_pieces_slide():
    one = Puzzle(Figure(row(2)), rows(2, figure=2).piece_set)
    assert "single piece" in mending.refusal(one, MendWish(level=2))
    assert not mending.refusal(one, MendWish())
    fixed = next((each for each in lattices().values() if not each.slides), None)
    if fixed is not None:
        cells = fixed.box((2, 2, 1))
        pieces = PieceSet("p", "P", (Piece("A", cells[:2], lattice=fixed),), (2,), fixed)
        puzzle = Puzzle(Figure(cells[:4], lattice=fixed), pieces)
        assert "no level" in mending.refusal(puzzle, MendWish(level=2))
    hexagons = lattice("hexagonal")
    other = replace(SOMA, figure=Figure(hexagons.box((3, 3, 1)), lattice=hexagons))
    assert "made of" in mending.refusal(other, MendWish())


def test_pre_placed_pieces_stay():
    """A change of a piece that is fixed in place leads to no solution."""
    puzzle = rows(1, 3, figure=5)
    fixed = replace(puzzle, pre_placed=(PlacedPiece(0, 0, ((0, 0, 0),)),))
    mends, _ = found(fixed)
    assert {each.mend[0].piece for each in mends} == {1, None}


def test_nothing_is_finished_while_the_puzzle_itself_is_examined():
    assert mending.MendProgress().fraction == 0.0
    assert mending.MendProgress(done=1, total=4).fraction == 0.25
    assert mending.MendProgress(is_complete=True).fraction == 1.0

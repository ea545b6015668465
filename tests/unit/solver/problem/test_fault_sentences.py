"""The sentence for each fault that needs no search, with small puzzles of bars."""

from dataclasses import replace

import pytest

from cubewright.errors import PuzzleError
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import (
    Fault,
    FaultKind,
    faults,
    proves_impossible,
    rule_faults,
)

MONO, DOMINO, BAR = (Piece("MDB"[n - 1], CUBIC.box((n, 1, 1))) for n in (1, 2, 3))


def bars(*counts, **others):
    return PieceSet("bars", "Bars", (MONO, DOMINO, BAR), counts, **others)


def row(cells, counts, minimums=None, optional=0, **others):
    """A row of cells, the last of which are optional, and some bars."""
    box = CUBIC.box((cells, 1, 1))
    figure = Figure(box, optional=box[cells - optional :])
    return Puzzle(figure, bars(*counts, minimums=minimums), **others)


def sentences(puzzle):
    return [(each.kind, each.message) for each in faults(puzzle)]


@pytest.mark.parametrize(
    ("puzzle", "message"),
    [
        (row(7, (1, 1, 1)), "The figure has 7 cubelets, one too many for Bars, which fills 6."),
        (row(4, (1, 1, 1)), "The figure has 4 cubelets, two too few for Bars, which fills 6."),
        (row(4, (1, 3, 0), (0, 3, 0)),
         "The figure has 4 cubelets; the pieces of Bars that must be used fill 6."),
        (row(7, (1, 1, 1), (0, 0, 0)),
         "The figure has 7 cubelets; all pieces of Bars together fill 6."),
        (row(5, (0, 1, 2), (0, 1, 0)), None),
        (row(4, (0, 1, 2), (0, 0, 0)),
         "The figure has 4 cubelets; no subset of the pieces of Bars fits."),
        (row(5, (0, 0, 2), (0, 0, 0), optional=1),
         "The figure has 4 to 5 cubelets; no subset of the pieces of Bars fits."),
        (row(5, (0, 0, 2), (0, 0, 0), optional=2), None),
        (row(3, (0, 0, 0), (0, 0, 0), optional=3), "Bars has no piece that may be used."),
    ],
)  # fmt: skip
def test_numbers_of_cells(puzzle, message):
    expected = [] if message is None else [(FaultKind.CELL_COUNT, message)]
    assert sentences(puzzle) == expected
    assert [each.message for each in rule_faults(puzzle)] == [text for _, text in expected]


def test_a_figure_without_cells_or_of_another_lattice():
    assert sentences(replace(row(1, (1, 0, 0)), figure=Figure(()))) == [
        (FaultKind.EMPTY, "The figure has no cubelets yet.")
    ]
    spheres = lattices()["spheres"]
    other = replace(row(1, (1, 0, 0)), figure=Figure(spheres.box((1, 1, 1)), lattice=spheres))
    assert sentences(other) == [
        (
            FaultKind.LATTICE,
            "The figure is made of spheres, but the pieces of Bars are made of cubes.",
        )
    ]


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        (PieceChoice("D", 4), "“at least 4 of D” can never be met: there are only 3 of these"),
        (PieceChoice("D", 0, 0), "“at most 0 of D” can never be met: 1 of these pieces must be"),
        (PieceChoice("M", 1, 1), "“exactly 1 of M” can never be met: no subset of the pieces that"),
        (PieceChoice("MD", 3, 3), None),
    ],
)
def test_choices(choice, message):
    puzzle = row(6, (2, 3, 0), (0, 1, 0), choices=(choice,))
    found = sentences(puzzle)
    assert [kind for kind, _ in found] == [FaultKind.CHOICE] * (message is not None)
    assert all(message in text for _, text in found)


def placed(piece, *cells, copy=0):
    return PlacedPiece(piece, copy, tuple((x, 0, 0) for x in cells))


@pytest.mark.parametrize(
    ("pre_placed", "others", "message"),
    [
        ([placed(1, 0, 1)], {}, None),
        ([placed(1, 5, 6)], {}, "D is not within the figure."),
        ([placed(1, 0, 2)], {}, "D cannot fill the cells marked for it."),
        ([placed(1, 0, 1)], {"forbidden": frozenset({(1, (1, 0, 0))})},
         "D covers a cell that is forbidden for it."),
        ([placed(1, 0, 1)], {"forbidden": frozenset({(2, (1, 0, 0))})}, None),
        ([placed(1, 0, 1), placed(2, 1, 2, 3)], {}, "B overlaps another pre-placed piece."),
        ([placed(0, 0), placed(0, 1, copy=1)], {}, "M is pre-placed more times than the set has"),
        ([], {"misplaced": (placed(1, 0, 1),)},
         "D cannot lie in its place; move or remove it."),
    ],
)  # fmt: skip
def test_pre_placed_pieces(pre_placed, others, message):
    puzzle = row(6, (1, 1, 1), pre_placed=tuple(pre_placed), **others)
    found = [each for each in faults(puzzle) if each.kind is FaultKind.PRE_PLACED]
    assert [message in each.message for each in found] == [True] * (message is not None)
    assert all(each.cells == (pre_placed or [placed(1, 0, 1)])[-1].cells for each in found)


def test_pieces_that_fit_nowhere_or_have_too_few_places():
    box = Figure(CUBIC.box((2, 2, 1)))
    long = replace(BAR, name="bar")
    some = PieceSet("p", "p", (MONO, long), (1, 1))
    assert (FaultKind.PIECE, "Piece B (bar) fits nowhere in the figure.") in sentences(
        Puzzle(box, some)
    )
    # One bar fits in a row of three beside a square, two do not.
    cells = [*CUBIC.box((3, 1, 1)), (0, 1, 0), (1, 1, 0), (5, 5, 0)]
    two = Puzzle(Figure(cells), PieceSet("p", "p", (BAR,), (2,)))
    assert (FaultKind.PIECE, "Piece B has too few places.") in sentences(two)
    beside = row(6, (1, 1, 1), pre_placed=(placed(0, 2),))
    assert sentences(beside) == []
    middle = row(6, (1, 1, 1), pre_placed=(placed(1, 2, 3),))
    assert any("fits nowhere in the space that the pre-placed" in t for _, t in sentences(middle))
    again = row(9, (1, 1, 2), pre_placed=(placed(1, 3, 4),))
    assert sentences(again) == []
    few = row(9, (1, 1, 2), pre_placed=(placed(1, 2, 3),))
    assert sentences(few) == [] or all("next to" in text for _, text in sentences(few))


def test_cells_that_no_piece_reaches():
    corner = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)]
    some = PieceSet("p", "p", (BAR, MONO), (1, 1))
    forbidden = frozenset((1, cell) for cell in corner if cell != (1, 0, 0))
    found = faults(Puzzle(Figure(corner), some, forbidden=forbidden))
    (fault,) = [each for each in found if each.kind is FaultKind.CELL]
    assert fault.message == "One cubelet cannot be reached by any piece."
    assert fault.cells == ((2, 1, 0),)


def test_which_faults_prove_a_sound_puzzle_impossible():
    proving = {kind for kind in FaultKind if kind.proves_impossible}
    assert proving == {FaultKind.PART, FaultKind.PIECE, FaultKind.CELL, FaultKind.PARITY}
    part, count = Fault(FaultKind.PART, "p"), Fault(FaultKind.CELL_COUNT, "c")
    assert proves_impossible(PuzzleError([part, part]))
    assert not proves_impossible(PuzzleError([part, count]))


def test_parity_names_the_numbers_of_both_colours():
    # Two dominoes, each of one black and one white cell, and cells of three to one.
    star = [(1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0)]
    some = PieceSet("p", "p", (DOMINO,), (2,))
    (fault,) = [
        each for each in faults(Puzzle(Figure(star), some)) if each.kind is FaultKind.PARITY
    ]
    assert fault.message == (
        "Coloured like a chessboard, the figure has 3 cubelets of one colour and 1 of the other; "
        "these pieces cover at most 2 of one colour."
    )
    # A T covers three and one, so that two of them cover 6 and 2, or 4 and 4, but not 5 and 3.
    tee = Piece("T", ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)))
    cells = [(x, 0, 0) for x in range(7)] + [(1, 1, 0)]
    number = CUBIC.imbalance(cells)
    found = faults(Puzzle(Figure(cells), PieceSet("p", "p", (tee,), (2,))))
    assert number == 2
    assert any("these pieces cannot cover exactly these numbers" in each.message for each in found)

"""The size of a figure beside its pieces, in words."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import any_subset, puzzle_to_fill
from cubewright.model.puzzle import Puzzle
from cubewright.presenter import figure_status
from cubewright.presenter.figure_status import (
    cells_text,
    faults_not_in_status,
    impossible_prefix,
    impossible_text,
    may_be_repaired,
    misfit,
    status,
    symmetry_text,
    why_not,
)
from cubewright.presenter.scripting import solve
from cubewright.solver.problem.faults import FaultKind, faults

SOMA = piece_set("soma")
EMPTY = PieceSet("none", "None", (), ())


def bar(cells, optional=0):
    listed = CUBIC.box((cells, 1, 1)) if cells else ()
    return Figure(listed, "bar", optional=listed[:optional])


def rods(*lengths, counts=None, **others):
    pieces = tuple(
        Piece(symbol, CUBIC.box((length, 1, 1)))
        for symbol, length in zip("ABCDEFG", lengths, strict=False)
    )
    return PieceSet("rods", "Rods", pieces, counts or (1,) * len(lengths), **others)


@pytest.mark.parametrize(
    ("figure", "pieces", "text"),
    [
        (bar(5), EMPTY, "5 cubelets, and no pieces yet"),
        (bar(0), SOMA, "No cubelets yet; the pieces of Soma have 27"),
        (bar(1), piece_set("meteor"), "1 cubelet; the pieces of Meteor are hexagons"),
        (bar(27), SOMA, "27 of 27 cubelets"),
        (bar(28), SOMA, "28 cubelets: one too many for Soma"),
        (bar(28, 1), SOMA, "28 cubelets, one optional: one stays empty"),
        (bar(27, 2), SOMA, "27 cubelets, two optional: none stays empty"),
        (bar(30, 3), SOMA, "30 cubelets, three optional: three stay empty"),
        (bar(30, 2), SOMA, "28 to 30 cubelets: one too many for Soma"),
        (bar(3), rods(1, 2), "3 of 3 cubelets"),
        (bar(2), rods(1, 2), "2 cubelets: the 2-cube piece"),
        (bar(4), rods(4, 4, 4), "4 cubelets: any 1 of the 4-cube pieces"),
        (bar(8), rods(4, 4, 3), "8 cubelets: all 2 4-cube pieces"),
        (bar(7), rods(3, 4, 4), "7 cubelets: the 3-cube piece and any 1 of the 4-cube pieces"),
        (
            bar(4),
            rods(4, 2, 2, 1),
            "4 cubelets: the 4-cube piece, or all 2 2-cube pieces",
        ),
        (bar(4), rods(4, 3, 2, 2, 1), "4 cubelets: any subset of Rods that fits"),
        (bar(1), rods(2, 3), "1 cubelet: four too few for Rods"),
        (
            bar(4),
            rods(2, 3),
            "4 cubelets: one too few for Rods, and no subset of its pieces fills 4",
        ),
    ],
)
def test_the_status_of_a_figure(figure, pieces, text):
    assert status(puzzle_to_fill(figure, pieces)) == text


def test_the_status_with_a_minimum_of_copies():
    pieces = rods(2, 3, counts=(2, 2), minimums=(1, 1))
    assert status(Puzzle(bar(4), pieces)) == "4 cubelets: one too few for Rods"
    assert status(Puzzle(bar(6), pieces)) == "6 cubelets: no subset of the pieces of Rods fits"
    assert status(Puzzle(bar(11), pieces)) == "11 cubelets: one too many for Rods"
    assert status(Puzzle(bar(10), pieces)).startswith("10 cubelets: ")


def test_the_number_of_cells():
    assert cells_text(Puzzle(bar(0), SOMA)) == "No cubelets yet"
    assert cells_text(Puzzle(bar(1), SOMA)) == "1 cubelet"
    assert cells_text(Puzzle(bar(3, 1), SOMA)) == "2 to 3 cubelets"
    assert cells_text(Puzzle(bar(27), SOMA)) == "27 of 27 cubelets"
    assert cells_text(Puzzle(bar(28, 1), SOMA)) == "28 cubelets"
    assert cells_text(Puzzle(bar(3, 3), EMPTY)) == "0 to 3 cubelets"


@pytest.mark.parametrize(
    ("figure", "pieces", "reason"),
    [
        (bar(27), SOMA, ""),
        (bar(28), SOMA, "1 cubelet too many"),
        (bar(29, 1), SOMA, "1 cubelet too many"),
        (bar(28, 1), SOMA, ""),
        (bar(25), SOMA, "2 cubelets too few"),
        (bar(3), EMPTY, ""),
        (bar(0), SOMA, ""),
        (bar(3), piece_set("meteor"), "the pieces are hexagons"),
        (bar(26), any_subset(SOMA), "no subset of the pieces fits"),
        (bar(6), rods(2, 3, counts=(2, 2), minimums=(1, 1)), "no subset of the pieces fits"),
        (bar(4), rods(2, 3, counts=(2, 2), minimums=(1, 1)), "1 cubelet too few"),
    ],
)
def test_why_sizes_make_a_puzzle_impossible(figure, pieces, reason):
    puzzle = Puzzle(figure, pieces)
    assert misfit(puzzle) == reason
    text = impossible_text(puzzle)
    assert text == (f"{impossible_prefix()}{reason}" if reason else "")


def test_faults_that_the_status_shows_are_not_said_again():
    too_few = faults(Puzzle(bar(25), SOMA))
    assert [fault.kind for fault in too_few] == [FaultKind.CELL_COUNT]
    assert faults_not_in_status(too_few) == ()
    assert faults_not_in_status(faults(Puzzle(bar(0), SOMA))) == ()
    flat = faults(Puzzle(bar(27), SOMA))
    assert flat
    assert faults_not_in_status(flat) == flat
    assert why_not(flat) == " ".join(each.message for each in flat)
    assert why_not(()) == ""


def test_a_puzzle_may_be_repaired_if_one_cell_is_wrong_or_a_check_refutes_it():
    def repairable(puzzle):
        return may_be_repaired(puzzle, faults(puzzle))

    assert repairable(Puzzle(bar(26), SOMA))
    assert repairable(Puzzle(bar(28), SOMA))
    assert not repairable(Puzzle(bar(25), SOMA))  # still being drawn
    assert not repairable(Puzzle(bar(0), SOMA))
    assert not repairable(Puzzle(bar(1), EMPTY))
    assert repairable(Puzzle(bar(27), SOMA))  # no piece fits
    assert not repairable(built_in_puzzle("cube"))


def test_the_symmetry_of_a_figure_and_of_a_solution():
    cube = built_in_puzzle("cube")
    solution = solve(cube, limit=1)[0]
    text = symmetry_text(cube.figure, solution)
    assert text.startswith("Symmetry: full cube (Oh, 48); this solution: ")
    assert text.endswith("none")
    assert symmetry_text(cube.figure, None) == "Symmetry: full cube (Oh, 48)"


def test_pieces_on_other_lattices_have_cells():
    hexagonal = lattice("hexagonal")
    pieces = PieceSet(
        "hexagons", "Hexagons", (Piece("A", ((0, 0, 0),), lattice=hexagonal),), (1,), hexagonal
    )
    two = replace(
        pieces,
        pieces=(*pieces.pieces, Piece("B", ((0, 0, 0), (1, 0, 0)), lattice=hexagonal)),
        counts=(1, 1),
    )
    figure = Figure(((0, 0, 0),), "one", hexagonal)
    assert figure_status.status(puzzle_to_fill(figure, two)) == "1 hexagon: the 1-cell piece"

"""Sets of different tri- and tetracubes that fill the 3x3x3 cube, against a plain count.

27 cells are one tricube and six tetracubes. The straight tetracube is too long for the cube,
so there are 2 x 7 choices; the one with the bent tricube and without a straight or square
tetracube is Soma.
"""

from dataclasses import replace

import pytest
from plain_count import counted
from plain_listing import PlainListing

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import lattice
from cubewright.model.puzzle import Puzzle
from cubewright.solver.design.search import DesignRequest, design
from cubewright.solver.design.trial import Wanted, chosen_set

CUBIC = lattice("cubic")
CUBE = Figure(CUBIC.box((3, 3, 3)), "cube")
TETRACUBES = piece_set("tetracubes-8")
"""Q straight, L, T, Z, S square, A and B screws, P tripod."""
TRICUBES = tuple(
    replace(piece, symbol=symbol)
    for piece, symbol in zip(generated_set(CUBIC, PieceRule(3)).pieces, "IV", strict=True)
)
POOL = replace(TETRACUBES, pieces=TETRACUBES.pieces + TRICUBES, counts=(1,) * 10)
COUNTS = {
    "TZSABPV": 39, "LZSABPV": 47, "LTSABPV": 221, "LTZABPV": 240, "LTZSAPV": 337, "LTZSABV": 261,
    "TZSABPI": 27, "LZSABPI": 0, "LTSABPI": 99, "LTZABPI": 138, "LTZSAPI": 245, "LTZSABI": 32,
}  # fmt: skip
"""Solutions up to rotation and reflection; that of Soma, 240, was published by J. H. Conway and
M. J. T. Guy. LTZSBPV and LTZSBPI are the mirror images of two of these choices.
"""
SOMA = "LTZABPV"


def named(choice):
    return "".join(piece.symbol for piece in chosen_set(POOL, choice).pieces)


def test_all_choices_but_one_fill_the_cube():
    *reports, last = design(DesignRequest((CUBE,), POOL, Wanted(), different=True))
    found = [each for report in (*reports, last) for each in report.found]
    assert {named(each.choice): each.trial.solutions for each in found} == {
        name: solutions for name, solutions in COUNTS.items() if solutions
    }
    assert (last.total, last.repeated, last.refuted + last.impossible) == (14, 2, 1)
    # With the mirror images, 13 of 14 choices are solvable.
    assert len(found) + last.repeated == 13
    assert COUNTS[SOMA] == 240


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=() if each == "TZSABPI" else pytest.mark.slow) for each in COUNTS],
)
def test_a_plain_count_finds_as_many(name):
    choice = tuple(int(piece.symbol in name) for piece in POOL.pieces)
    _, _, unique = counted(PlainListing(Puzzle(CUBE, chosen_set(POOL, choice))))
    assert unique == COUNTS[name]

"""Plans in words."""

from itertools import product

import pytest

from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.spheres import SPHERES
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.analysis.plan_text import (
    direction_text,
    move_text,
    piece_names,
    plan_lines,
)
from cubewright.solver.disassembly.tight_edges import TightEdge

UP, BACK = (0, 0, 1), (0, 1, 0)


def test_parts_that_come_apart_later_have_a_heading():
    first = Separation((0, 1), (Move((1,), BACK, FOR_EVER),))
    moves = (Move((0, 2), UP, 3), Move((2,), UP, FOR_EVER))
    plan = Separation((0, 1, 2), moves, first)
    assert list(plan_lines(plan, ("A", "B1", "B2"), CUBIC)) == [
        "    1  A B2: 3 up",
        "    2  B2: up and out",
        "then A B1",
        "    1  B1: to the back and out",
    ]


def test_copies_of_a_piece_have_numbers():
    pieces = (Piece("A", ((0, 0, 0),)), Piece("B", ((0, 0, 0), (1, 0, 0))))
    figure = Figure(CUBIC.box((4, 1, 1)))
    puzzle = Puzzle(figure, PieceSet("own", "own", pieces, (2, 1)))
    placed = (
        PlacedPiece(0, 0, ((0, 0, 0),)),
        PlacedPiece(0, 1, ((1, 0, 0),)),
        PlacedPiece(1, 0, ((2, 0, 0), (3, 0, 0))),
    )
    assert piece_names(puzzle, placed) == ("A1", "A2", "B")


def test_every_direction_of_spheres_has_words():
    texts = {
        direction_text(SPHERES, step)
        for x, y, z in SPHERES.slides
        for step in ((x, y, z), (-x, -y, -z))
    }
    assert len(texts) == 2 * len(SPHERES.slides)
    assert all(text.startswith(("up", "down", "to the ")) for text in texts)


@pytest.mark.parametrize(("axis", "side"), list(enumerate(["right", "front", "above"])))
def test_a_turn_is_named_by_what_it_does_seen_from_a_side(axis, side):
    for way, distance in product((1, -1), (1, 2)):
        step = tuple(way if n == axis else 0 for n in range(3))
        pivot = tuple(0 if n == axis else n + 1 for n in range(3))
        text = move_text(Turn((0,), step, distance, pivot), "A", CUBIC)
        towards = way if axis != 1 else -way  # y leads away from you
        assert text.startswith(f"A: turn by {90 * distance}° about the axis through ")
        assert text.endswith(f", {'anti' if towards > 0 else ''}clockwise from {_from(side)}")
        assert [f"{n} = {(i + 1) / 2:g}" in text for i, n in enumerate("xyz")] == [
            i != axis for i in range(3)
        ]


def test_the_edges_with_the_least_room_stand_below_their_turn():
    moves = Turn((1,), (0, 0, 1), 1, (3, 2, 0)), Move((1,), (0, 0, 1), 0)
    ends = ((0.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    edges = ((TightEdge(45.0, 1, 0, ends),), ())
    lines = list(plan_lines(Separation((0, 1), moves), "AB", CUBIC, edges))
    assert lines[1] == "         at 45°, edges of B pass A"
    assert len(lines) == 3


def _from(side):
    return side if side == "above" else f"the {side}"

"""Motions end where the solution is, and follow the plan of taking it apart."""

from dataclasses import replace

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.animations.frames import DISASSEMBLY
from cubewright.formats.exports.export_format import ExportSource
from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.exports.motions import (
    build_up_motion,
    disassembly_motion,
    motion_of_plan,
    with_motion,
)
from cubewright.presenter.scripting import load, solve

HERE = (0.0, 0.0, 0.0)


@pytest.fixture(scope="module")
def solution():
    return next(iter(solve(load("cube"), limit=1)))


def test_the_build_up_adds_one_piece_at_each_stage_and_ends_in_place(solution):
    stages = build_up_motion(solution).stages
    assert [len(stage.end) for stage in stages] == [1, 2, 3, 4, 5, 6, 7, 7]
    for stage in stages:
        assert stage.start.keys() == stage.end.keys()
        assert set(stage.end.values()) == {HERE}
        assert len(stage.moving) <= 1
    for stage in stages[1:-1]:
        (piece,) = stage.moving
        assert np.linalg.norm(stage.start[piece]) > 8


def test_an_assembly_without_pieces_has_a_motion_of_nothing(solution):
    motion = build_up_motion(replace(solution, placed=()))
    assert [stage.moving for stage in motion.stages] == [motion.stages[0].moving]
    assert not motion.stages[0].end


def test_a_plan_moves_pieces_and_then_takes_apart_both_halves(solution):
    last = Separation((5, 6), (Move((6,), (1, 0, 0), FOR_EVER),))
    moves = (Move((0,), (0, 0, 1), 2), Move((5, 6), (0, -1, 0), FOR_EVER))
    plan = Separation(tuple(range(7)), moves, None, last)
    pause, first, out, alone, end, rest = motion_of_plan(solution, plan).stages
    assert not pause.moving
    assert first.end[0] == (0.0, 0.0, 2.0)
    assert out.start[0] == (0.0, 0.0, 2.0)
    assert out.moving == {5, 6}
    assert out.end[5][1] < -8
    assert alone.start.keys() == {5, 6}
    assert alone.start[5] == alone.start[6]
    assert end.moving == {6}
    assert rest.start == rest.end == {5: end.end[5]}


def test_a_solution_that_comes_apart_has_a_motion():
    figure = Figure([(x, 0, 0) for x in range(4)])
    pieces = PieceSet("two", "Two", (Piece("A", ((0, 0, 0), (1, 0, 0))),), (2,))
    solution = next(iter(solve(Puzzle(figure, pieces), limit=1)))
    found = []

    def follow():
        found.append((yield from disassembly_motion(solution)))

    assert set(follow()) <= {0.0}
    _, stage, rest = found[0].stages
    assert len(stage.moving) == 1
    assert rest.end.keys() == stage.end.keys() - stage.moving


def test_what_has_no_disassembly_on_its_lattice_is_refused_with_the_way_out():
    solution = next(iter(solve(load("rhombic-cube"), limit=1)))
    with pytest.raises(CubewrightError, match="taken apart; animate their build-up instead"):
        list(disassembly_motion(solution))


def test_a_solution_that_cannot_be_taken_apart_is_refused():
    """A ring around a bar that is thicker at both ends."""
    ring = [(x, y, 1) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    bar = [(1, 1, 1)] + [(x, y, z) for x in range(3) for y in range(3) for z in (0, 2)]
    figure = Figure(ring + bar)
    pieces = PieceSet("s", "S", (Piece("R", tuple(ring)), Piece("B", tuple(bar))), (1, 1))
    solution = next(iter(solve(Puzzle(figure, pieces), limit=1)))
    with pytest.raises(CubewrightError, match="cannot be taken apart; animate its build-up"):
        list(disassembly_motion(solution))


def test_pieces_of_a_group_stay_together():
    room = [(x, y, z) for x in range(3) for y in range(3) for z in range(3)]
    lid = [(x, y, 3) for x in range(3) for y in range(3)]
    middle = (1, 1, 1)
    room.remove(middle)
    pieces = tuple(
        Piece(symbol, tuple(cells), symbol, "#e54d72")
        for symbol, cells in zip("ABC", (room, [middle], lid), strict=True)
    )
    puzzle = Puzzle(
        Figure((*room, middle, *lid), "room"), PieceSet("own", "own", pieces, (1, 1, 1))
    )
    solution = next(iter(solve(puzzle)))
    source = ExportSource(puzzle, "room", (solution,))
    with pytest.raises(CubewrightError, match="cannot be taken apart"):
        list(with_motion(source, DISASSEMBLY))
    grouped = replace(source, groups=(((1, 1),), ((1, 1),), ()))
    moving = returned(with_motion(grouped, DISASSEMBLY)).motion
    assert any(stage.moving in ({2}, {0, 1}) for stage in moving.stages)


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            return ended.value

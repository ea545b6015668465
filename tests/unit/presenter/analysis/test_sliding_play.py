"""Playing a sliding puzzle by hand."""

import random

from cubewright.formats.sliding import sliding_puzzles
from cubewright.model.sliding import DIRECTIONS, SlidingMove
from cubewright.presenter.analysis.sliding_play import SlidingPlay


def klotski():
    return SlidingPlay(sliding_puzzles()["klotski"])


def test_steps_of_one_piece_are_one_move():
    play = klotski()
    assert play.step("i", "right")
    assert play.step("i", "right")
    assert play.step("F", "up") is False
    assert play.moves == (SlidingMove("i", ("right", "right")),)
    assert [play.count(each) for each in ("pieces", "straight", "steps")] == [1, 1, 2]


def test_a_piece_that_returns_has_not_moved():
    play = klotski()
    play.step("i", "right")
    play.step("i", "left")
    assert play.moves == ()
    assert play.places == play.puzzle.start


def test_a_wall_or_a_piece_stops_a_step():
    play = klotski()
    assert not play.step("i", "left")
    assert not play.step("B", "front")
    assert play.places == play.puzzle.start


def test_a_bend_is_one_move_and_two_straight_ones():
    play = klotski()
    play.step("g", "front")
    play.step("g", "right")
    assert [play.count(each) for each in ("pieces", "straight", "steps")] == [1, 2, 2]


def test_every_move_is_undone_and_made_again():
    chance = random.Random(4)
    for name, puzzle in sliding_puzzles().items():
        play = SlidingPlay(puzzle)
        seen = [play.places]
        for _ in range(300):
            before = len(play.moves)
            if play.step(chance.choice(sorted(play.places)), chance.choice(sorted(DIRECTIONS))):
                seen[len(play.moves) :] = [play.places]
                assert abs(len(play.moves) - before) <= 1, name
        for places in reversed(seen[:-1]):
            assert play.undo()
            assert play.places == places
        assert not play.undo()
        for places in seen[1:]:
            assert play.redo()
            assert play.places == places
        assert not play.redo()
        play.restart()
        assert play.places == puzzle.start
        assert play.can_redo

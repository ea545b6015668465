"""The places of pieces while a plan is carried out."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.taking_apart.parking import box_of
from cubewright.presenter.taking_apart.sight import MAX_RADIUS, Sight
from cubewright.presenter.taking_apart.timeline import (
    GAP,
    Timeline,
    _steps_to_clear,
    _turned,
)
from cubewright.solver.disassembly.poses import Pose

MOVING = [each for each in lattices().values() if each.slides]
PIECES = [[(x, 0, 0), (x, 1, 0)] for x in range(4)]
"""Four dominoes side by side."""


def plan():
    """Two dominoes leave together, then each half is taken apart."""
    left, right, up = (-1, 0, 0), (1, 0, 0), (0, 0, 1)
    staying = Separation((0, 1), (Move((1,), up, 1), Move((1,), up, FOR_EVER)))
    removed = Separation((2, 3), (Move((3,), right, FOR_EVER),))
    moves = (Move((0, 1), left, 2), Move((2, 3), up, FOR_EVER))
    return Separation((0, 1, 2, 3), moves, staying, removed)


def boxes(timeline, moment, pieces=PIECES, its=CUBIC):
    offsets = timeline.offsets(moment)
    found = [box_of(its, cells) for cells in pieces]
    return [(low + by, high + by) for (low, high), by in zip(found, offsets, strict=True)]


def overlap(one, other):
    return bool((np.minimum(one[1], other[1]) - np.maximum(one[0], other[0]) > 1e-6).all())


def test_moves_come_in_the_order_of_the_level_string():
    timeline = Timeline(CUBIC, PIECES, plan())
    assert [(step.part.pieces, step.number, step.removes) for step in timeline.steps] == [
        ((0, 1, 2, 3), 1, False),
        ((0, 1, 2, 3), 2, True),
        ((0, 1), 1, False),
        ((0, 1), 2, True),
        ((2, 3), 1, True),
    ]


def test_pieces_are_where_the_moves_bring_them():
    timeline = Timeline(CUBIC, PIECES, plan())
    assert not timeline.offsets(0).any()
    assert timeline.offsets(0.5)[:, 0].tolist() == [-1, -1, 0, 0]
    assert timeline.offsets(1)[:, 0].tolist() == [-2, -2, 0, 0]
    third = timeline.offsets(3) - timeline.offsets(2)
    assert third.tolist() == [[0, 0, 0], [0, 0, 1], [0, 0, 0], [0, 0, 0]]
    fetched = timeline.offsets(4.4)
    assert np.allclose(fetched[2], fetched[3])  # the removed half comes back together


def test_parts_that_have_left_are_apart_and_near():
    timeline = Timeline(CUBIC, PIECES, plan())
    at_end = boxes(timeline, 5)
    for number, one in enumerate(at_end):
        for other in at_end[:number]:
            assert not overlap(one, other)
    assert np.abs(timeline.offsets(5)).max() < 12
    assert timeline.sight(5) == Sight.of(at_end)


def test_nothing_jumps():
    timeline = Timeline(CUBIC, PIECES, plan())
    moments = np.linspace(0, len(timeline.steps), 2001)
    before = timeline.offsets(0)
    for moment in moments:
        after = timeline.offsets(float(moment))
        assert np.linalg.norm(after - before, axis=1).max() < 0.2
        before = after
    assert timeline.offsets(99).tolist() == timeline.offsets(5).tolist()
    assert not timeline.offsets(-1).any()


def test_what_is_kept_in_sight_changes_when_pieces_leave_a_part():
    timeline = Timeline(CUBIC, PIECES, plan())
    assert timeline.sight(0) == timeline.sight(0.5) == timeline.sight(1)
    assert timeline.sight(1).holds(Sight.of([*boxes(timeline, 0), *boxes(timeline, 1)]))
    assert timeline.sight(1.5) == timeline.sight(2) != timeline.sight(2.5)
    assert timeline.sight(1.5).radius > timeline.sight(1).radius
    assert timeline.sight(99) == timeline.sight(5)


def test_a_part_that_leaves_stays_in_sight_on_its_way_out():
    timeline = Timeline(CUBIC, PIECES, plan())
    for number, step in enumerate(timeline.steps):
        if step.removes:
            legs = round((timeline.duration(number) - 0.4) / 0.6)  # out, across and down come last
            out = boxes(timeline, number + (legs - 2) / legs)
            seen = timeline.sight(number + 0.5)
            corners = np.array([out[piece] for piece in step.part.pieces]).reshape(-1, 3)
            assert np.linalg.norm(corners - seen.centre, axis=1).max() <= seen.radius + 1e-6


def test_the_work_stays_large_however_many_parts_are_parked():
    count = 12
    pieces = [[(x, y, 0) for y in range(6)] for x in range(count)]
    built = None
    for piece in range(count - 2, -1, -1):
        moves = (Move((piece,), (0, 0, 1), 1), Move((piece,), (0, 0, 1), FOR_EVER))
        built = Separation(tuple(range(piece, count)), moves, built)
    timeline = Timeline(CUBIC, pieces, built)
    assembly = Sight.of(boxes(timeline, 0, pieces)).radius
    everything = Sight.of(boxes(timeline, len(timeline.steps), pieces))
    assert everything.radius > MAX_RADIUS * assembly
    assert timeline.sight(len(timeline.steps)).holds(everything)
    for moment in range(len(timeline.steps)):
        seen = timeline.sight(moment)
        assert seen.radius <= MAX_RADIUS * assembly * 1.1
        members = timeline.steps[moment].part.pieces
        here = boxes(timeline, moment, pieces)
        corners = np.array([here[piece] for piece in members]).reshape(-1, 3)
        assert np.linalg.norm(corners - seen.centre, axis=1).max() <= seen.radius + 1e-6


def test_a_move_that_parks_takes_longer():
    timeline = Timeline(CUBIC, PIECES, plan())
    assert timeline.duration(0) == 1.0
    assert timeline.duration(1.5) > timeline.duration(0.5)
    assert timeline.duration(4) > timeline.duration(3)  # its part is fetched first


@pytest.mark.parametrize("its", MOVING, ids=[each.name for each in MOVING])
def test_parts_slide_along_the_directions_of_each_lattice(its):
    here = its.box((1, 1, 1))[0]
    for step in its.slides:
        there = tuple(a + 2 * b for a, b in zip(here, step, strict=True))
        moves = (Move((1,), step, 1), Move((1,), step, FOR_EVER))
        pieces = [[here], [there]]
        timeline = Timeline(its, pieces, Separation((0, 1), moves))
        moved = timeline.offsets(1)
        np.testing.assert_allclose(moved[1], its.space @ np.array(step), atol=1e-9)
        assert not moved[0].any()
        assert not overlap(*boxes(timeline, 2, pieces, its))


def test_pieces_turn_about_their_axis():
    quarter = Turn((1,), (0, 0, 1), 1, (2, 0, 0))
    moves = (
        Move((1,), (1, 0, 0), 3),
        Turn((1,), (0, 0, 1), 2, (9, 1, 0)),
        Move((0,), (0, 0, 1), 0),
    )
    pieces = [[(0, 0, 0)], [(1, 0, 0), (2, 0, 0)]]
    timeline = Timeline(CUBIC, pieces, Separation((0, 1), moves))
    before, half, after = (timeline.places(moment)[1] for moment in (1, 1.5, 2))
    corner = np.array([1.0, 0.0, 0.0, 1.0])  # (4, 0, 0) after the slide; the pivot is (4.5, 0.5)
    assert (before @ corner).tolist() == [4, 0, 0]
    np.testing.assert_allclose(half @ corner, [5, 0, 0], atol=1e-9)
    np.testing.assert_allclose(after @ corner, [5, 1, 0], atol=1e-9)
    assert timeline.duration(1) > timeline.duration(0)
    pose = Pose().moved_by(moves[0]).moved_by(moves[1])
    assert pose.cells(pieces[1]) == ((4, 0, 0), (3, 0, 0))
    np.testing.assert_allclose(pose.place(CUBIC), after, atol=1e-9)
    for start in range(4):  # four quarters lead back
        pose = Pose((start, 2, 1))
        for _ in range(4):
            pose = pose.moved_by(quarter)
        assert pose == Pose((start, 2, 1))


def test_parts_wait_until_it_is_their_turn():
    timeline = Timeline(CUBIC, PIECES, plan())
    assert timeline.parts_at(0) == ()
    assert timeline.parts_at(2.5) == ((2, 3),)
    assert timeline.parts_at(4) == ()


CORNERS = st.tuples(*[st.integers(-4, 4)] * 3)
SIZES = st.tuples(*[st.integers(1, 4)] * 3)


@given(CORNERS, SIZES, CORNERS, SIZES, st.sampled_from([*product((-1, 0, 1), repeat=3)]))
def test_a_part_leaves_as_far_as_a_gap_behind_the_others(low, size, other_low, other_size, along):
    if not any(along):
        return
    own = np.array(low, float), np.array(low, float) + size
    rest = np.array(other_low, float), np.array(other_low, float) + other_size
    along = 2 * np.array(along, float)
    steps = _steps_to_clear(own, rest, along)
    unit = along / np.linalg.norm(along)

    def ends(box):
        corners = [corner @ unit for corner in map(np.array, product(*zip(*box, strict=True)))]
        return min(corners), max(corners)

    distance = steps * np.linalg.norm(along)
    gap = ends(own)[0] + distance - ends(rest)[1]
    assert gap >= GAP - 1e-9
    assert gap == pytest.approx(GAP) or steps == 0


@given(st.integers(-3, 3), st.floats(0, 1), st.sampled_from([(1, 0, 0), (0, -1, 0), (0, 0, 1)]))
def test_a_turn_keeps_its_axis_and_distances(distance, share, step):
    turn = Turn((0,), step, distance, (2, 4, 6), Fraction(1, 10))
    places = np.array([np.eye(3, 4)] * 2)
    after = _turned(places, turn, share)
    np.testing.assert_array_equal(after[1], places[1])
    matrix, shift = after[0, :, :3], after[0, :, 3]
    np.testing.assert_allclose(matrix @ matrix.T, np.eye(3), atol=1e-9)
    np.testing.assert_allclose(matrix @ step, step, atol=1e-9)
    pivot = np.array(turn.pivot) / 2
    np.testing.assert_allclose(matrix @ pivot + shift, pivot, atol=1e-9)
    assert np.trace(matrix) == pytest.approx(1 + 2 * np.cos(np.pi / 2 * distance * share))
    side = np.roll(np.array(step, float), 1)
    turned_side = np.cross(step, side) @ (matrix @ side)
    assert turned_side == pytest.approx(np.sin(np.pi / 2 * distance * share), abs=1e-9)


def test_separations_are_the_moments_at_which_pieces_have_left():
    timeline = Timeline(CUBIC, PIECES, plan())
    left = [n for n, step in enumerate(timeline.steps, 1) if step.removes]
    end = len(timeline.steps)
    assert left[-1] == end
    assert [timeline.separation(each) for each in (0.0, left[0] - 0.5, end)] == [
        left[0],
        left[0],
        end,
    ]
    assert timeline.separation(end, back=True) == (left[-2] if len(left) > 1 else 0.0)
    assert timeline.separation(0.0, back=True) == 0.0


def test_what_is_in_the_middle_before_each_move():
    timeline = Timeline(CUBIC, PIECES, plan())
    parts = [timeline.start_at(moment)[0] for moment in (0, 0.9, 1, 2, 3, 4, 5, 9)]
    assert parts == [(0, 1, 2, 3)] * 3 + [(0, 1)] * 2 + [(2, 3)] * 3
    for moment, (_, start) in enumerate(timeline.start_at(n) for n in range(5)):
        before = timeline.places(moment)
        pieces = list(timeline.steps[moment].part.pieces)
        others = [n for n in range(4) if n not in pieces]
        assert np.allclose(start.places[others], before[others])
        if timeline.steps[moment].number > 1:
            assert np.allclose(start.places, before)
    fetched = timeline.start_at(4)[1]
    assert np.allclose(fetched.places[[2, 3], :, 3], 0)
    again = Timeline(CUBIC, PIECES, timeline.steps[4].part, fetched)
    assert np.allclose(again.places(0), fetched.places)


def test_parts_that_wait_beside_the_work():
    timeline = Timeline(CUBIC, PIECES, plan())
    waiting = [timeline.parts_at(moment) for moment in (0, 1, 2, 3, 4, 5)]
    assert waiting == [(), (), ((2, 3),), ((2, 3),), (), ()]


def test_the_duration_of_a_move_grows_with_its_legs_and_quarters():
    timeline = Timeline(CUBIC, PIECES, plan())
    slide, leave = timeline.duration(0), timeline.duration(1)
    assert slide == pytest.approx(1.0)
    assert leave > slide
    assert timeline.duration(-1) == slide
    assert timeline.duration(99) == timeline.duration(4)
    half = Separation(
        (0, 1), (Turn((1,), (0, 0, 1), 2, (0, 0, 0)), Move((1,), (0, 0, 1), FOR_EVER))
    )
    turning = Timeline(CUBIC, PIECES[:2], half)
    assert turning.duration(0) == pytest.approx(1.6)


def test_moments_outside_of_the_plan_are_its_ends():
    timeline = Timeline(CUBIC, PIECES, plan())
    assert np.allclose(timeline.places(-1), timeline.places(0))
    assert np.allclose(timeline.places(6), timeline.places(5))
    assert timeline.places(2.5).shape == (4, 3, 4)
    quarter, three = timeline.offsets(0.25), timeline.offsets(0.75)
    assert quarter[0, 0] == pytest.approx(-2 * 0.15625)
    assert three[0, 0] == pytest.approx(-2 * 0.84375)


def test_bars_are_where_an_edge_is_at_its_angle():
    wall = [(1, 0, 0), (1, 1, 0), (-2, 0, 0)]
    turn = Turn((0,), (0, 0, -1), 2, (1, 1, 0), Fraction(1, 5))
    moves = (Move((0,), (0, 0, 1), 1), turn, Move((0,), (0, 0, 1), FOR_EVER))
    timeline = Timeline(CUBIC, [[(0, 0, -1), (0, 0, 0)], wall], Separation((0, 1), moves))
    none, tight, left = timeline.tight_edges
    assert not none
    assert not left
    assert [edge.angle for edge in tight] == [45, 135]
    assert timeline.bars(0.0) is timeline.bars(1.0)
    assert len(timeline.bars(1.0)) == 0
    bars = timeline.bars(1.5)
    assert bars is timeline.bars(2.0)
    assert np.allclose(bars, [[(1.207, 0.5, 0), (1.207, 0.5, 1)]])
    for edge in tight:
        moment = timeline.moment_of(1, edge.angle)
        assert 1 < moment < 2
        place = timeline.places(moment)[0]
        corners = np.array([*product((0, 1), (0, 1), (-1, 0, 1))]) @ place[:, :3].T + place[:, 3]
        for end in bars[0]:
            assert np.abs(corners - end).max(axis=1).min() < 1e-3
    assert timeline.moment_of(1, 90) == pytest.approx(1.5)
    sliding = Timeline(CUBIC, PIECES, plan())
    assert sliding.bars(2.5).shape == (0, 2, 3)

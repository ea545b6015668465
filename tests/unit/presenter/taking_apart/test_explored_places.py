"""Each piece that the user moves is in one place, parts are parked, and the view is steady."""

import numpy as np
import pytest

from cubewright.model.disassembly import FOR_EVER, Move
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.taking_apart.explored_places import ExploredPlaces
from cubewright.presenter.taking_apart.sight import MAX_RADIUS, Sight
from cubewright.presenter.taking_apart.timeline import Start
from cubewright.solver.disassembly.explorer import Explorer

ROW = [[(0, 0, 0), (1, 0, 0)], [(2, 0, 0)], [(3, 0, 0), (3, 1, 0)], [(4, 0, 0)]]


def row():
    explorer = Explorer(CUBIC, ROW)
    return explorer, ExploredPlaces(CUBIC, ROW, explorer, Start.assembled(CUBIC, len(ROW)))


def remove_upwards(explorer, places, *pieces, step=(0, 0, 1)):
    explorer.make(Move(pieces, step, FOR_EVER))
    places.follow()


def box(places, piece):
    """Return the box around a piece at its place, from its cells alone."""
    place = places.places[piece]
    corners = [np.array(cell) + by for cell in ROW[piece] for by in ((0, 0, 0), (1, 1, 1))]
    return np.min(corners, axis=0) + place[:, 3], np.max(corners, axis=0) + place[:, 3]


def test_pieces_that_are_together_are_where_the_explorer_has_them():
    explorer, places = row()
    np.testing.assert_array_equal(places.places, explorer.places)
    explorer.make(Move((1,), (0, 0, 1), 3))
    places.follow()
    np.testing.assert_array_equal(places.places, explorer.places)
    np.testing.assert_allclose(places.middle(1), (2.5, 0.5, 3.5))
    np.testing.assert_allclose(places.middle(2), (3.5, 1.0, 0.5))


def test_parts_are_parked_beside_the_work_and_keep_their_form():
    explorer, places = row()
    remove_upwards(explorer, places, 2, 3)
    at = places.places
    np.testing.assert_array_equal(at[:2], explorer.places[:2])
    np.testing.assert_array_equal(at[2, :, 3], at[3, :, 3])
    assert min(box(places, 2)[0][0], box(places, 3)[0][0]) > 2 + 1  # right of pieces 0 and 1
    first = places.places[2:].copy()
    remove_upwards(explorer, places, 1)
    np.testing.assert_array_equal(places.places[2:], first)
    assert box(places, 1)[1][0] < 0 or box(places, 1)[0][0] > 2
    for other in (0, 2, 3):
        low, high = box(places, 1)
        other_low, other_high = box(places, other)
        assert (high <= other_low).any() or (low >= other_high).any()


@pytest.mark.parametrize("step", [(1, 0, 0), (-1, 0, 0)])
def test_a_part_is_parked_on_the_side_to_which_it_left(step):
    explorer, places = row()
    pieces = (3,) if step[0] > 0 else (0,)
    remove_upwards(explorer, places, *pieces, step=step)
    shift = places.places[pieces[0], 0, 3]
    assert shift * step[0] > 0


def test_a_part_that_comes_back_is_parked_as_if_it_had_never_left():
    explorer, places = row()
    remove_upwards(explorer, places, 0, step=(-1, 0, 0))
    parked = places.places[0].copy()
    explorer.undo()
    places.follow()
    np.testing.assert_array_equal(places.places, explorer.places)
    remove_upwards(explorer, places, 0, step=(-1, 0, 0))
    np.testing.assert_array_equal(places.places[0], parked)


def test_parts_that_are_parked_at_the_start_stay_where_they_are_in_space():
    start = Start.assembled(CUBIC, len(ROW))
    start.places[3, :, 3] = (9.0, 2.0, 0.0)
    explorer = Explorer(CUBIC, ROW, start.poses, current_part=[0, 1, 2], other_parts=[[3]])
    places = ExploredPlaces(CUBIC, ROW, explorer, start)
    places.follow()
    np.testing.assert_array_equal(places.places[3], start.places[3])
    np.testing.assert_array_equal(places.places[:3], explorer.places[:3])
    remove_upwards(explorer, places, 2, step=(1, 0, 0))
    assert box(places, 2)[0][0] > 4 + 9 + 1  # beyond the part that was there before


def test_pieces_beyond_all_others_may_be_taken_off():
    explorer, places = row()
    assert places.is_beyond(Move((3,), (1, 0, 0), FOR_EVER))
    assert places.is_beyond(Move((0,), (-1, 0, 0), FOR_EVER))
    assert not places.is_beyond(Move((3,), (-1, 0, 0), FOR_EVER))
    assert not places.is_beyond(Move((0, 1, 2, 3), (1, 0, 0), FOR_EVER))
    assert not places.is_beyond(Move((1,), (0, 0, 1), FOR_EVER))  # free, but still among them
    explorer.make(Move((1,), (0, 0, 1), 1))
    assert places.is_beyond(Move((1,), (0, 0, 1), FOR_EVER))
    explorer.make(Move((1,), (0, 0, -1), 2))
    assert places.is_beyond(Move((1,), (0, 0, -1), FOR_EVER))


def test_the_sight_stays_until_a_piece_leaves_it_and_then_holds_all_pieces():
    explorer, places = row()
    boxes = [places.boxes[piece] for piece in range(len(ROW))]
    first = places.sight(places.places)
    assert first == Sight.of(boxes).with_room()
    at = places.places
    at[1, 2, 3] = 0.1
    assert places.sight(at) == first
    explorer.make(Move((1,), (0, 0, 1), 5))
    moved = places.sight(places.places)
    at = [box(places, piece) for piece in range(len(ROW))]
    assert moved.holds(Sight.of(at))
    assert moved != first
    explorer.make(Move((1,), (0, 0, 1), 60))
    far = places.sight(places.places)
    assert far.holds(Sight.of(box(places, piece) for piece in range(len(ROW))))


def test_the_sight_leaves_out_parts_that_are_far_from_the_work():
    explorer, places = row()
    remove_upwards(explorer, places, 3, step=(1, 0, 0))
    at = places.places
    at[3, 0, 3] = 200.0
    seen = places.sight(at)
    assembly = Sight.of(places.boxes).radius
    assert seen.radius == pytest.approx(1.15 * MAX_RADIUS * assembly)
    assert seen.holds(Sight.of(places.boxes[piece] for piece in (0, 1, 2)))
    remove_upwards(explorer, places, 1)
    remove_upwards(explorer, places, 2)
    alone = places.sight(at)  # one piece is left: all are shown
    assert alone.radius > 90

"""The choice where a count runs: on this computer, or in parts on the workers."""

from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.cluster import cluster_count, dask_connection
from cubewright.solver.cluster.count_location import MIN_SECONDS, MIN_SPEEDUP, CountLocation
from cubewright.solver.counting.frontier_count import FrontierCount
from cubewright.solver.counting.frontier_problem import FrontierState
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import COUNTED_PARTS, Checkpoint, Counts, Progressed
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable

COVER = cover_problem(built_in_puzzle("cube"))
ADDRESS = ClusterAddress("tcp://somewhere:8786")
RUNNING, GIVEN_UP = FrontierState.RUNNING, FrontierState.GIVEN_UP


class Divided:
    """Stands for a count on workers."""

    def __init__(self, cover, pool, **settings):
        self.cover, self.pool, self.settings = cover, pool, settings
        self.state, self.seconds, self.total_seconds = RUNNING, 2.0, None
        self.is_prepared, self.lost, self.parts_left = False, "", 1234
        self.notes, self.saved_parts, self.closed = (), None, 0

    def parts_state(self):
        return self.saved_parts

    def close(self):
        self.closed += 1


@pytest.fixture(autouse=True)
def _no_cluster(monkeypatch):
    monkeypatch.setattr(cluster_count, "ClusterCount", Divided)
    monkeypatch.setattr(dask_connection, "open_pool", lambda address, _stopped: ("pool", address))


def here(monkeypatch, left=99.0, state=RUNNING):
    """A count on this computer that has run for five seconds."""
    count = FrontierCount(COVER)
    count.state, count.seconds, count.cpu_seconds = state, 5.0, 4.0
    total = None if left is None else Range(0.0, 5.0 + left, 9999.0)
    monkeypatch.setattr(FrontierCount, "total_seconds", total)
    monkeypatch.setattr(FrontierCount, "pace", 0.25)
    return count


def messages(location):
    progress = Progressed(0.5, Counts(), StageTable.zeros(7), 1.0)
    return location.with_notes(progress).messages


@pytest.mark.parametrize(
    ("left", "search_left", "is_divided"),
    [
        (MIN_SECONDS + 0.1, MIN_SECONDS, True),
        (MIN_SECONDS, 99.0, False),
        (99.0, MIN_SECONDS - 0.1, False),
        (None, 99.0, False),
    ],
)
def test_only_a_long_count_is_divided(monkeypatch, left, search_left, is_divided):
    count, location = here(monkeypatch, left), CountLocation(ADDRESS, Control())
    chosen = location.choose_count(count, COVER, search_left)
    assert (chosen is not count) == is_divided
    if is_divided:
        assert isinstance(chosen, Divided)
        assert (chosen.cover, chosen.pool) == (COVER, ("pool", ADDRESS))
        assert chosen.settings == {"spent": (5.0, 4.0), "pace": 0.25, "saved": None}
        location.close()
        assert chosen.closed == 1


def test_without_a_cluster_nothing_is_divided(monkeypatch):
    count, location = here(monkeypatch), CountLocation(None, Control())
    assert location.choose_count(count, COVER, 99.0) is count
    progress = Progressed(0.5, Counts(), StageTable.zeros(7), 1.0)
    assert location.with_notes(progress, count) is progress
    location.close()


def test_a_count_that_memory_does_not_hold_is_divided(monkeypatch):
    count, location = here(monkeypatch, None, GIVEN_UP), CountLocation(ADDRESS, Control())
    assert isinstance(location.choose_count(count, COVER, 99.0), Divided)


def test_a_cluster_that_is_not_reached_is_asked_once(monkeypatch):
    asked = []

    def open_pool(*_):
        asked.append(1)
        raise CubewrightError("nobody answers")

    monkeypatch.setattr(dask_connection, "open_pool", open_pool)
    for state, said in (
        (RUNNING, ("The count runs on this computer: nobody answers",)),
        (GIVEN_UP, ()),
    ):
        asked.clear()
        count, location = here(monkeypatch, state=state), CountLocation(ADDRESS, Control())
        for _ in range(2):
            assert location.choose_count(count, COVER, 99.0) is count
        assert len(asked) == 1
        assert messages(location) == said


def test_a_stopped_connection_divides_nothing(monkeypatch):
    monkeypatch.setattr(dask_connection, "open_pool", lambda *_: None)
    count, location = here(monkeypatch), CountLocation(ADDRESS, Control())
    assert location.choose_count(count, COVER, 99.0) is count
    assert messages(location) == ()


HERE = "The count runs on this computer. Counting in parts on the workers would not be faster."
PARTS = "The workers count in parts (1,234)."


@pytest.mark.parametrize(
    ("state_here", "state", "lost", "factor", "is_divided", "said"),
    [
        (RUNNING, RUNNING, "", 1.01 * MIN_SPEEDUP, True, PARTS),
        (RUNNING, RUNNING, "", 0.99 * MIN_SPEEDUP, False, HERE),
        (RUNNING, GIVEN_UP, "", 9.0, False, HERE),
        (
            GIVEN_UP,
            RUNNING,
            "",
            0.1,
            True,
            "The count needs too much memory for one computer. The workers count in parts (1,234).",
        ),
        (
            GIVEN_UP,
            GIVEN_UP,
            "",
            1.0,
            True,
            "The count needs too much memory even in parts. The search continues.",
        ),
        (RUNNING, GIVEN_UP, "it left", 9.0, False, "The count runs on this computer: it left"),
        (GIVEN_UP, GIVEN_UP, "it left", 9.0, True, None),
    ],
)
def test_the_faster_count_continues(monkeypatch, state_here, state, lost, factor, is_divided, said):
    count, location = here(monkeypatch, 100.0, state_here), CountLocation(ADDRESS, Control())
    divided = location.choose_count(count, COVER, 99.0)
    assert location.choose_count(divided, COVER, 0.0) is divided  # it prepares
    assert messages(location) == ()
    divided.state, divided.lost, divided.is_prepared = state, lost, state is RUNNING
    divided.total_seconds = Range(0.0, 2.0 + 100.0 / factor, 9999.0)
    assert location.choose_count(divided, COVER, 0.0) is (divided if is_divided else count)
    assert messages(location) == (() if said is None else (said,))
    if not is_divided and not lost:
        assert divided.closed == 1
    elif is_divided:
        assert divided.closed == 0
        assert location.choose_count(divided, COVER, 0.0) is divided  # for good
        assert len(messages(location)) == (said is not None)


def test_notes_on_workers_are_shown_once(monkeypatch):
    count, location = here(monkeypatch), CountLocation(ADDRESS, Control())
    divided = location.choose_count(count, COVER, 99.0)
    progress = Progressed(0.5, Counts(), StageTable.zeros(7), 1.0)
    shown = []
    for notes, of_count in (
        (("a",), ()),
        (("a", "b"), ("b",)),
        (("a", "b"), ("b", "c")),
        (("a", "b", "d"), ("b", "c", "d")),
    ):
        divided.notes = of_count
        shown.append(location.with_notes(replace(progress, notes=notes)).notes)
    assert shown == [("a",), ("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")]


def test_a_quick_count_says_that_it_was_made_here(monkeypatch):
    count, location = here(monkeypatch), CountLocation(ADDRESS, Control())
    progress = Progressed(1.0, Counts(), StageTable.zeros(7), 1.0)
    said = location.with_notes(progress, count).messages
    assert said == ("Counted on this computer, because that took only a short time.",)


@pytest.mark.parametrize(
    ("state", "lost", "parts", "saved"),
    [
        (None, "", None, ["before"]),
        (RUNNING, "", ["now"], ["now"]),
        (RUNNING, "", None, ["before"]),
        (GIVEN_UP, "", ["now"], ["before"]),
        (GIVEN_UP, "it left", ["now"], ["now"]),
    ],
)
def test_a_checkpoint_has_the_finished_parts(monkeypatch, state, lost, parts, saved):
    checkpoint = Checkpoint({"x": 1, COUNTED_PARTS: ["before"]}, Counts(), 3.0, 0.5, 0)
    location = CountLocation(ADDRESS, Control(), checkpoint)
    if state is not None:
        divided = location.choose_count(here(monkeypatch), COVER, 99.0)
        assert divided.settings["saved"] == ["before"]
        divided.state, divided.lost, divided.saved_parts = state, lost, parts
    plain = replace(checkpoint, state={"y": 2})
    assert location.with_saved_parts(plain) == replace(plain, state={"y": 2, COUNTED_PARTS: saved})
    assert CountLocation(ADDRESS, Control()).with_saved_parts(plain) is plain

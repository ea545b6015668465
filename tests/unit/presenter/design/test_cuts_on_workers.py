"""Design searches whose workers are calls in this process."""

import pickle
from collections import deque
from itertools import islice

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.design import cuts_on_workers
from cubewright.presenter.design.cut_runs import first_run, resumed_search
from cubewright.presenter.design.cuts_on_workers import search_steps
from cubewright.solver.cluster import dask_connection
from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.design import cut_annealing
from cubewright.solver.design.cut_wishes import CutWishes, Symmetry
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

CUBE = Figure(CUBIC.box((3, 3, 3)), "Die")
ADDRESS = ClusterAddress("tcp://host:1")


class Workers:
    """A pool that pickles each call, and runs it when its result is received."""

    slots = 2

    def __init__(self, calls=None):
        self.calls, self.sent, self.notes, self.closed = calls, deque(), [], False

    def send(self, number, function, *arguments):
        self.sent.append((number, pickle.dumps((function, arguments))))

    def receive(self, _seconds):
        if self.calls == 0:
            raise PoolLostError("the cluster is gone")
        self.calls = self.calls and self.calls - 1
        number, call = self.sent.popleft()
        function, arguments = pickle.loads(call)
        self.notes.append(f"note {len(self.notes)}")
        return [Done(number, function(*arguments, Control()))]

    def close(self):
        self.closed = True


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch):
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 0.02)
    monkeypatch.setattr(cuts_on_workers, "FIRST_SECONDS", 0.1)


@pytest.fixture
def workers(monkeypatch):
    pool = Workers()
    monkeypatch.setattr(dask_connection, "open_pool", lambda *_: pool)
    return pool


@pytest.mark.parametrize(
    "wishes",
    [
        CutWishes(3, 1, level=(2,), support=4),
        CutWishes(3, 1, (4, 18), (2,), counts_mirrors=True, symmetry=Symmetry.NONE),
    ],
    ids=("support", "no symmetry"),
)
def test_workers_search_until_the_level_is_reached(wishes, workers):
    run = first_run(CUBE, wishes, 3)
    search, notes = resumed_search(run, 1, Control()), []
    changed = list(search_steps(search, run, Control(), ADDRESS, notes.append))
    assert search.is_done
    assert changed[-1]
    assert search.scored > 0
    assert len(notes) == len(changed) == len(workers.notes)
    assert workers.closed


def test_workers_that_are_lost_leave_the_cuts_found(workers):
    workers.calls = 3
    run = first_run(CUBE, CutWishes(3, 1, level=(90,)), 1)
    search = resumed_search(run, 1, Control())
    with pytest.raises(PoolLostError):
        list(search_steps(search, run, Control(), ADDRESS))
    assert search.found
    assert workers.closed


def test_no_two_searches_of_a_run_and_its_resumption_have_one_seed():
    run = first_run(CUBE, CutWishes(3, 1), 5)
    seeds = [task.run.seed for task in islice(cuts_on_workers._tasks(run, 2), 20)]
    seconds = [task.seconds for task in islice(cuts_on_workers._tasks(run, 2), 20)]
    assert len(set(seeds)) == 20
    assert 5 not in seeds
    assert seconds[:4] == [0.1, 0.1, 0.2, 0.2]
    assert max(seconds) == seconds[-1] == 1.6


def test_nothing_is_searched_if_it_is_stopped_while_it_connects(monkeypatch):
    monkeypatch.setattr(dask_connection, "open_pool", lambda *_: None)
    run = first_run(CUBE, CutWishes(3, 1), 1)
    search = resumed_search(run, 1, Control())
    assert not list(search_steps(search, run, Control(), ADDRESS))
    assert search.scored == 0

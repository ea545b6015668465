"""A pool without other machines, which loses workers at random and delivers in any order."""

from __future__ import annotations

import pickle
from math import inf
from random import Random

from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.cluster.work import ClusterProblem
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine


class CarelessPool:
    """Runs a call when a result is requested; ``loss`` is the share of results that are lost.

    ``seconds`` replaces the last argument of every call; None leaves it. ``receives`` is the number
    of requests after which the pool is lost.
    """

    def __init__(
        self,
        seed: int,
        slots: int,
        loss: float = 0.3,
        seconds: float | None = 0.0,
        receives: float = inf,
    ):
        self._random = Random(seed)
        self.slots = slots
        self.notes = ()
        self._loss, self._seconds, self._receives = loss, seconds, receives
        self._batches: dict[int, bytes] = {}
        self.lost = self.searched = 0
        self.is_gone = self.is_closed = False

    def send(self, number, function, *arguments):
        seconds = arguments[-1] if self._seconds is None else self._seconds
        self._batches[number] = pickle.dumps((function, (*arguments[:-1], seconds)))

    def receive(self, seconds):
        self._receives -= 1
        if self.is_gone or self._receives < 0:
            raise PoolLostError("the cluster is gone")
        done = []
        for number in self._random.sample(sorted(self._batches), len(self._batches)):
            if done and self._random.random() < 0.5:
                break
            function, arguments = pickle.loads(self._batches[number])
            result = function(*arguments, Control())
            self.searched += 1
            if self._random.random() < self._loss:
                self.lost += 1
                continue
            del self._batches[number]
            done.append(Done(number, pickle.loads(pickle.dumps(result))))
        return done

    def close(self):
        self.is_closed = True
        self._batches.clear()


def problem_of(cover, name="most-constrained"):
    # An engine may search a smaller problem than the given one.
    searched = engine(name).begin(cover).cover
    return ClusterProblem.of(cover.puzzle, name, (), searched)

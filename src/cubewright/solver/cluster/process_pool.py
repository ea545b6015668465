"""Processes of this machine as a pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any

from cubewright.solver.cluster.pool import Done, PoolLostError, failure_of
from cubewright.solver.cluster.worker_call import (
    CallControl,
    pack_call,
    run_call,
    unpacked_result,
)
from cubewright.translation import tr


class ProcessPool:
    """A pool of ``processes`` processes, which start with the first call."""

    notes: Sequence[str] = ()

    def __init__(self, processes: int) -> None:
        self.slots = processes
        # Spawn instead of fork, since threads do not survive a fork.
        context = get_context("spawn")
        self._stop = context.Event()
        self._executor = ProcessPoolExecutor(processes, context, _start, (self._stop,))
        self._sent: dict[Future[Any], int] = {}

    def send(self, number: int, function: Callable[..., Any], *arguments: Any) -> None:
        try:
            self._sent[self._executor.submit(_run, pack_call(function, arguments))] = number
        except BrokenProcessPool as error:
            raise _ended() from error

    def receive(self, seconds: float) -> list[Done]:
        finished, _ = wait(self._sent, seconds, FIRST_COMPLETED)
        done: list[Done] = []
        failure: Exception | None = None
        for future in finished:
            try:
                done.append(Done(self._sent[future], unpacked_result(future.result())))
            except Exception as error:
                failure = error  # a later call raises it, after the results that have arrived
            else:
                del self._sent[future]
        if failure is None or done:
            return done
        if isinstance(failure, BrokenProcessPool):
            raise _ended() from failure
        raise failure_of(failure) from failure

    def close(self) -> None:
        self._stop.set()
        self._sent.clear()
        self._executor.shutdown(wait=True, cancel_futures=True)


def _ended() -> PoolLostError:
    return PoolLostError(tr("a process of this program ended; the solutions found so far are kept"))


_stop: Event
"""The event that stops the calls of this process; it is assigned when the process starts."""


def _start(stop: Event) -> None:
    global _stop
    _stop = stop


def _run(call: bytes) -> bytes:
    return run_call(call, CallControl(lambda: not _stop.is_set()))

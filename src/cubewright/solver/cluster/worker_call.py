"""What a worker does with a call: compare versions, call the function, notice an end.

Calls and results travel as bytes, so that Dask does not look for its own objects in them,
and no other thread of a pool pickles a value that is changing.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from time import monotonic
from typing import Any

from cubewright.background_process import pickled
from cubewright.errors import CubewrightError
from cubewright.solver.search.control import Control
from cubewright.translation import tr

ASK_SECONDS = 0.1
"""How often a running call asks whether its result is still wanted."""


class WorkerRefusedError(CubewrightError):
    """A worker that cannot run a call as this machine does."""

    def __init__(self, worker: str, reason: str) -> None:
        super().__init__(f"{worker}: {reason}")
        self.worker, self.reason = worker, reason


class CallControl(Control):
    """A control that is stopped as soon as ``is_wanted`` returns False."""

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        super().__init__()
        self._is_wanted = is_wanted
        self._asked_at = 0.0

    @property
    def stopped(self) -> bool:
        now = monotonic()
        if not self._stopped and now - self._asked_at >= ASK_SECONDS:
            self._asked_at = now
            if not self._is_wanted():
                self.stop()
        return self._stopped


@cache
def program_version() -> str:
    """Return the version of the program where this is called; a worker's, if it calls it.

    Reading it from the installed package takes longer than sending a call, so it is kept.
    """
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return "unknown"


def other_version_text(version: str, needed: str) -> str:
    """Return why a worker of another version is refused."""
    return tr(
        "it has version {version} of the program, and {needed} is needed",
        version=version,
        needed=needed,
    )


def packed_call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """Return a call as bytes; the function is only named in them."""
    return pickled((function, arguments))


def run_packed(call: bytes, control: Control) -> bytes:
    """Run a call, and return its result as bytes."""
    function, arguments = pickle.loads(call)  # from this program's own client
    return pickled(function(*arguments, control))

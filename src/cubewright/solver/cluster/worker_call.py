"""A call on a worker: check its version, run it, and stop it if its result is not needed.

Calls and results are sent as bytes. Dask therefore does not search them for its own objects, and no
other thread of a pool pickles a value that changes.
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
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.search.control import Control
from cubewright.translation import tr

ASK_SECONDS = 0.1
"""The interval at which a running call checks whether its result is still needed."""


MAX_MESSAGE = 256 << 20
"""The maximum number of bytes of a call or of its result."""


class WorkerRefusedError(CubewrightError):
    """Raised if a worker cannot run a call in the same way as this machine."""

    def __init__(self, worker: str, reason: str) -> None:
        super().__init__(f"{worker}: {reason}")
        self.worker, self.reason = worker, reason


class CallControl(Control):
    """A control that stops when ``is_wanted`` returns False."""

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
    """Return the version of the program on this machine, which may be a worker.

    Reading it from the installed package takes longer than sending a call, so it is cached.
    """
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return "unknown"


def other_version_text(version: str, needed: str) -> str:
    """Return the reason for refusing a worker of another version."""
    return tr(
        "it has version {version} of the program, but {needed} is needed",
        version=version,
        needed=needed,
    )


def pack_call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """Return a call as bytes, which contain only the function's name.

    Raises:
        PoolLostError: The call is longer than :data:`MAX_MESSAGE`.
    """
    return _checked(pickled((function, arguments)))


def run_call(call: bytes, control: Control) -> bytes:
    """Run a call, and return its result as bytes.

    Raises:
        PoolLostError: The call or its result is longer than :data:`MAX_MESSAGE`.
    """
    function, arguments = pickle.loads(_checked(call))  # from this program's own client
    return _checked(pickled(function(*arguments, control)))


def unpacked_result(result: bytes) -> Any:
    """Return the result of a call to one of this program's own workers.

    Raises:
        PoolLostError: The result is longer than :data:`MAX_MESSAGE`.
    """
    return pickle.loads(_checked(result))


def _checked(message: bytes) -> bytes:
    if len(message) > MAX_MESSAGE:
        raise PoolLostError(
            tr(
                "a message of {size} MiB is longer than the {most} MiB that workers may exchange; "
                "solve this puzzle without a cluster",
                size=-(-len(message) >> 20),
                most=MAX_MESSAGE >> 20,
            )
        )
    return message

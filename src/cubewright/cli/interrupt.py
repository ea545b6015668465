"""Stop a search cleanly on Ctrl-C or SIGTERM instead of raising in the middle of a write."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from types import FrameType

from cubewright.cli.deadline import Deadline
from cubewright.solver.search.control import Control

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@dataclass
class Interruption:
    """The signal that stopped a search, if any."""

    signal: int | None = None

    @property
    def status(self) -> int | None:
        """The exit status: 130 after Ctrl-C, 143 after SIGTERM, None if not interrupted."""
        return None if self.signal is None else 128 + self.signal


@contextmanager
def stopped_by_ctrl_c(control: Control) -> Iterator[Interruption]:
    """Stop the search on the first Ctrl-C or SIGTERM, so that the output is complete.

    A KeyboardInterrupt could interrupt a write and lose half of it. A second Ctrl-C raises it, in
    case the program hangs while writing.
    """
    left = control.without_alarm() if isinstance(control, Deadline) else nullcontext()
    with left, _stop_on_signal(control) as interruption:
        yield interruption


@contextmanager
def _stop_on_signal(control: Control) -> Iterator[Interruption]:
    interruption = Interruption()
    if threading.current_thread() is not threading.main_thread():
        yield interruption  # Python allows signal handlers only in the main thread.
        return
    before = {each: signal.getsignal(each) for each in SIGNALS}

    def stop(number: int, _frame: FrameType | None) -> None:
        interruption.signal = number
        control.stop()
        signal.signal(number, before[signal.Signals(number)])

    for each, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(each, stop)
    try:
        yield interruption
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)

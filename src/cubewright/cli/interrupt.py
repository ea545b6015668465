"""Ctrl-C and SIGTERM as a wish to end, not as an exception in the middle of what is being done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from cubewright.solver.search.control import Control

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@dataclass
class Interruption:
    """What a search was stopped by, if it was: the number of a signal."""

    signal: int | None = None

    @property
    def status(self) -> int | None:
        """The exit status that tells of it: 130 after Ctrl-C, 143 when told to terminate."""
        return None if self.signal is None else 128 + self.signal


@contextmanager
def stopped_by_ctrl_c(control: Control) -> Iterator[Interruption]:
    """Let the first Ctrl-C or SIGTERM stop a search, so that what is written is written whole.

    A KeyboardInterrupt may be raised in the middle of a write, and half of it
    be lost. A second Ctrl-C raises it all the same, for when nobody reads.
    """
    interruption = Interruption()
    if threading.current_thread() is not threading.main_thread():
        yield interruption  # only the main thread may handle signals
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

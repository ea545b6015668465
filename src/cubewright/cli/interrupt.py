"""Ctrl-C as a wish to end, not as an exception in the middle of whatever is being done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from cubewright.solver.control import Control


@contextmanager
def stopped_by_ctrl_c(control: Control) -> Iterator[None]:
    """Let the first Ctrl-C stop a search, so that what is being written is written whole.

    A KeyboardInterrupt may be raised in the middle of a write, and half of it
    be lost. A second Ctrl-C raises it all the same, for when nobody reads.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may handle signals
        return
    before = signal.getsignal(signal.SIGINT)

    def stop(_number: int, _frame: FrameType | None) -> None:
        control.stop()
        signal.signal(signal.SIGINT, before)

    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

"""The state of a frontier count, importable without compiled code."""

from __future__ import annotations

from enum import Enum


class FrontierState(Enum):
    """Whether a frontier count runs, has ended, or was given up."""

    RUNNING = "running"
    DONE = "done"
    GIVEN_UP = "given up"
    """It needs more memory than it may use."""

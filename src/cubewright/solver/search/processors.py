"""How many processors there are to search on, and how many of them are used."""

from __future__ import annotations

import os

_ALL_LISTED_TO = 8


def processors() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def default_threads(most: int | None = None) -> int:
    """How many threads search where nothing else is said: one processor is left for the rest.

    >>> [default_threads(most) for most in (1, 2, 8)]
    [1, 1, 7]
    """
    return max(1, (most or processors()) - 1)


def thread_choices(most: int | None = None) -> tuple[int, ...]:
    """The numbers of threads to offer: each up to 8, then in larger steps, the last being all.

    >>> thread_choices(2), thread_choices(24)
    ((1, 2), (1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 24))
    """
    most = most or processors()
    steps = {*range(1, _ALL_LISTED_TO + 1), default_threads(most), most}
    step = _ALL_LISTED_TO
    while step < most:
        steps |= {step, step * 3 // 2}
        step *= 2
    return tuple(sorted(step for step in steps if step <= most))

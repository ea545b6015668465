"""The numbers of available processors and of threads to use."""

from __future__ import annotations

import os

_EACH_LISTED_UP_TO = 8


def processors() -> int:
    """Return the number of processors this program may use."""
    if hasattr(os, "sched_getaffinity"):  # missing on macOS and Windows
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def default_threads(available: int | None = None) -> int:
    """Return the default number of search threads; one processor stays free for the interface.

    >>> [default_threads(available) for available in (1, 2, 8)]
    [1, 1, 7]
    """
    return max(1, (available or processors()) - 1)


def thread_choices(available: int | None = None) -> tuple[int, ...]:
    """Return the thread counts to offer: all from 1 to 8, then fewer, then all processors.

    >>> thread_choices(2), thread_choices(24)
    ((1, 2), (1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 24))
    """
    available = available or processors()
    counts = {*range(1, _EACH_LISTED_UP_TO + 1), default_threads(available), available}
    count = _EACH_LISTED_UP_TO
    while count < available:
        counts |= {count, count * 3 // 2}
        count *= 2
    return tuple(sorted(count for count in counts if count <= available))

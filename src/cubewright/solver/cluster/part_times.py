"""The expected times of the parts of a count, from the times of finished parts.

Small parts take more time than their expected work suggests, because every part has to be prepared.
The time is therefore fitted as a power of the work, by least squares of the logarithms.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

PRIOR_VARIANCE = 0.25
"""The weight of the prior power, 1, as a variance of one group's logarithm of the work."""
MIN_POWER, MAX_POWER = 0.25, 2.0


class PartTimes:
    """The times of finished groups of parts.

    >>> times = PartTimes()
    >>> times.add([1e6, 1e6], 0.4)
    >>> round(times.expected([1e6, 1e6, 1e6]), 6)
    0.6
    """

    def __init__(self) -> None:
        self._counts: list[int] = []
        self._works: list[float] = []
        self._seconds: list[float] = []

    @property
    def seconds(self) -> float:
        """The total time of the finished parts."""
        return sum(self._seconds)

    def add(self, works: Sequence[float], seconds: float) -> None:
        """Add the time of a group of parts; ``works`` are their expected works, not 0."""
        if works:
            self._counts.append(len(works))
            self._works.append(sum(works) / len(works))
            self._seconds.append(seconds)

    def expected(self, works: Sequence[float]) -> float:
        """Return the expected seconds of parts with these expected works; 0 if none is known."""
        if not self._counts:
            return 0.0
        counts = np.array(self._counts)
        known = np.array(self._works)
        logs = np.log(known)
        times = np.log(np.maximum(np.array(self._seconds), 1e-6) / counts)
        prior = PRIOR_VARIANCE / len(counts)
        together = float(((logs - logs.mean()) * (times - times.mean())).mean())
        power = (together + prior) / (float(logs.var()) + prior)
        power = min(MAX_POWER, max(MIN_POWER, power))
        unit = self.seconds / float((counts * known**power).sum())
        return unit * float((np.array(works) ** power).sum())

"""Random numbers (Marsaglia, "Xorshift RNGs", 2003)."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import step
from cubewright.solver.kernels.cutting.arrays import Cut


@step
def random_word(cut: Cut) -> np.uint64:
    """Return 64 random bits."""
    word = cut.random[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    cut.random[0] = word
    return np.uint64(word)


@step
def random_below(cut: Cut, end: int) -> int:
    """Return a random number from 0 to below ``end``."""
    number: int = np.int64(((random_word(cut) >> np.uint64(32)) * np.uint64(end)) >> np.uint64(32))
    return number

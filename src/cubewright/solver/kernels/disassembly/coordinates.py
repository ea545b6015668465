"""The coordinates in a position, which is one number."""

from __future__ import annotations

from cubewright.solver.kernels.compiling import step
from cubewright.solver.kernels.disassembly.arrays import BIAS, REACH


@step
def coordinates(position: int) -> tuple[int, int, int]:
    """Return the coordinates of a cell, or of an offset, whose digits have 12 bits."""
    biased = position + BIAS
    return (biased >> 24) - REACH, ((biased >> 12) & 0xFFF) - REACH, (biased & 0xFFF) - REACH

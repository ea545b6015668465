"""The numbers of states after which an analysis gives up. This module imports no numba."""

MOST_STATES = 2_000_000
"""States of one part after which an assembly is not decided; each takes some 100 bytes."""
MOST_TURNING_STATES = 20_000
"""The same in an analysis with turns, whose states take more time and memory."""

"""Movements of the pieces while a solution is assembled or taken apart."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.lattice import Point3

Offsets = dict[int, Point3]
"""The displacement in space of each visible piece from its place in the solution.

The keys are indices of pieces in the solution. Lengths are in units of the lattice's drawing space.
"""


@dataclass(frozen=True)
class Stage:
    """A movement along straight lines; the same pieces are visible at its start and end."""

    start: Offsets
    end: Offsets

    @property
    def moving(self) -> frozenset[int]:
        return frozenset(piece for piece in self.start if self.start[piece] != self.end[piece])


@dataclass(frozen=True)
class Motion:
    """Consecutive stages; a stage without a moving piece is a pause."""

    stages: tuple[Stage, ...]

"""Movements of the pieces of a solution when they are put together or taken apart."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.lattice import Point3

Offsets = dict[int, Point3]
"""The displacement in space of each visible piece from its place in the solution.

Pieces are indices in the solution. Lengths are in units of the lattice's drawing space.
"""


@dataclass(frozen=True)
class Stage:
    """A movement along straight lines; both ends have the same pieces."""

    start: Offsets
    end: Offsets

    @property
    def moving(self) -> frozenset[int]:
        return frozenset(piece for piece in self.start if self.start[piece] != self.end[piece])


@dataclass(frozen=True)
class Motion:
    """Stages one after the other; a stage without a moving piece is a pause."""

    stages: tuple[Stage, ...]

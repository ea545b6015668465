"""The possible slides and quarter turns in a state of an assembly of cubes.

Pieces that move together form a closed set: it contains every piece that one of its pieces hits.
The relations of a turn and of its inverse are transposes, because only the relative motion matters.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np

from cubewright.model.cell import Cell, CountArray
from cubewright.model.disassembly import FOR_EVER
from cubewright.solver.disassembly.turns.ground import Ground
from cubewright.solver.disassembly.turns.quarter_turns import quarter_turn
from cubewright.solver.disassembly.turns.sweeps import SIDE_STEPS, Sweeps
from cubewright.solver.kernels.turning import (
    Layers,
    find_contacts,
    free_quarters,
    turning_pivots,
)

QUARTERS = 3
WORK = 1 << 18
"""The product of cells and pivots to examine between two readings of the time."""

Bodies = tuple[CountArray, ...]
"""The cells of each piece, ``(m, 3)`` int64."""


@dataclass(frozen=True)
class Motion:
    """A move of the pieces in ``mask``.

    It is a slide by ``step``, ``distance`` times; or ``distance`` quarter turns about the axis
    ``step`` through the point that is half of ``pivot``.
    """

    mask: int
    step: Cell
    distance: int
    pivot: Cell | None = None


class MoveSpace:
    """The pieces in the box around them, and the pieces that each piece hits when it moves.

    ``walls``: the body that never moves. No piece turns through the ``ground``; if there are walls,
    no piece slides through it either. Otherwise the other pieces are lifted instead.
    """

    def __init__(
        self,
        bodies: Bodies,
        allowance: Fraction,
        walls: int | None = None,
        ground: Ground | None = None,
    ) -> None:
        self._bodies, self._allowance = bodies, allowance
        self._walls, self._ground = walls, ground
        self._low = np.min([body.min(axis=0) for body in bodies], axis=0)
        high = np.max([body.max(axis=0) for body in bodies], axis=0)
        self._owner = np.full(tuple((high - self._low + 1).tolist()), -1, np.int64)
        for number, body in enumerate(bodies):
            x, y, z = (body - self._low).T
            self._owner[x, y, z] = number
        self._count = len(bodies)
        self._layers_along: dict[int, Layers] = {}
        self._slides = [list(self._hits_of_slides(axis)) for axis in range(3)]

    def smallest_removable_set(self) -> Motion | None:
        """Return the first of the smallest sets of pieces that can leave.

        It contains at most half of the pieces, because the others can leave in the opposite
        direction.
        """
        found = []
        for axis in range(3):
            hits = self._slides[axis][-1] if self._slides[axis] else self._nothing()
            for sign, relation in ((1, hits), (-1, hits.T)):
                vector = tuple(sign * (axis == each) for each in range(3))
                step = (vector[0], vector[1], vector[2])
                sets = self._without_walls(_closed_sets(_rows(relation)))
                if self._walls is not None:
                    sets = [each for each in sets if self._steps_to_ground(each, step) is None]
                found += [Motion(mask, step, FOR_EVER) for mask in sets]
        return min(found, key=lambda each: each.mask.bit_count(), default=None)

    def moves(self) -> Iterator[tuple[Motion, Bodies] | None]:
        """Yield every move of at most half of the pieces, and the resulting state; slides first.

        Yields None after some work without a move, so that a search can check the time.
        """
        for axis in range(3):
            for distance, hits in enumerate(self._slides[axis], 1):
                for sign, relation in ((1, hits), (-1, hits.T)):
                    vector = tuple(sign * (axis == each) for each in range(3))
                    step = (vector[0], vector[1], vector[2])
                    for mask in self._half(_rows(relation)):
                        if self._walls is not None:
                            most = self._steps_to_ground(mask, step)
                            if most is not None and most < distance:
                                continue
                        shift = distance * np.array(step)
                        yield Motion(mask, step, distance), self._moved(mask, shift)
        for axis in range(3):
            yield from self._turns(axis)

    def _nothing(self) -> CountArray:
        return np.zeros((self._count, self._count), np.int64)

    def _half(self, rows: tuple[int, ...]) -> Sequence[int]:
        """Return the closed sets of at most half of the pieces; of two halves, the smaller one.

        If there are walls, return the closed sets without them.
        """
        if self._walls is not None:
            return self._without_walls(_closed_sets(rows))
        return [
            mask
            for mask in _closed_sets(rows)
            if mask.bit_count() * 2 < self._count
            or (mask.bit_count() * 2 == self._count and self._is_smaller_half(mask))
        ]

    def _without_walls(self, sets: Sequence[int]) -> Sequence[int]:
        if self._walls is None:
            return sets
        return [mask for mask in sets if not mask >> self._walls & 1]

    def _cells(self, mask: int) -> CountArray:
        return np.concatenate([b for number, b in enumerate(self._bodies) if mask >> number & 1])

    def _steps_to_ground(self, mask: int, step: Cell) -> int | None:
        """Return the steps of pieces until they stand on the ground; None if for ever."""
        return None if self._ground is None else self._ground.steps(self._cells(mask), step)

    def _is_smaller_half(self, mask: int) -> bool:
        """Return whether a half has fewer cells than the rest, or equally many and a lower mask."""
        rest = ((1 << self._count) - 1) ^ mask
        own, others = (
            sum(len(body) for number, body in enumerate(self._bodies) if each >> number & 1)
            for each in (mask, rest)
        )
        return (own, mask) < (others, rest)

    def _hits_of_slides(self, axis: int) -> Iterator[CountArray]:
        """Yield the pieces hit in slides by 1, 2, … steps, until they stay the same."""
        along = np.moveaxis(self._owner, axis, 0)
        hits = self._nothing()
        for distance in range(1, len(along)):
            one, other = along[:-distance].ravel(), along[distance:].ravel()
            both = (one >= 0) & (other >= 0) & (one != other)
            hits = hits.copy()
            hits[one[both], other[both]] = 1
            yield hits

    def _moved(self, mask: int, shift: CountArray) -> Bodies:
        return tuple(
            body + shift if mask >> number & 1 else body for number, body in enumerate(self._bodies)
        )

    def turns_of_each(self) -> Iterator[Motion]:
        """Yield the turns by one quarter of each piece with the pieces that it pushes."""
        everything = (1 << self._count) - 1
        for axis in range(3):
            for each in self._turn_relations(axis):
                if each is None:
                    continue
                pivot, sign, rows = each
                for mask in sorted(set(_closures(rows)) - {everything}):
                    yield self._turn(mask, axis, sign, pivot)

    def _turns(self, axis: int) -> Iterator[tuple[Motion, Bodies] | None]:
        for each in self._turn_relations(axis):
            if each is None:
                yield None
                continue
            pivot, sign, rows = each
            masks = self._half(rows)
            if self._ground is not None and self._walls is None and axis != self._upright:
                # Turning the other half leads to another state, in which other pieces stand.
                masks = _closed_sets(rows)
            for mask in masks:
                yield from self._turned(mask, axis, sign, pivot)

    def _turn_relations(
        self, axis: int
    ) -> Iterator[tuple[tuple[int, int], int, tuple[int, ...]] | None]:
        """Yield the pivots about which pieces turn, in both senses, and what each piece hits.

        The hits are a row of bits for each piece. Yields None now and then, as :meth:`moves` does.
        """
        layers = self._layers(axis)
        _, width, height = layers.owner.shape
        sweeps = Sweeps.of(self._allowance)
        yield from sweeps.reach(max(width, height))
        tables, radius = sweeps.filled
        at_once = max(1, WORK // len(layers.cells))
        pivots, rows = np.zeros((at_once, 2), np.int64), np.zeros((at_once, self._count), np.uint64)
        count = (width + 1) * (height + 1) + width * height
        for first in range(0, count, at_once):
            end = min(count, first + at_once)
            found = turning_pivots(layers, tables, radius, first, end, self._count, pivots, rows)
            hits = rows[:found].tolist()
            for (p, q), row in zip(pivots[:found].tolist(), hits, strict=True):
                yield (p, q), 1, tuple(row)
                yield (p, q), -1, _transposed(row)
            yield None

    def _layers(self, axis: int) -> Layers:
        u, v = (axis + 1) % 3, (axis + 2) % 3
        if axis not in self._layers_along:
            owner = np.ascontiguousarray(self._owner.transpose(axis, u, v))
            places = np.argwhere(owner >= 0)
            cells = np.column_stack([owner[tuple(places.T)], places])
            contacts = np.zeros((len(SIDE_STEPS) * len(cells), 5), np.int64)
            count = find_contacts(owner, contacts)
            self._layers_along[axis] = Layers(owner, cells[_mixed(len(cells))], contacts[:count])
        return self._layers_along[axis]

    def quarters(self, motion: Motion) -> int:
        """Return the number of quarters, up to three, that the pieces of a turn can turn."""
        assert motion.pivot is not None
        axis = next(number for number in range(3) if motion.step[number])
        u, v = (axis + 1) % 3, (axis + 2) % 3
        layers, sweeps = self._layers(axis), Sweeps.of(self._allowance)
        for _ in sweeps.reach(max(layers.owner.shape[1:])):
            pass
        tables, radius = sweeps.filled
        p, q = (motion.pivot[each] - 2 * int(self._low[each]) for each in (u, v))
        return int(free_quarters(layers, tables, radius, p, q, motion.step[axis], motion.mask))

    def _turned(
        self, mask: int, axis: int, sign: int, pivot: tuple[int, int]
    ) -> Iterator[tuple[Motion, Bodies]]:
        motion = self._turn(mask, axis, sign, pivot)
        assert motion.pivot is not None
        where = motion.pivot
        most = self.quarters(motion)
        bodies = self._bodies
        for quarters in range(1, most + 1):
            if self._is_turned_through_ground(motion, bodies):
                return
            bodies = tuple(
                quarter_turn(body, axis, sign, where) if mask >> number & 1 else body
                for number, body in enumerate(bodies)
            )
            yield Motion(mask, motion.step, quarters, where), bodies

    @property
    def _upright(self) -> int:
        assert self._ground is not None
        return next(number for number in range(3) if self._ground.down[number])

    def _is_turned_through_ground(self, motion: Motion, bodies: Bodies) -> bool:
        """Return whether pieces of ``bodies`` pass the ground in the next quarter of a turn."""
        if self._ground is None:
            return False
        assert motion.pivot is not None
        axis = next(number for number in range(3) if motion.step[number])
        moved = [body for number, body in enumerate(bodies) if motion.mask >> number & 1]
        cells, sign = np.concatenate(moved), motion.step[axis]
        return self._ground.is_crossed(cells, axis, sign, motion.pivot, self._allowance)

    def _turn(self, mask: int, axis: int, sign: int, pivot: tuple[int, int]) -> Motion:
        """Return a turn by one quarter; ``pivot`` is in the plane, relative to the box's corner."""
        u, v = (axis + 1) % 3, (axis + 2) % 3
        centre = [0, 0, 0]
        centre[u] = pivot[0] + 2 * int(self._low[u])
        centre[v] = pivot[1] + 2 * int(self._low[v])
        vector = tuple(sign * (axis == each) for each in range(3))
        step = (vector[0], vector[1], vector[2])
        return Motion(mask, step, 1, (centre[0], centre[1], centre[2]))


@lru_cache(maxsize=64)
def _mixed(count: int) -> CountArray:
    """Return an order of cells that places neighbours far apart.

    For most pivots, a test of the first cells then shows that nothing can turn.
    """
    return np.argsort((np.arange(count) * 0x9E3779B1) & 0xFFFFFFFF)


def _transposed(rows: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        sum((row >> number & 1) << other for other, row in enumerate(rows))
        for number in range(len(rows))
    )


def _rows(relation: CountArray) -> tuple[int, ...]:
    bits = relation @ (1 << np.arange(relation.shape[1], dtype=np.int64))
    return tuple(bits.tolist())


@lru_cache(maxsize=1 << 12)
def _closed_sets(rows: tuple[int, ...]) -> array[int]:
    """Return the sets of pieces, neither empty nor complete, that hit only one another.

    Twelve pieces form up to 4,094 such sets, in 32 KiB.
    """
    everything = (1 << len(rows)) - 1
    sets: set[int] = set()
    for each in _closures(rows):
        sets |= {each | other for other in sets} | {each}
    sets -= {everything}
    return array("Q", sorted(sets, key=lambda mask: (mask.bit_count(), mask)))


def _closures(rows: tuple[int, ...]) -> list[int]:
    closures = []
    for number, row in enumerate(rows):
        found, todo = row | 1 << number, row
        while todo:
            low = todo & -todo
            more = rows[low.bit_length() - 1] & ~found
            found |= more
            todo = (todo ^ low) | more
        closures.append(found)
    return closures

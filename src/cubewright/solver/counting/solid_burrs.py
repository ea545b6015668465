"""Visit the solid assemblies of six-piece burrs, with each cell in exactly one stick.

Assemblies that are equal up to rotation are visited once. The central cells are assigned to bundles
in all ways up to rotation. For each way, a kernel lists the allowed fillings of the cells between
bundles. It drops an assembly if no group of its sticks can make a first move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, MaskArray
from cubewright.solver.counting.burr_cells import (
    CENTRE,
    NEXT,
    PREVIOUS,
    SETS,
    Bools,
    Ints,
    Signs,
    allowed_ways,
    moved_sets,
    removable_cells,
    removed_bits,
    to_next_bundle,
    with_axes_reversed,
)
from cubewright.solver.kernels.counting.solid_burrs import BurrArrays, list_burrs

STICKS = 6
"""The number of sticks: two in each bundle, in the order of the bundles, lower before upper."""
ROOM = 2 * SETS * SETS
"""The number of assemblies kept until they are yielded; the kernel needs space for 65,536."""
MAX_SEEN = 1_000_000
"""The number of assemblies after which the kernel returns, so that a run stops within 0.1 s."""

_ALL = SETS - 1
_TURNS: tuple[Signs, ...] = ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1))
"""Reversals of axes that are rotations; with turns about a diagonal, they generate all twelve."""


@dataclass(frozen=True)
class SolidBurrs:
    """The assemblies visited since the last report.

    ``fraction`` is the finished share of all ways to assign the central cells. ``assemblies`` is
    the number of new assemblies. ``ways`` ``(k, 6)`` int64 contains the assemblies with a first
    move: each stick's index in :func:`allowed_ways`.
    """

    fraction: float
    assemblies: int
    ways: Ints


def solid_burrs(sticks: Collection[int]) -> Iterator[SolidBurrs]:
    """Visit the solid assemblies of sticks, each of which may be used several times.

    ``sticks`` contains stick numbers, see :mod:`cubewright.model.generators.burr_sticks`. The
    search needs some 10 MB and, for all sticks, some seconds of processor time.

    >>> reports = list(solid_burrs([1]))  # sticks with all their cells do not fit together
    >>> reports[-1].fraction, sum(report.assemblies for report in reports)
    (1.0, 0)

    Raises:
        ValueError: No stick has this number.
    """
    allowed = allowed_ways(sticks)
    centres, leaving = _centres()
    found = np.zeros((ROOM, 3), np.int32)
    for number, owners in enumerate(centres):
        parts = _stick_parts(owners)
        burr = _arrays(parts, allowed, owners, leaving[number])
        begin = 0
        while begin < SETS:
            counts = np.zeros(2, np.int64)
            begin = list_burrs(burr, begin, MAX_SEEN, found, counts)
            seen, kept = counts.tolist()
            done = (number + begin / SETS) / len(centres)
            yield SolidBurrs(done, seen, _ways(parts, found[:kept]))


# -- the central cells: the bundle of each, 0 to 2


def _centres() -> tuple[Ints, Bools]:
    """Return the ways to assign central cells to bundles, up to rotation.

    Returns ``(n, 8)`` owners, and ``(n, 12)`` bool: whether each of :func:`_rotations` keeps them.
    """
    every = np.array(list(product(range(3), repeat=len(CENTRE))))
    place_values = 3 ** np.arange(len(CENTRE))[::-1]
    images = np.zeros((12, len(every)), np.int64)
    for number, (signs, shift) in enumerate(_rotations()):
        order = [CENTRE.index(_turned(with_axes_reversed(cell, signs), shift)) for cell in CENTRE]
        moved = np.zeros_like(every)
        moved[:, order] = (every + shift) % 3
        images[number] = moved @ place_values
    index = np.arange(len(every))
    first = (images >= index).all(axis=0)
    return every[first], (images == index)[:, first].T


def _rotations() -> list[tuple[Signs, int]]:
    """Return the twelve rotations: axes to reverse, then turns that take a bundle to the next."""
    return [(signs, shift) for shift in range(3) for signs in _TURNS]


def _turned(cell: Cell, times: int) -> Cell:
    for _ in range(times):
        cell = to_next_bundle(cell)
    return cell


# -- missing cubelets of sticks, and permitted contacts


def _stick_parts(owners: Ints) -> list[tuple[int, Ints, Ints]]:
    parts = []
    for bundle in range(3):
        # Turn the bundle's cells to the first bundle: three turns by 120 degrees are none.
        filled = sum(
            1 << CENTRE.index(_turned(cell, (3 - bundle) % 3))
            for cell, owner in zip(CENTRE, owners.tolist(), strict=True)
            if owner == bundle
        )
        for upper in (False, True):
            centre, after, before = _removed_bits(upper=upper)
            # The bundle fills the cells that the previous bundle lacks.
            parts.append((int(centre[filled]), after, before[::-1]))
    return parts


@cache
def _removed_bits(*, upper: bool) -> list[Ints]:
    removed = removable_cells(upper=upper)
    return [removed_bits(cells, removed) for cells in (CENTRE, NEXT, PREVIOUS)]


def _arrays(
    parts: list[tuple[int, Ints, Ints]], allowed: Bools, owners: Ints, leaving: Bools
) -> BurrArrays:
    tables = []
    for bundle in range(3):
        both = np.ones((SETS, SETS), bool)
        for centre, after, before in parts[2 * bundle : 2 * bundle + 2]:
            both &= allowed[centre | before[:, None] | after]
        tables.append(both)
    rotations = [each for each, leaves in zip(_rotations(), leaving, strict=True) if leaves]
    images = [_images(signs) for signs, _ in rotations]
    return BurrArrays(
        tables[1],
        _packed(tables[0].T),
        _packed(tables[2]),
        _pushes(owners),
        np.array(images, np.int32),
        np.array([shift for _, shift in rotations], np.int32),
    )


def _packed(table: Bools) -> MaskArray:
    packed = np.packbits(table, axis=1, bitorder="little")
    bits: MaskArray = np.ascontiguousarray(packed).view(np.uint64)
    return bits


@cache
def _images(signs: Signs) -> Ints:
    """Return the image of each place's filling when axes are reversed, ``(3, 256)``."""
    x, y, z = signs
    views = ((x, y, z), (y, z, x), (z, x, y))
    return np.array([moved_sets(NEXT, partial(with_axes_reversed, signs=each)) for each in views])


def _ways(parts: list[tuple[int, Ints, Ints]], fillings: NDArray[np.int32]) -> Ints:
    """Return the index of each stick's missing cells, for fillings ``(k, 3)``."""
    ways = np.zeros((len(fillings), STICKS), np.int64)
    for stick, (centre, after, before) in enumerate(parts):
        bundle = stick // 2
        ways[:, stick] = centre | after[fillings[:, bundle]] | before[fillings[:, bundle - 1]]
    return ways


# -- which stick pushes which


def _pushes(owners: Ints) -> MaskArray:
    """Return the push tables for given central cells; see :class:`BurrArrays`."""
    central = dict(zip(CENTRE, owners.tolist(), strict=True))
    return _others_pushes() | _push_tables(_neighbours(central=True), central)


@cache
def _others_pushes() -> MaskArray:
    return _push_tables(_neighbours(central=False), {})


def _push_tables(pairs: list[tuple[int, Cell, Cell]], central: dict[Cell, int]) -> MaskArray:
    """Return push tables ``(3, 256, 3)`` of neighbours, given the bundles of central cells."""
    pushes = np.zeros((3, SETS, 3), np.uint64)
    for axis, low, high in pairs:
        (place, one), (other_place, other) = _sticks_at(low, central), _sticks_at(high, central)
        bits = np.where(one == other, 0, 1 << (STICKS * one + other)).astype(np.uint64)
        pushes[max(place, other_place), :, axis] |= bits
    return pushes


def _sticks_at(cell: Cell, central: dict[Cell, int]) -> tuple[int, Ints]:
    """Return the place whose filling determines a cell's stick, and the stick for each filling.

    The place is 0 if the stick does not depend on a filling. Cells between different bundles are
    not neighbours.
    """
    bundles = _bundles_at(cell)
    if len(bundles) != 2:
        bundle = central[cell] if len(bundles) == 3 else bundles[0]
        return 0, np.array([_stick_at(cell, bundle)])
    place = 2 if bundles == [0, 2] else bundles[0]
    number = NEXT.index(_turned(cell, (3 - place) % 3))
    has = np.arange(SETS) >> number & 1 == 1
    return place, np.where(has, _stick_at(cell, place), _stick_at(cell, (place + 1) % 3))


@cache
def _stick_at(cell: Cell, bundle: int) -> int:
    return 2 * bundle + (_turned(cell, (3 - bundle) % 3)[2] >= 0)


@cache
def _bundles_at(cell: Cell) -> Sequence[int]:
    """Return the bundles that contain a cell; empty if it is outside the burr."""
    views = ((bundle, _turned(cell, (3 - bundle) % 3)) for bundle in range(3))
    return [b for b, (x, y, z) in views if -3 <= x < 3 and -1 <= y < 1 and -2 <= z < 2]


@cache
def _neighbours(*, central: bool) -> list[tuple[int, Cell, Cell]]:
    """Return the axis and the cells of all neighbours in the burr.

    ``central`` selects the pairs with at least one central cell, or else the other pairs.
    """
    found: list[tuple[int, Cell, Cell]] = []
    for x, y, z in product(range(-3, 3), repeat=3):
        for axis, high in enumerate(((x + 1, y, z), (x, y + 1, z), (x, y, z + 1))):
            bundles = [len(_bundles_at(cell)) for cell in ((x, y, z), high)]
            if all(bundles) and (3 in bundles) == central:
                found.append((axis, (x, y, z), high))
    return found

"""Visit the assemblies of six-piece burrs that some copies of sticks or boards can build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from cubewright.model.cell import Cell, IntArray, MaskArray
from cubewright.model.generators.burr_pieces import NUMBERS, BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.solver.counting.burr_cells import (
    Ints,
    Signs,
    allowed_ways,
    removable_cells,
    to_next_bundle,
    with_axes_reversed,
)
from cubewright.solver.kernels.counting.stick_burrs import (
    PLACES,
    StickArrays,
    list_stick_burrs,
)

SHARED_CELLS = 32
"""The number of cells inside a burr that several pieces can fill: the largest number of holes."""
NODES = 1_000_000
"""The number of tried ways after which the kernel returns, so that a search can be stopped."""
ROOM = 4096
"""The number of assemblies in a report."""

_ALL_REMOVED = NUMBERS - 1
_REMOVABLE = len(STICKS.removable)
_TURNS: tuple[Signs, ...] = ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1))
_INVERSION: Signs = (-1, -1, -1)


@dataclass(frozen=True)
class StickBurrs:
    """The assemblies visited since the last report, and the finished share of the search.

    ``ways`` ``(k, 6)`` int32 contains each piece's index in :func:`allowed_ways`. ``images``
    ``(k,)`` int32 is 2 for an assembly that stands for two mirror images, or else 1.
    """

    fraction: float
    ways: IntArray
    images: IntArray


def stick_burrs(
    copies: Mapping[int, int], *, holes: int = 0, lacking: int = 0, kind: BurrPieces = STICKS
) -> Iterator[StickBurrs]:
    """Visit the assemblies of sticks or boards with at most ``holes`` empty cells inside the burr.

    ``copies`` is the number of copies of each piece, by its smallest number. ``lacking`` is the
    number of pieces that may be used in addition. Assemblies that are equal up to rotation are
    visited once; up to reflection, too, if their mirror image uses the same pieces.

    Raises:
        ValueError: No piece has one of the numbers.
    """
    burr = _arrays(copies, kind)
    state = np.full(8, -1, np.int64)
    state[0] = state[7] = 0
    found = np.zeros((ROOM, PLACES + 1), np.int32)
    while not state[7]:
        count = list_stick_burrs(burr, holes, lacking, NODES, state, found)
        yield StickBurrs(
            _fraction(burr, state), found[:count, :PLACES].copy(), found[:count, PLACES].copy()
        )


def _fraction(burr: StickArrays, state: Ints) -> float:
    if state[7]:
        return 1.0
    first = int(state[1] - burr.begins[_ALL_REMOVED])
    total = max(1, len(burr.ways) - int(burr.begins[_ALL_REMOVED]))
    # The first stick is the smallest one, so later sticks leave fewer ways.
    return float(1 - (1 - max(0, first) / total) ** PLACES)


def _arrays(copies: Mapping[int, int], kind: BurrPieces) -> StickArrays:
    sticks = np.full(NUMBERS, -1, np.int32)
    for index, number in enumerate(copies):
        sticks[allowed_ways([number], kind)] = index
    used = np.flatnonzero(sticks >= 0)
    used = used[np.argsort(sticks[used], kind="stable")]
    sets = np.arange(NUMBERS)
    # A way fits if it fills no removable cell that is occupied.
    fits = (sets[:, None] | used) == _ALL_REMOVED
    begins = np.zeros(NUMBERS + 1, np.int32)
    begins[1:] = np.cumsum(fits.sum(axis=1))
    ways = np.broadcast_to(used, fits.shape)[fits].astype(np.int32)
    places, images = _symmetries(kind)
    return StickArrays(
        begins,
        ways,
        sticks,
        _filled(kind),
        _free(kind),
        _closed(kind),
        np.array([*copies.values()], np.int32),
        images,
        places,
    )


@cache
def _cells(kind: BurrPieces, place: int) -> dict[Cell, int]:
    """Return the removable cells of a place in the burr, each with its bit."""
    bundle, is_upper = divmod(place, 2)
    cells = removable_cells(upper=bool(is_upper), kind=kind)
    return {_turned(cell, bundle): bit for cell, bit in cells.items()}


def _turned(cell: Cell, times: int) -> Cell:
    for _ in range(times):
        cell = to_next_bundle(cell)
    return cell


@cache
def _shared(kind: BurrPieces) -> dict[Cell, int]:
    """Return the cells that several pieces can fill, each with its bit."""
    cells = {cell for place in range(PLACES) for cell in _cells(kind, place)}
    return {cell: bit for bit, cell in enumerate(sorted(cells))}


@cache
def _filled(kind: BurrPieces) -> MaskArray:
    sets = np.arange(NUMBERS, dtype=np.uint64)
    filled = np.zeros((PLACES, NUMBERS), np.uint64)
    for place in range(PLACES):
        for cell, bit in _cells(kind, place).items():
            has = ~(sets >> np.uint64(bit)) & np.uint64(1)
            filled[place] |= has << np.uint64(_shared(kind)[cell])
    return filled


@cache
def _free(kind: BurrPieces) -> IntArray:
    sets = np.arange(256)
    free = np.zeros((PLACES, 4, 256), np.int32)
    for place in range(PLACES):
        for cell, bit in _cells(kind, place).items():
            byte, place_in_byte = divmod(_shared(kind)[cell], 8)
            free[place, byte] |= (1 - (sets >> place_in_byte & 1)).astype(np.int32) << bit
    return free


@cache
def _closed(kind: BurrPieces) -> MaskArray:
    closed = np.zeros(PLACES, np.uint64)
    for cell, bit in _shared(kind).items():
        last = max(place for place in range(PLACES) if cell in _cells(kind, place))
        closed[last:] |= np.uint64(1) << np.uint64(bit)
    return closed


@cache
def _symmetries(kind: BurrPieces) -> tuple[IntArray, IntArray]:
    """Return the images of places and ways under the rotations and the inversion."""
    moves = [(signs, shift) for shift in range(3) for signs in _TURNS]
    moves.append((_INVERSION, 0))
    places = np.zeros((len(moves), PLACES), np.int32)
    images = np.zeros((len(moves), PLACES, NUMBERS), np.int32)
    sets = np.arange(NUMBERS, dtype=np.int32)
    in_places = [_cells(kind, place) for place in range(PLACES)]
    for number, (signs, shift) in enumerate(moves):
        for place in range(PLACES):
            moved = {
                _turned(with_axes_reversed(cell, signs), shift): bit
                for cell, bit in in_places[place].items()
            }
            target = next(p for p in range(PLACES) if in_places[p].keys() == moved.keys())
            places[number, place] = target
            for cell, bit in moved.items():
                images[number, place] |= (sets >> bit & 1) << in_places[target][cell]
    return places, images


def holes_of(ways: IntArray) -> IntArray:
    """Return the number of holes of each assembly, ``(k,)``."""
    missing = np.zeros(ways.shape, np.int32)
    for bit in range(_REMOVABLE):
        missing += ways >> bit & 1
    holes: IntArray = SHARED_CELLS - (_REMOVABLE - missing).sum(axis=1)
    return holes

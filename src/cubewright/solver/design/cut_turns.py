"""Cuts that a turn of the figure maps to themselves.

The turn maps each piece to an equal piece, or to itself. ``images`` ``(m, c)`` int32 contains the
images of each cell under the powers of a turn, without the identity, and ``piece_images`` ``(m,
k)`` int32 contains the images of each piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from random import Random

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.design.cut_starts import SPREAD, Labels, Near

_TRIES = 20
"""The number of attempts to choose the empty cells of a start."""


def powers(permutation: IntArray) -> IntArray:
    """Return the powers of a permutation, without the identity.

    >>> powers(np.array([1, 2, 0], np.int32)).tolist()
    [[1, 2, 0], [2, 0, 1]]
    """
    found, identity = [permutation], np.arange(len(permutation))
    while not (found[-1][permutation] == identity).all():
        found.append(found[-1][permutation])
    return np.array(found, np.int32)


def orbits(images: IntArray, cells: Sequence[int]) -> list[list[int]]:
    """Return the sets of cells that a turn maps to each other; ``cells`` are mapped to cells.

    >>> orbits(powers(np.array([0, 2, 1], np.int32)), [0, 1, 2])
    [[0], [1, 2]]
    """
    found = {frozenset([cell, *images[:, cell].tolist()]) for cell in cells}
    return sorted(map(sorted, found))


def fits_orbits(images: IntArray, cells: Sequence[int], number: int) -> bool:
    """Return whether a turn maps some ``number`` of these cells to themselves."""
    sums = {0}
    for orbit in orbits(images, cells):
        sums |= {each + len(orbit) for each in sums}
    return number in sums


def random_piece_images(random: Random, order: int, pieces: int, fixed: int) -> IntArray:
    """Return random images of pieces under the powers of a turn of an order.

    The first ``fixed`` pieces are mapped to themselves.
    """
    permutation = np.arange(pieces, dtype=np.int32)
    left = list(range(fixed, pieces))
    random.shuffle(left)
    while left:
        lengths = [each for each in range(1, len(left) + 1) if order % each == 0]
        ring = [left.pop() for _ in range(random.choice(lengths))]
        permutation[ring] = ring[1:] + ring[:1]
    images = [permutation]
    while len(images) < order - 1:
        images.append(images[-1][permutation])
    return np.array(images, np.int32)


def piece_images_of(labels: IntArray, images: IntArray, pieces: int) -> IntArray | None:
    """Return the images of the pieces of a cut; None if the turn does not keep the cut."""
    found = np.full((len(images), pieces), -1, np.int32)
    filled = labels >= 0
    for number, cells in enumerate(images):
        found[number, labels[filled]] = labels[cells][filled]
        image = np.where(filled, found[number, labels], -1)
        if (image != labels[cells]).any() or len(set(found[number].tolist())) < pieces:
            return None
    return found


def grown_cut_with_turn(
    random: Random,
    near: Near,
    images: IntArray,
    piece_images: IntArray,
    holes: tuple[Sequence[int], int],
    fixed: Sequence[Sequence[int]] = (),
) -> Labels | None:
    """Return a cut that a turn maps to itself, with pieces grown from random cells.

    ``holes`` are the cells that may be empty, and the number of empty cells. Returns None if some
    cells cannot belong to a piece. Pieces may be in several parts.
    """
    labels = [-1] * len(near)
    empty = _empty_cells(random, orbits(images, holes[0]), holes[1])
    if empty is None:
        return None
    for cell in empty:
        labels[cell] = -2
    turned = [[cell, *images[:, cell].tolist()] for cell in range(len(near))]
    pieces = [[piece, *column] for piece, column in enumerate(piece_images.T.tolist())]

    def claim(cell: int, piece: int) -> bool:
        """Give the images of a cell to the images of a piece, if all are free."""
        owners: dict[int, int] = {}
        for there, owner in zip(turned[cell], pieces[piece], strict=True):
            if labels[there] != -1 or owners.setdefault(there, owner) != owner:
                return False
        for there, owner in owners.items():
            labels[there] = owner
        return True

    waiting: list[tuple[float, int, int]] = []
    paces = [random.uniform(1.0, SPREAD) for _ in pieces]

    def grow(cell: int, distance: float) -> None:
        for there in near[cell]:
            step = random.uniform(1.0, SPREAD) * paces[labels[cell]]
            heappush(waiting, (distance + step, there, labels[cell]))

    seeds = list(fixed) + [()] * (len(pieces) - len(fixed))
    for piece, cells in enumerate(seeds):
        if piece in labels:
            continue
        free = [cell for cell, owner in enumerate(labels) if owner == -1]
        for cell in cells or random.sample(free, len(free)):
            if claim(cell, piece) and not cells:
                break
    for cell, piece in enumerate(labels):
        if piece >= 0:
            grow(cell, 0.0)
    while waiting:
        distance, cell, piece = heappop(waiting)
        if labels[cell] == -1 and claim(cell, piece):
            for there in turned[cell]:
                grow(there, distance)
    return None if -1 in labels else [max(piece, -1) for piece in labels]


def _empty_cells(random: Random, rings: list[list[int]], number: int) -> list[int] | None:
    """Return the cells of random orbits, ``number`` in all; None if no choice was found."""
    for _ in range(_TRIES):
        chosen: list[int] = []
        for ring in random.sample(rings, len(rings)):
            if len(chosen) + len(ring) <= number:
                chosen += ring
        if len(chosen) == number:
            return chosen
    return None

"""Division of a frontier count into smaller, independent counts.

Frontiers cannot be divided well: partial fillings that begin differently soon have the same
frontier, so slices repeat each other's work. Pieces can be divided. Merge some kinds of piece of
which a solution uses ``c`` copies each, and record only the total number of cells that they fill.
This also counts fillings with a wrong number of copies. These fillings vanish from a sum of several
such counts. In each count, every option of kind ``k`` occurs ``w[k]`` times; the sum is over all
combinations of ``w[k] = 0..c[k]``::

    solutions = sum of count(w) * product of (-1)^(c - w) * binomial(c, w), over product of c!

A filling with ``e`` copies of a kind contributes ``w^e``, so the sum over ``w`` is the difference
of order ``c`` of that power: 0 if ``e < c``, and ``c!`` if ``e = c``. All kinds together fill a
fixed number of cells, so some kind is missing if another has too many copies. With one copy of each
kind, this is inclusion-exclusion over the allowed kinds. A single part cannot be divided further,
because only the sum of all parts is correct.

A count does not record which merged kinds are already used. It therefore has fewer combinations of
used pieces, and needs proportionally less memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import comb, factorial, gcd, prod
from typing import NamedTuple

import numpy as np

from cubewright.solver.counting.frontier_problem import OrbitOptions


class Part(NamedTuple):
    """One term of the sum: the merged kinds, and the multiplicities of their options."""

    kinds: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()


WHOLE = Part()
"""The whole count."""


def kinds_to_merge(options: OrbitOptions) -> list[int]:
    """Return all kinds, sorted by the memory that merging them saves, largest first.

    Kinds of the same size come first, because their volume determines their number. Of these, kinds
    with the most options come first, because many parts lack them.
    """
    number = (options.uses[options.classes] > 0).sum(axis=0)
    saved = {
        int(size): float(np.log(options.copies[options.sizes == size] + 1.0).sum())
        for size in options.sizes
    }
    kinds = [int(kind) for kind in np.flatnonzero(options.copies > 0)]
    return sorted(
        kinds, key=lambda kind: (-saved[int(options.sizes[kind])], -int(number[kind]), kind)
    )


def divide(options: OrbitOptions, kinds: Sequence[int]) -> list[Part]:
    """Return the parts of a count with these kinds merged, largest first."""
    ranges = [range(int(options.copies[kind]) + 1) for kind in kinds]
    parts = [Part(tuple(kinds), weights) for weights in product(*ranges)]
    return sorted(parts, key=lambda each: -sum(each.weights))


def largest_part(options: OrbitOptions, kinds: Sequence[int]) -> Part:
    """Return the largest of the parts with these kinds merged."""
    return Part(tuple(kinds), tuple(int(options.copies[kind]) for kind in kinds))


def count_parts(options: OrbitOptions, kinds: Sequence[int]) -> int:
    """Return the number of parts that :func:`divide` makes."""
    return prod(int(options.copies[kind]) + 1 for kind in kinds)


def factor(options: OrbitOptions, part: Part) -> Fraction:
    """Return the factor of a part's count in the sum of all parts."""
    result = Fraction(1)
    for kind, weight in zip(part.kinds, part.weights, strict=True):
        copies = int(options.copies[kind])
        result *= Fraction((-1) ** (copies - weight) * comb(copies, weight), factorial(copies))
    return result


def options_of(options: OrbitOptions, part: Part) -> OrbitOptions:
    """Return the options of a part, in which the merged kinds are one kind."""
    if not part.kinds:
        return options
    merged = list(part.kinds)
    others = [kind for kind in range(len(options.copies)) if kind not in part.kinds]
    sizes = options.sizes[merged].astype(np.int64)
    unit = gcd(*(int(size) for size in sizes))
    # Repeat an option that occurs several times.
    times = np.prod(np.array(part.weights) ** options.uses[:, merged], axis=1)
    rows = np.repeat(np.arange(len(options.classes)), times[options.classes])
    old_classes, old_class = np.unique(options.classes[rows], return_inverse=True)
    old_uses = options.uses[old_classes]
    share = (old_uses[:, merged] @ sizes // unit)[:, None]
    uses, new_class = np.unique(
        np.concatenate([old_uses[:, others], share], axis=1), axis=0, return_inverse=True
    )
    total = int(options.copies[merged] @ sizes) // unit
    return OrbitOptions(
        fills=options.fills[rows],
        classes=new_class.reshape(-1)[old_class.reshape(-1)].astype(np.int32),
        uses=uses.astype(np.int32),
        copies=np.concatenate([options.copies[others], [total]]).astype(np.int32),
        sizes=np.concatenate([options.sizes[others], [unit]]).astype(np.int32),
        positions=options.positions,
    )

"""Divide a frontier count into smaller ones that do not depend on each other.

Frontiers cannot be divided well: partial fillings that begin differently soon have the same
frontier, so slices of them repeat each other's work. Pieces can be. Take some kinds of piece
together, of which a solution uses ``c`` copies each, and only note how many cells all of them
fill. Then fillings with a wrong number of copies are counted as well. They vanish from a sum
over several such counts, in each of which every option of kind ``k`` occurs ``w[k]`` times, for
all combinations of ``w[k] = 0..c[k]``::

    solutions = sum of count(w) * product of (-1)^(c - w) * binomial(c, w), over product of c!

For a filling with ``e`` copies of a kind contributes ``w^e``, and the sum over ``w`` is the
difference of order ``c`` of that power: 0 if ``e < c``, and ``c!`` if ``e = c``. All kinds
together fill a fixed number of cells, so some kind is missing if another has too many. With
one copy of each kind this is inclusion-exclusion over the kinds that may be used. A single part
cannot be divided further, since only the sum of all is right.

A count does not distinguish which of the kinds taken together are used already. So it has fewer
combinations of used pieces, and needs as many times less memory.
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
    """One count of the sum: the kinds taken together, and how often their options occur."""

    kinds: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()


WHOLE = Part()
"""The whole count."""


def kinds_to_merge(options: OrbitOptions) -> list[int]:
    """Return all kinds, those first that save most when taken together.

    These are kinds of the same size, whose volume determines their number, and among them those
    with most options, since these are left out of many parts.
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


def divided(options: OrbitOptions, kinds: Sequence[int]) -> list[Part]:
    """Return the parts of a count if some kinds are taken together, the largest first."""
    ranges = [range(int(options.copies[kind]) + 1) for kind in kinds]
    parts = [Part(tuple(kinds), weights) for weights in product(*ranges)]
    return sorted(parts, key=lambda each: -sum(each.weights))


def largest_part(options: OrbitOptions, kinds: Sequence[int]) -> Part:
    """Return the largest of the parts that take some kinds together."""
    return Part(tuple(kinds), tuple(int(options.copies[kind]) for kind in kinds))


def number_of_parts(options: OrbitOptions, kinds: Sequence[int]) -> int:
    """Return into how many parts :func:`divided` divides by some kinds."""
    return prod(int(options.copies[kind]) + 1 for kind in kinds)


def factor(options: OrbitOptions, part: Part) -> Fraction:
    """Return the factor of a part's count in the sum of all parts."""
    result = Fraction(1)
    for kind, weight in zip(part.kinds, part.weights, strict=True):
        copies = int(options.copies[kind])
        result *= Fraction((-1) ** (copies - weight) * comb(copies, weight), factorial(copies))
    return result


def options_of(options: OrbitOptions, part: Part) -> OrbitOptions:
    """Return the options of a part, in which the kinds taken together are one."""
    if not part.kinds:
        return options
    merged = list(part.kinds)
    others = [kind for kind in range(len(options.copies)) if kind not in part.kinds]
    sizes = options.sizes[merged].astype(np.int64)
    unit = gcd(*(int(size) for size in sizes))
    # An option that occurs several times is listed several times.
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

"""Count an exact puzzle with too many solutions to list, without using the solver.

It takes a minute, and the solver's frontier count takes seconds.
"""

from itertools import product

import numpy as np


def counted(listing):
    """Return the counts raw, up to turns and up to reflections (Burnside's lemma)."""
    turns, mirrors = listing.symmetries()
    fixed = [_fixed_by(listing, each) for each in turns + mirrors]
    rotations = sum(fixed[: len(turns)]) // len(turns)
    return fixed[0], rotations, sum(fixed) // len(fixed)


def _fixed_by(listing, image):
    """Return how many solutions of an exact puzzle a map fixes, if fewer than 2 ** 63.

    The cells are filled one after another. For every set of filled cells, a row contains the number
    of ways to reach it, for each combination of used pieces with this number of cells.
    """
    bits = {cell: 1 << place for place, cell in enumerate(listing.puzzle.figure.cells)}
    steps = _Steps(listing)
    beginning = {bit: [] for bit in bits.values()}
    for orbit in {_orbit(each, image) for each in listing.placements}:
        where = [bits[cell] for _, marked in orbit for cell, _ in marked]
        if len(set(where)) == len(where):
            used = tuple(sum(kind == each for each, _ in orbit) for kind in listing.most)
            beginning[min(where)].append((sum(where), used))
    rows = {0: np.ones(1, np.int64)}
    for bit, its_ways in beginning.items():
        there = {filled: row for filled, row in rows.items() if filled & bit}
        for filled, row in rows.items():
            for where, used in () if filled & bit else its_ways:
                if not filled & where:
                    width, before, after = steps.by(filled.bit_count(), used)
                    if filled | where not in there:
                        there[filled | where] = np.zeros(width, np.int64)
                    there[filled | where][after] += row[before]
        rows = {filled: row for filled, row in there.items() if row.any()}
    return sum(int(row[-1]) for row in rows.values())


class _Steps:
    """The combinations of used pieces by the number of cells that they fill, and their changes."""

    def __init__(self, listing):
        self._sizes = [len(listing.puzzle.pieces[kind]) for kind in listing.most]
        self._most = tuple(listing.most.values())
        self._filling = {}
        for used in product(*(range(most + 1) for most in self._most)):
            self._filling.setdefault(self._volume(used), []).append(used)
        self._known = {}

    def _volume(self, used):
        return sum(n * size for n, size in zip(used, self._sizes, strict=True))

    def by(self, volume, used):
        """Return the number of combinations after adding pieces, and the new index of each."""
        if (volume, used) not in self._known:
            later = {
                each: n for n, each in enumerate(self._filling.get(volume + self._volume(used), ()))
            }
            grown = [
                tuple(map(sum, zip(each, used, strict=True))) for each in self._filling[volume]
            ]
            pairs = [(n, later[each]) for n, each in enumerate(grown) if each in later]
            before, after = np.array(pairs, int).reshape(-1, 2).T
            self._known[volume, used] = len(later), before, after
        return self._known[volume, used]


def _orbit(placement, image):
    """Return the orbit of a placement under a map."""
    orbit = {placement}
    while (placement := image(placement)) not in orbit:
        orbit.add(placement)
    return frozenset(orbit)

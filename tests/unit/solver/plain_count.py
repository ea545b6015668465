"""Counts of an exact puzzle with more solutions than can be listed, by plain means.

It takes a minute where a sweep takes seconds, and knows nothing of the solver.
"""

from itertools import product

import numpy as np


def counted(oracle):
    """The counts raw, up to turns and up to mirrors: of what each map leaves alone (Burnside)."""
    turns, mirrors = oracle.symmetries()
    alone = [_left_alone(oracle, each) for each in turns + mirrors]
    rotations = sum(alone[: len(turns)]) // len(turns)
    return alone[0], rotations, sum(alone) // len(alone)


def _left_alone(oracle, image):
    """How many solutions of an exact puzzle a map carries to themselves, if less than 2 ** 63.

    One cell after another is filled. For every set of filled cells a row tells how often it
    came about, with each number of used pieces of each kind that fills so many.
    """
    bits = {cell: 1 << place for place, cell in enumerate(oracle.puzzle.figure.cells)}
    steps = _Steps(oracle)
    beginning = {bit: [] for bit in bits.values()}
    for ways in {_round(way, image) for way in oracle.ways}:
        where = [bits[cell] for _, cells in ways for cell in cells]
        if len(set(where)) == len(where):
            used = tuple(sum(kind == each for each, _ in ways) for kind in oracle.most)
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
    """The numbers of used pieces of each kind that fill so many cells, and how they grow."""

    def __init__(self, oracle):
        self._sizes = [len(oracle.puzzle.pieces[kind]) for kind in oracle.most]
        self._most = tuple(oracle.most.values())
        self._filling = {}
        for used in product(*(range(most + 1) for most in self._most)):
            self._filling.setdefault(self._volume(used), []).append(used)
        self._known = {}

    def _volume(self, used):
        return sum(n * size for n, size in zip(used, self._sizes, strict=True))

    def by(self, volume, used):
        """After so many cells and more pieces: how many there are, and which become which."""
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


def _round(way, image):
    """The way, its image, that one's image and so on."""
    ways = {way}
    while (way := image(way)) not in ways:
        ways.add(way)
    return frozenset(ways)

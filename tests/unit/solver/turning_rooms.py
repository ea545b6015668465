"""Flat rooms that a key leaves through a door by slides and quarter turns, with a simple search.

A room is a passage with bends between walls, a floor and a roof. The key is one cell thick, so it
stays in its plane until it is outside, and a simple search is fast.
"""

import random
from functools import cache
from itertools import product

from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly

KEYS = (
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (0, 2), (1, 0)),
)


class Room:
    """The floor of a room, and the cells of the passage and of the key in it, from above."""

    def __init__(self, passage, key):
        left, low, right, high = box(passage | key)
        self.floor = frozenset(product(range(left - 1, right + 2), range(low - 1, high + 2)))
        self.key = frozenset(key)
        self.walls = self.floor - passage - self.key

    def assembly(self):
        """Return the room as two pieces of cubes; the second one is the key."""
        shell = [(x, y, z) for z in (0, 2) for x, y in self.floor]
        shell += [(x, y, 1) for x, y in self.walls]
        key = [(x, y, 1) for x, y in self.key]
        return Assembly(
            CUBIC,
            tuple(AssembledPiece(tuple(sorted(each)), n) for n, each in enumerate((shell, key))),
        )

    def slides(self, key):
        """Yield the places of the key after each slide; None if it can slide forever."""
        left, low, right, high = box(self.floor)
        for step, far in (
            ((1, 0), right + 1 - min(x for x, _ in key)),
            ((-1, 0), max(x for x, _ in key) + 1 - left),
            ((0, 1), high + 1 - min(y for _, y in key)),
            ((0, -1), max(y for _, y in key) + 1 - low),
        ):
            for distance in range(1, far + 1):
                now = frozenset((x + distance * step[0], y + distance * step[1]) for x, y in key)
                if not self.walls.isdisjoint(now):
                    break
                yield None if distance == far else now

    def turns(self, key, squares, shrink):
        """Yield the places of the key after one to three quarter turns about each pivot."""
        left, low, right, high = box(self.floor | key)
        for p, q in product(range(2 * left, 2 * right + 3), range(2 * low, 2 * high + 3)):
            if (p - q) % 2:
                continue
            for sense in (1, -1):
                now = key
                for _ in range(3):
                    if any(
                        not self.walls.isdisjoint(passed(x, y, p, q, sense, squares, shrink))
                        for x, y in now
                    ):
                        break
                    now = frozenset(turned(x, y, p, q, sense) for x, y in now)
                    yield now


def box(cells):
    """Return the least and the greatest coordinates of cells of the plane."""
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@cache
def passed(x, y, p, q, sense, squares, shrink):
    """Return the cells that a cell passes through in a quarter turn about half of ``(p, q)``."""
    mirrored = (sense < 0) * 2
    return frozenset(
        ((a + p) // 2, (b * sense - mirrored + q) // 2)
        for a, b in squares(2 * x - p, (2 * y - q) * sense - mirrored, shrink)
    )


def turned(x, y, p, q, sense):
    """Return a cell after a quarter turn."""
    a, b = 2 * x + 1 - p, 2 * y + 1 - q
    return (p - 1 - b * sense) // 2, (q - 1 + a * sense) // 2


def ways_out(room, squares, shrink):
    """Return the least number of moves that free the key, and the least number of turns.

    Returns None if the key never comes out. ``squares`` returns the cells that a square passes
    through in a quarter turn.
    """
    level = least = None
    fewest, front, moves = {room.key: 0}, [(room.key, 0)], 0
    while front:
        after, moves = [], moves + 1
        for key, turns in front:
            if fewest[key] < turns:
                continue
            if room.floor.isdisjoint(key):
                reached = [(None, turns)]
            else:
                reached = [(now, turns) for now in room.slides(key)]
                reached += [(now, turns + 1) for now in room.turns(key, squares, shrink)]
            for now, those in reached:
                if now is None:
                    level = level or moves
                    least = those if least is None else min(least, those)
                elif fewest.get(now, those + 1) > those:
                    # A place is examined again if it is reached later with fewer turns.
                    fewest[now] = those
                    after.append((now, those))
        front = after
    return None if level is None else (level, least)


def random_room(seed, bends):
    """Return a random passage with bends, which may be too narrow, and a key at its beginning."""
    chance = random.Random(seed)
    x = y = 0
    step = (1, 0)
    passage = {(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if chance.random() < 0.9}
    for bend in range(bends + 1):
        for _ in range(chance.choice((3, 4))):
            x, y = x + step[0], y + step[1]
            passage.add((x, y))
        if bend < bends:
            around = [(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
            passage |= {cell for cell in around if chance.random() < 0.9}
            sign = chance.choice((1, -1))
            step = (step[1] * sign, step[0] * sign)
    shape = chance.choice(KEYS)
    key = {(a, b - 1) for a, b in shape}
    room = Room(passage, key)
    # The passage continues in a straight line until it is outside.
    door = set()
    while (x, y) in room.floor:
        door.add((x, y))
        x, y = x + step[0], y + step[1]
    room.walls -= door
    return room

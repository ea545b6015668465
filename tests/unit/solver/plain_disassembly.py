"""Take assemblies apart by a slow, simple search, and replay plans, for comparisons.

The search tries every subset of the pieces in every direction, step by step, with full tests of all
cells passed through. It uses no distances, no pushing and no order.
"""

import random
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np

from cubewright.model.cell import bounds, difference, shifted
from cubewright.model.disassembly import FOR_EVER, Turn
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.directions import steps
from cubewright.solver.disassembly.translations import swept_cells


def reach(cells_of_pieces):
    """Return a number of steps after which nothing can be hit."""
    total = 2
    for cells in cells_of_pieces:
        low, high = bounds(cells)
        total += sum(high) - sum(low) + 3
    return total


def is_step_free(lattice, cells, moving, step):
    """Return whether the moving pieces pass through no cell of the others in one step."""
    passed = {
        each for i in moving for cell in cells[i] for each in swept_cells(lattice, cell, step)
    }
    return all(passed.isdisjoint(cells[i]) for i in range(len(cells)) if i not in moving)


def stepped(cells, moving, step):
    """Return the cells of all pieces after one step."""
    return [
        frozenset(shifted(cell, step) for cell in piece) if i in moving else piece
        for i, piece in enumerate(cells)
    ]


def proper_subsets(count):
    """Return all sets of pieces except the empty and the complete one."""
    return [frozenset(i for i in range(count) if mask >> i & 1) for mask in range(1, 2**count - 1)]


def hits(assembly, step):
    """Return, for pairs of pieces, the shifts of the second at which the first hits it in one step.

    A shift is the displacement of the second piece relative to the first.
    """
    lattice, pieces = assembly.lattice, assembly.pieces
    passed = [
        {each for cell in piece.cells for each in swept_cells(lattice, cell, step)}
        for piece in pieces
    ]
    return [
        [{difference(a, b) for a in swept for b in other.cells} for other in pieces]
        for swept in passed
    ]


def apart(assembly, walls=None):
    """Return the level and all first separations, as sets of pieces; None if there are none.

    If the number of a piece that never moves is given as ``walls``, no piece moves below the lowest
    cell of the assembly.
    """
    count = len(assembly.pieces)
    far = reach([piece.cells for piece in assembly.pieces])
    hit = {step: hits(assembly, step) for step in steps(assembly.lattice)}
    pairs = {
        moving: [(i, j) for i in moving for j in range(count) if j not in moving]
        for moving in proper_subsets(count)
        if walls not in moving
    }
    bottoms = [min(z for *_, z in piece.cells) for piece in assembly.pieces]

    def is_above(places, moving, step):
        """Return whether a step does not move a piece below the ground."""
        heights = (bottoms[i] + places[i][2] - places[walls][2] + step[2] for i in moving)
        return walls is None or min(heights) >= min(bottoms)

    start = ((0, 0, 0),) * count
    seen, front, level, found = {start}, [start], 1, set()
    while front and not found:
        after = []
        for places in front:
            for moving, step in product(pairs, hit):
                now, distance = places, 0
                while (
                    distance < far
                    and is_above(now, moving, step)
                    and not any(
                        difference(now[j], now[i]) in hit[step][i][j] for i, j in pairs[moving]
                    )
                ):
                    now = tuple(
                        shifted(place, step) if i in moving else place
                        for i, place in enumerate(now)
                    )
                    after.append(now)
                    distance += 1
                if distance == far:
                    found.add(moving)
        front, level = [], level + 1
        for places in after:
            # Only the relative positions of the pieces count.
            key = tuple(difference(place, places[0]) for place in places)
            if key not in seen:
                seen.add(key)
                front.append(key)
    return (level - 1, found) if found else None


def least_moves(assembly):
    """Return the least number of moves of a plan; None if the assembly does not come apart."""
    lattice = assembly.lattice
    known = {}

    def key(cells):
        base = min(cells[0])
        return tuple(
            frozenset(tuple(a - b for a, b in zip(cell, base, strict=True)) for cell in piece)
            for piece in cells
        )

    def least(start):
        count = len(start)
        if count == 1:
            return 0
        if key(start) in known:
            return known[key(start)]
        best, seen, front, depth = None, {key(start)}, [start], 0
        # Each of count - 1 separations is at least one move.
        while front and (best is None or depth + count - 1 < best):
            after = []
            for cells in front:
                low, high = bounds(frozenset().union(*cells))
                far = sum(high) - sum(low) + 4
                for mask in range(1, 2**count - 1):
                    moving = frozenset(i for i in range(count) if mask >> i & 1)
                    for step in steps(lattice):
                        now, passed = cells, []
                        while len(passed) < far and is_step_free(lattice, now, moving, step):
                            now = stepped(now, moving, step)
                            passed.append(now)
                        if len(passed) < far:
                            after += passed
                            continue
                        halves = [
                            least([cells[i] for i in range(count) if (i in moving) == side])
                            for side in (True, False)
                        ]
                        if None not in halves:
                            total = depth + 1 + sum(halves)
                            best = total if best is None else min(best, total)
            front, depth = [], depth + 1
            for cells in after:
                if key(cells) not in seen:
                    seen.add(key(cells))
                    front.append(cells)
        known[key(start)] = best
        return best

    return least([frozenset(piece.cells) for piece in assembly.pieces])


def sampled_squares(x, y, shrink=0.0, samples=120):
    """Return the squares that a square meets in a quarter turn about the origin, at many angles.

    Squares are named by twice their lower left corners. Two squares overlap unless one of the
    four directions of their sides separates them. The last sample is the goal.
    """
    far = abs(x) + abs(y) + 6
    others = [
        (a, b)
        for a in range(-far + (far + x) % 2, far, 2)
        for b in range(-far + (far + x) % 2, far, 2)
    ]
    middles = np.array(others) + 1.0
    half = 1.0 - 2 * shrink
    corners = np.array([(-half, -half), (-half, half), (half, half), (half, -half)])
    found = set()
    for angle in np.linspace(0, np.pi / 2, samples + 1):
        c, s = np.cos(angle), np.sin(angle)
        turn = np.array([[c, -s], [s, c]])
        middle = turn @ (x + 1.0, y + 1.0)
        overlap = np.ones(len(others), bool)
        for axis in (np.array([1.0, 0]), np.array([0, 1.0]), turn[:, 0], turn[:, 1]):
            reach = np.abs(corners @ turn.T @ axis).max() + np.abs(corners @ axis).max()
            overlap &= np.abs((middles - middle) @ axis) < reach - 1e-9
        found |= {others[number] for number in np.flatnonzero(overlap)}
    return frozenset(found)


@cache
def known_squares(x, y, shrink):
    return sampled_squares(x, y, shrink)


def turned_quarter(cells, axis, pivot):
    """Return cells after a right-handed quarter turn about an axis through half of ``pivot``."""

    def image(cell):
        offset = [2 * number + 1 - start for number, start in zip(cell, pivot, strict=True)]
        along = [o * a for o, a in zip(offset, axis, strict=True)]
        crossed = [
            axis[1] * offset[2] - axis[2] * offset[1],
            axis[2] * offset[0] - axis[0] * offset[2],
            axis[0] * offset[1] - axis[1] * offset[0],
        ]
        return tuple(
            (c + abs(a) * w + start - 1) // 2
            for c, a, w, start in zip(
                crossed, axis, [sum(along) * a for a in axis], pivot, strict=True
            )
        )

    return frozenset(image(cell) for cell in cells)


def is_turn_free(cells, moving, axis, pivot, shrink=0.0):
    """Return whether moving pieces meet no cell of the others in a quarter turn, by sampling."""
    along = next(i for i in range(3) if axis[i])
    u, v = (along + 1) % 3, (along + 2) % 3
    rest = {}
    for i, piece in enumerate(cells):
        if i not in moving:
            for cell in piece:
                rest.setdefault(cell[along], set()).add((cell[u], cell[v]))
    for i in moving:
        for cell in cells[i]:
            x, y = 2 * cell[u] - pivot[u], 2 * cell[v] - pivot[v]
            if axis[along] > 0:
                swept = known_squares(x, y, shrink)
            else:
                swept = {(a, -b - 2) for a, b in known_squares(x, -y - 2, shrink)}
            places = {((a + pivot[u]) // 2, (b + pivot[v]) // 2) for a, b in swept}
            if places & rest.get(cell[along], set()):
                return False
    return True


def lowest_in_turn(cells, axis, pivot, shrink=0.0, samples=180):
    """Return the lowest height of cubes during a quarter turn, by sampling."""
    along = next(i for i in range(3) if axis[i])
    u, v = (along + 1) % 3, (along + 2) % 3
    ends = (shrink, 1 - shrink)
    corners = np.array(
        [
            [c + e for c, e in zip(cell, each, strict=True)]
            for cell in cells
            for each in product(ends, repeat=3)
        ]
    )
    lowest = np.inf
    for angle in np.linspace(0, np.pi / 2, samples + 1) * axis[along]:
        x, y = corners[:, u] - pivot[u] / 2, corners[:, v] - pivot[v] / 2
        moved = corners.copy()
        moved[:, u] = np.cos(angle) * x - np.sin(angle) * y + pivot[u] / 2
        moved[:, v] = np.sin(angle) * x + np.cos(angle) * y + pivot[v] / 2
        lowest = min(lowest, moved[:, 2].min())
    return lowest


def apart_with_turns(assembly, shrink=0.0):
    """Return the same as :func:`apart`, with quarter turns about all axes through the box.

    If the assembly stands on the ground, so it does before each turn, and no cube turns through it.
    """
    start = [frozenset(piece.cells) for piece in assembly.pieces]
    count, far = len(start), reach(start)
    subsets = proper_subsets(count)

    def key(cells):
        # States that differ by a common shift or turn count as different; that only takes longer.
        base = min(cells[0])
        return tuple(
            tuple(sorted(tuple(a - b for a, b in zip(cell, base, strict=True)) for cell in piece))
            for piece in cells
        )

    seen, front, level = {key(start)}, [start], 1
    while front:
        after = []
        for cells in front:
            everything = frozenset().union(*cells)
            low, high = bounds(everything)
            for moving in subsets:
                for step in steps(assembly.lattice):
                    now = cells
                    for distance in range(far + 1):
                        if distance == far:
                            return level
                        if not is_step_free(assembly.lattice, now, moving, step):
                            break
                        now = stepped(now, moving, step)
                        after.append(now)
                if assembly.on_ground or 0 not in moving:
                    ground = low[2] if assembly.on_ground else None
                    after += turned_states(cells, moving, low, high, shrink, ground)
        front = []
        for cells in after:
            if key(cells) not in seen:
                seen.add(key(cells))
                front.append(cells)
        level += 1
    return None


def turned_states(cells, moving, low, high, shrink, ground=None):
    """Return the states after one to three quarter turns of some pieces."""
    for along in range(3):
        u, v = (along + 1) % 3, (along + 2) % 3
        for p in range(2 * low[u], 2 * high[u] + 3):
            for q in range(2 * low[v], 2 * high[v] + 3):
                if (p - q) % 2:
                    continue
                pivot = [0, 0, 0]
                pivot[u], pivot[v] = p, q
                for sign in (1, -1):
                    axis = tuple(sign * (i == along) for i in range(3))
                    now = cells
                    for _ in range(3):
                        if not is_turn_free(now, moving, axis, pivot, shrink):
                            break
                        if ground is not None:
                            body = frozenset().union(*(now[i] for i in moving))
                            if lowest_in_turn(body, axis, pivot, shrink) < ground - shrink - 1e-3:
                                break
                        now = [
                            turned_quarter(piece, axis, pivot) if i in moving else piece
                            for i, piece in enumerate(now)
                        ]
                        yield now


def replay(assembly, plan, *, may_stay=lambda pieces: False, shrink=0.0):
    """Follow a plan step by step; assert that nothing is hit and everything comes apart."""
    lattice = assembly.lattice
    far = reach([piece.cells for piece in assembly.pieces])

    def follow(separation, cells):
        assert set(separation.pieces) == set(cells)
        order = sorted(cells)
        place = {piece: number for number, piece in enumerate(order)}
        now = [cells[piece] for piece in order]
        for number, move in enumerate(separation.moves, 1):
            is_last = number == len(separation.moves)
            assert (move.distance == FOR_EVER) == is_last
            assert 0 < len(move.pieces) < len(order)
            moving = frozenset(place[piece] for piece in move.pieces)
            before = now
            if isinstance(move, Turn):
                for _ in range(move.distance):
                    assert is_turn_free(now, moving, move.step, move.pivot, shrink)
                    now = [
                        turned_quarter(piece, move.step, move.pivot) if i in moving else piece
                        for i, piece in enumerate(now)
                    ]
                assert len(set().union(*now)) == sum(map(len, now))
                continue
            for _ in range(far if is_last else move.distance):
                assert is_step_free(lattice, now, moving, move.step)
                now = stepped(now, moving, move.step)
            assert len(set().union(*now)) == sum(map(len, now))
        for half, pieces in (
            (separation.staying, separation.staying_pieces),
            (separation.removed, separation.removed_pieces),
        ):
            here = {piece: before[place[piece]] for piece in pieces}
            if half is not None:
                follow(half, here)
            else:
                assert len(pieces) == 1 or may_stay(pieces)

    follow(plan, {i: frozenset(piece.cells) for i, piece in enumerate(assembly.pieces)})


def parts(assembly, plan):
    """Yield each part that a plan without turns separates, in its state, and its separation."""
    yield assembly, plan
    places = dict.fromkeys(range(len(assembly.pieces)), (0, 0, 0))
    for move in plan.moves[:-1]:
        for number in move.pieces:
            way = tuple(move.distance * each for each in move.step)
            places[number] = shifted(places[number], way)
    moved = [
        replace(piece, cells=tuple(shifted(cell, places[number]) for cell in piece.cells))
        for number, piece in enumerate(assembly.pieces)
    ]
    for half, pieces in (
        (plan.staying, plan.staying_pieces),
        (plan.removed, plan.removed_pieces),
    ):
        if half is not None:
            order = sorted(pieces)
            part = Assembly(assembly.lattice, tuple(moved[number] for number in order))
            places_in_part = {number: place for place, number in enumerate(order)}
            yield from parts(part, half.renumbered(places_in_part))


def random_assembly(lattice, size, count, seed, *, holes=0.3, jumps=0.2):
    """Return a box cut into pieces that grow at random, with some cells left empty.

    With ``jumps`` pieces are not connected, and interlock more often.
    """
    chance = random.Random(seed)
    cells = [cell for cell in lattice.box(size) if chance.random() >= holes]
    chance.shuffle(cells)
    pieces = [[cell] for cell in cells[:count]]
    free = set(cells[count:])
    while free:
        piece = chance.choice(pieces)
        near = sorted({other for cell in piece for other in lattice.neighbours(cell)} & free)
        if not near or chance.random() < jumps:
            near = sorted(free)
        piece.append(chance.choice(near))
        free.discard(piece[-1])
    return Assembly(lattice, tuple(AssembledPiece(tuple(sorted(each))) for each in pieces))

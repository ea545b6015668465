"""Taking assemblies apart slowly and plainly, to compare with: a search, and a replay of plans.

The search tries every subset of the pieces in every direction, step by step, with full tests of
all cells passed through. It knows no distances, no pushing and no order.
"""

import random
from collections import deque

from cubewright.model.cell import bounds, shifted
from cubewright.model.disassembly import FOR_EVER
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.directions import steps
from cubewright.solver.disassembly.translations import swept_cells


def reach(cells_of_pieces):
    """A number of steps after which nothing can be hit any more."""
    total = 2
    for cells in cells_of_pieces:
        low, high = bounds(cells)
        total += sum(high) - sum(low) + 3
    return total


def is_step_free(lattice, cells, moving, step):
    """Whether the pieces moving pass through no cell of the others, in one step."""
    passed = {
        each for i in moving for cell in cells[i] for each in swept_cells(lattice, cell, step)
    }
    return all(passed.isdisjoint(cells[i]) for i in range(len(cells)) if i not in moving)


def stepped(cells, moving, step):
    """The cells of all pieces after one step."""
    return [
        frozenset(shifted(cell, step) for cell in piece) if i in moving else piece
        for i, piece in enumerate(cells)
    ]


def apart(assembly):
    """The level and all first separations, as sets of pieces; None if it does not come apart."""
    lattice = assembly.lattice
    start = [frozenset(piece.cells) for piece in assembly.pieces]
    count, far = len(start), reach(start)
    subsets = [
        frozenset(i for i in range(count) if mask >> i & 1) for mask in range(1, 2**count - 1)
    ]

    def key(cells):
        base = min(cells[0])
        return tuple(tuple(a - b for a, b in zip(min(c), base, strict=True)) for c in cells)

    seen, queue, found, found_at = {key(start)}, deque([(start, 0)]), set(), None
    while queue:
        cells, depth = queue.popleft()
        if found_at is not None and depth > found_at:
            break
        after = []
        for moving in subsets:
            for step in steps(lattice):
                now = cells
                for distance in range(far + 1):
                    if distance == far:
                        found.add(moving)
                        found_at = depth
                        break
                    if not is_step_free(lattice, now, moving, step):
                        break
                    now = stepped(now, moving, step)
                    after.append(now)
                if found_at is not None:
                    after.clear()
        for now in after:
            if key(now) not in seen:
                seen.add(key(now))
                queue.append((now, depth + 1))
    return None if found_at is None else (found_at + 1, found)


def replay(assembly, plan, *, may_stay=lambda pieces: False):
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


def random_assembly(lattice, size, count, seed, *, holes=0.3, jumps=0.2):
    """A box cut into pieces that grow at random, with some cells left empty.

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

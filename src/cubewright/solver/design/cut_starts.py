"""First cuts of a figure for the search, grown from random cells.

Cells have numbers, and ``near`` lists the numbers of each cell's neighbours. Labels give each cell
the number of its piece, or -1 if it stays empty.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from heapq import heappop, heappush
from random import Random

from cubewright.model.cell import IntArray

Near = Sequence[Sequence[int]]
Labels = list[int]
PROPOSALS_PER_CELL = 40
"""The number of attempts for each cell to bring the sizes of pieces between their limits."""
SPREAD = 4.0
"""The ratio of the longest to the shortest random step while pieces grow."""


def grown_cut(
    random: Random,
    near: Near,
    pieces: int,
    empty: Collection[int],
    fixed: Sequence[Sequence[int]] = (),
) -> Labels | None:
    """Return a cut whose pieces grow from random cells by steps of random lengths.

    ``fixed`` contains the cells that belong to the first piece, to the second piece, and so on.
    Returns None if the cells of a piece cannot be joined.
    """
    labels = [-1] * len(near)
    for cell in empty:
        labels[cell] = -2
    for piece, cells in enumerate(fixed):
        for cell in cells:
            labels[cell] = piece
    for piece, cells in enumerate(fixed):
        if not _join(labels, near, cells, piece):
            return None
    free = [cell for cell, piece in enumerate(labels) if piece == -1]
    if len(free) < pieces - len(fixed):
        return None
    for piece, cell in enumerate(random.sample(free, pieces - len(fixed)), len(fixed)):
        labels[cell] = piece
    waiting = [(0.0, cell, piece) for cell, piece in enumerate(labels) if piece >= 0]
    done = [False] * len(near)
    paces = [random.uniform(1.0, SPREAD) for _ in range(pieces)]
    while waiting:
        distance, cell, piece = heappop(waiting)
        if done[cell]:
            continue
        done[cell], labels[cell] = True, piece
        for there in near[cell]:
            if not done[there] and labels[there] in (-1, piece):
                step = random.uniform(1.0, SPREAD) * paces[piece]
                heappush(waiting, (distance + step, there, piece))
    return [max(piece, -1) for piece in labels] if -1 not in labels else None


def split_cut(
    random: Random,
    near: Near,
    labels: Labels,
    least: int,
    fixed: Sequence[Sequence[int]] = (),
) -> Labels | None:
    """Return a cut with one piece more: a random piece is split into two that grow from cells.

    Larger pieces are chosen more often. The new piece contains none of the ``fixed`` cells. Returns
    None if no piece has twice the ``least`` number of cells, or the cells of a piece cannot be
    joined.
    """
    pieces = max(labels) + 1
    sizes = [0] * pieces
    for piece in labels:
        if piece >= 0:
            sizes[piece] += 1
    weights = [size if size >= 2 * least else 0 for size in sizes]
    if not any(weights):
        return None
    (chosen,) = random.choices(range(pieces), weights)
    cells = [cell for cell, piece in enumerate(labels) if piece == chosen]
    number = {cell: index for index, cell in enumerate(cells)}
    inside = [[number[there] for there in near[cell] if there in number] for cell in cells]
    kept = [[number[cell] for cell in fixed[chosen]]] if chosen < len(fixed) else []
    parts = grown_cut(random, inside, 2, (), kept)
    if parts is None:
        return None
    split = list(labels)
    for cell, part in zip(cells, parts, strict=True):
        if part:
            split[cell] = pieces
    return split


def _join(labels: Labels, near: Near, cells: Sequence[int], piece: int) -> bool:
    """Give a piece the cells on shortest paths between its cells; return False if impossible."""
    joined = {cells[0]}
    for end in cells[1:]:
        if end in joined:
            continue
        before: dict[int, int] = dict.fromkeys(joined, -1)
        waiting = deque(joined)
        while waiting and end not in before:
            cell = waiting.popleft()
            for there in near[cell]:
                if there not in before and labels[there] in (-1, piece):
                    before[there] = cell
                    waiting.append(there)
        if end not in before:
            return False
        while end not in joined:
            joined.add(end)
            labels[end] = piece
            end = before[end]
    return True


def with_sizes(
    random: Random,
    near: Near,
    labels: Labels,
    sizes: tuple[int, int],
    fixed: Collection[int] = (),
    turn: tuple[IntArray, IntArray] | None = None,
) -> Labels:
    """Move cells to other pieces until all sizes are allowed, or a limit is reached.

    The sum of the squares of the sizes does not rise, so a cell moves from a larger to a smaller
    piece. ``fixed`` cells stay in their pieces. If a ``turn`` maps the cut to itself, it still does
    afterwards: the images of a cell move too. A turn consists of ``images`` and ``piece_images``,
    as in :mod:`~cubewright.solver.design.cut_turns`.
    """
    labels = list(labels)
    low, high = sizes
    counts = [labels.count(piece) for piece in range(max(labels) + 1)]
    for _ in range(PROPOSALS_PER_CELL * len(labels)):
        if low <= min(counts) and max(counts) <= high:
            break
        cell = random.randrange(len(labels))
        piece, other = labels[cell], labels[random.choice(near[cell])] if near[cell] else -1
        if piece < 0 or other < 0 or piece == other:
            continue
        gainers = {(cell, other)}
        if turn is not None:
            gainers.update(zip(turn[0][:, cell].tolist(), turn[1][:, other].tolist(), strict=True))
        changed = {there for there, _ in gainers}
        if len(changed) < len(gainers) or not changed.isdisjoint(fixed):
            continue  # if fewer cells change, the turn maps a cell to itself, but not the piece
        after = list(counts)
        for there, gainer in gainers:
            after[labels[there]] -= 1
            after[gainer] += 1
        if sum(count * count for count in after) > sum(count * count for count in counts):
            continue
        before = list(labels)
        for there, gainer in gainers:
            if not stays_in_one_part(labels, near, there):
                labels = before
                break
            labels[there] = gainer
        else:
            counts = after
    return labels


def stays_in_one_part(labels: Labels, near: Near, leaving: int) -> bool:
    """Return whether the piece of a cell stays connected without this cell."""
    piece = labels[leaving]
    beside = [cell for cell in near[leaving] if labels[cell] == piece]
    if len(beside) < 2:
        return bool(beside)
    seen, waiting = {leaving, beside[0]}, [beside[0]]
    while waiting:
        for there in near[waiting.pop()]:
            if labels[there] == piece and there not in seen:
                seen.add(there)
                waiting.append(there)
    return all(cell in seen for cell in beside)

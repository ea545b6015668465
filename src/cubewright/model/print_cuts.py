"""Cuts of a piece of cubes into parts that can be printed without support.

Every cut follows a plane between two layers of cells. If several cuts need
equally little support, the cut with the fewest seams on the outside of the assembled puzzle is
chosen.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cubewright.model.cell import Cell, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.print_positions import print_positions

MAX_PARTS = 6
"""The largest number of parts of a piece."""
_STEPS: tuple[Cell, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@dataclass(frozen=True)
class CutPiece:
    """The parts of a piece, and the pairs of cells in two parts that a dowel joins."""

    parts: tuple[tuple[Cell, ...], ...]
    joints: tuple[tuple[Cell, Cell], ...]


def cut_piece(cells: Sequence[Cell], reach: int, covered: Collection[Cell] = ()) -> CutPiece | None:
    """Return the cuts after which no part needs support; None if no cuts were found.

    The printer can bridge ``reach`` cells. ``covered`` are the cells that other pieces fill in the
    assembled puzzle, so that no seam shows there.
    """
    parts, joints = [tuple(sorted(cells))], list[tuple[Cell, Cell]]()
    needs = [_need(parts[0], reach)]
    while any(needs):
        worst = needs.index(max(needs))
        found = min(
            (
                (sum(_need(each, reach) for each in pieces), seams, len(pieces), pieces, pairs)
                for pieces, pairs, seams in _planar_cuts(parts[worst], cells, covered)
            ),
            default=None,
        )
        if found is None or found[0] >= needs[worst] or len(parts) + found[2] - 1 > MAX_PARTS:
            return None
        parts[worst : worst + 1] = found[3]
        joints += found[4]
        needs = [_need(each, reach) for each in parts]
    return CutPiece(tuple(parts), tuple(joints))


def _need(cells: Sequence[Cell], reach: int) -> int:
    return print_positions(CUBIC, cells, reach)[0].unsupported


_Pairs = list[tuple[Cell, Cell]]


def _planar_cuts(
    part: Sequence[Cell], piece: Sequence[Cell], covered: Collection[Cell]
) -> Iterator[tuple[list[tuple[Cell, ...]], _Pairs, int]]:
    """Yield the parts, the pairs of cells for dowels, and the number of visible seams."""
    own, whole = set(part), set(piece)
    outside = {*whole, *covered}
    for axis, step in enumerate(_STEPS):
        for at in sorted({cell[axis] for cell in part})[1:]:
            touching = [
                (cell, shifted(cell, step))
                for cell in part
                if cell[axis] == at - 1 and shifted(cell, step) in own
            ]
            halves = (
                [cell for cell in part if cell[axis] < at],
                [cell for cell in part if cell[axis] >= at],
            )
            parts = [each for half in halves for each in sorted(Figure(half).parts())]
            seams = sum(
                shifted(one, side) not in outside and shifted(other, side) not in outside
                for one, other in touching
                for side in _sides(axis)
            )
            yield parts, _chosen_joints(touching, parts), seams


def _sides(axis: int) -> Iterator[Cell]:
    for number, (x, y, z) in enumerate(_STEPS):
        if number != axis:
            yield (x, y, z)
            yield (-x, -y, -z)


def _chosen_joints(touching: _Pairs, parts: Sequence[tuple[Cell, ...]]) -> _Pairs:
    """Return up to two pairs for any two parts; the two pairs are as far apart as possible."""
    owner = {cell: number for number, part in enumerate(parts) for cell in part}
    groups: dict[tuple[int, int], _Pairs] = {}
    for one, other in touching:
        groups.setdefault((owner[one], owner[other]), []).append((one, other))
    chosen: _Pairs = []
    for pairs in groups.values():
        first = pairs[0]
        last = max(pairs, key=lambda pair: _distance(pair[0], first[0]))
        chosen += [first] if last == first else [first, last]
    return chosen


def _distance(one: Cell, other: Cell) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))

"""Groups of pieces that need not come apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cubewright.model.pieces.groups import Groups
from cubewright.solver.disassembly.assembly import Assembly


def only_group(groups: Groups) -> int:
    """Return the group of a piece that has exactly one; otherwise 0."""
    numbers = {group for group, copies in groups if group and copies}
    return numbers.pop() if len(numbers) == 1 else 0


def can_stay_together(assembly: Assembly, parts: Sequence[tuple[int, ...]]) -> bool:
    """Whether parts that do not come apart can all be given a group, as BurrTools gives them.

    ``parts`` are sets of indices of pieces. Every part gets one group that all its pieces
    may have; each piece is given to a group at most as often as it states.
    """
    needs = [
        Counter(piece.kind for number, piece in enumerate(assembly.pieces) if number in part)
        for part in parts
    ]
    room: Counter[tuple[int, int]] = Counter()
    for piece in {each.kind: each for each in assembly.pieces}.values():
        for group, copies in piece.groups:
            room[piece.kind, group] += copies
    groups = sorted({group for _, group in room if group})
    return _assigned(needs, groups, room)


def _assigned(
    needs: Sequence[Counter[int]], groups: Sequence[int], room: Counter[tuple[int, int]]
) -> bool:
    if not needs:
        return True
    for group in groups:
        if all(room[kind, group] >= copies for kind, copies in needs[0].items()):
            left = room - Counter({(kind, group): copies for kind, copies in needs[0].items()})
            if _assigned(needs[1:], groups, left):
                return True
    return False

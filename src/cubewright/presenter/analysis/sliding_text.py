"""The moves of a sliding puzzle in words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from cubewright.model.sliding import SlidingMove
from cubewright.translation import mark, tr

COUNT_NAMES: Mapping[str, str] = {
    "pieces": mark("moves of one piece"),
    "straight": mark("straight moves"),
    "steps": mark("steps of one cell"),
}
"""The ways to count moves, in words."""
_DIRECTIONS: Mapping[str, str] = {
    "right": mark("right {count}"),
    "left": mark("left {count}"),
    "back": mark("back {count}"),
    "front": mark("front {count}"),
    "up": mark("up {count}"),
    "down": mark("down {count}"),
}


def moves_text(count: int, counted: str) -> str:
    """Return a number of moves with its unit.

    >>> moves_text(81, "pieces")
    '81 moves of one piece'
    """
    return f"{count:,} {tr(COUNT_NAMES[counted])}"


def move_text(move: SlidingMove) -> str:
    """Return the way of a piece: each direction with its number of cells.

    >>> move_text(SlidingMove("B", ("right", "right", "front")))
    'right 2, front 1'
    """
    return ", ".join(
        tr(_DIRECTIONS[name], count=sum(1 for _ in same)) for name, same in groupby(move.steps)
    )

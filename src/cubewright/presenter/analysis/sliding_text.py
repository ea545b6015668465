"""The moves of a sliding puzzle in words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from cubewright.model.sliding import SlidingMove
from cubewright.translation import Noun, counted, mark, mark_noun, tr

COUNT_NOUNS: Mapping[str, Noun] = {
    "pieces": mark_noun("move of one piece", "moves of one piece"),
    "straight": mark_noun("straight move", "straight moves"),
    "steps": mark_noun("step of one cell", "steps of one cell"),
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


def moves_text(number: int, way: str) -> str:
    """Return a number of moves with its unit.

    >>> moves_text(81, "pieces")
    '81 moves of one piece'
    """
    return counted(number, COUNT_NOUNS[way])


def move_text(move: SlidingMove) -> str:
    """Return a move in words: each direction, with its number of cells.

    >>> move_text(SlidingMove("B", ("right", "right", "front")))
    'right 2, front 1'
    """
    return ", ".join(
        tr(_DIRECTIONS[name], count=sum(1 for _ in same)) for name, same in groupby(move.steps)
    )

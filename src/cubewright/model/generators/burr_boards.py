"""The boards of six-board burrs, by their numbers.

A board is 6 x 4 x 1 cubelets. Twelve cubelets can be removed, where the boards of a burr cross. The
numbering is as in :mod:`.burr_pieces`, with these values:

    first row              256  512
    second row         1    2    4    8
    third row         16   32   64  128
    fourth row            1024 2048

581 different boards are connected. puzzlecad numbers boards in the same way.
"""

from __future__ import annotations

from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.translation import mark

BOARDS = BurrPieces(
    "boards",
    mark("board {number}"),
    mark("Burr boards"),
    mark("boards have numbers from 1 to {most:,}, not {number:,}"),
    (6, 4, 1),
    (
        *((x, y, 0) for y in (1, 2) for x in range(1, 5)),
        *((x, y, 0) for y in (0, 3) for x in (2, 3)),
    ),
)


def board_numbers() -> tuple[int, ...]:
    """Return the numbers of the different connected boards.

    >>> len(board_numbers())
    581
    """
    return tuple(sorted(BOARDS.by_shape.values()))

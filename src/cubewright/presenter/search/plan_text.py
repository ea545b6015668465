"""Plans of taking an assembly apart, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cubewright.model.cell import Cell
from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.lattice import Lattice
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.solver.disassembly.translations import side_of

_TOWARDS = (("from above", "up"), ("from below", "down"), ("from ", "to "))
_AND = ((" and above", " and up"), (" and below", " and down"))


def piece_names(puzzle: Puzzle, placed: Placed) -> tuple[str, ...]:
    """Return a name of each placed piece: its symbol, with a number if there are several copies."""
    copies = Counter(each.piece for each in placed)
    return tuple(
        puzzle.pieces[each.piece].symbol + (str(each.copy + 1) if copies[each.piece] > 1 else "")
        for each in placed
    )


def direction_text(lattice: Lattice, step: Cell) -> str:
    """Return where a step leads, in words.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> [direction_text(CUBIC, step) for step in ((0, 0, -1), (1, 0, 0), (0, -1, 0))]
    ['down', 'to the right', 'to the front']
    """
    text = side_of(lattice, step)
    for one, other in _AND:
        text = text.replace(one, other)
    for one, other in _TOWARDS:
        if text.startswith(one):
            return other + text.removeprefix(one)
    return text


def move_text(move: Move, names: Sequence[str], lattice: Lattice) -> str:
    """Return a move in words.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> move_text(Move((0, 2), (0, 0, 1), 2), "ABC", CUBIC)
    'A C: 2 up'
    >>> move_text(Move((1,), (0, 0, 1), FOR_EVER), "ABC", CUBIC)
    'B: up and out'
    """
    pieces = " ".join(names[piece] for piece in move.pieces)
    towards = direction_text(lattice, move.step)
    how_far = f"{towards} and out" if move.distance == FOR_EVER else f"{move.distance} {towards}"
    return f"{pieces}: {how_far}"


def plan_lines(plan: Separation, names: Sequence[str], lattice: Lattice) -> Iterator[str]:
    """Yield the moves of a plan, a line each; parts that are taken apart later have a heading."""
    for part in plan.separations():
        if part is not plan:
            yield f"then {' '.join(names[piece] for piece in part.pieces)}"
        for number, move in enumerate(part.moves, 1):
            yield f"  {number:>3}  {move_text(move, names, lattice)}"

"""Describe disassembly plans in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from cubewright.model.cell import Cell
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.lattice import Lattice
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.presenter.taking_apart.turn_choice import allowance_number
from cubewright.solver.disassembly.tight_edges import TightEdge
from cubewright.solver.disassembly.translations import side_of
from cubewright.translation import mark, tr

_DIRECTION_TEXTS = {
    "from above": mark("up"),
    "from below": mark("down"),
    "from the right": mark("to the right"),
    "from the right and above": mark("to the right and up"),
    "from the right and below": mark("to the right and down"),
    "from the back right": mark("to the back right"),
    "from the back right and above": mark("to the back right and up"),
    "from the back right and below": mark("to the back right and down"),
    "from the back": mark("to the back"),
    "from the back and above": mark("to the back and up"),
    "from the back and below": mark("to the back and down"),
    "from the back left": mark("to the back left"),
    "from the back left and above": mark("to the back left and up"),
    "from the back left and below": mark("to the back left and down"),
    "from the left": mark("to the left"),
    "from the left and above": mark("to the left and up"),
    "from the left and below": mark("to the left and down"),
    "from the front left": mark("to the front left"),
    "from the front left and above": mark("to the front left and up"),
    "from the front left and below": mark("to the front left and down"),
    "from the front": mark("to the front"),
    "from the front and above": mark("to the front and up"),
    "from the front and below": mark("to the front and down"),
    "from the front right": mark("to the front right"),
    "from the front right and above": mark("to the front right and up"),
    "from the front right and below": mark("to the front right and down"),
}
"""The words for a move towards each side, which is named as in "from above"."""


_SENSES = {
    (1, 0, 0): mark("anticlockwise from the right"),
    (-1, 0, 0): mark("clockwise from the right"),
    (0, 1, 0): mark("clockwise from the front"),
    (0, -1, 0): mark("anticlockwise from the front"),
    (0, 0, 1): mark("anticlockwise from above"),
    (0, 0, -1): mark("clockwise from above"),
}
"""The words for each sense of rotation, by the axis of the turn."""


def piece_names(puzzle: Puzzle, placed: Placed) -> tuple[str, ...]:
    """Return a name for each placed piece: its symbol, with a number for one of several copies."""
    copies = Counter(each.piece for each in placed)
    return tuple(
        puzzle.pieces[each.piece].symbol + (str(each.copy + 1) if copies[each.piece] > 1 else "")
        for each in placed
    )


def direction_text(lattice: Lattice, step: Cell) -> str:
    """Return the direction of a step in words.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> [direction_text(CUBIC, step) for step in ((0, 0, -1), (1, 0, 0), (0, -1, 0))]
    ['down', 'to the right', 'to the front']
    """
    return tr(_DIRECTION_TEXTS[side_of(lattice, step)])


def move_text(move: Move, names: Sequence[str], lattice: Lattice) -> str:
    """Return a move in words.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> move_text(Move((0, 2), (0, 0, 1), 2), "ABC", CUBIC)
    'A C: 2 up'
    >>> move_text(Move((1,), (0, 0, 1), FOR_EVER), "ABC", CUBIC)
    'B: up and out'
    >>> move_text(Turn((1,), (0, 0, 1), 1, (3, 2, 0)), "ABC", CUBIC)
    'B: turn by 90° about the axis through x = 1.5, y = 1, anticlockwise from above'
    """
    pieces = " ".join(names[piece] for piece in move.pieces)
    if isinstance(move, Turn):
        line = ", ".join(
            f"{name} = {number / 2:g}"
            for name, number, along in zip("xyz", move.pivot, move.step, strict=True)
            if not along
        )
        sense = tr(_SENSES[move.step])
        angle = 90 * move.distance
        return tr(
            "{pieces}: turn by {angle}° about the axis through {line}, {sense}",
            pieces=pieces,
            angle=angle,
            line=line,
            sense=sense,
        )
    towards = direction_text(lattice, move.step)
    if move.distance == FOR_EVER:
        return tr("{pieces}: {towards} and out", pieces=pieces, towards=towards)
    return tr(
        "{pieces}: {distance} {towards}", pieces=pieces, distance=move.distance, towards=towards
    )


def move_text_with_need(move: Move, names: Sequence[str], lattice: Lattice) -> str:
    """Return a move in words, and the allowance of a turn that sharp edges would block.

    >>> from fractions import Fraction
    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> turn = Turn((1,), (0, 0, 1), 1, (3, 2, 0), Fraction(9, 100))
    >>> move_text_with_need(turn, "ABC", CUBIC).split("; ")[1]
    'needs allowance 0.09'
    """
    text = move_text(move, names, lattice)
    if not isinstance(move, Turn) or not move.allowance:
        return text
    number = allowance_number(move.allowance)
    return tr("{move}; needs allowance {number}", move=text, number=number)


def passages(edges: Iterable[TightEdge], names: Sequence[str]) -> list[tuple[float, str]]:
    """Return the angles at which edges pass with the least room, each with the text that says so.

    >>> ends = ((0.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    >>> passages([TightEdge(44.9, 1, 0, ends), TightEdge(45.1, 2, 0, ends)], "ABC")
    [(44.9, 'at 45°, edges of B C pass A')]
    """
    passing: dict[tuple[int, int], set[int]] = {}
    exact: dict[int, float] = {}
    for edge in edges:
        angle = round(edge.angle)
        passing.setdefault((angle, edge.other), set()).add(edge.piece)
        exact.setdefault(angle, edge.angle)
    passed: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for (angle, other), pieces in passing.items():
        passed.setdefault((angle, tuple(sorted(pieces))), []).append(other)
    return [
        (
            exact[angle],
            tr(
                "at {angle}°, edges of {pieces} pass {others}",
                angle=angle,
                pieces=" ".join(names[each] for each in pieces),
                others=" ".join(names[each] for each in sorted(others)),
            ),
        )
        for (angle, pieces), others in passed.items()
    ]


def plan_lines(
    plan: Separation,
    names: Sequence[str],
    lattice: Lattice,
    tight_edges: Sequence[Sequence[TightEdge]] = (),
) -> Iterator[str]:
    """Yield a line for each move of a plan, and a heading for each part that is separated later.

    ``tight_edges`` has the edges with the least room of each move, or is empty. Lines below a
    turn say where they pass.
    """
    edges = iter(tight_edges)
    for part in plan.separations():
        if part is not plan:
            yield tr("then {pieces}", pieces=" ".join(names[piece] for piece in part.pieces))
        for number, move in enumerate(part.moves, 1):
            yield f"  {number:>3}  {move_text_with_need(move, names, lattice)}"
            for _, text in passages(next(edges, ()), names):
                yield f"         {text}"

"""Read the assemblies of spheres in a puzzle file by trying all turns of each piece.

An assembly states the position of each piece's hotspot, and a number from 0 to 119 for its turn.
Which number means which turn is not documented: 24 turns map the lattice onto itself, and 96 others
map only some connected pieces onto cells. So all turns of each piece are tried, and a choice of
turns that fills the figure is a solution. If several choices fill it, the other assemblies of the
file decide between them, because equal numbers mean equal turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np

from cubewright.formats.xmpuzzle.file import Problem, XmPuzzle
from cubewright.formats.xmpuzzle.shape import Shape
from cubewright.model.cell import Cell, CountArray
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

Token = tuple[int, ...]
"""The position of a copy's hotspot, and the number of its turn; empty for an unused copy."""
_MAX_TRIED = 20_000
"""Maximum number of partial choices of turns; an assembly with more is unreadable."""


@dataclass(frozen=True)
class Fit:
    """A solution, and the possible turns of each number in its assembly."""

    solution: Solution
    turns: tuple[tuple[int, frozenset[int]], ...]

    def agrees(self, known: dict[int, frozenset[int]]) -> bool:
        """Return whether the numbers can have turns that other assemblies allow, too."""
        here: dict[int, frozenset[int]] = dict(known)
        for number, possible in self.turns:
            here[number] = here.get(number, possible) & possible
            if not here[number]:
                return False
        return True


def fits(
    tokens: Sequence[Token], file: XmPuzzle, problem: Problem, puzzle: Puzzle
) -> tuple[Fit, ...]:
    """Return all solutions in which the pieces have their hotspots at the stated places.

    ``tokens`` contains one entry for each copy of each piece, up to the piece's maximum.
    """
    copies: list[tuple[int, int, Token]] = []
    rest = iter(tokens)
    for piece, entry in enumerate(problem.pieces):
        placed = [token for _ in range(entry.maximum) if (token := next(rest, ()))]
        copies += [(piece, copy, token) for copy, token in enumerate(placed)]
    inside = frozenset(puzzle.figure.cells)
    options = []
    for piece, copy, (*place, number) in copies:
        shape = file.shapes[problem.pieces[piece].shape]
        coloured = puzzle.pieces[piece].has_colourings
        found: dict[PlacedPiece, set[int]] = {}
        for turn, cells, colours in _placements(shape, (place[0], place[1], place[2])):
            if inside.issuperset(cells):
                at = PlacedPiece(piece, copy, cells, colours if coloured else ())
                found.setdefault(at, set()).add(turn)
        options.append([(at, number, frozenset(turns)) for at, turns in found.items()])
    chosen = _choices(options)
    made = (
        Fit(_solution(puzzle, choice), tuple((n, t) for _, n, t in choice)) for choice in chosen
    )
    return tuple(fit for fit in made if fit.solution.is_valid())


_Option = tuple[PlacedPiece, int, frozenset[int]]


def _solution(puzzle: Puzzle, choice: Iterable[_Option]) -> Solution:
    return Solution(puzzle, tuple(placed for placed, _number, _turns in choice))


def _choices(options: Sequence[Sequence[_Option]]) -> list[tuple[_Option, ...]]:
    """Return every choice of one option for each copy that fills no cell twice."""
    found: list[tuple[tuple[_Option, ...], frozenset[Cell]]] = [((), frozenset())]
    tried = 0
    for each in options:
        longer = []
        for choice, used in found:
            for option in each:
                tried += 1
                if used.isdisjoint(option[0].cells):
                    longer.append(((*choice, option), used.union(option[0].cells)))
        found = longer
        if tried > _MAX_TRIED:
            return []
    return [choice for choice, _used in found]


def _placements(
    shape: Shape, position: Cell
) -> Iterator[tuple[int, tuple[Cell, ...], tuple[int, ...]]]:
    """Yield each turn that maps the shape onto cells: its index, the cells and their colours."""
    places = sorted(shape.cells)
    numbers = [shape.colours.get(place, 0) for place in places]
    around = np.array(places, np.int64).reshape(-1, 3) - np.array(shape.hotspot, np.int64)
    images = around @ _turns().transpose(0, 2, 1)
    for turn in np.flatnonzero((images % 3 == 0).all(axis=(1, 2))).tolist():
        cells = (images[turn] // 3 + np.array(position, np.int64)).tolist()
        pairs = sorted(((x, y, z), n) for (x, y, z), n in zip(cells, numbers, strict=True))
        yield turn, tuple(cell for cell, _ in pairs), tuple(n for _, n in pairs)


@cache
def _turns() -> CountArray:
    """Return three times the 120 turns about a sphere, ``(120, 3, 3)``.

    24 are the turns of the lattice. The other 96 are, times three, the matrices of the numbers ±1
    and ±2.
    """
    rows = [row for row in product((-2, -1, 1, 2), repeat=3) if sum(n * n for n in row) == 9]
    further = [
        (one, other, (np.cross(one, other) // 3).tolist())
        for one in rows
        for other in rows
        if sum(a * b for a, b in zip(one, other, strict=True)) == 0
    ]
    return np.array([*(3 * np.array(CUBIC.turns)), *further], np.int64)

"""Forty large puzzles for measuring the time to a first solution, drawn from fixed seeds.

Thirty are boxes and boards cut at random into pieces, so that they have a
solution. Ten are sets of all pieces of one size in boxes and boards that they
fill by volume; whether these have a solution is not known in advance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle

Size = tuple[int, int, int]
FIRST_SYMBOL = 0x4E00
"""Symbols of random pieces: there are too many of them for letters."""


@dataclass(frozen=True)
class LargePuzzle:
    """A puzzle of the benchmark; every call of ``make`` builds the same puzzle."""

    name: str
    make: Callable[[], Puzzle]
    is_cut: bool
    """Whether the puzzle was cut from a whole, and so has a solution."""


def cut(size: Size, least: int, most: int, seed: int) -> LargePuzzle:
    """Return a box or board that is cut at random into pieces of ``least`` to ``most`` cells.

    Cells that no piece of that size reaches become part of a neighbouring piece.
    """
    name = f"{'x'.join(map(str, size))} cut into {least}-{most}"
    return LargePuzzle(f"{name} #{seed}", lambda: _cut(name, size, least, most, seed), True)


def filled(size: Size, pieces: str, copies: int, omitted: int = 0, seed: int = 0) -> LargePuzzle:
    """Return a box or board with ``copies`` of each piece of a set, without ``omitted`` pieces."""
    name = f"{'x'.join(map(str, size))} with {copies} x {pieces}"
    if omitted:
        name += f" but {omitted} #{seed}"
    return LargePuzzle(name, lambda: _filled(name, size, pieces, copies, omitted, seed), False)


def _filled(name: str, size: Size, pieces: str, copies: int, omitted: int, seed: int) -> Puzzle:
    known = piece_set(pieces)
    kinds = sorted(Random(seed).sample(range(len(known.pieces)), len(known.pieces) - omitted))
    chosen = replace(
        known,
        name=name,
        pieces=tuple(known.pieces[kind] for kind in kinds),
        counts=tuple(copies * known.counts[kind] for kind in kinds),
    )
    return Puzzle(Figure(CUBIC.box(size), name), chosen)


def _cut(name: str, size: Size, least: int, most: int, seed: int) -> Puzzle:
    random = Random(f"{name} {seed}")
    cells = list(CUBIC.box(size))
    piece_of: dict[Cell, int] = {}
    pieces: list[list[Cell]] = []
    random.shuffle(cells)
    # The cell with the fewest free neighbours comes first, so that few cells remain.
    while free := [cell for cell in cells if cell not in piece_of]:
        start = min(free, key=lambda cell: len(_free_neighbours(cell, size, piece_of)))
        grown = _grow(start, random.randint(least, most), size, piece_of, random)
        if len(grown) < least:
            beside = [piece_of[n] for n in _neighbours(start, size) if n in piece_of]
            smallest = min(beside, key=lambda number: len(pieces[number]))
            pieces[smallest] += grown
            piece_of |= dict.fromkeys(grown, smallest)
            continue
        piece_of |= dict.fromkeys(grown, len(pieces))
        pieces.append(grown)
    shapes = Counter(Piece("?", tuple(sorted(piece))).shape for piece in pieces)
    kinds = sorted(shapes)
    chosen = PieceSet(
        name,
        name,
        tuple(Piece(chr(FIRST_SYMBOL + number), shape) for number, shape in enumerate(kinds)),
        tuple(shapes[shape] for shape in kinds),
    )
    return Puzzle(Figure(CUBIC.box(size), name), chosen)


def _grow(
    start: Cell, count: int, size: Size, taken: dict[Cell, int], random: Random
) -> list[Cell]:
    """Return up to ``count`` connected free cells around a free cell."""
    grown = [start]
    while len(grown) < count:
        known = set(grown)
        beside = {n for cell in grown for n in _free_neighbours(cell, size, taken)} - known
        if not beside:
            break
        grown.append(random.choice(sorted(beside)))
    return grown


def _free_neighbours(cell: Cell, size: Size, taken: dict[Cell, int]) -> list[Cell]:
    return [each for each in _neighbours(cell, size) if each not in taken]


def _neighbours(cell: Cell, size: Size) -> list[Cell]:
    x, y, z = cell
    beside = [
        (x - 1, y, z), (x + 1, y, z), (x, y - 1, z),
        (x, y + 1, z), (x, y, z - 1), (x, y, z + 1),
    ]  # fmt: skip
    return [each for each in beside if all(0 <= a < b for a, b in zip(each, size, strict=True))]


LARGE_PUZZLES = (
    filled((5, 5, 5), "pentacubes-29", 1, omitted=4, seed=1),
    filled((5, 5, 5), "pentacubes-29", 1, omitted=4, seed=3),
    filled((4, 5, 7), "pentacubes-29", 1, omitted=1, seed=1),
    filled((5, 6, 9), "pentacubes-29", 2, omitted=2, seed=1),
    filled((5, 7, 8), "pentacubes-29", 2, omitted=1, seed=1),
    filled((6, 7, 10), "pentacubes-29", 3, omitted=1, seed=1),
    filled((4, 5, 6), "pentominoes", 2),
    filled((5, 6, 6), "pentominoes", 3),
    filled((5, 6, 8), "pentominoes", 4),
    filled((5, 6, 10), "pentominoes", 5),
    filled((6, 6, 10), "pentominoes", 6),
    filled((8, 8, 8), "tetracubes-8", 16),
    filled((6, 8, 8), "tetracubes-8", 12),
    filled((9, 20, 1), "pentominoes", 3),
    filled((15, 20, 1), "pentominoes", 5),
    filled((20, 21, 1), "pentominoes", 7),
    filled((20, 24, 1), "pentominoes", 8),
    cut((4, 4, 4), 5, 6, 1),
    cut((4, 4, 5), 5, 7, 1),
    cut((4, 5, 5), 5, 7, 1),
    cut((4, 5, 6), 6, 7, 1),
    cut((5, 5, 5), 5, 6, 1),
    cut((5, 5, 5), 6, 8, 1),
    cut((5, 5, 6), 5, 7, 1),
    cut((5, 6, 6), 6, 6, 1),
    cut((6, 6, 6), 5, 6, 1),
    cut((6, 6, 6), 6, 6, 1),
    cut((6, 7, 7), 5, 6, 1),
    cut((7, 7, 7), 5, 6, 1),
    cut((7, 7, 8), 4, 6, 1),
    cut((8, 8, 8), 4, 4, 1),
    cut((8, 8, 8), 4, 6, 1),
    cut((8, 8, 8), 5, 5, 1),
    cut((10, 10, 1), 5, 7, 1),
    cut((10, 12, 1), 6, 6, 1),
    cut((12, 15, 1), 5, 6, 1),
    cut((15, 15, 1), 5, 6, 1),
    cut((15, 20, 1), 5, 6, 1),
    cut((20, 20, 1), 4, 6, 1),
    cut((20, 25, 1), 5, 5, 1),
)

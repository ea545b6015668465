"""Why a puzzle cannot be solved, where that can be said without searching."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.fitting import adds_up
from cubewright.model.piece import Piece
from cubewright.model.placement import is_placement
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import possible_placements


class FaultKind(Enum):
    """What is wrong.

    The first four say that figure and pieces do not belong together; the
    others prove that a figure the pieces could fill by their number cannot be.
    """

    EMPTY = "empty"
    LATTICE = "lattice"
    CELL_COUNT = "cell count"
    PRE_PLACED = "pre-placed"
    PART = "part"
    PIECE = "piece"
    CELL = "cell"
    PARITY = "parity"
    SIZE = "size"

    @property
    def proves_impossible(self) -> bool:
        """Whether the puzzle is sound and has provably no solution."""
        return self in (FaultKind.PART, FaultKind.PIECE, FaultKind.CELL, FaultKind.PARITY)


@dataclass(frozen=True)
class Fault:
    """One reason, as a sentence, with the cells it speaks of."""

    kind: FaultKind
    message: str
    cells: tuple[Cell, ...] = ()


def faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """The reasons that no solution can exist, plainest first; none where only a search can tell."""
    unfit = tuple(_unfit(puzzle))
    if unfit:
        return unfit
    placed = tuple(_placed(puzzle))
    return placed or (*_parts(puzzle), *_placements(puzzle), *_parity(puzzle))


def counted(number: int, noun: str) -> str:
    """A number with its noun: one cubelet, four cubelets, 31 cubelets.

    >>> counted(1, "cubelet"), counted(4, "cubelet"), counted(31, "cubelet")
    ('one cubelet', 'four cubelets', '31 cubelets')
    """
    return f"{_spelt(number)} {noun}{'' if number == 1 else 's'}"


def _spelt(number: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[number] if 0 <= number < len(words) else str(number)


def _unfit(puzzle: Puzzle) -> Iterator[Fault]:
    """Figure and pieces that do not belong together."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    if not figure.cells:
        yield Fault(FaultKind.EMPTY, f"The figure has no {figure.lattice.noun}s yet.")
    elif figure.lattice != pieces.lattice:
        yield Fault(
            FaultKind.LATTICE,
            f"The figure is made of {figure.lattice.title.lower()}, "
            f"the pieces of {pieces.title} of {pieces.lattice.title.lower()}.",
        )
    elif not puzzle.is_exact:
        yield from _no_choice(puzzle)
    elif len(figure) != pieces.volume:
        gap = len(figure) - pieces.volume
        yield Fault(
            FaultKind.CELL_COUNT,
            f"The figure has {len(figure)} {figure.lattice.noun}s, {_spelt(abs(gap))} too "
            f"{'many' if gap > 0 else 'few'} for {pieces.title}, which fills {pieces.volume}.",
        )


def _no_choice(puzzle: Puzzle) -> Iterator[Fault]:
    """Cells that no choice of the pieces adds up to."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    fewest, most = len(figure.required), len(figure)
    if not any(pieces.counts) and not fewest:
        what = f"{pieces.title} has no piece that may be used."
        yield Fault(FaultKind.CELL_COUNT, what)
    if adds_up(pieces, figure):
        return
    always = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.least, strict=True))
    cells = str(most) if fewest == most else f"{fewest} to {most}"
    if always > most:
        gap = f"the pieces of {pieces.title} that must be used fill {always}."
    elif pieces.volume < fewest:
        gap = f"all pieces of {pieces.title} together fill {pieces.volume}."
    else:
        gap = f"no choice of the pieces of {pieces.title} adds up to that."
    yield Fault(FaultKind.CELL_COUNT, f"The figure has {cells} {figure.lattice.noun}s; {gap}")


def _placed(puzzle: Puzzle) -> Iterator[Fault]:
    """Pieces laid beforehand where they cannot lie, or more of them than there are."""
    filled: set[Cell] = set()
    used = [0] * len(puzzle.pieces)
    for fixed in puzzle.fixed:
        piece, cells = puzzle.pieces[fixed.piece], set(fixed.cells)
        used[fixed.piece] += 1
        name = _named(piece)
        message = ""
        if not is_placement(puzzle.figure, piece, fixed.cells):
            message = f"Pre-placed piece {name} is not within the figure."
        elif any((fixed.piece, cell) in puzzle.forbidden for cell in cells):
            message = f"Pre-placed piece {name} covers a cell that is forbidden for it."
        elif filled & cells:
            message = f"Pre-placed piece {name} overlaps another pre-placed piece."
        elif used[fixed.piece] == puzzle.counts[fixed.piece] + 1:
            message = f"Piece {name} is pre-placed more often than the set has it."
        if message:
            yield Fault(FaultKind.PRE_PLACED, message, fixed.cells)
        filled |= cells


def _parts(puzzle: Puzzle) -> Iterator[Fault]:
    """Separate parts that no choice of the pieces adds up to."""
    if puzzle.figure.optional:
        return  # how many cells a part fills is open
    copies = [p for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) for _ in range(n)]
    if any(len(Figure(piece.cells, lattice=piece.lattice).parts()) > 1 for piece in copies):
        return  # a piece in several parts can reach from one part of the figure to another
    sums = _sums(len(piece) for piece in copies)
    smallest = min(len(piece) for piece in copies)
    wrong = [part for part in puzzle.figure.parts() if len(part) not in sums]
    # What is too small is to blame for what is left over elsewhere.
    too_small = [part for part in wrong if len(part) < smallest]
    for part in too_small or wrong:
        what = f"A separate part of {counted(len(part), puzzle.figure.lattice.noun)} "
        why = "is smaller than every piece." if too_small else "is not the sum of any pieces."
        yield Fault(FaultKind.PART, what + why, part)


def _sums(sizes: Iterable[int]) -> set[int]:
    sums = {0}
    for size in sizes:
        sums |= {total + size for total in sums}
    return sums


def _placements(puzzle: Puzzle) -> Iterator[Fault]:
    """Pieces that fit nowhere, and cells that nothing reaches."""
    reached = np.zeros(len(puzzle.figure), np.bool_)
    reached[[cell in puzzle.figure.optional for cell in puzzle.figure.cells]] = True
    for index, piece in enumerate(puzzle.pieces):
        if not puzzle.counts[index]:
            continue
        table = possible_placements(puzzle, index)
        reached[table.ravel()] = True
        if len(table) < puzzle.least[index]:
            fits = "fits nowhere in the figure" if not len(table) else "fits in too few places"
            beside = " beside what is laid beforehand" if puzzle.fixed else ""
            yield Fault(FaultKind.PIECE, f"Piece {_named(piece)} {fits}{beside}.")
    lost = tuple(puzzle.figure.cells[i] for i in np.flatnonzero(~reached))
    if lost:
        cells = counted(len(lost), puzzle.figure.lattice.noun).capitalize()
        yield Fault(FaultKind.CELL, f"{cells} cannot be reached by any piece.", lost)


def _named(piece: Piece) -> str:
    return f"{piece.symbol} ({piece.name})" if piece.name != piece.symbol else piece.symbol


def _parity(puzzle: Puzzle) -> Iterator[Fault]:
    """A chessboard colouring that the pieces cannot match."""
    colour = puzzle.figure.lattice.colour
    if colour is None or not puzzle.is_exact:
        return

    def imbalance(cells: Iterable[Cell]) -> int:
        return abs(sum(1 - 2 * colour(cell) for cell in cells))

    reachable = {0}
    for piece, count in zip(puzzle.pieces, puzzle.counts, strict=True):
        step = imbalance(piece.cells)
        for _ in range(count):
            reachable = {r + sign * step for r in reachable for sign in (1, -1)}
    mine = imbalance(puzzle.figure.cells)
    if mine in reachable:
        return
    volume = len(puzzle.figure)
    most = max(reachable)
    larger = (volume + mine) // 2
    bound = (volume + most) // 2
    yield Fault(
        FaultKind.PARITY,
        f"Coloured like a chessboard the figure has {larger} {puzzle.figure.lattice.noun}s of one "
        f"colour and {volume - larger} of the other; "
        + (
            f"these pieces cover at most {bound} of one colour."
            if mine > most
            else "these pieces cannot be laid so that they cover just so many."
        ),
    )

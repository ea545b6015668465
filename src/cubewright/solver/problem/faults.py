"""Reasons why a puzzle has no solution that can be found without searching."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubewright.model.cell import Cell
from cubewright.model.piece import Piece
from cubewright.model.pieces.fitting import adds_up_to
from cubewright.model.pieces.piece_choice import PieceChoice
from cubewright.model.placement import is_placement
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.possible_placements import placement_steps, placement_tables
from cubewright.solver.problem.steps import Steps, completed


class FaultKind(Enum):
    """The kind of a fault.

    Up to PRE_PLACED, and SIZE, the puzzle itself is not sound. The others prove
    that a sound puzzle has no solution.
    """

    EMPTY = "empty"
    LATTICE = "lattice"
    CELL_COUNT = "cell count"
    CHOICE = "choice"
    PRE_PLACED = "pre-placed"
    PART = "part"
    PIECE = "piece"
    CELL = "cell"
    PARITY = "parity"
    SIZE = "size"

    @property
    def proves_impossible(self) -> bool:
        """Whether the puzzle is sound and provably has no solution."""
        return self in (FaultKind.PART, FaultKind.PIECE, FaultKind.CELL, FaultKind.PARITY)


@dataclass(frozen=True)
class Fault:
    """One reason as a sentence, with the cells it is about."""

    kind: FaultKind
    message: str
    cells: tuple[Cell, ...] = ()


def faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """Return the reasons why a puzzle has no solution; empty if only a search can decide.

    Later checks are made only for puzzles that pass the earlier ones.
    """
    return completed(fault_steps(puzzle))


def rule_faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """Return those faults that numbers of cells and copies alone show, such as rules never met."""
    return tuple(_unfit(puzzle)) or tuple(_choices(puzzle))


def fault_steps(puzzle: Puzzle) -> Steps[tuple[Fault, ...]]:
    """Return :func:`faults` in steps of a few milliseconds."""
    unfit = rule_faults(puzzle)
    if unfit:
        return unfit
    placed = tuple(_placed(puzzle))
    if not placed:
        yield from placement_steps(puzzle)  # kept for the checks below
    return placed or (*_parts(puzzle), *_placements(puzzle), *_parity(puzzle))


def counted(number: int, noun: str) -> str:
    """Return a number with its noun; numbers up to ten as words.

    >>> counted(1, "cubelet"), counted(4, "cubelet"), counted(31, "cubelet")
    ('one cubelet', 'four cubelets', '31 cubelets')
    """
    return f"{_in_words(number)} {_plural(number, noun)}"


def _in_digits(number: int, noun: str) -> str:
    return f"{number} {_plural(number, noun)}"


def _plural(number: int, noun: str) -> str:
    return noun if number == 1 else f"{noun}s"


def _in_words(number: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[number] if 0 <= number < len(words) else str(number)


def _unfit(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault if the figure and the pieces do not match."""
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
            f"The figure has {_in_digits(len(figure), figure.lattice.noun)}, "
            f"{_in_words(abs(gap))} too {'many' if gap > 0 else 'few'} for {pieces.title}, "
            f"which fills {pieces.volume}.",
        )


def _no_choice(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault if no choice of the pieces fits the number of cells."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    fewest, most = puzzle.min_filled, len(figure)
    if not any(pieces.counts) and not fewest:
        message = f"{pieces.title} has no piece that may be used."
        yield Fault(FaultKind.CELL_COUNT, message)
    if adds_up_to(pieces, range(fewest, most + 1)):
        return
    always = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.min_copies, strict=True))
    cells = str(most) if fewest == most else f"{fewest} to {most}"
    if always > most:
        gap = f"the pieces of {pieces.title} that must be used fill {always}."
    elif pieces.volume < fewest:
        gap = f"all pieces of {pieces.title} together fill {pieces.volume}."
    else:
        gap = f"no subset of the pieces of {pieces.title} fits."
    yield Fault(FaultKind.CELL_COUNT, f"The figure has {cells} {figure.lattice.noun}s; {gap}")


def _choices(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault for each choice of pieces that no subset which fits can meet."""
    for choice in puzzle.choices:
        pieces = puzzle.chosen_among(choice)
        least, most = (
            sum(copies[piece] for piece in pieces) for copies in (puzzle.min_copies, puzzle.counts)
        )
        rule = f"The choice “{choice.text}” can never be met"
        if most < choice.minimum:
            reason = f"there are only {most} of these pieces."
        elif choice.maximum is not None and least > choice.maximum:
            reason = f"{least} of these pieces must be used."
        elif not _fills_with(puzzle, pieces, choice):
            reason = "no subset of the pieces that fits the figure has this number of them."
        else:
            continue
        yield Fault(FaultKind.CHOICE, f"{rule}: {reason}")


def _fills_with(puzzle: Puzzle, pieces: Collection[int], choice: PieceChoice) -> bool:
    """Whether some subset that meets a choice fills enough cells and not too many.

    A subset sum as in :func:`adds_up_to`, apart for each number of pieces of the choice.
    """
    reachable = {0: 1}  # for each number of pieces: bit n is set if some subset has n cells
    limit = (1 << len(puzzle.figure) + 1) - 1
    for index, (piece, least, most) in enumerate(
        zip(puzzle.pieces, puzzle.min_copies, puzzle.counts, strict=True)
    ):
        step = index in pieces
        fitting: dict[int, int] = {}
        for used, cells in reachable.items():
            for copies in range(least, min(most, len(puzzle.figure) // len(piece)) + 1):
                number = used + copies * step
                fitting[number] = fitting.get(number, 0) | (cells << copies * len(piece)) & limit
        reachable = fitting
    enough = range(puzzle.min_filled, len(puzzle.figure) + 1)
    return any(
        cells >> number & 1
        for used, cells in reachable.items()
        if used >= choice.minimum and (choice.maximum is None or used <= choice.maximum)
        for number in enough
    )


def _placed(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault for each pre-placed piece that cannot be where it is, or is one too many."""
    filled: set[Cell] = set()
    used = [0] * len(puzzle.pieces)
    for fixed in (*puzzle.pre_placed, *puzzle.misplaced):
        piece, cells = puzzle.pieces[fixed.piece], set(fixed.cells)
        used[fixed.piece] += 1
        name = _named(piece)
        message = ""
        if any(cell not in puzzle.figure for cell in cells):
            message = f"Pre-placed piece {name} is not within the figure."
        elif not is_placement(puzzle.figure, piece, fixed.cells, puzzle.allowed_colours):
            message = f"Pre-placed piece {name} cannot fill the cells marked for it."
        elif any((fixed.piece, cell) in puzzle.forbidden for cell in cells):
            message = f"Pre-placed piece {name} covers a cell that is forbidden for it."
        elif filled & cells:
            message = f"Pre-placed piece {name} overlaps another pre-placed piece."
        elif used[fixed.piece] == puzzle.counts[fixed.piece] + 1:
            message = f"Piece {name} is pre-placed more often than the set has it."
        elif fixed in puzzle.misplaced:
            message = f"Pre-placed piece {name} cannot be where it is; move or remove it."
        if message:
            yield Fault(FaultKind.PRE_PLACED, message, fixed.cells)
        filled |= cells


def _parts(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault for each separate part of the figure that no pieces fill exactly."""
    if puzzle.figure.optional:
        return  # a part need not be filled
    copies = [p for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) for _ in range(n)]
    if not all(piece.is_connected for piece in copies):
        return  # such a piece can fill cells of two parts of the figure
    sums = _sums(len(piece) for piece in copies)
    smallest = min(len(piece) for piece in copies)
    wrong = [part for part in puzzle.figure.parts() if len(part) not in sums]
    # If a part is too small, the other parts are wrong only because of it. Name the cause only.
    too_small = [part for part in wrong if len(part) < smallest]
    for part in too_small or wrong:
        name = f"A separate part of {counted(len(part), puzzle.figure.lattice.noun)}"
        message = f"{name} cannot be filled by any subset of the pieces."
        if too_small:
            message = f"{name} is smaller than every piece."
        yield Fault(FaultKind.PART, message, part)


def _sums(sizes: Iterable[int]) -> set[int]:
    sums = {0}
    for size in sizes:
        sums |= {total + size for total in sums}
    return sums


def _placements(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault for each piece that fits nowhere, and one for cells that no piece reaches."""
    reached = np.zeros(len(puzzle.figure), np.bool_)
    if puzzle.figure.optional:
        reached[[cell in puzzle.figure.optional for cell in puzzle.figure.cells]] = True
    tables = placement_tables(puzzle)
    for index, piece in enumerate(puzzle.pieces):
        if not puzzle.counts[index]:
            continue
        table = tables[index]
        reached[table.ravel()] = True
        if len(table) < puzzle.min_copies[index]:
            fits = "fits nowhere in the figure" if not len(table) else "has too few places"
            place = " next to the pre-placed pieces" if puzzle.pre_placed else ""
            yield Fault(FaultKind.PIECE, f"Piece {_named(piece)} {fits}{place}.")
    unreachable = tuple(puzzle.figure.cells[i] for i in np.flatnonzero(~reached))
    if unreachable:
        cells = counted(len(unreachable), puzzle.figure.lattice.noun).capitalize()
        yield Fault(FaultKind.CELL, f"{cells} cannot be reached by any piece.", unreachable)


def _named(piece: Piece) -> str:
    return f"{piece.symbol} ({piece.name})" if piece.name != piece.symbol else piece.symbol


def _parity(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault if the pieces cannot match the figure coloured like a chessboard.

    Each piece covers a fixed difference of the two colours, up to its sign; the
    figure's own difference must be a sum of these.
    """
    lattice = puzzle.figure.lattice
    if lattice.colour is None or not puzzle.is_exact:
        return
    reachable = {0}
    for piece, count in zip(puzzle.pieces, puzzle.counts, strict=True):
        step = piece.imbalance
        for _ in range(count):
            reachable = {r + sign * step for r in reachable for sign in (1, -1)}
    needed = lattice.imbalance(puzzle.figure.cells)
    if needed in reachable:
        return
    volume = len(puzzle.figure)
    most = max(reachable)
    larger = (volume + needed) // 2
    bound = (volume + most) // 2
    yield Fault(
        FaultKind.PARITY,
        f"Coloured like a chessboard, the figure has {larger} {puzzle.figure.lattice.noun}s of one "
        f"colour and {volume - larger} of the other; "
        + (
            f"these pieces cover at most {bound} of one colour."
            if needed > most
            else "these pieces cannot cover exactly these numbers."
        ),
    )

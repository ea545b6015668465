"""Reasons, provable without a search, why a puzzle has no solution."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubewright.errors import PuzzleError
from cubewright.model.cell import Cell
from cubewright.model.piece import Piece
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.fitting import some_subset_has_size
from cubewright.model.placement import is_placement
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.possible_placements import placement_steps, placement_tables
from cubewright.solver.problem.steps import Steps, completed
from cubewright.translation import capitalised, counted, counted_in_words, several, tr


class FaultKind(Enum):
    """The kind of a fault.

    Kinds up to PRE_PLACED mean that the puzzle itself is unsound. The later kinds prove that a
    sound puzzle has no solution.
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

    @property
    def proves_impossible(self) -> bool:
        """Whether the puzzle is sound and provably has no solution."""
        return self in (FaultKind.PART, FaultKind.PIECE, FaultKind.CELL, FaultKind.PARITY)


@dataclass(frozen=True)
class Fault:
    """One reason as a sentence, with the affected cells."""

    kind: FaultKind
    message: str
    cells: tuple[Cell, ...] = ()


def proves_impossible(error: PuzzleError) -> bool:
    """Return whether all faults of an error prove that a sound puzzle has no solution."""
    return all(isinstance(each, Fault) and each.kind.proves_impossible for each in error.faults)


def faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """Return the reasons why a puzzle has no solution; empty if only a search can decide.

    Only a puzzle that passes the earlier checks gets the later checks.
    """
    return completed(check_steps(puzzle))


def rule_faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """Return the faults that need only numbers of cells and copies, such as unsatisfiable rules."""
    return tuple(_unfit(puzzle)) or tuple(_choices(puzzle))


def check_steps(puzzle: Puzzle) -> Steps[tuple[Fault, ...]]:
    """Return :func:`faults` in steps of a few milliseconds."""
    unfit = rule_faults(puzzle)
    if unfit:
        return unfit
    placed = tuple(_placed(puzzle))
    if not placed:
        yield from placement_steps(puzzle)  # cached for the checks below
    return placed or (*_parts(puzzle), *_placements(puzzle), *_parity(puzzle))


def _unfit(puzzle: Puzzle) -> Iterator[Fault]:
    figure, pieces = puzzle.figure, puzzle.piece_set
    if not figure.cells:
        message = tr("The figure has no {cells} yet.", cells=several(figure.lattice.noun))
        yield Fault(FaultKind.EMPTY, message)
    elif figure.lattice != pieces.lattice:
        yield Fault(
            FaultKind.LATTICE,
            tr(
                "The figure is made of {shapes}, but the pieces of {set} are made of {others}.",
                shapes=tr(figure.lattice.title.lower()),
                set=pieces.title,
                others=tr(pieces.lattice.title.lower()),
            ),
        )
    elif not puzzle.is_exact:
        yield from _no_choice(puzzle)
    elif len(figure) != pieces.volume:
        yield Fault(FaultKind.CELL_COUNT, _wrong_size(puzzle))


def _wrong_size(puzzle: Puzzle) -> str:
    figure, pieces = puzzle.figure, puzzle.piece_set
    cells, gap = counted(len(figure), figure.lattice.noun), len(figure) - pieces.volume
    if gap > 0:
        return tr(
            "The figure has {cells}, {gap:words} too many for {set}, which fills {volume}.",
            cells=cells,
            gap=gap,
            set=pieces.title,
            volume=pieces.volume,
        )
    return tr(
        "The figure has {cells}, {gap:words} too few for {set}, which fills {volume}.",
        cells=cells,
        gap=-gap,
        set=pieces.title,
        volume=pieces.volume,
    )


def _no_choice(puzzle: Puzzle) -> Iterator[Fault]:
    figure, pieces = puzzle.figure, puzzle.piece_set
    fewest, most = puzzle.min_filled, len(figure)
    if not any(pieces.counts) and not fewest:
        message = tr("{set} has no piece that may be used.", set=pieces.title)
        yield Fault(FaultKind.CELL_COUNT, message)
    if some_subset_has_size(pieces, range(fewest, most + 1)):
        return
    always = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.min_copies, strict=True))
    if fewest == most:
        cells = counted(most, figure.lattice.noun)
    else:
        nouns = several(figure.lattice.noun)
        cells = tr("{least} to {most} {cells}", least=fewest, most=most, cells=nouns)
    if always > most:
        message = tr(
            "The figure has {cells}; the pieces of {set} that must be used fill {number}.",
            cells=cells,
            set=pieces.title,
            number=always,
        )
    elif pieces.volume < fewest:
        message = tr(
            "The figure has {cells}; all pieces of {set} together fill {number}.",
            cells=cells,
            set=pieces.title,
            number=pieces.volume,
        )
    else:
        message = tr(
            "The figure has {cells}; no subset of the pieces of {set} fits.",
            cells=cells,
            set=pieces.title,
        )
    yield Fault(FaultKind.CELL_COUNT, message)


def _choices(puzzle: Puzzle) -> Iterator[Fault]:
    for choice in puzzle.choices:
        pieces = puzzle.counted_pieces(choice)
        least, most = (
            sum(copies[piece] for piece in pieces) for copies in (puzzle.min_copies, puzzle.counts)
        )
        if most < choice.minimum:
            message = tr(
                "The choice “{choice}” can never be met: there are only {number} of these pieces.",
                choice=choice.text,
                number=most,
            )
        elif choice.maximum is not None and least > choice.maximum:
            message = tr(
                "The choice “{choice}” can never be met: {number} of these pieces must be used.",
                choice=choice.text,
                number=least,
            )
        elif not _fills_with(puzzle, pieces, choice):
            message = tr(
                "The choice “{choice}” can never be met: no subset of the pieces that fits the "
                "figure has this number of them.",
                choice=choice.text,
            )
        else:
            continue
        yield Fault(FaultKind.CHOICE, message)


def _fills_with(puzzle: Puzzle, pieces: Collection[int], choice: PieceChoice) -> bool:
    """Return whether a subset that satisfies a choice fills an allowed number of cells.

    This is a subset sum as in :func:`some_subset_has_size`, but separate for each number of pieces
    in the choice.
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
    filled: set[Cell] = set()
    used = [0] * len(puzzle.pieces)
    for fixed in (*puzzle.pre_placed, *puzzle.misplaced):
        piece, cells = puzzle.pieces[fixed.piece], set(fixed.cells)
        used[fixed.piece] += 1
        name = _named(piece)
        message = ""
        if any(cell not in puzzle.figure for cell in cells):
            message = tr("Pre-placed piece {name} is not within the figure.", name=name)
        elif not is_placement(puzzle.figure, piece, fixed.cells, puzzle.allowed_colours):
            message = tr("Pre-placed piece {name} cannot fill the cells marked for it.", name=name)
        elif any((fixed.piece, cell) in puzzle.forbidden for cell in cells):
            message = tr(
                "Pre-placed piece {name} covers a cell that is forbidden for it.", name=name
            )
        elif filled & cells:
            message = tr("Pre-placed piece {name} overlaps another pre-placed piece.", name=name)
        elif used[fixed.piece] == puzzle.counts[fixed.piece] + 1:
            message = tr(
                "Piece {name} is pre-placed more times than the set has copies.", name=name
            )
        elif fixed in puzzle.misplaced:
            message = tr(
                "Pre-placed piece {name} cannot lie in its place; move or remove it.", name=name
            )
        if message:
            yield Fault(FaultKind.PRE_PLACED, message, fixed.cells)
        filled |= cells


def _parts(puzzle: Puzzle) -> Iterator[Fault]:
    if puzzle.figure.optional:
        return  # parts may stay empty
    copies = [p for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) for _ in range(n)]
    if not all(piece.is_connected for piece in copies):
        return  # such a piece can fill cells of two parts of the figure
    sums = _sums(len(piece) for piece in copies)
    smallest = min(len(piece) for piece in copies)
    wrong = [part for part in puzzle.figure.parts() if len(part) not in sums]
    # If a part is too small, other parts fail only because of it, so name only this part.
    too_small = [part for part in wrong if len(part) < smallest]
    for part in too_small or wrong:
        cells = counted_in_words(len(part), puzzle.figure.lattice.noun)
        if too_small:
            message = tr("A separate part of {cells} is smaller than every piece.", cells=cells)
        else:
            message = tr(
                "A separate part of {cells} cannot be filled by any subset of the pieces.",
                cells=cells,
            )
        yield Fault(FaultKind.PART, message, part)


def _sums(sizes: Iterable[int]) -> set[int]:
    sums = {0}
    for size in sizes:
        sums |= {total + size for total in sums}
    return sums


def _placements(puzzle: Puzzle) -> Iterator[Fault]:
    reached = np.zeros(len(puzzle.figure), np.bool_)
    if puzzle.figure.optional:
        reached[[cell in puzzle.figure.optional for cell in puzzle.figure.cells]] = True
    tables = placement_tables(puzzle)
    if tables:
        reached[np.concatenate([table.ravel() for table in tables.values()])] = True
    for index, piece in enumerate(puzzle.pieces):
        if not puzzle.counts[index]:
            continue
        places = len(tables[index])
        if places < puzzle.min_copies[index]:
            message = _does_not_fit(piece, places=places, beside=bool(puzzle.pre_placed))
            yield Fault(FaultKind.PIECE, message)
    unreachable = tuple(puzzle.figure.cells[i] for i in np.flatnonzero(~reached))
    if unreachable:
        cells = counted_in_words(len(unreachable), puzzle.figure.lattice.noun)
        message = tr("{cells} cannot be reached by any piece.", cells=cells)
        yield Fault(FaultKind.CELL, capitalised(message), unreachable)


def _does_not_fit(piece: Piece, *, places: int, beside: bool) -> str:
    """Return the message for a piece with no or too few placements ``beside`` pre-placed pieces."""
    name = _named(piece)
    if not places and beside:
        return tr(
            "Piece {piece} fits nowhere in the space that the pre-placed pieces leave.", piece=name
        )
    if not places:
        return tr("Piece {piece} fits nowhere in the figure.", piece=name)
    if beside:
        return tr(
            "Piece {piece} has too few places in the space that the pre-placed pieces leave.",
            piece=name,
        )
    return tr("Piece {piece} has too few places.", piece=name)


def _named(piece: Piece) -> str:
    return piece.symbol if piece.name in {"", piece.symbol} else f"{piece.symbol} ({piece.name})"


def _parity(puzzle: Puzzle) -> Iterator[Fault]:
    """Yield a fault if the pieces cannot match the figure coloured like a chessboard.

    Each piece covers a fixed difference of the two colours, up to sign. The figure's own difference
    must be a sum of these differences.
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
    cells = counted(larger, lattice.noun)
    if needed > most:
        message = tr(
            "Coloured like a chessboard, the figure has {cells} of one colour and {others} of the "
            "other; these pieces cover at most {bound} of one colour.",
            cells=cells,
            others=volume - larger,
            bound=bound,
        )
    else:
        message = tr(
            "Coloured like a chessboard, the figure has {cells} of one colour and {others} of the "
            "other; these pieces cannot cover exactly these numbers.",
            cells=cells,
            others=volume - larger,
        )
    yield Fault(FaultKind.PARITY, message)

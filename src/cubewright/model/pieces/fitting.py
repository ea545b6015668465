"""Combination of a figure with a piece set: all pieces, a subset that fits, or several sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle

SizeChoice = tuple[tuple[int, int], ...]
"""The number of pieces of each size: pairs of a size and a number, smallest size first."""


def puzzle_to_fill(figure: Figure, pieces: PieceSet) -> Puzzle:
    """Return the puzzle that a user means by a figure and a piece set.

    If the figure is smaller than the set and the set has no minimums, any subset that fits may be
    used, if one exists. If the pieces have two colours, a one-coloured figure is coloured like a
    chessboard.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> from cubewright.model.piece import Piece
    >>> square = Piece("S", CUBIC.box((2, 2, 1)))
    >>> two = PieceSet("two", "Two squares", (square,), (2,))
    >>> puzzle_to_fill(Figure(CUBIC.box((2, 2, 1))), two).piece_set.min_copies
    (0,)
    >>> puzzle_to_fill(Figure(CUBIC.box((2, 3, 1))), two).piece_set.min_copies
    (2,)
    """
    if pieces.minimums is None and 0 < len(figure) < pieces.volume:
        relaxed = any_subset(pieces)
        if some_subset_fits(relaxed, figure):
            pieces = relaxed
    return Puzzle(_coloured(figure, pieces), pieces)


def any_subset(pieces: PieceSet) -> PieceSet:
    """Return the same set with all minimums zero."""
    return replace(pieces, minimums=(0,) * len(pieces.pieces))


def sets_of(pieces: PieceSet, sets: int) -> PieceSet:
    """Return a set with ``sets`` times as many copies."""
    if sets == 1:
        return pieces
    return replace(
        pieces,
        name=f"{pieces.name}-{sets}",
        title=f"{pieces.title}, {sets} sets",
        counts=tuple(n * sets for n in pieces.counts),
        minimums=None if pieces.minimums is None else tuple(n * sets for n in pieces.minimums),
    )


def some_subset_fits(pieces: PieceSet, figure: Figure) -> bool:
    """Return whether some subset of the pieces has as many cells as the figure.

    The number of copies of each piece is between its minimum and its count. Optional cells may be
    filled or not.
    """
    return some_subset_has_size(pieces, range(len(figure.required), len(figure) + 1))


def some_subset_has_size(pieces: PieceSet, wanted: Iterable[int]) -> bool:
    """Return whether some subset of the pieces has one of the wanted numbers of cells.

    Solve subset sum by dynamic programming on the bits of an integer.
    """
    reachable = 1  # bit n is set: some subset has n cells
    for piece, least, most in zip(pieces.pieces, pieces.min_copies, pieces.counts, strict=True):
        reachable <<= least * len(piece)
        for _ in range(most - least):
            reachable |= reachable << len(piece)
    return any(reachable >> cells & 1 for cells in wanted)


def size_choices(pieces: PieceSet, cells: int) -> Iterator[SizeChoice]:
    """Yield each way to reach a total number of cells, as the number of pieces of each size.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> from cubewright.model.piece import Piece
    >>> shapes = [CUBIC.box((n, 1, 1)) for n in (1, 2, 3)]
    >>> one_two_three = any_subset(
    ...     PieceSet("", "", tuple(Piece("ABC"[i], s) for i, s in enumerate(shapes)), (1, 1, 1))
    ... )
    >>> list(size_choices(one_two_three, 3))
    [((3, 1),), ((1, 1), (2, 1))]
    """
    ranges: dict[int, tuple[int, int]] = {}
    for piece, least, most in zip(pieces.pieces, pieces.min_copies, pieces.counts, strict=True):
        low, high = ranges.get(len(piece), (0, 0))
        ranges[len(piece)] = (low + least, high + most)
    sizes = sorted(ranges)

    def choose(index: int, remaining: int, chosen: SizeChoice) -> Iterator[SizeChoice]:
        if index == len(sizes):
            if not remaining:
                yield chosen
            return
        size = sizes[index]
        low, high = ranges[size]
        for number in range(low, min(high, remaining // size) + 1):
            more = ((size, number),) if number else ()
            yield from choose(index + 1, remaining - number * size, (*chosen, *more))

    yield from choose(0, cells, ())


def _coloured(figure: Figure, pieces: PieceSet) -> Figure:
    """Return a one-coloured figure coloured like a chessboard if the pieces have two colours.

    The dark half has as many cells as the pieces have dark cells. If both halves have this number
    of cells, or neither has it, the even cells become dark.
    """
    colour = figure.lattice.colour
    used = [(p, n) for p, n in zip(pieces.pieces, pieces.counts, strict=True) if n]
    if figure.dark is not None or colour is None or all(p.dark is None for p, _ in used):
        return figure
    even = frozenset(cell for cell in figure.cells if colour(cell) == 0)
    odd = frozenset(figure.cells) - even
    wanted = sum(len(p.dark) * n for p, n in used if p.dark is not None)
    return replace(figure, dark=odd if len(odd) == wanted != len(even) else even)

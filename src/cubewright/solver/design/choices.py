"""Choices of pieces that together have the right number of cells, in a fixed order.

A choice is a number of copies of each piece of the pool. A rank counted from 0 identifies each
choice, so that a run can be resumed and divided. The number of ways to complete each prefix is
counted first. A rank then selects the copies of one piece after another ("combinatorial number
system", TAOCP 7.2.1.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.problem.placements import placements_of_pieces
from cubewright.translation import tr

Choice = tuple[int, ...]
"""The number of copies of each piece of the pool."""

MAX_BEGINNINGS = 2_000_000
"""The maximum number of different prefixes to count; they need about 200 MB."""


class TooManyChoicesError(CubewrightError):
    """Counting the choices would take too much memory."""


@dataclass(frozen=True)
class Bounds:
    """Bounds for each choice.

    ``cells`` and ``pieces`` are the minimum and maximum totals. ``minimums`` and ``maximums`` are
    the bounds of each piece of the pool.
    """

    cells: tuple[int, int]
    pieces: tuple[int, int]
    minimums: Choice
    maximums: Choice


def bounds_for(
    figure: Figure,
    pool: PieceSet,
    pieces: tuple[int, int] | None = None,
    *,
    different: bool = False,
) -> Bounds:
    """Return the bounds of choices that may fill a figure.

    The pool states the minimum and maximum number of copies of each piece. A piece without a
    placement in the figure is not used. ``pieces`` is the minimum and maximum total number of
    pieces. ``different``: each piece at most once.
    """
    placements = placements_of_pieces(figure, pool.pieces)
    most = len(figure)
    maximums = tuple(
        min(count, 1 if different else count, most // max(1, len(piece))) if len(found) else 0
        for piece, count, found in zip(pool.pieces, pool.counts, placements, strict=True)
    )
    return Bounds(
        cells=(most - len(figure.optional), most),
        pieces=(1, most) if pieces is None else pieces,
        minimums=pool.minimums or (0,) * len(pool.pieces),
        maximums=maximums,
    )


class Choices:
    """All choices within bounds, as a sequence in lexicographic order.

    Raises:
        TooManyChoicesError: There are too many choices to count.
    """

    def __init__(self, pool: PieceSet, bounds: Bounds) -> None:
        self._sizes = tuple(len(piece) for piece in pool.pieces)
        self._bounds = bounds
        self._counted: dict[tuple[int, int, int], int] = {}

    @cached_property
    def total(self) -> int:
        """The number of choices."""
        return self._count(0, 0, 0)

    def choice(self, rank: int) -> Choice:
        """Return the choice with the given rank, from 0 to :attr:`total` - 1.

        Raises:
            IndexError: No choice has this rank.
        """
        if not 0 <= rank < self.total:
            raise IndexError(f"there are {self.total:,} choices; {rank:,} is not one of them")
        choice: list[int] = []
        cells = pieces = 0
        for index, size in enumerate(self._sizes):
            for copies in self._copies(index):
                below = self._count(index + 1, cells + copies * size, pieces + copies)
                if rank < below:
                    break
                rank -= below
            choice.append(copies)
            cells, pieces = cells + copies * size, pieces + copies
        return tuple(choice)

    def __iter__(self) -> Iterator[Choice]:
        return (self.choice(rank) for rank in range(self.total))

    def _copies(self, index: int) -> range:
        return range(self._bounds.minimums[index], self._bounds.maximums[index] + 1)

    def _count(self, index: int, cells: int, pieces: int) -> int:
        """Return the number of ways to choose from the piece ``index`` and the following pieces."""
        low, high = self._bounds.cells
        if cells > high or pieces > self._bounds.pieces[1]:
            return 0
        if index == len(self._sizes):
            return int(cells >= low and pieces >= self._bounds.pieces[0])
        key = (index, cells, pieces)
        found = self._counted.get(key)
        if found is None:
            size = self._sizes[index]
            found = sum(
                self._count(index + 1, cells + copies * size, pieces + copies)
                for copies in self._copies(index)
            )
            if len(self._counted) >= MAX_BEGINNINGS:
                raise TooManyChoicesError(
                    tr(
                        "there are too many choices of pieces; state the number of "
                        "pieces, or take a smaller pool"
                    )
                )
            self._counted[key] = found
        return found


class MirrorPairs:
    """Pairs of choices that are mirror images, for a figure that is its own mirror image.

    Both choices of a pair have equally many solutions, so only one choice is searched.
    """

    def __init__(self, figure: Figure, pool: PieceSet, bounds: Bounds) -> None:
        self._partner: list[int | None] = []
        if symmetry_group(figure).proper.all():
            return  # no reflection maps the figure onto itself
        keys = {piece.equivalence_key: index for index, piece in enumerate(pool.pieces)}
        for index, piece in enumerate(pool.pieces):
            other = keys.get(piece.mirror_key)
            limits = bounds.minimums, bounds.maximums
            if other is not None and any(each[index] != each[other] for each in limits):
                other = None
            self._partner.append(other)

    def is_repeated(self, choice: Choice) -> bool:
        """Return whether the search of a choice's mirror image makes this choice unnecessary."""
        mirrored = [0] * len(choice)
        if not self._partner:
            return False
        for copies, other in zip(choice, self._partner, strict=True):
            if copies and other is None:
                return False
            if copies and other is not None:
                mirrored[other] = copies
        return tuple(mirrored) > choice


class ParityTest:
    """A test whether choices from a pool can match the chessboard colours of a figure.

    Neighbouring cells have different colours. Each copy of a piece covers a certain number of cells
    more of one colour than of the other. The signed sum of these imbalances must equal the figure's
    imbalance.
    """

    def __init__(self, figure: Figure, pool: PieceSet) -> None:
        self._imbalances = tuple(piece.imbalance for piece in pool.pieces)
        self._applies = figure.lattice.colour is not None and not figure.optional
        self._wanted = figure.lattice.imbalance(figure.cells)

    def refutes(self, choice: Choice) -> bool:
        """Return whether a choice cannot fill the figure.

        >>> from cubewright.formats.built_in import built_in_puzzle
        >>> cube = built_in_puzzle("cube")
        >>> ParityTest(cube.figure, cube.piece_set).refutes(cube.counts)
        False
        """
        if not self._applies:
            return False
        # Bit n of the sums is set if imbalances can add up to n - most.
        most = sum(map(int.__mul__, choice, self._imbalances))
        sums = 1 << most
        for copies, imbalance in zip(choice, self._imbalances, strict=True):
            if imbalance:
                for _ in range(copies):
                    sums = sums << imbalance | sums >> imbalance
        return not sums >> (most + self._wanted) & 1

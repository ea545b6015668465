"""The numbered placements of a puzzle, to which stored solutions refer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from operator import itemgetter
from typing import Any, Protocol, runtime_checkable

from numpy.typing import NDArray

from cubewright.model.cell import Cell
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed


@dataclass(frozen=True)
class PlacementTable:
    """The placements to which the numbers in stored solutions refer.

    - ``kinds``: for each kind of piece, the indices of the puzzle's pieces of this kind:
      pieces of equal shape are interchangeable.
    - ``kind_of``: the kind of each placement; ``cells``: the indices of its cells in the
      figure.
    - ``colours``: the :attr:`PlacedPiece.colours` of each placement, or empty.

    A row of a solution contains ascending placement numbers. Unused columns contain the number
    after the last placement.
    """

    puzzle: Puzzle = field(repr=False)
    kinds: tuple[tuple[int, ...], ...]
    kind_of: tuple[int, ...] = field(repr=False)
    cells: tuple[tuple[int, ...], ...] = field(repr=False)
    colours: tuple[tuple[int, ...], ...] = field(default=(), repr=False)

    def __len__(self) -> int:
        return len(self.cells)

    def placed_pieces(self, row: Iterable[int]) -> Placed:
        """Return the placed pieces of a row, in the order of the puzzle's pieces."""
        numbers = [number for number in row if number < len(self.cells)]
        known, found = self._known_pieces, []
        for each in sorted(self.piece_copies(numbers), key=itemgetter(1, 2)):
            placed = known.get(each)
            if placed is None:
                number, piece, copy = each
                colours = self.colours[number] if self.colours else ()
                placed = known[each] = PlacedPiece(piece, copy, self.cells_of(number), colours)
            found.append(placed)
        return tuple(found)

    def cells_of(self, number: int) -> tuple[Cell, ...]:
        """Return the cells of a placement; every call returns the same tuple."""
        known = self._known_cells
        if number not in known:
            figure = self.puzzle.figure.cells
            known[number] = tuple(figure[cell] for cell in self.cells[number])
        return known[number]

    @cached_property
    def _known_cells(self) -> dict[int, tuple[Cell, ...]]:
        return {}

    @cached_property
    def _known_pieces(self) -> dict[tuple[int, int, int], PlacedPiece]:
        return {}

    def piece_copies(self, numbers: Collection[int]) -> list[tuple[int, int, int]]:
        """Return (placement number, piece, copy) for each placement of a solution."""
        return piece_copies(self.puzzle, numbers, self.kind_of, self.kinds, self._fixed)

    def numbers(self, placed: Iterable[PlacedPiece]) -> list[int]:
        """Return the ascending placement numbers of pieces; the inverse of :meth:`placed_pieces`.

        Raises:
            KeyError: The table does not contain this placement.
        """
        cell_number = self._cell_number
        return sorted(
            self._number_of[
                each.piece, tuple(sorted(cell_number[cell] for cell in each.cells)), each.colours
            ]
            for each in placed
        )

    @cached_property
    def _cell_number(self) -> Mapping[Cell, int]:
        return {cell: number for number, cell in enumerate(self.puzzle.figure.cells)}

    @cached_property
    def _number_of(self) -> Mapping[tuple[int, tuple[int, ...], tuple[int, ...]], int]:
        return {
            (piece, cells, self.colours[number] if self.colours else ()): number
            for number, (kind, cells) in enumerate(zip(self.kind_of, self.cells, strict=True))
            for piece in self.kinds[kind]
        }

    @cached_property
    def _fixed(self) -> Mapping[int, int]:
        cell_number = self._cell_number
        fixed = {
            tuple(sorted(cell_number[cell] for cell in each.cells)): each.piece
            for each in self.puzzle.pre_placed
        }
        return {
            number: fixed[cells]
            for number, cells in enumerate(self.cells)
            if cells in fixed and fixed[cells] in self.kinds[self.kind_of[number]]
        }


@runtime_checkable
class RowBatches(Protocol):
    """Solutions stored as rows of placement numbers."""

    @property
    def table(self) -> PlacementTable:
        """The placements to which the rows refer."""

    @property
    def columns(self) -> int:
        """The maximum number of pieces in a solution."""

    def batches(self) -> Iterator[NDArray[Any]]:
        """Yield all rows in order, ``(k, columns)`` placement numbers."""


@dataclass(frozen=True, eq=False)
class SolutionBatches:
    """Solutions in ordered batches of ``(k, columns)`` placement numbers.

    ``read`` yields the batches, and ``count`` is the number of all solutions.
    """

    table: PlacementTable
    columns: int
    count: int
    read: Callable[[], Iterator[NDArray[Any]]] = field(repr=False)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int, /) -> Placed:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return next(islice(self, index, None))

    def __iter__(self) -> Iterator[Placed]:
        return (self.table.placed_pieces(row) for rows in self.read() for row in rows.tolist())

    def batches(self) -> Iterator[NDArray[Any]]:
        return self.read()


def table_of_solutions(puzzle: Puzzle, solutions: Iterable[Placed]) -> PlacementTable:
    """Return a table of all placements that the given solutions contain."""
    index = {cell: number for number, cell in enumerate(puzzle.figure.cells)}
    found = sorted(
        {
            (p.piece, tuple(sorted(index[cell] for cell in p.cells)), p.colours)
            for each in solutions
            for p in each
        }
    )
    return PlacementTable(
        puzzle,
        tuple((piece,) for piece in range(len(puzzle.pieces))),
        tuple(piece for piece, _, _ in found),
        tuple(cells for _, cells, _ in found),
        tuple(colours for _, _, colours in found) if any(each[2] for each in found) else (),
    )


def piece_copies(
    puzzle: Puzzle,
    numbers: Collection[int],
    kind_of: Sequence[int],
    kinds: Sequence[Sequence[int]],
    fixed: Mapping[int, int],
) -> list[tuple[int, int, int]]:
    """Return (placement number, piece, copy) for each placement of a solution.

    Copies count from 0. ``fixed`` maps pre-placed placements to their pieces. The other placements
    go to pieces of their kind, first up to their minimum, then up to their maximum.
    """
    used = [0] * len(puzzle.pieces)
    named: list[tuple[int, int, int]] = []
    min_copies, counts = puzzle.min_copies, puzzle.counts
    free: Collection[int] = numbers
    if fixed:
        free = [number for number in numbers if number not in fixed]
        for number in numbers:
            if number in fixed:
                piece = fixed[number]
                named.append((number, piece, used[piece]))
                used[piece] += 1
    for number in free:
        group = kinds[int(kind_of[number])]
        piece = group[0]
        if len(group) > 1:
            in_need = (p for p in group if used[p] < min_copies[p])
            spare = (p for p in group if used[p] < counts[p])
            piece = next(in_need, next(spare, group[-1]))
        named.append((number, piece, used[piece]))
        used[piece] += 1
    return named

"""The positions of sliding pieces in their room, and arrangements of all pieces as arrays.

An arrangement is a row of positions, one column for each piece. The columns of interchangeable
pieces are adjacent, and their positions ascend, so that equal arrangements are equal rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, shifted
from cubewright.model.sliding import DIRECTIONS, Cells, SlidingPuzzle, shape

Rows = NDArray[np.int32]
"""Arrangements ``(n, pieces)``: the position of each piece."""
Keys = NDArray[Any]
"""One value for each arrangement, which can be compared and sorted."""
_WORD_BITS = 64
_KEY_BITS = 62


@dataclass(frozen=True)
class Kind:
    """Interchangeable pieces: their columns, and the tables of their positions.

    ``masks`` ``(positions, words)`` uint64 has a bit for each occupied cell of the room.
    ``steps`` ``(positions, 6)`` int32 is the position after a step in each direction, or -1 if a
    wall is there. ``targets`` are positions that must be occupied.
    """

    symbols: tuple[str, ...]
    columns: slice
    places: tuple[Cells, ...]
    masks: NDArray[np.uint64]
    steps: NDArray[np.int32]
    targets: tuple[int, ...]


class Positions:
    """The positions of all pieces of a puzzle."""

    def __init__(self, puzzle: SlidingPuzzle) -> None:
        self.puzzle = puzzle
        self.words = -(-len(puzzle.room) // _WORD_BITS)
        bits = {cell: number for number, cell in enumerate(sorted(puzzle.room))}
        kinds: list[Kind] = []
        first = 0
        for symbols in puzzle.kinds:
            kind = self._kind(symbols, first, bits)
            kinds.append(kind)
            first += len(symbols)
        self.kinds = tuple(kinds)
        self.kind_of_column = tuple(kind for kind in kinds for _ in kind.symbols)
        self._radix = self._key_columns()

    def _kind(self, symbols: tuple[str, ...], first: int, bits: dict[Cell, int]) -> Kind:
        puzzle = self.puzzle
        offsets = shape(puzzle.start[symbols[0]])
        placed = (
            frozenset(shifted(cell, offset) for offset in offsets) for cell in sorted(puzzle.room)
        )
        places = tuple(cells for cells in placed if cells <= puzzle.room)
        numbers = {cells: number for number, cells in enumerate(places)}
        masks = np.zeros((len(places), self.words), np.uint64)
        steps = np.full((len(places), len(DIRECTIONS)), -1, np.int32)
        for number, cells in enumerate(places):
            for cell in cells:
                word, bit = divmod(bits[cell], _WORD_BITS)
                masks[number, word] |= np.uint64(1 << bit)
            for column, step in enumerate(DIRECTIONS.values()):
                beside = frozenset(shifted(cell, step) for cell in cells)
                steps[number, column] = numbers.get(beside, -1)
        targets = tuple(
            numbers[puzzle.targets[symbol]] for symbol in symbols if symbol in puzzle.targets
        )
        return Kind(symbols, slice(first, first + len(symbols)), places, masks, steps, targets)

    def _key_columns(self) -> list[tuple[slice, NDArray[np.int64], NDArray[np.int64]]]:
        """Return groups of columns whose positions fit into one number, with their factors."""
        columns: list[tuple[slice, NDArray[np.int64], NDArray[np.int64]]] = []
        sizes = [len(kind.places) for kind in self.kind_of_column]
        first = 0
        while first < len(sizes):
            last, product = first, 1
            while last < len(sizes) and product * sizes[last] < 1 << _KEY_BITS:
                product *= sizes[last]
                last += 1
            size = np.array(sizes[first:last], np.int64)
            factors = np.concatenate([[1], np.cumprod(size)[:-1]]).astype(np.int64)
            columns.append((slice(first, last), factors, size))
            first = last
        return columns

    def sorted(self, rows: Rows) -> Rows:
        """Return rows with the columns of each kind in ascending order."""
        for kind in self.kinds:
            if len(kind.symbols) > 1:
                rows[:, kind.columns] = np.sort(rows[:, kind.columns], axis=1)
        return rows

    def keys(self, rows: Rows) -> Keys:
        """Return a key for each row; equal arrangements have equal keys."""
        parts = [rows[:, columns] @ factors for columns, factors, _sizes in self._radix]
        if len(parts) == 1:
            return parts[0]
        # The bytes in this order sort like the numbers: numpy compares void values by bytes.
        together = np.ascontiguousarray(np.stack(parts, axis=1).astype(">i8"))
        return together.view(np.dtype((np.void, 8 * len(parts))))[:, 0]

    def rows(self, keys: Keys) -> Rows:
        """Return the rows with these keys."""
        rows = np.empty((len(keys), len(self.kind_of_column)), np.int32)
        parts = keys.view(">i8").reshape(len(keys), -1) if keys.dtype.kind == "V" else keys[:, None]
        for number, (columns, factors, sizes) in enumerate(self._radix):
            rows[:, columns] = parts[:, number, None].astype(np.int64) // factors % sizes
        return rows

    def occupied(self, rows: Rows) -> NDArray[np.uint64]:
        """Return the occupied cells of each row as masks ``(n, words)``."""
        found = np.zeros((len(rows), self.words), np.uint64)
        for column, kind in enumerate(self.kind_of_column):
            found |= kind.masks[rows[:, column]]
        return found

    def solved(self, rows: Rows) -> NDArray[np.bool_]:
        """Return for each row whether a piece of the right kind occupies every target."""
        found = np.ones(len(rows), np.bool_)
        for kind in self.kinds:
            for target in kind.targets:
                found &= (rows[:, kind.columns] == target).any(axis=1)
        return found

"""Colourings: placements of one piece on the same cells with different colours.

Several placements are on the same cells if a turn maps a piece onto its own cells, but not onto its
own colours. They exclude the same other placements, so one option of a search stands for all of
them. The rows that a search finds are expanded afterwards: a row stands for one solution for each
combination of its options' colourings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.model.colours import may_meet
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import SymmetryGroup
from cubewright.solver.problem.option_masks import (
    WORD_BITS,
    SortedOptions,
    bits_of,
    masks_of,
    sorted_options,
)
from cubewright.solver.problem.steps import completed

MAX_ROWS = 1 << 16
"""The maximum number of rows to expand together, unless one row has more colourings."""


@dataclass(frozen=True, eq=False)
class Colourings:
    """The coloured options of a problem: ``n`` options have ``e`` colourings.

    - ``masks`` ``(e, w)``, ``kind`` ``(e,)``, ``starts`` ``(t + 1,)``, ``images``
      ``(g, e + 1)``, ``figure_images``: as in a cover problem, by colouring;
      ``mirror_images``: the mirrors' images.
    - ``first`` ``(n + 2,)`` int32: option ``i`` has the colourings
      ``first[i]:first[i + 1]``; the number ``n``, for no option, has the colouring ``e``.
    - ``numbers``: the colour numbers of the cells of each colouring, in the order of the cells;
      empty for a piece without several colourings.
    - ``orbit_representatives``: one colouring of the symmetry-breaking piece for each orbit.
    """

    masks: MaskArray
    kind: IntArray
    starts: IntArray
    images: IntArray
    figure_images: IntArray | None
    mirror_images: IntArray | None
    first: IntArray
    numbers: tuple[tuple[int, ...], ...]
    orbit_representatives: IntArray

    def expand(self, rows: IntArray, breaking_piece: int) -> Iterator[IntArray]:
        """Yield the colourings of rows of options, ``(k, pieces)``, at least one array.

        Only orbit representatives of the ``breaking_piece`` are used; -1 means no such piece.
        """
        is_placed = np.ones(len(self.masks) + 1, np.bool_)
        if breaking_piece >= 0:
            low, high = self.starts[breaking_piece : breaking_piece + 2]
            is_placed[low:high] = False
            is_placed[self.orbit_representatives] = True
        number = np.diff(self.first)
        waiting = [(rows, 0)]
        while waiting:
            block, column = waiting.pop()
            while column < block.shape[1]:
                times = number[block[:, column]]
                total = int(times.sum())
                if total > MAX_ROWS and len(block) > 1:
                    half = len(block) // 2
                    waiting.append((block[half:], column))
                    block = block[:half]
                    continue
                before = np.repeat(np.cumsum(times) - times, times)
                block = np.repeat(block, times, axis=0)
                block[:, column] = self.first[block[:, column]] + np.arange(total) - before
                block = block[is_placed[block[:, column]]]
                column += 1
            yield block


def wide_options(
    puzzle: Puzzle, members: Sequence[Sequence[int]], tables: Mapping[int, IntArray]
) -> SortedOptions | None:
    """Return the options with their colours; None if no piece has two colourings of its cells.

    ``members`` and ``tables``, ``(n, k)`` int32 each, are as in the cover problem. A cell ``c`` of
    colour ``n`` is the cell ``c + n * cells`` of a wider figure, so that masks and images also
    compare colours.
    """
    pieces = [puzzle.pieces[group[0]] for group in members]
    if not any(piece.has_colourings for piece in pieces):
        return None
    cells = len(puzzle.figure)
    most = max(number for piece in pieces for _, number in piece.colours)
    wide = [
        _wide(puzzle, piece, tables[group[0]]) for piece, group in zip(pieces, members, strict=True)
    ]
    return completed(sorted_options(wide, cells * (most + 1)))


def wide_group(group: SymmetryGroup, options: SortedOptions) -> SymmetryGroup:
    """Return the symmetries of a figure for the wider figure of :func:`wide_options`."""
    cells = group.permutations.shape[1]
    copies = -(-WORD_BITS * options.masks.shape[1] // max(1, cells))
    wide = [group.permutations + np.int32(cells * number) for number in range(copies)]
    return SymmetryGroup(np.concatenate(wide, axis=1), group.proper, group.matrices)


def colourings_of(
    puzzle: Puzzle,
    members: Sequence[Sequence[int]],
    options: SortedOptions,
    images: IntArray,
    figure_images: IntArray | None,
    mirror_images: IntArray | None,
) -> Colourings:
    """Return the colourings of the options of a wider figure, without representatives.

    ``images``, ``figure_images`` and ``mirror_images``, ``(g, e + 1)`` int32, refer to
    ``options``.
    """
    cells = len(puzzle.figure)
    differ = [puzzle.pieces[group[0]].has_colourings for group in members]
    count = len(options.kind)
    masks = np.empty((count, max(1, -(-cells // 64))), np.uint64)
    numbers: list[tuple[int, ...]] = [()] * count
    for low, high, has_colourings in zip(options.starts, options.starts[1:], differ, strict=False):
        if low == high:
            continue
        # All options of a kind have the same number of cells.
        filled = np.nonzero(bits_of(options.masks[low:high]))[1].astype(np.int32)
        wide = filled.reshape(high - low, -1)
        masks[low:high] = masks_of(wide % cells, cells)
        if has_colourings:
            in_order = np.take_along_axis(wide, np.argsort(wide % cells, axis=1), axis=1)
            numbers[low:high] = map(tuple, (in_order // cells).tolist())
    order = np.lexsort((*masks.T, options.kind))
    masks = masks[order]
    is_new = np.ones(count, np.bool_)
    is_new[1:] = (masks[1:] != masks[:-1]).any(axis=1) | np.diff(options.kind).astype(np.bool_)
    place = np.empty(count + 2, np.int32)
    place[order] = np.arange(count)
    place[count:] = count, -1  # for no option, which has the image of no placement
    columns = np.append(order, count)

    def by_colouring(images: IntArray) -> IntArray:
        return np.ascontiguousarray(place[images[:, columns]])

    return Colourings(
        masks=masks,
        kind=options.kind,
        starts=options.starts,
        images=by_colouring(images),
        figure_images=None if figure_images is None else by_colouring(figure_images),
        mirror_images=None if mirror_images is None else by_colouring(mirror_images),
        first=np.append(np.flatnonzero(is_new), [count, count + 1]).astype(np.int32),
        numbers=tuple(numbers[each] for each in order),
        orbit_representatives=np.zeros(0, np.int32),
    )


def without_colours(colourings: Colourings, images: IntArray) -> IntArray:
    """Return images ``(g, e + 1)`` of colourings as images of options, ``(g, n + 1)``."""
    option = options_of(colourings, np.arange(len(colourings.masks) + 1, dtype=np.int32))
    lookup = np.append(option, -1).astype(np.int32)
    found: IntArray = np.ascontiguousarray(lookup[images[:, colourings.first[:-1]]])
    return found


def options_of(colourings: Colourings, ids: IntArray) -> IntArray:
    """Return the option of each colouring id; int32 of the same shape."""
    option: IntArray = (np.searchsorted(colourings.first, ids, side="right") - 1).astype(np.int32)
    return option


def _wide(puzzle: Puzzle, piece: Piece, table: IntArray) -> IntArray:
    """Return the coloured placements ``(n, k)`` of a piece as rows of wide cells."""
    if not piece.colours:
        return table
    figure, cells = puzzle.figure, len(puzzle.figure)
    of_shape: dict[object, list[tuple[int, ...]]] = {}
    for shape, numbers in piece.coloured_orientations:
        of_shape.setdefault(shape, []).append(numbers)
    under = [figure.colour_numbers.get(cell, 0) for cell in figure.cells]
    rows = []
    for row in table.tolist():
        shape = figure.lattice.normalized([figure.cells[index] for index in row])
        below = [under[index] for index in row]
        rows += [
            [index + cells * number for index, number in zip(row, numbers, strict=True)]
            for numbers in of_shape[shape]
            if may_meet(numbers, below, puzzle.allowed_colours)
        ]
    return np.array(rows, np.int32).reshape(len(rows), table.shape[1])

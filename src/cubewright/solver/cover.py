"""The puzzle as items and options: flat integer arrays, all that an engine sees.

Items are the figure's cells and the kinds of piece; an option is a placement.
Pieces of equal shape are one kind with more copies, so that exchanging two of
them is never a new solution.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.placement import placements
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import PlacedPiece, Solution
from cubewright.model.symmetry import SymmetryGroup, mirror_partners, symmetry_group


@dataclass(frozen=True, eq=False)
class CoverProblem:
    """A puzzle in integers.

    Shapes, with ``n`` options, ``t`` kinds, ``w`` words of 64 cells, ``g``
    symmetries:

    - ``masks`` ``(n, w)`` uint64: the cells of each option; options are sorted
      by kind, then by mask (the first word least significant).
    - ``kind`` ``(n,)`` int32 and ``starts`` ``(t + 1,)`` int32: the options of
      kind ``k`` are ``starts[k]:starts[k + 1]``.
    - ``copies`` ``(t,)`` int32: how many options of each kind a solution has.
    - ``full`` ``(w,)`` uint64: all cells.
    - ``images`` ``(g, n)`` int32: the option that each symmetry makes of each
      option; only symmetries that map the piece set onto itself, the identity
      first, turns before reflections.
    - ``proper`` ``(g,)`` bool: which of them are turns.
    - ``breaker``: the kind that is laid first and only at ``representatives``
      (option ids, one an orbit) so that copies by symmetry are not searched,
      or -1.
    """

    puzzle: Puzzle
    masks: MaskArray = field(repr=False)
    kind: IntArray = field(repr=False)
    starts: IntArray = field(repr=False)
    copies: IntArray
    full: MaskArray
    images: IntArray = field(repr=False)
    proper: BoolArray = field(repr=False)
    breaker: int
    representatives: IntArray = field(repr=False)
    members: tuple[tuple[int, ...], ...]
    """For each kind the puzzle's pieces that have its shape."""

    @property
    def piece_count(self) -> int:
        """How many options a solution has."""
        return int(self.copies.sum())

    @property
    def cell_count(self) -> int:
        """How many cells are to be covered."""
        return len(self.puzzle.figure)

    @cached_property
    def option_cells(self) -> tuple[tuple[int, ...], ...]:
        """For each option the indices of its cells, ascending."""
        return tuple(
            tuple(c for c in range(self.cell_count) if int(words[c // 64]) >> (c % 64) & 1)
            for words in self.masks
        )

    def without_symmetry(self) -> CoverProblem:
        """The same items and options with no symmetry known, so that every solution is searched."""
        return replace(
            self,
            images=self.images[:1],
            proper=self.proper[:1],
            breaker=-1,
            representatives=np.zeros(0, np.int32),
        )

    def solution(self, row: IntArray) -> Solution:
        """The solution that a row of option ids stands for."""
        cells = self.puzzle.figure.cells
        placed: list[PlacedPiece] = []
        taken = [0] * len(self.copies)
        slots = [
            [(piece, copy) for piece in group for copy in range(self.puzzle.counts[piece])]
            for group in self.members
        ]
        for option in row.tolist():
            kind = int(self.kind[option])
            piece, copy = slots[kind][taken[kind]]
            taken[kind] += 1
            where = tuple(cells[index] for index in self.option_cells[option])
            placed.append(PlacedPiece(piece, copy, where))
        return Solution(self.puzzle, tuple(sorted(placed, key=lambda p: (p.piece, p.copy))))

    def __str__(self) -> str:
        """The matrix: a line an option, a column an item."""
        lines = []
        for option, cells in enumerate(self.option_cells):
            symbol = self.puzzle.pieces[self.members[int(self.kind[option])][0]].symbol
            row = "".join("X" if c in cells else "." for c in range(self.cell_count))
            lines.append(f"{symbol} {row}")
        return "\n".join(lines)


def cover_problem(puzzle: Puzzle) -> CoverProblem:
    """The puzzle's cells, kinds and placements in integers, with its symmetries."""
    group = symmetry_group(puzzle.figure)
    members = _equal_shapes(puzzle)
    copies = np.array([sum(puzzle.counts[p] for p in m) for m in members], np.int32)
    cells = len(puzzle.figure)
    tables = [placements(puzzle.figure, puzzle.pieces[m[0]]) for m in members]
    masks_by_kind = [_masks(table, cells) for table in tables]
    orders = [_ascending(masks) for masks in masks_by_kind]
    tables = [table[order] for table, order in zip(tables, orders, strict=True)]
    masks_by_kind = [masks[order] for masks, order in zip(masks_by_kind, orders, strict=True)]
    starts = np.cumsum([0, *map(len, tables)]).astype(np.int32)
    partners = _kind_partners(puzzle, members)
    images, proper = _option_images(group, tables, starts, partners)
    breaker, representatives = _breaker(images, starts, copies)
    return CoverProblem(
        puzzle=puzzle,
        masks=np.concatenate(masks_by_kind),
        kind=np.repeat(np.arange(len(members), dtype=np.int32), np.diff(starts)),
        starts=starts,
        copies=copies,
        full=_masks(np.arange(cells, dtype=np.int32).reshape(1, cells), cells)[0],
        images=images,
        proper=proper,
        breaker=breaker,
        representatives=representatives,
        members=members,
    )


def _equal_shapes(puzzle: Puzzle) -> tuple[tuple[int, ...], ...]:
    groups: dict[object, list[int]] = {}
    for index, piece in enumerate(puzzle.pieces):
        groups.setdefault(piece.shape, []).append(index)
    return tuple(tuple(group) for group in groups.values())


def _masks(table: IntArray, cells: int) -> MaskArray:
    words = max(1, -(-cells // 64))
    masks = np.zeros((len(table), words), np.uint64)
    for column in table.T:
        bit = np.uint64(1) << (column % 64).astype(np.uint64)
        np.bitwise_or.at(masks, (np.arange(len(table)), column // 64), bit)
    return masks


def _ascending(masks: MaskArray) -> IntArray:
    """The order of masks as numbers, the last word most significant."""
    return np.lexsort(masks.T).astype(np.int32)


def _kind_partners(puzzle: Puzzle, members: tuple[tuple[int, ...], ...]) -> list[int] | None:
    by_piece = mirror_partners(puzzle.pieces, puzzle.counts)
    if by_piece is None:
        return None
    kind_of = {piece: kind for kind, group in enumerate(members) for piece in group}
    return [kind_of[by_piece[group[0]]] for group in members]


def _option_images(
    group: SymmetryGroup, tables: list[IntArray], starts: IntArray, partners: list[int] | None
) -> tuple[IntArray, BoolArray]:
    """Each usable symmetry's permutation of the options, and which symmetries are turns."""
    number = [
        {tuple(row): int(start) + i for i, row in enumerate(table.tolist())}
        for table, start in zip(tables, starts[:-1], strict=True)
    ]
    rows: list[list[int]] = []
    for permutation, is_turn in zip(group.permutations, group.proper, strict=True):
        if not is_turn and partners is None:
            continue
        row: list[int] = []
        for kind, table in enumerate(tables):
            target = kind if is_turn or partners is None else partners[kind]
            image = np.sort(permutation[table], axis=1)
            row.extend(number[target][tuple(cells)] for cells in image.tolist())
        rows.append(row)
    images = np.array(rows, np.int32).reshape(len(rows), int(starts[-1]))
    return images, group.proper[: len(rows)].copy()


def _breaker(images: IntArray, starts: IntArray, copies: IntArray) -> tuple[int, IntArray]:
    """The kind with the fewest orbits, and the least option of each; -1 where none will do.

    It must have one copy and be carried to itself by every symmetry. Of equals
    the one whose orbits are largest in all, then the first.
    """
    none = -1, np.zeros(0, np.int32)
    if len(images) == 1:
        return none
    best: tuple[int, int] | None = None
    chosen = none
    for kind, count in enumerate(copies):
        low, high = int(starts[kind]), int(starts[kind + 1])
        block = images[:, low:high]
        if count != 1 or low == high or block.min() < low or block.max() >= high:
            continue
        least = block.min(axis=0)
        representatives = np.flatnonzero(least == np.arange(low, high)).astype(np.int32) + low
        score = (len(representatives), low - high)
        if best is None or score < best:
            best = score
            chosen = kind, representatives.astype(np.int32)
    return chosen

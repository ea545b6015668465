"""The puzzle as items and options: flat integer arrays, all that an engine sees.

Items are the figure's cells and the kinds of piece; an option is a placement.
Pieces of equal shape are one kind with more copies, so that exchanging two of
them is never a new solution. What may not lie somewhere, or is laid beforehand,
shows only in which options there are.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.placement import PlacedPiece, placements
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import SymmetryGroup, mirror_partners, symmetry_group
from cubewright.solver.problem.option_masks import (
    ascending,
    choose_breaking_piece,
    masks_of,
    option_images,
)

LEAST_SYMMETRIES = 4
"""With fewer symmetries it does not pay to break them by a piece of several copies."""
LEAST_PIECES = 3
"""With no more pieces a search lays the first ones like the last, without asking for ranks."""


@dataclass(frozen=True, eq=False)
class CoverProblem:
    """A puzzle in integers.

    Shapes, with ``n`` options, ``t`` kinds, ``w`` words of 64 cells, ``g``
    symmetries:

    - ``masks`` ``(n, w)`` uint64: the cells of each option; options are sorted
      by kind, then by mask (the first word least significant).
    - ``kind`` ``(n,)`` int32 and ``starts`` ``(t + 1,)`` int32: the options of
      kind ``k`` are ``starts[k]:starts[k + 1]``.
    - ``copies`` and ``min_copies`` ``(t,)`` int32: how many options of each kind a
      solution has at the most and at the fewest.
    - ``full`` and ``required`` ``(w,)`` uint64: all cells, and those that no
      solution leaves empty.
    - ``images`` ``(g, n + 1)`` int32: the option that each symmetry makes of
      each option, and of ``n``, which stands for none; only symmetries that map
      the options and the piece set onto themselves, the identity first, turns
      before reflections.
    - ``proper`` ``(g,)`` bool: which of them are turns.
    - ``breaking_piece``: the kind that is laid first and only at ``orbit_representatives``
      (option ids, one an orbit) so that copies by symmetry are not searched,
      or -1. Where an engine has one with several copies, the one laid first is
      that of the least of ``ranks``.
    """

    puzzle: Puzzle
    masks: MaskArray = field(repr=False)
    kind: IntArray = field(repr=False)
    starts: IntArray = field(repr=False)
    copies: IntArray
    min_copies: IntArray
    full: MaskArray
    required: MaskArray
    images: IntArray = field(repr=False)
    proper: BoolArray = field(repr=False)
    breaking_piece: int
    orbit_representatives: IntArray = field(repr=False)
    members: tuple[tuple[int, ...], ...]
    """For each kind the puzzle's pieces that have its shape."""

    @property
    def is_exact(self) -> bool:
        """Whether every cell is to be covered and every copy of every kind to be used."""
        return bool((self.min_copies == self.copies).all() and (self.required == self.full).all())

    @cached_property
    def piece_count(self) -> int:
        """How many options a solution has; the most that it may have, where that is not fixed."""
        if self.is_exact:
            return int(self.copies.sum())
        sizes = self.sizes
        room, most = self.cell_count, 0
        for kind in np.argsort(sizes):
            pre_placed = min(int(self.copies[kind]), room // int(sizes[kind]))
            room -= pre_placed * int(sizes[kind])
            most += pre_placed
        return most

    @cached_property
    def sizes(self) -> IntArray:
        """How many cells a piece of each kind fills, ``(t,)`` int32."""
        return np.array([len(self.puzzle.pieces[m[0]]) for m in self.members], np.int32)

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

    @cached_property
    def ranks(self) -> IntArray:
        """For each option the least that a symmetry makes of it: one number an orbit."""
        least: IntArray = self.images[:, :-1].min(axis=0)
        return least

    def without_symmetry(self) -> CoverProblem:
        """The same items and options with no symmetry known, so that every solution is searched."""
        return replace(
            self,
            images=self.images[:1],
            proper=self.proper[:1],
            breaking_piece=-1,
            orbit_representatives=np.zeros(0, np.int32),
        )

    def solution(self, row: IntArray) -> Solution:
        """The solution that a row of option ids stands for; ``n`` in it stands for no option."""
        cells = self.puzzle.figure.cells
        placed = []
        for option, piece, copy in self.piece_copies(row):
            where = tuple(cells[index] for index in self.option_cells[option])
            placed.append(PlacedPiece(piece, copy, where))
        return Solution(self.puzzle, tuple(sorted(placed, key=lambda p: (p.piece, p.copy))))

    def piece_copies(self, row: IntArray) -> list[tuple[int, int, int]]:
        """Each option of a row with the piece it lays, and which copy of that, counted from 0.

        Of pieces that are alike, what was laid beforehand stays the piece it
        was, then each piece gets as many as it needs, and then the rest.
        """
        options = [option for option in row.tolist() if option < len(self.masks)]
        used = [0] * len(self.puzzle.pieces)
        named: list[tuple[int, int, int]] = []

        def take(option: int, piece: int) -> None:
            named.append((option, piece, used[piece]))
            used[piece] += 1

        for option in options:
            if option in self.fixed_options:
                take(option, self.fixed_options[option])
        for option in options:
            if option not in self.fixed_options:
                group = self.members[int(self.kind[option])]
                in_need = (p for p in group if used[p] < self.puzzle.least[p])
                spare = (p for p in group if used[p] < self.puzzle.counts[p])
                take(option, next(in_need, next(spare, group[-1])))
        return named

    @cached_property
    def fixed_options(self) -> dict[int, int]:
        """The piece that was laid beforehand with an option, for each such option."""
        number = {cell: index for index, cell in enumerate(self.puzzle.figure.cells)}
        found = {}
        for fixed in self.puzzle.fixed:
            cells = tuple(sorted(number[cell] for cell in fixed.cells))
            for option, its_cells in enumerate(self.option_cells):
                if its_cells == cells and fixed.piece in self.members[int(self.kind[option])]:
                    found[option] = fixed.piece
        return found

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
    required = _required(puzzle)
    group = _keeping(symmetry_group(puzzle.figure), required)
    members = _equal_shapes(puzzle)
    copies = np.array([sum(puzzle.counts[p] for p in m) for m in members], np.int32)
    fewest = _fewest(puzzle)
    min_copies = np.array([sum(fewest[p] for p in m) for m in members], np.int32)
    cells = len(puzzle.figure)
    tables = [possible_placements(puzzle, group[0]) for group in members]
    masks_by_kind = [masks_of(table, cells) for table in tables]
    orders = [ascending(masks) for masks in masks_by_kind]
    tables = [table[order] for table, order in zip(tables, orders, strict=True)]
    masks_by_kind = [masks[order] for masks, order in zip(masks_by_kind, orders, strict=True)]
    starts = np.cumsum([0, *map(len, tables)]).astype(np.int32)
    partners = _kind_partners(puzzle, members, fewest)
    images, proper = option_images(group, tables, masks_by_kind, partners)
    breaking_piece, orbit_representatives = choose_breaking_piece(
        images, starts, copies, min_copies
    )
    return CoverProblem(
        puzzle=puzzle,
        masks=np.concatenate(masks_by_kind),
        kind=np.repeat(np.arange(len(members), dtype=np.int32), np.diff(starts)),
        starts=starts,
        copies=copies,
        min_copies=min_copies,
        full=_mask(np.arange(cells, dtype=np.int32), cells),
        required=_mask(required, cells),
        images=images,
        proper=proper,
        breaking_piece=breaking_piece,
        orbit_representatives=orbit_representatives,
        members=members,
    )


def with_breaking_copies(cover: CoverProblem) -> CoverProblem:
    """The same problem with a kind of several copies as the breaker, where no other will do.

    Of the copies in a solution one has the least rank, and some image of the
    solution has it at its orbit's representative. So it is enough to lay one
    copy there, and the others only where their rank is no lesser. To begin with
    a piece and not with the best cell costs something, though: with two
    symmetries it took 1.2 times as long, with eight less than half as long.
    """
    few = len(cover.images) < LEAST_SYMMETRIES or cover.piece_count <= LEAST_PIECES
    if cover.breaking_piece >= 0 or few:
        return cover
    once = np.minimum(cover.copies, 1)
    kind, orbit_representatives = choose_breaking_piece(cover.images, cover.starts, once, once)
    return replace(cover, breaking_piece=kind, orbit_representatives=orbit_representatives)


def _equal_shapes(puzzle: Puzzle) -> tuple[tuple[int, ...], ...]:
    groups: dict[object, list[int]] = {}
    for index, piece in enumerate(puzzle.pieces):
        if puzzle.counts[index]:
            groups.setdefault(piece.equivalence_key, []).append(index)
    return tuple(tuple(group) for group in groups.values())


def possible_placements(puzzle: Puzzle, piece: int) -> IntArray:
    """Where a piece may lie, as :func:`placements` says it, beside what is laid beforehand.

    Pieces that are alike cannot be told apart: what one may not do, none may.
    """
    table = placements(puzzle.figure, puzzle.pieces[piece])
    number = {cell: index for index, cell in enumerate(puzzle.figure.cells)}
    equivalence_key = puzzle.pieces[piece].equivalence_key
    forbidden = [
        number[cell]
        for each, cell in puzzle.forbidden
        if cell in number and puzzle.pieces[each].equivalence_key == equivalence_key
    ]
    allowed = ~np.isin(table, forbidden).any(axis=1)
    for fixed in puzzle.fixed:
        its_cells = np.sort([number[cell] for cell in fixed.cells])
        meets = np.isin(table, its_cells)
        if puzzle.pieces[fixed.piece].equivalence_key == equivalence_key:
            allowed &= ~meets.any(axis=1) | meets.all(axis=1)
        else:
            allowed &= ~meets.any(axis=1)
    return table[allowed]


def _required(puzzle: Puzzle) -> IntArray:
    """The cells that must be filled: what is laid beforehand fills its cells in any case."""
    pre_placed = {cell for fixed in puzzle.fixed for cell in fixed.cells}
    figure = puzzle.figure
    must = [i for i, c in enumerate(figure.cells) if c not in figure.optional or c in pre_placed]
    return np.array(must, np.int32)


def _keeping(group: SymmetryGroup, required: IntArray) -> SymmetryGroup:
    """The symmetries that carry cells which must be filled, and no others, to such cells."""
    must = np.zeros(group.permutations.shape[1], np.bool_)
    must[required] = True
    kept = (must[group.permutations] == must).all(axis=1)
    return SymmetryGroup(group.permutations[kept], group.proper[kept])


def _fewest(puzzle: Puzzle) -> list[int]:
    """The fewest of each piece: a piece laid beforehand is none that one like it still needs."""
    pre_placed = Counter(fixed.piece for fixed in puzzle.fixed)
    return [max(least, pre_placed[piece]) for piece, least in enumerate(puzzle.least)]


def _mask(indices: IntArray, cells: int) -> MaskArray:
    mask: MaskArray = masks_of(indices.reshape(1, len(indices)), cells)[0]
    return mask


def _kind_partners(
    puzzle: Puzzle, members: tuple[tuple[int, ...], ...], fewest: list[int]
) -> list[int] | None:
    used = [piece for group in members for piece in group]
    by_piece = mirror_partners(
        [puzzle.pieces[piece] for piece in used],
        [(fewest[piece], puzzle.counts[piece]) for piece in used],
    )
    if by_piece is None:
        return None
    kind_of = [kind for kind, group in enumerate(members) for _ in group]
    first = np.cumsum([0, *map(len, members[:-1])])
    return [kind_of[by_piece[int(each)]] for each in first]

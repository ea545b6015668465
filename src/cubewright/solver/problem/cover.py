"""The puzzle as an exact cover problem in integer arrays, the input of every engine.

Items are the figure's cells and the kinds of piece; an option is a placement (terms as in Knuth,
TAOCP 7.2.2.1). Pieces of equal shape are one kind with several copies, so that exchanging two of
them is not a new solution. Forbidden cells and pre-placed pieces only change which options exist.
An inexact problem has optional cells (Knuth's secondary items) or kinds that need not all be used.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.colours import NO_COLOURS
from cubewright.model.figure import Figure
from cubewright.model.placement import PlacedPiece
from cubewright.model.placement_table import PlacementTable, piece_copies
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import SymmetryGroup, mirror_partners, symmetry_group
from cubewright.solver.problem.choices import KindChoice, kind_choices, undecided_choices
from cubewright.solver.problem.colourings import (
    Colourings,
    colourings_of,
    options_of,
    wide_group,
    wide_options,
    without_colours,
)
from cubewright.solver.problem.mirrors import PartialMirrors, partial_mirrors
from cubewright.solver.problem.option_masks import (
    bits_of,
    choose_breaking_piece,
    figure_images,
    masks_of,
    option_images,
    sorted_options,
)
from cubewright.solver.problem.possible_placements import placement_steps
from cubewright.solver.problem.steps import Steps, completed, share

MIN_SYMMETRIES = 4
"""The minimum number of symmetries that a piece of several copies breaks; fewer save no time."""
MIN_PIECES = 3
"""Up to this number of pieces, ranks are not used: the kernel's last levels do not check them."""
OPTIONS_PER_DECODING = 1 << 13
"""The number of options to decode together; their bits take a few megabytes."""


@dataclass(frozen=True, eq=False)
class CoverProblem:
    """A puzzle in integers.

    Array shapes use ``n`` options, ``t`` kinds, ``w`` words of 64 cells and ``g``
    symmetries:

    - ``masks`` ``(n, w)`` uint64: the cells of each option. Options are sorted
      by kind, then by mask as a number, the first word least significant.
    - ``kind`` ``(n,)`` int32 and ``starts`` ``(t + 1,)`` int32: the options of
      kind ``k`` are ``starts[k]:starts[k + 1]``.
    - ``copies`` and ``min_copies`` ``(t,)`` int32: the largest and the smallest
      number of options of each kind in a solution.
    - ``full`` and ``required`` ``(w,)`` uint64: all cells, and the cells that
      every solution fills.
    - ``images`` ``(g, n + 1)`` int32: the option to which each symmetry maps each
      option; ``n`` stands for no option and maps to itself. Only symmetries that
      preserve the options and the piece set are included: the identity first,
      turns before reflections.
    - ``proper`` ``(g,)`` bool: whether each symmetry is a turn.
    - ``breaking_piece`` and ``orbit_representatives``: the kind that is placed
      first, and the option ids, one per orbit, to which it is restricted, so that
      symmetric copies are not searched; or -1 and an empty array. If the kind has
      several copies, the restriction is for the copy with the smallest of ``ranks``.
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
    """For each kind, the indices of the puzzle's pieces with its shape."""
    figure_images: IntArray | None = field(default=None, repr=False)
    """Like ``images``, for all symmetries of figure and piece set; None if no symmetry is broken.

    The entry is -1 for a placement that pre-placed pieces or forbidden cells exclude.
    """
    figure_proper: BoolArray | None = field(default=None, repr=False)
    min_filled: int = 0
    """The minimum number of cells that a solution fills.

    It exceeds the number of required cells only if the number of holes is limited.
    """
    choices: tuple[KindChoice, ...] = ()
    """Bounds for several kinds together, without bounds that always hold."""
    colourings: Colourings | None = field(default=None, repr=False)
    """The colourings of options, if several placements of a piece fill the same cells."""
    mirrors: PartialMirrors | None = None
    """Reflections that map only some solutions to solutions; None if there are none."""
    colour_numbers: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    """The colour numbers of each option's cells, if options differ in colours."""

    @cached_property
    def is_exact(self) -> bool:
        """Whether a solution covers every cell and uses every copy of every kind."""
        return bool((self.min_copies == self.copies).all() and (self.required == self.full).all())

    @property
    def admits_no_pieces(self) -> bool:
        """Whether the assembly without pieces is a solution."""
        if self.required.any() or self.min_filled or self.min_copies.any():
            return False
        return not any(choice.minimum for choice in self.choices)

    @cached_property
    def piece_count(self) -> int:
        """The number of options in a solution, or the largest number if solutions differ."""
        if self.is_exact:
            return int(self.copies.sum())
        sizes = self.sizes
        room, most = self.cell_count, 0
        for kind in np.argsort(sizes):
            fitting = min(int(self.copies[kind]), room // int(sizes[kind]))
            room -= fitting * int(sizes[kind])
            most += fitting
        return max(1, most)  # a row has one column even if no piece fits

    @cached_property
    def sizes(self) -> IntArray:
        """The number of cells that a piece of each kind fills, ``(t,)`` int32."""
        return np.array([len(self.puzzle.pieces[m[0]]) for m in self.members], np.int32)

    @property
    def cell_count(self) -> int:
        """The number of cells, including optional cells."""
        return len(self.puzzle.figure)

    @cached_property
    def option_cells(self) -> tuple[tuple[int, ...], ...]:
        """The indices of each option's cells, in ascending order."""
        found: list[tuple[int, ...]] = []
        # Decoding bit by bit in Python took a minute for a box of 500 cells.
        for low, high in zip(self.starts[:-1].tolist(), self.starts[1:].tolist(), strict=True):
            for start in range(low, high, OPTIONS_PER_DECODING):
                masks = self.masks[start : min(high, start + OPTIONS_PER_DECODING)]
                # All options of a kind have the same number of cells.
                found += map(tuple, np.nonzero(bits_of(masks))[1].reshape(len(masks), -1).tolist())
        return tuple(found)

    @cached_property
    def ranks(self) -> IntArray:
        """The smallest image of each option, ``(n,)`` int32: one number for each orbit."""
        least: IntArray = self.images[:, :-1].min(axis=0)
        return least

    @property
    def searched_options(self) -> BoolArray:
        """For each option, whether a search places it; ``(n,)`` bool.

        True for all options, except options of the symmetry-breaking piece that are not orbit
        representatives.
        """
        searched: BoolArray = self.kind != self.breaking_piece
        searched[self.orbit_representatives] = True
        return searched

    def without_symmetry(self) -> CoverProblem:
        """Return the same problem without symmetries, so that a search visits every solution."""
        return replace(
            self,
            figure_images=None,
            figure_proper=None,
            mirrors=None,
            images=self.images[:1],
            proper=self.proper[:1],
            breaking_piece=-1,
            orbit_representatives=np.zeros(0, np.int32),
        )

    @property
    def coloured(self) -> CoverProblem:
        """The problem with one option for each colouring; this problem if it has no colourings.

        Searches use the uncoloured problem, but report rows of the coloured problem.
        """
        each = self.colourings
        if each is None:
            return self
        own = len(self.images)
        is_broken = self.breaking_piece >= 0
        mirrors = self.mirrors
        if mirrors is not None and each.mirror_images is not None:
            mirrors = replace(mirrors, images=each.mirror_images)
        return replace(
            self,
            masks=each.masks,
            kind=each.kind,
            starts=each.starts,
            images=each.images[:own],
            figure_images=None if self.figure_images is None else each.figure_images,
            orbit_representatives=each.orbit_representatives[: None if is_broken else 0],
            mirrors=mirrors,
            colourings=None,
            colour_numbers=each.numbers,
        )

    def solution(self, row: IntArray) -> Solution:
        """Return the solution of a row of option ids; the number ``n`` stands for no option."""
        cells = self.puzzle.figure.cells
        placed = []
        for option, piece, copy in self.piece_copies(row):
            filled = np.flatnonzero(bits_of(self.masks[option]))
            where = tuple(cells[index] for index in filled.tolist())
            colours = self.colour_numbers[option] if self.colour_numbers else ()
            placed.append(PlacedPiece(piece, copy, where, colours))
        return Solution(self.puzzle, tuple(sorted(placed, key=lambda p: (p.piece, p.copy))))

    def piece_copies(self, row: IntArray) -> list[tuple[int, int, int]]:
        """Return (option, piece, copy) for each option of a row; copies count from 0.

        Pieces of equal shape share a kind. A pre-placed option keeps its piece.
        The other options go first to pieces below their minimum, then to
        pieces below their maximum.
        """
        options = [option for option in row.tolist() if option < len(self.masks)]
        return piece_copies(self.puzzle, options, self._kinds, self.members, self.fixed_options)

    @cached_property
    def _kinds(self) -> list[int]:
        kinds: list[int] = self.kind.tolist()
        return kinds

    @property
    def placement_table(self) -> PlacementTable:
        """The options as the table to which stored solutions refer."""
        return PlacementTable(
            self.puzzle, self.members, tuple(self._kinds), self.option_cells, self.colour_numbers
        )

    @cached_property
    def fixed_options(self) -> dict[int, int]:
        """The piece of each pre-placed option."""
        number = {cell: index for index, cell in enumerate(self.puzzle.figure.cells)}
        found = {}
        for fixed in self.puzzle.pre_placed:
            filled = np.array([[number[cell] for cell in fixed.cells]], np.int32)
            same = (self.masks == masks_of(filled, self.cell_count)).all(axis=1)
            for option in np.flatnonzero(same).tolist():
                if fixed.piece in self.members[int(self.kind[option])]:
                    found[option] = fixed.piece
        return found

    def __str__(self) -> str:
        """Return the cover matrix: one line per option, one column per cell."""
        lines = []
        for option, cells in enumerate(self.option_cells):
            symbol = self.puzzle.pieces[self.members[int(self.kind[option])][0]].symbol
            row = "".join("X" if c in cells else "." for c in range(self.cell_count))
            lines.append(f"{symbol} {row}")
        return "\n".join(lines)


def cover_problem(puzzle: Puzzle) -> CoverProblem:
    """Return the cover problem of a puzzle, with its symmetries.

    The puzzle must have no :func:`~cubewright.solver.problem.faults.faults`
    that make it unsound.
    """
    return completed(cover_steps(puzzle))


def cover_steps(puzzle: Puzzle) -> Steps[CoverProblem]:
    """Return :func:`cover_problem` in steps of a few milliseconds."""
    required = _required(puzzle)
    unconstrained = symmetries_of(puzzle)
    group = _keeping(unconstrained, required)
    if puzzle.min_filled == len(puzzle.figure):  # Optional cells keep their mark in the figure.
        required[:] = True
    members = puzzle.piece_set.kinds
    copies = np.array([sum(puzzle.counts[p] for p in m) for m in members], np.int32)
    minimums = _minimums(puzzle)
    min_copies = np.array([sum(minimums[p] for p in m) for m in members], np.int32)
    choices = undecided_choices(kind_choices(puzzle, members), copies.tolist(), min_copies.tolist())
    cells = len(puzzle.figure)
    all_tables = yield from share(placement_steps(puzzle), 0.0, 0.2)
    tables = [all_tables[group[0]] for group in members]
    options = yield from share(sorted_options(tables, cells), 0.2, 0.4)
    partners = _kind_partners(puzzle, members, minimums, choices)
    wide = wide_options(puzzle, members, all_tables)
    compared = options
    if wide is not None:
        compared, group = wide, wide_group(group, wide)
    images, proper = yield from share(option_images(group, compared, partners), 0.4, 0.7)
    of_figure: tuple[IntArray, BoolArray] | tuple[None, None] = None, None
    if puzzle.pre_placed or puzzle.forbidden:
        if wide is not None:
            unconstrained = wide_group(unconstrained, wide)
        all_partners = _kind_partners(puzzle, members, list(puzzle.min_copies), choices)
        of_figure = yield from share(
            figure_images(unconstrained, all_partners, compared, proper), 0.7, 0.9
        )
    mirrors = None
    if partners is None:
        reflected = unconstrained if puzzle.pre_placed or puzzle.forbidden else group
        numbers = (min_copies, copies)
        mirrors = yield from share(
            partial_mirrors(puzzle, numbers, choices, reflected, required, compared),
            0.9,
            0.9,
        )
        if mirrors is not None and not mirrors.of_puzzle.all() and of_figure[0] is None:
            of_figure = images, proper
    colourings = None
    if wide is not None:
        mirrored = None if mirrors is None else mirrors.images
        colourings = colourings_of(puzzle, members, wide, images, of_figure[0], mirrored)
        images = colourings.images
    breaking_piece, orbit_representatives = yield from share(
        choose_breaking_piece(images, compared.starts, copies, min_copies), 0.9, 1.0
    )
    if colourings is not None:
        colourings = replace(colourings, orbit_representatives=orbit_representatives)
        images = without_colours(colourings, images)
        orbit_representatives = np.unique(options_of(colourings, orbit_representatives))
        if colourings.figure_images is not None and of_figure[1] is not None:
            of_figure = without_colours(colourings, colourings.figure_images), of_figure[1]
        if mirrors is not None and colourings.mirror_images is not None:
            in_options = without_colours(colourings, colourings.mirror_images)
            mirrors = replace(mirrors, images=in_options)
    return CoverProblem(
        puzzle=puzzle,
        masks=options.masks,
        kind=options.kind,
        starts=options.starts,
        copies=copies,
        min_copies=min_copies,
        full=_mask(np.ones(cells, np.bool_)),
        required=_mask(required),
        images=images,
        proper=proper,
        breaking_piece=breaking_piece,
        orbit_representatives=orbit_representatives,
        members=members,
        figure_images=of_figure[0],
        figure_proper=of_figure[1],
        min_filled=puzzle.min_filled,
        choices=choices,
        mirrors=mirrors,
        colourings=colourings,
    )


def with_breaking_copies(cover: CoverProblem) -> CoverProblem:
    """Return the problem with a symmetry-breaking kind, of several copies if necessary.

    In every solution, one copy of the kind has the smallest rank, and in some image of the solution
    this copy is at its orbit's representative. It is therefore sufficient to place one copy there,
    and the others only where their rank is not smaller. Starting with a piece instead of the best
    cell costs time: with two symmetries, the search took 1.2 times as long as without breaking;
    with eight, less than half as long.
    """
    is_too_small = len(cover.images) < MIN_SYMMETRIES or cover.piece_count <= MIN_PIECES
    if cover.breaking_piece >= 0 or is_too_small or cover.colourings is not None:
        return cover
    once = np.minimum(cover.copies, 1)
    kind, orbit_representatives = completed(
        choose_breaking_piece(cover.images, cover.starts, once, once)
    )
    return replace(cover, breaking_piece=kind, orbit_representatives=orbit_representatives)


def symmetries_of(puzzle: Puzzle) -> SymmetryGroup:
    """Return the symmetries of a puzzle's figure that also apply to its pieces."""
    used = (p for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) if n)
    upright = any(piece.one_sided for piece in used)
    return symmetry_group(_coloured_as_needed(puzzle), upright=upright)


def _coloured_as_needed(puzzle: Puzzle) -> Figure:
    """Return the figure, without its colours if no piece is coloured.

    With a table of allowed colours, the colours stay, because they affect BurrTools' result for any
    pieces.
    """
    if puzzle.allowed_colours is not None:
        return puzzle.figure
    used = (p for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) if n)
    if not puzzle.figure.colour_numbers or any(piece.is_coloured for piece in used):
        return puzzle.figure
    return replace(puzzle.figure, dark=None, colours=NO_COLOURS)


def _required(puzzle: Puzzle) -> BoolArray:
    """Return whether every solution fills each cell, ``(cells,)``, pre-placed pieces included."""
    figure = puzzle.figure
    if not figure.optional:
        return np.ones(len(figure), np.bool_)
    pre_placed = {cell for fixed in puzzle.pre_placed for cell in fixed.cells}
    return np.array([c not in figure.optional or c in pre_placed for c in figure.cells], np.bool_)


def _keeping(group: SymmetryGroup, required: BoolArray) -> SymmetryGroup:
    if required.all():
        return group
    kept = (required[group.permutations] == required).all(axis=1)
    return SymmetryGroup(group.permutations[kept], group.proper[kept], group.matrices[kept])


def _minimums(puzzle: Puzzle) -> list[int]:
    """Return the minimum of each piece, or the number of its pre-placed copies if larger.

    A pre-placed piece does not count towards the minimum of another piece of equal shape.
    """
    pre_placed = Counter(fixed.piece for fixed in puzzle.pre_placed)
    return [max(least, pre_placed[piece]) for piece, least in enumerate(puzzle.min_copies)]


def _mask(is_in: BoolArray) -> MaskArray:
    """Return the mask ``(w,)`` of the selected cells ``(cells,)``."""
    bits = np.zeros(64 * max(1, -(-len(is_in) // 64)), np.bool_)
    bits[: len(is_in)] = is_in
    return np.packbits(bits, bitorder="little").view("<u8").astype(np.uint64)


def _kind_partners(
    puzzle: Puzzle,
    members: tuple[tuple[int, ...], ...],
    minimums: list[int],
    choices: tuple[KindChoice, ...],
) -> list[int] | None:
    """Return the mirror image of each kind; None if mirror images break a rule."""
    partners = list(puzzle.piece_set.mirror_kinds)
    copies = [
        (sum([minimums[piece] for piece in group]), sum([puzzle.counts[piece] for piece in group]))
        for group in members
    ]
    if -1 in partners or [copies[kind] for kind in partners] != copies:
        return None
    mirrored = {each.renumbered(partners) for each in choices}
    return partners if mirrored == set(choices) else None


def breaks_symmetry(puzzle: Puzzle) -> bool:
    """Return whether the constraints of a puzzle break a symmetry of its figure and pieces.

    Otherwise, the counts up to the puzzle's own symmetry equal the counts up to the figure's
    symmetry. The test needs no placements, so it takes well below a millisecond for most figures.
    """
    if not puzzle.pre_placed and not puzzle.forbidden:
        return False
    pieces = puzzle.pieces
    number = {cell: index for index, cell in enumerate(puzzle.figure.cells)}
    forbidden = {(pieces[each].equivalence_key, number[cell]) for each, cell in puzzle.forbidden}
    placed = {
        (pieces[each.piece].equivalence_key, frozenset(number[cell] for cell in each.cells))
        for each in puzzle.pre_placed
    }
    copies = list(zip(puzzle.min_copies, puzzle.counts, strict=True))
    has_mirrors = mirror_partners(pieces, copies) is not None
    mirrored = {piece.equivalence_key: piece.mirror_key for piece in pieces}
    group = symmetries_of(puzzle)
    for image, is_turn in zip(group.permutations.tolist(), group.proper, strict=True):
        if not (is_turn or has_mirrors):
            continue
        becomes = {key: key for key in mirrored} if is_turn else mirrored
        if {(becomes[key], image[cell]) for key, cell in forbidden} != forbidden:
            return True
        moved = {(becomes[key], frozenset(image[c] for c in cells)) for key, cells in placed}
        if moved != placed:
            return True
    return False

"""Choose one of symmetric assemblies, and order its pieces, like BurrTools.

Symmetries of the figure map assemblies to each other, and BurrTools lists one of these assemblies.
It places one piece, the *pivot*, in few orientations. The pivot is a piece with the fewest copies
and, among these pieces, the first that shares the fewest symmetries with the figure. Of symmetric
assemblies, BurrTools lists the one in which the first copy of the pivot, then all pieces in order,
have the first placements. A placement is the number of a turn and a position. Copies of a piece are
sorted by their placements. BurrTools' level strings depend on these choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from cubewright.formats.burrtools_grids import Grid, grid_of
from cubewright.model.cell import Cell, CountArray, difference
from cubewright.model.colours import colour_numbers
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.model.solution import fitting_colours
from cubewright.model.symmetry.group import symmetry_group

_Place = tuple[int, Cell]
"""The number of a turn, and a position."""
_Assigned = tuple[int, _Place]
"""A piece and its place."""
_Forms = dict[tuple[bytes, bytes], list[tuple[int, Cell]]]
"""The turns that produce each oriented piece.

The keys are the cells of the oriented piece, and the colours of these cells.
"""
_FAR = 1 << 20
"""A number larger than every coordinate."""
_NOWHERE: _Place = (_FAR, (0, 0, 0))
"""A place that comes after all other places."""
_SAMPLE = 8
"""Number of cells compared before all cells are compared."""


@dataclass(frozen=True)
class _Cells:
    first: Cell
    size: int
    form: tuple[bytes, bytes]


@dataclass(eq=False)
class _Image:
    """A symmetric image of a placed piece.

    ``own`` is the same piece at its new place, or None if no turn of it fills this place.
    ``others`` are the other pieces that can fill the place, in order; None until they are needed.
    """

    cells: _Cells
    own: _Assigned | None
    others: list[_Assigned] | None = None


@dataclass(eq=False)
class _Images:
    """A placed piece with its images; an image is None until it is computed."""

    placed: PlacedPiece
    made: list[_Image | None] = field(repr=False)
    indices: CountArray | None = field(default=None, repr=False)
    """The indices of the cells in the figure."""
    colours: CountArray = field(default_factory=lambda: np.zeros(0, np.int64), repr=False)
    groups: list[list[int]] | None = field(default=None, repr=False)
    """The result of :meth:`BurrToolsOrder._candidates`, if it depends on this piece alone."""


class BurrToolsOrder:
    """Converter of a puzzle's solutions to the orientation and order of BurrTools."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._counts = puzzle.counts
        self._grid = grid_of(puzzle.figure.lattice)
        self._coloured: dict[PlacedPiece, tuple[int, ...]] = {}
        self._forms: dict[int, _Forms] = {}
        self._placed: dict[tuple[int, int], _Images] = {}
        """Images by piece and identity of the cells, because hashing many cells is slow."""
        self._images_of_cells: dict[tuple[int, tuple[Cell, ...], tuple[int, ...]], _Images] = {}
        cells = puzzle.figure.cells
        self._index_of = {cell: index for index, cell in enumerate(cells)}
        self._cells = np.array(cells, np.int64)
        self._keys = _keys(self._cells)
        self._permutations = symmetry_group(puzzle.figure).permutations
        self._pivot = _pivot(puzzle)

    @cached_property
    def _matrices(self) -> list[int]:
        lattice = self._puzzle.figure.lattice
        images = self._cells @ lattice.matrices.transpose(0, 2, 1)
        return [_matrix_of(images, self._cells[row]) for row in self._permutations]

    def of(self, placed: Placed) -> tuple[int, tuple[int, ...]]:
        """Return the turn or mirror to the assembly that BurrTools would list, and its order.

        The first value is the index of the turn or mirror of the lattice that carries the given
        solution to the assembly. The second value contains, for each place in the assembly, the
        index of its piece in the given solution. On a lattice that BurrTools lacks, these are 0 and
        the given order.
        """
        pieces = [self._images_of(each) for each in placed]
        matrices = self._matrices if self._grid is not None else []
        best: tuple[_Place, list[_Assigned]] | None = None
        best_number = -1
        for group in self._candidates(pieces):
            for number in group:
                found = self._assigned(pieces, number, None if best is None else best[0])
                if found is None:
                    continue
                here = self._first_of_pivot(found), sorted(found)
                if best is None or here < best or (here == best and number < best_number):
                    best, best_number, chosen = here, number, found
            if best is not None:
                break
        if best is None:
            return 0, tuple(range(len(placed)))
        return matrices[best_number], tuple(sorted(range(len(chosen)), key=chosen.__getitem__))

    def _candidates(self, pieces: Sequence[_Images]) -> list[list[int]]:
        """Return groups of symmetries; the first group with a solution contains the best symmetry.

        Each symmetry is given by its number. All symmetries are in one group unless the pivot, or
        the first piece if there is no pivot, has only one copy.
        """
        everything = list(range(len(self._permutations))) if self._grid is not None else []
        if not pieces:
            return [everything]
        pivots = [each for each in pieces if each.placed.piece == self._pivot]
        leaders = pivots
        if not pivots:
            first = min(each.placed.piece for each in pieces)
            leaders = [each for each in pieces if each.placed.piece == first]
        if len(leaders) > 1 or (pivots and self._counts[self._pivot] > 1):
            return [everything]
        leader = leaders[0]
        if leader.groups is None:
            leader.groups = self._groups(leader, everything, with_mirrors=bool(pivots))
        return leader.groups

    def _groups(
        self, leader: _Images, numbers: Sequence[int], *, with_mirrors: bool
    ) -> list[list[int]]:
        """Return groups of symmetries that carry a piece to the same place.

        Symmetries that may carry another piece there belong to every group. So do mirrors, because
        the pieces after a mirror may differ, except if ``with_mirrors`` is set.
        """
        turns = len(self._puzzle.figure.lattice.turns)
        by_place: dict[_Place, list[int]] = {}
        others = []
        for number in numbers:
            is_turn = self._matrices[number] < turns
            image = self._image(leader, number) if is_turn or with_mirrors else None
            if image is None or image.own is None:
                others.append(number)
            else:
                by_place.setdefault(image.own[1], []).append(number)
        groups = [sorted(by_place[place] + others) for place in sorted(by_place)]
        return groups or [others]

    def _first_of_pivot(self, found: Sequence[_Assigned]) -> _Place:
        return min((place for piece, place in found if piece == self._pivot), default=_NOWHERE)

    def _images_of(self, placed: PlacedPiece) -> _Images:
        quick = placed.piece, id(placed.cells)
        found = self._placed.get(quick)
        if found is None or found.placed.colours != placed.colours:
            key = placed.piece, placed.cells, placed.colours
            found = self._images_of_cells.get(key)
            if found is None:
                images = _Images(placed, [None] * len(self._permutations))
                found = self._images_of_cells[key] = self._placed[quick] = images
        return found

    def _image(self, images: _Images, number: int) -> _Image:
        return images.made[number] or self._make(images, number)

    def _make(self, images: _Images, number: int) -> _Image:
        placed = images.placed
        if images.indices is None:
            images.indices = np.array([self._index_of[cell] for cell in placed.cells], np.int64)
            images.colours = np.array(self._colours(placed), np.int64)
        indices = self._permutations[number][images.indices]
        order = self._keys[indices].argsort()
        cells = self._cells[indices[order]]
        first = cells[0]
        x, y, z = first.tolist()
        form = (cells - first).tobytes(), images.colours[order].tobytes()
        moved = _Cells((x, y, z), len(cells), form)
        place = self._found(placed.piece, moved)
        own = None if place is None else (placed.piece, place)
        made = images.made[number] = _Image(moved, own)
        return made

    def _assigned(
        self, pieces: Sequence[_Images], number: int, best: _Place | None = None
    ) -> list[_Assigned] | None:
        """Return the pieces of a symmetric solution and their places.

        Each place contains the image of the same piece, or else another piece of that shape. Return
        None if no such solution exists, or if the only copy of the pivot comes after ``best``.
        """
        left = list(self._counts)
        pivot = self._pivot if left[self._pivot] == 1 else -1
        found = []
        for images in pieces:
            image = images.made[number] or self._make(images, number)
            own = image.own
            if own is None or not left[own[0]]:
                others = image.others
                if others is None:
                    others = image.others = self._others(images.placed, image.cells)
                for own in others:
                    if left[own[0]]:
                        break
                else:
                    return None
            if best is not None and own[0] == pivot and best < own[1]:
                return None
            left[own[0]] -= 1
            found.append(own)
        return found

    def _others(self, placed: PlacedPiece, cells: _Cells) -> list[_Assigned]:
        found = []
        for piece, shape in enumerate(self._puzzle.pieces):
            if piece != placed.piece and len(shape) == cells.size:
                place = self._found(piece, cells)
                if place is not None:
                    found.append((piece, place))
        return found

    def _colours(self, placed: PlacedPiece) -> tuple[int, ...]:
        """Return the colours of a placed piece's cells, as stated or derived from its place."""
        if placed.colours or not self._puzzle.pieces[placed.piece].is_coloured:
            return placed.colours or (0,) * len(placed.cells)
        if placed not in self._coloured:
            self._coloured[placed] = fitting_colours(self._puzzle, placed)
        return self._coloured[placed]

    def _found(self, piece: int, cells: _Cells) -> _Place | None:
        """Return the first turn that maps a piece to these cells, and its position, or None."""
        grid = self._grid
        assert grid is not None
        if piece not in self._forms:
            self._forms[piece] = _forms(self._puzzle.pieces[piece], grid)
        for number, start in self._forms[piece].get(cells.form, ()):
            step = difference(cells.first, start)
            if grid.lattice is not None and grid.lattice.origin(step) == step:
                return number, grid.position(step)
        return None


def _keys(cells: CountArray) -> CountArray:
    """Return numbers that sort like the cells, ``(..., 3)``."""
    scales = np.array([4 * _FAR * _FAR, 2 * _FAR, 1], np.int64)
    keys: CountArray = (cells + _FAR) @ scales
    return keys


def _forms(piece: Piece, grid: Grid) -> _Forms:
    of_cell = colour_numbers(piece.cells, piece.dark, piece.colours)
    numbers = np.array([of_cell.get(cell, 0) for cell in piece.cells], np.int64)
    images = np.array(piece.cells, np.int64) @ np.array(grid.turns, np.int64).transpose(0, 2, 1)
    orders = np.argsort(_keys(images), axis=1)
    forms: _Forms = {}
    for number, (image, order) in enumerate(zip(images, orders, strict=True)):
        cells = image[order]
        x, y, z = cells[0].tolist()
        form = (cells - cells[0]).tobytes(), numbers[order].tobytes()
        forms.setdefault(form, []).append((number, (x, y, z)))
    return forms


def _pivot(puzzle: Puzzle) -> int:
    """Return the index of the pivot.

    The pivot has the fewest copies and, among equals, shares the fewest symmetries with the figure.
    """
    figure = puzzle.figure
    numbers = colour_numbers(figure.cells, figure.dark, figure.colours)
    states = [(2 * numbers.get(cell, 0) + (cell in figure.optional)) for cell in figure.cells]
    of_figure = _symmetries(figure, figure.cells, states)

    def shared(number: int) -> tuple[int, int]:
        piece = puzzle.pieces[number]
        colours = colour_numbers(piece.cells, piece.dark, piece.colours)
        own = _symmetries(figure, piece.cells, [2 * colours.get(cell, 0) for cell in piece.cells])
        return puzzle.counts[number] or _FAR, len(of_figure & own)

    return min(range(len(puzzle.pieces)), key=shared)


def _symmetries(figure: Figure, cells: Sequence[Cell], states: Sequence[int]) -> frozenset[int]:
    lattice = figure.lattice
    numbers = np.array(states, np.int64)

    def form(image: CountArray) -> tuple[bytes, bytes]:
        order = np.argsort(_keys(image))
        x, y, z = image[order[0]].tolist()
        start = np.array(lattice.origin((x, y, z)), np.int64)
        return (image[order] - start).tobytes(), numbers[order].tobytes()

    array = np.array(cells, np.int64)
    here, extents = form(array), np.ptp(array, axis=0)
    images = array @ lattice.matrices.transpose(0, 2, 1)
    same = (np.ptp(images, axis=1) == extents).all(axis=1)
    return frozenset(
        number for number in np.flatnonzero(same).tolist() if form(images[number]) == here
    )


def _matrix_of(images: CountArray, goals: CountArray) -> int:
    """Return the index of the first image of cells, ``(m, n, 3)``, that equals a shifted goal."""
    some = slice(None, None, max(1, len(goals) // _SAMPLE))  # rules out most images
    shifts = goals[some] - images[:, some]
    for number in np.flatnonzero((shifts == shifts[:, :1]).all(axis=(1, 2))).tolist():
        shift = goals - images[number]
        if (shift == shift[0]).all():
            return int(number)
    raise ValueError("the lattice has no such turn or mirror")

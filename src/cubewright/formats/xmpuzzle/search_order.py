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
from cubewright.model.lattice import Lattice
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
_UNIT_STEPS: tuple[Cell, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
_FAR = 1 << 20
"""A number larger than every coordinate."""
_NOWHERE: _Place = (_FAR, (0, 0, 0))
"""A place that comes after all other places."""


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
    best: tuple[_Place, list[int], list[int]] | None = field(default=None, repr=False)
    """The result of :meth:`BurrToolsOrder._best_of` for the pivot."""
    to_pivot: list[tuple[int, _Place]] | None = field(default=None, repr=False)
    """The result of :meth:`BurrToolsOrder._places_of_pivot` for a partner of the pivot."""


class BurrToolsOrder:
    """Converter of a puzzle's solutions to the orientation and order of BurrTools."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._counts = puzzle.counts
        grid = grid_of(puzzle.figure.lattice)
        self._grid = grid if grid is not None and grid.turns else None
        self._coloured: dict[PlacedPiece, tuple[int, ...]] = {}
        self._forms: dict[int, _Forms] = {}
        self._placed: dict[tuple[int, int], _Images] = {}
        """Images by piece and identity of the cells, because hashing many cells is slow."""
        self._images_of_cells: dict[tuple[int, tuple[Cell, ...], tuple[int, ...]], _Images] = {}
        cells = puzzle.figure.cells
        self._index_of = {cell: index for index, cell in enumerate(cells)}
        self._cells = np.array(cells, np.int64)
        self._keys = _keys(self._cells)
        group = symmetry_group(puzzle.figure)
        self._permutations = group.permutations
        self._pivot = _pivot(puzzle, group.matrices)
        first: dict[bytes, int] = {}  # a turn and a mirror of a flat figure may agree on its cells
        self._matrices = [
            first.setdefault(row.tobytes(), matrix)
            for row, matrix in zip(self._permutations, group.matrices.tolist(), strict=True)
        ]
        turns = len(puzzle.figure.lattice.turns)
        self._is_turn = [matrix < turns for matrix in self._matrices]
        self._themselves = tuple(range(len(puzzle.pieces)))

    @cached_property
    def _partners(self) -> tuple[int, ...] | None:
        """The pieces of which a mirror image is the pivot, if the pivot has no equal.

        None if another piece equals the pivot, if there are several copies of a piece, or if the
        grid lacks some turn of the lattice: then each symmetry is examined.
        """
        lattice, grid, pivot = self._puzzle.figure.lattice, self._grid, self._pivot
        if grid is None or max(self._counts) > 1 or set(grid.turns) != set(lattice.turns):
            return None
        found = []
        wanted = self._forms_of(pivot)
        mirror = np.array(lattice.mirrors[0], np.int64) if lattice.mirrors else None
        for number, piece in enumerate(self._puzzle.pieces):
            if len(piece) != len(self._puzzle.pieces[pivot]):
                continue
            cells, numbers = _cells_and_colours(piece)
            if number != pivot and _form(cells, numbers) in wanted:
                return None
            if mirror is not None and _form(cells @ mirror.T, numbers) in wanted:
                found.append(number)
        return tuple(found)

    def of(self, placed: Placed) -> tuple[int, tuple[int, ...]]:
        """Return the turn or mirror to the assembly that BurrTools would list, and its order.

        The first value is the index of the turn or mirror of the lattice that carries the given
        solution to the assembly. The second value contains, for each place in the assembly, the
        index of its piece in the given solution. These are 0 and the given order on a lattice whose
        turns BurrTools does not number.
        """
        matrices = self._matrices if self._grid is not None else []
        numbers = self._of_pivot(placed)
        if numbers is not None and len(numbers) == 1:
            only = numbers[0]
            kinds = self._themselves if self._is_turn[only] else self._mirror_images
            if kinds is not None:
                after = [kinds[each.piece] for each in placed]
                return matrices[only], tuple(sorted(range(len(after)), key=after.__getitem__))
        pieces = [self._images_of(each) for each in placed]
        best: tuple[_Place, list[_Assigned]] | None = None
        best_number = -1
        for group in self._candidates(pieces) if numbers is None else [numbers]:
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

    @cached_property
    def _mirror_images(self) -> tuple[int, ...] | None:
        """The piece that is the mirror image of each piece.

        None if a piece has no image or several ones, or if not all steps keep the kinds of cells.
        """
        lattice = self._puzzle.figure.lattice
        if not lattice.mirrors or any(lattice.origin(step) != step for step in _UNIT_STEPS):
            return None
        mirror = np.array(lattice.mirrors[0], np.int64)
        piece_of: dict[tuple[bytes, bytes], int] = {}
        for number in self._themselves:
            forms = self._forms_of(number)
            if not piece_of.keys().isdisjoint(forms):
                return None
            piece_of.update(dict.fromkeys(forms, number))
        found = []
        for piece in self._puzzle.pieces:
            cells, numbers = _cells_and_colours(piece)
            image = piece_of.get(_form(cells @ mirror.T, numbers))
            if image is None:
                return None
            found.append(image)
        return tuple(found)

    def _of_pivot(self, placed: Placed) -> list[int] | None:
        """Return the symmetries after which the pivot has its first place; None if unknown.

        They are known if all pieces are single and no other equals the pivot: a turn carries each
        piece to a place of its own, and a mirror carries a partner to the place of the pivot.
        """
        partners = self._partners
        if partners is None or len(partners) > 1:
            return None
        kinds = [each.piece for each in placed]
        if self._pivot not in kinds:
            return None
        leader = self._images_of(placed[kinds.index(self._pivot)])
        if leader.best is None:
            leader.best = self._best_of(leader)
        place, numbers, others = leader.best
        if not any(self._is_turn[number] for number in numbers):
            return None  # a mirror may lead to pieces that the puzzle lacks
        if not others or not partners or partners[0] not in kinds:
            return numbers
        partner = self._images_of(placed[kinds.index(partners[0])])
        if partner.to_pivot is None:
            partner.to_pivot = self._places_of_pivot(partner)
        more = [number for number, at in partner.to_pivot if at <= place and number in others]
        if more and self._mirror_images is not None:
            at_of = dict(partner.to_pivot)
            least = min(at_of[number] for number in more)
            more = [number for number in more if at_of[number] == least]
            if least < place:
                return more
        return sorted(numbers + more) if more else numbers

    def _places_of_pivot(self, partner: _Images) -> list[tuple[int, _Place]]:
        """Return the symmetries that carry the partner to a place of the pivot, and this place."""
        found = []
        for number in range(len(self._permutations)):
            image = self._image(partner, number)
            place = self._found(self._pivot, image.cells)
            if place is not None:
                found.append((number, place))
        return found

    def _best_of(self, leader: _Images) -> tuple[_Place, list[int], list[int]]:
        """Return the first place of the pivot, the symmetries to it, and those to no place."""
        by_place: dict[_Place, list[int]] = {}
        others = []
        for number in range(len(self._permutations)):
            own = self._image(leader, number).own
            if own is None:
                others.append(number)
            else:
                by_place.setdefault(own[1], []).append(number)
        place = min(by_place)
        return place, by_place[place], others

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
        by_place: dict[_Place, list[int]] = {}
        others = []
        for number in numbers:
            may_move = with_mirrors or self._is_turn[number]
            image = self._image(leader, number) if may_move else None
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
        for number, start in self._forms_of(piece).get(cells.form, ()):
            step = difference(cells.first, start)
            if grid.lattice is not None and grid.lattice.origin(step) == step:
                return number, grid.position(step)
        return None

    def _forms_of(self, piece: int) -> _Forms:
        found = self._forms.get(piece)
        if found is None:
            assert self._grid is not None
            found = self._forms[piece] = _forms(self._puzzle.pieces[piece], self._grid)
        return found


def _keys(cells: CountArray) -> CountArray:
    """Return numbers that sort like the cells, ``(..., 3)``."""
    scales = np.array([4 * _FAR * _FAR, 2 * _FAR, 1], np.int64)
    keys: CountArray = (cells + _FAR) @ scales
    return keys


def _cells_and_colours(piece: Piece) -> tuple[CountArray, CountArray]:
    """Return the cells of a piece, ``(n, 3)``, and their colour numbers."""
    of_cell = colour_numbers(piece.cells, piece.dark, piece.colours)
    numbers = np.array([of_cell.get(cell, 0) for cell in piece.cells], np.int64)
    return np.array(piece.cells, np.int64), numbers


def _form(cells: CountArray, numbers: CountArray) -> tuple[bytes, bytes]:
    order = _keys(cells).argsort()
    cells = cells[order]
    return (cells - cells[0]).tobytes(), numbers[order].tobytes()


def _forms(piece: Piece, grid: Grid) -> _Forms:
    cells, numbers = _cells_and_colours(piece)
    images = cells @ np.array(grid.turns, np.int64).transpose(0, 2, 1)
    orders = _keys(images).argsort(axis=1)
    images = np.take_along_axis(images, orders[..., None], 1)
    firsts = images[:, 0].tolist()
    images -= images[:, :1]
    forms: _Forms = {}
    for number, (image, colours, (x, y, z)) in enumerate(
        zip(images, numbers[orders], firsts, strict=True)
    ):
        form = image.tobytes(), colours.tobytes()
        forms.setdefault(form, []).append((number, (x, y, z)))
    return forms


def _pivot(puzzle: Puzzle, matrices: CountArray) -> int:
    """Return the index of the pivot.

    The pivot has the fewest copies and, among equals, shares the fewest symmetries with the figure,
    which are given by the indices of their ``matrices``.
    """
    lattice = puzzle.figure.lattice
    copies = [count or _FAR for count in puzzle.counts]
    few = [number for number, count in enumerate(copies) if count == min(copies)]
    if len(few) == 1:
        return few[0]
    kept = lattice.matrices[matrices]
    return min(few, key=lambda number: _symmetries(puzzle.pieces[number], lattice, kept))


def _symmetries(piece: Piece, lattice: Lattice, matrices: CountArray) -> int:
    """Return how many of these matrices, the identity first, map a piece onto itself."""
    cells, numbers = _cells_and_colours(piece)
    images = cells @ matrices.transpose(0, 2, 1)
    keys = _keys(images)
    orders = keys.argsort(axis=1)
    ordered = np.take_along_axis(keys, orders, 1)
    firsts = np.take_along_axis(images, orders[:, :1, None], 1)[:, 0]
    starts = np.array([lattice.origin((x, y, z)) for x, y, z in firsts.tolist()], np.int64)
    ordered -= _keys(starts)[:, None]
    colours = numbers[orders]
    same = (ordered == ordered[0]).all(axis=1) & (colours == colours[0]).all(axis=1)
    return int(same.sum())

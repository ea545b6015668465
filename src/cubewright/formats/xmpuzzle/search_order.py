"""Assemblies as BurrTools finds them: which of the symmetric ones, and in which order of pieces.

BurrTools lists one of the assemblies that the symmetries of the figure map into
each other. It places one piece, the *pivot*, in few orientations: the first piece
of which there is one copy and that shares the fewest symmetries with the figure.
Of symmetric assemblies it keeps the one in which the pivot, and then all pieces in
order, have the first placements. A placement is a turn by its number and a
position; copies of a piece are sorted by their placements. Its level strings
depend on these choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cubewright.formats.xmpuzzle.grids import Grid, grid_of
from cubewright.model.cell import Cell, difference, turned
from cubewright.model.colours import colour_numbers, may_meet
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.model.symmetry.group import symmetry_group

_Place = tuple[int, Cell]
"""The number of a turn, and a position."""
_Forms = dict[tuple[tuple[Cell, ...], tuple[int, ...]], list[tuple[int, Cell]]]
"""For the cells of an oriented piece and their colours, the turns that give it."""
_Key = tuple[list[_Place], list[tuple[int, _Place]]]
"""The placements of the pivot, and of all pieces in order."""


@dataclass(frozen=True)
class Listed:
    """A solution as BurrTools lists it.

    ``matrix`` is the index of the turn or mirror of the lattice that makes it from
    the solution that was given, and ``pieces[i]`` the index in that solution of the
    piece at place ``i``.
    """

    placed: Placed
    matrix: int
    pieces: tuple[int, ...]


@dataclass(frozen=True)
class _Images:
    """A placed piece, and its symmetric images with their places, as far as they are made."""

    placed: PlacedPiece
    made: list[tuple[PlacedPiece, _Place | None] | None]


class BurrToolsOrder:
    """Brings the solutions of a puzzle into the orientation and order that BurrTools has."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._grid = grid_of(puzzle.figure.lattice)
        self._coloured: dict[PlacedPiece, tuple[int, ...]] = {}
        self._known: dict[tuple[int, tuple[Cell, ...], tuple[int, ...]], _Place | None] = {}
        self._forms: dict[int, _Forms] = {}
        self._moved_pieces: dict[tuple[int, tuple[Cell, ...], tuple[int, ...]], _Images] = {}
        cells = puzzle.figure.cells
        self._images = [
            (_matrix_of(image, puzzle.figure.lattice), image)
            for image in (
                {cells[number]: cells[image] for number, image in enumerate(row.tolist())}
                for row in symmetry_group(puzzle.figure).permutations
            )
        ]
        self._pivot = _pivot(puzzle)

    def of(self, placed: Placed) -> Placed:
        """Return the same solution, or a symmetric one, as BurrTools would list it.

        On a lattice that BurrTools does not have the solution is returned as it is.
        """
        return self.listed(placed).placed

    def listed(self, placed: Placed) -> Listed:
        """Return what :meth:`of` returns, and how it follows from the given solution."""
        best: tuple[_Key, int, list[int], list[tuple[int, _Place]]] | None = None
        turns = len(self._puzzle.figure.lattice.turns)
        pieces = [(each, self._images_of(each)) for each in placed]
        pivots = [pair for pair in pieces if pair[0].piece == self._pivot]
        for number, (matrix, _) in enumerate(self._images if self._grid is not None else ()):
            if best is not None and matrix < turns:  # a turned piece is the same piece
                first = self._assigned(pivots, number)
                if first is not None and best[0][0] < [place for _, place in first]:
                    continue
            found = self._assigned(pieces, number)
            if found is None:
                continue
            ordered = sorted(range(len(found)), key=found.__getitem__)
            pivot = [place for piece, place in found if piece == self._pivot]
            key = pivot, [found[each] for each in ordered]
            if best is None or key < best[0]:
                best = key, number, ordered, found
        if best is None:
            return Listed(placed, 0, tuple(range(len(placed))))
        _, number, ordered, found = best
        made, used = [], Counter[int]()
        for (_, images), (piece, _) in zip(pieces, found, strict=True):
            made.append(replace(self._moved(images, number)[0], piece=piece, copy=used[piece]))
            used[piece] += 1
        in_order = tuple(made[each] for each in ordered)
        return Listed(in_order, self._images[number][0], tuple(ordered))

    def _images_of(self, placed: PlacedPiece) -> _Images:
        """Return the images of a placed piece, as far as they are made."""
        key = placed.piece, placed.cells, placed.colours
        found = self._moved_pieces.get(key)
        if found is None:
            found = self._moved_pieces[key] = _Images(placed, [None] * len(self._images))
        return found

    def _moved(self, images: _Images, number: int) -> tuple[PlacedPiece, _Place | None]:
        """Return an image of a placed piece, and its place if the same piece can be there."""
        made = images.made[number]
        if made is None:
            placed, image = images.placed, self._images[number][1]
            pairs = sorted(
                zip((image[cell] for cell in placed.cells), self._colours(placed), strict=True)
            )
            cells, colours = zip(*pairs, strict=True)
            moved = PlacedPiece(placed.piece, 0, cells, colours)
            made = images.made[number] = moved, self._found(moved)
        return made

    def _assigned(
        self, pieces: Sequence[tuple[PlacedPiece, _Images]], number: int
    ) -> list[tuple[int, _Place]] | None:
        """Return the pieces of a symmetric solution and their places.

        A piece has its own image or is the mirror image of another; None if there is none.
        """
        used: dict[int, int] = {}
        counts = self._puzzle.counts
        found = []
        for _, images in pieces:
            moved, place = self._moved(images, number)
            piece = moved.piece
            if place is None or used.get(piece, 0) >= counts[piece]:
                other = self._other(moved, used)
                if other is None:
                    return None
                piece, place = other
            used[piece] = used.get(piece, 0) + 1
            found.append((piece, place))
        return found

    def _other(self, moved: PlacedPiece, used: dict[int, int]) -> tuple[int, _Place] | None:
        """Return another piece that can be placed like this, and its place."""
        for piece, shape in enumerate(self._puzzle.pieces):
            if piece == moved.piece or used.get(piece, 0) >= self._puzzle.counts[piece]:
                continue
            if len(shape) == len(moved.cells):
                place = self._found(replace(moved, piece=piece))
                if place is not None:
                    return piece, place
        return None

    def _colours(self, placed: PlacedPiece) -> tuple[int, ...]:
        """Return the colours of the cells of a placed piece: stated, or those that fit there."""
        if placed.colours or not self._puzzle.pieces[placed.piece].is_coloured:
            return placed.colours or (0,) * len(placed.cells)
        if placed not in self._coloured:
            self._coloured[placed] = _fitting_colours(placed, self._puzzle)
        return self._coloured[placed]

    def _found(self, placed: PlacedPiece) -> _Place | None:
        """Return the first turn that gives a placement, and the position; None if none does."""
        key = placed.piece, placed.cells, placed.colours
        if key not in self._known:
            assert self._grid is not None
            if placed.piece not in self._forms:
                self._forms[placed.piece] = _forms(self._puzzle.pieces[placed.piece], self._grid)
            self._known[key] = _found(placed, self._forms[placed.piece], self._grid)
        return self._known[key]


def _forms(piece: Piece, grid: Grid) -> _Forms:
    """Return the turns that give each form of a piece, and the first cell of each."""
    numbers = colour_numbers(piece.cells, piece.dark, piece.colours)
    forms: _Forms = {}
    for number, turn in enumerate(grid.turns):
        at_origin = sorted((turned(cell, turn), numbers.get(cell, 0)) for cell in piece.cells)
        start = at_origin[0][0]
        shape = tuple(difference(cell, start) for cell, _ in at_origin)
        colours = tuple(colour for _, colour in at_origin)
        forms.setdefault((shape, colours), []).append((number, start))
    return forms


def _found(placed: PlacedPiece, forms: _Forms, grid: Grid) -> _Place | None:
    goal = sorted(placed.cells)
    shape = tuple(difference(cell, goal[0]) for cell in goal)
    for number, start in forms.get((shape, placed.colours), ()):
        step = difference(goal[0], start)
        if grid.lattice is not None and grid.lattice.origin(step) == step:
            return number, grid.position(step)
    return None


def _fitting_colours(placed: PlacedPiece, puzzle: Puzzle) -> tuple[int, ...]:
    """Return the colours of the one orientation that fits the cells and the figure's colours."""
    figure = puzzle.figure
    ordered = sorted(placed.cells)
    shape = figure.lattice.normalized(ordered)
    below = [figure.colour_numbers.get(cell, 0) for cell in ordered]
    of_cell = dict.fromkeys(ordered, 0)
    for cells, numbers in puzzle.pieces[placed.piece].coloured_orientations:
        if cells == shape and may_meet(numbers, below, puzzle.allowed_colours):
            of_cell = dict(zip(ordered, numbers, strict=True))
            break
    return tuple(of_cell[cell] for cell in placed.cells)


def _pivot(puzzle: Puzzle) -> int:
    """Return the piece with one copy that shares the fewest symmetries with the figure."""
    figure = puzzle.figure
    numbers = colour_numbers(figure.cells, figure.dark, figure.colours)
    states = {
        cell: (number, cell in figure.optional)
        for cell, number in ((cell, numbers.get(cell, 0)) for cell in figure.cells)
    }
    of_figure = _symmetries(figure, states)

    def shared(number: int) -> tuple[bool, int]:
        piece = puzzle.pieces[number]
        colours = colour_numbers(piece.cells, piece.dark, piece.colours)
        own = _symmetries(figure, {cell: (colours.get(cell, 0), False) for cell in piece.cells})
        return puzzle.counts[number] > 1, len(of_figure & own)

    return min(range(len(puzzle.pieces)), key=shared)


def _symmetries(figure: Figure, states: dict[Cell, tuple[int, bool]]) -> frozenset[int]:
    """Return the indices of the lattice's turns and mirrors that keep some cells as they are."""
    lattice = figure.lattice

    def form(cells: Iterable[tuple[Cell, tuple[int, bool]]]) -> object:
        ordered = sorted(cells)
        start = lattice.origin(ordered[0][0])
        return [(difference(cell, start), state) for cell, state in ordered]

    here = form(states.items())
    return frozenset(
        number
        for number, matrix in enumerate(lattice.turns + lattice.mirrors)
        if form((turned(cell, matrix), state) for cell, state in states.items()) == here
    )


def _matrix_of(image: dict[Cell, Cell], lattice: Lattice) -> int:
    """Return the index of the first turn or mirror that maps cells to their images."""
    first = next(iter(image))
    for number, matrix in enumerate(lattice.turns + lattice.mirrors):
        shift = difference(image[first], turned(first, matrix))
        if all(difference(goal, shift) == turned(cell, matrix) for cell, goal in image.items()):
            return number
    raise ValueError("the lattice has no such turn or mirror")

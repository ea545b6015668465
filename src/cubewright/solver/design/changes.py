"""Small changes of a puzzle: one cell of a piece or of the figure, or a mirrored piece."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from cubewright.model.cell import Cell, Matrix, difference, keeps_up, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle


class ChangeKind(Enum):
    """The kind of a change."""

    MOVED = "moved"
    MIRRORED = "mirrored"
    ADDED = "added"
    REMOVED = "removed"


MAX_CONNECTED = 500
"""The number of cells from which it takes too long to test whether a change leaves one part."""


@dataclass(frozen=True)
class Change:
    """A change of one piece, by its index, or of the figure if ``piece`` is None.

    A mirrored piece has no ``removed`` or ``added`` cell. ``is_dark`` is whether the added cell of
    a two-coloured shape is dark. A moved cell keeps its colour number.

    >>> Change(0, ChangeKind.MOVED, (0, 0, 0), (1, 0, 0)).gain
    0
    """

    piece: int | None
    kind: ChangeKind
    removed: Cell | None = None
    added: Cell | None = None
    is_dark: bool = False

    @property
    def gain(self) -> int:
        """The number of cells that the change adds: 1, 0 or -1."""
        return (self.added is not None) - (self.removed is not None)

    def changed(self, cells: Collection[Cell]) -> frozenset[Cell]:
        """Return the cells after the change, which must not be a reflection."""
        kept = frozenset(cell for cell in cells if cell != self.removed)
        return kept if self.added is None else kept | {self.added}

    def apply(self, puzzle: Puzzle) -> Puzzle:
        """Return the changed puzzle. Marks of removed cells disappear."""
        if self.piece is None:
            figure = self._changed_figure(puzzle.figure)
            forbidden = frozenset(each for each in puzzle.forbidden if each[1] in figure)
            return replace(puzzle, figure=figure, forbidden=forbidden)
        pieces = list(puzzle.pieces)
        pieces[self.piece] = self.changed_piece(pieces[self.piece])
        return replace(puzzle, piece_set=replace(puzzle.piece_set, pieces=tuple(pieces)))

    def changed_piece(self, piece: Piece) -> Piece:
        """Return the piece after the change; cells that stay keep their positions."""
        if self.kind is ChangeKind.MIRRORED:
            return mirrored(piece)
        cells = tuple(sorted(self.changed(piece.cells)))
        colours = self._changed_colours(piece.colours)
        return replace(piece, cells=cells, dark=self._changed_dark(piece.dark), colours=colours)

    def _changed_figure(self, figure: Figure) -> Figure:
        optional = figure.optional
        if self.added is not None and self.removed in optional:
            optional |= {self.added}
        return replace(
            figure,
            cells=tuple(self.changed(figure.cells)),
            optional=optional,
            dark=self._changed_dark(figure.dark),
            colours=self._changed_colours(figure.colours),
        )

    def _changed_dark(self, dark: frozenset[Cell] | None) -> frozenset[Cell] | None:
        if dark is None:
            return None
        kept = dark - {self.removed}
        return kept | {self.added} if self.is_dark and self.added is not None else kept

    def _changed_colours(
        self, colours: Collection[tuple[Cell, int]]
    ) -> frozenset[tuple[Cell, int]]:
        kept = {(cell, number) for cell, number in colours if cell != self.removed}
        if self.added is not None:
            kept |= {(self.added, number) for cell, number in colours if cell == self.removed}
        return frozenset(kept)


Mend = tuple[Change, ...]
"""One change, or two, applied in order."""


def mended(puzzle: Puzzle, mend: Mend) -> Puzzle:
    """Return the puzzle after all changes."""
    for change in mend:
        puzzle = change.apply(puzzle)
    return puzzle


def mirrored(piece: Piece) -> Piece:
    """Return the mirror image of a piece, in the corner of its box."""
    matrix = _mirror(piece)
    images = {cell: turned(cell, matrix) for cell in piece.cells}
    start = piece.lattice.corner(images.values())
    images = {cell: difference(image, start) for cell, image in images.items()}
    return replace(
        piece,
        cells=tuple(sorted(images.values())),
        dark=None if piece.dark is None else frozenset(images[cell] for cell in piece.dark),
        colours=frozenset((images[cell], number) for cell, number in piece.colours),
    )


def _mirror(piece: Piece) -> Matrix:
    mirrors = piece.lattice.mirrors
    return next(filter(keeps_up, mirrors)) if piece.one_sided else mirrors[0]


def piece_changes(puzzle: Puzzle, index: int) -> Iterator[Change]:
    """Yield all changes of one piece that leave it connected, if it is connected now."""
    piece = puzzle.pieces[index]
    if piece.is_chiral and not piece.flips:
        yield Change(index, ChangeKind.MIRRORED)
    yield from _cell_changes(index, piece.cells, piece.lattice, piece.dark)


def figure_changes(puzzle: Puzzle) -> Iterator[Change]:
    """Yield all changes of one cell of the figure."""
    figure = puzzle.figure
    yield from _cell_changes(None, figure.cells, figure.lattice, figure.dark)


def _cell_changes(
    index: int | None,
    cells: tuple[Cell, ...],
    lattice: Lattice,
    dark: frozenset[Cell] | None,
) -> Iterator[Change]:
    filled = frozenset(cells)
    parts = len(set(_parts(filled, lattice).values()))
    border = sorted({near for cell in cells for near in lattice.neighbours(cell)} - filled)
    is_small = len(filled) <= MAX_CONNECTED
    shades = (False,) if dark is None else (False, True)
    for cell in cells if len(cells) > 1 else ():
        rest = _parts(filled - {cell}, lattice) if is_small else dict.fromkeys(filled, 0)
        remaining = len(set(rest.values()))
        if remaining <= parts:
            yield Change(index, ChangeKind.REMOVED, removed=cell)
        for place in places_near(lattice, cell, filled):
            joined = {rest[near] for near in lattice.neighbours(place) if near in rest}
            if remaining - len(joined) + 1 <= parts:
                for shade in shades:
                    yield Change(index, ChangeKind.MOVED, cell, place, shade)
    for cell in border:
        for shade in shades:
            yield Change(index, ChangeKind.ADDED, added=cell, is_dark=shade)


def places_near(lattice: Lattice, cell: Cell, filled: Collection[Cell]) -> list[Cell]:
    """Return the empty places next to a cell, then the other places one step further, sorted."""
    near = set(lattice.neighbours(cell))
    further = {each for place in near for each in lattice.neighbours(place)} - near - {cell}
    return [*sorted(near.difference(filled)), *sorted(further.difference(filled))]


def _parts(cells: Collection[Cell], lattice: Lattice) -> dict[Cell, int]:
    """Return the number of the connected part of each cell."""
    part_of: dict[Cell, int] = {}
    for number, start in enumerate(cells):
        waiting = [] if start in part_of else [start]
        while waiting:
            cell = waiting.pop()
            if cell not in part_of:
                part_of[cell] = number
                waiting += [near for near in lattice.neighbours(cell) if near in cells]
    return part_of

"""A lattice as data: the neighbours, turns and drawing of its cells.

The program uses only the interface of :class:`Lattice`, so no other module depends on cubes or
prisms. To add a lattice, add a file with one such value to ``model/lattices``. The contract test
examines it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from math import cos, pi, sin

import numpy as np

from cubewright.errors import UnknownNameError
from cubewright.model.cell import (
    Cell,
    CountArray,
    FloatArray,
    Matrix,
    difference,
    shifted,
    turned,
)
from cubewright.registry import discover
from cubewright.translation import Noun, mark, mark_noun

Point = tuple[float, float]
Point3 = tuple[float, float, float]
TextPosition = tuple[int, int, int]
"""The column, line and level of a character in text."""


@dataclass(frozen=True)
class Face:
    """One side of a cell in space: the cell beyond it, and its corners.

    Corners run anticlockwise as seen from outside the cell.
    """

    beyond: Cell
    corners: tuple[Point3, ...]


@dataclass(frozen=True)
class TextLayout:
    """The layout of cells in text, one character each, in rows from back to front.

    ``text_position`` returns a cell's column, line and level: columns count to the right, lines to
    the front, levels up. ``cell`` is the inverse. Between cells it returns ``None``, and ``edge``
    returns the character, such as a blank. ``pitch`` is the number of columns between two cells of
    a row, and ``period`` the number of columns after which the pattern repeats. ``rule`` is the end
    of the error message for a character in a wrong column.
    """

    text_position: Callable[[Cell], TextPosition]
    cell: Callable[[TextPosition], Cell | None]
    edge: Callable[[TextPosition], str]
    pitch: int = 1
    period: int = 1
    rule: str = mark(
        "is between two cells: put a blank between the cells of a row, "
        "and shift each row by half a cell, one column, against the next"
    )


@dataclass(frozen=True)
class BuildingBlock:
    """Cells that are drawn and removed as a whole, for example the cells of a solid.

    The lattice's turns and translations give its copies. If ``overlaps``, two
    different copies may share cells.
    """

    name: str
    cells: tuple[Cell, ...]
    overlaps: bool = False


_CIRCLE: tuple[Point, ...] = tuple(
    (cos(2 * pi * step / 32), sin(2 * pi * step / 32)) for step in range(32)
)
"""A circle of radius 1 as a polygon, anticlockwise."""
_CELL = mark_noun("cell", "cells")


def _never(_cells: Collection[Cell]) -> bool:
    return False


@dataclass(frozen=True)
class Lattice:
    """Neighbours, turns and drawing of one kind of cell.

    - ``turns``: the proper elements of the point group, the identity first;
      ``mirrors``: the improper elements. All map cells to cells.
    - ``mirrors_turn``: whether mirrors of the lattice only turn the given cells, by a
      turn in space that the lattice lacks.
    - ``neighbours``: the cells that share a side with a cell, or the spheres that touch it.
    - ``basis``: three translations whose sums are all translations of the lattice;
      ``directions``: the translations along which pieces move in and out. They
      include their opposites, and a translation straight up.
    - ``origin``: for a cell, the lattice translation that carries a fundamental
      cell onto it: on cubes the cell itself.
    - ``colour``: 0 or 1, different for neighbours; None if the lattice has no such
      colouring.
    - ``faces``: the sides of a cell in space, x to the right, y away and z up, in
      units of about one cell's width. The line between the centres of two
      neighbours is at right angles to the face between them.
    - ``ball_radius``: the radius of a cell that is drawn and moved as a ball; 0 for a
      cell whose faces are its body.
    - ``layer``: the drawing layer of a cell; ``outline``: the corners of the cell's part
      of that layer, anticlockwise.
    - ``box``: the cells of a drawing grid of a given width, depth and height;
      ``corner``: for any cells, the lattice translation that carries a corner of
      the box to the corner of the smallest box around them; ``block``: the numbers of
      characters, lines and levels of text for one step of width, depth and height.
    - ``text_layout``: the layout of cells in text.
    - ``slides``: one direction of each pair in which pieces slide when an assembly is
      taken apart, as the translation of one step, in BurrTools' order; empty if
      assemblies on the lattice cannot be analysed.
    - ``building_blocks``: solids of several cells that can be drawn as a whole, for
      a lattice on which single cells are tedious to draw.
    - ``noun``: the user's word for a filled cell, and its plural.
    - ``default_size``: the width, depth and height of the grid for a new figure.
    """

    name: str
    title: str
    turns: tuple[Matrix, ...] = field(repr=False)
    mirrors: tuple[Matrix, ...] = field(repr=False)
    neighbours: Callable[[Cell], tuple[Cell, ...]] = field(repr=False, compare=False)
    origin: Callable[[Cell], Cell] = field(repr=False, compare=False)
    colour: Callable[[Cell], int] | None = field(repr=False, compare=False)
    layer: Callable[[Cell], int] = field(repr=False, compare=False)
    outline: Callable[[Cell], tuple[Point, ...]] = field(repr=False, compare=False)
    faces: Callable[[Cell], tuple[Face, ...]] = field(repr=False, compare=False)
    box: Callable[[Cell], tuple[Cell, ...]] = field(repr=False, compare=False)
    corner: Callable[[Collection[Cell]], Cell] = field(repr=False, compare=False)
    text_layout: TextLayout = field(repr=False, compare=False)
    slides: tuple[Cell, ...] = field(repr=False, compare=False, default=())
    basis: tuple[Cell, Cell, Cell] = field(
        default=((1, 0, 0), (0, 1, 0), (0, 0, 1)), repr=False, compare=False
    )
    directions: tuple[Cell, ...] = field(
        default=((1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)),
        repr=False,
        compare=False,
    )
    mirrors_turn: Callable[[Collection[Cell]], bool] = field(
        default=_never, repr=False, compare=False
    )
    noun: Noun = _CELL
    default_size: Cell = (5, 5, 4)
    block: Cell = (1, 1, 1)
    ball_radius: float = 0.0
    building_blocks: tuple[BuildingBlock, ...] = field(default=(), repr=False, compare=False)

    @cached_property
    def matrices(self) -> CountArray:
        """The turns, then the mirrors, as an array ``(m, 3, 3)`` int64."""
        return np.array(self.turns + self.mirrors, np.int64)

    @cached_property
    def space(self) -> FloatArray:
        """The matrix ``(3, 3)`` that maps a translation to its vector in space."""
        here = self.box((1, 1, 1))[0]
        start = self.faces(here)[0].corners[0]
        ends = [self.faces(shifted(here, step))[0].corners[0] for step in self.basis]
        vectors = np.array(ends, np.float64) - np.array(start)
        space: FloatArray = vectors.T @ np.linalg.inv(np.array(self.basis, np.float64).T)
        return space

    @cached_property
    def up(self) -> Cell:
        """The shortest of the ``directions`` straight up."""
        rises = {step: self.space @ np.array(step) for step in self.directions}
        return min(
            (step for step, (x, y, z) in rises.items() if z > 0 and abs(x) + abs(y) < 1e-6),
            key=lambda step: float(rises[step][2]),
        )

    def centre(self, cell: Cell) -> Point3:
        """Return the middle of a cell's corners in space."""
        start = self.origin(cell)
        x, y, z = self._first_centre(difference(cell, start))
        dx, dy, dz = (self.space @ np.array(start)).tolist()
        return (x + dx, y + dy, z + dz)

    def _first_centre(self, cell: Cell) -> Point3:
        known: dict[Cell, Point3] = self.__dict__.setdefault("_known_centres", {})
        if cell not in known:
            corners = {
                tuple(round(value, 9) for value in point)
                for face in self.faces(cell)
                for point in face.corners
            }
            x, y, z = np.mean(sorted(corners), axis=0).tolist()
            known[cell] = (x, y, z)
        return known[cell]

    def drawn_outline(self, cell: Cell) -> tuple[Point, ...]:
        """Return the outline of a cell in its layer, or a circle for a ball."""
        if not self.ball_radius:
            return self.outline(cell)
        x, y, _ = self.centre(cell)
        return tuple((x + dx * self.ball_radius, y + dy * self.ball_radius) for dx, dy in _CIRCLE)

    def translations(self, reach: int) -> tuple[Cell, ...]:
        """Return all nonzero sums of basis vectors, with factors from ``-reach`` to ``reach``."""
        a, b, c = np.array(self.basis)
        steps = range(-reach, reach + 1)
        found = (i * a + j * b + k * c for i in steps for j in steps for k in steps)
        listed = [(int(x), int(y), int(z)) for x, y, z in found]
        return tuple(step for step in listed if step != (0, 0, 0))

    def turns_of(self, cells: Collection[Cell]) -> tuple[Matrix, ...]:
        """Return the turns, and the mirrors that only turn these cells."""
        return self.turns + self.mirrors if self.mirrors_turn(cells) else self.turns

    def mirrors_of(self, cells: Collection[Cell]) -> tuple[Matrix, ...]:
        """Return the matrices that make mirror images of these cells."""
        return self.mirrors + self.turns if self.mirrors_turn(cells) else self.mirrors

    def normalized(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Return the cells, sorted, at a position that is the same for all translated copies.

        >>> lattice("cubic").normalized([(5, 5, 6), (5, 5, 5)])
        ((0, 0, 0), (0, 0, 1))
        """
        ordered = sorted(cells)
        if not ordered:
            return ()
        a, b, c = self.origin(ordered[0])
        return tuple([(x - a, y - b, z - c) for x, y, z in ordered])

    def forms(
        self, cells: Iterable[Cell], *, mirrored: bool = False
    ) -> tuple[tuple[Cell, ...], ...]:
        """Return the different normalized orientations of the cells, or of their mirror image."""
        listed = list(cells)
        matrices = self.mirrors_of(listed) if mirrored else self.turns_of(listed)
        return tuple(
            sorted(
                {self.normalized(turned(cell, matrix) for cell in listed) for matrix in matrices}
            )
        )

    def imbalance(self, cells: Iterable[Cell]) -> int:
        """Return the surplus of cells of one colour over the other; 0 without colours.

        >>> lattice("cubic").imbalance([(0, 0, 0), (1, 0, 0), (2, 0, 0)])
        1
        """
        colour = self.colour
        return 0 if colour is None else abs(sum(1 - 2 * colour(cell) for cell in cells))


@cache
def lattices() -> dict[str, Lattice]:
    """Return all lattices; the keys are their names."""
    return discover("cubewright.model.lattices", Lattice)


def lattice(name: str) -> Lattice:
    """Return the lattice with the given name.

    Raises:
        UnknownNameError: No lattice has this name.
    """
    try:
        return lattices()[name]
    except KeyError:
        raise UnknownNameError(mark("lattice"), name, lattices()) from None

"""Symmetry classes: the turns and mirrors that map a figure or a solution onto itself.

The number of operations of each kind determines which of the 32 crystallographic point groups a
figure has, named by its Schoenflies symbol. It does not determine the directions of the axes, which
are named separately.

A flat figure has the symmetry of its plane. In space, it also has its own plane as a mirror, and a
half turn for every mirror. People do not count these for a board, so they are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.enumeration import enumerated_text
from cubewright.model.cell import Cell, Matrix, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.solution import Solution
from cubewright.model.symmetry.equivalence import ordered_images
from cubewright.model.symmetry.operations import (
    DIRECTIONS,
    TURNS,
    axis_of,
    direction_of,
    kind_of,
    orbit,
)
from cubewright.translation import mark, tr

_FLAT_NAMES: dict[tuple[int, int], tuple[str, str]] = {
    (1, 0): ("C1", mark("no symmetry")),
    (2, 0): ("C2", mark("half turn")),
    (3, 0): ("C3", mark("third turn")),
    (4, 0): ("C4", mark("quarter turn")),
    (6, 0): ("C6", mark("sixth turn")),
    (1, 1): ("D1", mark("mirror")),
    (2, 2): ("D2", mark("half turn and two mirrors")),
    (3, 3): ("D3", mark("third turn and three mirrors")),
    (4, 4): ("D4", mark("all four turns and four mirrors")),
    (6, 6): ("D6", mark("all six turns and six mirrors")),
}
"""The Schoenflies symbols of plane figures, and their names in plain words.

The keys are the numbers of turns and of mirrors.
"""


def normal_of(lattice: Lattice, cells: Iterable[Cell]) -> Cell | None:
    """Return the direction at right angles to a flat figure; None if it is not flat.

    A row of cubelets or a single cubelet lies in several planes, so it does not count as flat.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> normal_of(CUBIC, [(0, 0, 0), (1, 0, 0), (1, 0, 1)])
    (0, 1, 0)
    >>> normal_of(CUBIC, [(0, 0, 0), (1, 0, 0)])
    """
    listed = list(cells)
    directions = orbit(lattice, lattice.up)
    found = [each for each in directions if len({_height(cell, each) for cell in listed}) == 1]
    if len(found) != 1 or not _is_mirrored_by_its_plane(lattice, listed, found[0]):
        return None
    return found[0]


def _is_mirrored_by_its_plane(lattice: Lattice, cells: list[Cell], normal: Cell) -> bool:
    """Return whether reflecting cells in the plane of their centres leaves them unchanged.

    This holds for prisms and spheres. Tetrahedra stick out on one side of the plane.
    """
    opposite = (-normal[0], -normal[1], -normal[2])
    shape = lattice.normalized(cells)
    return any(
        kind_of(matrix) == "m"
        and turned(normal, matrix) == opposite
        and lattice.normalized(turned(cell, matrix) for cell in cells) == shape
        for matrix in lattice.mirrors
    )


def plane_operations(normal: Cell, group: Iterable[Matrix]) -> tuple[Matrix, ...]:
    """Return the turns and mirrors of the plane: the matrices that keep its normal."""
    return tuple(matrix for matrix in group if turned(normal, matrix) == normal)


def flat_name(lattice: Lattice, group: Sequence[Matrix]) -> tuple[str, str, tuple[str, ...]]:
    """Return the symbol of a plane group, its name in words, and its mirrors' directions."""
    kinds = Counter(kind_of(matrix) == "m" for matrix in group)
    short, words = _FLAT_NAMES[kinds[False], kinds[True]]
    directions = {
        direction_of(lattice, axis_of(matrix)) for matrix in group if kind_of(matrix) == "m"
    }
    return short, words, tuple(directions) if len(directions) == 1 else ()


def _height(cell: Cell, direction: Cell) -> int:
    return sum(one * other for one, other in zip(cell, direction, strict=True))


_GROUPS: tuple[tuple[str, str, dict[str, int]], ...] = (
    ("C1", mark("no symmetry"), {}),
    ("Ci", mark("point symmetry"), {"i": 1}),
    ("C2", mark("half turn"), {"2": 1}),
    ("Cs", mark("mirror"), {"m": 1}),
    ("C2h", mark("half turn and a mirror at right angles to its axis"), {"2": 1, "i": 1, "m": 1}),
    ("D2", mark("three half turns"), {"2": 3}),
    ("C2v", mark("two mirrors"), {"2": 1, "m": 2}),
    ("D2h", mark("full brick"), {"2": 3, "i": 1, "m": 3}),
    ("C4", mark("quarter turn"), {"2": 1, "4": 2}),
    ("S4", mark("quarter turn with reflection"), {"2": 1, "4r": 2}),
    (
        "C4h",
        mark("quarter turn and a mirror at right angles to its axis"),
        {"2": 1, "4": 2, "i": 1, "m": 1, "4r": 2},
    ),
    ("D4", mark("quarter turn and four half turns"), {"2": 5, "4": 2}),
    ("C4v", mark("quarter turn and four mirrors"), {"2": 1, "4": 2, "m": 4}),
    ("D2d", mark("two mirrors and crossed half turns"), {"2": 3, "m": 2, "4r": 2}),
    ("D4h", mark("full square prism"), {"2": 5, "4": 2, "i": 1, "m": 5, "4r": 2}),
    ("C3", mark("third turn"), {"3": 2}),
    ("S6", mark("third turn and point symmetry"), {"3": 2, "i": 1, "6r": 2}),
    ("D3", mark("third turn and three half turns"), {"2": 3, "3": 2}),
    ("C3v", mark("third turn and three mirrors"), {"3": 2, "m": 3}),
    (
        "D3d",
        mark("third turn, three mirrors and half turns"),
        {"2": 3, "3": 2, "i": 1, "m": 3, "6r": 2},
    ),
    ("C6", mark("sixth turn"), {"2": 1, "3": 2, "6": 2}),
    ("C3h", mark("third turn and a mirror at right angles to its axis"), {"3": 2, "m": 1, "3r": 2}),
    (
        "C6h",
        mark("sixth turn and a mirror at right angles to its axis"),
        {"2": 1, "3": 2, "6": 2, "i": 1, "m": 1, "6r": 2, "3r": 2},
    ),
    ("D6", mark("sixth turn and six half turns"), {"2": 7, "3": 2, "6": 2}),
    ("C6v", mark("sixth turn and six mirrors"), {"2": 1, "3": 2, "6": 2, "m": 6}),
    ("D3h", mark("full triangular prism"), {"2": 3, "3": 2, "m": 4, "3r": 2}),
    (
        "D6h",
        mark("full hexagonal prism"),
        {"2": 7, "3": 2, "6": 2, "i": 1, "m": 7, "6r": 2, "3r": 2},
    ),
    ("T", mark("turns of the tetrahedron"), {"2": 3, "3": 8}),
    ("Th", mark("turns of the tetrahedron and mirrors"), {"2": 3, "3": 8, "i": 1, "m": 3, "6r": 8}),
    ("O", mark("turns of the cube"), {"2": 9, "3": 8, "4": 6}),
    ("Td", mark("full tetrahedron"), {"2": 3, "3": 8, "m": 6, "4r": 6}),
    ("Oh", mark("full cube"), {"2": 9, "3": 8, "4": 6, "i": 1, "m": 9, "6r": 8, "4r": 6}),
)
"""The Schoenflies symbol, its words, and the number of operations of each kind.

The identity is left out.
"""

_BY_KINDS = {frozenset(kinds.items()): (short, words) for short, words, kinds in _GROUPS}


@dataclass(frozen=True)
class SymmetryClass:
    """A symmetry class; turning the figure does not change it.

    ``short`` is the Schoenflies symbol, ``words`` is the name in plain words. ``order`` is the
    number of operations, including the identity; ``turns`` is the number of turns among them. A
    flat figure has the operations of its plane. ``directions`` name the directions of mirrors or
    half turns if the class allows several.
    """

    short: str
    words: str
    order: int
    turns: int
    directions: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = tr(self.words)
        if self.directions:
            directions = map(tr, self.directions)
            words = tr(
                "{symmetry}, {directions}", symmetry=words, directions=enumerated_text(directions)
            )
        if self.order == 1:
            return words
        return tr(
            "{symmetry} ({short}, {order})", symmetry=words, short=self.short, order=self.order
        )


def figure_symmetry(figure: Figure) -> SymmetryClass:
    """Return the symmetry class of a figure; its operations keep optional cells and colours.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> print(figure_symmetry(Figure(CUBIC.box((3, 3, 3)))))
    full cube (Oh, 48)
    >>> print(figure_symmetry(Figure([(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1), (2, 0, 0)])))
    no symmetry
    >>> print(figure_symmetry(Figure(CUBIC.box((3, 3, 1)))))
    all four turns and four mirrors (D4, 8)
    """
    of_colour: dict[int, list[Cell]] = {}
    for cell, number in figure.colour_numbers.items():
        of_colour.setdefault(number, []).append(cell)
    bodies = [(0, figure.optional), *of_colour.items()]
    return _visible_class(figure.lattice, figure.cells, bodies)


def solution_symmetry(solution: Solution) -> SymmetryClass:
    """Return the symmetry class of a solution; its operations map every piece onto a piece."""
    lattice = solution.puzzle.figure.lattice
    cells = tuple(sorted(cell for placed in solution.placed for cell in placed.cells))
    bodies = [(0, placed.cells) for placed in solution.placed]
    return _visible_class(lattice, cells, bodies)


def _visible_class(
    lattice: Lattice, cells: tuple[Cell, ...], bodies: Iterable[tuple[int, Iterable[Cell]]]
) -> SymmetryClass:
    group = _symmetries(lattice, cells, bodies)
    normal = normal_of(lattice, cells)
    if normal is None:
        return _class_of(lattice, group)
    seen = plane_operations(normal, group)
    short, words, directions = flat_name(lattice, seen)
    turns = sum(kind_of(m) in TURNS for m in seen)
    return SymmetryClass(short, words, len(seen), turns, directions)


def _symmetries(
    lattice: Lattice, cells: tuple[Cell, ...], bodies: Iterable[tuple[int, Iterable[Cell]]]
) -> tuple[Matrix, ...]:
    matrices = lattice.turns + lattice.mirrors
    if not cells:
        return lattice.turns[:1]
    images, order = ordered_images(lattice, cells, matrices)
    same = np.flatnonzero((images == images[0]).all(axis=(1, 2)))
    # A matrix that keeps the cells permutes them: equal positions in the orders of its image and of
    # the identity's image give a cell and its image.
    goes_to = np.empty((len(same), len(cells)), np.int64)
    np.put_along_axis(goes_to, order[same], order[:1].repeat(len(same), axis=0), axis=1)
    index = {cell: number for number, cell in enumerate(cells)}
    parts = [
        (number, np.array([index[cell] for cell in body], np.int64)) for number, body in bodies
    ]
    wanted = {(number, frozenset(part.tolist())) for number, part in parts}
    return tuple(
        matrices[which]
        for which, image_of in zip(same.tolist(), goes_to, strict=True)
        if all((number, frozenset(image_of[part].tolist())) in wanted for number, part in parts)
    )


def _class_of(lattice: Lattice, group: tuple[Matrix, ...]) -> SymmetryClass:
    kinds = Counter(kind_of(matrix) for matrix in group)
    turns = sum(n for kind, n in kinds.items() if kind in TURNS)
    del kinds["1"]
    short, words = _BY_KINDS[frozenset(kinds.items())]
    directions = _directions(lattice, short, group)
    return SymmetryClass(short, words, len(group), turns, directions)


_AMBIGUOUS = ("C2", "Cs", "C2h", "D2", "C2v", "D2h", "D2d")
"""Groups whose axes can have several directions in a cubic lattice."""
_AMBIGUOUS_UPRIGHT = ("D3", "C3v", "D3d", "D3h")
"""Groups whose axes can have several directions only in a lattice with an upright direction."""


def _directions(lattice: Lattice, short: str, group: tuple[Matrix, ...]) -> tuple[str, ...]:
    """Return the directions of mirrors or, if there are none, of half turns."""
    upright = any(len(orbit(lattice, axis_of(m))) == 1 for m in lattice.turns[1:])
    if short not in _AMBIGUOUS + (_AMBIGUOUS_UPRIGHT if upright else ()):
        return ()
    axes = [axis_of(m) for m in group if kind_of(m) == "m"]
    axes = axes or [axis_of(m) for m in group if kind_of(m) == "2"]
    found = {direction_of(lattice, axis) for axis in axes}
    return tuple(each for each in DIRECTIONS if each in found)

"""Piece sets of all polyforms of a size, or of burr pieces with given numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from cubewright.model.cell import Cell, difference, keeps_up, shifted, turned
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.model.generators.polyforms import Report, Sides, no_report, polyforms
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import COLOURS, piece_symbols
from cubewright.translation import counted, tr


def fits_in_box(lattice: Lattice, shape: Sequence[Cell], size: Cell) -> bool:
    """Return whether a shape, or its mirror image, fits in a box (width, depth, height).

    >>> from cubewright.model.lattice import lattice
    >>> row = [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    >>> fits_in_box(lattice("cubic"), row, (1, 1, 3)), fits_in_box(lattice("cubic"), row, (2, 2, 2))
    (True, False)
    """
    box = frozenset(lattice.box(size))
    starts = {lattice.origin(cell) for cell in box}
    piece = Piece("X", tuple(shape), lattice=lattice, flips=True)
    return any(
        all(shifted(cell, start) in box for cell in form)
        for form in piece.orientations
        for start in starts
    )


def longest_row(lattice: Lattice, shape: Sequence[Cell]) -> int:
    """Return the largest number of consecutive cells in a straight line.

    A step of the line is a shortest translation of the lattice, within a layer or between layers.

    >>> from cubewright.model.lattice import lattice
    >>> longest_row(lattice("cubic"), [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0)])
    3
    """
    cells = set(shape)
    longest = 0
    for step in _steps(lattice):
        for cell in cells:
            if difference(cell, step) in cells:
                continue  # not the first cell of its row
            length = 0
            while cell in cells:
                cell, length = shifted(cell, step), length + 1
            longest = max(longest, length)
    return longest


def is_symmetrical(lattice: Lattice, shape: Sequence[Cell], *, flat: bool = False) -> bool:
    """Return whether a shape has any symmetry other than the identity.

    ``flat``: only turns and mirrors of the plane count. Each flat shape is its own mirror image in
    its plane.

    >>> from cubewright.model.lattice import lattice
    >>> hook = [(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0)]
    >>> is_symmetrical(lattice("cubic"), hook), is_symmetrical(lattice("cubic"), hook, flat=True)
    (True, False)
    """
    matrices = lattice.turns + lattice.mirrors
    if flat:
        matrices = tuple(filter(keeps_up, matrices))
    normal = lattice.normalized(shape)
    images = (lattice.normalized(turned(cell, matrix) for cell in shape) for matrix in matrices)
    return sum(image == normal for image in images) > 1


@cache
def _steps(lattice: Lattice) -> tuple[Cell, ...]:
    start = lattice.box((1, 1, 1))[0]
    lengths: dict[bool, dict[Cell, float]] = {True: {}, False: {}}
    for step in lattice.translations(1):
        in_layer = lattice.layer(shifted(start, step)) == lattice.layer(start)
        lengths[in_layer][step] = float(np.linalg.norm(lattice.space @ np.array(step)))
    steps: set[Cell] = set()
    for of_kind in lengths.values():
        least = min(of_kind.values())
        steps |= {step for step, length in of_kind.items() if length < least + 1e-6}
    return tuple(sorted(step for step in steps if step > (0, 0, 0)))


@dataclass(frozen=True)
class PieceRule:
    """A rule for the polyforms of a set.

    ``cells`` is the size of each piece. ``fits`` is the width, depth and height of a box that
    contains each piece. ``min_row`` and ``max_row`` limit the longest straight row of cells.
    ``symmetrical`` is True for symmetrical shapes only, False for asymmetrical shapes only, None
    for both.
    """

    cells: int
    sides: Sides = Sides.FREE
    flat: bool = False
    corners: bool = False
    fits: Cell | None = None
    min_row: int = 1
    max_row: int | None = None
    symmetrical: bool | None = None

    def accepts(self, lattice: Lattice, shape: Sequence[Cell]) -> bool:
        """Return whether a shape of the right size passes the filters."""
        if self.min_row > 1 or self.max_row is not None:
            row = longest_row(lattice, shape)
            if row < self.min_row or (self.max_row is not None and row > self.max_row):
                return False
        if self.symmetrical is not None:
            is_so = is_symmetrical(lattice, shape, flat=self.flat)
            if is_so != self.symmetrical:
                return False
        return self.fits is None or fits_in_box(lattice, shape, self.fits)


def generated_set(lattice: Lattice, rule: PieceRule, report: Report = no_report) -> PieceSet:
    """Return one copy of each polyform that a rule allows.

    Flat one-sided pieces keep their upper side up when they are placed. ``report``
    is called after each batch of shapes; see :func:`polyforms`.

    Raises:
        ValueError: The rule has no cells, or too many shapes.

    >>> generated_set(CUBIC, PieceRule(4, fits=(3, 2, 1))).piece_count
    4
    """
    shapes = polyforms(
        lattice, rule.cells, rule.sides, flat=rule.flat, corners=rule.corners, report=report
    )
    shapes = tuple(shape for shape in shapes if rule.accepts(lattice, shape))
    one_sided = rule.flat and rule.sides is Sides.ONE_SIDED
    title = tr(
        "{pieces} of {cells}",
        pieces=counted(len(shapes), "piece"),
        cells=counted(rule.cells, lattice.noun),
    )
    words = [rule.sides.value] * (rule.sides is Sides.ONE_SIDED) + ["flat"] * rule.flat
    name = "-".join([f"{lattice.name}-{rule.cells}", *words])
    names = [f"{rule.cells}-{number}" for number in range(1, len(shapes) + 1)]
    return _set(name, title, lattice, zip(names, shapes, strict=True), one_sided=one_sided)


def burr_piece_set(numbers: Sequence[int], kind: BurrPieces = STICKS) -> PieceSet:
    """Return the burr pieces with these numbers; each repetition of a number adds a copy.

    Raises:
        ValueError: A number is not from 1 to 4,096.

    >>> burr_piece_set([1024, 1, 1024]).counts
    (2, 1)
    """
    different = dict.fromkeys(numbers)
    shapes = ((tr(kind.piece, number=number), kind.cells(number)) for number in different)
    pieces = _set(f"burr-{kind.name}", tr(kind.title), CUBIC, shapes)
    counts = tuple(numbers.count(number) for number in different)
    return PieceSet(pieces.name, pieces.title, pieces.pieces, counts)


def _set(
    name: str,
    title: str,
    lattice: Lattice,
    shapes: Iterable[tuple[str, tuple[Cell, ...]]],
    *,
    one_sided: bool = False,
) -> PieceSet:
    listed = list(shapes)
    pieces = tuple(
        Piece(
            symbol,
            shape,
            words,
            COLOURS[number % len(COLOURS)],
            lattice=lattice,
            one_sided=one_sided,
        )
        for number, (symbol, (words, shape)) in enumerate(
            zip(piece_symbols(len(listed)), listed, strict=True)
        )
    )
    return PieceSet(name, title, pieces, (1,) * len(pieces), lattice)

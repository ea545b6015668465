"""Piece sets made by rule: every polyform of a size, or burr sticks by number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cubewright.model.cell import Cell
from cubewright.model.generators.burr_sticks import STICK, stick_cells
from cubewright.model.generators.polyforms import Report, Sides, no_report, polyforms
from cubewright.model.generators.shape_filters import fits_in_box, is_symmetrical, longest_row
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.pieces.symbols import piece_symbols
from cubewright.translation import counted, tr


@dataclass(frozen=True)
class PieceRule:
    """Which polyforms a set has.

    ``cells`` is the size of each piece. ``fits``: the width, depth and height of
    a box in which each fits. ``min_row`` and ``max_row``: bounds of the longest
    straight row of cells. ``symmetrical``: True for symmetrical shapes only,
    False for the others only, None for both.
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
    is called after each batch of shapes, as by :func:`polyforms`.

    Raises:
        ValueError: The rule asks for no cells, or for more shapes than can be made.

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


def burr_stick_set(numbers: Sequence[int]) -> PieceSet:
    """Return the burr sticks with these numbers; a number given twice is two copies.

    Raises:
        ValueError: A number is not from 1 to 4,096.

    >>> burr_stick_set([1024, 1, 1024]).counts
    (2, 1)
    """
    different = dict.fromkeys(numbers)
    shapes = ((tr(STICK, number=number), stick_cells(number)) for number in different)
    pieces = _set("burr-sticks", tr("Burr sticks"), CUBIC, shapes)
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

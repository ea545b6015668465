"""The conditions on a cut of a figure, and the reasons why a figure cannot meet them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, IntArray, bounds, difference
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.design.cut_bounds import NEVER, least_empty_cells
from cubewright.solver.design.cut_turns import fits_orbits, powers
from cubewright.solver.disassembly.directions import steps
from cubewright.translation import mark, tr, trn

MAX_PIECES = 10
"""The maximum number of pieces; more would have too few bits for each position in two words."""
MAX_CELLS = 1000
MAX_SIDE = 16
"""The maximum number of cells along a side; a packed state limits the offsets between pieces."""
LEAST_WITHOUT_SYMMETRY = 5
"""The number of cubes of the smallest pieces without symmetry."""
MIN_PIECE = 2
"""The default for the smallest piece."""


class Goal(Enum):
    """The number that a search maximises."""

    LEVEL = mark("moves until the first part is free")
    MOVES = mark("moves in all")


class Symmetry(Enum):
    """The desired symmetry of a cut.

    ``ANY``: none is wished. ``TURN``: a turn of the figure maps the cut to itself; it exchanges
    equal pieces, or maps a piece to itself. ``NONE``: no piece is symmetrical, and no two pieces
    are equal or mirror images.
    """

    ANY = mark("not specified")
    TURN = mark("a turn maps the cut to itself")
    NONE = mark("no symmetrical or equal pieces")


@dataclass(frozen=True)
class CutWishes:
    """The conditions on a cut.

    - ``pieces`` and ``holes``: the number of pieces and the number of empty cells.
    - ``sizes``: the minimum and maximum number of cells of a piece.
    - ``level``: the search ends when a cut needs these numbers of moves for the first part and
      for later parts, in the order of a level string.
    - ``goal``: the number to maximise.
    - ``holds``: no part falls out of the assembly in any orientation.
    - ``keeps_colours``: cells of one colour in the figure belong to one piece, and cells of two
      colours to two pieces.
    - ``support``: the maximum number of faces of a piece that need support in its best position on
      a printer; None if it does not matter. The printer can bridge ``bridge`` cells.
    - ``counts_mirrors``: a mirror image of the assembly counts as a second assembly.
    - ``symmetry``: the symmetry of the cut.
    """

    pieces: int
    holes: int = 0
    sizes: tuple[int, int] = (MIN_PIECE, MAX_CELLS)
    level: tuple[int, ...] = ()
    goal: Goal = Goal.LEVEL
    holds: bool = False
    keeps_colours: bool = False
    support: int | None = None
    bridge: int = 1
    counts_mirrors: bool = False
    symmetry: Symmetry = Symmetry.ANY

    @property
    def wants_later_levels(self) -> bool:
        """Whether parts after the first one have a wanted level."""
        return len(self.level) > 1

    def value(self, levels: Sequence[int], moves: int) -> int:
        """Return the number to maximise, of a cut with these levels and moves.

        >>> CutWishes(4, level=(6, 3)).value((9, 2, 2), 15), CutWishes(4).value((9, 2, 2), 15)
        (8, 9)
        """
        if self.wants_later_levels:
            return sum(map(min, self.level, levels))
        return levels[0] if self.goal is Goal.LEVEL else moves

    def is_reached(self, levels: Sequence[int]) -> bool:
        """Return whether levels suffice, so that a search ends; a left-out level is 1."""
        found = (*levels, *(1 for _ in self.level[len(levels) :]))
        return bool(self.level) and all(
            has >= wanted for has, wanted in zip(found, self.level, strict=False)
        )

    def fixed_cells(self, figure: Figure) -> list[tuple[Cell, ...]]:
        """Return the cells that belong to the first piece, to the second piece, and so on."""
        if not self.keeps_colours:
            return []
        groups: dict[int, list[Cell]] = {}
        for cell in figure.cells:
            number = figure.colour_numbers.get(cell, 0)
            if number:
                groups.setdefault(number, []).append(cell)
        return [tuple(groups[number]) for number in sorted(groups)]


def figure_turns(figure: Figure, wishes: CutWishes) -> list[IntArray]:
    """Return the turns that may keep a cut with the wished empty cells, as powers.

    The powers are as in :mod:`cubewright.solver.design.cut_turns`. If colours belong to pieces, a
    turn maps each colour to itself.
    """
    colours = figure.colours if wishes.keeps_colours else frozenset()
    optional = figure.optional if wishes.holes else frozenset()
    group = symmetry_group(replace(figure, optional=optional, dark=None, colours=colours))
    holes = hole_cells(figure, wishes)
    found = [powers(turn) for turn in group.permutations[group.proper][1:]]
    return [images for images in found if fits_orbits(images, holes, wishes.holes)]


def even_sizes(cells: int, pieces: int) -> tuple[int, int]:
    """Return the sizes of pieces that differ by one cell at most.

    >>> even_sizes(63, 4), even_sizes(27, 3)
    ((15, 16), (9, 9))
    """
    low = max(1, cells // pieces)
    return low, low + (cells % pieces > 0)


def hole_cells(figure: Figure, wishes: CutWishes) -> list[int]:
    """Return the cells that may stay empty.

    These are the optional cells of the figure. Without optional cells, they are the inner cells,
    or all cells if none is inside. Cells that must belong to a piece are left out.
    """
    if not wishes.holes:
        return []
    cells = figure.cells
    fixed = {cell for group in wishes.fixed_cells(figure) for cell in group}
    inside = [
        number
        for number, cell in enumerate(cells)
        if all(near in figure for near in figure.lattice.neighbours(cell))
    ]
    chosen = [number for number, cell in enumerate(cells) if cell in figure.optional]
    free = chosen or inside or range(len(cells))
    return [number for number in free if cells[number] not in fixed]


def check_wishes(figure: Figure, wishes: CutWishes) -> None:
    """Check that a figure allows a cut with these conditions.

    Raises:
        CubewrightError: The conditions cannot be met.
    """
    check_figure(figure)
    cells, pieces = len(figure.cells), wishes.pieces
    if not 2 <= pieces <= MAX_PIECES:
        raise CubewrightError(tr("a figure can be cut into 2 to {most} pieces", most=MAX_PIECES))
    if wishes.holes:
        holes = len(hole_cells(figure, wishes))
        if wishes.holes > holes:
            raise CubewrightError(
                trn(
                    "only {n} cell of this figure can stay empty",
                    "only {n} cells of this figure can stay empty",
                    holes,
                )
            )
    check_levels(wishes)
    if wishes.holds or wishes.level[:1] > (1,):
        reason = level_limit(figure, wishes)
        if reason:
            raise CubewrightError(reason)
    low, high = wishes.sizes
    filled = cells - wishes.holes
    if low * pieces > filled:
        raise CubewrightError(
            tr(
                "{pieces} pieces of {low} or more cells need {needed} cells, but only {filled} "
                "can be filled",
                pieces=pieces,
                low=low,
                needed=low * pieces,
                filled=filled,
            )
        )
    if high * pieces < filled:
        raise CubewrightError(
            tr(
                "{pieces} pieces of {low} to {high} cells cannot fill {filled} cells",
                pieces=pieces,
                low=low,
                high=high,
                filled=filled,
            )
        )
    check_symmetry(figure, wishes)
    if wishes.support is not None and figure.lattice.ball_radius:
        raise CubewrightError(tr("pieces of balls always need support"))
    fixed = wishes.fixed_cells(figure)
    if len(fixed) > pieces:
        raise CubewrightError(
            tr(
                "the figure has {colours} colours, more than the {pieces} pieces",
                colours=len(fixed),
                pieces=pieces,
            )
        )
    largest = max(map(len, fixed), default=0)
    if largest > high:
        raise CubewrightError(
            tr(
                "{cells} cells of one colour do not fit in a piece of {high} cells",
                cells=largest,
                high=high,
            )
        )


def check_levels(wishes: CutWishes) -> None:
    """Check that wanted levels do not exclude other wishes.

    Raises:
        CubewrightError: The levels are too many, or another number is maximised.
    """
    if len(wishes.level) >= wishes.pieces:
        raise CubewrightError(
            trn(
                "a puzzle of {pieces} pieces has {n} level",
                "a puzzle of {pieces} pieces has {n} levels at most",
                wishes.pieces - 1,
                pieces=wishes.pieces,
            )
        )
    if wishes.wants_later_levels and wishes.goal is not Goal.LEVEL:
        raise CubewrightError(
            tr("a search for the levels of later parts cannot maximise the moves in all")
        )


def check_symmetry(figure: Figure, wishes: CutWishes) -> None:
    """Check that a figure allows cuts with the wished symmetry.

    Raises:
        CubewrightError: It does not.
    """
    filled = len(figure.cells) - wishes.holes
    if wishes.symmetry is Symmetry.NONE and figure.lattice == CUBIC:
        least = LEAST_WITHOUT_SYMMETRY
        if wishes.sizes[1] < least or filled < least * wishes.pieces:
            raise CubewrightError(tr("each piece of fewer than 5 cubes is symmetrical"))
    if wishes.symmetry is not Symmetry.TURN or figure_turns(figure, wishes):
        return
    if wishes.holes and figure_turns(figure, replace(wishes, holes=0)):
        raise CubewrightError(
            trn(
                "no turn of this figure maps {n} empty cell to itself",
                "no turn of this figure maps {n} empty cells to empty cells",
                wishes.holes,
            )
        )
    if wishes.keeps_colours and figure.colour_numbers:
        raise CubewrightError(tr("no turn of this figure maps each colour to itself"))
    raise CubewrightError(tr("no turn maps this figure to itself"))


def level_limit(figure: Figure, wishes: CutWishes) -> str:
    """Return why a part leaves in one move in each cut with these wishes; "" if it need not."""
    possible = hole_cells(figure, replace(wishes, holes=max(1, wishes.holes)))
    least = _least_empty_cells(figure, tuple(possible), wishes.holes)
    if least <= wishes.holes:
        return ""
    if least == NEVER:
        return tr("however this figure is cut, a part leaves in one move")
    if least == 1:
        return tr("without an empty cell, a part of this figure always leaves in one move")
    return trn(
        "a part of this figure always leaves in one move, unless {n} cell is empty",
        "a part of this figure always leaves in one move, unless {n} cells are empty",
        least,
    )


@lru_cache(maxsize=64)
def _least_empty_cells(figure: Figure, possible: tuple[int, ...], enough: int) -> int:
    return least_empty_cells(figure, [figure.cells[number] for number in possible], enough)


def check_figure(figure: Figure) -> None:
    """Check that a figure can be cut into pieces.

    Raises:
        CubewrightError: The figure cannot be cut, or cannot be taken apart on its lattice.
    """
    steps(figure.lattice)
    low, high = bounds(figure.cells)
    if len(figure.cells) > MAX_CELLS or max(difference(high, low)) >= MAX_SIDE:
        raise CubewrightError(
            tr(
                "a figure to cut can have {cells:,} cells, and {side} along each axis",
                cells=MAX_CELLS,
                side=MAX_SIDE,
            )
        )
    if len(figure.cells) < 2:
        raise CubewrightError(tr("a figure to cut needs at least two cells"))
    if len(figure.parts()) > 1:
        raise CubewrightError(tr("a figure in several parts cannot be cut"))

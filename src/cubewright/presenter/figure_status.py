"""Describe the size of a figure compared with its pieces, and its symmetry."""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import islice

from cubewright.enumeration import enumerated_text
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import (
    SizeChoice,
    size_choices,
    some_subset_fits,
    some_subset_has_size,
)
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.classes import SymmetryClass, figure_symmetry, solution_symmetry
from cubewright.solver.problem.faults import Fault, FaultKind
from cubewright.translation import counted, several, tr, trn

_SHOWN_BY_STATUS = (FaultKind.EMPTY, FaultKind.CELL_COUNT)
_MAX_CHOICES = 2
"""Maximum number of subsets of the pieces that are listed."""


def status(puzzle: Puzzle) -> str:
    """Return the number of cells, and compare it with the size of the pieces.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.figure import Figure
    >>> from cubewright.model.pieces.fitting import puzzle_to_fill
    >>> soma = piece_set("soma")
    >>> def text(cells, pieces=soma):
    ...     return status(puzzle_to_fill(Figure(CUBIC.box((cells, 1, 1))), pieces))
    >>> text(27)
    '27 of 27 cubelets'
    >>> text(31)
    '31 cubelets: four too many for Soma'
    >>> text(26)
    '26 cubelets: one too few for Soma, and no subset of its pieces fills 26'
    >>> text(8)
    '8 cubelets: any 2 of the 4-cube pieces'
    >>> text(11)
    '11 cubelets: the 3-cube piece and any 2 of the 4-cube pieces'
    >>> status(puzzle_to_fill(Figure(CUBIC.box((3, 1, 1))), piece_set("meteor")))
    '3 cubelets; the pieces of Meteor are hexagons'
    >>> status(puzzle_to_fill(Figure([(0, 0, 0)], optional=[(0, 0, 0)]), soma))
    '0 to 1 cubelets: no piece'
    >>> text(0)
    'No cubelets yet; the pieces of Soma have 27'
    """
    figure, pieces = puzzle.figure, puzzle.piece_set
    title, volume = pieces.title, pieces.volume
    cells = cells_text(puzzle)
    if not pieces.piece_count:
        return tr("{cells}, and no pieces yet", cells=cells)
    if not figure.cells:
        return tr(
            "{cells}; the pieces of {set} have {volume}", cells=cells, set=title, volume=volume
        )
    if figure.lattice != pieces.lattice:
        return tr(
            "{cells}; the pieces of {set} are {shapes}",
            cells=cells,
            set=title,
            shapes=tr(pieces.lattice.title.lower()),
        )
    if _fits(puzzle):
        return _with_optional(cells, puzzle) if figure.optional else cells
    if len(figure.required) > volume:
        return tr(
            "{cells}: {gap:words} too many for {set}",
            cells=cells,
            gap=len(figure.required) - volume,
            set=title,
        )
    if some_subset_fits(pieces, figure):
        return tr("{cells}: {pieces}", cells=cells, pieces=_choices(puzzle))
    least = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.min_copies, strict=True))
    if len(figure) >= least:
        return tr("{cells}: no subset of the pieces of {set} fits", cells=cells, set=title)
    gap = least - len(figure)
    smallest = min(len(p) for p, n in zip(pieces.pieces, pieces.counts, strict=True) if n)
    if pieces.minimums is not None or len(figure) < smallest:
        return tr("{cells}: {gap:words} too few for {set}", cells=cells, gap=gap, set=title)
    return tr(
        "{cells}: {gap:words} too few for {set}, and no subset of its pieces fills {number}",
        cells=cells,
        gap=gap,
        set=title,
        number=len(figure),
    )


def cells_text(puzzle: Puzzle) -> str:
    """Return the number of cells of a figure; with optional cells, the range."""
    figure, noun = puzzle.figure, puzzle.figure.lattice.noun
    least, most = len(figure.required), len(figure)
    if not most:
        return tr("No {cells} yet", cells=several(noun))
    if _fits(puzzle):
        if figure.optional:
            return counted(most, noun)
        volume = puzzle.piece_set.volume
        return tr("{filled} of {cells}", filled=volume, cells=counted(volume, noun))
    if least != most:
        return tr("{least} to {most} {cells}", least=least, most=most, cells=several(noun))
    return counted(most, noun)


def _fits(puzzle: Puzzle) -> bool:
    figure, pieces = puzzle.figure, puzzle.piece_set
    return (
        bool(pieces.piece_count and figure.cells)
        and figure.lattice == pieces.lattice
        and pieces.uses_every_copy
        and len(figure.required) <= pieces.volume <= len(figure)
    )


def _with_optional(cells: str, puzzle: Puzzle) -> str:
    """Return the number of optional cells, and of cells that stay empty.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.figure import Figure
    >>> bar = CUBIC.box((29, 1, 1))
    >>> status(Puzzle(Figure(bar, optional=bar[:3]), piece_set("soma")))
    '29 cubelets, three optional: two stay empty'
    >>> status(Puzzle(Figure(bar[2:], optional=bar[2:3]), piece_set("soma")))
    '27 cubelets, one optional: none stays empty'
    """
    optional = len(puzzle.figure.optional)
    empty = len(puzzle.figure) - puzzle.piece_set.volume
    if not empty:
        return tr(
            "{cells}, {optional:words} optional: none stays empty", cells=cells, optional=optional
        )
    return trn(
        "{cells}, {optional:words} optional: {n:words} stays empty",
        "{cells}, {optional:words} optional: {n:words} stay empty",
        empty,
        cells=cells,
        optional=optional,
    )


def _choices(puzzle: Puzzle) -> str:
    pieces, figure = puzzle.piece_set, puzzle.figure
    most = _MAX_CHOICES + 1
    found = [
        choice
        for cells in range(len(figure.required), len(figure) + 1)
        for choice in islice(size_choices(pieces, cells), most)
    ][:most]
    if len(found) <= _MAX_CHOICES:
        texts = (_choice(pieces, choice) for choice in found)
        return reduce(lambda one, other: tr("{one}, or {other}", one=one, other=other), texts)
    return tr("any subset of {set} that fits", set=pieces.title)


def _choice(pieces: PieceSet, choice: SizeChoice) -> str:
    if not choice:  # Every cell is optional.
        return tr("no piece")
    terms = []
    for size, number in choice:
        kinds = zip(pieces.pieces, pieces.counts, strict=True)
        available = sum(count for piece, count in kinds if len(piece) == size)
        if pieces.lattice == CUBIC:
            one = tr("{size}-cube piece", size=size)
            all_of_them = tr("{size}-cube pieces", size=size)
        else:
            one = tr("{size}-cell piece", size=size)
            all_of_them = tr("{size}-cell pieces", size=size)
        if number < available:
            terms.append(tr("any {number} of the {pieces}", number=number, pieces=all_of_them))
        elif available == 1:
            terms.append(tr("the {piece}", piece=one))
        else:
            terms.append(tr("all {number} {pieces}", number=available, pieces=all_of_them))
    return enumerated_text(terms)


def impossible_text(puzzle: Puzzle) -> str:
    """Return the reason why the sizes make a puzzle impossible; "" if it may be possible.

    This check is quick enough for every row of a list. Other reasons need a search for placements.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.figure import Figure
    >>> from cubewright.model.pieces.fitting import puzzle_to_fill
    >>> def text(cells, pieces="soma"):
    ...     figure = Figure(CUBIC.box((cells, 1, 1)))
    ...     return impossible_text(puzzle_to_fill(figure, piece_set(pieces)))
    >>> text(27), text(8), text(0)
    ('', '', '')
    >>> text(29)
    'impossible: 2 cubelets too many'
    >>> text(26)
    'impossible: 1 cubelet too few'
    >>> text(3, "meteor")
    'impossible: the pieces are hexagons'
    >>> from cubewright.model.pieces.fitting import any_subset
    >>> impossible_text(Puzzle(Figure(CUBIC.box((26, 1, 1))), any_subset(piece_set("soma"))))
    'impossible: no subset of the pieces fits'
    """
    reason = misfit(puzzle)
    return tr("impossible: {reason}", reason=reason) if reason else ""


def impossible_prefix() -> str:
    """Return the beginning of every :func:`impossible_text`."""
    return tr("impossible: {reason}", reason="")


def misfit(puzzle: Puzzle) -> str:
    """Return the reason that :func:`impossible_text` shows."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    if not figure.cells or not pieces.piece_count:
        return ""
    if figure.lattice != pieces.lattice:
        return tr("the pieces are {shapes}", shapes=tr(pieces.lattice.title.lower()))
    needed = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.min_copies, strict=True))
    if puzzle.min_filled > pieces.volume:
        extra = counted(puzzle.min_filled - pieces.volume, figure.lattice.noun)
        return tr("{cells} too many", cells=extra)
    if some_subset_has_size(pieces, range(puzzle.min_filled, len(figure) + 1)):
        return ""
    if not any(pieces.min_copies) or needed <= len(figure):
        return tr("no subset of the pieces fits")
    missing = counted(needed - len(figure), figure.lattice.noun)
    return tr("{cells} too few", cells=missing)


def why_not(faults: tuple[Fault, ...]) -> str:
    """Return all faults of a puzzle in one line; empty if it has none."""
    return " ".join(fault.message for fault in faults)


def may_be_repaired(puzzle: Puzzle, faults: tuple[Fault, ...]) -> bool:
    """Return whether a small change may repair a puzzle with these faults.

    If the numbers of cells differ by more than one, the drawing is probably not complete.
    """
    if any(fault.kind.proves_impossible for fault in faults):
        return True
    if not any(fault.kind is FaultKind.CELL_COUNT for fault in faults):
        return False
    return any(puzzle.counts) and abs(len(puzzle.figure) - puzzle.piece_set.volume) == 1


def faults_not_in_status(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Return the faults that :func:`status` does not show."""
    return tuple(fault for fault in faults if fault.kind not in _SHOWN_BY_STATUS)


def symmetry_text(figure: Figure, solution: Solution | None) -> str:
    """Return the symmetry of a figure, and of its displayed solution, if any.

    >>> symmetry_text(Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 1, 1)]), None)
    'Symmetry: none'
    >>> symmetry_text(Figure([(0, 0, 0), (1, 0, 0)]), None)
    'Symmetry: full square prism (D4h, 16)'
    >>> symmetry_text(Figure([]), None)
    ''
    """
    if not figure.cells:
        return ""
    of_figure = _name(_of_figure(figure))
    if solution is None:
        return tr("Symmetry: {symmetry}", symmetry=of_figure)
    return tr(
        "Symmetry: {symmetry}; this solution: {of_solution}",
        symmetry=of_figure,
        of_solution=_name(solution_symmetry(solution)),
    )


@lru_cache(maxsize=4)
def _of_figure(figure: Figure) -> SymmetryClass:
    """Return the symmetry class of a figure, cached because it is requested repeatedly."""
    return figure_symmetry(figure)


def _name(found: SymmetryClass) -> str:
    return str(found) if found.order > 1 else tr("none", "symmetry")

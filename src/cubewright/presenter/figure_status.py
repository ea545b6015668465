"""Where a figure stands against the pieces, in words."""

from __future__ import annotations

from itertools import islice

from cubewright.model.figure import Figure
from cubewright.model.fitting import SizeChoice, adds_up, size_choices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import Fault, FaultKind, counted

_SAID_BY_THE_COUNT = (FaultKind.EMPTY, FaultKind.CELL_COUNT)
_MOST_CHOICES = 2
"""So many ways to make up the figure are told one by one."""


def status(puzzle: Puzzle) -> str:
    """How many cubelets there are, and how many too many or too few, or which pieces make them up.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.fitting import fitted
    >>> soma = piece_set("soma")
    >>> def said(cells, pieces=soma):
    ...     return status(fitted(Figure(CUBIC.box((cells, 1, 1))), pieces))
    >>> said(27)
    '27 of 27 cubelets'
    >>> said(31)
    '31 cubelets: four too many for Soma'
    >>> said(26)
    '26 cubelets: one too few for Soma, and no choice of its pieces adds up to 26'
    >>> said(8)
    '8 cubelets: any 2 of the 4-cube pieces'
    >>> said(11)
    '11 cubelets: the 3-cube piece and any 2 of the 4-cube pieces'
    >>> status(fitted(Figure(CUBIC.box((3, 1, 1))), piece_set("meteor")))
    '3 cubelets; the pieces of Meteor are hexagons'
    >>> said(0)
    'No cubelets yet: Soma has 27'
    """
    figure, pieces = puzzle.figure, puzzle.piece_set
    noun, title, volume = figure.lattice.noun, pieces.title, pieces.volume
    if not pieces.piece_count:
        return f"{_counted(figure)}, and no pieces yet"
    if not figure.cells:
        return f"No {noun}s yet: {title} has {volume}"
    if figure.lattice != pieces.lattice:
        return f"{_counted(figure)}; the pieces of {title} are {pieces.lattice.title.lower()}"
    if pieces.uses_all and len(figure.required) <= volume <= len(figure):
        return f"{volume} of {volume} {noun}s" if not figure.optional else _with_room(puzzle)
    if len(figure.required) > volume:
        return f"{_counted(figure)}: {_gap(len(figure.required) - volume)} too many for {title}"
    if adds_up(pieces, figure):
        return f"{_counted(figure)}: {_choices(puzzle)}"
    least = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.least, strict=True))
    if len(figure) < least:
        few = f"{_gap(least - len(figure))} too few for {title}"
        smallest = min(len(p) for p, n in zip(pieces.pieces, pieces.counts, strict=True) if n)
        if pieces.fewest is not None or len(figure) < smallest:
            return f"{_counted(figure)}: {few}"
        none = f"no choice of its pieces adds up to {len(figure)}"
        return f"{_counted(figure)}: {few}, and {none}"
    return f"{_counted(figure)}: no choice of the pieces of {title} adds up to that"


def _counted(figure: Figure) -> str:
    """How many cells the figure has, or from how many to how many it can be filled."""
    least, most, noun = len(figure.required), len(figure), figure.lattice.noun
    if not most:
        return f"No {noun}s yet"
    if least != most:
        return f"{least} to {most} {noun}s"
    return f"{most} {noun}{'' if most == 1 else 's'}"


def _with_room(puzzle: Puzzle) -> str:
    """How many of the cells that may stay empty do, where the pieces are told.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> bar = CUBIC.box((29, 1, 1))
    >>> status(Puzzle(Figure(bar, optional=bar[:3]), piece_set("soma")))
    '29 cubelets, of which three may stay empty: two do'
    >>> status(Puzzle(Figure(bar[2:], optional=bar[2:3]), piece_set("soma")))
    '27 cubelets, of which one may stay empty: none does'
    """
    figure = puzzle.figure
    stay = len(figure) - puzzle.piece_set.volume
    room = f"{len(figure)} {figure.lattice.noun}s, of which {_gap(len(figure.optional))} may"
    do = "none does" if not stay else f"{_gap(stay)} {'does' if stay == 1 else 'do'}"
    return f"{room} stay empty: {do}"


def _gap(cells: int) -> str:
    return counted(cells, "").split()[0]


def _choices(puzzle: Puzzle) -> str:
    """Which pieces can make up the figure, by their sizes."""
    pieces, figure = puzzle.piece_set, puzzle.figure
    most = _MOST_CHOICES + 1
    found = [
        choice
        for cells in range(len(figure.required), len(figure) + 1)
        for choice in islice(size_choices(pieces, cells), most)
    ][:most]
    if len(found) <= _MOST_CHOICES:
        return ", or ".join(_choice(pieces, choice) for choice in found)
    return f"any pieces of {pieces.title} that add up"


def _choice(pieces: PieceSet, choice: SizeChoice) -> str:
    """One way to make up the figure: so many of the pieces of each size."""
    parts = []
    for size, number in choice:
        kinds = zip(pieces.pieces, pieces.counts, strict=True)
        there = sum(count for piece, count in kinds if len(piece) == size)
        noun = f"{size}-{'cube' if pieces.lattice == CUBIC else 'cell'} piece"
        if number < there:
            parts.append(f"any {number} of the {noun}s")
        elif there == 1:
            parts.append(f"the {noun}")
        else:
            parts.append(f"all {there} {noun}s")
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def why_not(faults: tuple[Fault, ...]) -> str:
    """Why the puzzle cannot be solved, as one line; nothing where only a search can tell."""
    return " ".join(fault.message for fault in faults)


def beyond_count(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """The faults that :func:`status` does not say already."""
    return tuple(fault for fault in faults if fault.kind not in _SAID_BY_THE_COUNT)

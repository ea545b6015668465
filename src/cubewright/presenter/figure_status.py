"""How the number of cells of a figure compares with the pieces, in words."""

from __future__ import annotations

from itertools import islice

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import SizeChoice, adds_up, adds_up_to, size_choices
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import Fault, FaultKind, counted
from cubewright.translation import counted as with_noun

_SHOWN_BY_STATUS = (FaultKind.EMPTY, FaultKind.CELL_COUNT)
_MAX_CHOICES = 2
"""Up to this number, the subsets of the pieces are listed."""
IMPOSSIBLE = "impossible: "
"""What :func:`impossible_text` begins with."""


def status(puzzle: Puzzle) -> str:
    """Return the number of cells and how many are missing or extra, or which pieces fit.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.pieces.fitting import fitted
    >>> soma = piece_set("soma")
    >>> def text(cells, pieces=soma):
    ...     return status(fitted(Figure(CUBIC.box((cells, 1, 1))), pieces))
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
    >>> status(fitted(Figure(CUBIC.box((3, 1, 1))), piece_set("meteor")))
    '3 cubelets; the pieces of Meteor are hexagons'
    >>> status(fitted(Figure([(0, 0, 0)], optional=[(0, 0, 0)]), soma))
    '0 to 1 cubelets: no piece'
    >>> text(0)
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
    if pieces.uses_every_copy and len(figure.required) <= volume <= len(figure):
        return f"{volume} of {volume} {noun}s" if not figure.optional else _with_optional(puzzle)
    if len(figure.required) > volume:
        return f"{_counted(figure)}: {_gap(len(figure.required) - volume)} too many for {title}"
    if adds_up(pieces, figure):
        return f"{_counted(figure)}: {_choices(puzzle)}"
    least = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.min_copies, strict=True))
    if len(figure) < least:
        few = f"{_gap(least - len(figure))} too few for {title}"
        smallest = min(len(p) for p, n in zip(pieces.pieces, pieces.counts, strict=True) if n)
        if pieces.minimums is not None or len(figure) < smallest:
            return f"{_counted(figure)}: {few}"
        none = f"no subset of its pieces fills {len(figure)}"
        return f"{_counted(figure)}: {few}, and {none}"
    return f"{_counted(figure)}: no subset of the pieces of {title} fits"


def _counted(figure: Figure) -> str:
    """Return the number of cells, or its range if some are optional."""
    least, most, noun = len(figure.required), len(figure), figure.lattice.noun
    if not most:
        return f"No {noun}s yet"
    if least != most:
        return f"{least} to {most} {noun}s"
    return f"{most} {noun}{'' if most == 1 else 's'}"


def _with_optional(puzzle: Puzzle) -> str:
    """Return the number of optional cells, and of those that stay empty.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> bar = CUBIC.box((29, 1, 1))
    >>> status(Puzzle(Figure(bar, optional=bar[:3]), piece_set("soma")))
    '29 cubelets, three optional: two stay empty'
    >>> status(Puzzle(Figure(bar[2:], optional=bar[2:3]), piece_set("soma")))
    '27 cubelets, one optional: none stays empty'
    """
    figure = puzzle.figure
    empty = len(figure) - puzzle.piece_set.volume
    cells = f"{len(figure)} {figure.lattice.noun}s, {_gap(len(figure.optional))} optional"
    verb = "stay" if empty > 1 else "stays"
    return f"{cells}: {_gap(empty) if empty else 'none'} {verb} empty"


def _gap(cells: int) -> str:
    return counted(cells, "").split()[0]


def _choices(puzzle: Puzzle) -> str:
    """Return which pieces fill the figure, by size."""
    pieces, figure = puzzle.piece_set, puzzle.figure
    most = _MAX_CHOICES + 1
    found = [
        choice
        for cells in range(len(figure.required), len(figure) + 1)
        for choice in islice(size_choices(pieces, cells), most)
    ][:most]
    if len(found) <= _MAX_CHOICES:
        return ", or ".join(_choice(pieces, choice) for choice in found)
    return f"any subset of {pieces.title} that fits"


def _choice(pieces: PieceSet, choice: SizeChoice) -> str:
    """Return one subset that fits: the number of pieces of each size."""
    if not choice:  # every cell is optional
        return "no piece"
    terms = []
    for size, number in choice:
        kinds = zip(pieces.pieces, pieces.counts, strict=True)
        available = sum(count for piece, count in kinds if len(piece) == size)
        noun = f"{size}-{'cube' if pieces.lattice == CUBIC else 'cell'} piece"
        if number < available:
            terms.append(f"any {number} of the {noun}s")
        elif available == 1:
            terms.append(f"the {noun}")
        else:
            terms.append(f"all {available} {noun}s")
    return terms[0] if len(terms) == 1 else f"{', '.join(terms[:-1])} and {terms[-1]}"


def impossible_text(puzzle: Puzzle) -> str:
    """Return why the sizes prove that a puzzle is impossible, in a few words; else an empty text.

    It is quick enough for every row of a list. Other reasons take a search for placements.

    >>> from cubewright.formats.piece_sets.catalogue import piece_set
    >>> from cubewright.model.pieces.fitting import fitted
    >>> def text(cells, pieces="soma"):
    ...     return impossible_text(fitted(Figure(CUBIC.box((cells, 1, 1))), piece_set(pieces)))
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
    figure, pieces = puzzle.figure, puzzle.piece_set
    if not figure.cells or not pieces.piece_count:
        return ""
    if figure.lattice != pieces.lattice:
        return f"{IMPOSSIBLE}the pieces are {pieces.lattice.title.lower()}"
    needed = sum(len(p) * n for p, n in zip(pieces.pieces, pieces.min_copies, strict=True))
    if puzzle.min_filled > pieces.volume:
        extra = with_noun(puzzle.min_filled - pieces.volume, figure.lattice.noun)
        return f"{IMPOSSIBLE}{extra} too many"
    if adds_up_to(pieces, range(puzzle.min_filled, len(figure) + 1)):
        return ""
    if not any(pieces.min_copies) or needed <= len(figure):
        return f"{IMPOSSIBLE}no subset of the pieces fits"
    missing = with_noun(needed - len(figure), figure.lattice.noun)
    return f"{IMPOSSIBLE}{missing} too few"


def why_not(faults: tuple[Fault, ...]) -> str:
    """Return why the puzzle is impossible, in one line; empty if there are no faults."""
    return " ".join(fault.message for fault in faults)


def faults_not_in_status(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Return the faults that :func:`status` does not show."""
    return tuple(fault for fault in faults if fault.kind not in _SHOWN_BY_STATUS)

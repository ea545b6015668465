"""Where a figure stands against the pieces, in words."""

from __future__ import annotations

from cubewright.model.puzzle import Puzzle
from cubewright.solver.faults import Fault, FaultKind, counted

_SAID_BY_THE_COUNT = (FaultKind.EMPTY, FaultKind.CELL_COUNT)


def standing(puzzle: Puzzle) -> str:
    """How many cubelets there are, and how many too many or too few.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> from cubewright.model.figure import Figure
    >>> soma = built_in_puzzle("cube").piece_set
    >>> standing(Puzzle(Figure(soma.lattice.box((3, 3, 3))), soma))
    '27 of 27 cubelets'
    >>> standing(Puzzle(Figure(soma.lattice.box((31, 1, 1))), soma))
    '31 cubelets: four too many for Soma'
    >>> standing(Puzzle(Figure(soma.lattice.box((1, 1, 1))), soma))
    '1 cubelet: 26 too few for Soma'
    >>> standing(Puzzle(Figure([]), soma))
    'No cubelets yet: Soma needs 27'
    """
    cells, volume, pieces = len(puzzle.figure), puzzle.piece_set.volume, puzzle.piece_set.title
    if not cells:
        return f"No cubelets yet: {pieces} needs {volume}"
    if cells == volume:
        return f"{cells} of {volume} cubelets"
    gap = counted(abs(cells - volume), "cubelet").split()[0]
    too = "many" if cells > volume else "few"
    return f"{cells} cubelet{'' if cells == 1 else 's'}: {gap} too {too} for {pieces}"


def why_not(faults: tuple[Fault, ...]) -> str:
    """Why the puzzle cannot be solved, as one line; nothing where only a search can tell."""
    return " ".join(fault.message for fault in faults)


def beyond_count(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """The faults that :func:`standing` does not say already."""
    return tuple(fault for fault in faults if fault.kind not in _SAID_BY_THE_COUNT)

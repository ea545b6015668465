"""Why a puzzle cannot be solved, where that can be said without searching."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cubewright.model.cell import Cell
from cubewright.model.puzzle import Puzzle


class FaultKind(Enum):
    """What is wrong."""

    EMPTY = "empty"
    CELL_COUNT = "cell count"
    LATTICE = "lattice"
    PART = "part"
    PIECE = "piece"
    CELL = "cell"
    PARITY = "parity"


@dataclass(frozen=True)
class Fault:
    """One reason, as a sentence, with the cells it speaks of."""

    kind: FaultKind
    message: str
    cells: tuple[Cell, ...] = ()


def faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """The reasons that no solution can exist, plainest first; none where only a search can tell."""
    figure = puzzle.figure
    if not figure.cells:
        return (Fault(FaultKind.EMPTY, "The figure has no cubelets yet."),)
    volume = puzzle.piece_set.volume
    if len(figure) != volume:
        gap = len(figure) - volume
        direction = "too many" if gap > 0 else "too few"
        return (
            Fault(
                FaultKind.CELL_COUNT,
                f"The figure has {len(figure)} cubelets, {abs(gap)} {direction} for "
                f"{puzzle.piece_set.title}, which fills {volume}.",
            ),
        )
    return ()

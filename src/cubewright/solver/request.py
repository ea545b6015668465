"""What is to be solved, and how: a frozen snapshot that no later edit can change."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Checkpoint

DEFAULT_ENGINE = "most-constrained"


@dataclass(frozen=True)
class SolveRequest:
    """A puzzle, the convention by which its solutions are counted, and how to search.

    ``settings``: the engine's settings that are not left at their defaults, by name.
    ``limit``: stop after so many solutions in the convention; None: all.
    ``count_only``: report numbers alone and keep no solution.
    ``checkpoint``: where an earlier solve of the same puzzle, convention,
    engine and settings was left, to go on from there.
    ``threads``: how many searches run side by side, 1 or more.
    """

    puzzle: Puzzle
    convention: Convention = Convention.UNIQUE
    engine: str = DEFAULT_ENGINE
    settings: tuple[tuple[str, str], ...] = ()
    limit: int | None = None
    count_only: bool = False
    threads: int = 1
    checkpoint: Checkpoint | None = None

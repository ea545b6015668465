"""Prepare a search: the puzzle's cover problem, the choice of engine, and its start."""

from __future__ import annotations

from collections.abc import Mapping

from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_steps
from cubewright.solver.problem.steps import Steps, share
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.piece_choices import ChoiceByChoice


def preparation_steps(
    puzzle: Puzzle, chosen: Engine, settings: Mapping[str, str]
) -> Steps[tuple[Engine, Search]]:
    """Return the engine chosen for a puzzle without faults, and its search, in steps.

    The same puzzle, engine and settings give the same search on every machine.

    Raises:
        CubewrightError: The settings do not fit the puzzle.

    """
    taking = chosen.taking(len(puzzle.figure))
    if taking is not chosen:
        chosen, settings = taking, {}
    end = 1.0 if chosen.start_steps is None else 0.5
    cover = yield from share(cover_steps(puzzle), 0.0, end)
    chosen = chosen.chosen_for(cover)
    if not cover.is_exact and not chosen.supports_inexact:
        return chosen, ChoiceByChoice(chosen, cover, settings)
    return chosen, (yield from share(chosen.begin_steps(cover, settings), end, 1.0))

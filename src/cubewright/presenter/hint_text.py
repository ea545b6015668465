"""Hints in words: where a piece goes, how it moves in and what supports it."""

from __future__ import annotations

from cubewright.solver.disassembly.assembly_order import AssemblyOrder, Step, Support


def step_text(order: AssemblyOrder, step: Step) -> str:
    """Return a step in words, such as "L from above, onto the ground"."""
    symbol = order.solution.piece(step.placed).symbol
    if step.translation is None:
        return f"{symbol}, which cannot be moved in straight"
    support = {
        Support.GROUND: "onto the ground",
        Support.PIECE: "onto a piece",
        Support.FACE: "leaning on a piece",
        Support.NOTHING: "held by hand until other pieces support it",
    }[step.support]
    return f"{symbol} {step.translation.description}, {support}"


def answer_text(solvable: bool | None, pre_placed: int) -> str:
    """Return whether a solution with the pre-placed pieces exists, in words.

    >>> answer_text(True, 2), answer_text(None, 0)
    ('Yes: there is a solution with these pieces.', 'Stopped before an answer was found.')
    """
    if solvable is None:
        return "Stopped before an answer was found."
    if not pre_placed:
        return "Yes: there is a solution." if solvable else "No: there is no solution."
    if solvable:
        return "Yes: there is a solution with these pieces."
    return "No: there is no solution with these pieces. Remove a piece."

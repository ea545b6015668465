"""How a piece is put in, in words, for window and terminal."""

from __future__ import annotations

from cubewright.solver.disassembly.assembly_order import AssemblyOrder, Step, Support


def step_text(order: AssemblyOrder, step: Step) -> str:
    """One step: the piece, where it comes in from and what holds it, such as `L from above`."""
    symbol = order.solution.piece(step.placed).symbol
    if step.translation is None:
        return f"{symbol}, for which there is no straight way in"
    held = {
        Support.GROUND: "onto the ground",
        Support.PIECE: "onto a piece",
        Support.FACE: "leaning on a piece",
        Support.NOTHING: "held by hand: nothing holds it yet",
    }[step.support]
    return f"{symbol} {step.translation.description}, {held}"


def answer_text(solvable: bool | None, pre_placed: int) -> str:
    """Whether what is laid can be completed.

    >>> answer_text(True, 2), answer_text(None, 0)
    ('Yes: what is laid can be completed.', 'Stopped: whether it is solvable is not known.')
    """
    if solvable is None:
        return "Stopped: whether it is solvable is not known."
    if not pre_placed:
        return "Yes: there is a solution." if solvable else "No: there is no solution."
    if solvable:
        return "Yes: what is laid can be completed."
    return "No: what is laid cannot be completed. Take a piece back."

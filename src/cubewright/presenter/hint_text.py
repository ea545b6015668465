"""Hints in words: the place of a piece, its path and its support."""

from __future__ import annotations

from cubewright.solver.disassembly.assembly_order import AssemblyOrder, Step, Support
from cubewright.solver.disassembly.translations import side_of
from cubewright.translation import mark, tr, trn

_SUPPORTS = {
    Support.GROUND: mark("onto the ground"),
    Support.PIECE: mark("onto a piece"),
    Support.FACE: mark("leaning on a piece"),
    Support.NOTHING: mark("held by hand until other pieces support it"),
}


def step_text(order: AssemblyOrder, step: Step) -> str:
    """Return a step in words, such as "L from above, onto the ground"."""
    symbol = order.solution.piece(step.placed).symbol
    if step.is_planned:
        return _planned_text(order, step, symbol)
    if step.translation is None:
        return tr("{symbol}, which cannot be moved in straight", symbol=symbol)
    return tr(
        "{symbol} {from_where}, {support}",
        symbol=symbol,
        from_where=tr(step.translation.description),
        support=tr(_SUPPORTS[step.support]),
    )


def _planned_text(order: AssemblyOrder, step: Step, symbol: str) -> str:
    if step is order.steps[0] and not order.pre_placed:
        return tr("{piece}, the first piece", piece=symbol)
    if not step.joins and step.stays_with:
        others = " ".join(order.solution.piece(each).symbol for each in step.stays_with)
        return tr("{piece}, which stays together with {others}", piece=symbol, others=others)
    if not step.joins:
        return tr("{piece}, apart from the others for now", piece=symbol)
    last = step.joins[-1]
    placed = order.solution.placed
    names = " ".join(order.solution.piece(placed[each]).symbol for each in last.removed_pieces)
    side = tr(side_of(order.solution.puzzle.figure.lattice, last.moves[-1].step))
    if last.level == 1:
        return tr("{pieces} {from_side}", pieces=names, from_side=side)
    return trn(
        "{pieces} {from_side}, in {n:,} move",
        "{pieces} {from_side}, in {n:,} moves; other pieces make way",
        last.level,
        pieces=names,
        from_side=side,
    )


def answer_text(solvable: bool | None, pre_placed: int) -> str:
    """Return, in words, whether the pre-placed pieces belong to a solution.

    >>> answer_text(True, 2), answer_text(None, 0)
    ('Yes: there is a solution with these pieces.', 'Stopped before an answer was found.')
    """
    if solvable is None:
        return tr("Stopped before an answer was found.")
    if not pre_placed:
        return tr("Yes: there is a solution.") if solvable else tr("No: there is no solution.")
    if solvable:
        return tr("Yes: there is a solution with these pieces.")
    return tr("No: there is no solution with these pieces. Remove a piece.")

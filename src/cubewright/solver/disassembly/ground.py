"""Plans for an assembly that stands on the ground, through which no piece moves.

A move of some pieces equals the opposite move of all other pieces. Before a move through the
ground, the other pieces are therefore lifted instead, so the ground changes no number of moves. It
only changes which half of the pieces moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cubewright.model.cell import Cell
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.lattice import Lattice

TOLERANCE = 1e-6


def rise(lattice: Lattice, step: Cell) -> float:
    """Return by how much a step lifts a piece; negative for a step down."""
    return float(sum(along * by for along, by in zip(lattice.space[2], step, strict=True)))


def lowest(lattice: Lattice, cells: Sequence[Cell]) -> float:
    """Return the height of the lowest cell's centre."""
    return min(float(lattice.centre(cell)[2]) for cell in cells)


def plan_on_ground(
    plan: Separation, lattice: Lattice, pieces: Sequence[Sequence[Cell]]
) -> Separation:
    """Return the plan with no slide through the ground; ``pieces`` are the cells of each piece.

    Every part stands on the ground when its separation begins. Quarter turns stay unchanged.
    """
    heights = {piece: lowest(lattice, pieces[piece]) for piece in plan.pieces}
    return _on_ground(plan, lattice, heights)


def _on_ground(plan: Separation, lattice: Lattice, before: Mapping[int, float]) -> Separation:
    heights = {piece: before[piece] for piece in plan.pieces}
    ground = min(heights.values())
    moves: list[Move] = []
    for move in plan.moves:
        made = _lifted(move, plan, lattice, heights, ground)
        for piece in made.pieces:
            heights[piece] += made.distance * rise(lattice, made.step)
        moves.append(made)
    staying, removed = (
        None if half is None else _on_ground(half, lattice, heights)
        for half in (plan.staying, plan.removed)
    )
    if moves[-1].pieces != plan.removed_pieces:
        staying, removed = removed, staying
    return Separation(plan.pieces, tuple(moves), staying, removed)


def _lifted(
    move: Move, plan: Separation, lattice: Lattice, heights: Mapping[int, float], ground: float
) -> Move:
    """Return the move, or the opposite move of the other pieces if it would cross the ground."""
    by = rise(lattice, move.step)
    if isinstance(move, Turn) or by > -TOLERANCE:
        return move
    end = min(heights[piece] for piece in move.pieces) + move.distance * by
    if move.distance != FOR_EVER and end > ground - TOLERANCE:
        return move
    others = tuple(piece for piece in plan.pieces if piece not in move.pieces)
    x, y, z = move.step
    return replace(move, pieces=others, step=(-x, -y, -z))

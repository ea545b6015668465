"""Plans for an assembly that stands on the ground, through which no piece moves.

A move of some pieces equals the opposite move of all other pieces. Before a move through the
ground, the other pieces are therefore lifted instead, so the ground changes no number of moves. It
only changes which half of the pieces moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cubewright.model.cell import Cell, shifted
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.poses import Pose, after_move

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

    Every part stands on the ground when its separation begins. The same pieces turn,
    because the search finds only turns that keep to the ground.
    """
    return _on_ground(plan, lattice, pieces, (Pose(),) * len(pieces), (0, 0, 0))


def _on_ground(
    plan: Separation,
    lattice: Lattice,
    pieces: Sequence[Sequence[Cell]],
    poses: tuple[Pose, ...],
    lift: Cell,
) -> Separation:
    """Return the plan of a part; all its pieces are a ``lift`` farther than in the given plan."""
    heights = {piece: lowest(lattice, poses[piece].cells(pieces[piece])) for piece in plan.pieces}
    ground = min(heights.values())
    moves: list[Move] = []
    for move in plan.moves:
        if isinstance(move, Turn):
            made: Move = replace(move, pivot=_moved_pivot(move, lift))
        else:
            made = _lifted(move, plan, lattice, heights, ground)
            if made is not move:
                x, y, z = (made.distance * each for each in made.step)
                lift = shifted(lift, (x, y, z))
        poses = after_move(poses, made)
        for piece in made.pieces:
            if isinstance(made, Turn):
                heights[piece] = lowest(lattice, poses[piece].cells(pieces[piece]))
            else:
                heights[piece] += made.distance * rise(lattice, made.step)
        moves.append(made)
    staying, removed = (
        None if half is None else _on_ground(half, lattice, pieces, poses, lift)
        for half in (plan.staying, plan.removed)
    )
    if moves[-1].pieces != plan.removed_pieces:
        staying, removed = removed, staying
    return Separation(plan.pieces, tuple(moves), staying, removed)


def _moved_pivot(turn: Turn, lift: Cell) -> Cell:
    x, y, z = (
        0 if along else point + 2 * by
        for along, point, by in zip(turn.step, turn.pivot, lift, strict=True)
    )
    return x, y, z


def _lifted(
    move: Move, plan: Separation, lattice: Lattice, heights: Mapping[int, float], ground: float
) -> Move:
    """Return the move, or the opposite move of the other pieces if it would cross the ground."""
    by = rise(lattice, move.step)
    if by > -TOLERANCE:
        return move
    end = min(heights[piece] for piece in move.pieces) + move.distance * by
    if move.distance != FOR_EVER and end > ground - TOLERANCE:
        return move
    others = tuple(piece for piece in plan.pieces if piece not in move.pieces)
    x, y, z = move.step
    return replace(move, pieces=others, step=(-x, -y, -z))

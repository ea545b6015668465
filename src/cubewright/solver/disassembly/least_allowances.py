"""The least rounding that each turn of a plan needs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from cubewright.model.cell import Cell
from cubewright.model.disassembly import Move, Separation, Turn
from cubewright.solver.disassembly.poses import Pose, after_move
from cubewright.solver.disassembly.turns.moves import Motion, MoveSpace
from cubewright.solver.disassembly.turns.search import ALLOWANCES


def with_least_allowances(
    plan: Separation, pieces: Sequence[Sequence[Cell]], poses: Sequence[Pose] | None = None
) -> Separation:
    """Return a plan whose turns have their least :data:`ALLOWANCES`.

    ``pieces`` are the cells of each piece of the assembly, and ``poses`` the poses at the start.
    """
    return _with_least(plan, pieces, tuple(poses or [Pose()] * len(pieces)))


def _with_least(
    plan: Separation, pieces: Sequence[Sequence[Cell]], poses: tuple[Pose, ...]
) -> Separation:
    moves: list[Move] = []
    for move in plan.moves[:-1]:
        if isinstance(move, Turn):
            moving = [cell for each in move.pieces for cell in poses[each].cells(pieces[each])]
            staying = [each for each in plan.pieces if each not in move.pieces]
            rest = [cell for each in staying for cell in poses[each].cells(pieces[each])]
            moves.append(replace(move, allowance=least_allowance(move, moving, rest)))
        else:
            moves.append(move)
        poses = after_move(poses, move)
    halves = [half and _with_least(half, pieces, poses) for half in (plan.staying, plan.removed)]
    return replace(plan, moves=(*moves, plan.moves[-1]), staying=halves[0], removed=halves[1])


def least_allowance(turn: Turn, moving: Sequence[Cell], rest: Sequence[Cell]) -> Fraction:
    """Return the least allowance, at most the turn's, with which cells turn past others."""
    bodies = np.array(moving, np.int64), np.array(rest, np.int64)
    motion = Motion(1, turn.step, turn.distance, turn.pivot)
    smaller = [each for each in ALLOWANCES if each < turn.allowance]
    number = bisect_left(
        smaller, True, key=lambda each: MoveSpace(bodies, each).quarters(motion) >= turn.distance
    )
    return smaller[number] if number < len(smaller) else turn.allowance

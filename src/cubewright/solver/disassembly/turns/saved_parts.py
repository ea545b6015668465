"""The state of an analysis with turns in plain numbers and text, ready for JSON.

As in an analysis of slides, each state is saved as its parent and its motion. A partly expanded
state is saved as unexpanded.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import numpy as np

from cubewright.model.cell import Cell
from cubewright.model.disassembly import Move, Turn
from cubewright.solver.disassembly.saved_state import (
    AnalysisState,
    pack_numbers,
    saved_number,
    unpack_numbers,
)
from cubewright.solver.disassembly.turns.moves import QUARTERS, Bodies, Motion
from cubewright.solver.disassembly.turns.parts import TurningParts

_COLUMNS = 10
"""The number of values per state.

They are the parent; the pieces, step and distance of the motion; 1 for a turn; and the pivot.
"""
_FARTHEST = 1 << 16
"""A bound on all coordinates."""
_MAX_STATES = 1 << 24


def saved_parts(parts: TurningParts) -> dict[str, Any]:
    """Return the state of an analysis without an outcome."""
    count = bisect_left(parts.nodes, parts.head, key=lambda node: node.parent)
    rows = []
    for node in parts.nodes[1:count]:
        motion = node.motion
        assert motion is not None
        pivot = motion.pivot or (0, 0, 0)
        is_turn = motion.pivot is not None
        rows.append((node.parent, motion.mask, *motion.step, motion.distance, is_turn, *pivot))
    columns = np.array(rows, np.int64).reshape(-1, _COLUMNS).T
    return {
        "states": parts.states - (len(parts.nodes) - count),
        "waiting": [
            {"pieces": list(pieces), "cells": _cells(bodies)} for pieces, bodies in parts.waiting
        ],
        "plan": [
            {
                "part": list(part),
                "removed": list(removed),
                "moves": [
                    [list(each.pieces), *each.step, each.distance, *_pivot(each)] for each in moves
                ],
            }
            for part, (moves, removed) in parts.made.items()
        ],
        "failed": [list(part) for part in parts.failed],
        "part": {
            "pieces": list(parts.pieces),
            "cells": _cells(parts.nodes[0].bodies),
            "next": parts.head,
            "count": count,
            "motions": pack_numbers(columns.ravel(), "<i4"),
        },
    }


def restore_parts(parts: TurningParts, saved: AnalysisState) -> None:
    """Restore a saved state; the next steps of the analysis rebuild its states.

    Raises one of :data:`~cubewright.errors.MALFORMED` for an invalid state.
    """
    part = saved["part"]
    count = saved_number(part["count"], 1, _MAX_STATES)
    head = saved_number(part["next"], 0, count)
    states = saved_number(saved["states"], count, 1 << 60)
    waiting = [(_pieces(parts, each["pieces"]), each["cells"]) for each in saved["waiting"]]
    pieces = _pieces(parts, part["pieces"])
    made = {}
    for each in saved["plan"]:
        of = _pieces(parts, each["part"])
        moves = tuple(_move(parts, of, move) for move in each["moves"])
        made[of] = moves, _pieces(parts, each["removed"], of)
        _check(bool(moves) and 0 < len(made[of][1]) < len(of))
    failed = [_pieces(parts, each) for each in saved["failed"]]
    numbers = unpack_numbers(part["motions"], "<i4", _COLUMNS * (count - 1))
    motions = [
        _motion(number, row, len(pieces))
        for number, row in enumerate(numbers.reshape(_COLUMNS, -1).T.tolist(), 1)
    ]
    parts.waiting = [(each, _bodies(parts, each, cells)) for each, cells in waiting]
    parts.made, parts.failed = made, failed
    parts.begin_part(pieces, _bodies(parts, pieces, part["cells"]))
    parts.head, parts.states = head, states - count + 1
    parts.replayed.extend(motions)


def _cells(bodies: Bodies) -> list[list[list[int]]]:
    return [body.tolist() for body in bodies]


def _pivot(move: Move) -> Cell | tuple[()]:
    return move.pivot if isinstance(move, Turn) else ()


def _check(is_right: object) -> None:
    if not is_right:
        raise ValueError


def _pieces(
    parts: TurningParts, values: list[object], of: tuple[int, ...] | None = None
) -> tuple[int, ...]:
    most = len(parts.assembly.pieces) - 1
    found = tuple(saved_number(value, 0, most) for value in values)
    _check(found and len(set(found)) == len(found) and (of is None or set(found) <= set(of)))
    return found


def _bodies(
    parts: TurningParts, pieces: tuple[int, ...], cells: list[list[list[object]]]
) -> Bodies:
    found = []
    for piece, body in zip(pieces, cells, strict=True):
        numbers = [[saved_number(value, -_FARTHEST, _FARTHEST) for value in cell] for cell in body]
        _check(len(body) == len(parts.assembly.pieces[piece].cells))
        _check(all(len(cell) == len("xyz") for cell in numbers))
        found.append(np.array(numbers, np.int64))
    _check(parts.is_near(tuple(found)))
    return tuple(found)


def _unit(values: list[object]) -> Cell:
    x, y, z = (saved_number(value, -1, 1) for value in values)
    _check(abs(x) + abs(y) + abs(z) == 1)
    return x, y, z


def _move(parts: TurningParts, of: tuple[int, ...], row: list[Any]) -> Move:
    pieces, (x, y, z, distance, *pivot) = _pieces(parts, row[0], of), row[1:]
    step = _unit([x, y, z])
    if not pivot:
        return Move(pieces, step, saved_number(distance, 0, _FARTHEST))
    a, b, c = (saved_number(value, -_FARTHEST, _FARTHEST) for value in pivot)
    quarters = saved_number(distance, 1, QUARTERS)
    return Turn(pieces, step, quarters, (a, b, c), parts.allowance)


def _motion(number: int, row: list[int], pieces: int) -> tuple[int, Motion]:
    parent, mask, x, y, z, distance, is_turn, *pivot = row
    _check(0 <= parent < number and 0 < mask < (1 << pieces) - 1 and is_turn in (0, 1))
    step = _unit([x, y, z])
    saved_number(distance, 1, QUARTERS if is_turn else _FARTHEST)
    a, b, c = (saved_number(value, -_FARTHEST, _FARTHEST) for value in pivot)
    return parent, Motion(mask, step, distance, (a, b, c) if is_turn else None)

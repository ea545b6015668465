"""Solutions as JSON, for other programs: one object, with one line for each solution."""

from __future__ import annotations

import json
from typing import Any

from cubewright.formats.solutions.solution_format import ByPiece, SolutionFormat
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution


def puzzle_as_json(puzzle: Puzzle) -> dict[str, Any]:
    """Return the puzzle as JSON values: the figure's cells, and the pieces by symbol."""
    return {
        "name": puzzle.name,
        "lattice": puzzle.figure.lattice.name,
        "cells": [list(cell) for cell in puzzle.figure.cells],
        "piece_set": puzzle.piece_set.name,
        "pieces": [
            {"symbol": piece.symbol, "name": piece.name, "colour": piece.colour, "count": count}
            for piece, count in zip(puzzle.pieces, puzzle.counts, strict=True)
        ],
    }


def solution_as_json(solution: Solution) -> list[dict[str, Any]]:
    """Return the placed pieces in the puzzle's order: symbol, copy (from 1) and cells.

    Where the cells do not say how a piece is turned, the colour numbers of the cells follow.
    """
    return [_placed_as_json(solution.puzzle, placed) for placed in solution.placed]


def _placed_as_json(puzzle: Puzzle, placed: PlacedPiece) -> dict[str, Any]:
    return {
        "piece": puzzle.pieces[placed.piece].symbol,
        "copy": placed.copy + 1,
        "cells": [list(cell) for cell in placed.cells],
        **({"colours": list(placed.colours)} if placed.colours else {}),
    }


def _opening(puzzle: Puzzle) -> str:
    return f'{{"puzzle": {_compact(puzzle_as_json(puzzle))},\n"solutions": [\n'


def _line(solution: Solution, _number: int) -> str:
    return _compact(solution_as_json(solution))


def _placed_line(puzzle: Puzzle, placed: PlacedPiece) -> str:
    return _compact(_placed_as_json(puzzle, placed))


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


JSON = SolutionFormat(
    "json",
    "JSON for other programs",
    _line,
    between=",\n",
    opening=_opening,
    closing="\n]}\n",
    by_piece=ByPiece(_placed_line, between=",", before="[", after="]"),
    suffix=".json",
)

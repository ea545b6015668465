"""Solutions as JSON, for other programs: one object, with one line for each solution.

``docs/solutions.schema.json`` describes the format; :data:`VERSION` changes with it.
"""

from __future__ import annotations

import json
from typing import Any

from cubewright.formats.puzzle import choices_values
from cubewright.formats.solutions.solution_format import ByPiece, SolutionFormat
from cubewright.model.colours import colour_numbers
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import mark

FORMAT, VERSION = "cubewright solutions", 1
"""The identification of the format in a file."""


def puzzle_as_json(puzzle: Puzzle) -> dict[str, Any]:
    """Return the puzzle as JSON values: the figure's cells, and the pieces with their shapes."""
    figure = puzzle.figure
    optional = [list(cell) for cell in sorted(figure.optional)]
    return {
        "name": puzzle.name,
        "lattice": figure.lattice.name,
        "cells": [list(cell) for cell in figure.cells],
        **({"optional": optional} if optional else {}),
        **({} if puzzle.max_holes is None else {"max_holes": puzzle.max_holes}),
        **({"choices": choices_values(puzzle.choices)} if puzzle.choices else {}),
        **_colours(figure),
        "piece_set": puzzle.piece_set.name,
        "pieces": [
            {
                "symbol": piece.symbol,
                "name": piece.name,
                "colour": piece.colour,
                "count": count,
                **({} if least == count else {"minimum": least}),
                "cells": [list(cell) for cell in piece.cells],
                **_colours(piece),
            }
            for piece, count, least in zip(
                puzzle.pieces, puzzle.counts, puzzle.min_copies, strict=True
            )
        ],
    }


def _colours(of: Figure | Piece) -> dict[str, Any]:
    numbers = sorted(colour_numbers(of.cells, of.dark, of.colours).items())
    return {"colours": [[list(cell), number] for cell, number in numbers]} if numbers else {}


def solution_as_json(solution: Solution) -> list[dict[str, Any]]:
    """Return the placed pieces in the puzzle's order: symbol, copy (from 1) and cells.

    Colour numbers of the cells follow if the cells alone do not determine the orientation.
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
    head = f'{{"format": "{FORMAT}", "version": {VERSION},\n'
    return f'{head}"puzzle": {_compact(puzzle_as_json(puzzle))},\n"solutions": [\n'


def _line(solution: Solution, _number: int) -> str:
    return _compact(solution_as_json(solution))


def _placed_line(puzzle: Puzzle, placed: PlacedPiece) -> str:
    return _compact(_placed_as_json(puzzle, placed))


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


JSON = SolutionFormat(
    "json",
    mark("JSON for other programs"),
    _line,
    between=",\n",
    opening=_opening,
    closing="\n]}\n",
    by_piece=ByPiece(_placed_line, between=",", before="[", after="]"),
    suffix=".json",
)

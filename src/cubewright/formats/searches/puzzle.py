"""A complete puzzle as JSON values of a saved search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cubewright.formats.puzzle import choices_values
from cubewright.model.cell import Cell
from cubewright.model.colours import Colours
from cubewright.model.puzzle import Puzzle


def puzzle_as_data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON values: the figure, and the pieces with their shapes.

    Colours, a limit of holes and choices are written only where there are any, so that
    other puzzles keep their digest.
    """
    figure, pieces = puzzle.figure, puzzle.piece_set
    states_counts = pieces.minimums == pieces.counts
    allowed = puzzle.allowed_colours
    return {
        **_colours(figure.colours),
        **({} if allowed is None else {"allowed_colours": [list(p) for p in sorted(allowed)]}),
        **({} if puzzle.max_holes is None else {"max_holes": puzzle.max_holes}),
        **({"choices": choices_values(puzzle.choices)} if puzzle.choices else {}),
        "name": figure.name,
        "lattice": figure.lattice.name,
        "cells": _sorted_lists(figure.cells),
        "optional": _sorted_lists(figure.optional),
        "dark": None if figure.dark is None else _sorted_lists(figure.dark),
        "fixed": [
            {"piece": each.piece, "copy": each.copy, "cells": _sorted_lists(each.cells)}
            for each in puzzle.pre_placed
        ],
        "forbidden": [
            {"piece": piece, "cells": _sorted_lists([cell])}
            for piece, cell in sorted(puzzle.forbidden)
        ],
        "piece_set": {
            "name": pieces.name,
            "title": pieces.title,
            "source": pieces.source,
            **({"states_minimums": True} if states_counts else {}),
            "pieces": [
                {
                    "symbol": piece.symbol,
                    "name": piece.name,
                    "colour": piece.colour,
                    "count": count,
                    "minimum": minimum,
                    "marks": list(piece.marks),
                    "aliases": list(piece.aliases),
                    "cells": _sorted_lists(piece.cells),
                    "dark": None if piece.dark is None else _sorted_lists(piece.dark),
                    "flips": piece.flips,
                    "one_sided": piece.one_sided,
                    **_colours(piece.colours),
                }
                for piece, count, minimum in zip(
                    pieces.pieces, pieces.counts, pieces.min_copies, strict=True
                )
            ],
        },
    }


def _colours(colours: Colours) -> dict[str, Any]:
    return {"colours": [[list(cell), n] for cell, n in sorted(colours)]} if colours else {}


def _sorted_lists(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in sorted(cells)]

"""Conversion of the user's marks of solutions to a JSON text of a project file, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from cubewright.formats.project.values import read_text
from cubewright.formats.schema import Count
from cubewright.model.cell import Cell
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem
from cubewright.model.results import Placed, SolutionMark
from cubewright.translation import tr

NO_MARKS = "{}"
"""The text of a problem without marks, the default of the column."""
PlacedCells = tuple[Count, Count, tuple[Count, ...], tuple[Count, ...]]
"""A piece, its copy, its cells and their colours.

A cell is stored as its index among the sorted cells of the figure.
"""


class MarkData(Struct, frozen=True, kw_only=True):
    """A mark; fields as in :class:`~cubewright.model.results.SolutionMark`."""

    placed: tuple[PlacedCells, ...]
    starred: bool = False
    deleted: bool = False
    note: str = ""


class MarksData(Struct, frozen=True, kw_only=True):
    """All marks of a problem."""

    marks: tuple[MarkData, ...] = ()


def marks_text(problem: Problem) -> str:
    """Return the text of a problem's marks; marks outside its figure are left out."""
    figure = problem.figure
    index = {} if figure is None else {cell: n for n, cell in enumerate(figure.cells)}
    values = [
        {
            "placed": placed,
            "starred": mark.is_starred,
            "deleted": mark.is_deleted,
            "note": mark.note,
        }
        for mark in problem.marks
        if (placed := _placed_values(mark.placed, index)) is not None
    ]
    text = json.dumps({"marks": values}, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace").decode()


def _placed_values(placed: Placed, index: Mapping[Cell, int]) -> list[Any] | None:
    if not all(cell in index for each in placed for cell in each.cells):
        return None
    return [
        (each.piece, each.copy, [index[cell] for cell in each.cells], each.colours)
        for each in placed
    ]


def marks_of_text(text: object, problem: Problem, file: str) -> tuple[SolutionMark, ...]:
    """Return the marks in a text that :func:`marks_text` wrote.

    Raises:
        FormatError: The text contains no marks, or a mark with cells outside the figure.
    """
    if text == NO_MARKS:
        return ()
    data, source = read_text(text, MarksData, file)
    cells = () if problem.figure is None else problem.figure.cells
    marks = []
    for number, mark in enumerate(data.marks):
        if any(cell >= len(cells) for _, _, own, _ in mark.placed for cell in own):
            source.wrong(("marks", number, "placed"), tr("they are not cells of the figure"))
        placed = tuple(
            PlacedPiece(piece, copy, tuple(cells[cell] for cell in own), colours)
            for piece, copy, own, colours in mark.placed
        )
        marks.append(SolutionMark(placed, mark.starred, mark.deleted, mark.note))
    return tuple(marks)

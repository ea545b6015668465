"""Solutions whose text is put together of one text for each placed piece: these are made once."""

from __future__ import annotations

import numpy as np

from cubewright.formats.solutions.solution_format import ByPiece
from cubewright.model.cell import CountArray, IntArray
from cubewright.model.placement import PlacedPiece
from cubewright.solver.problem.copy_assignment import CopyAssignment
from cubewright.solver.problem.cover import CoverProblem

MOST_TEXTS = 100_000
"""Texts of placed pieces that are kept; with more of them, they are made anew now and then."""


class JoinedWriter:
    """Joins the texts of placed pieces to those of solutions."""

    def __init__(self, cover: CoverProblem, by_piece: ByPiece, between: str) -> None:
        self._by_piece = by_piece
        self._between = between
        self._seats = CopyAssignment(cover)
        self._parts = _Parts(cover, by_piece, self._seats)

    def text(self, rows: IntArray, _number: int) -> str:
        """The text of rows whose options ascend, and what stands between two."""
        seats = self._seats.assign(rows)
        if (seats[:, 1:] < seats[:, :-1]).any():
            order = np.argsort(seats, axis=1, kind="stable")
            rows = np.take_along_axis(rows, order, axis=1)
            seats = np.take_along_axis(seats, order, axis=1)
        if len(self._parts) > MOST_TEXTS:
            self._parts.clear()
        get = self._parts.__getitem__
        columns = [list(map(get, each)) for each in self._parts.keys_of(rows, seats).T.tolist()]
        _, _, before, after = self._by_piece
        lines = map("".join, zip(*columns, strict=True))
        return before + (after + self._between + before).join(lines) + after


class _Parts(dict[int, str]):
    """The text of each option in each seat, and what stands before it; made when it is wanted."""

    def __init__(self, cover: CoverProblem, by_piece: ByPiece, seats: CopyAssignment) -> None:
        super().__init__()
        self._cover = cover
        self._by_piece = by_piece
        self._seats = seats
        self._options = len(cover.masks) + 1

    def keys_of(self, rows: IntArray, seats: IntArray) -> CountArray:
        """A number for each option and the seat it lies in; one below zero begins a row."""
        keys = rows + seats.astype(np.int64) * self._options
        keys[:, :1] = ~keys[:, :1]
        return keys

    def __missing__(self, key: int) -> str:
        seat, option = divmod(~key if key < 0 else key, self._options)
        part = ""
        if seat != self._seats.no_copy:
            puzzle = self._cover.puzzle
            cells = puzzle.figure.cells
            where = tuple(cells[index] for index in self._cover.option_cells[option])
            part = self._by_piece.one(puzzle, PlacedPiece(*self._seats.copies[seat], where))
            if key >= 0:
                part = self._by_piece.between + part
        self[key] = part
        return part

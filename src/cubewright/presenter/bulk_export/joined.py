"""Write solutions by joining the texts of their placed pieces, which are cached."""

from __future__ import annotations

import numpy as np

from cubewright.formats.solutions.solution_format import ByPiece
from cubewright.model.cell import CountArray, IntArray
from cubewright.model.placement import PlacedPiece
from cubewright.solver.problem.copy_assignment import CopyAssignment
from cubewright.solver.problem.cover import CoverProblem

MAX_TEXTS = 100_000
"""The largest number of cached texts; beyond it, the cache is emptied."""


class JoinedWriter:
    """Joins the texts of placed pieces into texts of solutions."""

    def __init__(self, cover: CoverProblem, by_piece: ByPiece, between: str) -> None:
        self._by_piece = by_piece
        self._between = between
        self._copies = CopyAssignment(cover)
        self._texts = _TextCache(cover, by_piece, self._copies)

    def text(self, rows: IntArray, _number: int) -> str:
        """Return the text of rows in ascending order of options, with separators."""
        copies = self._copies.assign(rows)
        if (copies[:, 1:] < copies[:, :-1]).any():
            order = np.argsort(copies, axis=1, kind="stable")
            rows = np.take_along_axis(rows, order, axis=1)
            copies = np.take_along_axis(copies, order, axis=1)
        if len(self._texts) > MAX_TEXTS:
            self._texts.clear()
        get = self._texts.__getitem__
        columns = [list(map(get, each)) for each in self._texts.keys_of(rows, copies).T.tolist()]
        _, _, before, after = self._by_piece
        lines = map("".join, zip(*columns, strict=True))
        return before + (after + self._between + before).join(lines) + after


class _TextCache(dict[int, str]):
    """The text of each option of each piece copy, with its separator; made on demand."""

    def __init__(self, cover: CoverProblem, by_piece: ByPiece, copies: CopyAssignment) -> None:
        super().__init__()
        self._cover = cover
        self._by_piece = by_piece
        self._copies = copies
        self._options = len(cover.masks) + 1

    def keys_of(self, rows: IntArray, copies: IntArray) -> CountArray:
        """Return a key for each option and its piece copy; negative for the first of a row."""
        keys = rows + copies.astype(np.int64) * self._options
        keys[:, :1] = ~keys[:, :1]
        return keys

    def __missing__(self, key: int) -> str:
        copy, option = divmod(~key if key < 0 else key, self._options)
        text = ""
        if copy != self._copies.no_copy:
            puzzle = self._cover.puzzle
            cells = puzzle.figure.cells
            filled = tuple(cells[index] for index in self._cover.option_cells[option])
            colours = self._cover.colour_numbers[option] if self._cover.colour_numbers else ()
            piece, number = self._copies.copies[copy]
            text = self._by_piece.one(puzzle, PlacedPiece(piece, number, filled, colours))
            if key >= 0:
                text = self._by_piece.between + text
        self[key] = text
        return text

"""Solutions whose texts differ only in one character for each cell, and in their number.

Where these characters stand is learnt from a specimen with a mark of its own at
every cell. Where cells at a figure's border stay empty, a text may be narrower;
so there is a specimen for each box that solutions fill.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.cell import CountArray, IntArray
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.bulk_export.bounding_boxes import BoundingBoxes
from cubewright.solver.problem.copy_assignment import CopyAssignment
from cubewright.solver.problem.cover import CoverProblem

WORTH_LEARNING = 16
"""So many solutions that fill one box take longer to write one by one than to learn how."""
MOST_FRAMES = 4096
"""So many boxes are learnt: what fills others is written one by one."""
_FIRST_OWN = 0xF0000
"""From here on there are characters that nobody writes."""
_NUMBER = 7_777_777
"""A number that stands in no name."""

_Letters = NDArray[np.unsignedinteger[Any]]


class VariableWidthError(Exception):
    """It cannot be learnt which character a piece has."""


@dataclass(frozen=True)
class _Frame:
    """Where things stand in the text of a solution that fills a certain box.

    ``line`` is what all have in common: without the number, and each cell left
    empty. ``head`` tells how much of it stands before the number, -1: there is
    none. ``at`` tells for each cell where its character stands, and last, for
    no cell, where one stands that never changes. What stands at ``edges`` is
    seen only beside filled cells.
    """

    line: _Letters
    head: int
    at: CountArray
    edges: CountArray


class FixedWidthWriter:
    """Puts characters where they belong.

    ``one`` writes a row with its number. The first text for each box is
    compared with what it says; where they differ it writes them all. Raises
    :class:`VariableWidthError`.
    """

    def __init__(
        self, cover: CoverProblem, form: SolutionFormat, one: Callable[[IntArray, int], str]
    ) -> None:
        self._puzzle = cover.puzzle
        self._form = form
        self._one = one
        self._seats = CopyAssignment(cover)
        self._marks = _marks(cover.puzzle, form, self._seats)
        self._cells_of = _cells_of(cover)
        self._boxes = BoundingBoxes(cover)
        self._frames: dict[int, _Frame | None] = {}
        self._met: Counter[int] = Counter()

    def text(self, rows: IntArray, number: int) -> str:
        """The text of rows whose options ascend, and what stands between two.

        The first has that number, and all their numbers have as many digits.
        """
        between = self._form.between
        seats = self._seats.assign(rows)
        numbers = np.arange(number, number + len(rows))
        boxes, box_of = self._boxes.of(rows)
        texts = [""] * len(rows)
        for place, box in enumerate(boxes):
            those = np.flatnonzero(box_of == place)
            its_rows, its_seats, its_numbers = rows[those], seats[those], numbers[those]
            frame = self._frame_of(box, its_rows, its_seats, its_numbers)
            if frame is None:
                for index in those.tolist():
                    texts[index] = self._one(rows[index], number + index) + between
                continue
            whole = self._written(frame, its_rows, its_seats, its_numbers)
            if len(boxes) == 1:
                return whole[: len(whole) - len(between)]
            length = len(whole) // len(those)
            for index, begin in zip(those.tolist(), range(0, len(whole), length), strict=True):
                texts[index] = whole[begin : begin + length]
        text = "".join(texts)
        return text[: len(text) - len(between)]

    def _frame_of(
        self, box: int, rows: IntArray, seats: IntArray, numbers: CountArray
    ) -> _Frame | None:
        """What there is to know of a box that some rows fill; None where it is not known."""
        if box not in self._frames:
            self._met[box] += len(rows)
            if self._met[box] < WORTH_LEARNING or len(self._frames) >= MOST_FRAMES:
                return None
            frame = self._learnt(self._boxes.cells_in(box))
            if frame is not None:
                expected = self._one(rows[0], int(numbers[0])) + self._form.between
                if self._written(frame, rows[:1], seats[:1], numbers[:1]) != expected:
                    frame = None
            self._frames[box] = frame
        return self._frames[box]

    def _written(self, frame: _Frame, rows: IntArray, seats: IntArray, numbers: CountArray) -> str:
        """The texts of rows that fill one box, with what stands between two also at the end."""
        line = frame.line
        marks = self._marks.astype(line.dtype)
        marks[self._seats.no_copy] = line[frame.at[-1]]
        lines = np.tile(line, (len(rows), 1))
        letters, begins = lines.reshape(-1), np.arange(0, lines.size, len(line))
        for place in range(rows.shape[1]):
            options, its_marks = rows[:, place], marks.take(seats[:, place])
            for cells in self._cells_of:
                letters[begins + frame.at.take(cells.take(options))] = its_marks
        if len(frame.edges):
            self._blank_edges(frame, lines)
        if frame.head >= 0:
            powers = 10 ** np.arange(len(str(numbers[0])))[::-1]
            digits = (numbers[:, None] // powers % 10 + ord("0")).astype(line.dtype)
            lines = np.hstack([lines[:, : frame.head], digits, lines[:, frame.head :]])
        return lines.tobytes().decode("ascii" if line.itemsize == 1 else "utf-32-le")

    def _blank_edges(self, frame: _Frame, lines: _Letters) -> None:
        """Leave out what stands between two cells that are not filled."""
        filled = np.zeros(lines.shape, np.bool_)
        cells = frame.at[frame.at != frame.at[-1]]
        filled[:, cells] = lines[:, cells] != ord(self._form.empty)
        seen = filled[:, frame.edges - 1] | filled[:, frame.edges + 1]
        lines[:, frame.edges] = np.where(seen, lines[:, frame.edges], ord(" "))

    def _learnt(self, inside: Sequence[int]) -> _Frame | None:
        """What is to be learnt from a specimen that fills these cells."""
        try:
            template = self._form.one(_specimen(self._puzzle, inside), _NUMBER)
        except CubewrightError:
            return None
        before, digits, behind = template.partition(str(_NUMBER))
        body = np.array([ord(c) for c in before + behind + self._form.between], np.uint32)
        own, alike = np.flatnonzero(body >= _FIRST_OWN), np.flatnonzero(body < _FIRST_OWN)
        if not len(alike) or sorted(body[own] - _FIRST_OWN) != list(inside):
            return None
        at = np.full(len(self._puzzle.figure) + 1, alike[0], np.int64)
        at[body[own] - _FIRST_OWN] = own
        body[own] = ord(self._form.empty)
        is_ascii = max(body.max(), self._marks.max()) < 128
        edges = np.array(self._edges(at, inside) if self._boxes.may_be_empty else [], np.int64)
        line = body.astype(np.uint8) if is_ascii else body
        return _Frame(line, len(before) if digits else -1, at, edges)

    def _edges(self, at: CountArray, inside: Sequence[int]) -> list[int]:
        """Where edges stand beside cells."""
        figure = self._puzzle.figure
        text_layout = figure.lattice.text_layout
        found = set()
        for index in inside:
            column, line, level = text_layout.text_position(figure.cells[index])
            for step in (-1, 1):
                beside = (column + step, line, level)
                if text_layout.cell(beside) is None and text_layout.edge(beside) != " ":
                    found.add(int(at[index]) + step)
        return sorted(found)


def _specimen(puzzle: Puzzle, inside: Sequence[int]) -> Solution:
    """A solution of single cells, each with a mark of its own."""
    cells = puzzle.figure.cells
    lattice = puzzle.figure.lattice
    pieces = tuple(
        Piece(chr(_FIRST_OWN + index), (cells[index],), lattice=lattice) for index in inside
    )
    its_set = PieceSet(
        puzzle.piece_set.name, puzzle.piece_set.title, pieces, (1,) * len(pieces), lattice
    )
    placed = tuple(PlacedPiece(piece, 0, (cells[index],)) for piece, index in enumerate(inside))
    return Solution(replace(puzzle, piece_set=its_set, fixed=(), forbidden=frozenset()), placed)


def _marks(puzzle: Puzzle, form: SolutionFormat, seats: CopyAssignment) -> NDArray[np.uint32]:
    """The character of each seat, learnt from texts in which it fills one cell; 0 for none."""
    cell = puzzle.figure.cells[0]
    found = []
    try:
        before, after = form.one(_specimen(puzzle, [0]), _NUMBER).split(chr(_FIRST_OWN))
        for piece, copy in seats.copies:
            text = form.one(Solution(puzzle, (PlacedPiece(piece, copy, (cell,)),)), _NUMBER)
            mark = text[len(before) : len(text) - len(after)]
            if text != before + mark + after or mark == form.empty:
                raise VariableWidthError
            found.append(ord(mark))
    except (CubewrightError, ValueError, TypeError):
        raise VariableWidthError from None
    return np.array([*found, 0], np.uint32)


def _cells_of(cover: CoverProblem) -> CountArray:
    """For each option, and last for none, its first cell, its second, …: one row for each.

    An option of fewer cells has its first again.
    """
    widest = int(cover.sizes.max())
    listed = [(*cells, *[cells[0]] * (widest - len(cells))) for cells in cover.option_cells]
    return np.array([*listed, [cover.cell_count] * widest], np.int64).T.copy()

"""Write solutions whose texts differ only in their number and in one character for each cell.

The positions of these characters are found in a template solution with a unique mark at every cell.
If cells at the border of a figure stay empty, the text may be narrower, so there is one template
for each bounding box.
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
from cubewright.solver.problem.copy_assignment import CopyAssignment
from cubewright.solver.problem.cover import CoverProblem

MIN_SOLUTIONS = 16
"""Minimum number of solutions with the same box for which a template saves time."""
MAX_TEMPLATES = 4096
"""Maximum number of templates; solutions of further boxes are written one by one."""
_FIRST_MARK = 0xF0000
"""The first of the unique marks; no text contains these private-use characters."""
_NUMBER = 7_777_777
"""A solution number that occurs in no name."""

_Letters = NDArray[np.unsignedinteger[Any]]


class VariableWidthError(Exception):
    """Raised if the text of a piece in a cell is not exactly one character."""


@dataclass(frozen=True)
class _Template:
    """The positions in the text of a solution that fills a certain box.

    ``line`` is the common text, without the number and with empty cells. ``head`` is the position
    of the number in the line, -1 without a number. ``at`` contains the position of each cell's
    character. Its last entry stands for no cell and points to a constant character. Characters at
    ``edges`` appear only beside filled cells.
    """

    line: _Letters
    head: int
    at: CountArray
    edges: CountArray


class FixedWidthWriter:
    """Writer that puts the characters of a row into the template of its box.

    ``one`` writes a row with its number. The first text of each box is compared with the text from
    ``one``. If the two differ, ``one`` writes all solutions of the box. Raises
    :class:`VariableWidthError`.
    """

    def __init__(
        self, cover: CoverProblem, form: SolutionFormat, one: Callable[[IntArray, int], str]
    ) -> None:
        self._puzzle = cover.puzzle
        self._form = form
        self._one = one
        self._copies = CopyAssignment(cover)
        self._marks = _marks(cover.puzzle, form, self._copies)
        self._cells_of = _cells_of(cover)
        self._boxes = BoundingBoxes(cover)
        self._templates: dict[int, _Template | None] = {}
        self._met: Counter[int] = Counter()

    def text(self, rows: IntArray, number: int) -> str:
        """Return the rows, whose options must be in ascending order, as text with separators.

        The first row has the given number. All numbers must have the same number of digits.
        """
        between = self._form.between
        copies = self._copies.assign(rows)
        numbers = np.arange(number, number + len(rows))
        boxes, box_of = self._boxes.of(rows)
        texts = [""] * len(rows)
        for place, box in enumerate(boxes):
            those = np.flatnonzero(box_of == place)
            its_rows, its_copies, its_numbers = rows[those], copies[those], numbers[those]
            template = self._template_of(box, its_rows, its_copies, its_numbers)
            if template is None:
                for index in those.tolist():
                    texts[index] = self._one(rows[index], number + index) + between
                continue
            joined = self._written(template, its_rows, its_copies, its_numbers)
            if len(boxes) == 1:
                return joined[: len(joined) - len(between)]
            length = len(joined) // len(those)
            for index, begin in zip(those.tolist(), range(0, len(joined), length), strict=True):
                texts[index] = joined[begin : begin + length]
        text = "".join(texts)
        return text[: len(text) - len(between)]

    def _template_of(
        self, box: int, rows: IntArray, copies: IntArray, numbers: CountArray
    ) -> _Template | None:
        """Return the template of a box; None if too few rows fill the box."""
        if box not in self._templates:
            self._met[box] += len(rows)
            if self._met[box] < MIN_SOLUTIONS or len(self._templates) >= MAX_TEMPLATES:
                return None
            template = self._build_template(self._boxes.cells_in(box))
            if template is not None:
                expected = self._one(rows[0], int(numbers[0])) + self._form.between
                if self._written(template, rows[:1], copies[:1], numbers[:1]) != expected:
                    template = None
            self._templates[box] = template
        return self._templates[box]

    def _written(
        self, template: _Template, rows: IntArray, copies: IntArray, numbers: CountArray
    ) -> str:
        line = template.line
        marks = self._marks.astype(line.dtype)
        marks[self._copies.no_copy] = line[template.at[-1]]
        lines = np.tile(line, (len(rows), 1))
        letters, begins = lines.reshape(-1), np.arange(0, lines.size, len(line))
        for place in range(rows.shape[1]):
            options, its_marks = rows[:, place], marks.take(copies[:, place])
            for cells in self._cells_of:
                letters[begins + template.at.take(cells.take(options))] = its_marks
        if len(template.edges):
            self._blank_edges(template, lines)
        if template.head >= 0:
            powers = 10 ** np.arange(len(str(numbers[0])))[::-1]
            digits = (numbers[:, None] // powers % 10 + ord("0")).astype(line.dtype)
            lines = np.hstack([lines[:, : template.head], digits, lines[:, template.head :]])
        return lines.tobytes().decode("ascii" if line.itemsize == 1 else "utf-32-le")

    def _blank_edges(self, template: _Template, lines: _Letters) -> None:
        filled = np.zeros(lines.shape, np.bool_)
        cells = template.at[template.at != template.at[-1]]
        filled[:, cells] = lines[:, cells] != ord(self._form.empty)
        seen = filled[:, template.edges - 1] | filled[:, template.edges + 1]
        lines[:, template.edges] = np.where(seen, lines[:, template.edges], ord(" "))

    def _build_template(self, inside: Sequence[int]) -> _Template | None:
        """Build the template of the box with these cells; None if the texts have no fixed width."""
        try:
            text = self._form.one_of(self._puzzle)(
                _template_solution(self._puzzle, inside), _NUMBER
            )
        except CubewrightError:
            return None
        before, digits, behind = text.partition(str(_NUMBER))
        body = np.array([ord(c) for c in before + behind + self._form.between], np.uint32)
        own, alike = np.flatnonzero(body >= _FIRST_MARK), np.flatnonzero(body < _FIRST_MARK)
        if not len(alike) or sorted(body[own] - _FIRST_MARK) != list(inside):
            return None
        at = np.full(len(self._puzzle.figure) + 1, alike[0], np.int64)
        at[body[own] - _FIRST_MARK] = own
        body[own] = ord(self._form.empty)
        is_ascii = max(body.max(), self._marks.max()) < 128
        edges = np.array(
            self._edges(body, at, inside) if self._boxes.may_be_empty else [], np.int64
        )
        line = body.astype(np.uint8) if is_ascii else body
        return _Template(line, len(before) if digits else -1, at, edges)

    def _edges(self, body: _Letters, at: CountArray, inside: Sequence[int]) -> list[int]:
        figure = self._puzzle.figure
        text_layout = figure.lattice.text_layout
        found = set()
        for index in inside:
            column, line, level = text_layout.text_position(figure.cells[index])
            for step in (-1, 1):
                neighbour = (column + step, line, level)
                edge, position = text_layout.edge(neighbour), int(at[index]) + step
                is_edge = text_layout.cell(neighbour) is None and edge != " "
                if is_edge and body[position] == ord(edge):
                    found.add(position)
        return sorted(found)


def _template_solution(puzzle: Puzzle, inside: Sequence[int]) -> Solution:
    cells = puzzle.figure.cells
    lattice = puzzle.figure.lattice
    pieces = tuple(
        Piece(chr(_FIRST_MARK + index), (cells[index],), lattice=lattice) for index in inside
    )
    its_set = PieceSet(
        puzzle.piece_set.name, puzzle.piece_set.title, pieces, (1,) * len(pieces), lattice
    )
    placed = tuple(PlacedPiece(piece, 0, (cells[index],)) for piece, index in enumerate(inside))
    return Solution(
        replace(puzzle, piece_set=its_set, pre_placed=(), forbidden=frozenset()), placed
    )


def _marks(puzzle: Puzzle, form: SolutionFormat, copies: CopyAssignment) -> NDArray[np.uint32]:
    """Return the character that a format writes for each piece copy, and a final 0 for no copy."""
    cell = puzzle.figure.cells[0]
    write = form.one_of(puzzle)
    found = []
    try:
        before, after = write(_template_solution(puzzle, [0]), _NUMBER).split(chr(_FIRST_MARK))
        for piece, copy in copies.copies:
            text = write(Solution(puzzle, (PlacedPiece(piece, copy, (cell,)),)), _NUMBER)
            mark = text[len(before) : len(text) - len(after)]
            if text != before + mark + after or mark == form.empty:
                raise VariableWidthError
            found.append(ord(mark))
    except (CubewrightError, ValueError, TypeError):
        raise VariableWidthError from None
    return np.array([*found, 0], np.uint32)


def _cells_of(cover: CoverProblem) -> CountArray:
    """Return the cells of all options, ``(cells, options + 1)``: one column for each option.

    Options with fewer cells repeat their first cell. The last column stands for no option.
    """
    widest = int(cover.sizes.max())
    listed = [(*cells, *[cells[0]] * (widest - len(cells))) for cells in cover.option_cells]
    return np.array([*listed, [cover.cell_count] * widest], np.int64).T.copy()


class BoundingBoxes:
    """Bounding boxes, encoded as numbers, in the text layout of a lattice.

    ``may_be_empty``: the figure has optional cells. Otherwise all solutions fill the same box.
    """

    def __init__(self, cover: CoverProblem) -> None:
        self.may_be_empty = bool((cover.required != cover.full).any())
        figure = cover.puzzle.figure
        text_position = figure.lattice.text_layout.text_position
        positions = np.array([text_position(cell) for cell in figure.cells], np.int64)
        # A box is the minimum of each of these six columns, which are distances from both ends.
        self._ends = np.hstack(
            [positions - positions.min(axis=0), positions.max(axis=0) - positions]
        )
        no_cell = np.tile(np.ptp(positions, axis=0) + 1, 2)
        self._ends_of = np.array(
            [*(self._ends[list(cells)].min(axis=0) for cells in cover.option_cells), no_cell],
            np.int32,
        )
        self._base = no_cell + 1

    def of(self, rows: IntArray) -> tuple[list[int], CountArray]:
        """Return the different boxes of the given rows, and the index of each row's box."""
        if not self.may_be_empty:
            return [0], np.zeros(len(rows), np.int64)
        least = self._ends_of[rows].min(axis=1).astype(np.int64)
        number = np.zeros(len(rows), np.int64)
        for end, base in zip(least.T, self._base.tolist(), strict=True):
            number = number * base + end
        boxes, box_of = np.unique(number, return_inverse=True)
        return boxes.tolist(), box_of.astype(np.int64)

    def cells_in(self, box: int) -> list[int]:
        """Return the cells within a box."""
        least = []
        for base in reversed(self._base.tolist()):
            box, end = divmod(box, base)
            least.append(end)
        inside: list[int] = np.flatnonzero((self._ends >= least[::-1]).all(axis=1)).tolist()
        return inside

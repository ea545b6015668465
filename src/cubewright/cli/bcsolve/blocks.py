"""Write many solutions as text quickly: only the labels differ between solutions."""

from __future__ import annotations

from collections.abc import Iterator

from cubewright.formats.fig.lines import header_of
from cubewright.formats.fig.rows import row_texts
from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem

_CUBELET = "1"


class SolutionBlocks:
    """Writes rows of option ids as blocks of a figure file, with the pieces' labels."""

    def __init__(self, cover: CoverProblem) -> None:
        puzzle = cover.puzzle
        cells = puzzle.figure.cells
        text = "\n".join(row_texts(dict.fromkeys(cells, _CUBELET)))
        # Rows run from back to front, the levels within a row from top to bottom.
        order = sorted(range(len(cells)), key=lambda i: (-cells[i][1], -cells[i][2], cells[i][0]))
        positions = (place for place, mark in enumerate(text) if mark == _CUBELET)
        place = dict(zip(order, positions, strict=True))
        self._name = puzzle.name
        self._template = list(text)
        self._kind = [*cover.kind.tolist(), None]
        self._places = [[place[cell] for cell in option] for option in cover.option_cells]
        self._labels = [
            [
                puzzle.pieces[piece].mark(copy)
                for piece in group
                for copy in range(puzzle.counts[piece])
            ]
            for group in cover.members
        ]

    def labels(self, kind: int) -> str:
        """Return the labels of all copies of a kind of piece."""
        return " ".join(self._labels[kind])

    def texts(self, rows: IntArray, first: int) -> Iterator[str]:
        """Yield a block for each solution, numbered from ``first``."""
        for number, row in enumerate(rows.tolist(), start=first):
            yield f"{header_of(f'{self._name} {number}')}\n{self._drawn(row)}\n"

    def _drawn(self, row: list[int]) -> str:
        marks = self._template.copy()
        taken = [0] * len(self._labels)
        for option in row:
            kind = self._kind[option]
            if kind is None:
                continue  # a piece that this solution does not use
            label = self._labels[kind][taken[kind]]
            taken[kind] += 1
            for place in self._places[option]:
                marks[place] = label
        return "".join(marks)

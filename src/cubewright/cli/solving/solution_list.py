"""Write solutions one after the other as they are found."""

from __future__ import annotations

from typing import TextIO

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution


class SolutionList:
    """A document that grows solution by solution and is complete whenever it is closed."""

    def __init__(
        self, puzzle: Puzzle, form: SolutionFormat, stream: TextIO, before: int = 0
    ) -> None:
        """``before``: the number of solutions written elsewhere, which shifts the numbering."""
        self._puzzle = puzzle
        self._form = form
        self._write_one = form.one_of(puzzle)
        self._stream = stream
        self.written = 0
        self._before = before
        self._open = False
        self._summary = None if form.summary is None else form.summary(puzzle)

    def open(self) -> None:
        """Write the text before the first solution."""
        self._stream.write(self._form.opening(self._puzzle))
        self._open = True

    def add(self, solution: Solution) -> None:
        """Write one more solution."""
        if self._summary is not None:
            self._summary.add(solution)
        else:
            between = self._form.between if self.written else ""
            self._stream.write(between + self._write_one(solution, self.next_number))
        self.written += 1

    @property
    def next_number(self) -> int:
        """The number of the next solution."""
        return self._before + self.written + 1

    def add_text(self, count: int, text: str) -> None:
        """Write the text of ``count`` solutions, numbered from :attr:`next_number`."""
        if self.written:
            self._stream.write(self._form.between)
        self._stream.write(text)
        self.written += count

    def flush(self) -> None:
        """Flush the stream, so that readers get the solutions at once."""
        self._stream.flush()

    def close(self) -> None:
        """Write the text after the last solution, if the list was opened."""
        if self._open:
            if self._summary is not None:
                self._stream.write(self._summary.text())
            self._stream.write(self._form.closing)
            self._stream.flush()
            self._open = False

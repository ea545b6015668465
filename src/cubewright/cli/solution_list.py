"""Solutions written one after the other, as they are found."""

from __future__ import annotations

from typing import TextIO

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution


class Listing:
    """A document that grows by a solution at a time and is whole when closed, however early."""

    def __init__(
        self, puzzle: Puzzle, form: SolutionFormat, stream: TextIO, before: int = 0
    ) -> None:
        """``before``: how many solutions were written elsewhere; the first here is the next."""
        self._puzzle = puzzle
        self._form = form
        self._stream = stream
        self.written = 0
        self._before = before
        self._open = False
        self._account = None if form.account is None else form.account(puzzle)

    def open(self) -> None:
        """Write what stands before the first solution."""
        self._stream.write(self._form.opening(self._puzzle))
        self._open = True

    def add(self, solution: Solution) -> None:
        """Write one solution more."""
        if self._account is not None:
            self._account.add(solution)
        else:
            between = self._form.between if self.written else ""
            self._stream.write(between + self._form.one(solution, self.next_number))
        self.written += 1

    @property
    def next_number(self) -> int:
        """The number that the next solution has."""
        return self._before + self.written + 1

    def add_text(self, count: int, text: str) -> None:
        """Write the text of several solutions, which begin with the next number."""
        if self.written:
            self._stream.write(self._form.between)
        self._stream.write(text)
        self.written += count

    def flush(self) -> None:
        """Hand over what has been written, to whoever reads it."""
        self._stream.flush()

    def close(self) -> None:
        """Write what stands after the last solution, if anything was written at all."""
        if self._open:
            if self._account is not None:
                self._stream.write(self._account.text())
            self._stream.write(self._form.closing)
            self._stream.flush()
            self._open = False

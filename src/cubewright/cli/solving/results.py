"""Sinks for the results of a search: a list of solutions, or their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from cubewright.cli.solving.sink import ImpossiblePuzzle, TerminalReport
from cubewright.model.cell import IntArray
from cubewright.solver.report import Counts, Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control

if TYPE_CHECKING:
    from cubewright.formats.solutions.solution_format import SolutionFormat
    from cubewright.model.puzzle import Puzzle
    from cubewright.model.solution import Solution
    from cubewright.presenter.exports.solution_files import BulkWriter
    from cubewright.solver.problem.cover import CoverProblem


class SolutionList:
    """A list of solutions in a stream; a closed list is complete in its format."""

    def __init__(
        self, puzzle: Puzzle, form: SolutionFormat, stream: TextIO, before: int = 0
    ) -> None:
        """Set up the list; numbering continues after ``before`` solutions written elsewhere."""
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
        if self._summary is not None:
            self._summary.add(solution)
        else:
            between = self._form.between if self.written else ""
            self._stream.write(between + self._write_one(solution, self.next_number))
        self.written += 1

    @property
    def next_number(self) -> int:
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


class SolutionPrinter:
    """Sink that writes solutions; with ``writes_all``, also solutions reported after a stop."""

    _cover: CoverProblem
    _texts: BulkWriter

    def __init__(
        self,
        request: SolveRequest,
        form: SolutionFormat,
        out: TextIO,
        control: Control,
        *,
        writes_all: bool = False,
    ) -> None:
        self._form = form
        self._control = control
        self._writes_all = writes_all
        self._before = 0 if request.checkpoint is None else request.checkpoint.listed
        self._list = SolutionList(request.puzzle, form, out, self._before)

    @property
    def found(self) -> int:
        """The number of solutions written, including those before a resumed search."""
        return self._before + self._list.written

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case Prepared(cover):
                from cubewright.presenter.exports.solution_files import BulkWriter

                self._cover, self._texts = cover, BulkWriter(cover, self._form)
                self._list.open()
            case SolutionsFound(rows):
                self._write(rows)
            case Finished():
                self._list.close()
            case ImpossiblePuzzle():
                self._list.open()
                self._list.close()

    def _write(self, rows: IntArray) -> None:
        if self._form.summary is not None:
            for row in rows:
                if self._control.stopped:
                    break
                self._list.add(self._cover.solution(row))
            return
        for number, text in self._texts.texts(rows, self._list.next_number):
            # A saved search resumes after these solutions, so all must be written.
            if self._control.stopped and not self._writes_all:
                break
            self._list.add_text(number, text)
        self._list.flush()


class CountPrinter:
    """Sink that prints the number of solutions at the end of a search that was not stopped."""

    def __init__(self, request: SolveRequest, out: TextIO | None) -> None:
        """Set up the counter; with ``out`` None, print nothing."""
        self._request = request
        self._out = out
        self._listed = 0 if request.checkpoint is None else request.checkpoint.listed
        self._counts = Counts()

    @property
    def found(self) -> int:
        """The number of solutions listed, or counted if none are listed."""
        request = self._request
        if not request.count_only:
            return self._listed
        counted = self._counts.of(request.convention, request.up_to)
        return counted if request.limit is None else min(counted, request.limit)

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case SolutionsFound(rows):
                self._listed += len(rows)
            case Progressed(counts=counts):
                self._counts = counts
            case Finished(outcome, progress):
                self._counts = progress.counts
                # Print no partial count, because it would look like a complete count.
                if outcome is not Outcome.STOPPED:
                    self._print()
            case ImpossiblePuzzle():
                self._print()

    def _print(self) -> None:
        if self._out is not None:
            print(self.found, file=self._out, flush=True)

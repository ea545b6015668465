"""One solve told to a terminal while it happens."""

from __future__ import annotations

from cubewright.cli.command import FOUND, INTERRUPTED, NONE_FOUND, Terminal
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.listing import Listing
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.statistics_table import outcome_sentence, statistics_table
from cubewright.errors import PuzzleError
from cubewright.formats.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.solver.control import Control
from cubewright.solver.cover import CoverProblem
from cubewright.solver.faults import Fault
from cubewright.solver.report import (
    Counts,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search import StageTable
from cubewright.solver.solve import solve


class TerminalSolve:
    """Writes solutions, or their number, to ``out`` and everything else to ``err``."""

    _cover: CoverProblem

    def __init__(self, request: SolveRequest, form: SolutionFormat, terminal: Terminal) -> None:
        self._request = request
        self._terminal = terminal
        self._listing = Listing(request.puzzle, form, terminal.out)
        self._bar = ProgressBar(terminal.err)
        self._control = Control()
        self._latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)

    def run(self, *, with_table: bool) -> int:
        """Solve to the end, and return the exit status."""
        try:
            with stopped_by_ctrl_c(self._control):
                outcome = self._solve()
        except PuzzleError as error:
            if not _proves_impossible(error):
                raise
            return self._impossible(error)
        self._close(outcome)
        self._tell(outcome, with_table=with_table)
        if outcome is Outcome.STOPPED:
            return INTERRUPTED
        return FOUND if self._found else NONE_FOUND

    @property
    def _found(self) -> int:
        """How many solutions have been listed; or counted, where none is listed."""
        if not self._request.count_only:
            return self._listing.written
        counted = self._latest.counts.of(self._request.convention)
        limit = self._request.limit
        return counted if limit is None else min(counted, limit)

    def _solve(self) -> Outcome:
        for report in solve(self._request, self._control):
            match report:
                case Prepared(cover):
                    self._cover = cover
                    self._begin()
                case SolutionsFound(rows):
                    self._list(rows)
                case Progressed():
                    self._latest = report
                    self._bar.show(report, self._found)
                case Finished(outcome, progress):
                    self._latest = progress
                    return Outcome.STOPPED if self._control.stopped else outcome
        return Outcome.STOPPED

    def _begin(self) -> None:
        if not self._request.count_only:
            self._listing.open()

    def _list(self, rows: IntArray) -> None:
        self._bar.hide()
        for row in rows:
            if self._control.stopped:
                break
            self._listing.add(self._cover.solution(row))
        self._listing.flush()

    def _close(self, outcome: Outcome) -> None:
        """Leave a whole document, or the count, on ``out``."""
        self._bar.hide()
        if not self._request.count_only:
            self._listing.close()
        elif outcome is not Outcome.STOPPED:  # half a count would look like a whole one
            print(self._found, file=self._terminal.out, flush=True)

    def _tell(self, outcome: Outcome, *, with_table: bool) -> None:
        """Say on ``err`` how it went; without a table only what is out of the ordinary."""
        if with_table:
            print(statistics_table(self._latest), file=self._terminal.err, flush=True)
        if not self._found or outcome is Outcome.STOPPED or self._terminal.err.isatty():
            words = outcome_sentence(outcome, self._latest, self._found, self._request.convention)
            self._terminal.say(words)

    def _impossible(self, error: PuzzleError) -> int:
        """A sound question with the answer none: an empty listing, and the proof on ``err``."""
        self._begin()
        self._close(Outcome.COMPLETE)
        self._terminal.say(f"{self._request.puzzle.name} is impossible: {error}")
        return NONE_FOUND


def _proves_impossible(error: PuzzleError) -> bool:
    return all(isinstance(f, Fault) and f.kind.proves_impossible for f in error.faults)

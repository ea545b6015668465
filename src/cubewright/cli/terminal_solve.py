"""One solve told to a terminal while it happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from cubewright.cli.command import FOUND, INTERRUPTED, NONE_FOUND, OUT_OF_TIME, Terminal
from cubewright.cli.interrupt import Interruption, stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.saved_search import Keeper
from cubewright.cli.solution_list import Listing
from cubewright.cli.statistics_table import outcome_sentence, statistics_table
from cubewright.errors import CubewrightError, FormatError, PuzzleError
from cubewright.formats.searches.file import SavedSearch
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.presenter.bulk_export.writer import BulkWriter
from cubewright.presenter.saved_search import check_problem
from cubewright.solver.count import count
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.faults import Fault
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Counts,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve


class TerminalSolve:
    """Writes solutions, or their number, to ``out`` and everything else to ``err``."""

    _cover: CoverProblem
    _written: BulkWriter

    def __init__(
        self,
        request: SolveRequest,
        form: SolutionFormat,
        terminal: Terminal,
        *,
        keeper: Keeper | None = None,
        resumed: tuple[Path, SavedSearch] | None = None,
        most_seconds: float | None = None,
    ) -> None:
        self._request = request
        self._terminal = terminal
        self._form = form
        self._keeper = keeper
        self._resumed = resumed
        at = request.checkpoint
        self._listed_before = 0 if at is None else at.listed
        self._until = None if most_seconds is None else most_seconds + (at.seconds if at else 0.0)
        self._listing = Listing(request.puzzle, form, terminal.out, self._listed_before)
        self._bar = ProgressBar(terminal.err)
        self._shares_screen = terminal.out.isatty()
        self._control = Control()
        self._interruption = Interruption()
        self._latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
        self._left_at: Checkpoint | None = None
        self._searched = True

    def run(self, *, with_table: bool) -> int:
        """Solve to the end, and return the exit status."""
        self._searched = with_table
        try:
            with stopped_by_ctrl_c(self._control) as self._interruption:
                outcome = self._solve()
                self._close(outcome)
                self._keep(outcome)
        except PuzzleError as error:
            if not _proves_impossible(error):
                raise
            return self._impossible(error)
        self._tell(outcome, with_table=with_table)
        if outcome is Outcome.STOPPED:
            return self._interruption.status or self._stopped_status
        return FOUND if self._found else NONE_FOUND

    @property
    def _found(self) -> int:
        """How many solutions have been listed; or counted, where none is listed."""
        if not self._request.count_only:
            return self._listed_before + self._listing.written
        counted = self._latest.counts.of(self._request.convention)
        limit = self._request.limit
        return counted if limit is None else min(counted, limit)

    @property
    def _stopped_status(self) -> int:
        return INTERRUPTED if self._until is None else OUT_OF_TIME

    def _solve(self) -> Outcome:
        for report in self._reports():
            match report:
                case Prepared(cover):
                    self._cover = cover
                    self._written = BulkWriter(cover, self._form)
                    if self._resumed is not None:
                        check_problem(*self._resumed, cover)
                    self._begin()
                case SolutionsFound(rows):
                    self._list(rows)
                case Progressed():
                    self._latest = report
                    self._bar.show(report, self._found)
                    self._look_at_the_clock(report)
                case CheckpointReached(checkpoint):
                    self._save_on_the_way(checkpoint)
                case Finished(outcome, progress, checkpoint):
                    self._latest, self._left_at = progress, checkpoint
                    broken_off = self._control.stopped and self._keeper is None
                    return Outcome.STOPPED if broken_off else outcome
        return Outcome.STOPPED

    def _reports(self) -> Iterator[Report]:
        """The solver's; what it has against the saved search is said of the file."""
        try:
            # A table of what was searched takes a search.
            reports = solve if self._searched else count
            yield from reports(self._request, self._control)
        except PuzzleError:
            raise
        except CubewrightError as error:
            if self._resumed is None:
                raise
            raise FormatError(str(self._resumed[0]), None, str(error)) from error

    def _look_at_the_clock(self, progress: Progressed) -> None:
        """Stop where the time given is up; save where it is time to."""
        if self._until is not None and progress.seconds >= self._until:
            self._control.stop()
        elif self._keeper is not None and self._keeper.due:
            self._control.request_checkpoint()

    def _save_on_the_way(self, checkpoint: Checkpoint) -> None:
        if self._keeper is not None:
            self._bar.hide()
            self._keeper.keep_on_the_way(self._cover, checkpoint)

    def _keep(self, outcome: Outcome) -> None:
        """Leave the search as it stands in its file, or take the file of a whole one away."""
        if self._keeper is None:
            return
        if self._left_at is not None:
            self._keeper.keep(self._cover, self._left_at)
        elif outcome is Outcome.COMPLETE:
            self._keeper.remove()

    def _begin(self) -> None:
        if not self._request.count_only:
            self._listing.open()

    def _list(self, rows: IntArray) -> None:
        if self._shares_screen:
            self._bar.hide()
        if self._form.account is not None:
            for row in rows:
                if self._control.stopped:
                    break
                self._listing.add(self._cover.solution(row))
            return
        for number, text in self._written.texts(rows, self._listing.next_number):
            # A saved search goes on after these, so all of them are written.
            if self._control.stopped and self._keeper is None:
                break
            self._listing.add_text(number, text)
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
        if self._left_at is not None:
            self._tell_what_is_kept()

    def _tell_what_is_kept(self) -> None:
        if self._keeper is not None:
            path = self._keeper.path
            resume = f"cubewright solve --resume {quote(str(path))}"
            anew = ", when the sweep begins anew" if self._latest.by_frontier else ""
            self._terminal.say(f"saved in {path}; to go on{anew}: {resume}")
        elif self._resumed is not None:
            path = self._resumed[0]
            self._terminal.say(
                f"not saved: {path} is as it was (--save {path} keeps it up to date)"
            )

    def _impossible(self, error: PuzzleError) -> int:
        """A sound question with the answer none: an empty listing, and the proof on ``err``."""
        self._begin()
        self._close(Outcome.COMPLETE)
        self._terminal.say(f"{self._request.puzzle.name} is impossible: {error}")
        return NONE_FOUND


def _proves_impossible(error: PuzzleError) -> bool:
    return all(isinstance(f, Fault) and f.kind.proves_impossible for f in error.faults)

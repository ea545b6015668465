"""Keep the results of a problem in its project file, and report how to resume the search."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from cubewright.cli.command import FOUND, NONE_FOUND, Terminal
from cubewright.cli.solving.sink import TerminalReport
from cubewright.errors import FormatError
from cubewright.formats.project.file import ProjectFile
from cubewright.solver.report import Finished


def open_for_writing(path: Path) -> ProjectFile:
    """Open a project file for writing.

    Raises:
        FormatError: The file cannot be read, or is read-only.
    """
    file = ProjectFile(path)
    if file.is_read_only:
        reason = file.read_only_reason
        file.close()
        raise FormatError(path.name, None, f"--keep cannot write it: {reason}")
    return file


class ResumeNote:
    """Sink that reports how to resume a stopped search of problem ``index``."""

    def __init__(self, file: ProjectFile, index: int, terminal: Terminal) -> None:
        self._file = file
        self._index = index
        self._terminal = terminal

    def handle_report(self, report: TerminalReport, /) -> None:
        if isinstance(report, Finished) and report.checkpoint is not None:
            self._terminal.message(
                f"results and search kept in {self._file.path}; "
                f"resume it with: {self._resume_command}"
            )

    def report_full_disk(self) -> None:
        """Report the saved part of a search paused by a full disk, and the way to resume it."""
        results = self._file.project.problems[self._index].results
        text = f"{self._file.path.name}: the disk is full"
        if results.search is None:
            self._terminal.message(
                f"{text}, and nothing of this search could be kept; "
                "free some space, then start it again"
            )
            return
        share, kept = 100 * results.search.fraction, len(results.solutions)
        plural = "" if kept == 1 else "s"
        self._terminal.message(
            f"{text}; the search is paused at {share:.1f} % ({kept:,} solution{plural} kept); "
            f"free some space, then continue with: {self._resume_command}"
        )

    @property
    def _resume_command(self) -> str:
        command = f"cubewright solve {quote(str(self._file.path))}"
        if len(self._file.project.problems) > 1:
            command += f" --problem {self._index + 1}"
        return f"{command} --keep"


def report_complete(count: int, path: Path, terminal: Terminal) -> int:
    """Print the number of solutions of a problem whose search is complete."""
    print(count, file=terminal.out, flush=True)
    terminal.message(f"{path} has all solutions already; --restart searches again")
    return FOUND if count else NONE_FOUND

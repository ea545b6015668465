"""Test the installed program on small puzzles, for a report about a problem.

The report is English in every language of the window, because the maintainers of the program read
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from cubewright.background_process import Channel
from cubewright.formats.exports.export_format import ExportSource, NotedFiles, export_formats
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.own_files import unwritable_folders
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.crash_log import log_path
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.recovery_copy import (
    CopyWriter,
    UnsavedDocument,
    read_recovery_copy,
)
from cubewright.presenter.scripting import count, load, solve
from cubewright.presenter.versions import versions
from cubewright.resources import config_folder, data_folder, figures_folder
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.kernels.library import library
from cubewright.solver.search.engine import engines

_SMALL, _SMALL_SOLUTIONS = "half-hour", 1
"""A puzzle that every engine solves in less than a second."""
_COUNTED, _COUNT = "cube", 240
_BURRS, _BURR, _LEVEL = "burrs.fig", "Sawn three times", "3"
_FIGURE = "/SOMA self test\n/111/111\n/111/111\n/111/...\n"
ALL_RIGHT = "Everything works."
"""The last line of a report without failures."""


class WrongResultError(Exception):
    """A test has found a wrong result."""


class Finding(NamedTuple):
    """The result of a test in words; ``is_right`` is False for a wrong result."""

    name: str
    text: str
    is_right: bool
    seconds: float

    def __str__(self) -> str:
        state = "ok    " if self.is_right else "FAILED"
        return f"{state}  {self.name}: {self.text} ({self.seconds:.2f} s)"


def tests() -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the name of each test, and the function that returns its result."""
    yield "kernels", _kernels
    for name in sorted(engines()):
        yield f"engine {name}", partial(_engine, name)
    yield "count", _count
    yield "level", _level
    yield "picture", _picture
    yield "model", _model
    yield "recovery", _recovery
    yield "folders", _folders


def findings() -> Iterator[Finding]:
    """Run each test, and yield its result."""
    for name, test in tests():
        yield _finding(name, test)


def _finding(name: str, test: Callable[[], str]) -> Finding:
    start = perf_counter()
    try:
        text, is_right = test(), True
    except Exception as error:  # The report is meant for errors of any kind.
        text, is_right = f"{type(error).__name__}: {error}", False
    return Finding(name, text, is_right, perf_counter() - start)


def _expect(found: object, expected: object, what: str) -> str:
    if found != expected:
        raise WrongResultError(f"{found} {what}, not {expected}")
    return f"{found} {what}"


def _kernels() -> str:
    return f"compiled for {library().file.stem}"


def _engine(name: str) -> str:
    puzzle = load(_SMALL)
    found = solve(puzzle, engine=name)
    if not all(each.is_valid() for each in found):
        raise WrongResultError("a solution is not valid")
    return _expect(len(found), _SMALL_SOLUTIONS, f"solution of {puzzle.name}")


def _count() -> str:
    puzzle = load(_COUNTED)
    return _expect(count(puzzle), _COUNT, f"solutions of {puzzle.name}")


def _level() -> str:
    puzzle = load(figures_folder() / _BURRS, _BURR)
    analyser = Analyser.of(puzzle, PieceRules(), Order.CANONICAL)
    search = analyser.search
    search.start([analyser.assembly(solve(puzzle)[0].placed)])
    while not search.step():
        pass
    (analysis,) = search.results
    return f"level {_expect(analysis.level_string, _LEVEL, f'of {_BURR}')}"


def _picture() -> str:
    puzzle = load(_COUNTED)
    source = ExportSource(puzzle, puzzle.name, tuple(solve(puzzle, limit=1)))
    files = _exported("png", source)
    if not files[".png"].startswith(b"\x89PNG"):
        raise WrongResultError("the picture is no PNG")
    note = files.note if isinstance(files, NotedFiles) else ""
    return f"PNG of {len(files['.png']):,} bytes. {note}".strip()


def _model() -> str:
    puzzle = load(_COUNTED)
    source = ExportSource(puzzle, puzzle.name)
    sizes = (
        f"{name} of {len(_exported(name, source)[f'.{name}']):,} bytes" for name in ("stl", "3mf")
    )
    return ", ".join(sizes)


def _exported(name: str, source: ExportSource) -> Mapping[str, bytes]:
    form = export_formats()[name]
    steps = form.write(source, form.settings({}))
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            files: Mapping[str, bytes] = finished.value
            return files


def _recovery() -> str:
    pieces = load(_COUNTED).piece_set
    content = Content.of_file(parse_fig(_FIGURE, "self test.fig"))
    unsaved = UnsavedDocument("self test.fig", None, 0, content, pieces)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "self test.unsaved.cubewright"
        path.write_bytes(CopyWriter().copy(unsaved))
        work = read_recovery_copy(path)
    if work.opened.content.entries[0].figure != content.entries[0].figure:
        raise WrongResultError("the recovered figure differs")
    return "a figure was recovered"


def _folders() -> str:
    """Return the folders of the user's files, and notes on those that cannot be written."""
    notes = [str(problem) for problem in unwritable_folders()]
    return "; ".join((f"settings in {config_folder()}", f"data in {data_folder()}", *notes))


def report_lines() -> Iterator[str]:
    """Yield the versions, a line for each test, and finally the number of failures."""
    yield versions()
    failed = []
    for finding in findings():
        if not finding.is_right:
            failed.append(finding.name)
        yield str(finding)
    yield f"log: {log_path()}"
    yield f"{len(failed)} failed: {', '.join(failed)}" if failed else ALL_RIGHT


def send_report(channel: Channel) -> None:
    """Send each line of the report; a process runs this function for the window."""
    for line in report_lines():
        channel.send(line)

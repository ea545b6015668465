"""``cubewright collection``: keep a list of the puzzles that you own, want or have solved."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from cubewright.cli.command import (
    FOUND,
    NONE_FOUND,
    OUT_OF_TIME,
    UNUSABLE,
    Command,
    Terminal,
    UsageError,
)
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.text_table import text_table
from cubewright.errors import FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.collection.exchange import SUFFIXES as EXCHANGE_SUFFIXES
from cubewright.formats.collection.file import Collection
from cubewright.formats.collection.importing import Import
from cubewright.model.collected import CollectedPuzzle
from cubewright.presenter.collection.adding import AddProgress, add_places, adding_text
from cubewright.presenter.collection.columns import (
    SORTABLE,
    TERMINAL,
    numbers_text,
    remark_text,
    shown_name,
    states_text,
)
from cubewright.presenter.collection.computing import (
    LIMIT_SECONDS,
    ComputeProgress,
    compute,
    puzzles_to_compute,
)
from cubewright.presenter.collection.export import HTML_SUFFIX, PDF_SUFFIX, exported
from cubewright.presenter.collection.fields import FIELDS, FieldChanges
from cubewright.presenter.collection.filters import Filter, Kind, in_order
from cubewright.presenter.collection.statistics import statistics
from cubewright.presenter.names import elide
from cubewright.solver.search.control import Control
from cubewright.translation import counted
from cubewright.visible_text import visible

MAX_NAME_LENGTH = 40
TITLE = "My collection"
"""The title of a catalogue."""
_SORTS = {column.name: column for column in SORTABLE if column.name != "#"}
_KINDS = {kind.value.replace(", ", "-").replace(" ", "-"): kind for kind in Kind}


class _StoppedError(Exception):
    """The user stopped an export."""


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "action",
        metavar="ACTION",
        nargs="?",
        default="list",
        choices=tuple(_ACTIONS),
        help=f"what to do: {', '.join(_ACTIONS)} (default: list)",
    )
    add(
        "words",
        metavar="WORD",
        nargs="*",
        help="list, statistics, export: words or numbers to find; show, set, remove, compute: "
        "numbers from the list; add, import: files and folders; set and add: fields such as "
        f"maker=Trenco ({', '.join(FIELDS)})",
    )
    add("--file", metavar="FILE", type=Path, help="the file of another collection")
    add(
        "--only",
        metavar="KIND",
        choices=tuple(_KINDS),
        default="all-puzzles",
        help=f"only puzzles of this kind: {', '.join(_KINDS)}",
    )
    add(
        "--sort",
        metavar="COLUMN",
        choices=tuple(_SORTS),
        help=f"sort by {', '.join(_SORTS)} (default: in the order of adding)",
    )
    add("--descending", action="store_true", help="sort in descending order")
    add(
        "-o",
        "--output",
        metavar="OUT",
        type=Path,
        help="export: the new file; its ending names the format: .csv without files and pictures, "
        ".json with everything, .pdf and .html for catalogues with pictures",
    )
    add("--force", action="store_true", help="replace an existing file of -o")
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        default=LIMIT_SECONDS,
        dest="puzzle_seconds",
        help="compute: continue with the next puzzle after S seconds, of which half are for taking "
        f"apart (default: {LIMIT_SECONDS:g}); exit status 124 if a puzzle is not finished",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Do the requested action, and return the exit status.

    The status is 0, 1 if nothing matches, 2 for a bad file, 124 at the time limit, or 130 after
    Ctrl-C.
    """
    return _ACTIONS[options.action](options, Collection(options.file), terminal)


def _list(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    puzzles, total = _matching(options, collection)
    if not total:
        text = (
            "The collection is empty. 'cubewright collection add FILE' adds the puzzles of a file."
        )
        print(text, file=terminal.out)
        return NONE_FOUND
    if puzzles:
        rows = [[column.plain_text(puzzle) for column in TERMINAL] for puzzle in puzzles]
        for row in rows:
            row[1:3] = (elide(text, MAX_NAME_LENGTH) for text in row[1:3])
        # The number is right-aligned, and the texts after it are left-aligned.
        header = [column.name for column in TERMINAL]
        wide = max(len(row[0]) for row in rows)
        for row in rows:
            row[0] = row[0].rjust(wide)
        print(*text_table(header, rows, left=5), sep="\n", file=terminal.out)
    terminal.message(f"{len(puzzles):,} of {counted(total, 'puzzle')}")
    return FOUND if puzzles else NONE_FOUND


def _show(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    for place, number in enumerate(_numbers(options.words, "show")):
        puzzle = collection.puzzle(number)
        if place:
            print(file=terminal.out)
        for title, text in _details(puzzle):
            lines = visible(text).splitlines() or [""]
            print(f"{title + ':':<14}{lines[0]}", file=terminal.out)
            for line in lines[1:]:
                print(f"{'':<14}{line}", file=terminal.out)
    return FOUND


def _add(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    fields = [word for word in options.words if _is_field(word)]
    places = [Path(word) for word in options.words if not _is_field(word)]
    changes = FieldChanges(fields)
    if not places:
        if not fields:
            raise UsageError("add needs a file, a folder or a field such as name=Pennyhedron")
        (puzzle,) = collection.add([changes(CollectedPuzzle())], changes.contents)
        terminal.message(f"added {puzzle.number}: {shown_name(puzzle)}")
        return FOUND
    added, status = _add_places(collection, places, terminal)
    if fields:
        numbers = [puzzle.number for puzzle in (*added.done.added, *added.done.completed)]
        collection.edit(numbers, changes, changes.contents)
    return _report(added, status, terminal)


def _import(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    if not options.words:
        raise UsageError("import needs a .csv or .json file")
    for word in options.words:
        if Path(word).suffix.lower() not in EXCHANGE_SUFFIXES:
            raise UsageError(
                f"import needs a .csv or .json file, not '{word}'; use add for puzzles"
            )
    return _report(*_add_places(collection, list(map(Path, options.words)), terminal), terminal)


def _add_places(
    collection: Collection, places: Sequence[Path], terminal: Terminal
) -> tuple[AddProgress, int | None]:
    """Add the puzzles in files; return the results, and the exit status if a signal stopped it."""
    control, progress_bar = Control(), ProgressBar(terminal.err)
    progress = AddProgress(Import(), 0, 0)
    with stopped_by_ctrl_c(control) as interruption:
        try:
            for progress in add_places(collection, places, control):
                progress_bar.show_text(partial(_adding_bar, progress))
        finally:
            progress_bar.hide()
    return progress, interruption.status


def _adding_bar(progress: AddProgress) -> str:
    return f"{bar(progress.fraction)}  {adding_text(progress)}"


def _report(added: AddProgress, status: int | None, terminal: Terminal) -> int:
    done = added.done
    for problem in done.problems:
        terminal.message(problem)
    for name, same in done.known:
        terminal.message(f"'{name}' is already there: {same.number} {shown_name(same)}")
    completed = f", completed {len(done.completed):,}" if done.completed else ""
    left = added.total - added.files
    stopped = f"; stopped, {left:,} files left" if status is not None else ""
    terminal.message(f"added {counted(len(done.added), 'puzzle')}{completed}{stopped}")
    if status is not None:
        return status
    return UNUSABLE if done.problems else FOUND


def _set(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    fields = [word for word in options.words if _is_field(word)]
    numbers = _numbers([word for word in options.words if not _is_field(word)], "set")
    if not fields:
        raise UsageError("set needs a field after the numbers, such as solved=yes")
    changes = FieldChanges(fields)
    for puzzle in collection.edit(numbers, changes, changes.contents):
        terminal.message(f"changed {puzzle.number}: {shown_name(puzzle)}")
    return FOUND


def _remove(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    for puzzle in collection.remove(_numbers(options.words, "remove")).puzzles:
        terminal.message(f"removed {puzzle.number}: {shown_name(puzzle)}")
    return FOUND


def _export(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    path: Path | None = options.output
    suffix = "" if path is None else path.suffix.lower()
    if path is None or suffix not in (*EXCHANGE_SUFFIXES, PDF_SUFFIX, HTML_SUFFIX):
        raise UsageError("export needs -o with a name that ends in .csv, .json, .pdf or .html")
    if path.exists() and not options.force:
        raise FormatError(path.name, None, "already exists; choose another name or use --force")
    puzzles, _ = _matching(options, collection)
    if not puzzles:
        terminal.message("no puzzle matches; nothing was written")
        return NONE_FOUND
    control, progress_bar = Control(), ProgressBar(terminal.err)

    def report(number: int) -> None:
        if control.stopped:
            raise _StoppedError
        progress_bar.show_text(
            lambda: f"{bar(number / len(puzzles))}  {number:,} of {len(puzzles):,} drawn"
        )

    with stopped_by_ctrl_c(control) as interruption:
        try:
            content = exported(puzzles, suffix, collection, TITLE, report)
        except _StoppedError:
            content = b""
        finally:
            progress_bar.hide()
    if interruption.status is not None and not content:
        terminal.message("stopped; nothing was written")
        return interruption.status
    write_atomically(path, content)
    terminal.message(f"wrote {counted(len(puzzles), 'puzzle')} to {path}")
    return FOUND


def _statistics(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    puzzles, _ = _matching(options, collection)
    for title, text in statistics(puzzles):
        print(f"{title + ':':<20}{text}", file=terminal.out)
    return FOUND if puzzles else NONE_FOUND


def _compute(options: Namespace, collection: Collection, terminal: Terminal) -> int:
    limit: float | None = options.puzzle_seconds or None
    if options.words:
        numbers = _numbers(options.words, "compute")
        chosen: Sequence[CollectedPuzzle] = [collection.puzzle(each) for each in numbers]
    else:
        chosen = collection.puzzles()
    puzzles = puzzles_to_compute(chosen, limit)
    if not puzzles:
        terminal.message("every puzzle is computed, as far as this time limit allows")
        return FOUND
    control, progress_bar = Control(), ProgressBar(terminal.err)
    is_unfinished, computed = False, 0

    def show(progress: ComputeProgress) -> None:
        done = (progress.done + progress.fraction) / progress.total
        label = f"{progress.done + 1} of {progress.total}  {shown_name(progress.puzzle)}"
        progress_bar.show_text(lambda: f"{bar(done)}  {label}")

    with stopped_by_ctrl_c(control) as interruption:
        try:
            for puzzle in compute(collection, puzzles, limit, control, show):
                progress_bar.hide()
                print(_result(puzzle), file=terminal.out, flush=True)
                computed += 1
                findings = puzzle.findings
                is_unfinished |= findings is not None and not findings.is_finished
        finally:
            progress_bar.hide()
    left = len(puzzles) - computed
    more = f"; {left:,} left, 'cubewright collection compute' continues" if left else ""
    terminal.message(f"computed {counted(computed, 'puzzle')}{more}")
    if interruption.status is not None:
        return interruption.status
    return OUT_OF_TIME if is_unfinished else FOUND


def _result(puzzle: CollectedPuzzle) -> str:
    texts = {column.name: column.plain_text(puzzle) for column in TERMINAL}
    parts = []
    if texts["solutions"]:
        parts.append(
            f"{texts['solutions']} {'solution' if texts['solutions'] == '1' else 'solutions'}"
        )
    if texts["level"]:
        parts.append(f"level {texts['level']}")
    if remark_text(puzzle):
        parts.append(remark_text(puzzle))
    return f"{puzzle.number}  {shown_name(puzzle)}: {', '.join(parts)}"


def _matching(options: Namespace, collection: Collection) -> tuple[list[CollectedPuzzle], int]:
    """Return the selected puzzles in the requested order, and the number of all puzzles."""
    puzzles = collection.puzzles()
    chosen = Filter(" ".join(options.words), _KINDS[options.only])
    found = [puzzle for puzzle in puzzles if chosen.matches(puzzle)]
    column = _SORTS[options.sort] if options.sort else SORTABLE[0]
    return in_order(found, column, descending=options.descending), len(puzzles)


def _details(puzzle: CollectedPuzzle) -> list[tuple[str, str]]:
    findings = puzzle.findings
    known = {column.name: column.plain_text(puzzle) for column in SORTABLE}
    lines = [
        ("number", str(puzzle.number)),
        ("name", shown_name(puzzle)),
        ("designer", puzzle.designer),
        ("maker", puzzle.maker),
        ("year", known["year"]),
        ("catalogues", numbers_text(puzzle)),
        ("state", states_text(puzzle)),
        ("pieces", known["pieces"]),
        ("cubelets", known["cubelets"]),
        ("solutions", known["solutions"]),
        ("come apart", "" if findings is None or findings.apart is None else str(findings.apart)),
        ("level", known["level"]),
        ("time", known["time"]),
        ("remark", remark_text(puzzle)),
        ("puzzle file", "" if puzzle.file is None else puzzle.file.name),
        ("photos", "\n".join(file.name for file in puzzle.photos)),
        ("files", "\n".join(file.name for file in puzzle.files)),
        ("notes", puzzle.notes),
    ]
    return [(title, text) for title, text in lines if text]


def _numbers(words: Sequence[str], action: str) -> list[int]:
    if not words:
        raise UsageError(f"{action} needs the number of a puzzle; 'list' shows the numbers")
    for word in words:
        if not (word.isascii() and word.isdigit() and word.strip("0")):
            raise UsageError(f"{action} needs numbers that 'list' shows, not '{word}'")
    return [one_or_more(word[:18]) for word in dict.fromkeys(words)]


def _is_field(word: str) -> bool:
    name, equals, _ = word.partition("=")
    return bool(equals) and name.strip().isalpha() and not Path(word).exists()


_ACTIONS: dict[str, Callable[[Namespace, Collection, Terminal], int]] = {
    "list": _list,
    "show": _show,
    "add": _add,
    "set": _set,
    "remove": _remove,
    "import": _import,
    "export": _export,
    "statistics": _statistics,
    "compute": _compute,
}

COLLECTION = Command(
    name="collection",
    summary="Keep a list of the puzzles that you own, want or have solved.",
    examples=(
        ("cubewright collection add burrs/ owned=yes", "add every puzzle in a folder"),
        ("cubewright collection add name=Pennyhedron wanted=yes", "add a puzzle without a file"),
        ("cubewright collection list coffin --only owned", "print your puzzles by Coffin"),
        ("cubewright collection set 3 solved=yes number=PWBP:12", "change puzzle 3"),
        ("cubewright collection compute", "find the solutions and levels that are missing"),
        ("cubewright collection export -o puzzles.csv", "write a spreadsheet"),
        ("cubewright collection export -o puzzles.html", "write a web page with pictures"),
    ),
    add_arguments=add_arguments,
    run=run,
)

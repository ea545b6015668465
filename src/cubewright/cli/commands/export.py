"""``cubewright export``: write pictures, pages, models, animations, web pages or charts."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from cubewright.cli.command import FOUND, OUT_OF_TIME, Command, Terminal, UsageError
from cubewright.cli.deadline import Deadline
from cubewright.cli.export_arguments import (
    add_option,
    given_values,
    option_dest,
    puzzle_or_set,
)
from cubewright.cli.numbers import seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import (
    STANDARD_INPUT,
    add_puzzle_arguments,
    named_piece_set,
)
from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    SearchStatistics,
    export_formats,
    format_of,
)
from cubewright.formats.exports.option import ExportOption, OptionError, Settings
from cubewright.formats.links.link import is_link
from cubewright.formats.models.options import ARRANGE, BED
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.resources import included_file

MODEL = "model"
"""The kind that can be written as a folder with a file for each piece."""
STATISTICS_SECONDS = 60.0
"""Default limit of a search for statistics, in seconds."""


def _kinds() -> list[str]:
    return list(dict.fromkeys(each.kind for each in export_formats().values()))


def _formats(kind: str | None = None) -> list[ExportFormat]:
    return [each for each in export_formats().values() if kind in (None, each.kind)]


def _options(kind: str | None = None) -> dict[str, ExportOption]:
    """Return the options of a kind's formats by name, in the order of the formats."""
    return {option.name: option for each in _formats(kind) for option in each.options}


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of ``export``, and the options of every format."""
    _add_common(parser)
    for option in _options().values():
        takers = [each for each in _formats() if option in each.options]
        add_option(parser, option, ", ".join(dict.fromkeys(each.kind for each in takers)))


def for_help(arguments: Sequence[str]) -> Command:
    """Return ``export`` with the options of the kind that a command line names.

    Without a kind, only the options of all kinds are included.
    """
    kind = next((each for each in arguments if each in _kinds()), None)
    if kind is None:
        return replace(EXPORT, add_arguments=_add_overview)
    name = f"{EXPORT.name} {kind}"
    examples = tuple(each for each in EXPORT.examples if each[0].startswith(f"cubewright {name} "))
    titles = ", ".join(each.title for each in _formats(kind))
    return replace(
        EXPORT,
        name=name,
        summary=f"Formats: {titles}.",
        examples=examples,
        add_arguments=partial(_add_of_kind, kind),
    )


def _add_overview(parser: ArgumentParser) -> None:
    _add_common(parser)
    parser.add_argument_group(
        "options of a kind", "'cubewright export KIND --help' lists the options of that kind"
    )


def _add_of_kind(kind: str, parser: ArgumentParser) -> None:
    _add_common(parser, kind)
    formats = _formats(kind)
    for option in _options(kind).values():
        takers = [each.name for each in formats if option in each.options]
        others = [each.name for each in formats if option not in each.options]
        fewer, word = (takers, "only") if len(takers) <= len(others) else (others, "not")
        add_option(parser, option, f"{word} {', '.join(fewer)}" if others else "")


def _add_common(parser: ArgumentParser, kind: str | None = None) -> None:
    add = parser.add_argument
    if kind is None:
        add("kind", metavar="KIND", choices=_kinds(), help=f"what to export: {', '.join(_kinds())}")
    formats = _formats(kind)
    if all(each.has_chapters for each in formats):
        add("file", metavar="FILE", help="a file or folder with figures, or a built-in name")
        add("--pieces", metavar="SET", help="the name of a piece set, or a .toml file")
    else:
        add_puzzle_arguments(parser)
    endings = {
        each: dict.fromkeys(form.suffix for form in _formats(each))
        for each in (_kinds() if kind is None else [kind])
    }
    listed = "; ".join(
        f"{each}: {', '.join(known)}" if kind is None else ", ".join(known)
        for each, known in endings.items()
    )
    folder = "; or, with --format, a folder for a file of each piece"
    add(
        "-o",
        "--output",
        metavar="OUT",
        required=True,
        help=f"the new file; its ending names the format ({listed})"
        f"{folder if MODEL in endings else ''}",
    )
    add(
        "--format",
        choices=sorted(each.name for each in formats),
        help="the format, if the ending of OUT does not name it",
    )
    add("--force", action="store_true", help="replace existing files")
    if not all(each.has_chapters or each.has_statistics for each in formats):
        add(
            "--solution",
            metavar="N",
            type=int,
            default=1,
            help="the solution with this number from 1: of those in FILE, or else of those that a "
            "search finds (default: 1)",
        )
    search = ""
    if any(each.has_statistics for each in formats):
        search = (
            "; statistics then show how far their search came, which stops after "
            f"{STATISTICS_SECONDS:g} without this option"
        )
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        help=f"stop after S seconds (exit status 124){search}",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Export, and show a progress bar meanwhile; return 0, or 124 after a timeout."""
    try:
        return _exported(options, terminal)
    except OptionError as error:
        raise CubewrightError(error.at_terminal) from error


def _exported(options: Namespace, terminal: Terminal) -> int:
    if options.solution < 1:
        raise UsageError(f"--solution {options.solution}: solutions are numbered from 1")
    target = Path(options.output)
    is_folder = _is_folder(options, target)
    form = _format(options, target, is_folder=is_folder)
    settings = form.settings(given_values(options, _options().values()))
    source = _source(form, settings, options, terminal)
    # Imported here, because the help loads this module.
    from cubewright.presenter.exports.files import export_file, export_pieces, piece_paths

    export = export_pieces if is_folder else export_file
    progress = ProgressBar(terminal.err)
    steps = export(form, source, settings, target, replaces=options.force)
    try:
        while True:
            progress.show_text(partial(bar, next(steps)))
    except StopIteration as end:
        note = end.value
    finally:
        steps.close()
        progress.hide()
    if note:
        terminal.message(note)
    if is_folder:
        count = len(piece_paths(form, source, settings, target))
        terminal.message(f"wrote {count} {'file' if count == 1 else 'files'} to {target}")
    else:
        terminal.message(f"wrote {target}")
    deadline: Deadline = options.deadline
    if deadline.is_out_of_time:
        terminal.message(
            f"{deadline.time_limit_text}: {target} shows a search that is not complete"
        )
        return OUT_OF_TIME
    return FOUND


def _is_folder(options: Namespace, target: Path) -> bool:
    """Return whether OUT means a folder.

    A folder is an existing folder, a path with a final slash, or the target of an export that
    always needs one. The pieces of a set are exported to a new folder if OUT has no extension and
    ``--format`` is given.
    """
    if target.is_dir() or options.output.endswith(("/", "\\")):
        return True
    is_named = options.kind == MODEL and options.format is not None
    arrange = getattr(options, option_dest(ARRANGE))
    return is_named and not target.suffix and not target.exists() and arrange in (None, BED)


def _format(options: Namespace, target: Path, *, is_folder: bool) -> ExportFormat:
    if is_folder and options.kind != MODEL:
        raise UsageError(f"{target} is a folder; name a file in it")
    if is_folder and options.format is None:
        raise UsageError(f"{target} is a folder; choose the format of its files with --format")
    return format_of(options.kind, target, options.format)


def _source(
    form: ExportFormat, settings: Settings, options: Namespace, terminal: Terminal
) -> ExportSource:
    if form.has_chapters:
        return _collection(options)
    chosen = puzzle_or_set(options, terminal)
    puzzle = chosen.puzzle
    if form.has_statistics:
        from cubewright.presenter.exports.files import check_target

        # Check before the search, which may be long.
        check_target(form, Path(options.output), replaces=options.force)
        searched = _searched(puzzle, options, terminal)
        return ExportSource(puzzle, puzzle.name, statistics=searched)
    count = form.solutions(settings)
    facts: tuple[str, ...] = ()
    if form.shows_facts(settings) and puzzle.figure.cells:
        # Imported here, because it imports the solver.
        from cubewright.presenter.exports.facts import facts_about

        facts = facts_about(puzzle)
    found: tuple[Solution, ...] = ()
    if count:
        from cubewright.presenter.exports.solutions import solutions_to_export

        is_file = (
            not is_link(options.file)
            and options.file != STANDARD_INPUT
            and Path(options.file).is_file()
        )
        path = Path(options.file) if is_file else None
        found = solutions_to_export(puzzle, path, options.problem, options.solution, count)
    source = ExportSource(puzzle, puzzle.name, found, options.solution, facts=facts)
    if form.motion(settings):
        # Imported here for a quicker start.
        from cubewright.cli.disassembly.choice import piece_rules

        rules = piece_rules(options, chosen)
        return replace(
            source, weights=rules.weights, groups=rules.groups, on_ground=rules.on_ground
        )
    return source


def _searched(
    puzzle: Puzzle, options: Namespace, terminal: Terminal
) -> tuple[SearchStatistics, ...]:
    """Search a puzzle, and return its statistics as a tuple with one entry.

    Raises:
        CubewrightError: The puzzle has no figure, or provably no solution.
        KeyboardInterrupt: Ctrl-C stopped the search.
    """
    if not puzzle.figure.cells:
        raise CubewrightError("a piece set has no figure to search; name a puzzle or a figure file")
    # Imported here, because the help needs no compiled kernels.
    from cubewright.cli.solving.run import run_search
    from cubewright.presenter.exports.facts import search_statistics
    from cubewright.solver.request import SolveRequest
    from cubewright.solver.search.control import TimedControl
    from cubewright.solver.search.processors import default_threads

    request = SolveRequest(puzzle, threads=default_threads())
    seconds = STATISTICS_SECONDS if options.limit_seconds is None else None
    run, interrupted = run_search(request, terminal, TimedControl(seconds, options.deadline))
    if interrupted:
        raise KeyboardInterrupt
    return search_statistics(request, run.outcome, run.progress)


def _collection(options: Namespace) -> ExportSource:
    # Imported here, because it imports the solver.
    from cubewright.presenter.exports.chapters import puzzles_of

    for option in ("figure", "problem"):
        if getattr(options, option) is not None:
            raise UsageError(f"--{option}: a booklet holds all figures of {options.file}")
    place = Path(options.file)
    if not place.exists():
        place = included_file(place.name) or place
    pieces = None if options.pieces is None else named_piece_set(options.pieces)
    puzzles = puzzles_of(place, pieces)
    return ExportSource(puzzles[0], place.stem, puzzles=puzzles)


EXPORT = Command(
    name="export",
    summary="Write pictures, pages, models, animations, web pages or charts.",
    examples=(
        ("cubewright export model soma -o soma.3mf", "the pieces of a set for a 3D printer"),
        (
            "cubewright export model bedlam -o parts/ --format stl --unit 15 --bevel 1",
            "a file for each piece",
        ),
        (
            "cubewright export model cube -o cube.glb --arrange assembled --solution 5",
            "a solution in colour for the web",
        ),
        ("cubewright export picture my.fig -o my.png --width 2000", "a picture of a solution"),
        (
            "cubewright export picture cube -o all.svg --count 240 --view layers",
            "a contact sheet of all solutions",
        ),
        ("cubewright export sheet cube -o cube.pdf", "pages to print: challenge and solution"),
        ("cubewright export booklet my.fig -o my.pdf", "all figures, then their solutions"),
        ("cubewright export net soma -o soma.pdf --unit 25", "nets to cut out and fold"),
        ("cubewright export animation cube -o cube.gif --turntable", "a solution built up"),
        ("cubewright export statistics cube -o cube.svg", "a chart of the work at each stage"),
        ("cubewright export page cube -o cube.html", "a solution in 3D for the web"),
        (
            "cubewright export page cube -o solve.html --format puzzle-page",
            "a page to solve the puzzle by touch, with hints",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
    for_help=for_help,
)

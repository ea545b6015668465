"""``cubewright convert``: convert a puzzle file to another format."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from cubewright.cli.command import FOUND, UNUSABLE, Command, Terminal, UsageError, excludes, needs
from cubewright.cli.disassembly.choice import KEEP_LEVELS, KEEP_PLANS, add_plan_order_argument
from cubewright.cli.numbers import one_or_more
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.solving.read_only import report_newer
from cubewright.formats.atomic import atomic_writer
from cubewright.formats.conversion.conversion import PUZZLE_FORMATS, Conversion
from cubewright.formats.conversion.convert import convert_edited, convert_file, convert_project
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.solutions.solution_format import (
    SolutionFormat,
    format_of_name,
    solution_format,
    solution_format_names,
)
from cubewright.model.lattice import lattice, lattices
from cubewright.model.project import Project

MAX_FACTOR = 9
"""The maximum factor of ``--scale``."""


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("source", metavar="IN", type=Path, help="a .cubewright, .fig, .xmpuzzle or .toml file")
    kinds = ", ".join(f"{suffix} ({title})" for suffix, title in PUZZLE_FORMATS.items())
    add(
        "target",
        metavar="OUT",
        type=Path,
        help=f"the new file; its ending names the format: {kinds}; or .json, .csv or .txt "
        "(layers) for the solutions that IN keeps",
    )
    add(
        "--problem",
        metavar="NAME",
        help="convert only the figure or problem with this name, or this number from 1",
    )
    add(
        "--format",
        choices=solution_format_names(),
        help="write the solutions that IN keeps in this format, whatever the ending of OUT",
    )
    add(
        "--strict",
        action="store_true",
        help="write nothing if the new format cannot hold everything",
    )
    group = parser.add_argument_group("taking solutions apart")
    group.add_argument(
        "--disassemble",
        action="store_true",
        help="analyse the solutions that IN keeps and that are not analysed yet, and write how "
        "they come apart",
    )
    group.add_argument(
        "--level-at-least",
        metavar="N",
        type=one_or_more,
        help="with --disassemble: write only solutions that come apart and whose first "
        "separation needs N moves or more",
    )
    group.add_argument(
        "--levels-only",
        action="store_const",
        const=KEEP_LEVELS,
        help="with --disassemble: write the numbers of moves of each solution, but not its plan",
    )
    group.add_argument(
        "--keep",
        choices=(KEEP_LEVELS, KEEP_PLANS),
        dest="levels_only",
        help=SUPPRESS,
    )
    add_plan_order_argument(group, "--order")
    finer = parser.add_argument_group("finer cells")
    finer.add_argument(
        "--scale",
        metavar="N",
        type=_factor,
        help="make the figure, all pieces, all solutions and their moves N times as large (2 to "
        f"{MAX_FACTOR}), so that pieces can move by a part of an old cell",
    )
    finer.add_argument(
        "--lattice",
        choices=sorted(lattices()),
        help="write the same bodies on another lattice: rhombic for cubes",
    )


def _factor(text: str) -> int:
    factor = one_or_more(text)
    if not 2 <= factor <= MAX_FACTOR:
        raise ArgumentTypeError(f"expected a number from 2 to {MAX_FACTOR}, not {factor}")
    return factor


def run(options: Namespace, terminal: Terminal) -> int:
    """Convert a file and list the losses; return 0, or 2 if ``--strict`` refuses."""
    if options.source.resolve() == options.target.resolve():
        raise UsageError("IN and OUT are the same file; choose another name for OUT")
    if options.source.suffix.lower() == PROJECT_SUFFIX:
        report_newer(options.source, terminal)
    form = _solution_format(options)
    is_finer = options.scale is not None or options.lattice is not None
    if is_finer and form is not None:
        raise UsageError("--scale and --lattice write puzzles; OUT names a format for solutions")
    project = None
    if options.disassemble:
        from cubewright.cli.disassembly.converted import AnalysisInterrupted, analysed_project

        levels_only = options.levels_only == KEEP_LEVELS
        try:
            project = analysed_project(options.source, options, terminal, levels_only=levels_only)
        except AnalysisInterrupted as interrupted:
            return interrupted.status
    if form is not None:
        return _convert_solutions(form, options, terminal, project)
    if is_finer:
        conversion = _finer(options)
    elif project is None:
        conversion = convert_file(options.source, options.target, options.problem)
    else:
        conversion = convert_edited(project, options.source, options.target, options.problem)
    if _is_refused(conversion.losses, options, terminal):
        return UNUSABLE
    conversion.write(options.target)
    return FOUND


def _finer(options: Namespace) -> Conversion:
    """Return the file with finer cells, in the format of the target."""
    # Imported here, because other conversions do not need it.
    from cubewright.presenter.editing.finer_cells import change_of_grid, refined_project, scaling

    whole = convert_file(options.source, Path(f"finer{PROJECT_SUFFIX}"), options.problem)
    project, losses = whole.project, list(whole.losses)
    assert project is not None
    if options.scale is not None:
        project, lost = refined_project(project, lambda each: scaling(each, options.scale))
        losses += lost
    if options.lattice is not None:
        after = lattice(options.lattice)
        project, lost = refined_project(project, lambda each: change_of_grid(each, after))
        losses += lost
    made = convert_project(project, options.target.suffix.lower(), options.source.name)
    return replace(made, losses=(*losses, *made.losses))


def _solution_format(options: Namespace) -> SolutionFormat | None:
    """Return the format in which to write solutions; None to convert the puzzles."""
    if options.format is not None:
        return solution_format(options.format)
    if options.target.suffix.lower() in PUZZLE_FORMATS:
        return None
    return format_of_name(options.target)


def _convert_solutions(
    form: SolutionFormat, options: Namespace, terminal: Terminal, project: Project | None
) -> int:
    from cubewright.presenter.exports.kept_export import kept_of_project, kept_solutions

    if project is None:
        kept = kept_solutions(options.source, options.problem)
    else:
        kept = kept_of_project(project, options.source, options.problem)
    if _is_refused(kept.losses, options, terminal):
        return UNUSABLE
    progress, count, total = ProgressBar(terminal.err), 0, len(kept.solutions)
    try:
        with atomic_writer(options.target) as file:
            for added, text in kept.texts(form):
                file.write(text.encode())
                count += added
                progress.show_text(partial(_progress_text, count, total))
    finally:
        progress.hide()
    return FOUND


def _progress_text(count: int, total: int) -> str:
    return f"{bar(count / max(1, total))}  {count:,} written"


def _is_refused(losses: Sequence[str], options: Namespace, terminal: Terminal) -> bool:
    """List the losses; return whether ``--strict`` forbids them."""
    for loss in losses:
        terminal.message(f"{options.target.name} leaves this out: {loss}")
    if losses and options.strict:
        terminal.message(f"{options.target.name} was not written (--strict)")
    return bool(losses) and options.strict


CONVERT = Command(
    name="convert",
    summary="Convert a puzzle file to another format.",
    examples=(
        ("cubewright convert burr.xmpuzzle burr.fig", "make a figure file of a BurrTools file"),
        ("cubewright convert my.fig my.cubewright", "make a project of a figure file"),
        (
            "cubewright convert my.cubewright 2.json --problem 2",
            "write the solutions that a project keeps",
        ),
        (
            "cubewright convert my.fig my.xmpuzzle --strict",
            "write a file for BurrTools, but only if it can hold everything",
        ),
        (
            "cubewright convert my.cubewright my.xmpuzzle --disassemble --level-at-least 5",
            "write the solutions of level 5 or more, with the moves that BurrTools plays",
        ),
        (
            "cubewright convert burr.xmpuzzle half.xmpuzzle --scale 2",
            "make the pieces twice as large, so that they can move by half of a cube",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        excludes(("--scale", "--lattice"), "--disassemble", "--format"),
        needs(("--level-at-least", "--levels-only"), "--disassemble"),
    ),
)

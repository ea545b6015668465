"""``cubewright solve``: every solution of a figure, counted or written down."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from cubewright.cli.command import Command, Terminal
from cubewright.cli.puzzle_choice import chosen_puzzle
from cubewright.cli.terminal_solve import TerminalSolve
from cubewright.formats.solution_format import solution_format, solution_formats
from cubewright.model.symmetry import Convention
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest

CONVENTION_HELP = {
    Convention.RAW: "every solution, also those that turning makes alike",
    Convention.ROTATIONS: "merge those that turning the figure makes alike",
    Convention.UNIQUE: "merge mirror images too, where the pieces allow it (the default)",
}


def add_arguments(parser: ArgumentParser) -> None:
    """What ``solve`` understands."""
    add = parser.add_argument
    add("file", metavar="FILE", help="a figure file, a built-in name ('cubewright list'), or -")
    add("--model", metavar="NAME", help="the figure of this name, or the first that contains it")
    add("--pieces", metavar="SET", help="a piece set by name, or its .toml file")
    conventions = parser.add_mutually_exclusive_group()
    for convention, words in CONVENTION_HELP.items():
        conventions.add_argument(
            f"--{convention.value}",
            dest="convention",
            action="store_const",
            const=convention,
            default=Convention.UNIQUE,
            help=words,
        )
    add("--limit", metavar="N", type=_one_or_more, help="end after so many solutions")
    add("--count", action="store_true", help="print the number of solutions alone")
    add("--stats", action="store_true", help="afterwards tell what was searched at each stage")
    add("--threads", metavar="N", type=_one_or_more, default=1, help="search on so many threads")
    add(
        "--format",
        choices=sorted(solution_formats()),
        default="fig",
        help="how solutions are written (default: fig)",
    )
    add("--engine", metavar="NAME", default=DEFAULT_ENGINE, help=f"default: {DEFAULT_ENGINE}")


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve, and return 0 with solutions, 1 where there are none, 130 after Ctrl-C."""
    request = SolveRequest(
        chosen_puzzle(options.file, options.model, options.pieces, terminal),
        options.convention,
        engine=options.engine,
        limit=options.limit,
        count_only=options.count,
        threads=options.threads,
    )
    solving = TerminalSolve(request, solution_format(options.format), terminal)
    return solving.run(with_table=options.stats)


def _one_or_more(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) > 0:
        return int(text)
    raise ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")


SOLVE = Command(
    name="solve",
    summary="Find every solution of a figure, and write or count them.",
    examples=(
        ("cubewright solve cube --count", "how many solutions the Soma cube has: 240"),
        ("cubewright solve cube --count --raw", "11520, with all turns and mirror images"),
        ("cubewright solve my.fig --format layers", "pictures of the first figure's solutions"),
        ("cubewright solve my.fig --model sofa --limit 1", "one solution of a figure in the file"),
        ("cubewright solve bedlam --count --stats --threads 2", "and what was searched"),
    ),
    add_arguments=add_arguments,
    run=run,
)

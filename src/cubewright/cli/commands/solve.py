"""``cubewright solve``: every solution of a figure, counted or written down."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cubewright.cli.command import Command, Terminal
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.engine_choice import add_engine_arguments, chosen_settings
from cubewright.cli.numbers import one_or_more
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle
from cubewright.cli.terminal_solve import TerminalSolve
from cubewright.formats.solution_format import solution_format, solution_formats
from cubewright.solver.request import SolveRequest


def add_arguments(parser: ArgumentParser) -> None:
    """What ``solve`` understands."""
    add = parser.add_argument
    add_puzzle_arguments(parser)
    add_convention_arguments(parser)
    add("--limit", metavar="N", type=one_or_more, help="end after so many solutions")
    add("--count", action="store_true", help="print the number of solutions alone")
    add("--stats", action="store_true", help="afterwards tell what was searched at each stage")
    add("--threads", metavar="N", type=one_or_more, default=1, help="search on so many threads")
    add(
        "--format",
        choices=sorted(solution_formats()),
        default="fig",
        help="how solutions are written (default: fig)",
    )
    add_engine_arguments(parser)


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve, and return 0 with solutions, 1 where there are none, 130 after Ctrl-C."""
    settings = chosen_settings(options)
    request = SolveRequest(
        chosen_puzzle(options.file, options.model, options.pieces, terminal),
        options.convention,
        engine=options.engine,
        settings=settings,
        limit=options.limit,
        count_only=options.count,
        threads=options.threads,
    )
    solving = TerminalSolve(request, solution_format(options.format), terminal)
    return solving.run(with_table=options.stats)


SOLVE = Command(
    name="solve",
    summary="Find every solution of a figure, and write or count them.",
    examples=(
        ("cubewright solve cube --count", "how many solutions the Soma cube has: 240"),
        ("cubewright solve cube --count --raw", "11520, with all turns and mirror images"),
        ("cubewright solve my.fig --format layers", "pictures of the first figure's solutions"),
        ("cubewright solve my.fig --model sofa --limit 1", "one solution of a figure in the file"),
        ("cubewright solve bedlam --count --stats --threads 2", "and what was searched"),
        ("cubewright solve cube --count --stats --engine stagewise --order as-given", "in another way"),
    ),
    add_arguments=add_arguments,
    run=run,
)

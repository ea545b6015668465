"""``cubewright levels``: print the level string of each assembly that comes apart."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cubewright.cli.command import Command, Terminal, UsageError, excludes
from cubewright.cli.disassembly.choice import (
    add_plan_order_argument,
    add_turn_arguments,
    analyser_of,
    turn_rules,
)
from cubewright.cli.engine_choice import add_threads_argument
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle_with_groups
from cubewright.model.disassembly import Analysis
from cubewright.solver.request import SolveRequest


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add_puzzle_arguments(parser)
    add_plan_order_argument(parser, "--order")
    add(
        "--level-at-least",
        metavar="N",
        type=one_or_more,
        default=1,
        help="print only assemblies whose first separation needs N moves or more",
    )
    add_turn_arguments(parser)
    add("--plans", action="store_true", help="print the moves below each level string")
    add(
        "--all-separations",
        action="store_true",
        help="print below each level string every set of pieces that can be removed first in "
        "the fewest moves, one line for each; a line names the smaller half",
    )
    add(
        "--smallest-sum",
        action="store_true",
        help="print below each level string the smallest total number of moves needed to take "
        "all pieces apart, with the numbers of such a plan; with --plans also its moves",
    )
    add("--stats", action="store_true", help="print statistics of the search and the analysis")
    add_threads_argument(parser)
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        help="stop after S seconds (exit status 124); to continue later, use 'solve FILE"
        " --disassemble --keep' with a project",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print a line for each separable assembly; return 0, or 1 if there is none."""
    from cubewright.cli.disassembly.analysis import AnalysedSearch, run_analysed
    from cubewright.cli.disassembly.levels import LevelPrinter
    from cubewright.cli.solving.run import TerminalSolve
    from cubewright.presenter.analysis.analyser import is_wanted

    chosen = chosen_puzzle_with_groups(options, terminal)
    analyser = analyser_of(options, chosen, options.plan_order, terminal)
    if options.smallest_sum and analyser.has_groups:
        raise UsageError(
            "--smallest-sum is for pieces that all come apart, and some here have groups"
        )
    request = SolveRequest(chosen.puzzle, threads=options.threads)
    solve = TerminalSolve(request, terminal, deadline=options.deadline, with_table=options.stats)
    result = LevelPrinter(
        request.puzzle,
        analyser,
        terminal.out,
        solve.bar,
        solve.control,
        with_plans=options.plans,
        with_separations=options.all_separations,
        with_smallest_sum=options.smallest_sum,
    )

    def has_level(analysis: Analysis) -> bool:  # a single piece has no level
        return analysis.level > 0 and is_wanted(analysis, options.level_at_least)

    search = AnalysedSearch(analyser, solve.control, has_level, with_plans=options.plans)
    return run_analysed(solve, search, result, with_table=options.stats)


LEVELS = Command(
    name="levels",
    summary="Print the level string of each assembly that comes apart.",
    examples=(
        ("cubewright levels burr.xmpuzzle", "print one line for each assembly, such as 5.3.2"),
        ("cubewright levels burr.xmpuzzle --plan-order burrtools", "print what BurrTools prints"),
        (
            "cubewright levels my.cubewright --problem 2 --level-at-least 5",
            "print only assemblies whose first pieces come out after five moves or more",
        ),
        ("cubewright levels burr.xmpuzzle --plans", "print how each assembly comes apart"),
        (
            "cubewright levels burr.xmpuzzle --turns --allowance 0.05",
            "also let pieces turn, with edges rounded by a twentieth of a cube",
        ),
        ("cubewright levels cube --stats", "analyse all 240 Soma cubes, with statistics"),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        *turn_rules(),
        excludes(
            ("--all-separations", "--smallest-sum"),
            "--turns",
            message="{option} is for slides: leave out --turns",
        ),
    ),
)

"""``cubewright solve``: find every solution of a figure, and write or count them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from cubewright.cli.cluster_choice import (
    CLUSTER_RULES,
    THREADS_RULE,
    add_cluster_arguments,
    chosen_cluster,
)
from cubewright.cli.command import (
    FOUND,
    NONE_FOUND,
    OUT_OF_TIME,
    UNUSABLE,
    Command,
    Terminal,
    UsageError,
    excludes,
    needs,
)
from cubewright.cli.convention_choice import add_convention_arguments, add_up_to_argument
from cubewright.cli.disassembly.choice import (
    KEEP_LEVELS,
    KEEP_PLANS,
    add_disassembly_arguments,
    analyser_of,
    report_turns,
    turn_rules,
    turns_of,
)
from cubewright.cli.engine_choice import add_engine_arguments, add_threads_argument, chosen_settings
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.puzzle_choice import (
    ChosenPuzzle,
    add_puzzle_arguments,
    chosen_problem,
    chosen_puzzle_with_groups,
)
from cubewright.cli.rule_options import RULE_OPTIONS, walls_of
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.solutions.solution_format import solution_format, solution_format_names
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest

if TYPE_CHECKING:
    from cubewright.cli.solving.kept_project import ResumeNote
    from cubewright.cli.solving.run import TerminalSolve
    from cubewright.cli.solving.sink import Result
    from cubewright.formats.project.file import ProjectFile
    from cubewright.formats.project.search_state import SearchState
    from cubewright.model.placement_table import PlacementTable
    from cubewright.presenter.analysis.analyser import Analyser
    from cubewright.presenter.analysis.worker import AnalysisWorker
    from cubewright.solver.report import Report

KEEP_SOLUTIONS = "solutions"
"""The value of ``--keep`` that keeps no analyses."""
SAVE_EVERY = 30.0
"""Seconds between two saves of a running search."""


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add_puzzle_arguments(parser, needed=False)
    add_convention_arguments(parser)
    add_up_to_argument(parser)
    add("--limit", metavar="N", type=one_or_more, help="stop after N solutions")
    add("--count", action="store_true", help="print only the number of solutions")
    add("--stats", action="store_true", help="print the statistics of each stage at the end")
    add_threads_argument(parser)
    add(
        "--format",
        choices=solution_format_names(),
        default="fig",
        help="the output format of solutions (default: fig)",
    )
    add(
        "-o",
        "--output",
        metavar="FILE",
        type=Path,
        help="write to FILE; it appears at the end, and after Ctrl-C contains the solutions "
        "found so far",
    )
    add_engine_arguments(parser)
    add_cluster_arguments(parser)
    add_disassembly_arguments(parser)
    _add_saving_arguments(parser)
    # Options that are not given are taken from the saved search, if any.
    parser.set_defaults(convention=None, engine=None)


def _add_saving_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument_group("long searches").add_argument
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        help="stop after S seconds, all included (exit status 124)",
    )
    add(
        "--save",
        metavar="FILE",
        type=Path,
        help="save the unfinished search with its solutions in FILE, a project, regularly and "
        "when it is stopped with Ctrl-C, SIGTERM or --limit-seconds; the file is removed when "
        "the search is complete, unless its name ends in .cubewright or it has more than this "
        "search",
    )
    add(
        "--save-every",
        metavar="S",
        type=seconds,
        help=f"seconds between two saves (default: {SAVE_EVERY:g}); if the program is killed, "
        "solutions written after the last save are written again",
    )
    add(
        "--resume",
        metavar="FILE",
        type=Path,
        help="resume a saved search, on any number of threads; FILE, --engine, --set, "
        "convention, --up-to and --count may be omitted",
    )

    add(
        "--keep",
        nargs="?",
        const=KEEP_SOLUTIONS,
        metavar="WHAT",
        help="if FILE is a .cubewright project: keep the solutions, their number and an unfinished "
        "search in it, instead of writing solutions; resume the search that it keeps; with "
        "--disassemble, WHAT is 'plans' (the default) or 'levels': keep how each solution is "
        "taken apart, or only the numbers of moves",
    )
    add(
        "--restart",
        action="store_true",
        help="with --keep: discard what FILE keeps of this problem, and search from the start",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve the puzzle, and return the exit status.

    The status is 0 if solutions were found, 1 if not, or 130 after Ctrl-C.
    """
    from cubewright.formats.atomic import atomic_writer

    if options.keep not in (None, KEEP_SOLUTIONS, KEEP_LEVELS, KEEP_PLANS):
        if options.file is not None:
            raise UsageError(f"--keep {options.keep}: use --keep, --keep levels or --keep plans")
        # For "--keep FILE", the parser has taken FILE as the value.
        options.file, options.keep = options.keep, KEEP_SOLUTIONS
    _check(options)
    if options.keep:
        return _solve_and_keep(options, terminal)
    if options.output is None:
        return _solve(options, terminal)
    with atomic_writer(options.output) as file:
        out = TextIOWrapper(file, encoding="utf-8", newline="\n")
        try:
            return _solve(options, replace(terminal, out=out))
        finally:
            out.detach()  # The text is flushed, and atomic_writer closes the file.


def _solve(options: Namespace, terminal: Terminal) -> int:
    from cubewright.cli.solving.run import TerminalSolve

    saved = None
    if options.resume is not None:
        from cubewright.presenter.files.saved_search import read_saved_search

        saved = read_saved_search(options.resume)
    if options.file is None and saved is not None:
        chosen = ChosenPuzzle(saved.puzzle)
    else:
        chosen = chosen_puzzle_with_groups(options, terminal)
    request = _request(options, saved, chosen.puzzle)
    if not request.count_only:
        terminal.warn_of_name(request.puzzle.name)
    listed = replace(request, count_only=False, limit=None) if options.disassemble else request
    solve = TerminalSolve(
        listed,
        terminal,
        resumed=None if saved is None else (options.resume, saved),
        deadline=options.deadline,
        with_table=options.stats,
    )
    result: Result
    if request.count_only:
        from cubewright.cli.solving.results import CountPrinter

        result = CountPrinter(listed, terminal.out)
    else:
        from cubewright.cli.solving.results import SolutionPrinter

        form, is_saved = solution_format(options.format), options.save is not None
        result = SolutionPrinter(request, form, terminal.out, solve.control, writes_all=is_saved)
    if options.disassemble:
        analyser = analyser_of(options, chosen, options.plan_order, terminal)
        return _solve_and_analyse(solve, result, analyser, request.limit, options)
    if options.save is not None:
        from cubewright.cli.solving.saved_search import SearchSaver, search_file

        with closing(search_file(options.save, request, saved)) as file:
            save = SearchSaver(file, options.save_every or SAVE_EVERY, terminal, solve.control)
            return solve.run(solve.solver(request, solve.control), result, save)
    if saved is not None:
        from cubewright.cli.solving.saved_search import UnsavedNote

        return solve.run(solve.reports(), result, UnsavedNote(options.resume, terminal))
    return solve.run(solve.reports(), result)


def _solve_and_analyse(
    solve: TerminalSolve,
    result: Result,
    analyser: Analyser,
    limit: int | None,
    options: Namespace,
) -> int:
    from cubewright.cli.disassembly.analysis import AnalysedSearch, run_analysed
    from cubewright.presenter.analysis.analyser import is_wanted

    wanted = partial(is_wanted, level_at_least=options.level_at_least or 1)
    search = AnalysedSearch(analyser, solve.control, wanted, limit=limit)
    return run_analysed(solve, search, result, with_table=options.stats)


def _solve_and_keep(options: Namespace, terminal: Terminal) -> int:
    # Imported here, because only this function needs the database.
    from cubewright.cli.solving.kept_project import ResumeNote, open_for_writing, report_complete
    from cubewright.cli.solving.results import CountPrinter
    from cubewright.cli.solving.run import TerminalSolve
    from cubewright.errors import DiskFullError
    from cubewright.model.results import NO_RESULTS
    from cubewright.presenter.files.project_results import (
        answers,
        check_discards_nothing,
        unfinished_search_state,
    )
    from cubewright.presenter.files.project_search import written_reports

    options.resume = Path(options.file)  # Errors about the search then name this file.
    with open_for_writing(options.resume) as file:
        index = chosen_problem(file.project, options, terminal)
        options.problem = str(index + 1)
        results = file.project.problems[index].results
        if options.restart:
            results = NO_RESULTS
        saved = None
        if results.search is not None:
            saved = unfinished_search_state(results.search, options.resume)
            if options.count and not saved.count_only:
                raise UsageError(
                    "the search that the file keeps lists solutions; leave out --count, or "
                    "discard it with --restart"
                )
        if options.convention is None and results.is_complete and len(results.solutions):
            options.convention = results.convention
        request = _request(options, saved, chosen_puzzle_with_groups(options, terminal).puzzle)
        if answers(results, request):
            if options.disassemble:
                return _disassemble_kept(file, index, options, terminal)
            count = results.counts.of(request.convention, request.up_to) or 0
            return report_complete(count, options.resume, terminal)
        check_discards_nothing(file.path, results)
        solve = TerminalSolve(
            request,
            terminal,
            resumed=None if saved is None else (options.resume, saved),
            deadline=options.deadline,
            with_table=options.stats,
        )
        reports = written_reports(file, index, request, solve.control, solve.solver)
        note = ResumeNote(file, index, terminal)
        try:
            if not options.disassemble:
                return solve.run(reports, CountPrinter(request, terminal.out), note)
            return _keep_and_analyse(solve, reports, note, file, index, options)
        except DiskFullError:
            solve.bar.hide()
            note.report_full_disk()
            return UNUSABLE


def _keep_and_analyse(
    solve: TerminalSolve,
    reports: Iterator[Report],
    note: ResumeNote,
    file: ProjectFile,
    index: int,
    options: Namespace,
) -> int:
    from cubewright.cli.disassembly.analysis import AnalysisSink
    from cubewright.cli.solving.results import CountPrinter
    from cubewright.presenter.files.kept_search import listed_in_file

    first = listed_in_file(file.project.problems[index].results, solve.request)
    beside = AnalysisSink(_worker_of(file, index, options))
    try:
        # Print no number: it would count assemblies, not analysed solutions.
        status = solve.run(reports, CountPrinter(solve.request, None), beside, note)
        if status not in (FOUND, NONE_FOUND, OUT_OF_TIME):
            return status
        found = _disassemble_kept(file, index, options, solve.terminal, beside.worker, first)
        return OUT_OF_TIME if status == OUT_OF_TIME else found
    finally:
        beside.stop()


def _worker_of(
    file: ProjectFile, index: int, options: Namespace
) -> Callable[[PlacementTable], AnalysisWorker]:
    from cubewright.presenter.analysis.analyser import Analyser
    from cubewright.presenter.analysis.process import BackgroundAnalysis
    from cubewright.presenter.analysis.worker import AnalysisWorker

    puzzle, rules = file.project.puzzle_to_solve(index), PieceRules.of(file.project, index)
    if options.on_ground:
        rules = replace(rules, on_ground=True)
    rules = rules.with_weights(puzzle.pieces, walls_of(puzzle, options))
    turns = turns_of(options)
    if turns.allowed:
        analyser = Analyser.with_turns(puzzle, rules, turns.allowance)
    else:
        analyser = Analyser.of(puzzle, rules, Order(options.plan_order), options.threads)
    levels_only = options.keep == KEEP_LEVELS
    return lambda table: AnalysisWorker(
        BackgroundAnalysis(analyser, table, levels_only=levels_only)
    )


def _disassemble_kept(
    file: ProjectFile,
    index: int,
    options: Namespace,
    terminal: Terminal,
    beside: AnalysisWorker | None = None,
    first: int = 0,
) -> int:
    """Analyse the solutions in a file that have no analysis.

    ``beside`` contains analyses made during the search, for the solutions from index ``first``.
    """
    from cubewright.cli.disassembly.project import disassemble_kept

    turns = turns_of(options)
    if turns.allowed:
        report_turns(turns, terminal)
    return disassemble_kept(
        file,
        index,
        Order(options.plan_order),
        terminal,
        levels_only=options.keep == KEEP_LEVELS,
        deadline=options.deadline,
        level_at_least=options.level_at_least or 1,
        with_statistics=options.stats,
        threads=options.threads,
        turns=turns,
        beside=beside,
        first=first,
    )


def _check(options: Namespace) -> None:
    if options.file is None and options.resume is None:
        raise UsageError(
            "the following arguments are required: FILE, or --resume "
            "(see 'cubewright solve --help')"
        )
    is_project = options.file and Path(options.file).suffix.lower() == PROJECT_SUFFIX
    if options.keep and not is_project:
        raise UsageError("--keep needs a .cubewright FILE")
    saves = options.save is not None or options.resume is not None
    if saves and solution_format(options.format).summary is not None:
        raise UsageError(
            f"--format {options.format} needs all solutions at once and cannot be combined with "
            "--save or --resume"
        )


def _request(options: Namespace, saved: SearchState | None, puzzle: Puzzle) -> SolveRequest:
    options.count = options.count or (saved is not None and saved.count_only)
    if options.engine is None:
        options.engine = DEFAULT_ENGINE if saved is None else saved.engine
    settings = chosen_settings(options)
    if saved is not None and not settings and options.engine in (saved.engine, DEFAULT_ENGINE):
        options.engine, settings = saved.engine, tuple(saved.settings.items())
    format_default = None if options.count else solution_format(options.format).convention
    default = (format_default or Convention.UNIQUE) if saved is None else saved.convention
    request = SolveRequest(
        puzzle,
        options.convention or default,
        engine=options.engine,
        settings=settings,
        limit=options.limit,
        count_only=options.count,
        threads=options.threads,
        up_to=_up_to(options, saved),
        cluster=chosen_cluster(options),
    )
    if saved is None:
        return request
    from cubewright.cli.solving.saved_search import check_matches
    from cubewright.presenter.files.search_state import checkpoint_of

    check_matches(options.resume, saved, request)
    return replace(request, checkpoint=checkpoint_of(saved))


def _up_to(options: Namespace, saved: SearchState | None) -> UpTo:
    if options.up_to is None:
        return UpTo.PUZZLE if saved is None else saved.up_to
    return UpTo(options.up_to)


SOLVE = Command(
    name="solve",
    summary="Find every solution of a figure, and write or count them.",
    examples=(
        ("cubewright solve cube --count", "count the solutions of the Soma cube: 240"),
        ("cubewright solve cube --count --raw", "count all rotations and mirror images too: 11520"),
        (
            "cubewright solve meteor --format contest",
            "print the number 2098, the smallest and the largest solution",
        ),
        (
            "cubewright solve my.fig --format layers",
            "draw the solutions of the first figure as text",
        ),
        (
            "cubewright solve my.fig --figure sofa --limit 1",
            "find one solution of a figure in the file",
        ),
        (
            "cubewright solve soma-plus-2x4x5 --raw -o all.fig",
            "write 35,528,720 solutions to a file",
        ),
        (
            "cubewright solve bedlam --count --stats --threads 2",
            "count on two threads, and print statistics",
        ),
        (
            "cubewright solve cube --count --stats --engine stagewise --piece-order as-given",
            "search with another engine",
        ),
        ("cubewright solve tetris --save tetris.search >1.fig", "Ctrl-C saves the search"),
        (
            "cubewright solve --resume tetris.search >2.fig",
            "resume it and write the remaining solutions",
        ),
        (
            "cubewright solve burr.xmpuzzle --disassemble --level-at-least 5 -o hard.fig",
            "write the assemblies that come apart and need five moves or more for the first piece",
        ),
        (
            "cubewright solve my.cubewright --disassemble --keep levels",
            "keep all assemblies in the project, with the numbers of moves",
        ),
        (
            "cubewright solve my.cubewright --problem 2 --keep",
            "keep the solutions and the search in the project; the same line resumes it",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        needs(
            ("--figure", "--problem", "--pieces"),
            "FILE",
            "--keep",  # FILE may follow this option
            message="--figure, --problem and --pieces need FILE",
        ),
        needs(
            RULE_OPTIONS,
            "FILE",
            message="--choice, --pieces-in-all, --max-empty, --colours and --group need FILE",
        ),
        *turn_rules(),
        needs("--turns", "--disassemble"),
        excludes(
            "--disassemble",
            "--save",
            "--resume",
            message="--disassemble cannot be combined with --save or --resume; use --keep",
        ),
        excludes("--disassemble --keep", "--count"),
        needs(
            ("--level-at-least", "--group", f"--keep {KEEP_LEVELS}", f"--keep {KEEP_PLANS}"),
            "--disassemble",
        ),
        needs("--restart", "--keep"),
        excludes(("--limit", "--save", "--resume", "--output", "--pieces"), "--keep"),
        excludes(
            RULE_OPTIONS,
            "--keep",
            message="rules cannot be combined with --keep; they are part of the project",
        ),
        excludes("--limit", "--save", "--resume"),
        excludes(
            "--output",
            "--save",
            "--resume",
            message="--output cannot be combined with --save or --resume; use >FILE, or >>FILE "
            "to append",
        ),
        needs("--save-every", "--save"),
        *CLUSTER_RULES,
        THREADS_RULE,
    ),
)

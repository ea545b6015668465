"""``cubewright slide``: find the fewest moves of a sliding puzzle."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cubewright.cli.command import (
    FOUND,
    NONE_FOUND,
    OUT_OF_TIME,
    Command,
    Terminal,
    UsageError,
)
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import seconds
from cubewright.cli.progress_bar import ProgressBar
from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.sliding import read_sliding_puzzles, sliding_puzzle, sliding_puzzles
from cubewright.model.sliding import SlidingMove, SlidingPuzzle
from cubewright.presenter.analysis.sliding_text import COUNT_NOUNS, move_text, moves_text
from cubewright.presenter.files.opened_file import open_puzzle_file
from cubewright.solver.sliding.search import SlidingResult, sliding_steps
from cubewright.translation import mark
from cubewright.visible_text import one_line

SUFFIX = ".toml"


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "file",
        metavar="PUZZLE",
        help=f"a built-in sliding puzzle ({', '.join(sliding_puzzles())}), a .toml file of sliding "
        "puzzles, or a project or figure file whose pieces have targets",
    )
    add(
        "--problem",
        metavar="NAME",
        help="the puzzle or problem with this name, if the file has several",
    )
    add(
        "--moves",
        choices=tuple(COUNT_NOUNS),
        help="the way to count one move: a piece along any path (pieces), in one direction "
        "(straight), or by one cell (steps) (default: as published for the puzzle)",
    )
    add("--plan", action="store_true", help="also print every move")
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds")


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the fewest moves, and return the exit status.

    The status is 0, 1 if the puzzle cannot be solved, 124 at the time limit, or 130 after Ctrl-C.
    """
    puzzle = _puzzle(options.file, options.problem)
    counted = options.moves or puzzle.counted
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        result = _searched(puzzle, counted, terminal, deadline)
    if result is None:
        why = deadline.time_limit_text if interruption.status is None else "interrupted"
        terminal.message(f"{why}: no way found yet")
        return interruption.status or OUT_OF_TIME
    if result.plan is None:
        terminal.message(
            f"no way: the pieces reach {result.arrangements:,} arrangements, and none of them is "
            "the target"
        )
        return NONE_FOUND
    print(moves_text(len(result.plan), counted), file=terminal.out)
    if options.plan:
        for number, move in enumerate(result.plan, 1):
            print(_line(number, move), file=terminal.out)
    return FOUND


def _puzzle(name: str, problem: str | None) -> SlidingPuzzle:
    path = Path(name)
    if not name.lower().endswith(SUFFIX):
        if path.suffix or path.exists():
            return _of_problem(path, problem)
        if problem is not None:
            raise UsageError("--problem chooses from a file; the built-in puzzles need none")
        return sliding_puzzle(name)
    puzzles = {each.name: each for each in read_sliding_puzzles(path)}
    if problem is None and len(puzzles) > 1:
        raise UsageError(f"{name} has several puzzles; choose one: --problem {next(iter(puzzles))}")
    if problem is not None and problem not in puzzles:
        raise UsageError(f"{name} has no puzzle '{problem}', only {', '.join(puzzles)}")
    return puzzles[problem or next(iter(puzzles))]


def _of_problem(path: Path, chosen: str | None) -> SlidingPuzzle:
    """Return the sliding puzzle of a problem: the chosen one, or the first one that has targets."""
    content = open_puzzle_file(path, as_copy=True).content
    numbers = range(len(content.entries))
    names = [content.name(number) for number in numbers]
    if chosen is None:
        index = next((each for each in numbers if content.constraints(each).targets), 0)
    elif chosen in names:
        index = names.index(chosen)
    else:
        raise UnknownNameError(mark("problem"), chosen, [name for name in names if name])
    try:
        return content.sliding_puzzle(index)
    except CubewrightError as error:
        raise FormatError(path.name, None, f"'{names[index]}': {error}") from error


def _searched(
    puzzle: SlidingPuzzle, counted: str, terminal: Terminal, deadline: Deadline
) -> SlidingResult | None:
    """Return the result; None if the deadline stopped the search."""
    steps = sliding_steps(puzzle, counted)
    progress_bar = ProgressBar(terminal.err)
    try:
        while not deadline.stopped:
            progress = next(steps)
            label = f"{progress.moves} moves  {progress.arrangements:,} arrangements"
            progress_bar.show_text(lambda: label)  # noqa: B023
    except StopIteration as end:
        result: SlidingResult = end.value
        return result
    finally:
        progress_bar.hide()
    return None


def _line(number: int, move: SlidingMove) -> str:
    return f"{number:>4}  {one_line(move.symbol)}  {move_text(move)}"


SLIDE = Command(
    name="slide",
    summary="Find the fewest moves of a sliding puzzle.",
    examples=(
        ("cubewright slide klotski", "print the fewest moves of L'Âne Rouge"),
        ("cubewright slide century --moves straight --plan", "print every straight move"),
    ),
    add_arguments=add_arguments,
    run=run,
)

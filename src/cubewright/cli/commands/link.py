"""``cubewright link``: print a link that contains a puzzle."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cubewright.cli.command import FOUND, Command, Terminal, UsageError
from cubewright.cli.numbers import number_range, seconds
from cubewright.cli.puzzle_choice import (
    STANDARD_INPUT,
    ChosenPuzzle,
    add_puzzle_arguments,
    chosen_puzzle_with_groups,
)
from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.links.link import (
    ADDRESS,
    MAX_SOLUTIONS,
    LinkedPuzzle,
    LinkedSolution,
    is_link,
    link_of,
    read_link,
)
from cubewright.formats.links.qr_code import qr_svg
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser)
    add = parser.add_argument
    add(
        "--solution",
        metavar="N[-M]",
        type=_numbers,
        help="include the solution with this number from 1, or the solutions with these numbers: "
        "of those in FILE, or else of those that a search finds (default: no solution)",
    )
    add(
        "--plan",
        action="store_true",
        help="include the moves that take each solution apart (of solution 1 without --solution)",
    )
    add(
        "--qr",
        metavar="SVG",
        type=Path,
        help="also write the link as a QR code to this .svg file",
    )
    add("--force", action="store_true", help="replace an existing file of --qr")
    add(
        "--page",
        metavar="ADDRESS",
        default=ADDRESS,
        help="the address of the page that shows the puzzle, such as that of your own copy "
        f"(default: {ADDRESS})",
    )
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds (exit status 124)")


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the link on one line; return 0."""
    if "#" in options.page or any(letter.isspace() for letter in options.page):
        raise UsageError(f"--page needs an address without '#' and blanks, not '{options.page}'")
    chosen = chosen_puzzle_with_groups(options, terminal)
    linked = _linked(options, chosen, terminal)
    link = link_of(linked, options.page)
    if options.qr is not None:
        _write_qr(options, link, chosen.puzzle.name)
        terminal.message(f"wrote {options.qr}")
    print(link, file=terminal.out)
    return FOUND


def _numbers(text: str) -> tuple[int, int]:
    return number_range(text, "2", "1-5")


def _linked(options: Namespace, chosen: ChosenPuzzle, terminal: Terminal) -> LinkedPuzzle:
    # Imported here, because it imports the solver.
    from cubewright.cli.disassembly.choice import project_of_file
    from cubewright.presenter.links import with_details

    linked = LinkedPuzzle(chosen.puzzle, groups=chosen.groups, note=chosen.note)
    project = project_of_file(options)
    if project is not None:
        linked = with_details(linked, project, project.find(options.problem))
    solutions = _solutions(options, chosen, terminal)
    if project is not None and not solutions:
        stored = len(project.problems[project.find(options.problem)].results.solutions)
        if stored:
            terminal.message(
                f"the link has none of the {stored:,} solutions in {options.file}; "
                f"--solution 1-{min(stored, MAX_SOLUTIONS)} adds them"
            )
    return linked.with_solutions(solutions)


def _solutions(
    options: Namespace, chosen: ChosenPuzzle, terminal: Terminal
) -> tuple[LinkedSolution, ...]:
    known = _solutions_of_link(options, chosen.puzzle)
    if options.solution is None and not options.plan:
        return known
    first, last = options.solution or (1, max(1, len(known)))
    if last - first >= MAX_SOLUTIONS:
        raise UsageError(f"a link contains at most {MAX_SOLUTIONS} solutions")
    found = known[first - 1 : last]
    if not found:
        found = tuple(map(LinkedSolution, _found(options, chosen.puzzle, first, last)))
    if len(found) <= last - first:
        terminal.message(
            f"the link ends with solution {first + len(found) - 1}, because there are no more"
        )
    if not options.plan:
        return found
    return tuple(_with_plan(each, options, chosen, terminal, len(found)) for each in found)


def _solutions_of_link(options: Namespace, puzzle: Puzzle) -> tuple[LinkedSolution, ...]:
    if not is_link(options.file):
        return ()
    linked = read_link(options.file)
    return linked.solutions if linked.puzzle == puzzle else ()


def _found(options: Namespace, puzzle: Puzzle, first: int, last: int) -> Sequence[Solution]:
    from cubewright.presenter.exports.solutions import solutions_to_export

    name = options.file
    is_file = name != STANDARD_INPUT and not is_link(name) and Path(name).is_file()
    path = Path(name) if is_file else None
    return solutions_to_export(puzzle, path, options.problem, first, last - first + 1)


def _with_plan(
    linked: LinkedSolution,
    options: Namespace,
    chosen: ChosenPuzzle,
    terminal: Terminal,
    number: int,
) -> LinkedSolution:
    from cubewright.cli.disassembly.choice import piece_rules
    from cubewright.presenter.links import plan_for_link

    if linked.plan is not None:
        return linked
    steps = plan_for_link(linked.solution, piece_rules(options, chosen))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return replace(linked, plan=end.value)
        except CubewrightError as error:
            if number == 1:
                raise
            terminal.message(str(error))
            return linked


def _write_qr(options: Namespace, link: str, name: str) -> None:
    path: Path = options.qr
    if path.suffix.lower() != ".svg":
        raise UsageError(f"--qr needs a name that ends in .svg, not '{path.name}'")
    if path.exists() and not options.force:
        raise FormatError(path.name, None, "already exists; choose another name or use --force")
    write_atomically(path, qr_svg(link, f"{name}: {link}").encode())


LINK = Command(
    name="link",
    summary="Print a link that contains a puzzle.",
    examples=(
        ("cubewright link cube", "a link to the Soma cube, without a solution"),
        (
            "cubewright link bedlam --solution 1 --qr bedlam.svg",
            "a link with a solution, also as a QR code",
        ),
        ("cubewright link cube --solution 1-5", "a link with five solutions"),
        (
            "cubewright link burr.xmpuzzle --plan",
            "a link with a solution and the moves that take it apart",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)

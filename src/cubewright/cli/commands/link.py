"""``cubewright link``: print a link that contains a puzzle."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cubewright.cli.command import FOUND, Command, Terminal, UsageError
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.puzzle_choice import (
    STANDARD_INPUT,
    ChosenPuzzle,
    add_puzzle_arguments,
    chosen_puzzle_with_groups,
)
from cubewright.errors import FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.links.link import ADDRESS, LinkedPuzzle, is_link, link_of, read_link
from cubewright.formats.links.qr_code import qr_svg
from cubewright.model.disassembly import Separation
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser)
    add = parser.add_argument
    add(
        "--solution",
        metavar="N",
        type=one_or_more,
        help="include the solution with this number from 1: of those in FILE, or else of those "
        "that a search finds (default: no solution)",
    )
    add(
        "--plan",
        action="store_true",
        help="include the moves that take the solution apart (of solution 1 without --solution)",
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
    linked = _linked(options, chosen)
    link = link_of(linked, options.page)
    if options.qr is not None:
        _write_qr(options, link, chosen.puzzle.name)
        terminal.message(f"wrote {options.qr}")
    print(link, file=terminal.out)
    return FOUND


def _linked(options: Namespace, chosen: ChosenPuzzle) -> LinkedPuzzle:
    number = options.solution or (1 if options.plan else None)
    if is_link(options.file) and number in (None, 1):
        given = read_link(options.file)
        if given.puzzle == chosen.puzzle and (given.plan is not None or not options.plan):
            return given
    if number is None:
        return LinkedPuzzle(chosen.puzzle)
    solution = _solution(chosen.puzzle, options, number)
    plan = _plan(solution, options, chosen) if options.plan else None
    return LinkedPuzzle(chosen.puzzle, solution, plan)


def _solution(puzzle: Puzzle, options: Namespace, number: int) -> Solution:
    # Imported here, because it imports the solver.
    from cubewright.presenter.exports.solutions import solutions_to_export

    name = options.file
    is_file = name != STANDARD_INPUT and not is_link(name) and Path(name).is_file()
    path = Path(name) if is_file else None
    return solutions_to_export(puzzle, path, options.problem, number, 1)[0]


def _plan(solution: Solution, options: Namespace, chosen: ChosenPuzzle) -> Separation:
    from cubewright.cli.disassembly.choice import piece_rules
    from cubewright.presenter.links import plan_for_link

    steps = plan_for_link(solution, piece_rules(options, chosen))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            plan: Separation = end.value
            return plan


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
        (
            "cubewright link burr.xmpuzzle --plan",
            "a link with a solution and the moves that take it apart",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)

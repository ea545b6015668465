"""``cubewright sticks``: list the six-piece burrs that your sticks or boards can build."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cubewright.cli.command import FOUND, NONE_FOUND, OUT_OF_TIME, Command, Terminal, UsageError
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import number_range, one_or_more, seconds, zero_or_more
from cubewright.cli.progress_bar import last_report
from cubewright.cli.text_table import text_table
from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable

if TYPE_CHECKING:
    from cubewright.model.generators.burr_pieces import BurrPieces
    from cubewright.presenter.design.sticks import FurtherStick
    from cubewright.solver.design.owned_sticks import BuiltBurr, StickFindings

SETS = ("42", "59", "369", "837", "87", "581")
KINDS = ("sticks", "boards")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "numbers",
        metavar="NUMBER[xN]",
        nargs="*",
        type=_copies,
        help="the numbers of your pieces, from 1 to 4096, with their copies, such as 1024x3",
    )
    add("--kind", choices=KINDS, help="the kind of your pieces (default: that of the set)")
    add(
        "--set",
        choices=SETS,
        help="you have these pieces, too: the 42 notchable sticks for all burrs without holes, or "
        "one each of the 59 notchable sticks, of the 369 of burrs without holes, or of all 837; "
        "one each of the 87 boards with large notches, or of all 581 boards",
    )
    add(
        "--holes",
        metavar="N",
        type=zero_or_more,
        help="the most empty cells inside a burr (default: 0; 12 for boards, which need holes)",
    )
    add(
        "--one-more",
        choices=SETS,
        metavar="SET",
        help="also list the pieces of this set that make the most further burrs possible",
    )
    add(
        "--level-at-least",
        metavar="N",
        type=one_or_more,
        default=1,
        help="only burrs that need N moves or more to remove the first piece",
    )
    add(
        "--solutions",
        metavar="N[-M]",
        type=_solutions,
        help="only burrs with this number of solutions, up to rotation and reflection",
    )
    add("--top", metavar="N", type=one_or_more, help="list only the N hardest burrs")
    add("--count", action="store_true", help="print only the number of burrs")
    add("--csv", action="store_true", help="write comma-separated values")
    add(
        "--output",
        "-o",
        metavar="FILE",
        type=Path,
        help="also write the listed burrs with their pieces to this figure file",
    )
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds")


def run(options: Namespace, terminal: Terminal) -> int:
    """List the burrs, and return the exit status.

    The status is 0 on success, 1 if there are no burrs, 124 at the time limit, or 130 after Ctrl-C.
    """
    from cubewright.formats.atomic import write_atomically
    from cubewright.presenter.design.sticks import burrs_text, further_sticks, summary

    if options.output is not None:
        _check_output(options.output)
    kind = _kind(options)
    copies = _owned(options, kind)
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        findings = _search(copies, kind, options, terminal, deadline)
    listed = [each for each in findings.burrs if _is_wanted(each, options)][: options.top]
    if options.count:
        print(len(listed), file=terminal.out)
    else:
        _print_burrs(listed, terminal, as_csv=options.csv)
    if options.one_more is not None:
        _print_further(further_sticks(findings), terminal)
    if options.output is not None and listed:
        write_atomically(options.output, burrs_text(listed).encode())
    text = summary(findings, len(findings.burrs))
    out_of_time = deadline.is_out_of_time and findings.fraction < 1
    if out_of_time:
        text = f"{deadline.time_limit_text}: {text}"
    terminal.message(text)
    if interruption.status is not None:
        return interruption.status
    if out_of_time:
        return OUT_OF_TIME
    return FOUND if listed else NONE_FOUND


def _search(
    copies: dict[int, int],
    kind: BurrPieces,
    options: Namespace,
    terminal: Terminal,
    deadline: Deadline,
) -> StickFindings:
    from cubewright.presenter.design.sticks import DEFAULT_HOLES, set_copies
    from cubewright.solver.design.owned_sticks import StickFindings, owned_burrs

    if options.one_more is not None:
        copies = {**dict.fromkeys(set_copies(options.one_more), 0), **copies}
    lacking = int(options.one_more is not None)
    holes = DEFAULT_HOLES[kind.name] if options.holes is None else options.holes
    return last_report(
        owned_burrs(copies, holes=holes, lacking=lacking, control=deadline, kind=kind),
        StickFindings(),
        lambda findings: f"{findings.solutions:,} come apart",
        terminal.err,
    )


def _kind(options: Namespace) -> BurrPieces:
    from cubewright.presenter.design.sticks import KINDS as BURR_PIECES
    from cubewright.presenter.design.sticks import SETS as SET_KINDS

    sets = [each for each in (options.set, options.one_more) if each is not None]
    kinds = {SET_KINDS[each] for each in sets}
    if options.kind is not None:
        kinds.add(BURR_PIECES[options.kind])
    if len(kinds) > 1:
        raise UsageError("sticks and boards build no burr together; choose sets of one kind")
    return kinds.pop() if kinds else BURR_PIECES[KINDS[0]]


def _owned(options: Namespace, kind: BurrPieces) -> dict[int, int]:
    from cubewright.presenter.design.sticks import set_copies

    copies = set_copies(options.set) if options.set is not None else {}
    for number, count in options.numbers:
        try:
            smallest = kind.number(kind.cells(number))
        except ValueError as error:
            raise UsageError(str(error)) from None
        if smallest is None:
            raise UsageError(f"number {number} is not in one piece")
        copies[smallest] = copies.get(smallest, 0) + count
    if not copies:
        raise UsageError("name your sticks or boards by their numbers, or choose a --set")
    return copies


def _is_wanted(burr: BuiltBurr, options: Namespace) -> bool:
    low, high = options.solutions or (1, None)
    has_solutions = low <= burr.solutions and (high is None or burr.solutions <= high)
    return has_solutions and burr.moves[0] >= options.level_at_least


def _print_burrs(burrs: Sequence[BuiltBurr], terminal: Terminal, *, as_csv: bool) -> None:
    from cubewright.presenter.design.sticks import COLUMNS
    from cubewright.presenter.table import csv_table

    if as_csv:
        terminal.out.write(csv_table(COLUMNS, burrs))
    elif burrs:
        rows = [[column.plain_text(each) for column in COLUMNS] for each in burrs]
        lines = text_table([column.name for column in COLUMNS], rows, left=2)
        print(*lines, sep="\n", file=terminal.out, flush=True)


def _print_further(sticks: Sequence[FurtherStick], terminal: Terminal) -> None:
    if not sticks:
        print("no further piece allows another burr", file=terminal.out)
        return
    header = ("one more piece", "further burrs", "hardest level")
    rows = [(str(each.number), f"{each.burrs:,}", each.hardest.level) for each in sticks]
    print("", *text_table(header, rows), sep="\n", file=terminal.out, flush=True)


def _check_output(path: Path) -> None:
    if path.suffix.lower() != ".fig":
        raise UsageError(f"-o needs a name that ends in .fig, not '{path.name}'")
    if path.exists():
        raise FormatError(str(path), None, "already exists; choose another name or remove it")
    check_writable(path)


def _copies(text: str) -> tuple[int, int]:
    number, sign, count = text.partition("x")
    try:
        return one_or_more(number), one_or_more(count) if sign else 1
    except ArgumentTypeError:
        raise ArgumentTypeError(
            f"expected the number of a piece, such as 1024, or 1024x3, not {text!r}"
        ) from None


def _solutions(text: str) -> tuple[int, int | None]:
    return number_range(text, "1", "1-20")


STICKS = Command(
    name="sticks",
    summary="List the six-piece burrs that your sticks or boards can build.",
    examples=(
        ("cubewright sticks --set 42", "list the 221 burrs of the 42 notchable sticks"),
        (
            "cubewright sticks --set 42 --holes 3 --solutions 1 --top 20 -o burrs.fig",
            "write the twenty hardest with one solution and up to three holes",
        ),
        (
            "cubewright sticks 1 256x2 871 888 911 928 1024x2 --one-more 59",
            "also find out which notchable stick to make next",
        ),
        (
            "cubewright sticks --kind boards 256 384 488 960 1012 1016",
            "find the burr of six boards",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)

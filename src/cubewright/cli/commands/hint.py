"""``cubewright hint``: suggest the next piece: its place, its path and its support."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from cubewright.cli.command import FOUND, INTERRUPTED, NONE_FOUND, Command, Terminal
from cubewright.cli.disassembly.choice import piece_rules
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle_with_groups
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.hint_text import answer_text, step_text
from cubewright.solver.analysis.hints import is_solvable, next_steps
from cubewright.solver.disassembly.assembly_order import AssemblyOrder
from cubewright.solver.search.control import Control
from cubewright.visible_text import one_line

PATIENCE_SECONDS = 1.5
"""Seconds before a note shows that the answer is still being computed."""
EMPTY = "."
"""The character of an empty cell."""


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser)
    add = parser.add_argument
    add("--all", action="store_true", help="show every remaining step, not only the next one")
    add(
        "--check",
        action="store_true",
        help="only check whether the pre-placed pieces belong to a solution",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the next step and the layers after it; return 0, or 1 if there is no solution."""
    chosen = chosen_puzzle_with_groups(options, terminal)
    puzzle = chosen.puzzle
    control = Control()
    with stopped_by_ctrl_c(control) as interruption, _note_while_looking(terminal):
        if options.check:
            solvable = is_solvable(puzzle, control)
            order = None
        else:
            order = next_steps(puzzle, control, piece_rules(options, chosen))
            solvable = None if order is None and control.stopped else order is not None
    if order is None:
        print(answer_text(solvable, len(puzzle.pre_placed)), file=terminal.out)
        if solvable is None:
            return interruption.status or INTERRUPTED
        return FOUND if solvable else NONE_FOUND
    _print_steps(order, puzzle, terminal, everything=options.all)
    return FOUND


@contextmanager
def _note_while_looking(terminal: Terminal) -> Iterator[None]:
    """Print a note if an answer takes longer than :data:`PATIENCE_SECONDS`."""
    note = Timer(PATIENCE_SECONDS, terminal.message, ("still looking; press Ctrl+C to stop",))
    note.daemon = True
    note.start()
    try:
        yield
    finally:
        note.cancel()


def _print_steps(
    order: AssemblyOrder, puzzle: Puzzle, terminal: Terminal, *, everything: bool
) -> None:
    if not order.steps:
        print("All pieces are already placed.", file=terminal.out)
    pre_placed = len(order.pre_placed)
    steps = order.steps if everything else order.steps[:1]
    for number, step in enumerate(steps, start=pre_placed + 1):
        so_far = Solution(puzzle, order.sequence[:number])
        print(
            f"{number} of {len(order.sequence)}: {one_line(step_text(order, step))}",
            file=terminal.out,
        )
        shown = {**dict.fromkeys(puzzle.figure.cells, EMPTY), **so_far.symbols()}
        print(layers_picture(shown, puzzle.figure.lattice), file=terminal.out)
        if step is not steps[-1]:
            print(file=terminal.out)
    if order.failure_reason:
        terminal.message(order.failure_reason)


HINT = Command(
    name="hint",
    summary="Suggest the next piece: its place, its path and its support.",
    examples=(
        ("cubewright hint cube", "show a first piece of the Soma cube"),
        ("cubewright hint my.fig --all", "show every step after the pre-placed pieces of the file"),
        (
            "cubewright hint my.fig --check",
            "check whether the pre-placed pieces belong to a solution",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)

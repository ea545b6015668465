"""Options of commands that analyse solutions; imports no kernels."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cubewright.cli.command import OptionRule, Terminal, add_renamed, excludes, needs
from cubewright.cli.numbers import one_or_more
from cubewright.cli.puzzle_choice import ChosenPuzzle
from cubewright.solver.disassembly.assembly import Order, PieceRules

if TYPE_CHECKING:
    from fractions import Fraction

    from cubewright.model.project import Project
    from cubewright.presenter.analysis.analyser import Analyser
    from cubewright.presenter.taking_apart.turn_choice import TurnChoice


KEEP_LEVELS, KEEP_PLANS = "levels", "plans"
"""Values of ``--keep``: store levels only, or also the plans."""
LEAST = "least"
"""The value of ``--allowance`` for the least possible allowance."""


def add_plan_order_argument(parser: Any, *old_names: str) -> None:
    """Add ``--plan-order``, which is also accepted under old names."""
    add_renamed(
        parser,
        "--plan-order",
        *old_names,
        choices=[each.value for each in Order],
        default=Order.CANONICAL.value,
        help="which of several equally short plans to find: the same one however pieces are "
        "numbered and turned, or the one that BurrTools finds (default: canonical)",
    )


def add_disassembly_arguments(parser: ArgumentParser) -> None:
    """Add ``--disassemble`` and the options that need it."""
    group = parser.add_argument_group("taking solutions apart")
    group.add_argument(
        "--disassemble",
        action="store_true",
        help="analyse every solution, and write or count only those that come apart",
    )
    group.add_argument(
        "--level-at-least",
        metavar="N",
        type=one_or_more,
        help="with --disassemble: only those whose first separation needs N moves or more",
    )
    add_plan_order_argument(group)
    add_turn_arguments(group)


def add_turn_arguments(parser: Any) -> None:
    """Add the options for quarter turns."""
    parser.add_argument(
        "--turns",
        action="store_true",
        help="also let pieces of cubes make quarter turns; this is slower. Other programs use "
        "other turning rules, so their levels may differ",
    )
    parser.add_argument(
        "--allowance",
        metavar="E",
        type=allowance,
        help="with --turns: the part of its edge that rounding removes from each side of a "
        "cube, such as 0.05 or 1/20, or 'least' for the smallest part for each assembly, "
        "in hundredths up to 0.2 (default: 0, sharp cubes)",
    )


def allowance(text: str) -> Fraction | str:
    """Parse an allowance: a number or a fraction, from 0 to less than 1/2; or ``least``."""
    from fractions import Fraction

    if text == LEAST:
        return LEAST
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6}|/[0-9]{1,6})?|\.[0-9]{1,6}", text):
        try:
            found = Fraction(text)
        except ZeroDivisionError:
            found = Fraction(1)
        if found < Fraction(1, 2):
            return found
    raise ArgumentTypeError(f"expected a number from 0 to less than 0.5, not {text!r}")


def turn_rules() -> tuple[OptionRule, ...]:
    """Return the rules about the options that quarter turns exclude or need."""
    return (
        needs("--allowance", "--turns"),
        excludes(
            "--turns",
            f"--plan-order {Order.BURRTOOLS.value}",
            message="BurrTools has no turns: --turns goes with the canonical order only",
        ),
    )


def analyser_of(
    options: Namespace, chosen: ChosenPuzzle, order: str, terminal: Terminal
) -> Analyser:
    """Return the analyser that the options choose; report the rules about turns, if any.

    Raises:
        CubewrightError: The assemblies cannot be analysed.
    """
    from cubewright.presenter.analysis.analyser import Analyser

    rules, turns = piece_rules(options, chosen), turns_of(options)
    if not turns.allowed:
        return Analyser.of(chosen.puzzle, rules, Order(order), options.threads)
    report_turns(turns, terminal)
    return Analyser.with_turns(chosen.puzzle, rules, turns.allowance)


def turns_of(options: Namespace) -> TurnChoice:
    """Return the choice of turns in the options."""
    from fractions import Fraction

    from cubewright.presenter.taking_apart.turn_choice import TurnChoice

    given = options.allowance or Fraction(0)
    return TurnChoice(options.turns, None if given == LEAST else given)


def report_turns(turns: TurnChoice, terminal: Terminal) -> None:
    """Report that levels count turns, and report the allowance of the turns."""
    given = turns.allowance
    shown = "the least allowance" if given is None else f"allowance {given}"
    terminal.message(f"levels with turns, {shown}: other programs use other turning rules")


def piece_rules(options: Namespace, chosen: ChosenPuzzle) -> PieceRules:
    """Return the weights, the walls, the groups and the ground of the chosen puzzle.

    Raises:
        CubewrightError: The file cannot be read.
    """
    project = project_of_file(options)
    rules = PieceRules()
    if project is not None:
        rules = PieceRules.of(project, project.find(options.problem))
    rules = rules.with_groups(chosen.puzzle.pieces, chosen.groups)
    rules = rules.with_weights(chosen.puzzle.pieces, chosen.weights)
    return replace(rules, on_ground=True) if chosen.on_ground else rules


def project_of_file(options: Namespace) -> Project | None:
    """Return the project of a project, a BurrTools file or a link, unless ``--pieces`` is given.

    Raises:
        CubewrightError: The file cannot be read.
    """
    from cubewright.formats.links.link import is_link, read_link
    from cubewright.presenter.links import project_of_link
    from cubewright.presenter.taking_apart.file_rules import project_with_rules

    if options.pieces is not None or options.file is None:
        return None
    if is_link(options.file):
        return project_of_link(read_link(options.file))
    return project_with_rules(Path(options.file))

"""Options of commands that take solutions apart. Imports no numba."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from cubewright.cli.numbers import one_or_more
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.xmpuzzle.file import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.solver.disassembly.assembly import Order, PieceRules


def add_order_argument(parser: Any, name: str = "--order") -> None:
    """Add the option for the order of analysis."""
    parser.add_argument(
        name,
        choices=[each.value for each in Order],
        default=Order.CANONICAL.value,
        help="which of several equally short plans to find: the same one however pieces are "
        "numbered and turned, or the one that BurrTools finds (default: canonical)",
    )


def add_disassembly_arguments(parser: ArgumentParser) -> None:
    """Add ``--disassemble`` and what belongs to it."""
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
    add_order_argument(group, "--plan-order")  # engines have an --order


def piece_rules(options: Namespace) -> PieceRules:
    """Return the weights and groups of the pieces of the chosen problem, if it states any.

    Raises:
        CubewrightError: The file cannot be read.
    """
    if options.pieces is not None or options.file is None:
        return PieceRules()
    path = Path(options.file)
    if path.suffix.lower() == XMPUZZLE_SUFFIX:
        project, _ = project_of_xmpuzzle(read_xmpuzzle(path))
    elif path.suffix.lower() == PROJECT_SUFFIX:
        from cubewright.formats.project.file import read_project

        project = read_project(path)
    else:
        return PieceRules()
    return PieceRules.of(project, project.find(options.problem))

"""Command-line options for the counting convention."""

from __future__ import annotations

from argparse import ArgumentParser

from cubewright.model.symmetry.group import Convention, UpTo

CONVENTION_HELP = {
    Convention.RAW: "count every solution, including rotated and mirrored copies",
    Convention.ROTATIONS: "count solutions that differ by a rotation of the figure once",
    Convention.UNIQUE: "count mirror images once too, where the pieces allow it (default)",
}


def add_convention_arguments(parser: ArgumentParser) -> None:
    """Add the exclusive options ``--raw``, ``--rotations`` and ``--unique``."""
    conventions = parser.add_argument_group("count as").add_mutually_exclusive_group()
    for convention, help_text in CONVENTION_HELP.items():
        conventions.add_argument(
            f"--{convention.value}",
            dest="convention",
            action="store_const",
            const=convention,
            default=Convention.UNIQUE,
            help=help_text,
        )


def add_up_to_argument(parser: ArgumentParser) -> None:
    """Add the option ``--up-to``."""
    parser.add_argument(
        "--up-to",
        choices=[each.value for each in UpTo],
        help="whose symmetries merge the solutions that are listed, if forbidden cells or "
        "pre-placed pieces break symmetries of the figure: only those that are left (puzzle, "
        "the default), or all (figure)",
    )

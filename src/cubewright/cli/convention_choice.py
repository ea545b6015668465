"""By which convention a command line means solutions to be counted."""

from __future__ import annotations

from argparse import ArgumentParser

from cubewright.model.symmetry.group import Convention

CONVENTION_HELP = {
    Convention.RAW: "every solution, also those that turning makes alike",
    Convention.ROTATIONS: "merge those that turning the figure makes alike",
    Convention.UNIQUE: "merge mirror images too, where the pieces allow it (the default)",
}


def add_convention_arguments(parser: ArgumentParser) -> None:
    """``--raw``, ``--rotations`` and ``--unique``, of which one is chosen."""
    conventions = parser.add_mutually_exclusive_group()
    for convention, words in CONVENTION_HELP.items():
        conventions.add_argument(
            f"--{convention.value}",
            dest="convention",
            action="store_const",
            const=convention,
            default=Convention.UNIQUE,
            help=words,
        )

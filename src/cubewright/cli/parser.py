"""The command-line parsers and their help texts."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from cubewright.cli.command import Command, UsageError, listed_commands

SELF_TEST = "--self-test"
"""The option that tests the installed program."""

EXAMPLES = (
    ("cubewright", "open the window with the Soma cube"),
    ("cubewright my.fig", "open a figure file in the window"),
    ("cubewright my.fig --solve", "open it and start solving"),
    ("cubewright solve cube", "list every solution of the Soma cube, without a window"),
)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that raises :class:`UsageError` instead of exiting the program."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see '{self.prog} --help')")


def overview_parser() -> Parser:
    """Return the parser of the program, which lists all commands without importing them."""
    parser = Parser(
        prog="cubewright",
        usage="cubewright [FILE ...] [--solve]\n       cubewright COMMAND ...",
        description="A workbench for packing puzzles. Without a command, it opens the window.",
        epilog=_examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action=_ShowVersion, nargs=0, help="show program's version number and exit"
    )
    parser.add_argument(
        SELF_TEST, action="store_true", help="test this installation on small puzzles and exit"
    )
    subparsers = parser.add_subparsers(
        prog="cubewright", metavar="COMMAND", dest="command", required=True
    )
    for name, listed in listed_commands().items():
        subparsers.add_parser(name, help=listed.summary)
    return parser


def command_parser(command: Command) -> Parser:
    """Return the parser of one command."""
    parser = Parser(
        prog=f"cubewright {command.name}",
        description=command.summary,
        epilog=_examples(command.examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.add_arguments(parser)
    return parser


def window_parser() -> Parser:
    """Return the parser of the arguments that open the window."""
    parser = Parser(prog="cubewright", add_help=False, allow_abbrev=False)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--solve", action="store_true")
    return parser


def installed_version() -> str:
    """Return the version of the installed program."""
    # Imported here, because this import takes as long as the whole help.
    from importlib.metadata import version

    return version("cubewright")


class _ShowVersion(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"cubewright {installed_version()}")
        parser.exit()


def _examples(examples: Sequence[tuple[str, str]]) -> str:
    rows = [f"  {line}\n      {explanation}" for line, explanation in examples]
    return "\n".join(["examples:", *rows])

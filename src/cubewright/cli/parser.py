"""The command-line parsers and their help texts."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from cubewright.cli.command import Command, UsageError, commands

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


def command_parser() -> Parser:
    """Return the parser of all commands."""
    parser = Parser(
        prog="cubewright",
        usage="cubewright [FILE] [--solve]\n       cubewright COMMAND ...",
        description="A workbench for packing puzzles. Without a command, it opens the window.",
        epilog=_examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cubewright {installed_version()}")
    subparsers = parser.add_subparsers(
        prog="cubewright", metavar="COMMAND", dest="command", required=True
    )
    for command in commands().values():
        _add(subparsers, command)
    return parser


def window_parser() -> Parser:
    """Return the parser of the arguments that open the window."""
    parser = Parser(prog="cubewright", add_help=False, allow_abbrev=False)
    parser.add_argument("file", nargs="?", default=None)
    parser.add_argument("--solve", action="store_true")
    return parser


def installed_version() -> str:
    """Return the version of the installed program."""
    return version("cubewright")


def _add(subparsers: argparse._SubParsersAction[Parser], command: Command) -> None:
    parser = subparsers.add_parser(
        command.name,
        help=command.summary,
        description=command.summary,
        epilog=_examples(command.examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.add_arguments(parser)


def _examples(examples: Sequence[tuple[str, str]]) -> str:
    rows = [f"  {line}\n      {explanation}" for line, explanation in examples]
    return "\n".join(["examples:", *rows])

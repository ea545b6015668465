"""The command line's grammar and its help."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from cubewright.cli.command import Command, UsageError, commands

EXAMPLES = (
    ("cubewright", "open the window, with the Soma cube in it"),
    ("cubewright my.fig", "open a figure file in the window"),
    ("cubewright my.fig --solve", "and start solving at once"),
    ("cubewright solve cube", "every solution of the Soma cube, without a window"),
)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that raises its complaint in one line instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see '{self.prog} --help')")


def command_parser() -> Parser:
    """The grammar of every command."""
    parser = Parser(
        prog="cubewright",
        usage="cubewright [FILE] [--solve]\n       cubewright COMMAND ...",
        description="A workbench for packing puzzles: without a command it opens its window.",
        epilog=_examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cubewright {installed_version()}")
    named = parser.add_subparsers(
        prog="cubewright", metavar="COMMAND", dest="command", required=True
    )
    for command in commands().values():
        _add(named, command)
    return parser


def window_parser() -> Parser:
    """The grammar of what opens the window."""
    parser = Parser(prog="cubewright", add_help=False, allow_abbrev=False)
    parser.add_argument("file", nargs="?", default=None)
    parser.add_argument("--solve", action="store_true")
    return parser


def installed_version() -> str:
    """The version of the installed program."""
    return version("cubewright")


def _add(named: argparse._SubParsersAction[Parser], command: Command) -> None:
    parser = named.add_parser(
        command.name,
        help=command.summary,
        description=command.summary,
        epilog=_examples(command.examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.add_arguments(parser)


def _examples(examples: Sequence[tuple[str, str]]) -> str:
    rows = [f"  {line}\n      {what}" for line, what in examples]
    return "\n".join(["examples:", *rows])

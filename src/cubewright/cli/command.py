"""The definition of a command; each command is one file in ``cli/commands``."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TextIO

from cubewright.errors import CubewrightError
from cubewright.registry import discover

FOUND = 0
NONE_FOUND = 1
UNUSABLE = 2
OUT_OF_TIME = 124
INTERRUPTED = 130
"""Exit statuses: solutions found, none found, unusable input, time limit reached (as in
timeout(1)), interrupted with Ctrl-C (128 + SIGINT)."""


class UsageError(CubewrightError):
    """Invalid command-line arguments."""


@dataclass(frozen=True)
class Terminal:
    """The streams of a command: results go to ``out``, messages and progress to ``err``."""

    input: TextIO
    out: TextIO
    err: TextIO
    program: str = "cubewright"
    """The program name that precedes every message."""

    def message(self, text: str) -> None:
        """Print a line to ``err``."""
        print(f"{self.program}: {text}", file=self.err, flush=True)


@dataclass(frozen=True)
class Command:
    """A command of the program; ``run`` returns the exit status.

    ``other_names`` are accepted on the command line but not listed in the help.
    """

    name: str
    summary: str
    examples: tuple[tuple[str, str], ...]
    """Command lines with their explanations, for the help text."""
    add_arguments: Callable[[ArgumentParser], None] = field(repr=False)
    run: Callable[[Namespace, Terminal], int] = field(repr=False)
    other_names: tuple[str, ...] = ()


@cache
def commands() -> dict[str, Command]:
    """Return all commands by name."""
    return discover("cubewright.cli.commands", Command)


def command_names() -> dict[str, Command]:
    """Return all commands by name and by other accepted name."""
    return {name: each for each in commands().values() for name in (each.name, *each.other_names)}

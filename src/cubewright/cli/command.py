"""A command is one file in ``cli/commands``: its name, its arguments and what it does."""

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
"""Exit statuses: solutions, none, input that cannot be used, the time given was up (as timeout(1)
has it), ended with Ctrl-C (128 + SIGINT)."""


class UsageError(CubewrightError):
    """Arguments that do not make sense together."""


@dataclass(frozen=True)
class Terminal:
    """Where a command reads and writes: results to ``out``, everything about them to ``err``."""

    input: TextIO
    out: TextIO
    err: TextIO
    program: str = "cubewright"
    """The name that begins what it says."""

    def say(self, sentence: str) -> None:
        """A line to whoever watches, away from the results."""
        print(f"{self.program}: {sentence}", file=self.err, flush=True)


@dataclass(frozen=True)
class Command:
    """One thing the program does without a window; ``run`` returns the exit status."""

    name: str
    summary: str
    examples: tuple[tuple[str, str], ...]
    """Command lines and what they do, for the help text."""
    add_arguments: Callable[[ArgumentParser], None] = field(repr=False)
    run: Callable[[Namespace, Terminal], int] = field(repr=False)


@cache
def commands() -> dict[str, Command]:
    """Every command there is, by name."""
    return discover("cubewright.cli.commands", Command)

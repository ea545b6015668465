"""Runs a command line and turns every foreseeable end of it into an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from cubewright.cli.command import INTERRUPTED, UNUSABLE, Terminal, commands
from cubewright.cli.parser import command_parser
from cubewright.errors import CubewrightError


def main(arguments: Sequence[str], terminal: Terminal | None = None) -> int:
    """Do what the arguments say, and return the exit status.

    ``--help`` and ``--version`` end with :class:`SystemExit`, as they do in
    every Python program.
    """

    def run(here: Terminal) -> int:
        options = command_parser().parse_args(arguments)
        return commands()[options.command].run(options, here)

    return ended("cubewright", run, terminal)


def ended(program: str, run: Callable[[Terminal], int], terminal: Terminal | None) -> int:
    """The exit status of what is run at a terminal, however it ends.

    Without a terminal it is the one that the process has.
    """
    if terminal is None:
        if sys.stdout is None:
            return _cannot_write(program, "standard output is closed")
        terminal = Terminal(sys.stdin, sys.stdout, sys.stderr, program)
    try:
        status = run(terminal)
        terminal.out.flush()
    except CubewrightError as error:
        terminal.say(str(error))
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the results has seen enough (`| head`). What is still
        # buffered goes nowhere, so that the interpreter does not complain.
        _let_go_of_output()
        return 0
    except OSError as error:
        # Files are read and written where their errors have names; this is the output.
        _let_go_of_output()
        return _cannot_write(program, error.strerror or str(error))
    return status


def _cannot_write(program: str, reason: str) -> int:
    if sys.stderr is not None:
        print(f"{program}: the results cannot be written: {reason}", file=sys.stderr)
    return UNUSABLE


def _let_go_of_output() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)

"""Runs a command line and turns every foreseeable end of it into an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cubewright.cli.command import INTERRUPTED, UNUSABLE, Terminal, commands
from cubewright.cli.parser import command_parser
from cubewright.errors import CubewrightError


def main(arguments: Sequence[str], terminal: Terminal | None = None) -> int:
    """Do what the arguments say, and return the exit status.

    ``--help`` and ``--version`` end with :class:`SystemExit`, as they do in
    every Python program.
    """
    if terminal is None:
        if sys.stdout is None:
            return _cannot_write("standard output is closed")
        terminal = Terminal(sys.stdin, sys.stdout, sys.stderr)
    try:
        options = command_parser().parse_args(arguments)
        status = commands()[options.command].run(options, terminal)
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
        return _cannot_write(error.strerror or str(error))
    return status


def _cannot_write(reason: str) -> int:
    if sys.stderr is not None:
        print(f"cubewright: the results cannot be written: {reason}", file=sys.stderr)
    return UNUSABLE


def _let_go_of_output() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)

"""Run a command line, and turn every expected end into an exit status."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from cubewright.cli.command import (
    INTERRUPTED,
    OUT_OF_TIME,
    UNUSABLE,
    Command,
    Terminal,
    UsageError,
    check_options,
    command_names,
)
from cubewright.cli.parser import SELF_TEST, command_parser, overview_parser
from cubewright.cli.self_test import run_self_test
from cubewright.errors import CubewrightError, shortened_text
from cubewright.quick_start import limit_blas_threads


def main(arguments: Sequence[str], terminal: Terminal | None = None) -> int:
    """Run the command line, and return the exit status.

    ``--help`` and ``--version`` raise :class:`SystemExit`, as in argparse.
    """

    def run(here: Terminal) -> int:
        if arguments and arguments[0] == SELF_TEST:
            if arguments[1:]:
                raise UsageError(f"{SELF_TEST} takes no arguments")
            return run_self_test(here)
        listed = command_names().get(arguments[0]) if arguments else None
        if listed is None:
            overview_parser().parse_args(arguments)  # Ends the program, or raises an error.
            return UNUSABLE
        command = listed.load()
        if command.for_help is not None and {"-h", "--help"} & set(arguments):
            command = command.for_help(arguments[1:])
        parser = command_parser(command)
        options = parser.parse_args(arguments[1:])
        check_options(command.rules, options, parser)
        return _run(command, options, here)

    return exit_status("cubewright", run, terminal)


def _run(command: Command, options: Namespace, terminal: Terminal) -> int:
    """Run a command within its time limit, ``options.deadline``."""
    # Imported here, because the help needs neither.
    from cubewright.cli.deadline import Deadline, OutOfTime

    options.deadline = deadline = Deadline(getattr(options, "limit_seconds", None))
    try:
        with deadline.enforce():
            return command.run(options, terminal)
    except OutOfTime:
        terminal.message(deadline.interruption_text)
        return OUT_OF_TIME


def exit_status(program: str, run: Callable[[Terminal], int], terminal: Terminal | None) -> int:
    """Call ``run``, report errors on one line, and return the exit status.

    ``terminal`` defaults to the standard streams, where an unexpected error is reported and logged.
    With another terminal, the error is raised.
    """
    limit_blas_threads()
    if terminal is None:
        try:
            return _status(program, run, terminal)
        except Exception as error:
            return report_crash(program, error)
    return _status(program, run, terminal)


def report_crash(program: str, error: Exception) -> int:
    """Log an unexpected error, report it on one line, and return the exit status."""
    from cubewright.presenter.crash_log import CRASHED, log_crash

    if sys.stderr is not None:
        print(shortened_text(f"{program}: {log_crash(error)}"), file=sys.stderr)
    return CRASHED


def _status(program: str, run: Callable[[Terminal], int], terminal: Terminal | None) -> int:
    if terminal is None:
        if sys.stdout is None:
            return _cannot_write(program, "standard output is closed")
        if isinstance(sys.stdout, TextIOWrapper):
            # A name outside the terminal's encoding must not end the program.
            sys.stdout.reconfigure(errors="backslashreplace")
        terminal = Terminal(sys.stdin, sys.stdout, sys.stderr, program)
    terminal = terminal.visible()
    try:
        status = run(terminal)
        terminal.out.flush()
    except CubewrightError as error:
        terminal.error(str(error))
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`). Discard buffered output, so that the
        # interpreter reports no error when it exits.
        _discard_output()
        return 0
    except OSError as error:
        # The system refuses a name, for example one that is too long.
        if error.filename is not None:
            reason = error.strerror or str(error)
            terminal.error(f"{error.filename}: cannot be used: {reason}")
            return UNUSABLE
        # Other file errors are FormatErrors, so this error comes from standard output.
        _discard_output()
        return _cannot_write(program, error.strerror or str(error))
    return status


def _cannot_write(program: str, reason: str) -> int:
    if sys.stderr is not None:
        print(f"{program}: cannot write the results: {reason}", file=sys.stderr)
    return UNUSABLE


def _discard_output() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)

"""Print the report of the self-test."""

from __future__ import annotations

from cubewright.cli.command import FOUND, NONE_FOUND, Terminal


def run_self_test(terminal: Terminal) -> int:
    """Print the report line by line; return 0 if everything works, 1 if a part does not."""
    from cubewright.presenter.self_test import ALL_RIGHT, report_lines  # the help needs no solver

    line = ""
    for line in report_lines():
        print(line, file=terminal.out, flush=True)
    return FOUND if line == ALL_RIGHT else NONE_FOUND

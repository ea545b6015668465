"""``bcsolve``: the command line of BCSolve 0.82, run by the engines of Cubewright."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cubewright.cli.bcsolve.switches import HELP, read_switches
from cubewright.cli.command import FOUND, Terminal
from cubewright.cli.main import exit_status
from cubewright.cli.parser import installed_version
from cubewright.quick_start import without_garbage_collection


def main(arguments: Sequence[str] | None = None, terminal: Terminal | None = None) -> int:
    """Run the command line, and return the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    return exit_status("bcsolve", lambda here: _run(given, here), terminal)


def _run(arguments: Sequence[str], terminal: Terminal) -> int:
    switches = read_switches(arguments)
    if switches.help:
        terminal.out.write(HELP)
        return FOUND
    if switches.version:
        print(f"bcsolve, of cubewright {installed_version()}", file=terminal.out)
        return FOUND
    with without_garbage_collection():
        from cubewright.cli.bcsolve.run import BCSolve
    return BCSolve(switches, terminal).run()

"""``cubewright``: with a command the command line, otherwise the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cubewright.cli.command import UNUSABLE, commands
from cubewright.cli.main import main as run_command
from cubewright.cli.parser import window_parser
from cubewright.errors import CubewrightError, FormatError, UnknownNameError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the arguments say, and return the exit status.

    Qt is imported only for the window, so that a command starts at once and
    works where there is no Qt.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    first = arguments[0] if arguments else ""
    if first in commands() or first in ("-h", "--help", "--version"):
        return run_command(arguments)
    try:
        if first and not first.startswith("-"):
            _figure_file(first)  # a mistyped command is told as such, not by what follows it
        options = window_parser().parse_args(arguments)
        return _open_window(_figure_file(options.file), solve=options.solve)
    except CubewrightError as error:
        print(f"cubewright: {error}", file=sys.stderr)
        return UNUSABLE


def _figure_file(name: str | None) -> Path | None:
    """The file to open; what is neither a file nor looks like one was meant as a command."""
    if name is None or Path(name).is_file():
        return None if name is None else Path(name)
    if Path(name).is_dir():
        raise FormatError(name, None, "this is a folder, not a figure file")
    if Path(name).suffix or Path(name).name != name:
        raise FormatError(name, None, "there is no such file")
    raise UnknownNameError("command or file", name, commands())


def _open_window(path: Path | None, *, solve: bool) -> int:
    if sys.platform == "linux" and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise CubewrightError(
            "there is no display to open the window on; 'cubewright solve' works without one"
        )
    try:
        from cubewright.gui.application import run
    except ImportError as error:
        if (error.name or "").startswith("cubewright"):
            raise
        raise CubewrightError(
            f"the window cannot be opened ({error}); 'cubewright solve' works without it"
        ) from error
    return run(path, solve=solve)


if __name__ == "__main__":
    sys.exit(main())

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
from cubewright.formats.built_in import built_in_puzzles
from cubewright.model.puzzle import Puzzle


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
            _to_open(first)  # a mistyped command is told as such, not by what follows it
        options = window_parser().parse_args(arguments)
        return _open_window(_to_open(options.file), solve=options.solve)
    except CubewrightError as error:
        print(f"cubewright: {error}", file=sys.stderr)
        return UNUSABLE


def _to_open(name: str | None) -> Path | Puzzle | None:
    """The file or built-in puzzle to open; what is neither was meant as a command."""
    if name is None or Path(name).is_file():
        return None if name is None else Path(name).absolute()
    if name.lower() in built_in_puzzles():
        return built_in_puzzles()[name.lower()]
    if Path(name).is_dir():
        raise FormatError(name, None, "this is a folder, not a figure file")
    if Path(name).suffix or Path(name).name != name:
        raise FormatError(name, None, "there is no such file")
    raise UnknownNameError("command, puzzle or file", name, [*commands(), *built_in_puzzles()])


def _open_window(what: Path | Puzzle | None, *, solve: bool) -> int:
    if sys.platform == "linux" and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise CubewrightError(
            "there is no display to open the window on; 'cubewright solve' works without one"
        )
    try:
        from cubewright.gui.shell.application import run
    except ImportError as error:
        if (error.name or "").startswith("cubewright"):
            raise
        raise CubewrightError(
            f"the window cannot be opened ({error}); 'cubewright solve' works without it"
        ) from error
    return run(what, solve=solve)


if __name__ == "__main__":
    sys.exit(main())

"""Entry point of ``cubewright``: run a command, or open the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cubewright.cli.command import UNUSABLE, command_names, listed_commands
from cubewright.cli.main import main as run_command
from cubewright.cli.main import report_crash
from cubewright.cli.parser import SELF_TEST, window_parser
from cubewright.errors import CubewrightError, FormatError, UnknownNameError, shortened_text
from cubewright.quick_start import limit_blas_threads, without_garbage_collection

if TYPE_CHECKING:
    from cubewright.formats.links.link import LinkedPuzzle
    from cubewright.model.puzzle import Puzzle

    ToOpen = Path | Puzzle | LinkedPuzzle


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command or open the window, and return the exit status.

    Each part of the program is imported only where it is used: Qt for the window, kernels for a
    search, numpy for both. ``--help`` is therefore quick, and commands work without Qt.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        return _run(arguments)
    except Exception as error:
        return report_crash("cubewright", error)


def _run(arguments: Sequence[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in command_names() or first in ("-h", "--help", "--version", SELF_TEST):
        return run_command(arguments)
    try:
        if first and not first.startswith("-"):
            _to_open(first)  # report a mistyped command before complaining about its arguments
        options = window_parser().parse_args(arguments)
        return _open_window([_to_open(name) for name in options.files], solve=options.solve)
    except CubewrightError as error:
        print(shortened_text(f"cubewright: {error}"), file=sys.stderr)
        return UNUSABLE


def _to_open(name: str) -> ToOpen:
    if "#" in name:
        from cubewright.formats.links.link import is_link, read_link

        if is_link(name):
            return read_link(name)
    try:
        Path(name).stat()
    except FileNotFoundError:
        pass
    except OSError as error:  # The name is too long, or a folder cannot be read.
        reason = error.strerror or str(error)
        raise FormatError(name, None, f"cannot be opened: {reason}") from error
    if Path(name).is_file():
        return Path(name).absolute()
    from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles, is_built_in

    if is_built_in(name):
        return built_in_puzzle(name)
    if Path(name).is_dir():
        raise FormatError(name, None, "this is a folder, not a figure file; name a file in it")
    if Path(name).suffix or Path(name).name != name:
        raise FormatError(name, None, "file not found")
    raise UnknownNameError(
        "command, puzzle or file", name, [*listed_commands(), *built_in_puzzles()]
    )


def _open_window(to_open: Sequence[ToOpen], *, solve: bool) -> int:
    if sys.platform == "linux" and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise CubewrightError(
            "cannot open the window: no display; 'cubewright solve' works without one"
        )
    limit_blas_threads()
    try:
        with without_garbage_collection():
            from cubewright.gui.shell.application import run
    except ImportError as error:
        if (error.name or "").startswith("cubewright"):
            raise
        raise CubewrightError(
            f"cannot open the window ({error}); 'cubewright solve' works without it"
        ) from error
    return run(to_open, solve=solve)


if __name__ == "__main__":
    sys.exit(main())

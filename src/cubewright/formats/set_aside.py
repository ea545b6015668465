"""Rename unreadable files of the program, so that it does not overwrite them."""

from __future__ import annotations

from pathlib import Path

from cubewright.errors import FormatError
from cubewright.translation import tr

SUFFIX = ".unreadable"
"""The suffix of a file that was set aside."""


def set_aside(path: Path, error: FormatError) -> FormatError:
    """Rename an unreadable file; return the error with its path and its new name.

    The program then finds no file with the old name, so it neither reads the file again nor
    overwrites it. If the folder cannot be changed, the file stays.
    """
    target = _free_name(path)
    try:
        path.rename(target)
    except OSError:
        return FormatError(
            str(path), error.line, tr("{reason}. It was ignored", reason=error.reason)
        )
    hint = tr(
        "The file was renamed to {target}: delete that file, or correct it and rename it back",
        target=target.name,
    )
    return FormatError(str(path), error.line, f"{error.reason}. {hint}")


def _free_name(path: Path) -> Path:
    """Return the first unused name among ``NAME.unreadable``, ``NAME-2.unreadable`` and so on.

    The number is found by doubling and halving, because trying each number would take quadratic
    time for many files.
    """

    def name(number: int) -> Path:
        numbered = path.name if number == 1 else f"{path.name}-{number}"
        return path.with_name(numbered + SUFFIX)

    def is_taken(number: int) -> bool:
        target = name(number)
        return target.exists() or target.is_symlink()

    taken, free = 0, 1
    while is_taken(free):
        taken, free = free, 2 * free
    while free - taken > 1:
        middle = (taken + free) // 2
        if is_taken(middle):
            taken = middle
        else:
            free = middle
    return name(free)


def is_missing(path: Path) -> bool:
    """Return whether nothing exists at a path, not even an unreadable file."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return False

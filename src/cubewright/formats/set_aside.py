"""Set files of the program's own aside if they cannot be read, so that they are not overwritten."""

from __future__ import annotations

from pathlib import Path

from cubewright.errors import FormatError

SUFFIX = ".unreadable"
"""The end of the name of a file that was set aside."""


def set_aside(path: Path, error: FormatError) -> FormatError:
    """Rename a file that cannot be read; return the error with its path and its new name.

    The program goes by the name of the file, so it neither reads the file again
    nor writes over it. Where the folder cannot be changed, the file stays.
    """
    target, number = path.with_name(path.name + SUFFIX), 1
    while target.exists() or target.is_symlink():
        number += 1
        target = path.with_name(f"{path.name}-{number}{SUFFIX}")
    try:
        path.rename(target)
    except OSError:
        return FormatError(str(path), error.line, f"{error.reason}. It was ignored")
    hint = f"It was renamed to {target.name}: delete it, or correct it and rename it back"
    return FormatError(str(path), error.line, f"{error.reason}. {hint}")


def is_missing(path: Path) -> bool:
    """Whether there is nothing at a path, not even a file that cannot be read."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return False

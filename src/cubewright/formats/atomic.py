"""Atomic writing: a file contains its old content or its new content, never a part."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, EISDIR
from pathlib import Path
from typing import BinaryIO

from cubewright.errors import FormatError
from cubewright.translation import mark, tr

SUFFIX = ".cubewright-tmp"
"""The suffix of every temporary file."""
LEFT_SECONDS = 24 * 60 * 60
"""Age in seconds at which a temporary file counts as left by a killed program."""
NO_FOLDER = mark("the folder does not exist; create it first")


class WriteCancelled(Exception):
    """Raise this inside :func:`atomic_writer` to keep the old file."""


def write_atomically(path: Path, content: bytes) -> None:
    """Write a temporary file beside the target, then rename it over the target.

    A link is followed, and an existing file keeps its permissions.

    Raises:
        FormatError: The file cannot be written.
    """
    with atomic_writer(path) as file:
        file.write(content)


@contextmanager
def atomic_writer(path: Path) -> Iterator[BinaryIO]:
    """Open a temporary file beside the target, and rename it over the target at the end.

    If the block raises an exception, the target keeps its content. :class:`WriteCancelled` is not
    passed on.

    Raises:
        FormatError: The file cannot be written.
    """
    with replaced_file(path) as temporary, temporary.open("wb") as file:
        yield file


@contextmanager
def replaced_file(path: Path) -> Iterator[Path]:
    """Create a temporary file beside the target, and rename it over the target at the end.

    Use it for libraries that open files by name. It behaves like :func:`atomic_writer`.

    Raises:
        FormatError: The file cannot be written.
    """
    import tempfile

    try:
        target = Path(os.path.realpath(path))
        _check_target(target)
        prefix = f".{target.name[:50]}."
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=prefix, suffix=SUFFIX)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error
    temporary = Path(name)
    try:
        try:
            yield temporary
            os.fsync(handle)
        finally:
            os.close(handle)
        temporary.chmod(_permissions(target))
        temporary.replace(target)
    except WriteCancelled:
        pass
    except OSError as error:
        raise _unwritable(path, error) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)  # The file still exists if it was not renamed.


def check_writable(path: Path) -> None:
    """Refuse a folder, a name that is too long, and a file in a missing folder.

    Raises:
        FormatError: The file cannot be written.
    """
    try:
        _check_target(Path(os.path.realpath(path)))
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error
    if not path.absolute().parent.is_dir():
        raise FormatError(str(path), None, tr(NO_FOLDER))


def create_folder(folder: Path) -> bool:
    """Create a folder unless it exists; return whether it is new.

    Raises:
        FormatError: The folder cannot be created.
    """
    try:
        is_new = not folder.exists()
        folder.mkdir(exist_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FormatError(
            str(folder), None, tr("cannot be created: {reason}", reason=reason)
        ) from error
    return is_new


def _check_target(target: Path) -> None:
    with suppress(FileNotFoundError):
        mode = target.stat().st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(EISDIR, tr("it is a folder; name a file in it"))
        if not stat.S_ISREG(mode):  # Renaming would replace a device or a folder by the file.
            raise OSError(EINVAL, tr("it is a pipe or a device and not a file"))


def remove_left_files(
    folders: Iterable[Path], patterns: Iterable[str] = (f".*{SUFFIX}",)
) -> tuple[Path, ...]:
    """Remove temporary files that killed programs left in folders; return their paths.

    A file is removed if its name matches a pattern and its age exceeds :data:`LEFT_SECONDS`. A
    younger file may belong to a running program. Subfolders are not searched.
    """
    removed = []
    oldest = time.time() - LEFT_SECONDS
    patterns = tuple(patterns)
    for folder in dict.fromkeys(folders):
        for pattern in patterns:
            with suppress(OSError):
                for path in folder.glob(pattern):
                    with suppress(OSError):
                        if path.is_file() and path.lstat().st_mtime < oldest:
                            path.unlink()
                            removed.append(path)
    return tuple(removed)


def _unwritable(path: Path, error: OSError | ValueError) -> FormatError:
    reason = getattr(error, "strerror", None) or str(error)
    if isinstance(error, FileNotFoundError):
        reason = tr(NO_FOLDER)
    return FormatError(path.name, None, tr("cannot be written: {reason}", reason=reason))


def _permissions(target: Path) -> int:
    try:
        return target.stat().st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def write_with_folder(path: Path, content: bytes) -> None:
    """Write a file atomically, and create its folder if it is missing.

    Raises:
        FormatError: The file cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FormatError(
            path.name, None, tr("cannot be written: {reason}", reason=error.strerror)
        ) from error
    write_atomically(path, content)

"""Files that are either as they were or as they shall be, never half written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from cubewright.errors import FormatError


class WriteCancelled(Exception):
    """What was being written is given up; the file stays as it was."""


def write_atomically(path: Path, content: bytes) -> None:
    """Write beside the file, then rename over it; raises :class:`FormatError`.

    A link is followed, and a file that exists keeps its permissions.
    """
    with atomic_writer(path) as file:
        file.write(content)


@contextmanager
def atomic_writer(path: Path) -> Iterator[BinaryIO]:
    """A file to write to beside another, which is renamed over that one at the end.

    Where the block ends with an exception the file is as it was;
    :class:`WriteCancelled` ends here, and what the system has against writing
    becomes a :class:`FormatError`.
    """
    try:
        target = Path(os.path.realpath(path))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:60]}.")
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(_permissions(target))
        beside.replace(target)
    except WriteCancelled:
        pass
    except OSError as error:
        raise _unwritable(path, error) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)  # where it was not renamed


def _unwritable(path: Path, error: OSError | ValueError) -> FormatError:
    reason = getattr(error, "strerror", None) or str(error)
    return FormatError(path.name, None, f"cannot be written: {reason}")


def _permissions(target: Path) -> int:
    """Those of the file that is there, or those that a new file would be given."""
    try:
        return target.stat().st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask

"""Files that are either as they were or as they shall be, never half written."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from cubewright.errors import FormatError


def write_atomically(path: Path, content: bytes) -> None:
    """Write beside the file, then rename over it; raises :class:`FormatError`.

    A link is followed, and a file that exists keeps its permissions.
    """
    beside: Path | None = None
    try:
        target = Path(os.path.realpath(path))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:60]}.")
        beside = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(_permissions(target))
        beside.replace(target)
    except (OSError, ValueError) as error:
        if beside is not None:
            with suppress(OSError):
                beside.unlink()
        reason = getattr(error, "strerror", None) or str(error)
        raise FormatError(path.name, None, f"cannot be written: {reason}") from error


def _permissions(target: Path) -> int:
    """Those of the file that is there, or those that a new file would be given."""
    try:
        return target.stat().st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask

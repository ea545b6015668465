"""The lock of a project file: one process may write it, and others can see which.

The lock is a small file beside the project, which the writing process locks through the system. The
system releases the lock however the process ends, so another process can take the lock of a killed
process.
"""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cubewright.errors import MALFORMED
from cubewright.translation import tr

_MAX_BYTES = 4096
_ATTEMPTS = 10


@dataclass(frozen=True)
class Writer:
    """The writer of a file: machine, process, and start (local time, ISO 8601)."""

    host: str
    pid: int
    since: str

    def __str__(self) -> str:
        host = tr("this computer") if self.host == socket.gethostname() else self.host
        return tr(
            "process {process} on {computer} since {time}",
            process=self.pid,
            computer=host,
            time=self.since.replace("T", " "),
        )


class LockedError(Exception):
    """Raised if another process may write the file; ``writer`` is None if it is unknown."""

    def __init__(self, writer: Writer | None) -> None:
        super().__init__(writer)
        self.writer = writer


class WriterLock:
    """The right to write one file, until :meth:`release`.

    Raises:
        LockedError: Another process, or another lock of this process, has the right.
        OSError: The lock cannot be created, for example in a read-only folder.
    """

    def __init__(self, path: Path) -> None:
        self.path = lock_path(path)
        self._handle: int | None = self._acquired()
        writer = Writer(
            socket.gethostname(), os.getpid(), datetime.now().astimezone().isoformat("T", "seconds")
        )
        try:
            os.ftruncate(self._handle, 0)
            os.pwrite(self._handle, json.dumps(writer.__dict__).encode(), 0)
        except BaseException:  # the disk is full
            self.release()
            raise

    def _acquired(self) -> int:
        for _ in range(_ATTEMPTS):
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o644)
            try:
                _lock(handle)
                # The last owner may have removed the file since it was opened here.
                if _is_at(handle, self.path):
                    return handle
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)
        raise LockedError(None)

    def release(self) -> None:
        """Release the right, and remove the lock file."""
        if self._handle is not None:
            with suppress(OSError):
                self.path.unlink()
            os.close(self._handle)
            self._handle = None


def lock_path(path: Path) -> Path:
    """Return the path of the lock of a project file."""
    target = Path(os.path.realpath(path))
    return target.with_name(f".{target.name}.lock")


def _lock(handle: int) -> None:
    """Lock an open file; raise :class:`LockedError` if another process has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows lacks such locks, so there two writers are possible.
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise LockedError(_writer(handle)) from None


def _writer(handle: int) -> Writer | None:
    try:
        values: Any = json.loads(os.pread(handle, _MAX_BYTES, 0))
        return Writer(str(values["host"])[:64], int(values["pid"]), str(values["since"])[:40])
    except (*MALFORMED, OSError):
        return None


def _is_at(handle: int, path: Path) -> bool:
    try:
        here, there = os.fstat(handle), path.stat()
    except FileNotFoundError:
        return False
    return (here.st_ino, here.st_dev) == (there.st_ino, there.st_dev)

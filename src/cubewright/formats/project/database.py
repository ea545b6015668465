"""Access to the database of a project file within limits, and its errors."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from errno import EDQUOT, ENOSPC
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cubewright.errors import DiskFullError, FormatError
from cubewright.formats.limits import PROJECT_FIELD, check_is_file, unreadable_error
from cubewright.formats.project.schema import APPLICATION_ID, TABLES, VERSION, migrate
from cubewright.translation import mark, tr

WAIT_SECONDS = 10.0
"""Number of seconds to wait while another process writes; writing takes about one second."""
MAX_ROWS = 100_000
"""Maximum number of shapes, and of problems, of a project."""
_MIN_UNUSED_PAGES = 256
"""Maximum number of unused pages that stay in the file for later use; about one megabyte."""
_MAGIC = b"SQLite format 3\0"
_APPLICATION_ID_AT = 68
_MIN_FREE_BYTES = 1 << 16
"""Free space in bytes below which a disk error means that the disk is full."""
_DISK_FULL = mark("cannot be written: the disk is full; the file as last saved is unchanged")
_DAMAGED = mark("it is damaged; open a backup copy of it")


def connect(path: Path, *, writes: bool = False, creates: bool = False) -> sqlite3.Connection:
    """Return a connection to a database; reading changes nothing.

    Views, triggers and functions in a file are disabled, and no text or blob above the limit is
    read.
    """
    mode = "rwc" if creates else "rw" if writes else "ro"
    address = f"file:{quote(os.fsencode(path.absolute()))}?mode={mode}"
    connection = sqlite3.connect(
        address, uri=True, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False
    )
    try:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, PROJECT_FIELD.size + (1 << 20))
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("PRAGMA mmap_size = 0")
        if writes:
            # Keep a single file: a `-journal` exists only during a transaction.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def named_errors(path: Path, doing: str = "read") -> Iterator[None]:
    """Turn errors of the database into :class:`FormatError`.

    ``doing`` is "read" or "written".

    Raises:
        DiskFullError: The disk is full.
        FormatError: The block raises another error of the database or of the system.
    """
    try:
        yield
    except sqlite3.Error as error:
        if doing == "written" and _is_disk_full(error, path):
            raise DiskFullError(path.name, None, tr(_DISK_FULL)) from error
        raise FormatError(path.name, None, _reason(error, doing)) from error
    except (OSError, ValueError) as error:  # A ValueError means that no file can have this name.
        if doing == "read":
            raise unreadable_error(path, error) from error
        if getattr(error, "errno", None) in (ENOSPC, EDQUOT):
            raise DiskFullError(path.name, None, tr(_DISK_FULL)) from error
        reason = getattr(error, "strerror", None) or str(error)
        raise FormatError(
            path.name, None, tr("cannot be written: {reason}", reason=reason)
        ) from error
    except (MemoryError, OverflowError) as error:
        raise FormatError(path.name, None, tr(_DAMAGED)) from error


def _is_disk_full(error: sqlite3.Error, path: Path) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR:
        with suppress(OSError, ValueError):
            return shutil.disk_usage(path.absolute().parent).free < _MIN_FREE_BYTES
    return bool(code == sqlite3.SQLITE_FULL)


def _reason(error: sqlite3.Error, doing: str) -> str:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_BUSY:
        return tr("another program is writing it; try again when it has finished")
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        if doing == "read":
            return tr("cannot be read: check that you may change the file and its folder")
        return tr("cannot be written: check that you may change the file and its folder")
    if code == sqlite3.SQLITE_IOERR:
        if doing == "read":
            return tr("cannot be read: the disk reports an error")
        return tr("cannot be written: the disk reports an error")
    return tr(_DAMAGED)


def check_header(path: Path, application_id: int = APPLICATION_ID, reason: str = "") -> None:
    """Refuse a file that is not a project, without opening it as a database.

    ``application_id`` is the number of the required kind of file, by default a project. ``reason``
    is the message for a file of another kind.

    Raises:
        FormatError: The file cannot be read, or is of another type.
    """
    with named_errors(path):
        check_is_file(path)
        with path.open("rb") as file:
            header = file.read(100)
    number = header[_APPLICATION_ID_AT : _APPLICATION_ID_AT + 4]
    if not header.startswith(_MAGIC) or number != application_id.to_bytes(4, "big"):
        raise FormatError(path.name, None, reason or tr("it is not a Cubewright project"))


def check_content(connection: sqlite3.Connection, path: Path) -> int:
    """Check that the tables are intact, and return their version.

    Raises:
        FormatError: The file is damaged, or contains other tables.
    """
    with named_errors(path):
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        problems = connection.execute("PRAGMA quick_check(1)").fetchall()
        if problems != [("ok",)] or version < 1:
            raise FormatError(path.name, None, tr(_DAMAGED))
        found = connection.execute("SELECT type, name FROM sqlite_master").fetchmany(1000)
    kinds = {kind for kind, _ in found}
    if not kinds <= {"table", "index"}:
        raise FormatError(
            path.name,
            None,
            tr("it contains {kinds}, not only tables", kinds=kinds - {"table", "index"}),
        )
    return version


def check_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Check that all tables and columns exist, without too many rows.

    Raises:
        FormatError: A table or column is missing, or a table is too large.
    """
    with named_errors(path):
        for table, columns in TABLES.items():
            has = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
            if not has >= set(columns):
                raise FormatError(
                    path.name,
                    None,
                    tr(
                        "its table '{table}' is incomplete; {damaged}",
                        table=table,
                        damaged=tr(_DAMAGED),
                    ),
                )
        for table in ("shape", "problem"):
            rows = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            if rows > MAX_ROWS:
                raise FormatError(
                    path.name,
                    None,
                    tr("it has more than {max_rows:,} {table}s", max_rows=MAX_ROWS, table=table),
                )


def migrated_copy(path: Path, copy: Path) -> None:
    """Write a copy of a file with the current version of the tables, for reading."""
    with closing(connect(path)) as old, closing(connect(copy, writes=True, creates=True)) as new:
        old.backup(new)
        migrate(new)


def shrink(connection: sqlite3.Connection) -> None:
    """Release the unused pages if they take more than half of the file."""
    unused = connection.execute("PRAGMA freelist_count").fetchone()[0]
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    if unused > max(_MIN_UNUSED_PAGES, pages // 2):
        before = connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # VACUUM attaches a copy.
        connection.execute("VACUUM")
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, before)


def is_newer(version: int) -> bool:
    """Return whether a newer program wrote a file of this version."""
    return version > VERSION


def scalar(connection: sqlite3.Connection, query: str, *values: Any) -> Any:
    """Return the first column of the first row, or None."""
    row = connection.execute(query, values).fetchone()
    return None if row is None else row[0]


def journal_path(path: Path) -> Path:
    """Return the path of the journal, from which SQLite rolls back a transaction."""
    target = Path(os.path.realpath(path))
    return target.with_name(f"{target.name}-journal")


def remove_journal(path: Path) -> None:
    """Remove an obsolete journal; call this with the lock, after reading the file."""
    with suppress(OSError):
        journal_path(path).unlink(missing_ok=True)

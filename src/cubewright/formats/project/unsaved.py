"""The table of a recovery copy: unsaved data that a project cannot store.

No other project contains this table, and every other reader of projects ignores it.
"""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.limits import FIGURE_FILE
from cubewright.formats.project.content import write_content
from cubewright.formats.project.database import connect, named_errors
from cubewright.formats.project.schema import create_tables
from cubewright.model.project import Project
from cubewright.translation import tr

_CREATE = "CREATE TABLE unsaved (data TEXT NOT NULL, text BLOB NOT NULL) STRICT"


def copy_bytes(project: Project, data: str, packed_text: bytes) -> bytes:
    """Build a project file with unsaved work in memory, and return its content.

    ``data`` is JSON; ``packed_text`` the text of a figure file, packed by :func:`pack_text`.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create_tables(connection)
        write_content(connection, project)
        connection.execute(_CREATE)
        connection.execute("INSERT INTO unsaved VALUES (?, ?)", (data, packed_text))
        return connection.serialize()


def pack_text(text: str) -> bytes:
    """Return the text of a figure file, compressed."""
    return zlib.compress(text.encode("utf-8", "surrogatepass"), 1)


def read_unsaved(path: Path) -> tuple[object, str]:
    """Return the JSON values and the text of a figure file in a recovery copy.

    Raises:
        FormatError: The project contains no unsaved work, or is damaged.
    """
    with named_errors(path), closing(connect(path)) as connection:
        row = None
        if connection.execute("PRAGMA table_info(unsaved)").fetchall():
            row = connection.execute("SELECT data, text FROM unsaved").fetchone()
    if row is None:
        raise FormatError(path.name, None, tr("it is not a recovery copy"))
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(row[1], FIGURE_FILE.size + 1)
        if len(content) > FIGURE_FILE.size or not unpacking.eof:
            raise ValueError("it has a text that is too long or incomplete")
        return row[0], content.decode("utf-8", "surrogatepass")
    except (TypeError, ValueError, zlib.error) as error:
        raise FormatError(
            path.name, None, tr("it is damaged ({error})", error=str(error))
        ) from error

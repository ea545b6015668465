"""The tables of each version of a project file, and the migration of older files."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable, Mapping
from itertools import groupby

APPLICATION_ID = 0x43574750
"""The application number ``CWGP`` in the file's header, which identifies our projects."""
VERSION = 4
"""The version of the tables, in ``user_version``.

Increase it with every change, and add a migration to :data:`MIGRATIONS` and a sample file to
``tests/samples/projects``.
"""

TABLES: Mapping[str, tuple[str, ...]] = {
    "project": ("id", "data"),
    "shape": ("position", "data"),
    "problem": ("position", "data", "results", "search", "solutions", "disassemblies", "marks"),
    "solutions": ("id", "placements", "columns", "count"),
    "block": ("solutions", "number", "count", "rows"),
    "disassembly": ("problem", "number", "data"),
}
"""The columns of each table."""

_CREATE = """
CREATE TABLE project (id INTEGER PRIMARY KEY CHECK (id = 1), data TEXT NOT NULL) STRICT;
CREATE TABLE shape (position INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE solutions (
    id INTEGER PRIMARY KEY,
    placements BLOB NOT NULL,
    columns INTEGER NOT NULL,
    count INTEGER NOT NULL
) STRICT;
CREATE TABLE problem (
    position INTEGER PRIMARY KEY,
    data TEXT NOT NULL,
    results TEXT NOT NULL,
    search BLOB,
    solutions INTEGER REFERENCES solutions (id),
    disassemblies TEXT NOT NULL DEFAULT '[]',
    marks TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE TABLE block (
    solutions INTEGER NOT NULL REFERENCES solutions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    count INTEGER NOT NULL,
    rows BLOB NOT NULL,
    PRIMARY KEY (solutions, number)
) STRICT;
"""

_CREATE_DISASSEMBLY = """
CREATE TABLE disassembly (
    problem INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (problem, number)
) STRICT
"""

Migration = Callable[[sqlite3.Connection], None]


def _add_disassemblies(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE problem ADD COLUMN disassemblies TEXT NOT NULL DEFAULT '[]'")


def _add_marks(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE problem ADD COLUMN marks TEXT NOT NULL DEFAULT '{}'")


def _add_disassembly_blocks(connection: sqlite3.Connection) -> None:
    connection.execute(_CREATE_DISASSEMBLY)
    found = connection.execute("SELECT position, disassemblies FROM problem").fetchall()
    for position, text in found:
        try:
            plans = sorted((each["solution"], each["data"]) for each in json.loads(text))
            blocks = [(n, list(block)) for n, block in groupby(plans, lambda e: e[0] // 1024)]
        except (ValueError, TypeError, KeyError):
            continue  # Damaged content is reported by reading.
        for number, block in blocks:
            packed = zlib.compress(json.dumps(block).encode())
            connection.execute(
                "INSERT INTO disassembly VALUES (?, ?, ?)", (position, number, packed)
            )
        connection.execute(
            "UPDATE problem SET disassemblies = '[]' WHERE position = ?", (position,)
        )


MIGRATIONS: Mapping[int, Migration] = {
    1: _add_disassemblies,
    2: _add_marks,
    3: _add_disassembly_blocks,
}
"""For each version n, the function that migrates the tables from version n to n + 1."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Turn an empty database into a project file, within the caller's transaction."""
    for statement in _CREATE.split(";\n"):
        if statement.strip():
            connection.execute(statement)
    connection.execute(_CREATE_DISASSEMBLY)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def migrate(
    connection: sqlite3.Connection,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    version: int = VERSION,
) -> None:
    """Migrate the tables to the current version, all steps in one transaction or none."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found >= version:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in range(found, version):
            migrations[step](connection)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise

"""The tables of each version of a collection's file."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from cubewright.formats.project.schema import Migration

APPLICATION_ID = 0x4357434F
"""The application number ``CWCO`` in the file's header, which identifies collections."""
VERSION = 1
"""The version of the tables, in ``user_version``; increase it with every change."""
MIGRATIONS: Mapping[int, Migration] = {}
"""For each version n, the function that migrates the tables from version n to n + 1."""

TABLES: Mapping[str, tuple[str, ...]] = {
    "puzzle": ("number", "data", "form"),
    "content": ("digest", "data"),
    "usage": ("puzzle", "digest"),
}
"""The columns of each table."""

_CREATE = """
CREATE TABLE puzzle (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    data TEXT NOT NULL,
    form TEXT NOT NULL
) STRICT;
CREATE TABLE content (digest TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE usage (
    puzzle INTEGER NOT NULL REFERENCES puzzle (number) ON DELETE CASCADE,
    digest TEXT NOT NULL REFERENCES content (digest),
    PRIMARY KEY (puzzle, digest)
) STRICT;
CREATE INDEX puzzle_form ON puzzle (form);
CREATE INDEX usage_digest ON usage (digest);
"""


def create_tables(connection: sqlite3.Connection) -> None:
    """Turn an empty database into a collection, within the caller's transaction."""
    for statement in _CREATE.split(";\n"):
        if statement.strip():
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")

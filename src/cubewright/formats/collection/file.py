"""Read and write the collection of puzzles, one SQLite file with all its photos and files.

Every change is one transaction: after an error, the file has its old content. No connection stays
open between two calls, so a copy of the file at any time is a complete backup.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NoReturn

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.collection.record import PuzzleData, record_of, record_values
from cubewright.formats.collection.schema import (
    APPLICATION_ID,
    MIGRATIONS,
    TABLES,
    VERSION,
    create_tables,
)
from cubewright.formats.limits import Limits, check_is_file, parse_json, unreadable_error
from cubewright.formats.project.database import (
    check_content,
    check_header,
    connect,
    journal_path,
    named_errors,
    shrink,
)
from cubewright.formats.project.schema import migrate
from cubewright.formats.schema import Source
from cubewright.formats.set_aside import is_missing
from cubewright.model.collected import CollectedPuzzle, StoredFile, single_line
from cubewright.resources import config_folder
from cubewright.translation import mark, tr

MAX_PUZZLES = 100_000
"""Maximum number of puzzles of a collection."""
FILE_LIMITS = Limits(mark("a file in a collection"), 32 << 20)
"""Limit for the size of a photo or file."""
RECORD = Limits(mark("a puzzle of a collection"), 8 << 20)
"""Limit for the total size of the texts, the figure and the numbers of a puzzle."""
_DAMAGED = mark("it is damaged; open a backup copy of it")


def collection_path() -> Path:
    """Return the path of the user's collection, beside the settings; it may not exist yet."""
    return config_folder() / "collection.sqlite"


@dataclass(frozen=True)
class Removed:
    """Removed puzzles, and their files to restore them; ``contents`` maps digests to content."""

    puzzles: tuple[CollectedPuzzle, ...] = ()
    contents: Mapping[str, bytes] = field(default_factory=dict)


class Collection:
    """The puzzles in a file, which is created by the first change.

    Every method raises :class:`FormatError` if the file cannot be read or written, is damaged, or
    if a newer version of the program wrote it.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = collection_path() if path is None else path

    @property
    def is_empty_file(self) -> bool:
        """Whether the file is missing, or empty after a first change that failed."""
        if is_missing(self.path):
            return True
        with suppress(OSError, ValueError):
            status = self.path.stat()
            return status.st_size == 0 and not journal_path(self.path).exists()
        return False

    def puzzles(self) -> tuple[CollectedPuzzle, ...]:
        """Return all puzzles in the order in which they were added."""
        if self.is_empty_file:
            return ()
        with self._reading() as connection:
            query = "SELECT number, data FROM puzzle ORDER BY number"
            return tuple(self._record(*row) for row in connection.execute(query))

    def puzzle(self, number: int) -> CollectedPuzzle:
        """Return the puzzle with the given number.

        Raises:
            CubewrightError: No puzzle has this number.
        """
        if not self.is_empty_file:
            with self._reading(checks=False) as connection:
                return self._found(connection, number)
        raise _no_puzzle(number)

    def content(self, file: StoredFile) -> bytes:
        """Return the content of a file of the collection."""
        with self._reading(checks=False) as connection:
            return self._content(connection, file.digest)

    def contents(self, puzzles: Iterable[CollectedPuzzle]) -> dict[str, bytes]:
        """Return the content of all files of puzzles; the keys are the digests."""
        wanted = {file.digest for puzzle in puzzles for file in puzzle.contents}
        if not wanted:
            return {}
        with self._reading(checks=False) as connection:
            return {digest: self._content(connection, digest) for digest in sorted(wanted)}

    def add(
        self, puzzles: Iterable[CollectedPuzzle], contents: Mapping[str, bytes]
    ) -> tuple[CollectedPuzzle, ...]:
        """Add puzzles, and return them with their numbers.

        ``contents`` maps digests to the content of their files. A puzzle keeps its number if no
        other puzzle has the number.
        """
        listed = tuple(puzzles)
        if not listed:
            return ()
        with self._writing() as connection:
            added = tuple(self._insert(connection, each, contents) for each in listed)
            count = connection.execute("SELECT count(*) FROM puzzle").fetchone()[0]
            if count > MAX_PUZZLES:
                self._refuse(tr("it can contain at most {maximum:,} puzzles", maximum=MAX_PUZZLES))
        return added

    def edit(
        self,
        numbers: Iterable[int],
        change: Callable[[CollectedPuzzle], CollectedPuzzle],
        contents: Mapping[str, bytes] | None = None,
    ) -> tuple[CollectedPuzzle, ...]:
        """Replace puzzles by the result of ``change``, and return the new puzzles.

        ``change`` receives the puzzle as the file contains it now. ``contents`` are new files.

        Raises:
            CubewrightError: No puzzle has one of the numbers.
        """
        listed = self._existing(numbers)
        if not listed:
            return ()
        with self._writing() as connection:
            changed = []
            for number in listed:
                puzzle = replace(change(self._found(connection, number)), number=number)
                connection.execute(
                    "UPDATE puzzle SET data = ?, form = ? WHERE number = ?",
                    (self._text(puzzle), puzzle.form, number),
                )
                connection.execute("DELETE FROM usage WHERE puzzle = ?", (number,))
                self._use(connection, puzzle, contents or {})
                changed.append(puzzle)
            _remove_unused(connection)
        return tuple(changed)

    def remove(self, numbers: Iterable[int]) -> Removed:
        """Remove puzzles, and return them with their files.

        Raises:
            CubewrightError: No puzzle has one of the numbers.
        """
        listed = self._existing(numbers)
        if not listed:
            return Removed()
        with self._writing() as connection:
            puzzles = tuple(self._found(connection, number) for number in listed)
            wanted = {file.digest for puzzle in puzzles for file in puzzle.contents}
            contents = {digest: self._content(connection, digest) for digest in wanted}
            for puzzle in puzzles:
                connection.execute("DELETE FROM puzzle WHERE number = ?", (puzzle.number,))
            _remove_unused(connection)
        return Removed(puzzles, contents)

    # -- helpers

    def _existing(self, numbers: Iterable[int]) -> list[int]:
        """Return the numbers without duplicates; raise an error if there is no file yet."""
        listed = list(dict.fromkeys(numbers))
        if listed and self.is_empty_file:
            raise _no_puzzle(listed[0])
        return listed

    @contextmanager
    def _reading(self, *, checks: bool = True) -> Iterator[sqlite3.Connection]:
        self._check_header()
        # Only a writer can roll back the transaction of a killed process.
        writes = journal_path(self.path).exists() and os.access(self.path, os.W_OK)
        with (
            named_errors(self.path),
            closing(connect(self.path, writes=writes)) as connection,
        ):
            self._check(connection, checks=checks)
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with named_errors(self.path, "written"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        is_new = self.is_empty_file
        if not is_new:
            self._check_header()
        with (
            named_errors(self.path, "written"),
            closing(connect(self.path, writes=True, creates=is_new)) as connection,
        ):
            if not is_new:
                self._check(connection, checks=False)
                migrate(connection, MIGRATIONS, VERSION)
            connection.execute("BEGIN IMMEDIATE")
            try:
                if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
                    create_tables(connection)
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    with suppress(sqlite3.Error):  # A second error must not hide the first one.
                        connection.execute("ROLLBACK")
                raise
            with suppress(sqlite3.Error):  # The change is stored, even if the unused pages stay.
                shrink(connection)

    def _check_header(self) -> None:
        try:
            check_is_file(self.path)
        except (OSError, ValueError) as error:
            raise unreadable_error(self.path, error) from error
        check_header(self.path, APPLICATION_ID, tr("it is not a Cubewright collection"))

    def _check(self, connection: sqlite3.Connection, *, checks: bool) -> None:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            self._refuse(
                tr(
                    "a newer version of Cubewright wrote it (format {version}; this program reads "
                    "{version2}); update Cubewright to use it",
                    version=version,
                    version2=VERSION,
                )
            )
        if checks:
            check_content(connection, self.path)
        for table, columns in TABLES.items():
            has = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
            if not has >= set(columns):
                self._refuse(
                    tr(
                        "its table '{table}' is incomplete; {damaged}",
                        table=table,
                        damaged=tr(_DAMAGED),
                    )
                )
        count = connection.execute("SELECT count(*) FROM puzzle").fetchone()[0]
        if count > MAX_PUZZLES:
            self._refuse(tr("it can contain at most {maximum:,} puzzles", maximum=MAX_PUZZLES))

    def _record(self, number: object, data: object) -> CollectedPuzzle:
        if not isinstance(data, str) or not isinstance(number, int):
            self._refuse(tr(_DAMAGED))
        name = tr("{file}, puzzle {number}", file=self.path.name, number=number)
        source = Source(name, parse_json(data.encode("utf-8", "replace"), name, RECORD))
        return record_of(source.convert(PuzzleData), source, number=number)

    def _found(self, connection: sqlite3.Connection, number: int) -> CollectedPuzzle:
        query = "SELECT number, data FROM puzzle WHERE number = ?"
        row = connection.execute(query, (min(number, 2**62),)).fetchone()
        if row is None:
            raise _no_puzzle(number)
        return self._record(*row)

    def _content(self, connection: sqlite3.Connection, digest: str) -> bytes:
        query = "SELECT data FROM content WHERE digest = ?"
        row = connection.execute(query, (digest,)).fetchone()
        if row is None or not isinstance(row[0], bytes) or digest_of(row[0]) != digest:
            self._refuse(tr(_DAMAGED))
        content: bytes = row[0]
        return content

    def _insert(
        self,
        connection: sqlite3.Connection,
        puzzle: CollectedPuzzle,
        contents: Mapping[str, bytes],
    ) -> CollectedPuzzle:
        number = puzzle.number or None
        query = "SELECT 1 FROM puzzle WHERE number = ?"
        if number is not None and connection.execute(query, (number,)).fetchone():
            number = None
        cursor = connection.execute(
            "INSERT INTO puzzle VALUES (?, ?, ?)", (number, self._text(puzzle), puzzle.form)
        )
        added = replace(puzzle, number=cursor.lastrowid or 0)
        self._use(connection, added, contents)
        return added

    def _use(
        self,
        connection: sqlite3.Connection,
        puzzle: CollectedPuzzle,
        contents: Mapping[str, bytes],
    ) -> None:
        """Store the files of a puzzle, each content only once."""
        for digest in {file.digest for file in puzzle.contents}:
            content = contents.get(digest)
            if content is not None:
                if len(content) > FILE_LIMITS.size:
                    self._refuse(
                        tr(
                            "each file in it can have at most {size} MiB",
                            size=FILE_LIMITS.size >> 20,
                        )
                    )
                connection.execute(
                    "INSERT INTO content VALUES (?, ?) ON CONFLICT DO NOTHING", (digest, content)
                )
            connection.execute("INSERT INTO usage VALUES (?, ?)", (puzzle.number, digest))

    def _text(self, puzzle: CollectedPuzzle) -> str:
        text = json.dumps(record_values(puzzle), ensure_ascii=False, separators=(",", ":"))
        if len(text.encode()) > RECORD.size:
            self._refuse(tr("the puzzle '{name}' has too much text", name=puzzle.name))
        return text

    def _refuse(self, reason: str) -> NoReturn:
        raise FormatError(self.path.name, None, reason)


def stored_file(name: str, content: bytes) -> StoredFile:
    """Return the entry of a file, given its name and content."""
    return StoredFile(single_line(name), digest_of(content), len(content))


def digest_of(content: bytes) -> str:
    """Return the SHA-256 of the content of a file."""
    from hashlib import sha256  # Imported here, because it loads OpenSSL, which takes 3 MB.

    return sha256(content).hexdigest()


def _no_puzzle(number: int) -> CubewrightError:
    return CubewrightError(
        tr("the collection has no puzzle with the number {number}", number=number)
    )


def _remove_unused(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM content WHERE digest NOT IN (SELECT digest FROM usage)")

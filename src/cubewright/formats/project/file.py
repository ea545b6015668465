"""Read and write project files, ``.cubewright``.

:func:`read_project` and :func:`write_project` read and write a whole project.
:class:`ProjectFile` keeps a file open: the only one that may write it, it saves
changes and appends solutions as they are found.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import finalize

from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.atomic import replaced_file
from cubewright.formats.project.blocks import BlockWriter, StoredSolutions
from cubewright.formats.project.content import (
    list_for,
    read_content,
    stored_solutions,
    write_content,
)
from cubewright.formats.project.database import (
    check_content,
    check_header,
    connect,
    is_newer,
    journal,
    migrated_copy,
    named_errors,
    remove_journal,
)
from cubewright.formats.project.lock import LockedError, WriterLock
from cubewright.formats.project.schema import VERSION, create_tables, migrate
from cubewright.formats.project.values import results_text
from cubewright.model.placement_table import PlacementTable
from cubewright.model.project import Project
from cubewright.model.results import Results


def read_project(path: Path) -> Project:
    """Return the project in a file; its solutions stay there and are read when needed.

    Raises:
        FormatError: The file cannot be read, is no project or is damaged.
    """
    check_header(path)
    _recover(path)
    with named_errors(path), closing(connect(path)) as connection:
        version = check_content(connection, path)
        if version >= VERSION:
            return read_content(connection, path)
    return _read_older(path)


def write_project(path: Path, project: Project) -> None:
    """Write a project as a new file, which replaces an existing one when it is complete.

    Raises:
        FormatError: The file cannot be written, or another process has it open for writing.
    """
    with named_errors(path, "written"):
        try:
            lock = WriterLock(path)
        except LockedError as error:
            raise FormatError(path.name, None, _opened_elsewhere(error)) from error
    try:
        with (
            replaced_file(path) as temporary,
            named_errors(path, "written"),
            closing(connect(temporary, writes=True, creates=True)) as connection,
        ):
            connection.execute("PRAGMA journal_mode = OFF")  # the file is not in use yet
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("BEGIN")
            create_tables(connection)
            write_content(connection, project)
            connection.execute("COMMIT")
    finally:
        lock.release()


def project_bytes(project: Project) -> bytes:
    """Return the content of a new file with a project, which is built in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create_tables(connection)
        write_content(connection, project)
        return connection.serialize()


class ProjectFile:
    """An open project file. Only one process has a file open for writing.

    ``project`` is the content as last read or saved. ``read_only_reason`` is a
    sentence if the file cannot be written: another process has it open, a newer
    version wrote it, or it may not be changed. It is empty otherwise. Close the
    file, or use it in a ``with`` statement.

    Raises:
        FormatError: The file cannot be read, is no project or is damaged.
    """

    def __init__(self, path: Path) -> None:
        check_header(path)
        self.path = path
        self._lock: WriterLock | None = None
        self.read_only_reason = self._locked()
        try:
            if not self.read_only_reason:
                self._prepare()
            self.project = read_project(path) if self.is_read_only else self._read_prepared()
            self._connection = None if self.read_only_reason else self._connected()
        except BaseException:
            self._release()
            raise

    def __enter__(self) -> ProjectFile:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @property
    def is_read_only(self) -> bool:
        """Whether the file cannot be written; ``read_only_reason`` says why."""
        return bool(self.read_only_reason)

    def save(self, project: Project) -> None:
        """Write a changed project; solutions that are in the file already stay as they are.

        Raises:
            FormatError: It cannot be written; the file keeps what it had.
        """
        with self._transaction() as connection:
            write_content(connection, project, self.path)
        self.project = self._reread(project)

    def solution_writer(
        self, index: int, table: PlacementTable, columns: int, keeps: int = 0
    ) -> SolutionWriter:
        """Return a writer that appends solutions to the first ``keeps`` of a problem.

        ``columns`` is the largest number of pieces of a solution. Solutions of
        another table are replaced.
        """
        return SolutionWriter(self, index, table, columns, keeps)

    def close(self) -> None:
        """Close the file; no other file stays beside it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            remove_journal(self.path)
        self._release()

    def _locked(self) -> str:
        """Acquire the lock, or return the reason why it cannot be acquired."""
        try:
            self._lock = WriterLock(self.path)
        except LockedError as error:
            return _opened_elsewhere(error)
        except OSError as error:
            return f"its folder cannot be written: {error.strerror or error}"
        return ""

    def _prepare(self) -> None:
        """Recover an interrupted transaction, and bring the tables up to date."""
        try:
            with named_errors(self.path, "written"), closing(self._connected()) as connection:
                version = check_content(connection, self.path)
                if is_newer(version):
                    self.read_only_reason = (
                        f"a newer version of Cubewright wrote it (format {version}; this program "
                        f"writes {VERSION}); update Cubewright to change it"
                    )
                    self._release()
                else:
                    migrate(connection)
                    connection.execute("BEGIN IMMEDIATE")  # fails if the file may not be changed
                    connection.execute("ROLLBACK")
        except FormatError as error:
            cause = error.__cause__
            code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
            if code not in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
                raise
            self.read_only_reason = "the file may not be changed"
            self._release()

    def _read_prepared(self) -> Project:
        """Return the content after :meth:`_prepare`, which has checked the whole file."""
        with named_errors(self.path), closing(connect(self.path)) as connection:
            return read_content(connection, self.path)

    def _connected(self) -> sqlite3.Connection:
        return connect(self.path, writes=True)

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        if self._connection is None:
            reason = self.read_only_reason or "it is closed"
            raise FormatError(self.path.name, None, f"cannot be written: {reason}")
        with named_errors(self.path, "written"), _transaction(self._connection) as connection:
            yield connection

    def _reread(self, project: Project) -> Project:
        """Return a saved project with its solutions as they are in the file now."""
        with named_errors(self.path), closing(connect(self.path)) as connection:
            for index in range(len(project.problems)):
                stored = stored_solutions(connection, self.path, project, index)
                results = project.problems[index].results
                project = project.with_results(index, replace(results, solutions=stored))
        return project


class SolutionWriter:
    """Appends solutions of one problem, and saves its other results with them.

    Solutions are written when they are found and kept by :meth:`commit`, together
    with the results: after a crash the file has all solutions of the last commit,
    and the unfinished search that continues after them.
    """

    def __init__(
        self, file: ProjectFile, index: int, table: PlacementTable, columns: int, keeps: int
    ) -> None:
        self._keeps = keeps
        self._file = file
        self._index = index
        self._table = table
        self._columns = max(1, columns)
        self._context: Any = None
        self._blocks: BlockWriter | None = None
        self._number: int | None = None

    def add(self, rows: NDArray[Any]) -> None:
        """Append ``(k, columns)`` rows of placement numbers.

        Raises:
            FormatError: They cannot be written; nothing since the last commit is kept.
        """
        with self._undone_on_error():
            self._begin().add(rows)

    def commit(self, results: Results) -> None:
        """Save the rows added since the last commit, and the results of the problem.

        The ``solutions`` of the results are ignored: those are in the file.

        Raises:
            FormatError: They cannot be written; the file has what the last commit wrote.
        """
        with self._undone_on_error():
            blocks = self._begin()
            blocks.flush()
            search = None if results.search is None else results.search.data
            assert self._file._connection is not None
            self._file._connection.execute(
                "UPDATE problem SET results = ?, search = ?, solutions = ? WHERE position = ?",
                (results_text(results), search, self._number, self._index),
            )
            context, self._context = self._context, None
            context.__exit__(None, None, None)
            self._keeps = blocks.count

    def _begin(self) -> BlockWriter:
        """Begin a transaction if none is open, and find or create the list of solutions."""
        if self._context is None:
            context = self._file._transaction()
            connection = context.__enter__()
            self._context = context
            if self._blocks is None:
                self._number = list_for(
                    connection, self._index, self._table, self._columns, self._keeps
                )
                self._blocks = BlockWriter(
                    connection, self._number, self._columns, len(self._table)
                )
        assert self._blocks is not None
        return self._blocks

    @contextmanager
    def _undone_on_error(self) -> Iterator[None]:
        try:
            yield
        except BaseException as error:
            context, self._context = self._context, None
            self._blocks = None
            if context is None:
                raise
            context.__exit__(type(error), error, error.__traceback__)
            raise


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has undone it already
            connection.execute("ROLLBACK")
        raise


def _opened_elsewhere(error: LockedError) -> str:
    who = "another process" if error.writer is None else str(error.writer)
    return f"it is open for writing in {who}"


def _recover(path: Path) -> None:
    """Undo a transaction that a killed process has left unfinished."""
    if not journal(path).exists():
        return
    with suppress(sqlite3.Error, OSError, LockedError):
        lock = WriterLock(path)
        try:
            with closing(connect(path, writes=True)) as connection:
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            remove_journal(path)
        finally:
            lock.release()


def _read_older(path: Path) -> Project:
    """Return the project of a file of an older version, which is left as it is."""
    folder = tempfile.TemporaryDirectory(prefix="cubewright-")
    copy = Path(folder.name) / path.name
    with named_errors(path):
        migrated_copy(path, copy)
        with closing(connect(copy)) as connection:
            project = read_content(connection, copy)
    for problem in project.problems:
        if isinstance(problem.results.solutions, StoredSolutions):
            finalize(problem.results.solutions, folder.cleanup)
    return project

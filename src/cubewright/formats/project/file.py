"""Read and write project files, ``.cubewright``.

:func:`read_project` and :func:`write_project` read and write a whole project. :class:`ProjectFile`
keeps a file open as its only writer: it saves changes and appends solutions as they are found.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import Any, NamedTuple

from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.atomic import replaced_file
from cubewright.formats.project.content import (
    packer_for,
    read_content,
    remove_unused_lists,
    solution_list_number,
    stored_solutions,
    write_changes,
    write_content,
    write_results,
)
from cubewright.formats.project.database import (
    check_content,
    check_header,
    connect,
    is_newer,
    journal_path,
    named_errors,
    remove_journal,
    scalar,
    shrink,
)
from cubewright.formats.project.lock import LockedError, WriterLock, lock_path
from cubewright.formats.project.older_version import read_older
from cubewright.formats.project.schema import VERSION, create_tables, migrate
from cubewright.formats.project.solutions import ProjectSolutions
from cubewright.model.placement_table import PlacementTable
from cubewright.model.project import Project
from cubewright.model.results import Results
from cubewright.translation import tr


def read_project(path: Path) -> Project:
    """Return the project in a file; its solutions are read from the file on access.

    Raises:
        FormatError: The file cannot be read, is not a project or is damaged.
    """
    check_header(path)
    _recover(path)
    with named_errors(path), closing(connect(path)) as connection:
        version = check_content(connection, path)
        try:
            if version >= VERSION:
                return read_content(connection, path)
        except FormatError as error:
            if is_newer(version):
                raise FormatError(
                    path.name, None, tr("cannot be read: {newer}", newer=_newer(version))
                ) from error
            raise
    return read_older(path)


def is_project(path: Path) -> bool:
    """Return whether a file is a project, whatever its name."""
    try:
        check_header(path)
    except FormatError:
        return False
    return True


def newer_note(path: Path) -> str:
    """Return a note about a project file that a newer version wrote; "" for any other file.

    The note also states what to do.

    Raises:
        FormatError: The file cannot be read, is not a project or is damaged.
    """
    check_header(path)
    with named_errors(path), closing(connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    return _newer(version) if is_newer(version) else ""


def write_project(path: Path, project: Project) -> None:
    """Write a project as a new file; a complete file replaces an existing one.

    Raises:
        FormatError: The file cannot be written, or another process has it open for writing.
    """
    with named_errors(path, "written"):
        try:
            lock = WriterLock(path)
        except LockedError as error:
            raise FormatError(path.name, None, _opened_elsewhere(error)) from error
    try:
        _write_new(path, project)
    finally:
        lock.release()


def _write_new(path: Path, project: Project) -> None:
    """Write a project as a new file; the caller has its lock."""
    with (
        replaced_file(path) as temporary,
        named_errors(path, "written"),
        closing(connect(temporary, writes=True, creates=True)) as connection,
    ):
        connection.execute("PRAGMA journal_mode = OFF")  # The file is not in use yet.
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        create_tables(connection)
        write_content(connection, project)
        connection.execute("COMMIT")


def save_project(path: Path, project: Project) -> None:
    """Write the changes of a project to its file, in one transaction; create a missing file.

    :meth:`ProjectFile.save` is faster for frequent saving, because it does not read the file.

    Raises:
        FormatError: The file cannot be written; its content stays.
    """
    if not path.exists():
        write_project(path, project)
        return
    with ProjectFile(path) as file:
        file.save(project)


def delete_project(path: Path) -> None:
    """Delete a file that is not open, and the files of a killed process beside it."""
    for each in (path, journal_path(path), lock_path(path)):
        with suppress(OSError):
            each.unlink(missing_ok=True)


_CHECKED_BYTES = 1 << 18
"""Number of bytes at the beginning of a file that are compared with the written content."""


class ProjectFile:
    """An open project file. Only one process can open a file for writing.

    ``project`` is the content as last read or saved. ``read_only_reason`` is a sentence if the file
    cannot be written: another process has it open, a newer version wrote it, or its permissions
    forbid it. Otherwise it is empty. Close the file, or use it in a ``with`` statement.

    Raises:
        FormatError: The file cannot be read, is not a project or is damaged.
    """

    def __init__(self, path: Path) -> None:
        check_header(path)
        self.path = path
        self._lock: WriterLock | None = None
        self._lock_of_threads = RLock()
        self._writers: set[SolutionWriter] = set()
        self.read_only_reason = self._locked()
        try:
            if not self.read_only_reason:
                self._prepare()
            self.project = read_project(path) if self.is_read_only else self._read_prepared()
            self._connection = None if self.read_only_reason else self._connected()
            self._note_written()
        except BaseException:
            self._release()
            raise

    def __enter__(self) -> ProjectFile:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @property
    def is_read_only(self) -> bool:
        """Whether the file cannot be written; ``read_only_reason`` states the reason."""
        return bool(self.read_only_reason)

    @property
    def is_replaced(self) -> bool:
        """Whether another program has replaced, changed or removed the file at ``path``."""
        if self._connection is None:
            return False
        if not self._lock_of_threads.acquire(blocking=False):
            return False  # This program is writing it.
        try:
            found = _Stamp.of(self.path)
            if found == self._stamp:
                return False
            return found is None or not found.is_of_file(self._stamp) or not self.is_intact
        finally:
            self._lock_of_threads.release()

    @property
    def is_intact(self) -> bool:
        """Whether the open file still contains the written content, at any path."""
        try:
            if self._connection is None or self._data_version() != self._written_version:
                return False
        except sqlite3.Error:
            return False
        found = _Stamp.of(self.path)
        is_touched = found is not None and found != self._stamp and found.is_of_file(self._stamp)
        # The header of another new file may have the same counters.
        return not is_touched or _checksum(self.path) == self._written_checksum

    def _data_version(self) -> int:
        version: int = scalar(self._connected_now, "PRAGMA data_version")
        return version

    @property
    def _connected_now(self) -> sqlite3.Connection:
        assert self._connection is not None
        return self._connection

    def _note_written(self) -> None:
        self._stamp = _Stamp.of(self.path)
        self._written_version = 0 if self._connection is None else self._data_version()
        self._written_checksum = 0 if self._connection is None else _checksum(self.path)

    def _put_back(self) -> None:
        with (
            replaced_file(self.path) as temporary,
            named_errors(self.path, "written"),
            closing(connect(temporary, writes=True, creates=True)) as copy,
        ):
            self._connected_now.backup(copy)
        self._connect_again()

    def _write_again(self, project: Project) -> None:
        for index, problem in enumerate(project.problems):
            solutions = problem.results.solutions
            if isinstance(solutions, ProjectSolutions) and solutions.path == self.path:
                results = replace(problem.results, solutions=(), disassemblies=())
                project = project.with_results(index, results)
        self._writers.clear()
        _write_new(self.path, project)
        self._connect_again()
        self.project = self._with_stored_solutions(project)

    def _connect_again(self) -> None:
        self._connected_now.close()
        self._connection = self._connected()
        self._note_written()

    def save(
        self, project: Project, moved: Mapping[SolutionWriter, int] = MappingProxyType({})
    ) -> None:
        """Write the changes of a project in one transaction.

        If another program has replaced or removed the file, all of it is written. If another
        program has overwritten its content, the solutions that only the file contained are lost,
        and open writers stop writing. Solutions already in the file stay unchanged. A problem with
        an open :class:`SolutionWriter` keeps the results that the writer committed. ``moved`` gives
        the new index of a writer's problem, if it changed.

        Raises:
            DiskFullError: The disk is full; the old content stays.
            FormatError: The file cannot be written; the old content stays.
        """
        with self._lock_of_threads:
            if self.is_replaced:
                if not self.is_intact:
                    self._write_again(project)
                    return
                self._put_back()
            for writer in self._writers:
                results = self.project.problems[writer.index].results
                project = project.with_results(moved.get(writer, writer.index), results)
            with self._transaction() as connection:
                write_changes(connection, self.project, project, self.path)
            for writer, index in moved.items():
                writer.index = index
            self.project = self._with_stored_solutions(project)

    def solution_writer(
        self, index: int, table: PlacementTable, columns: int, keeps: int = 0
    ) -> SolutionWriter:
        """Return a writer that appends solutions to the first ``keeps`` solutions of a problem.

        ``columns`` is the maximum number of pieces of a solution. Solutions of another table are
        replaced.

        Raises:
            ValueError: The file contains fewer than ``keeps`` solutions of this table.
            FormatError: The file cannot be written.
        """
        writer = SolutionWriter(self, index, table, columns, keeps)
        self._writers = {each for each in self._writers if each.index != index} | {writer}
        return writer

    def close(self) -> None:
        """Close the file; no other file remains beside it."""
        if self._connection is not None:
            with suppress(FormatError):  # Unused lists only waste space.
                with self._transaction() as connection:
                    remove_unused_lists(connection)
                with named_errors(self.path, "written"):
                    shrink(self._connection)
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
            reason = error.strerror or str(error)
            return tr("its folder cannot be written: {reason}", reason=reason)
        return ""

    def _prepare(self) -> None:
        try:
            with named_errors(self.path, "written"), closing(self._connected()) as connection:
                version = check_content(connection, self.path)
                if is_newer(version):
                    self.read_only_reason = _newer(version)
                    self._release()
                else:
                    migrate(connection)
                    with _transaction(connection):  # fails if the permissions forbid changes
                        remove_unused_lists(connection)
        except FormatError as error:
            cause = error.__cause__
            code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
            if code not in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
                raise
            self.read_only_reason = tr("the file may not be changed")
            self._release()

    def _read_prepared(self) -> Project:
        """Return the content of the file that :meth:`_prepare` has checked."""
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
            reason = self.read_only_reason or tr("it is closed")
            raise FormatError(
                self.path.name, None, tr("cannot be written: {reason}", reason=reason)
            )
        with self._lock_of_threads:
            found = _Stamp.of(self.path)
            is_here = found is not None and found.is_of_file(self._stamp)
            if is_here and found != self._stamp and not self.is_intact:
                reason = tr("was replaced by another program; save the project to write it again")
                raise FormatError(self.path.name, None, reason)
            with (
                named_errors(self.path, "written"),
                _transaction(self._connection) as connection,
            ):
                yield connection
            if is_here:
                self._note_written()

    def _set_committed(self, writer: SolutionWriter, results: Results) -> None:
        with self._lock_of_threads:
            stored: ProjectSolutions | tuple[()] = ()
            if writer.committed:
                stored = self._stored(self.project, writer.index)
            results = replace(results, solutions=stored)
            self.project = self.project.with_results(writer.index, results)

    def _with_stored_solutions(self, project: Project) -> Project:
        for index, problem in enumerate(project.problems):
            solutions = problem.results.solutions
            is_stored = isinstance(solutions, ProjectSolutions) and solutions.path == self.path
            if len(solutions) and not is_stored:
                results = replace(problem.results, solutions=self._stored(project, index))
                project = project.with_results(index, results)
        return project

    def _stored(self, project: Project, index: int) -> ProjectSolutions | tuple[()]:
        assert self._connection is not None
        with self._lock_of_threads, named_errors(self.path):
            return stored_solutions(self._connection, self.path, project, index)


class SolutionWriter:
    """Writer that appends solutions of one problem, and saves its other results with them.

    Added solutions are packed in memory. :meth:`commit` writes them together with the results.
    After a crash, the file contains all solutions of the last commit, and the unfinished search
    that continues after them. Commit about once a second. While a writer is open,
    :meth:`ProjectFile.save` does not write the results of its problem.

    ``index`` is the problem's index, ``committed`` the number of solutions in the file.
    """

    def __init__(
        self, file: ProjectFile, index: int, table: PlacementTable, columns: int, keeps: int
    ) -> None:
        self.index = index
        self.committed = keeps
        self._file = file
        self._table = table
        self._columns = max(1, columns)
        self._number: int | None = None
        with file._transaction() as connection:
            self._packer = packer_for(connection, index, table, self._columns, keeps)

    def add(self, rows: NDArray[Any]) -> None:
        """Append ``(k, columns)`` rows of placement numbers."""
        self._packer.add(rows)

    def commit(self, results: Results) -> None:
        """Save the rows added since the last commit, and the results of the problem.

        The ``solutions`` of the results are ignored, because they are in the file.

        Raises:
            DiskFullError: The disk is full. The file keeps the state of the last commit,
                and later rows wait in memory: commit again when there is space.
            FormatError: The file cannot be written for another reason, with the same
                effect.
        """
        with self._file._transaction() as connection:
            number = self._number
            if number is None:
                number = solution_list_number(
                    connection, self.index, self._table, self._columns, self.committed
                )
            self._packer.write(connection, number)
            before = self._file.project.problems[self.index].results
            write_results(connection, self.index, results, number, before)
        self._number, self.committed = number, self._packer.count
        self._packer.forget_written()
        self._file._set_committed(self, results)

    def close(self) -> None:
        """End this writer, so that :meth:`ProjectFile.save` writes the results.

        Uncommitted rows are dropped.
        """
        self._file._writers.discard(self)


def _checksum(path: Path) -> int | None:
    """Return a checksum of the beginning of a file; None if it cannot be read."""
    try:
        with path.open("rb") as file:
            return zlib.crc32(file.read(_CHECKED_BYTES))
    except OSError:
        return None


class _Stamp(NamedTuple):
    device: int
    inode: int
    size: int
    changed: int

    @classmethod
    def of(cls, path: Path) -> _Stamp | None:
        """Return the attributes of the file at a path; None without a file."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)

    def is_of_file(self, other: _Stamp | None) -> bool:
        return other is not None and self[:2] == other[:2]


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # After the disk was full, SQLite has already rolled back.
            connection.execute("ROLLBACK")
        raise


def _newer(version: int) -> str:
    return tr(
        "a newer version of Cubewright wrote it (format {version}; this program writes "
        "{version2}); update Cubewright to change it",
        version=version,
        version2=VERSION,
    )


def _opened_elsewhere(error: LockedError) -> str:
    who = tr("another process") if error.writer is None else str(error.writer)
    return tr("it is open for writing in {who}", who=who)


def _recover(path: Path) -> None:
    """Roll back a transaction that a killed process left unfinished."""
    if not journal_path(path).exists():
        return
    with suppress(sqlite3.Error, OSError, LockedError):
        lock = WriterLock(path)
        try:
            with closing(connect(path, writes=True)) as connection:
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            remove_journal(path)
        finally:
            lock.release()

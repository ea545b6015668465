"""Read and write project files, ``.cubewright``.

:func:`read_project` and :func:`write_project` read and write a whole project.
:class:`ProjectFile` keeps a file open: the only one that may write it, it saves
changes and appends solutions as they are found.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.atomic import replaced_file
from cubewright.formats.project.blocks import (
    BLOCK,
    MAX_COLUMNS,
    BlockWriter,
    Rows,
    StoredSolutions,
    row_type,
    shorten,
    table_bytes,
)
from cubewright.formats.project.database import (
    check_content,
    check_header,
    check_tables,
    connect,
    is_newer,
    journal,
    migrated_copy,
    named_errors,
    remove_journal,
    scalar,
)
from cubewright.formats.project.lock import LockedError, WriterLock
from cubewright.formats.project.schema import VERSION, create_tables, migrate
from cubewright.formats.project.values import (
    ProjectData,
    problem_of_text,
    problem_text,
    project_text,
    read_text,
    results_of_text,
    results_text,
    shape_of_text,
    shape_text,
)
from cubewright.model.placement import is_placement
from cubewright.model.placement_table import PlacementTable, table_of_solutions
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
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
            return _read(connection, path)
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
            _write(connection, project)
            connection.execute("COMMIT")
    finally:
        lock.release()


def project_bytes(project: Project) -> bytes:
    """Return the content of a new file with a project, which is built in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create_tables(connection)
        _write(connection, project)
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
            _write(connection, project, self.path)
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
            return _read(connection, self.path)

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
                stored = _stored_solutions(connection, self.path, project, index)
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
                self._number = _list_for(
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
            project = _read(connection, copy)
    for problem in project.problems:
        if isinstance(problem.results.solutions, StoredSolutions):
            finalize(problem.results.solutions, folder.cleanup)
    return project


def _read(connection: sqlite3.Connection, path: Path) -> Project:
    check_tables(connection, path)
    connection.execute("BEGIN")  # one state of the file, also while another process writes
    file = path.name
    own, _ = read_text(scalar(connection, "SELECT data FROM project"), ProjectData, file)
    query = "SELECT data FROM shape ORDER BY position"
    shapes = tuple(shape_of_text(text, file) for (text,) in connection.execute(query))
    problems = []
    query = "SELECT position, data, results, search FROM problem ORDER BY position"
    for number, (position, text, results, search) in enumerate(connection.execute(query)):
        if position != number:
            raise FormatError(file, None, f"problem {number + 1} is missing")
        problem = problem_of_text(text, file, len(shapes))
        problems.append(replace(problem, results=results_of_text(results, search, file)))
    project = Project(shapes, tuple(problems), own.colours, own.note)
    for index, problem in enumerate(project.problems):
        _check_placed(project, index, file)
        stored = _stored_solutions(connection, path, project, index)
        project = project.with_results(index, replace(problem.results, solutions=stored))
    return project


def _check_placed(project: Project, index: int, file: str) -> None:
    problem = project.problems[index]
    if not problem.pre_placed:
        return
    puzzle = project.puzzle_to_solve(index)
    for each in puzzle.pre_placed:
        piece = puzzle.pieces[each.piece]
        if not is_placement(puzzle.figure, piece, each.cells, puzzle.allowed_colours):
            label = f"piece {each.piece + 1} of {project.label(index)}"
            raise FormatError(file, None, f"{label} cannot be where it is placed")


def _stored_solutions(
    connection: sqlite3.Connection, path: Path, project: Project, index: int
) -> StoredSolutions | tuple[()]:
    """Return the solutions of a problem in the file; an empty tuple if it has none."""
    row = connection.execute(
        "SELECT id, columns, count FROM solutions WHERE id = "
        "(SELECT solutions FROM problem ORDER BY position LIMIT 1 OFFSET ?)",
        (index,),
    ).fetchone()
    if row is None or row[2] == 0:
        return ()
    if not all(type(each) is int for each in row):
        raise FormatError(path.name, None, "its solutions are damaged; solve the problem again")
    number, columns, count = row
    blocks, stored = connection.execute(
        "SELECT count(*), sum(count) FROM block WHERE solutions = ?", (number,)
    ).fetchone()
    is_sound = stored == count > 0 and blocks == -(-count // BLOCK) and 0 < columns <= MAX_COLUMNS
    if not is_sound:
        raise FormatError(path.name, None, "some of its solutions are missing; solve again")
    return StoredSolutions(path, number, count, columns, project.puzzle_to_solve(index))


def _write(connection: sqlite3.Connection, project: Project, path: Path | None = None) -> None:
    """Write a project into the tables; solutions that are in the file at ``path`` are kept."""
    run = connection.execute
    for table in ("problem", "shape", "project"):
        run(f"DELETE FROM {table}")
    run("INSERT INTO project VALUES (1, ?)", (project_text(project),))
    for position, shape in enumerate(project.shapes):
        run("INSERT INTO shape VALUES (?, ?)", (position, shape_text(shape)))
    for position, problem in enumerate(project.problems):
        results = problem.results
        number = None
        if len(results.solutions):
            number = _kept_list(connection, project, position, path)
        search = None if results.search is None else results.search.data
        run(
            "INSERT INTO problem VALUES (?, ?, ?, ?, ?)",
            (position, problem_text(problem), results_text(results), search, number),
        )
    run(
        "DELETE FROM solutions WHERE id NOT IN (SELECT solutions FROM problem "
        "WHERE solutions IS NOT NULL)"
    )


def _kept_list(
    connection: sqlite3.Connection, project: Project, index: int, path: Path | None
) -> int:
    """Return the number of the list of a problem's solutions, written unless it is in the file."""
    solutions = project.problems[index].results.solutions
    if isinstance(solutions, StoredSolutions):
        if solutions.path == path:
            return solutions.number
        return _new_list(connection, solutions.table, solutions.columns, solutions.batches())
    puzzle = project.puzzle_to_solve(index)
    table = table_of_solutions(puzzle, solutions)
    columns = max(1, max(len(placed) for placed in solutions))
    rows = _rows_of(puzzle, table, solutions, columns)
    return _new_list(connection, table, columns, rows)


def _rows_of(
    puzzle: Puzzle, table: PlacementTable, solutions: Iterable[Any], columns: int
) -> Iterator[Rows]:
    cell_number = {cell: number for number, cell in enumerate(puzzle.figure.cells)}
    numbers = {
        (table.kinds[kind][0], cells, table.colours[number] if table.colours else ()): number
        for number, (kind, cells) in enumerate(zip(table.kind_of, table.cells, strict=True))
    }
    for placed in solutions:
        row = np.full((1, columns), len(table), row_type(len(table)))
        found = sorted(
            numbers[
                each.piece, tuple(sorted(cell_number[cell] for cell in each.cells)), each.colours
            ]
            for each in placed
        )
        row[0, : len(found)] = found
        yield row


def _new_list(
    connection: sqlite3.Connection,
    table: PlacementTable,
    columns: int,
    batches: Iterable[NDArray[Any]] = (),
) -> int:
    found = connection.execute(
        "INSERT INTO solutions (placements, columns, count) VALUES (?, ?, 0)",
        (table_bytes(table), columns),
    )
    number = found.lastrowid
    assert number is not None
    writer = BlockWriter(connection, number, columns, len(table))
    for rows in batches:
        writer.add(rows)
    writer.flush()
    return number


def _list_for(
    connection: sqlite3.Connection, index: int, table: PlacementTable, columns: int, keeps: int
) -> int:
    """Return the list of the first ``keeps`` solutions of a problem; without any, a new one."""
    found = connection.execute(
        "SELECT id, placements, columns, count FROM solutions "
        "WHERE id = (SELECT solutions FROM problem WHERE position = ?)",
        (index,),
    ).fetchone()
    if found is not None and keeps and found[1:3] == (table_bytes(table), columns):
        number: int = found[0]
        if found[3] >= keeps:
            shorten(connection, number, columns, len(table), keeps)
            return number
    if keeps:
        raise ValueError("the solutions before are missing")
    if found is not None:
        connection.execute("UPDATE problem SET solutions = NULL WHERE position = ?", (index,))
        connection.execute("DELETE FROM solutions WHERE id = ?", (found[0],))
    return _new_list(connection, table, columns)

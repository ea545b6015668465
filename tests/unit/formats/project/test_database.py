"""Errors of the database and of the disk in one sentence each."""

import sqlite3
from contextlib import closing
from errno import EACCES, EDQUOT, ENOSPC
from pathlib import Path

import pytest

from cubewright.errors import FormatError
from cubewright.formats.project import database
from cubewright.formats.project.database import (
    DiskFullError,
    check_content,
    check_header,
    check_tables,
    connect,
    journal_path,
    named_errors,
    remove_journal,
    scalar,
    shrink,
)
from cubewright.formats.project.file import delete_project, write_project
from cubewright.formats.project.lock import lock_path
from cubewright.model.project import Project

PATH = Path("/folder/a.cubewright")
DAMAGED = "it is damaged"


def failed(code):
    error = sqlite3.OperationalError("odd")
    error.sqlite_errorcode = code
    return error


def said(error, doing):
    with pytest.raises(FormatError) as raised, named_errors(PATH, doing):
        raise error
    return raised.value


@pytest.mark.parametrize(
    ("error", "read", "written"),
    [
        (
            failed(sqlite3.SQLITE_BUSY),
            "another program is writing it; try again when it has finished",
            "another program is writing it; try again when it has finished",
        ),
        *(
            (
                failed(code),
                "cannot be read: check that you may change the file and its folder",
                "cannot be written: check that you may change the file and its folder",
            )
            for code in (
                sqlite3.SQLITE_READONLY,
                sqlite3.SQLITE_PERM,
                sqlite3.SQLITE_CANTOPEN,
                sqlite3.SQLITE_READONLY | 1 << 8,
            )
        ),
        (
            failed(sqlite3.SQLITE_IOERR),
            "cannot be read: the disk reports an error",
            "cannot be written: the disk reports an error",
        ),
        (
            OSError(EACCES, "not allowed"),
            "cannot be read: not allowed",
            "cannot be written: not allowed",
        ),
        (
            ValueError("a null byte"),
            "cannot be read: a null byte",
            "cannot be written: a null byte",
        ),
    ],
)
def test_an_error_is_named_by_what_was_done(error, read, written, monkeypatch):
    monkeypatch.setattr(database, "_MIN_FREE_BYTES", 0)
    for doing, reason in (("read", read), ("written", written)):
        found = said(error, doing)
        assert str(found) == f"a.cubewright: {reason}"
        assert not isinstance(found, DiskFullError)


@pytest.mark.parametrize(
    "error",
    [failed(sqlite3.SQLITE_CORRUPT), sqlite3.DatabaseError("x"), MemoryError(), OverflowError()],
)
def test_other_errors_are_damage(error):
    for doing in ("read", "written"):
        assert DAMAGED in str(said(error, doing))


@pytest.mark.parametrize(
    "error", [failed(sqlite3.SQLITE_FULL), OSError(ENOSPC, "full"), OSError(EDQUOT, "quota")]
)
def test_a_full_disk_is_named_while_writing(error):
    assert isinstance(said(error, "written"), DiskFullError)
    assert not isinstance(said(error, "read"), DiskFullError)


@pytest.mark.parametrize(("free", "is_full"), [(99, True), (100, False)])
def test_a_disk_that_reports_an_error_may_be_full(free, is_full, monkeypatch):
    usage = type("Usage", (), {"free": free})
    monkeypatch.setattr(database.shutil, "disk_usage", lambda _folder: usage)
    monkeypatch.setattr(database, "_MIN_FREE_BYTES", 100)
    assert isinstance(said(failed(sqlite3.SQLITE_IOERR), "written"), DiskFullError) is is_full


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "a.cubewright"
    write_project(made, Project())
    return made


def changed(path, *statements):
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def test_the_header_of_another_file_is_refused(path, tmp_path):
    check_header(path)
    content = path.read_bytes()
    other = tmp_path / "b.cubewright"
    for wrong in (b"", b"x" * 200, b"x" + content[1:], content[:68] + b"xxxx" + content[72:]):
        other.write_bytes(wrong)
        with pytest.raises(FormatError, match="it is not a Cubewright project"):
            check_header(other)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("PRAGMA user_version = 0", DAMAGED),
        ("CREATE VIEW v AS SELECT 1", "it contains {'view'}, not only tables"),
    ],
)
def test_content_of_another_kind_is_refused(path, statement, reason):
    with closing(connect(path)) as connection:
        assert check_content(connection, path) == database.VERSION
    changed(path, statement)
    with closing(connect(path)) as connection, pytest.raises(FormatError) as raised:
        check_content(connection, path)
    assert reason in str(raised.value)


def test_tables_are_complete_and_not_too_long(path, monkeypatch):
    monkeypatch.setattr(database, "MAX_ROWS", 2)
    for position, is_allowed in ((0, True), (1, True), (2, False)):
        changed(path, f"INSERT INTO shape VALUES ({position}, '{{}}')")
        with closing(connect(path)) as connection:
            if is_allowed:
                check_tables(connection, path)
            else:
                with pytest.raises(FormatError, match="it has more than 2 shapes"):
                    check_tables(connection, path)
    changed(path, "ALTER TABLE shape RENAME TO other")
    reason = "its table 'shape' is incomplete; it is damaged"
    with closing(connect(path)) as connection, pytest.raises(FormatError, match=reason):
        check_tables(connection, path)


@pytest.mark.parametrize(("most", "is_shrunk"), [(5, True), (10_000, False)])
def test_a_file_is_shrunk_if_most_of_it_is_unused(path, most, is_shrunk, monkeypatch):
    monkeypatch.setattr(database, "_MIN_UNUSED_PAGES", most)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE big (x)")
        connection.execute("INSERT INTO big VALUES (zeroblob(400000))")
        connection.execute("DROP TABLE big")
        unused = scalar(connection, "PRAGMA freelist_count")
        assert unused > 50
        shrink(connection)
        assert scalar(connection, "PRAGMA freelist_count") == (0 if is_shrunk else unused)
    assert database.is_newer(database.VERSION + 1)
    assert not database.is_newer(database.VERSION)


def test_the_first_value_of_the_first_row():
    with closing(sqlite3.connect(":memory:")) as connection:
        assert scalar(connection, "SELECT ?, 2 UNION SELECT 5, 6", 1) == 1
        assert scalar(connection, "SELECT 1 WHERE 0") is None


def test_a_project_is_deleted_with_what_is_beside_it(path):
    beside = [journal_path(path), lock_path(path)]
    assert journal_path(path).name == "a.cubewright-journal"
    for each in beside:
        each.write_text("")
    remove_journal(path)
    assert [each.exists() for each in (path, *beside)] == [True, False, True]
    delete_project(path)
    assert list(path.parent.iterdir()) == []
    delete_project(path)

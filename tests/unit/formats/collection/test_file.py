"""The file of a collection: every change is kept whole or not at all."""

import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from collected_sample import CONTENTS, FULL, PHOTO

from cubewright.errors import CubewrightError, DiskFullError, FormatError
from cubewright.formats.collection import file as collection_file
from cubewright.formats.collection.file import (
    FILE_LIMITS,
    Collection,
    collection_path,
    stored_file,
)
from cubewright.formats.collection.schema import VERSION
from cubewright.formats.project.file import read_project
from cubewright.model.collected import CollectedPuzzle
from cubewright.resources import config_folder


@pytest.fixture
def collection(tmp_path):
    return Collection(tmp_path / "new folder" / "collection.sqlite")


def tables(collection):
    with closing(sqlite3.connect(collection.path)) as connection:
        query = "SELECT count(*) FROM "
        return tuple(
            connection.execute(query + table).fetchone()[0]
            for table in ("puzzle", "content", "usage")
        )


def test_the_file_is_beside_the_settings():
    assert collection_path().parent == config_folder()
    assert Collection().path == collection_path()


def test_without_a_file_the_collection_is_empty_and_reading_creates_none(collection):
    assert collection.puzzles() == ()
    assert not collection.path.exists()
    with pytest.raises(CubewrightError, match="no puzzle with the number 3"):
        collection.puzzle(3)


def test_a_puzzle_comes_back_with_all_fields_and_files(collection):
    (added,) = collection.add([FULL], CONTENTS)
    assert added == replace(FULL, number=1)
    assert collection.puzzles() == (added,)
    assert collection.puzzle(1) == added
    assert [collection.content(each) for each in added.contents] == [
        b"/SOMA\n/11\n", PHOTO, b"plan",
    ]  # fmt: skip
    assert [each.name for each in collection.path.parent.iterdir()] == [collection.path.name]


def test_a_copy_of_the_file_is_a_backup(collection, tmp_path):
    (added,) = collection.add([FULL], CONTENTS)
    copy = Collection(tmp_path / "copy.sqlite")
    copy.path.write_bytes(collection.path.read_bytes())
    collection.path.unlink()
    assert copy.puzzles() == (added,)
    assert copy.contents([added]) == CONTENTS


def test_editing_receives_the_current_puzzle_and_drops_unused_files(collection):
    collection.add([FULL, CollectedPuzzle("Soma")], CONTENTS)
    collection.edit([1], lambda puzzle: replace(puzzle, name="First"))
    (changed,) = collection.edit([1], lambda puzzle: replace(puzzle, photos=(), maker="Me"))
    assert (changed.name, changed.maker) == ("First", "Me")
    assert tables(collection) == (2, 2, 2)


def test_equal_files_are_stored_once_and_stay_while_they_are_used(collection):
    collection.add([FULL, FULL], CONTENTS)
    assert tables(collection) == (2, 3, 6)
    collection.remove([1])
    assert collection.content(FULL.photos[0]) == PHOTO
    assert tables(collection) == (1, 3, 3)


def test_removed_puzzles_can_be_restored_under_their_numbers(collection):
    collection.add([FULL, CollectedPuzzle("Soma")], CONTENTS)
    before = collection.puzzles()
    removed = collection.remove([1, 2, 1])
    assert collection.puzzles() == ()
    assert tables(collection) == (0, 0, 0)
    assert collection.add(removed.puzzles, removed.contents) == before
    assert collection.add([CollectedPuzzle("new")], {})[0].number == 3


def test_one_unknown_number_changes_nothing(collection):
    collection.add([FULL], CONTENTS)
    for change in (collection.remove, lambda numbers: collection.edit(numbers, lambda p: p)):
        with pytest.raises(CubewrightError, match="number 7"):
            change([1, 7])
    assert len(collection.puzzles()) == 1


def test_two_programs_may_change_different_fields(collection):
    collection.add([FULL], CONTENTS)
    other = Collection(collection.path)
    stale = other.puzzle(1)
    collection.edit([1], lambda puzzle: replace(puzzle, name="New name"))
    other.edit([stale.number], lambda puzzle: replace(puzzle, year=1990))
    assert (collection.puzzle(1).name, collection.puzzle(1).year) == ("New name", 1990)


# -- refused files


@pytest.mark.parametrize("content", [b"SQLite format 3\0", b"x" * 5000, b"{}"])
def test_another_file_is_refused_and_left_alone(collection, content):
    collection.path.parent.mkdir()
    collection.path.write_bytes(content)
    for call in (collection.puzzles, lambda: collection.add([FULL], CONTENTS)):
        with pytest.raises(FormatError, match="it is not a Cubewright collection"):
            call()
    assert collection.path.read_bytes() == content


def test_a_collection_is_no_project(collection):
    collection.add([FULL], CONTENTS)
    with pytest.raises(FormatError, match="it is not a Cubewright project"):
        read_project(collection.path)


def test_a_folder_or_an_unreadable_place_is_refused(collection, tmp_path):
    collection.path.mkdir(parents=True)
    with pytest.raises(FormatError, match="folder"):
        collection.puzzles()
    blocked = Collection(tmp_path / "file" / "collection.sqlite")
    (tmp_path / "file").write_text("")
    with pytest.raises(FormatError, match="cannot be written"):
        blocked.add([FULL], CONTENTS)


def test_a_newer_file_is_refused_in_words_and_unchanged(collection):
    collection.add([FULL], CONTENTS)
    with closing(sqlite3.connect(collection.path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = collection.path.read_bytes()
    for call in (collection.puzzles, lambda: collection.remove([1])):
        with pytest.raises(FormatError, match="a newer version of Cubewright wrote it"):
            call()
    assert collection.path.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE puzzle SET data = '{'",
        "UPDATE puzzle SET data = '[]'",
        """UPDATE puzzle SET data = '{"year": "long ago"}'""",
        """UPDATE puzzle SET data = '{"states": ["burnt"]}'""",
        "DROP TABLE usage",
        "CREATE VIEW other AS SELECT 1",
        "PRAGMA user_version = 0",
    ],
)
def test_a_damaged_file_gives_one_clear_error(collection, damage):
    collection.add([FULL], CONTENTS)
    with closing(sqlite3.connect(collection.path)) as connection:
        connection.execute(damage)
        connection.commit()
    before = collection.path.read_bytes()
    with pytest.raises(FormatError, match=r"^collection\.sqlite") as caught:
        collection.puzzles()
    assert "\n" not in str(caught.value)
    assert collection.path.read_bytes() == before


def test_damaged_content_is_noticed(collection):
    (added,) = collection.add([FULL], CONTENTS)
    with closing(sqlite3.connect(collection.path)) as connection:
        connection.execute("UPDATE content SET data = x'00'")
        connection.commit()
    with pytest.raises(FormatError, match="damaged"):
        collection.content(added.photos[0])


# -- writes that fail


class FailingConnection(sqlite3.Connection):
    """A connection whose statements fail from a given one on, as on a disk that disappears."""

    left = 0
    error: sqlite3.Error

    def execute(self, statement, *values):
        if not statement.startswith(("PRAGMA", "ROLLBACK")):
            type(self).left -= 1
            if type(self).left < 0:
                raise type(self).error
        return super().execute(statement, *values)


def error_with(code):
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    return error


def failed(collection, puzzle, contents, code):
    """Add a puzzle; return whether that failed, with an error that names the disk."""
    try:
        collection.add([puzzle], contents)
    except FormatError as error:
        named = DiskFullError if code == sqlite3.SQLITE_FULL else FormatError
        return isinstance(error, named) and "disk" in str(error)
    return False


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL])
def test_a_write_that_fails_at_any_statement_leaves_the_old_content(collection, monkeypatch, code):
    collection.add([FULL], CONTENTS)
    before = collection.puzzles()
    real = sqlite3.connect

    def failing(*arguments, **options):
        return real(*arguments, factory=FailingConnection, **options)

    FailingConnection.error = error_with(code)
    other = replace(FULL, name="other", photos=(stored_file("b.jpg", b"new"),))
    contents = CONTENTS | {other.photos[0].digest: b"new"}
    for fails_at in range(20):
        FailingConnection.left = fails_at
        with monkeypatch.context() as patch:
            patch.setattr("cubewright.formats.project.database.sqlite3.connect", failing)
            if not failed(collection, other, contents, code):
                break
        assert collection.puzzles() == before
        assert collection.contents(before) == CONTENTS
    else:
        pytest.fail("the write never succeeded")
    assert fails_at > 5
    assert len(collection.puzzles()) == 2


def test_a_first_change_that_fails_leaves_an_empty_collection(collection, monkeypatch):
    real = sqlite3.connect
    FailingConnection.error = error_with(sqlite3.SQLITE_FULL)
    FailingConnection.left = 3
    with monkeypatch.context() as patch:
        patch.setattr(
            "cubewright.formats.project.database.sqlite3.connect",
            lambda *a, **o: real(*a, factory=FailingConnection, **o),
        )
        with pytest.raises(DiskFullError):
            collection.add([FULL], CONTENTS)
    assert collection.puzzles() == ()
    collection.add([FULL], CONTENTS)
    assert len(collection.puzzles()) == 1


def test_the_transaction_of_a_killed_program_is_rolled_back(collection, tmp_path):
    """A copy of the file and of its journal in the middle of a transaction is such a state."""
    collection.add([FULL], CONTENTS)
    left = Collection(tmp_path / "left.sqlite")
    with closing(sqlite3.connect(collection.path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE puzzle SET data = ?", ("x" * 200_000,))
        connection.execute("INSERT INTO content VALUES ('x', zeroblob(200000))")
        journal = collection.path.with_name("collection.sqlite-journal")
        left.path.write_bytes(collection.path.read_bytes())
        left.path.with_name("left.sqlite-journal").write_bytes(journal.read_bytes())
        connection.execute("ROLLBACK")
    assert [each.name for each in left.puzzles()] == [FULL.name]


# -- limits


def test_files_that_are_too_large_are_refused(collection, monkeypatch):
    monkeypatch.setattr(collection_file, "FILE_LIMITS", replace(FILE_LIMITS, size=3))
    with pytest.raises(FormatError, match="at most"):
        collection.add([FULL], CONTENTS)
    assert collection.puzzles() == ()


def test_too_many_puzzles_are_refused(collection, monkeypatch):
    monkeypatch.setattr(collection_file, "MAX_PUZZLES", 2)
    collection.add([CollectedPuzzle("a"), CollectedPuzzle("b")], {})
    with pytest.raises(FormatError, match="at most 2 puzzles"):
        collection.add([CollectedPuzzle("c")], {})
    assert len(collection.puzzles()) == 2

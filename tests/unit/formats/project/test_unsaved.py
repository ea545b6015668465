"""The unsaved work in a recovery copy, and copies that other programs changed."""

import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats.project import unsaved
from cubewright.formats.project.unsaved import copy_bytes, pack_text, read_unsaved
from cubewright.model.project import Project


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "copy.cubewright"
    path.write_bytes(copy_bytes(Project(), '{"a": 1}', pack_text("/SOMA ä\udcff\n")))
    return path


def test_unsaved_work_is_read_back(path):
    assert read_unsaved(path) == ('{"a": 1}', "/SOMA ä\udcff\n")


def changed(path, *statements):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize(
    "text",
    [
        "'a text'",
        "7",
        "NULL",
        "x'0102'",
        f"x'{pack_text('some text')[:-2].hex()}'",  # incomplete
        f"x'{zlib.compress(bytes([0x80])).hex()}'",  # no UTF-8
    ],
)
def test_a_damaged_text_is_refused(path, text):
    changed(path, "DROP TABLE unsaved", "CREATE TABLE unsaved (data, text)")
    changed(path, f"INSERT INTO unsaved VALUES ('', {text})")
    with pytest.raises(FormatError, match=r"^copy\.cubewright: it is damaged \("):
        read_unsaved(path)


@pytest.mark.parametrize("statement", ["DROP TABLE unsaved", "DELETE FROM unsaved"])
def test_a_project_without_unsaved_work_is_no_copy(path, statement):
    changed(path, statement)
    with pytest.raises(FormatError, match="it is not a recovery copy"):
        read_unsaved(path)


@pytest.mark.parametrize(("size", "is_read"), [(12, True), (11, False)])
def test_a_text_may_be_as_long_as_a_figure_file(path, monkeypatch, size, is_read):
    monkeypatch.setattr(unsaved, "FIGURE_FILE", replace(unsaved.FIGURE_FILE, size=size))
    if is_read:
        assert len(read_unsaved(path)[1]) == 9
        return
    with pytest.raises(FormatError, match="it is damaged"):
        read_unsaved(path)

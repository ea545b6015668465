"""A file of the program's own that cannot be read is renamed, and nothing is overwritten."""

from pathlib import Path

import pytest

from cubewright.errors import FormatError
from cubewright.formats.set_aside import set_aside

ERROR = FormatError("counts.json", 3, "it is damaged")


def test_files_are_numbered_in_order(tmp_path):
    path = tmp_path / "counts.json"
    for number in range(5):
        path.write_text(str(number))
        set_aside(path, ERROR)
    names = ["counts.json.unreadable", *(f"counts.json-{n}.unreadable" for n in range(2, 6))]
    assert [(tmp_path / name).read_text() for name in names] == ["0", "1", "2", "3", "4"]
    assert not path.exists()


@pytest.mark.parametrize("gap", [1, 2, 3, 4])
def test_no_file_is_overwritten_where_one_was_deleted(tmp_path, gap):
    path = tmp_path / "counts.json"
    for _ in range(4):
        path.write_text("old")
        set_aside(path, ERROR)
    name = "counts.json.unreadable" if gap == 1 else f"counts.json-{gap}.unreadable"
    (tmp_path / name).unlink()
    path.write_text("new")
    set_aside(path, ERROR)
    assert sorted(each.read_text() for each in tmp_path.iterdir()) == ["new", "old", "old", "old"]


def test_a_link_to_nothing_counts_as_a_file(tmp_path):
    path = tmp_path / "counts.json"
    path.write_text("damaged")
    (tmp_path / "counts.json.unreadable").symlink_to(tmp_path / "missing")
    error = set_aside(path, ERROR)
    assert "renamed to counts.json-2.unreadable" in str(error)


def test_a_free_name_is_found_with_few_looks(tmp_path, monkeypatch):
    path = tmp_path / "counts.json"
    for number in range(1, 1001):
        name = "counts.json" if number == 1 else f"counts.json-{number}"
        (tmp_path / f"{name}.unreadable").touch()
    path.write_text("damaged")
    looks = []
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda each: looks.append(each) or exists(each))
    assert "counts.json-1001.unreadable" in str(set_aside(path, ERROR))
    assert len(looks) < 30

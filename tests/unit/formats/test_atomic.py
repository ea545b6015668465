"""Temporary files beside a target: they are recognised, and removed if a program was killed."""

import os
import time

import pytest

from cubewright.errors import FormatError
from cubewright.formats.atomic import (
    LEFT_SECONDS,
    SUFFIX,
    WriteCancelled,
    atomic_writer,
    check_writable,
    remove_left_files,
    replaced_file,
    write_atomically,
)


def aged(path, seconds):
    path.write_text("half a file")
    then = time.time() - seconds
    os.utime(path, (then, then))
    return path


def test_a_temporary_file_has_a_name_that_is_recognised(tmp_path):
    target = tmp_path / "mine.fig"
    with atomic_writer(target) as file:
        file.write(b"/SOMA Bar")
        (temporary,) = tmp_path.iterdir()
        assert temporary.name.startswith(".mine.fig.")
        assert temporary.name.endswith(SUFFIX)
    assert list(tmp_path.iterdir()) == [target]


def test_only_old_temporary_files_are_removed(tmp_path):
    old = aged(tmp_path / f".mine.fig.abc{SUFFIX}", 2 * LEFT_SECONDS)
    new = aged(tmp_path / f".mine.fig.def{SUFFIX}", 10)
    kept = aged(tmp_path / "mine.fig", 2 * LEFT_SECONDS)
    hidden = aged(tmp_path / ".mine.fig.bak", 2 * LEFT_SECONDS)
    assert remove_left_files([tmp_path, tmp_path / "missing"]) == (old,)
    assert sorted(tmp_path.iterdir()) == sorted([new, kept, hidden])


def test_drafts_are_removed_by_their_pattern(tmp_path):
    old = aged(tmp_path / "copy.draft", 2 * LEFT_SECONDS)
    assert remove_left_files([tmp_path], ["*.draft"]) == (old,)


def test_a_pipe_is_not_replaced_by_a_file(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(FormatError, match="it is a pipe or a device and not a file"):
        write_atomically(path, b"new")
    assert path.is_fifo()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("age", "is_removed"), [(86_300, False), (86_500, True)])
def test_a_temporary_file_is_left_after_a_day(tmp_path, age, is_removed):
    path = aged(tmp_path / f".a.fig.abc{SUFFIX}", age)
    assert bool(remove_left_files([tmp_path, tmp_path])) is is_removed
    assert path.exists() is not is_removed


def test_a_folder_with_a_temporary_name_stays(tmp_path):
    folder = tmp_path / f".a.fig.abc{SUFFIX}"
    folder.mkdir()
    os.utime(folder, (0, 0))
    assert remove_left_files([tmp_path]) == ()
    assert folder.is_dir()


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_an_existing_file_keeps_its_permissions(tmp_path, mode):
    path = tmp_path / "a.fig"
    path.write_text("old")
    path.chmod(mode)
    write_atomically(path, b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o7777) == (b"new", mode)


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600)])
def test_a_new_file_has_the_permissions_of_the_user(tmp_path, mask, mode):
    before = os.umask(mask)
    try:
        write_atomically(tmp_path / "a.fig", b"new")
        assert os.umask(mask) == mask
    finally:
        os.umask(before)
    assert (tmp_path / "a.fig").stat().st_mode & 0o7777 == mode


def test_a_link_is_followed(tmp_path):
    target, link = tmp_path / "a.fig", tmp_path / "link.fig"
    target.write_text("old")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert (target.read_bytes(), link.is_symlink()) == (b"new", True)


def interrupt(path, error):
    with replaced_file(path) as temporary:
        temporary.write_text("half")
        raise error


def test_the_old_file_stays_if_writing_is_cancelled_or_fails(tmp_path):
    path = tmp_path / "a.fig"
    path.write_text("old")
    with atomic_writer(path) as file:
        file.write(b"half")
        raise WriteCancelled
    with pytest.raises(ZeroDivisionError):
        interrupt(path, ZeroDivisionError())
    with pytest.raises(FormatError, match=r"^a\.fig: cannot be written: no room$"):
        interrupt(path, OSError(28, "no room"))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_long_name_has_a_temporary_file(tmp_path):
    path = tmp_path / ("x" * 250)
    with replaced_file(path) as temporary:
        assert temporary.name.startswith(f".{'x' * 50}.")
    assert path.exists()
    check_writable(path)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no/a.fig", "the folder does not exist; create it first"),
        (".", "it is a folder; name a file in it"),
        ("x" * 300, "File name too long"),
        ("a\0b", "embedded null byte"),
    ],
)
def test_where_no_file_can_be_written(tmp_path, name, reason):
    for write in (check_writable, lambda path: write_atomically(path, b"")):
        with pytest.raises(FormatError) as raised:
            write(tmp_path / name)
        assert str(raised.value).endswith(reason)

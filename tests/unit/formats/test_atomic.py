"""Temporary files beside a target: they are recognised, and removed if a program was killed."""

import os
import time

import pytest

from cubewright.errors import FormatError
from cubewright.formats.atomic import (
    LEFT_SECONDS,
    SUFFIX,
    atomic_writer,
    remove_left_files,
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

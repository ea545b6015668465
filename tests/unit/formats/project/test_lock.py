"""The lock of a project file admits one writer at a time, and names it to the others."""

import json
import os
import re
import socket
from errno import ENOSPC

import pytest

from cubewright.formats.project import lock
from cubewright.formats.project.lock import LockedError, Writer, WriterLock, lock_path


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.cubewright"


def test_one_lock_at_a_time_names_its_writer(path):
    first = WriterLock(path)
    assert first.path == lock_path(path) == path.with_name(".a.cubewright.lock")
    with pytest.raises(LockedError) as raised:
        WriterLock(path)
    writer = raised.value.writer
    assert (writer.host, writer.pid) == (socket.gethostname(), os.getpid())
    assert re.fullmatch(
        rf"process {os.getpid()} on this computer since \d{{4}}-\S+ \S+", str(writer)
    )
    first.release()
    assert not first.path.exists()
    second = WriterLock(path)
    first.release()
    assert second.path.exists()
    second.release()


def test_the_lock_of_a_killed_process_is_taken(path):
    lock_path(path).write_text("x" * 9000)
    taken = WriterLock(path)
    values = json.loads(taken.path.read_text())
    assert values["pid"] == os.getpid()
    taken.release()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"host": "x"}', '{"host": 1, "pid": "a"}'])
def test_a_writer_that_cannot_be_read_is_unknown(path, text):
    first = WriterLock(path)
    first.path.write_text(text)
    with pytest.raises(LockedError) as raised:
        WriterLock(path)
    assert raised.value.writer is None
    first.release()


def test_long_names_of_a_writer_are_shortened(path):
    first = WriterLock(path)
    first.path.write_text(json.dumps({"host": "h" * 100, "pid": 5, "since": "t" * 100}))
    with pytest.raises(LockedError) as raised:
        WriterLock(path)
    writer = raised.value.writer
    assert writer == Writer("h" * 64, 5, "t" * 40)
    assert str(writer) == f"process 5 on {'h' * 64} since {'t' * 40}"
    first.release()


def test_a_lock_that_is_removed_again_and_again_is_given_up(path, monkeypatch):
    tries = []
    monkeypatch.setattr(lock, "_is_at", lambda handle, there: tries.append(there))
    with pytest.raises(LockedError) as raised:
        WriterLock(path)
    assert (raised.value.writer, len(tries)) == (None, 10)
    monkeypatch.setattr(lock, "_is_at", lambda handle, there: len(tries) > 12 or tries.append(1))
    WriterLock(path).release()


def test_a_lock_is_no_link_and_needs_a_folder(path, tmp_path):
    lock_path(path).symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OSError, match=r"symbolic links|Too many levels"):
        WriterLock(path)
    with pytest.raises(FileNotFoundError):
        WriterLock(tmp_path / "no" / "a.cubewright")


def test_others_may_read_a_lock(path):
    before = os.umask(0o022)
    try:
        made = WriterLock(path)
    finally:
        os.umask(before)
    assert made.path.stat().st_mode & 0o777 == 0o644
    made.release()


def test_a_lock_that_cannot_be_written_is_released(path, monkeypatch):
    def fail(*_args):
        raise OSError(ENOSPC, "No space left on device")

    handles = len(os.listdir("/proc/self/fd"))
    with monkeypatch.context() as full:
        full.setattr(os, "pwrite", fail)
        with pytest.raises(OSError, match="No space"):
            WriterLock(path)
    assert not lock_path(path).exists()
    assert len(os.listdir("/proc/self/fd")) == handles
    WriterLock(path).release()

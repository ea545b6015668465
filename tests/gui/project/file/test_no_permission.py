"""Folders and files without permission, and a full disk: one clear line, and nothing is lost.

The system's errors are imitated, because root may read and write everything.
"""

import os
import tempfile
from contextlib import suppress
from errno import EACCES, ENOSPC
from pathlib import Path
from types import SimpleNamespace

import pytest

from cubewright.errors import FormatError
from cubewright.formats.atomic import SUFFIX
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.piece_sets.user_sets import save_user_piece_set
from cubewright.formats.user_library import add_source
from cubewright.gui.project.file.recovery import Recovery
from cubewright.gui.shell import application
from cubewright.resources import config_folder, data_folder

CUBE = built_in_puzzle("cube")


def no_permission(*_args, **_keys):
    raise PermissionError(EACCES, os.strerror(EACCES))


def disk_is_full(*_args, **_keys):
    raise OSError(ENOSPC, os.strerror(ENOSPC))


@pytest.fixture(params=["a read-only folder", "a full disk"])
def refuse(request, monkeypatch):
    """Make every write fail from now on; return the reason."""

    def begin():
        if request.param == "a full disk":
            monkeypatch.setattr(os, "fsync", disk_is_full)
            monkeypatch.setattr(Path, "write_bytes", disk_is_full)
            return os.strerror(ENOSPC)
        monkeypatch.setattr(tempfile, "mkstemp", no_permission)
        monkeypatch.setattr(Path, "write_bytes", no_permission)
        return os.strerror(EACCES)

    return begin


@pytest.fixture
def warnings(window, monkeypatch):
    received = []
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: received.append(words)
    )
    return received


def test_a_file_that_cannot_be_written_keeps_its_content_and_the_changes(
    window, warnings, refuse, tmp_path
):
    path = tmp_path / "mine.fig"
    window.document.save(path)
    before = path.read_bytes()
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    reason = refuse()
    assert not window.file_controller.save()
    ((what, why),) = warnings
    assert what == "mine.fig was not saved. Your changes are still open."
    assert why == f"{path}: cannot be written: {reason}"
    assert window.document.modified
    assert path.read_bytes() == before
    assert not list(tmp_path.glob(f".*{SUFFIX}"))
    window.document.undo_stack.undo()


def test_a_file_that_cannot_be_read_keeps_the_document(window, warnings, monkeypatch, tmp_path):
    for name in ("mine.fig", "mine.toml", "mine.search"):
        path = tmp_path / name
        path.write_text("/SOMA x\n/111\n")
    shown = window.document.puzzle
    monkeypatch.setattr(Path, "open", no_permission)
    for name in ("mine.fig", "mine.toml", "mine.search"):
        assert not window.file_controller.open(tmp_path / name)
        what, why = warnings.pop()
        assert what == f"{name} cannot be opened."
        assert len(why.splitlines()) == 1
        assert os.strerror(EACCES) in why
    assert window.document.puzzle == shown


@pytest.mark.parametrize(
    "write",
    [
        lambda: save_user_piece_set(CUBE.piece_set),
        lambda: KnownCounts().remember(CUBE, 240),
        lambda: add_source(data_folder()),
    ],
)
def test_each_file_of_the_program_is_named_and_keeps_its_content(refuse, write):
    with suppress(FormatError):
        write()
    before = {path: path.read_bytes() for path in data_folder().rglob("*") if path.is_file()}
    assert before
    for path in before:
        path.unlink()
    reason = refuse()
    with pytest.raises(FormatError, match=reason) as caught:
        write()
    assert len(str(caught.value).splitlines()) == 1
    assert not [path for path in data_folder().rglob("*") if path.is_file()]


def test_a_recovery_copy_that_cannot_be_written_is_reported_once(window, refuse):
    recovery = Recovery(window.document)
    reported = []
    recovery.failed.connect(reported.append)
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    recovery.save()
    (copy,) = recovery.folder.glob("*.unsaved.cubewright")
    before = copy.read_bytes()
    reason = refuse()
    window.document.edit(window.document.figure.toggled((0, 0, 4)), "Draw one cubelet")
    for _ in range(2):
        recovery.save()
    (problem,) = reported
    assert reason in str(problem)
    assert "save them yourself" in str(problem)
    assert copy.read_bytes() == before, "the earlier copy is kept"
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    recovery.close()


def test_folders_that_cannot_be_written_are_named_at_the_start(window, monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    windows = SimpleNamespace(current=window, window_for_search=None, is_searching=lambda: False)
    application._open_first(windows, (), solve=False)
    first, second = window.note.label.text().splitlines()
    assert str(config_folder()) in first
    assert "Settings are not kept" in first
    assert str(data_folder()) in second

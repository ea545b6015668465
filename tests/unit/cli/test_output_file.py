"""``solve -o FILE``: the file is whole when it appears, and as it was until then."""

import os
import signal
import subprocess
import sys

import pytest

from cubewright.formats.fig import read_fig


def test_solutions_go_into_the_file_and_nowhere_else(command, tmp_path):
    path = tmp_path / "all.fig"
    ran = command("solve", "cube", "-o", str(path))
    assert (ran.status, ran.out) == (0, "")
    assert path.read_text() == command("solve", "cube").out
    assert len(read_fig(path).blocks) == 240
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("form", ["layers", "json", "fig"])
def test_a_limit_ends_a_whole_document(command, tmp_path, form):
    path = tmp_path / "some"
    arguments = ("solve", "soma-plus-2x4x5", "--raw", "--limit", "5000", "--format", form)
    assert command(*arguments, "--output", str(path)).status == 0
    assert path.read_text() == command(*arguments).out


def test_a_count_goes_there_too(command, tmp_path):
    path = tmp_path / "count"
    assert command("solve", "cube", "--count", "-o", str(path)).out == ""
    assert path.read_text() == "240\n"


def test_where_it_cannot_be_written_nothing_is_searched(command, tmp_path):
    ran = command("solve", "bedlam", "-o", str(tmp_path / "none" / "x.fig"))
    assert ran.status == 2
    assert "x.fig" in ran.err
    assert "cannot be written" in ran.err


def test_what_is_wrong_leaves_the_file_as_it_was(command, tmp_path):
    path = tmp_path / "x.fig"
    path.write_text("before")
    assert command("solve", "cube", "--engine", "nonsense", "-o", str(path)).status == 2
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_search_that_is_kept_writes_to_the_screen_or_a_pipe(command, tmp_path):
    ran = command("solve", "cube", "--save", str(tmp_path / "a.search"), "-o", "x.fig")
    assert ran.status == 2
    assert "--output" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_stopped_with_ctrl_c_it_has_what_was_found(tmp_path):
    path = tmp_path / "x.fig"
    command = [sys.executable, "-m", "cubewright", "solve", "soma-plus-2x4x5", "--raw"]
    process = subprocess.Popen(
        [*command, "-o", path],
        stderr=subprocess.PIPE,
        # As in the foreground, also where the tests themselves run in the background.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    beside = ()
    while not (beside and beside[0].stat().st_size > 100_000):
        assert process.poll() is None
        os.sched_yield()
        beside = tuple(tmp_path.glob(".x.fig.*"))
    assert not path.exists()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 130
    text = path.read_text()
    blocks = text.count("/SOMA")
    assert blocks > 1000
    assert text.endswith("\n")
    assert list(tmp_path.iterdir()) == [path]

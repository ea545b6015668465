"""``solve -o FILE``: the file stays unchanged until it is complete."""

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import figure_text, read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC


def test_solutions_go_into_the_file_and_nowhere_else(command, tmp_path):
    path = tmp_path / "all.fig"
    ran = command("solve", "cube", "-o", str(path))
    assert (ran.status, ran.out) == (0, "")
    assert path.read_text() == command("solve", "cube").out
    assert len(read_fig(path).blocks) == 240
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("form", ["layers", "json", "fig"])
def test_a_limit_gives_a_complete_document(command, tmp_path, form):
    path = tmp_path / "some"
    arguments = ("solve", "soma-plus-2x4x5", "--raw", "--limit", "5000", "--format", form)
    assert command(*arguments, "--output", str(path)).status == 0
    assert path.read_text() == command(*arguments).out


def test_a_count_is_written_to_the_file_too(command, tmp_path):
    path = tmp_path / "count"
    assert command("solve", "cube", "--count", "-o", str(path)).out == ""
    assert path.read_text() == "240\n"


def test_a_name_is_written_to_the_file_as_it_is(command, tmp_path):
    name = "\u200f\u05e9\u05dc\u05d5\u05dd"
    figure, path = tmp_path / "x.fig", tmp_path / "out.fig"
    figure.write_text(figure_text(replace(built_in_puzzle("cube").figure, name=name)), "utf-8")
    arguments = ("solve", str(figure), "--pieces", "soma", "--limit", "1")
    assert command(*arguments, "-o", str(path)).status == 0
    assert name in path.read_text("utf-8")
    shown = command(*arguments).out
    assert r"\u200f" in shown
    assert name not in shown


def test_the_progress_bar_is_drawn_while_a_file_is_written(command, tmp_path):
    arguments = ("soma-plus-2x4x5", "--raw", "--limit", "100000")
    ran = command("solve", *arguments, "-o", str(tmp_path / "x.fig"), screen=True)
    assert "\x1b[K" in ran.err
    assert r"\x1b" not in ran.err


def test_an_unwritable_file_is_reported_before_the_search(command, tmp_path):
    ran = command("solve", "bedlam", "-o", str(tmp_path / "none" / "x.fig"))
    assert ran.status == 2
    assert "x.fig" in ran.err
    assert "cannot be written" in ran.err


def test_errors_leave_the_file_unchanged(command, tmp_path):
    path = tmp_path / "x.fig"
    path.write_text("before")
    assert command("solve", "cube", "--engine", "nonsense", "-o", str(path)).status == 2
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_output_cannot_be_combined_with_save(command, tmp_path):
    ran = command("solve", "cube", "--save", str(tmp_path / "a.search"), "-o", "x.fig")
    assert ran.status == 2
    assert "--output" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_after_ctrl_c_the_file_contains_the_solutions_found(tmp_path):
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
        sleep(0.01)
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


PEAK = """
import sys
from pathlib import Path
from cubewright.__main__ import main

status = main(sys.argv[1:])
lines = Path("/proc/self/status").read_text().splitlines()
print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) // 1024)
sys.exit(status)
"""
MAX_MEGABYTES = 300


@pytest.mark.slow
@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="only Linux reports the peak memory of a process"
)
@pytest.mark.parametrize("form", ["json", "fig"])
@pytest.mark.parametrize("kind", ["filled", "with holes"])
def test_memory_does_not_grow_with_the_number_of_solutions(tmp_path, form, kind):
    arguments = ["soma-plus-2x4x5"]
    if kind == "with holes":
        cells = CUBIC.box((4, 3, 3))
        ends = [cell for cell in cells if cell[0] == 3]
        (tmp_path / "loose.fig").write_text(figure_text(Figure(cells, "Loose", optional=ends)))
        soma = replace(piece_set("soma"), name="some", counts=(2,) * 7, minimums=(0,) * 7)
        (tmp_path / "some.toml").write_text(piece_set_text(soma))
        arguments = [str(tmp_path / "loose.fig"), "--pieces", str(tmp_path / "some.toml")]
    arguments += ["--raw", "--limit", "500000", "--format", form, "-o", str(tmp_path / "all")]
    for _ in range(2):
        ran = subprocess.run(
            [sys.executable, "-c", PEAK, "solve", *arguments],
            capture_output=True,
            text=True,
            check=True,
        )
        megabytes = int(ran.stdout)
        if megabytes < MAX_MEGABYTES:
            break  # the first run may have compiled kernels, which does not count
    assert megabytes < MAX_MEGABYTES
    assert (tmp_path / "all").stat().st_size > 20_000_000

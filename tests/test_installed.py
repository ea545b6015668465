"""The installed program, started as a process of its own, as a player starts it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

PROGRAM = Path(sys.executable).with_name("cubewright")
BEDLAM = "/SOMA Bedlam cube\n" + "/1111/1111/1111/1111\n" * 4
LONG = 60.0
"""Seconds that a start may take on a busy machine."""

pytestmark = pytest.mark.skipif(
    not PROGRAM.exists(), reason="the program is not installed beside this Python"
)
needs_a_screen = pytest.mark.skipif(
    not os.environ.get("DISPLAY"), reason="there is no X server; make test starts one"
)
needs_proc = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="another process's threads are seen in /proc only"
)


def wait_until(true: Callable[[], bool], what: str) -> None:
    end = monotonic() + LONG
    while not true():
        assert monotonic() < end, f"waited in vain until {what}"
        sleep(0.02)


def finished(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, timeout=LONG, check=False
    )


def started(*arguments: str) -> subprocess.Popen[str]:
    # A process in the background of a shell without job control inherits
    # SIGINT as ignored; the program is started as one in the foreground.
    return subprocess.Popen(
        [PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_it_counts_the_soma_cube():
    done = finished("solve", "cube", "--count")
    assert (done.returncode, done.stdout, done.stderr) == (0, "240\n", "")


def test_input_that_cannot_be_used_ends_with_2_and_one_line():
    done = finished("solve", "nothing.fig")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "cubewright: nothing.fig: there is no such file\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("more", [["--count"], ["--format", "layers"]])
def test_results_that_cannot_be_written_end_with_2_and_one_line(more):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [PROGRAM, "solve", "cube", *more],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=LONG,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == ("cubewright: the results cannot be written: No space left on device\n")


def test_solutions_come_while_it_searches_and_ctrl_c_leaves_a_whole_document():
    with started("solve", "bedlam", "--format", "json") as process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(3)]
        assert first[1] == '"solutions": [\n'
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        rest, complaints = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert len(json.loads("".join(first) + rest)["solutions"]) >= 1
    assert "Traceback" not in complaints
    assert "so far" in complaints


def test_it_ends_quietly_when_nobody_reads_on():
    with started("solve", "bedlam", "--format", "layers") as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("|")
        process.stdout.close()
        process.wait(timeout=LONG)
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_bcsolve_is_installed_beside_it(tmp_path):
    cube = tmp_path / "cubit3.fig"
    cube.write_text("/SOMA cubit3\n" + "/111/111/111\n" * 3)
    result = tmp_path / "cubit3.res"
    with result.open("w") as out:
        done = subprocess.run(
            [PROGRAM.with_name("bcsolve"), "-ss", f"-f{cube}"],
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            timeout=LONG,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, "")
    text = result.read_text()
    assert text.count("/SOMA cubit3 ") == 11_520
    assert text.splitlines()[-1].startswith("; 11520 solutions")


def test_it_runs_as_a_module_too():
    done = subprocess.run(
        [sys.executable, "-m", "cubewright", "--version"],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=True,
    )
    assert done.stdout.startswith("cubewright ")


@needs_a_screen
@needs_proc
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_the_window_ends_cleanly_while_it_solves(tmp_path, ending):
    figure = tmp_path / "bedlam.fig"
    figure.write_text(BEDLAM)
    with started(str(figure), "--solve") as process:
        try:
            wait_until(
                lambda: process.poll() is not None or _searched_for(process.pid) > 0.2,
                "the search runs",
            )
            process.send_signal(ending)
            _, complaints = process.communicate(timeout=LONG)
        finally:
            process.kill()
    assert (complaints, process.returncode) == ("", 0)


@needs_a_screen
@needs_proc
def test_the_window_opens_with_the_soma_cube_and_waits(tmp_path):
    with started() as process:
        try:
            wait_until(
                lambda: process.poll() is not None or _window_is_up(process.pid), "the window is up"
            )
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate(timeout=LONG)
        finally:
            process.kill()
    assert (complaints, process.returncode) == ("", 0)


def _searched_for(process: int) -> float:
    """The seconds of processor time that the thread of the search has had."""
    return sum(
        _processor_seconds(task) for task in _threads(process) if _name(task) == "SolveThread"
    )


def _window_is_up(process: int) -> bool:
    """Whether the program hears signals: it does so once its window is shown."""
    status = Path(f"/proc/{process}/status").read_text()
    caught = int(status.split("SigCgt:")[1].split()[0], 16)
    return bool(caught >> (signal.SIGTERM - 1) & 1)


def _threads(process: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{process}/task").iterdir())
    except FileNotFoundError:
        return []


def _name(task: Path) -> str:
    try:
        return (task / "comm").read_text().strip()
    except OSError:
        return ""


def _processor_seconds(task: Path) -> float:
    try:
        fields = (task / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

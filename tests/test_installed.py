"""The installed program, started as a separate process."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

PROGRAM = Path(
    os.environ.get("CUBEWRIGHT_PROGRAM") or Path(sys.executable).with_name("cubewright")
).absolute()
"""The program; the variable names one of a package."""
BEDLAM = "/SOMA Bedlam cube\n" + "/1111/1111/1111/1111\n" * 4
LONG = 60.0
"""The largest number of seconds that a start takes on a busy machine."""

pytestmark = pytest.mark.skipif(
    not PROGRAM.exists(), reason="the program is not installed beside this Python"
)
needs_a_screen = pytest.mark.skipif(
    not os.environ.get("DISPLAY"), reason="there is no X server; make test starts one"
)
needs_signals = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
needs_proc = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="another process's threads are seen in /proc only"
)


def wait_until(true: Callable[[], bool], what: str) -> None:
    end = monotonic() + LONG
    while not true():
        assert monotonic() < end, f"timed out waiting until {what}"
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


def test_unusable_input_gives_status_2_and_one_line():
    done = finished("solve", "nothing.fig")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "cubewright: nothing.fig: file not found\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("more", [["--count"], ["--format", "layers"]])
def test_results_that_cannot_be_written_give_status_2_and_one_line(more):
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
    assert done.stderr == ("cubewright: cannot write the results: No space left on device\n")


@needs_signals
def test_solutions_are_written_during_the_search_and_ctrl_c_leaves_a_complete_document():
    with started("solve", "bedlam", "--format", "json") as process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(4)]
        assert first[2] == '"solutions": [\n'
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        remaining, errors = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert len(json.loads("".join(first) + remaining)["solutions"]) >= 1
    assert "Traceback" not in errors
    assert "so far" in errors


@needs_signals
def test_a_closed_pipe_ends_it_quietly():
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
            _, errors = process.communicate(timeout=LONG)
        finally:
            process.kill()
    assert (errors, process.returncode) == ("", 0)


@needs_a_screen
@needs_proc
def test_the_window_opens_with_the_soma_cube_and_waits(tmp_path):
    with started() as process:
        try:
            wait_until(
                lambda: process.poll() is not None or _window_is_up(process.pid), "the window is up"
            )
            process.send_signal(signal.SIGTERM)
            _, errors = process.communicate(timeout=LONG)
        finally:
            process.kill()
    assert (errors, process.returncode) == ("", 0)


def _searched_for(process: int) -> float:
    """Return the processor time of the search thread in seconds."""
    return sum(
        _processor_seconds(task) for task in _threads(process) if _name(task) == "_TaskThread"
    )


def _window_is_up(process: int) -> bool:
    """Return whether the program handles signals, which it does once its window is shown."""
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

"""Settings of every test: home folder, screen, hypothesis profiles, shared data.

No test touches the settings, logs or recovery copies of the user who runs it.
"""

import ctypes
import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from time import perf_counter, process_time, sleep

import pytest
from hypothesis import HealthCheck, settings

SHARED_FIGURES = Path(__file__).parents[2] / "shared" / "data" / "figures"
NO_SHARED_DATA = "they read ../shared/data/figures, which is not beside this checkout"

MIN_PROCESSOR_SHARE = 0.95
"""The share of a processor that a test needs for its times to be valid."""

# A deadline fails on a loaded machine. `make test-slow` takes the thorough profile.
for name, examples in (("quick", 20), ("thorough", 60)):
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile("quick")


def pytest_configure(config: pytest.Config) -> None:
    """Give each parallel worker a screen of its own.

    On one screen the windows of two workers take the pointer and the keyboard
    focus from each other.
    """
    if not hasattr(config, "workerinput") or shutil.which("Xvfb") is None:
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24"]
    command += ["-nolisten", "tcp", "+extension", "GLX"]
    # No other process may hold the worker's output open: its reader waits for the end, also after a
    # crash of the worker without an end of its server.
    server = subprocess.Popen(
        command,
        pass_fds=[writing],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    if number:
        os.environ["DISPLAY"] = f":{number}"
        os.environ.pop("XAUTHORITY", None)

    def end_server() -> None:
        server.terminate()
        server.wait()

    config.add_cleanup(end_server)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SHARED_FIGURES.is_dir():
        return
    for item in items:
        if item.get_closest_marker("shared_data"):
            item.add_marker(pytest.mark.skip(reason=NO_SHARED_DATA))


def pytest_collection_finish() -> None:
    """Exclude imported objects from every later garbage collection."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that measures time while other programs use the machine."""
    if item.get_closest_marker("timed") is None:
        return
    shares = []
    while len(shares) < 5:
        shares.append(_processor_share())
        if shares[-1] >= MIN_PROCESSOR_SHARE:
            return
        sleep(1)  # Other programs may end meanwhile.
    pytest.skip(f"the machine is busy: this process gets {max(shares):.0%} of a processor")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, None, None]:
    """Return unused memory to the system after the tests of each file."""
    yield
    if nextitem is None or nextitem.path != item.path:
        _return_memory()


def _find_malloc_trim() -> Callable[[int], object] | None:
    """Return the function of the GNU C library that returns unused memory; None without it."""
    if sys.platform != "linux":
        return None
    function: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return function


_malloc_trim = _find_malloc_trim()


def _return_memory() -> None:
    if _malloc_trim is not None:
        gc.collect()
        _malloc_trim(0)


def _processor_share() -> float:
    """Return the share of one processor that a busy loop of 0.2 s gets."""
    wall, processor = perf_counter(), process_time()
    while perf_counter() - wall < 0.2:
        pass
    return (process_time() - processor) / (perf_counter() - wall)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how many tests lacked the shared data, and the peak memory of a worker."""
    skipped = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple) and NO_SHARED_DATA in report.longrepr[2]
    ]
    if skipped:
        noun = "test was" if len(skipped) == 1 else "tests were"
        terminalreporter.write_line(f"{len(skipped)} {noun} skipped: {NO_SHARED_DATA}")

    peak = max([_peak_memory(), *_peaks_of_workers])
    if peak:
        terminalreporter.write_line(f"The largest test process had {peak} MB of memory.")


_peaks_of_workers: list[int] = []


def _peak_memory() -> int:
    """Return the peak memory of this process in MB; 0 if the system does not report it."""
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) // 1024
    return 0


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the memory of a worker to the process that prints the summary."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["peak memory"] = _peak_memory()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Record the memory of a worker of pytest-xdist."""
    output = getattr(node, "workeroutput", {})
    _peaks_of_workers.append(output.get("peak memory", 0))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for the program's files; processes that a test starts inherit it."""
    home = tmp_path / "cubewright-home"
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(home))
    return home

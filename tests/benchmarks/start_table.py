"""Measure the start of the program beside that of an empty Python and an empty window.

    python tests/benchmarks/start_table.py [--rounds 5] [--program PROGRAM]

Prints the CPU seconds (user and system, the minimum of some alternating rounds)
and the peak memory of whole processes. A command is compared
with ``python -c pass``. The window is measured until it is first painted and can be
used, beside an empty window, and until its start page is left and the 3D view
is painted too, beside an empty window with an empty OpenGL view. Without a
display, windows are left out.
The last line has the time from the first click on Solve until a solution of the
Soma cube is painted, each in a fresh profile. Part of `make bench`; PROGRAM is a
packaged program to measure instead.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cubewright.resources import figures_folder

EMPTY_WINDOW = """
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Filter(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, application.quit)
        return False
application = QApplication([])
window, painted = QMainWindow(), Filter()
window.installEventFilter(painted)
window.resize(1400, 860)
window.show()
application.exec()
"""

EMPTY_VIEW = """
from PySide6.QtCore import QTimer
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.setCentralWidget(QOpenGLWidget())
window.resize(1400, 860)
window.show()
window.centralWidget().frameSwapped.connect(lambda: QTimer.singleShot(0, application.quit))
application.exec()
"""

PAINTED_WINDOW = """
from cubewright.quick_start import limit_blas_threads, without_garbage_collection
limit_blas_threads()
with without_garbage_collection():
    from cubewright.gui.shell import application
from PySide6.QtCore import QEvent, QObject, QTimer
open_windows = application._open_windows
class Filter(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, watched.close)
        return False
painted = Filter()
def open_and_close(crash_handler, *, starts):
    windows = open_windows(crash_handler, starts=starts)
    window = windows.current
    window.installEventFilter(painted)
    return windows
application._open_windows = open_and_close
application.run(())
"""

COMPLETE_WINDOW = """
from cubewright.quick_start import limit_blas_threads, without_garbage_collection
limit_blas_threads()
with without_garbage_collection():
    from cubewright.gui.shell import application
from PySide6.QtCore import QTimer
open_windows = application._open_windows
def open_and_close(crash_handler, *, starts):
    windows = open_windows(crash_handler, starts=starts)
    window = windows.current
    def leave_start_page(view):
        view.frameSwapped.connect(lambda: QTimer.singleShot(0, window.close))
        window.start_page.leave()
    window.viewer.created.connect(leave_start_page)
    return windows
application._open_windows = open_and_close
application.run(())
"""


FIRST_SOLUTION = """
from cubewright.quick_start import limit_blas_threads, without_garbage_collection
limit_blas_threads()
with without_garbage_collection():
    from cubewright.gui.shell import application
from time import perf_counter
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QToolButton
open_windows = application._open_windows
def open_and_click(crash_handler, *, starts):
    windows = open_windows(crash_handler)
    window = windows.current
    def click(view):
        before = perf_counter()
        def on_painted():
            if window.panel.count:
                print(perf_counter() - before, flush=True)
                window.close()
        view.frameSwapped.connect(on_painted)
        buttons = window.toolbar.findChildren(QToolButton)
        solve = window.actions_["solve"]
        next(each for each in buttons if each.defaultAction() is solve).click()
    window.viewer.created.connect(lambda view: QTimer.singleShot(100, lambda: click(view)))
    return windows
application._open_windows = open_and_click
application.run(())
"""
IN_PACKAGE = "from multiprocessing.process import current_process\n"
"""The first line of code that a packaged program runs; see packaging/start.py."""


class Row(NamedTuple):
    """A program to measure, and the name of the row for comparison."""

    name: str
    command: tuple[str, ...]
    beside: str
    status: int = 0
    """The expected exit status."""
    lines: int = 0
    """The number of printed lines after which it is ended; 0 for no limit."""


PYTHON = "python -c pass"
EMPTY, EMPTY_OPENGL = "empty window", "empty window with OpenGL"


def rows(packaged: str = "") -> list[Row]:
    """Return the programs to measure: this program, or the packaged one."""
    program = (packaged,) if packaged else (sys.executable, "-m", "cubewright")
    figures = str(figures_folder() / "soma.fig")
    found = [
        Row(PYTHON, (sys.executable, "-c", "pass"), PYTHON),
        Row("--version", (*program, "--version"), PYTHON),
        Row("--help", (*program, "--help"), PYTHON),
        Row("list", (*program, "list"), PYTHON),
        Row("solve cube --count", (*program, "solve", "cube", "--count"), PYTHON),
        Row(
            "solve bedlam --count, 0.01 s",
            (*program, "solve", "bedlam", "--count", "--limit-seconds", "0.01"),
            PYTHON,
            status=124,
        ),
        Row("solve bedlam --count", (*program, "solve", "bedlam", "--count"), PYTHON),
        Row("levels burrs, first line", (*program, "levels", "burrs"), PYTHON, lines=1),
        Row("batch soma.fig", (*program, "batch", figures), PYTHON),
    ]
    if os.environ.get("DISPLAY"):
        found += [
            Row(EMPTY, in_python(EMPTY_WINDOW, packaged), EMPTY),
            Row("window, first painted", in_python(PAINTED_WINDOW, packaged), EMPTY),
            Row(EMPTY_OPENGL, in_python(EMPTY_VIEW, packaged), EMPTY_OPENGL),
            Row("window with 3D view", in_python(COMPLETE_WINDOW, packaged), EMPTY_OPENGL),
        ]
    return found


def in_python(code: str, packaged: str) -> tuple[str, ...]:
    """Return the command that runs code in this Python, or in the Python of a package."""
    if packaged:
        return (packaged, "-c", f"{IN_PACKAGE}exec({code!r}, {{}})")
    return (sys.executable, "-c", code)


def seconds_to_first_solution(packaged: str) -> float:
    """Return the seconds from the first click on Solve in a fresh profile to a painted solution."""
    with TemporaryDirectory() as home:
        done = subprocess.run(
            in_python(FIRST_SOLUTION, packaged),
            env={**os.environ, "CUBEWRIGHT_HOME": home},
            stdout=subprocess.PIPE,
            text=True,
            timeout=120,
            check=True,
        )
    return float(done.stdout.split()[-1])


def measured(row: Row) -> tuple[float, float]:
    """Return the CPU seconds and the peak memory in MB of a Python process."""
    reading, writing = os.pipe()
    null = os.devnull
    child = os.posix_spawn(
        row.command[0],
        list(row.command),
        os.environ,
        file_actions=[
            (os.POSIX_SPAWN_OPEN, 0, null, os.O_RDWR, 0),
            (os.POSIX_SPAWN_DUP2, writing, 1),
            (os.POSIX_SPAWN_OPEN, 2, null, os.O_RDWR, 0),
        ],
    )
    os.close(writing)
    with os.fdopen(reading, "rb") as printed:
        for number, _ in enumerate(printed, 1):
            if number == row.lines:
                os.kill(child, signal.SIGKILL)
                break
        _, status, used = os.wait4(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code != (-signal.SIGKILL if row.lines else row.status):
        raise SystemExit(f"{' '.join(row.command)[:60]} ended with {code}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--program", default="", help="the program of a package")
    chosen = parser.parse_args(arguments)
    rounds, packaged = chosen.rounds, chosen.program
    seconds: dict[str, float] = {}
    memory: dict[str, float] = {}
    with TemporaryDirectory() as home:
        os.environ["CUBEWRIGHT_HOME"] = home
        for _ in range(rounds):
            for row in rows(packaged):
                spent, taken = measured(row)
                seconds[row.name] = min(spent, seconds.get(row.name, spent))
                memory[row.name] = max(taken, memory.get(row.name, taken))
    print(f"{'start':28}{'CPU seconds':>12}{'ratio':>8}{'MB':>6}")
    for row in rows(packaged):
        ratio = seconds[row.name] / seconds[row.beside]
        print(f"{row.name:28}{seconds[row.name]:12.2f}{ratio:7.1f}x{memory[row.name]:6.0f}")
    if os.environ.get("DISPLAY"):
        first = sorted(seconds_to_first_solution(packaged) for _ in range(rounds))
        print(f"first solution after the click: {first[0]:.2f} to {first[-1]:.2f} s")


if __name__ == "__main__":
    main()

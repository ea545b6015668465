"""Measure the start of the program beside that of an empty Python and an empty window.

    python tests/benchmarks/start_table.py [--rounds 5]

Prints the CPU seconds (user and system, the minimum of some alternating rounds)
and the peak memory of whole processes. The ratio of a command is that to
``python -c pass``. The window is measured until it is first painted and can be
used, beside an empty window, and until its 3D view is painted too, beside an
empty window with an empty OpenGL view. Without a display, windows are left out.
Part of `make bench`.
"""

from __future__ import annotations

import argparse
import os
import signal
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
from cubewright.quick_start import no_garbage, spare_threads
spare_threads()
with no_garbage():
    from cubewright.gui.shell import application
from PySide6.QtCore import QEvent, QObject, QTimer
open_windows = application._open_windows
class Filter(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, watched.close)
        return False
painted = Filter()
def open_and_close(crash_handler):
    windows = open_windows(crash_handler)
    window = windows.current
    window.installEventFilter(painted)
    return windows
application._open_windows = open_and_close
application.run(())
"""

COMPLETE_WINDOW = """
from cubewright.quick_start import no_garbage, spare_threads
spare_threads()
with no_garbage():
    from cubewright.gui.shell import application
from PySide6.QtCore import QTimer
open_windows = application._open_windows
def open_and_close(crash_handler):
    windows = open_windows(crash_handler)
    window = windows.current
    window.viewer.created.connect(
        lambda view: view.frameSwapped.connect(lambda: QTimer.singleShot(0, window.close))
    )
    return windows
application._open_windows = open_and_close
application.run(())
"""


class Row(NamedTuple):
    """A program to measure, and the name of the row that it is compared with."""

    name: str
    arguments: tuple[str, ...]
    beside: str
    status: int = 0
    """The exit status that it should have."""
    lines: int = 0
    """It is ended when it has printed as many lines; 0 lets it end by itself."""


PYTHON = "python -c pass"
EMPTY, EMPTY_OPENGL = "empty window", "empty window with OpenGL"


def rows() -> list[Row]:
    program = ("-m", "cubewright")
    figures = str(figures_folder() / "soma.fig")
    found = [
        Row(PYTHON, ("-c", "pass"), PYTHON),
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
            Row(EMPTY, ("-c", EMPTY_WINDOW), EMPTY),
            Row("window, first painted", ("-c", PAINTED_WINDOW), EMPTY),
            Row(EMPTY_OPENGL, ("-c", EMPTY_VIEW), EMPTY_OPENGL),
            Row("window with 3D view", ("-c", COMPLETE_WINDOW), EMPTY_OPENGL),
        ]
    return found


def measured(row: Row) -> tuple[float, float]:
    """Return the CPU seconds and the peak memory in MB of a Python process."""
    reading, writing = os.pipe()
    null = os.devnull
    child = os.posix_spawn(
        sys.executable,
        [sys.executable, *row.arguments],
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
        raise SystemExit(f"{' '.join(row.arguments)[:60]} ended with {code}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args(arguments).rounds
    seconds: dict[str, float] = {}
    memory: dict[str, float] = {}
    with TemporaryDirectory() as home:
        os.environ["CUBEWRIGHT_HOME"] = home
        for _ in range(rounds):
            for row in rows():
                spent, taken = measured(row)
                seconds[row.name] = min(spent, seconds.get(row.name, spent))
                memory[row.name] = max(taken, memory.get(row.name, taken))
    print(f"{'start':28}{'CPU seconds':>12}{'ratio':>8}{'MB':>6}")
    for row in rows():
        ratio = seconds[row.name] / seconds[row.beside]
        print(f"{row.name:28}{seconds[row.name]:12.2f}{ratio:7.1f}x{memory[row.name]:6.0f}")


if __name__ == "__main__":
    main()

"""Use the real program at random from a seed, in a separate process.

    python user.py FOLDER --seed 1 --seconds 600

Each line of the output is a JSON object: ``step`` (with its times), ``fault``, ``failure``,
``round`` (memory and handles when everything was put away), ``state`` (what must survive a kill).
"""

from __future__ import annotations

import argparse
import ctypes
import faulthandler
import gc
import json
import logging
import os
import random
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, perf_counter, process_time, sleep, thread_time

from answers import Answers
from ledger import Ledger, state_of
from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEventLoop,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from steps import FAULTS, STEPS, UnfitStep

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.project.file.writing import Writing
from cubewright.gui.shell import application as program
from cubewright.gui.shell.main_window import MainWindow
from cubewright.presenter.crash_log import LOG

MAX_FRAME_MS = 100.0
"""The time of the window's thread on the processor within which an event is painted."""
PAUSE_SECONDS = (0.1, 1.0)
STEPS_IN_ROUND = 60
"""The number of steps after which memory and handles are recorded with everything closed."""
FAULT_SHARE = 0.04
"""The share of faults among the attempted steps."""
TRIES = 20
"""The number of attempts to find a possible step."""
PATIENCE = 40
"""The number of ticks for which the same dialog may stay open."""
QUIET_SECONDS = 2.0
"""The pause before memory is recorded; closed objects are deleted meanwhile."""


def say(kind: str, **values: object) -> None:
    """Write a line of the journal."""
    os.write(_journal, (json.dumps({"kind": kind, **values}) + "\n").encode())


_journal = 1


class Watch(threading.Thread):
    """Records the position of the window's thread during a long turn of the event loop.

    It uses faulthandler, because a reference to a frame would keep a painter alive. The window's
    thread dumps its own frames: Python 3.11 crashes if one thread dumps all while another begins or
    ends.
    """

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.began: float | None = None
        self.stack = ""
        self._watched = threading.get_ident()
        self._parent = os.getppid()
        self._file = os.fdopen(os.memfd_create("stacks"), "r+b", buffering=0)
        faulthandler.register(signal.SIGUSR2, self._file, all_threads=False)

    def run(self) -> None:
        while True:
            sleep(0.04)
            if os.getppid() != self._parent:
                os._exit(1)  # Nobody reads the journal.
            began = self.began
            if began is not None and perf_counter() - began > 0.08:
                self._file.seek(0)
                self._file.truncate()
                signal.pthread_kill(self._watched, signal.SIGUSR2)
                sleep(0.01)  # The thread dumps its frames when it next runs.
                self._file.seek(0)
                self.stack = _stack(self._file.read().decode(errors="replace"))


def _is_writing(window: MainWindow) -> bool:
    """Return whether a window writes a file, and so ignores a person's input."""
    return any(each.is_running for each in window.findChildren(Writing))


def _stack(calls: str) -> str:
    """Return the calls of a dump in one line, the innermost first."""
    found = re.findall(r'File ".*?([^/"]+)\.py", line (\d+) in (\w+)', calls)
    return " < ".join(f"{file}:{line}:{name}" for file, line, name in found[:14])


class LoggedErrors(logging.Handler):
    """Reports what the program logs."""

    def __init__(self, report: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        self._report(f"logged: {record.getMessage()}")


class User(QObject):
    """Takes a step, pauses like a person, and checks what must hold after every step."""

    def __init__(self, folder: Path, seed: str, seconds: float, faults: bool) -> None:
        super().__init__()
        self.folder = folder
        self.random = random.Random(seed)
        self.answers = Answers(self)
        self.ledger = Ledger(self.fail)
        self.last = "start"
        """The name of the last step."""
        self.number = 0
        self._faults = faults
        self._ends_at = monotonic() + seconds
        self._in_round = 0
        self._is_waiting = False
        self._events = 0
        """The number of unpainted events: one, and another one in a dialog that it has opened."""
        self._is_ending = False
        self._own = self._own_before = 0.0
        self._turn_began = thread_time()
        self._dialog: tuple[QWidget | None, int] = (None, 0)
        self._reported: set[str] = set()
        self._going_on: tuple[Callable[[User], bool], int] | None = None
        self._watch = Watch()
        self._watch.start()
        LOG.addHandler(LoggedErrors(self.fail))
        qInstallMessageHandler(self._on_qt_message)
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.aboutToBlock.connect(self._on_turn_ended)
        self._state_said = ""

    # -- helpers of steps

    @property
    def windows(self) -> list[MainWindow]:
        return [
            each
            for each in QApplication.topLevelWidgets()
            if isinstance(each, MainWindow) and each.isVisible()
        ]

    @property
    def window(self) -> MainWindow:
        """The window that the user works in."""
        if self._window not in self.windows:
            self._window = self.random.choice(self.windows)
        return self._window

    @window.setter
    def window(self, window: MainWindow) -> None:
        self._window = window

    _window: MainWindow | None = None

    def do(self, event: Callable[[], object]) -> None:
        """Send an event, return after it is painted, and record the time."""
        done = []
        loop = QEventLoop()
        name, began = self.last, thread_time()
        began_wall, own = perf_counter(), self._own
        # It fires when no other event is waiting.
        marker = QTimer(self, singleShot=True, interval=0)

        def note() -> None:
            cpu = (thread_time() - began - (self._own - own)) * 1000
            wall = (perf_counter() - began_wall) * 1000
            done.append(True)
            marker.deleteLater()
            say("frame", step=name, cpu=round(cpu, 1), wall=round(wall, 1))
            self._is_waiting = was_waiting  # This may run in the event loop of a dialog.
            loop.quit()

        marker.timeout.connect(note)
        marker.start()
        was_waiting, self._is_waiting = self._is_waiting, False
        self._events += 1
        try:
            event()  # The event may open a dialog, in whose event loop the user answers.
            self._is_waiting = True
            if not done:
                loop.exec()
        finally:
            self._events -= 1
            self._is_waiting = was_waiting

    def go_on_with(self, act: Callable[[User], bool], ticks: int) -> None:
        """Call a function instead of the next steps, until it returns True or for some ticks."""
        self._going_on = act, ticks

    def note(self, fault: str) -> None:
        """Count a fault within another step."""
        say("fault", step=fault, number=self.number)

    def fail(self, text: str) -> None:
        say("failure", step=self.last, number=self.number, text=text)

    @contextmanager
    def own_time(self) -> Iterator[None]:
        """Exclude the time of a block from the time of the program."""
        began = thread_time()
        try:
            yield
        finally:
            self._own += thread_time() - began

    # -- the loop

    def begin(self) -> None:
        """Take the first step soon."""
        self._schedule(1.0)

    def _schedule(self, seconds: float | None = None) -> None:
        pause = self.random.uniform(*PAUSE_SECONDS) if seconds is None else seconds
        timer = QTimer(self, singleShot=True, interval=int(pause * 1000))
        timer.timeout.connect(self._tick)
        timer.timeout.connect(timer.deleteLater)
        timer.start()

    def _tick(self) -> None:
        if self._is_waiting or any(map(_is_writing, self.windows)):
            self._schedule(0.05)
            return
        dialog = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        self._schedule(self.random.uniform(0.05, 0.3) if dialog is not None else None)
        if dialog is not None:
            self._answer(dialog)
            return
        if self._events:
            return  # A step within another one would disturb its comparison.
        with self.own_time():
            self._check()
        if not self.windows or self._is_ending:
            return
        if self._going_on is not None:
            self._go_on(*self._going_on)
        elif monotonic() > self._ends_at:
            self._end()
        elif self._in_round >= STEPS_IN_ROUND:
            self._in_round = 0
            self._put_away()
        else:
            self._in_round += 1
            self._take_step()

    def _go_on(self, act: Callable[[User], bool], ticks: int) -> None:
        self._going_on = None
        if not act(self) and ticks and self._going_on is None:
            self._going_on = act, ticks - 1

    def _take_step(self) -> None:
        """Take a step; if it is impossible now, take another one."""
        self.number += 1
        for _ in range(TRIES):
            with self.own_time():
                table = FAULTS if self._faults and self.random.random() < FAULT_SHARE else STEPS
                step = self.random.choices(table, [each.weight for each in table])[0]
            self.last = step.name
            say("begin", step=step.name)
            try:
                step.act(self)
            except UnfitStep:
                continue
            say("fault" if table is FAULTS else "step", step=self.last, number=self.number)
            return

    def _answer(self, dialog: QWidget) -> None:
        known, ticks = self._dialog
        ticks = ticks + 1 if known is dialog else 0
        self._dialog = dialog, ticks
        if ticks > PATIENCE:
            self._dialog = None, 0
            self.fail(f"{type(dialog).__name__} stays open: {dialog.windowTitle()}")
            dialog.reject() if isinstance(dialog, QDialog) else dialog.close()
            return
        self.answers.give(dialog, is_impatient=ticks > PATIENCE // 2)

    def _check(self) -> None:
        """Check the conditions that hold after every step."""
        for window in self.windows:
            self.ledger.check(window)
        state = [state_of(window) for window in self.windows]
        text = json.dumps(state)
        if text != self._state_said:
            self._state_said = text
            say("state", windows=state)

    # -- rounds

    def _put_away(self) -> None:
        """Close everything but a window with a new figure, and record memory and handles."""
        self.last = "put away"
        self.answers.discards = True
        kept = self.windows[0]
        for window in self.windows[1:]:
            self.do(window.close)
        for widget in QApplication.topLevelWidgets():
            if widget is not kept and widget.isVisible() and widget.isWindow():
                widget.close()
        self.window = kept
        if kept.solve_controller.is_running:
            self.do(kept.solve_controller.stop)
        puzzle = built_in_puzzle("cube")
        self.do(lambda: kept.file_controller.new_from(puzzle))
        self.answers.discards = False
        self._rest(QUIET_SECONDS)
        with self.own_time():
            gc.collect()
        self._rest(0.2)
        with self.own_time():
            say("round", **usage())

    def _rest(self, seconds: float) -> None:
        loop = QEventLoop()
        timer = QTimer(self, singleShot=True, interval=int(seconds * 1000))
        timer.timeout.connect(loop.quit)
        timer.start()
        was_waiting, self._is_waiting = self._is_waiting, True
        loop.exec()
        self._is_waiting = was_waiting
        timer.deleteLater()

    def _end(self) -> None:
        """Close everything, and quit the program."""
        self._put_away()
        self._is_ending = True
        self.last = "quit"
        self.answers.discards = True
        say("end")
        # A new event loop would cancel the request to quit.
        QTimer.singleShot(0, self.window.actions_["quit"].trigger)

    # -- observations

    def _on_turn_ended(self) -> None:
        now = thread_time()
        turn = (now - self._turn_began - (self._own - self._own_before)) * 1000
        if turn > MAX_FRAME_MS:
            say("turn", step=self.last, cpu=round(turn, 1), stack=self._watch.stack)
        self._turn_began, self._own_before = now, self._own
        self._watch.began, self._watch.stack = perf_counter(), ""

    def _on_qt_message(self, kind: QtMsgType, _context: object, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and text not in self._reported:
            self._reported.add(text)
            self.fail(f"Qt: {text}")


def usage() -> dict[str, float]:
    """Return the memory in MB, the file handles and the threads of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return {
        "memory": round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1),
        "handles": len(os.listdir("/proc/self/fd")),
        "threads": len(os.listdir("/proc/self/task")),
        "objects": len(gc.get_objects()),
        "used": _malloc_used(),
        "seconds": round(process_time(), 1),
        "blocks": sys.getallocatedblocks(),
        "widgets": len(QApplication.allWidgets()),
    }


class _Mallinfo(ctypes.Structure):
    """The result of glibc's mallinfo2."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    ]


def _malloc_used() -> float:
    """Return the memory in MB that C and C++ have allocated and not freed."""
    mallinfo2 = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if mallinfo2 is None:
        return 0.0
    mallinfo2.restype = _Mallinfo
    info = mallinfo2()
    return round((info.uordblks + info.hblkhd) / 1e6, 1)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--no-faults", action="store_true")
    parser.add_argument("--recovers", action="store_true", help="a former process was killed")
    options = parser.parse_args()
    faulthandler.enable()
    faulthandler.register(signal.SIGUSR1)
    global _journal
    _journal = os.dup(1)
    os.dup2(2, 1)
    program._application()
    user = User(options.folder, options.seed, options.seconds, not options.no_faults)
    user.answers.recovers = options.recovers
    QTimer.singleShot(0, user.begin)
    return program.run([])


if __name__ == "__main__":
    sys.exit(main())

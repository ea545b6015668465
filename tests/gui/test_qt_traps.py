"""Errors of Qt bindings that would break the program without a message."""

import sys

from PySide6.QtCore import QObject, QThread, Signal


class Sender(QObject):
    status_message = Signal(bool)
    emitted = Signal(object)


def test_five_thousand_emits_lose_no_reference_to_true(qtbot):
    # PySide6 6.12.0 on Python 3.11 lost one at each emit and aborted after some hundred.
    sender = Sender()
    heard = []
    sender.status_message.connect(heard.append)
    before = sys.getrefcount(True)
    for _ in range(5000):
        sender.status_message.emit(True)
    heard_all = len(heard)
    heard.clear()
    assert heard_all == 5000
    assert sys.getrefcount(True) > before - 100


def test_emitting_an_object_keeps_no_reference_to_it(qtbot):
    sender = Sender()
    sender.emitted.connect(lambda _: None)
    thing = object()
    before = sys.getrefcount(thing)
    for _ in range(5000):
        sender.emitted.emit(thing)
    assert sys.getrefcount(thing) - before < 10


def test_a_thread_with_a_run_method_of_its_own_runs_outside_the_windows_thread(qtbot):
    # With moveToThread an overridden slot or a lambda silently ran in the window's thread.
    class Worker(QThread):
        where = None

        def run(self) -> None:
            self.where = QThread.currentThread()

    worker = Worker()
    with qtbot.waitSignal(worker.finished):
        worker.start()
    worker.wait()
    assert worker.where is worker
    assert worker.where is not QThread.currentThread()

import signal
import threading

import pytest

from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.solver.search.control import Control


@pytest.fixture(autouse=True)
def pythons_own_handler():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_the_first_signal_stops_and_the_second_interrupts():
    control = Control()
    with stopped_by_ctrl_c(control):
        signal.raise_signal(signal.SIGINT)
        assert control.stopped
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_the_handler_is_restored():
    with stopped_by_ctrl_c(Control()):
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_ignored_ctrl_c_stays_ignored():
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    control = Control()
    with stopped_by_ctrl_c(control):
        signal.raise_signal(signal.SIGINT)
    assert not control.stopped


def test_other_threads_leave_the_handlers_unchanged():
    ran = []

    def inside():
        with stopped_by_ctrl_c(Control()):
            ran.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=inside)
    thread.start()
    thread.join()
    assert ran == [signal.default_int_handler]


def test_sigterm_stops_too_with_another_status():
    before = signal.getsignal(signal.SIGTERM)
    for number, status in ((signal.SIGTERM, 143), (signal.SIGINT, 130)):
        control = Control()
        with stopped_by_ctrl_c(control) as interruption:
            assert interruption.status is None
            signal.raise_signal(number)
            assert control.stopped
            assert interruption.status == status
    assert signal.getsignal(signal.SIGTERM) is before

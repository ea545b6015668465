"""The question for a newer version, in the window."""

from threading import Event

import pytest

from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell import application
from cubewright.gui.shell.crash_handler import CrashHandler
from cubewright.gui.shell.version_check import VersionCheck
from cubewright.presenter import newer_version as module


def test_an_answer_is_given_once(qtbot):
    check = VersionCheck(lambda: "1.2")
    with qtbot.waitSignal(check.found, timeout=5000) as found:
        check.start()
    assert found.args == ["1.2"]
    assert not check._timer.isActive()


def test_a_server_that_does_not_answer_delays_nothing(qtbot):
    answer = Event()
    check = VersionCheck(lambda: str(answer.wait(20)))
    check.start()
    check._check_answer()
    assert check._timer.isActive()
    assert check._thread.daemon
    with qtbot.waitSignal(check.found, timeout=5000):
        answer.set()


@pytest.mark.parametrize("is_on", [False, True])
def test_only_a_user_who_wants_it_asks(qtbot, monkeypatch, is_on):
    asked = []
    monkeypatch.setattr(module, "newer_version", lambda own: asked.append(own) or "99.1")
    Settings().looks_for_versions = is_on
    crash_handler = CrashHandler()
    windows = application._open_windows(crash_handler)
    window = windows.current
    try:
        if is_on:
            said = "Cubewright 99.1 has been published"
            qtbot.waitUntil(lambda: said in window.message.text(), timeout=5000)
        assert len(asked) == is_on
    finally:
        windows.close()
        windows.appearance.close()

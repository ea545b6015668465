"""Compiling that takes long is reported once."""

from threading import Event

from cubewright.solver.kernels.compile_notice import CompileNotice


def test_a_long_compilation_is_reported_once():
    reported = Event()
    notice = CompileNotice(patience=0.0)
    notice.call = reported.set
    notice.begin()
    notice.begin()
    assert reported.wait(60)
    notice.end()
    notice.end()
    reported.clear()
    notice.begin()
    notice.end()
    assert notice.call is None
    assert not reported.is_set()


def test_a_short_compilation_is_not_reported():
    reported = Event()
    notice = CompileNotice(patience=3600.0)
    notice.call = reported.set
    notice.begin()
    notice.end()
    assert not reported.is_set()
    assert notice.call is not None

"""The log of unexpected errors is written and bounded, and never causes an error itself."""

import logging

import pytest

from cubewright.presenter import crash_log
from cubewright.presenter.crash_log import LOG, close_log, log_crash, log_path, open_log


def crash():
    try:
        raise ZeroDivisionError("of our own")
    except ZeroDivisionError as error:
        return error


def test_a_crash_is_logged_with_its_trace_and_named():
    before = list(LOG.handlers)
    text = log_crash(crash())
    assert text == (
        f"unexpected error (ZeroDivisionError: of our own); details are in {log_path()}"
    )
    logged = log_path().read_text()
    assert "ERROR Traceback (most recent call last):" in logged
    assert logged.rstrip().endswith("ZeroDivisionError: of our own")
    assert LOG.handlers == before


@pytest.mark.parametrize(("size", "is_moved"), [(9, False), (10, False), (11, True)])
def test_a_log_that_is_too_long_is_moved_away(size, is_moved, monkeypatch):
    monkeypatch.setattr(crash_log, "_LOG_BYTES", 10)
    log_path().parent.mkdir(parents=True, exist_ok=True)
    old = log_path().with_suffix(".old.log")
    old.unlink(missing_ok=True)
    log_path().write_bytes(b"x" * size)
    close_log(open_log())
    assert old.exists() is is_moved
    assert log_path().stat().st_size == (0 if is_moved else size)


def test_a_log_that_cannot_be_written_is_none(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(crash_log, "log_path", lambda: tmp_path / "file" / "a.log")
    handler = open_log()
    close_log(handler)
    assert isinstance(handler, logging.NullHandler)
    assert log_crash(crash()) == "unexpected error (ZeroDivisionError: of our own)"


def test_a_log_holds_a_megabyte():
    assert crash_log._LOG_BYTES == 1_000_000
    assert crash_log.CRASHED == 70

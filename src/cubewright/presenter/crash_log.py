"""The log of unexpected errors, for the terminal and the window."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from cubewright.resources import data_folder
from cubewright.translation import tr

LOG = logging.getLogger("cubewright")
CRASHED = 70
"""The exit status after an unexpected error: EX_SOFTWARE of sysexits.h."""
_LOG_BYTES = 1_000_000


def log_path() -> Path:
    """Return the path of the log file."""
    return data_folder() / "cubewright.log"


def open_log() -> logging.Handler:
    """Open the log, and return its handler, which the caller must close.

    If no log can be written, errors are not logged.
    """
    path = log_path()
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > _LOG_BYTES:
            path.replace(path.with_suffix(".old.log"))
        handler = logging.FileHandler(path, encoding="utf-8", errors="backslashreplace")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Close the log that :func:`open_log` opened."""
    LOG.removeHandler(handler)
    handler.close()


def log_crash(error: BaseException) -> str:
    """Log an unexpected error with its traceback, and return a sentence about it."""
    handler = open_log()
    try:
        LOG.error("%s", "".join(traceback.format_exception(error)))
    finally:
        close_log(handler)
    reason = tr("unexpected error ({kind}: {error})", kind=type(error).__name__, error=str(error))
    if isinstance(handler, logging.NullHandler):
        return reason
    return tr("{error}; details are in {path}", error=reason, path=str(log_path()))


def crash_report(trace: str) -> str:
    """Return the text for a report of an unexpected error, given its traceback."""
    from cubewright.presenter.versions import versions  # the start does not need this import

    return f"{trace.strip()}\n\n{versions()}\nlog: {log_path()}\n"

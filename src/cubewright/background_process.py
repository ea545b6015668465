"""Run a function of this program in another Python process, and exchange messages with it.

Messages are pickled values. The process is a new interpreter, not a fork, because threads do not
survive a fork. It does not import the main module, unlike a process of :mod:`multiprocessing`: this
module may be a user's script. The process ends when its input ends, so it does not outlive the
program.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from typing import IO, Any

_START = "from cubewright.background_process import main; main()"
PACKAGED_START = "--background-process"
"""The first argument of a packaged program that runs :func:`main`, instead of ``-c``."""


class ProcessEndedError(Exception):
    """Raised if the process cannot be started or has ended; the text is its last error line."""


class Channel:
    """The messages between a process and the program that started it."""

    def __init__(self, source: IO[bytes], target: IO[bytes]) -> None:
        self._source = source
        self._target = target

    def send(self, message: object) -> None:
        """Send a message.

        Raises:
            OSError: The other side has ended.
        """
        self._target.write(pickled(message))
        self._target.flush()

    def receive(self) -> Any:
        """Wait for the next message and return it.

        Raises:
            EOFError: The other side has ended.
        """
        try:
            # This program writes the pickle, so its content is trusted.
            return pickle.load(self._source)
        except (OSError, ValueError, pickle.UnpicklingError) as error:
            raise EOFError from error

    def __iter__(self) -> Iterator[Any]:
        with suppress(EOFError):
            while True:
                yield self.receive()

    def close(self) -> None:
        for stream in (self._source, self._target):
            with suppress(OSError):
                stream.close()


class BackgroundProcess:
    """A process that calls ``function``, given as ``package.module:name``, with a :class:`Channel`.

    ``environment`` contains changes to the environment variables of this process; None removes a
    variable. Call :meth:`close` at the end.

    Raises:
        ProcessEndedError: The process cannot be started.
    """

    def __init__(self, function: str, environment: Mapping[str, str | None] | None = None) -> None:
        try:
            self._errors = TemporaryFile()  # noqa: SIM115 - close() closes it
            self._process = _process(function, environment or {}, self._errors)
        except OSError as error:
            raise ProcessEndedError(str(error)) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._channel = Channel(self._process.stdout, self._process.stdin)
        self._received: SimpleQueue[tuple[Any] | None] = SimpleQueue()
        self._reader = Thread(target=self._read, name="messages of a process", daemon=True)
        self._reader.start()

    def send(self, message: object) -> None:
        """Send a message.

        Raises:
            ProcessEndedError: The process has ended.
        """
        try:
            self._channel.send(message)
        except (OSError, ValueError) as error:
            raise self._ended() from error

    def receive(self, seconds: float | None = None) -> Any:
        """Return the next message; None if none arrives within ``seconds``.

        Raises:
            ProcessEndedError: The process has ended, and all its messages were received.
        """
        try:
            received = self._received.get(timeout=seconds)
        except Empty:
            return None
        if received is None:
            self._received.put(None)
            raise self._ended()
        return received[0]

    def close(self) -> None:
        """Kill the process and wait for its end."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        self._channel.close()
        self._errors.close()

    def _read(self) -> None:
        """Queue messages, so that :meth:`receive` can wait for a limited time on any system."""
        try:
            for message in self._channel:
                self._received.put((message,))
        finally:  # Also report the end after a message that cannot be unpickled.
            self._received.put(None)

    def _ended(self) -> ProcessEndedError:
        self._process.kill()
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return ProcessEndedError(lines[-1] if lines else "")


def pickled(message: object) -> bytes:
    """Return a message as bytes.

    Another thread may add a cached value to a part of the message meanwhile. Pickling then starts
    again.
    """
    while True:
        try:
            return pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        except RuntimeError as error:
            if "changed size" not in str(error):
                raise


def _process(
    function: str, environment: Mapping[str, str | None], errors: IO[bytes]
) -> subprocess.Popen[bytes]:
    """Start a process that writes its errors to a file; close the file if it cannot start."""
    try:
        return subprocess.Popen(
            [sys.executable, *_arguments(), function],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=_environment(environment),
        )
    except OSError:
        errors.close()
        raise


def _arguments() -> tuple[str, ...]:
    if getattr(sys, "frozen", False):
        return (PACKAGED_START,)
    # -P prevents a file in the current folder from replacing a module.
    return ("-P", "-c", _START)


def _environment(changes: Mapping[str, str | None]) -> dict[str, str]:
    root = str(Path(__file__).parents[1])
    before = os.environ.get("PYTHONPATH")
    path = root if before is None else f"{root}{os.pathsep}{before}"
    changed = {**os.environ, "PYTHONPATH": path, **changes}
    return {name: value for name, value in changed.items() if value is not None}


def main() -> None:
    """Call the function named by the last argument, in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # Other output would damage the stream of messages.
    module, name = sys.argv[-1].split(":")
    with suppress(EOFError, BrokenPipeError):
        getattr(import_module(module), name)(Channel(sys.stdin.buffer, target))
    os._exit(0)  # Threads that wait for messages must not delay the exit.

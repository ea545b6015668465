"""Analyses in a process of their own, so that they do not hold up a search.

Preparing batches and writing plans holds the interpreter's global lock, for which a search
in the same process would wait: on a busy machine listing took two to five times as long.

``python -m cubewright.presenter.analysis.process`` is the process. It reads pickled
messages from its standard input and writes pickled answers to its standard output. It ends
when its input ends, so it does not outlive the program that started it.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, BinaryIO

import cubewright
from cubewright.errors import CubewrightError
from cubewright.formats.kept_plans import WrittenAnalysis, kept_analysis
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.batches import (
    Batch,
    BatchAnalysis,
    LocalAnalysis,
    Paused,
    Report,
)
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.search.control import Control

FIRST = 1_000
"""Solutions that are analysed before a process is started, which takes a second."""
POLL_SECONDS = 0.05
NICENESS = 5
"""How far the process gives way to others, on systems that have priorities."""
_Order = tuple[IntArray, AnalysisState | None, Control]
"""A batch, the state of its first analysis, and what pauses and stops it."""
_PAUSE, _RESUME, _STOP = "pause", "resume", "stop"


class ProcessEndedError(Exception):
    """The process could not be started, or ended before its answer."""


class ProcessAnalysis:
    """Analyses in another process; ``levels_only``: plans are not sent back.

    Raises:
        ProcessEndedError: The process cannot be started.
    """

    def __init__(self, analyser: Analyser, table: PlacementTable, *, levels_only: bool) -> None:
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=_environment(),
            )
        except OSError as error:
            raise ProcessEndedError from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: BinaryIO = self._process.stdin  # type: ignore[assignment]
        self._answers: SimpleQueue[Any] = SimpleQueue()
        self._reader = Thread(
            target=_read, args=(self._process.stdout, self._answers), name="answers", daemon=True
        )
        self._reader.start()
        self._send((analyser.made_from, table, levels_only))

    def analyse(
        self,
        rows: IntArray,
        control: Control,
        report: Report,
        saved: AnalysisState | None = None,
    ) -> Batch:
        """As :meth:`BatchAnalysis.analyse`.

        Raises:
            ProcessEndedError: It ended before its answer.
        """
        self._send((rows, saved))
        is_paused = is_stopped = False
        while True:
            if control.stopped and not is_stopped:
                is_stopped = True
                self._send(_STOP)
            elif control.paused != is_paused and not is_stopped:
                is_paused = control.paused
                self._send(_PAUSE if is_paused else _RESUME)
            try:
                answer = self._answers.get(timeout=POLL_SECONDS)
            except Empty:
                continue
            if answer is None:
                raise ProcessEndedError
            if isinstance(answer, AnalysisProgress | Paused | str):
                report(answer)
                if isinstance(answer, Paused):
                    control.wait_while_paused()
                continue
            results, *others = answer
            return Batch([WrittenAnalysis(*each) for each in results], *others)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        with suppress(OSError):
            self._input.close()
        self._process.wait()
        self._reader.join()

    def _send(self, message: object) -> None:
        try:
            self._input.write(_pickled(message))
            self._input.flush()
        except OSError as error:
            raise ProcessEndedError from error


class AnalysisBeside:
    """Analyses beside a search: the first ones in the calling thread, then in a process.

    Without a process, or if it ends, they are made in the calling thread.
    """

    def __init__(
        self,
        analyser: Analyser,
        table: PlacementTable,
        *,
        levels_only: bool = False,
        first: int = FIRST,
    ) -> None:
        self._analyser = analyser
        self._table = table
        self._levels_only = levels_only
        self._left = first
        self._local: BatchAnalysis | None = None
        self._process: ProcessAnalysis | None = None
        self._may_start = analyser.made_from is not None

    @property
    def has_process(self) -> bool:
        """Whether a process of its own analyses."""
        return self._process is not None

    def analyse(
        self,
        rows: IntArray,
        control: Control,
        report: Report,
        saved: AnalysisState | None = None,
    ) -> Batch:
        """As :meth:`BatchAnalysis.analyse`."""
        self._left -= len(rows)
        if self._left < 0 and self._may_start:
            try:
                if self._process is None:
                    self._process = ProcessAnalysis(
                        self._analyser, self._table, levels_only=self._levels_only
                    )
                return self._process.analyse(rows, control, report, saved)
            except ProcessEndedError:
                self._may_start = False
                self.close()
        if self._local is None:
            self._local = LocalAnalysis(self._analyser, self._table)
        return self._local.analyse(rows, control, report, saved)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()
            self._process = None


def _pickled(message: object) -> bytes:
    """Return a message as bytes.

    The search uses the puzzle and its placements meanwhile, in another thread, and may add
    a cached value to one of them while it is read here: then it is read again.
    """
    while True:
        try:
            return pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        except RuntimeError as error:
            if "changed size" not in str(error):
                raise


def _environment() -> dict[str, str]:
    """Return the environment, in which Python finds this package as it is found here."""
    root = str(Path(cubewright.__file__).parents[1])
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": root if before is None else f"{root}{os.pathsep}{before}"}


def _read(source: Any, answers: SimpleQueue[Any]) -> None:
    """Put messages into a queue, and None at their end."""
    with source:
        for message in _messages(source):
            answers.put(message)
    answers.put(None)


def _messages(source: Any) -> Iterator[Any]:
    with suppress(EOFError, OSError, ValueError, pickle.UnpicklingError):
        while True:
            yield pickle.load(source)  # from our own process


def main() -> None:
    """Analyse what comes in, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that reads this
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not get between the answers
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    messages = _messages(sys.stdin.buffer)
    made_from, table, levels_only = next(messages)
    batches: SimpleQueue[_Order | None] = SimpleQueue()
    Thread(target=_take, args=(messages, batches), name="messages", daemon=True).start()
    analysis = LocalAnalysis(Analyser.of(*made_from), table)

    def send(message: object) -> None:
        pickle.dump(message, target, pickle.HIGHEST_PROTOCOL)
        target.flush()

    with suppress(CubewrightError):  # the program that reads this makes the same error
        while (found := batches.get()) is not None:
            rows, saved, control = found
            began = monotonic()
            batch = analysis.analyse(rows, control, send, saved)
            written = [
                (each.outcome, each.states, kept_analysis(0, each, levels_only=levels_only).data)
                for each in batch.results
            ]
            send((written, batch.progress, monotonic() - began, batch.state))


def _take(messages: Iterator[Any], batches: SimpleQueue[_Order | None]) -> None:
    """Put batches into a queue, and pause or stop the last one; None at the end."""
    control = Control()
    for message in messages:
        if not isinstance(message, str):
            control = Control()
            batches.put((*message, control))
        elif message == _PAUSE:
            control.pause()
        elif message == _RESUME:
            control.resume()
        else:
            control.stop()
    control.stop()
    batches.put(None)


if __name__ == "__main__":
    main()

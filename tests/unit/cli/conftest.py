"""Fixtures that run a command line as a user would, and return its output."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.solver.search.control import Control

sys.path.insert(0, str(Path(__file__).parents[1] / "solver"))


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


class Screen(StringIO):
    """A stream that reports being a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def command() -> Callable[..., Ran]:
    """Run ``command("solve", "cube")``; with ``screen=True`` standard error is a terminal."""

    def run(*arguments: str, screen: bool = False) -> Ran:
        out, err = StringIO(), Screen() if screen else StringIO()
        status = main(arguments, Terminal(StringIO(), out, err))
        return Ran(status, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make time limits pass: each reading of the clock advances it by a hundredth of a second."""
    now = 0.0

    def read() -> float:
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr("cubewright.solver.search.control.monotonic", read)


@pytest.fixture
def ctrl_c_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop every search at its start, as if by Ctrl-C."""

    @contextmanager
    def stopped(control: Control) -> Iterator[None]:
        control.stop()
        yield

    monkeypatch.setattr("cubewright.cli.solving.run.stopped_by_ctrl_c", stopped)

"""Show the progress of a search in a script or a notebook, with whichever library is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from types import ModuleType

from cubewright.solver.report import Progressed, Report

Show = Callable[[float], None]
"""Shows a number of percent."""


def shown(reports: Iterator[Report], progress: bool) -> Iterator[Report]:
    """Yield the reports; with ``progress`` show the share searched, by tqdm or else by rich."""
    bar = _bar() if progress else None
    if bar is None:
        yield from reports
        return
    with bar as show:
        for report in reports:
            if isinstance(report, Progressed):
                show(100 * report.fraction)
            yield report


def _bar() -> AbstractContextManager[Show] | None:
    for name, bar in (("tqdm.auto", _tqdm), ("rich.progress", _rich)):
        try:
            return bar(import_module(name))
        except ImportError:
            continue
    return None


@contextmanager
def _tqdm(module: ModuleType) -> Iterator[Show]:
    with module.tqdm(total=100, unit="%") as bar:

        def show(percent: float) -> None:
            bar.n = round(percent, 1)
            bar.refresh()

        yield show


@contextmanager
def _rich(module: ModuleType) -> Iterator[Show]:
    with module.Progress() as bar:
        task = bar.add_task("Searching", total=100)

        def show(percent: float) -> None:
            bar.update(task, completed=percent)

        yield show

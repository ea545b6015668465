"""The user's results, figures and recovered files, to detect a loss."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from hashlib import sha256
from typing import Any
from weakref import WeakKeyDictionary

from cubewright.formats.fig.file import read_fig
from cubewright.formats.project.file import read_project
from cubewright.gui.project.document import Document
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.presenter.files.opened_file import is_project_file


class Ledger:
    """Remembers the results of each window, and reports losses."""

    def __init__(self, fail: Callable[[str], None]) -> None:
        self._fail = fail
        self._known: WeakKeyDictionary[MainWindow, _Known] = WeakKeyDictionary()
        self._last: tuple[Puzzle, int] | None = None
        self._complete: dict[int, int] = {}
        """The number of unique solutions of each puzzle that was searched completely."""

    def check(self, window: MainWindow) -> None:
        """Compare the results of a window with its results before the last step."""
        if window not in self._known:
            self._known[window] = _Known(window)
        known = self._known[window]
        document, solving = window.document, window.solve_controller
        if solving.request is not known.request:
            known.request = solving.request
            known.before = {}
            if solving.request is not None:
                searched = self._key_of(solving.request.puzzle)
                puzzle = document.puzzle
                if puzzle is not None and self._key_of(puzzle) == searched:
                    known.forget_others(document.key_at(document.current), searched)
                for key in known.forget(searched):
                    index = document.index_of(key)
                    known.before[key] = None if index is None else document.results_at(index)
        for index in range(len(document.blocks)):
            results = document.results_at(index)
            key = document.key_at(index)
            if results is NO_RESULTS and not known.has(key):
                continue
            if results is known.before.get(key):
                continue  # A new search has not replaced them yet.
            puzzle = document.puzzle_at(index)
            if puzzle is None:
                continue
            puzzle_key = self._key_of(puzzle)
            count, before = len(results.solutions), known.counts.get((key, puzzle_key), 0)
            if count < before:
                self._fail(
                    f"{document.title}: problem {index + 1} has {count} solutions, had {before}"
                )
            known.counts[key, puzzle_key] = count
            unique = results.counts.unique
            if results.is_complete and unique is not None:
                first = self._complete.setdefault(puzzle_key, unique)
                if first != unique:
                    self._fail(
                        f"{document.title}: problem {index + 1} has {unique} solutions, "
                        f"an earlier search found {first}"
                    )

    def _key_of(self, puzzle: Puzzle) -> int:
        """Return a number for everything that decides which solutions a puzzle has."""
        if self._last is None or self._last[0] is not puzzle:
            self._last = puzzle, hash(_frozen(puzzle.search_key))
        return self._last[1]


def _frozen(value: Any) -> object:
    if isinstance(value, dict):
        return frozenset((_frozen(key), _frozen(each)) for key, each in value.items())
    if isinstance(value, (set, frozenset)):
        return frozenset(map(_frozen, value))
    if isinstance(value, (list, tuple)):
        return tuple(map(_frozen, value))
    return value


class _Known:
    """The numbers of solutions of a window, by problem and puzzle."""

    def __init__(self, window: MainWindow) -> None:
        self.counts: dict[tuple[int, int], int] = {}
        self.request: object = None
        self.before: dict[int, Results | None] = {}
        """The results before the running search, by the key of a problem."""
        window.document.replaced.connect(self.counts.clear)

    def has(self, key: int) -> bool:
        """Return whether a problem had solutions."""
        return any(each[0] == key for each in self.counts)

    def forget_others(self, key: int, puzzle_key: int) -> None:
        """Forget the earlier figures of a problem, whose results a new search replaces."""
        others = [each for each in self.counts if each[0] == key and each[1] != puzzle_key]
        for each in others:
            del self.counts[each]

    def forget(self, puzzle_key: int) -> list[int]:
        """Forget a puzzle, which is searched again; return the keys of its problems."""
        found = [each for each in self.counts if each[1] == puzzle_key]
        for each in found:
            del self.counts[each]
        return [key for key, _puzzle in found]


_numbers: WeakKeyDictionary[MainWindow, int] = WeakKeyDictionary()
_next_number = itertools.count()


def shown_figures(document: Document) -> list[tuple[str, object, object]]:
    """Return the name, the cells and the constraints of each figure of a document."""
    figures = [document.figure_at(index) for index in range(len(document.blocks))]
    return [
        (
            document.name_at(index),
            None if figure is None else sorted(figure.aligned().cells),
            document.content.constraints(index).placed,
        )
        for index, figure in enumerate(figures)
    ]


def state_of(window: MainWindow) -> dict[str, object]:
    """Return the state of a window's document that must survive a kill, as values for JSON."""
    document = window.document
    if window not in _numbers:
        _numbers[window] = next(_next_number)
    text = repr([each[:2] for each in shown_figures(document)])
    return {
        "id": _numbers[window],
        "name": document.title,
        "figures": sha256(text.encode()).hexdigest()[:16],
        "solutions": document.solution_count,
        "modified": document.modified,
        "copied": window.settings.keeps_recovery and not window.recovery._delay.isActive(),
        "path": str(document.path) if document.is_project else None,
        "saved": saved_solutions(window),
    }


def saved_solutions(window: MainWindow) -> int:
    """Return the number of solutions that the project file must contain.

    A running search lists solutions up to a second before it writes them, and a new search replaces
    the solutions of an earlier one. Therefore only written solutions of its problem count.
    """
    document, solving = window.document, window.solve_controller
    searched = window.results_controller.key if solving.is_running else None
    count = 0
    for index in range(len(document.blocks)):
        if not document.are_results_saved(index):
            continue
        if document.key_at(index) != searched:
            count += len(document.results_at(index).solutions)
        elif solving.kept is not None and solving.kept.writer is not None:
            count += solving.kept.writer.committed
    return count


def difference(window: MainWindow) -> str:
    """Return the difference between a file that was just saved and its document; empty if none."""
    document, saved = window.document, saved_solutions(window)
    path = document.path
    assert path is not None
    if is_project_file(path):
        project = read_project(path)
        figures = [
            each.puzzle.figure if hasattr(each, "puzzle") else each.figure
            for each in project.problems
        ]
        found = sum(len(each.results.solutions) for each in project.problems)
        if found < saved:
            return f"{path.name} has {found} solutions of {saved}"
    elif path.suffix == ".fig":
        figures = [each.figure for each in read_fig(path).blocks]
    else:
        return ""
    ours = [document.figure_at(index) for index in range(len(document.blocks))]
    if len(figures) != len(ours):
        return f"{path.name} has {len(figures)} figures of {len(ours)}"
    for number, (figure, our) in enumerate(zip(figures, ours, strict=True), start=1):
        if our is not None and (figure is None or figure.aligned().cells != our.aligned().cells):
            return f"figure {number} of {path.name} differs"
    return ""

"""The engine and settings chosen by the user."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cubewright.errors import CubewrightError
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.run import changed_settings, describe
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search.engine import Engine, compared_engines, engine, engines
from cubewright.translation import joined, mark, tr

FORMULATIONS = compared_engines()
"""The engines that are compared by default."""


@dataclass(frozen=True)
class EngineChoice:
    """An engine's name and its settings that differ from the defaults."""

    engine: str = DEFAULT_ENGINE
    settings: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def of(name: str, chosen: Iterable[tuple[str, str]] = ()) -> EngineChoice:
        """Return a choice, leaving out default values; raises :class:`UnknownNameError`.

        >>> EngineChoice.of("stagewise", [("order", "as-given"), ("symmetry", "general")])
        EngineChoice(engine='stagewise', settings=(('order', 'as-given'),))
        """
        known = engine(name)
        complete = known.complete(dict(chosen))
        defaults = known.complete({})
        return EngineChoice(name, tuple((n, v) for n, v in complete.items() if v != defaults[n]))

    @staticmethod
    def from_settings(name: str, chosen: Iterable[tuple[str, str]]) -> EngineChoice:
        """Return a stored choice; settings that this version lacks are dropped."""
        if name not in engines():
            return EngineChoice()
        kept: list[tuple[str, str]] = []
        for pair in chosen:
            try:
                EngineChoice.of(name, [pair])
            except CubewrightError:
                continue
            kept.append(pair)
        return EngineChoice.of(name, kept)

    def request(
        self,
        puzzle: Puzzle,
        convention: Convention,
        *,
        threads: int = 1,
        count_only: bool = False,
    ) -> SolveRequest:
        """Return the request that solves a puzzle with this choice."""
        return SolveRequest(
            puzzle,
            convention,
            self.engine,
            self.settings,
            threads=threads,
            count_only=count_only,
        )

    def describe(self, puzzle: Puzzle) -> str:
        """Return the engine and its non-default settings as a short text."""
        return describe(self.request(puzzle, Convention.UNIQUE))


DEFAULT_CHOICES = tuple(EngineChoice(name) for name in FORMULATIONS)
"""The engines to compare by default, with default settings."""


def engine_title(name: str) -> str:
    """Return the short title of an engine, for lists.

    >>> [engine_title(name) for name in ("backtracking", "most-constrained", "brute-force")]
    ['Backtracking', 'Most constrained', 'Brute force']
    """
    return tr(re.split(r":| with | \(", engine(name).title)[0])


def run_title(request: SolveRequest, searched: str = "") -> str:
    """Return a name for a run: its engine's short title, and the changed settings.

    ``searched`` is the engine that ``automatic`` chose.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> cube = built_in_puzzle("cube")
    >>> run_title(SolveRequest(cube, engine="stagewise", settings=(("order", "as-given"),)))
    'Stagewise, order as-given'
    >>> run_title(SolveRequest(cube), "most-constrained")
    'Automatic: Most constrained'
    """
    chosen = searched if searched not in ("", request.engine) else ""
    title = engine_title(request.engine)
    if chosen:
        title = tr("{engine}: {searched}", engine=title, searched=engine_title(chosen))
    threads = [tr("{number} threads", number=request.threads)] if request.threads > 1 else []
    return joined(", ", [title, *changed_settings(request), *threads])


def offered_engines() -> list[Engine]:
    """Return all engines: the default, the engines compared by default, and the others.

    >>> [each.name for each in offered_engines()][0], offered_engines()[-1].name
    ('automatic', 'brute-force')
    """
    first = (DEFAULT_ENGINE, *FORMULATIONS)

    def place(each: Engine) -> tuple[int, str]:
        known = first.index(each.name) if each.name in first else len(first)
        return known, each.name

    return sorted(engines().values(), key=place)


def value_text(value: str) -> str:
    """Return the display text of a setting's value.

    >>> value_text("fewest-first"), value_text("LPZTABV")
    ('Fewest first', 'LPZTABV')
    """
    return value if value.isupper() else tr(value.replace("-", " ").capitalize())


_SHOWN_VALUES = (
    mark("Fewest first"),
    mark("As given"),
    mark("Last first"),
    mark("Fewest left"),
    mark("Bits"),
    mark("Characters"),
    mark("General"),
    mark("Document"),
    mark("On"),
    mark("Off"),
    mark("Along the longest"),
    mark("Layers"),
    mark("Columns"),
    mark("Diagonal"),
    mark("Tightest"),
    mark("Cells"),
    mark("Nodes"),
    mark("Placements"),
    mark("Whole"),
    mark("Six rows"),
)
"""The values of the engines' settings, as :func:`value_text` shows them."""

"""An engine: a formulation of the search, with its name, settings and start function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from cubewright.errors import UnknownNameError
from cubewright.registry import discover, find
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.setting import Setting
from cubewright.solver.problem.steps import Steps
from cubewright.solver.search.interface import Search
from cubewright.translation import mark, tr

if TYPE_CHECKING:  # loads kernels, which the terminal's options do not need
    from cubewright.solver.search.first_solution import StartDive

_PACKAGE = "cubewright.solver.engines"


@dataclass(frozen=True)
class Engine:
    """A formulation of the search.

    - ``start`` returns a search of a cover problem, given a value for every setting;
      callers use :meth:`begin`.
    - ``start_steps`` does the same in steps of a few milliseconds, for an engine
      whose start is slow for large figures; callers use :meth:`begin_steps`.
    - ``max_cells`` is the maximum number of cells in a figure, or
      None for no limit. Another engine, ``larger``, searches larger figures
      with its default settings; callers use :meth:`taking`.
    - ``supports_inexact``: whether the engine can search problems with optional cells or optional
      pieces itself. Other engines get one exact problem for each choice of
      pieces (:mod:`cubewright.solver.search.piece_choices`).
    - ``choose``: the function with which an engine chooses another engine for each problem;
      callers use :meth:`chosen_for`.
    - ``dive`` starts a search of a problem without symmetries for a first
      solution of a large puzzle (:mod:`cubewright.solver.search.first_solution`);
      None if the engine has no such search.
    - ``compare_order`` is the position among the engines that are compared by
      default, or None if the engine is compared only on request.
    """

    name: str
    title: str
    start: Callable[[CoverProblem, Mapping[str, str]], Search] = field(repr=False)
    start_steps: Callable[[CoverProblem, Mapping[str, str]], Steps[Search]] | None = field(
        default=None, repr=False
    )
    explanation: str = ""
    settings: tuple[Setting, ...] = ()
    max_cells: int | None = None
    larger: Engine | None = None
    supports_inexact: bool = False
    dive: StartDive | None = field(default=None, repr=False)
    compare_order: int | None = None
    choose: Callable[[CoverProblem], Engine] | None = field(default=None, repr=False)

    def chosen_for(self, cover: CoverProblem) -> Engine:
        """Return the engine that searches a problem: this engine, or its choice."""
        return self if self.choose is None else self.choose(cover)

    def taking(self, cells: int) -> Engine:
        """Return the engine for figures of ``cells`` cells: this engine or its ``larger``.

        >>> [engine(name).taking(4096).name for name in ("automatic", "backtracking")]
        ['automatic', 'most-constrained']
        """
        if self.max_cells is None or cells <= self.max_cells or self.larger is None:
            return self
        return self.larger

    def begin(self, cover: CoverProblem, chosen: Mapping[str, str] | None = None) -> Search:
        """Return a new search with the chosen settings, and defaults for the others.

        Raises:
            UnknownNameError: No setting or value has the given name.
            CubewrightError: The settings do not fit the problem.
        """
        return self.start(cover, self.complete(chosen or {}))

    def begin_steps(self, cover: CoverProblem, chosen: Mapping[str, str]) -> Steps[Search]:
        """Return :meth:`begin` in steps, of a few milliseconds if the engine has ``start_steps``.

        The steps raise the errors of :meth:`begin`.
        """
        if self.start_steps is None:
            return self.begin(cover, chosen)
        return (yield from self.start_steps(cover, self.complete(chosen)))

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every setting: the chosen values, and defaults for the others.

        Raises:
            UnknownNameError: No setting or value has the given name.
        """
        known = {setting.name: setting for setting in self.settings}
        for name, value in chosen.items():
            if name not in known:
                kind = tr("setting of engine '{engine}':", engine=self.name)
                raise UnknownNameError(kind, name, known)
            setting = known[name]
            if value not in setting.values and not (setting.accepts and setting.accepts(value)):
                kind = tr("value of setting '{name}':", name=name)
                raise UnknownNameError(kind, value, setting.values)
        return {name: chosen.get(name, setting.values[0]) for name, setting in known.items()}


@cache
def engines() -> dict[str, Engine]:
    """Return all engines by name, which imports every engine and its kernels."""
    return discover(_PACKAGE, Engine)


def engine(name: str) -> Engine:
    """Return the named engine; only its module is imported if the module has the same name.

    Raises:
        UnknownNameError: No engine has this name.
    """
    found = find(_PACKAGE, Engine, name)
    if found is not None:
        return found
    try:
        return engines()[name]
    except KeyError:
        raise UnknownNameError(mark("engine"), name, engines()) from None


def compared_engines() -> tuple[str, ...]:
    """Return the names of the engines that are compared by default, in order."""
    order = {each.name: each.compare_order for each in engines().values()}
    compared = [(number, name) for name, number in order.items() if number is not None]
    return tuple(name for _, name in sorted(compared))

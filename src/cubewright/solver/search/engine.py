"""An engine is a formulation of the search: its name, its settings and how it starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

from cubewright.errors import UnknownNameError
from cubewright.registry import discover
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.setting import Setting
from cubewright.solver.search.interface import Search


@dataclass(frozen=True)
class Engine:
    """A formulation of the search.

    ``start`` makes a search of a cover problem with every setting given;
    :meth:`begin` is what to call. ``max_cells`` is the largest figure it
    takes, or None where there is no bound. An engine that ``supports_inexact``
    searches problems that are not exact itself; the others are given each
    choice of pieces as an exact one (:mod:`cubewright.solver.search.piece_choices`).
    """

    name: str
    title: str
    start: Callable[[CoverProblem, Mapping[str, str]], Search] = field(repr=False)
    explanation: str = ""
    settings: tuple[Setting, ...] = ()
    max_cells: int | None = None
    supports_inexact: bool = False

    def begin(self, cover: CoverProblem, chosen: Mapping[str, str] | None = None) -> Search:
        """Start a search with some settings chosen, the others at their defaults.

        Raises :class:`UnknownNameError` for a setting or a value there is not.
        """
        return self.start(cover, self.complete(chosen or {}))

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All settings, those not chosen at their defaults; raises :class:`UnknownNameError`."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in chosen.items():
            if name not in known:
                raise UnknownNameError(f"setting of engine '{self.name}':", name, known)
            setting = known[name]
            if value not in setting.values and not (setting.accepts and setting.accepts(value)):
                raise UnknownNameError(f"value of setting '{name}':", value, setting.values)
        return {name: chosen.get(name, setting.values[0]) for name, setting in known.items()}


@cache
def engines() -> dict[str, Engine]:
    """Every engine there is, by name."""
    return discover("cubewright.solver.engines", Engine)


def engine(name: str) -> Engine:
    """The engine of a name; raises :class:`UnknownNameError`."""
    try:
        return engines()[name]
    except KeyError:
        raise UnknownNameError("engine", name, engines()) from None

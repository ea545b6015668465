"""A command of the window: its text, its function, and any reason why it cannot run now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

W = TypeVar("W")
"""The type of the window that offers a command."""


@dataclass(frozen=True)
class Look:
    """The current look of a command, with translated texts."""

    text: str
    tip: str
    icon: str


@dataclass(frozen=True)
class Command(Generic[W]):
    """A row of a menu, also shown by the toolbar, the palette and the list of keys.

    ``text`` and ``tip`` are English; the code that shows them translates them.
    """

    name: str
    """The identifier of the command in code."""
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    """Whether the item has a check mark, which Qt changes before it calls ``run``."""
    runs_when_set: bool = False
    """Whether ``run`` is also called when the program changes the check mark."""
    run: Callable[[W], object] = field(kw_only=True)
    why_not: Callable[[W], str] | None = None
    """Returns the reason why the command cannot run now, in the language of the window.

    This function is called often, so it must be fast and must not change anything. None for a
    command that can always run.
    """
    look: Callable[[W], Look | None] | None = None
    """Returns the current look of the command; None for the usual look."""


Groups = tuple[tuple[Command[W], ...], ...]


@dataclass(frozen=True)
class Menu(Generic[W]):
    """A menu of the menu bar, with lines between its groups of commands."""

    name: str
    title: str
    groups: Groups[W]

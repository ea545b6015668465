"""A command of the window: where it is shown, what it does, and why it cannot run now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

W = TypeVar("W")
"""The window that a command is for."""


@dataclass(frozen=True)
class Look:
    """How a command looks for the moment; its texts are translated."""

    text: str
    tip: str
    icon: str


@dataclass(frozen=True)
class Command(Generic[W]):
    """A row of a menu, which the toolbar, the palette and the list of keys show too.

    ``text`` and ``tip`` are English; whoever shows them translates them.
    """

    name: str
    """Identifies the command in code."""
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    """Whether the item has a check mark, which Qt changes before ``run`` is called."""
    runs_when_set: bool = False
    """Whether ``run`` is also called when the program changes the check mark."""
    run: Callable[[W], object] = field(kw_only=True)
    why_not: Callable[[W], str] | None = None
    """Returns the reason why the command cannot run now, in the language of the window.

    It is asked often and must neither take long nor change anything. None for a command that
    can always run.
    """
    look: Callable[[W], Look | None] | None = None
    """Returns how the command looks now; None for the usual look."""


Groups = tuple[tuple[Command[W], ...], ...]


@dataclass(frozen=True)
class Menu(Generic[W]):
    """A menu of the menu bar; a separator line divides its groups of commands."""

    name: str
    title: str
    groups: Groups[W]

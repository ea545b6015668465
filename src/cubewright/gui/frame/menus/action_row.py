"""A row of a menu: one command."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ActionRow:
    """One command: ``name`` identifies it in code, ``text`` is its menu item.

    ``text`` and ``tip`` are English; whoever shows them translates them.
    """

    name: str
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    """Whether the item can be checked."""


Groups = tuple[tuple[ActionRow, ...], ...]
"""The rows of a menu; a separator line divides its groups."""


def switch_row(name: str, text: str, key: str, tip: str) -> ActionRow:
    """Return a row that is on or off."""
    return ActionRow(name, text, (key,), tip, checkable=True)

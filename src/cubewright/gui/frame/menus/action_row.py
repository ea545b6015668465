"""A row of a menu: one command."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ActionRow:
    """One command: ``name`` identifies it in code, ``text`` is its menu item."""

    name: str
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    """Whether the item can be checked."""


Groups = tuple[tuple[ActionRow, ...], ...]
"""The rows of a menu; a separator line divides its groups."""


def panel_row(name: str, text: str, key: str, what: str) -> ActionRow:
    """Return a row that shows a panel or folds it; ``what`` names it in the tip."""
    return ActionRow(name, text, (key,), f"Show {what}, or only its header", checkable=True)


def switch_row(name: str, text: str, key: str, tip: str) -> ActionRow:
    """Return a row that is on or off."""
    return ActionRow(name, text, (key,), tip, checkable=True)

"""The names of keys in the window's language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from cubewright.translation import Remade

_NATIVE = QKeySequence.SequenceFormat.NativeText


def key_names(keys: Iterable[QKeySequence]) -> Remade:
    """Return the names of keys as Qt shows them in menus, such as "Ctrl+Z, Shift+Del"."""
    listed = tuple(keys)
    return Remade(lambda: ", ".join(key.toString(_NATIVE) for key in listed))

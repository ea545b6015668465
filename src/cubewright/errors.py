"""Errors that can be shown to a player as they are.

Whatever a player can do something about is a :class:`CubewrightError`, and its
``str()`` is the sentence to show. Anything else that is raised is a bug.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Protocol


class CubewrightError(Exception):
    """Something the player can mend; ``str()`` is ready to be shown."""


class FormatError(CubewrightError):
    """A file that cannot be read as it stands.

    >>> str(FormatError("demo.fig", 7, "expected 3 characters, found 4"))
    'demo.fig, line 7: expected 3 characters, found 4'
    >>> str(FormatError("demo.fig", None, "there is no figure in it"))
    'demo.fig: there is no figure in it'
    """

    def __init__(self, path: str, line: int | None, reason: str) -> None:
        self.path = path
        self.line = line
        self.reason = reason
        where = path if line is None else f"{path}, line {line}"
        super().__init__(f"{where}: {reason}")


class UnknownNameError(CubewrightError):
    """A name that stands for nothing here.

    >>> str(UnknownNameError("piece set", "bedlem", ["soma", "bedlam"]))
    "no piece set 'bedlem' (did you mean 'bedlam'?)"
    >>> str(UnknownNameError("engine", "x", ["stagewise", "brute-force"]))
    "no engine 'x' (there are 'brute-force', 'stagewise')"
    """

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.name = name
        self.known = sorted(known)
        close = get_close_matches(name, self.known, n=1)
        if close:
            hint = f"did you mean '{close[0]}'?"
        else:
            hint = "there are " + ", ".join(f"'{each}'" for each in self.known)
        super().__init__(f"no {kind} '{name}' ({hint})")


class _Sayable(Protocol):
    @property
    def message(self) -> str: ...


class PuzzleError(CubewrightError):
    """A puzzle that cannot be solved as stated; carries the faults found."""

    def __init__(self, faults: Sequence[_Sayable]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.message for fault in self.faults))

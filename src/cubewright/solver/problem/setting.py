"""A setting of an engine that the user can choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Setting:
    """A choice by name that changes an engine's search, but never its results.

    ``values`` are the choices; the first is the default. ``accepts`` decides which other values are
    valid, such as a piece order spelled out.
    """

    name: str
    title: str
    values: tuple[str, ...]
    explanation: str = ""
    accepts: Callable[[str], bool] | None = field(default=None, repr=False)


ON_OFF = ("on", "off")

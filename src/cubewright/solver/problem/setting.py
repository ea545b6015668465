"""A setting of an engine that the user may choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Setting:
    """Something about an engine that the user may choose.

    ``values`` are the choices, the first being the default. ``accepts`` admits
    further values of its own, such as an order of the pieces spelt out.
    """

    name: str
    title: str
    values: tuple[str, ...]
    explanation: str = ""
    accepts: Callable[[str], bool] | None = field(default=None, repr=False)


ON_OFF = ("on", "off")

"""The fields of a JSON object, each looked at once and refused by name where it is not right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, NoReturn, TypeVar

from cubewright.errors import FormatError

T = TypeVar("T")


@dataclass(frozen=True)
class Fields:
    """An object in a file; ``where`` is the way to it from the file's own object.

    >>> Fields("a.json", "", {"seconds": "3"}).number("seconds")
    Traceback (most recent call last):
    cubewright.errors.FormatError: a.json: field 'seconds': a number is needed, not '3'
    """

    file: str
    where: str
    values: Mapping[str, Any]

    def wrong(self, field: str, reason: str) -> NoReturn:
        """Raise what is wrong with a field."""
        raise FormatError(self.file, None, f"field '{self.where}{field}': {reason}")

    def text(self, field: str, default: str | None = None) -> str:
        """A text."""
        value = self._value(field, default)
        return value if isinstance(value, str) else self._refuse(field, "a text", value)

    def flag(self, field: str, *, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(field, default)
        return value if isinstance(value, bool) else self._refuse(field, "true or false", value)

    def whole(self, field: str, *, least: int = 0) -> int:
        """A whole number, not below the least."""
        value = self._value(field)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            self._refuse(field, f"a whole number from {least} on", value)
        number: int = value
        return number

    def number(self, field: str, *, most: float | None = None) -> float:
        """A number from 0 on."""
        value = self._value(field)
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            self._refuse(field, "a number", value)
        if value < 0 or (most is not None and value > most):
            up_to = "on" if most is None else f"to {most:g}"
            self._refuse(field, f"a number from 0 {up_to}", value)
        return float(value)

    def one_of(self, field: str, choices: Mapping[str, T]) -> T:
        """What one of some texts stands for."""
        value = self._value(field)
        if not isinstance(value, str) or value not in choices:
            self._refuse(field, "one of " + ", ".join(f"'{each}'" for each in choices), value)
        return choices[value]

    def inside(self, field: str) -> Fields:
        """The fields of an object in this one."""
        value = self._value(field)
        if not isinstance(value, dict):
            self._refuse(field, "an object", value)
        return Fields(self.file, f"{self.where}{field}.", value)

    def each_inside(self, field: str) -> list[Fields]:
        """The fields of each object in a list, of which there is one at least."""
        value = self._value(field)
        if not isinstance(value, list) or not value or not all(isinstance(e, dict) for e in value):
            self._refuse(field, "a list of objects", value)
        return [
            Fields(self.file, f"{self.where}{field}[{place}].", each)
            for place, each in enumerate(value)
        ]

    def some_inside(self, field: str) -> list[Fields]:
        """The fields of each object in a list, which may be empty or missing."""
        return self.each_inside(field) if self.values.get(field) else []

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of texts."""
        value = self._value(field, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self._refuse(field, "a list of texts", value)
        return tuple(value)

    def all_texts(self) -> dict[str, str]:
        """The object itself, all of whose fields are texts."""
        return {field: self.text(field) for field in self.values}

    def _value(self, field: str, default: Any = None) -> Any:
        value = self.values.get(field, default)
        return value if value is not None else self.wrong(field, "it is missing")

    def _refuse(self, field: str, needed: str, value: Any) -> NoReturn:
        told = repr(value)
        self.wrong(
            field, f"{needed} is needed, not {told if len(told) <= 40 else told[:37] + '...'}"
        )

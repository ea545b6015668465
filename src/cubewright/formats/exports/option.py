"""The options of export formats, for the terminal and the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cubewright.errors import CubewrightError
from cubewright.translation import mark, tr

Value = float | str | bool


class OptionError(CubewrightError):
    """An invalid value of an option; the message names the options to change.

    ``str()`` shows their titles in the window, ``at_terminal`` their names at the terminal.
    """

    def __init__(self, text: str, **values: object) -> None:
        """Set the message; ``text`` is marked for translation, ``values`` may be options."""
        shown = {
            name: tr("“{name}”", name=tr(value.title)) if isinstance(value, ExportOption) else value
            for name, value in values.items()
        }
        super().__init__(tr(text, **shown))
        self._text, self._values = text, values

    @property
    def at_terminal(self) -> str:
        """The message for the terminal, with options such as ``--width``."""
        typed = {
            name: f"--{value.name}" if isinstance(value, ExportOption) else value
            for name, value in self._values.items()
        }
        return tr(self._text, **typed)


@dataclass(frozen=True)
class ExportOption:
    """A number in a range, one of several words, or a switch.

    ``name`` is the option at the terminal, without its hyphens. ``title`` is the label in the
    window. A number has a ``minimum``, a ``maximum`` and a ``unit``, and a word has ``choices``. An
    option whose default is a bool is a switch. ``none_at_zero``: the number 0 means none.
    ``needs`` is the name of an option without which this one has no effect.
    """

    name: str
    title: str
    help: str
    default: Value
    minimum: float = 0.0
    maximum: float = 0.0
    unit: str = ""
    choices: tuple[str, ...] = ()
    none_at_zero: bool = False
    needs: str = ""

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    @property
    def is_number(self) -> bool:
        return isinstance(self.default, int | float) and not self.is_switch

    def checked(self, value: Value) -> Value:
        """Return the value that a text or number states.

        Raises:
            OptionError: The value is not a number, is out of range, or is not among the
                choices.
        """
        if self.is_switch:
            return bool(value)
        if not self.is_number:
            return self._checked_word(str(value))
        try:
            number = float(value)
        except ValueError:
            raise OptionError(
                mark("{option} {value} is not a number"), option=self, value=value
            ) from None
        if not self.minimum <= number <= self.maximum:  # The comparison also refuses nan.
            unit = f" {tr(self.unit)}" if self.unit else ""
            raise OptionError(
                mark("{option} {value}: choose a number from {minimum:g} to {maximum:g}{unit}"),
                option=self,
                value=value,
                minimum=self.minimum,
                maximum=self.maximum,
                unit=unit,
            )
        if isinstance(self.default, int) and not number.is_integer():
            raise OptionError(
                mark("{option} {value}: choose a whole number"), option=self, value=value
            )
        return int(number) if isinstance(self.default, int) else number

    def _checked_word(self, value: str) -> str:
        if self.choices and value not in self.choices:
            known = ", ".join(self.choices)
            raise OptionError(
                mark("{option} {value}: choose one of {known}"),
                option=self,
                value=value,
                known=known,
            )
        return value


class Settings:
    """The values of a format's options; each is found by the name of its option."""

    def __init__(self, options: tuple[ExportOption, ...], given: Mapping[str, Value]) -> None:
        known = {option.name: option for option in options}
        self._values = {option.name: option.default for option in options}
        for name, value in given.items():
            self._values[name] = known[name].checked(value)

    def with_value(self, name: str, value: Value) -> Settings:
        """Return these settings with a new value for one option."""
        other = Settings((), {})
        other._values = {**self._values, name: value}
        return other

    def has(self, name: str) -> bool:
        return name in self._values

    def number(self, name: str) -> float:
        """Return the value of an option that is a number."""
        value = self._values[name]
        assert isinstance(value, int | float), name
        return float(value)

    def word(self, name: str) -> str:
        """Return the value of an option that is a word."""
        return str(self._values[name])

    def is_on(self, name: str) -> bool:
        """Return whether a switch is on."""
        return bool(self._values[name])


PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""The width and height of each paper size, in millimetres."""
COLOUR, BLACK = "colour", "black"
PAPER = ExportOption(
    "paper", mark("Paper"), mark("the size of the paper"), "A4", choices=tuple(PAPERS)
)
INK = ExportOption(
    "ink",
    mark("Ink"),
    mark("black: patterns instead of colours"),
    COLOUR,
    choices=(COLOUR, BLACK),
)
PIXELS_PER_MM = 10.0
"""Pixels per millimetre in the SVG text of a page."""
WHITE = "#ffffff"

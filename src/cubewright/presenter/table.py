"""Tables of records: columns for the window, the terminal and CSV files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from cubewright.formats.csv_text import csv_text
from cubewright.translation import tr

T = TypeVar("T")


class Align(Enum):
    """Where the texts of a column are in their cells."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"


@dataclass(frozen=True, eq=False, kw_only=True)
class Column(Generic[T]):
    """A column of a table whose rows are records of one type.

    - ``head`` and ``tip``: the header in the window and its tooltip, in English.
    - ``text``: the text of a record in the window; ``cell_tip``: its tooltip, if any.
    - ``key``: what the window sorts by; None as a key comes first. Without a function it
      sorts by the text.
    - ``name``: the header in the terminal; ``plain``: the text of a record there, if it
      is not that of the window.
    - ``csv_name`` and ``csv``: the same for CSV files, if they are not those of the terminal.
    """

    head: str = ""
    tip: str = ""
    text: Callable[[T], str]
    key: Callable[[T], Any] | None = None
    align: Align = Align.LEFT
    cell_tip: Callable[[T], str] | None = None
    name: str = ""
    plain: Callable[[T], str] | None = None
    csv_name: str = ""
    csv: Callable[[T], str] | None = None

    @property
    def shown_head(self) -> str:
        """The header in the window, in its language."""
        return tr(self.head)

    @property
    def shown_tip(self) -> str:
        """The tooltip of the header, in the language of the window."""
        return tr(self.tip)

    def sort_key(self, record: T) -> tuple[Any, ...]:
        """Return what the window sorts a record by; equal keys are in the order of the texts."""
        key = self.key(record) if self.key else 0
        return key is not None, key, self.text(record).casefold()

    def plain_text(self, record: T) -> str:
        """Return the text of a record in the terminal."""
        return (self.plain or self.text)(record)

    def csv_text(self, record: T) -> str:
        """Return the text of a record in CSV files."""
        return (self.csv or self.plain or self.text)(record)


def formatted(value: Callable[[T], object], form: str = "") -> Callable[[T], str]:
    """Return a function that returns a value as text, in one format; None is an empty text.

    >>> formatted(lambda record: record, ",")(1234)
    '1,234'
    """

    def text(record: T) -> str:
        found = value(record)
        return "" if found is None else format(found, form)

    return text


def csv_head(columns: Iterable[Column[T]]) -> str:
    """Return the CSV line with the names of the columns."""
    return csv_text([[column.csv_name or column.name for column in columns]])


def csv_line(columns: Iterable[Column[T]], record: T) -> str:
    """Return the CSV line of a record."""
    return csv_text([[column.csv_text(record) for column in columns]])


def csv_table(columns: Sequence[Column[T]], records: Iterable[T]) -> str:
    """Return records as CSV, below the names of the columns."""
    return csv_head(columns) + "".join(csv_line(columns, record) for record in records)

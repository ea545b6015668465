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
    """Alignments of a column."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"


@dataclass(frozen=True, eq=False, kw_only=True)
class Column(Generic[T]):
    """A column of a table whose rows are records of one type.

    - ``head`` and ``tip``: the header in the window and its tooltip, in English.
    - ``text``: the text of a record in the window; ``cell_tip``: its tooltip, if any.
    - ``key``: the sort key in the window, None first; without a function, the text is the key.
    - ``name``: the header in the terminal; ``plain``: the text of a record there, if it differs.
    - ``csv_name`` and ``csv``: header and text in CSV files, if they differ from the terminal.
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
    def visible_header(self) -> str:
        return tr(self.head)

    @property
    def shown_tip(self) -> str:
        return tr(self.tip)

    def sort_key(self, record: T) -> tuple[Any, ...]:
        """Return the sort key of a record in the window; equal keys are sorted by text."""
        key = self.key(record) if self.key else 0
        return key is not None, key, self.text(record).casefold()

    def plain_text(self, record: T) -> str:
        return (self.plain or self.text)(record)

    def csv_text(self, record: T) -> str:
        return (self.csv or self.plain or self.text)(record)


def formatted(value: Callable[[T], object], form: str = "") -> Callable[[T], str]:
    """Return a function that formats a value; None becomes an empty text.

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

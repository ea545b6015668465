"""Write CSV without fields that spreadsheets would treat as formulas."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

_OF_NUMBERS = frozenset("0123456789., %")
FORMULA_STARTS = tuple("=+-@\t\r")


def csv_text(rows: Iterable[Sequence[str]]) -> str:
    r"""Return rows as lines of CSV; a field that looks like a formula gets an apostrophe.

    >>> csv_text([("=1+1", "-12", "- a", "+")])
    "'=1+1,-12,'- a,+\n"
    """
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([_field(each) for each in row] for row in rows)
    return text.getvalue()


def _field(text: str) -> str:
    # A sign alone is a piece's mark, and spreadsheets show it.
    if not text.startswith(FORMULA_STARTS) or text in FORMULA_STARTS or _is_number(text):
        return text
    return f"'{text}"


def _is_number(text: str) -> bool:
    return text[0] in "+-" and set(text[1:]) <= _OF_NUMBERS

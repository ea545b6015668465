"""Classify each line of a figure file, before lines are grouped into blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

EMPTY = ".-"
"""The characters for an empty cell; ``0`` is another one, except as a piece of SOMA+."""

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_HEADER = re.compile(r"/\s*SOMA", re.IGNORECASE)
_NOT_A_MARK = re.compile(r"[\s:;,()<>\[\]{}\"'\\]")


class Kind(Enum):
    """The kinds of line.

    ``LOOSE`` is a row only if its neighbours are rows. ``HEADING``, a header without its "/", is a
    header only above rows.
    """

    BLANK = "blank"
    COMMENT = "comment"
    HEADER = "header"
    HEADING = "heading"
    ROW = "row"
    BAR_ROW = "bar row"
    LOOSE = "loose row"
    PROSE = "prose"


@dataclass(frozen=True, slots=True)
class Line:
    """A line; ``number`` counts from 1. ``body`` is its text without outer blanks and ``;``."""

    number: int
    kind: Kind
    body: str

    @property
    def levels(self) -> tuple[str, ...]:
        """The text of each level of a row, top level first.

        >>> Line(1, Kind.ROW, "/..1|.11/").levels
        ('..1', '.11')
        """
        row = self.body.split()[0] if self.body else ""
        levels = re.split(r"[/|]", row[1:] if row[:1] in ("/", "|") else row)
        while len(levels) > 1 and not levels[-1]:
            levels.pop()
        return tuple(levels)


def split_lines(text: str) -> list[str]:
    r"""Return the lines, each with its line end.

    >>> split_lines("a\r\n\nb")
    ['a\r\n', '\n', 'b']
    """
    return _LINE.findall(text)


def line_end(text: str) -> str:
    """Return the characters that end the first line of a text."""
    found = re.search(r"\r\n|\r|\n", text)
    return found.group() if found else "\n"


def read_line(number: int, text: str) -> Line:
    """Return a line with its kind.

    >>> read_line(1, "/SOMA001").kind.value, read_line(2, "/226/466/333").kind.value
    ('header', 'row')
    >>> read_line(3, "6333/2227  Make a 4x2x2box").kind.value
    'prose'
    """
    body = text.strip("\ufeff").strip()
    if not body:
        return Line(number, Kind.BLANK, "")
    if body[0] == ";":
        return Line(number, Kind.COMMENT, body[1:])
    return Line(number, _kind(body), body)


def _kind(body: str) -> Kind:
    if _HEADER.match(body):
        return Kind.HEADER
    row, *remark = body.split(maxsplit=1)
    looks_like_row = not _NOT_A_MARK.search(row) and row.strip("/|") != ""
    has_remark = bool(remark) and not remark[0].startswith(";")
    if body[0] == "/":
        if has_remark and not (looks_like_row and "/" in row[1:]):
            return Kind.HEADER
        return Kind.ROW if looks_like_row else Kind.PROSE
    if body[0] == "|":
        return Kind.BAR_ROW if looks_like_row and not has_remark else Kind.PROSE
    if looks_like_row and not has_remark and re.search(r"[/|]", row):
        return Kind.LOOSE
    if body[:4].upper() == "SOMA":
        return Kind.HEADING
    return Kind.PROSE


def header_name(body: str) -> str:
    """Return the name in a header.

    >>> header_name("/SOMA001"), header_name("/SOMA The steps"), header_name("/Two towers")
    ('SOMA001', 'The steps', 'Two towers')
    """
    name = body.removeprefix("/").strip()
    parts = name.split(maxsplit=1)
    if parts and parts[0].upper() == "SOMA":
        return parts[1] if len(parts) > 1 else ""
    return name


def header_of(name: str) -> str:
    """Return the header from which :func:`header_name` reads the name.

    >>> header_of("SOMA001"), header_of("The steps"), header_of("")
    ('/SOMA001', '/SOMA The steps', '/SOMA')
    """
    name = " ".join(name.split())
    if name[:4].upper() == "SOMA" and len(name) > 4 and name[4] != " ":
        return f"/{name}"
    return f"/SOMA {name}".rstrip()

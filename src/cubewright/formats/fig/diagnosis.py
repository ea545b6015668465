"""Explain why a file contains no figure: its type, and how to open it."""

from __future__ import annotations

import zlib

from cubewright.errors import FormatError
from cubewright.formats.fig.drawn_block import is_drawn_row
from cubewright.formats.fig.lines import Kind, read_line, split_lines
from cubewright.formats.limits import GZIP_MAGIC, PIECE_SET, parse_toml
from cubewright.formats.piece_sets.file import parse_piece_set
from cubewright.translation import tr

_HEAD = 4096
"""Number of bytes at the start of a file that identify its type."""


def no_figure_error(file: str, content: str | bytes) -> FormatError:
    r"""Return the error for a file without a figure; ``content`` is the whole file.

    >>> print(no_figure_error("notes.txt", "Nothing but prose."))
    notes.txt: there is no figure in it
    >>> print(no_figure_error("board.fig", "|1 1 |\n| 1 1|\n"))
    board.fig, line 1: rows between bars need a header such as '[hexagonal] Name'
    """
    from cubewright.formats.old_search import ROWS_FORMAT as ROWS
    from cubewright.formats.project.search_state import FORMAT as SEARCH

    head = _head(content)
    if _is_format(head, ROWS):
        search = file.removesuffix(".rows")
        which = search if search != file else tr("which is in the same folder")
        return FormatError(
            file,
            None,
            tr("it holds the solutions of a saved search; open the search, {which}", which=which),
        )
    if _is_format(head, SEARCH):
        return FormatError(
            file,
            None,
            tr(
                "it is a saved search; resume it with Solve > Resume search in the window, or "
                "with 'cubewright solve --resume FILE' at the terminal"
            ),
        )
    if head.startswith(b"SQLite format 3\0"):
        return FormatError(
            file,
            None,
            tr(
                "it is a project: resume its search with Solve > Resume search in the window or "
                "'cubewright solve --resume FILE' at the terminal, or rename it to end in "
                ".cubewright"
            ),
        )
    if isinstance(content, bytes):
        if b"\0" in content:
            return FormatError(file, None, tr("it is not a text file, so there is no figure in it"))
        content = content.decode("utf-8", "replace")
    error = _piece_set_error(file, content) or _header_error(file, content)
    return error or _no_figure(file)


def _no_figure(file: str) -> FormatError:
    return FormatError(file, None, tr("there is no figure in it"))


def _head(content: str | bytes) -> bytes:
    if isinstance(content, str):
        return content[:_HEAD].encode("utf-8", "replace")
    if content.startswith(GZIP_MAGIC):
        try:
            return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(content[:_HEAD], _HEAD)
        except zlib.error:
            pass
    return content[:_HEAD]


def _is_format(head: bytes, name: str) -> bool:
    """Return whether a file begins like a file in our JSON format ``name``."""
    return head.lstrip().startswith(b"{") and f'"{name}"'.encode() in head


def _piece_set_error(file: str, text: str) -> FormatError | None:
    try:
        table = parse_toml(text, file, PIECE_SET)
    except FormatError:
        table = {}
    if "pieces" not in table and not file.lower().endswith(".toml"):
        return None
    try:
        title = parse_piece_set(text, file).title
    except FormatError as error:
        return FormatError(
            file, None, tr("it is TOML, not a figure file: {reason}", reason=error.reason)
        )
    named = "" if file.lower().endswith(".toml") else tr(" under a name that ends in .toml")
    return FormatError(
        file,
        None,
        tr(
            "it is a piece set, “{title}”. Open it in the window{named}, or name it with "
            "--pieces at the terminal",
            title=title,
            named=named,
        ),
    )


def _header_error(file: str, text: str) -> FormatError | None:
    """Return an error for a drawing without a header, which must not be ignored."""
    lines = (read_line(number, line) for number, line in enumerate(split_lines(text), start=1))
    row = next(
        (line for line in lines if line.kind is not Kind.COMMENT and is_drawn_row(line)), None
    )
    if row is None:
        return None
    reason = tr("rows between bars need a header such as '[hexagonal] Name'")
    return FormatError(file, row.number, reason)

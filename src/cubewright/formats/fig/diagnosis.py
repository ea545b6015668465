"""Why there is no figure in a file: what it is instead, and how such a file is opened."""

from __future__ import annotations

import zlib

from cubewright.errors import FormatError
from cubewright.formats.fig.drawn_block import is_drawn_row
from cubewright.formats.fig.lines import Kind, read_line, split_lines
from cubewright.formats.limits import GZIP_MAGIC, PIECE_SET, parse_toml
from cubewright.formats.piece_sets.file import parse_piece_set
from cubewright.formats.piece_sets.user_sets import user_folder
from cubewright.formats.searches.file import FORMAT as SEARCH
from cubewright.formats.searches.rows import FORMAT as ROWS

_HEAD = 4096
"""So many bytes tell what a file is."""


def no_figure_error(file: str, content: str | bytes) -> FormatError:
    r"""What to say of a file without a figure; ``content`` is all of it.

    >>> print(no_figure_error("notes.txt", "Nothing but prose."))
    notes.txt: there is no figure in it
    >>> print(no_figure_error("board.fig", "|1 1 |\n| 1 1|\n"))
    board.fig, line 1: rows between bars stand under a header such as '[hexagonal] Name'
    """
    head = _head(content)
    if _is_format(head, ROWS):
        search = file.removesuffix(".rows")
        which = f"that is, {search}" if search != file else "which lies beside it"
        return FormatError(
            file,
            None,
            f"it holds the solutions that a saved search had found; open the search, {which}",
        )
    if _is_format(head, SEARCH):
        return FormatError(
            file,
            None,
            "it is a saved search: Open and Resume search go on with it in the window, "
            "and 'cubewright solve --resume FILE' at the terminal",
        )
    if isinstance(content, bytes):
        if b"\0" in content:
            return FormatError(file, None, "this is not a text file, so there is no figure in it")
        content = content.decode("utf-8", "replace")
    return _is_piece_set(file, content) or _has_no_header(file, content) or _nothing(file)


def _nothing(file: str) -> FormatError:
    return FormatError(file, None, "there is no figure in it")


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
    """Whether a file of ours begins so; the search and its solutions are both JSON objects."""
    return head.lstrip().startswith(b"{") and f'"{name}"'.encode() in head


def _is_piece_set(file: str, text: str) -> FormatError | None:
    try:
        table = parse_toml(text, file, PIECE_SET)
    except FormatError:
        table = {}
    if "pieces" not in table and not file.lower().endswith(".toml"):
        return None
    try:
        what = f"it is a set of pieces, “{parse_piece_set(text, file).title}”"
    except FormatError as error:
        what = f"it looks like a set of pieces, with a mistake in it: {error.reason}"
    return FormatError(
        file,
        None,
        f"{what}. The window takes sets from the folder {user_folder()}, by Set, "
        "Look for my sets again in the pieces panel; the terminal takes the file, by --pieces",
    )


def _has_no_header(file: str, text: str) -> FormatError | None:
    """A drawing whose header is missing, or is none: what a player wrote is seen, not dropped."""
    lines = (read_line(number, line) for number, line in enumerate(split_lines(text), start=1))
    row = next(
        (line for line in lines if line.kind is not Kind.COMMENT and is_drawn_row(line)), None
    )
    if row is None:
        return None
    reason = "rows between bars stand under a header such as '[hexagonal] Name'"
    return FormatError(file, row.number, reason)

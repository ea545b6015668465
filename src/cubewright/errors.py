"""Errors whose text can be shown to the user.

An error that the user can correct is a :class:`CubewrightError`, and its
``str()`` is the sentence to show. Any other exception is a bug.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from cubewright.translation import capitalised, joined, tr
from cubewright.visible_text import one_line, visible

MALFORMED = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)
"""Exceptions that may be raised by reading data of another program."""

MAX_LINES, LINE_LENGTH, _WORD_LENGTH = 3, 200, 160
"""Maximum lines of a message, characters of a line, and characters of an unshortened word."""
MAX_CHARACTERS = MAX_LINES * LINE_LENGTH
"""Maximum number of characters of an error's text."""


class PickledError(Exception):
    """An exception that is pickled with its text and attributes.

    Python unpickles an exception by calling its constructor with the text alone, which fails for a
    constructor with other parameters.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.args), vars(self)


def _unpickled(kind: type[PickledError], arguments: tuple[Any, ...]) -> PickledError:
    return kind.__new__(kind, *arguments)


class CubewrightError(PickledError):
    """An error that the user can correct; ``str()`` is the sentence to show.

    The text is one line of at most :data:`MAX_CHARACTERS` characters, so that the text of one error
    can be part of another. Control characters and line breaks in names from files are made visible.
    """

    def __init__(self, text: str) -> None:
        super().__init__(_sentence(text))


def shortened_if_long(text: str) -> str:
    """Return a text unchanged if it fits three lines of 200 characters, else shortened."""
    fits = len(text) <= MAX_CHARACTERS and len(text.splitlines()) <= MAX_LINES
    return text if fits else shortened_text(text)


def shortened_text(text: str) -> str:
    """Return a message of at most three lines of 200 characters.

    Very long words are shortened in the middle.

    >>> shortened_text("no file 'x'")
    "no file 'x'"
    >>> len(shortened_text("a" * 5000))
    160
    >>> len(shortened_text("word " * 1000).splitlines())
    3
    """
    from textwrap import wrap

    text = visible(text[: MAX_CHARACTERS * 100])
    lines = []
    for line in text.splitlines():
        lines += wrap(_with_short_words(line), LINE_LENGTH, break_on_hyphens=False) or [""]
    if len(lines) > MAX_LINES:
        last = lines[MAX_LINES - 1]
        lines[MAX_LINES - 1 :] = [f"{last[: LINE_LENGTH - 4].rstrip()} ..."]
    return "\n".join(lines)


def _sentence(text: str) -> str:
    """Return a text as one line of at most :data:`MAX_CHARACTERS` characters."""
    text = one_line(text[: MAX_CHARACTERS * 100])
    if len(text) > MAX_CHARACTERS:
        text = _with_short_words(text)
    if len(text) > MAX_CHARACTERS:
        text = f"{text[: MAX_CHARACTERS - 4].rstrip()} ..."
    return text


def _with_short_words(line: str) -> str:
    return " ".join(map(_shortened, line.split(" ")))


def _shortened(word: str) -> str:
    kept = _WORD_LENGTH - 3
    if len(word) <= _WORD_LENGTH:
        return word
    return f"{word[: kept - kept // 4]}...{word[-(kept // 4) :]}"


class FormatError(CubewrightError):
    """A file that cannot be read or written; the text names the file, the line and the reason.

    >>> str(FormatError("demo.fig", 7, "expected 3 characters, found 4"))
    'demo.fig, line 7: expected 3 characters, found 4'
    >>> str(FormatError("demo.fig", None, "there is no figure in it"))
    'demo.fig: there is no figure in it'
    """

    def __init__(self, path: str, line: int | None, reason: str) -> None:
        self.path = path
        self.line = line
        self.reason = _sentence(reason)
        where = path if line is None else tr("{path}, line {line}", path=path, line=line)
        super().__init__(joined(": ", (where, reason)))


def capitalised_error(error: Exception) -> str:
    """Return the text of an error with a capital first letter, unless it is a file's name.

    >>> capitalised_error(CubewrightError("the bed is too small"))
    'The bed is too small'
    >>> capitalised_error(FormatError("collection.sqlite", None, "the disk is full"))
    'collection.sqlite: the disk is full'
    """
    is_name = isinstance(error, FormatError) and "." in error.path
    return str(error) if is_name else capitalised(str(error))


class DiskFullError(FormatError):
    """A file that cannot be written because its disk is full; its old content stays."""


class UnknownNameError(CubewrightError):
    """A name that does not exist; the text suggests a similar name or lists all names.

    ``kind`` is the English noun for the named thing, marked for translation.

    >>> str(UnknownNameError("piece set", "bedlem", ["soma", "bedlam"]))
    "no piece set 'bedlem' (did you mean 'bedlam'?)"
    >>> str(UnknownNameError("engine", "x", ["stagewise", "brute-force"]))
    "no engine 'x' (there are 'brute-force', 'stagewise')"
    """

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.name = name
        self.known = sorted(known)
        from difflib import get_close_matches  # The import needs 10 ms, which --help saves.

        close = get_close_matches(name, self.known, n=1)
        if close:
            text = tr(
                "no {kind} '{name}' (did you mean '{other}'?)",
                kind=tr(kind),
                name=name,
                other=close[0],
            )
        else:
            text = tr(
                "no {kind} '{name}' (there are {names})",
                kind=tr(kind),
                name=name,
                names=", ".join(f"'{each}'" for each in self.known),
            )
        super().__init__(text)


class _HasMessage(Protocol):
    @property
    def message(self) -> str: ...


class PuzzleError(CubewrightError):
    """A puzzle that cannot be solved; ``faults`` are the reasons."""

    def __init__(self, faults: Sequence[_HasMessage]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(fault.message for fault in self.faults))

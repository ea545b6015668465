"""Change the fields of a collected puzzle by texts such as ``maker=Trenco``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from cubewright.errors import CubewrightError, UnknownNameError
from cubewright.formats.collection.file import FILE_LIMITS, stored_file
from cubewright.formats.limits import read_bytes
from cubewright.model.collected import (
    MAX_NUMBERS,
    MAX_YEAR,
    MIN_YEAR,
    CollectedPuzzle,
    State,
    StoredFile,
    catalogue_number,
    note_text,
    single_line,
)
from cubewright.translation import mark, tr

Change = Callable[[CollectedPuzzle], CollectedPuzzle]

_YES = ("yes", "true", "1", "")
_NO = ("no", "false", "0")


class FieldChanges:
    """Changes of fields, given as texts such as ``maker=Trenco``, to apply to any puzzle.

    ``contents`` are the added files, by digest.

    Raises:
        CubewrightError: A text names no field, or its value is invalid.
        FormatError: A file cannot be read.
    """

    def __init__(self, texts: list[str]) -> None:
        self.contents: dict[str, bytes] = {}
        self._changes = [self._change(text) for text in texts]

    def __call__(self, puzzle: CollectedPuzzle) -> CollectedPuzzle:
        for change in self._changes:
            puzzle = change(puzzle)
        return puzzle

    def _change(self, text: str) -> Change:
        name, _, value = text.partition("=")
        field = name.strip().casefold()
        if field not in FIELDS:
            raise UnknownNameError(mark("field"), name, FIELDS)
        if field in _STATES:
            return _state_change(_STATES[field], field, value)
        if field in ("photo", "file"):
            return self._file_change(field, Path(value))
        return _TEXT_CHANGES[field](value)

    def _file_change(self, field: str, path: Path) -> Change:
        content = read_bytes(path, FILE_LIMITS)
        file = stored_file(path.name, content)
        self.contents[file.digest] = content

        def change(puzzle: CollectedPuzzle) -> CollectedPuzzle:
            if field == "photo":
                return replace(puzzle, photos=_with(puzzle.photos, file))
            return replace(puzzle, files=_with(puzzle.files, file))

        return change


def year_of(text: str) -> int | None:
    """Return a year; None for an empty text.

    Raises:
        CubewrightError: The text is no year.
    """
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit()) or not MIN_YEAR <= int(text[:9]) <= MAX_YEAR:
        raise CubewrightError(
            tr(
                "'{text}' is not a year from {least} to {most}",
                text=text,
                least=MIN_YEAR,
                most=MAX_YEAR,
            )
        )
    return int(text)


def numbers_of(text: str) -> tuple[tuple[str, str], ...]:
    """Parse lines with one catalogue number each, such as "PWBP: 12".

    Raises:
        CubewrightError: A line has another form, or there are too many.
    """
    found = []
    for line in filter(str.strip, text.splitlines()):
        pair = catalogue_number(line)
        if pair is None:
            raise CubewrightError(
                tr("'{text}' is not a catalogue number such as 'PWBP: 12'", text=line.strip())
            )
        found.append(pair)
    if len(found) > MAX_NUMBERS:
        raise CubewrightError(
            tr("a puzzle can have at most {most} catalogue numbers", most=MAX_NUMBERS)
        )
    return tuple(found)


def _state_change(state: State, field: str, value: str) -> Change:
    text = value.strip().casefold()
    if text not in (*_YES, *_NO):
        raise CubewrightError(
            tr("'{field}' can be yes or no, not '{text}'", field=field, text=value)
        )
    added = frozenset({state})
    if text in _YES:
        return lambda puzzle: replace(puzzle, states=puzzle.states | added)
    return lambda puzzle: replace(puzzle, states=puzzle.states - added)


def _with(files: tuple[StoredFile, ...], file: StoredFile) -> tuple[StoredFile, ...]:
    return files if file in files else (*files, file)


def _line(field: str) -> Callable[[str], Change]:
    return lambda value: lambda puzzle: replace(puzzle, **{field: single_line(value)})  # type: ignore[arg-type]


def _year(value: str) -> Change:
    year = year_of(value)
    return lambda puzzle: replace(puzzle, year=year)


def _numbers(value: str) -> Change:
    numbers = numbers_of(value)
    return lambda puzzle: replace(
        puzzle, numbers=tuple(dict.fromkeys((*puzzle.numbers, *numbers))) if numbers else ()
    )


_STATES = {state.value: state for state in State}
_TEXT_CHANGES: Mapping[str, Callable[[str], Change]] = {
    "name": _line("name"),
    "designer": _line("designer"),
    "maker": _line("maker"),
    "year": _year,
    "lent": _line("lent_to"),
    "number": _numbers,
    "notes": lambda value: lambda puzzle: replace(puzzle, notes=note_text(value)),
}
FIELDS = (*_TEXT_CHANGES, *_STATES, "photo", "file")
"""The names of the fields. ``number`` with an empty value removes all catalogue numbers."""

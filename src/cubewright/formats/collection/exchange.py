"""Write a collection as CSV or JSON, and read both.

CSV contains the texts and numbers for spreadsheets, without files and pictures. JSON contains
everything, files included.
"""

from __future__ import annotations

import csv
import json
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Annotated, NoReturn

from msgspec import Meta, Struct

from cubewright.errors import FormatError
from cubewright.formats.collection.file import FILE_LIMITS, MAX_PUZZLES, digest_of
from cubewright.formats.collection.importing import FoundPuzzles
from cubewright.formats.collection.record import PuzzleData, record_of
from cubewright.formats.collection.record import record_values as values_of
from cubewright.formats.csv_text import FORMULA_STARTS, csv_text
from cubewright.formats.limits import Limits, parse_json, read_bytes
from cubewright.formats.schema import Source
from cubewright.model.collected import (
    MAX_NUMBERS,
    MAX_YEAR,
    MIN_YEAR,
    CollectedPuzzle,
    Findings,
    State,
    catalogue_number,
    note_text,
    single_line,
)
from cubewright.translation import mark, tr

FORMAT = "cubewright collection"
VERSION = 1
CSV_SUFFIX, JSON_SUFFIX = ".csv", ".json"
SUFFIXES = (CSV_SUFFIX, JSON_SUFFIX)
CSV_FILE = Limits(mark("a list of puzzles"), 64 << 20)
JSON_FILE = Limits(mark("an exported collection"), 256 << 20)
MAX_CONTENTS = 160 << 20
"""Maximum total size of the files in an exported collection, before base64 adds a third."""
_TEXTS = ("name", "designer", "maker", "lent to")
_YES = ("yes", "true", "x", "1")


class _ContentsData(Struct, frozen=True, kw_only=True):
    format: str
    version: int
    puzzles: Annotated[tuple[PuzzleData, ...], Meta(max_length=MAX_PUZZLES)] = ()
    contents: dict[str, str] = {}


def json_of(puzzles: Iterable[CollectedPuzzle], contents: Mapping[str, bytes]) -> str:
    """Return puzzles as JSON; ``contents`` maps digests to the content of their files.

    Raises:
        FormatError: The files together are too large.
    """
    size = sum(map(len, contents.values()))
    if size > MAX_CONTENTS:
        reason = tr(
            "the files in it have {size} MiB, and an export can contain {most}; copy the file of "
            "the collection instead, which contains everything",
            size=size >> 20,
            most=MAX_CONTENTS >> 20,
        )
        raise FormatError(tr("the collection"), None, reason)
    values = {
        "format": FORMAT,
        "version": VERSION,
        "puzzles": [values_of(puzzle) for puzzle in puzzles],
        "contents": {key: b64encode(each).decode() for key, each in contents.items()},
    }
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


def csv_of(puzzles: Iterable[CollectedPuzzle]) -> str:
    """Return puzzles as CSV, one line each, below the names of the columns."""
    lines = [[_shielded(text(puzzle)) for text in _COLUMNS.values()] for puzzle in puzzles]
    return csv_text([list(_COLUMNS), *lines])


def read_exchange(path: Path) -> FoundPuzzles:
    """Return the puzzles of a CSV or JSON file.

    Raises:
        FormatError: The file cannot be read, is damaged or is of another type.
    """
    if path.suffix.lower() == CSV_SUFFIX:
        return FoundPuzzles(puzzles_of_csv(read_bytes(path, CSV_FILE), path.name))
    return puzzles_of_json(read_bytes(path, JSON_FILE), path.name)


def puzzles_of_json(content: bytes, name: str) -> FoundPuzzles:
    """Return the puzzles and files of a JSON text; ``name`` names it in errors.

    Raises:
        FormatError: The text is not an exported collection.
    """
    source = Source(name, parse_json(content, name, JSON_FILE))
    data = source.convert(_ContentsData)
    if data.format != FORMAT:
        source.wrong(("format",), tr("'{format}' is needed", format=FORMAT))
    if data.version > VERSION:
        reason = tr("a newer version of Cubewright wrote it; update Cubewright to read it")
        raise FormatError(name, None, reason)
    contents = {key: _decoded(key, text, source) for key, text in data.contents.items()}
    puzzles = []
    for index, each in enumerate(data.puzzles):
        puzzle = record_of(each, source, ("puzzles", index))
        for file in puzzle.contents:
            if file.digest not in contents:
                source.wrong(
                    ("puzzles", index), tr("the content of '{name}' is missing", name=file.name)
                )
        puzzles.append(puzzle)
    return FoundPuzzles(tuple(puzzles), contents)


def puzzles_of_csv(content: bytes, name: str) -> tuple[CollectedPuzzle, ...]:
    """Return the puzzles of a CSV text; ``name`` names it in errors.

    Columns may be missing, and other columns are ignored. A semicolon may separate the fields.

    Raises:
        FormatError: The text is not a list of puzzles.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FormatError(name, line, tr("cannot be read: save it as UTF-8 text")) from error
    head = text.partition("\n")[0]
    separator = ";" if head.count(";") > head.count(",") else ","
    reader = csv.reader(StringIO(text.replace("\0", ""), newline=""), delimiter=separator)
    puzzles: list[CollectedPuzzle] = []
    columns: list[str] | None = None
    try:
        for row in reader:
            if columns is None:
                columns = [each.strip().casefold() for each in row]
                if "name" not in columns:
                    reason = tr("its first line has no column 'name'; name the columns there")
                    raise FormatError(name, 1, reason)
            elif any(map(str.strip, row)):
                fields = {key: _unshielded(each) for key, each in zip(columns, row, strict=False)}
                puzzles.append(_Fields(fields, name, reader.line_num).puzzle())
            if len(puzzles) > MAX_PUZZLES:
                reason = tr("it can contain at most {maximum:,} puzzles", maximum=MAX_PUZZLES)
                raise FormatError(name, None, reason)
    except csv.Error as error:
        raise FormatError(
            name, reader.line_num, tr("it is not CSV: {error}", error=str(error))
        ) from error
    if columns is None:
        raise FormatError(name, None, tr("it is empty"))
    return tuple(puzzles)


class _Fields:
    """The fields of one line; each is found by the name of its column."""

    def __init__(self, fields: Mapping[str, str], file: str, line: int) -> None:
        self._fields = fields
        self._file = file
        self._line = line

    def puzzle(self) -> CollectedPuzzle:
        """Return the puzzle of the line."""
        name, designer, maker, lent_to = (single_line(self._text(each)) for each in _TEXTS)
        form = self._text("form")
        is_form = len(form) == len(digest_of(b"")) and set(form) <= set("0123456789abcdef")
        return CollectedPuzzle(
            name=name,
            states=frozenset(
                state for state in State if self._text(state.value).strip().casefold() in _YES
            ),
            lent_to=lent_to,
            designer=designer,
            maker=maker,
            year=self._number("year", MIN_YEAR, MAX_YEAR),
            numbers=self._numbers(),
            notes=note_text(self._text("notes")),
            form=form if is_form else "",
            piece_count=self._number("pieces") or 0,
            findings=self._findings(),
        )

    def _findings(self) -> Findings | None:
        finished = self._text("finished").strip().casefold()
        if not finished:
            return None
        return Findings(
            solutions=self._number("solutions"),
            assemblies=self._number("analysed"),
            apart=self._number("come apart"),
            level=single_line(self._text("level")),
            seconds=self._decimal("seconds") or 0.0,
            limit=self._decimal("limit"),
            is_finished=finished in _YES,
            remark=single_line(self._text("remark")),
            is_counted=self._text("counted").strip().casefold() in _YES,
            not_decided=self._number("not decided") or 0,
        )

    def _numbers(self) -> tuple[tuple[str, str], ...]:
        lines = [each for each in self._text("numbers").splitlines() if each.strip()]
        pairs = [catalogue_number(each) for each in lines[: MAX_NUMBERS + 1]]
        if None in pairs or len(pairs) > MAX_NUMBERS:
            self._refuse("numbers", tr("lines such as 'PWBP: 12' are needed"))
        return tuple(pair for pair in pairs if pair is not None)

    def _number(self, column: str, least: int = 0, most: int = 2**63 - 1) -> int | None:
        text = self._text(column).strip()
        if not text:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 19:
            self._refuse(column, tr("a whole number is needed, not '{text}'", text=text[:40]))
        if not least <= int(text) <= most:
            self._refuse(
                column,
                tr("a number from {least} to {most} is needed", least=least, most=most),
            )
        return int(text)

    def _decimal(self, column: str) -> float | None:
        text = self._text(column).strip()
        try:
            found = float(text) if text else None
        except ValueError:
            found = -1.0
        if found is not None and not 0 <= found <= 1e15:
            self._refuse(column, tr("a number is needed, not '{text}'", text=text[:40]))
        return found

    def _text(self, column: str) -> str:
        return self._fields.get(column, "")

    def _refuse(self, column: str, reason: str) -> NoReturn:
        text = tr("column '{column}': {reason}", column=column, reason=reason)
        raise FormatError(self._file, self._line, text)


def _decoded(digest: str, text: str, source: Source) -> bytes:
    try:
        content = b64decode(text, validate=True)
    except (Error, ValueError):
        content = b""
    if digest_of(content) != digest or len(content) > FILE_LIMITS.size:
        source.wrong(("contents", digest[:64]), tr("the content is damaged or too large"))
    return content


def _shielded(text: str) -> str:
    """Return a text, after an apostrophe if :func:`_unshielded` would change it otherwise."""
    return f"'{text}" if text[:1] == "'" and text[1:2] in (*FORMULA_STARTS, "'") else text


def _unshielded(text: str) -> str:
    """Return a text without the apostrophe that prevents its use as a formula."""
    return text[1:] if text[:1] == "'" and text[1:2] in (*FORMULA_STARTS, "'") else text


def _of_findings(value: Callable[[Findings], object]) -> Callable[[CollectedPuzzle], str]:
    def text(puzzle: CollectedPuzzle) -> str:
        found = None if puzzle.findings is None else value(puzzle.findings)
        return "" if found is None else str(found)

    return text


def _of_state(state: State) -> Callable[[CollectedPuzzle], str]:
    return lambda puzzle: "yes" if state in puzzle.states else ""


def _lines(pairs: Sequence[tuple[str, str]]) -> str:
    return "\n".join(f"{catalogue}: {number}" for catalogue, number in pairs)


_COLUMNS: dict[str, Callable[[CollectedPuzzle], str]] = {
    "name": lambda puzzle: puzzle.name,
    "designer": lambda puzzle: puzzle.designer,
    "maker": lambda puzzle: puzzle.maker,
    "year": lambda puzzle: "" if puzzle.year is None else str(puzzle.year),
    "numbers": lambda puzzle: _lines(puzzle.numbers),
    **{state.value: _of_state(state) for state in State},
    "lent to": lambda puzzle: puzzle.lent_to,
    "notes": lambda puzzle: puzzle.notes,
    "pieces": lambda puzzle: str(puzzle.piece_count) if puzzle.piece_count else "",
    "solutions": _of_findings(lambda found: found.solutions),
    "analysed": _of_findings(lambda found: found.assemblies),
    "come apart": _of_findings(lambda found: found.apart),
    "level": _of_findings(lambda found: found.level),
    "seconds": _of_findings(lambda found: found.seconds),
    "limit": _of_findings(lambda found: found.limit),
    "finished": _of_findings(lambda found: "yes" if found.is_finished else "no"),
    "counted": _of_findings(lambda found: "yes" if found.is_counted else "no"),
    "not decided": _of_findings(lambda found: found.not_decided),
    "remark": _of_findings(lambda found: found.remark),
    "file": lambda puzzle: "" if puzzle.file is None else puzzle.file.name,
    "form": lambda puzzle: puzzle.form,
}
"""The columns of CSV, each with a function that returns its text for a puzzle."""

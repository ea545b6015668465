"""Limits for reading files of every type.

A file may come from a download, a mail or a damaged disk. All files are read through this module,
so that no file fills the memory or crashes the program. It refuses with one sentence a file that is
too large, deeply nested brackets, a number with thousands of digits, or a small archive that
unpacks to gigabytes.
"""

from __future__ import annotations

import re
import stat
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from cubewright.errors import FormatError
from cubewright.translation import mark, tr

GZIP_MAGIC = b"\x1f\x8b"
"""The first two bytes of a gzip file (RFC 1952, 2.3.1)."""

_KIB, _MIB = 1 << 10, 1 << 20


@dataclass(frozen=True)
class Limits:
    """Upper bounds for one type of file.

    ``noun`` names the type in errors. ``size`` is in bytes, after unpacking. ``depth`` limits the
    nesting of brackets, ``digits`` the digits of a number. ``streams`` also allows a pipe or a
    device. It is off for most types, because opening a pipe blocks until another program writes.
    """

    noun: str
    size: int
    depth: int = 64
    digits: int = 100
    streams: bool = False


MAX_CELLS = 1 << 21
"""Maximum total number of cells in all figures or shapes of a file, 128x128x128."""
MAX_FIGURES = 100_000
"""Maximum number of figures or shapes of a file."""
MAX_LINES = 1 << 21
"""Maximum number of lines of a figure file."""
MAX_VALUES, MAX_LISTS, MAX_QUOTES = 1 << 23, 1 << 22, 1 << 22
"""Maximum numbers of values, of lists and objects, and of quotation marks in JSON or TOML.

Each takes memory. A cell is a list of three numbers.
"""

FIGURE_FILE = Limits(mark("a figure file"), 64 * _MIB, streams=True)
SAVED_SEARCH = Limits(mark("a saved search"), 64 * _MIB)
ROWS_HEADER = Limits(mark("the header of saved solutions"), 4 * _KIB, depth=2)
PIECE_SET = Limits(mark("a piece set"), 4 * _MIB, depth=8, streams=True)
KNOWN_COUNTS = Limits(mark("the list of known counts"), 64 * _MIB, depth=8)
KNOWN_HARDNESS = Limits(mark("the list of examined puzzles"), 64 * _MIB, depth=8)
SETTINGS = Limits(mark("the settings"), 1 * _MIB)
LIBRARY_LIST = Limits(mark("the list of library folders"), 4 * _MIB, depth=8)
XMPUZZLE = Limits(mark("a BurrTools file"), 64 * _MIB)
PROJECT_FIELD = Limits(mark("a project file"), 64 * _MIB)
"""Limit for one text or blob of a project; the whole file may contain millions of solutions."""
PROJECT_TEXTS = Limits(mark("a project file"), 512 * _MIB)
"""Limit for all content of a project except solutions, which are read on demand."""
RECOVERY_COPY = Limits(mark("a recovery copy"), 128 * _MIB)

_JSON_STRINGS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_TOML_STRINGS = re.compile(
    rb'"""(?:[^\\]|\\.)*?"""' + rb"|'''.*?'''" + rb'|"(?:[^"\\\n]|\\.)*"' + rb"|'[^'\n]*'|#[^\n]*",
    re.DOTALL,
)
"""Strings and comments, whose brackets and digits are text."""
_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")
"""The start of a JSON escape that is valid only in pairs (RFC 8259, section 7)."""


def read_bytes(path: Path, limits: Limits, *, unpack: bool = False) -> bytes:
    """Return the content of a file.

    ``unpack`` unpacks a gzip file, whatever its name.

    Raises:
        FormatError: The file cannot be read, is too large or is damaged.
    """
    try:
        if not limits.streams:
            check_is_file(path)
        with path.open("rb") as file:
            content = file.read(limits.size + 1)
    except (OSError, ValueError) as error:  # A ValueError means that no file can have this name.
        raise unreadable_error(path, error) from error
    _check_size(content, path.name, limits)
    if unpack and content.startswith(GZIP_MAGIC):
        content = unpack_gzip(content, path.name, limits)
    return content


def check_is_file(path: Path) -> None:
    """Refuse a folder, a pipe or a device.

    Raises:
        FormatError: The path is one of these.
        OSError: The file does not exist.
        ValueError: No file can have this name.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode):
        if stat.S_ISDIR(mode):
            reason = tr("it is a folder and not a file; move it away")
        else:
            reason = tr("it is a pipe or a device and not a file; move it away")
        raise FormatError(path.name or str(path), None, reason)


def unreadable_error(path: Path, error: OSError | ValueError) -> FormatError:
    """Return the error for a file that the system cannot read."""
    reason = getattr(error, "strerror", None) or str(error)
    if isinstance(error, IsADirectoryError):
        reason = tr("it is a folder; name a file in it")
    return FormatError(path.name or str(path), None, tr("cannot be read: {reason}", reason=reason))


def read_text(path: Path, limits: Limits) -> str:
    """Return the content of a UTF-8 file.

    Raises:
        FormatError: The file cannot be read, is too large or is not UTF-8.

    """
    return _decoded(read_bytes(path, limits), path.name)


def read_json(path: Path, limits: Limits, *, unpack: bool = False) -> Any:
    """Return the value of a JSON file; ``unpack`` also accepts a gzip file.

    Raises:
        FormatError: The file cannot be read, is not JSON or exceeds the limits.
    """
    return parse_json(read_bytes(path, limits, unpack=unpack), path.name, limits)


def parse_json(content: bytes, file: str, limits: Limits) -> Any:
    """Return the value of a JSON text; ``file`` names it in errors.

    Raises:
        FormatError: The text is not JSON or exceeds the limits.
    """
    import json

    _check_size(content, file, limits)
    text = _decoded(content, file)
    _check_nesting_and_numbers(content, file, limits, _JSON_STRINGS)
    try:
        values = json.loads(text, parse_constant=_refuse_constant)
        if _SURROGATE.search(content) is not None:
            json.dumps(values, ensure_ascii=False).encode()
        return values
    except UnicodeEncodeError as error:
        reason = tr(
            "it is not {noun}: a text in it contains an incomplete character", noun=tr(limits.noun)
        )
        raise FormatError(file, None, reason) from error
    except json.JSONDecodeError as error:
        reason = tr(
            "it is incomplete, or not {noun}: {msg} (column {colno})",
            noun=tr(limits.noun),
            msg=error.msg,
            colno=error.colno,
        )
        raise FormatError(file, error.lineno, reason) from error
    except (ValueError, RecursionError) as error:
        raise FormatError(
            file, None, tr("it is not {noun}: {error}", noun=tr(limits.noun), error=str(error))
        ) from error


def parse_toml(text: str, file: str, limits: Limits) -> dict[str, Any]:
    """Return the table of a TOML text; ``file`` names it in errors.

    Raises:
        FormatError: The text is not TOML or exceeds the limits.
    """
    import tomllib

    content = text.encode("utf-8", "replace")
    _check_size(content, file, limits)
    _check_nesting_and_numbers(content, file, limits, _TOML_STRINGS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError is a ValueError.
        raise FormatError(file, None, tr("not valid TOML: {error}", error=str(error))) from error


class Budget:
    """The remaining number of bytes for all parts of a file named ``file``."""

    def __init__(self, file: str, limits: Limits) -> None:
        self._file = file
        self._limits = limits
        self._left = limits.size

    def take(self, part: object) -> None:
        """Subtract the length of a text or bytes; ignore other values.

        Raises:
            FormatError: The parts together are too large.
        """
        self._left -= len(part) if isinstance(part, str | bytes) else 0
        if self._left < 0:
            _refuse_size(self._file, self._limits, tr(" when unpacked"))


def _check_size(content: bytes, file: str, limits: Limits) -> None:
    if len(content) > limits.size:
        _refuse_size(file, limits)


def _refuse_size(file: str, limits: Limits, unpacked: str = "") -> NoReturn:
    most = limits.size
    shown = f"{most // _MIB} MiB" if most >= _MIB else f"{most // _KIB} KiB"
    reason = tr(
        "it is larger than {shown}{unpacked}, the most that {noun} may hold",
        shown=shown,
        unpacked=unpacked,
        noun=tr(limits.noun),
    )
    raise FormatError(file, None, tr("{reason}; check that it is the right file", reason=reason))


def unpack_gzip(content: bytes, file: str, limits: Limits) -> bytes:
    """Return the content of a gzip file named ``file``; stop unpacking at the limit.

    Raises:
        FormatError: The file is damaged or too large when unpacked.
    """
    import gzip
    import zlib

    try:
        with gzip.GzipFile(fileobj=BytesIO(content)) as packed:
            found = packed.read(limits.size + 1)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        reason = tr("the compressed file is incomplete or damaged; copy it again")
        raise FormatError(file, None, reason) from error
    if len(found) > limits.size:
        _refuse_size(file, limits, tr(" when unpacked"))
    return found


def _decoded(content: bytes, file: str) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FormatError(file, line, tr("cannot be read: save it as UTF-8 text")) from error


def _refuse_constant(name: str) -> NoReturn:
    """Refuse ``NaN`` and ``Infinity``, which JSON excludes (RFC 8259, section 6)."""
    raise ValueError(tr("{name} is not a number", name=name))


def _check_nesting_and_numbers(
    content: bytes, file: str, limits: Limits, strings: re.Pattern[bytes]
) -> None:
    if content.count(b'"') > MAX_QUOTES:
        _refuse_values(file, limits)
    # Replacing keeps the length, so an offset in this text is an offset in the file.
    plain = strings.sub(_blanks, content)
    number = re.search(rb"[0-9_]{%d}" % (limits.digits + 1), plain)
    if number is not None:
        reason = tr("a number has more than {digits} digits; correct it", digits=limits.digits)
        raise FormatError(file, _line_at(content, number.start()), reason)
    opened, closed = (sum(map(plain.count, each)) for each in ((b"[", b"{"), (b"]", b"}")))
    if max(opened, closed) > MAX_LISTS or plain.count(b",") > MAX_VALUES:
        _refuse_values(file, limits)
    if opened <= limits.depth:
        return
    codes = np.frombuffer(plain, np.uint8)
    opening = (codes == ord("[")) | (codes == ord("{"))
    brackets = opening | (codes == ord("]")) | (codes == ord("}"))
    at = np.flatnonzero(brackets)
    depth = np.cumsum(np.where(opening[at], np.int8(1), np.int8(-1)), dtype=np.int32)
    too_deep = depth > limits.depth
    if too_deep.any():
        reason = tr(
            "brackets are nested more than {depth} deep; check that it is the right file",
            depth=limits.depth,
        )
        raise FormatError(file, _line_at(content, int(at[too_deep.argmax()])), reason)


def _refuse_values(file: str, limits: Limits) -> NoReturn:
    reason = tr(
        "it has more values than {noun} may hold; check that it is the right file",
        noun=tr(limits.noun),
    )
    raise FormatError(file, None, reason)


def _blanks(found: re.Match[bytes]) -> bytes:
    return b" " * len(found[0])


def _line_at(content: bytes, offset: int) -> int:
    return content.count(b"\n", 0, offset) + 1

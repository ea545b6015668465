"""Read and write the fields of a directive, such as ``count=2 name="long bar"``."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from cubewright.errors import PickledError
from cubewright.translation import tr

MAX_COPIES = 999
_FIELD = re.compile(r'([\w-]+)(?:=("(?:[^"\\]|\\.)*"|[^\s"]\S*))?(?=\s|$)\s*')
NUMBER = re.compile(r"[0-9]{1,3}")
_MAX_QUOTE = 40

Fields = Mapping[str, str]
"""The fields of a directive, without quotes."""


class DirectiveError(PickledError, ValueError):
    """Raised for a directive that cannot be read; ``line`` is the number of its line."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        super().__init__(reason)


def read_fields(line: int, text: str, known: Sequence[str]) -> dict[str, str]:
    """Return the fields of a directive.

    Raises:
        DirectiveError: A field is unknown, stated twice, or cannot be read.
    """
    found: dict[str, str] = {}
    at = 0
    while at < len(text):
        token = _FIELD.match(text, at)
        if token is None:
            reason = tr(
                "'{short}' cannot be read; write fields such as count=2", short=shortened(text[at:])
            )
            raise DirectiveError(line, reason)
        name, value = token.groups()
        if name not in known:
            raise DirectiveError(
                line,
                tr(
                    "there is no field '{short}'; use {listed}",
                    short=shortened(name),
                    listed=_listed(known),
                ),
            )
        if name in found:
            raise DirectiveError(
                line, tr("the field '{name}' is stated twice; remove one", name=name)
            )
        if (value is None) is not (name == "deleted"):
            needed = (
                tr("takes no value")
                if value is not None
                else tr("needs a value, as in {name}=…", name=name)
            )
            raise DirectiveError(line, tr("the field '{name}' {needed}", name=name, needed=needed))
        found[name] = _unquoted(line, name, value or "")
        at = token.end()
    return found


def _unquoted(line: int, name: str, value: str) -> str:
    if not value.startswith('"'):
        return value
    try:
        text = json.loads(value)
        text.encode("utf-8")
    except ValueError:
        raise DirectiveError(
            line,
            tr("the value of '{name}' is not a text: {short}", name=name, short=shortened(value)),
        ) from None
    return str(text)


def read_copies(line: int, symbol: str, name: str, value: str) -> int:
    """Return the value of a field as a number of copies, 0 to :data:`MAX_COPIES`.

    Raises:
        DirectiveError: The value is not such a number.
    """
    if not NUMBER.fullmatch(value):
        needed = tr("a whole number from 0 to {max_copies}", max_copies=MAX_COPIES)
        raise DirectiveError(
            line,
            tr(
                "piece {symbol}: '{name}' needs {needed}, not '{short}'",
                symbol=symbol,
                name=name,
                needed=needed,
                short=shortened(value),
            ),
        )
    return int(value)


def read_flag(line: int, name: str, fields: Fields) -> bool:
    """Return the value of a field that is ``true`` or ``false``.

    Raises:
        DirectiveError: The value is neither.
    """
    value = fields[name]
    if value not in ("true", "false"):
        raise DirectiveError(
            line,
            tr("'{name}' needs true or false, not '{short}'", name=name, short=shortened(value)),
        )
    return value == "true"


def _listed(names: Sequence[str]) -> str:
    return tr("{one} or {other}", one=", ".join(names[:-1]), other=names[-1])


def shortened(text: str, limit: int = _MAX_QUOTE) -> str:
    """Return a text for an error, cut at ``limit`` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def quoted(text: str) -> str:
    """Return a text, quoted as the value of a field."""
    return json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False)

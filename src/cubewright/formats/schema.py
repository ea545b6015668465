"""Check the values of a file against typed schemas, and report errors in plain words.

A schema is a :class:`msgspec.Struct`. msgspec checks the values. The error states the file, the
field, the required value and the actual value instead of msgspec's message. The ``description`` of
the field's annotation, or else its type, describes the required value.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from cubewright.errors import FormatError
from cubewright.translation import mark, tr

T = TypeVar("T")

FieldPath = tuple[str | int, ...]
"""The keys and indices from the root of a file's values to a field."""

Count = Annotated[int, Meta(ge=0, description=mark("a whole number that is not negative"))]
Seconds = Annotated[float, Meta(ge=0, le=1e15, description=mark("a number that is not negative"))]
Fraction = Annotated[float, Meta(ge=0, le=1, description=mark("a number from 0 to 1"))]
Coordinate = Annotated[
    int, Meta(ge=-(10**6), le=10**6, description=mark("a whole number up to 1000000"))
]
CellData = Annotated[
    tuple[Coordinate, Coordinate, Coordinate],
    Meta(description=mark("a cell of three whole numbers")),
]
CellsData = Annotated[tuple[CellData, ...], Meta(min_length=1, description=mark("a list of cells"))]

_WORDS: Mapping[object, str] = {
    str: mark("a text"),
    bool: mark("true or false"),
    int: mark("a whole number"),
    float: mark("a number"),
    list: mark("a list"),
    tuple: mark("a list"),
    dict: mark("an object"),
}
_MAX_VALUE_LENGTH = 40
"""Maximum number of characters shown of a wrong value."""


@dataclass(frozen=True)
class Source:
    """A file's values, and the names of their fields in errors.

    >>> Source("a.json", {"seconds": "3"}).convert(dict[str, float])
    Traceback (most recent call last):
    cubewright.errors.FormatError: a.json: field 'seconds': a number is needed, not '3'
    """

    file: str
    values: object

    def field_name(self, path: FieldPath) -> str:
        """Return the name of a field in errors: its path in program notation.

        >>> Source("a.json", {}).field_name(("pieces", 1, "symbol"))
        "field 'pieces[1].symbol'"
        """
        text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
        return tr("field '{name}'", name=text.removeprefix("."))

    def wrong(self, path: FieldPath, reason: str) -> NoReturn:
        """Refuse a field.

        Raises:
            FormatError: Always; the error names the file, the field and the reason.
        """
        where = f"{self.field_name(path)}: " if path else ""
        raise FormatError(self.file, None, where + reason)

    def check_choice(self, name: str, value: str, choices: Iterable[str]) -> None:
        """Refuse a field with an impossible value.

        Raises:
            FormatError: The value is not among the choices.
        """
        if value not in choices:
            needed = ", ".join(f"'{each}'" for each in choices)
            self.wrong(
                (name,), tr("one of {needed} is needed, not '{value}'", needed=needed, value=value)
            )

    def convert(self, schema: type[T]) -> T:
        """Return the values converted to the type that the schema defines.

        Raises:
            FormatError: A value is missing, unknown or does not match the schema.

        """
        try:
            return msgspec.convert(self.values, schema)
        except msgspec.ValidationError as error:
            self._refuse(schema, str(error))

    def _refuse(self, schema: object, message: str) -> NoReturn:
        found, _, place = message.partition(" - at `$")
        path, annotation, value = _followed(schema, self.values, place.rstrip("`"))
        missing = re.fullmatch("Object missing required field `(.*)`", found)
        if missing:
            self.wrong((*path, missing[1]), tr("it is missing"))
        unknown = re.fullmatch("Object contains unknown field `(.*)`", found)
        if unknown:
            self.wrong(
                (*path, unknown[1]),
                tr("there is no such field ({hint})", hint=_hint(unknown[1], annotation)),
            )
        if value is None:  # The value is JSON's null.
            self.wrong(path, tr("it is missing"))
        shown = repr(value)
        if len(shown) > _MAX_VALUE_LENGTH:
            shown = shown[: _MAX_VALUE_LENGTH - 3] + "..."
        self.wrong(
            path, tr("{needed} is needed, not {shown}", needed=_needed(annotation), shown=shown)
        )


def _followed(schema: object, values: object, place: str) -> tuple[FieldPath, object, object]:
    path: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", place):
        key: str | int
        if name:
            key = name
            schema = get_type_hints(_bare(schema), include_extras=True)[name]
        elif index == "...":  # msgspec does not name the key of a mapping.
            schema = get_args(_bare(schema))[1]
            key = _first_wrong(values, schema)
        else:
            key = int(index)
            inner = get_args(_bare(schema))
            schema = inner[0] if inner[-1] is ... or len(inner) == 1 else inner[key]
        path.append(key)
        values = values[key]  # type: ignore[index]
    return tuple(path), schema, values


def _first_wrong(values: object, schema: object) -> str:
    assert isinstance(values, Mapping)
    for key, value in values.items():
        try:
            msgspec.convert(value, schema)
        except msgspec.ValidationError:
            return str(key)
    raise AssertionError("no value of the mapping is wrong")


def _bare(annotation: object) -> Any:
    """Return the type without its annotation and without ``None``."""
    while True:
        if get_origin(annotation) is Annotated:
            annotation = get_args(annotation)[0]
        elif get_origin(annotation) in (Union, UnionType):
            annotation = next(each for each in get_args(annotation) if each is not NoneType)
        else:
            return annotation


def _needed(annotation: object) -> str:
    if get_origin(annotation) in (Union, UnionType):
        annotation = next(each for each in get_args(annotation) if each is not NoneType)
    if get_origin(annotation) is Annotated:
        for each in get_args(annotation)[1:]:
            if isinstance(each, Meta) and each.description:
                return tr(each.description)
    bare = _bare(annotation)
    return tr(_WORDS.get(get_origin(bare) or bare, mark("an object")))


def _hint(name: str, schema: object) -> str:
    from difflib import get_close_matches

    struct = _bare(schema)
    old_names = getattr(struct, "OLD_NAMES", ())
    fields = [each for each in struct.__struct_fields__ if each not in old_names]
    close = get_close_matches(name, fields, n=1)
    if close:
        return tr("did you mean '{name}'?", name=close[0])
    return tr("there are {names}", names=", ".join(fields))

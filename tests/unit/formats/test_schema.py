"""An error about a schema names the file, the field, the needed value and the value found."""

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from cubewright.errors import FormatError
from cubewright.formats.schema import (
    CellData,
    CellsData,
    Coordinate,
    Count,
    Fraction,
    Seconds,
    Source,
)


class Inner(Struct, forbid_unknown_fields=True):
    count: Count
    cells: CellsData | None = None


class Outer(Struct):
    name: Annotated[str, Meta(min_length=1, description="a name")] = "x"
    flag: bool = False
    inner: Inner | None = None
    inners: tuple[Inner, ...] = ()
    texts: dict[str, str] = {}
    pair: tuple[int, float] = (0, 0)
    tables: dict[str, dict[str, int]] = {}


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ([], "an object is needed, not []"),
        ({"name": ""}, "field 'name': a name is needed, not ''"),
        ({"flag": 1}, "field 'flag': true or false is needed, not 1"),
        ({"inner": 3}, "field 'inner': an object is needed, not 3"),
        ({"inner": {}}, "field 'inner.count': it is missing"),
        (
            {"inners": [{"count": 1}, {"count": -1}]},
            "field 'inners[1].count': a whole number that is not negative is needed, not -1",
        ),
        (
            {"inner": {"count": 1, "cell": []}},
            "field 'inner.cell': there is no such field (did you mean 'cells'?)",
        ),
        (
            {"inner": {"count": 1, "zzz": []}},
            "field 'inner.zzz': there is no such field (there are count, cells)",
        ),
        (
            {"inner": {"count": 1, "cells": [[1, 2, 3], [1, 2, "3"]]}},
            "field 'inner.cells[1][2]': a whole number up to 1000000 is needed, not '3'",
        ),
        (
            {"inner": {"count": 1, "cells": []}},
            "field 'inner.cells': a list of cells is needed, not []",
        ),
        ({"texts": {"a": "b", "c": 1}}, "field 'texts.c': a text is needed, not 1"),
        ({"tables": {"a": {"b": 1}, "c": {"d": ""}}}, "field 'tables.c.d': a whole number"),
        ({"pair": [1, "x"]}, "field 'pair[1]': a number is needed, not 'x'"),
        ({"name": ["x" * 50]}, "field 'name': a name is needed, not ['" + "x" * 35 + "..."),
    ],
)
def test_a_wrong_field_is_named(values, reason):
    with pytest.raises(FormatError) as caught:
        Source("a.json", values).convert(Outer)
    assert str(caught.value).startswith(f"a.json: {reason}")


def test_values_that_match_are_converted():
    values = {"inner": {"count": 1, "cells": [[0, 0, 0]]}, "pair": [1, 2], "unknown": None}
    outer = Source("a.json", values).convert(Outer)
    assert outer.inner == Inner(1, ((0, 0, 0),))
    assert outer.pair == (1, 2.0)


@pytest.mark.parametrize(
    ("kind", "least", "most", "needed"),
    [
        (Count, 0, 10**30, "a whole number that is not negative"),
        (Seconds, 0, 10**15, "a number that is not negative"),
        (Fraction, 0, 1, "a number from 0 to 1"),
        (Coordinate, -(10**6), 10**6, "a whole number up to 1000000"),
    ],
)
def test_a_number_is_read_up_to_its_bounds(kind, least, most, needed):
    def read(value):
        return Source("a.json", {"n": value}).convert(dict[str, kind])["n"]

    step = 1 if kind in (Count, Coordinate) else 0.25
    assert (read(least), read(most)) == (least, most)
    assert read(least + step) == least + step
    beyond = [least - step] if kind is Count else [least - step, most + step]
    for wrong in beyond:
        with pytest.raises(FormatError, match=f"{needed} is needed, not"):
            read(wrong)


def test_a_cell_has_three_coordinates_and_a_list_of_cells_has_one_at_least():
    def read(value, kind):
        return Source("a.json", {"n": value}).convert(dict[str, kind])["n"]

    assert read([1, -2, 3], CellData) == (1, -2, 3)
    assert read([[1, 2, 3]], CellsData) == ((1, 2, 3),)
    for wrong in ([1, 2], [1, 2, 3, 4]):
        with pytest.raises(FormatError, match="a cell of three whole numbers is needed"):
            read(wrong, CellData)
    with pytest.raises(FormatError, match="a list of cells is needed"):
        read([], CellsData)


@pytest.mark.parametrize(("length", "end"), [(38, "x'"), (39, "...")])
def test_a_long_value_is_shortened(length, end):
    with pytest.raises(FormatError) as caught:
        Source("a.json", {"n": "x" * length}).convert(dict[str, int])
    shown = str(caught.value).partition("not ")[2]
    assert len(shown) == 40
    assert shown.endswith(end)


def test_a_choice_is_one_of_those_that_there_are():
    source = Source("a.json", {})
    source.check_choice("order", "b", ("a", "b"))
    with pytest.raises(
        FormatError, match=r"^a\.json: field 'order': one of 'a', 'b' is needed, not"
    ):
        source.check_choice("order", "c", ("a", "b"))
    with pytest.raises(FormatError, match=r"^a\.json: too much$"):
        source.wrong((), "too much")

"""Values that do not match a schema are named by file, field, what is needed and what is there."""

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from cubewright.errors import FormatError
from cubewright.formats.schema import CellsData, Count, Source


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
            "field 'inners[1].count': a whole number from 0 on is needed, not -1",
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

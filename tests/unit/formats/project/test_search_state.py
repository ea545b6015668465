"""The state of a search is read as it was written; an error names the field."""

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.project import search_state
from cubewright.formats.project.search_state import SearchState, state_bytes, state_of_bytes
from cubewright.model.symmetry.group import Convention

numbers = st.integers(0, 2**62)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(0, 1) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@st.composite
def states(draw):
    return SearchState(
        convention=draw(st.sampled_from(Convention)),
        engine=draw(st.text(min_size=1, max_size=9)),
        settings=draw(st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=3)),
        count_only=draw(st.booleans()),
        problem=draw(st.text(min_size=1, max_size=9)),
        state=draw(st.dictionaries(st.text(max_size=5), values, max_size=4)),
        counts={each: draw(numbers) for each in Convention},
        listed=draw(numbers),
        seconds=draw(st.floats(0, 1e9)),
        fraction=draw(st.floats(0, 1)),
    )


def a_state(**changes):
    state = SearchState(
        convention=Convention.UNIQUE,
        engine="most-constrained",
        settings={},
        count_only=False,
        problem="0123",
        state={"path": [1, 2]},
        counts=dict.fromkeys(Convention, 7),
        listed=7,
        seconds=1.5,
        fraction=0.25,
    )
    return dataclasses.replace(state, **changes)


@given(state=states())
def test_a_written_state_is_read_back(state):
    assert state_of_bytes(state_bytes(state), "a.cubewright") == state


def test_equal_states_are_equal_bytes():
    assert state_bytes(a_state()) == state_bytes(a_state())


def wrong(content):
    with pytest.raises(FormatError) as caught:
        state_of_bytes(content, "a.cubewright")
    return str(caught.value)


@pytest.mark.parametrize("content", [b"[1]", b'"x"', b"{}", b'{"format": "other"}'])
def test_something_else(content):
    assert wrong(content) == "a.cubewright: it contains no saved search"


def test_half_a_state():
    assert wrong(state_bytes(a_state())[:-40]).startswith("a.cubewright, line 1: it is incomplete")


def test_count_only_may_be_missing_in_an_earlier_version():
    values = json.loads(state_bytes(a_state(count_only=True)))
    del values["count_only"]
    values["version"] = 2
    values[search_state.CHECK] = search_state.digest(values)
    assert state_of_bytes(json.dumps(values).encode(), "a.cubewright") == a_state()


def test_a_state_of_a_later_version():
    content = json.dumps({"format": search_state.FORMAT, "version": 9}).encode()
    assert wrong(content) == (
        "a.cubewright: it was saved in version 9 of this format, and this program reads "
        "versions up to 5; resume it with the program that saved it"
    )


def test_a_state_that_was_changed():
    changed = state_bytes(a_state()).replace(b'"listed":7', b'"listed":8')
    assert wrong(changed) == "a.cubewright: it has been changed since it was saved"


@pytest.mark.parametrize(
    ("keys", "value", "reason"),
    [
        (("seconds",), -1, "field 'seconds': a number that is not negative is needed, not -1"),
        (("seconds",), True, "field 'seconds': a number that is not negative is needed, not True"),
        (("fraction",), 1.5, "field 'fraction': a number from 0 to 1 is needed, not 1.5"),
        (
            ("listed",),
            "x",
            "field 'listed': a whole number that is not negative is needed, not 'x'",
        ),
        (("engine",), 3, "field 'engine': a text is needed, not 3"),
        (("settings",), {"a": 1}, "field 'settings.a': a text is needed, not 1"),
        (("counts", "raw"), None, "field 'counts.raw': it is missing"),
        (("state",), [], "field 'state': an object is needed, not []"),
        (
            ("convention",),
            "all",
            "field 'convention': one of 'raw', 'rotations', 'unique' is needed, not 'all'",
        ),
    ],
)
def test_a_wrong_field_is_named(keys, value, reason):
    document = json.loads(state_bytes(a_state()))
    *inner, last = keys
    table = document
    for key in inner:
        table = table[key]
    table[last] = value
    document[search_state.CHECK] = search_state.digest(document)
    assert wrong(json.dumps(document).encode()) == f"a.cubewright: {reason}"

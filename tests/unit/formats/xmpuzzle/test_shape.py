import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.xmpuzzle.shape import Shape, parse_states

SIZES = st.tuples(*[st.integers(1, 4)] * 3)
STATES = st.sampled_from(["_", "#", "+", "#1", "+63", "#20"])


@given(st.data(), SIZES)
def test_a_shape_is_written_as_it_was_read(data, size):
    number = size[0] * size[1] * size[2]
    text = "".join(data.draw(st.lists(STATES, min_size=number, max_size=number)))
    assert Shape(size, *parse_states(text, size)).text() == text


def test_x_runs_fastest_then_y_then_z():
    cells, optional, colours = parse_states("_#__+2___#1___", (2, 3, 2))
    assert cells == ((1, 0, 0), (0, 2, 0), (0, 1, 1))
    assert optional == {(0, 2, 0)}
    assert colours == {(0, 2, 0): 2, (0, 1, 1): 1}


@pytest.mark.parametrize(
    ("text", "size", "reason"),
    [
        ("##", (3, 1, 1), "a box of 3x1x1 has 3 positions, but there are 2"),
        ("###", (10**6, 10**6, 10**6), "has 1,000,000,000,000,000,000 positions"),
        ("#*#", (3, 1, 1), r"position 2 is '\*'"),
        ("#123", (1, 1, 1), "position 2 is '3'"),
        ("", (0, 0, 0), "it has no positions"),
    ],
)
def test_text_that_does_not_fit_is_refused(text, size, reason):
    with pytest.raises(ValueError, match=reason):
        parse_states(text, size)

from hypothesis import given
from hypothesis import strategies as st

from cubewright.presenter.search.estimate_text import estimate_sentence, rounded, time_left
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.search.stages import StageTable


def test_unknown_estimates_give_no_text():
    progress = Progressed(0.2, Counts(), StageTable.zeros(3), 1.0)
    assert estimate_sentence(progress) == ""


@given(st.floats(0, 1e11), st.floats(1, 100))
def test_time_left_is_always_short(low, ratio):
    words = time_left((low, low * ratio))
    assert words.endswith(" left")
    assert len(words) < 32


@given(st.floats(0, 1e15))
def test_two_digits_are_significant(number):
    assert abs(rounded(number) - number) <= max(0.5, 0.051 * number)

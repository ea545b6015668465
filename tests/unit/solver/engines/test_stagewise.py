"""Patterns of cells in both representations."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.engines.stagewise import Bits
from cubewright.solver.problem.cover import cover_problem

WORDS = st.lists(st.lists(st.integers(0, 2**64 - 1), min_size=3, max_size=3), min_size=1)
COVER = cover_problem(built_in_puzzle("cube"))


@given(WORDS, WORDS, st.integers(0, 2))
def test_patterns_of_several_words_fit_if_no_bit_is_in_both(partial, forms, word):
    partial, forms = np.array(partial[:4], np.uint64), np.array(forms[:4], np.uint64)
    partial[0], forms[0] = 0, 0
    partial[0, word], forms[0, word] = 1, 1
    fits = Bits(COVER).fit_table(partial, forms)
    for i, form in enumerate(forms.tolist()):
        for j, before in enumerate(partial.tolist()):
            assert fits[i, j] == (not any(a & b for a, b in zip(form, before, strict=True)))


@pytest.mark.parametrize(("name", "dtype"), [("cube", np.uint32), ("bedlam", np.uint64)])
def test_small_figures_fit_into_one_short_word(name, dtype):
    cover = cover_problem(built_in_puzzle(name))
    bits = Bits(cover)
    forms = bits.placements(np.arange(5))
    assert forms.dtype == bits.empty().dtype == dtype
    assert forms.tolist() == cover.masks[:5].tolist()
    assert not bits.empty().any()
    assert bits.fit_table(bits.empty(), forms).all()
    assert not bits.fit_table(forms, forms).diagonal().any()
    assert bits.merge(bits.empty(), forms).tolist() == forms.tolist()

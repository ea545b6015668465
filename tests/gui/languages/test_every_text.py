"""Every text of the window is translated, and changes when the language does."""

import pytest
from pseudo import shown_texts

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.languages.ts_file import language_codes


@pytest.fixture
def back_to_english():
    yield
    LANGUAGE.choose("en")


def solve(window, qtbot):
    window.document.new(built_in_puzzle("cube"))
    window.actions_["solve"].trigger()
    controller = window.solve_controller
    qtbot.waitUntil(lambda: controller.solved is not None and not controller.running)


@pytest.mark.parametrize("code", language_codes())
def test_all_texts_change_back(code, window, qtbot, back_to_english):
    solve(window, qtbot)
    before = list(shown_texts(window))
    LANGUAGE.choose(code)
    qtbot.waitUntil(lambda: window.actions_["new"].text() != "&New")
    changed = list(shown_texts(window))
    assert sum(one != other for one, other in zip(before, changed, strict=True)) > 1000
    LANGUAGE.choose("en")
    qtbot.waitUntil(lambda: window.actions_["new"].text() == "&New")
    pairs = zip(before, shown_texts(window), strict=True)
    assert [pair for pair in pairs if pair[0] != pair[1]] == []

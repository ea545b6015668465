"""A figure whose pieces have an error in the file is never searched."""

import pytest

NAMES = ("solve", "compare", "hint", "still-solvable")
BAD = "/SOMA Bad\n; pieces: soma, with changes\n;piece T cuont=0\n"
FIGURES = f"{BAD}/111/111/111\n/111/111/111\n/111/111/111\n\n/SOMA Good\n/111/111/111\n"


@pytest.mark.parametrize("name", NAMES)
def test_the_command_is_disabled_with_the_reason_until_pieces_are_chosen(window, tmp_path, name):
    actions, path = window.actions_, tmp_path / "bad.fig"
    path.write_text(FIGURES)
    assert actions[name].isEnabled()
    window.file_controller.open(path)
    assert not actions[name].isEnabled()
    assert "The pieces in the file have an error: bad.fig, line 3" in actions[name].toolTip()
    window.document.select(1)
    assert name == "solve" or actions[name].isEnabled()  # Good has too few cubelets for Soma
    window.document.select(0)
    assert not actions[name].isEnabled()
    window.document.set_piece_set("soma")
    assert actions[name].isEnabled()
    assert "error" not in actions[name].toolTip()

"""Solutions built up piece by piece."""

import pytest

from cubewright.formats.built_in import built_in_puzzle

ROW = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))


def test_a_solution_is_built_up_with_slider_and_keys(window, qtbot):
    assert not window.build_slider.isEnabled()
    assert not window.actions_["previous-step"].isEnabled()
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: not window.solve_controller.is_running and window.panel.count > 0, timeout=20000
    )
    slider = window.build_slider.slider
    assert (slider.value(), slider.maximum()) == (7, 7)
    assert window.explode_slider.isEnabled()
    distance = window.view.pose.distance
    window.explode_slider.slider.setValue(4)
    assert window.view.pose.distance > distance
    window.actions_["previous-step"].trigger()
    assert slider.value() == 6
    assert window.explode_slider.slider.value() == 0
    assert window.view.pose.distance == pytest.approx(distance)
    assert not window.explode_slider.isEnabled()
    assert window.explode_slider.toolTip().startswith("Show all pieces")
    assert not window.actions_["explode"].isEnabled()
    assert len(window.view_controller.visible_solution.placed) == 6
    assert window.message.text().startswith("6 of 7: ")
    slider.setValue(0)
    assert window.message.text().startswith("No piece is placed yet.")
    assert not window.actions_["previous-step"].isEnabled()
    for count in range(1, 8):
        window.actions_["next-step"].trigger()
        assert slider.value() == count
    assert window.view_controller.visible_solution is window.view_controller.solution
    assert window.explode_slider.isEnabled()
    window.actions_["next"].trigger()
    assert (slider.value(), slider.maximum()) == (7, 7)


def test_stepping_starts_with_the_pre_placed_pieces(window, qtbot):
    window.document.place_piece("L", ROW)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: not window.solve_controller.is_running and window.panel.count > 0, timeout=20000
    )
    window.build_slider.slider.setValue(1)
    assert window.message.text() == "1 of 7: pre-placed."
    (first,) = window.view_controller.visible_solution.placed
    assert first.cells == ROW
    assert built_in_puzzle("cube").pieces[first.piece].symbol == "L"

"""Hints, and the query whether the position is still solvable."""

from PySide6.QtCore import QThread
from PySide6.QtTest import QTest

from cubewright.gui.placing import hint_controller as hinting_module
from cubewright.model.figure import Figure

ROW = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))


def ask(window, qtbot, name):
    window.actions_[name].trigger()
    qtbot.waitUntil(lambda: not window.hint_controller.is_asking, timeout=30000)
    return window.message.text()


def test_each_hint_is_a_piece_that_can_be_placed_next_by_hand(window, qtbot):
    status_message = [ask(window, qtbot, "hint")]
    assert status_message[0].startswith("Hint 1 of 7: ")
    assert "from above" in status_message[0]
    assert len(window.view_controller.visible_solution.placed) == 1
    for number in range(2, 8):
        status_message.append(ask(window, qtbot, "hint"))
        assert status_message[-1].startswith(f"Hint {number} of 7: ")
        assert len(window.view_controller.visible_solution.placed) == number
    assert len({text.split(": ")[1].split()[0] for text in status_message}) == 7
    assert ask(window, qtbot, "hint").startswith("Hint 1 of 7: ")


def test_a_hint_continues_from_the_pieces_that_the_player_placed(window, qtbot):
    window.document.place_piece("L", ROW)
    assert ask(window, qtbot, "hint").startswith("Hint 1 of 6: ")
    seen = window.view_controller.visible_solution
    assert ROW in [each.cells for each in seen.placed]
    newest = next(each for each in seen.placed if each.cells != ROW)
    window.document.place_piece(seen.piece(newest).symbol, newest.cells)
    assert ask(window, qtbot, "hint").startswith("Hint 1 of 5: ")


def test_a_hint_is_placed_in_one_undo_step(window, qtbot):
    assert not window.actions_["take-hint"].isEnabled()
    ask(window, qtbot, "hint")
    ask(window, qtbot, "hint")
    window.actions_["take-hint"].trigger()
    assert len(window.document.puzzle.pre_placed) == 2
    assert not window.actions_["take-hint"].isEnabled()
    assert window.message.text().startswith("Placed ")
    assert ask(window, qtbot, "hint").startswith("Hint 1 of 5: ")
    window.actions_["undo"].trigger()
    assert not window.document.puzzle.pre_placed


def test_the_status_line_reports_whether_the_position_is_solvable(window, qtbot):
    assert ask(window, qtbot, "still-solvable") == "Yes: there is a solution."
    window.document.place_piece("L", ROW)
    assert ask(window, qtbot, "still-solvable") == "Yes: there is a solution with these pieces."
    middle = ((1, 0, 1), (1, 1, 0), (1, 1, 1), (1, 2, 1))
    window.document.clear_constraints()
    window.document.place_piece("T", middle)  # the T in the middle of the cube leaves no solution
    assert ask(window, qtbot, "still-solvable").startswith(
        "No: there is no solution with these pieces."
    )
    assert ask(window, qtbot, "hint").startswith("No: ")


def test_other_pieces_remove_the_hint_and_its_sentence(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count > 0)
    ask(window, qtbot, "hint")
    assert window.editor.layer_grid._ghost
    window.pieces.panel.action("new-set").trigger()
    assert not window.editor.layer_grid._ghost
    assert window.message.text() == ""
    assert window.view_controller.visible_solution == window.panel.selected_solution()


def test_a_long_query_is_reported_and_can_be_stopped(window, qtbot, monkeypatch):
    def endless(_puzzle, control, _rules=None):
        while not control.stopped:
            QTest.qSleep(5)

    monkeypatch.setattr(hinting_module, "is_solvable", endless)
    monkeypatch.setattr(window.hint_controller._patience, "interval", lambda: 50)
    window.hint_controller._patience.setInterval(50)
    assert not window.actions_["stop"].isEnabled()
    window.actions_["still-solvable"].trigger()
    qtbot.waitUntil(lambda: window.message.text().startswith("Still looking"))
    assert window.actions_["stop"].isEnabled()
    window.actions_["stop"].trigger()
    qtbot.waitUntil(lambda: not window.hint_controller.is_asking)
    assert window.message.text() == "Stopped before an answer was found."
    assert not window.actions_["stop"].isEnabled()


def test_an_edit_ends_an_outdated_query(window, qtbot, monkeypatch):
    def endless(_puzzle, control, _rules=None):
        while not control.stopped:
            QTest.qSleep(5)

    monkeypatch.setattr(hinting_module, "next_steps", endless)
    window.actions_["hint"].trigger()
    assert window.hint_controller.is_asking
    window.document.place_piece("L", ROW)
    assert not window.hint_controller.is_asking
    assert not window.actions_["stop"].isEnabled()


def test_an_empty_figure_has_no_hint(window):
    window.document.edit(Figure((), "empty"), "Clear the figure")
    for name in ("hint", "still-solvable"):
        assert not window.actions_[name].isEnabled()
        assert window.actions_[name].toolTip() == "Open or draw a figure first"


def test_the_slider_and_the_sentence_follow_the_visible_pieces(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: not window.solve_controller.is_running and window.panel.count > 0, timeout=20000
    )
    slider = window.build_slider.slider
    slider.setValue(5)
    assert window.message.text().startswith("5 of 7: ")
    window.actions_["next"].trigger()
    assert window.message.text() == "", "all pieces of another solution are shown"
    assert ask(window, qtbot, "hint").startswith("Hint 1 of 7: ")
    assert (slider.value(), slider.maximum()) == (1, 7)
    assert ask(window, qtbot, "hint").startswith("Hint 2 of 7: ")
    assert slider.value() == 2
    slider.setValue(7)
    assert window.view_controller.visible_solution is window.view_controller.solution
    assert ask(window, qtbot, "hint").startswith("Hint 3 of 7: ")
    window.actions_["next"].trigger()
    assert slider.value() == 7
    assert window.message.text() == ""


def test_answers_are_computed_in_the_background_and_shown_in_the_window_s_thread(
    window, qtbot, monkeypatch
):
    threads = {}

    def question(_puzzle, _control):
        threads["asked"] = QThread.currentThread()
        return True

    def shown(_answer):
        threads["shown"] = QThread.currentThread()

    monkeypatch.setattr(hinting_module, "is_solvable", question)
    monkeypatch.setattr(window.hint_controller, "_show_solvable", shown)
    ask(window, qtbot, "still-solvable")
    assert threads["shown"] is window.thread()
    assert threads["asked"] is not window.thread()
    qtbot.waitUntil(lambda: window.hint_controller.worker.thread_count == 0)

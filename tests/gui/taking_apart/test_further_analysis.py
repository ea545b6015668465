"""Further analyses of one solution: the fewest moves in all, and all first separations."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.generators.burr_sticks import burr_outline
from cubewright.model.generators.generated_set import burr_piece_set
from cubewright.model.puzzle import Puzzle
from cubewright.solver.disassembly import fewest_moves

STICKS = (344, 704, 824, 888, 1024, 1933)
"""The burr “Sawn three times”: one assembly of level 3, with seven moves."""


@pytest.fixture
def burr(window, qtbot):
    puzzle = Puzzle(burr_outline(), burr_piece_set(STICKS))
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    assert not window.actions_["fewest-moves"].isEnabled()
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    return window


def ask(window, qtbot, name):
    window.actions_[name].trigger()
    assert not window.further_analysis.line.isHidden()
    qtbot.waitUntil(lambda: not window.further_analysis.is_running)
    assert window.further_analysis.line.isHidden()


def test_the_fewest_moves_are_played(burr, qtbot):
    ask(burr, qtbot, "fewest-moves")
    assert burr.message.text() == "Fewest total moves: 7 moves, level 3."
    assert burr.player.move_count == 7
    assert burr.player_bar.level.text() == "Level 3"
    burr.player.go_to_end()
    assert not burr.actions_["plan-forward"].isEnabled()
    burr.analysis.analyse_missing()
    qtbot.waitUntil(lambda: not burr.analysis.is_running)
    ask(burr, qtbot, "fewest-moves")
    assert "No plan has fewer total moves" in burr.message.text()


def test_all_first_separations_are_listed_and_copied(burr, qtbot):
    ask(burr, qtbot, "first-separations")
    dialog = burr.further_analysis.dialog
    assert dialog.text.text() == "The pieces separate after 3 moves, the minimum, in 4 ways:"
    lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert len(set(lines)) == 4
    for line in lines:
        half, rest = line.split(" from ")
        assert sorted((half + " " + rest).split()) == list("ABCDEF")
        assert len(half.split()) <= len(rest.split())
    QTest.keyClick(dialog, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().splitlines() == lines
    dialog.close()


def test_a_long_analysis_is_cancelled(burr, qtbot, monkeypatch):
    def endless(_assembly, is_stopped):
        states = 0
        while not is_stopped(states):
            states += 1
        return Analysis(AnalysisOutcome.NOT_DECIDED, states=states)

    monkeypatch.setattr(fewest_moves, "fewest_total_moves", endless)
    burr.actions_["fewest-moves"].trigger()
    qtbot.waitUntil(lambda: "states" in burr.further_analysis.line.text.text())
    assert not burr.actions_["first-separations"].isEnabled()
    burr.further_analysis.line.cancel.click()
    qtbot.waitUntil(lambda: not burr.further_analysis.is_running)
    assert burr.message.text() == "The analysis was stopped."
    assert burr.actions_["first-separations"].isEnabled()


def test_piece_groups_have_no_fewest_moves(burr, monkeypatch, qtbot):
    rules = burr.analysis.rules()
    grouped = type(rules)(rules.weights, (((1, 1),), ((1, 1),)))
    monkeypatch.setattr(burr.analysis, "rules", lambda: grouped)
    burr.actions_["fewest-moves"].trigger()
    assert not burr.further_analysis.is_running
    assert "groups" in burr.message.text()

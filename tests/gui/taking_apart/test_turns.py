"""Pieces turn in the window: a rod that has to turn in its box before it leaves."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from PySide6.QtWidgets import QDialogButtonBox

from cubewright.gui.taking_apart import turns as module
from cubewright.gui.taking_apart.turns import TurnsDialog
from cubewright.model.disassembly import Turn
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.solutions.columns import COLUMNS, TURNS_COLUMN
from cubewright.presenter.taking_apart.known import State
from cubewright.presenter.taking_apart.turn_choice import TurnChoice
from cubewright.solver.disassembly.search import AnalysisProgress

ROD = [(1, 1, 1), (2, 1, 1)]


def box(room=3):
    """A rod in a flat square room with a hole in its wall."""
    space = {(x, y, 1) for x in range(1, 1 + room) for y in range(1, 1 + room)} | {(room, 0, 1)}
    everything = product(range(room + 2), range(room + 2), range(3))
    shell = [cell for cell in everything if cell not in space]
    pieces = tuple(
        Piece(symbol, tuple(sorted(cells)), symbol, colour)
        for symbol, cells, colour in (("A", shell, "#e54d72"), ("B", ROD, "#4c86ee"))
    )
    return Puzzle(Figure([*shell, *ROD], "box"), PieceSet("box", "Box", pieces, (1, 1), CUBIC))


@pytest.fixture
def solved(window, qtbot, request):
    puzzle = box(*getattr(request, "param", ()))
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    return window


def analyse(window, qtbot, name="analyse-missing"):
    window.actions_[name].trigger()
    qtbot.waitUntil(lambda: not window.analysis.is_running)


def test_turns_are_off_until_they_are_allowed(solved, qtbot):
    window = solved
    analyse(window, qtbot)
    listed = window.panel.model.listed
    assert listed.analyses.of(0).state is State.CANNOT
    window.actions_["allow-turns"].trigger()
    assert "sharp edges" in window.message.text()
    analyse(window, qtbot)
    known = listed.analyses.of(0)
    assert (known.state, known.turns, known.allowance) == (State.PLAN, 1, 0)
    assert window.player_bar.level.text().endswith("1 turn (0)")
    assert "1 turn, sharp edges" in window.player_bar.level.toolTip()
    section = COLUMNS.index(TURNS_COLUMN)
    assert window.panel.model.index(0, section).data() == "1 \N{MIDDLE DOT} 0"
    header = window.panel.table.header
    assert not header.isSectionHidden(COLUMNS.index(TURNS_COLUMN))
    player = window.player
    number = [isinstance(step.move, Turn) for step in player.timeline.steps].index(True)
    player.go_to(number + 0.5)
    rod = player.timeline.places(number + 0.5)[1, :, :3]
    assert np.count_nonzero(np.abs(rod) > 1e-6) > 3  # it is turning
    np.testing.assert_allclose(rod @ rod.T, np.eye(3), atol=1e-9)
    player.go_to(number + 1.0)
    assert "turn by 90°" in window.message.text()


@pytest.mark.parametrize("solved", [(2,)], indirect=True)
def test_the_player_shows_where_rounded_edges_pass(solved, qtbot):
    window, player = solved, solved.player
    window.analysis.choose_turns(TurnChoice(True, None))
    analyse(window, qtbot)
    number = [isinstance(step.move, Turn) for step in player.timeline.steps].index(True)
    assert len(window.viewer.scene.bars) == 0
    player.go_to(number + 1.0)
    assert "needs allowance 0.09; at 45°, edges of B pass A" in window.message.text()
    bars = window.viewer.scene.bars
    assert len(bars) >= 1
    tree = window.player_bar.tree
    window.actions_["show-plan"].trigger()
    passage = tree.topLevelItem(0).child(number).child(0)
    assert passage.text(0) == "at 45°, edges of B pass A"
    tree.setCurrentItem(passage)
    assert number < player.position < number + 1
    assert tree.currentItem() is passage
    assert window.viewer.scene.bars is bars
    player.go_to(number + 1.0)
    assert tree.currentItem() is passage.parent()
    window.actions_["explore-moves"].trigger()
    assert len(window.viewer.scene.bars) == 0
    window.actions_["explore-moves"].trigger()
    window.actions_["show-plan"].trigger()


def test_the_plan_has_turns_if_they_are_allowed(solved, qtbot):
    window = solved
    window.actions_["allow-turns"].trigger()
    window.actions_["explore-moves"].trigger()
    window.explore_controller.find_way_out()
    qtbot.waitUntil(lambda: window.player.timeline is not None)
    window.player.pause()
    assert window.player.timeline.plan.turn_count == 1


def test_the_dialog_asks_for_the_allowance(solved, monkeypatch):
    window = solved
    dialog = TurnsDialog(Fraction(0), window)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.allowance == 0
    for text, allowance in (("0.05", Fraction(1, 20)), ("1/16", Fraction(1, 16)), ("0,1", None)):
        dialog.field.setText(text)
        dialog.rounded.setChecked(True)
        assert dialog.allowance == (allowance or Fraction(1, 10))
        assert ok.isEnabled()
    for text in ("", "0.5", "x", "1/0", "-1"):
        dialog.field.setText(text)
        assert not ok.isEnabled()
    dialog.least.setChecked(True)
    assert ok.isEnabled()
    assert dialog.allowance is None
    dialog.deleteLater()
    monkeypatch.setattr(module.TurnsDialog, "exec", lambda dialog: dialog.DialogCode.Accepted)
    monkeypatch.setattr(module.TurnsDialog, "allowance", Fraction(1, 16))
    window.actions_["turn-allowance"].trigger()
    assert window.analysis.turns == TurnChoice(True, Fraction(1, 16))
    assert window.actions_["allow-turns"].isChecked()


def test_the_limit_of_time_ends_an_analysis(solved, qtbot):
    solved.settings.analysis_minutes = 5
    try:
        solved.actions_["analyse-missing"].trigger()
        limit = solved.analysis._limit
        assert limit.isActive()
        assert 4 * 60_000 < limit.remainingTime() < 6 * 60_000
        limit.timeout.emit()
        qtbot.waitUntil(lambda: not solved.analysis.is_running)
        assert solved.message.text().endswith(
            "The analysis reached the time limit in the settings."
        )
        assert not limit.isActive()
    finally:
        solved.settings.analysis_minutes = None


def test_the_line_of_the_analysis_begins_with_what_is_done_and_left(solved, monkeypatch):
    analysis, texts = solved.analysis, []
    solved.actions_["allow-turns"].trigger()
    monkeypatch.setattr(type(analysis), "is_running", property(lambda _self: True))
    monkeypatch.setattr(type(analysis), "_elapsed", property(lambda _self: 60.0))
    monkeypatch.setattr(
        analysis.line, "show_progress", lambda text, _fraction, *, paused: texts.append(text)
    )
    analysis._total = 20
    for done, detail in ((0, None), (10, None), (10, AnalysisProgress(3, 10, 14, 204, 311, 0, 0))):
        analysis._done, analysis._detail = done, detail
        analysis._show_progress()
    assert texts == [
        "Analysing: 0 of 20; turns, sharp edges",
        "Analysing: 10 of 20; up to 2 min left; turns, sharp edges",
        "Analysing: 10 of 20; up to 2 min left; 311 positions examined to depth 14, 204 waiting; "
        "turns, sharp edges",
    ]
    monkeypatch.undo()
    analysis._total = analysis._done = 0
    analysis._detail = None

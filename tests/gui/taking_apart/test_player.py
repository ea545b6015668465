"""Analysing and playing solutions in the window."""

from fractions import Fraction

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.taking_apart.known import State
from cubewright.presenter.taking_apart.turn_choice import TurnChoice

MOVING = [each for each in lattices().values() if each.slides]
SOME = list(enumerate(MOVING))
"""Only the first lattice is tested in the default tier."""
STILL = [each for each in lattices().values() if not each.slides]
COLOURS = ("#e54d72", "#4c86ee", "#2f7f20", "#f7d13d")


def rods(its):
    """A block of four cells in two pieces, which has few solutions."""
    cells = its.box((2, 2, 1) if its.block == (1, 1, 1) else (1, 1, 1))
    chain = [min(cells)]
    for cell in chain:
        chain += [n for n in its.neighbours(cell) if n in cells and n not in chain]
    del chain[4:]
    pieces = tuple(
        Piece(symbol, tuple(sorted(part)), symbol, colour, lattice=its)
        for symbol, part, colour in zip("AB", (chain[3:], chain[:3]), COLOURS, strict=False)
    )
    return Puzzle(Figure(chain, "rods", its), PieceSet("rods", "Rods", pieces, (1, 1), its))


def solve(window, qtbot, puzzle):
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)


def analyse(window, qtbot, name="analyse-missing"):
    window.actions_[name].trigger()
    qtbot.waitUntil(lambda: not window.analysis.is_running)


@pytest.mark.parametrize(
    "its",
    [pytest.param(each, marks=[pytest.mark.slow] if number else []) for number, each in SOME],
    ids=[each.name for each in MOVING],
)
def test_a_solution_is_analysed_and_played_on_every_lattice(window, qtbot, its):
    solve(window, qtbot, rods(its))
    assert window.player_bar.isHidden()
    analyse(window, qtbot)
    listed = window.panel.model.listed
    assert listed.analyses.of(0).state is State.PLAN
    assert not window.player_bar.isHidden()
    player = window.player
    assert player.move_count == 1
    player.go_to(0.5)
    assert window.player_bar.position_label.text() == "Move 0.5 / 1"
    assert window.view.frame().centre == player.timeline.sight(0.5).centre
    moved = player.timeline.offsets(0.5)
    assert np.count_nonzero(np.linalg.norm(moved, axis=1) > 0.1) == 1
    player.go_to_end()
    assert not window.actions_["plan-forward"].isEnabled()
    assert window.message.text().startswith("Move 1 of 1: ")
    player.go_to(0.0)
    assert not window.actions_["plan-back"].isEnabled()
    assert window.player_bar.level.text() == "Level 1"


def test_a_plan_that_is_listed_after_its_row_was_selected_is_shown(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    kept = window.panel.model.listed.analyses.kept()
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    assert window.player.timeline is None
    window.panel.model.listed.analyses.add(kept)
    window.results_controller.results_listed.emit()
    assert window.player.timeline is not None
    assert not window.player_bar.isHidden()


def test_pieces_that_are_fully_apart_are_moved_by_hand_from_the_assembly(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    window.player.go_to_end()
    window.actions_["explore-moves"].trigger()
    explorer = window.explore_controller.explorer
    assert explorer.current_part == {0, 1}
    assert {pose.shift for pose in explorer.poses} == {(0, 0, 0)}
    assert np.allclose(window.explore_controller._places.places[:, :, 3], 0.0)


@pytest.mark.slow
@pytest.mark.parametrize("its", STILL, ids=[each.name for each in STILL])
def test_lattices_without_moves_give_the_reason(window, qtbot, its):
    solve(window, qtbot, rods(its))
    action = window.actions_["analyse-missing"]
    assert not action.isEnabled()
    assert "lattice" in action.toolTip()
    assert window.player_bar.isHidden()


@pytest.mark.slow
def test_playing_goes_to_the_end_and_pauses(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    player, play = window.player, window.actions_["play-plan"]
    window.player_bar.speed.setCurrentIndex(window.player_bar.speed.count() - 1)
    play.trigger()
    assert player.is_playing
    play.trigger()
    assert not player.is_playing
    play.trigger()
    qtbot.waitUntil(lambda: player.position == player.move_count)
    assert not player.is_playing
    play.trigger()  # from the start again
    assert player.position < player.move_count
    player.pause()
    window.player_bar.speed.setCurrentIndex(1)


def test_keys_move_the_slider(window, qtbot, recorded):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    player, slider = window.player, window.player_bar.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert player.position == 1.0
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert player.position == 0.0
    QTest.keyClick(slider, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert player.position == 1.0
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert player.position == 0.0
    table = window.panel.table
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert player.position == 1.0
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert player.is_playing
    player.go_to(0.0)
    assert window.panel.current_row == 0
    QTest.keyClick(slider, Qt.Key.Key_Space)
    assert player.is_playing
    QTest.keyClick(slider, Qt.Key.Key_Escape)
    assert not player.is_playing
    asked = recorded(slider.solution_stepped)
    QTest.keyClick(slider, Qt.Key.Key_Down)
    QTest.keyClick(slider, Qt.Key.Key_Up)
    assert asked == ["next", "previous"]


@pytest.mark.slow
def test_the_mouse_in_the_view_leaves_the_focus_with_the_player(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    slider = window.player_bar.slider
    slider.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is slider)
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is slider
    window.panel.table.setFocus()
    assert window.view.focusPolicy() == Qt.FocusPolicy.StrongFocus


@pytest.mark.slow
def test_another_view_of_the_solution_ends_the_movement(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    window.player.go_to(0.5)
    window.build_slider.step(-1)
    assert window.player.position == 0.0
    window.player.go_to(0.5)
    assert window.view_controller.visible_solution is window.view_controller.solution
    window.actions_["show-figure"].trigger()
    assert window.player_bar.isHidden()


def test_a_new_plan_is_shown_from_the_assembly(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    window.player.go_to_end()
    assert window.view.scene.places is not None
    window.analysis.choose_turns(TurnChoice(True, Fraction(1, 20)))
    analyse(window, qtbot, "analyse-all")
    assert window.player.position == 0.0
    assert window.player_bar.position_label.text() == "Move 0 / 1"
    assert window.view.scene.places is None


def test_the_list_of_moves_follows_the_slider_and_moves_it(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    window.actions_["show-plan"].trigger()
    tree = window.player_bar.tree
    assert tree.isVisible()
    part = tree.topLevelItem(0)
    assert part.text(0) == "A B: 1 move"
    tree.setCurrentItem(part.child(0))
    assert window.player.position == 1.0
    window.player.go_to(0.0)
    window.actions_["show-plan"].trigger()
    assert tree.isHidden()


@pytest.mark.slow
def test_the_columns_appear_with_the_first_analysis(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    header = window.panel.table.header
    names = [column.name for column in columns()]
    assert header.isSectionHidden(names.index("level"))
    analyse(window, qtbot)
    shown = ("level", "moves", "state")
    for name in shown:
        assert not header.isSectionHidden(names.index(name))
    texts = [window.panel.model.index(0, names.index(name)).data() for name in shown]
    assert texts == ["1", "1", "plan kept"]
    assert header.isSectionHidden(names.index("turns"))


def columns():
    from cubewright.presenter.solutions.columns import COLUMNS

    return COLUMNS


def test_space_plays_from_the_view_and_from_the_list(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    view, table, player = window.view, window.panel.table, window.player
    QTest.keyClick(view, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not player.is_playing  # there is no plan yet
    analyse(window, qtbot)
    for widget in (view, table):
        QTest.keyClick(widget, Qt.Key.Key_Space)
        assert player.is_playing
        QTest.keyClick(widget, Qt.Key.Key_Space)
        assert not player.is_playing


@pytest.mark.slow
def test_words_filter_by_levels(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    total = window.panel.count
    analyse(window, qtbot, "analyse-solution")
    words_and_counts = (("apart", 1), ("unanalysed", total - 1), ("turns", 0), ("level>=1", 1))
    for words, count in words_and_counts:
        window.panel.filter.set_words(words)
        assert window.panel.model.rowCount() == count, words
    window.panel.filter.set_words("apart")
    analyse(window, qtbot, "analyse-all")
    qtbot.waitUntil(lambda: window.panel.model.rowCount() == total)


def test_the_field_for_the_level_and_the_words_are_synchronized(window, qtbot):
    solve(window, qtbot, rods(MOVING[0]))
    line = window.panel.filter
    assert line.level.isHidden()
    analyse(window, qtbot)
    assert not line.level.isHidden()
    line.set_words("A")
    line.level.setValue(2)
    assert line.words == "A level>=2"
    assert window.panel.model.rowCount() == 0
    assert "level 2 or more" in window.panel.empty_page.text()
    window.panel.empty_page.show_all_button.click()
    assert (line.words, line.level.value()) == ("", 0)
    line.set_words("level>=1")
    assert line.level.value() == 1
    line.level.setValue(0)
    assert line.words == ""
    assert window.panel.model.rowCount() == window.panel.count


@pytest.mark.slow
def test_a_stopped_analysis_keeps_its_results(window, qtbot):
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    window.actions_["analyse-missing"].trigger()
    window.analysis.pause_or_continue()
    assert window.analysis.is_paused
    window.analysis.pause_or_continue()
    window.analysis.cancel()
    qtbot.waitUntil(lambda: not window.analysis.is_running)
    assert window.analysis.line.isHidden()
    assert window.actions_["analyse-missing"].isEnabled()


def test_results_are_stored_in_the_project(window, qtbot, tmp_path):
    path = tmp_path / "rods.cubewright"
    solve(window, qtbot, rods(MOVING[0]))
    analyse(window, qtbot)
    known = [window.panel.model.listed.analyses.of(n) for n in range(window.panel.count)]
    window.project_saving.save(path)
    assert not window.document.modified
    window.file_controller.open(path)
    qtbot.waitUntil(lambda: window.panel.count == len(known))
    listed = window.panel.model.listed
    assert [listed.analyses.of(n) for n in range(window.panel.count)] == known
    window.panel.go_to(0)
    assert window.player.timeline is not None

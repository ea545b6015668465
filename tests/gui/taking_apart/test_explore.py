"""Pieces are moved by hand in the window."""

from fractions import Fraction

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QVector3D
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubewright.model.disassembly import FOR_EVER, Move
from cubewright.model.drawing.direction import Direction
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.taking_apart.turn_choice import TurnChoice

RIGHT = (1, 0, 0)
RAIL = [(x, y, z) for x in range(6) for y in (0, 2) for z in (0, 1)]
RAIL += [(x, 1, 0) for x in range(6)]
"""A groove along x, open above."""


def groove():
    bodies = [RAIL, [(1, 1, 1)], [(3, 1, 1), (4, 1, 1)]]
    pieces = tuple(
        Piece("ABC"[n], tuple(sorted(cells)), "ABC"[n], ("#e54d72", "#4c86ee", "#2f7f20")[n])
        for n, cells in enumerate(bodies)
    )
    cells = [cell for body in bodies for cell in body]
    return Puzzle(Figure(cells, "groove"), PieceSet("g", "G", pieces, (1, 1, 1), CUBIC))


@pytest.fixture
def explored(window, qtbot):
    return explore_groove(window, qtbot)


def explore_groove(window, qtbot, weights=()):
    puzzle = groove()
    window.document.new(puzzle, weights=weights)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    window.actions_["explore-moves"].trigger()
    assert window.explore_controller.explorer is not None
    return window


def texts(window):
    moves = window.player_bar.moves.moves
    return [moves.item(row).text() for row in range(moves.count())]


def on_screen(window, place):
    shown = window.view.matrix().map(QVector3D(*place))
    x, y = (shown.x() + 1) / 2 * window.view.width(), (1 - shown.y()) / 2 * window.view.height()
    return QPointF(x, y).toPoint()


def test_possible_moves_are_listed_made_and_undone(explored):
    window, moves = explored, explored.player_bar.moves
    assert not moves.isHidden()
    assert "B: up and out" in texts(window)
    assert "B: 1 to the right" in texts(window)
    moves.moves.setCurrentRow(texts(window).index("B: 1 to the right"))
    QTest.keyClick(moves.moves, Qt.Key.Key_Return)
    assert window.explore_controller.explorer.poses[1].shift == RIGHT
    assert "B: 1 to the right" not in texts(window)
    QTest.keyClick(moves.moves, Qt.Key.Key_Backspace)
    assert window.explore_controller.explorer.poses[1].shift == (0, 0, 0)
    QTest.keyClick(moves.moves, Qt.Key.Key_Escape)
    assert window.explore_controller.explorer is None
    assert moves.isHidden()
    assert not window.actions_["explore-moves"].isChecked()


def test_a_wall_cannot_be_moved_by_hand(window, qtbot):
    explore_groove(window, qtbot, weights=(("B", 99),))
    assert "A C: down and out" in texts(window)
    assert not any(text.startswith("B") for text in texts(window))
    explorer = window.explore_controller.explorer
    assert all(explorer.pushed_pieces(1, step) == () for step in explorer.directions)
    window.explore_controller.find_way_out()
    qtbot.waitUntil(lambda: window.player.timeline is not None)


def test_the_keys_move_the_chosen_piece_and_undo_it(explored):
    window, explore, view = explored, explored.explore_controller, explored.view
    view.view_from(view.default_direction())
    combo = window.player_bar.moves.piece
    combo.setCurrentIndex(combo.findData(1))
    combo.activated.emit(combo.currentIndex())
    assert all("B" in text.split(":")[0] for text in texts(window))
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert explore.explorer.poses[1].shift == RIGHT
    QTest.keyClick(view, Qt.Key.Key_Right)  # it pushes the other one
    assert [pose.shift[0] for pose in explore.explorer.poses] == [0, 2, 1]
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert window.player_bar.moves.status.text() == "B is blocked there."
    QTest.keyClick(view, Qt.Key.Key_Z, control)
    assert explore.explorer.poses[1].shift == RIGHT
    QTest.keyClick(view, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert explore.explorer.poses[1].shift == (2, 0, 0)
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert explore.explorer.current_part == {0, 2}  # it is above the others: it has left
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert explore.explorer is None


def test_the_view_is_steady_while_pieces_are_moved(explored):
    explore, view = explored.explore_controller, explored.view
    before = view.pose.distance
    explore._on_piece_chosen(1)
    for step in (RIGHT, RIGHT, (-1, 0, 0), RIGHT):
        explore.step(step)
        assert view.pose.distance == before
    explore.step((0, 0, 1))
    explore.step((0, 0, 1))
    assert explore.explorer.current_part == {0, 2}  # the piece is parked
    assert before <= view.pose.distance < 1.8 * before


def test_arrows_follow_the_view(explored):
    explore, view = explored.explore_controller, explored.view
    view.view_from(Direction(90.0, 30.0))  # from the back
    explore._on_piece_chosen(1)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert explore.explorer.poses[1].shift == RIGHT


def test_pieces_turn_by_hand(explored):
    window, explore = explored, explored.explore_controller
    assert not any("turn" in text for text in texts(window))
    window.analysis.choose_turns(TurnChoice(True, Fraction(1, 20)))
    assert "allowance 0.05" in window.player_bar.moves.status.text()
    row = next(row for row, text in enumerate(texts(window)) if "turn by 90" in text)
    explore.make(explore._listed[row])
    assert explore.explorer.poses[explore._listed[row].pieces[0]].turn
    assert "1 turn" in window.player_bar.moves.status.text()
    window.view.repaint()


def test_the_removed_part_can_be_taken_apart_next(explored):
    window, explore, combo = explored, explored.explore_controller, explored.player_bar.moves.part
    assert combo.isHidden()
    explore.make(Move((1, 2), (0, 0, 1), FOR_EVER))
    assert [combo.itemText(row) for row in range(combo.count())] == ["Part A", "Part B C"]
    assert "another part" in window.player_bar.moves.status.text()
    combo.setCurrentIndex(1)
    combo.activated.emit(1)
    assert explore.explorer.current_part == {1, 2}
    places = explore._places.places
    assert not places[[1, 2], :, 3].any()  # in the middle
    assert abs(places[0, :, 3]).max() > 1  # parked
    assert "B: up and out" in texts(window)


@pytest.mark.slow
def test_pieces_that_leave_are_parked_and_brought_back(explored):
    window, explore = explored, explored.explore_controller
    listed = texts(window)
    explore.make(explore._listed[listed.index("B: up and out")])
    assert explore.explorer.current_part == {0, 2}
    offsets = explore._places.places[:, :, 3]
    assert abs(offsets[1]).max() > 1
    assert not offsets[[0, 2]].any()
    explore.undo()
    assert not explore._places.places[:, :, 3].any()
    explore.restart()
    assert not window.player_bar.moves.undo.isEnabled()


def test_a_dragged_piece_pushes_what_is_in_its_way(explored):
    window, explore = explored, explored.explore_controller
    window.view.view_from(window.view.default_direction())
    for steps in (0.4, 0.9, 1.6, 2.4):
        explore._on_dragged(1, RIGHT, steps)
    explore._on_released()
    shifts = [pose.shift for pose in explore.explorer.poses]
    assert shifts == [(0, 0, 0), (2, 0, 0), (1, 0, 0)]
    assert [(move.pieces, move.distance) for move in explore.explorer.moves] == [
        ((1,), 1),
        ((1, 2), 1),
    ]
    for steps in (0.5, 9.0):
        explore._on_dragged(2, RIGHT, steps)
    explore._on_released()
    assert explore.explorer.moves[-1].distance == FOR_EVER  # it was dragged out of the work
    assert explore.explorer.current_part == {0, 1}


@pytest.mark.slow
def test_the_mouse_drags_a_piece_and_turns_the_view_beside_it(explored, qtbot):
    window, explore = explored, explored.explore_controller
    view = window.view
    view.repaint()
    start, end = on_screen(window, (1.5, 1.5, 2.0)), on_screen(window, (2.6, 1.5, 2.0))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for share in range(1, 11):
        QTest.mouseMove(view, start + (end - start) * share / 10)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)
    assert explore.explorer.poses[1].shift == RIGHT
    before = view.direction
    corner = view.rect().bottomLeft()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseMove(view, corner + on_screen(window, (0, 0, 0)) / 4)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=corner)
    assert view.direction != before


def test_the_way_out_continues_from_the_state_reached(explored, qtbot):
    window, explore = explored, explored.explore_controller
    explore.make(explore._listed[texts(window).index("B: 1 to the right")])
    window.player_bar.moves.way_out.click()
    qtbot.waitUntil(lambda: window.player.timeline is not None)
    assert explore.explorer is None
    player = window.player
    player.pause()
    offsets = player.timeline.offsets(0)
    assert offsets[1].tolist() == [1, 0, 0]
    player.go_to_end()
    assert player.position == player.move_count
    window.actions_["explore-moves"].trigger()  # from the state that is shown
    assert explore.explorer is not None
    explore.end()


@pytest.mark.slow
def test_another_solution_ends_moving_by_hand(explored):
    window = explored
    window.actions_["show-figure"].trigger()
    assert window.explore_controller.explorer is None
    assert not window.actions_["explore-moves"].isEnabled()
    assert window.player_bar.isHidden()


def test_a_long_move_wraps_in_a_narrow_window(explored):
    moves = explored.player_bar.moves
    long = "A: turn by 90° about the axis through x = 1.5, y = 1, anticlockwise from above"
    moves.show_moves([long, "B: 1 up"], "", can_undo=False, can_redo=False)
    moves.resize(320, moves.height())
    moves.show()
    QApplication.processEvents()
    rows = [moves.moves.visualItemRect(moves.moves.item(row)) for row in (0, 1)]
    width = moves.moves.viewport().width()
    assert moves.moves.fontMetrics().horizontalAdvance(long) > 2 * width
    assert rows[0].height() > 2 * rows[1].height()
    assert rows[0].width() <= width


def test_arrows_show_where_the_chosen_piece_can_go_and_are_clicked(explored):
    window, explore, view = explored, explored.explore_controller, explored.view
    assert not explore._drag.arrows
    explore._on_piece_chosen(1)
    arrows = explore._drag.arrows
    assert set(arrows) == {RIGHT, (-1, 0, 0), (0, 0, 1), (0, 0, -1)}  # down with the groove
    assert len(view._arrows.solid._vertices)
    ends = arrows[RIGHT]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=on_screen(window, ends.mean(axis=0)))
    assert explore.explorer.poses[1].shift == RIGHT
    assert not np.allclose(explore._drag.arrows[RIGHT], ends), "arrows follow the piece"
    explore._on_piece_chosen(-1)
    assert not explore._drag.arrows
    assert not len(view._arrows.solid._vertices)

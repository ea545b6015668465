"""The window of sliding puzzles."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubewright.gui.sliding import sliding_controller
from cubewright.gui.sliding.board import SlidingBoard
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.sliding import SlidingPuzzle
from cubewright.model.sliding_problem import sliding_problem
from cubewright.model.solution import Solution
from cubewright.presenter.analysis.sliding_play import SlidingPlay

CORNER = '[[puzzles]]\nname = "corner"\nstart = "a.."\ntarget = "..a"\n'
STUCK = '[[puzzles]]\nname = "stuck"\nstart = "a#."\ntarget = "..a"\n'


@pytest.fixture
def controller(window, monkeypatch):
    monkeypatch.setattr(sliding_controller, "STEP_MILLISECONDS", 1)
    window.actions_["sliding-puzzles"].trigger()
    controller = window.sliding_controller
    controller._timer.setInterval(1)
    controller.view.puzzles.setCurrentIndex(0)
    yield controller
    controller.stop()
    controller.view.close()


@pytest.fixture
def own(controller, tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(CORNER + STUCK)
    controller.open(path)
    return controller


def test_a_file_adds_its_puzzles_and_starts_the_first(own):
    titles = [own.view.puzzles.itemText(row) for row in range(own.view.puzzles.count())]
    assert titles[-2:] == ["corner", "stuck"]
    assert own.play.puzzle.name == "corner"


def test_a_file_that_is_no_puzzle_is_named(controller, tmp_path, monkeypatch):
    shown = []
    monkeypatch.setattr(sliding_controller, "show_warning", lambda *texts: shown.append(texts))
    path = tmp_path / "bad.toml"
    path.write_text("x = 1")
    controller.open(path)
    assert "bad.toml" in shown[0][1]


def test_a_dragged_piece_moves_by_whole_cells(own):
    board = own.view.board
    start, end = (board.cell_rect((x, 0, 0)).center() for x in (0, 2))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start.toPoint())
    QTest.mouseMove(board, end.toPoint())
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end.toPoint())
    assert own.play.is_solved
    assert "Solved: 1 move" in own.view.state.text()
    assert not own.view.hint.isEnabled()
    own.view.undo.click()
    assert own.play.places == own.play.puzzle.start
    own.view.redo.click()
    assert own.play.is_solved
    own.view.restart.click()
    assert not own.play.is_solved


def test_a_typed_character_selects_a_piece_for_the_arrow_keys(own):
    board = own.view.board
    QTest.keyClick(board, Qt.Key.Key_A)
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert own.play.places["a"] == {(1, 0, 0)}
    assert board.piece_at(QPointF(board.cell_rect((1, 0, 0)).center())) == "a"
    own.view.choose_count("steps")
    assert own.view.state.text().startswith("1 step")


def test_a_hint_makes_the_first_move_of_a_shortest_way(own, qtbot):
    own.view.choose_count("steps")
    own.view.hint.click()
    qtbot.waitUntil(lambda: not own.is_playing)
    assert own.play.places["a"] == {(1, 0, 0)}
    assert "a: right 1" in own.view.state.text()


def test_a_solution_plays_to_the_end(controller, qtbot):
    controller.view.puzzles.setCurrentIndex(1)
    controller.view.play.click()
    assert controller.view.play.text() == "&Stop"
    qtbot.waitUntil(lambda: controller.play.is_solved, timeout=60_000)
    qtbot.waitUntil(lambda: not controller.is_playing)
    assert controller.view.state.text().startswith("Solved: 59 moves of one piece")


def test_a_move_by_hand_ends_what_plays(own, qtbot):
    own._timer.setInterval(10_000)
    own.view.play.click()
    qtbot.waitUntil(lambda: own._timer.isActive())
    own.step("a", "right")
    assert not own.is_playing


def test_targets_out_of_reach_are_said(own, qtbot):
    own.view.puzzles.setCurrentIndex(own.view.puzzles.count() - 1)
    own.view.hint.click()
    qtbot.waitUntil(lambda: not own.is_playing)
    assert "cannot be reached" in own.view.state.text()


def test_the_board_keeps_the_characters_of_pieces_from_commands(own):
    board = own.view.board
    for text, is_kept in (("a", True), ("b", False)):
        key = QKeyEvent(QEvent.Type.ShortcutOverride, 0, Qt.KeyboardModifier.NoModifier, text=text)
        key.ignore()
        QApplication.sendEvent(board, key)
        assert key.isAccepted() is is_kept


def test_a_room_of_several_layers_is_shown_in_3d(controller):
    view = controller.view
    assert not view.in_3d.isChecked()
    titles = [view.puzzles.itemText(row) for row in range(view.puzzles.count())]
    view.puzzles.setCurrentIndex(titles.index("Varikon box, a hardest start"))
    assert view.in_3d.isChecked()
    room = view.room
    assert room.isVisible()
    before = room.view.scene.solution
    assert len(before.placed) == 7
    controller.step("6", "back")
    after = room.view.scene.solution
    assert after.puzzle is before.puzzle
    moved = [index for index in range(7) if after.placed[index] != before.placed[index]]
    assert [after.piece(after.placed[index]).symbol for index in moved] == ["6"]
    view.board.setFocus()
    QTest.keyClicks(view.board, "6")
    assert [after.piece(after.placed[each]).symbol for each in room.view.scene.chosen] == ["6"]
    view.in_3d.click()
    assert not room.isVisible()


# -- the sliding puzzle of a problem

ROOM = Figure(CUBIC.box((3, 1, 1)), "room")
BAR = PieceSet("own", "Own", (Piece("B", ((0, 0, 0), (1, 0, 0))),), (1,))
LEFT, RIGHT = ((0, 0, 0), (1, 0, 0)), ((1, 0, 0), (2, 0, 0))


@pytest.fixture
def drawn(window):
    """A window whose problem has a bar at its target."""
    window.document.new(Puzzle(ROOM, BAR))
    window.document.place_piece("B", RIGHT)
    yield window
    window.sliding_controller.stop()
    window.sliding_controller.view.close()


def rows(window):
    items = window.placed_list.list
    return [items.item(row).text() for row in range(items.count())]


def test_shown_pieces_become_targets_and_are_undone(drawn):
    drawn.actions_["set-targets"].trigger()
    assert drawn.document.constraints.targets == (("B", RIGHT),)
    assert rows(drawn) == ["Target of B"]
    assert drawn.placed_list.summary.text() == "1 target"
    drawn.document.undo_stack.undo()
    assert rows(drawn) == ["B placed"]


def test_a_target_is_removed_in_the_list(drawn):
    drawn.actions_["set-targets"].trigger()
    shown = []
    drawn.placed_list.highlight_requested.connect(shown.append)
    drawn.placed_list.list.setCurrentRow(0)
    assert shown[-1] == RIGHT
    drawn.placed_list.list.setFocus()
    QTest.keyClick(drawn.placed_list.list, Qt.Key.Key_Delete)
    assert rows(drawn) == []
    assert drawn.document.undo_stack.undoText() == "Remove the target of B"


def test_the_problem_comes_first_and_is_kept_while_it_does_not_change(drawn):
    drawn.actions_["set-targets"].trigger()
    drawn.document.place_piece("B", LEFT)
    drawn.actions_["sliding-puzzles"].trigger()
    controller = drawn.sliding_controller
    assert controller.view.puzzles.currentText() == "room (this problem)"
    assert controller.play.puzzle.start == {"B": frozenset(LEFT)}
    count = controller.view.puzzles.count()
    controller.step("B", "right")
    assert controller.play.is_solved
    drawn.actions_["sliding-puzzles"].trigger()
    assert controller.play.is_solved
    drawn.document.place_piece("B", RIGHT)
    drawn.actions_["sliding-puzzles"].trigger()
    assert controller.view.puzzles.count() == count
    assert controller.play.puzzle.start == {"B": frozenset(RIGHT)}
    drawn.document.clear_constraints()
    drawn.actions_["sliding-puzzles"].trigger()
    assert controller.view.puzzles.count() == count - 1
    assert controller.play.puzzle.name != "room"


def test_a_problem_without_a_start_is_explained(drawn, monkeypatch):
    shown = []
    monkeypatch.setattr(sliding_controller, "show_warning", lambda *texts: shown.append(texts))
    drawn.actions_["set-targets"].trigger()
    drawn.actions_["sliding-puzzles"].trigger()
    assert shown[0][1:3] == (
        "This problem is not a sliding puzzle yet.",
        "No piece is placed; place the pieces where they start.",
    )


def test_all_pieces_of_a_solution_are_placed(drawn):
    drawn.document.clear_constraints()
    assert not drawn.actions_["place-solution"].isEnabled()
    solution = Solution(Puzzle(ROOM, BAR), (PlacedPiece(0, 0, LEFT),))
    drawn.document.place_pieces(
        [(solution.piece(each).symbol, each.cells) for each in solution.placed], "Place"
    )
    drawn.actions_["place-solution"].trigger()
    assert drawn.document.constraints.placed == (("B", LEFT),)


def test_a_typed_character_selects_the_next_copy(own, tmp_path):
    room = Puzzle(ROOM, PieceSet("own", "Own", (Piece("C", ((0, 0, 0),)),), (2,)))
    start = Constraints([("C", [(0, 0, 0)]), ("C", [(1, 0, 0)])], targets=[("C", [(2, 0, 0)])])
    board = own.view.board
    board.show_play(SlidingPlay(sliding_problem(room, start)))
    for expected in ("C1", "C2", "C1"):
        QTest.keyClick(board, Qt.Key.Key_C)
        assert board.selected == expected


def test_a_symbol_is_centred_on_a_rectangle_and_in_a_cell_of_other_pieces(own):
    board = own.view.board
    row = frozenset({(0, 0, 0), (1, 0, 0)})
    assert board.symbol_rect(row) == board.cell_rect((0, 0, 0)).united(board.cell_rect((1, 0, 0)))
    assert board.symbol_rect(row | {(0, 1, 0)}) == board.cell_rect((0, 1, 0))


def test_the_outline_of_a_piece_contains_all_its_cells(qtbot):
    cells = frozenset({(2, 0, 1), (1, 1, 2), (1, 0, 2), (2, 0, 2)})
    room = frozenset(CUBIC.box((3, 3, 3)))
    board = SlidingBoard(SlidingPlay(SlidingPuzzle("B", "B", room, {"B": cells}, {})))
    qtbot.addWidget(board)
    for width in range(160, 560):
        board.resize(width, 500)
        outline = board._path(cells, 0.165)
        assert all(outline.contains(board.cell_rect(cell).center()) for cell in cells), width

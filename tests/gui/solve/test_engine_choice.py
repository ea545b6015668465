"""Choosing the engine and its settings."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QMessageBox

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve.engine_settings import EngineSettingsDialog
from cubewright.gui.solve.piece_order import PieceOrder, piece_kinds
from cubewright.gui.solve.setting_editor import OrderEditor, SwitchEditor, ValueEditor
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import EngineChoice, offered_engines
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.setting import ON_OFF
from cubewright.solver.search.engine import engine, engines

CUBE = built_in_puzzle("cube")


def choose(window, name):
    combo = window.compare_controller.box.combo
    combo.setCurrentIndex(combo.findData(name))
    combo.activated.emit(combo.currentIndex())


def solve(window, qtbot):
    with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000) as ran:
        window.actions_["solve"].trigger()
    return ran.args[0]


def dialog(qtbot, choice, puzzle=CUBE):
    made = EngineSettingsDialog(choice, puzzle)
    qtbot.addWidget(made)
    return made


def editor(made, name):
    return next(each for each in made.editors if each.setting.name == name)


def test_the_default_is_offered_first_and_brute_force_last():
    names = [each.name for each in offered_engines()]
    assert names[0] == "automatic"
    assert names[-1] == "brute-force"
    assert sorted(names) == sorted(engines())


def test_the_window_offers_every_engine_and_names_brute_force(window):
    combo = window.compare_controller.box.combo
    assert combo.count() == len(engines())
    assert "Brute force" in combo.itemText(combo.count() - 1)
    assert all(combo.itemData(i, Qt.ItemDataRole.ToolTipRole) for i in range(combo.count()))
    assert combo.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert combo.accessibleName() == "Engine"
    assert combo.currentData() == "automatic"


@pytest.mark.parametrize("name", sorted(set(engines()) - {"brute-force"}))
def test_solve_uses_the_chosen_engine(window, qtbot, name):
    choose(window, name)
    run = solve(window, qtbot)
    assert run.request.engine == name
    assert run.solutions == 240
    assert len(window.panel.all_solutions()) == 240
    settings = window.actions_["engine-settings"]
    assert settings.isEnabled() == bool(engine(name).settings)


def test_the_panel_shows_the_table_of_the_document(window, qtbot):
    settings = (("order", "fewest-first"), ("symmetry", "document"))
    window.compare_controller.choose(EngineChoice.of("stagewise", settings))
    solve(window, qtbot)
    stages = window.statistics.stages
    rows = [[stages.index(row, column).data() for column in (1, 2)] for row in range(8)]
    assert rows == [
        ["4", "4"],
        ["256", "130"],
        ["9,360", "2,334"],
        ["168,048", "16,625"],
        ["1,596,000", "26,403"],
        ["2,534,688", "4,080"],
        ["587,520", "240"],
        ["4,895,876", "49,816"],
    ]


def test_the_choice_is_remembered_with_the_settings_of_each_engine(window, qtbot):
    compare_controller = window.compare_controller
    compare_controller.choose(EngineChoice.of("backtracking", [("parity", "off")]))
    compare_controller.choose(EngineChoice.of("stagewise", [("order", "LPZTABV")]))
    window.shut_down()
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    assert again.compare_controller.choice == EngineChoice("stagewise", (("order", "LPZTABV"),))
    assert again.solve_controller.engine == "stagewise"
    assert again.compare_controller.box.combo.currentData() == "stagewise"
    assert "•" in again.compare_controller.box.settings.text()
    choose(again, "backtracking")
    assert again.compare_controller.choice.settings == (("parity", "off"),)


def test_unknown_stored_settings_are_ignored():
    assert EngineChoice.from_settings("dancing", [("a", "b")]) == EngineChoice()
    stored = [("gone", "x"), ("order", "as-given"), ("symmetry", "nonsense")]
    assert EngineChoice.from_settings("stagewise", stored).settings == (("order", "as-given"),)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ((("order", "PQR"),), "must name each of the pieces"),
        ((("symmetry", "document"),), "is for the Soma cube"),
    ],
)
def test_a_setting_that_the_puzzle_does_not_allow_is_reported(
    window, qtbot, monkeypatch, settings, words
):
    status_message = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: status_message.append(args[-1]))
    if settings[0][0] == "symmetry":
        window.document.edit(built_in_puzzle("bedlam").figure, "Draw a larger cube")
        window.document.set_piece_set("bedlam")
    window.compare_controller.choose(EngineChoice.of("stagewise", settings))
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: bool(status_message), timeout=10_000)
    assert words in status_message[0]
    assert not window.solve_controller.is_running


def test_every_setting_of_every_engine_has_an_editor(qtbot):
    for each in engines().values():
        made = dialog(qtbot, EngineChoice(each.name))
        assert [e.setting.name for e in made.editors] == [s.name for s in each.settings]
        assert made.choice == EngineChoice(each.name)
        for one in made.editors:
            if set(one.setting.values) == set(ON_OFF):
                assert isinstance(one, SwitchEditor)
            elif one.setting.accepts:
                assert isinstance(one, OrderEditor)
            else:
                assert isinstance(one, ValueEditor)
            assert one.widget.accessibleName() == one.setting.title
            for value in one.setting.values:
                one.show_value(value)
                assert one.value == value


def test_switches_and_values_become_settings(qtbot):
    made = dialog(qtbot, EngineChoice("backtracking", (("coverable", "off"),)))
    assert not editor(made, "coverable").box.isChecked()
    editor(made, "parity").box.click()
    combo = editor(made, "symmetry").combo
    combo.setCurrentIndex(combo.findData("off"))
    assert made.choice.settings == (
        ("coverable", "off"),
        ("parity", "off"),
        ("symmetry", "off"),
    )
    made.buttons.button(made.buttons.StandardButton.RestoreDefaults).click()
    assert made.choice.settings == ()


def test_the_settings_dialog_opens_with_the_button_and_its_key(window, monkeypatch):
    asked = []

    def agree(made):
        asked.append(made.windowTitle())
        editor(made, "representation").show_value("characters")
        return EngineSettingsDialog.DialogCode.Accepted

    monkeypatch.setattr(EngineSettingsDialog, "exec", agree)
    choose(window, "stagewise")
    window.compare_controller.box.settings.click()
    assert asked == ["Settings: Stagewise: piece after piece"]
    assert window.compare_controller.choice.settings == (("representation", "characters"),)
    assert window.solve_controller.engine_settings == (("representation", "characters"),)
    window.actions_["engine-settings"].trigger()
    assert len(asked) == 2


# -- the order of the pieces


def test_pieces_of_one_shape_are_ordered_together():
    for name in ("cube", "double-soma-3x3x6", "bedlam"):
        puzzle = built_in_puzzle(name)
        cover = cover_problem(puzzle)
        kinds = [puzzle.pieces[members[0]] for members in cover.members]
        assert piece_kinds(puzzle) == kinds


def test_an_order_is_moved_by_keys_and_buttons(qtbot):
    made = PieceOrder(CUBE)
    qtbot.addWidget(made)
    made.show()
    made.show_order("LPZTABV")
    status_message = []
    made.order_changed.connect(status_message.append)
    made.list.setFocus()
    made.list.setCurrentRow(0)
    assert not made.up_button.isEnabled()
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(made.list, Qt.Key.Key_Down, control)
    qtbot.keyClick(made.list, Qt.Key.Key_Down, control)
    assert made.order == "PZLTABV"
    qtbot.keyClick(made.list, Qt.Key.Key_Up, control)
    assert made.order == "PLZTABV"
    made.list.setCurrentRow(6)
    assert not made.down_button.isEnabled()
    qtbot.mouseClick(made.up_button, Qt.MouseButton.LeftButton)
    assert made.order == "PLZTAVB"
    assert status_message == ["PLZTABV", "PZLTABV", "PLZTABV", "PLZTAVB"]


def test_a_dragged_row_gives_a_custom_order(qtbot):
    made = dialog(qtbot, EngineChoice("stagewise"))
    order = editor(made, "order")
    assert order.value == "fewest-first"
    order.pieces.show_order("LPZTABV")
    model = order.pieces.list.model()
    # The effect of a drop within the list on its model.
    assert model.moveRows(model.index(-1, 0), 0, 1, model.index(-1, 0), 3)
    assert order.value == "PZLTABV"
    assert made.choice.settings == (("order", "PZLTABV"),)


def test_named_orders_are_a_starting_point(qtbot):
    made = dialog(qtbot, EngineChoice("stagewise", (("order", "last-first"),)))
    order = editor(made, "order")
    given = "".join(piece.symbol for piece in CUBE.pieces)
    assert order.pieces.order == given[::-1]
    order.show_value("as-given")
    assert order.pieces.order == given
    order.show_value("PBAVTZL")
    assert order.value == order.pieces.order == "PBAVTZL"
    assert order.widget.findChild(QComboBox).currentText().startswith("Custom")


def test_an_order_for_other_pieces_is_adapted(qtbot):
    made = dialog(qtbot, EngineChoice("stagewise", (("order", "ABCXYZ"),)))
    assert sorted(editor(made, "order").value) == sorted("LPZTABV")
    assert editor(made, "order").value.startswith("ABZ")


@pytest.mark.parametrize(
    ("stored", "expected"), [("most-constrained", ""), ("stagewise", "stagewise"), ("", "")]
)
def test_the_default_that_version_0_1_stored_does_not_count_as_a_choice(tmp_path, stored, expected):
    path = tmp_path / "cubewright.ini"
    path.write_text(f"[solve]\nengine={stored}\n")
    assert Settings(path).engine == expected


def test_most_constrained_stays_chosen(tmp_path):
    Settings(tmp_path / "cubewright.ini").engine = "most-constrained"
    assert Settings(tmp_path / "cubewright.ini").engine == "most-constrained"


def test_the_window_names_the_engine_for_a_figure_that_is_too_large(window, qtbot):
    plates = tuple(Piece("AB"[rows % 2], CUBIC.box((27, rows, 1))) for rows in (10, 9))
    board = Figure(CUBIC.box((27, 19, 1)), "board")
    window.file_controller.new_from(Puzzle(board, PieceSet("plates", "Plates", plates, (1, 1))))
    choose(window, "next-cell")
    solve(window, qtbot)
    text = window.message.text()
    assert text.startswith("Search complete: 1 solution")
    assert text.endswith(
        "The figure has 513 cubelets. The engine 'Next free cell' takes at most 512, "
        "so 'Most constrained' searches instead."
    )
    window.file_controller.new_from(CUBE)
    solve(window, qtbot)
    assert "instead" not in window.message.text()

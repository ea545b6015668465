"""Each change in the window of the rules is one undo step; faults and meanings are shown."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyleOptionViewItem, QTableWidgetItem

from cubewright.gui.project import cell_colours
from cubewright.gui.rules.piece_table import GROUPS, LEAST, MIRROR, MOST, NAME, WEIGHT
from cubewright.gui.rules.rules_dialog import RulesDialog
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.fitting import any_subset

BOX = CUBIC.box((4, 4, 1))


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[RulesDialog]:
    """The window of the rules: a box with optional cells, and any subset of the Soma pieces."""
    document = window.document
    document.edit(Figure(BOX, "tray", optional=BOX[:4]), "Draw")
    document.use_pieces(any_subset(document.piece_set), "Any subset")
    window.actions_["rules"].trigger()
    dialog = window.rules_controller.dialog
    assert dialog is not None
    assert dialog.isVisible()
    yield dialog
    dialog.reject()
    assert window.rules_controller.dialog is None


def test_a_choice_is_added_changed_undone_and_removed(
    window: MainWindow, dialog: RulesDialog
) -> None:
    document, rows = window.document, dialog.choices
    rows.add_button.click()
    assert len(document.rules.choices) == 1
    field, boxes, _ = rows.rows[0]
    field.setText("L, T Z")
    field.editingFinished.emit()
    boxes.maximum.setValue(2)
    assert document.rules.choices == (PieceChoice("LTZ", 0, 2),)
    assert "at most 2 of L T Z" in dialog.meaning.text()
    rows.all_boxes.minimum.setValue(3)
    assert document.puzzle.choices == (PieceChoice((), 3), PieceChoice("LTZ", 0, 2))
    document.undo_stack.undo()
    assert document.rules.choices == (PieceChoice("LTZ", 0, 2),)
    assert rows.all_boxes.minimum.value() == 0
    rows.rows[0][2].click()
    assert document.rules.choices == ()
    assert not rows.rows


def test_the_ground_is_a_rule_that_is_undone(window: MainWindow, dialog: RulesDialog) -> None:
    dialog.on_ground.click()
    assert window.document.rules.on_ground
    assert "No piece leaves through the ground." in dialog.meaning.text()
    assert window.analysis.current_rules().on_ground
    window.document.undo_stack.undo()
    assert not dialog.on_ground.isChecked()


def test_a_rule_that_can_never_be_met_names_itself(window: MainWindow, dialog: RulesDialog) -> None:
    dialog.choices.all_boxes.maximum.setValue(1)
    assert not dialog.fault.isHidden()
    assert "“at most 1 of all pieces” can never be met" in dialog.fault.text()
    window.document.undo_stack.undo()
    assert dialog.fault.isHidden()


def test_empty_cells_are_limited_and_the_puzzle_follows(
    window: MainWindow, dialog: RulesDialog
) -> None:
    dialog.limits_holes.click()
    dialog.holes.setValue(1)
    assert window.document.puzzle.max_holes == 1
    assert ";empty maximum=1" in window.document.content.to_file().text
    dialog.limits_holes.click()
    assert window.document.puzzle.max_holes is None


def test_the_table_of_colours_has_buttons_for_the_usual_ones(
    window: MainWindow, dialog: RulesDialog
) -> None:
    document, colours = window.document, dialog.colours
    equal, every, none = colours.buttons
    every.click()
    assert document.rules.allowed_colours == {(1, 1), (1, 2), (2, 1), (2, 2)}
    item = colours.table.item(0, 1)
    assert item is not None
    item.setCheckState(Qt.CheckState.Unchecked)
    assert document.puzzle.allowed_colours == {(1, 1), (2, 1), (2, 2)}
    none.click()
    assert document.rules.allowed_colours == frozenset()
    equal.click()
    assert document.rules.allowed_colours is None
    for _ in range(4):
        document.undo_stack.undo()
    assert document.rules.allowed_colours is None


def test_mirror_images_and_groups_of_pieces(window: MainWindow, dialog: RulesDialog) -> None:
    document = window.document
    chiral = [piece.symbol for piece in document.piece_set.pieces if piece.is_chiral]
    dialog.mirrors.click()
    assert [piece.symbol for piece in document.piece_set.pieces if piece.flips] == chiral
    row = [piece.symbol for piece in document.piece_set.pieces].index(chiral[0])
    mirror, groups = dialog.pieces.item(row, MIRROR), dialog.pieces.item(row, GROUPS)
    assert mirror is not None
    mirror.setCheckState(Qt.CheckState.Unchecked)
    assert [piece.symbol for piece in document.piece_set.pieces if piece.flips] == chiral[1:]
    groups = dialog.pieces.item(row, GROUPS)
    assert groups is not None
    groups.setText("2")
    assert document.rules.groups == ((chiral[0], ((2, 1),)),)
    assert document.project.problems[0].pieces[row].groups == ((2, 1),)
    again = dialog.pieces.item(row, GROUPS)
    assert again is not None
    again.setText("nonsense")
    assert again.text() == "2"


def test_pieces_and_colours_have_swatches_and_empty_groups_a_hint(dialog: RulesDialog) -> None:
    for row in range(dialog.pieces.rowCount()):
        name, groups = dialog.pieces.item(row, NAME), dialog.pieces.item(row, GROUPS)
        assert name is not None
        assert not name.icon().isNull()
        assert groups is not None
        assert groups.text() == ""
    option = QStyleOptionViewItem()
    dialog.pieces.itemDelegate().initStyleOption(option, dialog.pieces.model().index(0, GROUPS))
    assert option.text == "no group"
    heading = dialog.colours.table.horizontalHeaderItem(1)
    assert heading is not None
    assert heading.text() == "Figure: colour 2"
    assert not heading.icon().isNull()


def test_an_empty_figure_and_no_pieces_are_shown(window: MainWindow, dialog: RulesDialog) -> None:
    document = window.document
    document.use_pieces(
        replace(document.piece_set, pieces=(), counts=(), minimums=None), "No pieces"
    )
    document.edit(Figure((), "nothing"), "Clear")
    assert dialog.pieces.rowCount() == 0
    assert not dialog.choices.add_button.isEnabled()
    assert not dialog.limits_holes.isEnabled()


def test_the_table_says_that_it_needs_colours_of_the_figure_and_of_a_piece(
    window: MainWindow, dialog: RulesDialog
) -> None:
    figure = replace(window.document.figure, colours=frozenset({(BOX[5], 1), (BOX[6], 2)}))
    window.document.edit(figure, "Colour")
    assert dialog.colours.explanation.text() == (
        "The table has no effect until cells of the figure and of a piece have colours."
    )


def test_weights_of_pieces_are_set_undone_and_shown_on_the_card(
    window: MainWindow, dialog: RulesDialog
) -> None:
    document, tiles = window.document, window.pieces.panel.tiles
    symbol = document.piece_set.pieces[1].symbol
    weight = dialog.pieces.item(1, WEIGHT)
    assert weight is not None
    assert weight.text() == "1"
    weight.setText("5")
    assert document.rules.weights == ((symbol, 5),)
    assert "weight 5" in tiles[1].toolTip()
    assert f"Weights: {symbol}: 5." in dialog.meaning.text()
    heavy = dialog.pieces.item(1, WEIGHT)
    assert heavy is not None
    heavy.setText("much")
    assert heavy.text() == "5"
    assert document.undo_stack.undoText() == f"Change the weight of piece {symbol}"
    document.undo_stack.undo()
    assert document.rules.weights == ()
    assert "weight" not in tiles[1].toolTip()


def test_a_colour_number_gets_another_colour_everywhere(
    window: MainWindow, dialog: RulesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    document, editor = window.document, window.editor
    document.edit(Figure(BOX, "tray", colours=[(BOX[0], 2)]), "Colour")
    monkeypatch.setattr(cell_colours, "ask_colour", lambda *_question: "#ff8000")
    for menu in (dialog.colours.cell_colours, editor.cell_colours_menu):
        action = menu.actions()[1]
        assert action.text() == "Colour 2…"
        action.trigger()
        assert document.cell_colours[1] == "#ff8000"
        assert document.undo_stack.undoText() == "Change the look of colour 2"
        colour = editor.sheet.colour_of(BOX[0])
        assert colour is not None
        assert colour.name() == "#ff8000"
        assert window.viewer.scene.cell_colours == document.cell_colours
        heading = dialog.colours.table.verticalHeaderItem(1)
        assert heading is not None
        shown = heading.icon().pixmap(12).toImage().pixelColor(6, 6)
        assert shown.name() == "#ff8000"
        document.undo_stack.undo()
        assert window.viewer.scene.cell_colours == editor.sheet.cell_colours == ()


def cell(dialog: RulesDialog, row: int, column: int) -> QTableWidgetItem:
    item = dialog.pieces.item(row, column)
    assert item is not None
    return item


def test_numbers_of_copies_are_changed_in_the_table(
    window: MainWindow, dialog: RulesDialog
) -> None:
    document = window.document
    for column, text, expected in (
        (MOST, "3", (0, 3)),
        (LEAST, "4", (4, 4)),
        (MOST, "2", (2, 2)),
        (LEAST, "1", (1, 2)),
        (MOST, "no", (1, 2)),
    ):
        cell(dialog, 0, column).setText(text)
        pieces = document.piece_set
        assert (pieces.min_copies[0], pieces.counts[0]) == expected
        assert cell(dialog, 0, LEAST).text() == str(expected[0])
        assert cell(dialog, 0, MOST).text() == str(expected[1])


def test_selected_pieces_become_a_group_and_leave_it(
    window: MainWindow, dialog: RulesDialog
) -> None:
    document, table = window.document, dialog.pieces
    assert not dialog.group.isEnabled()
    cell(dialog, 1, NAME).setSelected(True)
    cell(dialog, 2, NAME).setSelected(True)
    assert not dialog.ungroup.isEnabled()
    dialog.group.click()
    symbols = [piece.symbol for piece in document.piece_set.pieces[1:3]]
    assert document.rules.groups == tuple((symbol, ((1, 1),)) for symbol in sorted(symbols))
    assert "Pieces of group 1 need not come apart" in dialog.meaning.text()
    assert table.group_choices(0) == ["", "1", "2"]
    table.clearSelection()
    cell(dialog, 2, NAME).setSelected(True)
    dialog.ungroup.click()
    assert [symbol for symbol, _ in document.rules.groups] == symbols[:1]
    assert not dialog.ungroup.isEnabled()


def test_cells_of_the_table_are_edited_in_number_fields_and_a_list_of_groups(
    dialog: RulesDialog,
) -> None:
    table, option = dialog.pieces, QStyleOptionViewItem()
    delegate = table.itemDelegate()
    fields = [
        delegate.createEditor(table.viewport(), option, table.model().index(0, column))
        for column in (MOST, WEIGHT, GROUPS)
    ]
    most, weight, groups = fields
    assert isinstance(most, QSpinBox)
    assert isinstance(weight, QSpinBox)
    assert (most.minimum(), weight.minimum()) == (0, 1)
    assert isinstance(groups, QComboBox)
    assert groups.isEditable()
    assert [groups.itemText(place) for place in range(groups.count())] == ["", "1"]


def test_a_piece_of_another_problem_is_taken_into_this_one(
    window: MainWindow, dialog: RulesDialog
) -> None:
    document = window.document
    bar = Piece("Q", ((0, 0, 0), (1, 0, 0)), "bar")
    document.add_problems([(Figure(BOX, "other"), PieceSet("own", "Own", (bar,), (1,)))])
    document.select(0)
    row = dialog.pieces.piece_count
    assert [cell(dialog, row, column).text() for column in (NAME, MOST)] == ["Q  bar", "0"]
    assert "other" in cell(dialog, row, MOST).toolTip()
    cell(dialog, row, MOST).setText("2")
    pieces = document.piece_set
    assert (pieces.pieces[-1].cells, pieces.counts[-1]) == (bar.cells, 2)
    assert dialog.pieces.rowCount() == dialog.pieces.piece_count == row + 1
    document.undo_stack.undo()
    assert dialog.pieces.piece_count == row

"""The clipboard holds a figure or a solution as a picture and as text."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QWidget

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.links.link import LinkedPuzzle, read_link
from cubewright.gui.pictures.shared_pictures import figure_image, layers_image
from cubewright.gui.shell import application
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.presenter.editing.rules import Rules


def clipboard():
    return QGuiApplication.clipboard()


def trigger(window, qtbot, name):
    with qtbot.waitSignal(window.copy_controller.status_message) as message:
        window.actions_[name].trigger()
    return message.args[0]


def test_a_figure_is_copied_as_a_picture_and_as_a_block(window, qtbot):
    window.view.setFocus()
    message = trigger(window, qtbot, "copy-picture")
    assert message == "Copied “Soma cube” as a picture and as text."
    data = clipboard().mimeData()
    assert data.hasImage()
    assert data.hasText()
    figure = parse_fig(data.text(), "clipboard").blocks[0].figure
    assert figure.cells == window.document.figure.cells
    image = clipboard().image()
    across, down = range(0, image.width(), 9), range(0, image.height(), 9)
    colours = {image.pixel(x, y) for x in across for y in down}
    assert len(colours) > 3


def test_a_solution_is_text_with_block_layers_and_coordinates(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    qtbot.waitUntil(lambda: window.view_controller.visible_solution is not None)
    assert trigger(window, qtbot, "copy-text") == "Copied “Soma cube” as text."
    text = clipboard().text()
    block = parse_fig(text.split("Layers,")[0], "clipboard").blocks[0]
    assert len(list(block.all_solutions)) == 1
    assert "Cells (x to the right, y to the back, z up):" in text
    symbols = [line[0] for line in text.splitlines() if line[1:4] == ": ("]
    assert sorted(symbols) == sorted("VLTZABP")


def test_a_link_contains_the_puzzle_and_the_visible_solution(window, qtbot):
    message = trigger(window, qtbot, "copy-link")
    assert message == "Copied a link to “Soma cube”, without a solution."
    assert read_link(clipboard().text()) == LinkedPuzzle(window.document.puzzle)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    qtbot.waitUntil(lambda: window.view_controller.visible_solution is not None)
    message = trigger(window, qtbot, "copy-link")
    assert message == "Copied a link to “Soma cube” with this solution."
    solution = window.view_controller.visible_solution
    assert read_link(clipboard().text()).solution == solution
    table = window.panel.table
    table.setFocus()
    table.selectAll()
    count = window.panel.listed_count
    assert trigger(window, qtbot, "copy-link") == (
        f"Copied a link to “Soma cube” with {count} solutions."
    )
    listed = window.panel.all_solutions()
    assert [each.solution for each in read_link(clipboard().text()).solutions] == list(listed)


def test_groups_and_weights_go_through_a_link(window, qtbot):
    document = window.document
    rules = Rules(groups=(("L", ((1, 1),)), ("T", ((1, 1),))), weights=(("V", 5),))
    document.set_rules(rules, "Rules")
    trigger(window, qtbot, "copy-link")
    linked = read_link(clipboard().text())
    assert (linked.groups, linked.weights) == (rules.groups, rules.weights)
    window.clipboard_controller.paste()
    assert document.current == 1
    assert document.rules == rules
    document.undo_stack.setClean()
    application._open_linked(window, linked)
    assert document.rules == rules


def test_a_puzzle_that_is_too_large_for_a_link_is_not_copied(window, qtbot, monkeypatch):
    monkeypatch.setattr("cubewright.formats.links.link.MAX_CELLS", 20)
    clipboard().setText("before")
    assert trigger(window, qtbot, "copy-link") == (
        "Nothing was copied: the puzzle is too large for a link; send a file instead."
    )
    assert clipboard().text() == "before"


def test_an_empty_figure_is_not_copied(window, qtbot):
    window.document.edit(Figure([], "Nothing"), "Clear")
    clipboard().setText("before")
    for name in ("copy-picture", "copy-text"):
        assert trigger(window, qtbot, name) == "The figure is empty, so nothing was copied."
    assert clipboard().text() == "before"


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_there_is_a_picture_without_a_3d_view(qapp, lattice):
    figure = Figure(lattice.box((3, 2, 2)), "some", lattice)
    for image in (figure_image(figure), layers_image(figure, None)):
        assert 200 < max(image.width(), image.height()) <= 1000
        assert QColor(image.pixel(0, 0)) == QColor("white")
        across, down = range(0, image.width(), 7), range(0, image.height(), 7)
        assert len({image.pixel(x, y) for x in across for y in down}) > 2


def colours_of(image):
    across, down = range(0, image.width(), 9), range(0, image.height(), 9)
    return {image.pixel(x, y) for x in across for y in down}


def test_the_focused_picture_is_copied(window, qtbot):
    window.editor.layer_grid.setFocus()
    message = trigger(window, qtbot, "copy-picture")
    assert message == "Copied the layers of “Soma cube” as a picture and as text."
    layers = clipboard().image()
    assert layers.width() > 2.5 * layers.height()  # three side by side
    tile = window.pieces.panel.tiles[2]
    tile.setFocus()
    symbol = window.document.piece_set.pieces[2].symbol
    assert trigger(window, qtbot, "copy-picture") == (
        f"Copied piece {symbol} as a picture and as text."
    )
    assert len(colours_of(clipboard().image())) >= 4
    blocks = parse_fig(clipboard().text(), "clipboard").blocks
    assert len(blocks[0].figure) == len(window.document.piece_set.pieces[2].cells)
    window.actions_["arrange-study"].trigger()
    window.compare_controller.view.table.setFocus()
    assert trigger(window, qtbot, "copy-picture") == "Copied the chart as a picture."
    assert not clipboard().mimeData().hasText()


def test_a_separate_window_has_the_same_command(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    figure = Figure([(0, 0, 0), (1, 0, 0)], "Bar")
    said = []
    action = CopyPicture(
        window, lambda: CopiedPicture(figure_image(figure), "“Bar”", "/SOMA Bar"), said.append
    )
    action.trigger()
    assert said == ["Copied “Bar” as a picture and as text."]
    assert clipboard().text() == "/SOMA Bar"
    assert clipboard().mimeData().hasImage()
    CopyPicture(window, lambda: None, said.append).trigger()
    assert said[1:] == ["There is no picture to copy."]

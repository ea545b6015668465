"""The clipboard holds a figure or a solution as a picture and as text."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication

from cubewright.formats.fig.file import parse_fig
from cubewright.gui.export.copy_controller import picture_of
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices


def clipboard():
    return QGuiApplication.clipboard()


def trigger(window, qtbot, name):
    with qtbot.waitSignal(window.copy_controller.status_message) as message:
        window.actions_[name].trigger()
    return message.args[0]


def test_a_figure_is_a_picture_and_a_block_at_once(window, qtbot):
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


def test_an_empty_figure_is_not_copied(window, qtbot):
    window.document.edit(Figure([], "Nothing"), "Clear")
    clipboard().setText("before")
    for name in ("copy-picture", "copy-text"):
        assert trigger(window, qtbot, name) == "The figure is empty, so nothing was copied."
    assert clipboard().text() == "before"


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_there_is_a_picture_without_a_3d_view(qapp, lattice):
    image = picture_of(Figure(lattice.box((3, 2, 2)), "some", lattice))
    assert QColor(image.pixel(0, 0)) == QColor("white")
    assert QColor(image.pixel(400, 400)) != QColor("white")

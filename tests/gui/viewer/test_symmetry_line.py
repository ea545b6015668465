"""The symmetry line above the 3D view never shows the symmetry of the former figure."""

from pytestqt.qtbot import QtBot

from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC


def test_the_former_symmetry_is_removed_at_once(window: MainWindow, qtbot: QtBot) -> None:
    line = window.header.symmetry
    qtbot.waitUntil(lambda: "full cube" in line.text())
    window.document.add(Figure(CUBIC.box((1, 2, 3)), "brick"))
    assert line.text() == "Symmetry: …"
    assert not line.isHidden()
    qtbot.waitUntil(lambda: "…" not in line.text())

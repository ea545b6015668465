"""The symmetry line above the 3D view never shows the symmetry of the former figure."""

import pytest
from pytestqt.qtbot import QtBot

from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.symmetry.classes import figure_symmetry


def test_the_former_symmetry_is_removed_immediately(window: MainWindow, qtbot: QtBot) -> None:
    line = window.header.symmetry
    qtbot.waitUntil(lambda: "full cube" in line.text())
    window.document.add(Figure(CUBIC.box((1, 2, 3)), "brick"))
    assert line.text() == "Symmetry: …"
    assert not line.isHidden()
    qtbot.waitUntil(lambda: "…" not in line.text())


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_the_line_names_the_symmetry_on_each_lattice(
    window: MainWindow, qtbot: QtBot, lattice: Lattice
) -> None:
    figure = Figure(lattice.box((2, 2, 2)), "box", lattice)
    window.document.add(figure)
    expected = str(figure_symmetry(figure))
    assert figure_symmetry(figure).order > 1
    qtbot.waitUntil(lambda: window.header.symmetry.text() == f"Symmetry: {expected}")


def test_four_spheres_have_the_symmetry_of_a_tetrahedron(window: MainWindow, qtbot: QtBot) -> None:
    cells = [(0, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
    window.document.add(Figure(cells, "pyramid", lattices()["spheres"]))
    qtbot.waitUntil(lambda: "full tetrahedron (Td, 24)" in window.header.symmetry.text())

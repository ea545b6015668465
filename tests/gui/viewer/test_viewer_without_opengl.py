"""Without OpenGL the program shows the reason in place of the view, and keeps working."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.viewer import create
from cubewright.gui.viewer.create import create_view
from cubewright.gui.viewer.drawing.items import Triangles
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.opengl import opengl_problem
from cubewright.model.figure import Figure


@pytest.fixture
def view(qtbot, monkeypatch):
    monkeypatch.setattr(create, "opengl_problem", lambda: "this display offers no OpenGL")
    view = create_view()
    qtbot.addWidget(view)
    view.show()
    return view


def test_the_view_shows_the_reason_and_what_still_works(view):
    assert isinstance(view, NoView)
    assert "The 3D view is not available: this display offers no OpenGL." in view.text()
    assert "Everything else works" in view.text()


def test_figures_are_shown_as_layers_of_text(view):
    view.show_scene(view.scene.with_figure(Figure([(0, 0, 0), (1, 0, 0), (0, 0, 1)])))
    assert "|# |  |##|" in view.text()
    view.show_scene(view.scene.with_figure(Figure([])))
    assert "|" not in view.text()


@pytest.mark.parametrize("width", [300, 360, 900])
def test_each_row_of_layers_is_one_line_of_text(view, width):
    view.resize(width, 400)
    view.show_scene(view.scene.with_figure(Figure([(0, 0, z) for z in range(6)] + [(5, 0, 0)])))
    layers = view.text().split("\n\n")[1]
    room = view.contentsRect().width() - 2 * view.margin()
    assert view.fontMetrics().horizontalAdvance(layers.splitlines()[0]) <= room
    assert view.font().pixelSize() <= QFontInfo(QApplication.font(view)).pixelSize()


def test_the_view_accepts_every_scene_and_call(view):
    view.show_scene(view.scene.with_figure(built_in_puzzle("cube").figure))
    assert "|###|" in view.text()
    view.show_scene(replace(view.scene, marked=((0, 0, 0),), dark=True, explode=0.5))
    assert "|###|" in view.text()
    assert view.cell_at(QPointF(1, 1)) is None
    view.reset_view()
    view.toggle_turntable()
    assert not view.image().isNull()


def test_opengl_works_on_this_display(qapp):
    assert opengl_problem() is None


def test_shaders_rejected_by_the_driver_are_reported_in_the_view(qtbot, monkeypatch):
    def refuse(item):
        raise RuntimeError("no shaders here")

    monkeypatch.setattr(Triangles, "prepare", refuse)
    view = create_view()
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(lambda: "not available: no shaders here" in view.findChild(QLabel).text())
    view.show_scene(view.scene.with_figure(Figure([(0, 0, 0)])))
    view.image()
    assert view.findChild(QLabel).isVisible()

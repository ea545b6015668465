"""During a stroke over a large figure, the 3D view waits until the mouse stands still."""

from cubewright.gui.display import view_controller
from cubewright.model.figure import Figure


def test_a_large_sketch_is_shown_when_the_mouse_stands_still(window, qtbot, monkeypatch):
    monkeypatch.setattr(view_controller, "_MAX_LIVE_CELLS", 5)
    controller = window.view_controller
    small = Figure([(x, 0, 0) for x in range(5)])
    large = Figure([(x, 0, 0) for x in range(6)])
    controller._on_sketched(small)
    assert window.view.scene.figure == small
    controller._on_sketched(large)
    assert window.view.scene.figure == small
    qtbot.waitUntil(lambda: window.view.scene.figure == large)
    controller._on_sketched(Figure([(x, 0, 0) for x in range(7)]))
    controller._on_sketched(None)  # the stroke is cancelled
    assert not controller._sketch_timer.isActive()
    assert window.view.scene.figure == window.document.figure

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication


def turn_wheel(field):
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(field.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)


def test_the_wheel_changes_only_the_field_with_the_focus(window, qtbot):
    window.activateWindow()
    window.editor.layer_grid.setFocus()
    qtbot.waitUntil(window.editor.layer_grid.hasFocus)
    combo, number = window.toolbar.pieces, window.editor.size_bar.boxes[0]
    pieces, width = combo.currentIndex(), number.value()
    turn_wheel(combo)
    turn_wheel(number)
    assert (combo.currentIndex(), number.value()) == (pieces, width)
    assert window.editor.layer_grid.hasFocus()
    number.setFocus()
    qtbot.waitUntil(number.hasFocus)
    turn_wheel(number)
    assert number.value() != width

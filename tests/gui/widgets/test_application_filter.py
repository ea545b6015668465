from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox, QWidget

from cubewright.gui.widgets.event_filters import ApplicationFilter


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


def test_fields_made_before_the_filter_do_not_take_the_focus_by_the_wheel(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    fields = [QSpinBox(page), QComboBox(page)]
    for field in fields:
        field.ensurePolished()
    ApplicationFilter(page)
    assert [field.focusPolicy() for field in fields] == [Qt.FocusPolicy.StrongFocus] * 2

"""Every window can be used with only the keyboard: names, the order of Tab, a visible focus."""

import warnings

import pytest
from all_windows import WINDOWS
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLabel, QWidget

from cubewright.gui.widgets.focus import FocusFrame

ALL = ["main window", pytest.param("every other window", marks=pytest.mark.slow)]
MOST_STEPS = 150


def shown(window, name):
    """Yield the windows to examine, each of them while it is visible."""
    if name == "main window":
        yield window
        return
    for make in WINDOWS.values():
        for each in make(window):
            each.show()
            yield each
            each.hide()


def activate(window):
    """Make a window active without waiting for a window manager."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        QApplication.setActiveWindow(window)


def focusable(window):
    """Return the visible widgets of a window that Tab must reach."""
    return [
        each
        for each in window.findChildren(QWidget)
        if each.window() is window
        and each.isVisibleTo(window)
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and not isinstance(each.parentWidget(), (QAbstractSpinBox, QComboBox))
        and not (isinstance(each, QLabel) and not each.text())
    ]


def described(widget):
    text = widget.objectName() or widget.accessibleName() or getattr(widget, "text", str)()
    return f"{type(widget).__name__} {text!r} in {type(widget.parentWidget()).__name__}"


def reached_by_tab(window):
    """Return the widgets that get the focus while Tab is pressed repeatedly."""
    reached = set()
    for _ in range(MOST_STEPS):
        current = window.focusWidget()
        before = len(reached)
        reached.add(current)
        if len(reached) == before and current is not None:
            break
        target = current if current is not None else window
        QTest.keyClick(target, Qt.Key.Key_Tab)
    return reached


def name_of(widget):
    made = QAccessible.queryAccessibleInterface(widget)
    return made.text(QAccessible.Text.Name) if made is not None else widget.accessibleName()


@pytest.mark.parametrize("name", ALL)
def test_every_widget_that_takes_the_focus_has_a_name(window, name):
    for each in shown(window, name):
        nameless = [described(widget) for widget in focusable(each) if not name_of(widget).strip()]
        assert not nameless, "\n".join(nameless)


@pytest.mark.parametrize("name", ALL)
def test_tab_reaches_every_widget_that_takes_the_focus(window, name):
    for each in shown(window, name):
        activate(each)
        wanted = focusable(each)
        if wanted and each.focusWidget() is None:
            wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
        reached = reached_by_tab(each)
        groups = {w.group() for w in reached if hasattr(w, "group") and w.group() is not None}
        missed = [
            described(widget)
            for widget in wanted
            if widget not in reached
            # The arrow keys go from one radio button to the others.
            and not (hasattr(widget, "group") and widget.group() in groups)
        ]
        assert not missed, "\n".join(missed)


@pytest.mark.parametrize("name", ALL)
def test_every_widget_shows_that_it_has_the_focus(window, name):
    for each in shown(window, name):
        activate(each)
        hidden, widgets = [], focusable(each)
        for widget, other in zip(widgets, widgets[1:] + widgets[:1], strict=True):
            if other is widget:
                continue  # no other widget can have the focus
            frame = widget.parentWidget()
            pictured = frame if isinstance(frame, FocusFrame) else widget
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            each.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # same as the key Tab
            focused = pictured.grab().toImage()
            other.setFocus(Qt.FocusReason.TabFocusReason)
            if pictured.grab().toImage() == focused:
                hidden.append(described(widget))
        assert not hidden, "\n".join(hidden)


def test_the_mouse_over_the_3d_view_never_takes_the_focus(window):
    field = window.panel.filter.field
    view = window.view
    for target in (window.editor.layer_grid, field):
        if not target.isEnabled():
            continue
        target.setFocus()
        middle = QPoint(view.width() // 2, view.height() // 2)
        for step in range(4):
            QTest.mouseMove(view, middle + QPoint(7 * step, 5))
        QApplication.processEvents()
        assert window.focusWidget() is target

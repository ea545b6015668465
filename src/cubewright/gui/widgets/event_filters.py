"""Event filters: mouse wheel, size of dialogs, plain texts, shortcuts in fields, repainting."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent, QIcon, QKeyEvent, QKeySequence, QRegion, QWindow
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QToolTip,
    QWidget,
)

from cubewright.gui.widgets.density import DENSITY, fit_spaces
from cubewright.gui.widgets.window_size import keep_on_screen

_BOUNDED = (Qt.WindowType.Dialog, Qt.WindowType.Sheet)
_RICH_TIPS = "shows_rich_tips"
_Type = QEvent.Type
_CAUSES = frozenset(
    {
        *(_Type.MouseButtonPress, _Type.MouseButtonRelease, _Type.MouseButtonDblClick),
        *(_Type.MouseMove, _Type.Wheel, _Type.NativeGesture, _Type.Gesture, _Type.Drop),
        *(_Type.TouchBegin, _Type.TouchUpdate, _Type.TouchEnd, _Type.TouchCancel),
        *(_Type.KeyPress, _Type.KeyRelease, _Type.Shortcut, _Type.InputMethod),
        *(_Type.FocusIn, _Type.FocusOut, _Type.WindowActivate, _Type.ContextMenu),
        *(_Type.Show, _Type.Hide, _Type.Resize, _Type.Close, _Type.LanguageChange),
        *(_Type.MetaCall, _Type.Timer, _Type.SockAct),
    }
)
"""Events that may change the state of the program; the others only paint or arrange widgets."""
_IDLE = ("QWidgetLineControl", "QWidgetTextControl", "GarbageCollector")
"""The classes whose timers blink the cursor of a text field or collect garbage."""


class ApplicationFilter(QObject):
    """The event filter of the application.

    It counts the events that may change the state of the program. The mouse wheel changes a number
    or a choice only in the field with the focus; elsewhere, it scrolls. Compact windows get less
    space. Dialogs that are larger than the screen are shrunk, and their buttons are shown without
    the icons of the style. Labels, message boxes and tooltips show plain text, because Qt would
    treat ``<b>`` in a name as HTML. A label with HTML needs an explicit format, and a widget with
    HTML in tooltips needs :func:`show_rich_tips`.

    Create the filter after the fields of a window: building them sends thousands of events, and
    each would pass through it.
    """

    state_event_count = 0
    """The number of events in all windows that may have changed the state."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            for box in parent.findChildren(QAbstractSpinBox):
                _refuse_focus_by_wheel(box)
            for combo in parent.findChildren(QComboBox):
                _refuse_focus_by_wheel(combo)
            for label in parent.findChildren(QLabel):
                _show_plain(label)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Compare the type first, because every event of the program passes here.
        kind = event.type()
        if kind in _CAUSES and not (kind == _Type.Timer and _is_idle(watched)):
            ApplicationFilter.state_event_count += 1
        if kind == _Type.Polish:
            if isinstance(watched, (QAbstractSpinBox, QComboBox)):
                _refuse_focus_by_wheel(watched)
            elif isinstance(watched, QLabel):
                _show_plain(watched)
            return False
        if kind == _Type.Show:
            if not isinstance(watched, QWidget) or not watched.isWindow():
                return False
            if DENSITY.is_compact:
                fit_spaces(watched)
            if watched.windowType() in _BOUNDED:
                for box in watched.findChildren(QDialogButtonBox):
                    _show_no_icons(box)
                keep_on_screen(watched)
            return False
        if kind == _Type.ToolTip:
            return _show_plain_tip(watched, event)
        if kind != _Type.Wheel:
            return False
        if isinstance(watched, (QAbstractSpinBox, QComboBox)) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def _is_idle(timed: QObject) -> bool:
    return timed.metaObject().className() in _IDLE


def _refuse_focus_by_wheel(field: QAbstractSpinBox | QComboBox) -> None:
    if field.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def show_rich_tips(widget: QWidget) -> None:
    """Allow HTML in the tooltips of a widget and its items; they must not contain names."""
    widget.setProperty(_RICH_TIPS, True)


def plain_tip(text: str) -> str:
    """Return a text for :class:`QToolTip` that is shown unchanged.

    >>> plain_tip("a < b")
    'a < b'
    >>> plain_tip("<b>Box</b>")
    '<qt>&lt;b&gt;Box&lt;/b&gt;</qt>'
    """
    if not Guess.mightBeRichText(text):
        return text
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"


def _show_no_icons(box: QDialogButtonBox) -> None:
    for button in box.buttons():
        button.setIcon(QIcon())


def _show_plain(label: QLabel) -> None:
    """Make a label show plain text, unless it has an explicit format or shows tooltips."""
    is_tip = label.windowType() == Qt.WindowType.ToolTip
    if label.textFormat() == Qt.TextFormat.AutoText and not is_tip:
        label.setTextFormat(Qt.TextFormat.PlainText)


def _show_plain_tip(watched: QObject, event: QEvent) -> bool:
    """Show a tooltip as plain text if Qt would take it for HTML; return whether it was shown."""
    if not isinstance(watched, QWidget) or not isinstance(event, QHelpEvent):
        return False
    view = watched.parent()
    if isinstance(view, QAbstractItemView) and watched is view.viewport():
        text = view.indexAt(event.pos()).data(Qt.ItemDataRole.ToolTipRole) or watched.toolTip()
    else:
        view, text = watched, watched.toolTip()
    is_html = isinstance(text, str) and Guess.mightBeRichText(text)
    if not is_html or view.property(_RICH_TIPS):
        return False
    QToolTip.showText(event.globalPos(), plain_tip(text), watched)
    return True


class ShortcutFilter(QObject):
    """Passes some shortcuts to the window while a field has the focus.

    On X11, Qt's text fields use Ctrl+E for the end of the line, and number fields take every letter
    from the window, although they reject letters.
    """

    def __init__(self, field: QWidget, keys: Iterable[str]) -> None:
        super().__init__(field)
        self._keys = {QKeySequence(key) for key in keys}
        field.installEventFilter(self)

    def eventFilter(self, _field: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        is_left = QKeySequence(event.keyCombination()) in self._keys
        if is_left:
            event.ignore()
        return is_left


class Repainter(QObject):
    """Repaints the widgets around a view that is a native window.

    Without a compositor, the system asks for uncovered areas to be repainted. For a widget that
    contains an OpenGL widget, Qt 6 composes the pictures of both. If the OpenGL widget has a native
    window, nothing is painted, and the covering window stays visible between the widgets.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._around: dict[QObject, QWidget] = {}
        if not view.testAttribute(Qt.WidgetAttribute.WA_NativeWindow):
            return
        if view.isVisible():
            self._repaint_around()
        else:
            view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == _Type.Show and watched is self._view:
            self._view.removeEventFilter(self)
            self._repaint_around()
        elif event.type() == QEvent.Type.Expose and watched in self._around:
            around = self._around[watched]
            around.update(_own_part(around))
        return False

    def _repaint_around(self) -> None:
        around = self._view.parentWidget()
        while around is not None:
            window = around.windowHandle()
            if window is not None and window not in self._around:
                self._around[window] = around
                window.installEventFilter(self)
            around = around.parentWidget()


def _own_part(widget: QWidget) -> QRegion:
    part = QRegion(widget.rect())
    for window in widget.windowHandle().findChildren(
        QWindow, options=Qt.FindChildOption.FindDirectChildrenOnly
    ):
        if window.isVisible():
            part -= QRegion(window.geometry())
    return part

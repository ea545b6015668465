"""A window whose search is started, paused and stopped."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fields import SearchField
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.translation import tr


class SearchWindow(QWidget):
    """Has the buttons Start, Pause and Stop with their keys.

    ``tips`` are the tooltips of the three buttons, ``sizes`` the default and the minimum size. Esc
    clears ``filter_field`` if it has the focus and a text, and otherwise stops the search.
    """

    stop_requested = Signal()
    filter_field: SearchField | None = None
    """The field that Esc clears first, if the window has one."""

    def __init__(
        self,
        title: str,
        sizes: tuple[QSize, QSize],
        tips: tuple[str, str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        default, minimum = sizes
        self.setWindowTitle(title)
        self.setMinimumSize(minimum)
        set_initial_size(self, default)
        self.start = push_button(tr("&Start"), tips[0])
        self.pause = push_button(tr("Pa&use"), tips[1])
        self.stop = push_button(tr("S&top"), tips[2])
        self.stop.clicked.connect(self.stop_requested)
        for key, button in (("F5", self.start), ("F6", self.pause)):
            QShortcut(QKeySequence(key), self, button.click)

    def allow_search(self, busy: str, idle: str, refused: str, *, paused: bool) -> None:
        """Enable the three buttons.

        ``busy`` and ``refused`` are reasons why no search can start, and ``idle`` is the reason
        why none can be stopped. A reason that does not apply is empty.
        """
        allow(self.start, busy or refused)
        allow(self.pause, idle)
        self.pause.setText(tr("Cont&inue") if paused else tr("Pa&use"))
        allow(self.stop, idle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        field = self.filter_field
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif field is not None and field.hasFocus() and field.text():
            field.clear()
        else:
            self.stop_requested.emit()

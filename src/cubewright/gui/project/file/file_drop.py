"""Files dragged onto a window: show the effect of dropping them, and open them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.widgets.messages import confirm
from cubewright.presenter.names import elide
from cubewright.translation import tr, trn

MAX_UNASKED = 5
"""The number of files that are opened without a question."""
_MARGIN = 10


class FileDrop(QObject):
    """Opens the first dropped file in this window and each further file in a new window."""

    window_requested = Signal(Path)
    """A file to open in another window."""

    def __init__(self, open_here: Callable[[Path], object], window: QWidget) -> None:
        super().__init__(window)
        self._open_here = open_here
        self._window = window
        self.label = QLabel(window)
        self.label.setAccessibleName(tr("Effect of the drop"))
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setAutoFillBackground(True)
        self.label.setFrameShape(QLabel.Shape.Box)
        self.label.setMargin(_MARGIN)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label.hide()

    def enter(self, event: QDropEvent) -> None:
        """Accept files dragged over the window, and show the effect of dropping them."""
        files = local_files(event)
        if files:
            event.acceptProposedAction()
            self._show(drop_text(files))

    def leave(self) -> None:
        """Hide the text about the drop."""
        self.label.hide()

    def drop(self, event: QDropEvent) -> None:
        self.leave()
        files = local_files(event)
        if not files:
            return
        event.acceptProposedAction()
        text = tr("Open {n:,} files in separate windows?", n=len(files))
        if len(files) > MAX_UNASKED and not confirm(
            self._window, text, tr("&Open {n:,}", n=len(files))
        ):
            return
        self._open_here(files[0])
        for path in files[1:]:
            self.window_requested.emit(path)

    def _show(self, text: str) -> None:
        """Show a text at the top of the window, where the native 3D view does not cover it."""
        self.label.setText(text)
        self.label.adjustSize()
        self.label.move((self._window.width() - self.label.width()) // 2, _MARGIN)
        self.label.raise_()
        self.label.show()


def local_files(event: QDropEvent) -> list[Path]:
    """Return the local files in a drag or drop, without duplicates."""
    urls = event.mimeData().urls()
    return list(dict.fromkeys(Path(url.toLocalFile()) for url in urls if url.isLocalFile()))


def drop_text(files: list[Path]) -> str:
    """Return the effect of dropping files, as a sentence.

    >>> drop_text([Path("a.fig"), Path("b.fig"), Path("c.fig")])
    'Open “a.fig” here and 2 more files in new windows'
    """
    name, more = elide(files[0].name), len(files) - 1
    if not more:
        return tr("Open “{name}” here", name=name)
    return trn(
        "Open “{name}” here and {n:,} more file in a new window",
        "Open “{name}” here and {n:,} more files in new windows",
        more,
        name=name,
    )

"""Pictures for the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QAction, QCursor, QGuiApplication, QImage, QKeySequence
from PySide6.QtWidgets import QToolTip, QWidget

from cubewright.gui.widgets.event_filters import plain_tip
from cubewright.translation import tr

KEYS = "Ctrl+Shift+C"
SCALE = 2
"""The scale of a widget's copied picture, relative to the screen."""


class CopiedPicture(NamedTuple):
    """A picture with a title, such as "piece V", and the text of its figure, or ""."""

    image: QImage
    title: str
    text: str = ""


class PictureSource(Protocol):
    """A widget that supplies a picture to copy."""

    def copied_picture(self) -> CopiedPicture | None:
        """Return the picture; None if the widget shows nothing to copy."""


def nearest_source(widget: QWidget | None) -> PictureSource | None:
    """Return the widget or its nearest ancestor that supplies a picture."""
    while widget is not None:
        if callable(getattr(widget, "copied_picture", None)):
            return cast("PictureSource", widget)
        widget = widget.parentWidget()
    return None


def copy_to_clipboard(copied: CopiedPicture) -> str:
    """Copy a picture and its text, if any; return a message about it."""
    data = QMimeData()
    data.setImageData(copied.image)
    if copied.text:
        data.setText(copied.text)
    QGuiApplication.clipboard().setMimeData(data)
    if copied.text:
        return tr("Copied {name} as a picture and as text.", name=copied.title)
    return tr("Copied {name} as a picture.", name=copied.title)


def picture_of_widget(widget: QWidget, scale: int = SCALE) -> QImage:
    """Return a picture of a widget, ``scale`` times as large as on the screen."""
    image = QImage(widget.size() * scale, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(scale)
    image.fill(widget.palette().window().color())
    widget.render(image)
    return image


class CopyPicture(QAction):
    """The action that copies the picture of a window other than the main window."""

    def __init__(
        self,
        window: QWidget,
        copied: Callable[[], CopiedPicture | None],
        report: Callable[[str], object] | None = None,
    ) -> None:
        """``report`` shows a sentence in the window; the default is a tooltip."""
        super().__init__(tr("Copy p&icture"), window)
        self._copied = copied
        self._report = report or (
            lambda text: QToolTip.showText(QCursor.pos(), plain_tip(text), window)
        )
        self.setShortcut(QKeySequence(KEYS))
        self.setToolTip(tr("Copy this picture"))
        self.triggered.connect(lambda _checked=False: self._copy())
        window.addAction(self)

    def _copy(self) -> None:
        copied = self._copied()
        if copied is None:
            self._report(tr("There is no picture to copy."))
        else:
            self._report(copy_to_clipboard(copied))

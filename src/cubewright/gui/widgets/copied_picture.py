"""Pictures for the clipboard, wherever one is seen."""

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
"""Pixels of the copied picture of a widget for each pixel on the screen."""


class CopiedPicture(NamedTuple):
    """A picture, what it shows, such as "piece V", and its text for figure files, "" if none."""

    image: QImage
    title: str
    text: str = ""


class PictureSource(Protocol):
    """A widget that has a picture of its own to copy."""

    def copied_picture(self) -> CopiedPicture | None:
        """Return the picture, None if there is none now."""


def source_around(widget: QWidget | None) -> PictureSource | None:
    """Return the nearest widget, from one outwards, that has a picture of its own."""
    while widget is not None:
        if callable(getattr(widget, "copied_picture", None)):
            return cast("PictureSource", widget)
        widget = widget.parentWidget()
    return None


def copy_to_clipboard(copied: CopiedPicture) -> str:
    """Copy a picture, with its text if it has any, and return a sentence about it."""
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
    """Copies a picture of a window other than the main window, by key and in a menu."""

    def __init__(
        self,
        window: QWidget,
        copied: Callable[[], CopiedPicture | None],
        report: Callable[[str], object] | None = None,
    ) -> None:
        """``report`` shows a sentence in the window; without it a tooltip does."""
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

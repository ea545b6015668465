"""The preview of an export, rendered in the background while the choices change."""

from __future__ import annotations

from collections.abc import Callable, Generator

import numpy as np
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import Pixels, Preview
from cubewright.gui.pictures.shared_pictures import image_of_svg
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.gui.widgets.icons import icon
from cubewright.gui.worker import Job, Worker, keep_latest
from cubewright.presenter.search.search_status import percent
from cubewright.translation import capitalised, tr

WAIT_MS = 200
"""The time without changes after which a preview starts, in milliseconds."""
_SIZE = QSize(380, 380)
_SQUARE = 8
"""The edge, in pixels, of a square of the pattern behind transparent pictures."""

Steps = Generator[float, None, Preview]


class PreviewPane(QWidget):
    """Shows a picture, pages, an animation, or the reason why there is no preview."""

    changed = Signal()
    """Emitted when the preview has changed or was removed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = _Picture()
        self.text = QLabel("", alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.page_text = QLabel("")
        self._previous_button, self._next_button = QToolButton(), QToolButton()
        for button, name, tip, step in (
            (self._previous_button, "previous", tr("Show the previous page"), -1),
            (self._next_button, "next", tr("Show the next page"), 1),
        ):
            button.setIcon(icon(name))
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _checked=False, step=step: self._turn_page(step))
        pages = QHBoxLayout()
        pages.addStretch(1)
        for widget in (self._previous_button, self.page_text, self._next_button):
            pages.addWidget(widget)
        pages.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture, 1)
        column.addLayout(pages)
        column.addWidget(self.text)
        self._preview = Preview(())
        self._page = 0
        self._make: Callable[[], Steps] | None = None
        self._worker = Worker(self, merge=keep_latest)
        self._worker.received.connect(self._on_progressed)
        self._worker.finished.connect(self._on_made)
        self._worker.failed.connect(self._on_failed)
        self._delay = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._delay.timeout.connect(self._start)
        self._animation_timer = QTimer(self)
        self._animation_timer.timeout.connect(lambda: self._turn_page(1))
        CopyPicture(self, self.copied_picture)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._show_pages()

    def copied_picture(self) -> CopiedPicture | None:
        """Return the visible page or frame, or None."""
        image = self.picture.image()
        return None if image is None else CopiedPicture(image, tr("the preview"))

    @property
    def preview(self) -> Preview:
        """The current preview."""
        return self._preview

    def start_preview(self, make: Callable[[], Steps]) -> None:
        """Render a preview in the background after a short delay, and show it."""
        self._make = make
        self._worker.discard()
        self._delay.start()

    def show_text(self, text: str) -> None:
        """Show the reason why there is no preview."""
        self._delay.stop()
        self._worker.discard()
        self._show(Preview(()), capitalised(text))

    def close_worker(self) -> None:
        """Stop the rendering, and wait for its thread."""
        self._delay.stop()
        self._animation_timer.stop()
        self._worker.close()

    def _start(self) -> None:
        make = self._make
        if make is None:
            return

        def task(job: Job) -> Preview | None:
            steps = make()
            while not job.stopped:
                try:
                    job.send(next(steps))
                except StopIteration as end:
                    rendered: Preview = end.value
                    return rendered
            steps.close()
            return None

        self._worker.start(task)

    def _on_progressed(self, share: float) -> None:
        self.text.setText(tr("Preparing the preview: {share}", share=percent(share)))
        self.text.setVisible(True)

    def _on_made(self, preview: Preview | None) -> None:
        if preview is None:
            return
        none = tr("This format is a text and has no preview.")
        self._show(preview, preview.note if preview.images else none)

    def _on_failed(self, error: CubewrightError) -> None:
        self.show_text(str(error))

    def _show(self, preview: Preview, text: str) -> None:
        self._preview, self._page = preview, 0
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self._animation_timer.stop()
        if preview.seconds and len(preview.images) > 1:
            self._animation_timer.start(round(preview.seconds * 1000))
        self._show_pages()
        self.changed.emit()

    def _turn_page(self, step: int) -> None:
        if self._preview.images:
            self._page = (self._page + step) % len(self._preview.images)
        self._show_pages()

    def _show_pages(self) -> None:
        images = self._preview.images
        has_pages = len(images) > 1 and not self._preview.seconds
        for widget in (self._previous_button, self.page_text, self._next_button):
            widget.setVisible(has_pages)
        self.page_text.setText(tr("Page {page} of {pages}", page=self._page + 1, pages=len(images)))
        self.picture.show_image(images[self._page] if images else None)
        self.picture.setVisible(bool(images))  # a text without a picture is in the middle


class _Picture(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Preview"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._vectors: QSvgRenderer | None = None
        self._pixels: QImage | None = None
        self._text = ""

    def sizeHint(self) -> QSize:
        return _SIZE

    def image(self) -> QImage | None:
        """Return the image, or None if there is no image."""
        return image_of_svg(self._text) if self._text else self._pixels

    def show_image(self, image: str | bytes | Pixels | None) -> None:
        self._vectors = self._pixels = None
        self._text = image if isinstance(image, str) else ""
        if isinstance(image, str):
            self._vectors = QSvgRenderer(QByteArray(image.encode()))
        elif isinstance(image, bytes):
            self._pixels = QImage.fromData(image)
        elif image is not None:
            height, width = image.shape[:2]
            data = np.ascontiguousarray(image)
            self._pixels = QImage(
                data.data, width, height, 3 * width, QImage.Format.Format_RGB888
            ).copy()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = QSize()
        if self._vectors is not None:
            size = self._vectors.defaultSize()
        elif self._pixels is not None:
            size = self._pixels.size()
        if size.isEmpty():
            return
        fitted = size.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left, top = (self.width() - fitted.width()) / 2, (self.height() - fitted.height()) / 2
        room = QRectF(left, top, fitted.width(), fitted.height())
        if self._vectors is not None:
            self._paint_squares(painter, room)
            self._vectors.render(painter, room)
        elif self._pixels is not None:
            if self._pixels.hasAlphaChannel():
                self._paint_squares(painter, room)
            painter.drawImage(room, self._pixels)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(room.adjusted(0, 0, -1, -1))

    def _paint_squares(self, painter: QPainter, room: QRectF) -> None:
        painter.fillRect(room, Qt.GlobalColor.white)
        painter.save()
        painter.setClipRect(room)
        for row in range(int(room.height()) // _SQUARE + 1):
            for column in range(row % 2, int(room.width()) // _SQUARE + 1, 2):
                x, y = room.left() + column * _SQUARE, room.top() + row * _SQUARE
                painter.fillRect(QRectF(x, y, _SQUARE, _SQUARE), Qt.GlobalColor.lightGray)
        painter.restore()

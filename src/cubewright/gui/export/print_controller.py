"""Prints: renders all pages in the background, then shows a print preview."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QProgressDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import Preview
from cubewright.gui.export.format_export import THOUSANDTHS
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.gui.worker import Job, Worker, keep_latest
from cubewright.solver.search.control import Control
from cubewright.translation import tr

_PREVIEW_SIZE = QSize(900, 760)

PreviewMaker = Callable[[Control], Generator[float, None, Preview]]


class PrintController(QObject):
    """Renders pages with a progress dialog that can cancel, and shows a print preview."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._paper = self._title = ""
        self._progress: QProgressDialog | None = None
        self._worker = Worker(self, merge=keep_latest)
        self._worker.received.connect(self._on_progressed)
        self._worker.finished.connect(self._on_made)
        self._worker.failed.connect(self._on_failed)

    def print(self, make: PreviewMaker, paper: str, title: str) -> None:
        """Render pages for a paper such as "A4", and show them."""
        self._paper, self._title = paper, title

        def task(job: Job) -> tuple[str, ...] | None:
            steps = make(job)
            while not job.stopped:
                try:
                    job.send(round(next(steps) * THOUSANDTHS))
                except StopIteration as end:
                    made: Preview = end.value
                    return tuple(page for page in made.images if isinstance(page, str))
            steps.close()
            return None

        progress = QProgressDialog(
            tr("Drawing the pages"), tr("&Cancel"), 0, THOUSANDTHS, self._parent
        )
        progress.setWindowTitle(tr("Print"))
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(300)
        progress.setAutoClose(False)
        progress.canceled.connect(self.close)
        self._progress = progress
        self._worker.start(task)

    @property
    def is_busy(self) -> bool:
        """Whether pages are being rendered."""
        return self._worker.is_busy

    def close(self) -> None:
        """Stop the rendering, and wait for its thread."""
        self._worker.close()
        self._end_progress()

    def _end_progress(self) -> None:
        if self._progress is not None:
            self._progress.canceled.disconnect(self.close)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    def _on_progressed(self, thousandths: int) -> None:
        if self._progress is not None:
            self._progress.setValue(thousandths)

    def _on_made(self, pages: tuple[str, ...] | None) -> None:
        self._end_progress()
        if pages:
            show_print_preview(pages, self._paper, self._title, self._parent)

    def _on_failed(self, error: CubewrightError) -> None:
        self._end_progress()
        text = tr("{name} was not printed.", name=self._title)
        show_warning(self._parent, text, str(error), tr("Print"))


def use_whole_pages(printer: QPrinter, paper: str) -> None:
    """Make a printer use whole pages of a paper size, such as "A4" or "Letter"."""
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId[paper]))


def paint_pages(printer: QPrinter, pages: Sequence[str]) -> None:
    """Paint one SVG text on each page, scaled to fit the paper."""
    painter = QPainter(printer)
    for number, page in enumerate(pages):
        if number:
            printer.newPage()
        renderer = QSvgRenderer(QByteArray(page.encode()))
        room = printer.paperRect(QPrinter.Unit.DevicePixel)
        size = renderer.defaultSize()
        scale = min(room.width() / size.width(), room.height() / size.height())
        width, height = size.width() * scale, size.height() * scale
        left, top = (room.width() - width) / 2, (room.height() - height) / 2
        renderer.render(painter, QRectF(left, top, width, height))
    painter.end()


def show_print_preview(pages: Sequence[str], paper: str, title: str, parent: QWidget) -> None:
    """Show a preview of the pages, with a button for the system's print dialog."""
    dialog = QPrintPreviewDialog(parent)  # the dialog owns the printer that it shows
    use_whole_pages(dialog.printer(), paper)
    dialog.printer().setDocName(title)
    dialog.setWindowTitle(tr("Print"))
    dialog.paintRequested.connect(lambda asked: paint_pages(asked, pages))
    set_initial_size(dialog, _PREVIEW_SIZE)
    dialog.exec()
    dialog.deleteLater()

"""Print the pages of a sheet, after showing how they will be printed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.translation import tr

_SIZE = QSize(900, 760)


def use_whole_pages(printer: QPrinter, paper: str) -> None:
    """Let a printer print on whole pages of a paper size, such as "A4" or "Letter"."""
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId[paper]))


def paint_pages(printer: QPrinter, pages: Sequence[str]) -> None:
    """Paint an SVG text on each page; where the paper differs, as large as it fits."""
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
    """Show the pages with the system's print dialog behind a button."""
    dialog = QPrintPreviewDialog(parent)  # its own printer lives as long as the dialog
    use_whole_pages(dialog.printer(), paper)
    dialog.printer().setDocName(title)
    dialog.setWindowTitle(tr("Print"))
    dialog.paintRequested.connect(lambda asked: paint_pages(asked, pages))
    set_initial_size(dialog, _SIZE)
    dialog.exec()
    dialog.deleteLater()

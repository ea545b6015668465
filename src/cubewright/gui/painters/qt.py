"""Paints SVG as PNG and PDF with Qt, in a separate process if the program has no window.

The first application object of a process decides which screens the process can use. A terminal
command may run inside another program, so the command must not create an application object.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QImageReader,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgRenderer

from cubewright.background_process import BackgroundProcess, Channel, ProcessEndedError
from cubewright.errors import CubewrightError
from cubewright.formats.exports.painter import Painter, Photo
from cubewright.translation import tr

DOTS_PER_INCH = 300
"""The resolution with which a PDF places letters and lines."""
PHOTO_QUALITY = 82
"""The quality of photos, of 100."""


def png(svg: str) -> bytes:
    """Return a PNG of the size that an SVG text states, with a transparent background."""
    if QGuiApplication.instance() is None:
        return _in_new_process(png, svg)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize(), QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise CubewrightError(
            tr("there is not enough memory for the picture; choose a smaller size")
        )
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return png_of(image)


def png_of(image: QImage) -> bytes:
    """Return an image as the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def pdf(pages: Sequence[str], paper: tuple[float, float], title: str) -> bytes:
    """Return a PDF with one full-page SVG per page and embedded fonts.

    ``paper`` is the width and height of a page in millimetres.
    """
    if QGuiApplication.instance() is None:
        return _in_new_process(pdf, list(pages), paper, title)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_PER_INCH)
    # Fuzzy: a page of almost the size of A4 becomes A4.
    policy = QPageSize.SizeMatchPolicy.FuzzyMatch
    writer.setPageSize(QPageSize(QSizeF(*paper), QPageSize.Unit.Millimeter, "", policy))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(title)
    writer.setCreator("Cubewright")
    painter = QPainter(writer)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        renderer = QSvgRenderer(QByteArray(page.encode()))
        renderer.render(painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    return bytes(buffer.data().data())


def photo(content: bytes, most: int) -> Photo | None:
    """Return a photo, upright and with sides of at most ``most`` pixels; None if it is no photo.

    The result has no metadata, such as the place where the photo was taken.
    """
    buffer = QBuffer()
    buffer.setData(content)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if max(size.width(), size.height()) > most:
        reader.setScaledSize(size.scaled(most, most, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        return None
    if max(image.width(), image.height()) > most:
        image = image.scaled(most, most, Qt.AspectRatioMode.KeepAspectRatio)
    # JPEG has no transparency, and a converted copy has no texts of the photo.
    plain = QImage(image.size(), QImage.Format.Format_RGB32)
    plain.fill(Qt.GlobalColor.white)
    painter = QPainter(plain)
    painter.drawImage(0, 0, image)
    painter.end()
    target = QBuffer()
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    plain.save(target, "JPEG", PHOTO_QUALITY)  # type: ignore[call-overload]
    return Photo(bytes(target.data().data()), plain.width(), plain.height())


def _in_new_process(function: Callable[..., bytes], *arguments: object) -> bytes:
    """Call a function of this module in a new process, which needs no screen."""
    process = BackgroundProcess(f"{__name__}:paint", {"QT_QPA_PLATFORM": "offscreen"})
    try:
        process.send((function, arguments))
        painted: bytes | CubewrightError = process.receive()
    except ProcessEndedError as error:
        reason = str(error) or tr("no reason given")
        raise CubewrightError(tr("Qt cannot paint the picture: {reason}", reason=reason)) from error
    finally:
        process.close()
    if isinstance(painted, CubewrightError):
        raise painted
    return painted


def paint(channel: Channel) -> None:
    """Receive a function with its arguments, and send the result; called in the new process."""
    function, arguments = channel.receive()
    application = QGuiApplication([])
    try:
        channel.send(function(*arguments))
    except CubewrightError as error:
        channel.send(error)
    del application


QT = Painter("qt", png, pdf, photo)

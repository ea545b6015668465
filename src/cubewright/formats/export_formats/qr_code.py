"""A QR code of a link to the puzzle, as SVG."""

from __future__ import annotations

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import Settings
from cubewright.translation import mark


def _code(source: ExportSource) -> str:
    # Imported here, because the list of formats does not need it.
    from cubewright.formats.links.link import LinkedPuzzle, link_of
    from cubewright.formats.links.qr_code import qr_svg

    link = link_of(LinkedPuzzle(source.puzzle))
    return qr_svg(link, f"{source.title}: {link}")


def _write(source: ExportSource, _settings: Settings) -> Written:
    yield 0.0
    return {QR_CODE.suffix: _code(source).encode()}


def _preview(source: ExportSource, _settings: Settings) -> Previewed:
    yield 0.0
    return Preview((_code(source),))


def _refusal(source: ExportSource) -> str:
    try:
        _code(source)
    except CubewrightError as error:
        return str(error)
    return ""


QR_CODE = ExportFormat(
    name="qr-code",
    title=mark("QR code of the puzzle"),
    kind="page",
    suffix=".svg",
    options=(),
    write=_write,
    refusal=_refusal,
    preview=_preview,
)

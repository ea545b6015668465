"""QR codes (ISO/IEC 18004) of texts, as SVG."""

from __future__ import annotations

from io import BytesIO
from xml.sax.saxutils import escape

from cubewright.errors import CubewrightError
from cubewright.translation import tr
from cubewright.visible_text import in_xml

QUIET_ZONE = 4
"""The width of the light border in squares."""
_SCALE = 4
"""Pixels per square."""


def qr_svg(text: str, title: str) -> str:
    """Return a code as an SVG picture with a title.

    Raises:
        CubewrightError: The text is too long.
    """
    import segno  # Imported here, because few users need it.

    try:
        code = segno.make_qr(text, error="l", mode="byte", encoding="utf-8")
    except segno.DataOverflowError as error:
        raise CubewrightError(
            tr(
                "the link has {number:,} characters, too many for a QR code; use the link itself",
                number=len(text),
            )
        ) from error
    picture = BytesIO()
    code.save(picture, kind="svg", border=QUIET_ZONE, scale=_SCALE, light="#ffffff", xmldecl=False)
    head, _, squares = picture.getvalue().decode().partition(">")
    width, height = code.symbol_size(_SCALE, QUIET_ZONE)
    label = f"<title>{escape(in_xml(title))}</title>"
    return f'{head} viewBox="0 0 {width} {height}" role="img">\n{label}\n{squares}'

"""QR codes of links as pictures."""

from xml.etree import ElementTree

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.links.qr_code import QUIET_ZONE, qr_svg

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_has_a_title_a_white_ground_and_a_border():
    root = ElementTree.fromstring(qr_svg("https://example.org/#1aB-_9", "<b>A & B\x1b"))
    title, squares = root
    assert title.text.startswith("<b>A & B")
    assert root.get("role") == "img"
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    ground, dark = squares
    assert ground.get("fill") == "#fff"
    # The first mark begins behind the border, and is seven squares wide.
    assert dark.get("d").startswith(f"M{QUIET_ZONE} {QUIET_ZONE}.5h7m")


def test_a_longer_text_has_a_larger_code():
    widths = [
        int(ElementTree.fromstring(qr_svg("x" * length, "")).get("width"))
        for length in (1, 130, 646, 2953)
    ]
    assert widths == sorted(set(widths))


def test_a_text_that_is_too_long_has_no_code():
    with pytest.raises(CubewrightError, match="2,954 characters, too many for a QR code"):
        qr_svg("x" * 2954, "")

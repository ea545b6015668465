"""QR codes are read back, and have the fixed parts that readers look for."""

from hashlib import sha256
from xml.etree import ElementTree

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.links.qr_code import (
    _L,
    _M,
    _MASKS,
    QUIET_ZONE,
    _Canvas,
    _Form,
    _product,
    content_places,
    qr_code,
    qr_svg,
)

LENGTHS = (1, 14, 15, 130, 646, 1264, 2332, 2953)


def text_of(squares):
    """Read a code as a reader does: its version, level and mask, then each block."""
    size = len(squares)
    places = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    bits = sum(squares[y][x] << bit for bit, (x, y) in enumerate(places)) ^ 0x5412
    level = {0: _M, 1: _L}[bits >> 13]
    form = _Form((size - 17) // 4, level)
    inverted = _MASKS[bits >> 10 & 7]
    fixed = _Canvas(form).fixed
    read = [squares[y][x] != (not inverted(x, y)) for x, y in content_places(fixed)]
    content = [
        int("".join("01"[bit] for bit in read[at : at + 8]), 2)
        for at in range(0, 8 * form.all_bytes, 8)
    ]
    blocks = [[] for _ in range(form.blocks)]
    short = form.blocks - form.all_bytes % form.blocks
    length = form.all_bytes // form.blocks - form.check_bytes
    order = [number for index in range(length + 1) for number in range(form.blocks)
             if index < length or number >= short]  # fmt: skip
    order += list(range(form.blocks)) * form.check_bytes
    for number, byte in zip(order, content, strict=True):
        blocks[number].append(byte)
    for block in blocks:
        assert not any(syndromes(block, form.check_bytes))
    data = b"".join(bytes(block[: -form.check_bytes]) for block in blocks)
    digits = "".join(f"{byte:08b}" for byte in data)
    assert digits[:4] == "0100"
    start = 4 + form.length_bits
    number = int(digits[4:start], 2)
    return int(digits[start : start + 8 * number], 2).to_bytes(number).decode()


def syndromes(block, number):
    root, found = 1, []
    for _ in range(number):
        value = 0
        for byte in block:
            value = _product(value, root) ^ byte
        found.append(value)
        root = _product(root, 2)
    return found


@pytest.mark.parametrize("length", LENGTHS)
def test_a_code_is_read_back(length):
    text = ("https://example.org/#1aB-_9" * 120)[:length]
    squares = qr_code(text)
    assert {len(row) for row in squares} == {len(squares)}
    assert text_of(squares) == text


def test_codes_are_those_that_another_reader_has_read():
    """zxing-cpp 3 read this code from a picture of its squares."""
    rows = ["".join("01"[dark] for dark in row) for row in qr_code("https://example.org/#1aB-_9")]
    digest = sha256("\n".join(rows).encode()).hexdigest()
    assert digest == "34d2ef9eedebf6990446bca71cd57fc340fcc340adc995425e5c98b78c235dd3"
    assert rows[0].startswith("11111110")


def test_a_text_that_is_too_long_has_no_code():
    with pytest.raises(CubewrightError, match="2,954 characters, too many for a QR code"):
        qr_code("x" * 2954)


def test_the_picture_has_the_squares_a_border_and_a_title():
    squares = qr_code("abc")
    root = ElementTree.fromstring(qr_svg("abc", "<b>A & B\x1b"))
    title, paper, path = root
    assert title.text.startswith("<b>A & B")
    assert root.get("role") == "img"
    size = len(squares) + 2 * QUIET_ZONE
    assert root.get("viewBox") == f"0 0 {size} {size}"
    assert (paper.get("width"), paper.get("fill")) == (str(size), "#ffffff")
    dark = sum(int(part.split("v")[0].split("h")[1]) for part in path.get("d").split("M")[1:])
    assert dark == sum(map(sum, squares))

"""Reduce the colours of screenshots, so that the documentation stays small."""

from PIL import Image
from PySide6.QtGui import QImage


def in_few_colours(image: QImage) -> QImage:
    """Return a picture in 256 similar colours, which needs a third of the bytes.

    Small areas keep their shades, even beside large areas.
    """
    pixels = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (pixels.width(), pixels.height())
    full = Image.frombuffer(
        "RGB", size, bytes(pixels.constBits()), "raw", "RGB", pixels.bytesPerLine(), 1
    )
    few = full.quantize(256, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    found = QImage(few.tobytes(), *size, size[0], QImage.Format.Format_Indexed8)
    table = few.getpalette("RGB") or []
    reds, greens, blues = table[::3], table[1::3], table[2::3]
    found.setColorTable(
        [
            0xFF000000 | red << 16 | green << 8 | blue
            for red, green, blue in zip(reds, greens, blues, strict=True)
        ]
    )
    return found.copy()

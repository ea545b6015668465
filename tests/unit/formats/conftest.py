"""Makes the helpers of this folder importable under pytest's importlib mode."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cubewright.formats.xmpuzzle.file import XmPuzzle, parse_xmpuzzle

sys.path.insert(0, str(Path(__file__).parent))

from xmpuzzle_sample import SAMPLE


@pytest.fixture
def sample() -> bytes:
    return SAMPLE.encode()


@pytest.fixture
def read() -> Callable[..., XmPuzzle]:
    """Read the sample with replaced texts: ``read("old", "new", …)``."""

    def changed(*texts: str) -> XmPuzzle:
        content = SAMPLE
        for old, new in zip(texts[::2], texts[1::2], strict=True):
            assert old in content
            content = content.replace(old, new)
        return parse_xmpuzzle(content.encode(), "my.xmpuzzle")

    return changed

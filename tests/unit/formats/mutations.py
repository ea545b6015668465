"""Damage valid files at random, from a seed, to test that every reader refuses them in words."""

import copy
import json
import math
import os
import random
import resource
from contextlib import contextmanager

import pytest

DEFAULT = range(250)
"""The seeds of the inputs of each reader in the default tier."""
FIRST = int(os.environ.get("CUBEWRIGHT_FUZZ_FIRST", 0))
"""The first seed of the slow tier; ``make fuzz`` chooses another one."""
THOROUGH = range(FIRST, FIRST + int(os.environ.get("CUBEWRIGHT_FUZZ", 8_000)))
"""Inputs of each reader in the slow tier; ``make fuzz`` sets their number."""
CHUNKS = 8
"""The number of tests that share the inputs of the slow tier, so that workers can share them."""
MAX_GROWTH = 1 << 28
"""The memory in bytes by which the inputs of one test may raise the peak of the process."""

TIERS = pytest.mark.parametrize(
    "inputs",
    [
        pytest.param(DEFAULT, id="quick"),
        *(
            pytest.param(THOROUGH[chunk::CHUNKS], id=f"thorough{chunk + 1}", marks=pytest.mark.slow)
            for chunk in range(CHUNKS)
        ),
    ],
)


NUMBERS = (0, 1, -1, 2, 7, 64, 2**15, 2**31 - 1, 2**31, 2**32, 2**63, 2**63 - 1, -(2**63))
VALUES = (
    None, True, False, "", "x", "\ud800", "\0", "[" * 70, "9" * 5000, 0.5, -0.0, 1e308, 1e-320,
    10**99, 10**101, math.nan, math.inf, [], {}, [[]], [0, 0], [0, 0, 0], [[0, 0, 0]],
    [[0, 0, 0, 0]], {"": None}, *NUMBERS,
)  # fmt: skip
TOKENS = (
    b"", b"\0", b"\n", b"\r", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\x1f\x8b", b"/",
    b";", b"/SOMA ", b"; pieces: soma\n", b";placed ", b";forbid V ", b"(", b")", b"[", b"]", b"{",
    b"}", b'"', b"'''", b",", b"=", b"\\", b"%", b"9" * 101, b"9" * 5000, b"[" * 200, b"-1", b"0",
    b"18446744073709551616", b"nan", b"null", b"1e999", b"<pre>", b"&amp;", b"1" * 90,
    "\N{SUPERSCRIPT TWO}\N{DEVANAGARI DIGIT FIVE}\u2028\u202e".encode(), b"@Variant(\0\0\0\x7f",
    b"@ByteArray(", b"\\x", b"[General]\n", b"#",
)  # fmt: skip


def damaged(random_: random.Random, content: bytes) -> bytes:
    """Return a file with one to five changes of its bytes."""
    data = bytearray(content)
    for _ in range(random_.randint(1, 5)):
        place = random_.randrange(len(data) + 1)
        end = min(len(data), place + random_.choice((1, 1, 2, 5, 40, 400)))
        match random_.randrange(7):
            case 0:
                data[place:end] = b""
            case 1:
                data[place:place] = random_.choice(TOKENS)
            case 2:
                data[place:end] = random_.choice(TOKENS)
            case 3:
                data[place:place] = data[place:end] * random_.randint(1, 30)
            case 4 if place < len(data):
                data[place] ^= 1 << random_.randrange(8)
            case 5:
                other = random_.randrange(len(data) + 1)
                data[place:place] = data[other : other + end - place]
            case 6 if random_.random() < 0.2:
                del data[place:]
    return bytes(data)


def altered(random_: random.Random, value):
    """Change one to three JSON values, or their keys, and return the whole.

    The values are changed in place: copying them took longer than reading them.
    """
    for _ in range(random_.randint(1, 3)):
        parent, key = None, None
        inner = value
        while (
            isinstance(inner, (dict, list)) and inner and (parent is None or random_.random() < 0.9)
        ):
            parent = inner
            key = random_.choice(list(inner) if isinstance(inner, dict) else range(len(inner)))
            inner = inner[key]
        if parent is None:
            return random_.choice(VALUES)
        match random_.randrange(6):
            case 0:
                del parent[key]
            case 1 if isinstance(parent, list):
                parent.insert(key, copy.deepcopy(random_.choice(parent)))
            case 2 if isinstance(inner, int):
                parent[key] = inner + random_.choice((-1, 1, 5, -100, 2**31))
            case 3 if isinstance(inner, list):
                parent[key] = inner * random_.choice((2, 50))
            case 4 if isinstance(parent, dict):
                parent[random_.choice(list(parent))] = copy.deepcopy(inner)
            case _:
                parent[key] = copy.deepcopy(random_.choice(VALUES))
    return value


def as_json(value) -> bytes:
    """Return JSON as Python writes it, with the values that JSON does not know."""
    return json.dumps(value, separators=(",", ":")).encode()


def replace_file(path, content: bytes) -> None:
    """Write a file after removing the one before.

    ext4 writes an overwritten file to the disk immediately (its option auto_da_alloc), which takes
    60 times as long as writing a new file.
    """
    path.unlink(missing_ok=True)
    path.write_bytes(content)


@contextmanager
def bounded_memory():
    """Fail if the block raises the peak memory of the process by more than the limit."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown * 1024 < MAX_GROWTH


def fuzz(inputs, samples, change, read, refused):
    """Read changed samples; readers may raise only the errors ``refused``.

    ``change`` makes an input from a random generator and a sample, ``inputs`` are the seeds.
    """
    with bounded_memory():
        for number in inputs:
            random_ = random.Random(number)
            content = change(random_, random_.choice(samples))
            try:
                read(content)
            except refused:
                continue
            except BaseException as error:
                error.add_note(f"input {number}: {content[:2000]!r}")
                raise

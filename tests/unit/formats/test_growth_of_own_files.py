"""The program's own files and pasted texts are read in bounded time and memory, or refused.

Each generator makes the largest text of its kind that a reader admits.
"""

import json
import sqlite3
import subprocess
import sys
import zlib
from contextlib import closing, suppress

import pytest

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats import limits
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.limits import Budget, Limits, parse_json
from cubewright.formats.project import content
from cubewright.formats.project.file import read_project, write_project
from cubewright.model.project import project_of
from cubewright.presenter.clipboard_text import blocks_in
from cubewright.presenter.solutions.pasted import MAX_TEXT, pasted_solution

SAMPLE = Limits("a sample", 1000)


def repeated(unit, size, start="[", end="]"):
    """The largest JSON or text of some size with a repeated part."""
    number = (size - len(start) - len(end) - len(unit)) // len(unit)
    return start + unit * number + unit.rstrip(",") + end


JSON = {
    "lists": lambda size: repeated("[],", min(size, 3 * limits.MAX_LISTS)),
    "objects": lambda size: repeated("{},", min(size, 3 * limits.MAX_LISTS)),
    "lists in lists": lambda size: repeated("[[[[1]]]],", min(size, 10 * limits.MAX_LISTS // 4)),
    "texts": lambda size: repeated('"ab",', min(size, 5 * limits.MAX_QUOTES // 2)),
    "numbers": lambda size: repeated("1.5,", min(size, 4 * limits.MAX_VALUES)),
    "one text": lambda size: repeated("a", size, '["', '"]'),
    "too many lists": lambda size: repeated("[],", size),
    "too many texts": lambda size: repeated('"a",', size),
}
PASTED = {
    "row": lambda size: "/" + "1" * (size - 1),
    "rows": lambda size: "/1\n" * (size // 3),
    "levels": lambda size: "/1" * (size // 2),
    "letters": lambda size: "/" + "".join(chr(0x4E00 + n % 20_000) for n in range(size - 1)),
    "comments": lambda size: ";x\n" * (size // 3),
    "figures": lambda size: "/SOMA a\n/1\n" * (size // 11),
    "CSV": lambda size: "piece,x,y,z\n" + "L,0,0,0\n" * (size // 9),
    "quotes": lambda size: '"' * size,
    "JSON": lambda size: repeated("[],", size),
}
READERS = {
    "design run": "from cubewright.formats.design_run import read_designs as read",
    "saved search": "from cubewright.formats.old_search import read_old_search as read",
    "known counts": "from cubewright.formats.known_counts import _read as read",
    "recovery copy": (
        "from cubewright.formats.limits import RECOVERY_COPY, read_json\n"
        "def read(path): return read_json(path, RECOVERY_COPY)"
    ),
    "settings": (
        "from cubewright.gui.frame.settings import Settings\n"
        "def read(path): return Settings(path).recent_files"
    ),
}
SIZES = {"recovery copy": limits.RECOVERY_COPY.size, "settings": limits.SETTINGS.size}
CHILD = """
import sys, time
from pathlib import Path
from cubewright.errors import CubewrightError
{read}
start = time.process_time()
try:
    read(Path(sys.argv[1]))
except CubewrightError as error:
    assert len(str(error)) < 700
status = Path("/proc/self/status").read_text().splitlines()
peak = next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmHWM"))
print(time.process_time() - start, peak)
"""


def measured(read, path):
    """The processor time in seconds and the memory in megabytes of reading a file."""
    program = (sys.executable, "-c", CHILD.format(read=read), str(path))
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    seconds, peak = done.stdout.split()[-2:]
    return float(seconds), int(peak)


@pytest.mark.timed
@pytest.mark.parametrize("kind", JSON)
@pytest.mark.parametrize("reader", READERS)
def test_the_largest_file_is_read_or_refused_in_time(reader, kind, tmp_path):
    path = tmp_path / "large"
    path.write_text(JSON[kind](SIZES.get(reader, limits.SAVED_SEARCH.size)))
    seconds, peak = measured(READERS[reader], path)
    assert seconds < 5
    assert peak < 1000


@pytest.mark.timed
@pytest.mark.parametrize("kind", PASTED)
def test_the_longest_pasted_text_is_read_or_refused_in_time(kind, tmp_path):
    path = tmp_path / "pasted.txt"
    path.write_text(PASTED[kind](MAX_TEXT))
    seconds, peak = measured(
        "from cubewright.presenter.solutions.pasted import pasted_solution\n"
        "from cubewright.presenter.clipboard_text import blocks_in\n"
        "from cubewright.formats.built_in import built_in_puzzle\n"
        "def read(path):\n"
        "    text = path.read_text()\n"
        "    blocks_in(text)\n"
        "    pasted_solution(text, built_in_puzzle('cube'))\n",
        path,
    )
    assert seconds < 15  # a figure for every eleven characters
    assert peak < 600


@pytest.mark.parametrize("kind", PASTED)
def test_a_longer_pasted_text_is_not_read(kind):
    text = PASTED[kind](3000)
    with suppress(CubewrightError):  # every kind of text is refused, or read, and ends nothing
        pasted_solution(text, built_in_puzzle("cube"))
    assert blocks_in(text + " " * MAX_TEXT) == ()
    with pytest.raises(CubewrightError):
        pasted_solution(text + " " * MAX_TEXT, built_in_puzzle("cube"))


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ("MAX_LISTS", "[" + "[]," * 6 + "{}]"),
        ("MAX_VALUES", "[" + "1," * 6 + "1]"),
        ("MAX_QUOTES", '["a","b","c"]'),
    ],
)
def test_a_file_of_too_many_values_is_refused(limit, text, monkeypatch):
    monkeypatch.setattr(limits, limit, 5)
    with pytest.raises(FormatError, match="a: it has more values than a sample may hold"):
        parse_json(text.encode(), "a", SAMPLE)
    monkeypatch.setattr(limits, limit, 8)
    assert parse_json(text.encode(), "a", SAMPLE) == json.loads(text)


def test_brackets_and_commas_in_texts_are_no_values(monkeypatch):
    monkeypatch.setattr(limits, "MAX_LISTS", 2)
    monkeypatch.setattr(limits, "MAX_VALUES", 2)
    assert parse_json(b'["[[[[,,,,", 1]', "a", SAMPLE) == ["[[[[,,,,", 1]


def test_the_parts_of_a_file_are_limited_together():
    budget = Budget("a", SAMPLE)
    budget.take("x" * 600)
    budget.take(None)
    with pytest.raises(FormatError, match="larger than 0 KiB when unpacked"):
        budget.take(b"x" * 600)


@pytest.fixture
def bomb(tmp_path):
    """A small project with plans that unpack to a hundred times its size."""
    path = tmp_path / "bomb.cubewright"
    write_project(path, project_of([("cube", built_in_puzzle("cube"))]))
    packed = zlib.compress(b'[[0,"' + b"a" * (1 << 20) + b'"]]')
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = [(0, number, packed) for number in range(30)]
        connection.executemany("INSERT INTO disassembly VALUES (?, ?, ?)", rows)
    return path


def test_plans_that_unpack_to_more_than_a_project_holds(bomb, monkeypatch):
    assert bomb.stat().st_size < 1 << 20
    assert len(read_project(bomb).problems[0].results.disassemblies) == 30
    monkeypatch.setattr(content, "PROJECT_TEXTS", Limits("a project file", 20 << 20))
    with pytest.raises(FormatError, match="larger than 20 MiB when unpacked, the most that"):
        read_project(bomb)

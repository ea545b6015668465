"""Time and memory of reading grow with the file, for the largest files that each reader admits."""

import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress

import pytest

from cubewright.errors import FormatError
from cubewright.formats.fig import reader
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.fig.lines import read_line
from cubewright.formats.fig.reader import _Grouping
from cubewright.formats.limits import MAX_CELLS, MAX_FIGURES, MAX_LINES
from cubewright.formats.piece_sets.file import parse_piece_set
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle

PUZZLE = (
    '<?xml version="1.0"?><puzzle version="2"><gridType type="0"/><colors/>'
    "<shapes>{}</shapes><problems>{}</problems><comment/></puzzle>"
)
VOXEL = '<voxel x="1" y="1" z="1" type="0">#</voxel>'


def letter(number: int) -> str:
    """One of many thousand characters that can mean a piece."""
    return chr(0x4E00 + number % 20_000)


def numbered(text: str, number: int) -> str:
    return "".join(text.format(each, letter(each)) for each in range(1, number + 1))


FIGURES: dict[str, Callable[[int], str]] = {
    "blank lines": lambda n: "\n" * n,
    "comments": lambda n: "/SOMA a\n" + ";x\n" * n + "/1\n",
    "comments above": lambda n: ";x\n" * n + "/SOMA a\n/1\n",
    "figures": lambda n: "/SOMA a\n/1\n" * n,
    "figures with words": lambda n: "SOMA a\n;x\n/1\n" * n,
    "figures in brackets": lambda n: "[hexagonal] a\n|1|\n" * n,
    "figures in comments": lambda n: ";/SOMA a\n;/1\n" * n,
    "headers in comments": lambda n: ";[hexagonal] a\n;x\n" * n,
    "alternatives": lambda n: "/SOMA a\n" + "/1\n\n" * n,
    "rows": lambda n: "/SOMA a\n" + "/1\n" * n,
    "rows without a header": lambda n: "/1\n" * n,
    "rows without a slash": lambda n: "/SOMA a\n" + "1/1\n" * n,
    "levels": lambda n: "/SOMA a\n" + "/1" * n,
    "hexagons": lambda n: "[hexagonal] a\n|" + "1 " * n + "|",
    "names": lambda n: "/Abc\n" * n,
    "marks": lambda n: "/SOMA a\n/" + "".join(map(letter, range(n))),
    "optional": lambda n: "/SOMA a\n" + ";optional /+\n" * n + "/1\n",
    "placed": lambda n: "/SOMA a\n;placed /" + "".join(map(letter, range(n))) + "\n/" + "1" * n,
    "forbidden": lambda n: "/SOMA a\n" + numbered(";forbid {1} /x\n", n) + "/1\n",
    "choices": lambda n: "/SOMA a\n" + ";choice L T maximum=3\n" * n + "/1\n",
    "groups": lambda n: "/SOMA a\n" + numbered(";group {0} = L\n", n) + "/1\n",
    "changed pieces": lambda n: (
        "/SOMA a\n; pieces: soma, with changes\n" + ";piece T count=0\n" * n + "/1\n"
    ),
    "drawn pieces": lambda n: (
        "/SOMA a\n; pieces: mine, drawn here\n" + numbered(";shape {1} /XX\n", n) + "/1\n"
    ),
    "described sets": lambda n: numbered(
        "/SOMA a\n; pieces: mine{0}, drawn here\n;shape {1} /XX\n/1\n", n
    ),
}
PIECE_SETS: dict[str, Callable[[int], str]] = {
    "pieces": lambda n: (
        'name = "a"\nlattice = "cubic"\n'
        + numbered('[[pieces]]\nsymbol = "{1}"\nshape = "XX"\n', n)
    ),
    "cells of a piece": lambda n: (
        'name = "a"\nlattice = "cubic"\n[[pieces]]\nsymbol = "a"\nshape = """\n'
        + ("X" * 20 + "\n") * n
        + '"""\n'
    ),
}
PUZZLES: dict[str, Callable[[int], str]] = {
    "shapes": lambda n: PUZZLE.format(VOXEL * n, ""),
    "positions": lambda n: PUZZLE.format(
        f'<voxel x="{n}" y="1" z="1" type="0">{"#" * n}</voxel>', ""
    ),
    "problems": lambda n: PUZZLE.format(
        VOXEL,
        '<problem state="0"><shapes><shape id="0" count="1"/></shapes><result id="0"/></problem>'
        * n,
    ),
    "kinds of piece": lambda n: PUZZLE.format(
        VOXEL * n,
        '<problem state="0"><shapes>'
        + "".join(f'<shape id="{each}" count="1"/>' for each in range(n))
        + '</shapes><result id="0"/></problem>',
    ),
}
EVERY = {
    **{f"figures: {name}": (parse_fig, made) for name, made in FIGURES.items()},
    **{f"pieces: {name}": (parse_piece_set, made) for name, made in PIECE_SETS.items()},
    **{
        f"puzzle: {name}": (lambda text, file: parse_xmpuzzle(text.encode(), file), made)
        for name, made in PUZZLES.items()
    },
}


def calls(action: Callable[[], object]) -> int:
    """The number of calls of Python's and of built-in functions while an action runs."""
    number = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    former = sys.getprofile()
    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(former)
    return number


@pytest.mark.parametrize("case", EVERY)
def test_calls_grow_with_the_file(case):
    parse, made = EVERY[case]
    parse(made(20), "warm.fig")  # loads what is needed
    few, many = (calls(lambda n=n: parse(made(n), "x.fig")) for n in (200, 800))
    assert many < 4.4 * few + 1000


def test_a_line_is_looked_at_a_few_times_only():
    class Watched(list):
        seen = 0

        def __getitem__(self, index):
            found = super().__getitem__(index)
            self.seen += len(found) if isinstance(index, slice) else 1
            return found

    for name in ("figures", "figures with words", "comments above", "names"):
        texts = FIGURES[name](500).splitlines()
        lines = Watched(read_line(number, text) for number, text in enumerate(texts, 1))
        list(_Grouping(lines, "x.fig").groups())
        assert lines.seen < 10 * len(lines), name


def test_memory_grows_with_the_cells():
    text = "/SOMA layer\n" + ("/" + "1" * 300 + "\n") * 300
    parse_fig("/SOMA a\n/1\n", "warm.fig")
    tracemalloc.start()
    try:
        file = parse_fig(text, "layer.fig")
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(file.blocks[0].figure) == 90_000
    assert most < 90_000 * 400


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("/SOMA a\n" + ("/" + "1" * 99_999 + "\n") * 21, f"more than {MAX_CELLS:,} cells"),
        ("/SOMA a\n/1\n" + "\n" * MAX_LINES, f"more than {MAX_LINES:,} lines"),
        ("/SOMA a\n/1\n" * (MAX_FIGURES + 1), f"line {2 * MAX_FIGURES + 1}: it has more than"),
        ("/.\n;x\n" * 5000, "too many comments between rows"),
        (("/SOMA a\n" + "/.\n;x\n" * 600) * 10, "too many comments between rows"),
    ],
    ids=["cells", "lines", "figures", "comments", "comments of several figures"],
)
def test_a_figure_file_that_is_too_large_is_refused(text, reason):
    with pytest.raises(FormatError, match=reason):
        parse_fig(text, "large.fig")


@pytest.mark.parametrize("between", ["", "; the next layer\n"])
def test_comments_between_small_figures_are_never_too_many(between, monkeypatch):
    monkeypatch.setattr(reader, "MAX_DIVIDING", 2000)
    layers = between.join(["/111/111/111\n"] * 3)
    text = "".join(f"; figure {number}\n{layers}" for number in range(100))
    assert len(parse_fig(text, "many.fig").blocks) == 100


def test_a_puzzle_of_too_many_shapes_is_refused():
    text = PUZZLE.format(VOXEL * (MAX_FIGURES + 1), "")
    with pytest.raises(FormatError, match=f"it has {MAX_FIGURES + 1:,} shapes; at most"):
        parse_xmpuzzle(text.encode(), "large.xmpuzzle")


@pytest.mark.timed
@pytest.mark.parametrize("case", EVERY)
def test_a_large_file_is_read_or_refused_in_time(case):
    parse, made = EVERY[case]
    text = made(15_000)
    start = time.process_time()
    with suppress(FormatError):
        parse(text, "x.fig")
    assert time.process_time() - start < 5


@pytest.mark.timed
@pytest.mark.parametrize(
    ("name", "text", "seconds"),
    [
        ("layer.fig", "/SOMA layer\n" + ("/" + "1" * 1000 + "\n") * 1000, 2),
        ("small.fig", "".join(f"/SOMA f{each}\n/111\n" for each in range(300_000)), 5),
        ("shapes.xmpuzzle", PUZZLE.format(VOXEL * 300_000, ""), 5),
    ],
    ids=["a million cells", "300,000 figures", "300,000 shapes"],
)
def test_listing_is_fast_and_small(name, text, seconds, tmp_path):
    path = tmp_path / name
    path.write_text(text)
    script = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from cubewright.__main__ import main\n"
        "start = time.process_time()\n"
        "status = main(sys.argv[1:])\n"
        # ru_maxrss would count the process that started this one too.
        "status_lines = Path('/proc/self/status').read_text().splitlines()\n"
        "peak = next(int(x.split()[1]) // 1024 for x in status_lines if x.startswith('VmHWM'))\n"
        "print(status, time.process_time() - start, peak)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "list", str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    status, taken, peak = done.stdout.split()[-3:]
    assert status == "0" or "more than" in done.stderr or "at most" in done.stderr
    assert float(taken) < seconds
    assert int(peak) < 400

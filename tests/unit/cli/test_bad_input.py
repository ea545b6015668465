"""Input that is mistyped or malformed gives one clear message, before any search."""

import pickle
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper

import pytest

from cubewright.__main__ import main as open_window
from cubewright.cli.bcsolve.main import main as bcsolve
from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.errors import CubewrightError, FormatError, shortened_text

LONG = "a" * 5000


class _Searched:
    def __init__(self, *_arguments):
        raise AssertionError("a search was started")


@pytest.fixture(autouse=True)
def no_search(monkeypatch):
    # Other modules import the functions `solve` and `count`, some of them first during a test:
    # they would keep a replacement. No module imports this class.
    monkeypatch.setattr("cubewright.solver.solve._Run", _Searched)


def message_of(command, *arguments, stdin=None):
    out, err = StringIO(), StringIO()
    status = command(arguments, Terminal(stdin, out, err))
    assert status == 2
    assert out.getvalue() == ""
    lines = err.getvalue().splitlines()
    assert 1 <= len(lines) <= 3
    assert all(len(line) <= 200 for line in lines)
    return err.getvalue()


@pytest.mark.parametrize("threads", ["1000000", "9" * 5000])
def test_too_many_threads(threads):
    assert "expected" in message_of(main, "solve", "cube", "--threads", threads)


def test_closed_standard_input():
    assert "standard input: it is closed" in message_of(main, "solve", "-")
    assert "standard input: it is closed" in message_of(bcsolve, "-f", "-")


def test_standard_input_that_is_not_text():
    stdin = TextIOWrapper(BytesIO(b"\xff\xfe\x00"), encoding="utf-8")
    assert "UTF-8" in message_of(main, "solve", "-", stdin=stdin)


@pytest.mark.parametrize("row", ["1" * 10_000_000, "/" + "1" * 10_000_000])
def test_a_row_of_ten_megabytes(tmp_path, row):
    path = tmp_path / "row.fig"
    path.write_text(f"/SOMA Row\n{row}\n")
    assert "row.fig" in message_of(main, "solve", str(path), "--count")


def test_an_output_that_is_a_folder(tmp_path):
    assert "it is a folder" in message_of(main, "solve", "cube", "-o", str(tmp_path))
    assert "it is a folder" in message_of(main, "compare", "cube", "--csv", str(tmp_path))


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", LONG),
        ("solve", f"{LONG}.fig"),
        ("solve", "cube", "-o", LONG),
        ("solve", "cube", "--pieces", LONG),
        ("solve", "cube", "--pieces", f"{LONG}.toml"),
        ("solve", "cube", "--save", LONG),
        ("solve", "--resume", LONG),
        ("solve", "cube", "--set", f"{LONG}=4"),
        ("solve", "cube", "--limit", "9" * 5000),
        ("compare", "cube", "--csv", LONG),
        ("batch", LONG),
        ("hint", LONG),
        (LONG,),
    ],
)
def test_names_and_numbers_that_are_too_long(arguments):
    message_of(main, *arguments)


def test_a_file_name_for_the_window_that_is_too_long(capsys):
    assert open_window([LONG]) == 2
    message = capsys.readouterr().err
    assert "File name too long" in " ".join(message.split())
    assert len(message) < 400


def test_bcsolve_refuses_what_is_too_long():
    message_of(bcsolve, "-f", LONG)
    message_of(bcsolve, "-F", "9" * 5000)


def test_messages_keep_short_lines():
    assert shortened_text("one\ntwo") == "one\ntwo"
    assert len(shortened_text("\n".join("x" * 300 for _ in range(50))).splitlines()) == 3


@pytest.mark.parametrize("text", ["x" * 10**6, "word " * 10**5, "\n" * 1000, "a\nb\nc\nd" * 99])
def test_every_error_is_limited_where_it_is_made(text):
    for error in (CubewrightError(text), FormatError(text, 1, text)):
        assert len(str(error)) <= 600
        assert len(str(error).splitlines()) == 1
    assert len(FormatError("a", 1, text).reason) <= 600


@pytest.mark.parametrize("text", ["word " * 150, "x" * 10**6, "a\nb" * 500])
def test_an_error_in_an_error_is_limited_only_once(text):
    inner = FormatError("a.fig", 3, text)
    assert str(CubewrightError(str(inner))) == str(inner)
    assert str(pickle.loads(pickle.dumps(CubewrightError(text)))) == str(CubewrightError(text))
    for reason in (str(inner), inner.reason):
        outer = FormatError("b.fig", None, reason)
        assert (r"\x0a" in str(outer)) == ("\n" in text)
        assert outer.reason == reason


def test_a_name_outside_ascii_on_an_ascii_terminal(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    monkeypatch.setenv("PYTHONUTF8", "0")
    path = tmp_path / "w.fig"
    path.write_text("/HALFHOUR Würfel\n/111/111/111\n/111/111/111\n/111/111/111\n", "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "cubewright", "solve", str(path), "--pieces", "half-hour"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "W\\xfcrfel" in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert "W\\xfcrfel" in run.stdout

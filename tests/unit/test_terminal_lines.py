"""The terminal lines of the documents do what the documents say."""

import re
import shlex
import shutil
from io import StringIO
from pathlib import Path
from textwrap import dedent

import pytest

try:
    import PySide6
except ModuleNotFoundError:
    PySide6 = None

from cubewright.cli.bcsolve.main import main as bcsolve
from cubewright.cli.command import FOUND, OUT_OF_TIME, Terminal, command_names
from cubewright.cli.main import main
from cubewright.cli.parser import command_parser
from cubewright.resources import figures_folder, resource_folder

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"```sh\n([\s\S]*?)```|((?:^ {4}.*\n)+)", re.MULTILINE)
INLINE = re.compile(r"`(cubewright [a-z]+ [^`]*)`")
ELSEWHERE = re.compile(r"(tcp|tls)://|--cluster|\.\.\.$")
"""Lines that need a cluster, or name only the first of several runs."""
LONG = re.compile(r"bedlam|tetris|stagewise|meteor-|cubewright compare|design both|--turntable")
"""Lines that are run in the slow tier, with a limit of time if the command has one."""
HAS_QT = PySide6 is not None
PAINTED = re.compile(r"-o \S+\.(png|pdf)\b")
"""Lines that need Qt."""
LIMIT = ("--limit-seconds", "1")


def lines_of(page):
    """Return the lines in the blocks of a page that call the program, as they are typed."""
    blocks = ["".join(groups) for groups in BLOCK.findall(page.read_text(encoding="utf-8"))]
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    return [" ".join(line.split()) for line in lines if re.match(r" *(cubewright|bcsolve) ", line)]


def words_of(line):
    """Return the words of a line, and the file that it writes to, such as ``>my.fig``."""
    words = shlex.split(line, comments=True)
    target = next((word for word in words if word.startswith(">")), "")
    return [word for word in words if word != target], target


def run(words):
    """Run a command, and return its status and what it printed."""
    out, err = StringIO(), StringIO()
    program = bcsolve if words[0] == "bcsolve" else main
    try:
        status = program(words[1:], Terminal(StringIO(), out, err))
    except SystemExit as ended:  # after --help
        status = ended.code
    return status, out.getvalue(), err.getvalue()


def check(line, limited=False):
    """Run a line of a page, which may be stopped after a second, and compare what it prints."""
    words, target = words_of(line)
    if (
        limited
        and "--limit-seconds" in command_parser(command_names()[words[1]].load()).format_help()
    ):
        words += LIMIT
    status, printed, errors = run(words)
    assert status in ((FOUND, OUT_OF_TIME) if limited else (FOUND,)), (line, errors)
    if target:
        with Path(target.lstrip(">")).open("a" if target.startswith(">>") else "w") as file:
            file.write(printed)
    number = re.search(r"# *([\d,]+)$", line)
    if number and status == FOUND:
        assert printed == number[1].replace(",", "") + "\n", line


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Return a folder with the files that the documents use."""
    here = tmp_path_factory.mktemp("files")
    figure, burr = str(here / "my.fig"), str(here / "burr.xmpuzzle")
    cube = "/111/111/111\n" * 3
    Path(figure).write_text(f"/SOMA Cube\n; pieces: soma\n{cube}")
    shutil.copy(resource_folder("piece_sets") / "soma.toml", here / "my.toml")
    drawn = (ROOT / "docs" / "reference" / "sliding.md").read_text(encoding="utf-8")
    sliding = dedent(next(text for _, text in BLOCK.findall(drawn) if "[[puzzles]]" in text))
    (here / "corner.toml").write_text(sliding)
    lines = (";placed /VV+", ";placed /V++", ";target /+VV", ";target /+V+", "/111", "/111")
    room = "\n".join(["/SOMA room", "; pieces: soma", *lines, ""])
    (here / "room.fig").write_text(room)
    burrs = str(figures_folder() / "burrs.fig")
    run(["cubewright", "convert", figure, str(here / "my.cubewright")])
    run(["cubewright", "convert", burrs, burr, "--problem", "Sawn three times"])
    run(["cubewright", "convert", burr, str(here / "burr.cubewright")])
    return here


@pytest.fixture
def folder(files, own_home, tmp_path, monkeypatch):
    """Go to a folder of copies of the files."""
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)


WITH_LINES = [page for page in PAGES if lines_of(page)]


@pytest.mark.parametrize("page", WITH_LINES, ids=lambda page: page.stem)
def test_the_quick_lines_of_a_page_run(page, folder):
    for line in lines_of(page):
        if ELSEWHERE.search(line) or LONG.search(line):
            continue
        if HAS_QT or not PAINTED.search(line):
            check(line)


LONG_LINES = [
    (page, line)
    for page in WITH_LINES
    for line in lines_of(page)
    if LONG.search(line) and not ELSEWHERE.search(line) and "design" not in line
]
"""All long lines but those that design puzzles, which test_guide_finds.py runs in full."""


@pytest.mark.slow
@pytest.mark.parametrize(("page", "line"), LONG_LINES, ids=lambda each: getattr(each, "stem", each))
def test_a_long_line_of_a_page_runs(page, line, folder):
    if "--resume tetris.search" in line:
        check("cubewright solve tetris --save tetris.search", limited=True)
    check(line, limited=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_terminal_takes_the_options_that_a_page_names(page):
    lines = [*lines_of(page), *INLINE.findall(page.read_text(encoding="utf-8"))]
    for line in lines:
        words, _ = words_of(line.removesuffix("..."))
        listed = command_names().get(words[1])
        if words[0] == "cubewright" and listed is not None:
            parser = command_parser(listed.load())
            known = {name for action in parser._actions for name in action.option_strings}
            options = [word.partition("=")[0] for word in words if word.startswith("--")]
            assert [each for each in options if each not in known] == [], line

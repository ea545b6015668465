"""The documents: every link leads somewhere, and the user guide stays short."""

import html
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
GUIDE = sorted((DOCS / "guide").glob("*.md"))
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"```[\s\S]*?```|`[^`]*`|^(?: {4}.*\n)+", re.MULTILINE)
WORD = re.compile(r"[^\W_]+(?:['.,-][^\W_]+)*")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
FURTHER = {
    "collection",
    "design",
    "hard",
    "improve",
    "links",
    "mend",
    "plates",
    "sticks",
    "walls",
    "wood",
}
"""Pages of the guide about more than the basic tasks, of at most 250 words each."""
MOST_WORDS = 5000 + 250 * len(FURTHER)
"""The limit for the whole guide; the fourteen pages of the basic tasks share 5,000."""


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    """The folder of the pages that are written when the documents are built."""
    pytest.importorskip("PySide6", reason="the commands of the window are a part of the reference")
    sys.path.insert(0, str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location(
        "write_reference", ROOT / "tools" / "write_reference.py"
    )
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    sys.path.pop(0)
    folder = tmp_path_factory.mktemp("reference")
    script.write(folder)
    return folder


def anchors(page):
    """Return the names of a page's headings, as links write them."""
    return {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in HEADING.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    }


def broken_links(page, reference, folder=None):
    """Return the links of a page that lead nowhere; ``folder`` is where it will be."""
    broken = []
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        name, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", name):
            continue
        target = (folder or page.parent) / name if name else page
        if target.resolve().parent == DOCS / "reference" and not target.exists():
            target = reference / target.name
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.stem)
def test_every_link_leads_to_a_page_and_a_heading(page, reference):
    assert broken_links(page, reference) == []


def test_links_of_generated_pages_lead_somewhere(reference):
    for page in reference.glob("*.md"):
        assert broken_links(page, reference, DOCS / "reference") == []


@pytest.mark.slow
def test_sphinx_builds_every_page_without_a_warning(tmp_path):
    for library in ("sphinx", "myst_parser", "furo", "PySide6"):
        pytest.importorskip(library, reason="it comes with the extra 'docs' or the window")
    script = str(ROOT / "tools" / "build_docs.py")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, script, str(tmp_path / "html")], env=environment, check=True)
    names = {page.relative_to(tmp_path / "html") for page in tmp_path.rglob("*.html")}
    wanted = {page.relative_to(DOCS).with_suffix(".html") for page in PAGES}
    assert wanted <= names
    assert {Path("reference") / f"{name}.html" for name in ("terminal", "keys")} <= names
    functions = (tmp_path / "html" / "scripting.html").read_text(encoding="utf-8")
    assert "cubewright.presenter.scripting.load" in functions


CONTROL = re.compile(r"(?<!\*)\*([A-Z\u00d7][^*\n]*)\*(?!\*)")
OF_BURRTOOLS = {"Entities", "Puzzle", "Solver"}


def texts_of_the_window(language):
    """Return a pattern of every text of the window, without marks for keys and dots."""
    is_source = language == "en"
    folder = ROOT / "resources" / "translations" / ("de" if is_source else language)
    tag = "source" if is_source else "(?:translation|numerusform)"
    found = set()
    for file in folder.glob("*.ts"):
        texts = re.findall(rf"<{tag}>([^<]*)</", file.read_text(encoding="utf-8"))
        found |= {html.unescape(text).replace("&", "").rstrip("….: ") for text in texts}
    patterns = (re.sub(r"\\\{.*?\\\}", ".+", re.escape(text)) for text in found if text)
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


@pytest.mark.parametrize("language", ["en", "de", "da"])
def test_the_guide_names_controls_as_the_window_does(language):
    texts = texts_of_the_window(language)
    pages = GUIDE if language == "en" else sorted((DOCS / "guide" / language).glob("*.md"))
    assert len(pages) >= 6
    unknown = [
        (page.stem, named)
        for page in pages
        for named in CONTROL.findall(page.read_text(encoding="utf-8"))
        for part in named.split(" > ")
        if part not in OF_BURRTOOLS and not texts.fullmatch(part)
    ]
    assert unknown == []


def test_the_user_guide_has_short_pages_fourteen_for_the_basic_tasks():
    pages = [page for page in GUIDE if page.stem != "index"]
    words = {page.stem: len(WORD.findall(page.read_text(encoding="utf-8"))) for page in pages}
    assert len(words.keys() - FURTHER) == 14
    assert sum(words.values()) <= MOST_WORDS, words
    assert sum(words[page] for page in words.keys() - FURTHER) <= 5000, words
    assert all(words[page] <= 250 for page in words.keys() & FURTHER), words


def test_the_readme_is_short_and_has_one_picture():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.split()) <= 400
    assert text.count("![") == 1


def test_every_picture_is_used():
    texts = [page.read_text(encoding="utf-8") for page in (*PAGES, ROOT / "README.md")]
    for picture in (DOCS / "images").iterdir():
        assert any(picture.name in text for text in texts), picture.name


def test_the_reference_has_every_command_of_the_window_and_the_terminal(reference):
    from cubewright.cli.command import commands

    terminal = (reference / "terminal.md").read_text(encoding="utf-8")
    for name in commands():
        assert f"\n## {name}\n" in terminal
    assert "| Solve | `F5` | Search for all solutions. |" in (reference / "keys.md").read_text(
        encoding="utf-8"
    )
    assert "| `level>=5` | has level 5 or more |" in (reference / "filter-words.md").read_text(
        encoding="utf-8"
    )

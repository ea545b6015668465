"""The texts of the program and the documents avoid the words that the glossary retires."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PACKAGE = PROJECT / "src" / "cubewright"
RETIRED = {
    "placed": ("laid", "lay", "lays", "laying", "beforehand"),
    "current": ("in hand",),
    "shown or reported": ("is told", "are told", "tells", "told", "it says"),
    "continue or resume": ("gone on with", "goes? on", "going on with", "went on", "another time"),
    "pause or paused": ("rests", "resting", "a rest", "let rest"),
    "again": ("anew", "once more"),
    "number of": ("so many", "so much", "at the fewest", "how many there are of"),
    "are included": ("comes? along",),
    "remove": ("takes? off", "took off", "takes? away", "taken away"),
    "matches": ("is called so", "is like that", "are like that"),
    "if there is no …": ("where there is none", "where there are none"),
    "counting": ("sweep", "sweeps", "swept", "sweeping"),
    "error": ("mistake", "mistakes"),
    "message": ("news",),
    "a subset that fits": ("that adds? up",),
    "brute force": ("oracle",),
    "described": ("is said of",),
}
PATTERN = re.compile(
    r"\b(" + "|".join(phrase for phrases in RETIRED.values() for phrase in phrases) + r")\b",
    re.IGNORECASE,
)
FORMER_KEY = re.compile(r"; ?laid\b|``laid``|[\"|]laid[\")]")
"""A word of files written by version 0.1, which is still read."""

GLOSSARY = re.compile(r"<!-- glossary: start -->.*?<!-- glossary: end -->", re.DOTALL)
FORMER_NAME = re.compile(r"\(w(as|ere) [^)]*\)")
"""A former name that the changelog quotes."""

DOCUMENTS = [*sorted((PROJECT / "docs").rglob("*.md")), PROJECT / "README.md"]
KEY = re.compile(r"[a-z_-]+")

JOINT = re.compile(r"""["']\s*\n\s*[fr]?["']""")
"""Where a text continues in the next line of source."""

PARTS = [*sorted(PACKAGE.glob("*.py")), *sorted({p.parent for p in PACKAGE.glob("*/*.py")})]
OTHER_SCRIPTS = sorted(
    path
    for folder in ("tests", "tools")
    for path in (PROJECT / folder).rglob("*.py")
    if path != Path(__file__)
)


def retired_words(text: str) -> list[str]:
    return [match.group() for match in PATTERN.finditer(FORMER_KEY.sub("", " ".join(text.split())))]


def may_have_retired_words(path: Path) -> bool:
    """Whether a source file has a retired word anywhere; most have none and are not parsed."""
    source = JOINT.sub("", path.read_text(encoding="utf-8")).replace("_", " ")
    return bool(retired_words(source))


def string_literals(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every text with its line; a lower-case word alone is a key and no text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if not KEY.fullmatch(node.value):
            yield node.lineno, node.value


def comments(path: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        _, hash_mark, comment = line.partition("# ")
        if hash_mark:
            yield number, comment


@pytest.mark.parametrize("part", PARTS, ids=lambda path: path.name)
def test_texts_of_the_program_avoid_retired_words(part):
    found = [
        (str(path.relative_to(PACKAGE)), line, word)
        for path in ([part] if part.is_file() else sorted(part.rglob("*.py")))
        if may_have_retired_words(path)
        for line, text in (*string_literals(path), *comments(path))
        for word in retired_words(text)
    ]
    assert found == []


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def names_of_tests(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node.lineno, node.name.replace("_", " ")


def test_comments_docstrings_and_names_of_tests_avoid_retired_words():
    found = [
        (str(path.relative_to(PROJECT)), line, word)
        for path in OTHER_SCRIPTS
        if may_have_retired_words(path)
        for line, text in (*docstrings(path), *comments(path), *names_of_tests(path))
        for word in retired_words(text)
        if "NEWS" not in text  # the address of a page
    ]
    assert found == []


@pytest.mark.parametrize("path", [*DOCUMENTS, PROJECT / "CHANGELOG.md"], ids=lambda path: path.name)
def test_documents_avoid_retired_words(path):
    text = GLOSSARY.sub("", path.read_text(encoding="utf-8"))
    assert retired_words(FORMER_NAME.sub("", text)) == []


def test_decisions_are_numbered_and_have_one_form():
    records = sorted((PROJECT / "docs" / "decisions").glob("*.md"))
    for number, path in enumerate(records, start=1):
        assert path.name.startswith(f"{number:04}-")
        lines = path.read_text(encoding="utf-8").splitlines()
        assert lines[0].startswith(f"# {number:04} "), path.name
        wanted = ("**Status:**", "## Why", "## What", "## Alternatives")
        found = [word for line in lines for word in wanted if line.startswith(word)]
        assert found == list(wanted), path.name


def test_the_examples_of_the_glossary_are_found():
    assert retired_words("Which pieces\nare laid") == ["laid"]
    assert retired_words("the search goes on with so  many pieces") == ["goes on", "so many"]
    assert retired_words("A layer, a player and a relay; ;laid in a file") == []

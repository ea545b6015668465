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
COMMAND = re.compile(r"\bfind the &?mistake\b", re.IGNORECASE)
"""The name of a command, which finds what is wrong with a puzzle."""
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
    text = COMMAND.sub("", FORMER_KEY.sub("", " ".join(text.split())))
    return [match.group() for match in PATTERN.finditer(text)]


def may_have_retired_words(path: Path) -> bool:
    """Return whether a source file has a retired word; most have none and are not parsed."""
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


STUMBLES = {
    "a noun: 'The state of …', 'Return the reason why …'": (
        r"^(What|How|Who|Where|Why)\b(?!.*\?)",
        r"\bwhat (is|was|are|were|it|they|a|an|the)\b(?!.*\?)",
    ),
    "'Return whether …' for a function": (r"^Whether\b",),
    "the noun again: 'the system default', 'None if invalid'": (
        r"\b(that|those) of\b",
        r"\bif (it|they) (is|are) none\b",
        r"\bnone of it\b",
    ),
    "the field's word: 'generated', 'finished', 'separable'": (
        r"\b(which|that) must be made\b",
        r"\ba made (figure|piece|set)\b",
    ),
    "the new state: 'Cancel …', 'Retranslate …', 'Hide …'": (
        r"\bany ?more\b",
        r"\bagain, in the (current|other|new) language\b",
    ),
    "a short noun phrase, then a sentence": (r", which it\b", r", in every way\b"),
    "subject and verb first": (
        r"^(Of|Against) [^,.:;]*, ",
        r"^(In|At|From) [^,.:;]*, (the|a|an|it|they|there|nothing|all|only) ",
    ),
    "what the control does, named": (
        r"\bor only its header\b",
        r"\bthat has (it|them) too\b",
        r"\bare for other\b",
    ),
    "the field's word for a place on the screen: rectangle, package": (r"\brooms of\b",),
}
"""Patterns of sentences that must be read twice, by the rewrite to think of.

A pattern that begins with ``^`` is about the start of a docstring.
"""
STARTS = {
    rewrite: [re.compile(each) for each in patterns if each.startswith("^")]
    for rewrite, patterns in STUMBLES.items()
}
PARTS_OF_TEXTS = {
    rewrite: [re.compile(each, re.IGNORECASE) for each in patterns if not each.startswith("^")]
    for rewrite, patterns in STUMBLES.items()
}
MAY_STUMBLE = re.compile(
    '"""(What|How|Who|Where|Why|Whether|Of|In|At|From|Against)\\b|'
    + "|".join(each for found in STUMBLES.values() for each in found if not each.startswith("^")),
    re.IGNORECASE,
)
POOR_NAMES = {
    "MAX_ or MIN_ and the unit": re.compile(r"_?MOST_(?!CONSTRAINED)[A-Z_]+"),
    "a verb, or the value that it returns": re.compile(
        r"_?(wrote|over|within|beside|among|either|differing|rooms?|told|said|laid)"
    ),
    "a noun, with its unit": re.compile(
        r"_?(ALONG|AROUND|ASIDE|AWAY|BESIDES?|BETWEEN|BEYOND|[A-Z]+WARDS|ELSEWHERE|OUT|OVER|UNDER)"
    ),
    "a verb and an object": re.compile(r"_?see_gently|_?hold_still|_?end_live|_?go_gently"),
}
"""Names that a reader takes for something else, by the name to think of."""


def stumbles(text: str, *, is_docstring: bool = False) -> list[str]:
    """Return the rewrites to think of for a text; empty for one that reads well."""
    text = " ".join(text.split())
    found = [
        rewrite for rewrite, each in PARTS_OF_TEXTS.items() if any(p.search(text) for p in each)
    ]
    if is_docstring:
        found += [rewrite for rewrite, each in STARTS.items() if any(p.match(text) for p in each)]
    return found


def described_functions(tree: ast.Module) -> set[int]:
    """Return the lines of the docstrings of functions that are no properties."""
    return {
        node.body[0].lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and not any("property" in ast.unparse(each) for each in node.decorator_list)
    }


def stumbling_texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each docstring, comment and text of the interface with a line and its rewrite."""
    source = path.read_text(encoding="utf-8")
    if not MAY_STUMBLE.search(" ".join(source.split())):
        return
    tree = ast.parse(source)
    of_functions = described_functions(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for rewrite in stumbles(str(node.value.value), is_docstring=True):
                if "whether" not in rewrite or node.lineno in of_functions:
                    yield node.lineno, rewrite
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("tr", "trn", "mark"):
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield from ((node.lineno, each) for each in stumbles(str(argument.value)))
    for line, comment in comments(path):
        yield from ((line, each) for each in stumbles(comment))


def poor_names(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line of each function, class and constant with a poor name, and a better kind."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Assign) and node in tree.body:
            names = [each.id for each in node.targets if isinstance(each, ast.Name)]
        else:
            continue
        for better, pattern in POOR_NAMES.items():
            yield from ((node.lineno, f"{n}: {better}") for n in names if pattern.fullmatch(n))


@pytest.mark.parametrize("part", PARTS, ids=lambda path: path.name)
def test_texts_and_names_of_the_program_are_read_once(part):
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {rewrite}"
        for path in ([part] if part.is_file() else sorted(part.rglob("*.py")))
        for line, rewrite in (*stumbling_texts(path), *poor_names(path))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("What is kept of a search that is paused.", "The message after a pause."),
        ("Whether a piece fits.", "Return whether a piece fits."),
        ("``order`` names that of the cells", "``order`` names the cell order"),
        ("Return the allowance; None if it is none.", "Return the allowance; None if invalid."),
        ("Return an analysis, which must be made.", "Return an analysis that is finished."),
        ("Move no pieces any more.", "Stop exploring and drop its state."),
        ("Return a page with a text, which it fills.", "Return a page with one full-page text."),
        ("Of some kinds together, a solution uses two.", "Bounds on the copies of some kinds."),
        ("Show the solutions, or only its header", "Fold or unfold the solutions panel"),
        ("Masks have rooms of their own.", "Masks have a package of their own."),
    ],
)
def test_a_stumbling_text_is_found_and_its_rewrite_passes(before, after):
    assert stumbles(before, is_docstring=True)
    assert stumbles(after, is_docstring=True) == []


def test_a_poor_name_is_found_and_its_rewrite_passes(tmp_path):
    path = tmp_path / "names.py"
    path.write_text("AWAY = _DOWNWARDS = 2\nREMOVED_SHIFT = _MIN_DOWNWARD = 2\n")
    assert [found.partition(":")[0] for _, found in poor_names(path)] == ["AWAY", "_DOWNWARDS"]


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

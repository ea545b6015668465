"""Bring resources/translations up to date with the texts in the source.

``python tools/update_translations.py`` adds new texts as unfinished, removes texts that the
source no longer contains, and keeps translations. ``--check`` only prints the missing
translations. Each part of the program (gui/editor, presenter, formats, ...) has a file.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cubewright"
TRANSLATIONS = ROOT / "resources" / "translations"
IRREGULAR = re.compile("(?:[sxz]|ch|sh|[^aeiou]y|man|child|half)$")
"""English nouns whose plural is not the noun with an "s"."""


@dataclass
class Text:
    """A text in the source: ``plural`` if it has a form for one."""

    source: str
    comment: str = ""
    plural: bool = False
    forms: list[str] = field(default_factory=list)
    """The translation: one form, or two for a plural; empty while it is unfinished."""


def part_of(path: Path) -> str:
    """Return the part of the program that a module belongs to, such as ``gui-editor``."""
    folders = path.relative_to(SOURCE).parts[:-1]
    return "-".join(folders[: 2 if folders[:1] == ("gui",) else 1]) or "program"


def texts_in(path: Path) -> list[Text]:
    """Return the texts of a module.

    Raises :class:`ValueError` if an argument is not a literal.
    """
    found = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    ours = {
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "cubewright.translation"
        for alias in node.names
    }
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id not in ours:
            continue
        name, values = call.func.id, [_literal(each) for each in call.args]
        if name in ("mark", "mark_noun"):
            if not values or None in values:
                raise ValueError(f"{path}, line {call.lineno}: {name}() needs a literal text")
            found += (Text(value) for value in values if value)
            if name == "mark_noun":
                found += (Text(f"{{n:{form}}} {values[1]}", plural=True) for form in (",", "words"))
        elif name == "tr" and values and values[0] is not None:
            comment = values[1] if len(values) > 1 else ""
            if comment is None:
                raise ValueError(f"{path}, line {call.lineno}: the comment must be a literal")
            found.append(Text(values[0], comment))
        elif name == "trn" and len(values) > 1 and values[1] is not None:
            found.append(Text(values[1], plural=True))
        elif name == "counted" and len(values) > 1 and values[1] is not None:
            if IRREGULAR.search(values[1]):
                raise ValueError(
                    f"{path}, line {call.lineno}: state the plural of {values[1]} with trn()"
                )
            found.append(Text(f"{{n:,}} {values[1]}s", plural=True))
    return [each for each in found if each.source]


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def source_texts() -> dict[str, list[Text]]:
    """Return the texts of each part of the program, each text once in it, sorted."""
    parts: dict[str, dict[tuple[str, str, bool], Text]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] in ("cli", "__main__.py", "translation.py"):
            continue
        for text in texts_in(path):
            key = (text.source, text.comment, text.plural)
            parts.setdefault(part_of(path), {}).setdefault(key, text)
    return {part: [found[key] for key in sorted(found)] for part, found in sorted(parts.items())}


def known_texts(folder: Path) -> dict[tuple[str, str, bool], list[str]]:
    """Return the finished translations in a folder's files, by source, comment and plural."""
    known: dict[tuple[str, str, bool], list[str]] = {}
    for file in sorted(folder.glob("*.ts")):
        for message in ElementTree.parse(file).getroot().iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            plural = message.get("numerus") == "yes"
            key = (message.findtext("source") or "", message.findtext("comment") or "", plural)
            forms = [each.text or "" for each in translation.iter("numerusform")]
            known[key] = forms if plural else [translation.text or ""]
    return known


def file_text(code: str, part: str, texts: list[Text]) -> str:
    """Return the content of a ``.ts`` file."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{code}" sourcelanguage="en">',
        "<context>",
        f"    <name>{part}</name>",
    ]
    for text in texts:
        lines.append('    <message numerus="yes">' if text.plural else "    <message>")
        lines.append(f"        <source>{escape(text.source)}</source>")
        if text.comment:
            lines.append(f"        <comment>{escape(text.comment)}</comment>")
        state = "" if text.forms else ' type="unfinished"'
        if text.plural:
            lines.append(f"        <translation{state}>")
            lines += (
                f"            <numerusform>{escape(form)}</numerusform>"
                for form in text.forms or ("", "")
            )
            lines.append("        </translation>")
        else:
            form = escape(text.forms[0]) if text.forms else ""
            lines.append(f"        <translation{state}>{form}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def wanted_files() -> dict[Path, str]:
    """Return the content of every file of every language, with the translations that are known."""
    files = {}
    parts = source_texts()
    for folder in sorted(each for each in TRANSLATIONS.iterdir() if each.is_dir()):
        known = known_texts(folder)
        for part, texts in parts.items():
            for text in texts:
                text.forms = known.get((text.source, text.comment, text.plural), [])
            files[folder / f"{part}.ts"] = file_text(folder.name, part, texts)
    return files


def placeholders(text: str) -> set[str]:
    """Return the names of the values in a text.

    Raises :class:`ValueError` if its braces do not match.
    """
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def problems() -> list[str]:
    """Return the errors of the translations, one line each."""
    found = []
    wanted = wanted_files()
    for path, text in wanted.items():
        name = path.relative_to(TRANSLATIONS).as_posix()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            found.append(f"{name} is out of date: run python tools/update_translations.py")
        for message in ElementTree.fromstring(text.encode()).iter("message"):
            found += (f"{name}: {each}" for each in _problems_of(message))
    for path in sorted(TRANSLATIONS.glob("*/*.ts")):
        if path not in wanted:
            found.append(f"{path.name} has no part of the program")
    return found


def _problems_of(message: ElementTree.Element) -> list[str]:
    source = message.findtext("source") or ""
    translation = message.find("translation")
    assert translation is not None
    forms = [each.text or "" for each in translation.iter("numerusform")] or [
        translation.text or ""
    ]
    if translation.get("type") == "unfinished" or not all(forms):
        return [f"“{source}” is not translated"]
    found = []
    if message.get("numerus") == "yes" or "{" in source:
        try:
            wanted = placeholders(source)
        except ValueError:
            return []  # braces that are no values
        for form in forms:
            try:
                given = placeholders(form)
            except ValueError:
                found.append(f"the braces of “{form}” do not match")
                continue
            if given != wanted and not (given < wanted and wanted - given == {"n"}):
                found.append(f"“{form}” has other values than “{source}”")
    for form in forms:
        if source.endswith("…") != form.endswith("…"):
            found.append(f"“{form}” and “{source}” must both end with … or not")
        if form.replace("&&", "").count("&") > max(1, source.replace("&&", "").count("&")):
            found.append(f"“{form}” has two letters for the keyboard")
    return found


def main() -> int:
    """Write the files, or only check them; return how many problems there are, at most 1."""
    wanted = wanted_files()
    if "--check" not in sys.argv[1:]:
        for path in TRANSLATIONS.glob("*/*.ts"):
            if path not in wanted:
                path.unlink()
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
    found = problems()
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Read the texts of a language from the files of Qt Linguist (``.ts``).

A language is a folder of ``resources/translations`` with the name of its code,
such as ``de``, and has a file for each part of the program.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from cubewright.resources import resource_folder
from cubewright.translation import Catalogue

FOLDER = "translations"


def language_codes() -> list[str]:
    """Return the codes of the languages that ship with the program, without English."""
    root = resource_folder(FOLDER)
    return sorted(each.name for each in root.iterdir() if each.is_dir()) if root.is_dir() else []


def read_texts(files: list[Path]) -> tuple[dict[tuple[str, str], str], dict[str, tuple[str, str]]]:
    """Return the texts and the plural forms in files; unfinished ones are left out.

    Raises :class:`xml.etree.ElementTree.ParseError` if a file is not XML.
    """
    texts: dict[tuple[str, str], str] = {}
    plurals: dict[str, tuple[str, str]] = {}
    for file in files:
        for message in ElementTree.parse(file).getroot().iter("message"):
            source = message.findtext("source") or ""
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            forms = [each.text or "" for each in translation.iter("numerusform")]
            if message.get("numerus") == "yes" and len(forms) == 2:
                plurals[source] = (forms[0], forms[1])
            elif translation.text:
                texts[source, message.findtext("comment") or ""] = translation.text
    return texts, plurals


def read_catalogue(code: str, decimal: str, thousands: str) -> Catalogue:
    """Return the texts of a language, with its marks in numbers.

    Raises :class:`xml.etree.ElementTree.ParseError` if a file is not XML.
    """
    texts, plurals = read_texts(sorted((resource_folder(FOLDER) / code).glob("*.ts")))
    return Catalogue(texts, plurals, decimal, thousands)

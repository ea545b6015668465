"""Every text of the window is translated into every language that ships."""

import importlib.util
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "update_translations.py"

pytestmark = pytest.mark.skipif(
    not SCRIPT.is_file(), reason="the script that lists them is not installed with the program"
)


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("update_translations", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_every_text_has_a_translation_with_the_same_values(script):
    assert script.problems() == []


def test_german_and_danish_ship(script):
    assert {each.name for each in script.TRANSLATIONS.iterdir() if each.is_dir()} == {"da", "de"}


@pytest.mark.parametrize(
    ("source", "translation", "problem"),
    [
        ("Open", "", "is not translated"),
        ("Open {name}", "{file} öffnen", "has other values"),
        ("Open {name}", "{name öffnen", "do not match"),
        ("Open…", "Öffnen", "must both end with …"),
        ("&Open", "Ö&ff&nen", "two letters"),
    ],
)
def test_a_wrong_translation_is_found(script, source, translation, problem):
    from xml.etree import ElementTree

    text = script.Text(source, forms=[translation] if translation else [])
    message = ElementTree.fromstring(script.file_text("de", "gui", [text]).encode())
    found = script._problems_of(next(message.iter("message")))
    assert problem in found[0]

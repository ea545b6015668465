"""Every text of the window is translated into every language that ships."""

import importlib.util
import re
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

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


def test_both_forms_of_a_noun_are_messages(script, tmp_path):
    module = tmp_path / "boxes.py"
    module.write_text(
        'from cubewright.translation import mark_noun\nNOUN = mark_noun("tall box", "tall boxes")\n'
    )
    assert [(text.source, text.plural) for text in script.texts_in(module)] == [
        ("tall box", False),
        ("tall boxes", False),
        ("{n:,} tall boxes", True),
        ("{n:words} tall boxes", True),
    ]


@pytest.mark.parametrize("noun", ["box", "assembly", "half", "match"])
def test_a_counted_noun_that_takes_no_s_is_refused(script, tmp_path, noun):
    module = tmp_path / "counted.py"
    module.write_text(f'from cubewright.translation import counted\ncounted(2, "{noun}")\n')
    with pytest.raises(ValueError, match=f"line 2: state the plural of {noun} with trn"):
        script.texts_in(module)


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


@pytest.mark.parametrize("language", ["da", "de"])
def test_a_text_names_a_menu_and_its_command_as_they_are_translated(script, language):
    texts = [
        (message.findtext("source"), message.findtext("translation") or "")
        for file in (script.TRANSLATIONS / language).glob("*.ts")
        for message in ElementTree.parse(file).iter("message")
    ]
    names = defaultdict(set)
    for source, translation in texts:
        names[_without_marks(source)].add(_without_marks(translation))
    wrong = []
    for source, translation in texts:
        for menu, rest in re.findall(r"\b([A-Z]\w+) > ([^.,({]*)", source):
            words = rest.split()
            known = [" ".join(words[:n]) for n in range(len(words), 0, -1)]
            command = next((each for each in known if names[each] and menu in names), None)
            paths = [f"{a} > {b}" for a in names[menu] for b in names.get(command, ())]
            if paths and not any(path in translation for path in paths):
                wrong.append((source, translation))
    assert wrong == []


@pytest.mark.parametrize("language", ["da", "de"])
def test_a_text_that_says_what_to_press_names_the_button(script, language):
    messages = [
        message
        for file in (script.TRANSLATIONS / language).glob("*.ts")
        for message in ElementTree.parse(file).iter("message")
    ]
    buttons = defaultdict(set)
    for message in messages:
        source = message.findtext("source")
        if "&" in source:
            buttons[_without_marks(source)].add(_without_marks(message.findtext("translation")))
    texts = [
        (pressed, "".join(message.find("translation").itertext()))
        for message in messages
        for pressed in re.findall(r"\b[Pp]ress ([A-Z][a-z]+)", message.findtext("source"))
    ]
    assert len(texts) > 5
    assert [
        (pressed, text)
        for pressed, text in texts
        if pressed in buttons and not any(name in text for name in buttons[pressed])
    ] == []


def _without_marks(text):
    return text.replace("&", "").rstrip("\N{HORIZONTAL ELLIPSIS}")

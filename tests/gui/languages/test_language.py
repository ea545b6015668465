"""The language of the windows changes while they are open."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLabel, QTabWidget, QWidget

from cubewright.gui.languages import language as module
from cubewright.gui.languages.language import (
    Language,
    language_codes,
    language_titles,
    read_texts,
    system_language,
)
from cubewright.gui.widgets.fields import DecimalBox
from cubewright.resources import resource_folder
from cubewright.translation import Catalogue, tr

TEXTS = {("Draw", ""): "Zeichnen", ("Solve {name}", ""): "{name} lösen"}


@pytest.fixture
def language(monkeypatch, qapp):
    monkeypatch.setattr(module, "read_catalogue", lambda code, *_marks: Catalogue(TEXTS))
    made = Language()
    yield made
    made.close()


def test_the_languages_are_english_german_and_danish():
    assert list(language_titles().values()) == ["System", "English", "Dansk", "Deutsch"]


def test_open_widgets_change_their_texts_and_change_them_back(language, qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    label = QLabel(tr("Draw"), widget)
    label.setToolTip(tr("Solve {name}", name="Sofa"))
    box = QComboBox(widget)
    box.addItems([tr("Draw"), "Sofa"])
    tabs = QTabWidget(widget)
    tabs.addTab(QWidget(), tr("Draw"))

    def shown():
        return label.text(), label.toolTip(), box.itemText(0), box.itemText(1), tabs.tabText(0)

    english = shown()
    language.choose("de")
    assert shown() == ("Zeichnen", "Sofa lösen", "Zeichnen", "Sofa", "Zeichnen")
    language.choose("en")
    assert shown() == english


def test_two_texts_with_the_same_translation_change_back(language, qtbot):
    TEXTS["Remove", ""] = TEXTS["Delete", ""] = "Entfernen"
    widget = QWidget()
    qtbot.addWidget(widget)
    labels = [QLabel(tr("Remove"), widget), QLabel(tr("Delete"), widget)]
    language.choose("de")
    assert [label.text() for label in labels] == ["Entfernen", "Entfernen"]
    language.choose("en")
    assert [label.text() for label in labels] == ["Remove", "Delete"]


def test_items_with_the_same_translation_change_back_after_their_list_was_open(
    language, qtbot, monkeypatch
):
    TEXTS["file", ""] = TEXTS["File", ""] = "Datei"
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems([tr("file"), tr("File")])
    box.show()
    box.showPopup()
    box.hidePopup()
    # The list is a window of its own from now on, and may come first.
    windows = [box.view().window(), box]
    monkeypatch.setattr(QApplication, "topLevelWidgets", lambda: windows)
    for _ in range(2):
        language.choose("de")
        assert [box.itemText(0), box.itemText(1)] == ["Datei", "Datei"]
        language.choose("en")
        assert [box.itemText(0), box.itemText(1)] == ["file", "File"]


def test_the_buttons_of_qt_change_too(language, qtbot):
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
    english = cancel.text()
    language.choose("de")
    qtbot.waitUntil(lambda: "Abbrechen" in cancel.text().replace("&", ""))
    language.choose("en")
    qtbot.waitUntil(lambda: cancel.text() == english)


def test_an_unknown_language_is_english(language):
    language.choose("xx")
    assert language.code == "en"


def test_the_language_of_the_system_is_used_if_it_is_available(monkeypatch):
    class Danish:
        def uiLanguages(self):
            return ["fo-FO", "da_DK", "en"]

    monkeypatch.setattr(module.QLocale, "system", lambda: Danish())
    assert system_language() == "da"


def test_a_broken_file_leaves_english(monkeypatch, qapp, tmp_path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "gui.ts").write_text("<TS>")
    monkeypatch.setattr("cubewright.gui.languages.language.resource_folder", lambda _name: tmp_path)
    made = Language()
    made.choose("de")
    assert made.code == "en"


def texts_file(*pairs):
    messages = "".join(
        f"<message><source>{source}</source><translation>{text}</translation></message>"
        for source, text in pairs
    )
    return f"<TS><context>{messages}</context></TS>".encode()


ENTITIES = "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 10}">' for n in range(12))
DAMAGED = {
    "nothing": b"",
    "no XML": bytes(range(256)),
    "cut off": texts_file(("Close", "zu"))[:-9],
    "an unknown encoding": b'<?xml version="1.0" encoding="none"?><TS/>',
    "an encoding of many bytes": b'<?xml version="1.0" encoding="utf-32"?><TS/>',
    "no letters of the encoding": b'<?xml version="1.0" encoding="utf-8"?><TS>\xff</TS>',
    "entities in entities": f'<!DOCTYPE TS [<!ENTITY a0 "x">{ENTITIES}]><TS>&a12;</TS>'.encode(),
    "another file": b'<!DOCTYPE TS [<!ENTITY a SYSTEM "file:///etc/passwd">]><TS>&a;</TS>',
    "too large": texts_file(("Close", "x" * (1 << 20))),
    "deep": b"<a>" * 300_000,
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_of_texts_leaves_english_and_one_line_in_the_log(
    content, monkeypatch, qapp, tmp_path, caplog
):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "gui.ts").write_bytes(content)
    monkeypatch.setattr("cubewright.gui.languages.language.resource_folder", lambda _name: tmp_path)
    made = Language()
    made.choose("de")
    assert made.code == "en"
    (record,) = caplog.records
    assert record.getMessage() == "The texts of the language de cannot be read"


def test_a_translation_that_cannot_be_filled_is_ignored(tmp_path):
    path, source = tmp_path / "gui.ts", "{n:words} of {total:,} at {time:%H:%M}"
    bad = [
        "{other}",
        "{n.__class__}",
        "{n[0]}",
        "{n!r}",
        "{0}",
        "{total:>999999999}",
        "{n:d}",
        "{n:{total}}",
        "{n",
        "n}",
    ]
    for text in bad:
        path.write_bytes(texts_file((source, text), ("Close", "Zu")))
        assert read_texts([path])[0] == {("Close", ""): "Zu"}, text
    for text in ("{time:%H.%M}: {n:,}", "{total}", "all", "{{n}}"):
        path.write_bytes(texts_file((source, text)))
        assert read_texts([path])[0] == {(source, ""): text}


def test_every_shipped_translation_can_be_filled():
    for code in language_codes():
        for file in sorted((resource_folder("translations") / code).glob("*.ts")):
            finished = [
                form
                for message in ElementTree.parse(file).getroot().iter("message")
                for form in [message.find("translation")]
                if form is not None and form.get("type") != "unfinished"
            ]
            texts, plurals = read_texts([file])
            assert len(texts) + len(plurals) == len(finished)


def test_fields_show_and_read_numbers_as_usual_in_the_language(language, qtbot):
    opened = DecimalBox()
    qtbot.addWidget(opened)
    opened.setValue(1.5)
    language.choose("de")
    made = DecimalBox()
    qtbot.addWidget(made)
    made.setValue(10)
    assert (opened.text(), made.text()) == ("1,50", "10,00")
    language.choose("en")
    assert (opened.text(), made.text()) == ("1.50", "10.00")


@pytest.mark.parametrize("code", ["en", "de", "da"])
@pytest.mark.parametrize("typed", ["2.5", "2,5"])
def test_a_point_and_a_comma_are_read_in_every_language(code, typed, language, qtbot):
    language.choose(code)
    box = DecimalBox()
    qtbot.addWidget(box)
    box.setSuffix(" s")
    box.selectAll()
    qtbot.keyClicks(box, typed)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == 2.5


def test_the_former_locale_is_restored_at_the_end(language):
    former = QLocale().name()
    language.choose("da")
    assert QLocale().name() == "da_DK"
    language.close()
    assert QLocale().name() == former

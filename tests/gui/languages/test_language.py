"""The language of the windows changes while they are open."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QTabWidget, QWidget

from cubewright.gui.languages import language as module
from cubewright.gui.languages.language import Language, language_titles, system_language
from cubewright.gui.widgets.fields import DecimalBox
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


def test_two_texts_that_are_the_same_in_one_language_change_back(language, qtbot):
    TEXTS["Remove", ""] = TEXTS["Delete", ""] = "Entfernen"
    widget = QWidget()
    qtbot.addWidget(widget)
    labels = [QLabel(tr("Remove"), widget), QLabel(tr("Delete"), widget)]
    language.choose("de")
    assert [label.text() for label in labels] == ["Entfernen", "Entfernen"]
    language.choose("en")
    assert [label.text() for label in labels] == ["Remove", "Delete"]


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


def test_the_language_of_the_system_is_one_that_ships(monkeypatch):
    class Danish:
        def uiLanguages(self):
            return ["fo-FO", "da_DK", "en"]

    monkeypatch.setattr(module.QLocale, "system", lambda: Danish())
    assert system_language() == "da"


def test_a_file_that_is_broken_leaves_english(monkeypatch, qapp, tmp_path):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "gui.ts").write_text("<TS>")
    monkeypatch.setattr("cubewright.gui.languages.language.resource_folder", lambda _name: tmp_path)
    made = Language()
    made.choose("de")
    assert made.code == "en"


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


def test_the_former_locale_returns_at_the_end(language):
    former = QLocale().name()
    language.choose("da")
    assert QLocale().name() == "da_DK"
    language.close()
    assert QLocale().name() == former

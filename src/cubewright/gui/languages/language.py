"""Choose the language of all windows; it changes at once."""

from __future__ import annotations

from datetime import datetime
from xml.etree import ElementTree

from PySide6.QtCore import QDate, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from cubewright.gui.languages.retranslation import retranslate_all
from cubewright.gui.languages.ts_file import language_codes, read_catalogue
from cubewright.presenter.crash_log import LOG
from cubewright.translation import ENGLISH, mark, set_catalogue, tr

SYSTEM_LANGUAGE, SOURCE_LANGUAGE = "", "en"


def language_titles() -> dict[str, str]:
    """Return the title of each language that can be chosen, by code, each in its own words."""
    titles = {SYSTEM_LANGUAGE: mark("System"), SOURCE_LANGUAGE: "English"}
    for code in language_codes():
        title = QLocale(code).nativeLanguageName()
        titles[code] = title[:1].upper() + title[1:]
    return titles


def system_language() -> str:
    """Return the code of the first language of the system that is available, else English."""
    known = {SOURCE_LANGUAGE, *language_codes()}
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in known:
            return code
    return SOURCE_LANGUAGE


class Language(QObject):
    """The language of the program's windows, and of Qt's own texts in them."""

    changed = Signal()
    """All texts of the open windows are in another language now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code = SOURCE_LANGUAGE
        self._of_qt: QTranslator | None = None
        self._former_locale = QLocale()

    @property
    def code(self) -> str:
        """The code of the language in use."""
        return self._code

    def choose(self, code: str) -> None:
        """Show all windows in a language, or in that of the system if ``code`` is empty.

        A language that is unknown or cannot be read is English.
        """
        wanted = code or system_language()
        if wanted not in language_codes():
            wanted = SOURCE_LANGUAGE
        QLocale.setDefault(QLocale(wanted))
        if wanted == self._code:
            return
        catalogue = ENGLISH
        if wanted != SOURCE_LANGUAGE:
            locale = QLocale(wanted)
            try:
                catalogue = read_catalogue(wanted, locale.decimalPoint(), locale.groupSeparator())
            except (OSError, ElementTree.ParseError):
                LOG.exception("The texts of the language %s cannot be read", wanted)
                wanted = SOURCE_LANGUAGE
        self._code = wanted
        set_catalogue(catalogue)
        _use_in_windows(QLocale())
        self._translate_qt(wanted)  # names keys too
        retranslate_all()
        self.changed.emit()

    def day_text(self, when: datetime) -> str:
        """Return the day and month of a time, such as "05 November"."""
        day = QDate(when.year, when.month, when.day)
        return QLocale(self._code).toString(day, tr("dd MMMM", "the format of a day"))

    def close(self) -> None:
        """Return to English and Qt's former locale, so that nothing is left in the process."""
        self.choose(SOURCE_LANGUAGE)
        QLocale.setDefault(self._former_locale)
        _use_in_windows(self._former_locale)

    def _translate_qt(self, code: str) -> None:
        """Load Qt's own texts, such as those of its buttons; this sends ``LanguageChange``."""
        if self._of_qt is not None:
            QApplication.removeTranslator(self._of_qt)
            self._of_qt = None
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator(self)
        if code != SOURCE_LANGUAGE and translator.load(f"qtbase_{code}", folder):
            QApplication.installTranslator(translator)
            self._of_qt = translator


def _use_in_windows(locale: QLocale) -> None:
    """Show the numbers in fields with a locale's marks; new windows ask for the default."""
    for widget in QApplication.topLevelWidgets():
        widget.setLocale(locale)


LANGUAGE = Language()
"""The language of this process."""

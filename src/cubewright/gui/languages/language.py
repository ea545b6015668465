"""The language of all windows, which can change while they are open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

from PySide6.QtCore import QDate, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.limits import Limits, read_bytes
from cubewright.gui.languages.retranslation import retranslate_all
from cubewright.presenter.crash_log import LOG
from cubewright.resources import resource_folder
from cubewright.translation import ENGLISH, Catalogue, mark, set_catalogue, tr

FOLDER = "translations"
TRANSLATIONS = Limits(mark("a file of translations"), 1 << 20)
"""The largest of these files in the distribution has 90 KB."""


def language_codes() -> list[str]:
    """Return the codes of the available languages, without English."""
    root = resource_folder(FOLDER)
    return sorted(each.name for each in root.iterdir() if each.is_dir()) if root.is_dir() else []


def read_texts(files: list[Path]) -> tuple[dict[tuple[str, str], str], dict[str, tuple[str, str]]]:
    """Return the texts and the plural forms in files of translations.

    A text is omitted if it is unfinished, or if its fields in braces differ from the fields of the
    English text.

    Raises:
        FormatError: A file cannot be read, or contains no translations.
    """
    texts: dict[tuple[str, str], str] = {}
    plurals: dict[str, tuple[str, str]] = {}
    for file in files:
        for message in _root(file).iter("message"):
            source = message.findtext("source") or ""
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            forms = [each.text or "" for each in translation.iter("numerusform")]
            if message.get("numerus") == "yes" and len(forms) == 2:
                if all(_fits(form, source) for form in forms):
                    plurals[source] = (forms[0], forms[1])
            elif translation.text and _fits(translation.text, source):
                texts[source, message.findtext("comment") or ""] = translation.text
    return texts, plurals


def _root(file: Path) -> ElementTree.Element:
    content = read_bytes(file, TRANSLATIONS)
    try:
        return ElementTree.fromstring(content)
    # LookupError: unknown encoding.
    except (ElementTree.ParseError, LookupError, ValueError) as error:
        raise FormatError(
            file.name, None, tr("it is damaged ({error})", error=str(error))
        ) from error


def _fits(translation: str, source: str) -> bool:
    """Return whether a translation can show the values of the English text.

    Other translations could raise an error when they are shown, or be extremely wide.
    """
    try:
        known = _fields(source)
    except ValueError:  # an unmatched brace: such a text is never formatted
        return True
    try:
        return all(
            any(name == own and _may_replace(form, by) for own, by in known)
            for name, form in _fields(translation)
        )
    except ValueError:
        return False


def _fields(text: str) -> list[tuple[str, str]]:
    parsed = Formatter().parse(text)
    return [(name, f"{form}!{by}" if by else form or "") for _, name, form, by in parsed if name]


def _may_replace(form: str, source: str) -> bool:
    """Return whether a translation may give a field this format in place of the source's.

    Times may use the usual order of the language, and a number in words may become digits.
    """
    is_time = form.startswith("%") and source.startswith("%")
    return form in ("", source) or (form == "," and source == "words") or is_time


def read_catalogue(code: str, decimal: str, thousands: str) -> Catalogue:
    """Return the texts of a language, with its decimal and thousands separators.

    Raises:
        FormatError: A file cannot be read, or contains no translations.
    """
    texts, plurals = read_texts(sorted((resource_folder(FOLDER) / code).glob("*.ts")))
    return Catalogue(texts, plurals, decimal, thousands)


SYSTEM_LANGUAGE, SOURCE_LANGUAGE = "", "en"


def language_titles() -> dict[str, str]:
    """Return the titles of the available languages by code, each in the language itself."""
    titles = {SYSTEM_LANGUAGE: mark("System"), SOURCE_LANGUAGE: "English"}
    for code in language_codes():
        title = QLocale(code).nativeLanguageName()
        titles[code] = title[:1].upper() + title[1:]
    return titles


def system_language() -> str:
    """Return the code of the system's first available language, or else English."""
    known = {SOURCE_LANGUAGE, *language_codes()}
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in known:
            return code
    return SOURCE_LANGUAGE


class Language(QObject):
    """The language of the program's windows, including Qt's own texts."""

    changed = Signal()
    """Emitted when all texts of the open windows have been translated."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code = SOURCE_LANGUAGE
        self._qt_translator: QTranslator | None = None
        self._former_locale = QLocale()

    @property
    def code(self) -> str:
        return self._code

    def choose(self, code: str) -> None:
        """Show all windows in a language; an empty code selects the system's language.

        English replaces a language that is unknown or cannot be read.
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
            except CubewrightError:
                LOG.exception("The texts of the language %s cannot be read", wanted)
                wanted = SOURCE_LANGUAGE
        self._code = wanted
        set_catalogue(catalogue)
        _use_in_windows(QLocale())
        self._translate_qt(wanted)  # also translates the names of keys
        retranslate_all()
        self.changed.emit()

    def day_text(self, when: datetime) -> str:
        """Return the day and month of a time, such as "05 November"."""
        day = QDate(when.year, when.month, when.day)
        return QLocale(self._code).toString(day, tr("dd MMMM", "the format of a day"))

    def close(self) -> None:
        """Restore English and Qt's former locale in the process."""
        self.choose(SOURCE_LANGUAGE)
        QLocale.setDefault(self._former_locale)
        _use_in_windows(self._former_locale)

    def _translate_qt(self, code: str) -> None:
        """Load Qt's own texts, such as button texts; this sends ``LanguageChange``."""
        if self._qt_translator is not None:
            QApplication.removeTranslator(self._qt_translator)
            self._qt_translator = None
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator(self)
        if code != SOURCE_LANGUAGE and translator.load(f"qtbase_{code}", folder):
            QApplication.installTranslator(translator)
            self._qt_translator = translator


def _use_in_windows(locale: QLocale) -> None:
    for widget in QApplication.topLevelWidgets():
        widget.setLocale(locale)


LANGUAGE = Language()
"""The language of this process."""


class LanguageFollower(QObject):
    """Calls functions of a window whenever the language has changed, until it is closed."""

    def __init__(self, handlers: Iterable[Callable[[], object]], window: QWidget) -> None:
        super().__init__(window)
        self._handlers = tuple(handlers)
        LANGUAGE.changed.connect(self._call)

    def _call(self) -> None:
        for function in self._handlers:
            function()

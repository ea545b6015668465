"""Translate the texts that the window shows, without importing Qt.

A text is written in English where it is shown, as the argument of :func:`tr`, :func:`trn` or
:func:`counted`. A text in a table is marked with :func:`mark` and translated where it is shown. The
window sets the :class:`Catalogue` of a language (see ``cubewright.gui.languages``). Without a
catalogue, as at the terminal, texts stay English.

The module remembers how each text was composed. :func:`retranslated_text` can therefore compose it
in another language when the language of an open window changes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, NamedTuple

MAX_REMEMBERED = 20_000
"""Maximum number of remembered texts with values; the oldest texts are forgotten."""
SEPARATORS = ("\n", " · ", ", ")
"""Separators at which :func:`retranslated_text` splits a joined text, to translate the parts."""


@dataclass(frozen=True)
class Catalogue:
    """The texts of a language.

    ``texts``: the translation of each English text, by text and comment. ``plurals``: the singular
    and plural forms, by the English plural. ``decimal`` and ``thousands``: the separators in
    numbers.
    """

    texts: Mapping[tuple[str, str], str] = field(default_factory=dict)
    plurals: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    decimal: str = "."
    thousands: str = ","


ENGLISH = Catalogue()


class Noun(NamedTuple):
    """An English noun for one and for several, such as "box" and "boxes"."""

    one: str
    several: str


class _State:
    def __init__(self) -> None:
        self.catalogue = ENGLISH
        self.fixed: dict[str, Callable[[], str]] = {}
        self.plain: dict[str, Callable[[], str]] = {}
        self.filled: OrderedDict[str, Callable[[], str]] = OrderedDict()


_state = _State()


def set_catalogue(catalogue: Catalogue) -> None:
    """Use another catalogue for all later texts."""
    _state.catalogue = catalogue


def mark(text: str, *_forms: str) -> str:
    """Return a text unchanged; :func:`tr` translates it when it is shown.

    Use it for texts in tables, which exist before the language is known. ``_forms`` are other
    English forms of the text, such as a lower-case one.
    """
    return text


def mark_noun(one: str, several: str) -> Noun:
    """Return a noun with its plural, for :func:`counted` and :func:`several`."""
    return Noun(one, several)


def tr(text: str, comment: str = "", /, **values: object) -> str:
    """Return a text in the window's language, with values for its ``{names}``.

    ``comment`` distinguishes equal English texts. Numbers use the language's separators. With the
    format ``words``, numbers up to ten are English words. Without values, braces stay unchanged.

    >>> tr("Piece {symbol} of {total:,}", symbol="L", total=1_200)
    'Piece L of 1,200'
    >>> tr("{missing:words} too few", missing=3)
    'three too few'
    """
    shown = _filled(_state.catalogue.texts.get((text, comment), text), values)
    if values:
        _remember(shown, lambda: tr(text, comment, **_values_again(shown, values)))
    elif text and not _is_shown_already(text, comment):
        _remember_fixed(shown, lambda: tr(text, comment))
    return shown


def _is_shown_already(text: str, comment: str) -> bool:
    catalogue = _state.catalogue
    if (text, comment) in catalogue.texts:
        return False
    return text in _state.filled or (catalogue is not ENGLISH and text in _state.fixed)


def trn(one: str, several: str, number: int, /, **values: object) -> str:
    """Return the form of a text that agrees with a number, which the text contains as ``{n}``.

    >>> trn("{n:,} move", "{n:,} moves", 1), trn("{n:,} move", "{n:,} moves", 1_204)
    ('1 move', '1,204 moves')
    """
    forms = _state.catalogue.plurals.get(several, (one, several))
    shown = _filled(forms[number != 1], {"n": number, **values})
    _remember(shown, lambda: trn(one, several, number, **_values_again(shown, values)))
    return shown


def counted(number: int, noun: Noun | str) -> str:
    """Return a number and its noun, singular or plural.

    The plural of a noun given as a string ends in "s". ``tools/update_translations.py`` refuses
    other nouns: use :func:`trn` for these.

    >>> counted(1, "solution"), counted(11520, "solution")
    ('1 solution', '11,520 solutions')
    >>> counted(2, mark_noun("box", "boxes"))
    '2 boxes'
    """
    one, several = noun if isinstance(noun, Noun) else (noun, f"{noun}s")
    return trn(f"{{n:,}} {one}", f"{{n:,}} {several}", number)


def counted_in_words(number: int, noun: Noun) -> str:
    """Return a number and its noun; in English, numbers up to ten are words.

    >>> cubelet = mark_noun("cubelet", "cubelets")
    >>> counted_in_words(2, cubelet), counted_in_words(27, cubelet)
    ('two cubelets', '27 cubelets')
    """
    return trn(f"{{n:words}} {noun.one}", f"{{n:words}} {noun.several}", number)


def several(noun: Noun) -> str:
    """Return the plural of a noun that is marked with :func:`mark_noun`.

    >>> several(mark_noun("box", "boxes"))
    'boxes'
    """
    return tr(noun.several)


def capitalised(text: str) -> str:
    """Return a text with a capital first letter; other letters stay as they are.

    >>> capitalised("the Bedlam cube")
    'The Bedlam cube'
    """
    return text[:1].upper() + text[1:]


def joined(separator: str, parts: Iterable[str]) -> str:
    """Join texts with a separator, such as ``", "``; :func:`retranslated_text` finds the parts."""
    texts = tuple(parts)
    shown = separator.join(texts)
    if len(texts) < 2:  # A single text is remembered already, by the function that made it.
        return shown
    _remember(shown, lambda: joined(separator, (_part_again(shown, each) for each in texts)))
    return shown


def retranslated_text(shown: str) -> str:
    """Return a text in the current language; it may have been shown in any language.

    A text that this module did not compose, such as a name from a file, is returned unchanged.
    """
    made = text_maker(shown)
    if made is not None:
        return made()
    for separator in SEPARATORS:
        if separator in shown:
            return separator.join(retranslated_text(part) for part in shown.split(separator))
    return shown


def text_maker(shown: str) -> Callable[[], str] | None:
    """Return the function that composes a shown text in the current language, or None.

    If several texts are equal in a language, return the function of the latest text.
    """
    return _state.fixed.get(shown) or _state.filled.get(shown) or _state.plain.get(shown)


class RetranslatedValue(str):
    """A value in a text; its function is called again for each language."""

    make: Callable[[], str]

    def __new__(cls, make: Callable[[], str]) -> RetranslatedValue:
        made = super().__new__(cls, make())
        made.make = make
        return made


def number_text(number: float, form: str = ",") -> str:
    """Return a number with the separators of the window's language.

    >>> number_text(11520), number_text(8.25, ".1f")
    ('11,520', '8.2')
    """
    text = format(number, form)
    catalogue = _state.catalogue
    if catalogue.decimal == "." and catalogue.thousands == ",":
        return text
    return text.translate({ord(","): catalogue.thousands, ord("."): catalogue.decimal})


_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


class _Fields(Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec == "words":
            return _WORDS[value] if 0 <= value < len(_WORDS) else str(value)
        if isinstance(value, int | float) and not isinstance(value, bool) and format_spec:
            return number_text(value, format_spec)
        return str(super().format_field(value, format_spec))


_fields = _Fields()


def _filled(text: str, values: Mapping[str, object]) -> str:
    return _fields.vformat(text, (), values) if values else text


def _values_again(shown: str, values: Mapping[str, object]) -> dict[str, object]:
    made: dict[str, object] = {}
    for name, value in values.items():
        if isinstance(value, RetranslatedValue):
            made[name] = RetranslatedValue(value.make)
        else:
            made[name] = _part_again(shown, value) if isinstance(value, str) else value
    return made


def _part_again(whole: str, part: str) -> str:
    """Retranslate a part of a text; return a part that equals the whole, to end the recursion."""
    return retranslated_text(part) if len(part) < len(whole) else part


def _remember_fixed(shown: str, made: Callable[[], str]) -> None:
    _state.fixed[shown] = made
    if "&" in shown:
        plain = shown.replace("&", "")
        _state.plain[plain] = lambda: made().replace("&", "")
        if plain.endswith("…"):
            _state.plain[plain[:-1]] = lambda: made().replace("&", "").removesuffix("…")


def _remember(shown: str, made: Callable[[], str]) -> None:
    filled = _state.filled
    filled[shown] = made
    try:
        filled.move_to_end(shown)
        while len(filled) > MAX_REMEMBERED:
            filled.popitem(last=False)
    except KeyError:  # Another thread has just removed it.
        return

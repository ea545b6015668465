"""Texts follow the window's language, also when it changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.translation import (
    ENGLISH,
    Catalogue,
    RetranslatedValue,
    counted,
    counted_in_words,
    joined,
    mark,
    mark_noun,
    number_text,
    retranslated_text,
    set_catalogue,
    several,
    tr,
    trn,
)

GERMAN = Catalogue(
    {
        ("Solve", ""): "Lösen",
        ("none", "solutions"): "keine",
        ("Piece {symbol}, {count}", ""): "Teil {symbol}, {count}",
    },
    {
        "{n:,} solutions": ("{n:,} Lösung", "{n:,} Lösungen"),
        "{n:,} moves of {piece}": ("{n:,} Zug von {piece}", "{n:,} Züge von {piece}"),
    },
    ",",
    ".",
)


@pytest.fixture
def german():
    set_catalogue(GERMAN)
    yield
    set_catalogue(ENGLISH)


def test_without_a_catalogue_texts_are_english():
    assert tr("Solve") == "Solve"
    assert tr("{a} of {b:,}", a="x", b=1200) == "x of 1,200"
    assert counted(2, "solution") == "2 solutions"
    assert mark("Solve") == "Solve"


def test_a_catalogue_translates_texts_and_plurals(german):
    assert tr("Solve") == "Lösen"
    assert counted(1, "solution") == "1 Lösung"
    assert counted(11520, "solution") == "11.520 Lösungen"
    text = trn("{n:,} move of {piece}", "{n:,} moves of {piece}", 2, piece="L")
    assert text == "2 Züge von L"


def test_a_text_that_is_not_in_the_catalogue_stays_english(german):
    assert tr("Pause") == "Pause"
    assert trn("{n} row", "{n} rows", 3) == "3 rows"


def test_a_comment_distinguishes_equal_texts(german):
    assert tr("none") == "none"
    assert tr("none", "solutions") == "keine"


def test_numbers_have_the_marks_of_the_language(german):
    assert number_text(11520) == "11.520"
    assert number_text(8.25, ".2f") == "8,25"
    assert tr("{n:,.1f} s", n=1234.5) == "1.234,5 s"


def test_braces_without_values_stay():
    assert tr("{x}") == "{x}"


def test_a_text_is_made_again_in_another_language():
    shown = tr("Piece {symbol}, {count}", symbol="L", count=counted(3, "solution"))
    title = joined(" · ", [tr("Solve"), shown])
    try:
        set_catalogue(GERMAN)
        assert retranslated_text(shown) == "Teil L, 3 Lösungen"
        assert retranslated_text(title) == "Lösen · Teil L, 3 Lösungen"
        assert retranslated_text(f"{shown}\n{tr('Solve')}") == "Teil L, 3 Lösungen\nLösen"
        german_title = retranslated_text(title)
    finally:
        set_catalogue(ENGLISH)
    assert retranslated_text(german_title) == title


def test_the_text_of_a_button_is_made_again_from_that_of_its_menu_item():
    tr("&Solve it…")
    try:
        set_catalogue(Catalogue({("&Solve it…", ""): "Es &lösen…"}))
        assert retranslated_text("Solve it…") == "Es lösen…"
        assert retranslated_text("Solve it") == "Es lösen"
    finally:
        set_catalogue(ENGLISH)


def test_a_text_that_is_translated_twice_is_made_again():
    shown = tr(counted(7, "solution"))
    try:
        set_catalogue(GERMAN)
        assert retranslated_text(shown) == "7 Lösungen"
        assert tr(tr("Solve")) == "Lösen"
    finally:
        set_catalogue(ENGLISH)
    assert retranslated_text("Lösen") == "Solve"


def test_a_value_can_be_made_by_a_function():
    names = {"key": "Ctrl+Z"}
    shown = tr("Undo ({keys})", keys=RetranslatedValue(lambda: names["key"]))
    assert shown == "Undo (Ctrl+Z)"
    names["key"] = "Strg+Z"
    assert retranslated_text(shown) == "Undo (Strg+Z)"
    names["key"] = "Ctrl+Z"
    assert retranslated_text("Undo (Strg+Z)") == "Undo (Ctrl+Z)"


def test_a_text_that_was_not_made_here_is_unchanged(german):
    assert retranslated_text("my figure.fig") == "my figure.fig"


@given(st.lists(st.text(), max_size=4), st.sampled_from([" · ", ", ", "", "\n"]))
def test_making_any_text_again_ends(parts, separator):
    whole = joined(separator, parts)
    assert retranslated_text(whole) == whole
    assert retranslated_text(tr("{a}", a=whole)) == whole


def test_a_text_that_is_joined_with_no_other_is_made_again():
    shown = joined(", ", [tr("Piece {symbol}, {count}", symbol="Z", count=counted(2, "solution"))])
    try:
        set_catalogue(GERMAN)
        assert retranslated_text(shown) == "Teil Z, 2 Lösungen"
    finally:
        set_catalogue(ENGLISH)


def test_a_noun_states_its_plural():
    box = mark_noun("tall box", "tall boxes")
    assert [counted(number, box) for number in (1, 2)] == ["1 tall box", "2 tall boxes"]
    assert counted_in_words(2, box) == "two tall boxes"
    assert several(box) == "tall boxes"


def test_small_numbers_are_words_in_english_and_digits_elsewhere():
    cubelet = mark_noun("cubelet", "cubelets")
    assert counted_in_words(3, cubelet) == "three cubelets"
    assert tr("{missing:words} too few", missing=12) == "12 too few"
    plurals = {"{n:words} cubelets": ("{n:,} Würfelchen", "{n:,} Würfelchen")}
    texts = {("{missing:words} too few", ""): "{missing} zu wenig", ("cubelets", ""): "Würfelchen"}
    try:
        set_catalogue(Catalogue(texts, plurals))
        assert counted_in_words(3, cubelet) == "3 Würfelchen"
        assert tr("{missing:words} too few", missing=3) == "3 zu wenig"
        assert several(cubelet) == "Würfelchen"
    finally:
        set_catalogue(ENGLISH)

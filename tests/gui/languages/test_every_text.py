"""Every text of the window is translated, and changes when the language does."""

import pytest
from all_windows import LONG_NAME, WINDOWS
from pseudo import PSEUDO, shown_texts, untranslated
from PySide6.QtWidgets import QMenu

from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.sliding import sliding_puzzles
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.gui.help.help_dialogs import program_version
from cubewright.gui.languages.language import LANGUAGE, language_codes
from cubewright.presenter.names import elide
from cubewright.presenter.solutions.columns import COLUMNS
from cubewright.solver.analysis.published import PUBLISHED
from cubewright.translation import ENGLISH, set_catalogue

KEYS = "Ctrl Shift Alt Delete Del Esc Home End Ins Left Right Up Down PgUp PgDown Space Tab"
OF_QT = ("OK", "Cancel", "Close", "Scroll Left", "Scroll Right")
"""Texts that Qt translates."""
IN_ENGLISH = ("guide",)
"""Windows whose texts are not translated."""


@pytest.fixture
def pseudo_language():
    set_catalogue(PSEUDO)
    yield
    set_catalogue(ENGLISH)


def names(window):
    """Return the names in a window that come from files, the names of keys, and Qt's own texts."""
    found = {"Cubewright", *KEYS.split(), *OF_QT, elide(LONG_NAME.strip()), LONG_NAME}
    for pieces in piece_sets().values():
        found |= {pieces.title, *(piece.name for piece in pieces.pieces if piece.name)}
    found |= {f"{run.name}: {run.document}" for run in PUBLISHED} | {program_version()}
    found |= {puzzle.name for puzzle in built_in_puzzles().values()}
    found |= {text for each in sliding_puzzles().values() for text in (each.title, each.source)}
    found |= {f"({form.suffix})" for form in solution_formats().values()}
    for menu in window.findChildren(QMenu):
        if menu.title().strip("⟦⟧") == "Open a &collection":
            found |= {action.text() for action in menu.actions()}
    return frozenset(found)


def solve(window, qtbot):
    window.document.new(built_in_puzzle("cube"))
    window.actions_["solve"].trigger()
    controller = window.solve_controller
    qtbot.waitUntil(lambda: controller.solved_puzzle is not None and not controller.is_running)


def test_every_text_is_translated(pseudo_language, fresh_window, qtbot):
    solve(fresh_window, qtbot)
    given = names(fresh_window)
    found = untranslated(fresh_window, given)
    for name, make in WINDOWS.items():
        if name not in IN_ENGLISH:
            for each in make(fresh_window):
                found += (f"{name}: {text}" for text in untranslated(each, given))
    assert found == []


@pytest.mark.parametrize("code", language_codes())
def test_all_texts_change_back_to_english(code, window, qtbot, back_to_english):
    solve(window, qtbot)
    before = list(shown_texts(window))
    LANGUAGE.choose(code)
    qtbot.waitUntil(lambda: window.actions_["new"].text() != "&New")
    changed = list(shown_texts(window))
    assert sum(one != other for one, other in zip(before, changed, strict=True)) > 1000
    LANGUAGE.choose("en")
    qtbot.waitUntil(lambda: window.actions_["new"].text() == "&New")
    pairs = zip(before, shown_texts(window), strict=True)
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def test_texts_that_fit_and_computed_texts_follow_the_language(window, qtbot, back_to_english):
    solve(window, qtbot)
    panel, header = window.compare_controller.view, window.panel.table.header
    english = panel.details.cuts.text()
    assert "cell not coverable" in english
    LANGUAGE.choose("da")
    qtbot.waitUntil(lambda: "celle kan ikke dækkes" in panel.details.cuts.text())
    assert panel.runs.series()[0].name == "Automatisk: Mest begrænset"
    head = header.fontMetrics().horizontalAdvance("Stjerne")
    star = next(n for n, column in enumerate(COLUMNS) if column.head == "Star")
    qtbot.waitUntil(lambda: header.sectionSize(star) > head)
    LANGUAGE.choose("en")
    qtbot.waitUntil(lambda: panel.details.cuts.text() == english)

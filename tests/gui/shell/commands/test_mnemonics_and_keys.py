"""No menu has the same mnemonic twice, and no part of the window the same key twice."""

from collections import defaultdict

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from cubewright.gui.languages.language import LANGUAGE, SOURCE_LANGUAGE, language_codes
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.taking_apart.player_controller import PlayerController

_Context = Qt.ShortcutContext


@pytest.fixture(params=[SOURCE_LANGUAGE, *language_codes()])
def language(request, window):
    LANGUAGE.choose(request.param)
    yield request.param
    LANGUAGE.choose(SOURCE_LANGUAGE)


def menus(window):
    """Return the title bar's menus and all menus below them, filled."""
    found = [action.menu() for action in window.menuBar().actions()]
    for menu in found:
        menu.aboutToShow.emit()
        found += [a.menu() for a in menu.actions() if isinstance(a.menu(), QMenu)]
        menu.aboutToHide.emit()
    return found


def doubled(actions):
    """Return the texts of actions of one menu that have the same mnemonic."""
    texts = defaultdict(list)
    for action in actions:
        mnemonic = QKeySequence.mnemonic(action.text()).toString()
        if mnemonic and action.isVisible():
            texts[mnemonic].append(action.text())
    return [each for each in texts.values() if len(each) > 1]


def test_no_menu_has_the_same_mnemonic_twice(window, language):
    assert doubled(window.menuBar().actions()) == []
    assert {
        menu.title(): found for menu in menus(window) if (found := doubled(menu.actions()))
    } == {}


def test_other_looks_of_commands_have_separate_mnemonics(window, monkeypatch, language):
    monkeypatch.setattr(SolveController, "can_continue", True)
    monkeypatch.setattr(PlayerController, "is_playing", True)
    window.actions_.refresh()
    assert "&Pause" not in {action.text() for action in window.findChildren(QAction)}
    assert [found for menu in menus(window) if (found := doubled(menu.actions()))] == []
    monkeypatch.undo()
    window.actions_.refresh()


def shortcuts(window):
    """Yield each key of the window with its owner, and the widget and the context where it works.

    The keys of a menu work in the window; a key for a widget and its children does not
    work in the menus that show its action.
    """
    for action in window.findChildren(QAction):
        context = action.shortcutContext()
        for key in action.shortcuts():
            for place in action.associatedObjects():
                if isinstance(place, QMenu) and context is _Context.WindowShortcut:
                    place = window
                if isinstance(place, QWidget) and not isinstance(place, QMenu):
                    yield key.toString(), action, place, context
    for shortcut in window.findChildren(QShortcut):
        yield shortcut.key().toString(), shortcut, shortcut.parent(), shortcut.context()


def is_within(widget, outer):
    return widget is outer or outer.isAncestorOf(widget)


def clash(one, other):
    """Return whether a widget can have the focus in both contexts."""
    (owner, place, context), (other_owner, other_place, other_context) = one, other
    if owner is other_owner or place.window() is not other_place.window():
        return False
    if _Context.WindowShortcut in (context, other_context):
        return True
    if context is _Context.WidgetShortcut:
        return is_within(place, other_place) and (
            other_context is not _Context.WidgetShortcut or place is other_place
        )
    return is_within(other_place, place) or (
        other_context is not _Context.WidgetShortcut and is_within(place, other_place)
    )


def test_no_part_has_the_same_key_twice(window):
    by_key = defaultdict(list)
    for key, *where in shortcuts(window):
        by_key[key].append(where)
    wrong = {
        f"{key}: {one[0].objectName()}, {other[0].objectName()}"
        for key, places in by_key.items()
        for number, one in enumerate(places)
        for other in places[:number]
        if key and clash(one, other)
    }
    assert wrong == set()

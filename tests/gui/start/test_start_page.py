"""The start page offers ways to begin, recent files, searches and figures, and can be left."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.settings import Settings
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.gui.shell import application
from cubewright.gui.shell.windows import Windows
from cubewright.gui.solve.search_recovery import RecoverableSearch
from cubewright.gui.start.card import Card, Shape
from cubewright.gui.start.reader import ReadFile, ReadSearch
from cubewright.gui.start.start_page import Way
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.resources import figures_folder

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window):
    """The start page of the window; it is left at the end."""
    window.start_page.show()
    yield window.start_page.page
    window.start_page.leave()


def read(window, qtbot):
    """Wait until the library has been read."""
    qtbot.waitUntil(lambda: window.start_page.page.filtered.rowCount() > 300)


def test_the_page_hides_the_workbench_until_it_is_left(window, page):
    assert page.isVisible()
    assert not window.pages.isVisible()
    assert not window.toolbar.isVisible()
    assert window.windowTitle() == "Cubewright[*]"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert window.start_page.page is None
    assert window.pages.isVisible()
    assert window.toolbar.isVisible()
    assert "Soma cube" in window.windowTitle()
    assert len(window.document.figure) == 27  # the page beneath is as it was


def test_a_key_that_draws_leaves_the_page_and_draws(window, page):
    QTest.keyClick(page.ways[Way.FIGURE], Qt.Key.Key_X)
    assert not window.start_page.is_shown


def test_commands_leave_the_page_unless_they_only_ask(window, page, monkeypatch):
    monkeypatch.setattr(window.file_controller, "ask_path", lambda: None)
    window.actions_["open"].trigger()
    assert window.start_page.is_shown
    window.actions_["arrange-solve"].trigger()
    assert not window.start_page.is_shown


def test_an_opened_file_leaves_the_page(window, page):
    window.file_controller.open(figures_folder() / "soma.fig", as_copy=True)
    assert not window.start_page.is_shown


def test_the_card_of_own_pieces_begins_to_draw_one(window, page):
    QTest.mouseClick(page.ways[Way.PIECES], LEFT)
    assert not window.start_page.is_shown
    assert not window.document.piece_set.pieces
    assert not window.document.figure.cells
    assert window.open_piece.piece is not None


def test_the_card_of_a_figure_begins_an_empty_one_with_the_soma_pieces(window, page):
    page.ways[Way.FIGURE].setFocus()
    QTest.keyClick(page.ways[Way.FIGURE], Qt.Key.Key_Return)
    assert window.document.figure == Figure((), "Untitled")
    assert window.document.piece_set.name == "soma"


def test_the_card_of_a_burr_asks_for_numbers(window, page):
    QTest.mouseClick(page.ways[Way.BURR], LEFT)
    dialog = window.generate_controller.dialog
    assert isinstance(dialog, QDialog)
    dialog.reject()
    assert window.start_page.is_shown  # nothing was begun


@pytest.mark.parametrize("name", ["hexagonal", "spheres"])
def test_a_grid_is_chosen_by_its_picture(window, page, name):
    card = page.grids[list(lattices()).index(name)]
    assert card.accessibleName() == lattices()[name].title
    QTest.mouseClick(card, LEFT)
    assert window.document.figure == Figure((), "Untitled", lattices()[name])


def test_arrow_keys_go_from_card_to_card(window, page, qtbot):
    first = page.ways[Way.PIECES]
    page.focus_first()
    assert page.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert page.focusWidget() is page.ways[Way.FIGURE]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    assert page.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert page.focusWidget() in page.grids
    assert window.start_page.is_shown


def test_the_search_finds_names_files_and_pieces(window, page, qtbot):
    read(window, qtbot)
    assert page.figures_title.text() == "303 figures"
    for text, expected in (("throne", "Throne"), ("burr", "First notches"), ("SOMA", "Soma cube")):
        page.search.setText(text)
        assert page.filtered.item(page.filtered.index(0)).name == expected
    page.search.start_search()
    page.search.setText("no such figure")
    assert page.filtered.rowCount() == 0
    assert "No figure matches “no such figure”" in page.nothing.text()
    assert page.nothing.isVisible()
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert not page.nothing.isVisible()
    assert window.start_page.is_shown


def test_enter_in_the_search_opens_the_first_match(window, page, qtbot):
    read(window, qtbot)
    page.search.setText("throne")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert not window.start_page.is_shown
    assert window.document.figure.name == "Throne"
    assert window.document.path is None  # a copy


def test_recent_files_show_their_state(window, page, tmp_path):
    there, missing, searched = (
        tmp_path / name for name in ("a & b.fig", "gone.fig", "s.cubewright")
    )
    page.show_files([there, missing, searched])
    picture = FigurePicture(built_in_puzzle("cube").figure)
    page.show_read(ReadFile(there, True, picture=picture))
    page.show_read(ReadFile(missing, False))
    page.show_read(ReadFile(searched, True, searched=0.267))
    assert [card.title for card in page.files] == ["a & b.fig", "gone.fig", "s.cubewright"]
    assert [card.isEnabled() for card in page.files] == [True, False, True]
    assert page.files[1].details == "missing"
    assert page.files[2].details == "Continue: 26.7% searched"
    assert page.files[2].progress == 0.267
    opened, continued = [], []
    for signal, chosen in ((page.file_chosen, opened), (page.unfinished_chosen, continued)):
        signal.disconnect()
        signal.connect(chosen.append)
    page.files[0].click()
    page.files[2].click()
    assert (opened, continued) == ([there], [searched])


def test_an_interrupted_search_can_be_continued_or_discarded(window, page):
    search = RecoverableSearch(Path("x.search.cubewright"), datetime(2026, 1, 2).astimezone())
    page.show_searches([search])
    (card,) = page.searches
    picture = FigurePicture(built_in_puzzle("bedlam").figure)
    page.show_read(ReadSearch(search, "Bedlam cube", picture, 0.267))
    assert card.title == card.accessibleName() == "Bedlam cube"
    assert card.details == card.accessibleDescription() == "Continue: 26.7% searched"
    chosen, discarded = [], []
    page.search_chosen.disconnect()
    page.search_discarded.disconnect()
    page.search_chosen.connect(chosen.append)
    page.search_discarded.connect(discarded.append)
    QTest.mouseClick(card, LEFT)
    card.actions()[0].trigger()
    assert chosen == discarded == [search]


def test_the_page_fits_narrow_windows_and_lists_as_many_files_as_have_room(window, page, qtbot):
    page.show_files([Path(f"/folder/{'long name ' * 8}{n}.fig") for n in range(10)])
    for width, height in ((1600, 1000), (1280, 720), (960, 640), (700, 800), (480, 300)):
        page.resize(width, height)
        assert page.content.minimumSizeHint().width() <= width
        assert 2 <= sum(card.isVisibleTo(page) for card in page.files) <= 10


def test_a_card_shows_its_picture_when_there_is_time(qtbot):
    card = Card(Shape.ROW, "name", "details")
    qtbot.addWidget(card)
    wanted = []
    card.picture_wanted.connect(wanted.append)
    card.set_picture(lambda painter, room, palette: painter.fillRect(room, Qt.GlobalColor.red))
    card.resize(300, 60)
    assert card.grab().toImage().pixelColor(30, 30) != QColor("red")
    assert wanted == [card]
    card.draw_picture()
    assert card.grab().toImage().pixelColor(30, 30) == QColor("red")


@pytest.mark.parametrize("shows", [True, False])
def test_the_program_begins_with_the_page_if_the_user_wants_it(qtbot, shows):
    settings = Settings()
    settings.shows_start_page = shows
    windows = Windows(settings)
    window = windows.open(starts=True)
    assert window.start_page.is_shown is shows
    asked = []
    window.saved_searches.offer_recovery = asked.append
    application._open_first(windows, (), solve=False)
    assert bool(asked) is not shows  # the page lists interrupted searches
    windows.close()
    windows.appearance.close()


def test_a_window_that_is_closed_at_once_reads_nothing(fresh_window):
    fresh_window.start_page.show()
    fresh_window.start_page.close()
    fresh_window.start_page._read()
    assert not fresh_window.start_page._reader.reading

"""The library: its window, adding and removing places, and its messages."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QMessageBox,
)

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig, read_fig
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.known_hardness import ExaminedPuzzle, KnownHardness
from cubewright.formats.library import read_library_file
from cubewright.formats.user_library import add_source, user_sources
from cubewright.gui.frame.settings import Theme
from cubewright.gui.library.filter import LibraryFilter, Order, Solutions, condition_change
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.library.library_controller import duplicates_message
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.model.cell import Cell, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.resources import figures_folder
from cubewright.solver.analysis.hardness import Hardness

BED = "/SOMA bed\n; unique solutions: 3\n/1.1/111\n/.../111\n"
SOFA = "\n/SOMA sofa\n/.../111\n/1.1/111\n"
CUBES = ["Five and two", "Soma cube"]
"""The 3x3x3 cubes among the figures that come with the program, sorted by title."""


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine" / "mine.fig"
    path.parent.mkdir()
    path.write_text(BED + SOFA + "\n/SOMA nothing\n")
    return path


@pytest.fixture
def window(asking_window):
    return asking_window


@pytest.fixture
def library(window):
    return window.library


def shown(library):
    filtered = library.view.filtered
    return [filtered.item(filtered.index(row)).name for row in range(filtered.rowCount())]


def wait_until_read(qtbot, library):
    qtbot.waitUntil(lambda: not library.reader.reading, timeout=20_000)


def open_library(qtbot, library, *places):
    for place in places:
        add_source(place)
    library.show_view()
    wait_until_read(qtbot, library)


def test_built_in_figures_are_listed_with_their_counts(qtbot, library):
    open_library(qtbot, library)
    there = {item.name: item for item in library.model.items}
    assert len(there) >= 157
    assert there["Throne"].numbers == "27 cubelets, 10 solutions"
    assert there["Cable reel"].solutions == "impossible"
    assert library.view.count.text() == f"{len(there)} figures"
    assert library.view.stop.isHidden()
    assert not library.view.open.isEnabled()


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return])
def test_typing_selects_the_first_match_and_a_key_moves_the_focus_to_it(
    qtbot, window, library, mine, key
):
    open_library(qtbot, library, mine.parent)
    view = library.view
    view.search.setFocus()
    qtbot.keyClicks(view.search, "so")
    assert view.chosen() is not None
    qtbot.keyClicks(view.search, "fa 8")
    assert view.chosen().name == "sofa"
    assert view.open.isEnabled()
    qtbot.keyClick(view.search, key)
    if key == Qt.Key.Key_Down:
        assert view.view.hasFocus()
        qtbot.keyClick(view.view, Qt.Key.Key_Return)
    assert window.document.figure.name == "sofa"


def test_figures_are_found_by_name_cubelets_and_count(qtbot, library, mine):
    open_library(qtbot, library, mine.parent)
    view = library.view
    view.search.setText("thr")
    assert "Throne" in shown(library)
    assert all("thr" in name.casefold() for name in shown(library))
    view.search.setText("throne 27 10")
    assert shown(library) == ["Throne"]
    view.search.setText("240 27")
    assert shown(library)[-1] == "Soma cube"
    view.search.setText("no such")
    assert shown(library) == []
    assert "No figure matches" in view.empty.text()
    view.search.clear()
    view.sizes.setCurrentIndex(view.sizes.findData(8))
    assert shown(library) == ["bed", "sofa"]
    view.solutions.setCurrentIndex(view.solutions.findData(Solutions.FEW))
    assert shown(library) == ["bed"]
    view.show_everything()
    view.places.choose(mine)
    assert shown(library) == ["bed", "sofa", "nothing"]
    view.places.choose(mine.parent)
    assert shown(library) == ["bed", "sofa", "nothing"]


def test_a_double_click_opens_the_figure_in_its_file(qtbot, window, library, mine):
    open_library(qtbot, library, mine)
    library.view.places.choose(mine)
    view = library.view.view
    qtbot.waitUntil(lambda: view.visualRect(library.view.filtered.index(1)).isValid())
    at = view.visualRect(library.view.filtered.index(1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert "mine.fig, line 6" in library.view.details.text()
    assert "mirror, straight (Cs, 2)" in library.view.details.text()
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.document.path == mine
    assert window.document.figure.name == "sofa"


def test_built_in_files_are_opened_as_copies_with_their_pieces(qtbot, window, library):
    open_library(qtbot, library)
    row = next(n for n, item in enumerate(library.model.items) if item.name == "Stove top")
    assert library.open(library.model.item(row))
    assert window.document.path is None
    assert window.document.figure.name == "Stove top"
    assert window.document.piece_set.name == "tetris"
    opened = window.document.content
    other = next(item for item in library.model.items if item.name == "Octopus")
    assert library.open(other)
    assert window.document.figure.name == "Octopus"
    assert window.document.content is opened  # the file stays open, only the selection changes


def test_the_picture_of_a_card_is_copied(qtbot, library, mine):
    mine.write_text("/SOMA zebra\n/1.1/111\n\n/SOMA zilch\n")
    open_library(qtbot, library, mine)
    view = library.view
    (copy,) = view.view.actions()
    assert copy.shortcut().toString() == "Ctrl+Shift+C"
    view.search.setText("zebra")
    qtbot.waitUntil(lambda: shown(library) == ["zebra"])
    copy.trigger()
    assert view.banner.text() == "Copied “zebra” as a picture and as text."
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    block = parse_fig(data.text(), "clipboard").blocks[0]
    assert block.figure.cells == view.chosen().entry.figure.cells
    view.search.setText("zilch")
    qtbot.waitUntil(lambda: shown(library) == ["zilch"])
    copy.trigger()
    assert view.banner.text() == "There is no picture to copy."


def test_an_unreadable_figure_is_reported_and_not_opened(qtbot, window, library, mine, tmp_path):
    spoilt = tmp_path / "spoilt.fig"
    spoilt.write_bytes(b"\0")
    open_library(qtbot, library, mine, spoilt, tmp_path / "gone.fig")
    tree = library.view.places
    rows = [tree.topLevelItem(n).text(0) for n in range(tree.topLevelItemCount())]
    assert rows[2] == "mine.fig (3)"
    assert rows[3].startswith("spoilt.fig: it is not a text file")
    assert rows[4] == "gone.fig: cannot be read: No such file or directory"
    nothing = next(item for item in library.model.items if item.name == "nothing")
    assert nothing.numbers == "cannot be read"
    before = window.document.content
    assert not library.open(nothing)
    assert window.document.content is before


def test_a_rotated_and_reflected_figure_is_a_duplicate(qtbot, window, library, mine):
    add_source(mine)
    bed = read_fig(mine).blocks[0].figure
    window.document.edit(
        Figure((turned(cell, CUBIC.mirrors[7]) for cell in bed.cells), "my stool"), "Draw"
    )
    window.actions_["find-duplicates"].trigger()
    qtbot.waitUntil(lambda: "my stool" in library.view.banner.text(), timeout=20_000)
    message = library.view.banner.text()
    assert "has 2 duplicates: mine.fig, line 1: bed (" in message
    assert "mine.fig, line 6: sofa (" in message
    assert shown(library) == ["bed", "sofa"]
    assert window.message_bar.currentMessage() == message or message in window.message.text()
    qtbot.mouseClick(library.view.show_all, Qt.MouseButton.LeftButton)
    assert len(shown(library)) > 150
    assert library.view.banner.isHidden()


def test_a_figure_is_no_duplicate_of_itself(qtbot, window, library, mine):
    add_source(mine)
    lone = mine.with_name("lone.fig")
    lone.write_text("/SOMA lone\n/1111111\n")
    add_source(lone)
    for path in (lone, figures_folder() / "diabolical.fig"):
        window.document.open(path, as_copy=path != lone)
        library.view.show_message("")
        library.find_duplicates()
        qtbot.waitUntil(lambda: bool(library.view.banner.text()), timeout=20_000)
        assert "is new: no duplicate among" in library.view.banner.text()


def test_an_empty_figure_is_not_compared(qtbot, window, library):
    open_library(qtbot, library)
    window.document.edit(Figure(()), "Erase")
    library.find_duplicates()
    assert "Draw some cubelets first" in library.view.banner.text()


def test_another_figure_clears_the_duplicates(qtbot, window, library):
    open_library(qtbot, library)
    library.find_duplicates()
    assert "soma.fig, line 4: Soma cube (the same)" in library.view.banner.text()
    assert shown(library) == CUBES
    window.document.edit(Figure([(0, 0, 0)]), "Erase")
    assert len(shown(library)) > 150


def test_a_search_covers_all_figures_not_only_duplicates(qtbot, window, library):
    open_library(qtbot, library)
    view = library.view
    soma = figures_folder() / "soma.fig"
    for ask in (
        lambda: view.search.setText("high chair"),
        lambda: view.sizes.setCurrentIndex(view.sizes.findData(64)),
        lambda: view.solutions.setCurrentIndex(view.solutions.findData(Solutions.NONE)),
        lambda: view.places.choose(soma),
    ):
        library.find_duplicates()
        assert shown(library) == CUBES
        assert view.show_all.text() == "Show &all"
        ask()
        assert [name for name in shown(library) if name not in CUBES]
        assert "soma.fig, line 4: Soma cube (the same)" in view.banner.text()
        assert view.show_all.text() == "C&lose"


def test_the_current_figure_is_added_to_a_new_collection(
    qtbot, window, library, tmp_path, monkeypatch
):
    chosen = tmp_path / "mine" / "collected"
    chosen.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(chosen), ""))
    open_library(qtbot, library)
    with qtbot.waitSignal(library.status_message) as status_message:
        window.actions_["add-to-collection"].trigger()
    target = chosen.with_suffix(".fig")
    assert status_message.args == [f"{target} is now in the library."]
    assert library.view.banner.text() == f"Added “Soma cube” to {target}, line 1."
    wait_until_read(qtbot, library)
    assert user_sources() == (target,)
    assert [block.name for block in read_fig(target).blocks] == ["Soma cube"]
    window.document.edit(Figure([(0, 0, 0), (1, 0, 0)], "two"), "Erase")
    assert library.add(target)
    wait_until_read(qtbot, library)
    assert [block.name for block in read_fig(target).blocks] == ["Soma cube", "two"]
    assert [e.block.name for e in read_library_file(target).entries] == ["Soma cube", "two"]


def test_an_added_figure_is_shown_despite_the_filter(qtbot, window, library, tmp_path):
    open_library(qtbot, library)
    target = tmp_path / "mine.fig"
    for name, ask in (("one", library.find_duplicates), ("two", library.find_duplicates)):
        window.document.edit(Figure(window.document.figure.cells, name), "Rename")
        ask()
        library.view.search.setText("cube")
        assert library.add(target)
        wait_until_read(qtbot, library)
        assert name in shown(library)
        assert f"Added “{name}”" in library.view.banner.text()


def test_a_collection_names_unusual_pieces(window, library, tmp_path):
    target = tmp_path / "mine.fig"
    window.document.set_piece_set("half-hour")
    assert library.add(target)
    assert "; pieces: half-hour\n" in target.read_text()


def test_a_collection_describes_changed_pieces(window, library, tmp_path):
    target = tmp_path / "mine.fig"
    window.pieces.panel.tiles[0].copies.set_numbers(1, 2)
    edited = window.document.piece_set
    assert library.add(target)
    assert "; pieces: soma, with changes\n" in target.read_text()
    window.document.open(target)
    assert window.document.piece_set == edited


def test_a_collection_states_the_count_with_the_current_pieces(qtbot, window, library, tmp_path):
    KnownCounts().remember(built_in_puzzle("cube"), 240)
    window.document.set_piece_set("half-hour")
    before, after = tmp_path / "before.fig", tmp_path / "after.fig"
    assert library.add(before)
    with qtbot.waitSignal(window.solve_controller.ran, timeout=30_000):
        window.actions_["solve"].trigger()
    assert library.add(after)
    assert "; pieces: half-hour\n/111" in before.read_text()
    assert "; pieces: half-hour\n; unique solutions: 1\n/111" in after.read_text()


def test_a_count_belongs_to_the_puzzle_in_the_file(qtbot, window, library, tmp_path):
    cube = "/111/111/111\n" * 3
    path = tmp_path / "cubes.fig"
    path.write_text(
        f"/SOMA plain\n{cube}\n/SOMA half\n; pieces: half-hour\n{cube}\n"
        f"/SOMA odd\n; pieces: lost\n{cube}\n"
        "/SOMA room\n;optional /?++/+++/+++\n" + ";optional /+++/+++/+++\n" * 2 + cube + "\n"
        "/SOMA barred\n; pieces: soma\n;forbid Z /x++/+++/+++\n"
        + ";forbid Z /+++/+++/+++\n" * 2
        + cube
    )
    open_library(qtbot, library, path)

    def counts():
        return {item.name: item.count for item in library.model.items[-5:]}

    assert set(counts().values()) == {None}
    message = []
    for pieces in ("soma", "half-hour"):
        window.document.set_piece_set(pieces)
        with qtbot.waitSignal(window.solve_controller.ran, timeout=30_000):
            window.actions_["solve"].trigger()
        message.append(counts())
    others = {"odd": None, "room": None, "barred": None}
    assert message == [{"plain": 240, "half": None} | others, {"plain": 240, "half": 1} | others]
    library.read()
    wait_until_read(qtbot, library)
    assert counts() == message[-1]


def test_protected_files_are_not_added_to(qtbot, window, library, mine, monkeypatch):
    complaints = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: complaints.append(box.informativeText()))
    open_library(qtbot, library)
    ours = figures_folder() / "soma.fig"
    before = ours.read_bytes()
    assert not library.add(ours)
    assert "is part of Cubewright" in library.view.banner.text()
    assert ours.read_bytes() == before
    window.document.open(mine)
    assert not library.add(mine)
    assert "is open" in library.view.banner.text()
    assert not library.add(mine.parent / "no such folder" / "x.fig")
    assert complaints
    assert "the folder does not exist" in complaints[0]
    window.document.edit(Figure(()), "Erase")
    assert not library.add(mine.with_name("other.fig"))
    assert "The figure is empty" in library.view.banner.text()


def test_places_are_added_and_removed(qtbot, library, mine, monkeypatch):
    open_library(qtbot, library)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(mine), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(mine.parent))
    qtbot.mouseClick(library.view.add_file, Qt.MouseButton.LeftButton)
    wait_until_read(qtbot, library)
    assert shown(library) == ["bed", "sofa", "nothing"]
    qtbot.mouseClick(library.view.add_folder, Qt.MouseButton.LeftButton)
    wait_until_read(qtbot, library)
    assert user_sources() == (mine, mine.parent)
    # A figure in two places is listed once.
    assert [item.name for item in library.model.items].count("bed") == 1
    library.view.places.choose(mine)
    qtbot.mouseClick(library.view.remove, Qt.MouseButton.LeftButton)
    wait_until_read(qtbot, library)
    assert user_sources() == (mine.parent,)
    assert mine.exists()
    library.view.places.choose(None)
    assert not library.view.remove.isEnabled()


def test_a_count_is_remembered_after_solving_and_shown(qtbot, window, library, tmp_path):
    path = tmp_path / "one.fig"
    path.write_text("/SOMA block\n/111/111/111\n/111/111/111\n/111/111/111\n")
    open_library(qtbot, library, path)
    item = library.model.items[-1]
    assert (item.name, item.count) == ("block", None)
    with qtbot.waitSignal(window.solve_controller.ran, timeout=30_000):
        window.actions_["solve"].trigger()
    assert library.model.items[-1].count == 240
    assert library.model.items[-1].counted == "Soma"
    assert KnownCounts().counts(built_in_puzzle("cube").figure) == {"Soma": 240}
    library.read()
    wait_until_read(qtbot, library)
    assert library.model.items[-1].solutions == "240 solutions"


def test_figures_are_sorted_by_remembered_difficulty(qtbot, window, library, tmp_path):
    path = tmp_path / "three.fig"
    cube = "/111/111/111\n" * 3
    path.write_text(
        f"/SOMA unknown\n/11/11\n/SOMA block\n{cube}/SOMA easy\n; pieces: half-hour\n{cube}"
    )
    easy = built_in_puzzle("half-hour")
    KnownHardness().remember(easy, ExaminedPuzzle(5.0, 0.5, 5))
    open_library(qtbot, library, path)
    library.view.places.choose(path)
    assert shown(library) == ["unknown", "block", "easy"]
    window.hardness_controller.examined.emit(
        built_in_puzzle("cube"), Hardness(explored=(4,), kept=(1,), step=3)
    )
    orders = library.view.orders
    orders.setCurrentIndex(orders.findData(Order.DEAD_ENDS))
    assert shown(library) == ["block", "easy", "unknown"]
    orders.setCurrentIndex(orders.findData(Order.STILL_FIT))
    assert shown(library)[0] == "easy"
    library.read()
    wait_until_read(qtbot, library)
    assert shown(library)[0] == "easy"
    easiest = library.view.filtered.item(library.view.filtered.index(0))
    assert easiest.difficulty == (
        "5.0 dead ends for each solution, 0.5 pieces fit after a wrong choice, 5 moves"
    )
    assert easiest.difficulty in easiest.tooltip()
    orders.setCurrentIndex(orders.findData(Order.FILE))
    assert shown(library) == ["unknown", "block", "easy"]


def test_reading_can_be_stopped(qtbot, library, tmp_path):
    for number in range(300):
        (tmp_path / f"{number:03}.fig").write_text(BED)
    add_source(tmp_path)
    library.show_view()
    with qtbot.waitSignal(library.reader.finished, timeout=20_000) as finished:
        library.view.stop.click()
    assert finished.args == [False]
    assert library.model.rowCount() < 400
    assert library.view.stop.isHidden()


def items(count):
    entries = read_library_file(figures_folder() / "soma.fig").entries
    return [Item(entries[n % len(entries)], entries[0].path, n) for n in range(count)]


def test_the_models_follow_qt_s_rules(qtmodeltester):
    model = LibraryModel()
    filtered = LibraryFilter(model)
    qtmodeltester.check(model)
    model.append(items(30))
    filtered.change(condition_change(solutions=Solutions.FEW))
    assert filtered.rowCount() == 8
    model.append(items(5))
    assert filtered.rowCount() == 11
    qtmodeltester.check(filtered)
    model.set_count(0, 5, "Soma")
    model.clear()
    assert filtered.rowCount() == 0


def test_long_lists_paint_only_visible_cards(qtbot, library):
    open_library(qtbot, library)
    library.model.append(items(1000))
    view = library.view.view
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 5000)
    drawn = view.itemDelegate().cached
    assert drawn < 100
    bar.setValue(bar.maximum())
    view.viewport().repaint()
    assert view.itemDelegate().cached < drawn + 100


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda lattice: lattice.name)
def test_a_picture_fills_its_rectangle_exactly(lattice: Lattice) -> None:
    # Large enough that a small figure's cells are below their maximum size.
    picture = FigurePicture(Figure(lattice.box((4, 3, 3)), lattice=lattice), "#3060c0")
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    picture.paint(painter, QRectF(20, 10, 160, 80))
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(100, 200, 4)[:, :, 0] < 250
    rows, columns = np.flatnonzero(pixels.any(axis=1)), np.flatnonzero(pixels.any(axis=0))
    assert 8 <= rows[0] <= rows[-1] <= 91
    assert 18 <= columns[0] <= columns[-1] <= 181
    assert rows[-1] - rows[0] >= 76 or columns[-1] - columns[0] >= 150


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda lattice: lattice.name)
def test_nearer_cells_hide_farther_ones(qtbot, lattice: Lattice) -> None:
    """A wall hides the dark cells behind it; from the other side they hide the wall."""
    box = Figure(lattice.box((3, 2, 3)), lattice=lattice)
    positions = {
        cell: np.mean([c for f in lattice.faces(cell) for c in f.corners], axis=0)
        for cell in box.cells
    }
    middle = np.median([text_position[1] for text_position in positions.values()])
    behind = [cell for cell, text_position in positions.items() if text_position[1] > middle]
    before = [cell for cell in box.cells if cell not in behind]

    def dark_share(dark: list[Cell]) -> float:
        figure = Figure(box.cells, lattice=lattice, dark=dark)
        image = FigurePicture(figure, "#ffffff").pixmap(160, 160, 1.0).toImage()
        parts = [image.pixelColor(80 + dx, 100).value() for dx in range(-40, 1, 4)]
        return float(np.mean([value < 150 for value in parts]))

    assert dark_share(behind) < dark_share(before)


def test_answers_are_full_sentences() -> None:
    assert duplicates_message("X", [], 1) == "“X” is new: no duplicate among 1 figure."
    assert duplicates_message("X", [], 7, 1).endswith("1 file could not be read.")


def test_the_window_follows_the_theme(qtbot, window, library):
    open_library(qtbot, library)
    for theme in (Theme.DARK, Theme.LIGHT):
        window.choices.choose_theme(theme)
        QApplication.processEvents()
        assert library.view.palette().base().color() == QApplication.palette().base().color()


def test_the_library_closes_with_the_main_window(qtbot, window, library):
    library.show_view()
    window.shut_down()
    assert library.view.isHidden()
    assert not library.reader.reading


def test_all_mnemonics_of_the_library_differ(qtbot, library):
    open_library(qtbot, library)
    view = library.view
    texts = [button.text() for button in view.findChildren(QAbstractButton)]
    texts += [label.text() for label in view.findChildren(QLabel) if label.buddy() is not None]
    texts += ["C&lose"]
    letters = [text[text.index("&") + 1].casefold() for text in texts if "&" in text]
    assert len(letters) > 7
    assert len(set(letters)) == len(letters), texts


def test_the_symmetry_of_figure_and_solution_is_shown(qtbot, window):
    symmetry = window.header.symmetry

    def status_message(words):
        qtbot.waitUntil(lambda: symmetry.text() == words)

    status_message("Symmetry: full cube (Oh, 48)")
    with qtbot.waitSignal(window.solve_controller.ran, timeout=30_000):
        window.actions_["solve"].trigger()
    status_message("Symmetry: full cube (Oh, 48); this solution: none")
    window.document.edit(Figure([(0, 0, 0), (1, 0, 0), (0, 1, 0)]), "Draw")
    status_message("Symmetry: mirror, diagonal (D1, 2)")
    window.document.edit(Figure(()), "Erase")
    qtbot.waitUntil(symmetry.isHidden)

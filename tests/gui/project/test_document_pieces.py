"""Changes of a figure's pieces are undone, asked about, saved and recovered."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.user_sets import user_piece_sets
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.project.file import file_controller
from cubewright.gui.project.file.questions import LossAnswer
from cubewright.gui.project.file.recovery import Recovery
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.pieces import set_edits as edits

NICHE = "/SOMA Niche\n/111/.11/.11\n/111/111/111\n/111/.11/.11\n"
OTHER = "\n/SOMA Cube\n;a comment\n/111/111/111\n/111/111/111\n/111/111/111\n"
T = 2
_Button = QMessageBox.StandardButton


@pytest.fixture
def niche(tmp_path: Path) -> Path:
    path = tmp_path / "niche.fig"
    path.write_text(NICHE + OTHER)
    return path


@pytest.fixture
def document(qapp) -> Document:
    return Document(built_in_puzzle("cube"))


def solutions(window, qtbot) -> int:
    with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000):
        window.actions_["solve"].trigger()
    return len(window.panel.all_solutions())


def counted(path: Path) -> str:
    out = StringIO()
    main(
        ["solve", str(path), "--figure", "Niche", "--count"], Terminal(StringIO(), out, StringIO())
    )
    return out.getvalue()


def own_bar(document: Document):
    """The current pieces with an additional bar."""
    bar = edits.new_piece(document.piece_set, [(x, 0, 0) for x in range(5)])
    return edits.named(edits.with_new(document.piece_set, bar), {"soma": piece_set("soma")})


def test_the_saved_file_alone_gives_the_same_puzzle(window, qtbot, niche, tmp_path, monkeypatch):
    window.file_controller.open(niche)
    window.pieces.panel.tiles[T].copies.toggle_used()
    assert window.document.modified
    assert solutions(window, qtbot) == 95
    monkeypatch.setattr(file_controller, "ask_about_losses", lambda *_: LossAnswer.WRITE)
    window.actions_["save"].trigger()
    assert not window.document.modified
    lines = "; pieces: soma, with changes\n;pieces minimum=0\n;piece T count=0\n"
    assert niche.read_text() == NICHE.replace("Niche\n", f"Niche\n{lines}") + OTHER
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "empty home"))
    assert counted(niche) == "95\n"
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.show()
    assert again.file_controller.open(niche)
    assert again.pieces.panel.tiles[T].copies.numbers == (0, 0)
    assert again.pieces.panel.title.text() == "Soma, changed"
    assert solutions(again, qtbot) == 95
    assert not again.document.modified
    again.document.select(1)
    assert again.document.piece_set == piece_set("soma")


def test_own_shapes_need_no_saved_set(document, niche):
    document.open(niche)
    made = own_bar(document)
    document.use_pieces(made, "Add")
    document.save(niche)
    assert not user_piece_sets().sets
    document.new(built_in_puzzle("diabolical"))
    document.open(niche)
    assert document.piece_set == made


@pytest.mark.parametrize(
    "change",
    [
        lambda pieces: edits.with_numbers(pieces, T, 0, 3),
        lambda pieces: edits.with_flips(pieces, True),
        lambda pieces: edits.with_sets(pieces, 2),
        lambda pieces: edits.without_piece(pieces, 0),
        lambda pieces: edits.with_piece(pieces, 4, edits.mirrored_piece(pieces.pieces[4])),
        lambda pieces: edits.with_any_subset(pieces, True),
        lambda pieces: edits.empty_set(pieces.lattice),
    ],
)
def test_every_change_is_undone_redone_saved_and_read_back(document, niche, change):
    before = niche.read_bytes()
    document.open(niche)
    changed = change(document.piece_set)
    document.use_pieces(changed, "Change")
    assert document.modified
    document.undo_stack.undo()
    assert document.piece_set == piece_set("soma")
    assert not document.modified
    assert document.file.text.encode() == before
    document.undo_stack.redo()
    assert document.modified
    document.save(niche)
    assert not document.modified
    document.open(niche)
    assert document.piece_set == changed
    document.undo_stack.undo()
    document.use_pieces(piece_set("soma"), "Use Soma")
    document.save(niche)
    assert niche.read_bytes() == before.replace(b"Niche\n", b"Niche\n; pieces: soma\n")


def test_undo_returns_to_the_figure_whose_pieces_were_changed(document, niche):
    document.open(niche)
    document.use_pieces(own_bar(document), "Add")
    document.select(1)
    assert document.piece_set == piece_set("soma")
    document.set_piece_set("half-hour")
    document.select(0)
    document.undo_stack.undo()
    assert (document.current, document.piece_set) == (1, piece_set("soma"))
    document.undo_stack.undo()
    assert (document.current, document.piece_set) == (0, piece_set("soma"))
    assert not document.modified
    document.undo_stack.setIndex(2)
    assert (document.current, document.piece_set.name) == (1, "half-hour")
    document.select(0)
    assert len(document.piece_set.pieces) == 8


def test_a_removed_figure_takes_its_pieces_along_until_undo(document, niche):
    document.open(niche)
    document.select(1)
    document.set_piece_set("half-hour")
    document.select(0)
    document.remove()
    assert document.piece_set.name == "half-hour"
    document.save(niche)
    assert niche.read_text().count("; pieces: half-hour") == 1
    document.undo_stack.undo()
    assert document.piece_set == piece_set("soma")
    document.select(1)
    assert document.piece_set.name == "half-hour"


def test_the_pieces_of_a_figure_depend_on_the_file_alone(document, niche):
    document.set_piece_set("diabolical")
    document.open(niche)
    document.select(1)
    assert document.piece_set == piece_set("soma")


def test_closing_asks_about_changed_pieces_once(qtbot, niche, monkeypatch):
    window = MainWindow(Settings(), MENUS)
    qtbot.addWidget(window, before_close_func=lambda window: window.shut_down())
    window.show()
    window.file_controller.open(niche)
    asked = []
    answers = iter([_Button.Cancel, _Button.Save])
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or next(answers))
    assert window.unsaved_work.may_replace_document()
    window.pieces.panel.tiles[T].copies.toggle_used()
    assert not window.unsaved_work.may_replace_document()
    assert window.unsaved_work.may_replace_document()
    assert asked == ["Save changes to “niche.fig”?"] * 2
    assert ";piece T count=0" in niche.read_text()
    assert window.unsaved_work.may_replace_document()
    assert len(asked) == 2


def test_the_pieces_of_all_figures_are_recovered(document, niche):
    document.open(niche)
    crashed = Recovery(document)
    made = own_bar(document)
    document.use_pieces(made, "Add")
    document.select(1)
    document.set_piece_set("half-hour")
    crashed.save()
    assert crashed.path.exists()
    crashed._lock.unlock()  # the system releases the lock of a dead program
    fresh = Document(built_in_puzzle("diabolical"))
    (kept,) = Recovery(fresh).find()
    kept.restore(fresh)
    assert fresh.modified
    assert (fresh.current, fresh.piece_set.name) == (1, "half-hour")
    fresh.select(0)
    assert fresh.piece_set == made
    fresh.save(niche)
    assert "; pieces: half-hour" in niche.read_text()
    crashed.close()


def test_a_new_figure_keeps_unsaved_pieces(document, tmp_path):
    document.use_pieces(own_bar(document), "Add")
    made = document.piece_set
    document.add(Figure(CUBIC.box((2, 2, 2)), "Small"))
    assert document.piece_set == made
    path = tmp_path / "both.fig"
    document.save(path)
    document.open(path)
    for index in range(2):
        document.select(index)
        assert document.piece_set == made


def test_an_error_in_the_pieces_of_the_file_disables_solve_until_pieces_are_chosen(window, niche):
    lines = "; pieces: soma, with changes\n;piece T cuont=0\n"
    niche.write_text(NICHE.replace("Niche\n", f"Niche\n{lines}") + OTHER)
    before = niche.read_bytes()
    window.file_controller.open(niche)
    actions, document = window.actions_, window.document
    assert not actions["solve"].isEnabled()
    tip = actions["solve"].toolTip()
    assert "niche.fig, line 3: figure 'Niche': there is no field 'cuont'" in tip
    document.select(1)
    assert actions["solve"].isEnabled()
    document.select(0)
    assert not actions["solve"].isEnabled()
    window.actions_["save"].trigger()
    assert niche.read_bytes() == before
    document.set_piece_set("soma")
    assert actions["solve"].isEnabled()
    assert document.problem_at(0) is None
    document.undo_stack.undo()
    assert not actions["solve"].isEnabled()
    document.undo_stack.redo()
    window.actions_["save"].trigger()
    assert niche.read_text() == NICHE.replace("Niche\n", "Niche\n; pieces: soma\n") + OTHER

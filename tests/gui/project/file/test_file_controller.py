"""Questions before a file is opened, and messages about files that cannot be opened."""

import threading
from pathlib import Path
from types import SimpleNamespace
from xml.etree.ElementTree import SubElement

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMessageBox, QProgressDialog, QPushButton

from cubewright.__main__ import _to_open
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.piece_sets.user_sets import user_piece_sets
from cubewright.formats.project.file import ProjectFile
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import read_xmpuzzle, xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.gui.export.document_export import convert_document
from cubewright.gui.frame import save_dialog
from cubewright.gui.pieces import piece_set_controller
from cubewright.gui.project.file import file_controller, waiting
from cubewright.gui.shell import application
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.files import document_file, opened_file
from cubewright.presenter.scripting import solutions


@pytest.fixture
def window(asking_window):
    return asking_window


def test_a_file_without_a_figure_does_not_replace_the_document(window, tmp_path, monkeypatch):
    asked, received = [], []
    monkeypatch.setattr(
        window.unsaved_work, "may_replace_document", lambda: asked.append(1) or True
    )
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: received.append(words)
    )
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    notes = tmp_path / "notes.txt"
    notes.write_text("Nothing but prose.\n")
    assert not window.file_controller.open(notes)
    assert not asked
    assert received == [("notes.txt cannot be opened.", f"{notes}: there is no figure in it")]
    assert len(window.document.figure) == 28


def test_save_as_proposes_the_figure_s_name_in_the_last_folder(window, tmp_path, monkeypatch):
    proposed = []
    monkeypatch.setattr(
        save_dialog, "ask_with_note", lambda *args: proposed.append(args[2]) or ("", "")
    )
    window.settings.remember_folder(tmp_path)
    window.document.rename("Three by three/b")
    assert not window.file_controller.save_as()
    assert proposed == [str(tmp_path / "Three by three-b.fig")]


def test_the_last_folder_is_that_of_the_last_file(window, tmp_path):
    path = tmp_path / "pair.fig"
    path.write_text("/SOMA Pair\n/11\n")
    assert window.file_controller.open(path)
    window.settings.forget_all_files()
    assert window.settings.last_folder == tmp_path


def test_a_board_with_an_error_keeps_its_lattice(window, tmp_path, recorded):
    path = tmp_path / "board.fig"
    path.write_text("[hexagonal] Pair\n|1 1\n")
    status_message = recorded(window.file_controller.status_message)
    assert window.file_controller.open(path)
    assert status_message == ["Opened board.fig: 1 problem, with an error."]
    assert window.figures.header.text() == "1 problem, with an error"
    assert window.header.problem.text().startswith("In the file: board.fig, line 2: figure 'Pair'")
    figure, pieces = window.document.figure, window.document.piece_set
    assert (figure.lattice.name, pieces.lattice.name) == ("hexagonal", "hexagonal")
    window.document.edit(figure.toggled((0, 0, 0)), "Draw 1 hexagon")
    assert window.file_controller.save()
    assert path.read_text() == "[hexagonal] Pair\n| 1 |\n"


PIECES = (
    'name = "{}"\ntitle = "My bars"\nlattice = "cubic"\n[[pieces]]\nsymbol = "I"\nshape = "XXX"\n'
)


def test_a_piece_set_is_opened_and_added_to_the_user_s_sets(
    window, tmp_path, monkeypatch, recorded
):
    path = tmp_path / "mine.toml"
    path.write_text(PIECES.format("mine"))
    window.pieces.frame.set_folded(True)
    message = recorded(window.file_controller.status_message)
    assert window.file_controller.open(path)
    assert message[0].startswith("Opened mine.toml: My bars, 1 piece. Use Set > Save as my set")
    assert window.document.piece_set == read_piece_set(path)
    assert window.pieces.panel.isVisible()
    monkeypatch.setattr(piece_set_controller, "ask_name", lambda *args: args[-1])
    window.pieces.panel.action("save-set").trigger()
    assert [each.title for each in user_piece_sets().sets.values()] == ["My bars"]
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert window.document.piece_set == piece_set("soma")


def test_a_piece_set_with_the_name_of_another_set_gets_a_new_name(window, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(PIECES.format("soma"))
    assert window.file_controller.open(path)
    assert window.document.piece_set.name == "my-bars"
    window.document.undo_stack.undo()


@pytest.fixture
def warnings(monkeypatch):
    """The texts and details of the warnings about files."""
    shown = []
    monkeypatch.setattr(file_controller, "show_warning", lambda *texts: shown.append(texts[1:]))
    return shown


def test_a_burrtools_file_is_opened_with_its_pieces(window, tmp_path, warnings):
    path = tmp_path / "soma.xmpuzzle"
    root = file_elements([("cube", built_in_puzzle("cube"))])
    path.write_bytes(xml_bytes(root, packed=True))
    content = path.read_bytes()
    assert window.file_controller.open(path)
    assert (len(window.document.figure), len(window.document.piece_set.pieces)) == (27, 7)
    assert window.document.path == path
    assert window.settings.recent_files[0] == path
    assert warnings == []
    root.find("shapes/voxel").set("hx", "1")
    path.write_bytes(xml_bytes(root, packed=False))
    assert window.file_controller.open(path)
    assert warnings == []  # a hotspot only places the pieces of stored solutions
    stored = SubElement(root.find("problems/problem"), "solutions")
    SubElement(SubElement(stored, "solution"), "assembly").text = "damaged"
    path.write_bytes(xml_bytes(root, packed=False))
    assert window.file_controller.open(path)
    ((text, details),) = warnings
    assert text == "soma.xmpuzzle contains data that Cubewright ignores:"
    lost = "• 1 stored solution of problem 1 ('cube')"
    assert details.startswith(f"{lost}\n\nSaving soma.xmpuzzle keeps this data")
    assert path.read_bytes() != content


def test_one_problem_of_a_compressed_burrtools_file_can_be_exported(window, tmp_path):
    path = tmp_path / "two.xmpuzzle"
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    path.write_bytes(xml_bytes(file_elements(puzzles), packed=True))
    assert window.file_controller.open(path)
    made = convert_document(window.document, ".xmpuzzle", 1)
    alone = xmpuzzle_of_bytes(made.content, "alone")
    assert [problem.name for problem in alone.problems] == ["bedlam"]
    assert alone.is_packed


def test_a_burrtools_file_is_read_once(window, tmp_path, monkeypatch):
    path = tmp_path / "soma.xmpuzzle"
    path.write_bytes(xml_bytes(file_elements([("cube", built_in_puzzle("cube"))]), packed=True))
    read = []
    for place, name in ((Path, "read_bytes"), (opened_file, "read_bytes")):
        original = getattr(place, name)
        monkeypatch.setattr(
            place, name, lambda *args, original=original: read.append(args[0]) or original(*args)
        )
    assert window.file_controller.open(path)
    assert read == [path]


def test_a_damaged_burrtools_file_is_reported_in_one_line(window, tmp_path, warnings):
    path = tmp_path / "soma.xmpuzzle"
    path.write_text('<puzzle version="2">\n<shapes><voxel x="1"/></shapes></puzzle>')
    before = window.document.figure
    assert not window.file_controller.open(path)
    ((text, details),) = warnings
    assert text == "soma.xmpuzzle cannot be opened."
    assert "line 2" in details.lower()
    assert window.document.figure == before


def drop(window, path):
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path))])
    place, buttons, keys = QPoint(20, 20), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(place, copy, files, buttons, keys)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(place), copy, files, buttons, keys))


def name_on_command_line(window, path):
    windows = SimpleNamespace(current=window, window_for_search=None, is_searching=lambda: False)
    application._open_first(windows, (_to_open(str(path)),), solve=False)


@pytest.mark.parametrize("open_file", [drop, name_on_command_line])
def test_a_piece_set_is_opened_by_a_drop_and_by_the_command_line(window, tmp_path, open_file):
    path = tmp_path / "mine.toml"
    path.write_text(PIECES.format("mine"))
    open_file(window, path)
    assert window.document.piece_set == read_piece_set(path)
    window.document.undo_stack.undo()


@pytest.mark.parametrize("open_file", [drop, name_on_command_line])
@pytest.mark.parametrize("content", [b"[project]\nversion = 1\n", b"", b"\xff\0\xfe", b"[[["])
def test_another_toml_file_is_reported_in_one_line(
    window, tmp_path, monkeypatch, open_file, content
):
    received = []
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: received.append(words)
    )
    path = tmp_path / "other.toml"
    path.write_bytes(content)
    open_file(window, path)
    ((what, why),) = received
    assert what == "other.toml cannot be opened."
    assert len(why.splitlines()) == 1
    if content in (b"", b"[project]\nversion = 1\n"):
        assert "this is not a piece set; a set has the fields name, lattice and pieces" in why
    assert window.document.piece_set == piece_set("soma")


def test_a_piece_set_with_an_error_is_reported(window, tmp_path, monkeypatch):
    received = []
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: received.append(words)
    )
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"')
    assert not window.file_controller.open(path)
    ((what, why),) = received
    assert what == "mine.toml cannot be opened."
    assert "field 'lattice': it is missing" in why
    assert window.document.piece_set == piece_set("soma")


def test_the_chosen_kind_of_file_gives_the_suffix(window, tmp_path, monkeypatch):
    target = str(tmp_path / "work")
    monkeypatch.setattr(
        save_dialog,
        "ask_with_note",
        lambda *args: (target, next(kind for kind in args[3].split(";;") if "project" in kind)),
    )
    assert window.file_controller.save_as()
    assert window.document.path == tmp_path / "work.cubewright"
    assert window.windowTitle().startswith("work.cubewright")


def test_data_that_a_figure_file_cannot_hold_is_named_first(window, tmp_path, monkeypatch):
    window.document.save(tmp_path / "work.cubewright")
    counted = Results(counts=SolutionCounts(unique=240), is_complete=True)
    window.document.set_results(window.document.key_at(0), window.document.puzzle, counted)
    names = iter(["lost.fig", "lost.fig", "kept.cubewright", "lost.fig"])
    monkeypatch.setattr(
        save_dialog, "ask_with_note", lambda *args: (str(tmp_path / next(names)), "")
    )
    shown, answers = [], iter(["Cancel", "project", "figures only"])

    def answer(box):
        shown.append((box.text(), box.informativeText()))
        wanted = next(answers)
        box.chosen = next(each for each in box.buttons() if wanted in each.text().replace("&", ""))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.chosen)
    assert not window.file_controller.save_as()
    assert shown == [
        ("lost.fig will not hold everything:", "• the counts and runs of problem 1 ('Soma cube')"),
    ]
    window.file_controller.save_as()
    assert window.document.path == tmp_path / "kept.cubewright"
    assert window.file_controller.save_as()
    assert window.document.path == tmp_path / "lost.fig"
    assert (tmp_path / "lost.fig").read_text().startswith("/SOMA Soma cube")


def test_a_read_only_project_shows_the_reason_and_is_saved_elsewhere(window, tmp_path, monkeypatch):
    path = tmp_path / "work.cubewright"
    window.document.save(path)
    window.document.close()
    received = []
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: received.append(words)
    )
    monkeypatch.setattr(
        save_dialog, "ask_with_note", lambda *_args: (str(tmp_path / "mine.cubewright"), "")
    )
    with ProjectFile(path):
        assert window.file_controller.open(path)
        assert "read-only: it is open for writing in" in window.message.text()
        assert window.file_controller.save()
    ((text, reason),) = received
    assert text == "work.cubewright cannot be written. Save your changes in another file."
    assert reason.startswith("It is open for writing in")
    assert window.document.path == tmp_path / "mine.cubewright"


def test_a_burrtools_file_is_edited_and_saved_in_place(window, tmp_path, monkeypatch):
    path = tmp_path / "two.xmpuzzle"
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    root = file_elements(puzzles)
    root.set("unknown", "yes")
    path.write_bytes(xml_bytes(root, packed=True))
    before = read_xmpuzzle(path)
    assert window.file_controller.open(path)
    assert window.file_controller.save()
    assert xml_bytes(read_xmpuzzle(path).elements, packed=False) == xml_bytes(root, packed=False)
    window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert window.file_controller.save()
    assert not window.document.modified
    after = read_xmpuzzle(path)
    assert after.elements.get("unknown") == "yes"
    assert len(after.shapes) == len(before.shapes) + 1
    window.document.undo_stack.undo()
    window.document.select(1)
    window.document.remove()
    assert window.file_controller.save()
    assert [problem.name for problem in read_xmpuzzle(path).problems] == ["cube"]
    path.write_bytes(xml_bytes(root, packed=True))
    shown = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
    assert not window.file_controller.save()
    assert shown == ["“two.xmpuzzle” was changed by another program since you opened it."]


@pytest.fixture
def solved_burrtools_file(window, tmp_path, monkeypatch):
    """A BurrTools file with the Soma cube, opened in the window, now with two solutions."""
    path = tmp_path / "soma.xmpuzzle"
    cube = built_in_puzzle("cube")
    path.write_bytes(xml_bytes(file_elements([("cube", cube)], ""), packed=False))
    window.file_controller.open(path)
    document = window.document
    found = tuple(each.placed for each in solutions(document.puzzle, limit=2))
    document.set_results(document.key_at(0), document.puzzle, Results(solutions=found))
    monkeypatch.setattr(waiting, "MAX_QUICK_SOLUTIONS", 1)
    monkeypatch.setattr(
        file_controller, "ask_about_losses", lambda *_args: file_controller.LossAnswer.WRITE
    )
    return path


def test_many_solutions_are_prepared_in_the_background(window, solved_burrtools_file, monkeypatch):
    path, made = solved_burrtools_file, []
    convert = document_file.edited_elements

    def counted(*args):
        made.append(threading.current_thread() is threading.main_thread())
        return convert(*args)

    monkeypatch.setattr(document_file, "edited_elements", counted)
    assert window.file_controller.save()
    assert made == [False]  # once, and not in the window's thread
    assert len(list(read_xmpuzzle(path).elements.iter("assembly"))) == 2
    assert window.isEnabled()


def test_solutions_found_meanwhile_are_not_prepared_in_the_thread_of_the_window(
    window, solved_burrtools_file, monkeypatch
):
    document, in_window, release = window.document, [], threading.Event()
    convert = document_file.edited_elements

    def counted(*args):
        in_window.append(threading.current_thread() is threading.main_thread())
        release.wait(60)
        return convert(*args)

    def find_another():
        found = tuple(each.placed for each in solutions(document.puzzle, limit=3))
        document.set_results(document.key_at(0), document.puzzle, Results(solutions=found))
        release.set()

    monkeypatch.setattr(document_file, "edited_elements", counted)
    QTimer.singleShot(0, find_another)
    assert window.file_controller.save()
    assert in_window
    assert not any(in_window)
    assert len(list(read_xmpuzzle(solved_burrtools_file).elements.iter("assembly"))) == 3


def test_preparing_a_file_can_be_cancelled(window, solved_burrtools_file, monkeypatch):
    path, release = solved_burrtools_file, threading.Event()
    before = path.read_bytes()
    convert = document_file.edited_elements

    def slow(*args):
        release.wait()
        return convert(*args)

    def cancel():
        dialog = next(each for each in window.findChildren(QProgressDialog) if each.isVisible())
        dialog.findChild(QPushButton).click()

    monkeypatch.setattr(document_file, "edited_elements", slow)
    QTimer.singleShot(0, cancel)
    try:
        assert not window.file_controller.save()
    finally:
        release.set()
    assert path.read_bytes() == before

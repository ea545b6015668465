"""Another program writes the open file: nothing of it is overwritten without a question."""

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubewright.formats.fig.file import parse_fig
from cubewright.presenter.files.file_conflict import differing_figures

MINE = "/SOMA Bar\n/111\n\n/SOMA Step\n/11\n/1.\n"
THEIRS = "/SOMA Bar\n/1111\n\n/SOMA Step\n/11\n/1.\n"


@pytest.fixture
def answers(monkeypatch):
    """The dialogs shown, and the text of the button that answers each."""
    given = {"button": "Cancel", "shown": []}

    def answer(box):
        given["shown"].append(f"{box.text()} {box.informativeText()}")
        return 0

    def clicked(box):
        return next(b for b in box.buttons() if b.text().replace("&", "") == given["button"])

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(QMessageBox, "open", answer)
    monkeypatch.setattr(QMessageBox, "clickedButton", clicked)
    return given


@pytest.fixture
def edited(window, tmp_path):
    """A window with changes to the second figure of a file."""
    path = tmp_path / "mine.fig"
    path.write_text(MINE)
    assert window.file_controller.open(path)
    window.document.select(1)
    window.document.edit(window.document.figure.toggled((5, 0, 0)), "Draw one cubelet")
    return path


def test_differing_figures_are_named_whatever_their_order():
    ours, theirs = parse_fig(MINE, "a.fig"), parse_fig(THEIRS, "a.fig")
    assert differing_figures(ours, ours) == ()
    assert differing_figures(ours, theirs) == ("Bar",)
    longer = parse_fig(THEIRS + "\n/SOMA New\n/1\n", "a.fig")
    assert differing_figures(ours, longer) == ("Bar", "New")


def test_save_asks_before_it_overwrites_what_another_program_wrote(window, edited, answers):
    edited.write_text(THEIRS)
    assert not window.file_controller.save()
    assert edited.read_text() == THEIRS
    (shown,) = answers["shown"]
    assert "“mine.fig” was changed by another program since you opened it." in shown
    assert "“Bar”" in shown
    assert "Reload discards your changes." in shown
    assert window.document.modified


def test_overwrite_writes_the_document(window, edited, answers):
    edited.write_text(THEIRS)
    answers["button"] = "Overwrite"
    assert window.file_controller.save()
    assert "/111\n" in edited.read_text()
    assert window.file_controller.save()  # the file is this program's again
    assert len(answers["shown"]) == 1


def test_save_as_keeps_both_versions(window, edited, answers, tmp_path, monkeypatch):
    edited.write_text(THEIRS)
    answers["button"] = "Save as…"
    other = tmp_path / "other.fig"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    assert window.file_controller.save()
    assert edited.read_text() == THEIRS
    assert "/111\n" in other.read_text()


def test_reload_shows_the_other_version_at_the_same_figure(window, edited, answers):
    edited.write_text(THEIRS)
    answers["button"] = "Reload"
    assert not window.file_controller.save()
    assert edited.read_text() == THEIRS
    assert not window.document.modified
    assert window.document.figure.name == "Step"
    assert len(window.document.figure_at(0)) == 4


def test_a_deleted_file_is_written_again_without_a_question(window, edited, answers):
    edited.unlink()
    assert window.file_controller.save()
    assert not answers["shown"]


def test_a_change_by_another_program_is_noticed_while_the_file_is_open(
    window, edited, answers, qtbot
):
    other = edited.with_name("draft")
    other.write_text(THEIRS)
    other.replace(edited)  # as programs save that write a new file and rename it
    qtbot.waitUntil(lambda: len(answers["shown"]) == 1, timeout=20_000)
    assert "“Bar”" in answers["shown"][0]


def test_saving_in_this_window_raises_no_question(window, edited, answers):
    assert window.file_controller.save()
    window.file_controller.watch.check()
    assert not answers["shown"]

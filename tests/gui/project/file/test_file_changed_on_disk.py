"""Another program writes the open file: the window asks before it overwrites anything."""

import os

import pytest
from PySide6.QtWidgets import QMessageBox

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.gui.frame import save_dialog
from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.project.document import Document
from cubewright.gui.project.file import file_controller
from cubewright.gui.project.file.questions import LossAnswer
from cubewright.gui.solutions.list.store import FoundSolutions, SolutionStore
from cubewright.model.project import Project
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.files import file_conflict
from cubewright.presenter.files.file_conflict import differing_figures
from cubewright.presenter.files.opened_file import opened_project
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

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


def test_differing_figures_are_named_in_any_order():
    ours, theirs = parse_fig(MINE, "a.fig"), parse_fig(THEIRS, "a.fig")
    assert differing_figures(ours, ours) == ()
    assert differing_figures(ours, theirs) == ("Bar",)
    longer = parse_fig(THEIRS + "\n/SOMA New\n/1\n", "a.fig")
    assert differing_figures(ours, longer) == ("Bar", "New")


def test_save_asks_before_it_overwrites_changes_of_another_program(window, edited, answers):
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
    assert window.file_controller.save()  # the file belongs to this program again
    assert len(answers["shown"]) == 1


def test_save_as_keeps_both_versions(window, edited, answers, tmp_path, monkeypatch):
    edited.write_text(THEIRS)
    answers["button"] = "Save as…"
    other = tmp_path / "other.fig"
    monkeypatch.setattr(save_dialog, "ask_with_note", lambda *_: (str(other), ""))
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


def test_the_buttons_work_in_every_language(window, edited, answers, back_to_english):
    edited.write_text(THEIRS)
    LANGUAGE.choose("de")
    answers["button"] = "Neu laden"
    assert not window.file_controller.save()
    assert len(window.document.figure_at(0)) == 4


def test_a_change_is_noticed_while_no_file_can_hold_the_figures(
    window, edited, answers, monkeypatch
):
    def unwritable(_document):
        raise FormatError("mine.fig", 1, "other lines would change their meaning")

    monkeypatch.setattr(Document, "file", property(unwritable))
    edited.write_text(THEIRS)
    answers["button"] = "Reload"
    window.file_controller.watch.check()
    (shown,) = answers["shown"]
    assert "was changed by another program" in shown
    assert shown.endswith("Reload discards your changes.")


def test_a_deleted_file_is_written_again_without_a_question(window, edited, answers):
    edited.unlink()
    assert window.file_controller.save()
    assert not answers["shown"]


def test_a_change_by_another_program_is_noticed_while_the_file_is_open(
    window, edited, answers, qtbot
):
    other = edited.with_name("draft")
    other.write_text(THEIRS)
    other.replace(edited)  # as programs do that write a new file and rename it
    qtbot.waitUntil(lambda: len(answers["shown"]) == 1, timeout=20_000)
    assert "“Bar”" in answers["shown"][0]


def test_saving_in_this_window_raises_no_question(window, edited, answers):
    assert window.file_controller.save()
    window.file_controller.watch.check()
    assert not answers["shown"]


def burrtools_file(path, *names):
    root = file_elements([(name, built_in_puzzle(name)) for name in names])
    path.write_bytes(xml_bytes(root, packed=True))


def test_a_burrtools_file_changed_by_another_program_names_the_problems(
    window, answers, tmp_path, qtbot
):
    path = tmp_path / "two.xmpuzzle"
    burrtools_file(path, "cube", "diabolical")
    assert window.file_controller.open(path)
    assert window.document.file_on_disk is None
    burrtools_file(path, "cube", "bedlam")
    qtbot.waitUntil(lambda: len(answers["shown"]) == 1, timeout=20_000)
    (shown,) = answers["shown"]
    assert "“two.xmpuzzle” was changed by another program since you opened it." in shown
    assert "Problems that differ: “diabolical”, “bedlam”." in shown
    answers["button"] = "Reload"
    assert not window.file_controller.save()
    assert [window.document.name_at(index) for index in range(2)] == ["cube", "bedlam"]
    burrtools_file(path, "cube")
    answers["button"] = "Overwrite"
    assert window.file_controller.save()
    assert len(read_xmpuzzle(path).problems) == 2


@pytest.fixture
def project(window, tmp_path):
    """A project that keeps solutions, with unsaved changes in the window."""
    path = tmp_path / "mine.cubewright"
    window.document.new(built_in_puzzle("diabolical"))
    reports = list(solve(SolveRequest(window.document.puzzle)))
    store = SolutionStore(next(each.cover for each in reports if isinstance(each, Prepared)))
    for report in reports:
        if isinstance(report, SolutionsFound):
            store.append(report.rows)
    found = FoundSolutions(store)
    results = Results(counts=SolutionCounts(unique=13), solutions=found, is_complete=True)
    window.document.set_results(window.document.key_at(0), window.document.puzzle, results)
    window.document.save(path)
    window.document.add(built_in_puzzle("cube").figure)
    return path


def replaced(path):
    other = path.with_name("other.cubewright")
    write_project(other, Project().with_puzzle_added(built_in_puzzle("bedlam"), "Bedlam"))
    other.replace(path)


def test_a_project_replaced_by_another_program_is_reloaded(window, project, answers):
    replaced(project)
    answers["button"] = "Reload"
    assert not window.file_controller.save()
    assert "“Bedlam”" in answers["shown"][0]
    assert window.document.name_at(0) == "Bedlam"
    assert not window.document.modified


def test_a_project_replaced_by_another_program_is_overwritten_with_its_solutions(
    window, project, answers
):
    replaced(project)
    with pytest.raises(CubewrightError, match="replaced by another program"):
        window.document.save(project.with_name("copy.cubewright"))
    answers["button"] = "Overwrite"
    assert window.file_controller.save()
    first, second = read_project(project).problems
    assert (len(list(first.results.solutions)), len(second.figure)) == (13, 27)
    assert window.file_controller.save()
    assert len(answers["shown"]) == 1


def test_a_project_deleted_by_another_program_is_written_again(window, project, answers):
    project.unlink()
    assert window.file_controller.save()
    assert len(list(read_project(project).problems[0].results.solutions)) == 13
    assert not answers["shown"]


FOREIGN = b"not a project at all " * 40


def by_rename(path, content):
    other = path.with_name("other")
    other.write_bytes(content)
    other.replace(path)


def in_place(path, content):
    path.write_bytes(content)


@pytest.mark.parametrize("write", [by_rename, in_place])
def test_a_project_replaced_by_other_bytes_is_overwritten_only_after_a_question(
    window, project, answers, write
):
    write(project, FOREIGN)
    assert not window.file_controller.save()
    assert project.read_bytes() == FOREIGN
    (shown,) = answers["shown"]
    assert "“mine.cubewright” was replaced by another program since you opened it." in shown
    assert "it is not a Cubewright project" in shown
    is_lost = "The solutions that were in your file have been overwritten." in shown
    assert is_lost is (write is in_place)
    answers["button"] = "Overwrite"
    assert window.file_controller.save()
    first, second = read_project(project).problems
    assert (len(second.figure), first.results.count) == (27, 13)
    assert len(first.results.solutions) == (13 if write is by_rename else 0)
    assert not window.document.modified
    assert window.file_controller.save()
    assert len(answers["shown"]) == 2


def test_the_project_can_be_saved_after_the_other_bytes_were_moved_away(window, project, answers):
    in_place(project, FOREIGN)
    assert not window.file_controller.save()
    assert "move it elsewhere" in answers["shown"].pop()
    project.rename(project.with_name("foreign"))
    assert window.file_controller.save()
    assert len(read_project(project).problems) == 2
    assert not answers["shown"]
    assert project.with_name("foreign").read_bytes() == FOREIGN


def test_a_search_writes_nothing_into_a_file_that_was_overwritten(window, project):
    window.document.select(0)
    kept = window.document.kept_search(SolveRequest(window.document.puzzle))
    reports = list(solve(SolveRequest(window.document.puzzle)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    in_place(project, FOREIGN)
    error = next(error for each in reports if (error := kept.write(each, cover)) is not None)
    assert "was replaced by another program" in str(error)
    assert project.read_bytes() == FOREIGN


def test_a_touched_project_raises_no_question(window, project, answers):
    os.utime(project, (1, 1))
    assert window.file_controller.save()
    assert not answers["shown"]
    assert len(list(read_project(project).problems[0].results.solutions)) == 13


def test_a_folder_in_place_of_the_project_raises_a_question_and_stays(
    window, project, answers, monkeypatch
):
    warnings = []
    monkeypatch.setattr(window.file_controller, "show_warning", lambda *w: warnings.append(w))
    project.unlink()
    project.mkdir()
    assert not window.file_controller.save()
    assert len(answers["shown"]) == 1
    answers["button"] = "Overwrite"
    assert not window.file_controller.save()
    assert warnings[0][0].startswith("mine.cubewright was not saved.")
    project.rmdir()
    assert window.file_controller.save()
    assert len(list(read_project(project).problems[0].results.solutions)) == 13


def test_a_recovered_project_whose_file_is_not_a_project_raises_a_question(
    window, project, answers, tmp_path
):
    opened = opened_project(window.document.project, "mine.cubewright")
    window.document.new(built_in_puzzle("cube"))
    in_place(project, FOREIGN)
    window.document.restore(opened, project, 0, None)
    assert not window.file_controller.save()
    assert project.read_bytes() == FOREIGN
    assert "was replaced by another program" in answers["shown"][0]


@pytest.mark.parametrize("name", ["mine.fig", "mine.xmpuzzle"])
def test_an_unreadable_file_is_overwritten_only_after_a_question(
    window, tmp_path, answers, name, monkeypatch
):
    path = tmp_path / name
    window.document.save(path)
    window.document.edit(window.document.figure.toggled((0, 0, 0)), "Draw")
    path.write_bytes(FOREIGN)
    for reader in ("read_fig", "read_bytes"):
        monkeypatch.setattr(
            file_conflict, reader, lambda *_: (_ for _ in ()).throw(PermissionError("no"))
        )
    monkeypatch.setattr(file_controller, "ask_about_losses", lambda *_: LossAnswer.WRITE)
    assert not window.file_controller.save()
    assert path.read_bytes() == FOREIGN
    assert "was replaced by another program" in answers["shown"][0]
    answers["button"] = "Overwrite"
    assert window.file_controller.save()
    assert path.read_bytes() != FOREIGN

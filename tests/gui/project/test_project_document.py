"""A document that is a project is edited, saved, opened and undone with its results."""

from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.project.file import read_project, write_project
from cubewright.gui.project.document import Document
from cubewright.model.project import project_of
from cubewright.model.results import NO_RESULTS, Results, SolutionCounts
from cubewright.presenter.scripting import solutions

COUNTED = Results(counts=SolutionCounts(unique=240), is_complete=True)


@pytest.fixture
def document(qapp):
    made = Document(built_in_puzzle("cube"))
    yield made
    made.close()


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "work.cubewright"


def test_a_figure_is_saved_as_a_project_and_opened_again(document, path):
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.save(path)
    assert not document.modified
    assert document.title == "work.cubewright"
    assert document.is_project
    problem = read_project(path).problems[0]
    assert (len(problem.figure), problem.set_name) == (28, "soma")
    document.undo_stack.undo()
    assert document.modified
    document.save(path)
    assert read_project(path).problems[0].figure == document.figure
    document.open(path)
    assert (len(document.figure), document.piece_set.name) == (27, "soma")
    assert document.holds_project


def test_problems_are_duplicated_moved_renamed_and_removed(document, path, qtbot):
    document.rename("one")
    with qtbot.waitSignal(document.file_changed):
        document.duplicate()
    document.rename("two")
    document.add(replace(document.figure, name="three"))
    with qtbot.waitSignals([document.file_changed, document.current_changed]):
        document.move([2], 0)
    assert [document.name_at(index) for index in range(3)] == ["three", "one", "two"]
    assert document.current == 0
    document.save(path)
    document.undo_stack.undo()
    assert [document.name_at(index) for index in range(3)] == ["one", "two", "three"]
    document.select(1)
    document.remove()
    assert [document.name_at(index) for index in range(2)] == ["one", "three"]
    document.undo_stack.undo()
    document.undo_stack.redo()
    document.save(path)
    assert [problem.name for problem in read_project(path).problems] == ["one", "three"]


def test_results_are_saved_and_hidden_while_the_figure_is_changed(document, path, qtbot):
    with qtbot.waitSignal(document.results_changed):
        document.set_results(document.key_at(0), document.puzzle, COUNTED)
    assert not document.modified  # a figure file does not hold results
    document.save(path)
    assert read_project(path).problems[0].results == COUNTED
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert document.results_at(0) == NO_RESULTS
    document.undo_stack.undo()
    assert document.results_at(0) == COUNTED
    document.set_results(document.key_at(0), document.puzzle, replace(COUNTED, is_complete=False))
    assert document.modified
    document.open(path)
    assert document.results_at(0) == COUNTED
    assert not document.modified


def test_results_hidden_while_saving_are_shown_again_by_undo(document, path):
    cube = document.puzzle
    found = tuple(each.placed for each in solutions(cube, limit=3))
    results = replace(COUNTED, solutions=found)
    document.set_results(document.key_at(0), cube, results)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.save(path)
    assert not document.modified
    document.undo_stack.undo()
    assert document.results_at(0) == results
    assert document.modified
    assert not document.are_results_saved(0)
    document.save(path)
    assert document.are_results_saved(0)
    assert list(document.results_at(0).solutions) == list(found)
    document.undo_stack.redo()
    document.save(path)
    document.undo_stack.undo()
    assert list(document.results_at(0).solutions) == list(found)
    assert not document.are_results_saved(0)
    document.save(path)
    assert list(read_project(path).problems[0].results.solutions) == list(found)


def test_results_of_a_removed_problem_return_with_it_after_saving(document, path):
    document.add(replace(document.figure, name="second"))
    document.set_results(document.key_at(1), document.puzzle, COUNTED)
    document.remove()
    document.save(path)
    document.undo_stack.undo()
    assert document.results_at(1) == COUNTED


@pytest.mark.parametrize("name", ["other.cubewright", "other.fig", "other.xmpuzzle"])
def test_hidden_results_are_never_read_from_a_closed_project(document, path, name):
    cube = document.puzzle
    found = tuple(each.placed for each in solutions(cube, limit=3))
    document.set_results(document.key_at(0), cube, replace(COUNTED, solutions=found))
    document.save(path)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.save(path)  # the file holds a list that no problem uses
    document.save(path.with_name(name))
    document.undo_stack.undo()
    assert list(document.results_at(0).solutions) == []


def test_results_survive_undoing_an_earlier_change_of_another_problem(document):
    document.add(replace(document.figure, name="second"))
    document.select(0)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.select(1)
    document.set_results(document.key_at(1), document.puzzle, COUNTED)
    document.undo_stack.undo()
    assert document.results_at(1) == COUNTED


def test_a_project_that_is_open_elsewhere_is_read_only(document, path, tmp_path):
    document.save(path)
    other = Document(built_in_puzzle("bedlam"))
    other.open(path)
    assert "open for writing" in other.read_only_reason
    with pytest.raises(CubewrightError):
        other.save(path)
    other.save(tmp_path / "other.cubewright")
    assert not other.read_only_reason
    other.close()


def test_the_pieces_of_every_problem_are_in_the_project(document, path):
    document.add(built_in_puzzle("bedlam").figure)
    document.use_pieces(piece_set("bedlam"), "Use Bedlam")
    document.save(path)
    names = [problem.set_name for problem in read_project(path).problems]
    assert names == ["soma", "bedlam"]
    document.select(0)
    assert document.piece_set.name == "soma"


def test_a_project_saved_as_figures_is_a_figure_file(document, path, tmp_path):
    project = project_of([("a", built_in_puzzle("cube")), ("b", built_in_puzzle("bedlam"))])
    write_project(path, project)
    document.open(path)
    document.save(tmp_path / "two.fig")
    assert not document.is_project
    other = Document(built_in_puzzle("cube"))
    other.open(tmp_path / "two.fig")
    assert [other.name_at(index) for index in range(2)] == ["a", "b"]
    other.select(1)
    assert other.piece_set.name == "bedlam"

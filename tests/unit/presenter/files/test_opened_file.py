import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import write_project
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.model.project import Project, project_of
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.files.opened_file import check_readable, opened_file

COUNTED = Results(counts=SolutionCounts(unique=240), is_complete=True)


def test_problems_of_a_burrtools_file_are_problems_of_a_project(tmp_path):
    path = tmp_path / "two.XMPUZZLE"
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    path.write_bytes(xml_bytes(file_elements(puzzles), packed=True))
    opened = opened_file(path)
    assert [len(entry.figure) for entry in opened.content.entries] == [27, 64]
    assert [opened.content.name(index) for index in range(2)] == ["cube", "bedlam"]
    assert (opened.name, opened.losses, opened.project_file) == ("two.XMPUZZLE", (), None)


def test_a_file_of_figures_must_have_one(tmp_path):
    path = tmp_path / "a.fig"
    path.write_text("/SOMA a\n/11\n")
    assert len(opened_file(path).content.entries) == 1
    path.write_text("nothing\n")
    with pytest.raises(FormatError):
        check_readable(path)


def test_a_project_is_opened_with_its_results_and_stays_open(tmp_path):
    path = tmp_path / "a.cubewright"
    project = project_of([("cube", built_in_puzzle("cube"))]).with_results(0, COUNTED)
    write_project(path, project)
    check_readable(path)
    opened = opened_file(path)
    assert opened.results == {0: COUNTED}
    assert opened.content.to_project() == project
    second = opened_file(path)
    assert "open for writing" in second.project_file.read_only_reason
    opened.project_file.close()
    copy = opened_file(path, as_copy=True)
    assert (copy.project_file, copy.name) == (None, "a")


def test_a_project_without_problems_gets_an_empty_one(tmp_path):
    path = tmp_path / "empty.cubewright"
    write_project(path, Project())
    opened = opened_file(path, as_copy=True)
    assert [opened.content.name(0), opened.content.figure(0)] == ["Untitled", None]

from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile, write_project
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.model.project import Project, project_of
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.files.opened_file import (
    check_readable,
    open_puzzle_file,
    opened_project,
    with_project_file,
)

TEN = Results(counts=SolutionCounts(unique=10))
COUNTED = Results(counts=SolutionCounts(unique=240), is_complete=True)


def test_problems_of_a_burrtools_file_are_problems_of_a_project(tmp_path):
    path = tmp_path / "two.XMPUZZLE"
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    path.write_bytes(xml_bytes(file_elements(puzzles), packed=True))
    opened = open_puzzle_file(path)
    assert [len(entry.figure) for entry in opened.content.entries] == [27, 64]
    assert [opened.content.name(index) for index in range(2)] == ["cube", "bedlam"]
    assert (opened.name, opened.losses, opened.project_file) == ("two.XMPUZZLE", (), None)


def test_a_file_of_figures_must_have_one(tmp_path):
    path = tmp_path / "a.fig"
    path.write_text("/SOMA a\n/11\n")
    assert len(open_puzzle_file(path).content.entries) == 1
    path.write_text("nothing\n")
    with pytest.raises(FormatError):
        check_readable(path)


def test_a_project_is_opened_with_its_results_and_stays_open(tmp_path):
    path = tmp_path / "a.cubewright"
    project = project_of([("cube", built_in_puzzle("cube"))]).with_results(0, COUNTED)
    write_project(path, project)
    check_readable(path)
    opened = open_puzzle_file(path)
    assert opened.results == {0: COUNTED}
    assert opened.content.to_project() == project
    second = open_puzzle_file(path)
    assert "open for writing" in second.project_file.read_only_reason
    opened.project_file.close()
    copy = open_puzzle_file(path, as_copy=True)
    assert (copy.project_file, copy.name) == (None, "a")


def test_a_project_without_problems_gets_an_empty_one(tmp_path):
    path = tmp_path / "empty.cubewright"
    write_project(path, Project())
    opened = open_puzzle_file(path, as_copy=True)
    assert [opened.content.name(0), opened.content.figure(0)] == ["Untitled", None]


@pytest.mark.parametrize(
    ("recovered", "positions", "expected"),
    [
        (("cube", "bedlam"), None, [COUNTED, TEN]),
        (("bedlam", "cube"), None, [None, None]),
        (("bedlam", "cube"), (1, 0), [TEN, COUNTED]),
        (("bedlam", "cube"), (0, 1), [None, None]),
        (("bedlam",), (1,), [TEN]),
        (("meteor", "cube", "bedlam"), (None, 0, 1), [None, COUNTED, TEN]),
        (("cube", "bedlam", "cube"), None, [COUNTED, TEN, None]),
        (("cube", "meteor"), None, [COUNTED, None]),
    ],
)
def test_recovered_problems_get_the_results_of_the_same_puzzle(
    recovered, positions, expected, tmp_path
):
    path = tmp_path / "two.cubewright"
    stored = project_of([(name, built_in_puzzle(name)) for name in ("cube", "bedlam")])
    write_project(path, stored.with_results(0, COUNTED).with_results(1, TEN))
    copy = opened_project(project_of([(n, built_in_puzzle(n)) for n in recovered]), "copy")
    file = ProjectFile(path)
    opened = with_project_file(replace(copy, positions=positions), file)
    file.close()
    assert [opened.results.get(entry.key) for entry in opened.content.entries] == expected
    assert opened.project_file is file

"""A BurrTools file that cannot hold every problem of a document, saved more than once."""

from dataclasses import replace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.model.project import project_of
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.document_file import DocumentFile
from cubewright.presenter.files.document_results import DocumentResults
from cubewright.presenter.files.opened_file import OpenedFile


def names(path):
    return [problem.name for problem in read_xmpuzzle(path).problems]


def saved(path):
    """Return a document of three problems, of which the second is on another lattice."""
    puzzles = {
        "first": built_in_puzzle("cube"),
        "hexagons": built_in_puzzle("hexiamonds-6x6"),
        "last": built_in_puzzle("cube"),
    }
    content = Content.of_project(project_of(puzzles))
    file = DocumentFile(OpenedFile(content, "three"), None)
    return file, file.save_burrtools(path, content, DocumentResults(content, {}))


def renamed(content, index, name):
    return content.with_figure(index, replace(content.figure(index), name=name))


def test_a_problem_that_was_left_out_stays_out_when_another_changes(tmp_path):
    path = tmp_path / "three.xmpuzzle"
    file, content = saved(path)
    assert names(path) == ["first", "last"]
    content = renamed(content, 2, "changed")
    content = file.save_burrtools(path, content, DocumentResults(content, {}))
    assert names(path) == ["first", "changed"]
    losses = file.burrtools_version(renamed(content, 0, "again"), content.to_project()).losses
    assert "'hexagons', which is not on the lattice of the first problem" in losses


def test_a_problem_that_was_left_out_is_written_once_the_file_can_hold_it(tmp_path):
    path = tmp_path / "three.xmpuzzle"
    file, content = saved(path)
    cube = built_in_puzzle("cube")
    content = content.with_figure(1, replace(cube.figure, name="now a cube"))
    content = content.with_pieces(1, cube.piece_set)
    file.save_burrtools(path, content, DocumentResults(content, {}))
    assert names(path) == ["first", "now a cube", "last"]

"""Documents with figures, projects and BurrTools files are saved more than once."""

import gzip
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import islice

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.model.project import project_of
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.document_file import DocumentFile
from cubewright.presenter.files.document_results import DocumentResults
from cubewright.presenter.files.opened_file import OpenedFile, open_puzzle_file
from cubewright.presenter.scripting import solutions as solutions_of
from cubewright.solver.request import SolveRequest


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
    losses = file.to_burrtools(renamed(content, 0, "again"), content.to_project()).losses
    assert "'hexagons', which is not on the lattice of the first problem" in losses


def test_a_problem_that_was_left_out_is_written_once_the_file_can_hold_it(tmp_path):
    path = tmp_path / "three.xmpuzzle"
    file, content = saved(path)
    cube = built_in_puzzle("cube")
    content = content.with_figure(1, replace(cube.figure, name="now a cube"))
    content = content.with_pieces(1, cube.piece_set)
    file.save_burrtools(path, content, DocumentResults(content, {}))
    assert names(path) == ["first", "now a cube", "last"]


def opened_figures(path, text="/SOMA a\n/11\n/11\n\n/SOMA b\n/111\n"):
    path.write_text(text)
    opened = open_puzzle_file(path)
    return DocumentFile(opened, path), opened.content


def test_a_new_document_has_a_name_and_no_file(tmp_path):
    content = Content.of_project(project_of({"cube": built_in_puzzle("cube")}))
    file = DocumentFile(OpenedFile(content, "new"), None)
    assert (file.name, file.path, file.on_disk, file.read_only_reason) == ("new", None, None, "")
    assert not file.is_project
    assert not file.has_lost_solutions
    assert file.positions(content) == (None,)
    assert file.kept_search(content.entries[0].key, SolveRequest(built_in_puzzle("cube"))) is None
    file.close()


def test_figures_are_saved_and_changes_of_others_are_noticed(tmp_path):
    path = tmp_path / "a.fig"
    file, content = opened_figures(path)
    before = path.read_text()
    assert (file.name, file.is_project, file.on_disk) == ("a.fig", False, None)
    content = renamed(content, 1, "changed")
    saved = file.save_figures(path, content)
    assert path.read_text() == before.replace("/SOMA b", "/SOMA changed")
    assert [saved.figure(index).name for index in range(2)] == ["a", "changed"]
    assert file.on_disk is None
    path.write_text(before)
    assert [block.name for block in file.on_disk.blocks] == ["a", "b"]
    other = tmp_path / "b.fig"
    again = file.save_figures(other, saved)
    assert (file.path, file.name, file.on_disk) == (other, "b.fig", None)
    assert again.file.name == "b.fig"
    path.unlink()
    other.unlink()
    assert file.on_disk is None  # a missing file has no content to lose


def test_a_project_is_saved_with_its_results_and_its_problems_keep_their_place(tmp_path):
    path = tmp_path / "two.cubewright"
    cube = built_in_puzzle("cube")
    content = Content.of_project(project_of({"first": cube, "second": cube}))
    file = DocumentFile(OpenedFile(content, "two"), None)
    first, second = (entry.key for entry in content.entries)
    counted = Results(counts=SolutionCounts(unique=240), is_complete=True)
    results = DocumentResults(content, {second: counted})
    content, results = file.save_project(path, content, results)
    assert (file.path, file.is_project, file.name) == (path, True, "two.cubewright")
    assert [each.results.count for each in read_project(path).problems] == [None, 240]
    assert (results.has(first), results.has(second)) == (False, True)
    assert results.of(second, cube).count == 240
    assert file.positions(content) == (0, 1)
    assert (file.on_disk, file.read_only_reason, file.has_lost_solutions) == (None, "", False)
    search = file.kept_search(second, SolveRequest(cube))
    assert search is None or search.index == 1
    assert file.kept_search(99, SolveRequest(cube)) is None
    content, results = file.save_project(path, renamed(content, 0, "new name"), results)
    assert [each.name for each in read_project(path).problems] == ["new name", "second"]
    other = tmp_path / "other.cubewright"
    content, _ = file.save_project(other, content, results)
    assert (file.path, file.project_file.path) == (other, other)
    assert [each.results.count for each in read_project(other).problems] == [None, 240]
    file.close()
    assert file.project_file is None


def test_an_opened_project_is_read_only_for_another_document(tmp_path):
    path = tmp_path / "one.cubewright"
    write_project(path, project_of({"one": built_in_puzzle("cube")}))
    documents = [DocumentFile(opened, path) for opened in map(open_puzzle_file, [path, path])]
    first, second = documents
    assert first.read_only_reason == ""
    assert second.read_only_reason == second.project_file.read_only_reason != ""
    assert not second.has_lost_solutions
    for each in documents:
        each.close()


def test_solutions_that_only_the_file_had_are_lost_with_it(tmp_path):
    path = tmp_path / "one.cubewright"
    cube = built_in_puzzle("cube")
    (solution,) = islice(solutions_of(cube), 1)
    kept = Results(solutions=(solution.placed,), counts=SolutionCounts(unique=1))
    write_project(path, project_of({"one": cube}).with_results(0, kept))
    opened = open_puzzle_file(path)
    file = DocumentFile(opened, path)
    assert not file.has_lost_solutions
    assert file.positions(opened.content) == (0,)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE other (x)")
        connection.commit()
    assert file.has_lost_solutions
    assert file.on_disk is not None
    file.close()
    assert not file.has_lost_solutions


def test_a_burrtools_file_that_another_program_changed_is_noticed(tmp_path):
    path = tmp_path / "three.xmpuzzle"
    file, content = saved(path)
    assert (file.name, file.on_disk) == ("three.xmpuzzle", None)
    written = path.read_bytes()
    assert file.to_burrtools(content, content.to_project()).content == written
    path.write_bytes(gzip.compress(gzip.decompress(written).replace(b"first", b"other")))
    assert [problem.name for problem in file.on_disk.problems] == ["other", "last"]
    path.write_bytes(written[:40])
    assert file.on_disk.reason
    path.unlink()
    assert file.on_disk is None
    path.write_bytes(written)
    opened = open_puzzle_file(path)
    again = DocumentFile(opened, path)
    assert again.on_disk is None
    changed = renamed(opened.content, 1, "changed")
    again.save_burrtools(path, changed, DocumentResults(changed, {}))
    assert names(path) == ["first", "changed"]


def test_nothing_is_written_if_no_problem_can_be_held(tmp_path):
    path = tmp_path / "three.xmpuzzle"
    file, content = saved(path)
    without = content.without([0, 2])
    with pytest.raises(FormatError, match="which is not on the lattice of the first problem"):
        file.to_burrtools(without, without.to_project())


def test_a_search_of_a_problem_in_the_file_writes_it(tmp_path):
    path, cube = tmp_path / "two.cubewright", built_in_puzzle("cube")
    write_project(path, project_of({"first": cube, "second": built_in_puzzle("bedlam")}))
    opened = open_puzzle_file(path)
    file = DocumentFile(opened, path)
    first, second = (entry.key for entry in opened.content.entries)
    search = file.kept_search(first, SolveRequest(cube))
    assert (search.index, search.is_kept) == (0, True)
    again = file.kept_search(first, SolveRequest(cube))
    assert (search.is_kept, again.is_kept) == (False, True)
    assert file.kept_search(second, SolveRequest(cube)) is None
    assert again.is_kept
    file.close()
    assert not again.is_kept
    assert file.kept_search(first, SolveRequest(cube)) is None

"""A search writes its file while it runs, stops when it cannot, and is continued from the file."""

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.model.project import project_of
from cubewright.model.results import NO_RESULTS, Results
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files import kept_search
from cubewright.presenter.files.kept_search import (
    KeptSearch,
    SearchFile,
    SearchKeeper,
    WriteFailure,
    can_be_kept,
    listed_in_file,
)
from cubewright.presenter.files.saved_search import read_saved_search, searched_project
from cubewright.presenter.files.search_state import checkpoint_of
from cubewright.solver.report import CheckpointReached, Finished, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

CUBE = built_in_puzzle("cube")
REQUEST = SolveRequest(CUBE, Convention.UNIQUE, engine="most-constrained")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "two.cubewright"
    write_project(path, project_of({"other": built_in_puzzle("cube"), "cube": CUBE}))
    with ProjectFile(path) as opened:
        yield opened


def run(search, request=REQUEST, until=None, control=None):
    """Run a search up to a report that is wanted, and return the reports."""
    found = []
    for report in SearchKeeper(search).reports(solve, request, control or Control()):
        found.append(report)
        if until is not None and until(report):
            break
    return found


def paused(search, monkeypatch, request=REQUEST):
    """Run a search up to its first checkpoint with solutions."""
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    run(
        search, request, lambda each: isinstance(each, CheckpointReached) and each.checkpoint.listed
    )


def test_a_search_writes_all_results_of_its_problem(file):
    search = KeptSearch(file, 1, REQUEST)
    assert (search.writer, search.is_kept, search.puzzle) == (None, True, CUBE)
    reports = run(search)
    assert isinstance(reports[-1], Finished)
    first, second = read_project(file.path).problems
    assert first.results == NO_RESULTS
    assert (second.results.count, len(second.results.solutions)) == (240, 240)
    assert second.results.is_complete
    assert search.results.count == 240
    assert search.is_kept
    assert search.writer is None


def test_the_results_are_those_of_the_problem_wherever_it_is_moved(file, monkeypatch):
    search = KeptSearch(file, 0, REQUEST)
    assert search.results == NO_RESULTS
    paused(search, monkeypatch)
    found = search.results
    assert found.solutions
    file.save(file.project.moved(0, 1), {search.writer: 1})
    assert search.results == file.project.problems[1].results == found
    search.release()


def test_a_released_search_writes_no_more(file):
    search = KeptSearch(file, 1, REQUEST)
    search.release()
    run(search)
    assert not search.is_kept
    assert read_project(file.path).problems[1].results == NO_RESULTS


def test_a_file_that_cannot_be_written_pauses_the_search_and_is_reported_once(file, monkeypatch):
    error = FormatError("x", None, "the disk is full")

    def fail(*_arguments):
        raise error

    search = KeptSearch(file, 1, REQUEST)
    monkeypatch.setattr(search, "_add", fail)
    monkeypatch.setattr(search, "_commit", fail)
    control = Control()
    monkeypatch.setattr(type(control), "pause", lambda self: paused_at.append(len(found)))
    paused_at, found = [], []
    for report in SearchKeeper(search).reports(solve, REQUEST, control):
        found += [report]
    failures = [n for n, each in enumerate(found) if isinstance(each, WriteFailure)]
    assert failures
    assert found[failures[0]] == WriteFailure(error)
    assert sum(len(each.rows) for each in found if isinstance(each, SolutionsFound)) == 240
    assert paused_at[0] == failures[0]
    assert isinstance(found[-1], Finished)
    assert isinstance(found[-2], WriteFailure)
    assert len(paused_at) == len(failures) - 1  # not at the end of the search


def test_a_copy_that_cannot_be_written_is_reported_once_and_does_not_pause(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    missing = tmp_path / "missing" / "copy.cubewright"
    copy = SearchFile(missing, searched_project(CUBE, NO_RESULTS), REQUEST, is_copy=True)
    control = Control()
    reports = run(copy, control=control)
    (failure,) = [each for each in reports if isinstance(each, WriteFailure)]
    assert failure.is_copy
    assert not copy.is_written
    assert not copy.is_kept
    assert not control.paused
    assert sum(len(each.rows) for each in reports if isinstance(each, SolutionsFound)) == 240


def test_a_search_in_a_file_of_its_own_is_continued_from_there(tmp_path, monkeypatch):
    path = tmp_path / "a.search"
    search = SearchFile(path, searched_project(CUBE, NO_RESULTS), REQUEST)
    paused(search, monkeypatch)
    assert search.is_written
    search.close()
    saved = read_saved_search(path)
    assert 0 < saved.listed == len(saved.results.solutions) < 240
    request = SolveRequest(CUBE, engine=saved.engine, checkpoint=checkpoint_of(saved))
    assert listed_in_file(saved.results, request) == saved.listed
    again = SearchFile.resumed(path, 0, request)
    run(again, request)
    again.close()
    results = read_project(path).problems[0].results
    assert len({tuple(placed) for placed in results.solutions}) == results.count == 240
    assert SearchFile.resumed(path, 1, request) is None
    assert SearchFile.resumed(tmp_path / "gone", 0, request) is None


def test_a_copy_keeps_its_last_checkpoint_when_the_search_is_complete(tmp_path, monkeypatch):
    path = tmp_path / "copy.cubewright"
    short = SearchFile(path, searched_project(CUBE, NO_RESULTS), REQUEST, is_copy=True)
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 1000.0)
    run(short)
    assert not path.exists()  # it ended before its first checkpoint
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    longer = SearchFile(path, searched_project(CUBE, NO_RESULTS), REQUEST, is_copy=True)
    run(longer)
    longer.close()
    if path.exists():  # a fast machine may be done before the first checkpoint
        results = read_project(path).problems[0].results
        assert results.search is not None
        assert not results.is_complete


def test_a_search_that_has_begun_is_kept_only_from_its_checkpoint(file, monkeypatch):
    keeper = SearchKeeper()
    assert not keeper.has_begun
    assert keeper.keep(KeptSearch(file, 1, REQUEST))
    keeper = SearchKeeper()
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    for report in keeper.reports(solve, REQUEST, Control()):
        if isinstance(report, CheckpointReached) and not report.checkpoint.listed:
            checkpoint = report.checkpoint
            break
        checkpoint = getattr(report, "checkpoint", None)
    assert keeper.has_begun
    assert not keeper.keep(KeptSearch(file, 1, REQUEST))
    if checkpoint is not None:
        later = SolveRequest(CUBE, engine=REQUEST.engine, checkpoint=checkpoint)
        assert keeper.keep(KeptSearch(file, 1, later))


def test_only_the_same_puzzle_with_the_solutions_so_far_can_be_continued(file, tmp_path):
    assert [can_be_kept(file, index, REQUEST) for index in (-1, 0, 1, 2)] == [
        False,
        True,
        True,
        False,
    ]
    other = SolveRequest(built_in_puzzle("bedlam"))
    assert not can_be_kept(file, 1, other)
    reader = ProjectFile(file.path)
    assert reader.is_read_only
    assert not can_be_kept(reader, 1, REQUEST)
    reader.close()
    assert listed_in_file(Results(), REQUEST) == 0

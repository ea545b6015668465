from dataclasses import replace
from types import SimpleNamespace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile, write_project
from cubewright.model.project import project_of
from cubewright.model.results import NO_RESULTS, Results, SolutionCounts
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.document_results import DocumentResults
from cubewright.presenter.scripting import solve

COUNTED = Results(counts=SolutionCounts(unique=240), is_complete=True)


def test_results_are_shown_for_the_puzzle_that_was_searched_only():
    cube = built_in_puzzle("cube")
    content = Content.of_project(project_of([("cube", cube)]))
    kept = DocumentResults(content, {0: COUNTED})
    assert kept.of(0, content.puzzle(0)) == COUNTED
    changed = content.with_figure(0, cube.figure.toggled((0, 0, 3)))
    assert kept.of(0, changed.puzzle(0)) == NO_RESULTS
    assert kept.in_project(changed, changed.to_project()).problems[0].results == NO_RESULTS
    renamed = content.with_figure(0, replace(cube.figure, name="other"))
    assert kept.in_project(renamed, renamed.to_project()).problems[0].results == COUNTED
    assert kept.of(1, content.puzzle(0)) == NO_RESULTS


def test_results_follow_a_problem_that_is_moved():
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    content = Content.of_project(project_of(puzzles))
    kept = DocumentResults(content, {})
    kept.set(content.entries[0].key, built_in_puzzle("cube"), COUNTED)
    moved = content.moved([0], 2)
    project = kept.in_project(moved, moved.to_project())
    assert [problem.results for problem in project.problems] == [NO_RESULTS, COUNTED]
    assert kept.snapshot() == {0: COUNTED}


def test_results_are_copied_and_updated_with_what_is_later():
    cube = built_in_puzzle("cube")
    content = Content.of_project(project_of([(str(n), cube) for n in range(3)]))
    before = DocumentResults(content, {0: COUNTED, 1: COUNTED})
    copied = before.copied()
    other = replace(COUNTED, counts=SolutionCounts(unique=1))
    copied.set(1, cube, other)
    copied.set(2, cube, other)
    assert before.snapshot() == {0: COUNTED, 1: COUNTED}
    assert copied.snapshot() == {0: COUNTED, 1: other, 2: other}
    mine = DocumentResults(content, {0: other})
    assert mine.updated(copied).snapshot() == {0: COUNTED, 1: other, 2: other}
    assert mine.updated(copied, since=before).snapshot() == {0: other, 1: other, 2: other}
    assert mine.snapshot() == {0: other}
    assert [mine.has(key) for key in range(3)] == [True, False, False]


def test_results_that_a_document_does_not_show_are_hidden():
    cube = built_in_puzzle("cube")
    content = Content.of_project(project_of([(str(n), cube) for n in range(3)]))
    results = DocumentResults(content, {0: COUNTED, 1: COUNTED, 2: COUNTED})
    assert results.hidden(content) == frozenset()
    changed = content.with_figure(0, cube.figure.toggled((0, 0, 3))).without([2])
    assert results.hidden(changed) == {0, 2}
    other = replace(COUNTED, counts=SolutionCounts(unique=1))
    saved = results.after_saving(changed, {1: other})
    assert saved.snapshot() == {0: COUNTED, 1: other, 2: COUNTED}
    assert results.snapshot()[1] == COUNTED


def test_hidden_results_lose_lists_that_the_closed_file_removes(tmp_path):
    puzzle = built_in_puzzle("half-hour")
    path = tmp_path / "a.cubewright"
    project = project_of([(str(n), puzzle) for n in range(2)])
    placed = tuple(each.placed for each in solve(puzzle))
    for index in range(2):
        project = project.with_results(index, Results(solutions=placed))
    write_project(path, project)
    with ProjectFile(path) as file:
        stored = {n: each.results for n, each in enumerate(file.project.problems)}
        content = Content.of_project(file.project)
        results = DocumentResults(content, {**stored})
        changed = content.without([0])
        assert results.after_closing(file, content).snapshot() == stored
        assert results.after_closing(file, changed).snapshot() == stored
        file.save(file.project.without_problem(0))
        assert results.after_closing(file, changed).snapshot() == {1: stored[1]}
        elsewhere = SimpleNamespace(path=tmp_path / "b.cubewright", project=file.project)
        assert results.after_closing(elsewhere, changed).snapshot() == stored
        counted = DocumentResults(content, {0: COUNTED, 1: stored[1]})
        assert counted.after_closing(file, changed).has(0)

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.formats.project.file import read_project, write_project
from cubewright.gui.project.document import Document
from cubewright.gui.project.file import recovery as module
from cubewright.gui.project.file.recovery import INTERVAL_MS, PAUSE_MS, Recovery
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.results import NO_RESULTS, Results, SolutionCounts, SolutionMark
from cubewright.presenter.pieces import set_edits as changes
from cubewright.solver.request import SolveRequest

COUNTED = Results(counts=SolutionCounts(unique=240), is_complete=True)


@pytest.fixture
def document(qapp) -> Document:
    return Document(built_in_puzzle("cube"))


@pytest.fixture
def written(document, qapp):
    """The recovery of a document, and the number of cells that each of its copies has."""
    recovery, cells = Recovery(document), []
    write = recovery._write

    def write_and_record():
        write()
        cells.append(len(document.figure))

    recovery._write = write_and_record
    yield recovery, cells
    recovery.close()
    assert not recovery.path.exists()


def draw(document, x):
    """Draw a cubelet, and let the program handle its events, but no timer that still runs."""
    document.edit(document.figure.toggled((x, 0, 3)), "Draw one cubelet")
    QApplication.processEvents()


def test_the_first_change_is_saved_for_recovery_at_once(document, written):
    recovery, cells = written
    draw(document, 0)
    assert recovery.path.exists()
    assert cells == [28]


def test_later_changes_are_saved_at_most_every_half_second(document, written, monkeypatch):
    recovery, cells = written
    assert INTERVAL_MS <= 500
    monkeypatch.setattr(module, "INTERVAL_MS", 500_000)
    for x in range(3):
        draw(document, x)
    assert cells == [28]
    recovery._delay.timeout.emit()
    draw(document, 3)
    assert cells == [28, 30]
    recovery._delay.timeout.emit()
    assert cells == [28, 30, 31]


def test_a_change_after_a_pause_is_saved_at_once(document, written):
    recovery, cells = written
    draw(document, 0)
    recovery._pause.stop()  # as it does after a second without a change
    draw(document, 1)
    assert cells == [28, 29]
    assert PAUSE_MS <= 1000


def test_work_that_is_saved_needs_no_copy(document, tmp_path):
    recovery = Recovery(document)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    recovery.save()
    document.save(tmp_path / "saved.fig")
    recovery.save()
    assert not recovery.path.exists()
    recovery.close()


def test_work_is_recovered_as_it_was(document, tmp_path):
    crashed = Recovery(document)
    document.save(tmp_path / "work.fig")
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.add(document.figure.with_cells([(0, 0, 0)]))
    crashed.save()
    crashed._lock.unlock()  # what the system does with the lock of a program that is gone

    fresh = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(fresh)
    (kept,) = recovery.find()
    assert kept.name == "work.fig"
    kept.restore(fresh)
    assert fresh.modified
    assert fresh.path == tmp_path / "work.fig"
    assert fresh.current == 1
    assert fresh.figure.cells == ((0, 0, 0),)
    assert len(fresh.figure_at(0)) == 28
    recovery.save()
    kept.discard()
    assert recovery.find() == []
    recovery.close()
    assert list(recovery.folder.iterdir()) == []


def test_work_of_a_running_program_is_not_recovered(document):
    running = Recovery(document)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    running.save()
    assert Recovery(Document(built_in_puzzle("cube"))).find() == []
    running.close()


def test_damaged_copies_are_set_aside_and_named(document):
    recovery = Recovery(document)
    recovery.folder.mkdir(parents=True)
    (recovery.folder / "no.json").write_text("{")
    half = recovery.folder / "half.json"
    half.write_text('{"name": "half.fig", "when": "2024-05-06T07:08:09+00:00"}')
    assert recovery.find() == []
    first, second = sorted(map(str, recovery.problems))
    assert str(half) in first
    assert "renamed to half.json.unreadable" in first
    assert "no.json, line 1: it is incomplete" in second
    assert sorted(each.name for each in recovery.folder.glob("*.unreadable")) == [
        "half.json.unreadable",
        "no.json.unreadable",
    ]


def test_changed_pieces_are_recovered_too(document):
    crashed = Recovery(document)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    changed = changes.named(
        changes.with_numbers(changes.with_flips(document.piece_set, True), 2, 0, 5),
        known_piece_sets(),
    )
    document.use_pieces(changed, "Change")
    crashed.save()
    crashed._lock.unlock()  # what the system does with the lock of a program that is gone
    fresh = Document(built_in_puzzle("diabolical"))
    (kept,) = Recovery(fresh).find()
    kept.restore(fresh)
    assert fresh.piece_set == changed

    document.use_pieces(changes.empty_set(CUBIC), "New set")
    crashed.save()
    crashed._lock.unlock()
    (kept,) = Recovery(fresh).find()
    kept.restore(fresh)
    assert fresh.piece_set == changes.empty_set(CUBIC)
    crashed.close()


def test_groups_of_pieces_are_recovered_with_a_figure_file(document):
    crashed = Recovery(document)
    rules = replace(document.rules, groups=(("L", ((1, 1), (2, 1))), ("T", ((1, 1),))))
    document.set_rules(rules, "Change the groups")
    assert not document.holds_project
    crashed.save()
    crashed._lock.unlock()  # what the system does with the lock of a program that is gone
    fresh = Document(built_in_puzzle("diabolical"))
    (kept,) = Recovery(fresh).find()
    kept.restore(fresh)
    assert fresh.rules == rules
    crashed.close()


def test_unsaved_pieces_are_kept_with_an_unchanged_file(document):
    recovery = Recovery(document)
    pieces = document.piece_set
    bar = changes.new_piece(pieces, [(x, 0, 0) for x in range(9)])
    document.use_pieces(changes.with_new(pieces, bar), "Add")
    recovery.save()
    assert recovery.path.exists()
    document.undo_stack.undo()
    recovery.save()
    assert not recovery.path.exists()
    recovery.close()


def test_a_project_is_recovered_with_its_results(document, tmp_path):
    path = tmp_path / "work.cubewright"
    document.set_results(document.key_at(0), document.puzzle, COUNTED)
    document.save(path)
    crashed = Recovery(document)
    document.duplicate()
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    crashed.save()
    crashed._lock.unlock()
    document.close()

    fresh = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(fresh)
    (kept,) = recovery.find()
    kept.restore(fresh)
    assert (fresh.path, fresh.modified, fresh.current) == (path, True, 1)
    assert [len(fresh.figure_at(index)) for index in range(2)] == [27, 28]
    assert fresh.results_at(0) == COUNTED
    fresh.save(path)
    assert len(read_project(path).problems) == 2
    kept.discard()
    recovery.close()
    fresh.close()


def recovered(document, path):
    """A new document with the recovered work of another, whose program was killed."""
    crashed = Recovery(document)
    crashed.save()
    crashed._lock.unlock()
    document.close()
    fresh = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(fresh)
    (kept,) = recovery.find()
    kept.restore(fresh)
    kept.discard()
    recovery.close()
    return fresh


def test_the_file_of_a_recovered_project_is_locked_and_takes_its_searches(document, tmp_path):
    path = tmp_path / "work.cubewright"
    document.save(path)
    document.add(replace(built_in_puzzle("diabolical").figure, name="new"))
    document.move([1], 0)
    fresh = recovered(document, path)
    with pytest.raises(CubewrightError):
        write_project(path, read_project(path))
    fresh.select(0)
    assert fresh.kept_search(SolveRequest(fresh.puzzle)) is None  # not in the file yet
    fresh.select(1)
    assert fresh.kept_search(SolveRequest(fresh.puzzle)).index == 0
    fresh.close()


def test_equal_problems_of_a_recovered_project_keep_their_own_results(document, tmp_path):
    path = tmp_path / "work.cubewright"
    document.set_results(document.key_at(0), document.puzzle, COUNTED)
    document.duplicate()
    document.save(path)
    document.add(built_in_puzzle("diabolical").figure)
    fresh = recovered(document, path)
    assert [fresh.results_at(index) for index in range(2)] == [COUNTED, NO_RESULTS]
    fresh.save(path)
    assert [each.results for each in read_project(path).problems[:2]] == [COUNTED, NO_RESULTS]
    fresh.close()


def test_stars_and_notes_are_recovered_with_their_project(document, tmp_path):
    path = tmp_path / "work.cubewright"
    document.save(path)
    crashed = Recovery(document)
    placed = (PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0), (0, 1, 0))),)
    marks = (SolutionMark(placed, is_starred=True, note="mine"),)
    document.mark_solutions(document.key_at(0), marks, "Star solution 1")
    assert document.modified
    crashed.save()
    crashed._lock.unlock()
    document.close()

    fresh = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(fresh)
    (kept,) = recovery.find()
    kept.restore(fresh)
    assert fresh.modified
    assert fresh.marks_of(fresh.key_at(0)) == marks
    fresh.save(path)
    assert read_project(path).problems[0].marks == marks
    kept.discard()
    recovery.close()

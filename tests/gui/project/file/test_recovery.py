import random
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
    """The recovery of a document, and the number of cells in each of its copies."""
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
    """Draw a cubelet, and let the program handle its events, but run no timer."""
    document.edit(document.figure.toggled((x, 0, 3)), "Draw one cubelet")
    QApplication.processEvents()


def test_the_first_change_is_saved_for_recovery_immediately(document, written):
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


def test_a_change_after_a_pause_is_saved_immediately(document, written):
    recovery, cells = written
    draw(document, 0)
    recovery._pause.stop()  # as after a second without a change
    draw(document, 1)
    assert cells == [28, 29]
    assert PAUSE_MS <= 1000


def test_saved_work_needs_no_copy(document, tmp_path):
    recovery = Recovery(document)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    recovery.save()
    document.save(tmp_path / "saved.fig")
    recovery.save()
    assert not recovery.path.exists()
    recovery.close()


def test_work_is_recovered_unchanged(document, tmp_path):
    crashed = Recovery(document)
    document.save(tmp_path / "work.fig")
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    document.add(document.figure.with_cells([(0, 0, 0)]))
    crashed.save()
    crashed._lock.unlock()  # the system releases the lock of a dead program

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
    crashed._lock.unlock()  # the system releases the lock of a dead program
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
    crashed._lock.unlock()  # the system releases the lock of a dead program
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


def recovered(document):
    """A new document with the recovered work of another document, whose program was killed."""
    crashed = Recovery(document)
    crashed.save()
    crashed._lock.unlock()
    document.close()
    fresh = Document(built_in_puzzle("diabolical"))
    recovery = Recovery(fresh)
    found = recovery.find()
    assert recovery.problems == []
    (kept,) = found
    kept.restore(fresh)
    kept.discard()
    recovery.close()
    return fresh


def test_the_file_of_a_recovered_project_is_locked_and_stores_its_searches(document, tmp_path):
    path = tmp_path / "work.cubewright"
    document.save(path)
    document.add(replace(built_in_puzzle("diabolical").figure, name="new"))
    document.move([1], 0)
    fresh = recovered(document)
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
    fresh = recovered(document)
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


def test_a_copy_is_a_project_of_the_changed_figures(document, tmp_path):
    path = tmp_path / "two.fig"
    path.write_text("/SOMA one\n/11\n\n/SOMA two\n/111\n")
    document.open(path)
    document.select(1)
    document.edit(document.figure.toggled((5, 0, 0)), "Draw one cubelet")
    recovery = Recovery(document)
    recovery.save()
    (problem,) = read_project(recovery.path).problems
    assert (problem.name, len(problem.figure)) == ("two", 4)
    recovery.close()


def entries_of(document):
    return [
        replace(entry, key=0, problem=None, constraints=replace(entry.constraints))
        for entry in document.content.entries
    ]


def test_the_text_of_a_figure_file_is_recovered_with_its_errors(document, tmp_path):
    path = tmp_path / "caf\xe9.fig"
    text = "; caf\xe9\n/SOMA bad\n/11\n/1x*\n/111\n\n/SOMA one\n; mine\n/11\n\n/SOMA two\n/111\n"
    path.write_bytes(text.encode("latin-1"))
    document.open(path)
    index = [document.name_at(n) for n in range(len(document.blocks))].index("two")
    document.select(index)
    document.edit(document.figure.toggled((4, 2, 1)), "Draw one cubelet")
    document.move([index], 0)
    before, saved = entries_of(document), document.file.text
    fresh = recovered(document)
    assert entries_of(fresh) == before
    assert fresh.content.file.encoding == "latin-1"
    assert fresh.content.file.text == text
    assert fresh.file.text == saved
    fresh.save(path)
    assert path.read_bytes() == saved.encode("latin-1")


def test_constraints_of_pieces_that_the_set_lacks_are_recovered(document):
    document.place_piece("L", [(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)])
    document.forbid("T", (1, 1, 1))
    document.place_piece("?", [(0, 0, 2)])
    document.forbid("!", (2, 2, 2))
    document.set_piece_set("bedlam")
    document.undo_stack.undo()
    before = entries_of(document)
    assert {each.symbol for each in document.constraints.placed} == {"L", "?"}
    assert entries_of(recovered(document)) == before


def test_constraints_of_missing_pieces_are_recovered_with_a_project(document, tmp_path):
    document.save(tmp_path / "work.cubewright")
    document.place_piece("?", [(0, 0, 2)])
    document.add(built_in_puzzle("diabolical").figure)
    document.use_pieces(changes.empty_set(CUBIC), "New set")
    before = entries_of(document)
    fresh = recovered(document)
    assert entries_of(fresh) == before
    assert fresh.piece_set == changes.empty_set(CUBIC)
    fresh.close()


def edit_at_random(document, random_):
    cell = tuple(random_.randrange(-1, 4) for _ in range(3))
    symbol = random_.choice("VLTZABP?!")
    edits = (
        lambda: document.edit(document.figure.toggled(cell), "Draw"),
        lambda: document.place_piece(symbol, [cell]),
        lambda: document.forbid(symbol, cell),
        lambda: document.set_piece_set(random_.choice(("soma", "bedlam", "tetris"))),
        lambda: document.use_pieces(changes.empty_set(CUBIC), "New set"),
        lambda: document.add(replace(document.figure, name="more")),
        lambda: document.remove() if len(document.blocks) > 1 else None,
        document.duplicate,
        lambda: document.move([document.current], 0),
        lambda: document.select(random_.randrange(len(document.blocks))),
        document.undo_stack.undo,
    )
    random_.choice(edits)()


def test_any_edits_of_a_figure_file_are_recovered(document, tmp_path):
    path, random_ = tmp_path / "work.fig", random.Random(20)
    path.write_text("/SOMA one\n; mine\n/11\n\n/SOMA two\n; pieces: tetris\n/111\n")
    document.open(path)
    recoveries = 0
    for _ in range(60):
        for _ in range(random_.randrange(1, 4)):
            edit_at_random(document, random_)
        if document.modified:
            before = entries_of(document), document.current, document.piece_set
            text, recoveries = document.content.file.text, recoveries + 1
            document = recovered(document)
            assert (entries_of(document), document.current, document.piece_set) == before
            assert document.content.file.text == text
    assert recoveries > 40

"""Each row of the list shows a picture, the pieces and the state of the solutions."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.project.file import write_project
from cubewright.gui.project.document import Document
from cubewright.gui.project.list import problem_delegate
from cubewright.gui.project.list.figures_model import ROW
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.project.list.problem_delegate import second_line
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.project import project_of
from cubewright.model.results import Results, SolutionCounts, UnfinishedSearch

SOLVED = Results(counts=SolutionCounts(unique=240), is_complete=True)
PAUSED = Results(counts=SolutionCounts(unique=120), search=UnfinishedSearch(b"", 0.265))


@pytest.fixture
def document(qapp):
    made = Document(built_in_puzzle("cube"))
    yield made
    made.close()


@pytest.fixture
def panel(document, qtbot):
    made = FiguresPanel(document)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.unfold(True)
    return made


def opened(document, path: Path, *puzzles):
    write_project(path, project_of(puzzles))
    document.open(path)


def row_of(panel, row=0):
    return panel.list.model().index(row, 0).data(ROW)


def shown(panel, row=0):
    return row_of(panel, row).pieces, row_of(panel, row).status


def painted(panel):
    return panel.list.viewport().grab().toImage()


def test_each_problem_shows_its_pieces_and_its_state(panel, document, tmp_path):
    long = puzzle_to_fill(Figure(CUBIC.box((29, 1, 1))), piece_set("soma"))
    small = puzzle_to_fill(Figure(CUBIC.box((2, 2, 2))), piece_set("soma"))
    cube = built_in_puzzle("cube")
    opened(document, tmp_path / "a.cubewright", ("cube", cube), ("bar", long), ("small", small))
    document.set_results(document.key_at(0), document.puzzle_at(0), SOLVED)
    document.set_results(document.key_at(2), document.puzzle_at(2), PAUSED)
    assert shown(panel, 0) == ("Soma · 7 pieces", "240 solutions")
    assert shown(panel, 1) == ("Soma · 7 pieces", "impossible: 2 cubelets too many")
    assert shown(panel, 2) == ("Soma · 2 of 7 pieces", "120 so far, paused at 26 %")
    assert panel.header.text() == "Problems: 3"
    text = panel.list.model().index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "small, Soma · 2 of 7 pieces, 120 so far, paused at 26 %"


def test_the_state_follows_searches_edits_and_undo(panel, document, qtbot):
    before = painted(panel)
    with qtbot.waitSignal(panel.list.model().dataChanged):
        document.set_results(document.key_at(0), document.puzzle, PAUSED)
    assert shown(panel)[1] == "120 so far, paused at 26 %"
    document.set_results(document.key_at(0), document.puzzle, SOLVED)
    assert shown(panel)[1] == "240 solutions"
    assert painted(panel) != before
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    assert shown(panel)[1] == "impossible: 1 cubelet too many"
    document.edit(document.figure.toggled((0, 0, 0)), "Erase one cubelet")
    assert shown(panel)[1] == "changed since solved"
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert shown(panel)[1] == "240 solutions"
    document.rename("Other name")
    assert shown(panel)[1] == "240 solutions"
    document.place_piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
    assert shown(panel)[1] == "changed since solved"
    document.undo_stack.undo()
    document.use_pieces(piece_set("bedlam"), "Use Bedlam")
    assert shown(panel) == ("Bedlam · 13 pieces", "impossible: 37 cubelets too few")


def test_an_empty_figure_and_a_figure_without_pieces_are_marked(panel, document):
    document.add(Figure((), "new", CUBIC))
    assert shown(panel, 1) == ("Soma · 7 pieces", "empty")
    document.use_pieces(replace(piece_set("soma"), counts=(0,) * 7), "Use none")
    assert shown(panel, 1) == ("Soma · no pieces yet", "empty")


def test_a_row_with_an_error_shows_it_with_an_icon_and_a_tooltip(panel, document, tmp_path):
    path = tmp_path / "broken.fig"
    path.write_text("/SOMAwall\n/111/111\n\n/SOMAbroken\n\n/SOMAlast\n/11\n")
    document.open(path)
    bad = panel.list.model().index(1, 0)
    assert not bad.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert "broken.fig, line" in bad.data(Qt.ItemDataRole.ToolTipRole)
    assert str(bad.data(ROW).error) in bad.data(Qt.ItemDataRole.AccessibleTextRole)
    line, _ = second_line(QFontMetrics(panel.font()), 2000, bad.data(ROW))
    assert line.startswith("line ")
    painted(panel)
    assert panel.list.model().index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None


def test_only_visible_rows_are_computed_and_painted(panel, document, tmp_path):
    path = tmp_path / "many.fig"
    path.write_text("".join(f"/wall {n}\n/111/111/111\n/111/111/111\n\n" for n in range(1000)))
    document.open(path)
    painted(panel)
    rows = panel.list.viewport().height() // panel.list.sizeHintForRow(0) + 1
    assert 1 <= panel.list.itemDelegate().cached_count <= rows
    assert len(panel.model._texts) <= rows
    assert panel.list.sizeHintForRow(0) <= 48


def test_the_state_stays_readable_in_a_narrow_column(panel, document):
    document.set_results(document.key_at(0), document.puzzle, PAUSED)
    metrics, row = QFontMetrics(panel.font()), row_of(panel)
    wide = metrics.horizontalAdvance(row.pieces + row.status) + 40
    assert second_line(metrics, wide, row) == (row.pieces, row.status)
    narrow = metrics.horizontalAdvance(row.status) + 2
    assert second_line(metrics, narrow, row) == ("", row.status)
    assert second_line(metrics, narrow + 60, row) == ("Soma", row.status)
    left, right = second_line(metrics, narrow // 2, row)
    assert (left, right[:3], right[-1:]) == ("", "120", "…")


def test_a_narrow_column_shows_why_a_problem_is_impossible(panel, document):
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    metrics, row = QFontMetrics(panel.font()), row_of(panel)
    width = metrics.horizontalAdvance(row.status) - 5
    assert second_line(metrics, width, row)[1] == "1 cubelet too many"


def test_the_picture_of_a_large_figure_follows_after_a_pause(panel, document, qtbot):
    box = CUBIC.box((8, 8, 8))
    document.edit(Figure(box, "box", CUBIC), "Draw a box")
    first = painted(panel)
    document.edit(Figure(box[:320], "box", CUBIC), "Draw a smaller box")
    delegate = panel.list.itemDelegate()
    picture = delegate._pictures[document.key_at(0)][2].cacheKey()
    painted(panel)
    assert delegate._pictures[document.key_at(0)][2].cacheKey() == picture

    def follows() -> bool:
        return painted(panel) != first and delegate._pictures[0][0] is document.figure

    qtbot.waitUntil(follows)


def test_many_pictures_are_painted_a_few_at_a_time(panel, document, tmp_path, qtbot, monkeypatch):
    """Ten pictures at once would take a tenth of a second."""
    monkeypatch.setattr(problem_delegate, "_MAX_SECONDS", 0.0)
    path = tmp_path / "many.fig"
    path.write_text("".join(f"/wall {n}\n/111/111/111\n/111/111/111\n\n" for n in range(4)))
    panel.show()
    qtbot.waitExposed(panel)
    document.open(path)
    painted(panel)
    delegate = panel.list.itemDelegate()
    assert delegate.cached_count == 1
    qtbot.waitUntil(lambda: delegate.cached_count == 4)


def test_pictures_belong_to_the_open_file(panel, document, tmp_path):
    opened(document, tmp_path / "a.cubewright", ("box", built_in_puzzle("bedlam")))
    box = painted(panel)
    document.new(built_in_puzzle("cube"))
    assert painted(panel) != box
    assert panel.header.text() == "Problems: 1"


def test_a_problem_shows_the_progress_of_its_search(panel, document):
    assert shown(panel)[1] == "not solved"
    panel.model.show_search(document.key_at(0), 0.26)
    assert shown(panel)[1] == "searching 26 %"
    panel.model.show_search(None, 0.0)
    document.set_results(document.key_at(0), document.puzzle, SOLVED)
    assert shown(panel)[1] == "240 solutions"

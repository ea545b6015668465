"""The window exports all formats of the table: pictures, sheets, models, animations and pages."""

import csv

import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QSpinBox, QWidget

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.gui.export import export_dialog
from cubewright.gui.export.export_choice import Content, Exportable, PreviewData
from cubewright.gui.export.export_dialog import ExportDialog
from cubewright.gui.frame.option_form import OptionForm
from cubewright.gui.languages.language import LANGUAGE, SOURCE_LANGUAGE, language_codes
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import size_on_screen
from cubewright.presenter.exports.contents import KINDS
from cubewright.presenter.scripting import load, solve

CUBE = load("half-hour")
SHOWN = [content for content in Content if content.has_preview]


@pytest.fixture(scope="module")
def solutions():
    return tuple(solve(CUBE, limit=2))


@pytest.fixture
def make_dialog(qtbot, tmp_path, solutions):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialogs = []

    def source(count):
        return ExportSource(CUBE, "Cube", solutions[:count])

    def make(exportable):
        preview_data = PreviewData(
            source, lambda name: {"width": 64} if name == "svg" else {}, {"azimuth": 12.5}
        )
        made = ExportDialog(exportable, tmp_path / "cube.fig", parent, preview_data)
        made.owner = parent
        dialogs.append(made)
        return made

    yield make
    for each in dialogs:
        each.preview.close_worker()


@pytest.fixture
def dialog(make_dialog):
    return make_dialog(Exportable(1, "cube", 1, 2, 2))


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, *language_codes()])
@pytest.mark.parametrize("found", [2, 3])
def test_no_mnemonic_chooses_two_controls(make_dialog, language, found):
    LANGUAGE.choose(language)
    try:
        dialog = make_dialog(Exportable(4, "cube", 1, 2, found))
    finally:
        LANGUAGE.choose(SOURCE_LANGUAGE)
    labels = [each for each in dialog.findChildren(QLabel) if each.buddy()]
    for content in SHOWN:
        dialog.content_buttons[content].click()
        texts = [
            each.text()
            for each in (*dialog.findChildren(QAbstractButton), *labels)
            if each.isVisibleTo(dialog)
        ]
        keys = [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]
        assert len(keys) > 15
        assert sorted(keys) == sorted(set(keys)), texts


def test_every_kind_of_the_table_is_offered_with_all_its_formats(dialog):
    assert {each.value for each in SHOWN} == set(KINDS)
    assert set(KINDS) == {form.kind for form in export_formats().values()}
    for content in SHOWN:
        dialog.content_buttons[content].click()
        names = {dialog.kind_box.itemData(n).name for n in range(dialog.kind_box.count())}
        forms = export_formats().values()
        assert names == {form.name for form in forms if form.kind == content.value}


@pytest.mark.parametrize("form", export_formats().values(), ids=export_formats())
def test_every_option_has_a_field_with_its_default(qtbot, form):
    fields = OptionForm()
    qtbot.addWidget(fields)
    fields.show_options(form.options, {})
    assert fields.values == {option.name: option.default for option in form.options}
    form.settings(fields.values)


def test_the_values_of_the_last_export_and_the_camera_are_proposed(dialog):
    dialog.content_buttons[Content.PICTURE].click()
    dialog.kind_box.setCurrentText("SVG (.svg)")
    values = dialog.choice.values
    assert values["width"] == 64
    assert values["azimuth"] == 12.5
    assert values["elevation"] == 27.0


@pytest.mark.parametrize(("symbol", "proposed"), [("A", "A"), ("Q", "")])
def test_a_piece_of_another_set_is_not_proposed_again(qtbot, tmp_path, symbol, proposed):
    parent = QWidget()
    qtbot.addWidget(parent)
    preview_data = PreviewData(
        lambda _count: ExportSource(CUBE, "Cube"), lambda _name: {"only": symbol}
    )
    made = ExportDialog(Exportable(1, "cube"), tmp_path / "cube.fig", parent, preview_data)
    made.content_buttons[Content.MODEL].click()
    assert made.choice.values["only"] == proposed
    made.preview.close_worker()


def test_the_preview_follows_the_choices(dialog, qtbot):
    pane = dialog.preview
    dialog.content_buttons[Content.PICTURE].click()
    qtbot.waitUntil(lambda: len(pane.preview.images) == 1, timeout=60_000)
    first = pane.preview.images[0]
    box = dialog.options.fields["view"]
    box.setCurrentIndex(1 - box.currentIndex())
    qtbot.waitUntil(lambda: pane.preview.images not in ((), (first,)), timeout=60_000)


def test_the_preview_reports_that_there_are_fewer_solutions(dialog, qtbot):
    dialog.content_buttons[Content.PICTURE].click()
    dialog.options.set_values({"count": 3, "view": "layers"})
    text = dialog.preview.text
    qtbot.waitUntil(lambda: "It shows 1 solution, not 3" in text.text(), timeout=60_000)
    assert text.isVisibleTo(dialog)
    dialog.options.set_values({"count": 1})
    qtbot.waitUntil(lambda: not text.text(), timeout=60_000)


def test_the_preview_of_a_sheet_has_pages_to_turn(dialog, qtbot):
    pane = dialog.preview
    dialog.content_buttons[Content.SHEET].click()
    qtbot.waitUntil(lambda: len(pane.preview.images) == 3, timeout=60_000)
    assert pane.page_text.text() == "Page 1 of 3"


def test_the_preview_of_a_booklet_has_its_title_and_reports_further_figures(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    preview_data = PreviewData(
        lambda _count: ExportSource(CUBE, "Cube"), puzzles=lambda: (CUBE,) * 4, title="Collection"
    )
    made = ExportDialog(Exportable(4, "cube"), tmp_path / "cube.fig", parent, preview_data)
    made.content_buttons[Content.BOOKLET].click()
    text = made.preview.text
    qtbot.waitUntil(lambda: text.text() == "The preview shows the first 3 of 4 figures.")
    assert ">Collection<" in made.preview.preview.images[0]
    made.preview.close_worker()


def test_the_reason_for_a_missing_preview_is_shown(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    preview_data = PreviewData(lambda _count: ExportSource(CUBE, "Cube"))
    made = ExportDialog(Exportable(1, "cube"), tmp_path / "cube.fig", parent, preview_data)
    made.content_buttons[Content.ANIMATION].click()
    text = made.preview.text
    qtbot.waitUntil(lambda: "solve the puzzle first" in text.text(), timeout=60_000)
    made.content_buttons[Content.PICTURE].click()
    assert made.options.values["show"] == "figure"
    made.preview.close_worker()


def test_models_can_be_written_to_a_folder(dialog, tmp_path):
    dialog.content_buttons[Content.MODEL].click()
    assert dialog.choice.kind.name == "3mf"  # what programs of printers read
    dialog.in_folder.click()
    assert dialog.choice.path == tmp_path / "cube"
    assert dialog.choice.in_folder
    dialog.in_folder.click()
    assert dialog.choice.path == tmp_path / f"cube{dialog.choice.kind.suffix}"


@pytest.mark.parametrize(
    ("typed", "format_name", "name"),
    [
        ("a.png", "png", "a.png"),
        ("a.PDF", "pdf", "a.PDF"),
        ("a.xyz", "svg", "a.xyz.svg"),
        ("cube 1.2", "svg", "cube 1.2.svg"),
    ],
)
def test_the_typed_suffix_selects_the_format(dialog, tmp_path, typed, format_name, name):
    dialog.content_buttons[Content.PICTURE].click()
    dialog.kind_box.setCurrentText("SVG (.svg)")
    dialog.path_edit.setText(typed)
    dialog.path_edit.editingFinished.emit()
    assert dialog.choice.kind.name == format_name
    assert dialog.choice.path == tmp_path / name


def test_a_folder_is_no_name_of_a_file(dialog, tmp_path, monkeypatch):
    warnings = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: warnings.append(box.text()))
    dialog.content_buttons[Content.PICTURE].click()
    dialog.path_edit.setText(f"{tmp_path}/pictures/")
    dialog.accept()
    assert warnings == ["“pictures” is a folder."]
    assert not dialog.result()


def test_a_number_out_of_range_becomes_the_nearest_valid_number(qtbot):
    fields = OptionForm()
    qtbot.addWidget(fields)
    fields.show_options(export_formats()["svg"].options, {})
    width = fields.fields["width"]
    width.lineEdit().setText("0")
    width.interpretText()
    assert fields.values["width"] == 16
    assert width.toolTip() == "width of the picture (16 to 8,192)"


def test_only_files_of_the_chosen_piece_are_replaced_and_only_after_a_question(
    dialog, tmp_path, monkeypatch
):
    asked = []
    monkeypatch.setattr(export_dialog, "may_replace", lambda _d, name, _t: asked.append(name))
    (tmp_path / "cube").mkdir()
    first = dialog._preview_data.source(0).puzzle.pieces[0].symbol
    (tmp_path / "cube" / f"01-{first}.stl").write_bytes(b"")
    dialog.content_buttons[Content.MODEL].click()
    dialog.kind_box.setCurrentText("STL (.stl)")
    dialog.in_folder.click()
    dialog.accept()
    assert asked == [f"01-{first}.stl"]
    assert not dialog.result()
    second = dialog._preview_data.source(0).puzzle.pieces[1].symbol
    dialog.options.set_values({"only": second})
    dialog.accept()
    assert len(asked) == 1
    assert dialog.result()


def answer(monkeypatch, content, form, path, **values):
    """Answer the export dialog once."""

    def exec_dialog(dialog):
        dialog.content_buttons[content].click()
        box = dialog.kind_box
        box.setCurrentIndex([box.itemData(n).name for n in range(box.count())].index(form))
        dialog.options.set_values(values)
        dialog.path_edit.setText(str(path))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", exec_dialog)


def test_a_picture_is_written_and_the_choice_is_kept(window, qtbot, monkeypatch, tmp_path):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    path = tmp_path / "x.png"
    answer(monkeypatch, Content.PICTURE, "png", path, width=120, view="layers")
    with qtbot.waitSignal(window.export_controller.status_message, timeout=60_000) as message:
        window.actions_["export"].trigger()
    assert message.args[0] == "Exported x.png."
    with Image.open(path) as image:
        assert image.width == 120
    seen = []

    def look(dialog):
        seen.append((dialog.choice.content, dialog.choice.kind.name, dialog.choice.values))
        return ExportDialog.DialogCode.Rejected

    monkeypatch.setattr(ExportDialog, "exec", look)
    window.actions_["export"].trigger()
    content, name, values = seen[0]
    assert (content, name, values["width"], values["view"]) == (
        Content.PICTURE,
        "png",
        120,
        "layers",
    )


def test_the_statistics_of_the_visible_search_are_written(window, qtbot, monkeypatch, tmp_path):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    path = tmp_path / "x.csv"
    answer(monkeypatch, Content.STATISTICS, "csv-statistics", path)
    with qtbot.waitSignal(window.export_controller.status_message, timeout=60_000) as message:
        window.actions_["export"].trigger()
    assert message.args[0] == "Exported x.csv."
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    stages = window.statistics.stages
    stage_count = stages.rowCount() - 1  # without the row of totals
    assert len(rows) == stage_count == len(window.document.puzzle.pieces)
    assert max(int(row["explored"]) for row in rows) == stages.max_explored


def test_statistics_need_a_search(window, qtbot, monkeypatch, tmp_path):
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.informativeText()))
    opened = []

    def exec_dialog(dialog):
        opened.append(dialog)
        if len(opened) > 1:
            return ExportDialog.DialogCode.Rejected
        dialog.content_buttons[Content.STATISTICS].click()
        dialog.path_edit.setText(str(tmp_path / "x.svg"))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", exec_dialog)
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: len(opened) == 2, timeout=60_000)
    assert "solve the puzzle first" in said[0]
    assert not (tmp_path / "x.svg").exists()


def test_an_export_that_is_cancelled_leaves_no_file(window, qtbot, monkeypatch, tmp_path):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )
    path = tmp_path / "x.gif"
    answer(monkeypatch, Content.ANIMATION, "gif", path, size=640, speed=0.7)
    window.actions_["export"].trigger()
    controller = window.export_controller
    qtbot.waitUntil(lambda: controller._progress is not None and controller._progress.value() > 0)
    with qtbot.waitSignal(controller.status_message) as message:
        controller._progress.canceled.emit()
    assert message.args[0] == "The export was cancelled."
    assert controller._progress is None
    assert list(tmp_path.glob("*x.gif*")) == []


def test_a_refused_size_is_reported_and_the_choice_is_shown_again(
    window, qtbot, monkeypatch, tmp_path
):
    errors, opened = [], []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: errors.append(box.informativeText()))

    def exec_dialog(dialog):
        opened.append(dialog.choice)
        if len(opened) > 1:
            return ExportDialog.DialogCode.Rejected
        dialog.content_buttons[Content.MODEL].click()
        field = dialog.options.fields["unit"]
        assert not isinstance(field, QSpinBox)
        field.setValue(1.0)
        dialog.options.set_values({"clearance": 2.0})
        dialog.path_edit.setText(str(tmp_path / "x.stl"))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", exec_dialog)
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: len(opened) == 2, timeout=60_000)
    assert "no volume left" in errors[0]
    assert opened[1].values["unit"] == 1.0


def test_the_dialog_with_its_preview_fits_a_small_screen(make_dialog, qtbot):
    dialog = make_dialog(Exportable(4, "cube", 1, 2, 2))
    room = size_on_screen(QSize(10_000, 10_000), QSize(800, 500))  # 1600 x 1000 at scale 2
    for content in SHOWN:
        dialog.content_buttons[content].click()
        dialog.resize(room)
        dialog.show()
        qtbot.waitExposed(dialog)
        assert dialog.size() == room
        assert dialog.rect().contains(dialog.buttons.geometry())
        page = dialog.findChild(ScrollPage)
        assert page.horizontalScrollBar().maximum() == 0
        dialog.hide()

from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QSpinBox,
    QTableView,
    QWidget,
)

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.settings import Theme
from cubewright.gui.frame.theme import Appearance, contrast, contrast_palette, palette, rows_palette
from cubewright.gui.widgets.edges import edge_colour
from cubewright.gui.widgets.icons import WARNING, icon, icon_names
from cubewright.model.drawing.studio import Material

Role, Group = QPalette.ColorRole, QPalette.ColorGroup
STRONG = 7.0  # the contrast of text for people who see little
READABLE = 4.5  # the minimum contrast of text in the accessibility guidelines
VISIBLE = 3.0  # the minimum contrast of other parts and of disabled text
PAIRS = [
    *product((Role.WindowText, Role.BrightText, Role.Link), (Role.Window, Role.Base)),
    (Role.Text, Role.Base),
    (Role.Text, Role.AlternateBase),
    (Role.PlaceholderText, Role.Base),
    (Role.ButtonText, Role.Button),
    (Role.HighlightedText, Role.Highlight),
    (Role.ToolTipText, Role.ToolTipBase),
]


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_of_high_contrast_has_much_of_it(text, ground):
    colours = contrast_palette()
    assert contrast(colours.color(text), colours.color(ground)) >= STRONG
    edges = contrast_palette(bordered=True).color(Role.Window)
    assert contrast(edges, colours.color(Role.Base)) >= STRONG
    assert edge_colour(colours, 0.1) == QColor("#000000")
    assert edge_colour(palette(dark=False), 0.1).alphaF() == pytest.approx(0.1, abs=0.01)


def test_high_contrast_shows_outlines_and_black_edges_until_it_is_left(window, qapp):
    usual = qapp.palette("QPushButton").color(Role.Window)
    window.choices.choose_theme(Theme.CONTRAST)
    assert not window.appearance.dark
    assert qapp.palette().color(Role.WindowText) == QColor("#000000")
    assert qapp.palette("QPushButton").color(Role.Window) == QColor("#000000")
    assert PIECE_COLOURS.material is Material.DRAWING
    window.choices.choose_theme(Theme.SYSTEM)
    assert qapp.palette("QPushButton").color(Role.Window) == usual
    assert PIECE_COLOURS.material is PIECE_COLOURS.chosen_material


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_contrasts_with_its_background(dark, text, ground):
    colours = palette(dark=dark)
    assert contrast(colours.color(text), colours.color(ground)) >= READABLE


@pytest.mark.parametrize("dark", [False, True])
def test_selected_rows_are_calm_and_readable(qapp, qtbot, dark):
    usual, rows = palette(dark=dark), rows_palette(dark=dark)
    ground, base = rows.color(Role.Highlight), rows.color(Role.Base)
    assert contrast(rows.color(Role.HighlightedText), ground) >= STRONG
    assert contrast(rows.color(Role.BrightText), ground) >= READABLE
    assert contrast(usual.color(Role.Highlight), base) > contrast(ground, base) > 1.2
    appearance = Appearance(Theme.DARK if dark else Theme.LIGHT)
    shown, field = QTableView(), QLineEdit()
    for widget in (shown, field):
        widget.ensurePolished()
        qtbot.addWidget(widget)
    assert shown.palette().color(Role.Highlight) == ground
    assert field.palette().color(Role.Highlight) == usual.color(Role.Highlight)
    appearance.close()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("text", "ground"),
    [(Role.WindowText, Role.Window), (Role.Text, Role.Base), (Role.ButtonText, Role.Button)],
)
def test_disabled_text_is_fainter_and_still_readable(dark, text, ground):
    colours = palette(dark=dark)
    faint = contrast(colours.color(Group.Disabled, text), colours.color(ground))
    assert VISIBLE <= faint < contrast(colours.color(text), colours.color(ground))


def test_contrast_is_measured_as_in_the_guidelines():
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("dark", [False, True])
def test_every_icon_is_drawn_in_the_colour_of_text(qapp, dark):
    qapp.setPalette(palette(dark=dark))
    for name in icon_names():
        image = icon(name).pixmap(24, 24).toImage()
        inked = [
            image.pixelColor(x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 200
        ]
        assert len(inked) > 10, name
        if name != "cubewright":
            ground = qapp.palette().color(Role.Button)
            assert max(contrast(colour, ground) for colour in inked) >= READABLE, name


@pytest.mark.parametrize("dark", [False, True])
def test_the_warning_icon_is_visible_on_a_selected_row(qapp, dark):
    colours = palette(dark=dark)
    qapp.setPalette(colours)
    mark = icon(WARNING, colours.color(Role.BrightText))
    for mode, ground in ((QIcon.Mode.Normal, Role.Base), (QIcon.Mode.Selected, Role.Highlight)):
        image = mark.pixmap(QSize(16, 16), mode).toImage()
        ink = max(
            contrast(image.pixelColor(x, y), colours.color(ground))
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 200
        )
        assert ink >= VISIBLE


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize(
    "kind", [QRadioButton, QCheckBox, QLineEdit, QPlainTextEdit, QSpinBox, QDoubleSpinBox]
)
def test_fields_and_boxes_have_visible_edges(qapp, qtbot, theme, kind):
    appearance = Appearance(theme)
    window = QWidget()
    qtbot.addWidget(window)
    field = kind(window)
    window.resize(300, 220)  # as large as a field of several lines
    window.show()
    qtbot.waitExposed(window)
    image = window.grab().toImage()
    row = [image.pixelColor(x, field.geometry().center().y()) for x in range(12)]
    edge = max(contrast(colour, qapp.palette().color(Role.Window)) for colour in row[:6])
    inner = max(contrast(colour, qapp.palette().color(Role.Base)) for colour in row[:6])
    assert min(edge, inner) >= VISIBLE
    appearance.close()


def test_choosing_a_theme_changes_the_colours_and_emits_a_signal(qapp, qtbot):
    appearance = Appearance(Theme.LIGHT)
    assert not appearance.dark
    with qtbot.waitSignal(appearance.changed, check_params_cb=lambda dark: dark):
        appearance.choose(Theme.DARK)
    assert qapp.palette().color(Role.Window).lightness() < 100
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.choose(Theme.DARK)


def test_choosing_the_current_theme_does_not_apply_the_palette(qapp, monkeypatch):
    appearance = Appearance(Theme.DARK)
    monkeypatch.setattr(appearance, "_apply", lambda: pytest.fail("applied again"))
    appearance.choose(Theme.DARK)
    appearance.close()

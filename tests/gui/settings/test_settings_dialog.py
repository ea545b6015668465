"""Changes in the settings dialog apply at once, and Cancel restores the former values."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.settings.choices import GROUPS, Choices
from cubewright.gui.settings.dialog import SettingsDialog
from cubewright.gui.widgets.density import DENSITY, Density
from cubewright.model.pieces.palette import OWN_COLOURS
from cubewright.presenter.command_search import found_commands

OTHERS = Choices(
    Theme.DARK,
    14,
    "wood",
    False,
    1,
    False,
    False,
    False,
    False,
    looks_for_versions=True,
    density=Density.COMPACT,
    turns_freely=True,
    zooms_out_forward=True,
)
"""A choice other than the default for each setting."""


@pytest.fixture
def font_restored():
    """Use the former font and palette at the test's end."""
    font = QApplication.font()
    yield
    QApplication.setFont(font)
    PIECE_COLOURS.choose(OWN_COLOURS)
    DENSITY.choose(Density.COMFORTABLE)


def press(dialog, button):
    dialog.buttons.button(button).click()


def in_dialog(window, act, name=""):
    """Open the dialog, do something in it, and raise any error that this raised."""
    seen = []

    def do():
        dialog = QApplication.activeModalWidget()
        try:
            act(dialog)
        except Exception as error:
            seen.append(error)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, do)
    window.settings_controller.open(name)
    for error in seen:
        raise error


def test_every_choice_has_a_field_with_a_name_and_a_tip(qtbot):
    dialog = SettingsDialog(Choices())
    qtbot.addWidget(dialog)
    names = [row.name for rows in GROUPS.values() for row in rows]
    assert sorted(names) == sorted(Choices.__dataclass_fields__) == sorted(dialog.fields)
    assert all(field.accessibleName() and field.toolTip() for field in dialog.fields.values())


def test_choices_are_shown_and_stored(qtbot, tmp_path):
    dialog = SettingsDialog(OTHERS)
    qtbot.addWidget(dialog)
    assert dialog.fields["theme"].currentText() == "Dark"
    assert dialog.fields["font_size"].value() == 14
    assert dialog.fields["palette"].currentText() == "Wood"
    assert dialog.fields["threads"].currentText() in ("1", "All 1")
    assert not dialog.fields["motion"].isChecked()
    settings = Settings(tmp_path / "x.ini")
    assert Choices.from_settings(settings) == Choices()
    OTHERS.store(settings)
    settings.theme, settings.palette, settings.threads = Theme.DARK, "wood", 1
    settings.save()
    assert Choices.from_settings(Settings(tmp_path / "x.ini")) == OTHERS


def test_a_change_applies_at_once_and_cancel_restores(window, font_restored):
    size = QApplication.font().pointSize()

    def act(dialog):
        dialog.fields["theme"].setCurrentIndex(dialog.fields["theme"].findText("Dark"))
        assert window.appearance.dark
        dialog.fields["font_size"].setValue(size + 4)
        QApplication.processEvents()  # Qt posts the change to the widgets
        assert window.editor.font().pointSize() == size + 4
        dialog.fields["palette"].setCurrentIndex(dialog.fields["palette"].findText("Wood"))
        assert PIECE_COLOURS.palette.name == "wood"
        dialog.fields["threads"].setCurrentIndex(1)
        assert window.solve_controller.threads == 1
        dialog.reject()

    in_dialog(window, act)
    assert QApplication.font().pointSize() == size
    assert PIECE_COLOURS.palette.name == OWN_COLOURS
    assert window.appearance.theme is Theme.SYSTEM
    assert window.solve_controller.threads is None
    assert window.choices.current() == Choices()


def test_defaults_are_restored_by_their_button(window, font_restored):
    window.choices.apply(OTHERS)

    def act(dialog):
        assert dialog.choices == OTHERS
        press(dialog, QDialogButtonBox.StandardButton.RestoreDefaults)
        assert dialog.choices == Choices()
        press(dialog, QDialogButtonBox.StandardButton.Ok)

    in_dialog(window, act)
    assert window.choices.current() == Choices()


def test_menus_and_dialog_show_the_same(window, font_restored):
    window.choices.apply(OTHERS)
    for menu, name in (("theme", "dark"), ("palette", "wood"), ("threads", "1")):
        marked = [a.data() for a in getattr(window.menus, menu).actions() if a.isChecked()]
        assert marked == [name]
    window.choices.choose_theme(Theme.LIGHT)
    assert window.choices.current().theme is Theme.LIGHT
    window.choices.apply(Choices())


def test_files_that_are_not_remembered_are_forgotten_with_ok(window, tmp_path, font_restored):
    path = tmp_path / "a.fig"
    window.settings.remember_file(path)

    def untick(dialog):
        dialog.fields["remembers_files"].setChecked(False)
        assert window.settings.recent_files == ()

    in_dialog(window, lambda dialog: (untick(dialog), dialog.reject()))
    assert window.settings.recent_files == (path,)
    in_dialog(window, lambda dialog: (untick(dialog), dialog.accept()))
    window.choices.apply(Choices())
    assert window.settings.recent_files == ()


def test_without_recovery_no_copy_is_written(window, font_restored):
    window.actions_["duplicate-figure"].trigger()
    window.recovery.save()
    assert window.recovery.path.exists()
    window.settings.keeps_recovery = False
    window.recovery.save()
    assert not window.recovery.path.exists()
    window.settings.keeps_recovery = True


def test_a_setting_is_found_by_its_words_and_opened(window):
    commands = list(window.palette_controller.entries())
    described = [command.description for command in commands]
    for words, name in (("letters larger", "font_size"), ("blind palette", "palette")):
        found = [commands[n] for n in found_commands(described, words)]
        opening = next(c for c in found if c.description.place.startswith("Settings"))
        focus = []
        QTimer.singleShot(
            0,
            lambda focus=focus: (
                focus.append(QApplication.activeModalWidget().focusWidget()),
                QApplication.activeModalWidget().reject(),
            ),
        )
        opening.run()
        title = next(r.title for rows in GROUPS.values() for r in rows if r.name == name)
        assert focus[0].accessibleName() == title.replace("&", "")


def test_the_key_of_the_menu_opens_the_dialog(window):
    assert window.actions_["settings"].shortcut().toString() == "Ctrl+,"
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().reject())
    window.actions_["settings"].trigger()


def test_smooth_moves_are_switched_off_at_once(window):
    window.choices.apply(Choices(motion=False))
    assert not window.view.movement.is_smooth
    window.choices.apply(Choices())
    assert window.view.movement.is_smooth


def test_no_two_settings_share_a_mnemonic():
    titles = [row.title for rows in GROUPS.values() for row in rows]
    keys = [title[title.index("&") + 1].casefold() for title in titles]
    assert len(set(keys)) == len(keys)

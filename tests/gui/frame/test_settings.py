"""The settings file: choices are kept, and a damaged value affects only that setting."""

import msgspec
import pytest
from PySide6.QtCore import QByteArray

from cubewright.gui.frame.settings import Settings, StoredChoices, Theme
from cubewright.gui.widgets.density import Density
from cubewright.model.drawing.studio import Material
from cubewright.model.symmetry.group import Convention, UpTo

OTHERS = {
    "theme": Theme.DARK,
    "density": Density.COMPACT,
    "language": "da",
    "palette": "wood",
    "font_size": 14,
    "motion": False,
    "analysis_minutes": 5,
    "turns_freely": True,
    "zooms_out_forward": True,
    "parallel_lines": True,
    "material": Material.WOOD,
    "piece_symbols": True,
    "cell_colours": False,
    "keeps_plans": False,
    "shows_start_page": False,
    "shows_tips": False,
    "seen_tips": frozenset({"solve", "turn"}),
    "remembers_files": False,
    "keeps_recovery": False,
    "remembers_layout": False,
    "owned_sticks": "1 52x2",
    "owned_boards": "256 512x2",
    "looks_for_versions": True,
    "convention": Convention.RAW,
    "up_to": UpTo.FIGURE,
    "count_only": True,
    "threads": 3,
    "search_place": "here",
    "engine": "stagewise",
}
"""A choice other than the default for each setting."""

HALF = r"@Variant(\0\0\0?\x7f\0\0\0\x7f)"
"""A value of type qfloat16, which Qt can read but Qt for Python cannot."""
UNREADABLE = rf"""
[engines]
automatic={HALF}
[export]
content={HALF}
folder={HALF}
values\png={HALF}
[files]
folder={HALF}
recent={HALF}
[layout]
window={HALF}
[solve]
engine={HALF}
threads=3
[tips]
seen={HALF}
[view]
theme={HALF}
motion={HALF}
font-size={HALF}
palette=wood
"""


def choices(settings):
    """All stored choices by name."""
    return {name: getattr(settings, name) for name in StoredChoices.__struct_fields__}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "some.ini"


def test_settings_are_kept(path, tmp_path):
    first = Settings(path)
    first.theme = Theme.DARK
    for name in "abc":
        first.remember_file(tmp_path / f"{name}, ü.fig")
    first.remember_file(tmp_path / "a, ü.fig")
    first.save()
    again = Settings(path)
    assert again.theme is Theme.DARK
    assert [path.name[0] for path in again.recent_files] == ["a", "c", "b"]
    again.forget_file(tmp_path / "c, ü.fig")
    assert [path.name[0] for path in again.recent_files] == ["a", "b"]


def test_every_choice_is_kept(path):
    settings = Settings(path)
    defaults = choices(settings)
    assert set(OTHERS) == set(defaults)
    for name, other in OTHERS.items():
        assert other != defaults[name]
        setattr(settings, name, other)
    settings.save()
    assert choices(Settings(path)) == OTHERS
    for name, default in defaults.items():
        setattr(settings, name, default)
    settings.save()
    assert choices(Settings(path)) == defaults


def test_only_choices_are_written(path):
    settings = Settings(path)
    for name, default in choices(settings).items():
        setattr(settings, name, default)
    settings.save()
    assert not path.exists() or not path.read_text().strip()
    settings.theme = Theme.DARK
    settings.save()
    assert path.read_text().split() == ["[view]", "theme=dark"]


def test_choices_of_two_processes_are_both_kept(path):
    one, other = Settings(path), Settings(path)
    one.theme, other.motion = Theme.DARK, False
    one.save()
    other.save()
    again = Settings(path)
    assert (again.theme, again.motion) == (Theme.DARK, False)


def test_a_choice_that_another_process_replaced_is_written_again(path):
    settings = Settings(path)
    settings.theme = Theme.DARK
    settings.save()
    path.write_text("[view]\ntheme=light\npalette=wood\n")
    settings.theme = Theme.DARK
    settings.save()
    again = Settings(path)
    assert (again.theme, again.palette) == (Theme.DARK, "wood")


def test_invalid_settings_count_as_missing(path):
    path.write_text("[view]\ntheme=plaid\n[files]\nrecent=@Invalid()\n[layout]\nwindow=3\n")
    settings = Settings(path)
    assert settings.theme is Theme.SYSTEM
    assert settings.recent_files == ()
    assert settings.layout("window") is None


@pytest.mark.parametrize("number", ["many", "-1", "0", "1.5", "1" * 5000, "@ByteArray(3)", "nan"])
def test_invalid_numbers_count_as_missing(path, number):
    path.write_text(f"[solve]\nthreads={number}\n[view]\nfont-size={number}\nmotion={number}\n")
    settings = Settings(path)
    assert (settings.threads, settings.font_size, settings.motion) == (None, None, True)


def test_a_value_that_cannot_be_decoded_affects_only_that_setting(path):
    path.write_text(UNREADABLE)
    settings = Settings(path)
    assert settings.problem is None
    assert choices(settings) == {
        **{field.name: field.default for field in msgspec.structs.fields(StoredChoices)},
        "threads": 3,
        "palette": "wood",
    }
    assert settings.recent_files == ()
    assert settings.last_folder.is_dir()
    assert settings.export_choice == ("", "")
    assert settings.export_folder is None
    assert settings.export_values("png") == {}
    assert settings.engine_settings("automatic") == ()
    assert settings.layout("window") is None


def test_a_value_that_could_not_be_decoded_can_be_replaced(path):
    path.write_text(UNREADABLE)
    settings = Settings(path)
    settings.theme = Theme.DARK
    settings.set_layout("window", QByteArray(b"layout"))
    settings.save()
    again = Settings(path)
    assert (again.theme, again.palette) == (Theme.DARK, "wood")
    assert again.layout("window") == QByteArray(b"layout")


def test_values_of_an_export_are_kept_and_damaged_values_are_ignored(path):
    values = {"width": 1000, "scale": 0.5, "scheme": "dark", "letters": True}
    settings = Settings(path)
    settings.remember_export_values("png", values)
    settings.save()
    assert Settings(path).export_values("png") == values
    for damaged in ("{", "[]", '{"width": []}', '{"width": null}'):
        settings._ini.setValue("export/values/png", damaged)
        assert settings.export_values("png") == {}
